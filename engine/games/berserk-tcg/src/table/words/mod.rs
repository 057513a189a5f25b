//! What the Berserk trading card game says, in both languages and for one eye.
//!
//! Source: BK-3.16; terms follow the rulebook's glossary. A card is told by its name and its number,
//! each to the eyes that may know it; a seat by its player's name; a city by its place in the row.
//!
//! Left out: the notation by which an action is typed (`notation`), and which events and facts are
//! told to an eye at all (`secrets`).

pub(crate) mod action;
mod item;
mod label;
mod name;
mod outcome;
mod parts;
mod phase;
mod prompt;
pub(crate) mod running;
#[cfg(test)]
mod sample;
#[cfg(test)]
mod tests;

pub(crate) use self::{
    item::item,
    label::{item_label, phase_label},
    name::{Known, hand_cards, known_card, named, shown_card, turned_up},
    outcome::outcome,
    parts::{Change, Less, has_several_abilities, lock_words, only_choice, routine},
    phase::phase,
    prompt::prompt,
};

use crate::prelude::*;
use kanso_engine::words::{self, Listed, Tell, TellAt, Thing, ToldAt, thing};
use std::fmt;

/// Who tells, to whom and in which language.
pub(crate) type Teller<'a> = words::Teller<'a, BerserkTcg>;
/// A teller at the table.
pub(crate) type At<'a> = words::At<'a, BerserkTcg>;

pub(crate) static CARD: Thing = thing("card", "cards", "カード", "枚");

/// Words with commas between them; "nothing" for none.
pub(crate) fn list<T>(t: Teller<'_>, items: impl IntoIterator<Item = T>) -> Listed<T> {
    t.list(items, "nothing", "なし")
}
