//! Whether a game comes to the same under other rules.

use super::log::{Filler, UnderError, fit};
use super::terms::{Terms, TermsError};
use crate::lines::Tree;
use crate::log::Log;
use crate::log::checkpoint::field_digests;
use crate::log::record::{Header, LineId};
use crate::review::words::violation;
use crate::review::{OpenError, RefusalInfo};
use kanso_engine::canon::canonical;
use kanso_engine::registry::{self, Visitor};
use kanso_engine::{
    Awaiting, Bag, Cited, Eye, Game, Lang, Meta, Mode, Play as _, SeatResult, Standing, Trace,
    Violation,
};
use serde::Serialize;

/// How much a game depends on the rules that were changed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    /// Every event fits, and comes to the same.
    Same,
    /// Every event fits, but somewhere another thing comes of it.
    Differs,
    /// Some event no longer fits.
    StopsFitting,
}

/// A line beside itself under other rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Compared {
    /// How many events were played.
    pub events: u32,
    /// Whether a reading that was changed was asked while they happened.
    pub asked: bool,
    /// Where another thing first comes of an event that fits.
    pub parting: Option<Parting>,
    /// The first event that no longer fits.
    pub misfit: Option<Misfit>,
    /// After how many events other actions are allowed, where that is so before anything else
    /// differs.
    pub choices: Option<u32>,
    /// How many events are kept under the other rules.
    pub kept: u32,
    /// How many are dropped.
    pub dropped: u32,
    /// How many are filled from the line's luck.
    pub filled: u32,
    /// How many are entered by a bot.
    pub entered: u32,
    /// How many wait, where only a person could go on.
    pub waiting: u32,
    /// How it ended, as played.
    pub played: Ending,
    /// How it ends under the other rules.
    pub under: Ending,
}

/// Where two courses of one event part.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Parting {
    /// The event, from 1; 0: the set-up.
    pub event: u32,
    /// Id of the rule by which it happens otherwise.
    pub rule: String,
    /// Top-level fields of the state that differ behind it; none: only what is told of it, or who is
    /// asked next, or how the game stands.
    pub fields: Vec<String>,
    /// Ids of the rules that act in the event as it was played, in their order.
    pub played: Vec<String>,
    /// And under the other rules.
    pub under: Vec<String>,
}

/// An event that no longer fits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Misfit {
    /// The event, from 1.
    pub event: u32,
    /// What refuses it; its rule is empty where something else is awaited.
    #[serde(flatten)]
    pub refusal: RefusalInfo,
}

/// How a line ends.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Ending {
    /// How many events it has.
    pub events: u32,
    /// How the seats stand; none: the game is not over.
    pub standing: Option<Standing>,
}

impl Ending {
    /// The seats that won, ascending; none: the game is not over.
    pub fn winners(&self) -> Option<Vec<u8>> {
        let seats = &self.standing.as_ref()?.seats;
        let won = (0..).zip(seats).filter(|(_, seat)| seat.result == SeatResult::Win);
        Some(won.map(|(seat, _)| seat).collect())
    }
}

impl Compared {
    /// How much the game depends on the rules that were changed.
    pub fn class(&self) -> Class {
        match (&self.misfit, &self.parting) {
            (Some(_), _) => Class::StopsFitting,
            (None, Some(_)) => Class::Differs,
            (None, None) => Class::Same,
        }
    }

    /// The event, from 1, and the id of the rule by which it is no longer the same; the id is empty
    /// where no rule says it.
    pub fn first(&self) -> Option<(u32, &str)> {
        let parting = self.parting.as_ref().map(|parting| (parting.event, parting.rule.as_str()));
        let misfit =
            self.misfit.as_ref().map(|misfit| (misfit.event, misfit.refusal.rule.as_str()));
        parting.or(misfit)
    }

    /// Id of the rule that it is grouped by: of a misfit the rule that refuses, else the rule by
    /// which it parts.
    pub fn rule(&self) -> &str {
        let refuses = self.misfit.as_ref().map_or("", |misfit| misfit.refusal.rule.as_str());
        let parts = self.parting.as_ref().map_or("", |parting| parting.rule.as_str());
        if refuses.is_empty() { parts } else { refuses }
    }

    /// Whether another seat wins; none: one of the two courses has no end.
    pub fn other_winner(&self) -> Option<bool> {
        Some(self.played.winners()? != self.under.winners()?)
    }
}

