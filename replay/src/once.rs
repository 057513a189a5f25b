//! Work that is written for the types of every game, made once.
//!
//! What is generic over a game is made anew for each game, with all that it calls: the machinery of threads and
//! of sorting, too. Here it is called through functions that know no game, so that there is one copy of it.
//! What runs often and inside a game (its rules, its codec, its states) stays as it is.

use rayon::prelude::*;
use std::cmp::Reverse;
use std::sync::OnceLock;

/// Does the same with each place from 0 to `count`, on all cores; what came of each, in order.
pub fn each<T: Send + Sync>(count: usize, work: &(dyn Fn(usize) -> T + Sync)) -> Vec<T> {
    let done: Vec<OnceLock<T>> = (0..count).map(|_| OnceLock::new()).collect();
    side_by_side(count, &|at| {
        // Each place is worked on once.
        let _ = done[at].set(work(at));
    });
    done.into_iter().map(|one| one.into_inner().expect("all work is done")).collect()
}

/// As [`each`], of what can fail: all of it, or the first failure in order.
///
/// # Errors
///
/// What the work says.
pub fn try_each<T: Send + Sync, E: Send + Sync>(
    count: usize,
    work: &(dyn Fn(usize) -> Result<T, E> + Sync),
) -> Result<Vec<T>, E> {
    each(count, work).into_iter().collect()
}

fn side_by_side(count: usize, work: &(dyn Fn(usize) + Sync)) {
    (0..count).into_par_iter().for_each(work);
}

/// The places of scores, the best one first; of those that are as good the first.
pub fn best_first(scores: &[i64]) -> Vec<usize> {
    let mut places: Vec<usize> = (0..scores.len()).collect();
    places.sort_by_key(|place| (Reverse(scores[*place]), *place));
    places
}

/// Sorts by a key, those with the same key as they were.
pub fn sort<T, K: Ord>(all: &mut [T], key: fn(&T) -> K) {
    all.sort_by_key(key);
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicU32, Ordering};

    #[test]
    fn what_came_of_each_place_stands_in_order() {
        let done = AtomicU32::new(0);
        let squares = each(1_000, &|at| {
            done.fetch_add(1, Ordering::Relaxed);
            at * at
        });
        assert_eq!(done.into_inner(), 1_000);
        assert!(squares.iter().enumerate().all(|(at, square)| *square == at * at));
        let even = |at: usize| if at.is_multiple_of(2) { Ok(at) } else { Err(at) };
        assert_eq!(try_each(8, &even), Err(1), "the first one, whichever was found first");
        assert_eq!(try_each(1, &even), Ok(vec![0]));
    }

    #[test]
    fn the_best_score_comes_first_and_then_the_first_one() {
        assert_eq!(best_first(&[3, 9, -1, 9]), [1, 3, 0, 2]);
        let mut words = ["bb", "a", "cc", "d"];
        sort(&mut words, |word| word.len());
        assert_eq!(words, ["a", "d", "bb", "cc"]);
    }
}
