//! The games of a folder.

use std::path::PathBuf;

/// A log of the folder, as far as it is known without playing it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameEntry {
    /// The file.
    pub path: PathBuf,
    /// Id of the game; empty where it could not be read.
    pub game: String,
    /// The names of the seats.
    pub names: Vec<String>,
    /// How it ended, in words of the summary; empty: it did not.
    pub result: String,
    /// How many events the game itself has.
    pub events: u32,
    /// How many lines it has.
    pub lines: u32,
    /// When a person made it.
    pub created: Option<String>,
    /// Why it cannot be opened.
    pub problem: Option<String>,
}

/// The games of a folder.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Library {
    /// The folder; none: none was chosen.
    pub folder: Option<PathBuf>,
    /// What was found so far, in the order of the paths.
    pub entries: Vec<GameEntry>,
    /// What narrows the list.
    pub search: String,
    /// Whether it is still looking.
    pub busy: bool,
    /// Why the folder could not be read.
    pub problem: Option<String>,
    pub(super) ticket: u64,
}

impl Library {
    pub(super) fn listed(&mut self, ticket: u64, entry: GameEntry) {
        if ticket == self.ticket {
            let at = self.entries.partition_point(|known| known.path <= entry.path);
            self.entries.insert(at, entry);
        }
    }

    pub(super) fn list_ended(&mut self, ticket: u64, problem: Option<String>) {
        if ticket == self.ticket {
            self.busy = false;
            self.problem = problem;
        }
    }
}
