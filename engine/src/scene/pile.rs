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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{Look, Tone};

    #[test]
    fn each_card_of_a_pile_has_an_id_below_that_of_the_pile() {
        let name = || Label::same("Fox");
        let card = |id| Token::new(id, name(), name(), Tone::Plain, Look::Card);
        let pile = Pile::of("deck", [(card("a"), 2), (card("b"), 1)]).expect("it has cards");
        let of = |slot: &Slot| (slot.id.clone(), slot.token.as_ref().map(|it| it.id.clone()));
        let ids: Vec<_> = pile.cards.iter().map(of).collect();
        let id = |nth: u8| (format!("deck/in{nth}/place"), Some(format!("deck/in{nth}")));
        assert_eq!((pile.of.as_str(), ids), ("deck", vec![id(0), id(1)]));
        assert_eq!(pile.cards[0].count, 2);
        assert_eq!(Pile::of("deck", []), None);
    }
}
