//! The timeline: the state after any number of events of any line, at once.
//!
//! A line is *walked* once, with checks: events are allowed or the walk ends there. On the way
//! keyframes are kept, every [`INTERVAL`] events, wider when the budget would be passed. From then
//! on a state is found by replaying from the state before it, without checks: at most one interval.
//! The last [`RECENT_MAX`] states that were shown stay at hand, and as stepping stones every
//! [`STONE_INTERVAL`]th that was passed on the way there: so stepping back is as easy as stepping
//! forward. A branch shares its parent's keyframes before its fork and none after.
//!
//! An event takes a microsecond or two to replay, a state about as long to copy. So what a seek costs
//! is its interval and not its copies, and neither is measured by a clock: the same file is kept in
//! the same places on every machine.
//!
//! A state is a value: going anywhere has no side effects. Development builds prove it with the sync
//! test: while a line is walked, each state is also reached from [`SYNC_BACK`] events before.

use crate::lines::Tree;
use crate::log::record::LineId;
use crate::luck::Counters;
use kanso_engine::canon::canonical;
use kanso_engine::prelude::*;
use kanso_engine::{Awaiting, Bag, Chance, Cited, Event, Game, Mode, Outcome, Trace, Violation};
use serde::Serialize;
use std::collections::VecDeque;
use std::sync::Arc;

/// Events between two keyframes, at first.
pub const INTERVAL: u32 = 16;
/// Events between two keyframes of a line that is walked to be judged, not to be looked around in.
pub const SPARSE_INTERVAL: u32 = 256;
/// Events between two states that are kept at hand on the way to another one.
pub const STONE_INTERVAL: u32 = 8;
/// Events between two keyframes when memory is scarce, at most.
const INTERVAL_MAX: u32 = 1 << 20;
/// Keyframes of which one is measured; the next ones are taken to be as large.
const MEASURED: usize = 8;
/// Most bytes that keyframes may take, as estimated.
pub const BUDGET: usize = 16 << 20;
/// States at hand that were shown.
pub const RECENT_MAX: usize = 32;
/// States at hand that were passed on the way.
pub const STONES_MAX: usize = 32;
/// How far the sync test of development builds goes back.
pub const SYNC_BACK: usize = 4;

/// A state and how many chance events of each stream led to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment<S> {
    /// The state.
    pub state: S,
    /// The counters of the line's luck.
    pub counters: Counters,
}

/// An event that is not allowed where it stands: the line ends before it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Break<R> {
    /// Its place on the line, from 0.
    pub event: u32,
    /// Why not.
    pub violation: Violation<R>,
}

/// Looks on while a line is walked.
pub trait Watch<G: Game> {
    /// An awaited chance is about to be settled; `n` counts the chance events of its stream.
    fn chance(&mut self, event: u32, chance: Chance, n: u32, bag: &Bag, outcome: &Outcome) {
        let _ = (event, chance, n, bag, outcome);
    }

    /// So many events have happened; called for the place where the walk begins, too.
    fn passed(&mut self, events: u32, state: &G::State) {
        let _ = (events, state);
    }

    /// The next number of events for which [`Watch::passed`] wants to be called.
    fn wants(&self) -> u32 {
        u32::MAX
    }
}

/// Nobody looks on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unwatched;

impl<G: Game> Watch<G> for Unwatched {}

/// The states of all lines of a tree.
#[derive(Debug)]
pub struct Timeline<G: Game> {
    game: G,
    lines: Vec<Walked<G>>,
    recent: VecDeque<Recent<G::State>>,
    stones: VecDeque<Recent<G::State>>,
    interval: u32,
    budget: usize,
    used: usize,
    bag: Bag,
}

/// What is known of one line.
#[derive(Debug)]
struct Walked<G: Game> {
    /// How many events were walked and are allowed.
    events: u32,
    broken: Option<Break<G::Refusal>>,
    /// Behind the fork, ascending; the first of the game itself is its start.
    frames: Vec<Keyframe<G::State>>,
    /// The state after the last event walked, to go on from.
    last: Arc<Moment<G::State>>,
}

/// A state at hand: the line that owns it, after how many events.
type Recent<S> = (LineId, u32, Arc<Moment<S>>);

#[derive(Debug)]
struct Keyframe<S> {
    events: u32,
    size: usize,
    moment: Arc<Moment<S>>,
}

/// One beat of an event, in facts.
pub type BeatFacts<F> = Vec<Cited<F>>;

impl<G: Game> Timeline<G> {
    /// The timeline of a game before its first event.
    pub fn new(game: G) -> Self {
        Self::with_budget(game, BUDGET)
    }

    /// The timeline of a game that is walked once, and of which few places are looked at again.
    pub fn sparse(game: G) -> Self {
        Self { interval: SPARSE_INTERVAL, ..Self::new(game) }
    }

