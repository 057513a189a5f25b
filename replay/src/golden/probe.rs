//! Probes: refused attempts that must go on being refused, by the same rule.

use crate::log::record::Probe;
use kanso_engine::prelude::*;
use kanso_engine::{Awaiting, Bag, Event, Game, Rule, Seats, Trace, Violation};
use serde::Serialize;
use std::fmt;

/// What became of an attempt that must be refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ProbeFinding {
    /// It is allowed now.
    Allowed,
    /// Another rule refuses it.
    OtherRule {
        /// Id of that rule.
        found: String,
    },
    /// No decision is awaited there.
    NotAwaited,
    /// Nobody who is asked can think of it: it is not on the list of what may be tried.
    Inconceivable,
    /// The line has not so many events.
    Beyond,
}

impl fmt::Display for ProbeFinding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Allowed => write!(f, "it is allowed"),
            Self::OtherRule { found } => write!(f, "{found} refuses it"),
            Self::NotAwaited => write!(f, "no decision is awaited there"),
            Self::Inconceivable => write!(f, "nobody who is asked there can try it"),
            Self::Beyond => write!(f, "the line ends before"),
        }
    }
}

/// A probe that does not hold.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct FailedProbe {
    /// After how many events.
    pub events: u32,
    /// What is tried, by itself.
    pub notation: String,
    /// Id of the rule that must refuse it.
    pub wanted: String,
    /// What became of it.
    pub finding: ProbeFinding,
}

/// Runs the probes of a game, in the order of their events, while its events are played.
pub(crate) fn failed_probes<G: Game>(
    game: &G,
    events: &[Event<G::Action>],
    probes: &[Probe<G::Action>],
) -> Vec<FailedProbe> {
    let mut failed = Vec::new();
    if probes.is_empty() {
        return failed;
    }
    let (mut state, mut bag, mut trace) = (game.start(), Bag::new(), Trace::off());
    let mut played = events.iter();
    let (mut count, mut list) = (0, Vec::new());
    for probe in probes {
        while count < probe.events {
            let Some(event) = played.next() else { break };
            if game.apply(&mut state, event, &mut bag, &mut trace).is_err() {
                played = [].iter();
                break;
            }
            count += 1;
        }
        let finding = if count < probe.events {
            Err(ProbeFinding::Beyond)
        } else {
            run(game, &state, &probe.action, &probe.rule, &mut list)
        };
        if let Err(finding) = finding {
            let mut notation = String::new();
            game.notate(&state, &probe.action, &mut notation).expect("a string takes every text");
            let (events, wanted) = (probe.events, probe.rule.clone());
            failed.push(FailedProbe { events, notation, wanted, finding });
        }
    }
    failed
}

fn run<G: Game>(
    game: &G,
    state: &G::State,
    action: &G::Action,
    wanted: &str,
    list: &mut Vec<G::Action>,
) -> Result<(), ProbeFinding> {
    let Awaiting::Decision(seats) = game.awaiting(state) else {
        return Err(ProbeFinding::NotAwaited);
    };
    if !is_conceivable(game, state, seats, action, list) {
        return Err(ProbeFinding::Inconceivable);
    }
    match game.allows(state, &Event::Decision(action.clone()), &mut Bag::new()) {
        Ok(()) => Err(ProbeFinding::Allowed),
        Err(Violation::Rule(refusal)) => {
            let found = game.rule_id(game.refusal_rule(&refusal));
            if found == wanted { Ok(()) } else { Err(ProbeFinding::OtherRule { found }) }
        }
        Err(Violation::NotAwaited(_) | Violation::Impossible(_)) => Err(ProbeFinding::NotAwaited),
    }
}

fn is_conceivable<G: Game>(
    game: &G,
    state: &G::State,
    seats: Seats,
    action: &G::Action,
    list: &mut Vec<G::Action>,
) -> bool {
    seats.iter().any(|seat| {
        list.clear();
        game.conceivable(state, seat, list);
        list.binary_search(action).is_ok()
    })
}

/// The first thing that a seat which is asked might try and that this rule refuses.
pub(crate) fn refused_by<G: Game>(
    game: &G,
    state: &G::State,
    rule: Rule,
    list: &mut Vec<G::Action>,
) -> Option<G::Action> {
    let Awaiting::Decision(seats) = game.awaiting(state) else { return None };
    for seat in seats.iter() {
        list.clear();
        game.conceivable(state, seat, list);
        for action in list.drain(..) {
            if game.check(state, &action).is_err_and(|no| game.refusal_rule(&no) == rule) {
                return Some(action);
            }
        }
    }
    None
}
