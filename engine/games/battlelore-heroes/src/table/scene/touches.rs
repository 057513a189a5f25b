//! Which of the table's things an action is about, by who is asked: the card or piece first by which it
//! is grouped.

use super::{fight, ids};
use crate::BattleLore;
use crate::action::{Action, Targets};
use crate::cards::{Artifact, Command, Lore};
use crate::refusal::Question;
use crate::table::words::At;
use crate::vocabulary::{Camp, HeroId, Hex, Path};
use kanso_engine::Seat;
use kanso_engine::prelude::*;

/// Ids of the scene that an action touches; what the question is about, where it names nothing.
pub fn touches(at: At<'_>, action: &Action, ids: &mut Vec<String>) {
    let Some((question, seat)) = at.game.asked(at.state) else { return };
    action.touch(at, ids);
    if ids.is_empty() {
        ids.push(about(at, question, at.state.camp_of(seat)));
    }
}

/// Who is asked.
fn seat(at: At<'_>) -> Option<Seat> {
    at.game.asked(at.state).map(|(_, seat)| seat)
}

/// The camp of who is asked.
fn camp(at: At<'_>) -> Option<Camp> {
    seat(at).map(|seat| at.state.camp_of(seat))
}

/// A thing of the camp that is asked.
pub(crate) fn of_asked(at: At<'_>, name: &str) -> Option<String> {
    camp(at).map(|camp| ids::of_camp(camp, name))
}

/// A thing of the seat that is asked.
pub(crate) fn of_seat_asked(at: At<'_>, name: &str) -> Option<String> {
    seat(at).map(|seat| ids::of_seat(seat, name))
}

/// A Command card in the hand of who is asked.
pub(crate) fn command_held(at: At<'_>, card: Command) -> Option<String> {
    camp(at).map(|camp| ids::command(at.game, camp, card))
}

/// A Lore card in the hand of who is asked.
pub(crate) fn lore_held(at: At<'_>, card: Lore) -> Option<String> {
    camp(at).map(|camp| ids::lore(at.game, camp, card))
}

/// A thing of the hero that is asked about.
pub(crate) fn of_hero_asked(at: At<'_>, name: &str) -> Option<String> {
    hero(at).map(|hero| ids::of_hero(hero, name))
}

/// An artifact of the hero that is asked about.
pub(crate) fn artifact_owned(at: At<'_>, card: Artifact) -> Option<String> {
    hero(at).map(|hero| ids::artifact(at.game, hero, card))
}

/// An artifact that goes: the card on its way lies among those that are looked at.
pub(crate) fn discarded(at: At<'_>, card: Artifact) -> Option<String> {
    let drawn = at.state.battle.as_ref().and_then(|battle| battle.gain.as_ref()?.card);
    if drawn == Some(card) {
        return Some(ids::shown_artifact(at.game, card));
    }
    artifact_owned(at, card)
}

/// The id of each thing of a list.
pub(crate) fn each<T: Copy>(list: &[T], id: impl Fn(T) -> Option<String>) -> Vec<Option<String>> {
    list.iter().map(|thing| id(*thing)).collect()
}

/// The piece in a hex: its unit, else its hero, else the hex itself.
pub(crate) fn stands(at: At<'_>, hex: Hex, hero: Option<HeroId>) -> String {
    let Some(battle) = &at.state.battle else { return ids::hex(hex) };
    if let Some(hero) = hero {
        return ids::hero(hero);
    }
    if let Some(unit) = battle.unit(hex) {
        return ids::unit(unit.number);
    }
    let hero = battle.heroes.iter().find(|hero| hero.at == Some(hex));
    hero.map_or_else(|| ids::hex(hex), |hero| ids::hero(hero.id))
}

