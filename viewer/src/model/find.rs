//! Searching events: by text, seat, rule, kind, thing.
//!
//! The words of a line are collected beside the frames, once for each line, eye and language; what is
//! looked for is compared with them at once, as it is typed.

pub use kanso_replay::find::{Query, Wanted, needles, places};

use super::{Model, Table};
use crate::command::{FindCommand, GoCommand};
use crate::platform::{Index, IndexOf, IndexedEvent, Job};
use kanso_engine::{Eye, Lang};
use kanso_replay::log::record::LineId;
use kanso_replay::review::Position;

/// An event that was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Finding {
    /// Its number on its line, from 1.
    pub event: u32,
    /// Its place among all that were collected.
    at: usize,
}

/// Whose words were collected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Collected {
    line: LineId,
    eye: Eye,
    lang: Lang,
}

/// What is searched.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct FindState {
    /// What is looked for.
    pub query: Query,
    /// The same, ready to be compared.
    pub wanted: Wanted,
    /// Grows with every wish to type what is looked for.
    pub typing: u64,
    /// True if the words of the line are still being collected.
    pub busy: bool,
    /// True if the log could not be read to collect them.
    pub failed: bool,
    found: Vec<Finding>,
    of: Option<Collected>,
    events: Vec<IndexedEvent>,
    /// How many events of the line were looked through.
    upto: u32,
    /// How many events it had when the job was asked to look through them.
    asked: u32,
    ticket: u64,
}

impl FindState {
    /// What was found among the first `len` events of the line, ascending.
    pub fn found(&self, len: u32) -> &[Finding] {
        &self.found[..self.found.partition_point(|at| at.event <= len)]
    }

    /// The words of an event that was found.
    pub fn event(&self, found: Finding) -> &IndexedEvent {
        &self.events[found.at]
    }

    /// How many events of the first `len` were looked through, of those that the eye is told.
    pub fn collected(&self, len: u32) -> usize {
        self.events.partition_point(|at| at.event <= len)
    }

    fn look_for(&mut self, query: Query) {
        self.wanted = Wanted::of(&query);
        self.query = query;
        self.found.clear();
        self.look_from(0);
    }

    fn look_from(&mut self, first: usize) {
        if self.query.is_empty() {
            return;
        }
        let events = self.events.iter().enumerate().skip(first);
        let fitting = events.filter(|(_, event)| self.wanted.fits(event));
        self.found.extend(fitting.map(|(at, event)| Finding { event: event.event, at }));
    }

    /// Forgets what belongs to another line, eye or language.
    fn belongs_to(&mut self, of: Collected) {
        if self.of == Some(of) {
            return;
        }
        if self.of.is_some_and(|before| before.eye != of.eye) && self.query.thing.is_some() {
            // Ids of the scene are the eye's own.
            self.query.thing = None;
            self.wanted = Wanted::of(&self.query);
        }
        self.of = Some(of);
        self.events.clear();
        self.found.clear();
        (self.upto, self.busy, self.failed, self.ticket) = (0, false, false, 0);
    }
}

impl Table {
    /// What was found, as far as it may be shown.
    pub fn found(&self) -> &[Finding] {
        self.find.found(self.visible_len())
    }
}

impl Model {
    pub(super) fn apply_find(&mut self, command: FindCommand) {
        let Some(table) = &mut self.table else { return };
        let here = table.here();
        let to = match command {
            FindCommand::For(query) => {
                table.find.look_for(query);
                None
            }
            FindCommand::Next => table.found().iter().find(|at| at.event > here.event),
            FindCommand::Previous => table.found().iter().rfind(|at| at.event < here.event),
        };
        if let Some(event) = to.map(|at| at.event) {
            self.apply_go(GoCommand::To(Position::after(here.line, event)));
        }
    }

    /// Has the words of the line that is shown collected, as far as they are wanted and missing.
    pub(super) fn keep_finding(&mut self) {
        let lang = self.lang();
        let Some(table) = &mut self.table else { return };
        let line = table.here().line;
        let of = Collected { line, eye: table.eye, lang };
        table.find.belongs_to(of);
        let len = table.review.len(line).unwrap_or(0);
        let has_all = len <= table.find.upto;
        if table.find.query.is_empty() || table.find.busy || table.find.failed || has_all {
            return;
        }
        let bytes = table.review.log_bytes();
        let path = if bytes.is_some() { None } else { table.path.clone() };
        let of = IndexOf { bytes, path, line, from: table.find.upto, eye: of.eye, lang };
        self.tickets += 1;
        let ticket = self.tickets;
        (table.find.busy, table.find.asked, table.find.ticket) = (true, len, ticket);
        self.start(Job::Index { ticket, of });
    }

    /// Some words of the line were collected.
    pub(super) fn indexed(&mut self, ticket: u64, index: Index) {
        let Some(table) = &mut self.table else { return };
        let find = &mut table.find;
        if find.ticket != ticket {
            return;
        }
        let first = find.events.len();
        find.events.extend(index.events);
        find.look_from(first);
        find.upto = find.upto.max(index.upto);
        if index.last {
            find.busy = false;
            // A file that has less than what is shown is another one now.
            find.failed = index.failed || find.upto < find.asked;
            self.keep_finding();
        }
    }
}

#[cfg(test)]
mod tests;
