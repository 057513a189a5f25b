//! Opening a review of whatever game a log is of.

use super::Review;
use super::of::ReviewOf;
use super::sink::{MemoryStore, ReadOnly, Sink};
use crate::lines::{Tree, TreeError};
use crate::log::record::Header;
use crate::log::write::{WriteError, Writer};
use crate::log::{Log, LogError, RawLog, peek};
use kanso_engine::Game;
use kanso_games::registry::{self, UnknownGame, Visitor};

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
pub fn open(bytes: &[u8]) -> Result<Box<dyn Review>, OpenError> {
    struct Open<'a>(&'a [u8]);
    impl Visitor for Open<'_> {
        type Out = Result<Box<dyn Review>, OpenError>;

        fn visit<G: Game>(self) -> Self::Out {
            Ok(Box::new(ReviewOf::<G>::open(self.0)?))
        }
    }
    let header = peek(bytes)?;
    registry::visit(&header.game, Open(bytes))?
}

/// A review of a new game in memory.
///
/// # Errors
///
/// [`OpenError`].
pub fn begin(header: &Header) -> Result<Box<dyn Review>, OpenError> {
    struct Begin<'a>(&'a Header);
    impl Visitor for Begin<'_> {
        type Out = Result<Box<dyn Review>, OpenError>;

        fn visit<G: Game>(self) -> Self::Out {
            Ok(Box::new(ReviewOf::<G>::begin(self.0)?))
        }
    }
    registry::visit(&header.game, Begin(header))?
}

impl<G: Game> ReviewOf<G> {
    /// A review of a log in memory.
    ///
    /// # Errors
    ///
    /// [`OpenError`].
    pub fn open(bytes: &[u8]) -> Result<Self, OpenError> {
        let raw = RawLog::scan(bytes)?;
        let store = MemoryStore::new(raw.whole().to_vec());
        let opened = Writer::<G::Action, _>::resume(store.clone())?;
        Self::of_log(opened.log, Box::new(opened.writer), Some(store))
    }

    /// A review of a new game in memory.
    ///
    /// # Errors
    ///
    /// [`OpenError`].
    pub fn begin(header: &Header) -> Result<Self, OpenError> {
        let game = header.game::<G>()?;
        let store = MemoryStore::default();
        let writer = Writer::<G::Action, _>::begin(store.clone(), header)?;
        let tree = Tree::new(header.clone())?;
        let mut review = Self::new(game, tree, Box::new(writer));
        review.memory = Some(store);
        Ok(review)
    }

    /// A review that cannot be edited, of a log that was read.
    ///
    /// # Errors
    ///
    /// [`OpenError`].
    pub fn read_only(log: Log<G::Action>, reason: String) -> Result<Self, OpenError> {
        let head = log.head;
        Self::of_log(log, Box::new(ReadOnly { reason, head }), None)
    }

    /// A review of a log that was read, whose edits go to `sink`.
    ///
    /// # Errors
    ///
    /// [`OpenError`].
    pub fn of_log(
        log: Log<G::Action>,
        sink: Box<dyn Sink<G::Action>>,
        memory: Option<MemoryStore>,
    ) -> Result<Self, OpenError> {
        let game = log.header.game::<G>()?;
        let tree = Tree::grow(log.header, log.records)?;
        let mut review = Self::new(game, tree, sink);
        review.memory = memory;
        Ok(review)
    }
}
