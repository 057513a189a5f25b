//! What commands do with a game.

use super::Failure;
use super::bench::{Measured, measured};
use super::cards::{Row, rows_of};
use super::kept::added;
use super::story::transcript_of;
use crate::games::{Games, Of};
use crate::log::RawLog;
use crate::log::record::LineId;
use crate::tell::TranscriptOptions;
use kanso_engine::{Game, SetupError};
use std::path::Path;

/// What commands do with a game.
pub trait CliOps {
    /// The rows of a set that the game can be played with.
    fn card_rows(&self, text: String) -> Result<Vec<Row>, SetupError>;

    /// What stands in a log behind its first bytes, in words.
    fn added(&self, raw: &RawLog<'_>, began: u64) -> Vec<String>;

    /// The transcript of a line of a log of this game.
    fn transcript(
        &self,
        bytes: &[u8],
        path: &Path,
        line: LineId,
        options: TranscriptOptions,
    ) -> Result<String, Failure>;

    /// The game and its logs, to measure with.
    fn measured(&self, games: Games) -> Result<Box<dyn Measured>, Failure>;
}

impl<G: Game> CliOps for Of<G> {
    fn card_rows(&self, text: String) -> Result<Vec<Row>, SetupError> {
        rows_of::<G>(text)
    }

    fn added(&self, raw: &RawLog<'_>, began: u64) -> Vec<String> {
        added::<G>(raw, began)
    }

    fn transcript(
        &self,
        bytes: &[u8],
        path: &Path,
        line: LineId,
        options: TranscriptOptions,
    ) -> Result<String, Failure> {
        transcript_of::<G>(bytes, path, line, options)
    }

    fn measured(&self, games: Games) -> Result<Box<dyn Measured>, Failure> {
        measured::<G>(games)
    }
}
