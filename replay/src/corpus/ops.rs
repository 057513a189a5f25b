//! What a corpus does with a game.

use super::look::{Looked, Wanted, compare_lines};
use super::parts::takes_set;
use crate::games::Of;
use crate::under::{Terms, UnderError};
use kanso_engine::{Game, SetupError};

/// What a corpus does with a game.
pub trait CorpusOps {
    /// Compares the lines of a sound log of this game.
    fn compare_lines(
        &self,
        bytes: &[u8],
        terms: &Terms,
        wanted: &Wanted,
    ) -> Result<Looked, UnderError>;

    /// Whether the game can be played with this card set.
    fn takes_set(&self, text: &str) -> Result<(), SetupError>;
}

impl<G: Game> CorpusOps for Of<G> {
    fn compare_lines(
        &self,
        bytes: &[u8],
        terms: &Terms,
        wanted: &Wanted,
    ) -> Result<Looked, UnderError> {
        compare_lines::<G>(bytes, terms, wanted)
    }

    fn takes_set(&self, text: &str) -> Result<(), SetupError> {
        takes_set::<G>(text)
    }
}
