//! What a game is written with: `use kanso_engine::game::prelude::*`.
//!
//! The traits of a game and of what stands in its tables, the values that pass between a game and the
//! kernel, the parts of a picture, and the macros. A game has a prelude of its own that gives this one
//! on, with the types that it uses everywhere.

pub use crate::bag::{Bag, Kind};
pub use crate::cards::CardChoice;
pub use crate::chance::{Chance, Outcome, Stream};
pub use crate::event::Event;
pub use crate::face::{Bot, Game, Rules, Table, Wording};
pub use crate::game::{
    Awaiting, EndReason, Figure, Marks, Meta, NoOpening, Play as _, Standing, Words,
};
pub use crate::rule::Rule;
pub use crate::scene::{Body, Line, Region, Scene, Tone};
pub use crate::seat::{Seat, Seats};
pub use crate::setup::{OptionSpec, OptionValue, OptionWords, Setup, SetupError};
pub use crate::tables::{Action as _, Fact as _, Question as _, Refusal as _};
pub use crate::trace::Trace;
pub use crate::words::{Eye, Label, Lang, Teller, Telling, Text};
pub use crate::{actions, asks, ensure, facts, refusals, say, vocabulary};
pub use serde::{Deserialize, Serialize};
