//! Kinds of cards by their numbers: each table of a card set has a type of its own, so that a unit
//! is never taken for a monster.

use crate::bag::Kind;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::hash::Hash;
use std::marker::PhantomData;

/// A table of a card set whose rows are kinds of cards.
pub trait CardTable: Copy + Ord + Hash {
    /// Most rows that a set can have in it.
    const KINDS_MAX: u8;
    /// What a row is, in an error: `unit`.
    const WHAT: &'static str;
}

/// A kind of card by its number: its place in the table `T` of the card set.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8", bound = "T: CardTable")]
pub struct KindOf<T> {
    number: u8,
    table: PhantomData<T>,
}

impl<T: CardTable> KindOf<T> {
    /// The kind with this number, if a set could have that many. Whether the set of a game has it,
    /// the set says.
    pub const fn new(number: u8) -> Option<Self> {
        if number < T::KINDS_MAX { Some(Self { number, table: PhantomData }) } else { None }
    }

    /// The kinds of a table with so many rows, ascending; none past the most that it can have.
    pub fn all(rows: usize) -> impl DoubleEndedIterator<Item = Self> {
        let rows = rows.min(T::KINDS_MAX.into()) as u8;
        (0..rows).map(|number| Self { number, table: PhantomData })
    }
}

impl<T> KindOf<T> {
    /// Its number, `0..KINDS_MAX`.
    pub const fn number(self) -> u8
    where
        T: Copy,
    {
        self.number
    }

    /// Its place in the table.
    pub const fn index(self) -> usize
    where
        T: Copy,
    {
        self.number as usize
    }
}

impl<T: CardTable> fmt::Debug for KindOf<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}({})", T::WHAT, self.number)
    }
}

impl<T> From<KindOf<T>> for Kind {
    fn from(kind: KindOf<T>) -> Self {
        Self(kind.number.into())
    }
}

impl<T> From<KindOf<T>> for u8 {
    fn from(kind: KindOf<T>) -> Self {
        kind.number
    }
}

impl<T: CardTable> TryFrom<u8> for KindOf<T> {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        Self::new(number).ok_or_else(|| {
            format!("{number} is no kind of {} (0 to {})", T::WHAT, T::KINDS_MAX - 1)
        })
    }
}

impl<T: CardTable> TryFrom<Kind> for KindOf<T> {
    type Error = String;

    fn try_from(kind: Kind) -> Result<Self, String> {
        Self::try_from(u8::try_from(kind.0).unwrap_or(u8::MAX))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    enum Herbs {}

    impl CardTable for Herbs {
        const KINDS_MAX: u8 = 3;
        const WHAT: &'static str = "herb";
    }

    #[test]
    fn kinds_are_the_places_of_their_table() {
        let kinds: Vec<KindOf<Herbs>> = KindOf::all(2).collect();
        let numbers: Vec<u8> = kinds.iter().map(|kind| kind.number()).collect();
        assert_eq!(numbers, [0, 1]);
        assert_eq!([kinds[0].index(), kinds[1].index()], [0, 1]);
        assert_eq!(KindOf::<Herbs>::all(9).count(), 3);
        assert_eq!(Kind::from(kinds[1]), Kind(1));
        assert_eq!(KindOf::try_from(Kind(1)), Ok(kinds[1]));
        assert_eq!(format!("{:?}", kinds[1]), "herb(1)");
    }

    #[test]
    fn a_number_past_the_table_is_refused() {
        let message = |number| KindOf::<Herbs>::try_from(Kind(number)).expect_err("no such herb");
        assert_eq!(message(3), "3 is no kind of herb (0 to 2)");
        assert_eq!(message(1_000), "255 is no kind of herb (0 to 2)");
        assert_eq!(KindOf::<Herbs>::new(3), None);
    }

    #[test]
    fn a_kind_is_written_as_its_number() {
        let kind = KindOf::<Herbs>::new(2).expect("there are three");
        let written = serde_json::to_string(&kind).expect("a number");
        assert_eq!(written, "2");
        assert_eq!(serde_json::from_str::<KindOf<Herbs>>(&written).expect("a herb"), kind);
        assert!(serde_json::from_str::<KindOf<Herbs>>("3").is_err());
    }
}
