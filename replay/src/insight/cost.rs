//! What a choice cost: the best alternative is looked for by one half of the playouts, and priced by the
//! other, as the best of many looks better than it is to those who chose it.

use super::analyse::{BATCH, From, Stopped, Work};
use super::analysis::{Alternative, Choice, Mark, Share};
use super::course::{Came, Course, Decided};
use super::playout::Desk;
use super::samples::{Samples, error_of_sum};
use super::search::{Asked, does_better};
use crate::once;
use kanso_engine::canon::canonical;
use kanso_engine::prelude::*;
use kanso_engine::{Eye, Game, Label, Lang};

/// Alternatives that are looked at: those that the greedy bot likes best.
const ALTERNATIVES_MAX: usize = 24;
/// Alternatives that are told.
const TOLD_MAX: usize = 8;
/// Playouts by which the first alternatives leave; each round has twice as many.
const FIRST_ROUND: u32 = 4;
/// Playouts of a round, at most.
const LAST_ROUND: u32 = 64;
/// The playouts that choose have other numbers than those that price.
const CHOOSING: u32 = 1 << 30;
/// How long a blunder is thought about: playouts of it, and of what would have been better.
const SECOND_THOUGHT: u32 = 96;

/// What was found of a decision.
pub(super) struct Priced {
    /// The place in the legal list of each alternative that was looked at, with what it came to, the best
    /// first; the best by the playouts that price.
    found: Vec<(usize, Samples)>,
    /// The best one by the playouts that chose it.
    chosen_by: Option<Samples>,
    /// True if the bot that thinks prefers the best one, too.
    confirmed: bool,
}

impl Priced {
    pub fn playouts(&self) -> u64 {
        let all = self.found.iter().map(|(_, samples)| samples).chain(&self.chosen_by);
        all.map(|samples| u64::from(samples.count())).sum()
    }
}

/// For each of these decisions, ascending, whether what was missed could still be had at the next one: the
/// same seat decides again with nothing fallen since, and finds there as much as here.
pub(super) fn still_there<'a, G: Game>(
    course: &Course<'_, G>,
    priced: &[(usize, Priced)],
    value_at: &impl Fn(usize) -> &'a Samples,
) -> Vec<bool> {
    let mut there = vec![false; priced.len()];
    // The most that could still be had, from the decision that was looked at last.
    let mut most = f64::NEG_INFINITY;
    for nth in (0..priced.len()).rev() {
        let (at, price) = &priced[nth];
        let Came::Decision(decided) = &course.moments[*at].came else { continue };
        let seat = decided.seat.index();
        let next = priced.get(nth + 1).map(|(next, _)| *next);
        if !next.is_some_and(|next| goes_on(course, *at, next)) {
            most = f64::NEG_INFINITY;
        }
        let (best, after) = (&price.found[0].1, value_at(*at));
        let error = error_of_sum([(1.0, best), (-1.0, after)].into_iter(), seat);
        there[nth] = most >= best.mean(seat) - error;
        most = most.max(best.mean(seat)).max(after.mean(seat));
    }
    there
}

/// True if nothing comes between two decisions that could change what can be had: both are of one seat,
/// and what happened between them had no other way to go.
fn goes_on<G: Game>(course: &Course<'_, G>, from: usize, to: usize) -> bool {
    let seat_of = |at: usize| match &course.moments[at].came {
        Came::Decision(decided) => Some(decided.seat),
        Came::Start | Came::Chance { .. } => None,
    };
    let had_no_choice = |at: usize| match &course.moments[at].came {
        Came::Start => false,
        Came::Chance { certain } => *certain,
        Came::Decision(decided) => decided.legal.len() == 1,
    };
    seat_of(from) == seat_of(to) && (from + 1..to).all(had_no_choice)
}

