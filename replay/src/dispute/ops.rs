//! What disputes do with a game.

use super::check::{CheckedDispute, checked};
use super::file::{Filing, filed};
use super::report::anonymous::{Names, renamed_game};
use super::settle::{Attempts, Settling, cut_game, ruling};
use super::{DisputeError, DisputeInfo, FilingError};
use crate::games::{Games, Of};
use crate::log::record::{ChainHash, LineId, Ruling};
use kanso_engine::{Game, Lang};

/// What disputes do with a game.
pub trait DisputeOps {
    /// After how many events the contested question is asked, and the log with the dispute.
    fn file(
        &self,
        games: Games,
        bytes: &[u8],
        source: ChainHash,
        filing: &Filing,
        lang: Lang,
    ) -> Result<(u32, Vec<u8>), FilingError>;

    /// Every dispute of a log of this game, run again.
    fn check_disputes(
        &self,
        games: Games,
        bytes: &[u8],
    ) -> Result<Vec<CheckedDispute>, DisputeError>;

    /// What is decided, as a record.
    fn ruling(
        &self,
        games: Games,
        settling: &Settling,
        info: &DisputeInfo,
        lang: Lang,
    ) -> Result<Ruling, DisputeError>;

    /// A log of the first `before` events of a line and the answer to what is asked there.
    fn cut(
        &self,
        games: Games,
        bytes: &[u8],
        line: LineId,
        before: u32,
        recorded: bool,
        attempts: &Attempts,
    ) -> Result<Vec<u8>, DisputeError>;

    /// A log with neutral names, and the names that were replaced.
    fn rename(&self, bytes: &[u8], lang: Lang) -> Result<(Vec<u8>, Names), DisputeError>;
}

impl<G: Game> DisputeOps for Of<G> {
    fn file(
        &self,
        games: Games,
        bytes: &[u8],
        source: ChainHash,
        filing: &Filing,
        lang: Lang,
    ) -> Result<(u32, Vec<u8>), FilingError> {
        filed::<G>(games, bytes, source, filing, lang)
    }

    fn check_disputes(
        &self,
        games: Games,
        bytes: &[u8],
    ) -> Result<Vec<CheckedDispute>, DisputeError> {
        checked::<G>(games, bytes)
    }

    fn ruling(
        &self,
        games: Games,
        settling: &Settling,
        info: &DisputeInfo,
        lang: Lang,
    ) -> Result<Ruling, DisputeError> {
        ruling::<G>(games, settling, info, lang)
    }

    fn cut(
        &self,
        games: Games,
        bytes: &[u8],
        line: LineId,
        before: u32,
        recorded: bool,
        attempts: &Attempts,
    ) -> Result<Vec<u8>, DisputeError> {
        cut_game::<G>(games, bytes, line, before, recorded, attempts)
    }

    fn rename(&self, bytes: &[u8], lang: Lang) -> Result<(Vec<u8>, Names), DisputeError> {
        renamed_game::<G>(bytes, lang)
    }
}
