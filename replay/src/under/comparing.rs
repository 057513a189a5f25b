//! Whether a game comes to the same under other rules.

use super::log::{Filler, UnderError, fit};
use super::said::Said;
use super::terms::{Terms, TermsError, changed_places};
use crate::lines::Tree;
use crate::log::Log;
use crate::log::checkpoint::field_digests;
use crate::log::record::LineId;
use crate::review::OpenError;
use kanso_engine::canon::canonical;
use kanso_engine::registry::{self, Visitor};
use kanso_engine::{
    Awaiting, Bag, Cited, Event, Eye, Game, Mode, Play as _, SeatResult, Standing, Trace, Violation,
};
use serde::Serialize;
use std::mem::discriminant;

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
    /// In how many of them a reading that was changed was asked, on either side.
    pub asked: u32,
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
    /// The event in words; empty for the set-up.
    pub words: Said,
    /// Id of the rule by which another thing comes of it; where different things happen, of the
    /// changed reading that was asked, if one was; empty where no rule says it.
    pub rule: String,
    /// Top-level fields of the state that differ behind it; none: only what is told of it, or who is
    /// asked next, or how the game stands.
    pub fields: Vec<String>,
    /// What comes of it as it was played.
    pub played: Side,
    /// And under the other rules.
    pub under: Side,
}

/// What comes of an event on one side of a parting.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Side {
    /// Ids of the rules that act in it, in their order; of what is routine none.
    pub rules: Vec<String>,
    /// The first thing that happens here and not there; none: there more happens.
    pub fact: Option<Said>,
    /// What is asked next.
    pub next: Said,
}

/// An event that no longer fits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Misfit {
    /// The event, from 1.
    pub event: u32,
    /// The event in words.
    pub words: Said,
    /// Id of the rule that refuses it; empty where something else is awaited, or it is no outcome
    /// that can fall.
    pub rule: String,
    /// What stands against it.
    pub against: Said,
    /// What is asked instead, where it answers another question than the one that is asked: then its
    /// rule only says that it does, not why.
    pub instead: Option<Said>,
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
        let misfit = self.misfit.as_ref().map(|misfit| (misfit.event, misfit.rule.as_str()));
        parting.or(misfit)
    }

    /// Id of the rule that it is grouped by: of a misfit the rule that refuses; where it refuses
    /// only because something else is asked, and where nothing refuses, the rule by which it parts.
    pub fn rule(&self) -> &str {
        let misfit = self.misfit.as_ref().filter(|misfit| !misfit.rule.is_empty());
        let parts = self.parting.as_ref().map_or("", |parting| parting.rule.as_str());
        match misfit {
            Some(misfit) if misfit.instead.is_none() || parts.is_empty() => &misfit.rule,
            Some(_) | None => parts,
        }
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
    let changed = changed_places::<G>(header, &other_header);
    let mut pair = Pair::new(&game, &other, &changed);
    pair.walk(tree, line);
    if let Some(parting) = pair.parting.as_mut().filter(|parting| parting.event > 0) {
        parting.words = words_at(&game, tree, line, parting.event - 1);
    }
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

/// The event at this place, from 0, in words; all before it are allowed.
fn words_at<G: Game>(game: &G, tree: &Tree<G::Action>, line: LineId, place: u32) -> Said {
    let (mut state, mut trace) = (game.start(), Trace::off());
    let mut events = tree.stretches(line, 0).flat_map(|stretch| stretch.events);
    for event in events.by_ref().take(place as usize) {
        game.perform(&mut state, event, &mut trace);
    }
    events.next().map(|event| Said::event(game, &state, event)).unwrap_or_default()
}

/// One line in two games, event by event.
struct Pair<'g, G: Game> {
    game: &'g G,
    other: &'g G,
    /// The readings that differ, by their places.
    changed: &'g [usize],
    state: G::State,
    beside: G::State,
    trace: Trace<G::Fact>,
    trace_beside: Trace<G::Fact>,
    events: u32,
    asked: u32,
    parting: Option<Parting>,
    misfit: Option<Misfit>,
    choices: Option<u32>,
}

