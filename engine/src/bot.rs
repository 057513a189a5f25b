//! Bots by the game's own score: the greedy one, and the patient one that does not end a game.
//!
//! A random bot needs luck and lives with it, outside this crate.

use crate::game::Game;

/// The index of the legal action with the highest score, the first on a tie; none for an empty
/// list.
pub fn greedy<G: Game>(game: &G, state: &G::State, legal: &[G::Action]) -> Option<usize> {
    best(game, state, legal, |_| true)
}

/// As [`greedy`], but an action that concludes the game is left while there is another.
pub fn patient<G: Game>(game: &G, state: &G::State, legal: &[G::Action]) -> Option<usize> {
    best(game, state, legal, |action| !game.concludes(state, action))
        .or_else(|| greedy(game, state, legal))
}

fn best<G: Game>(
    game: &G,
    state: &G::State,
    legal: &[G::Action],
    wanted: impl Fn(&G::Action) -> bool,
) -> Option<usize> {
    if let [only] = legal {
        return wanted(only).then_some(0);
    }
    let mut scores = Vec::with_capacity(legal.len());
    game.scores(state, legal, &mut scores);
    debug_assert_eq!(scores.len(), legal.len(), "each legal action has one score");
    let mut best = None;
    for (at, score) in scores.into_iter().enumerate().filter(|(at, _)| wanted(&legal[*at])) {
        if best.is_none_or(|(_, highest)| score > highest) {
            best = Some((at, score));
        }
    }
    best.map(|(at, _)| at)
}
