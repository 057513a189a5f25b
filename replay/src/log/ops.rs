//! What the log file does with a game.

use super::error::LogError;
use super::jsonl::{self, ImportError};
use super::read::RawLog;
use super::record::Header;
use super::repair;
use crate::games::Of;
use kanso_engine::Game;

/// What the log file does with a game.
pub trait LogOps {
    /// As [`jsonl::export`], of a log of this game.
    fn export(&self, raw: &RawLog<'_>) -> Result<String, LogError>;

    /// As [`jsonl::import`], of a log of this game.
    fn import(&self, text: &str) -> Result<Vec<u8>, ImportError>;

    /// Whether the frames say something of this game.
    fn understand(&self, raw: &RawLog<'_>, header: &Header) -> Result<(), LogError>;
}

impl<G: Game> LogOps for Of<G> {
    fn export(&self, raw: &RawLog<'_>) -> Result<String, LogError> {
        jsonl::exported::<G>(raw)
    }

    fn import(&self, text: &str) -> Result<Vec<u8>, ImportError> {
        jsonl::imported::<G>(text)
    }

    fn understand(&self, raw: &RawLog<'_>, header: &Header) -> Result<(), LogError> {
        repair::understand::<G>(raw, header)
    }
}
