//! Which of the table's things an action is about, by who is asked: the card or piece first by which it
//! is grouped.

use super::{fight, ids};
use crate::prelude::*;
use crate::table::words::At;

/// Ids of the scene that an action touches; what the question is about, where it names nothing.
pub fn touches(at: At<'_>, action: &Action, ids: &mut Vec<String>) {
    let Some((question, seat)) = at.game.asked(at.state) else { return };
    action.touch(at, ids);
    if ids.is_empty() {
        question.touch(at, seat, ids);
    }
    if ids.is_empty() {
        ids.push(ids::TURN.to_owned());
    }
}

/// Who is asked.
fn seat(at: At<'_>) -> Option<Seat> {
    at.game.asked(at.state).map(|(_, seat)| seat)
}

/// The camp of who is asked.
pub(crate) fn camp(at: At<'_>) -> Option<Camp> {
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
    BattleLore::hero_asked(at.state).map(|hero| ids::of_hero(hero, name))
}

/// An artifact of the hero that is asked about.
pub(crate) fn artifact_owned(at: At<'_>, card: Artifact) -> Option<String> {
    BattleLore::hero_asked(at.state).map(|hero| ids::artifact(at.game, hero, card))
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
