//! Searching events: by text, seat, rule, kind, thing.
//!
//! The words of a line are collected beside the frames, once for each line, eye and language; what is
//! looked for is compared with them at once, as it is typed.

mod text;

pub use text::{fold, needles, places};

use super::{Model, Table};
use crate::command::{FindCommand, GoCommand};
use crate::platform::{Index, IndexOf, IndexedEvent, IndexedFact, Job};
use kanso_engine::{Eye, Lang, Seat};
use kanso_replay::log::record::LineId;
use kanso_replay::review::Position;

/// Which events are looked for. Empty fields narrow nothing.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Query {
    /// Words that the event or what came of it has, all of them; letters of either case.
    pub text: String,
    /// Whose decision.
    pub seat: Option<Seat>,
    /// A rule id, or its beginning; `5.9` finds `RR-5.9`.
    pub rule: String,
    /// Chance events alone, or decisions alone.
    pub chance: Option<bool>,
    /// A thing of the scene, by its id.
    pub thing: Option<String>,
}

impl Query {
    /// Whether nothing is asked for.
    pub fn is_empty(&self) -> bool {
        let Self { text, seat, rule, chance, thing } = self;
        text.trim().is_empty()
            && rule.trim().is_empty()
            && (seat, chance, thing) == (&None, &None, &None)
    }
}

/// A query, made ready to be compared with many events.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Wanted {
    /// The words.
    pub needles: Vec<String>,
    seat: Option<Seat>,
    rule: String,
    chance: Option<bool>,
    thing: Option<String>,
}

impl Wanted {
    /// What a query wants.
    pub fn of(query: &Query) -> Self {
        Self {
            needles: needles(&query.text),
            seat: query.seat,
            rule: fold(query.rule.trim()),
            chance: query.chance,
            thing: query.thing.clone(),
        }
    }

    /// Whether an event is what is looked for.
    pub fn fits(&self, event: &IndexedEvent) -> bool {
        self.seat.is_none_or(|seat| event.seats.is_some_and(|seats| seats.contains(seat)))
            && self.chance.is_none_or(|chance| chance == event.seats.is_none())
            && self.needles.iter().all(|needle| event.folded.contains(needle.as_str()))
            && (!self.narrows_facts() || event.facts.iter().any(|fact| self.fits_fact(fact)))
    }

    /// Of what came of an event, that which makes it fit; none where the event itself has it all.
    pub fn because<'a>(&self, event: &'a IndexedEvent) -> Option<&'a IndexedFact> {
        let head = fold(&event.words);
        let missing: Vec<_> =
            self.needles.iter().filter(|needle| !head.contains(needle.as_str())).collect();
        if missing.is_empty() && !self.narrows_facts() {
            return None;
        }
        let has = |fact: &&IndexedFact| {
            let words = fold(&fact.words);
            self.fits_fact(fact)
                && (missing.is_empty()
                    || missing.iter().any(|needle| words.contains(needle.as_str())))
        };
        let first = |fact: &&IndexedFact| self.fits_fact(fact);
        event.facts.iter().find(has).or_else(|| event.facts.iter().find(first))
    }

    fn narrows_facts(&self) -> bool {
        self.thing.is_some() || !self.rule.is_empty()
    }

    fn fits_fact(&self, fact: &IndexedFact) -> bool {
        let rule = || {
            let id = fold(&fact.rule);
            let behind = id.split_once(['-', ':']).map_or("", |(_, number)| number);
            id.starts_with(&self.rule) || behind.starts_with(&self.rule)
        };
        self.thing.as_ref().is_none_or(|thing| fact.ids.iter().any(|id| **id == **thing))
            && (self.rule.is_empty() || rule())
    }
}

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
    /// Whether the words of the line are still being collected.
    pub busy: bool,
    /// Whether the log could not be read to collect them.
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
