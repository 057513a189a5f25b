//! BattleLore (first edition) with the Heroes expansion, and its campaign: two camps on a hex board,
//! heroes that live on from battle to battle.
//!
//! Source: the Japanese summary of Heroes; the base game from public knowledge of its family. The
//! rules are numbered by subject (`rule_list`): BL of the base game, BH of Heroes. What is to be done
//! stands on a stack of tasks (`state`), run by `course`; the chapters do what happens: `setup`,
//! `enlist`, `campaign`, `aftermath`, `aaa`, `turn`, `orders`, `movement`, `fight`, `retreat`,
//! `casualty`, `lore_play`, `items`, `damage`, `search`, `gain`, `victory`. `check` and `legal` only
//! look; `derived` computes what follows from the state.
//!
//! # Readings
//!
//! The open questions, BL-R1 to BL-R29 and BH-R1 to BH-R76, are switches: `readings`; `revisions`
//! says how they were answered anew.

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
pub use battle::Battle;
pub use data::{cards, readings, revisions, rule_list, vocabulary};
pub use fact::Fact;
pub use opening::Opening;
pub use question::Question;
pub use refusal::Refusal;
pub use state::{SeatState, State, Task};
pub use state::{action, battle, fact, opening, question, refusal};

use crate::prelude::*;
use readings::Readings;
use rule_list::RULES;
use std::sync::Arc;

/// A trace of this game.
pub(crate) type Tracing = Trace<Fact>;

/// BattleLore with Heroes for two seats.
#[derive(Clone, Debug)]
pub struct BattleLore {
    names: Vec<String>,
    /// In a game of one battle: the scenario.
    scenario: Scenario,
    /// The agreed number of battles; none: a game of one battle.
    battles: Option<u16>,
    readings: Readings,
    cards: Arc<CardSet>,
    /// The opening, before what runs by itself.
    opening: Option<State>,
}

impl BattleLore {
    /// The rule of a card row.
    const fn card_rule(row: u16) -> Rule {
        Rule::new(RULES.len() as u16 + row)
    }
}
