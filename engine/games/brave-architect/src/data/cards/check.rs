//! What must hold of a card set as a whole: the rows of the box (chapter 1 of the rulebook), and
//! whatever the rules take for granted of what the rows say.

mod effects;
mod ways;

#[cfg(test)]
pub use ways::most as most_ways;

use super::read::HP_MAX;
use super::{RACE_CARDS, SKILLS, SUBS, WEAPON_CARDS, WEAPONS};
use crate::prelude::*;
use crate::vocabulary::{SEATS_MAX, SIDE, TENSION_MAX};
use kanso_engine::SetError;
use kanso_engine::cards::unlike;

/// Item cards (chapter 1 of the rulebook).
const ITEM_CARDS: u32 = 12;
/// The races in the order of the table.
const RACE_IDS: [&str; 7] = ["HU", "EL", "DW", "HA", "DE", "BE", "MA"];

const _: () = assert!(HP_MAX < u8::MAX / 2 && TENSION_MAX < HP_MAX);

/// Checks a set that was read row by row.
pub fn check(set: &CardSet) -> Result<(), SetError> {
    check_ids(set)?;
    for card in &set.deck_cards {
        effects::check_card(card)?;
    }
    for row in &set.faces {
        effects::check_attack(&row.face, &row.basic.attack)?;
        effects::check_ability(&row.face, row.ability.as_ref())?;
    }
    for row in &set.subs {
        if let Some(sheet) = &row.attack {
            effects::check_attack(&row.face, &sheet.attack)?;
        }
        effects::check_ability(&row.face, row.ability.as_ref())?;
    }
    check_items(set)?;
    for row in &set.attacks {
        effects::check_enemy_attack(row)?;
    }
    check_hate(set)?;
    check_board(set)?;
    ways::check(set)?;
    check_words(set)
}

/// The rows are those of the box, in the order of the kinds: the rules cite them by their ids.
fn check_ids(set: &CardSet) -> Result<(), SetError> {
    let numbered = |letters: &'static str, count: u8| {
        (1..=count).map(move |number| format!("{letters}{number}"))
    };
    let padded = |letters: &'static str, count: u8| {
        (1..=count).map(move |number| format!("{letters}{number:02}"))
    };
    let races = RACE_IDS.into_iter().map(str::to_owned);
    let race_cards = RACE_IDS
        .into_iter()
        .flat_map(|race| (1..=RACE_CARDS).map(move |number| format!("{race}{number}")));
    let weapon_cards = (1..=WEAPONS)
        .flat_map(|weapon| (1..=WEAPON_CARDS).map(move |number| format!("W{weapon}{number}")));
    let cards = race_cards.chain(weapon_cards).chain(padded("UD", SUBS)).chain(padded("K", SKILLS));
    let faces = (1..=WEAPONS).flat_map(|weapon| [format!("WA{weapon}"), format!("WB{weapon}")]);
    let items = (1..=12).filter(|number| ![2, 3].contains(number));
    let attacks = numbered("N", 6).chain(numbered("S", 6));
    table("race", set.races.iter().map(|row| &row.face), races)?;
    table("weapon", set.weapons.iter().map(|row| &row.face), numbered("W", WEAPONS))?;
    table("face", set.faces.iter().map(|row| &row.face), faces)?;
    table("sub", set.subs.iter().map(|row| &row.face), padded("U", SUBS))?;
    table("card", set.deck_cards.iter().map(|row| &row.face), cards)?;
    table("item", set.items.iter().map(|row| &row.face), items.map(|n: u8| format!("I{n:02}")))?;
    table("piece", set.pieces.iter().map(|row| &row.face), numbered("Q", 8))?;
    table("party", set.parties.iter().map(|row| &row.face), numbered("EP", 7))?;
    table("attack", set.attacks.iter().map(|row| &row.face), attacks)?;
    table("body", [&set.body.face].into_iter(), ["BD1".to_owned()].into_iter())?;
    table("hate", [&set.hate.face].into_iter(), ["HC1".to_owned()].into_iter())
}

