//! The analysis of a line: values by playouts from each moment, and what each choice cost.

use super::analysis::{Analysis, Choice, EventKind, EventValue, SeatTotal, Share};
use super::cost::{self, Priced};
use super::course::{Came, Course, Decided};
use super::keep::{Keep, Key};
use super::playout::Desk;
use super::samples::{Samples, error_of_sum};
use super::share::parts;
use crate::luck::{Counters, Thought};
use crate::once;
use kanso_engine::canon::{self, canonical};
use kanso_engine::prelude::*;
use kanso_engine::resample::Dealer;
use kanso_engine::{Event, Eye, Game, Meta, Seat, Trace};
use serde::{Deserialize, Serialize};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;
use web_time::Instant;

/// Playouts between two looks at whether a moment has enough, and the least that it gets.
pub const BATCH: u32 = 32;
/// Playouts for a moment, at most, whatever error is asked for.
pub const PLAYOUTS_MAX: u32 = 100_000;

/// How much is played out.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Effort {
    /// Playouts for a moment, at most.
    pub playouts_max: u32,
    /// Standard error of each share at which a moment has enough; 0: never before.
    pub error_max: f64,
}

impl Effort {
    /// As many playouts as make this standard error, whatever the share; fewer where one is sure sooner.
    pub fn error(error_max: f64) -> Self {
        let most = (0.25 / (error_max * error_max)).ceil();
        Self { playouts_max: (most as u32).clamp(BATCH, PLAYOUTS_MAX), error_max }
    }

    /// So many playouts for each moment.
    pub fn playouts(count: u32) -> Self {
        Self { playouts_max: count.clamp(1, PLAYOUTS_MAX), error_max: 0.0 }
    }
}

impl Default for Effort {
    fn default() -> Self {
        Self::error(0.03)
    }
}

/// Who plays on from each moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Policy {
    /// The greedy bot.
    #[default]
    Greedy,
    /// The bot that thinks, with five playouts for a choice. It errs less, and takes a hundred times as long.
    Search,
}

impl Policy {
    /// Its name, as it is typed and told.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Greedy => "greedy",
            Self::Search => "search",
        }
    }
}

/// What is asked for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Request {
    /// Whose eye it is for: what it may not know changes nothing.
    pub eye: Eye,
    /// Who plays on.
    pub policy: Policy,
    /// How much is played out.
    pub effort: Effort,
    /// Whether choices are priced.
    pub costs: bool,
}

/// Looks on while a line is analysed, from several threads.
pub trait Watch: Sync {
    /// So many of so many parts are done.
    fn done(&self, done: u32, of: u32) {
        let _ = (done, of);
    }

    /// The value of the moment after an event, by its number on the line, was found: each seat's share,
    /// and its standard error.
    fn valued(&self, event: u32, value: &[Share], error: &[Share]) {
        let _ = (event, value, error);
    }
}

impl Watch for () {}

/// What an analysis works with.
pub(super) struct Work<'a, 'g, G: Game> {
    pub course: &'a Course<'g, G>,
    pub thought: Thought,
    pub policy: Policy,
    pub effort: Effort,
    pub stop: &'a AtomicBool,
    pub keep: &'a dyn Keep,
}

/// A state of the line to play on from.
pub(super) struct From<'a, G: Game> {
    pub state: &'a G::State,
    pub counters: &'a Counters,
    /// How many facts the eye had been told.
    pub told: usize,
    /// Digest of them.
    pub told_digest: [u8; 32],
}

/// The analysis was stopped; what was found so far is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("stopped")]
pub struct Stopped;

impl<G: Game> Work<'_, '_, G> {
    /// One playout from a state of the line, dealt anew for the eye; into `samples`.
    pub fn play_out(
        &self,
        from: &From<'_, G>,
        first: Option<&G::Action>,
        nth: u32,
        desk: &mut Desk<G>,
        samples: &mut Samples,
    ) -> Result<(), Stopped> {
        if self.stop.load(Ordering::Relaxed) {
            return Err(Stopped);
        }
        let Course { game, eye, told, .. } = self.course;
        let mut dealt = if *eye == Eye::All {
            from.state.clone()
        } else {
            let mut dealing = self.thought.dealing(nth);
            let mut below = |bound| dealing.below(bound);
            game.resample(from.state, &told[..from.told], *eye, &mut Dealer::new(&mut below))
        };
        if let Some(action) = first {
            let action = Event::Decision(action.clone());
            game.perform(&mut dealt, &action, &mut Trace::off());
        }
        let luck = self.thought.luck(nth);
        let played = match self.policy {
            Policy::Greedy => desk.play_out(game, dealt, from.counters, &luck),
            Policy::Search => {
                let thought = self.thought.within(nth);
                desk.think_out(game, dealt, from.counters, &luck, &thought)
            }
        };
        samples.push(&played.parts);
        samples.given_up += u32::from(played.given_up);
        Ok(())
    }

