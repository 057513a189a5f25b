//! Insight: who was winning when, what luck did, and which choices cost what.
//!
//! The terms are those of backgammon programs:
//!
//! - The *value* of a moment is each seat's share of the win, if from there on a policy (the greedy bot)
//!   decides for all. It is found by playouts: the game is played on to its end, many times, each time
//!   with other luck. A draw is shared; a party has one value. A moment has one value: it is the "after"
//!   of one event and the "before" of the next.
//! - The *luck* of what fell is the value after it less the value before it, in which all that might have
//!   fallen is played out by its odds.
//! - The *choice* of a decision is the value after it less the value before it: what turned.
//! - The *cost* of a decision is the value of the best alternative that was found less the value of what
//!   was chosen: what was missed. It is never negative. Where a seat decides several times in a row, what
//!   it could still have at its next decision was put off and not missed: it has no mark, and counts there.
//!
//! So for each seat, end less start is the sum of luck and choices, to the digit. No value is an oracle:
//! it says how such positions end where the policy plays, and the policy errs.
//!
//! Playout `n` has the same luck at every moment of a game, so that differences between moments are more
//! exact than the values. The luck of playouts has keys of its own; nothing of the game's luck is known.
//! For an eye, what it may not know is dealt anew in each playout, and nothing else is looked at.
//!
//! Source: the terms of GNU Backgammon's analysis; values with paired luck follow the idea of AIVAT (Burch
//! and others, 2018).
//!
//! What is left out: words, files, and any rule of a game.

#![allow(
    clippy::cast_precision_loss,
    reason = "counts of playouts and of games are far below 2^52"
)]

mod analyse;
mod analysis;
mod check;
mod cost;
mod course;
mod keep;
mod ops;
mod playout;
mod samples;
mod search;
mod share;
#[cfg(test)]
mod tests;
mod wire;
mod worth;

pub use analyse::{
    BATCH, Effort, PLAYOUTS_MAX, Policy, Request, Stopped, Valued, Watch, analyse, value_behind,
};
pub use analysis::{
    Alternative, Analysis, Choice, EventKind, EventValue, Mark, SeatTotal, Share, Turned,
};
pub use check::{Bin, Calibration, Checked, Extent, LuckTotals, Mean, check};
pub use keep::{Cache, Keep, Key, folder};
pub(crate) use ops::InsightOps;
pub use ops::{AnalyseError, leaving_a_core};
pub use playout::{Desk, PLAYOUT_EVENTS_MAX, PlayedOut};
pub use samples::{SHARE, Samples, error_of_sum};
pub use search::{Asked, Thinking, does_better, think};
pub use share::{Parts, WIN_PARTS, parts, undecided};
pub use wire::Wire;
pub use worth::{Worth, Worths, worths};
