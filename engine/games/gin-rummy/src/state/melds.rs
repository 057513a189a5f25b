//! Melds: what is one, what fits it, and the best way to lay out a hand.

use super::cards::Cards;
use crate::prelude::*;

/// Fewest cards of a meld. Source: GR-2.1, GR-2.2.
pub const MELD_MIN: u32 = 3;
/// Cards of one rank. Source: GR-2.1.
const SET_MAX: u32 = 4;

/// A set or a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct Meld(Cards);

impl Meld {
    /// The meld of these cards, if they are one (GR-2.1, GR-2.2).
    pub fn of(cards: Cards) -> Option<Self> {
        let (low, high) = (cards.first()?, cards.last()?);
        let is_set = cards.of_rank(low.rank()) == cards;
        // Nothing lies between the lowest and the highest that is not among them.
        let is_run = low.above(cards.count() as u8 - 1) == Some(high);
        (cards.count() >= MELD_MIN && (is_set || is_run)).then_some(Self(cards))
    }

    /// Its cards.
    pub const fn cards(self) -> Cards {
        self.0
    }

    /// GR-4.5: the meld with a card laid off onto it, if it fits.
    pub fn laid_on(self, card: Card) -> Option<Self> {
        if self.0.contains(card) { None } else { Self::of(self.0.with(card)) }
    }
}

/// A hand laid out: its melds, and the cards that are in none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    /// The melds, by their lowest cards.
    pub melds: Vec<Meld>,
    /// The deadwood.
    pub rest: Cards,
}

/// GR-2.4, GR-2.5: the layout of a hand that leaves the least deadwood, the first that is found.
pub fn layout(hand: Cards) -> Layout {
    let mut best = Layout { melds: Vec::new(), rest: hand };
    search(hand, Cards::NONE, &mut Vec::new(), &mut best);
    best
}

/// GR-2.4: the deadwood of a hand.
pub fn deadwood(hand: Cards) -> u32 {
    layout(hand).rest.points()
}

/// Goes on with the lowest card that is not placed yet: into each meld that it begins, then into none.
fn search(open: Cards, rest: Cards, melds: &mut Vec<Meld>, best: &mut Layout) {
    if rest.points() >= best.rest.points() {
        return;
    }
    let Some(card) = open.first() else {
        *best = Layout { melds: melds.clone(), rest };
        return;
    };
    let same = open.of_rank(card.rank());
    let mut enter = |meld: Cards| {
        melds.push(Meld(meld));
        search(open.difference(meld), rest, melds, best);
        melds.pop();
    };
    if same.count() >= MELD_MIN {
        enter(same);
    }
    if same.count() == SET_MAX {
        // GR-2.5: the lowest cards go to the set first, so the highest is left out first.
        let others: Vec<_> = same.without(card).iter().collect();
        others.into_iter().rev().for_each(|other| enter(same.without(other)));
    }
    let mut run: Vec<_> =
        (0..).map_while(|steps| card.above(steps).filter(|next| open.contains(*next))).collect();
    while run.len() >= MELD_MIN as usize {
        enter(run.iter().copied().collect());
        run.pop();
    }
    search(open.without(card), rest.with(card), melds, best);
}