/// What a card is aimed at.
pub(crate) fn aimed(at: At<'_>, targets: &Targets) -> Vec<String> {
    match targets {
        Targets::Move { piece, dest } => vec![stands(at, *piece, None), ids::hex(*dest)],
        Targets::Faces(_) => vec![ids::DICE.to_owned()],
        Targets::None
        | Targets::Hex(_)
        | Targets::Hexes(_)
        | Targets::Section(_)
        | Targets::Card(_) => {
            let mut hexes = Vec::new();
            fight::aimed(targets, &mut hexes);
            hexes.into_iter().map(|hex| stands(at, hex, None)).collect()
        }
    }
}

/// The end of the way of a piece that goes back; an evade answers an attack.
pub(crate) fn end_of(at: At<'_>, path: Path) -> Option<String> {
    let battle = at.state.battle.as_ref()?;
    let retreating = battle.retreat.as_ref().map(|retreat| retreat.who);
    let who = retreating.or_else(|| battle.fight().map(|fight| fight.target))?;
    let end = path.hexes(who.at, who.camp).last().copied();
    Some(ids::hex(end.unwrap_or(who.at)))
}

/// The hex of who is attacked.
pub(crate) fn target_hex(at: At<'_>) -> Option<String> {
    let fight = at.state.battle.as_ref().and_then(|battle| battle.fight())?;
    Some(ids::hex(fight.target.at))
}

/// What the question is about, where an action names nothing.
fn about(at: At<'_>, question: Question, camp: Camp) -> String {
    match question {
        Question::Council => ids::of_camp(camp, "council"),
        Question::KeepLore
        | Question::LoreGain
        | Question::KeepLoreCard
        | Question::DiscardLore
        | Question::Alongside
        | Question::Counter
        | Question::PreAttack
        | Question::PreDefend
        | Question::PostAttack
        | Question::PostDefend
        | Question::AfterBattle
        | Question::FollowOn
            if at.state.battle.is_some() =>
        {
            ids::of_camp(camp, "lores")
        }
        Question::Order => ids::ORDERS.to_owned(),
        Question::Answer | Question::Ground | Question::Pursue | Question::Bonus => {
            ids::FIGHT.to_owned()
        }
        Question::Retreat
        | Question::IgnoreFlags
        | Question::Check
        | Question::CheckReroll
        | Question::Wounded
        | Question::Trophy
        | Question::Passing => ids::INSIDE.to_owned(),
        Question::Redraw
        | Question::DiscardArtifact
        | Question::EquipNow
        | Question::ChestSeen
        | Question::ChooseToken => ids::SHOWN.to_owned(),
        Question::FirstSkill
        | Question::ChooseArtifact
        | Question::Equip
        | Question::Deploy
        | Question::Inherit
        | Question::Purchase
        | Question::Trade
        | Question::KeepCard
        | Question::Physician
        | Question::Return
        | Question::LevelUp
        | Question::Join => of_hero_asked(at, "sheet").unwrap_or_else(|| ids::TURN.to_owned()),
        Question::KeepLore
        | Question::LoreGain
        | Question::KeepLoreCard
        | Question::DiscardLore
        | Question::Alongside
        | Question::Counter
        | Question::PreAttack
        | Question::PreDefend
        | Question::PostAttack
        | Question::PostDefend
        | Question::AfterBattle
        | Question::FollowOn
        | Question::Enlist
        | Question::Scenario
        | Question::Party
        | Question::Command
        | Question::Move
        | Question::Combat
        | Question::TurnEnd
        | Question::LevelUpInTurn
        | Question::KeepCommand => ids::TURN.to_owned(),
    }
}

/// The hero that is asked about.
fn hero(at: At<'_>) -> Option<HeroId> {
    let state = at.state;
    let of_task = state.tasks.last().and_then(|task| BattleLore::hero_of(*task));
    let gain = || Some(state.battle.as_ref()?.gain.as_ref()?.hero);
    let aaa = || {
        let aaa = state.campaign.as_ref()?.aaa.as_ref()?;
        Some(aaa.heroes.get(usize::from(aaa.at))?.hero)
    };
    of_task.or_else(gain).or_else(aaa)
}
