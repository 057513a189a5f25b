//! Which rules a game is looked at under.

use crate::games::{Games, UnknownGame};
use crate::log::LogError;
use crate::log::record::{Cards, Header};
use kanso_engine::cards::set_digest;
use kanso_engine::{CardChoice, Game, Meta, SetupError};
use serde::Serialize;

/// What is other than in the header of a log. The default changes nothing.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Terms {
    /// The defaults of this revision of the rules, readings and built-in cards, in place of those of
    /// the log's own revision; what a log has chosen otherwise stays.
    pub revision: Option<u32>,
    /// Readings with their values, by id or name; over those of the revision.
    pub readings: Vec<(String, String)>,
    /// The card set.
    pub cards: CardTerms,
}

/// Which cards a game is looked at with.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum CardTerms {
    /// Those of the log.
    #[default]
    Same,
    /// The newest built-in set.
    Newest,
    /// A set as TOML.
    Own(String),
}

/// Why a game cannot be looked at under these rules.
#[derive(Debug, thiserror::Error)]
pub enum TermsError {
    /// The header sets up no game here.
    #[error(transparent)]
    Log(#[from] LogError),
    /// No game here has this id.
    #[error(transparent)]
    Game(#[from] UnknownGame),
    /// A reading, value, revision or card set that the game does not have.
    #[error("{0}")]
    Setup(#[from] SetupError),
    /// The rules never had this revision.
    #[error("the rules of {game} have revisions 1 to {newest}, not {revision}")]
    Revision {
        /// Id of the game.
        game: &'static str,
        /// The revision asked for.
        revision: u32,
        /// The newest there is.
        newest: u32,
    },
}

impl Terms {
    /// One reading with another value.
    pub fn reading(id: &str, value: &str) -> Self {
        Self { readings: vec![(id.to_owned(), value.to_owned())], ..Self::default() }
    }

    /// The header of the same game under these rules.
    ///
    /// # Errors
    ///
    /// [`TermsError`].
    pub fn header(&self, games: Games, header: &Header) -> Result<Header, TermsError> {
        games.get(&header.game)?.header_under(self, header)
    }

    /// As [`Terms::header`], where the game is known. Options, names, seats and the opening stay.
    ///
    /// # Errors
    ///
    /// [`TermsError`].
    pub fn header_of<G: Game>(&self, header: &Header) -> Result<Header, TermsError> {
        let meta = G::meta();
        let mut setup = header.setup::<G>()?;
        if let Some(wanted) = self.revision {
            setup.revise(meta, wanted).map_err(|error| match error {
                SetupError::Revision { found: revision, newest } => {
                    TermsError::Revision { game: G::ID, revision, newest }
                }
                other => TermsError::Setup(other),
            })?;
        }
        for (name, value) in &self.readings {
            setup.set_reading(meta, name, value)?;
        }
        match &self.cards {
            CardTerms::Same => {}
            CardTerms::Newest => setup.cards = CardChoice::Newest,
            CardTerms::Own(text) => setup.cards = CardChoice::Own(text.clone()),
        }
        // The game itself says whether all of it goes together.
        G::new(&setup)?;
        Ok(Header::new::<G>(&setup, header.luck.clone(), header.created.clone()))
    }

    /// What these terms change about a game with this header.
    ///
    /// # Errors
    ///
    /// [`TermsError`].
    pub fn changes_of<G: Game>(&self, header: &Header) -> Result<Changes, TermsError> {
        let (meta, other) = (G::meta(), self.header_of::<G>(header)?);
        let readings = changed_places::<G>(header, &other).into_iter().map(|at| {
            let spec = &meta.readings[at];
            let word = |header: &Header| spec.values.get(usize::from(value(header, at)));
            let [from, to] = [header, &other].map(|header| word(header).copied().unwrap_or("?"));
            ChangedReading { id: reading_id::<G>(at), from, to }
        });
        let readings = readings.collect();
        Ok(Changes { readings, cards: digest(&header.cards) != digest(&other.cards) })
    }
}

/// The places of the readings whose values differ; what is younger than a log has its first value.
pub(super) fn changed_places<G: Game>(one: &Header, other: &Header) -> Vec<usize> {
    let all = 0..G::meta().readings.len();
    all.filter(|at| value(one, *at) != value(other, *at)).collect()
}

/// The value of a reading in force, as an index of its values.
pub(super) fn value(header: &Header, at: usize) -> u8 {
    header.readings.get(at).copied().unwrap_or(0)
}

/// The id of a reading by its place on the game's list.
pub(crate) fn reading_id<G: Game>(at: usize) -> &'static str {
    let meta = G::meta();
    meta.rules[meta.readings[at].rule.index()].id
}

/// By what cards are known: a set of one's own can be a built-in one.
fn digest(cards: &Cards) -> Option<[u8; 32]> {
    match cards {
        Cards::None => None,
        Cards::BuiltIn(digest) => Some(*digest),
        Cards::Own(text) => Some(set_digest(text)),
    }
}

/// What other terms change about a game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Changes {
    /// The readings that get another value, in the order of the game's list.
    pub readings: Vec<ChangedReading>,
    /// True if the cards are others.
    pub cards: bool,
}

/// A reading that gets another value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct ChangedReading {
    /// Its id.
    pub id: &'static str,
    /// The value in the log.
    pub from: &'static str,
    /// The value it gets.
    pub to: &'static str,
}

impl Changes {
    /// True if the game has these rules already.
    pub fn is_none(&self) -> bool {
        self.readings.is_empty() && !self.cards
    }
}

/// The id of a reading that a game has under this id or name.
pub fn reading_named(meta: &Meta, name: &str) -> Option<&'static str> {
    let id = |spec: &kanso_engine::ReadingSpec| meta.rules[spec.rule.index()].id;
    meta.readings.iter().find(|spec| spec.name == name || id(spec) == name).map(id)
}
