//! How far the bench is: a bar where a person looks, a line for each row anywhere else.
//!
//! All rows take minutes, and the answer of `--json` comes at their end: whoever reads standard error
//! from a file or a pipe sees there that it goes on, and with what.

use crate::cli::Io;
use indicatif::ProgressBar;
use std::io::{self, Write};

/// Rows done of all rows, told on standard error.
pub struct Progress {
    total: usize,
    begun: usize,
    /// None where standard error is no terminal.
    bar: Option<ProgressBar>,
}

impl Progress {
    /// Of so many rows.
    pub fn new(total: usize, io: &Io<'_>) -> Self {
        let bar = io.shows_progress.then(|| io.progress(total as u64));
        Self { total, begun: 0, bar }
    }

    /// The games are made that a game is measured with.
    pub fn prepares(&self, game: &str) {
        self.says(&format!("{game}: the games to measure with"));
    }

    /// A row begins.
    pub fn begins(&mut self, game: &str, what: &str) {
        self.begun += 1;
        if let Some(bar) = &self.bar {
            bar.set_position(self.begun as u64 - 1);
        }
        let place = format!("{}/{}", self.begun, self.total);
        let place = if self.bar.is_some() { String::new() } else { place + " " };
        let game = if game.is_empty() { String::new() } else { format!("{game}: ") };
        self.says(&format!("{place}{game}{what}"));
    }

    fn says(&self, words: &str) {
        match &self.bar {
            Some(bar) => bar.set_message(words.to_owned()),
            // Whoever closed standard error does not want to know.
            None => {
                let _ = writeln!(io::stderr(), "{words}");
            }
        }
    }

    /// Writes a part of the answer while no bar is in its way.
    pub fn aside<T>(&self, write: impl FnOnce() -> T) -> T {
        match &self.bar {
            Some(bar) => bar.suspend(write),
            None => write(),
        }
    }

    /// All rows are done.
    pub fn ends(self) {
        if let Some(bar) = self.bar {
            bar.finish_and_clear();
        }
    }
}
