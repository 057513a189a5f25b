//! What parts, classes and coins are called, in sentences and in pictures alike.
//!
//! Source: the glossary of the rulebook; MR-3.9, MR-3.12, MR-5.51 (signs).

use crate::vocabulary::{Character, Coin, Part, Symbol};
use kanso_engine::Text;
use std::fmt::{self, Display};

/// The name of a part of the monster.
pub(crate) const fn part_name(part: Part) -> Text {
    match part {
        Part::Head => Text::new("head", "頭"),
        Part::Torso => Text::new("torso", "胴"),
        Part::Back => Text::new("back", "背"),
        Part::Tail => Text::new("tail", "尾"),
    }
}

/// The name of a character.
pub(crate) const fn character_name(character: Character) -> Text {
    match character {
        Character::Warrior => Text::new("Warrior", "ウォーリア"),
        Character::Cleric => Text::new("Cleric", "クレリック"),
        Character::Sorcerer => Text::new("Sorcerer", "ソーサラー"),
        Character::Thief => Text::new("Thief", "シーフ"),
    }
}

/// The name of a symbol, which is that of its character.
pub(crate) const fn symbol_name(symbol: Symbol) -> Text {
    match symbol {
        Symbol::Warrior => character_name(Character::Warrior),
        Symbol::Cleric => character_name(Character::Cleric),
        Symbol::Sorcerer => character_name(Character::Sorcerer),
        Symbol::Thief => character_name(Character::Thief),
        Symbol::Multi => Text::new("Any class", "マルチ"),
    }
}

/// The sign of a symbol, to be typed and where there is little room: `W`.
pub(crate) const fn symbol_sign(symbol: Symbol) -> Text {
    match symbol {
        Symbol::Warrior => Text::new("W", "戦"),
        Symbol::Cleric => Text::new("C", "聖"),
        Symbol::Sorcerer => Text::new("S", "魔"),
        Symbol::Thief => Text::new("T", "盗"),
        Symbol::Multi => Text::new("M", "全"),
    }
}

/// The name of a coin.
pub(crate) const fn coin_name(coin: Coin) -> Text {
    match coin {
        Coin::Copper => Text::new("copper", "銅貨"),
        Coin::Silver => Text::new("silver", "銀貨"),
        Coin::Gold => Text::new("gold", "金貨"),
    }
}

/// A contribution, which is kept in tenths: `3`, `3.9`. Source: MR-6.3.
#[derive(Clone, Copy)]
pub(crate) struct Tenths(pub u32);

impl Display for Tenths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.0 / 10, self.0 % 10) {
            (whole, 0) => write!(f, "{whole}"),
            (whole, tenths) => write!(f, "{whole}.{tenths}"),
        }
    }
}
