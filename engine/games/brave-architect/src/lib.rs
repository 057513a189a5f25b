//! Brave Architect: two to four heroes, built by their players, fight one huge dragon together.
//!
//! Source: the play manual of 2016. The rules are numbered by subject (`rule_list`); each is cited
//! at the line that applies it. What is to be done stands on a stack of tasks (`state`), run by
//! `course`; the chapters do what happens: `setup`, `hero_turn`, `effects`, `attack`, `hate`,
//! `enemy_move`, `enemy_attack`, `hurt`, `destruction`, `round_end`. `check` and `legal` only look.
//!
//! # Readings
//!
//! The open questions of the rulebook, BA-R2 to BA-R86 (many numbers are not in use), are switches:
//! `readings`; `revisions` says what new games have since.

#![warn(clippy::float_arithmetic, clippy::print_stdout, clippy::print_stderr)]
#![expect(
    clippy::unused_self,
    reason = "a rule is asked of the game, whether or not it reads cards and readings"
)]

mod bot;
mod data;
mod play;
mod prelude;
mod rules;
pub mod state;
mod table;
#[cfg(test)]
mod tests;

pub use action::Action;
pub use data::{cards, readings, revisions, rule_list, vocabulary};
pub use fact::Fact;
pub use opening::Opening;
pub use refusal::{Question, Refusal};
pub use state::{SeatState, State, Task};
pub use state::{action, fact, opening, refusal};
pub use table::forecast;

use crate::prelude::*;
use readings::Readings;
use rule_list::RULES;
use std::sync::Arc;

/// A trace of this game.
pub(crate) type Tracing = Trace<Fact>;

/// Brave Architect for two to four seats.
#[derive(Clone, Debug)]
pub struct BraveArchitect {
    names: Vec<String>,
    map: MapSide,
    /// The option `difficulty` is `easy`.
    is_easy: bool,
    /// Who drafts first.
    first_seat: Seat,
    readings: Readings,
    cards: Arc<CardSet>,
    /// The opening, before what runs by itself.
    opening: Option<State>,
}

impl BraveArchitect {
    /// The rule of a card row.
    const fn card_rule(row: u16) -> Rule {
        Rule::new(RULES.len() as u16 + row)
    }
}
