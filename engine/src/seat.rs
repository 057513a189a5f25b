//! Seats: the places at the table that decisions are asked of.
//!
//! A seat is a number from 0 in data, rules and JSON; people read its name, which the game value
//! holds. A side that is not a seat (a camp of a campaign) has a type of its own.

use serde::{Deserialize, Serialize};
use std::fmt;

/// Most seats a game can have.
pub const SEATS_MAX: u8 = 8;

/// One place at the table, `0..SEATS_MAX`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The usual id of what of the table is the seat's: `seat/0`.
    pub fn id(self) -> String {
        format!("seat/{self}")
    }

    /// The seat with this number, if there can be one.
    pub const fn new(index: u8) -> Option<Self> {
        if index < SEATS_MAX { Some(Self(index)) } else { None }
    }

    /// The seat with this number.
    ///
    /// # Panics
    ///
    /// When `index` is no seat number: a bug of the caller, who took it from a list of seats.
    pub const fn at(index: usize) -> Self {
        assert!(index < SEATS_MAX as usize, "a seat number is below SEATS_MAX");
        Self(index as u8)
    }

    /// Its number, `0..SEATS_MAX`, to index memory.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `seats`: the left neighbour.
    #[must_use]
    pub const fn next(self, seats: u8) -> Self {
        Self((self.0 + 1) % seats)
    }

    /// The next seat anticlockwise at a table of `seats`: the right neighbour.
    #[must_use]
    pub const fn previous(self, seats: u8) -> Self {
        Self((self.0 + seats - 1) % seats)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;

    fn try_from(index: u8) -> Result<Self, String> {
        Self::new(index).ok_or_else(|| format!("{index} is no seat (0 to {})", SEATS_MAX - 1))
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Seats(u8);

impl Seats {
    /// The empty set.
    pub const NONE: Self = Self(0);

    /// One seat alone.
    pub const fn one(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// The first `count` seats, `0..=SEATS_MAX`.
    pub const fn first(count: u8) -> Self {
        Self(((1_u16 << count) - 1) as u8)
    }

    /// True if `seat` is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// The set with `seat` in it.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | (1 << seat.0))
    }

    /// The set without `seat`.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// How many seats are in the set.
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// True if no seat is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats of the set, ascending.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..SEATS_MAX).map(Seat).filter(move |seat| self.contains(*seat))
    }

    /// The only seat of the set, if there is just one.
    pub fn only(self) -> Option<Seat> {
        if self.count() == 1 { self.iter().next() } else { None }
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Written as the ascending list of its seats.
impl Serialize for Seats {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clockwise_and_back_is_home() {
        for seats in 1..=SEATS_MAX {
            for index in 0..seats {
                let seat = Seat(index);
                assert_eq!(seat.next(seats).previous(seats), seat);
            }
        }
        assert_eq!(Seat(3).next(4), Seat(0));
    }

    #[test]
    fn a_set_lists_its_seats_ascending() {
        let set = Seats::NONE.with(Seat(3)).with(Seat(0)).with(Seat(5)).without(Seat(5));
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(0), Seat(3)]);
        assert_eq!(set.only(), None);
        assert_eq!(Seats::one(Seat(2)).only(), Some(Seat(2)));
        assert_eq!(Seats::first(8).count(), 8);
    }

    #[test]
    fn a_seat_is_in_a_set_once_however_often_it_is_put_in() {
        let set: Seats = [3, 1, 3].map(Seat).into_iter().collect();
        assert_eq!((set, set.with(Seat(3)).count()), (Seats::one(Seat(1)).with(Seat(3)), 2));
        assert!(Seats::NONE.is_empty() && !set.is_empty());
        assert_eq!(set.without(Seat(1)).only().map(Seat::index), Some(3));
        assert_eq!(format!("{set:?}"), "{seat 1, seat 3}");
        assert_eq!((u8::from(Seat(5)), Seat(0).index()), (5, 0));
    }

    #[test]
    fn a_ninth_seat_is_refused_on_reading() {
        assert!(serde_json::from_str::<Seat>("7").is_ok());
        assert!(serde_json::from_str::<Seat>("8").is_err());
    }
}
