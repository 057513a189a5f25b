//! Cards, items and targets as facts name them, and who is told what of them.
//!
//! Source: BK-3.13, BK-3.16.

use crate::cards::CardKind;
use crate::state::{CardId, City, ItemId};
use kanso_engine::{Eye, Seat, Seats};

/// Who is told something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// Every eye.
    Everybody,
    /// The eyes of these seats, and the eye that sees all.
    Only(Seats),
}

impl Audience {
    /// True if an eye is told.
    pub fn has(self, eye: Eye) -> bool {
        match (self, eye) {
            (Self::Everybody, _) | (Self::Only(_), Eye::All) => true,
            (Self::Only(_), Eye::Public) => false,
            (Self::Only(seats), Eye::Seat(seat)) => seats.contains(seat),
        }
    }
}

/// A card as it was when something happened to it. Source: BK-3.13, BK-3.16.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardRef {
    /// Its number.
    pub id: CardId,
    /// Its card.
    pub kind: CardKind,
    /// Who controlled it.
    pub seat: Seat,
    /// Who is told which card it is.
    pub face: Audience,
    /// Who is told its number.
    pub number: Audience,
}

/// A pending item as it was when something happened to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ItemRef {
    /// Its number.
    pub id: ItemId,
    /// Whose it is.
    pub seat: Seat,
    /// What it is.
    pub what: ItemWhat,
}

/// What an item is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ItemWhat {
    /// The unlocking of Recovery.
    Recover,
    /// The draw of the turn.
    Draw,
    /// A move.
    Move {
        /// Who moves.
        card: CardRef,
        /// Where to.
        to: City,
    },
    /// A card being set.
    Set {
        /// Which.
        card: CardRef,
        /// Where.
        city: City,
    },
    /// A battle declared.
    Battle {
        /// Where.
        city: City,
    },
    /// A vanguard named.
    Vanguard {
        /// Who.
        card: CardRef,
    },
    /// A fighter named.
    Fighter {
        /// Who.
        card: CardRef,
    },
    /// Combat damage assigned.
    Damage {
        /// Of which Range.
        range: i16,
    },
    /// An occupation.
    Occupy {
        /// Where.
        city: City,
    },
    /// A city card's effect.
    CityDraw {
        /// Where.
        city: City,
    },
    /// The damage reset (BK-R8 `all`).
    Reset,
    /// The discard to the hand limit (BK-R8 `all`).
    Discard {
        /// How many cards.
        count: u8,
    },
    /// A character or eternal about to enter.
    Entry {
        /// Which.
        card: CardRef,
    },
    /// A normal effect.
    Effect {
        /// Which.
        card: CardRef,
    },
    /// A used ability.
    Ability {
        /// Whose.
        card: CardRef,
    },
    /// A triggered ability.
    Trigger {
        /// Whose.
        card: CardRef,
    },
}

/// A target as it was when it was named or looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TargetRef {
    /// A card.
    Card(CardRef),
    /// A pending item.
    Item(ItemRef),
    /// An item that pends no longer.
    PastItem(ItemId),
    /// A city.
    City(City),
}
