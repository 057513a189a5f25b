//! The words of the events of a line, collected to be searched.
//!
//! An event never changes once it is in a log, so what was collected of a line stays true while the
//! line grows: only what came later is collected anew.

pub use kanso_replay::find::{IndexedEvent, IndexedFact};

use super::Done;
use kanso_engine::{Eye, Lang};
use kanso_replay::find::indexed;
use kanso_replay::games::Games;
use kanso_replay::log::record::LineId;
use kanso_replay::reading::{self, LOG_LEN_MAX};
use kanso_replay::review::{self, Position};
use std::collections::BTreeSet;
use std::path::PathBuf;

/// Events that are told at once: so the first are found while the others are collected.
const PART_EVENTS: usize = 512;

/// What is to be collected.
#[derive(Clone, PartialEq, Debug)]
pub struct IndexOf {
    /// The log, where it is in memory.
    pub bytes: Option<Vec<u8>>,
    /// Its file, where it is not.
    pub path: Option<PathBuf>,
    /// The line.
    pub line: LineId,
    /// After how many of its events to begin.
    pub from: u32,
    /// For whom.
    pub eye: Eye,
    /// In which language.
    pub lang: Lang,
}

/// Some events of a line in words, to be searched.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Index {
    /// Events that the eye is told, ascending.
    pub events: Vec<IndexedEvent>,
    /// How many events of the line were looked through.
    pub upto: u32,
    /// True if nothing more will come of this job.
    pub last: bool,
    /// True if the log could not be read.
    pub failed: bool,
}

/// Collects the words, part by part.
pub fn collect(games: Games, ticket: u64, of: IndexOf, tell: &dyn Fn(Done)) {
    let told = |index| tell(Done::Indexed { ticket, index });
    let bytes = of.bytes.or_else(|| reading::read(&of.path?, LOG_LEN_MAX).ok());
    let opened = bytes.and_then(|bytes| review::open(games, &bytes).ok());
    let Some(mut review) = opened else {
        return told(Index { last: true, failed: true, ..Index::default() });
    };
    let (line, upto) = (of.line, review.len(of.line).unwrap_or(0));
    if review.go(Position::after(line, of.from.min(upto))).is_err() {
        return told(Index { last: true, failed: true, ..Index::default() });
    }
    let course = review.course(line, of.eye);
    let wanted = &course[course.partition_point(|at| at.event <= of.from)..];
    let mut known = BTreeSet::new();
    for part in wanted.chunks(PART_EVENTS) {
        let events: Vec<_> =
            part.iter().map(|at| indexed(&*review, *at, (of.eye, of.lang), &mut known)).collect();
        let upto = part.last().map_or(of.from, |at| at.event);
        told(Index { events, upto, ..Index::default() });
    }
    told(Index { upto, last: true, ..Index::default() });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::testing::golden_path;
    use std::cell::RefCell;

    fn parts(name: &str, from: u32, eye: Eye) -> Vec<Index> {
        let parts = RefCell::new(Vec::new());
        let of = IndexOf {
            bytes: None,
            path: Some(golden_path(name)),
            line: 0,
            from,
            eye,
            lang: Lang::En,
        };
        collect(kanso_games::built_in(), 7, of, &|done| match done {
            Done::Indexed { ticket: 7, index } => parts.borrow_mut().push(index),
            other => panic!("{other:?} is no part of an index"),
        });
        parts.into_inner()
    }

    fn all(name: &str, from: u32, eye: Eye) -> Vec<IndexedEvent> {
        parts(name, from, eye).into_iter().flat_map(|part| part.events).collect()
    }

    #[test]
    fn every_event_is_collected_with_who_what_and_why() {
        let events = all("rook-raiders/four-seats-declared", 0, Eye::All);
        let attack = events.iter().find(|at| at.event == 22).expect("an attack");
        assert_eq!(attack.words, "Ada: Thief★ (C3) attacks Goblin (C1)");
        assert!(attack.folded.starts_with("ada: thief★ (c3)"));
        let fact = attack.facts.iter().find(|fact| &*fact.rule == "RR-5.9").expect("its rule");
        assert!(fact.words.contains("defence 6") && !fact.ids.is_empty(), "{fact:?}");
        let parts = parts("rook-raiders/four-seats-declared", 0, Eye::All);
        assert!(parts.iter().all(|part| part.events.len() <= PART_EVENTS));
        let last = parts.last().expect("an end");
        assert!(last.last && !last.failed);
        assert_eq!(last.upto, events.last().expect("some").event);
    }

    #[test]
    fn what_was_collected_is_not_collected_again() {
        let whole = all("pig/won-by-holding", 0, Eye::All);
        let rest = all("pig/won-by-holding", 4, Eye::All);
        assert_eq!(rest, whole[4..]);
        let none = all("pig/won-by-holding", 10_000, Eye::All);
        assert_eq!(none, []);
    }

    #[test]
    fn an_eye_finds_what_it_was_told() {
        let name = "berserk-tcg/both-at-once";
        let (all, public) = (all(name, 0, Eye::All), all(name, 0, Eye::Public));
        assert!(public.iter().zip(1..).all(|(at, number)| at.number == number));
        let secrets = all.iter().zip(&public).filter(|(all, public)| all.folded != public.folded);
        assert!(secrets.count() > 0);
    }

    #[test]
    fn a_file_that_is_gone_is_told_once() {
        let parts = parts("pig/there-is-none", 0, Eye::All);
        assert_eq!(parts.len(), 1);
        assert!(parts[0].failed && parts[0].last);
    }
}
