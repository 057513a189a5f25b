//! Telling a game: the whole story as text, for one eye and in one language.
//!
//! [`transcript()`] is exact: every event with its odds, its rules, and digests of state, legal list
//! and views, so that a golden test notices any change.
//!
//! An eye that is not [`Eye::All`](kanso_engine::Eye) is told what the game tells it and nothing
//! else: events that tell it nothing are left out and take no number, and neither seed nor state
//! digest is named.
//!
//! Routine facts ([`Wording::is_routine`](kanso_engine::Wording::is_routine)) are left out of the reading
//! part, and a line says how many there were; see [`Routine`].
//!
//! # Left out
//!
//! - The story for people: `kanso review` tells it over a [`Review`](crate::review::Review).
//! - The table itself: `kanso show` draws it.

mod event;
mod head;
pub(crate) mod phrases;
#[cfg(test)]
mod routine_tests;
#[cfg(test)]
mod tests;
mod transcript;
mod views;
pub(crate) mod walk;

pub use head::{card_set_name, card_set_to_tell};
pub use phrases::{aside, assumed, book_heading, colon, comma, odds, odds_to_read, round};
pub use transcript::{TranscriptOptions, golden_transcript, transcript};

/// What becomes of the facts that a game calls routine, as far as an eye is told them at all.
///
/// It changes no number: a beat counts for every eye that is told something of it, routine or not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Routine {
    /// They are left out, and a line says how many were. An eye that is told none of them is told
    /// no such line.
    LeftOut,
    /// They are told like any other.
    Told,
}
