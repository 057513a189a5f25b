//! The bot that thinks: it plays its likeliest choices on to the end, many times, and takes the one that
//! does best.
//!
//! Flat Monte Carlo with sequential halving over the choices that the greedy bot likes best; the playouts
//! of one number have the same luck and the same deal for each of them. What the seat may not know is
//! dealt anew for each playout ([`Wording::resample`](kanso_engine::Wording::resample)), and nothing else
//! of it is looked at. The same numbers give the same choice, whatever the machine.

use super::analyse::Stopped;
use super::playout::Desk;
use super::share::WIN_PARTS;
use crate::luck::Thought;
use crate::once;
use kanso_engine::prelude::*;
use kanso_engine::resample::Dealer;
use kanso_engine::{Event, Eye, Game, Seat, Trace};
use std::sync::atomic::{AtomicBool, Ordering};

/// How a bot thinks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Thinking {
    /// How many choices it looks at: those that the greedy bot likes best.
    pub choices: u8,
    /// How many playouts a choice gets, on the average.
    pub playouts: u16,
}

impl Thinking {
    /// So many playouts for each of the five best choices.
    pub const fn with(playouts: u16) -> Self {
        Self { choices: 5, playouts }
    }
}

/// Playouts of each of two choices between two looks at which is better.
const PAIRS: usize = 24;
/// Standard errors between two choices, at which it is plain which is better.
const PLAIN: f64 = 3.0;

/// What a seat decides from.
pub struct Asked<'a, G: Game> {
    /// The game.
    pub game: &'a G,
    /// The state; what the seat may not know of it is not looked at.
    pub state: &'a G::State,
    /// The facts that the seat was told whole, of the line so far.
    pub told: &'a [G::Fact],
    /// Whose decision it is.
    pub seat: Seat,
    /// What can be chosen; not empty.
    pub legal: &'a [G::Action],
}

/// What came of the playouts of one choice.
#[derive(Clone, Default)]
struct Tally {
    /// The place of the choice in the legal list.
    at: usize,
    parts: Vec<u16>,
}

impl Tally {
    fn sum(&self) -> u64 {
        self.parts.iter().map(|part| u64::from(*part)).sum()
    }

    fn count(&self) -> usize {
        self.parts.len()
    }

    /// True if its mean is above that of another by more than the standard error of what lies between
    /// them, playout by playout.
    fn is_surely_above(&self, other: &Self) -> bool {
        self.is_above_by(other, 1.0)
    }

    /// As [`Tally::is_surely_above`], by so many standard errors.
    fn is_above_by(&self, other: &Self, errors: f64) -> bool {
        let pairs = self.parts.iter().zip(&other.parts);
        let by: Vec<f64> = pairs
            .map(|(one, two)| (f64::from(*one) - f64::from(*two)) / f64::from(WIN_PARTS))
            .collect();
        let count = by.len() as f64;
        let mean = by.iter().sum::<f64>() / count;
        let spread = by.iter().map(|by| (by - mean).powi(2)).sum::<f64>() / count;
        // A tenth of a playout more: a few that agree are no proof.
        mean > errors * (spread / count).sqrt() + 0.1 / count
    }
}

/// The place in the legal list of what the bot chooses.
pub fn think<G: Game>(
    asked: &Asked<'_, G>,
    thinking: Thinking,
    thought: &Thought,
    desk: &mut Desk<G>,
) -> usize {
    if asked.legal.len() == 1 {
        return 0;
    }
    let mut tallies = likeliest(asked, thinking, thought);
    let budget = usize::from(thinking.playouts) * tallies.len();
    let rounds = tallies.len().next_power_of_two().trailing_zeros().max(1) as usize;
    // What is left is ordered by what it came to; the greedy choice, the first, is played out as often as
    // the best of the others.
    let mut left: Vec<usize> = (0..tallies.len()).collect();
    for _ in 0..rounds {
        let more = (budget / rounds / left.len()).max(1);
        let upto = tallies[left[0]].count() + more;
        for at in left.iter().copied().chain([0]) {
            while tallies[at].count() < upto {
                let nth = tallies[at].count() as u32;
                let part = play_out(asked, tallies[at].at, nth, thought, desk);
                tallies[at].parts.push(part);
            }
        }
        in_order(&mut left, &tallies);
        left.truncate(left.len().div_ceil(2));
    }
    let best = left[0];
    let leaves = best != 0 && tallies[best].is_surely_above(&tallies[0]);
    tallies[if leaves { best } else { 0 }].at
}

/// True if one choice does surely better than another in so many playouts of each, for all that the seat may
/// know; in fewer, where it is plain.
///
/// # Errors
///
/// [`Stopped`]: `stop` was set.
pub fn does_better<G: Game>(
    asked: &Asked<'_, G>,
    [better, than]: [usize; 2],
    playouts: u32,
    (thought, stop): (&Thought, &AtomicBool),
    desk: &mut Desk<G>,
) -> Result<bool, Stopped> {
    let [mut one, mut other] = [better, than].map(|at| Tally { at, parts: Vec::new() });
    while one.count() < playouts as usize {
        let upto = (one.count() + PAIRS).min(playouts as usize);
        for tally in [&mut one, &mut other] {
            while tally.count() < upto {
                if stop.load(Ordering::Relaxed) {
                    return Err(Stopped);
                }
                let nth = tally.count() as u32;
                let part = play_out(asked, tally.at, nth, thought, desk);
                tally.parts.push(part);
            }
        }
        if one.is_above_by(&other, PLAIN) || other.is_above_by(&one, PLAIN) {
            break;
        }
    }
    Ok(one.is_surely_above(&other))
}

/// The choices that are looked at, the greedy one first: as the bot likes them at a table that is dealt anew
/// like those that it plays on from.
fn likeliest<G: Game>(asked: &Asked<'_, G>, thinking: Thinking, thought: &Thought) -> Vec<Tally> {
    let mut scores = Vec::with_capacity(asked.legal.len());
    asked.game.scores(&dealt(asked, 0, thought), asked.legal, &mut scores);
    let mut order = once::best_first(&scores);
    order.truncate(usize::from(thinking.choices).max(2));
    order.into_iter().map(|at| Tally { at, parts: Vec::new() }).collect()
}

/// What the seat has of the win if a choice is played on.
fn play_out<G: Game>(
    asked: &Asked<'_, G>,
    choice: usize,
    nth: u32,
    thought: &Thought,
    desk: &mut Desk<G>,
) -> u16 {
    let Asked { game, seat, legal, .. } = asked;
    let mut dealt = dealt(asked, nth, thought);
    let action = Event::Decision(legal[choice].clone());
    game.perform(&mut dealt, &action, &mut Trace::off());
    desk.look_ahead(game, dealt, &thought.luck(nth)).parts[seat.index()]
}

/// The table as the seat may think it to be, in one playout.
fn dealt<G: Game>(asked: &Asked<'_, G>, nth: u32, thought: &Thought) -> G::State {
    let Asked { game, state, told, seat, .. } = asked;
    let mut dealing = thought.dealing(nth);
    let mut below = |bound| dealing.below(bound);
    game.resample(state, told, Eye::Seat(*seat), &mut Dealer::new(&mut below))
}

/// The best ones first, and of those that are as good those that were listed first.
fn in_order(left: &mut [usize], tallies: &[Tally]) {
    left.sort_by_key(|at| (std::cmp::Reverse(tallies[*at].sum()), *at));
}
