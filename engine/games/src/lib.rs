//! The built-in games, each a crate of its own that knows the kernel and nothing else, and their list.
//!
//! [`built_in`] is not generic: the code of `kanso_replay` for these games is made once, in this crate,
//! and reused by the program, the window and the tests.
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

use kanso_engine::Game;
use kanso_replay::games::Games;
use std::sync::LazyLock;

/// Every place of the games that can be flipped, by game, file and line. A site's number is its index.
#[cfg(feature = "flips")]
pub use kanso_flipped::SITES;

// Lints and documentation look at the sources as they are written.
#[cfg(all(feature = "flips", not(any(clippy, doc))))]
pub use kanso_flipped::{
    battlelore_heroes, berserk_tcg, brave_architect, gin_rummy, mamono_raid, pig, rook_raiders,
};
#[cfg(any(not(feature = "flips"), clippy, doc))]
mod crates {
    #[cfg(feature = "battlelore-heroes")]
    pub use kanso_battlelore_heroes as battlelore_heroes;
    #[cfg(feature = "berserk-tcg")]
    pub use kanso_berserk_tcg as berserk_tcg;
    #[cfg(feature = "brave-architect")]
    pub use kanso_brave_architect as brave_architect;
    #[cfg(feature = "gin-rummy")]
    pub use kanso_gin_rummy as gin_rummy;
    #[cfg(feature = "mamono-raid")]
    pub use kanso_mamono_raid as mamono_raid;
    #[cfg(feature = "pig")]
    pub use kanso_pig as pig;
    #[cfg(feature = "rook-raiders")]
    pub use kanso_rook_raiders as rook_raiders;
}
#[cfg(any(not(feature = "flips"), clippy, doc))]
pub use crates::*;

include!(concat!(env!("OUT_DIR"), "/rules_digests.rs"));

/// The list of the built-in games, in the order in which they are told, each with the digest of its
/// rules: those whose features are on, which all are by default.
pub fn built_in() -> Games {
    static GAMES: LazyLock<Games> = LazyLock::new(|| {
        let games = Games::none();
        #[cfg(feature = "flips")]
        let games = games.with_sites(SITES);
        #[cfg(feature = "pig")]
        let games = with::<pig::Pig>(games);
        #[cfg(feature = "gin-rummy")]
        let games = with::<gin_rummy::GinRummy>(games);
        #[cfg(feature = "rook-raiders")]
        let games = with::<rook_raiders::RookRaiders>(games);
        #[cfg(feature = "berserk-tcg")]
        let games = with::<berserk_tcg::BerserkTcg>(games);
        #[cfg(feature = "mamono-raid")]
        let games = with::<mamono_raid::MamonoRaid>(games);
        #[cfg(feature = "brave-architect")]
        let games = with::<brave_architect::BraveArchitect>(games);
        #[cfg(feature = "battlelore-heroes")]
        let games = with::<battlelore_heroes::BattleLore>(games);
        games
    });
    *GAMES
}

/// The list with one more game, and the digest of the rules in its folder.
fn with<G: Game>(games: Games) -> Games {
    let found = RULES_DIGESTS.iter().find(|(folder, _)| *folder == G::ID);
    let (_, digest) = found.expect("the folder of a game is called by its id");
    games.with_digest::<G>(*digest)
}