    /// What the playouts from a state are kept by: with the action that comes first, and with what tells
    /// these from others that begin alike.
    pub fn key(&self, from: &From<'_, G>, first: Option<&G::Action>, apart: &[u8]) -> Key {
        let mut key = blake3::Hasher::new();
        key.update(&self.thought.digest());
        key.update(&[u8::from(first.is_some()) | (self.policy as u8) << 1]);
        key.update(&(apart.len() as u32).to_le_bytes()).update(apart);
        key.update(&canon::digest_of(&canonical(from.state)));
        key.update(&canonical(from.counters));
        if let Some(action) = first {
            key.update(&canonical(action));
        }
        // An eye has its own numbers, and what it was told deals with them.
        if self.course.eye != Eye::All {
            key.update(named(self.course.eye).as_bytes());
            key.update(&from.told_digest);
        }
        let effort = [self.effort.playouts_max, Share::of(self.effort.error_max).0 as u32];
        for part in effort {
            key.update(&part.to_le_bytes());
        }
        let mut short = Key::default();
        short.copy_from_slice(&key.finalize().as_bytes()[..16]);
        short
    }

    /// What was kept, if it is of as many seats.
    pub fn kept(&self, key: &Key) -> Option<Samples> {
        self.keep.kept(key).filter(|kept| kept.seats() == self.seats())
    }

    pub fn seats(&self) -> usize {
        self.course.game.names().len()
    }

    /// The value of a moment.
    fn value(&self, at: usize) -> Result<Samples, Stopped> {
        let Course { game, moments, .. } = self.course;
        let moment = &moments[at];
        if let Some(standing) = game.standing(&moment.state) {
            return Ok(Samples::of_end(&parts(G::meta(), &standing)));
        }
        let from = From {
            state: &moment.state,
            counters: &moment.counters,
            told: moment.told,
            told_digest: moment.told_digest,
        };
        let key = self.key(&from, None, &[]);
        if let Some(kept) = self.kept(&key) {
            return Ok(kept);
        }
        let (mut samples, mut desk) = (Samples::new(self.seats()), Desk::default());
        while samples.count() < self.effort.playouts_max {
            for nth in samples.count()..(samples.count() + BATCH).min(self.effort.playouts_max) {
                self.play_out(&from, None, nth, &mut desk, &mut samples)?;
            }
            if samples.error_max() <= self.effort.error_max {
                break;
            }
        }
        self.keep.keep(&key, &samples);
        Ok(samples)
    }
}

/// What each seat has of the win at one moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Valued {
    /// Share of the win of each seat, in seat order.
    pub value: Vec<Share>,
    /// Standard error of each.
    pub error: Vec<Share>,
    /// Playouts that it is from; 1 of a game that is over.
    pub playouts: u32,
    /// Those that were given up before the end of the game.
    pub given_up: u32,
}

/// Who is winning behind these events, in this thread alone. `of` tells the game from others, as for an
/// analysis.
///
/// # Errors
///
/// [`Stopped`]: `stop` was set.
pub fn value_behind<G: Game>(
    game: &G,
    events: &[Event<G::Action>],
    of: &[u8],
    (eye, effort): (Eye, Effort),
    stop: &AtomicBool,
) -> Result<Valued, Stopped> {
    let course = Course::of(game, events, eye, Policy::Greedy);
    let thought = Thought::of_analysis(of);
    let policy = Policy::Greedy;
    let work = Work { course: &course, thought, policy, effort, stop, keep: &() };
    let samples = work.value(course.moments.len() - 1)?;
    let told = samples.told(!G::meta().is_party).into_iter().map(Share);
    Ok(Valued {
        value: told.collect(),
        error: (0..samples.seats()).map(|seat| Share::of(samples.error(seat))).collect(),
        playouts: samples.count(),
        given_up: samples.given_up,
    })
}

