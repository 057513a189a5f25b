//! What a player of Rook & Raiders can say.
//!
//! Source: RR-13.17. Pieces are named by their numbers, cards by their kinds. Lists inside an
//! action are ascending.

use crate::cards::UnitKind;
use crate::state::{Command, MonsterId, UnitId};
use kanso_engine::{Ascending, Cell, vocabulary};
use serde::{Deserialize, Serialize};

/// Most portions of damage or healing that a card divides.
pub const PORTIONS_MAX: usize = 4;
/// Most units that become ready by one choice. Source: RR-4.9, RR-8.5.
pub const READY_MAX: usize = 2;

/// Portions over pieces, a piece once for each portion.
pub type Portions<T> = Ascending<T, PORTIONS_MAX>;
/// Units that become ready.
pub type ReadyUnits = Ascending<UnitId, READY_MAX>;

vocabulary! {
    /// One of the two dice, as rolled.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Die;
    First => "first" / "1個目";
    Second => "second" / "2個目";
}

/// A decision. Append-only. Source: RR-13.17.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// RR-2.11: place the first unit.
    SetupPlace {
        /// A card of the hand.
        card: UnitKind,
        /// Where.
        cell: Cell,
    },
    /// RR-3.3: pick a command.
    ChooseCommand {
        /// Which.
        command: Command,
    },
    /// RR-4.6: give up the actions left.
    EndActions,
    /// RR-4.3: give an action to a unit.
    Activate {
        /// Which.
        unit: UnitId,
        /// Where it goes, or its own cell.
        dest: Cell,
        /// RR-9.12: a full-speed move paid with so many tokens (0: with a trophy).
        full_move: Option<u8>,
    },
    /// RR-4.4, RR-5.20: leave the skill unused.
    NoSkill,
    /// RR-5.9: attack a monster with dice.
    Dice {
        /// Which.
        target: MonsterId,
    },
    /// RR-5.15: divide damage.
    Assign {
        /// A monster for each portion.
        hits: Portions<MonsterId>,
    },
    /// RR-5.16: hit every monster in range.
    Area,
    /// RR-5.17: divide healing.
    Heal {
        /// A unit for each point.
        points: Portions<UnitId>,
    },
    /// RR-5.19: sing for an ally.
    Song {
        /// Which.
        ally: UnitId,
    },
    /// RR-9.9: leave the roll as it is.
    Accept,
    /// RR-9.10: roll both dice again.
    Reroll {
        /// Tokens paid; the rest is trophies.
        pay_tokens: u8,
    },
    /// RR-9.4: level up a unit.
    LevelUp {
        /// Which.
        unit: UnitId,
        /// Tokens paid; the rest is trophies.
        pay_tokens: u8,
    },
    /// Let it be.
    Pass,
    /// RR-4.9: make units ready.
    RestChoose {
        /// Which.
        units: ReadyUnits,
    },
    /// RR-4.17: deploy a card of the hand.
    DeployHand {
        /// Which.
        card: UnitKind,
        /// Where.
        cell: Cell,
    },
    /// RR-4.18: deploy a mercenary.
    DeployMercenary {
        /// Place in the row, from 0.
        slot: u8,
        /// Where.
        cell: Cell,
    },
    /// RR-8.4: heal a supported seat's unit.
    SupportHeal {
        /// Which.
        unit: UnitId,
    },
    /// RR-8.5: make units ready.
    FatigueChoose {
        /// Which.
        units: ReadyUnits,
    },
    /// RR-11.4: declare victory.
    Declare,
    /// RR-11.6: do not declare now.
    Hold,
    /// RR-R10 `one-die`: roll one die again.
    RerollDie {
        /// Which.
        die: Die,
        /// Tokens paid; the rest is trophies.
        pay_tokens: u8,
    },
}
