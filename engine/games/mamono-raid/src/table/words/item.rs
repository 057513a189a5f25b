//! The words by which an outcome is entered at a real table. Source: MR-5.51, MR-3.15.

use crate::cards::ChipCard;
use crate::prelude::*;
use crate::table::names::{symbol_sign, xp_sign};
use kanso_engine::game::{Item, ItemWords};

/// The words for an item that the awaited outcome can show.
pub fn item(game: &MamonoRaid, state: &State, item: Item) -> ItemWords {
    match item {
        Item::Kind(kind) => kind_words(game, state, kind),
        Item::Pick(seat) => {
            let name = game.names.get(usize::from(seat)).map_or("?", |name| name.as_str());
            let number = Label::same(seat.to_string());
            called(Label::same(name.to_owned()), number)
        }
        Item::Face(number) | Item::Place(number) => ItemWords::plain(number.to_string()),
    }
}

fn kind_words(game: &MamonoRaid, state: &State, kind: Kind) -> ItemWords {
    let words = match state.tasks.last() {
        Some(Task::AskPart(_)) => part_words(game, kind),
        Some(Task::AskKept) => starter_words(kind),
        _ => chip_words(game, kind),
    };
    words.unwrap_or_else(|| ItemWords::plain(kind.0.to_string()))
}

/// A part card: its id or its name.
fn part_words(game: &MamonoRaid, kind: Kind) -> Option<ItemWords> {
    let face = &game.cards.part(PartKind::try_from(kind).ok()?).face;
    Some(called(face.name.clone(), Label::same(face.id.clone())))
}

/// A starting chip: its character.
fn starter_words(kind: Kind) -> Option<ItemWords> {
    let symbol = Symbol::of(*Character::ALL.get(usize::from(kind.0))?);
    Some(called(symbol.name().into(), symbol_sign(symbol).into()))
}

/// An enemy chip: its serial number, and on the core what it shows.
fn chip_words(game: &MamonoRaid, kind: Kind) -> Option<ItemWords> {
    let card = game.cards.chips.get(usize::from(kind.0))?;
    let word = card.serial.map_or_else(|| shown(card), |serial| Label::same(serial.to_string()));
    Some(called(card.face.name.clone(), word))
}

fn called(name: Label, word: Label) -> ItemWords {
    ItemWords { name, word, short: Label::default() }
}

/// What a chip shows: `W3`, `silver`.
pub(super) fn shown(card: &ChipCard) -> Label {
    match card.shows {
        ChipFace::Xp(symbol, value) => xp_sign(symbol, value.points()),
        ChipFace::Coin(coin) => Label::from(coin.name()),
    }
}
