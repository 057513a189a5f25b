//! The same game under other rules: another value of a reading, another revision, other cards.
//!
//! The rules of a log are fixed by its header, and a line has its file's. So the game under other
//! rules is a log of its own, in memory: its events are re-fitted as behind a correction
//! ([`crate::correct`]), kept, dropped, filled, or left waiting where only a person can go on. Where the
//! rules only ask otherwise, nobody is waited for: the only lawful answer is given by itself.
//!
//! - [`Terms`] says which rules;
//! - [`refit`] makes the log;
//! - [`compare`] tells whether it comes to the same: in which event, by which rule and in which field
//!   it parts first, what no longer fits, and how each ends.
//!
//! A difference is what people see: facts with their rules, who is asked, the table, the end. That a
//! state has another step before it is none.
//!
//! What is left out: files, and words for people other than the game's own.

mod comparing;
pub(crate) mod depends;
mod log;
mod ops;
mod pair;
mod said;
mod terms;
#[cfg(test)]
mod tests;
mod visible;

pub use comparing::{Class, Compared, Ending, Misfit, Parting, Side, compare, compare_game};
pub(crate) use log::fit as fit_line;
pub use log::{Filler, PLAY_ON_MAX, Under, UnderError, refit};
pub(crate) use ops::UnderOps;
pub use said::Said;
pub(crate) use terms::reading_id;
pub use terms::{CardTerms, ChangedReading, Changes, Terms, TermsError, reading_named};
