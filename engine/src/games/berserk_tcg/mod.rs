//! The Berserk trading card game: two captains with decks of their own fight over five cities.
//!
//! Source: the official rulebook. The rules are numbered by subject (`rule_list`); each is cited at
//! the line that applies it. The course of a turn is that of BK-6.38 and BK-6.39: what is going on
//! is a stack of tasks, what pends is a list of items (`state`); `course` runs them. The chapters do
//! what happens: `setup`, `phase`, `battle`, `exchange`, `announce`, `stack`, `window`, `trigger`,
//! `resolve`, `effect`, `state_check`, `zones`. `check` and `legal` only look.
//!
//! # Readings
//!
//! The open questions of the rulebook, BK-R1 to BK-R69, are switches: `readings`.
//!
//! # Not there yet
//!
//! It is in no registry until its rules are whole.

#![expect(
    clippy::unused_self,
    reason = "a rule is asked of the game, whether or not it reads cards and readings"
)]
#![allow(dead_code, reason = "the parts find each other when the game is registered")]
#![allow(unused_imports, reason = "the parts find each other when the game is registered")]

pub mod action;
mod announce;
mod answer;
mod battle;
pub mod cards;
mod check;
mod conceivable;
mod course;
mod decide;
mod effect;
mod exchange;
pub mod fact;
mod flow;
mod legal;
mod notation;
pub mod opening;
mod options;
mod payment;
mod phase;
pub mod readings;
pub mod refusal;
mod rows;
pub mod rule_list;
mod scene;
mod secrets;
mod setup;
mod stack;
pub mod state;
mod state_check;
mod target;
mod trigger;
mod values;
mod window;
mod words;
mod zones;

pub use action::Action;
pub use fact::Fact;
pub use opening::Opening;
pub use refusal::Refusal;
pub use state::State;

use crate::{Seat, Trace};
use cards::CardSet;
use cards::deck::Deck;
use readings::Readings;
use std::sync::Arc;

/// A trace of this game.
type Tracing = Trace<Fact>;

/// The Berserk trading card game for two seats.
#[derive(Clone, Debug)]
pub struct BerserkTcg {
    names: Vec<String>,
    readings: Readings,
    cards: Arc<CardSet>,
    /// What each seat brings.
    decks: [Deck; 2],
    /// Whether both deck lists are told to everybody (BK-4.7, `open-list`).
    open_list: bool,
    /// Who is first by the option `first-seat`; none by chance.
    first_seat: Option<Seat>,
    /// The opening, before what runs by itself.
    opening: Option<State>,
}

impl BerserkTcg {
    /// The cards it is played with.
    pub fn cards(&self) -> &CardSet {
        &self.cards
    }

    /// The readings in force.
    pub fn readings(&self) -> &Readings {
        &self.readings
    }

    /// What a seat brings.
    pub fn deck(&self, seat: Seat) -> &Deck {
        &self.decks[seat.index()]
    }
}