    /// A timeline whose keyframes may take so many bytes, as estimated.
    pub fn with_budget(game: G, budget: usize) -> Self {
        Self {
            game,
            lines: Vec::new(),
            recent: VecDeque::with_capacity(RECENT_MAX),
            stones: VecDeque::with_capacity(STONES_MAX),
            interval: INTERVAL,
            budget,
            used: 0,
            bag: Bag::new(),
        }
    }

    /// The game.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Events between two keyframes now.
    pub fn interval(&self) -> u32 {
        self.interval
    }

    /// Bytes that the keyframes take, as estimated.
    pub fn used(&self) -> usize {
        self.used
    }

    /// How many events of a line can be shown: those that were walked and are allowed.
    pub fn len(&self, line: LineId) -> u32 {
        self.lines.get(line as usize).map_or(0, |walked| walked.events)
    }

    /// True if no event was walked.
    pub fn is_empty(&self) -> bool {
        self.lines.iter().all(|walked| walked.events == 0)
    }

    /// The event that ended the walk of a line, if one did.
    pub fn broken(&self, line: LineId) -> Option<&Break<G::Refusal>> {
        self.lines.get(line as usize)?.broken.as_ref()
    }

    /// Forgets all states and walks all lines anew: events of the tree are other ones now.
    pub fn walk_anew(&mut self, tree: &Tree<G::Action>) {
        self.lines.clear();
        self.recent.clear();
        self.stones.clear();
        (self.interval, self.used) = (INTERVAL, 0);
        self.walk_all(tree);
    }

    /// Walks all lines of the tree as far as they have grown.
    pub fn walk_all(&mut self, tree: &Tree<G::Action>) {
        for line in 0..tree.lines().len() as LineId {
            self.walk(tree, line, &mut Unwatched);
        }
    }

