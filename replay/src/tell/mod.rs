//! Telling a game: the whole story as text, for one eye and in one language.
//!
//! [`transcript()`] is exact: every event with its odds, its rules, and digests of state, legal list
//! and views, so that a golden test notices any change. [`review_text()`] is the same story for
//! people.
//!
//! An eye that is not [`Eye::All`](kanso_engine::Eye) is told what the game tells it and nothing
//! else: events that tell it nothing are left out and take no number, and neither seed nor state
//! digest is named.
//!
//! # Left out
//!
//! - The table itself: `kanso show` draws it.

mod event;
mod head;
pub mod phrases;
mod review_text;
#[cfg(test)]
mod tests;
mod transcript;
mod views;
pub mod walk;

pub use head::{card_set_name, write_head, write_standing};
pub use review_text::{ReviewOptions, review_text};
pub use transcript::{TranscriptOptions, golden_transcript, transcript};
