//! What checking an opening needs in every game.
//!
//! Left out: what an opening is. Each game says that itself.

use std::fmt::Display;

/// What is wrong with an opening: one sentence, with the place first.
pub type Problem = String;

/// Checks that a number is from `least` to `most`.
///
/// # Errors
///
/// The place (`what`), the number, and what it must be.
///
/// ```
/// use kanso_engine::opening::within;
///
/// assert_eq!(within("seat 0: gold", 9, 0, 9), Ok(()));
/// assert_eq!(within("round", 0, 1, 9), Err("round: 0, which must be 1 to 9 here".to_owned()));
/// assert_eq!(within("hands", 3, 2, 2), Err("hands: 3, which must be 2 here".to_owned()));
/// ```
pub fn within<N: PartialOrd + Display>(
    what: &str,
    found: N,
    least: N,
    most: N,
) -> Result<(), Problem> {
    if (&least..=&most).contains(&&found) {
        return Ok(());
    }
    if least == most {
        return Err(format!("{what}: {found}, which must be {least} here"));
    }
    Err(format!("{what}: {found}, which must be {least} to {most} here"))
}