/// Looks for the best alternative to what was chosen at a moment, and prices it; `after` is the value of
/// what was chosen.
pub(super) fn price<G: Game>(
    work: &Work<'_, '_, G>,
    at: usize,
    after: &Samples,
) -> Result<Priced, Stopped> {
    let Came::Decision(decided) = &work.course.moments[at].came else {
        unreachable!("only decisions are priced")
    };
    let seat = decided.seat.index();
    let mut desk = Desk::default();
    let mut found = choose(work, at, decided, after, &mut desk)?;
    let mut priced = Priced { found: Vec::new(), chosen_by: None, confirmed: false };
    let (best, chosen_by) = found.remove(0);
    let samples = pay(work, at, (decided, best), after, &mut desk)?;
    let cost = samples.mean(seat) - after.mean(seat);
    let error = error_of_sum([(1.0, &samples), (-1.0, after)].into_iter(), seat);
    if Mark::of(Share::of(cost), Share::of(error)) == Some(Mark::Blunder) {
        priced.confirmed = is_left(work, at, (decided, best), &mut desk)?;
    }
    priced.chosen_by = Some(chosen_by);
    priced.found = std::iter::once((best, samples)).chain(found).collect();
    Ok(priced)
}

/// The alternatives by what they come to, the best first, with the playouts that say so. The worse half
/// leaves after each round, and with it what is surely worse than the best; none needs another round once
/// the best is surely worse than what was chosen.
fn choose<G: Game>(
    work: &Work<'_, '_, G>,
    at: usize,
    decided: &Decided<G>,
    after: &Samples,
    desk: &mut Desk<G>,
) -> Result<Vec<(usize, Samples)>, Stopped> {
    let (game, seats) = (work.course.game, work.seats());
    let (state, _) = work.course.before(at);
    let mut scores = Vec::with_capacity(decided.legal.len());
    game.scores(state, &decided.legal, &mut scores);
    let mut order = once::best_first(&scores);
    order.retain(|place| *place != decided.chosen);
    order.truncate(ALTERNATIVES_MAX);
    let key = |place: usize, round| {
        work.key(&from(work, at), Some(&decided.legal[place]), &[round as u8])
    };
    let mut all: Vec<(usize, Samples)> =
        order.into_iter().map(|place| (place, Samples::new(seats))).collect();
    let (mut left, mut round) = (all.len(), FIRST_ROUND);
    loop {
        for (place, samples) in &mut all[..left] {
            let key = key(*place, round);
            if let Some(kept) = work.kept(&key) {
                *samples = kept;
                continue;
            }
            let had = samples.count();
            while samples.count() < round {
                let nth = CHOOSING + samples.count();
                play(work, at, (decided, *place), nth, desk, samples)?;
            }
            if samples.count() > had {
                work.keep.keep(&key, samples);
            }
        }
        let seat = decided.seat.index();
        // All that are left have as many playouts.
        in_order(&mut all[..left], seat);
        let best = &all[0].1;
        if left == 1 || is_surely_below(best, after, seat) {
            return Ok(all);
        }
        let half = &all[1..left.div_ceil(2)];
        left = 1 + half.iter().take_while(|one| !is_surely_below(&one.1, best, seat)).count();
        round = (round * 2).min(LAST_ROUND);
    }
}

/// True if one value is below another by more than twice the standard error of what lies between them.
fn is_surely_below(one: &Samples, other: &Samples, seat: usize) -> bool {
    let error = error_of_sum([(1.0, one), (-1.0, other)].into_iter(), seat);
    one.mean(seat) + 2.0 * error < other.mean(seat)
}

/// Prices an alternative by the playouts that gave the value of what was chosen, as far as it takes.
fn pay<G: Game>(
    work: &Work<'_, '_, G>,
    at: usize,
    (decided, place): (&Decided<G>, usize),
    after: &Samples,
    desk: &mut Desk<G>,
) -> Result<Samples, Stopped> {
    // How many it takes follows from what was chosen, too.
    let against = canonical(&decided.legal[decided.chosen]);
    let key = work.key(&from(work, at), Some(&decided.legal[place]), &against);
    if let Some(kept) = work.kept(&key) {
        return Ok(kept);
    }
    let mut samples = Samples::new(work.seats());
    let seat = decided.seat.index();
    let most = if after.certain { work.effort.playouts_max } else { after.count() };
    while samples.count() < most {
        for nth in samples.count()..(samples.count() + BATCH).min(most) {
            play(work, at, (decided, place), nth, desk, &mut samples)?;
        }
        let cost = samples.mean(seat) - after.mean(seat);
        let error = error_of_sum([(1.0, &samples), (-1.0, after)].into_iter(), seat);
        if error <= work.effort.error_max || cost + 2.0 * error < 0.0 {
            break;
        }
    }
    work.keep.keep(&key, &samples);
    Ok(samples)
}

