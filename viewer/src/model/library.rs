//! The games of a folder.

use super::{Model, Problem, Weight};
use crate::command::{FileCommand, Way};
use crate::platform::{Job, Stop};
use crate::words::library as words;
use kanso_engine::Lang;
use kanso_replay::summary::Summary;
use serde::{Deserialize, Serialize};
use std::path::PathBuf;

/// A log of the folder, as far as it is known without playing it.
#[derive(Clone, PartialEq, Debug)]
pub struct GameEntry {
    /// The file.
    pub path: PathBuf,
    /// What it says; or why it cannot be opened.
    pub found: Result<Summary, Problem>,
    /// When the file was changed, as RFC 3339 text.
    pub changed: Option<String>,
    /// All that is searched, in small letters.
    haystack: String,
}

impl GameEntry {
    /// An entry of what was found.
    pub fn new(path: PathBuf, found: Result<Summary, Problem>, changed: Option<String>) -> Self {
        let mut haystack = path.display().to_string();
        if let Ok(summary) = &found {
            haystack.push('\n');
            haystack.push_str(&summary.names.join("\n"));
            for lang in [Lang::En, Lang::Ja] {
                haystack.push('\n');
                haystack.push_str(&summary.game_name(lang));
                haystack.push('\n');
                haystack.push_str(&summary.result(lang).unwrap_or_default());
            }
            haystack.push('\n');
            haystack.push_str(summary.created.as_deref().unwrap_or_default());
        }
        haystack.push('\n');
        haystack.push_str(changed.as_deref().unwrap_or_default());
        Self { path, found, changed, haystack: haystack.to_lowercase() }
    }

    /// True if it has all these words, which are in small letters.
    pub fn has(&self, words: &[String]) -> bool {
        words.iter().all(|word| self.haystack.contains(word.as_str()))
    }

    /// When it was played: when a person made it, or else when its file was changed; whether it is
    /// the former.
    pub fn date(&self) -> (&str, bool) {
        match self.found.as_ref().ok().and_then(|summary| summary.created.as_deref()) {
            Some(created) => (created, true),
            None => (self.changed.as_deref().unwrap_or_default(), false),
        }
    }
}

/// A column by which the list can be sorted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Column {
    /// The name of the file, with its folder.
    File,
    /// The game.
    Game,
    /// Who played.
    Names,
    /// How it ended.
    Result,
    /// How many events it has.
    Length,
    /// When it was played.
    Date,
}

impl Column {
    /// All of them, from left to right.
    pub const ALL: [Self; 6] =
        [Self::Game, Self::Names, Self::Result, Self::Length, Self::Date, Self::File];
}

/// How the list is sorted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Sort {
    /// By what.
    pub by: Column,
    /// True if the last comes first.
    pub descending: bool,
}

/// What was played last comes first.
impl Default for Sort {
    fn default() -> Self {
        Self { by: Column::Date, descending: true }
    }
}

/// The games of a folder.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Library {
    /// The folder; none: none was chosen.
    pub folder: Option<PathBuf>,
    /// What was found so far, in the order of the paths.
    pub entries: Vec<GameEntry>,
    /// Grows with every change of the entries.
    pub revision: u64,
    /// What narrows the list.
    pub search: String,
    /// True if it is still looking.
    pub busy: bool,
    /// Why the folder could not be read.
    pub problem: Option<String>,
    /// What was found while the same folder is looked through again: shown when that has ended.
    again: Option<Vec<GameEntry>>,
    stop: Stop,
    ticket: u64,
}

impl Library {
    /// The entries that are shown, by their places, in this order.
    pub fn rows(&self, sort: Sort, lang: Lang) -> Vec<usize> {
        let words: Vec<_> =
            self.search.to_lowercase().split_whitespace().map(str::to_owned).collect();
        let mut rows: Vec<_> =
            (0..self.entries.len()).filter(|row| self.entries[*row].has(&words)).collect();
        // The entries are in the order of their paths, and each of these sorts keeps equals so.
        let summary = |row: &usize| self.entries[*row].found.as_ref().ok();
        match sort.by {
            Column::File => {}
            Column::Game => {
                rows.sort_by_cached_key(|row| summary(row).map(|known| known.game_name(lang)));
            }
            Column::Names => {
                rows.sort_by_cached_key(|row| summary(row).map(|known| known.names.clone()));
            }
            Column::Result => {
                rows.sort_by_cached_key(|row| summary(row).and_then(|known| known.result(lang)));
            }
            Column::Length => rows.sort_by_key(|row| summary(row).map(|known| known.events)),
            Column::Date => rows.sort_by_key(|row| self.entries[*row].date().0),
        }
        if sort.descending {
            rows.reverse();
        }
        rows
    }

    pub(super) fn listed(&mut self, ticket: u64, entries: Vec<GameEntry>) {
        if ticket != self.ticket {
            return;
        }
        if let Some(again) = &mut self.again {
            again.extend(entries);
        } else {
            self.entries.extend(entries);
            self.revision += 1;
        }
    }

    pub(super) fn list_ended(&mut self, ticket: u64, problem: Option<String>) {
        if ticket == self.ticket {
            self.busy = false;
            self.problem = problem;
            if let Some(again) = self.again.take() {
                self.entries = again;
                self.revision += 1;
            }
        }
    }
}

impl Model {
    /// Lists a folder, from now on at each start.
    pub(super) fn list(&mut self, folder: PathBuf) {
        let ticket = self.ticket();
        self.library.stop.set();
        self.settings.keep_folder(folder.clone());
        let stop = Stop::default();
        let known = if self.library.folder.as_ref() == Some(&folder) {
            std::mem::take(&mut self.library)
        } else {
            Library { revision: self.library.revision + 1, ..Library::default() }
        };
        self.library = Library {
            folder: Some(folder.clone()),
            busy: true,
            again: (!known.entries.is_empty()).then(Vec::new),
            stop: stop.clone(),
            ticket,
            ..known
        };
        self.start(Job::List { ticket, folder, stop });
    }

    /// Opens the game before or behind the open one, in the order of the list.
    pub(super) fn open_beside(&mut self, way: Way) {
        let lang = self.lang();
        let open = self.table.as_ref().and_then(|table| table.path.clone());
        let rows = self.library.rows(self.settings.sort, lang);
        let path = |row: &usize| &self.library.entries[*row].path;
        let at = rows.iter().position(|row| Some(path(row)) == open.as_ref());
        let to = match (at, way) {
            (Some(at), Way::Back) => at.checked_sub(1),
            (Some(at), Way::Forward) => Some(at + 1),
            // It is in no list, or in none that is shown.
            (None, _) => None,
        };
        match to.and_then(|to| rows.get(to)).map(path).cloned() {
            Some(path) => self.apply_file(FileCommand::Open(path)),
            None => self.say(Weight::Info, words::NO_GAME_BESIDE.in_lang(lang)),
        }
    }

    /// Looks through the folder again that is listed, if one is.
    pub(super) fn list_again(&mut self) {
        let kept = || self.settings.folder.clone();
        if let Some(folder) = self.library.folder.clone().or_else(kept) {
            self.list(folder);
        }
    }

    /// Lists no folder any more.
    pub(super) fn forget_folder(&mut self) {
        self.library.stop.set();
        self.library = Library { revision: self.library.revision + 1, ..Library::default() };
        self.settings.folder = None;
    }
}

#[cfg(test)]
mod tests;