/// A line of a log beside itself under other rules. A line that breaks a rule is compared up to there.
///
/// # Errors
///
/// [`UnderError`].
pub fn compare(
    bytes: &[u8],
    line: LineId,
    terms: &Terms,
    filler: Filler,
) -> Result<Compared, UnderError> {
    struct Visit<'a>(&'a [u8], LineId, &'a Terms, Filler);
    impl Visitor for Visit<'_> {
        type Out = Result<Compared, UnderError>;

        fn visit<G: Game>(self) -> Self::Out {
            let Self(bytes, line, terms, filler) = self;
            let log = Log::<G::Action>::read(bytes).map_err(OpenError::from)?;
            let tree = Tree::grow(log.header, log.records).map_err(OpenError::from)?;
            compare_game::<G>(&tree, line, terms, filler)
        }
    }
    let header = crate::log::peek(bytes).map_err(OpenError::from)?;
    registry::visit(&header.game, Visit(bytes, line, terms, filler)).map_err(OpenError::from)?
}

/// As [`compare`], where the game is known.
///
/// # Errors
///
/// [`UnderError`].
pub fn compare_game<G: Game>(
    tree: &Tree<G::Action>,
    line: LineId,
    terms: &Terms,
    filler: Filler,
) -> Result<Compared, UnderError> {
    if tree.line(line).is_none() {
        let last = tree.lines().len() as LineId - 1;
        return Err(UnderError::NoLine { line, last });
    }
    let header = tree.header();
    let other_header = terms.header_of::<G>(header)?;
    let game = header.game::<G>().map_err(OpenError::from)?;
    let other = other_header.game::<G>().map_err(TermsError::from)?;
    let changed = changed_readings(G::meta(), header, &other_header);
    let mut pair = Pair::new(&game, &other, &changed);
    pair.walk(tree, line);
    let Pair { events, asked, parting, misfit, choices, .. } = pair;
    let played = ending(&game, events, &pair.state);
    let mut compared = Compared {
        events,
        asked,
        choices,
        kept: events,
        dropped: 0,
        filled: 0,
        entered: 0,
        waiting: 0,
        under: played.clone(),
        played,
        parting,
        misfit,
    };
    if compared.class() != Class::Same {
        let fitted = fit(&other, &game, tree, line, events, filler);
        compared.kept = fitted.kept.iter().map(|(from, to)| to - from).sum();
        compared.dropped = fitted.dropped.len() as u32;
        compared.filled = fitted.filled.len() as u32;
        compared.entered = fitted.entered.len() as u32;
        compared.waiting = fitted.stopped.as_ref().map_or(0, |stop| stop.waiting);
        compared.under = ending(&other, fitted.events, &fitted.moment.state);
    }
    Ok(compared)
}

fn ending<G: Game>(game: &G, events: u32, state: &G::State) -> Ending {
    Ending { events, standing: game.standing(state) }
}

/// The places of readings whose values differ.
fn changed_readings(meta: &Meta, one: &Header, other: &Header) -> Vec<usize> {
    let value = |header: &Header, at: usize| header.readings.get(at).copied().unwrap_or(0);
    let all = 0..meta.readings.len();
    all.filter(|at| value(one, *at) != value(other, *at)).collect()
}

/// One line in two games, event by event.
struct Pair<'g, G: Game> {
    game: &'g G,
    other: &'g G,
    /// The readings that differ, by their places.
    changed: &'g [usize],
    state: G::State,
    beside: G::State,
    events: u32,
    asked: bool,
    parting: Option<Parting>,
    misfit: Option<Misfit>,
    choices: Option<u32>,
}

impl<'g, G: Game> Pair<'g, G> {
    fn new(game: &'g G, other: &'g G, changed: &'g [usize]) -> Self {
        let (state, beside) = (game.start(), other.start());
        let parting = (state != beside).then(|| Parting {
            event: 0,
            rule: only_reading::<G>(changed),
            fields: fields_that_differ(&state, &beside),
            played: Vec::new(),
            under: Vec::new(),
        });
        let (asked, misfit, choices) = (false, None, None);
        Self { game, other, changed, state, beside, events: 0, asked, parting, misfit, choices }
    }