fn play<G: Game>(
    work: &Work<'_, '_, G>,
    at: usize,
    (decided, place): (&Decided<G>, usize),
    nth: u32,
    desk: &mut Desk<G>,
    samples: &mut Samples,
) -> Result<(), Stopped> {
    work.play_out(&from(work, at), Some(&decided.legal[place]), nth, desk, samples)
}

/// Where the decision was awaited.
fn from<'a, G: Game>(work: &Work<'a, '_, G>, at: usize) -> From<'a, G> {
    let (state, counters) = work.course.before(at);
    let earlier = &work.course.moments[at - 1];
    From { state, counters, told: earlier.told, told_digest: earlier.told_digest }
}

/// True if the bot that thinks, which knows what the seat may know, prefers an alternative to what was
/// chosen: with the cards as they lay, it is easy to be wise.
fn is_left<G: Game>(
    work: &Work<'_, '_, G>,
    at: usize,
    (decided, place): (&Decided<G>, usize),
    desk: &mut Desk<G>,
) -> Result<bool, Stopped> {
    let Course { game, moments, told, eye } = work.course;
    let (state, _) = work.course.before(at);
    // For the eye of all the facts of the seat are not at hand: the present view has to do.
    let told = if *eye == Eye::All { &[][..] } else { &told[..moments[at - 1].told] };
    let asked = Asked { game: *game, state, told, seat: decided.seat, legal: &decided.legal };
    let with = (&work.thought, work.stop);
    does_better(&asked, [place, decided.chosen], SECOND_THOUGHT, with, desk)
}

/// What a decision cost, as it is told.
pub(super) fn choice<G: Game>(
    course: &Course<'_, G>,
    at: usize,
    (priced, still_there): (&Priced, bool),
    after: &Samples,
) -> Choice {
    let Came::Decision(decided) = &course.moments[at].came else {
        unreachable!("only decisions are priced")
    };
    let (game, seat) = (course.game, decided.seat.index());
    let (state, _) = course.before(at);
    let notation = |place: usize| game.notation(state, &decided.legal[place]);
    let words = |place: usize, lang: Lang| {
        let mut words = String::new();
        game.say_action(state, &decided.legal[place], lang, course.eye, &mut words)
            .expect("a string takes every text");
        words
    };
    let alternatives = priced.found.iter().take(TOLD_MAX).map(|(place, samples)| Alternative {
        place: *place as u32,
        notation: notation(*place),
        words: Label::new(words(*place, Lang::En), words(*place, Lang::Ja)),
        value: Share::of(samples.mean(seat)),
        error: Share::of(samples.error(seat)),
        playouts: samples.count(),
    });
    let best = &priced.found[0].1;
    let cost = Share::of((best.mean(seat) - after.mean(seat)).max(0.0));
    let error = Share::of(error_of_sum([(1.0, best), (-1.0, after)].into_iter(), seat));
    let mark = Mark::of(cost, error).filter(|_| !still_there).map(|mark| match mark {
        Mark::Blunder if !priced.confirmed => Mark::Mistake,
        mark => mark,
    });
    Choice {
        cost,
        error,
        still_there,
        mark,
        chosen: notation(decided.chosen),
        alternatives: alternatives.collect(),
        more: (decided.legal.len() - 1 - priced.found.len().min(TOLD_MAX)) as u32,
    }
}

/// The best ones for a seat first, and of those that are as good those that were before.
fn in_order(all: &mut [(usize, Samples)], seat: usize) {
    all.sort_by_key(|(_, samples)| std::cmp::Reverse(samples.sum(seat)));
}
