//! Signs and numbers, in sentences and in pictures alike.
//!
//! Source: MR-5.51 (signs).

use crate::prelude::*;
use std::fmt::{self, Display};

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

/// An experience chip where there is little room: `W3`.
pub(crate) fn xp_sign(symbol: Symbol, points: u8) -> Label {
    let Text { en, ja } = symbol_sign(symbol);
    label!("{en}{points}" / "{ja}{points}")
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
