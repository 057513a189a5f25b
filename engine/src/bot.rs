//! Bots: the greedy one, by the game's own score.
//!
//! A random bot needs luck and lives with it, outside this crate.

use crate::game::Game;

/// The index of the legal action with the highest score, the first on a tie; none for an empty
/// list.
pub fn greedy<G: Game>(game: &G, state: &G::State, legal: &[G::Action]) -> Option<usize> {
    if legal.len() == 1 {
        return Some(0);
    }
    let mut best = None;
    for (at, action) in legal.iter().enumerate() {
        let score = game.score(state, action);
        if best.is_none_or(|(_, highest)| score > highest) {
            best = Some((at, score));
        }
    }
    best.map(|(at, _)| at)
}