/// Analyses a line of a game: its events, as far as they are allowed. `of` tells the game from others;
/// it must hold nothing that the eye may not know.
///
/// # Errors
///
/// [`Stopped`]: `stop` was set.
pub fn analyse<G: Game>(
    game: &G,
    events: &[Event<G::Action>],
    of: &[u8],
    request: &Request,
    (keep, watch, stop): (&dyn Keep, &dyn Watch, &AtomicBool),
) -> Result<Analysis, Stopped> {
    let course = Course::of(game, events, request.eye, request.policy);
    let thought = Thought::of_analysis(of);
    let (policy, effort) = (request.policy, request.effort);
    let work = Work { course: &course, thought, policy, effort, stop, keep };
    let same = course.same_as();
    let anew: Vec<usize> = (0..same.len()).filter(|at| same[*at] == *at).collect();
    let priced: Vec<usize> = if request.costs {
        (1..same.len()).filter(|at| is_priced(&course, *at)).collect()
    } else {
        Vec::new()
    };
    let (done, all) = (AtomicU32::new(0), (anew.len() + priced.len()) as u32);
    let count = || watch.done(done.fetch_add(1, Ordering::Relaxed) + 1, all);
    let values = once::try_each(anew.len(), &|nth| {
        let at = &anew[nth];
        let value = work.value(*at)?;
        count();
        let (shares, errors) = told_of(G::meta(), &value);
        for moment in course.moments.iter().zip(&same).skip(*at).take_while(|(_, same)| *same == at)
        {
            watch.valued(moment.0.event, &shares, &errors);
        }
        Ok(value)
    })?;
    let value_at = |at: usize| {
        let place =
            anew.binary_search(&same[at]).expect("each moment is the same as one played out");
        &values[place]
    };
    let costs: Vec<(usize, Priced)> = once::try_each(priced.len(), &|nth| {
        let at = priced[nth];
        let cost = cost::price(&work, at, value_at(at));
        cost.inspect(|_| count()).map(|cost| (at, cost))
    })?;
    let still_there = cost::still_there(&course, &costs, &value_at);
    let mut told = Vec::with_capacity(same.len());
    for at in 0..same.len() {
        let price = costs.binary_search_by_key(&at, |(place, _)| *place).ok();
        let price = price.map(|nth| (&costs[nth].1, still_there[nth]));
        let before = at.checked_sub(1).map(value_at);
        let choice = price.map(|price| cost::choice(&course, at, price, value_at(at)));
        told.push(event_value(&course, at, before, value_at(at), choice));
    }
    let played_out = values.iter().filter(|value| !value.certain);
    let for_costs = costs.iter().map(|(_, price)| price.playouts()).sum::<u64>();
    let mut analysis = Analysis {
        game: G::ID.to_owned(),
        party: G::meta().is_party,
        eye: named(request.eye),
        policy: request.policy,
        playouts_max: request.effort.playouts_max,
        error_max: Share::of(request.effort.error_max),
        playouts: played_out.clone().map(|value| u64::from(value.count())).sum::<u64>() + for_costs,
        given_up: played_out.map(|value| u64::from(value.given_up)).sum(),
        seats: Vec::new(),
        events: told,
    };
    analysis.seats =
        (0..game.names().len()).map(|seat| total(game, &analysis, seat, &value_at)).collect();
    Ok(analysis)
}

/// How many playouts for each moment fit into a time: a few moments are played out to see how long it
/// takes.
///
/// # Errors
///
/// [`Stopped`]: `stop` was set.
pub fn effort_for<G: Game>(
    game: &G,
    events: &[Event<G::Action>],
    of: &[u8],
    request: &Request,
    limit: Duration,
    stop: &AtomicBool,
) -> Result<Effort, Stopped> {
    /// Moments that are played out to see.
    const TRIED: usize = 24;
    let course = Course::of(game, events, request.eye, request.policy);
    let (policy, effort) = (request.policy, Effort::playouts(4));
    let thought = Thought::of_analysis(of);
    let work = Work { course: &course, thought, policy, effort, stop, keep: &() };
    let same = course.same_as();
    let anew: Vec<usize> = (0..same.len()).filter(|at| same[*at] == *at).collect();
    let step = anew.len().div_ceil(TRIED).max(1);
    let tried: Vec<usize> = anew.iter().copied().step_by(step).collect();
    let began = Instant::now();
    once::try_each(tried.len(), &|nth| work.value(tried[nth]))?;
    let each = began.elapsed().as_secs_f64() / (4.0 * tried.len() as f64);
    // To price a choice takes about as many playouts as a value, and as many again to find what to price.
    let priced = (1..same.len()).filter(|at| request.costs && is_priced(&course, *at)).count();
    let all = anew.len() as f64 + 2.0 * priced as f64;
    let count = limit.as_secs_f64() / (each * all).max(1e-9);
    Ok(Effort::playouts((count as u32).max(BATCH / 4)))
}

