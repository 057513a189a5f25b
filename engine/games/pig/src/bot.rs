//! A sensible player of Pig: holds at twenty, or when holding wins.

use super::{Action, Pig, State};

/// The turn's total at which one more roll loses more than it gains on average.
const HOLD_AT: u32 = 20;

pub(super) fn score(game: &Pig, state: &State, action: Action) -> i64 {
    let score = state.seats[state.turn.index()].score + state.turn_total;
    let hold = state.turn_total >= HOLD_AT || score >= game.goal;
    match action {
        Action::Roll => i64::from(!hold),
        Action::Hold => i64::from(hold),
    }
}
