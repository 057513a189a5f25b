//! Bots by the game's own score: the greedy one, and the patient one that does not end a game.
//!
//! A random bot needs luck and lives with it, outside this crate.

use crate::game::Game;

/// Hundredths of log odds between two entries of [`WINS`].
const STEP: i32 = 20;

/// The logistic curve in thousandths, for log odds of 0, 0.2, 0.4 and so on.
const WINS: [i32; 31] = [
    500, 550, 599, 646, 690, 731, 769, 802, 832, 858, 881, 900, 917, 931, 943, 953, 961, 968, 973,
    978, 982, 985, 988, 990, 992, 993, 994, 995, 996, 997, 998,
];

/// What a lead makes of the win, in thousandths, for an outlook on a game for two: the logistic curve of a
/// lead in hundredths of log odds. Nobody is ever told 0 or 1,000: what has not ended can turn.
pub fn wins(lead: i32) -> u16 {
    let (whole, rest) = (lead.unsigned_abs() as usize / STEP as usize, lead.abs() % STEP);
    let at = |place: usize| WINS[place.min(WINS.len() - 1)];
    let ahead = at(whole) + (at(whole + 1) - at(whole)) * rest / STEP;
    (if lead < 0 { 1_000 - ahead } else { ahead }) as u16
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_leads_by_more_may_expect_more() {
        assert_eq!(wins(0), 500);
        assert_eq!([wins(20), wins(-20)], [550, 450]);
        assert_eq!(wins(30), 574, "between two leads");
        assert_eq!([wins(10_000), wins(-10_000)], [998, 2]);
        assert!((-700..700).map(wins).is_sorted());
    }
}