/// True if what a moment came by is a choice that the eye may weigh.
fn is_priced<G: Game>(course: &Course<'_, G>, at: usize) -> bool {
    let Came::Decision(Decided { legal, seat, .. }) = &course.moments[at].came else {
        return false;
    };
    let (before, _) = course.before(at);
    legal.len() > 1 && course.eye.sees(*seat) && course.game.tells_choices(before, course.eye)
}

/// The value of a moment as it is told, and its standard error: both seat by seat.
fn told_of(meta: &Meta, value: &Samples) -> (Vec<Share>, Vec<Share>) {
    let shares = value.told(!meta.is_party).into_iter().map(Share).collect();
    (shares, (0..value.seats()).map(|seat| Share::of(value.error(seat))).collect())
}

fn event_value<G: Game>(
    course: &Course<'_, G>,
    at: usize,
    before: Option<&Samples>,
    after: &Samples,
    choice: Option<Choice>,
) -> EventValue {
    let moment = &course.moments[at];
    let seats = 0..after.seats();
    let (value, error) = told_of(G::meta(), after);
    let change = |seat| match before {
        Some(before) if !std::ptr::eq(before, after) => {
            Share::of(error_of_sum([(1.0, after), (-1.0, before)].into_iter(), seat))
        }
        _ => Share(0),
    };
    let (kind, seat) = match &moment.came {
        Came::Start => (EventKind::Start, None),
        Came::Chance { .. } => (EventKind::Luck, None),
        Came::Decision(decided) => (EventKind::Choice, Some(number(decided.seat))),
    };
    EventValue {
        at: moment.number,
        event: moment.event,
        kind,
        seat,
        value,
        error,
        playouts: if after.certain { 0 } else { after.count() },
        change_error: seats.map(change).collect(),
        choice,
    }
}

/// An eye as people name it.
fn named(eye: Eye) -> String {
    match eye {
        Eye::All => "all".to_owned(),
        Eye::Public => "public".to_owned(),
        Eye::Seat(seat) => number(seat).to_string(),
    }
}

/// The number of a seat, as commands take it.
fn number(seat: Seat) -> u8 {
    seat.index() as u8
}

fn total<'a, G: Game>(
    game: &G,
    analysis: &Analysis,
    seat: usize,
    value_at: &impl Fn(usize) -> &'a Samples,
) -> SeatTotal {
    let events = &analysis.events;
    let of_kind = |wanted| (1..events.len()).filter(move |at| events[*at].kind == wanted);
    let sum = |kind| of_kind(kind).map(|at| analysis.change(at, seat)).sum::<Share>();
    let lucky = of_kind(EventKind::Luck);
    // What is added at one event and taken at the next counts once.
    let mut terms: Vec<(f64, &Samples)> = Vec::new();
    for (times, value) in lucky.flat_map(|at| [(1.0, value_at(at)), (-1.0, value_at(at - 1))]) {
        match terms.iter_mut().rev().take(4).find(|(_, other)| std::ptr::eq(*other, value)) {
            Some(same) => same.0 += times,
            None => terms.push((times, value)),
        }
    }
    let own = |event: &&EventValue| event.seat == Some(seat as u8);
    let own = events.iter().filter(own).filter_map(|event| event.choice.as_ref());
    let own = own.filter(|choice| !choice.still_there);
    let squares = own.clone().map(|choice| f64::from(choice.error.0).powi(2));
    let mut marks = [0; 3];
    own.clone().filter_map(|choice| choice.mark).for_each(|mark| marks[mark as usize] += 1);
    let (first, last) = (&events[0], &events[events.len() - 1]);
    SeatTotal {
        seat: seat as u8,
        name: game.names()[seat].clone(),
        start: first.value[seat],
        end: last.value[seat],
        luck: sum(EventKind::Luck),
        choices: sum(EventKind::Choice),
        cost: own.map(|choice| choice.cost).sum(),
        error: Share::of(error_of_sum(terms.into_iter(), seat)),
        cost_error: Share(squares.sum::<f64>().sqrt().round() as i32),
        marks,
    }
}
