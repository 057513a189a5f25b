//! Rules of tabletop games as pure state machines.
//!
//! A [`Game`] is an immutable value; a state is plain data; an [`Event`] is one
//! decision or one chance outcome. [`Play::apply`] rebuilds any state of a game from its events,
//! and gives the same state on every machine.
//!
//! What this crate is not: it reads no file and no clock, starts no thread, depends on no random
//! crate and knows no window. Luck, log files and commands are `kanso-replay`.
//!
//! Each game is a crate of its own below `engine/games`; `kanso-games` lists them.

#![warn(clippy::float_arithmetic, clippy::print_stdout, clippy::print_stderr)]

pub mod ascending;
pub mod bag;
pub mod bot;
pub mod canon;
pub mod cards;
pub mod chance;
pub mod event;
pub mod face;
#[cfg(feature = "flips")]
pub mod flip;
pub mod game;
pub mod grid;
#[cfg(any(test, feature = "positions"))]
pub mod laws;
pub mod opening;
pub mod prelude;
pub mod reading;
pub mod resample;
pub mod revision;
pub mod rule;
pub mod scene;
pub mod seat;
pub mod setup;
pub mod tables;
pub mod trace;
pub mod unread;
pub mod words;

pub use ascending::Ascending;
pub use bag::{Bag, Deck, Kind, NextCard};
pub use cards::{BuiltInSet, CardChoice, SetError};
pub use chance::{Chance, ChanceKind, Impossible, Odds, Outcome, Stream};
pub use event::Event;
pub use face::{Bot, Game, Rules, Table, Wording};
pub use game::{
    Awaiting, CardRow, EndReason, Figure, Item, ItemWords, Marks, Meta, Play, SeatResult,
    SeatStanding, Standing, Turn, Violation, Words,
};
pub use grid::{Cell, Hex};
pub use reading::ReadingSpec;
pub use revision::Revision;
pub use rule::{Does, Rule, RuleEntry, RuleSet};
pub use scene::Scene;
pub use seat::{Seat, Seats};
pub use setup::{OptionSpec, OptionValue, OptionWords, OwnSpec, Setup, SetupError};
pub use trace::{Cited, Mode, Trace};
pub use words::{Eye, Halves, Label, Lang, Telling, Text};
