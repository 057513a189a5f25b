//! What must hold of a card set as a whole. Source: RR-13.7.

use super::{Effect, MONSTER_KINDS};
use crate::prelude::*;
use kanso_engine::SetError;
use kanso_engine::cards::unlike;
use std::collections::BTreeSet;

/// White unit cards in the box (RR-1.1).
const WHITE_UNIT_CARDS: u32 = 34;
/// Basic kinds (★): one of each makes a hand (RR-2.2).
const STAR_KINDS: usize = 4;
/// Cards of a ★ kind: at least one for each of four seats.
const STAR_COPIES_MIN: u8 = 4;
/// White monster cards of levels 1, 2, 3 (RR-1.1).
const LEVEL_CARDS: [u32; 3] = [5, 4, 3];
/// Names of bosses, each on one card: two medals for each of four seats (RR-11.2).
const BOSS_KINDS: usize = 2;
/// Level-up cards of each ★ kind (RR-2.5).
const LEVEL_UP_COPIES: u8 = 4;

/// The printed commands: id, gold and honour at selection, leader, follower, auto (RR-4.1 to
/// RR-4.19).
const COMMANDS: [(&str, u8, u8, Effect, Effect, Effect); 5] = [
    ("K01", 1, 0, Effect::Actions(2), Effect::Actions(2), Effect::Actions(2)),
    ("K02", 0, 0, Effect::Actions(2), Effect::Actions(1), Effect::Actions(1)),
    ("K03", 0, 1, Effect::Ready(1), Effect::Ready(1), Effect::Ready(1)),
    ("K04", 0, 0, Effect::Gold(4), Effect::Gold(2), Effect::Gold(2)),
    ("K05", 1, 0, ANY_DEPLOY, ANY_DEPLOY, Effect::Deploy { mercenaries: false }),
];
const ANY_DEPLOY: Effect = Effect::Deploy { mercenaries: true };
/// The printed chips: id, letter, copies (RR-2.7).
const CHIPS: [(&str, char, u8); 3] = [("C01", 'A', 2), ("C02", 'B', 2), ("C03", 'C', 2)];
/// The printed medals: id, value, copies (RR-2.7).
const MEDALS: [(&str, i8, u8); 4] =
    [("V01", -1, 3), ("V02", -2, 2), ("V03", -3, 2), ("V04", -4, 1)];

/// Checks a set that was read row by row.
pub fn check(set: &CardSet) -> Result<(), SetError> {
    check_units(set)?;
    check_level_ups(set)?;
    check_monsters(set)?;
    check_printed(set)?;
    check_ids(set)?;
    check_words(set)
}

fn check_units(set: &CardSet) -> Result<(), SetError> {
    let white = || set.units.iter().filter(|unit| unit.is_white);
    let stars = white().filter(|unit| unit.star);
    if stars.clone().count() != STAR_KINDS {
        let ids: Vec<&str> = stars.map(|unit| unit.face.id.as_str()).collect();
        let problem = format!(
            "{} rows with star = true ({}), {STAR_KINDS} wanted",
            ids.len(),
            ids.join(", ")
        );
        return Err(table("unit", problem));
    }
    if let Some(few) = white().find(|unit| unit.star && unit.copies < STAR_COPIES_MIN) {
        let problem = format!("{}, where a ★ kind has at least {STAR_COPIES_MIN}", few.copies);
        return Err(row(&few.face, "copies", problem));
    }
    let cards: u32 = white().map(|unit| u32::from(unit.copies)).sum();
    if cards != WHITE_UNIT_CARDS {
        return Err(table("unit", format!("{cards} cards in all, {WHITE_UNIT_CARDS} wanted")));
    }
    Ok(())
}

fn check_level_ups(set: &CardSet) -> Result<(), SetError> {
    for unit in &set.units {
        if unit.star && unit.levels_to.is_none() {
            return Err(row(&unit.face, "star", "no levelup row is of this kind".to_owned()));
        }
        if unit.level_of.is_some() && unit.copies != LEVEL_UP_COPIES {
            let problem = format!("{}, where {LEVEL_UP_COPIES} are wanted", unit.copies);
            return Err(row(&unit.face, "copies", problem));
        }
    }
    Ok(())
}

