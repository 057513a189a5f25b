//! Bags and decks: things to draw from, without a hidden order.
//!
//! A face-down deck is a multiset as long as nobody knows its order. So a state holds no secret
//! about the future, any outcome can be tried in a line, and what a real table drew can be entered.

use serde::{Deserialize, Serialize};

/// What is drawn, as a number of the game's own: a card of the set, a chip, a token.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Kind(pub u16);

/// A multiset of kinds: sorted pairs of kind and count, no count 0.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(transparent)]
pub struct Bag {
    pairs: Vec<(Kind, u16)>,
}

impl Bag {
    /// An empty bag.
    pub const fn new() -> Self {
        Self { pairs: Vec::new() }
    }

    /// How many of this kind are in the bag.
    pub fn count(&self, kind: Kind) -> u16 {
        match self.find(kind) {
            Ok(at) => self.pairs[at].1,
            Err(_) => 0,
        }
    }

    /// How many things are in the bag.
    pub fn total(&self) -> u32 {
        self.pairs.iter().map(|(_, count)| u32::from(*count)).sum()
    }

    /// True if nothing is in the bag.
    pub fn is_empty(&self) -> bool {
        self.pairs.is_empty()
    }

    /// The kinds in the bag with their counts, ascending.
    pub fn iter(&self) -> impl Iterator<Item = (Kind, u16)> + '_ {
        self.pairs.iter().copied()
    }

    /// Puts `count` things of this kind in.
    pub fn add(&mut self, kind: Kind, count: u16) {
        if count == 0 {
            return;
        }
        match self.find(kind) {
            Ok(at) => self.pairs[at].1 += count,
            Err(at) => self.pairs.insert(at, (kind, count)),
        }
    }

    /// Takes one thing of this kind out; says whether there was one.
    #[must_use = "a thing that was not there must not be used"]
    pub fn take(&mut self, kind: Kind) -> bool {
        let Ok(at) = self.find(kind) else { return false };
        self.pairs[at].1 -= 1;
        if self.pairs[at].1 == 0 {
            self.pairs.remove(at);
        }
        true
    }

    /// Puts all of another bag in.
    pub fn merge(&mut self, other: &Self) {
        for (kind, count) in other.iter() {
            self.add(kind, count);
        }
    }

    /// Takes everything out.
    pub fn clear(&mut self) {
        self.pairs.clear();
    }

    /// Becomes a copy of another bag, keeping its memory.
    pub fn copy_from(&mut self, other: &Self) {
        self.pairs.clear();
        self.pairs.extend_from_slice(&other.pairs);
    }

    fn find(&self, kind: Kind) -> Result<usize, usize> {
        self.pairs.binary_search_by_key(&kind, |(kind, _)| *kind)
    }
}

impl FromIterator<(Kind, u16)> for Bag {
    fn from_iter<I: IntoIterator<Item = (Kind, u16)>>(pairs: I) -> Self {
        let mut bag = Self::new();
        for (kind, count) in pairs {
            bag.add(kind, count);
        }
        bag
    }
}

/// Where the next card of a deck comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NextCard {
    /// Known to the log: no chance is needed.
    Known(Kind),
    /// One of the bag: a chance event settles it.
    FromBag,
    /// The deck is empty.
    None,
}

/// A deck: known cards on top, a bag in the middle, known cards at the bottom.
///
/// "Known" means known to the log; which seat has seen a card is the game's own data.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Deck {
    /// Known cards on top; the last of the list is the top card.
    top: Vec<Kind>,
    /// Cards in unknown order.
    bag: Bag,
    /// Known cards at the bottom; the last of the list is the bottom card.
    bottom: Vec<Kind>,
}

impl Deck {
    /// A shuffled deck of these cards.
    pub fn shuffled(bag: Bag) -> Self {
        Self { top: Vec::new(), bag, bottom: Vec::new() }
    }

    /// Where the next card comes from.
    pub fn next(&self) -> NextCard {
        match (self.top.last(), self.bag.is_empty(), self.bottom.first()) {
            (Some(kind), _, _) => NextCard::Known(*kind),
            (None, false, _) => NextCard::FromBag,
            (None, true, Some(kind)) => NextCard::Known(*kind),
            (None, true, None) => NextCard::None,
        }
    }

    /// Draws the top card, which is `kind`: the known one, or what chance settled for the bag.
    ///
    /// Says whether `kind` could be on top.
    #[must_use = "a card that could not be drawn must not be used"]
    pub fn draw(&mut self, kind: Kind) -> bool {
        match self.next() {
            NextCard::Known(known) if known != kind => false,
            NextCard::Known(_) => {
                if self.top.pop().is_none() {
                    self.bottom.remove(0);
                }
                true
            }
            NextCard::FromBag => self.bag.take(kind),
            NextCard::None => false,
        }
    }

    /// Takes one card of this kind from anywhere in the deck, the bag first, the order of the rest
    /// kept; says whether there was one.
    #[must_use = "a card that was not there must not be used"]
    pub fn take_kind(&mut self, kind: Kind) -> bool {
        if self.bag.take(kind) {
            return true;
        }
        for known in [&mut self.top, &mut self.bottom] {
            if let Some(at) = known.iter().rposition(|card| *card == kind) {
                known.remove(at);
                return true;
            }
        }
        false
    }

    /// Puts a known card on top.
    pub fn put_on_top(&mut self, kind: Kind) {
        self.top.push(kind);
    }

    /// Puts a known card at the bottom.
    pub fn put_at_bottom(&mut self, kind: Kind) {
        self.bottom.push(kind);
    }

    /// Shuffles cards into the middle: they join the bag.
    pub fn add_to_bag(&mut self, kind: Kind, count: u16) {
        self.bag.add(kind, count);
    }

