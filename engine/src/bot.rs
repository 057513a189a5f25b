//! Bots by the game's own score: the greedy one, and the patient one that does not end a game.
//!
//! A random bot needs luck and lives with it, outside this crate.

use crate::game::Game;

/// The index of the legal action with the highest score, the first on a tie; none for an empty
/// list.
pub fn greedy<G: Game>(game: &G, state: &G::State, legal: &[G::Action]) -> Option<usize> {
    best(game, state, legal, &mut Vec::new(), |_| true)
}

/// As [`greedy`], with memory that is lent: whoever plays on from many states wants no new one for
/// each decision.
pub fn greedy_in<G: Game>(
    game: &G,
    state: &G::State,
    legal: &[G::Action],
    scores: &mut Vec<i64>,
) -> Option<usize> {
    best(game, state, legal, scores, |_| true)
}

/// As [`greedy`], but an action that concludes the game is left while there is another.
pub fn patient<G: Game>(game: &G, state: &G::State, legal: &[G::Action]) -> Option<usize> {
    best(game, state, legal, &mut Vec::new(), |action| !game.concludes(state, action))
        .or_else(|| greedy(game, state, legal))
}

fn best<G: Game>(
    game: &G,
    state: &G::State,
    legal: &[G::Action],
    scores: &mut Vec<i64>,
    wanted: impl Fn(&G::Action) -> bool,
) -> Option<usize> {
    if let [only] = legal {
        return wanted(only).then_some(0);
    }
    scores.clear();
    game.scores(state, legal, scores);
    debug_assert_eq!(scores.len(), legal.len(), "each legal action has one score");
    let mut best = None;
    for (at, score) in scores.iter().copied().enumerate().filter(|(at, _)| wanted(&legal[*at])) {
        if best.is_none_or(|(_, highest)| score > highest) {
            best = Some((at, score));
        }
    }
    best.map(|(at, _)| at)
}
