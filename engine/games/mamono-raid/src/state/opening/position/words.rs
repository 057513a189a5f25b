//! The words in which a position names cells, spaces, characters and chips.

use crate::vocabulary::{Character, Part, Space, Spot, Symbol, XpChip, XpValue};

/// The part of a word: `head`.
///
/// # Panics
///
/// When it is no part.
pub fn part_of(word: &str) -> Part {
    let part = Part::ALL.into_iter().find(|part| part.word() == word);
    part.unwrap_or_else(|| panic!("no part {word}"))
}

/// The spot of a label: `tail.1`, `core.0`.
///
/// # Panics
///
/// When it is no label of a cell.
pub fn spot(label: &str) -> Spot {
    let spot = Spot::all().find(|spot| spot.to_string() == label);
    spot.unwrap_or_else(|| panic!("no cell {label}"))
}

/// The safe space of a letter: `A`.
///
/// # Panics
///
/// When it is no space.
pub fn space_of(letter: &str) -> Space {
    let space = Space::ALL.into_iter().find(|space| space.letter().to_string() == letter);
    space.unwrap_or_else(|| panic!("no safe space {letter}"))
}

/// The character of a letter: `W`.
///
/// # Panics
///
/// When it is no character.
pub fn character(letter: &str) -> Character {
    let found = Character::ALL.into_iter().find(|of| of.letter().to_string() == letter);
    found.unwrap_or_else(|| panic!("no character {letter}"))
}

/// The experience chip of a symbol and points: `W2`.
///
/// # Panics
///
/// When there is no such chip.
pub fn xp_chip(word: &str) -> XpChip {
    let found = word.split_at_checked(1).and_then(|(letter, points)| {
        let symbol = Symbol::ALL.into_iter().find(|of| of.letter().to_string() == letter)?;
        Some(XpChip { symbol, value: XpValue::new(points.parse().ok()?)? })
    });
    found.unwrap_or_else(|| panic!("no experience chip {word}"))
}
