//! What an action pays, and what dice came to.

use super::names::face_name;
use super::scene::die_sign;
use super::scene::touches::camp;
use super::words::{At, EXPERIENCE, GLORY, LORES, TOKENS, TREASURE};
use crate::prelude::*;
use crate::rules::chapter::aaa::{
    ARTIFACT_PRICE, PAIR, PHYSICIAN_EXPERIENCE, PHYSICIAN_TREASURE, SKILL_PRICE,
};
use crate::rules::course::movement::HowToMove;
use crate::rules::fight::outlook::{Fate, Outlook};
use crate::vocabulary::{FACES, Face};
use kanso_engine::scene::{Badge, Die, Icon, Throw, percent};

/// True for a move that costs a piece its battle of this turn. Source: BL-8.4, BL-9.1, BH-6.2.
pub(crate) fn loses_battle(game: &BattleLore, state: &State, action: &Action) -> bool {
    let Action::Move { piece, dest, glory, hero, leave, join } = *action else { return false };
    let how = HowToMove { glory, leave, join };
    game.leaves_battle(state, (piece, hero), dest, how) == Some(false)
}

/// What an action pays. Source: BL-12.4, BL-14.3, BH-12.2, BH-18.1, BH-19.5, BH-19.6, BH-19.10.
pub(crate) fn price(at: At<'_>, action: &Action, into: &mut Vec<Badge>) {
    let (game, state) = (at.game, at.state);
    match action {
        Action::PlayLore { card, .. } => {
            let cost = camp(at).map_or(0, |camp| game.lore_price(state, camp, *card).cost);
            into.extend(Badge::price(Icon::Lore, cost, &TOKENS));
        }
        Action::PlayLoreInLieu { .. } => into.extend(Badge::price(Icon::Lore, 1, &LORES)),
        Action::CreaturePower { creature, .. } => {
            let unit = state.battle.as_ref().and_then(|battle| battle.unit(*creature));
            if let Some(UnitKind::Creature(kind)) = unit.map(|unit| unit.kind) {
                into.extend(Badge::price(Icon::Lore, game.cards.creature(kind).cost, &TOKENS));
            }
        }
        Action::Move { glory: true, .. }
        | Action::Battle { glory: true, .. }
        | Action::BattleBack { glory: true }
        | Action::SpendGlory { .. }
        | Action::IgnoreFlags { glory: Some(_), .. }
        | Action::Retreat { glory: Some(_), .. } => {
            into.extend(Badge::price(Icon::Honour, 1, &GLORY));
        }
        Action::BuyArtifact { .. } => {
            into.extend(Badge::price(Icon::Chest, ARTIFACT_PRICE, &TREASURE));
        }
        Action::SpendPair => into.extend(Badge::price(Icon::LevelUp, PAIR, &EXPERIENCE)),
        Action::RestoreSkull => {
            into.extend(Badge::price(Icon::Chest, PHYSICIAN_TREASURE, &TREASURE));
            into.extend(Badge::price(Icon::LevelUp, PHYSICIAN_EXPERIENCE, &EXPERIENCE));
        }
        Action::LevelUp { .. } => {
            into.extend(Badge::price(Icon::LevelUp, SKILL_PRICE, &EXPERIENCE));
        }
        _ => {}
    }
}

/// What dice can come to before they fall: how many, how probable a hit is, and that the target falls.
/// Source: BL-9.8d, BL-9.9, BL-14.2, BH-11.11.
pub(crate) fn chance(game: &BattleLore, state: &State, action: &Action) -> Option<Badge> {
    let Outlook { dice, fate, all, hits, falls, sum } = game.outlook(state, action)?;
    let (hits, falls) = (share(hits, all), share(falls, all));
    let tenths = (sum * 20 + all) / (all * 2);
    let average = format!("{}.{}", tenths / 10, tenths % 10);
    // A creature and a Champion are struck in two rolls: what comes of both is told.
    let (told, en, ja) = match fate {
        Fate::Troop => (
            hits,
            format!("a hit {hits} %, {average} on average; eliminated {falls} %"),
            format!("ヒット{hits}％、期待値{average}。全滅{falls}％"),
        ),
        Fate::Creature => (
            falls,
            format!("a hit {hits} %; killed {falls} %"),
            format!("ヒット{hits}％。撃破{falls}％"),
        ),
        Fate::Champion => (
            falls,
            format!("a check {hits} %; wounded {falls} %"),
            format!("損害チェック{hits}％。負傷{falls}％"),
        ),
    };
    let dice_en = format!("{dice} {}", if dice == 1 { "die" } else { "dice" });
    let text = Label::new(format!("{dice}: {told} %"), format!("{dice}個 {told}％"));
    let meaning = Label::new(format!("{dice_en}: {en}"), format!("ダイス{dice}個：{ja}"));
    Some(Badge::new(text.clone(), meaning, Tone::Plain).signed(Icon::Die, text))
}

/// So many ways of so many, in whole percent.
fn share(part: u128, all: u128) -> u32 {
    // As many digits as are needed to round: neither 0 nor all is lost by it.
    const PARTS: u128 = 1_000_000;
    let scaled = (part * PARTS).div_ceil(all);
    let scaled = if part < all { scaled.min(PARTS - 1) } else { PARTS };
    percent(scaled as u32, PARTS as u32)
}

/// The faces of dice; those of a battle say which of them hit. Source: BL-9.8d, BL-4.2 to BL-4.5.
pub(crate) fn thrown(game: &BattleLore, state: &State, rolled: &[u8]) -> Throw {
    let faces = rolled.iter().filter(|face| (1..=FACES).contains(face));
    let faces: Vec<Face> = faces.map(|face| Face::of_die(*face)).collect();
    let battle = state.battle.as_ref().filter(|_| state.tasks.last() == Some(&Task::Fight));
    let fight = battle.and_then(|battle| battle.fight());
    let fight = fight.filter(|fight| fight.step == FightStep::Roll);
    let die = |face: &Face| {
        let (icon, tone) = die_sign(*face);
        let badge = Badge::new(Label::same(face.letter()), face_name(*face), tone);
        let counts = fight.map(|fight| game.strikes_with(state, fight, *face));
        Die { face: badge.signed(icon, Label::default()), counts }
    };
    let throw =
        Throw { dice: faces.iter().map(die).collect(), told: Label::default(), tone: Tone::Plain };
    let Some(fight) = fight else { return throw };
    let mut fight = fight.clone();
    fight.faces = faces.into_iter().collect();
    let hits = game.expected_hits(state, &fight);
    let told = Label::new(
        format!("{hits} {}", if hits == 1 { "hit" } else { "hits" }),
        format!("{hits}ヒット"),
    );
    throw.told(told, if hits > 0 { Tone::Good } else { Tone::Bad })
}
