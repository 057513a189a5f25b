//! Whether a game comes to the same under other rules.

use super::depends::Flipped;
use super::log::{Filler, UnderError, events_of, fit};
use super::pair::Pair;
use super::said::Said;
use super::terms::{Terms, TermsError, changed_places, reading_id, value};
use crate::correct::{By, FilledBy, Lost, Refitted};
use crate::games::Games;
use crate::lines::Tree;
use crate::log::Log;
use crate::log::record::LineId;
use crate::review::{OpenError, Places};
use kanso_engine::prelude::*;
use kanso_engine::{Event, Game, SeatResult, Setup, Standing, Trace, Violation};
use serde::{Deserialize, Serialize};

/// How much a game depends on the rules that were changed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    /// Every event fits, and comes to the same for all that people see of it. It may be asked otherwise:
    /// some answers are given by themselves, or are not asked for.
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
    /// How many of these answer what is not asked under the other rules.
    pub unasked: u32,
    /// How many are filled in: outcomes from the line's luck, and what nobody had to choose.
    pub filled: u32,
    /// How many of these in which way.
    pub filled_by: FilledBy,
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
    /// changed reading by which they do; empty where no rule says it.
    pub rule: String,
    /// Top-level fields of the state that differ behind it; none: only what is told of it, or who is
    /// asked next, or how the game stands.
    pub fields: Vec<String>,
    /// What differs behind it on the table, for the eye *all*: as played → under the other rules.
    pub table: Vec<Said>,
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
    /// What the table shows otherwise, where nothing else says it.
    pub seen: Option<Said>,
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
    games: Games,
    bytes: &[u8],
    line: LineId,
    terms: &Terms,
    filler: Filler,
) -> Result<Compared, UnderError> {
    let header = crate::log::peek(bytes).map_err(OpenError::from)?;
    games.get(&header.game).map_err(OpenError::from)?.compare(bytes, line, terms, filler)
}

/// As [`compare`], for a log of this game.
pub(super) fn compare_log<G: Game>(
    bytes: &[u8],
    line: LineId,
    terms: &Terms,
    filler: Filler,
) -> Result<Compared, UnderError> {
    let log = Log::<G::Action>::read(bytes).map_err(OpenError::from)?;
    let tree = Tree::grow(log.header, log.records).map_err(OpenError::from)?;
    compare_game::<G>(&tree, line, terms, filler)
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
    let events: Vec<_> = tree.stretches(line, 0).flat_map(|stretch| stretch.events).collect();
    let because = |event| {
        let setup = header.setup::<G>().ok()?;
        let changed = changed_places::<G>(header, &other_header).into_iter();
        let changed = changed.map(|at| (at, value(&other_header, at)));
        let found = reading_behind(&game, &setup, changed, &events[..event as usize])?;
        Some(reading_id::<G>(found).to_owned())
    };
    let mut pair = Pair::new(&game, &other);
    let mut course = Course::default();
    let fits = course.together(&mut pair, &events, &because);
    let played = course.events;
    let mut compared = Compared {
        events: played,
        choices: course.choices,
        kept: played,
        dropped: 0,
        unasked: 0,
        filled: 0,
        filled_by: FilledBy::default(),
        entered: 0,
        waiting: 0,
        played: ending(&game, played, &pair.state),
        under: ending(&other, played, &pair.beside),
        parting: course.parting.take(),
        misfit: None,
    };
    if !fits || compared.parting.is_some() {
        let fitted = fit(&other, &game, tree, line, played, filler);
        if !fits {
            let own = events_of(tree, line, &fitted.pieces);
            let played = &events[..played as usize];
            let course = Course::apart(Pair::new(&game, &other), played, &own, &fitted, &because);
            compared.misfit = course.lost.map(|(place, at, violation)| {
                let mut pair = Pair::new(&game, &other);
                played[..place as usize].iter().for_each(|event| pair.play(event));
                own[..at as usize].iter().for_each(|event| pair.play_beside(event));
                pair.misfit(place, played[place as usize], &violation)
            });
            compared.choices = course.choices;
            compared.parting = course.parting;
        }
        compared.kept = fitted.kept.iter().map(|(from, to)| to - from).sum();
        compared.dropped = fitted.dropped.len() as u32;
        compared.unasked = fitted.dropped.iter().filter(|lost| !lost.is_asked).count() as u32;
        compared.filled = fitted.filled.len() as u32;
        compared.filled_by = FilledBy::of(&fitted.filled);
        compared.entered = fitted.entered.len() as u32;
        compared.waiting = fitted.stopped.as_ref().map_or(0, |stop| stop.waiting);
        compared.under = ending(&other, fitted.events, &fitted.moment.state);
    }
    if let Some(parting) = compared.parting.as_mut().filter(|parting| parting.event > 0) {
        parting.words = words_at(&game, &events, parting.event - 1);
    }
    Ok(compared)
}

fn ending<G: Game>(game: &G, events: u32, state: &G::State) -> Ending {
    Ending { events, standing: game.standing(state) }
}

/// The event at this place, from 0, in words; all before it are allowed.
fn words_at<G: Game>(game: &G, events: &[&Event<G::Action>], place: u32) -> Said {
    let (mut state, mut trace) = (game.start(), Trace::off());
    let (before, rest) = events.split_at(place as usize);
    for event in before {
        game.perform(&mut state, event, &mut trace);
    }
    rest.first().map(|event| Said::event(game, &state, event)).unwrap_or_default()
}

/// Finds the changed reading, by its id, behind which an event, from 1, comes to another thing; 0: the
/// set-up.
type Because<'a> = &'a dyn Fn(u32) -> Option<String>;