impl<'g, G: Game> Pair<'g, G> {
    fn new(game: &'g G, other: &'g G, changed: &'g [usize]) -> Self {
        let mut pair = Self {
            game,
            other,
            changed,
            state: game.start(),
            beside: other.start(),
            trace: Trace::new(Mode::Facts),
            trace_beside: Trace::new(Mode::Facts),
            events: 0,
            asked: 0,
            parting: None,
            misfit: None,
            choices: None,
        };
        pair.part();
        pair
    }

    fn walk(&mut self, tree: &Tree<G::Action>, line: LineId) {
        let mut bag = Bag::new();
        let (mut legal, mut legal_beside) = (Vec::new(), Vec::new());
        for event in tree.stretches(line, 0).flat_map(|stretch| stretch.events) {
            if self.game.allows(&self.state, event, &mut bag).is_err() {
                return;
            }
            self.look_at_choices(&mut legal, &mut legal_beside);
            if self.misfit.is_none() {
                self.misfit = self.misfit(event, &mut bag);
            }
            self.trace.clear();
            self.trace_beside.clear();
            self.game.perform(&mut self.state, event, &mut self.trace);
            if self.misfit.is_none() {
                self.other.perform(&mut self.beside, event, &mut self.trace_beside);
            }
            self.events += 1;
            self.asked += u32::from(self.asks(&self.trace) || self.asks(&self.trace_beside));
            if self.misfit.is_none() {
                self.part();
            }
        }
        self.look_at_choices(&mut legal, &mut legal_beside);
    }

    /// Why the next event does not fit beside, if it does not.
    fn misfit(&self, event: &Event<G::Action>, bag: &mut Bag) -> Option<Misfit> {
        let awaiting = self.other.awaiting(&self.beside);
        let fits = if awaiting == self.game.awaiting(&self.state) {
            self.other.allows(&self.beside, event, bag)
        } else {
            Err(Violation::NotAwaited(awaiting))
        };
        let violation = fits.err()?;
        let asked = Said::question(self.other, &self.beside);
        let another = match &violation {
            Violation::NotAwaited(awaiting) => *awaiting != Awaiting::Over,
            Violation::Rule(_) => {
                asked != Said::question(self.game, &self.state) && !self.is_of_a_kind(event)
            }
            Violation::Impossible(_) => false,
        };
        let (rule, against) = Said::refusal(self.other, &violation);
        Some(Misfit {
            event: self.events + 1,
            words: Said::event(self.game, &self.state, event),
            rule,
            against,
            instead: another.then_some(asked),
        })
    }

    /// Whether a decision is of a kind with one that is allowed where the other game stands.
    fn is_of_a_kind(&self, event: &Event<G::Action>) -> bool {
        let Event::Decision(action) = event else { return false };
        let mut legal = Vec::new();
        self.other.legal(&self.beside, &mut legal);
        legal.iter().any(|other| discriminant(other) == discriminant(action))
    }

    /// Whether a reading that was changed was asked.
    fn asks(&self, trace: &Trace<G::Fact>) -> bool {
        let meta = G::meta();
        self.changed.iter().any(|at| trace.asked().contains(meta.readings[*at].rule))
    }

    /// Keeps where both part, if it is here for the first time.
    fn part(&mut self) {
        if self.parting.is_none() && self.differs() {
            self.parting = Some(self.parted());
        }
    }

    fn differs(&self) -> bool {
        let (facts, beside) = (self.facts(), self.facts_beside());
        self.state != self.beside
            || facts.len() != beside.len()
            || facts.iter().zip(&beside).any(|(one, other)| {
                one.fact != other.fact
                    || self.game.rule_id(one.rule) != self.other.rule_id(other.rule)
            })
            // A reading can matter to these alone, which are no part of a state.
            || self.game.awaiting(&self.state) != self.other.awaiting(&self.beside)
            || self.game.standing(&self.state) != self.other.standing(&self.beside)
    }

