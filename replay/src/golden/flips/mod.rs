//! Which rules could change without a golden noticing: every condition and number of a game is
//! flipped, one at a time, while its goldens are checked.
//!
//! The switches are the engine's (`kanso_engine::flip`), one for each thread, so several flips are
//! tried at the same time. A golden is told anew only for the flips that it reaches, the quickest
//! golden first, up to the first that notices. What counts as noticed is what `golden check` calls a
//! finding, a run that does not end, and a rule that stops the program.

mod report;
mod run;

pub use report::{Fate, FlipReport, GameFlips, How, Place, Tried};
pub use run::{FlipOptions, flips};
