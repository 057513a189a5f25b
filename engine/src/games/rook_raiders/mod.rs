//! Rook & Raiders: each of one to four seats defends its own castle against the same monsters.
//!
//! Source: rulebook Ver. 1.02 (Minotakeya GAMES). The rules are numbered by subject (`rule_list`);
//! each is cited at the line that applies it. The flow of a round is a stack of tasks (`state`),
//! each with its chapter: `setup`, `command`, `skill`, `invasion`, `summon`, `end_phase`,
//! `declaration`.
//!
//! # Readings
//!
//! The open questions of the rulebook, RR-R1 to RR-R44, are switches: `readings`.
//!
//! # Not modelled
//!
//! - RR-1.2, black monster cards: they never run out.
//! - RR-1.4, personal stocks of markers and cubes, but under RR-R26 `printed`.
//! - RR-9.3, honour marks that were spent: they have no further effect.

pub mod action;
#[expect(dead_code, reason = "the rules that use it follow")]
mod board;
#[cfg_attr(not(test), expect(dead_code, reason = "the rules that use it follow"))]
mod bot;
pub mod cards;
#[expect(dead_code, reason = "the rules that use it follow")]
mod derived;
pub mod fact;
#[expect(dead_code, reason = "the rules that use it follow")]
mod flow;
#[cfg_attr(not(test), expect(dead_code, reason = "the rules that use it follow"))]
pub mod opening;
pub mod readings;
pub mod rule_list;
#[allow(dead_code, reason = "the rules that use it follow")]
mod scene;
pub mod state;
#[expect(dead_code, reason = "the rules that use it follow")]
mod words;

pub use action::Action;
pub use derived::{HONOR_TOKENS, LEVEL_UP_COSTS, THREAT_MAX};
pub use fact::{Fact, Question, Refusal};
pub use flow::Phase;
pub use opening::Opening;
pub use state::{SeatState, State, Task};

use board::Reach;
use cards::CardSet;
use readings::Readings;
use std::sync::Arc;

/// The options of a solo game. Source: RR-10.4.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Difficulty {
    /// No limit of rounds.
    Off,
    /// The unit deck is the limit.
    Easy,
    /// Three cards fewer.
    Normal,
    /// Six cards fewer.
    Hard,
}

/// Rook & Raiders for one to four seats.
#[derive(Clone, Debug)]
pub struct RookRaiders {
    names: Vec<String>,
    difficulty: Difficulty,
    readings: Readings,
    cards: Arc<CardSet>,
    reach: Reach,
}
