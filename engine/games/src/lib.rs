//! The games, each a crate of its own that knows the kernel and nothing else, and their list.
//!
//! ```
//! use kanso_engine::prelude::*;
//! use kanso_engine::{Bag, Event, Outcome, Setup, Trace};
//! use kanso_games::pig::{Action, Pig};
//!
//! let game = Pig::new(&Setup::new::<Pig>(2)).expect("Pig is for two");
//! let mut state = game.start();
//! let (mut bag, mut trace) = (Bag::new(), Trace::off());
//! for event in [
//!     Event::Decision(Action::Roll),
//!     Event::Chance(Outcome::roll(&[5])),
//!     Event::Decision(Action::Hold),
//! ] {
//!     game.apply(&mut state, &event, &mut bag, &mut trace).expect("each is allowed");
//! }
//! assert_eq!(state.seats[0].score, 5);
//! ```

pub mod registry;

/// Every place of the games that can be flipped, by game, file and line. A site's number is its index.
#[cfg(feature = "flips")]
pub use kanso_flipped::SITES;

// Lints and documentation look at the sources as they are written.
#[cfg(all(feature = "flips", not(any(clippy, doc))))]
pub use kanso_flipped::{
    battlelore_heroes, berserk_tcg, brave_architect, gin_rummy, mamono_raid, pig, rook_raiders,
};
#[cfg(any(not(feature = "flips"), clippy, doc))]
pub use {
    kanso_battlelore_heroes as battlelore_heroes, kanso_berserk_tcg as berserk_tcg,
    kanso_brave_architect as brave_architect, kanso_gin_rummy as gin_rummy,
    kanso_mamono_raid as mamono_raid, kanso_pig as pig, kanso_rook_raiders as rook_raiders,
};
