//! Luck, log files, timelines, lines, verification and golden games, and the commands of the program
//! `kanso`.
//!
//! What this crate is not: it names no game ([`games`] is the list that a program hands in), and it
//! knows no rule of one, and no window.

pub mod address;
pub mod anew;
pub mod bots;
pub mod bug;
pub mod card_set;
#[cfg(not(target_family = "wasm"))]
pub mod cli;
pub mod clip;
pub mod clock;
pub mod codec;
pub mod corpus;
pub mod correct;
pub mod counted;
pub mod disk;
pub mod dispute;
pub mod draw;
pub mod find;
pub mod foreign;
pub mod games;
pub mod golden;
pub mod grouped;
pub mod html;
pub mod insight;
pub mod lines;
pub mod link;
pub mod log;
pub mod luck;
pub mod meant;
mod once;
pub mod option_words;
pub mod outcome_words;
pub mod plain_text;
pub mod player;
pub mod questions;
pub mod reading;
pub mod reading_words;
pub mod review;
pub mod scene_diff;
pub mod scene_names;
pub mod session;
pub mod set_up;
pub mod shelf;
pub mod signed;
pub mod simulate;
pub mod site;
pub mod summary;
pub mod tell;
pub mod timeline;
pub mod under;
pub mod verify;

#[cfg(test)]
mod testing;

/// A browser has no command line.
#[cfg(target_family = "wasm")]
mod cli {
    /// What the commands do with a game: there are none.
    pub trait CliOps {}

    impl<G: kanso_engine::Game> CliOps for crate::games::Of<G> {}
}
