//! Many games under other rules: how many depend on a change, where, and by which rule.
//!
//! Every log of a folder is laid beside itself under other [`Terms`](crate::under::Terms), as
//! [`under::compare`](mod@crate::under) does it for one:
//!
//! - *same*: every event fits and comes to the same;
//! - *differs*: every event fits, but somewhere another thing comes of it: first event, rule, fields;
//! - *stops fitting*: some event no longer fits: which, and the rule that refuses it.
//!
//! [`compare()`] reads the files, [`Report`] counts and groups by rule, [`page()`] makes a page of it.
//! A log of another game, one that has these rules already and one that is not sound are told apart,
//! and stop nothing. What is told of a game is told to whoever holds its log: nothing is kept secret.
//!
//! What is left out: a log that cannot be read as it is (`kanso repair` makes a good one of it), and
//! what players would have done under the other rules. A bot can play on in their place.

mod error;
mod folder;
mod look;
mod ops;
mod page;
mod parts;
mod report;
pub mod stats;
#[cfg(test)]
mod tests;
pub mod words;

pub use error::CorpusError;
pub use folder::{FolderError, logs_below};
pub use look::{Wanted, compare};
pub(crate) use ops::CorpusOps;
pub use page::page;
pub use parts::Parts;
pub use report::{Change, Entry, Example, Group, Kind, Report, TermsTold, Totals, Winners};
