//! The words by which an outcome is entered at a real table. Source: section 5.9 of the
//! specification.

use crate::prelude::*;
use kanso_engine::game::{Item, ItemWords};

/// The words for an item that the awaited outcome can show.
pub fn item(game: &BerserkTcg, state: &State, item: Item) -> ItemWords {
    match item {
        Item::Kind(kind) => kind_words(game, state, kind),
        Item::Pick(seat) => {
            let name = game.names.get(usize::from(seat)).map_or("?", |name| name.as_str());
            let number = Label::same(seat.to_string());
            ItemWords { name: Label::same(name.to_owned()), word: number, short: Label::default() }
        }
        // No chance of this game has faces or an order.
        Item::Face(number) | Item::Place(number) => ItemWords::plain(number.to_string()),
    }
}

fn kind_words(game: &BerserkTcg, state: &State, kind: Kind) -> ItemWords {
    let cards = &game.cards;
    let words = match state.chance() {
        Some(Drawn::CityReveal { .. } | Drawn::LocalCities) => u8::try_from(kind.0)
            .ok()
            .filter(|city| usize::from(*city) < cards.cities.len())
            .map(|city| cards.city_words(city)),
        _ => CardKind::try_from(kind)
            .ok()
            .filter(|card| cards.has_card(*card))
            .map(|card| cards.card_words(card)),
    };
    words.unwrap_or_else(|| ItemWords::plain(kind.0.to_string()))
}
