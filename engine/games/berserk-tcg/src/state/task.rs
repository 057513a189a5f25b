//! What is going on: questions, chance, and work that is not finished.
//!
//! Source: BK-6.38, BK-5.51 and the tables of the specification's 5.8.

use super::{PAYMENT_MAX, TARGETS_MAX};
use crate::prelude::*;
use arrayvec::ArrayVec;

/// One thing that is going on. Source: BK-6.38.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// A seat is asked.
    Ask(Ask),
    /// Chance is asked.
    Chance(Drawn),
    /// The set-up.
    Setup(Setup),
    /// An opening or a use is being announced.
    Announce(Announce),
    /// A trigger is being put: its targets are asked.
    Put(Met),
    /// An item is being resolved.
    Resolve(Resolve),
    /// Damage of one Range is being assigned.
    Exchange(Exchange),
}

/// A question to a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Ask {
    /// Who is asked.
    pub seat: Seat,
    /// What.
    pub question: Question,
}

/// What is drawn by chance. Source: the table of chance events.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Drawn {
    /// Who is first (BK-4.2).
    FirstPlayer,
    /// The local cities (BK-R1 `mixed-locals`).
    LocalCities,
    /// A first hand (BK-4.3, BK-4.4).
    InitialDraw {
        /// Whose.
        seat: Seat,
        /// Cards.
        count: u8,
    },
    /// Cards for a hand.
    Draw {
        /// Whose deck.
        seat: Seat,
        /// Cards from the bag.
        count: u8,
        /// Known cards from the bottom after them.
        bottom: u8,
        /// By what.
        by: DrawnBy,
    },
    /// Cards to look at (BK-9.17).
    Look {
        /// Whose deck.
        seat: Seat,
        /// Cards from the bag.
        count: u8,
        /// Known cards from the bottom after them.
        bottom: u8,
    },
    /// Cards for the trash (BK-9.16).
    Mill {
        /// Whose deck.
        seat: Seat,
        /// Cards from the bag.
        count: u8,
        /// Known cards from the bottom after them.
        bottom: u8,
    },
    /// What a city is (BK-6.9).
    CityReveal {
        /// Which.
        city: City,
    },
}

impl Drawn {
    /// Whose deck it is from; none where it is from no deck.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::FirstPlayer | Self::LocalCities | Self::CityReveal { .. } => None,
            Self::InitialDraw { seat, .. }
            | Self::Draw { seat, .. }
            | Self::Look { seat, .. }
            | Self::Mill { seat, .. } => Some(seat),
        }
    }
}

/// By what cards are drawn to a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum DrawnBy {
    /// The draw of the turn (BK-5.4).
    Turn,
    /// A city card (BK-6.21).
    City,
    /// An effect (BK-9.14).
    Effect,
}

/// The set-up, as far as it has come. Source: BK-4.2 to BK-4.6.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Setup {
    /// What comes next.
    pub next: SetupStep,
    /// Seats that have kept their hand.
    pub kept: Seats,
}

/// A step of the set-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum SetupStep {
    /// Who is first.
    First,
    /// The local cities (BK-R1 `mixed-locals`).
    Locals,
    /// The identity of this city, counted from 0 (BK-R2 `open-from-start`).
    Reveal(u8),
    /// The first hand of the first player (0) or the second (1).
    Hand(u8),
    /// Redraws of the first player (0) or the second (1).
    Redraw(u8),
    /// Turn 1.
    Begin,
}

/// An opening or a use that is being announced. Source: BK-5.51.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Announce {
    /// Who.
    pub seat: Seat,
    /// The card opened or used.
    pub card: CardId,
    /// Where it lay when that began: a cost may take the card itself away.
    pub city: City,
    /// The ability used; none when the card is opened.
    pub ability: Option<u8>,
    /// What comes next.
    pub next: AnnouncePart,
    /// Hand cards paid so far, in the order paid.
    pub paid: ArrayVec<CardKind, PAYMENT_MAX>,
    /// True if a sacrifice has been paid.
    pub sacrificed: bool,
    /// The targets, once chosen.
    pub targets: Targets,
}

/// A part of an announcement.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum AnnouncePart {
    /// The payment.
    Pay,
    /// The targets.
    Targets,
    /// On the list of pending items.
    Put,
}

/// An item that is being resolved.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Resolve {
    /// Which.
    pub item: Item,
    /// The primitive of its text that comes next, from 0.
    pub step: u8,
    /// How often the running primitive is still to be done (cards to discard, to find).
    pub left: u8,
    /// True if the running primitive has begun.
    pub begun: bool,
    /// Targets that are skipped, by their places in the list, ascending (BK-6.12).
    pub skipped: ArrayVec<u8, TARGETS_MAX>,
}

impl Resolve {
    /// An item whose resolution begins.
    pub fn new(item: Item) -> Self {
        Self { item, step: 0, left: 0, begun: false, skipped: ArrayVec::new() }
    }
}

/// The assignments of one Range group. Source: the specification's 6.5.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Exchange {
    /// The Range.
    pub range: i16,
    /// Strikers still to assign, the next one first.
    pub queue: Vec<CardId>,
    /// Points that the first of the queue has left; none before it begins.
    pub rest: Option<u16>,
    /// The target that it assigned to last.
    pub last_target: Option<CardId>,
    /// Assignments made.
    pub assignments: Vec<Assignment>,
    /// True if the defender's window of BK-R29 has been.
    pub window_done: bool,
}
