//! What is remembered of a file between runs: who decides for which seat, and where one stood.
//!
//! It stands in the settings under the file's path, and not in the log: a log tells what happened, not
//! by what it was decided. Nothing lies beside the file that would have to be carried along.

use super::{Model, Settings, Table};
use kanso_engine::Seat;
use kanso_replay::log::record::{LineId, MAIN_LINE};
use kanso_replay::review::{Bot, Position};
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};

/// Most files of which something is remembered.
pub const FILES_MAX: usize = 200;

/// What is remembered of a file.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct FileKept {
    /// The file.
    pub path: PathBuf,
    /// The names of the bots that decide, in seat order; empty, or left out: a person does.
    pub bots: Vec<String>,
    /// The line where one stood.
    pub line: LineId,
    /// After how many of its events.
    pub event: u32,
}

impl FileKept {
    /// The bots that decide; a name that no bot has any more stands for a person.
    pub fn seats(&self) -> Vec<(Seat, Bot)> {
        seats_of(&self.bots)
    }

    /// True if there is nothing in it that an unknown file has not.
    fn says_nothing(&self) -> bool {
        self.bots.is_empty() && (self.line, self.event) == (MAIN_LINE, 0)
    }
}

/// The names of bots in seat order; empty: a person decides.
pub(super) fn names_of(bots: &[Option<Bot>]) -> Vec<String> {
    let name = |bot: &Option<Bot>| bot.map(|bot| bot.to_string()).unwrap_or_default();
    bots.iter().map(name).collect()
}

/// As [`names_of`], the other way.
fn seats_of(names: &[String]) -> Vec<(Seat, Bot)> {
    let bots = names.iter().enumerate();
    bots.filter_map(|(seat, name)| Some((Seat::at(seat), name.parse().ok()?))).collect()
}

impl Settings {
    /// What is remembered of a file.
    pub fn kept(&self, path: &Path) -> Option<&FileKept> {
        self.files.iter().find(|known| known.path == path)
    }

    /// Remembers it, as the last one. A path that is no text cannot be kept.
    pub fn keep(&mut self, kept: FileKept) {
        self.files.retain(|known| known.path != kept.path);
        if kept.path.to_str().is_none() || kept.says_nothing() {
            return;
        }
        self.files.insert(0, kept);
        self.files.truncate(FILES_MAX);
    }
}

impl Table {
    /// What is to be remembered of the file; none: it has none.
    fn to_keep(&self) -> Option<FileKept> {
        let (path, here) = (self.path.clone()?, self.here());
        let mut bots = Vec::new();
        for (seat, bot) in &self.play.seats {
            bots.resize(seat.index(), String::new());
            bots.push(bot.to_string());
        }
        Some(FileKept { path, bots, line: here.line, event: here.event })
    }

    /// Takes up what is remembered of the file; where it is shorter now, at its end.
    pub(super) fn take_up(&mut self, kept: &FileKept) {
        let count = self.review.names().len();
        self.play.seats = kept.seats();
        self.play.seats.retain(|(seat, _)| seat.index() < count);
        if kept.event > 0
            && let Some(len) = self.review.len(kept.line)
        {
            // A line that breaks a rule may not lead there: then one stays at its start.
            let _ = self.go(Position::after(kept.line, kept.event.min(len)));
        }
    }
}

impl Model {
    /// Remembers who decides in the game that is open, and where one stands in it.
    pub fn keep_file(&mut self) {
        if let Some(kept) = self.table.as_ref().and_then(Table::to_keep) {
            self.settings.keep(kept);
        }
    }
}

#[cfg(test)]
mod tests;