    /// What came of the event as played. What only says that nothing was done is left out: a pass
    /// that is given by itself in one more place makes no other game.
    fn facts(&self) -> Vec<&Cited<G::Fact>> {
        self.trace.facts().iter().filter(|cited| !self.game.is_routine(&cited.fact)).collect()
    }

    /// And beside.
    fn facts_beside(&self) -> Vec<&Cited<G::Fact>> {
        let facts = self.trace_beside.facts().iter();
        facts.filter(|cited| !self.other.is_routine(&cited.fact)).collect()
    }

    fn parted(&self) -> Parting {
        let (facts, beside) = (self.facts(), self.facts_beside());
        let side = |game: &G, state: &G::State, facts: &[&Cited<G::Fact>]| Side {
            rules: facts.iter().map(|cited| game.rule_id(cited.rule)).collect(),
            fact: None,
            next: Said::question(game, state),
        };
        let mut played = side(self.game, &self.state, &facts);
        let mut under = side(self.other, &self.beside, &beside);
        let at = facts
            .iter()
            .zip(&beside)
            .position(|(one, other)| one.fact != other.fact)
            .or_else(|| played.rules.iter().zip(&under.rules).position(|(one, other)| one != other))
            .unwrap_or_else(|| facts.len().min(beside.len()));
        let said = |game: &G, facts: &[&Cited<G::Fact>]| {
            let say = |cited: &&Cited<G::Fact>| {
                Said::of(|lang, to| game.say_fact(&cited.fact, lang, Eye::All, to))
            };
            facts.get(at).map(say)
        };
        played.fact = said(self.game, &facts);
        under.fact = said(self.other, &beside);
        // The rule by which another thing comes of the same. Where different things happen, or one
        // side only goes on for longer, neither says why, nor does a card: the reading does.
        let acts = [played.rules.get(at), under.rules.get(at)];
        let is_rule = |id: &&String| G::meta().rules.iter().any(|entry| entry.id == **id);
        let same = acts[1].filter(|_| acts[0] == acts[1]).filter(is_rule).cloned();
        let rule = same
            .or_else(|| self.reading_asked())
            .or_else(|| acts[1].or(acts[0]).cloned())
            .or_else(|| self.only_reading());
        Parting {
            event: self.events,
            words: Said::default(),
            rule: rule.unwrap_or_default(),
            fields: fields_that_differ(&self.state, &self.beside),
            played,
            under,
        }
    }

    /// The changed reading that the event asked.
    fn reading_asked(&self) -> Option<String> {
        let asked = |at: &&usize| {
            let rule = G::meta().readings[**at].rule;
            self.trace.asked().contains(rule) || self.trace_beside.asked().contains(rule)
        };
        self.changed.iter().find(asked).map(|at| Self::id(*at))
    }

    /// The changed reading, where it is one.
    fn only_reading(&self) -> Option<String> {
        match self.changed {
            [only] => Some(Self::id(*only)),
            _ => None,
        }
    }

    fn id(reading: usize) -> String {
        let meta = G::meta();
        meta.rules[meta.readings[reading].rule.index()].id.to_owned()
    }

    /// Keeps whether other actions are allowed here, where nothing differs yet.
    fn look_at_choices(&mut self, legal: &mut Vec<G::Action>, beside: &mut Vec<G::Action>) {
        let differs = self.parting.is_some() || self.misfit.is_some();
        if differs || self.choices.is_some() {
            return;
        }
        let (one, other) = (self.game.awaiting(&self.state), self.other.awaiting(&self.beside));
        if !matches!((one, other), (Awaiting::Decision(_), Awaiting::Decision(_))) {
            return;
        }
        legal.clear();
        beside.clear();
        self.game.legal(&self.state, legal);
        self.other.legal(&self.beside, beside);
        self.choices = (legal != beside).then_some(self.events);
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
