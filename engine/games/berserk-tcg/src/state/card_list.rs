//! The cards that are in no deck, those in a trash apart from the others.
//!
//! A trash only grows, and hardly anything looks into it, while nearly everything that is asked of a
//! table looks at each card that lies on it. What is written of the list does not tell the two parts
//! apart: it is one list by the cards' numbers.

use super::Memo;
use crate::prelude::*;
use serde::Serializer;
use std::ops::{Deref, DerefMut};

/// Every card that is in no deck, by its number.
///
/// A card lies in the part that its zone says: it goes from one to the other when the hand that
/// changes it ([`CardMut`]) lets it go.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CardList {
    /// In hands, at cities and aside, ascending.
    table: Vec<Instance>,
    /// In the trashes, ascending.
    trash: Vec<Instance>,
    /// True if no card was changed since [`Self::look_at`].
    looked_at: Memo<bool>,
}

impl CardList {
    /// True if no card was changed, put in or taken out since [`Self::look_at`].
    pub const fn looked_at(&self) -> bool {
        self.looked_at.0
    }

    /// Somebody has looked at all of them.
    pub const fn look_at(&mut self) {
        self.looked_at.0 = true;
    }

    /// The cards that are in no trash, ascending.
    pub fn table(&self) -> &[Instance] {
        &self.table
    }

    /// The cards in the trashes of both seats, ascending.
    pub fn trash(&self) -> &[Instance] {
        &self.trash
    }

    /// All of them, ascending.
    pub fn iter(&self) -> impl Iterator<Item = &Instance> {
        let (mut table, mut trash) = (self.table.iter().peekable(), self.trash.iter().peekable());
        std::iter::from_fn(move || {
            let from_trash = match (table.peek(), trash.peek()) {
                (Some(one), Some(other)) => other.id < one.id,
                (one, _) => one.is_none(),
            };
            if from_trash { trash.next() } else { table.next() }
        })
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.table.len() + self.trash.len()
    }

    /// True if there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The card with this number.
    pub fn find(&self, id: CardId) -> Option<&Instance> {
        // A card of the table is asked for more often, and most numbers of the trash are lower than
        // all of them.
        let found = place(&self.table, id).map(|at| &self.table[at]);
        found.or_else(|_| place(&self.trash, id).map(|at| &self.trash[at])).ok()
    }

    /// The card with this number, to change it.
    pub fn find_mut(&mut self, id: CardId) -> Option<CardMut<'_>> {
        let (at, in_trash) = match place(&self.table, id) {
            Ok(at) => (at, false),
            Err(_) => (place(&self.trash, id).ok()?, true),
        };
        self.looked_at.0 = false;
        Some(CardMut { list: self, at, in_trash })
    }

    /// Puts a card in; its number is none of theirs.
    pub fn put(&mut self, card: Instance) {
        self.looked_at.0 = false;
        let part = if card.zone == Zone::Trash { &mut self.trash } else { &mut self.table };
        let at = place(part, card.id).expect_err("a number is that of one card: BK-3.13");
        part.insert(at, card);
    }

    /// Takes the card with this number out.
    pub fn take(&mut self, id: CardId) -> Option<Instance> {
        self.looked_at.0 = false;
        if let Ok(at) = place(&self.table, id) {
            return Some(self.table.remove(at));
        }
        let at = place(&self.trash, id).ok()?;
        Some(self.trash.remove(at))
    }

    /// Changes each card on the table; none changes its number or its zone.
    pub fn each_on_table(&mut self, change: impl FnMut(&mut Instance)) {
        self.looked_at.0 = false;
        self.table.iter_mut().for_each(change);
        debug_assert!(self.table.iter().all(|card| card.zone != Zone::Trash), "zones stay");
    }

    /// Changes each card; none changes its number or its zone.
    pub fn each(&mut self, mut change: impl FnMut(&mut Instance)) {
        self.trash.iter_mut().for_each(&mut change);
        self.each_on_table(change);
        debug_assert!(self.trash.iter().all(|card| card.zone == Zone::Trash), "zones stay");
    }
}

fn place(part: &[Instance], id: CardId) -> Result<usize, usize> {
    part.binary_search_by_key(&id, |card| card.id)
}

impl FromIterator<Instance> for CardList {
    fn from_iter<I: IntoIterator<Item = Instance>>(cards: I) -> Self {
        let mut list = Self::default();
        cards.into_iter().for_each(|card| list.put(card));
        list
    }
}

/// As one list by the cards' numbers.
impl Serialize for CardList {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// A card that is being changed. Let go, it lies in the part of the list that its zone says.
#[derive(Debug)]
pub struct CardMut<'a> {
    list: &'a mut CardList,
    at: usize,
    in_trash: bool,
}

impl Deref for CardMut<'_> {
    type Target = Instance;

    fn deref(&self) -> &Instance {
        if self.in_trash { &self.list.trash[self.at] } else { &self.list.table[self.at] }
    }
}

impl DerefMut for CardMut<'_> {
    fn deref_mut(&mut self) -> &mut Instance {
        if self.in_trash { &mut self.list.trash[self.at] } else { &mut self.list.table[self.at] }
    }
}

impl Drop for CardMut<'_> {
    fn drop(&mut self) {
        if (self.zone == Zone::Trash) != self.in_trash {
            let from = if self.in_trash { &mut self.list.trash } else { &mut self.list.table };
            let card = from.remove(self.at);
            self.list.put(card);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::CardKind;
    use kanso_engine::Seat;
    use kanso_engine::canon::canonical;

    fn card(id: u32, zone: Zone) -> Instance {
        let kind = CardKind::try_from(Kind(0)).expect("the first kind");
        Instance::new(CardId(id), kind, Seat::at(0), zone)
    }

    fn numbers(cards: &[Instance]) -> Vec<u32> {
        cards.iter().map(|card| card.id.0).collect()
    }

    #[test]
    fn a_card_lies_in_the_part_that_its_zone_says() {
        let zones = [Zone::Hand, Zone::Trash, Zone::Set, Zone::Trash, Zone::InPlay];
        let mut list: CardList = (1..).zip(zones).map(|(id, zone)| card(id, zone)).collect();
        assert_eq!((numbers(list.table()), numbers(list.trash())), (vec![1, 3, 5], vec![2, 4]));
        list.find_mut(CardId(3)).expect("there").zone = Zone::Trash;
        list.find_mut(CardId(2)).expect("there").zone = Zone::Hand;
        list.find_mut(CardId(5)).expect("there").locked = true;
        assert_eq!((numbers(list.table()), numbers(list.trash())), (vec![1, 2, 5], vec![3, 4]));
        assert!(list.find(CardId(5)).is_some_and(|card| card.locked));
        assert_eq!(list.take(CardId(4)).map(|card| card.id), Some(CardId(4)));
        assert_eq!((list.find(CardId(4)), list.len()), (None, 4));
        assert_eq!(list.take(CardId(9)), None);
    }

    #[test]
    fn it_is_written_as_one_list_by_the_numbers_of_the_cards() {
        for parts in 0..16_u32 {
            let zone = |id: u32| if parts >> id & 1 == 1 { Zone::Trash } else { Zone::Hand };
            let plain: Vec<Instance> = (0..4).map(|id| card(id, zone(id))).collect();
            let list: CardList = plain.iter().rev().copied().collect();
            assert_eq!(canonical(&list), canonical(&plain));
            assert_eq!(list.iter().copied().collect::<Vec<_>>(), plain);
        }
    }
}