    /// Walks a line from where it was left to its end, with checks; the lines before it must have
    /// been walked. `watch` sees every event behind the fork.
    pub fn walk<W: Watch<G>>(&mut self, tree: &Tree<G::Action>, line: LineId, watch: &mut W) {
        let at = line as usize;
        assert!(at <= self.lines.len(), "lines are walked in the order of their numbers");
        if at == self.lines.len() {
            let walked = self.begin(tree, line);
            self.lines.push(walked);
        }
        if self.lines[at].broken.is_some() {
            return;
        }
        let mut events = self.lines[at].events;
        if watch.wants() <= events {
            let last = Arc::clone(&self.lines[at].last);
            watch.passed(events, &last.state);
        }
        if events == tree.len(line) {
            return;
        }
        let Moment { mut state, mut counters } = Moment::clone(&self.lines[at].last);
        let mut sync = SyncTest::<G>::new(&state);
        let mut trace = Trace::off();
        let mut wanted = watch.wants();
        let mut broken = None;
        'walk: for stretch in tree.stretches(line, events) {
            for event in stretch.events {
                if let Err(violation) = self.game.allows(&state, event, &mut self.bag) {
                    broken = Some(Break { event: events, violation });
                    break 'walk;
                }
                if let (Event::Chance(outcome), Awaiting::Chance(chance)) =
                    (event, self.game.awaiting(&state))
                {
                    let n = counters.get(chance.stream);
                    watch.chance(events, chance, n, &self.bag, outcome);
                    counters.count(chance.stream);
                }
                self.game.perform(&mut state, event, &mut trace);
                events += 1;
                sync.after(&self.game, event, &state);
                if events.is_multiple_of(self.interval) {
                    let moment =
                        Arc::new(Moment { state: state.clone(), counters: counters.clone() });
                    self.keep(line, events, moment);
                }
                if events == wanted {
                    watch.passed(events, &state);
                    wanted = watch.wants();
                }
            }
        }
        let walked = &mut self.lines[at];
        walked.events = events;
        walked.broken = broken;
        walked.last = Arc::new(Moment { state, counters });
    }

    /// The state of a line after so many events.
    ///
    /// # Panics
    ///
    /// When the line has not been walked so far: a bug of the caller, who asks [`Timeline::len`].
    pub fn at(
        &mut self,
        tree: &Tree<G::Action>,
        line: LineId,
        events: u32,
    ) -> Arc<Moment<G::State>> {
        let line = tree.owner(line, events);
        let walked = &self.lines[line as usize];
        assert!(events <= walked.events, "only what was walked can be shown");
        if events == walked.events {
            return Arc::clone(&walked.last);
        }
        let (from, start) = self.before(tree, line, events);
        if from == events {
            return start;
        }
        let mut moment = Moment::clone(&start);
        let mut trace = Trace::off();
        let mut done = from;
        'replay: for stretch in tree.stretches(line, from) {
            for event in stretch.events {
                if let (Event::Chance(_), Awaiting::Chance(chance)) =
                    (event, self.game.awaiting(&moment.state))
                {
                    moment.counters.count(chance.stream);
                }
                self.game.perform(&mut moment.state, event, &mut trace);
                done += 1;
                if done == events {
                    break 'replay;
                }
                let near = events - done < STONES_MAX as u32 * STONE_INTERVAL;
                if near && done.is_multiple_of(STONE_INTERVAL) {
                    let stone = (line, done, Arc::new(moment.clone()));
                    keep_at_hand(&mut self.stones, STONES_MAX, stone);
                }
            }
        }
        let moment = Arc::new(moment);
        keep_at_hand(&mut self.recent, RECENT_MAX, (line, events, Arc::clone(&moment)));
        moment
    }

    /// Calls `each` for every number of events from `from` to `to` with the state behind them and the
    /// event that comes next, in one go.
    pub fn each(
        &mut self,
        tree: &Tree<G::Action>,
        line: LineId,
        from: u32,
        to: u32,
        mut each: impl FnMut(&G, u32, &G::State, Option<&Event<G::Action>>),
    ) {
        if from > to {
            return;
        }
        let mut state = self.at(tree, line, from).state.clone();
        let mut trace = Trace::off();
        let coming = tree.stretches(line, from).flat_map(|stretch| stretch.events);
        for (events, event) in (from..to).zip(coming) {
            each(&self.game, events, &state, Some(event));
            self.game.perform(&mut state, event, &mut trace);
        }
        each(&self.game, to, &state, tree.event(line, to));
    }

    /// Calls `each` with the state after `from` events, and then after every beat of the events up to the
    /// one that is number `to`; the number is that of the event that the beat is of.
    pub fn each_beat(
        &mut self,
        tree: &Tree<G::Action>,
        line: LineId,
        from: u32,
        to: u32,
        mut each: impl FnMut(&G, u32, &G::State),
    ) {
        if from > to {
            return;
        }
        let mut state = self.at(tree, line, from).state.clone();
        each(&self.game, from, &state);
        let mut trace = Trace::off();
        let coming = tree.stretches(line, from).flat_map(|stretch| stretch.events);
        for (number, event) in (from + 1..=to).zip(coming) {
            self.game.begin(&mut state, event, &mut trace);
            each(&self.game, number, &state);
            while self.game.advance(&mut state, &mut trace) {
                each(&self.game, number, &state);
            }
            // What is asked then shows only now.
            each(&self.game, number, &state);
        }
    }

    /// The facts of event `event`, from 1, of a line, beat by beat; the first beat is the decision
    /// or outcome itself.
    pub fn unfold(
        &mut self,
        tree: &Tree<G::Action>,
        line: LineId,
        event: u32,
    ) -> Vec<BeatFacts<G::Fact>> {
        let mut beats = Vec::new();
        let mut trace = Trace::new(Mode::Facts);
        self.beat_by_beat(tree, line, event, &mut trace, |_, trace| {
            beats.push(trace.take_facts());
            true
        });
        beats
    }

    /// How many beats event `event`, from 1, of a line has: at least 1.
    pub fn beats(&mut self, tree: &Tree<G::Action>, line: LineId, event: u32) -> u32 {
        let mut beats = 0;
        self.beat_by_beat(tree, line, event, &mut Trace::off(), |_, _| {
            beats += 1;
            true
        });
        beats
    }

    /// The state within event `event`, from 1, after so many of its beats; after its last one when
    /// it has fewer.
    pub fn within(
        &mut self,
        tree: &Tree<G::Action>,
        line: LineId,
        event: u32,
        beats: u32,
    ) -> G::State {
        let mut found = self.at(tree, line, event - 1).state.clone();
        let mut left = beats;
        if left > 0 {
            self.beat_by_beat(tree, line, event, &mut Trace::off(), |state, _| {
                left -= 1;
                found.clone_from(state);
                left > 0
            });
        }
        found
    }

    /// Calls `each` after every beat of an event, while it says true.
    fn beat_by_beat(
        &mut self,
        tree: &Tree<G::Action>,
        line: LineId,
        event: u32,
        trace: &mut Trace<G::Fact>,
        mut each: impl FnMut(&G::State, &mut Trace<G::Fact>) -> bool,
    ) {
        let mut state = self.at(tree, line, event - 1).state.clone();
        let happens = tree.event(line, event - 1).expect("what was walked is in the tree");
        self.game.begin(&mut state, happens, trace);
        while each(&state, trace) && self.game.advance(&mut state, trace) {}
    }

    /// A line before its first event behind the fork.
    fn begin(&mut self, tree: &Tree<G::Action>, line: LineId) -> Walked<G> {
        let has = tree.line(line).expect("a line of the tree");
        let Some(parent) = has.parent else {
            let start =
                Arc::new(Moment { state: self.game.start(), counters: Counters::default() });
            let size = size_of_moment(&start);
            self.used += size;
            let frames = vec![Keyframe { events: 0, size, moment: Arc::clone(&start) }];
            return Walked { events: 0, broken: None, frames, last: start };
        };
        let walked = self.len(parent);
        if has.fork > walked {
            // The parent breaks before the fork, and so does every line that shares its events.
            let broken = self.broken(parent).cloned();
            let last = self.at(tree, parent, walked);
            return Walked { events: walked, broken, frames: Vec::new(), last };
        }
        let last = self.at(tree, parent, has.fork);
        Walked { events: has.fork, broken: None, frames: Vec::new(), last }
    }

    /// The last state that is kept at or before a place, among keyframes and those at hand, going up
    /// through the forks.
    fn before(
        &self,
        tree: &Tree<G::Action>,
        line: LineId,
        events: u32,
    ) -> (u32, Arc<Moment<G::State>>) {
        let owner = tree.owner(line, events);
        let walked = &self.lines[owner as usize];
        let behind = walked.frames.partition_point(|frame| frame.events <= events);
        let frame = behind.checked_sub(1).map(|at| &walked.frames[at]);
        let frame = frame.map(|frame| (frame.events, &frame.moment));
        let at_hand = self.recent.iter().chain(&self.stones);
        let at_hand = at_hand.filter(|(of, after, _)| *of == owner && *after <= events);
        let at_hand = at_hand.map(|(_, after, moment)| (*after, moment));
        if let Some((after, moment)) = at_hand.chain(frame).max_by_key(|(after, _)| *after) {
            return (after, Arc::clone(moment));
        }
        let has = tree.line(owner).expect("a line that was walked");
        let parent = has.parent.expect("the game itself has a keyframe at its start");
        self.before(tree, parent, has.fork)
    }

    /// Keeps a keyframe; widens the interval when the budget is passed.
    fn keep(&mut self, line: LineId, events: u32, moment: Arc<Moment<G::State>>) {
        let frames = &self.lines[line as usize].frames;
        let size = match frames.last() {
            Some(last) if !frames.len().is_multiple_of(MEASURED) => last.size,
            Some(_) | None => size_of_moment(&moment),
        };
        self.used += size;
        self.lines[line as usize].frames.push(Keyframe { events, size, moment });
        while self.used > self.budget && self.interval < INTERVAL_MAX {
            self.interval *= 2;
            let interval = self.interval;
            for walked in &mut self.lines {
                walked.frames.retain(|frame| frame.events.is_multiple_of(interval));
            }
            let frames = self.lines.iter().flat_map(|walked| &walked.frames);
            self.used = frames.map(|frame| frame.size).sum();
        }
    }
}

