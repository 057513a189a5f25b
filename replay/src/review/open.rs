//! Opening a review of whatever game a log is of.

use super::Review;
use super::of::ReviewOf;
use super::sink::{MemoryStore, ReadOnly, Sink};
use crate::games::{Games, Of, UnknownGame};
use crate::lines::{Tree, TreeError};
use crate::log::record::Header;
use crate::log::write::{WriteError, Writer};
use crate::log::{Log, LogError, RawLog, peek};
use kanso_engine::Game;

/// Why a log cannot be reviewed.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// It cannot be read.
    #[error(transparent)]
    Log(#[from] LogError),
    /// Its records do not fit each other.
    #[error(transparent)]
    Tree(#[from] TreeError),
    /// No game here is called like this.
    #[error(transparent)]
    Game(#[from] UnknownGame),
    /// It cannot be written.
    #[error(transparent)]
    Write(#[from] WriteError),
}

/// A review of a log in memory; edits go on in memory, and [`Review::log_bytes`] has them. A torn
/// tail is left out.
///
/// # Errors
///
/// [`OpenError`].
pub fn open(games: Games, bytes: &[u8]) -> Result<Box<dyn Review>, OpenError> {
    games.get(&peek(bytes)?.game)?.open(games, bytes)
}

/// A review of a new game in memory.
///
/// # Errors
///
/// [`OpenError`].
pub fn begin(games: Games, header: &Header) -> Result<Box<dyn Review>, OpenError> {
    games.get(&header.game)?.begin(games, header)
}

/// What a review does with a game whose type was forgotten.
pub trait ReviewOps {
    /// As [`open`], of a log of this game.
    fn open(&self, games: Games, bytes: &[u8]) -> Result<Box<dyn Review>, OpenError>;

    /// As [`begin`], of this game.
    fn begin(&self, games: Games, header: &Header) -> Result<Box<dyn Review>, OpenError>;
}

impl<G: Game> ReviewOps for Of<G> {
    fn open(&self, games: Games, bytes: &[u8]) -> Result<Box<dyn Review>, OpenError> {
        Ok(Box::new(ReviewOf::<G>::open(games, bytes)?))
    }

    fn begin(&self, games: Games, header: &Header) -> Result<Box<dyn Review>, OpenError> {
        Ok(Box::new(ReviewOf::<G>::begin(games, header)?))
    }
}

impl<G: Game> ReviewOf<G> {
    /// A review of a log in memory.
    ///
    /// # Errors
    ///
    /// [`OpenError`].
    pub fn open(games: Games, bytes: &[u8]) -> Result<Self, OpenError> {
        let raw = RawLog::scan(bytes)?;
        let store = MemoryStore::new(raw.whole().to_vec());
        let opened = Writer::<G::Action, _>::resume(store.clone())?;
        Self::of_log(games, opened.log, Box::new(opened.writer), Some(store))
    }

    /// A review of a new game in memory.
    ///
    /// # Errors
    ///
    /// [`OpenError`].
    pub fn begin(games: Games, header: &Header) -> Result<Self, OpenError> {
        let game = header.game::<G>()?;
        let store = MemoryStore::default();
        let writer = Writer::<G::Action, _>::begin(store.clone(), header)?;
        let tree = Tree::new(header.clone())?;
        let mut review = Self::new(games, game, tree, Box::new(writer));
        review.memory = Some(store);
        Ok(review)
    }

    /// A review that cannot be edited, of a log that was read.
    ///
    /// # Errors
    ///
    /// [`OpenError`].
    pub fn read_only(games: Games, log: Log<G::Action>, reason: String) -> Result<Self, OpenError> {
        let head = log.head;
        Self::of_log(games, log, Box::new(ReadOnly { reason, head }), None)
    }

    /// A review of a log that was read, whose edits go to `sink`.
    ///
    /// # Errors
    ///
    /// [`OpenError`].
    pub fn of_log(
        games: Games,
        log: Log<G::Action>,
        sink: Box<dyn Sink<G::Action>>,
        memory: Option<MemoryStore>,
    ) -> Result<Self, OpenError> {
        let game = log.header.game::<G>()?;
        let tree = Tree::grow(log.header, log.records)?;
        let mut review = Self::new(games, game, tree, sink);
        review.memory = memory;
        Ok(review)
    }
}
