//! Openings: a position to start from instead of the set-up.
//!
//! Source: MR-3.1 to MR-3.26 (what lies where, and what holds of it), MR-5.46 (tasks). An [`Opening`]
//! is what a person writes down of a table: cards, chips, markers, pawns, and where in the round it
//! stands ([`Stand`]). `check` and its neighbours refuse what could not lie on one table and build
//! the state; `position` is a builder for tests.
//!
//! An opening says nothing of what happened before. What follows by itself from it, up to the first
//! thing that is awaited, is done before the first event and so is told by no event of the log;
//! whoever wants to see it picks a [`Stand`] that is awaited: [`Stand::Turn`], or [`Stand::Bazaar`]
//! with something to buy.
//!
//! # Left out
//!
//! - Positions within the set-up, within the enemy phase or within a result.
//! - What was paid: whether experience that was spent can have bought the skills and items, and
//!   coins the purses.

mod bags;
mod check;
mod monster;
#[cfg(any(test, feature = "positions"))]
pub mod position;
mod seat;
mod stand;
#[cfg(test)]
mod tests;

use crate::prelude::*;
use crate::state::FixedPoints;

/// Latest round of an opening.
pub const ROUND_MAX: u32 = 1_000;
/// Most copper units of a seat in an opening.
pub const PURSE_MAX: u32 = 999;
/// Most death penalty cards of a seat in an opening.
pub const DEATHS_MAX: u32 = 99;

/// A position to start from.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Opening {
    /// Where in the round the game stands.
    pub stand: Stand,
    /// The round, from 1; with [`Stand::Round`] the one that has ended.
    pub round: u32,
    /// Rounds in a row in which nobody took an enemy chip.
    pub idle_rounds: u32,
    /// What each seat has, in seat order.
    pub seats: Vec<SeatOpening>,
    /// Head, torso, back, tail.
    pub parts: [PartOpening; 4],
    /// The cells of the core that are in use, by index.
    pub core: Vec<CoreSpace>,
    /// The occupied spaces of the monster's level, the topmost first.
    pub level: Vec<LevelCell>,
    /// MR-R3 `stack-on-last`: markers that share the last space of the level.
    pub level_crowd: Vec<Seat>,
    /// MR-R5 `extra-note`: counted black markers without a space.
    pub black_notes: u8,
    /// Spaces A to D of the safe zone.
    pub safe: [Option<Seat>; 4],
    /// Stacks of pawns on the AP track, by space.
    pub stacks: Vec<Stack>,
    /// The bonus shields `One`, `Two`.
    pub bonus: [Holder; 2],
    /// The core bonus card.
    pub core_bonus: Holder,
    /// Stage 2 chips still in their bag, in any order; none: all that lie nowhere else but those that
    /// must have been taken or boxed, of which the experience that seats hold goes first, then the
    /// lowest serial numbers.
    pub stage2: Option<Vec<ChipKind>>,
    /// Stage 3 chips still in their bag, in any order; none: as with stage 2.
    pub stage3: Option<Vec<ChipKind>>,
}

/// One part of the monster.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct PartOpening {
    /// Its card, until it is broken twice.
    pub card: Option<PartKind>,
    /// How often it was broken, `0..=2`.
    pub breaks: u8,
    /// Its hate line from base to tip; of no cells once it was broken twice.
    pub line: Vec<Cell>,
    /// Its cards that were not seen yet, in any order; none: all that lie nowhere else, but under
    /// MR-R11 `take-without-marker` for those that must be in the box, the first of the set.
    pub unseen: Option<Vec<PartKind>>,
}

/// What one seat has.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SeatOpening {
    /// Skills; those of level 1 that are not listed are there too, with nothing on them.
    pub skills: Vec<OwnSkill>,
    /// Life chips in hand.
    pub life: u8,
    /// Damage chips in hand.
    pub damage: u8,
    /// Hate markers on Gather materials.
    pub gather: u8,
    /// Copper units.
    pub purse: u32,
    /// Experience chips.
    pub xp: Vec<XpChip>,
    /// The starting experience chip, until it is spent.
    pub starter: Option<Character>,
    /// Items.
    pub items: Vec<ItemKind>,
    /// Part cards.
    pub part_cards: Vec<PartKind>,
    /// Death penalty cards.
    pub deaths: u32,
    /// True if it has passed in this round.
    pub passed: bool,
    /// True if it took an enemy chip in this round.
    pub took: bool,
    /// True if it has had a turn in this round.
    pub acted: bool,
    /// True if it bought Extra life in this end phase.
    pub bought_life: bool,
    /// MR-R20 `field-medic`: whether it used the field medic in this end phase.
    pub used_medic: bool,
    /// MR-R21 `not-same-round`: its items that were recycled in this round.
    pub recycled: Vec<ItemKind>,
    /// MR-R22 `one-per-character`: characters levelled up in this end phase.
    pub levelled: Vec<Character>,
    /// MR-R33 `when-gained`: points of conditional cards as they were fixed; those that are not
    /// listed are fixed as they count in the position.
    pub fixed_points: Vec<FixedPoints>,
    /// MR-R40 `may-return`: the space of the AP track that its pawn left by passing; 0 or none: the
    /// safe zone.
    pub left_from: Option<u8>,
}

/// Where in the round a game stands. Source: MR-5.46.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stand {
    /// A round has ended; the next one begins, with its enemy phase.
    Round,
    /// A seat takes a turn: which one follows from the pawns.
    #[default]
    Turn,
    /// The turn of a seat is over: lines that are complete have their results.
    TurnEnds {
        /// Whose.
        seat: Seat,
    },
    /// All have passed, and the end phase begins.
    EndPhase,
    /// A seat's place in the bazaar comes up; the seats behind it in the safe zone follow.
    Bazaar {
        /// Whose.
        seat: Seat,
    },
}
