//! What goes on: the battle, a retreat, a check, a Lore card, a search; with arrows from who acts to
//! what is acted upon.
//!
//! Source: BL-9.8, BL-10.9, BL-12.7, BH-11.11, BH-16.5.

use super::{View, append, ids};
use crate::battle::DamageBy;
use crate::prelude::*;
use kanso_engine::scene::Arrow;

/// A piece where it stood when it began: what stands there now, or its hex.
fn spot(view: View<'_>, battle: &Battle, who: &Fighter) -> String {
    if let Some(hero) = who.hero
        && battle.find_hero(hero).is_some_and(|hero| hero.at.is_some())
    {
        return ids::hero(hero);
    }
    match view.game.unit_of(view.state, who) {
        Some(unit) => ids::unit(unit.number),
        None => ids::hex(who.at),
    }
}

/// A piece by name and hex.
fn named(view: View<'_>, who: &Fighter) -> Label {
    let name = match (who.hero, view.game.unit_of(view.state, who)) {
        (Some(hero), _) => view.hero(hero),
        (None, Some(unit)) => view.game.unit_label(unit.kind),
        (None, None) => who.camp.name().into(),
    };
    let at = who.at;
    Label::new(format!("{} ({at})", name.en), format!("{}（{at}）", name.ja))
}

/// The battle that goes on.
pub(super) fn line(view: View<'_>, battle: &Battle) -> Option<Line> {
    let fight = battle.fight()?;
    let attacker = named(view, &fight.attacker);
    let target = match (fight.went, fight.felled) {
        (Some(at), _) => named(view, &Fighter { at, ..fight.target }),
        (None, true) => Label::new("nobody left", "全滅"),
        (None, false) => named(view, &fight.target),
    };
    let mut value = Label::new(
        format!("{} → {}", attacker.en, target.en),
        format!("{} → {}", attacker.ja, target.ja),
    );
    if fight.hits > 0 {
        let hits = fight.hits;
        append(&mut value, &[&format!(", hits {hits}")], &[&format!("、{hits}ヒット")]);
    }
    let label = super::capital(&kind_name(fight).into());
    Some(super::line(ids::FIGHT, label, value, view.of_camp(fight.attacker.camp)))
}

const fn kind_name(fight: &Fight) -> Text {
    match fight.kind {
        FightKind::Attack => fight.mode.name(),
        FightKind::BattleBack => Text::new("battle back", "反撃"),
        FightKind::Bonus => Text::new("bonus melee", "追加の白兵戦"),
        FightKind::Passing => Text::new("passing attack", "特別攻撃"),
    }
}

/// What goes on inside, or by itself.
pub(super) fn inside(view: View<'_>, battle: &Battle) -> Option<Line> {
    let (label, value, tone) = if let Some(check) = &battle.check {
        checked(view, battle, check)
    } else if let Some(retreat) = &battle.retreat {
        retreated(view, retreat)
    } else if let Some(damage) = &battle.damage {
        damaged(view, damage)
    } else if let Some(announced) = &battle.announced {
        let mut value = view.game.cards.lore(announced.card).face.name.clone();
        let player = view.player(announced.camp);
        super::bracketed(&mut value, &player);
        (Label::new("Lore card", "ロアカード"), value, view.of_camp(announced.camp))
    } else if let Some(search) = &battle.search {
        let camp = battle.hero(search.hero).camp;
        (Label::new("Search", "捜索"), view.hero(search.hero), view.of_camp(camp))
    } else {
        let gain = battle.gain.as_ref()?;
        let label = if gain.trophy {
            Label::new("Trophy", "戦果")
        } else {
            Label::new("Artifact", "獲得")
        };
        (label, view.hero(gain.hero), view.of_camp(battle.hero(gain.hero).camp))
    };
    Some(line_of(label, value, tone))
}

fn line_of(label: Label, value: Label, tone: Tone) -> Line {
    super::line(ids::INSIDE, label, value, tone)
}

fn checked(view: View<'_>, battle: &Battle, check: &Check) -> (Label, Label, Tone) {
    let (mut value, dice) = (view.hero(check.hero), check.dice);
    append(&mut value, &[&format!(", dice {dice}")], &[&format!("、ダイス{dice}個")]);
    let label = Label::new("Casualty", "負傷チェック");
    (label, value, view.of_camp(battle.hero(check.hero).camp))
}

fn retreated(view: View<'_>, retreat: &Retreat) -> (Label, Label, Tone) {
    let label = match retreat.cause {
        RetreatCause::Evade => Label::new("Evade", "回避"),
        RetreatCause::Battle | RetreatCause::Damage | RetreatCause::Orphaned => {
            Label::new("Retreat", "退却")
        }
    };
    let mut value = named(view, &retreat.who);
    let flags = retreat.flags;
    if flags > 0 {
        append(&mut value, &[&format!(", flags {flags}")], &[&format!("、退却の目{flags}")]);
    }
    (label, value, view.of_camp(retreat.who.camp))
}

