//! Finding events of a line: by text, seat, rule, kind, thing.
//!
//! The words of each event are collected once, for one eye in one language; what is looked for is
//! compared with them.

mod text;

pub use text::{fold, needles, places};

use crate::review::{CourseEvent, EventKind, Review};
use kanso_engine::{Eye, Lang, Marks, Seat, Seats};
use std::collections::BTreeSet;
use std::sync::Arc;

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
    /// True if nothing is asked for.
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

    /// True if an event is what is looked for.
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

/// One event in words.
#[derive(Clone, PartialEq, Debug)]
pub struct IndexedEvent {
    /// Its number on its line, from 1.
    pub event: u32,
    /// What the eye calls it.
    pub number: u32,
    /// Whose decision; none for chance.
    pub seats: Option<Seats>,
    /// Where in the game's course it happened.
    pub marks: Marks,
    /// The event in words, after the names of those who decided.
    pub words: String,
    /// What came of it, without what the game calls routine.
    pub facts: Vec<IndexedFact>,
    /// All of these words, folded.
    pub folded: String,
}

/// One thing that came of an event.
#[derive(Clone, PartialEq, Debug)]
pub struct IndexedFact {
    /// In words.
    pub words: String,
    /// Id of its rule.
    pub rule: Arc<str>,
    /// Ids of the things of the scene that it is about.
    pub ids: Vec<Arc<str>>,
}

/// An event in words, as an eye is told it; `known`: ids that were met before, each kept once.
pub fn indexed(
    review: &dyn Review,
    at: CourseEvent,
    (eye, lang): (Eye, Lang),
    known: &mut BTreeSet<Arc<str>>,
) -> IndexedEvent {
    // The same few ids come again and again: each is kept once.
    let mut shared = |id: String| {
        if let Some(same) = known.get(id.as_str()) {
            return Arc::clone(same);
        }
        let new: Arc<str> = id.into();
        known.insert(Arc::clone(&new));
        new
    };
    let (mut words, mut seats) = (String::new(), None);
    if let EventKind::Decision(asked) = at.kind {
        seats = Some(asked);
        let names = asked.iter().map(|seat| review.names()[seat.index()].as_str());
        words.push_str(&names.collect::<Vec<_>>().join("/"));
        words.push_str(match lang {
            Lang::En => ": ",
            Lang::Ja => "：",
        });
    }
    review.say_event(at.event, lang, eye, &mut words).expect("a string takes every text");
    let facts = review.facts(at.event, lang, eye).into_iter().filter(|fact| !fact.routine);
    let facts: Vec<_> = facts
        .map(|fact| IndexedFact {
            words: fact.words,
            rule: shared(fact.rule),
            ids: fact.ids.into_iter().map(&mut shared).collect(),
        })
        .collect();
    let mut folded = fold(&words);
    for fact in &facts {
        folded.push('\n');
        folded.push_str(&fold(&fact.words));
    }
    let CourseEvent { event, number, marks, .. } = at;
    IndexedEvent { event, number, seats, marks, words, facts, folded }
}
