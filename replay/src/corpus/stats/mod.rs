//! Many games in figures: who wins, how long it takes, what is used, and whether two corpora differ.
//!
//! [`tally`] asks each file the [questions](crate::questions) about one game and adds the rows up; [`Stats`] makes
//! figures of the sums, one part for each game, one group for each way in which its games were set up; a
//! second corpus is laid beside it, and what differs by more than chance is told ([`Beside`]). [`page()`] makes a
//! page of it.
//!
//! - Sums have no order, so the same files give the same bytes on any number of threads.
//! - A share comes with an interval in which it lies with 95 % (Wilson). Whoever wins may have used a card
//!   because they were winning: what goes together with winning is told, and no cause.
//! - Many figures are compared at once, so some would differ by chance alone: Holm's correction keeps the
//!   probability that anything is told wrongly below 5 %.
//!
//! A log that is not sound is counted with its reason, and the rest is done.

mod beside;
mod maths;
mod page;
mod report;
mod split;
mod tally;
#[cfg(test)]
mod tests;
pub mod words;

pub use beside::{Beside, Differing, Figure, PairOfGroups, PartBeside, Value};
pub use page::page;
pub use report::{End, Group, Lengths, Part, Rate, Stats, Used};
pub use split::{Changed, Overfull};
pub use tally::{Damaged, Tally, rows, tally};
