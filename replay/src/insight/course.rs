//! The moments of a line, as they are needed to play on from each.

use super::analyse::Policy;
use crate::luck::Counters;
use kanso_engine::prelude::*;
use kanso_engine::{Awaiting, Bag, Event, Eye, Game, Mode, Seat, Telling, Trace, bot};

/// A line, moment by moment: the start, and after each event that the eye is told. What follows from an
/// event that it is not told belongs to the moment before, as where the eye is told the game.
pub(super) struct Course<'g, G: Game> {
    pub game: &'g G,
    pub eye: Eye,
    pub moments: Vec<Moment<G>>,
    /// The facts that the eye was told whole.
    pub told: Vec<G::Fact>,
}

/// The table at rest.
pub(super) struct Moment<G: Game> {
    pub state: G::State,
    pub counters: Counters,
    /// How many facts the eye had been told.
    pub told: usize,
    /// Digest of those facts.
    pub told_digest: [u8; 32],
    /// The number of the event that led here; 0 at the start.
    pub event: u32,
    /// Its number among those that the eye is told.
    pub number: u32,
    pub came: Came<G>,
}

/// By what a moment came about.
pub(super) enum Came<G: Game> {
    /// It is the start.
    Start,
    /// Something fell. `certain`: there was nothing else that could.
    Chance { certain: bool },
    /// Somebody decided.
    Decision(Decided<G>),
}

/// A decision that was taken.
pub(super) struct Decided<G: Game> {
    /// Whose it was; of a party, the first that was asked.
    pub seat: Seat,
    /// What could be chosen, ascending.
    pub legal: Vec<G::Action>,
    /// The place in it of what was.
    pub chosen: usize,
    /// True if the policy chooses the same, or there was nothing else.
    pub as_policy: bool,
}

impl<'g, G: Game> Course<'g, G> {
    /// Walks a line, as far as its events are allowed.
    pub fn of(game: &'g G, events: &[Event<G::Action>], eye: Eye, policy: Policy) -> Self {
        let mut state = game.start();
        let mut counters = Counters::default();
        let start = Moment {
            state: state.clone(),
            counters: counters.clone(),
            told: 0,
            told_digest: *blake3::hash(&[]).as_bytes(),
            event: 0,
            number: 0,
            came: Came::Start,
        };
        let mut course = Self { game, eye, moments: vec![start], told: Vec::new() };
        let (mut bag, mut trace, mut scores) = (Bag::new(), Trace::new(Mode::Facts), Vec::new());
        let mut digest = blake3::Hasher::new();
        for (number, event) in (1..).zip(events) {
            if game.allows(&state, event, &mut bag).is_err() {
                break;
            }
            let came = came(game, &state, event, policy, &mut scores);
            let is_told = game.tells(&state, event, eye) != Telling::Nothing;
            if let Awaiting::Chance(chance) = game.awaiting(&state) {
                counters.count(chance.stream);
            }
            trace.clear();
            game.perform(&mut state, event, &mut trace);
            let facts = trace.facts().iter();
            let telling = |fact| game.tells_fact(fact, eye);
            let is_told =
                is_told || facts.clone().any(|cited| telling(&cited.fact) != Telling::Nothing);
            if eye != Eye::All {
                let whole = facts.filter(|cited| telling(&cited.fact) == Telling::Whole);
                for cited in whole {
                    digest.update(format!("{:?}", cited.fact).as_bytes());
                    course.told.push(cited.fact.clone());
                }
            }
            let last = &course.moments[course.moments.len() - 1];
            let (last_event, last_number) = (last.event, last.number);
            let came = if is_told {
                came
            } else {
                course.moments.pop().map_or(Came::Start, |last| last.came)
            };
            course.moments.push(Moment {
                state: state.clone(),
                counters: counters.clone(),
                told: course.told.len(),
                told_digest: *digest.finalize().as_bytes(),
                event: if is_told { number } else { last_event },
                number: if is_told { last_number + 1 } else { last_number },
                came,
            });
        }
        course
    }

    /// For each moment the first one that every playout comes to the same from: a decision that the
    /// policy takes as well, and what was certain to fall, leave each playout as it was.
    pub fn same_as(&self) -> Vec<usize> {
        let mut same = Vec::with_capacity(self.moments.len());
        for (at, moment) in self.moments.iter().enumerate() {
            let is_same = match &moment.came {
                Came::Start => false,
                // Who does not see all has another deal in each playout.
                _ if self.eye != Eye::All => false,
                Came::Chance { certain } => *certain,
                Came::Decision(decided) => decided.as_policy,
            };
            same.push(if is_same { same[at - 1] } else { at });
        }
        same
    }

    /// The state and the counters in which the event of a moment was awaited.
    pub fn before(&self, at: usize) -> (&G::State, &Counters) {
        let earlier = &self.moments[at - 1];
        (&earlier.state, &earlier.counters)
    }
}

fn came<G: Game>(
    game: &G,
    state: &G::State,
    event: &Event<G::Action>,
    policy: Policy,
    scores: &mut Vec<i64>,
) -> Came<G> {
    match (event, game.awaiting(state)) {
        (Event::Decision(action), Awaiting::Decision(asked)) => {
            let mut legal = Vec::new();
            game.legal(state, &mut legal);
            let chosen = legal.iter().position(|other| other == action).unwrap_or(0);
            let as_policy = match policy {
                Policy::Greedy => bot::greedy_in(game, state, &legal, scores) == Some(chosen),
                // What it chooses differs from playout to playout.
                Policy::Search => legal.len() == 1,
            };
            let seat = asked.iter().next().unwrap_or(Seat::at(0));
            Came::Decision(Decided { seat, legal, chosen, as_policy })
        }
        (Event::Chance(outcome), _) => Came::Chance {
            certain: game.odds(state, outcome).is_some_and(|odds| odds.is_certain()),
        },
        (Event::Decision(_), _) => Came::Chance { certain: false },
    }
}
