//! The words by which an outcome is entered at a real table. Source: 5.20 of the specification.

use crate::prelude::*;
use kanso_engine::game::{Item, ItemWords};

/// The words for an item that the awaited outcome can show.
pub fn item(game: &BraveArchitect, state: &State, item: Item) -> ItemWords {
    match item {
        Item::Kind(kind) => kind_words(game, state, kind),
        // Nothing is picked or shuffled in this game.
        Item::Pick(number) => ItemWords::plain(number.to_string()),
        Item::Face(number) | Item::Place(number) => ItemWords::plain(number.to_string()),
    }
}

/// A card: its id or its name.
fn kind_words(game: &BraveArchitect, state: &State, kind: Kind) -> ItemWords {
    let face = face(game, state, kind);
    face.map_or_else(
        || ItemWords::plain(kind.0.to_string()),
        |face| ItemWords {
            name: face.name.clone(),
            word: Label::same(face.id.clone()),
            short: Label::default(),
        },
    )
}

/// The face of a drawn kind, by what the awaited draw is from.
fn face<'a>(game: &'a BraveArchitect, state: &State, kind: Kind) -> Option<&'a Face> {
    let cards = &game.cards;
    match state.tasks.last() {
        Some(Task::Draw { .. }) => CardKind::try_from(kind).ok()?.face(cards),
        Some(Task::DealParty) => Party::try_from(kind).ok()?.face(cards),
        Some(Task::Reveal { .. }) => ItemKind::try_from(kind).ok()?.face(cards),
        Some(_) | None => EnemyCard::of(kind).face(cards),
    }
}