    fn walk(&mut self, tree: &Tree<G::Action>, line: LineId) {
        let mut bag = Bag::new();
        let (mut trace, mut beside) = (Trace::new(Mode::Facts), Trace::new(Mode::Facts));
        let (mut legal, mut legal_beside) = (Vec::new(), Vec::new());
        for event in tree.stretches(line, 0).flat_map(|stretch| stretch.events) {
            if self.game.allows(&self.state, event, &mut bag).is_err() {
                return;
            }
            trace.clear();
            if self.misfit.is_some() {
                self.game.perform(&mut self.state, event, &mut trace);
                self.note_asked(&trace);
                self.events += 1;
                continue;
            }
            if self.parting.is_none() && self.choices.is_none() {
                self.choices = self.other_choices(&mut legal, &mut legal_beside);
            }
            let awaiting = self.other.awaiting(&self.beside);
            let fits = if awaiting == self.game.awaiting(&self.state) {
                self.other.allows(&self.beside, event, &mut bag)
            } else {
                Err(Violation::NotAwaited(awaiting))
            };
            self.game.perform(&mut self.state, event, &mut trace);
            self.note_asked(&trace);
            self.events += 1;
            if let Err(against) = fits {
                let refusal = violation(self.other, &against, Lang::En, Eye::All);
                self.misfit = Some(Misfit { event: self.events, refusal });
                continue;
            }
            beside.clear();
            self.other.perform(&mut self.beside, event, &mut beside);
            if self.parting.is_none() && self.differs(&trace, &beside) {
                self.parting = Some(self.parted(&trace, &beside));
            }
        }
        // A reading can matter to the standing alone, which is no part of a state.
        if self.parting.is_none() && self.misfit.is_none() && self.stand_apart() {
            self.parting = Some(Parting {
                event: self.events,
                rule: only_reading::<G>(self.changed),
                fields: Vec::new(),
                played: Vec::new(),
                under: Vec::new(),
            });
        }
    }

    fn note_asked(&mut self, trace: &Trace<G::Fact>) {
        let meta = G::meta();
        self.asked |= self.changed.iter().any(|at| trace.asked().contains(meta.readings[*at].rule));
    }

    fn stand_apart(&self) -> bool {
        self.game.awaiting(&self.state) != self.other.awaiting(&self.beside)
            || self.game.standing(&self.state) != self.other.standing(&self.beside)
    }

    fn differs(&self, trace: &Trace<G::Fact>, beside: &Trace<G::Fact>) -> bool {
        self.state != self.beside
            || trace.facts().len() != beside.facts().len()
            || trace.facts().iter().zip(beside.facts()).any(|(one, other)| {
                one.fact != other.fact
                    || self.game.rule_id(one.rule) != self.other.rule_id(other.rule)
            })
    }

    fn parted(&self, trace: &Trace<G::Fact>, beside: &Trace<G::Fact>) -> Parting {
        let ids = |game: &G, facts: &[Cited<G::Fact>]| -> Vec<String> {
            facts.iter().map(|cited| game.rule_id(cited.rule)).collect()
        };
        let (played, under) = (ids(self.game, trace.facts()), ids(self.other, beside.facts()));
        let facts = || trace.facts().iter().zip(beside.facts());
        let same = facts()
            .position(|(one, other)| one.fact != other.fact)
            .or_else(|| played.iter().zip(&under).position(|(one, other)| one != other))
            .unwrap_or_else(|| played.len().min(under.len()));
        // Where both tell the same, a reading that was asked is what they part by.
        let rule = under.get(same).or_else(|| played.get(same)).cloned();
        Parting {
            event: self.events,
            rule: rule.unwrap_or_else(|| self.reading_asked(trace)),
            fields: fields_that_differ(&self.state, &self.beside),
            played,
            under,
        }
    }

    /// The changed reading that an event asked, or the only one there is.
    fn reading_asked(&self, trace: &Trace<G::Fact>) -> String {
        let meta = G::meta();
        let asked = self
            .changed
            .iter()
            .map(|at| meta.readings[*at].rule)
            .find(|rule| trace.asked().contains(*rule));
        asked.map_or_else(
            || only_reading::<G>(self.changed),
            |rule| meta.rules[rule.index()].id.to_owned(),
        )
    }

    /// Whether other actions are allowed here, after so many events.
    fn other_choices(
        &self,
        legal: &mut Vec<G::Action>,
        beside: &mut Vec<G::Action>,
    ) -> Option<u32> {
        let (one, other) = (self.game.awaiting(&self.state), self.other.awaiting(&self.beside));
        if !matches!((one, other), (Awaiting::Decision(_), Awaiting::Decision(_))) {
            return None;
        }
        legal.clear();
        beside.clear();
        self.game.legal(&self.state, legal);
        self.other.legal(&self.beside, beside);
        (legal != beside).then_some(self.events)
    }
}

/// The reading that was changed, where it is one.
fn only_reading<G: Game>(changed: &[usize]) -> String {
    let meta = G::meta();
    match changed {
        [only] => meta.rules[meta.readings[*only].rule.index()].id.to_owned(),
        _ => String::new(),
    }
}

fn fields_that_differ<S: Serialize>(one: &S, other: &S) -> Vec<String> {
    let (one, other) = (field_digests(&canonical(one)), field_digests(&canonical(other)));
    if one.len() != other.len() {
        return one.into_iter().map(|(name, _)| name).collect();
    }
    let differ = one.into_iter().zip(other).filter(|(one, other)| one.1 != other.1);
    differ.map(|((name, _), _)| name).collect()
}
