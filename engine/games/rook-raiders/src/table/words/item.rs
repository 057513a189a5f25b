//! The words by which an outcome is entered at a real table. Source: RR-13.15.

use crate::prelude::*;
use kanso_engine::game::{Item, ItemWords};

/// The words for an item that the awaited outcome can show.
pub fn item(game: &RookRaiders, state: &State, item: Item) -> ItemWords {
    match item {
        Item::Face(face) => ItemWords::plain(face.to_string()),
        Item::Kind(kind) => kind_words(game, state, kind),
        Item::Pick(seat) => {
            let name = game.names.get(usize::from(seat)).map_or("?", |name| name.as_str());
            let number = Label::same(seat.to_string());
            ItemWords { name: Label::same(name.to_owned()), word: number, short: Label::default() }
        }
        Item::Place(command) => match game.cards.commands.get(usize::from(command)) {
            Some(card) => ItemWords {
                name: card.face.name.clone(),
                word: card.face.word.clone(),
                short: card.face.short.clone(),
            },
            None => ItemWords::plain(command.to_string()),
        },
    }
}

fn kind_words(game: &RookRaiders, state: &State, kind: Kind) -> ItemWords {
    let number = usize::from(kind.0);
    let cards = &game.cards;
    let face = match state.tasks.last() {
        Some(Task::Slain { .. }) => cards.medals.get(number).map(|card| &card.face),
        Some(Task::Summon { letter: None, .. }) => cards.chips.get(number).map(|card| &card.face),
        Some(Task::Summon { letter: Some(_), .. }) => {
            cards.monsters.get(number).map(|card| &card.face)
        }
        _ => cards.units.get(number).map(|card| &card.face),
    };
    face.map_or_else(|| ItemWords::plain(kind.0.to_string()), face_words)
}

fn face_words(face: &Face) -> ItemWords {
    ItemWords { name: face.name.clone(), word: face.word.clone(), short: Label::default() }
}