/// Keeps a state that was not at hand, and forgets the oldest one where there are too many.
fn keep_at_hand<S>(kept: &mut VecDeque<Recent<S>>, most: usize, moment: Recent<S>) {
    if kept.len() == most {
        kept.pop_front();
    }
    kept.push_back(moment);
}

/// About how many bytes a state takes: itself, and what it points at, which its canonical form tells
/// with names added.
fn size_of_moment<S: Serialize>(moment: &Moment<S>) -> usize {
    size_of::<Moment<S>>() + canonical(&moment.state).len()
}

/// The sync test: back so many events, forward again, the same state.
struct SyncTest<G: Game> {
    #[cfg(debug_assertions)]
    before: VecDeque<(G::State, Event<G::Action>)>,
    #[cfg(debug_assertions)]
    last: G::State,
    #[cfg(not(debug_assertions))]
    of: std::marker::PhantomData<G>,
}

#[cfg(debug_assertions)]
impl<G: Game> SyncTest<G> {
    fn new(state: &G::State) -> Self {
        Self { before: VecDeque::new(), last: state.clone() }
    }

    fn after(&mut self, game: &G, event: &Event<G::Action>, state: &G::State) {
        let before = std::mem::replace(&mut self.last, state.clone());
        self.before.push_back((before, event.clone()));
        if self.before.len() > SYNC_BACK {
            self.before.pop_front();
        }
        let mut again = self.before[0].0.clone();
        for (_, event) in &self.before {
            game.perform(&mut again, event, &mut Trace::off());
        }
        assert!(again == *state, "the same events give the same state");
    }
}

#[cfg(not(debug_assertions))]
impl<G: Game> SyncTest<G> {
    fn new(_: &G::State) -> Self {
        Self { of: std::marker::PhantomData }
    }

    #[inline]
    fn after(&mut self, _: &G, _: &Event<G::Action>, _: &G::State) {}
}

#[cfg(test)]
mod tests;
