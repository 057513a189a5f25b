//! The list of games as a value.
//!
//! This library names no game. A program puts its games on a list and hands the list in:
//!
//! ```no_run
//! # use kanso_replay::games::Games;
//! # fn of<Coin: kanso_engine::Game>() -> std::process::ExitCode {
//! kanso_replay::cli::run(Games::none().with::<Coin>())
//! # }
//! ```
//!
//! What can be done with a game whose type is known by its id alone is a method of [`AnyGame`]. It is
//! written once for each game, in the module that it belongs to: a trait with the operations of that
//! module (`VerifyOps`, `GoldenOps`, …) and one implementation for [`Of<G>`](Of).

use crate::cli::CliOps;
use crate::corpus::CorpusOps;
use crate::dispute::DisputeOps;
use crate::golden::GoldenOps;
use crate::insight::InsightOps;
use crate::log::LogOps;
use crate::questions::QuestionOps;
use crate::review::ReviewOps;
use crate::session::SessionOps;
use crate::set_up::SetUpOps;
use crate::simulate::SimulateOps;
use crate::summary::SummaryOps;
use crate::under::UnderOps;
use crate::verify::{VerifyOps, WaysOps};
use kanso_engine::{Game, Meta};
use std::fmt;
use std::marker::PhantomData;

/// A game whose type was forgotten: all that this library does with one. One supertrait for each
/// module with operations; they are no part of the interface, so nobody else implements them.
pub trait AnyGame:
    CliOps
    + CorpusOps
    + DisputeOps
    + GoldenOps
    + InsightOps
    + LogOps
    + QuestionOps
    + ReviewOps
    + SessionOps
    + SetUpOps
    + SimulateOps
    + SummaryOps
    + UnderOps
    + VerifyOps
    + WaysOps
    + Send
    + Sync
{
    /// What is fixed about the game.
    fn meta(&self) -> &'static Meta;
}

/// The type of a game as a value.
pub struct Of<G>(PhantomData<fn() -> G>);

impl<G: Game> Of<G> {
    const GAME: &'static dyn AnyGame = &Self(PhantomData);
}

impl<G: Game> AnyGame for Of<G> {
    fn meta(&self) -> &'static Meta {
        G::meta()
    }
}

/// A game of a list.
#[derive(Clone, Copy)]
struct Listed {
    game: &'static dyn AnyGame,
    rules: Option<[u8; 32]>,
}

/// A list of games. It is made once, by a `main`, and copied to whoever looks games up.
#[derive(Clone, Copy, Default)]
pub struct Games {
    listed: &'static [Listed],
    #[cfg(feature = "flips")]
    sites: &'static [kanso_engine::flip::Site],
}

impl Games {
    /// The list without any.
    pub const fn none() -> Self {
        Self {
            listed: &[],
            #[cfg(feature = "flips")]
            sites: &[],
        }
    }

    /// The list with one more game, behind the others. Its logs name no digest of its rules.
    ///
    /// The code for the game is made in the crate that calls this. The longer list is never freed.
    ///
    /// # Panics
    ///
    /// When a game of the list has the same id: a log names its game by nothing else.
    #[must_use]
    pub fn with<G: Game>(self) -> Self {
        self.and(Listed { game: Of::<G>::GAME, rules: None })
    }

    /// As [`Games::with`], with the digest of the rules that the program is built from, which logs of
    /// the game name.
    ///
    /// # Panics
    ///
    /// As [`Games::with`].
    #[must_use]
    pub fn with_digest<G: Game>(self, rules: [u8; 32]) -> Self {
        self.and(Listed { game: Of::<G>::GAME, rules: Some(rules) })
    }

    fn and(mut self, more: Listed) -> Self {
        let id = more.game.meta().id;
        assert!(self.meta(id).is_none(), "two games are called {id:?}");
        self.listed = self.listed.iter().copied().chain([more]).collect::<Vec<_>>().leak();
        self
    }

    /// The list with the places that can be flipped in its games. A site's number is its index.
    #[cfg(feature = "flips")]
    #[must_use]
    pub const fn with_sites(self, sites: &'static [kanso_engine::flip::Site]) -> Self {
        Self { sites, ..self }
    }

    /// The places that can be flipped in these games.
    #[cfg(feature = "flips")]
    pub const fn sites(self) -> &'static [kanso_engine::flip::Site] {
        self.sites
    }

    /// What is fixed about each game, in the order of the list.
    pub fn metas(self) -> impl Iterator<Item = &'static Meta> {
        self.listed.iter().map(|listed| listed.game.meta())
    }

    /// What is fixed about the game with this id; none: it is not on the list.
    pub fn meta(self, id: &str) -> Option<&'static Meta> {
        self.metas().find(|meta| meta.id == id)
    }

    /// The game with this id.
    ///
    /// # Errors
    ///
    /// [`UnknownGame`] when there is none.
    pub fn get(self, id: &str) -> Result<&'static dyn AnyGame, UnknownGame> {
        self.listed(id).map(|listed| listed.game).ok_or_else(|| self.unknown(id))
    }

    /// Digest of the rules of a game as this program was built: BLAKE3 over the sources of the kernel
    /// and of the game, card sets among them and tests not. None for a game that is not on the list, or
    /// was put there without.
    ///
    /// Two programs with one digest give the same game. Two with different digests may well do so, too:
    /// a comment changes it. So it is told, and nothing is refused by it.
    pub fn rules_digest(self, id: &str) -> Option<[u8; 32]> {
        self.listed(id)?.rules
    }

    /// That no game of the list has this id.
    pub fn unknown(self, id: &str) -> UnknownGame {
        UnknownGame { id: id.to_owned(), known: self.metas().map(|meta| meta.id).collect() }
    }

    fn listed(self, id: &str) -> Option<&'static Listed> {
        self.listed.iter().find(|listed| listed.game.meta().id == id)
    }
}

impl fmt::Debug for Games {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.metas().map(|meta| meta.id)).finish()
    }
}

/// No game has this id.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownGame {
    /// The id asked for.
    pub id: String,
    /// The ids of the games that there are.
    pub known: Vec<&'static str>,
}

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no game {:?} here: there are {}", self.id, self.known.join(", "))
    }
}

impl std::error::Error for UnknownGame {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{Draws, Passes};
    use kanso_engine::Rules as _;

    #[test]
    fn games_are_found_by_their_ids_in_the_order_in_which_they_were_put_there() {
        let games = Games::none().with::<Draws>().with_digest::<Passes>([7; 32]);
        let ids: Vec<_> = games.metas().map(|meta| meta.id).collect();
        assert_eq!(ids, [Draws::ID, Passes::ID]);
        assert_eq!(format!("{games:?}"), format!("{ids:?}"));
        for id in ids {
            assert_eq!(games.get(id).map(|game| game.meta().id), Ok(id));
        }
        assert_eq!(games.rules_digest(Passes::ID), Some([7; 32]));
        assert_eq!(games.rules_digest(Draws::ID), None);
    }

    #[test]
    fn who_asks_for_another_game_is_told_which_there_are() {
        let games = Games::none().with::<Draws>().with::<Passes>();
        let unknown = games.get("chess").map(|game| game.meta().id).expect_err("not there");
        let told = format!("no game \"chess\" here: there are {}, {}", Draws::ID, Passes::ID);
        assert_eq!(unknown.to_string(), told);
        assert!(games.meta("chess").is_none() && games.rules_digest("chess").is_none());
    }

    #[test]
    #[should_panic(expected = "two games are called")]
    fn one_id_is_one_game() {
        let _ = Games::none().with::<Draws>().with::<Draws>();
    }
}
