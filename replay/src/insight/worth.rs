//! What can be chosen, and what each choice is worth: for who decides now.
//!
//! The choices that the greedy bot likes best are played out with one luck and one deal for all; the better
//! half goes on with twice as many playouts, until a few have as many as asked for.

use super::analyse::{Effort, From, Policy, Stopped, Work};
use super::analysis::Share;
use super::course::Course;
use super::playout::Desk;
use super::samples::{Samples, error_of_sum};
use crate::luck::Thought;
use crate::once;
use kanso_engine::{Awaiting, Event, Eye, Game, Seat};
use serde::{Deserialize, Serialize};
use std::sync::atomic::AtomicBool;

/// Choices that are looked at: those that the greedy bot likes best.
const CHOICES_MAX: usize = 40;
/// Choices that get as many playouts as asked for.
const CHOICES_LAST: usize = 3;
/// Playouts of each choice in the first round; each round has twice as many.
const FIRST_ROUND: u32 = 8;

/// What choices are worth, in one place.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Worths {
    /// Whose share it is.
    pub seat: u8,
    /// Those that were looked at, the best first.
    pub choices: Vec<Worth>,
    /// How many more there are.
    pub more: u32,
    /// True if the first is better than the second by more than the standard error of what lies between
    /// them.
    pub is_sure: bool,
}

/// What a choice is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Worth {
    /// Its place in the legal list.
    pub place: u32,
    /// Share of the win after it, for the seat that decides.
    pub value: Share,
    /// Standard error of it.
    pub error: Share,
    /// Playouts that it is from.
    pub playouts: u32,
}

/// What can be chosen behind these events is worth, for an eye that may know the choices; `tell` is given
/// what is known so far, round by round. None: nobody decides there, there is no choice, or the eye is not
/// told of it. `of` tells the game from others, as for an analysis.
///
/// # Errors
///
/// [`Stopped`]: `stop` was set.
pub fn worths<G: Game>(
    game: &G,
    events: &[Event<G::Action>],
    of: &[u8],
    (eye, effort): (Eye, Effort),
    (tell, stop): (&dyn Fn(&Worths), &AtomicBool),
) -> Result<Option<Worths>, Stopped> {
    let course = Course::of(game, events, eye, Policy::Greedy);
    let moment = course.moments.last().expect("there is a start");
    let Awaiting::Decision(asked) = game.awaiting(&moment.state) else { return Ok(None) };
    let mut legal = Vec::new();
    game.legal(&moment.state, &mut legal);
    let seat = asked.iter().find(|seat| eye.sees(*seat));
    let Some(seat) = seat.filter(|_| legal.len() > 1 && game.tells_choices(&moment.state, eye))
    else {
        return Ok(None);
    };
    let thought = Thought::of_analysis(of);
    let policy = Policy::Greedy;
    let work = Work { course: &course, thought, policy, effort, stop, keep: &() };
    let from = From {
        state: &moment.state,
        counters: &moment.counters,
        told: moment.told,
        told_digest: moment.told_digest,
    };
    let mut scores = Vec::with_capacity(legal.len());
    game.scores(&moment.state, &legal, &mut scores);
    let mut order = once::best_first(&scores);
    order.truncate(CHOICES_MAX);
    let more = (legal.len() - order.len()) as u32;
    let seats = work.seats();
    let mut all: Vec<(usize, Samples)> =
        order.into_iter().map(|place| (place, Samples::new(seats))).collect();
    let (mut left, mut round) = (all.len(), FIRST_ROUND.min(effort.playouts_max));
    loop {
        let played = once::try_each(left, &|nth| {
            let (mut desk, (place, mut samples)) = (Desk::default(), all[nth].clone());
            while samples.count() < round {
                let nth = samples.count();
                work.play_out(&from, Some(&legal[place]), nth, &mut desk, &mut samples)?;
            }
            Ok((place, samples))
        })?;
        all[..left].clone_from_slice(&played);
        // All that are left have as many playouts.
        in_order(&mut all[..left], seat.index());
        let told = told(&all, seat, more);
        if round >= effort.playouts_max {
            return Ok(Some(told));
        }
        tell(&told);
        left = left.div_ceil(2).max(CHOICES_LAST).min(left);
        round = (round * 2).min(effort.playouts_max);
    }
}

/// What is known so far.
fn told(all: &[(usize, Samples)], seat: Seat, more: u32) -> Worths {
    let worth = |(place, samples): &(usize, Samples)| Worth {
        place: *place as u32,
        value: Share::of(samples.mean(seat.index())),
        error: Share::of(samples.error(seat.index())),
        playouts: samples.count(),
    };
    let is_sure = all.get(1).is_some_and(|(_, second)| {
        let first = &all[0].1;
        let by = first.mean(seat.index()) - second.mean(seat.index());
        by > error_of_sum([(1.0, first), (-1.0, second)].into_iter(), seat.index())
    });
    Worths { seat: seat.index() as u8, choices: all.iter().map(worth).collect(), more, is_sure }
}

/// The best ones for a seat first, and of those that are as good those that were listed first.
fn in_order(all: &mut [(usize, Samples)], seat: usize) {
    all.sort_by_key(|(place, samples)| (std::cmp::Reverse(samples.sum(seat)), *place));
}