/// The reading, of these with their other values, by which the last of the events comes to another
/// thing; the set-up, where there is none. Each is tried alone.
fn reading_behind<G: Game>(
    game: &G,
    setup: &Setup<G::Opening>,
    changed: impl Iterator<Item = (usize, u8)>,
    events: &[&Event<G::Action>],
) -> Option<usize> {
    let (last, before) = events.split_last().unzip();
    let (mut state, mut trace) = (game.start(), Trace::off());
    for event in before.into_iter().flatten() {
        game.perform(&mut state, event, &mut trace);
    }
    let mut flipped = changed.filter_map(|(at, value)| Flipped::new(setup, at, value).ok());
    let found = flipped.find(|flipped: &Flipped<G>| match last {
        Some(event) => flipped.matters_in(game, &state, event),
        None => flipped.matters_at_start(game),
    });
    found.map(|flipped| flipped.reading)
}

/// What is found on the way through a line in two games.
struct Course<R> {
    /// How many events are allowed as they were played.
    events: u32,
    parting: Option<Parting>,
    choices: Option<u32>,
    /// The first event that no longer fits: its place, how many events the other course had there, and
    /// what stands against it.
    lost: Option<(u32, u32, Violation<R>)>,
}

impl<R> Default for Course<R> {
    fn default() -> Self {
        Self { events: 0, parting: None, choices: None, lost: None }
    }
}

impl<R: Clone> Course<R> {
    /// Goes through both event by event; false: an event does not fit under the other rules, and the
    /// rest was played without them.
    fn together<G: Game<Refusal = R>>(
        &mut self,
        pair: &mut Pair<'_, G>,
        events: &[&Event<G::Action>],
        because: Because<'_>,
    ) -> bool {
        let mut fits = true;
        self.part(pair, 0, because);
        for event in events {
            if !pair.allows(event) {
                break;
            }
            if fits {
                self.look_at_choices(pair, self.events);
                fits = pair.fits(event).is_ok();
            }
            pair.forget();
            pair.play(event);
            self.events += 1;
            if fits {
                pair.play_beside(event);
                self.part(pair, self.events, because);
            }
        }
        if fits {
            self.look_at_choices(pair, self.events);
        }
        fits
    }

    /// Goes through both where events were dropped or filled in: from each event that both have to the
    /// next one. So a question that is only asked otherwise is no difference.
    fn apart<G: Game<Refusal = R>>(
        mut pair: Pair<'_, G>,
        played: &[&Event<G::Action>],
        own: &[Event<G::Action>],
        fitted: &Refitted<G>,
        because: Because<'_>,
    ) -> Self {
        let mut course = Self { events: played.len() as u32, ..Self::default() };
        let both = Places::with_completed(&fitted.pieces, &fitted.completed());
        let stop = fitted.stopped.as_ref();
        let end = stop.map_or(course.events, |stop| stop.parent);
        let (mut from, mut there) = (0, 0);
        // An answer that follows from the next event is a part of what that event says.
        let is_part = |there: u32| {
            let before = there.checked_sub(1);
            let at = before.map(|at| fitted.filled.binary_search_by_key(&at, |one| one.place));
            at.is_some_and(|at| at.is_ok_and(|at| fitted.filled[at].by == By::Implied))
        };
        let both = both.pairs().filter(|(_, there)| !is_part(*there));
        for (to, behind) in both.chain([(end, fitted.followed)]) {
            pair.forget();
            let range = from as usize..to as usize;
            played[range].iter().for_each(|event| pair.play(event));
            let range = there as usize..behind as usize;
            own[range].iter().for_each(|event| pair.play_beside(event));
            if course.lost.is_none() {
                let facts_differ = pair.facts_differ();
                let is_lost = |lost: &&Lost<R>| {
                    // An outcome that is not asked for only falls at another time, or is left out.
                    let is_answer =
                        matches!(played[lost.place as usize], Event::Decision(_)) && facts_differ;
                    (from..to).contains(&lost.place) && (lost.is_asked || is_answer)
                };
                let lost = fitted.dropped.iter().find(is_lost);
                course.lost = lost.map(|lost| (lost.place, lost.at, lost.violation.clone()));
                course.part(&pair, if to > from { from + 1 } else { from }, because);
                let passes = fitted.filled.iter().any(|filled| {
                    matches!(filled.by, By::Pass | By::Implied)
                        && (there..behind).contains(&filled.place)
                });
                if passes && course.parting.is_none() && course.lost.is_none() {
                    course.choices.get_or_insert(to);
                }
                if to < end || stop.is_none() {
                    course.look_at_choices(&mut pair, to);
                }
            }
            (from, there) = (to, behind);
        }
        if let Some(stop) = stop {
            course.lost.get_or_insert((stop.parent, fitted.followed, stop.violation.clone()));
        }
        course
    }

    /// Keeps where both part, if it is here for the first time.
    fn part<G: Game>(&mut self, pair: &Pair<'_, G>, event: u32, because: Because<'_>) {
        if self.parting.is_none() && pair.differs() {
            self.parting = Some(pair.parted(event, || because(event)));
        }
    }

    /// Keeps whether other actions are allowed here, where nothing differs yet.
    fn look_at_choices<G: Game>(&mut self, pair: &mut Pair<'_, G>, events: u32) {
        let differs = self.parting.is_some() || self.lost.is_some();
        if !differs && self.choices.is_none() && pair.choices_differ() {
            self.choices = Some(events);
        }
    }
}
