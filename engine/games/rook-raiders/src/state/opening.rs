//! Openings: a position to start from instead of the set-up.
//!
//! Source: RR-1.1 to RR-1.3 (how many cards and tokens there are), RR-1.6 to RR-1.8 (what stands
//! where), RR-13.3 (numbers of pieces), RR-13.9 (tasks). An [`Opening`] is what a person writes
//! down of a table: pieces, cards, tokens, and where in the round it stands ([`Stand`]). `check`
//! refuses what could not lie on one table and builds the state; `position` is a builder for tests.
//!
//! Numbers are given anew: units in the order in which they are listed, monsters in the order of
//! their levels and kinds, the same kind on two boards being the same card.
//!
//! An opening says nothing of what happened before. What follows by itself from it, up to the first
//! thing that is awaited, is done before the first event and so is told by no event of the log;
//! whoever wants to see it picks a [`Stand`] that is awaited: [`Stand::Turn`] or
//! [`Stand::Actions`].
//!
//! # Left out
//!
//! - Positions within the set-up, within a unit's action or within a monster's.
//! - Victory declared earlier in the running command (RR-R7 `on-reaching`).

mod check;
#[cfg(any(test, feature = "positions"))]
pub mod position;
mod seat;
mod stand;
#[cfg(test)]
mod tests;

use crate::prelude::*;
use crate::state::SLOTS;
use kanso_engine::Cell;

/// Latest round of an opening.
pub const ROUND_MAX: u32 = 1_000;
/// Most gold of a seat in an opening.
pub const GOLD_MAX: u32 = 999;
/// Most honour tokens of a seat in an opening under RR-R25 `unlimited`.
pub const TOKENS_MAX: u32 = 99;

/// A position to start from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Opening {
    /// Where in the round the game stands.
    pub stand: Stand,
    /// The round, from 1.
    pub round: u32,
    /// Who holds the start-player card.
    pub start_seat: Seat,
    /// The command cards from left to right, each once.
    pub command_row: Vec<Command>,
    /// How many cards of the row are used in this round; a running command is the last of them.
    pub executed: u8,
    /// White monster cards still in the deck, in any order; none: all that no seat has or slew.
    pub monster_deck: Option<Vec<MonsterKind>>,
    /// The letters of the summon chips that lie face down, in any order.
    pub chips_down: Vec<Lane>,
    /// White unit cards still in the deck, in any order; none: all that lie nowhere else.
    pub unit_deck: Option<Vec<UnitKind>>,
    /// The mercenaries.
    pub mercenary_row: [Option<UnitKind>; SLOTS],
    /// RR-10.4: this round is the last one of a solo game with a difficulty.
    pub last_round: bool,
    /// What each seat has, in seat order.
    pub seats: Vec<SeatOpening>,
}

/// What one seat has.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SeatOpening {
    /// Units on the board.
    pub units: Vec<UnitOpening>,
    /// Monsters on the board.
    pub monsters: Vec<MonsterOpening>,
    /// The waiting lines of lanes A, B, C; the first of each is next.
    pub waiting: [Vec<MonsterKind>; 3],
    /// Monsters in the castle.
    pub breached: Vec<MonsterKind>,
    /// Cards in the hand, a kind once for each card.
    pub hand: Vec<UnitKind>,
    /// Gold.
    pub gold: u32,
    /// Honour marks in the form of tokens.
    pub honor_tokens: u32,
    /// Honour marks in the form of face-down monster cards.
    pub trophies: u8,
    /// Values of the medals in the order drawn.
    pub medals: Vec<i8>,
    /// The round in which the seat was eliminated.
    pub fallen: Option<u32>,
}

/// A unit on a board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct UnitOpening {
    /// Its card.
    pub kind: UnitKind,
    /// Where it stands.
    pub cell: Cell,
    /// Below its HP.
    pub damage: u8,
    /// True if it carries an action marker.
    pub acted: bool,
}

/// A monster on a board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MonsterOpening {
    /// Its card.
    pub kind: MonsterKind,
    /// Where it stands.
    pub cell: Cell,
    /// Below its HP.
    pub damage: u8,
    /// True if it has acted in the invasion that goes on; only on the board that is played now.
    pub has_acted: bool,
}

/// Where in the round a game stands. Source: RR-13.9.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stand {
    /// A seat picks a command; the seats after it pick later.
    Turn {
        /// Who.
        seat: Seat,
    },
    /// A command runs; with no seat still to come it is at its end, where seats may declare.
    Command {
        /// Who picked it; none: it runs by itself.
        leader: Option<Seat>,
        /// Seats whose share has not begun, the next one first.
        queue: Vec<Seat>,
    },
    /// A command of unit actions runs (Assault, Raid), and one seat's share has begun.
    Actions {
        /// Who picked it; none: it runs by itself.
        leader: Option<Seat>,
        /// Who acts.
        seat: Seat,
        /// Actions left to it, at least 1.
        left: u8,
        /// Seats whose share has not begun, the next one first.
        queue: Vec<Seat>,
    },
    /// All have picked, and the next command runs by itself or the main phase ends.
    Auto,
    /// Step card 5: the monsters of these seats have not acted, the first seat's go on.
    Invasion {
        /// At least one seat, in the order in which they come.
        queue: Vec<Seat>,
    },
    /// Step card 6, at its beginning.
    Summon,
    /// End processing 1, before the ranking.
    Support,
    /// End processing 2.
    Fatigue,
    /// End processing 3.
    Mercenaries,
    /// End processing 4.
    Commands,
    /// End processing 5.
    StartCard,
}
