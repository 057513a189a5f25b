//! Telling a game: the whole story as text, for one eye and in one language.
//!
//! [`transcript()`] is exact: every event with its odds, its rules, and digests of state, legal list
//! and views, so that a golden test notices any change.
//!
//! An eye that is not [`Eye::All`](kanso_engine::Eye) is told what the game tells it and nothing
//! else: events that tell it nothing are left out and take no number, and neither seed nor state
//! digest is named.
//!
//! # Left out
//!
//! - The story for people: `kanso review` tells it over a [`Review`](crate::review::Review).
//! - The table itself: `kanso show` draws it.

mod event;
mod head;
mod phrases;
#[cfg(test)]
mod tests;
mod transcript;
mod views;
pub(crate) mod walk;

pub use phrases::odds;
pub use transcript::{TranscriptOptions, golden_transcript, transcript};
