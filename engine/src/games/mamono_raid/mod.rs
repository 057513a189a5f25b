//! Mamono Raid: two to four parties of four raid one huge monster and compete for its parts.
//!
//! Source: rulebook Ver. 1.80 (second edition). The rules are numbered by subject (`rule_list`);
//! each is cited at the line that applies it. What is to be done stands on a stack of tasks
//! (`state`), run by `course`; the chapters do what happens: `setup`, `enemy_phase`, `turn`,
//! `skill`, `result`, `on_gain`, `bazaar`, `level_up`, `scoring`. `check` and `legal` only look.
//!
//! # Readings
//!
//! The open questions of the rulebook, MR-R1 to MR-R40 (number 27 is not in use), are switches:
//! `readings`.
//!
//! # Not modelled
//!
//! - MR-3.8, the single coins: a purse is worth what it is worth.
//! - MR-4.8, the two part cards of each part that go to the box unseen: nobody ever learns which.

pub mod action;
pub mod cards;
mod derived;
pub mod fact;
pub mod readings;
pub mod refusal;
pub mod rule_list;
pub mod state;
pub mod vocabulary;

pub use action::Action;
pub use derived::{Ranked, Ranking};
pub use fact::Fact;
pub use refusal::{Question, Refusal};
pub use state::{SeatState, State, Task};

use crate::Trace;
use cards::CardSet;
use readings::Readings;
use std::sync::Arc;

/// A trace of this game.
type Tracing = Trace<Fact>;

/// Mamono Raid for two to four seats.
#[derive(Clone, Debug)]
pub struct MamonoRaid {
    names: Vec<String>,
    /// The option `first-seat`, read under MR-R26 `given`.
    first_seat: crate::Seat,
    readings: Readings,
    cards: Arc<CardSet>,
    /// The opening, before what runs by itself.
    opening: Option<State>,
}

impl MamonoRaid {
    /// The cards it is played with.
    pub fn cards(&self) -> &CardSet {
        &self.cards
    }

    /// The readings in force.
    pub fn readings(&self) -> &Readings {
        &self.readings
    }
}