/// One table has these ids, row by row.
fn table<'a>(
    name: &str,
    faces: impl Iterator<Item = &'a Face>,
    wanted: impl Iterator<Item = String>,
) -> Result<(), SetError> {
    for (index, (face, wanted)) in faces.zip(wanted).enumerate() {
        if face.id != wanted {
            let place = format!("{name} row {}", index + 1);
            let problem = format!("{:?}, where {wanted:?} is wanted", face.id);
            return Err(SetError::field(&place, "id", problem));
        }
    }
    Ok(())
}

fn check_items(set: &CardSet) -> Result<(), SetError> {
    for item in &set.items {
        match &item.what {
            ItemUse::Consumable(list) => effects::check_consumable(&item.face, list)?,
            ItemUse::Equipment([one, other]) if one == other => {
                return Err(row(&item.face, "pieces", "the same piece twice"));
            }
            ItemUse::Equipment(_) => {}
        }
    }
    let cards: u32 = set.items.iter().map(|item| u32::from(item.copies)).sum();
    if cards != ITEM_CARDS {
        let problem = format!("{cards} cards, {ITEM_CARDS} wanted");
        return Err(SetError::field("table item", "", problem));
    }
    Ok(())
}

fn check_hate(set: &CardSet) -> Result<(), SetError> {
    let from = &set.hate.from;
    if from[0] != 0 || !from.is_sorted_by(|one, next| one < next) {
        return Err(row(&set.hate.face, "from", "the ranges begin with 0 and ascend"));
    }
    Ok(())
}

/// Every hero has a square to start on, clear of the body and of lava.
fn check_board(set: &CardSet) -> Result<(), SetError> {
    let board = &set.board;
    let error = |field, problem: String| Err(SetError::field("board", field, problem));
    if board.body.x() + 1 >= SIDE || board.body.y() + 1 >= SIDE {
        let problem = format!("{}, where the body's other squares leave the map", board.body);
        return error("body", problem);
    }
    let body = Slot::ALL.map(|slot| slot.square(board.body));
    let taken = |square: &Square| body.contains(square);
    let lists = [("start", board.start), ("lava_1", board.lava_1), ("lava_2", board.lava_2)];
    for (index, (field, squares)) in lists.into_iter().enumerate() {
        if let Some(square) = squares.iter().find(taken) {
            return error(field, format!("{square} is under the body"));
        }
        for (other, there) in lists.into_iter().take(index) {
            if let Some(square) = squares.iter().find(|square| there.contains(*square)) {
                return error(field, format!("{square} is in `{other}` too"));
            }
        }
    }
    let squares = board.start.len();
    if squares < SEATS_MAX as u32 {
        return error("start", format!("{squares} squares, where {SEATS_MAX} heroes start"));
    }
    Ok(())
}

/// A name must tell which card is meant, among those that can stand in one place.
fn check_words(set: &CardSet) -> Result<(), SetError> {
    let cards: Vec<&Face> = set.deck_cards.iter().map(|row| &row.face).collect();
    let skills = &cards[cards.len() - usize::from(SKILLS)..];
    let faces: Vec<&Face> = set.faces.iter().map(|row| &row.face).collect();
    let items: Vec<&Face> = set.items.iter().map(|row| &row.face).collect();
    let pieces: Vec<&Face> = set.pieces.iter().map(|row| &row.face).collect();
    let enemy: Vec<&Face> = set
        .parties
        .iter()
        .map(|row| &row.face)
        .chain(set.attacks.iter().map(|row| &row.face))
        .collect();
    // What is drafted: a seat names one of them (BA-2.2).
    let drafted: Vec<&Face> = set
        .races
        .iter()
        .map(|row| &row.face)
        .chain(set.weapons.iter().map(|row| &row.face))
        .chain(set.subs.iter().map(|row| &row.face))
        .chain(skills.iter().copied())
        .collect();
    for family in [&cards, &faces, &items, &pieces, &enemy, &drafted] {
        unlike("name", family.iter().map(|face| (&face.id, &face.name)))?;
        unlike("short", family.iter().map(|face| (&face.id, &face.short)))?;
    }
    // What a hero does in its turn: deck cards, and attacks and abilities of player cards.
    let own = cards.iter().map(|face| (&face.id, &face.name));
    let named: Vec<_> = own.chain(set.sheet_names().map(|(face, name)| (&face.id, name))).collect();
    unlike("name", named.into_iter())
}

fn row(face: &Face, field: &str, problem: impl Into<String>) -> SetError {
    SetError::field(&face.id, field, problem)
}
