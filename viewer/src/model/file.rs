//! Opening, closing and saving.

use super::{Model, Table, Weight};
use crate::command::FileCommand;
use crate::platform::Job;
use kanso_replay::review::{Axis, Position, Review};
use std::path::PathBuf;

/// Where edits go.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Access {
    /// To the file, each before it is seen.
    File,
    /// Nowhere yet: they stay in memory until they are saved as a new file.
    Memory(WhyMemory),
}

/// Why edits stay in memory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WhyMemory {
    /// The game is new and has no file.
    New,
    /// Another program writes the file, or it may not be written: in the words of the library.
    ReadOnly(String),
    /// The end of the file was torn off by a crash: so many bytes are left out.
    Torn(u64),
    /// The file is damaged: what is before the damage is shown.
    Damaged {
        /// Where and why.
        why: String,
        /// How many bytes are left out.
        dropped: u64,
    },
}

/// A game that was opened.
pub struct Opened {
    /// The review.
    pub review: Box<dyn Review>,
    /// The file.
    pub path: Option<PathBuf>,
    /// Where edits go.
    pub access: Access,
}

impl std::fmt::Debug for Opened {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Opened").field("path", &self.path).finish_non_exhaustive()
    }
}

/// Why a file could not be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// There is no such file.
    Missing,
    /// The system does not let it be read.
    Unreadable(String),
    /// It is no log, or one that cannot be understood: in the words of the library.
    NotALog(String),
    /// It is of a game that this program does not know.
    UnknownGame(String),
    /// It was made by a newer program.
    Newer(String),
}

/// What is being opened, or could not be.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Opening {
    /// Nothing.
    #[default]
    Idle,
    /// A file is being read.
    Busy {
        /// The file.
        path: PathBuf,
    },
    /// A file could not be opened.
    Failed {
        /// The file.
        path: PathBuf,
        /// Why.
        problem: Problem,
    },
}

impl Model {
    pub(super) fn apply_file(&mut self, command: FileCommand) {
        match command {
            FileCommand::Open(path) => {
                let ticket = self.ticket();
                self.opening = Opening::Busy { path: path.clone() };
                self.start(Job::Open { ticket, path });
            }
            FileCommand::Close => self.close_table(),
            FileCommand::ForgetRecent(path) => {
                self.settings.recent.retain(|known| *known != path);
            }
            FileCommand::LibrarySearch(text) => self.library.search = text,
            FileCommand::Ask
            | FileCommand::AskFolder
            | FileCommand::Reload
            | FileCommand::SaveAs(_)
            | FileCommand::GoOn
            | FileCommand::Library
            | FileCommand::New(_) => {}
        }
    }

    /// A file was opened, or not.
    pub(super) fn opened(&mut self, _ticket: u64, result: Result<Opened, (PathBuf, Problem)>) {
        match result {
            Ok(opened) => {
                self.opening = Opening::Idle;
                self.show(opened);
            }
            Err((path, problem)) => self.opening = Opening::Failed { path, problem },
        }
    }

    /// Shows a game from its start, on the line that is shown first.
    pub fn show(&mut self, opened: Opened) {
        self.close_table();
        if let Some(path) = &opened.path {
            self.settings.remember(path.clone());
        }
        let mut table = Table::new(opened.review, opened.path, opened.access);
        table.axis = if self.settings.by_decision { Axis::Decisions } else { Axis::Events };
        let first = table.review().lines().into_iter().find(|line| line.promoted);
        if let Some(first) = first {
            // The line is one of the list: it is there.
            let _ = table.go(Position::after(first.id, 0));
        }
        self.table = Some(table);
        self.keep_verified();
    }

    /// Closes the game: each line that grew gets a checkpoint.
    pub(super) fn close_table(&mut self) {
        self.dialog = None;
        if let Some(mut table) = self.table.take()
            && let Err(error) = table.review.finish()
        {
            self.say(Weight::Warning, error.to_string());
        }
    }

    /// A file was written, or not.
    pub(super) fn written(&mut self, path: PathBuf, result: Result<(), String>) {
        match result {
            Ok(()) => {
                self.exported(&path);
                self.say(Weight::Info, path.display().to_string());
            }
            Err(why) => self.refuse(format!("{}: {why}", path.display())),
        }
    }
}
