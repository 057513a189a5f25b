//! The pack: cards, and sets of them.

use crate::prelude::*;
use serde::de::Error;
use serde::{Deserializer, Serializer};
use std::fmt;

/// Ranks of a suit. Source: GR-1.1.
pub const RANKS: u8 = 13;
/// Cards of the pack. Source: GR-1.1.
pub const PACK: u8 = 4 * RANKS;
/// The ace of each suit, as a set.
const ACES: u64 = 1 | 1 << RANKS | 1 << (2 * RANKS) | 1 << (3 * RANKS);
/// What a court card counts. Source: GR-2.3.
const COURT_POINTS: u32 = 10;
/// The ranks as they are written, the ace first.
const RANK_NAMES: [&str; RANKS as usize] =
    ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
/// The suits as they are typed, in their order.
const SUIT_LETTERS: [char; 4] = ['C', 'D', 'H', 'S'];

/// A card of the pack: suit by suit, from ace to king.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Card(u8);

impl Card {
    /// The card with this number, if there is one.
    pub const fn new(number: u8) -> Option<Self> {
        if number < PACK { Some(Self(number)) } else { None }
    }

    /// The card of this kind, if it is one.
    pub fn of(kind: Kind) -> Option<Self> {
        u8::try_from(kind.0).ok().and_then(Self::new)
    }

    /// The card of a notation (`10H`), if there is one.
    pub fn named(name: &str) -> Option<Self> {
        Cards::ALL.iter().find(|card| card.to_string() == name)
    }

    /// Its suit, `0..4`: clubs, diamonds, hearts, spades.
    pub const fn suit(self) -> usize {
        (self.0 / RANKS) as usize
    }

    /// Its rank, `0..13` from the ace up.
    pub const fn rank(self) -> u8 {
        self.0 % RANKS
    }

    /// How its rank is written.
    pub const fn rank_name(self) -> &'static str {
        RANK_NAMES[self.rank() as usize]
    }

    /// The card so many ranks above it in its suit.
    pub const fn above(self, steps: u8) -> Option<Self> {
        if self.rank() + steps < RANKS { Some(Self(self.0 + steps)) } else { None }
    }

    /// GR-2.3: what it counts.
    pub fn points(self) -> u32 {
        (u32::from(self.rank()) + 1).min(COURT_POINTS)
    }
}

impl From<Card> for Kind {
    fn from(card: Card) -> Self {
        Self(card.0.into())
    }
}

/// As it is typed: `10H`.
impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank_name(), SUIT_LETTERS[self.suit()])
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// Where people read it, as it is typed; elsewhere its number.
impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_str(self)
        } else {
            serializer.serialize_u8(self.0)
        }
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            let name = String::deserialize(deserializer)?;
            let none = || D::Error::custom(format!("{name:?} is no card: AC, 10H, KS are some"));
            Self::named(&name).ok_or_else(none)
        } else {
            let number = u8::deserialize(deserializer)?;
            let none = || D::Error::custom(format!("{number} is no card (0 to {})", PACK - 1));
            Self::new(number).ok_or_else(none)
        }
    }
}

/// A set of cards; written as the ascending list of them.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Cards(u64);

impl Cards {
    /// No card.
    pub const NONE: Self = Self(0);
    /// The whole pack.
    pub const ALL: Self = Self((1 << PACK) - 1);

    /// True if the card is among them.
    pub const fn contains(self, card: Card) -> bool {
        self.0 & (1 << card.0) != 0
    }

    /// These with a card.
    #[must_use]
    pub const fn with(self, card: Card) -> Self {
        Self(self.0 | (1 << card.0))
    }

    /// These without a card.
    #[must_use]
    pub const fn without(self, card: Card) -> Self {
        Self(self.0 & !(1 << card.0))
    }

    /// These and others.
    #[must_use]
    pub const fn union(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    /// These without others.
    #[must_use]
    pub const fn difference(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    /// How many they are.
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// True if they are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest of them.
    pub const fn first(self) -> Option<Card> {
        if self.is_empty() { None } else { Some(Card(self.0.trailing_zeros() as u8)) }
    }

    /// The highest of them.
    pub const fn last(self) -> Option<Card> {
        if self.is_empty() { None } else { Some(Card(self.0.ilog2() as u8)) }
    }

    /// Those of one rank (`0..13`).
    #[must_use]
    pub const fn of_rank(self, rank: u8) -> Self {
        Self(self.0 & (ACES << rank))
    }

    /// The cards, ascending.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut left = self;
        std::iter::from_fn(move || {
            let card = left.first()?;
            left = left.without(card);
            Some(card)
        })
    }

    /// GR-2.3: what they count together.
    pub fn points(self) -> u32 {
        self.iter().map(Card::points).sum()
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::NONE, Self::with)
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
