//! Dealing anew what an eye cannot know.
//!
//! A bot that thinks for a seat, and values as a seat could know them, play on from states that the seat
//! cannot tell from the real one: [`Wording::resample`](crate::Wording::resample) makes one. Which of them
//! it is follows from numbers that are given, as all luck of the kernel is.

use crate::bag::{Bag, Kind};

/// Numbers by which unknown things are dealt.
pub struct Dealer<'a> {
    below: &'a mut dyn FnMut(u32) -> u32,
}

impl<'a> Dealer<'a> {
    /// A dealer by a function that gives a number below the one that it is asked for, each as probable as
    /// the others.
    ///
    /// ```
    /// use kanso_engine::resample::Dealer;
    ///
    /// let mut last = |bound: u32| bound - 1;
    /// let mut cards = [1, 2, 3, 4];
    /// Dealer::new(&mut last).shuffle(&mut cards);
    /// assert_eq!(cards, [1, 2, 3, 4], "each stays where it lies");
    /// let mut first = |_: u32| 0;
    /// Dealer::new(&mut first).shuffle(&mut cards);
    /// assert_eq!(cards, [2, 3, 4, 1]);
    /// ```
    pub fn new(below: &'a mut dyn FnMut(u32) -> u32) -> Self {
        Self { below }
    }

    /// A number below `bound`, which is at least 1.
    ///
    /// # Panics
    ///
    /// If `bound` is 0, or the number is none below it: a bug of the caller.
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "there is something to deal");
        let number = (self.below)(bound);
        assert!(number < bound, "a dealer deals what is there");
        number
    }

    /// Puts things into any order.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for at in (1..things.len()).rev() {
            things.swap(at, self.below(at as u32 + 1) as usize);
        }
    }

    /// Takes any thing out of a bag; none if it is empty.
    pub fn draw(&mut self, bag: &mut Bag) -> Option<Kind> {
        if bag.is_empty() {
            return None;
        }
        let mut rank = self.below(bag.total());
        let found = bag.iter().find_map(|(kind, count)| {
            let found = (rank < u32::from(count)).then_some(kind);
            rank = rank.saturating_sub(u32::from(count));
            found
        });
        found.filter(|kind| bag.take(*kind))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_in_a_bag_is_drawn_once() {
        let full: Bag = [(Kind(2), 3), (Kind(5), 1), (Kind(9), 2)].into_iter().collect();
        for step in 0..6_u32 {
            let mut bag = full.clone();
            let mut below = |bound: u32| step % bound;
            let mut dealer = Dealer::new(&mut below);
            let drawn: Bag =
                std::iter::from_fn(|| dealer.draw(&mut bag)).map(|kind| (kind, 1)).collect();
            assert_eq!(drawn, full);
            assert_eq!(dealer.draw(&mut bag), None);
        }
    }

    #[test]
    fn each_thing_in_a_bag_has_its_own_number() {
        let full: Bag = [(Kind(2), 3), (Kind(5), 1), (Kind(9), 2)].into_iter().collect();
        let drawn = [0, 1, 2, 3, 4, 5]
            .map(|number| Dealer::new(&mut |_| number).draw(&mut full.clone()).map(|kind| kind.0));
        assert_eq!(drawn.map(Option::unwrap_or_default), [2, 2, 2, 5, 9, 9]);
    }

    #[test]
    fn each_order_comes_from_its_own_numbers() {
        let mut orders = std::collections::BTreeSet::new();
        for numbers in (0..24_u32).map(|n| [n % 4, n / 4 % 3, n / 12]) {
            let mut left = numbers.into_iter();
            let mut below = |_: u32| left.next().expect("three numbers order four things");
            let mut things = [0, 1, 2, 3];
            Dealer::new(&mut below).shuffle(&mut things);
            orders.insert(things);
        }
        assert_eq!(orders.len(), 24);
    }
}
