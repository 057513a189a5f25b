//! Piles that one may look into.

use super::{Slot, Token};
use crate::words::Label;
use serde::Serialize;

/// What lies in a pile that one may look into.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Pile {
    /// Id of the thing that is the pile: a card on a place, or a line that counts it.
    pub of: String,
    /// Its cards with how many there are of each: in their order, where they have one that is known.
    pub cards: Vec<Slot>,
}

impl Pile {
    /// A pile of these cards, with how many there are of each; none of no cards. Each has an id of its own
    /// below that of the pile.
    pub fn of(
        id: impl Into<String>,
        cards: impl IntoIterator<Item = (Token, u16)>,
    ) -> Option<Self> {
        let of = id.into();
        let cards = cards.into_iter().enumerate().map(|(nth, (token, count))| Slot {
            id: format!("{of}/in{nth}/place"),
            label: Label::default(),
            token: Some(Token { id: format!("{of}/in{nth}"), ..token }),
            count,
        });
        let cards: Vec<Slot> = cards.collect();
        (!cards.is_empty()).then_some(Self { of, cards })
    }
}