fn check_monsters(set: &CardSet) -> Result<(), SetError> {
    let monsters = &set.monsters;
    if monsters.len() != usize::from(MONSTER_KINDS) {
        return Err(table("monster", format!("{} rows, {MONSTER_KINDS} wanted", monsters.len())));
    }
    for monster in monsters {
        let twins = 3 * monster.white;
        if monster.black != twins {
            let problem =
                format!("{}, where three for each white card make {twins}", monster.black);
            return Err(row(&monster.face, "black", problem));
        }
        if monster.is_red() && monster.white != 1 {
            let problem = format!("{}, where a red monster has 1", monster.white);
            return Err(row(&monster.face, "white", problem));
        }
    }
    for (level, wanted) in (1..).zip(LEVEL_CARDS) {
        let of_level = monsters.iter().filter(|monster| monster.level == level);
        let cards: u32 = of_level.map(|monster| u32::from(monster.white)).sum();
        if cards != wanted {
            let problem = format!("{cards} white cards of level {level}, {wanted} wanted");
            return Err(table("monster", problem));
        }
    }
    let red = monsters.iter().filter(|monster| monster.is_red());
    let red: Vec<&str> = red.map(|monster| monster.face.id.as_str()).collect();
    if red.len() != BOSS_KINDS {
        let problem = format!("{} red rows ({}), {BOSS_KINDS} wanted", red.len(), red.join(", "));
        return Err(table("monster", problem));
    }
    Ok(())
}

/// Commands, chips and medals are numbers of the rules: they stand as printed, in the printed
/// order.
fn check_printed(set: &CardSet) -> Result<(), SetError> {
    for (table_name, found, wanted) in [
        ("command", set.commands.len(), COMMANDS.len()),
        ("chip", set.chips.len(), CHIPS.len()),
        ("medal", set.medals.len(), MEDALS.len()),
    ] {
        if found != wanted {
            return Err(table(table_name, format!("{found} rows, {wanted} wanted")));
        }
    }
    for (card, (id, gold, honor, leader, follower, auto)) in set.commands.iter().zip(COMMANDS) {
        same(&card.face, "id", &card.face.id.as_str(), &id)?;
        same(&card.face, "gold_at_selection", &card.gold_at_selection, &gold)?;
        same(&card.face, "honor_at_selection", &card.honor_at_selection, &honor)?;
        same(&card.face, "leader", &card.leader, &leader)?;
        same(&card.face, "follower", &card.follower, &follower)?;
        same(&card.face, "auto", &card.auto, &auto)?;
    }
    for (card, (id, letter, copies)) in set.chips.iter().zip(CHIPS) {
        same(&card.face, "id", &card.face.id.as_str(), &id)?;
        same(&card.face, "letter", &card.letter.letter(), &letter)?;
        same(&card.face, "copies", &card.copies, &copies)?;
    }
    for (card, (id, value, copies)) in set.medals.iter().zip(MEDALS) {
        same(&card.face, "id", &card.face.id.as_str(), &id)?;
        same(&card.face, "value", &card.value, &value)?;
        same(&card.face, "copies", &card.copies, &copies)?;
    }
    Ok(())
}

fn check_ids(set: &CardSet) -> Result<(), SetError> {
    let mut ids = BTreeSet::new();
    match set.faces().find(|face| !ids.insert(face.id.as_str())) {
        Some(face) => Err(row(face, "id", "used twice".to_owned())),
        None => Ok(()),
    }
}

/// A name and a word of entry must tell which card is meant, among those that can stand in one
/// place.
fn check_words(set: &CardSet) -> Result<(), SetError> {
    for faces in set.tables() {
        unlike("name", faces.iter().map(|face| (&face.id, &face.name)))?;
        unlike("word", faces.iter().map(|face| (&face.id, &face.word)))?;
        unlike("short", faces.iter().map(|face| (&face.id, &face.short)))?;
        apart(&faces, "short_en", |face| (&face.short.en, &face.word.en))?;
        apart(&faces, "short_ja", |face| (&face.short.ja, &face.word.ja))?;
    }
    Ok(())
}

/// A short name may be the word of its own card, but of no other.
fn apart(
    faces: &[&Face],
    field: &str,
    texts: impl Fn(&Face) -> (&str, &str),
) -> Result<(), SetError> {
    for face in faces {
        let (short, _) = texts(face);
        let same_word = |other: &&&Face| other.id != face.id && texts(other).1 == short;
        if let Some(other) = faces.iter().find(same_word) {
            return Err(row(face, field, format!("{short:?} is the word of {}", other.id)));
        }
    }
    Ok(())
}

fn same<T: PartialEq + std::fmt::Debug>(
    face: &Face,
    field: &str,
    found: &T,
    printed: &T,
) -> Result<(), SetError> {
    if found == printed {
        return Ok(());
    }
    Err(row(face, field, format!("{found:?}, where the printed game has {printed:?}")))
}

fn row(face: &Face, field: &str, problem: String) -> SetError {
    SetError::field(&face.id, field, problem)
}

fn table(name: &str, problem: String) -> SetError {
    SetError::field(&format!("table {name}"), "", problem)
}
