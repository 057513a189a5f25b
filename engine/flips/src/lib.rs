//! Rewrites the sources of the games so that each condition and number can be flipped while they
//! run, one at a time: one build instead of one for every mutant.
//!
//! The build script of `kanso-flipped` calls [`write_games`]. It copies the sources of each crate of
//! `engine/games` to a module and puts a call of `kanso_engine::flip` around every place that can be
//! flipped ([`rewrite`]); beside the copies lies the list of these [`Site`]s. A place keeps its line,
//! so what the compiler or a panic says of a copy holds for the source. The sources carry no mark of it.
//!
//! What is left out is in [`leave_out`]: files and functions that hold no rule. Constant items,
//! patterns, array lengths, attributes and what stands inside macros cannot be switched while the
//! program runs.

mod edits;
pub mod leave_out;
pub mod names;
pub mod rewrite;
mod site;
#[cfg(test)]
mod tests;
mod tree;

pub use site::{Kind, Site};
pub use tree::{FlipsError, write_games};
