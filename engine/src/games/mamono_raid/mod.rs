//! Mamono Raid: two to four parties of four raid one huge monster and compete for its parts.
//!
//! Source: rulebook Ver. 1.80 (second edition). The rules are numbered by subject (`rule_list`);
//! each is cited at the line that applies it. What is to be done stands on a stack of tasks
//! (`state`), run by `course`; the chapters do what happens: `setup`, `enemy_phase`, `turn`,
//! `skill`, `result`, `bazaar`, `level_up`, `scoring`. `check` and `legal` only look.
//!
//! # Readings
//!
//! The open questions of the rulebook, MR-R1 to MR-R40 (MR-R27 is not in use), are switches:
//! `readings`. Beyond what those say: MR-R31 `to-first` is about the second place alone, and a seat
//! that MR-R40 `may-return` calls back leaves its safe space only if it came from the AP track.
//!
//! # Not modelled
//!
//! - MR-3.8, the single coins: a purse is worth what it is worth.
//! - MR-4.8, the two part cards of each part that go to the box unseen: nobody ever learns which.

#![allow(dead_code, unused_imports)]
#![expect(
    clippy::unused_self,
    reason = "a rule is asked of the game, whether or not it reads cards and readings"
)]

pub mod action;
mod bazaar;
pub mod cards;
mod check;
mod course;
mod derived;
mod enemy_phase;
pub mod fact;
mod legal;
mod level_up;
mod payment;
pub mod readings;
pub mod refusal;
mod result;
mod rows;
pub mod rule_list;
mod scoring;
mod setup;
mod skill;
pub mod state;
mod turn;
pub mod vocabulary;

pub use action::Action;
pub use derived::{Ranked, Ranking};
pub use fact::Fact;
pub use refusal::{Question, Refusal};
pub use state::{SeatState, State, Task};

use crate::game::{
    Awaiting, CardRow, EndReason, Game, Item, ItemWords, Marks, Meta, Standing, Words,
};
use crate::{
    Bag, Event, Eye, Lang, OptionSpec, Outcome, Rule, Scene, Seat, Setup, SetupError, Telling,
    Text, Trace,
};
use cards::CardSet;
use readings::Readings;
use rule_list::RULES;
use std::fmt;
use std::sync::Arc;

/// A trace of this game.
type Tracing = Trace<Fact>;

/// Mamono Raid for two to four seats.
#[derive(Clone, Debug)]
pub struct MamonoRaid {
    names: Vec<String>,
    /// The option `first-seat`, read under MR-R26 `given`.
    first_seat: Seat,
    readings: Readings,
    cards: Arc<CardSet>,
    /// The opening, before what runs by itself.
    opening: Option<State>,
}

static META: Meta = Meta {
    id: "mamono-raid",
    name: Text::new("Mamono Raid", "マモノレイド"),
    about: Text::new(
        "parties of four raid one huge monster and compete for its parts",
        "4人組のパーティで巨大なマモノに挑み、部位を奪い合う",
    ),
    revisions: &[],
    seats: 2..=4,
    options: &[OptionSpec {
        name: "first-seat",
        values: &["0", "1", "2", "3"],
        own: None,
        about: Text::new(
            "who starts, under the reading start-player = given",
            "最初のプレイヤー（読み start-player = given のとき）",
        ),
    }],
    readings: Readings::SPECS,
    rules: RULES,
    prefix: "MR",
    sets: cards::SETS,
    action_variants: 15,
    ends: &[
        EndReason { id: "core", name: Text::new("the core was taken", "コア破壊") },
        EndReason {
            id: "guard",
            name: Text::new("nobody raided for six rounds", "6ラウンド続けて獲得なし"),
        },
    ],
    figures: &[
        Text::new("half points", "勝利点（0.5点単位）"),
        Text::new("place", "順位"),
        Text::new("half points of skills", "スキルの得点（0.5点単位）"),
        Text::new("half points of parts", "部位の得点（0.5点単位）"),
        Text::new("half points of items", "アイテムの得点（0.5点単位）"),
        Text::new("half points of the core", "コアの得点（0.5点単位）"),
        Text::new("half points of deaths", "デスペナルティ（0.5点単位）"),
    ],
};

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
