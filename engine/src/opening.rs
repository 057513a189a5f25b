//! What checking an opening needs in every game.
//!
//! Left out: what an opening is. Each game says that itself.
//!
//! [`ensure!`](crate::ensure) says in words what does not hold; [`steps!`](crate::steps) writes the
//! steps of a builder of positions, for tests.

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

/// Returns a [`Problem`] in words, as [`format!`] takes them, unless something holds.
///
/// ```
/// use kanso_engine::ensure;
/// use kanso_engine::opening::Problem;
///
/// fn check(pawns: usize, seat: u8) -> Result<(), Problem> {
///     ensure!(pawns == 1, "seat {seat}: its pawn is in {pawns} places");
///     Ok(())
/// }
///
/// assert_eq!(check(1, 0), Ok(()));
/// assert_eq!(check(2, 3), Err("seat 3: its pawn is in 2 places".to_owned()));
/// ```
#[macro_export]
macro_rules! ensure {
    ( $holds:expr, $($words:tt)+ ) => {
        if !$holds {
            return Err(::std::format!($($words)+));
        }
    };
}

/// Writes the steps of a builder: each takes the builder, changes it and gives it back.
///
/// The head names the builder's type and how the bodies call it.
///
/// ```
/// use kanso_engine::steps;
///
/// #[derive(Default)]
/// struct Position {
///     gold: Vec<u32>,
///     round: u32,
/// }
///
/// steps! { Position as it;
///     /// The round.
///     round(round: u32) { it.round = round }
///     /// Gold of one more seat.
///     gold(gold: u32) { it.gold.push(gold) }
/// }
///
/// let position = Position::default().round(3).gold(5).gold(0);
/// assert_eq!((position.round, position.gold), (3, vec![5, 0]));
/// ```
#[macro_export]
macro_rules! steps {
    ( $Builder:ty as $it:ident; $( $(#[$m:meta])* $name:ident ( $( $arg:ident : $T:ty ),* $(,)? ) $body:block )* ) => {
        impl $Builder { $(
            $(#[$m])*
            #[must_use]
            #[allow(missing_docs, reason = "a step is named after what it sets")]
            pub fn $name(self, $( $arg: $T ),*) -> Self {
                let mut $it = self;
                $body;
                $it
            }
        )* }
    };
}
