//! What a hand is worth, and how a match ends.

use crate::GinRummy;
use crate::data::readings::{Bonuses, UndercutOnTie};
use crate::prelude::*;
use crate::state::fact::{Fact, WonBy};
use crate::state::other;
use std::cmp::Ordering;

/// What big gin adds. Source: GR-5.4.
const BIG_GIN: u32 = 31;
/// What the match adds. Source: GR-6.2.
const MATCH_BONUS: u32 = 100;
/// What each hand that was won adds. Source: GR-6.3.
const HAND_BONUS: u32 = 25;
/// What a shutout multiplies by. Source: GR-6.4.
const SHUTOUT: u32 = 2;

impl Bonuses {
    /// GR-R2: what gin adds, and what an undercut adds.
    pub const fn gin_and_undercut(self) -> (u32, u32) {
        match self {
            Self::Both25 => (25, 25),
            Self::Both20 => (20, 20),
            Self::Gin20Undercut10 => (20, 10),
        }
    }
}

/// Scores a hand in which both seats have laid out their cards.
pub fn score(game: &GinRummy, state: &mut State, knocker: Seat, trace: &mut Trace<Fact>) {
    let defender = other(knocker);
    let (own, against) = (state.of(knocker).hand.points(), state.of(defender).hand.points());
    let (seat, by, rule) = if state.is_big_gin() {
        (knocker, WonBy::BigGin, GR_5_4)
    } else if own == 0 {
        (knocker, WonBy::Gin, GR_5_3)
    } else {
        match own.cmp(&against) {
            Ordering::Less => (knocker, WonBy::Knock, GR_5_1),
            Ordering::Equal if game.readings.undercut_on_tie == UndercutOnTie::No => {
                trace.fact(GR_R1, || Fact::Ties { deadwood: own });
                state.step = Step::Gather;
                return;
            }
            Ordering::Equal | Ordering::Greater => (defender, WonBy::Undercut, GR_5_2),
        }
    };
    let bonus = match by {
        WonBy::Knock => 0,
        WonBy::Undercut => game.readings.bonuses.gin_and_undercut().1,
        WonBy::Gin => game.readings.bonuses.gin_and_undercut().0,
        WonBy::BigGin => BIG_GIN,
    };
    win_hand(state, seat, Won { by, rule, margin: own.abs_diff(against), bonus }, trace);
    if state.of(seat).score >= game.goal {
        win_match(state, seat, trace);
    } else {
        // GR-5.5: the loser deals.
        (state.step, state.dealer) = (Step::Gather, other(seat));
    }
}

/// How a hand was won.
struct Won {
    by: WonBy,
    rule: Rule,
    margin: u32,
    bonus: u32,
}

fn win_hand(state: &mut State, seat: Seat, won: Won, trace: &mut Trace<Fact>) {
    let Won { by, rule, margin, bonus } = won;
    let has = state.of_mut(seat);
    has.score += margin + bonus;
    has.hands_won += 1;
    let score = has.score;
    trace.fact(rule, || Fact::Scores { seat, by, margin, bonus, score });
}

/// GR-6: the match is over, and its bonuses are told.
fn win_match(state: &mut State, seat: Seat, trace: &mut Trace<Fact>) {
    (state.winner, state.step) = (Some(seat), Step::Over);
    let score = state.of(seat).score;
    trace.fact(GR_6_1, || Fact::Wins { seat, score });
    trace.fact(GR_6_2, || Fact::AddsMatch { seat, bonus: MATCH_BONUS });
    for seat in [seat, other(seat)] {
        let hands = state.of(seat).hands_won;
        if hands > 0 {
            trace.fact(GR_6_3, || Fact::AddsHands { seat, hands, bonus: hands * HAND_BONUS });
        }
    }
    if state.of(other(seat)).hands_won == 0 {
        let total = total(state, seat);
        trace.fact(GR_6_4, || Fact::Doubles { seat, total });
    }
}

/// GR-6.2 to GR-6.4: what a seat has at the end, with all bonuses.
pub fn total(state: &State, seat: Seat) -> u32 {
    let has = state.of(seat);
    let sum = has.score + has.hands_won * HAND_BONUS;
    if state.winner != Some(seat) {
        sum
    } else if state.of(other(seat)).hands_won == 0 {
        (sum + MATCH_BONUS) * SHUTOUT
    } else {
        sum + MATCH_BONUS
    }
}

/// How the match ended, if it has.
pub fn standing(state: &State) -> Option<Standing> {
    let figures = [Seat::at(0), Seat::at(1)].map(|seat| {
        let has = state.of(seat);
        [total(state, seat), has.score, has.hands_won].map(|figure| Some(figure as i32)).to_vec()
    });
    Some(Standing::won_by(0, Seats::one(state.winner?), figures))
}