    /// Shuffles the whole deck: every known card joins the bag.
    pub fn gather(&mut self) {
        for kind in self.top.drain(..).chain(self.bottom.drain(..)) {
            self.bag.add(kind, 1);
        }
    }

    /// The cards in unknown order: what a draw is from.
    pub fn bag(&self) -> &Bag {
        &self.bag
    }

    /// The known cards on top, the top card last.
    pub fn top(&self) -> &[Kind] {
        &self.top
    }

    /// The known cards at the bottom, the bottom card last.
    pub fn bottom(&self) -> &[Kind] {
        &self.bottom
    }

    /// How many cards the deck has.
    pub fn total(&self) -> u32 {
        self.bag.total() + (self.top.len() + self.bottom.len()) as u32
    }

    /// Every card of the deck as one multiset.
    pub fn contents(&self) -> Bag {
        let mut bag = self.bag.clone();
        for kind in self.top.iter().chain(&self.bottom) {
            bag.add(*kind, 1);
        }
        bag
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const A: Kind = Kind(1);
    const B: Kind = Kind(2);
    const C: Kind = Kind(3);

    #[test]
    fn a_bag_stays_sorted_and_holds_no_zero() {
        let mut bag: Bag = [(C, 1), (A, 2), (B, 0)].into_iter().collect();
        assert_eq!(bag.iter().collect::<Vec<_>>(), [(A, 2), (C, 1)]);
        assert!(bag.take(C));
        assert!(!bag.take(C));
        assert!(!bag.take(B));
        assert_eq!(bag.iter().collect::<Vec<_>>(), [(A, 2)]);
    }

    #[test]
    fn a_deck_gives_its_top_then_its_bag_then_its_bottom() {
        let mut deck = Deck::shuffled([(B, 1)].into_iter().collect());
        deck.put_on_top(A);
        deck.put_at_bottom(C);
        assert_eq!(deck.next(), NextCard::Known(A));
        assert!(!deck.draw(B), "the top card is known");
        assert!(deck.draw(A));
        assert_eq!(deck.next(), NextCard::FromBag);
        assert!(!deck.draw(C), "C lies below the bag");
        assert!(deck.draw(B));
        assert_eq!(deck.next(), NextCard::Known(C));
        assert!(deck.draw(C));
        assert_eq!(deck.next(), NextCard::None);
        assert!(!deck.draw(A));
    }

    #[test]
    fn two_cards_put_at_the_bottom_come_in_the_order_they_lie() {
        let mut deck = Deck::default();
        deck.put_at_bottom(A);
        deck.put_at_bottom(B);
        assert!(deck.draw(A));
        assert!(deck.draw(B));
    }

    #[test]
    fn a_bag_takes_over_what_another_has_and_can_be_emptied() {
        let full: Bag = [(A, 2), (C, 1)].into_iter().collect();
        let mut bag: Bag = [(B, 7)].into_iter().collect();
        bag.copy_from(&full);
        assert_eq!(bag, full);
        assert_eq!((bag.total(), bag.count(A), bag.count(B)), (3, 2, 0));
        bag.clear();
        assert_eq!((bag.total(), bag.is_empty()), (0, true));
    }

    #[test]
    fn known_cards_lie_where_they_were_put_until_the_deck_is_shuffled() {
        let mut deck = Deck::shuffled([(B, 1)].into_iter().collect());
        deck.put_on_top(A);
        deck.put_on_top(C);
        deck.put_at_bottom(A);
        deck.put_at_bottom(C);
        deck.put_at_bottom(B);
        deck.add_to_bag(B, 2);
        assert_eq!((deck.top(), deck.bottom()), (&[A, C][..], &[A, C, B][..]));
        assert_eq!(deck.bag().iter().collect::<Vec<_>>(), [(B, 3)]);
        assert_eq!(deck.total(), 8);
        assert!(deck.take_kind(B), "the bag comes first");
        assert_eq!((deck.bag().total(), deck.bottom().len()), (2, 3));
        assert!(deck.take_kind(A), "the top comes before the bottom");
        assert_eq!((deck.top(), deck.bottom().len()), (&[C][..], 3));
        assert!(deck.take_kind(A));
        assert_eq!(deck.bottom(), [C, B]);
        assert!(!deck.take_kind(A), "there is none left");
        deck.gather();
        assert_eq!(deck.bag().iter().collect::<Vec<_>>(), [(B, 3), (C, 2)]);
        assert!(deck.top().is_empty() && deck.bottom().is_empty());
        assert_eq!(deck.total(), 5);
    }

    proptest! {
        /// Taking, putting and gathering never makes or loses a card.
        #[test]
        fn cards_of_a_deck_are_conserved(moves in prop::collection::vec((0..5_u8, 0..3_u16), 0..40)) {
            let mut deck = Deck::shuffled([(A, 3), (B, 2), (C, 1)].into_iter().collect());
            let mut outside = Bag::new();
            for (what, kind) in moves {
                let kind = Kind(kind + 1);
                match what {
                    0 => if deck.draw(kind) { outside.add(kind, 1) },
                    1 => if deck.take_kind(kind) { outside.add(kind, 1) },
                    2 => if outside.take(kind) { deck.put_on_top(kind) },
                    3 => if outside.take(kind) { deck.put_at_bottom(kind) },
                    _ => deck.gather(),
                }
                let mut all = deck.contents();
                all.merge(&outside);
                prop_assert_eq!(all.iter().collect::<Vec<_>>(), [(A, 3), (B, 2), (C, 1)]);
                prop_assert_eq!(deck.contents().total(), deck.total());
            }
        }
    }
}