/// What it is whose dice they are.
fn named_by(view: View<'_>, by: DamageBy) -> Label {
    let cards = &view.game.cards;
    match by {
        DamageBy::Lore(kind) => cards.lore(kind).face.name.clone(),
        DamageBy::Power(kind) => cards.creature(kind).face.name.clone(),
        DamageBy::Item(_, item) => view.game.item_name(item).clone(),
        DamageBy::Command(kind) => cards.command(kind).face.name.clone(),
    }
}

fn damaged(view: View<'_>, damage: &Damage) -> (Label, Label, Tone) {
    let mut value = named_by(view, damage.by);
    if let Some(target) = damage.targets.first() {
        let target = named(view, target);
        append(&mut value, &[" → ", &target.en], &[" → ", &target.ja]);
    }
    (Label::new("Card dice", "ダイス"), value, view.of_camp(damage.camp))
}

fn arrow(from: String, to: String, meaning: Label, tone: Tone) -> Option<Arrow> {
    (from != to).then_some(Arrow { from, to, meaning, tone })
}

/// Arrows over the board.
pub(super) fn arrows(view: View<'_>, battle: &Battle, arrows: &mut Vec<Arrow>) {
    if let Some(fight) = battle.fight().filter(|fight| fight.went.is_none() && !fight.felled) {
        let (from, to) = (spot(view, battle, &fight.attacker), spot(view, battle, &fight.target));
        arrows.extend(arrow(from, to, kind_name(fight).into(), view.of_camp(fight.attacker.camp)));
    }
    if let Some(retreat) = &battle.retreat {
        let camp = retreat.who.camp;
        let way = retreat.path.hexes(retreat.who.at, camp);
        let meaning = Label::new("retreats", "退却");
        let to = way.last().map(|hex| ids::hex(*hex));
        arrows.extend(
            to.and_then(|to| arrow(ids::hex(retreat.who.at), to, meaning, view.of_camp(camp))),
        );
    }
    if let Some(damage) = &battle.damage
        && let Some(from) = thrower(battle, damage)
    {
        let (meaning, tone) = (named_by(view, damage.by), view.of_camp(damage.camp));
        let to = damage.targets.iter().map(|target| spot(view, battle, target));
        arrows.extend(to.filter_map(|to| arrow(from.clone(), to, meaning.clone(), tone)));
    }
    if let Some(announced) = &battle.announced {
        let meaning = || view.game.cards.lore(announced.card).face.name.clone();
        let mut hexes = Vec::new();
        aimed(&announced.targets, &mut hexes);
        let mut from = told_in_course(battle);
        if let Targets::Move { piece, .. } = announced.targets {
            from = Some(ids::hex(piece));
        }
        let to = hexes.into_iter().filter_map(|hex| {
            arrow(from.clone()?, ids::hex(hex), meaning(), view.of_camp(announced.camp))
        });
        arrows.extend(to);
    }
}

/// The line of the course that tells of a card, which has no place on the board.
fn told_in_course(battle: &Battle) -> Option<String> {
    let is_told = battle.check.is_none() && battle.retreat.is_none();
    is_told.then(|| ids::INSIDE.to_owned())
}

/// Where dice that are no battle's come from: a hero, the one creature whose power it can be, a card.
fn thrower(battle: &Battle, damage: &Damage) -> Option<String> {
    match damage.by {
        DamageBy::Item(hero, _) if battle.hero(hero).at.is_some() => Some(ids::hero(hero)),
        DamageBy::Power(kind) => {
            let is_of = |unit: &&Unit| {
                let is_kind = unit.kind == UnitKind::Creature(kind) && unit.camp == damage.camp;
                is_kind && unit.doing.battles > 0
            };
            let mut users = battle.units.iter().filter(is_of);
            users.next().filter(|_| users.next().is_none()).map(|unit| ids::unit(unit.number))
        }
        DamageBy::Item(..) | DamageBy::Lore(_) | DamageBy::Command(_) => told_in_course(battle),
    }
}

/// The hexes that a card is aimed at.
pub(super) fn aimed(targets: &Targets, to: &mut Vec<Hex>) {
    match targets {
        Targets::Hex(hex) => to.push(*hex),
        Targets::Move { piece, dest } => to.extend([*piece, *dest]),
        Targets::Hexes(hexes) => to.extend(hexes.iter().copied()),
        Targets::None | Targets::Section(_) | Targets::Faces(_) | Targets::Card(_) => {}
    }
}
