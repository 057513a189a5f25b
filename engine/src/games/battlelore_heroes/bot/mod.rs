//! The bot: as yet it has no preference and takes the first legal action.

use super::{Action, BattleLore, State};

/// The worth of an action.
pub(super) const fn score(_: &BattleLore, _: &State, _: &Action) -> i64 {
    0
}

/// The worth of all actions of a list.
pub(super) fn scores(game: &BattleLore, state: &State, legal: &[Action], into: &mut Vec<i64>) {
    into.extend(legal.iter().map(|action| score(game, state, action)));
}
