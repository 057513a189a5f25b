//! The words by which an outcome is entered at a real table. Source: 5.10 of the specification.

use crate::cards::Face as CardFace;
use crate::prelude::*;
use crate::table::names::{face_entry, face_name, token_entry};
use crate::vocabulary::{FACES, Face};
use kanso_engine::game::{Item, ItemWords};

/// The words for an item that the awaited outcome can show.
pub fn item(game: &BattleLore, state: &State, item: Item) -> ItemWords {
    match item {
        Item::Face(face) if (1..=FACES).contains(&face) => face_words(Face::of_die(face)),
        Item::Kind(kind) => kind_words(game, state, kind),
        // Nothing is picked or shuffled in this game.
        Item::Pick(number) => ItemWords::plain(number.to_string()),
        Item::Face(number) | Item::Place(number) => ItemWords::plain(number.to_string()),
    }
}

/// A face by its colour or sign, or as it is called; its letter is the one of the English word.
fn face_words(face: Face) -> ItemWords {
    let word = face_entry(face);
    let short = Label::same(face.letter());
    ItemWords { name: face_name(face).into(), word: word.into(), short }
}

/// A chest token by its word.
fn token_words(token: ChestToken) -> ItemWords {
    let short = match token {
        ChestToken::Experience => "e",
        ChestToken::Treasure => "t",
        ChestToken::Artifact => "a",
        ChestToken::Trap => "x",
    };
    let (name, word) = (token.name().into(), token_entry(token).into());
    ItemWords { name, word, short: Label::same(short) }
}

/// A chest token by its word, a card by its id or its name.
fn kind_words(game: &BattleLore, state: &State, kind: Kind) -> ItemWords {
    if state.tasks.last() == Some(&Task::Search) {
        let token = ChestToken::ALL.into_iter().find(|token| Kind::from(*token) == kind);
        return token.map_or_else(|| ItemWords::plain(kind.0.to_string()), token_words);
    }
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

/// The row of a drawn kind, by what the awaited draw is from.
fn face<'a>(game: &'a BattleLore, state: &State, kind: Kind) -> Option<&'a CardFace> {
    let cards = &game.cards;
    Some(match state.tasks.last()? {
        Task::DealCommands(_) | Task::DrawCommands { .. } | Task::FalseOrders(_) => {
            &cards.command(Command::try_from(kind).ok()?).face
        }
        Task::DealLore(_) | Task::DrawLore { .. } => &cards.lore(Lore::try_from(kind).ok()?).face,
        Task::FirstArtifacts(_) | Task::RedrawArtifact(_) | Task::Gain | Task::Aaa => {
            &cards.artifact(Artifact::try_from(kind).ok()?).face
        }
        _ => return None,
    })
}
