//! Which rules a game is looked at under.

use crate::log::LogError;
use crate::log::record::Header;
use kanso_engine::registry::{self, UnknownGame, Visitor};
use kanso_engine::{CardChoice, Game, Meta, SetupError};

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
    pub fn header(&self, header: &Header) -> Result<Header, TermsError> {
        struct With<'a>(&'a Terms, &'a Header);
        impl Visitor for With<'_> {
            type Out = Result<Header, TermsError>;

            fn visit<G: Game>(self) -> Self::Out {
                self.0.header_of::<G>(self.1)
            }
        }
        registry::visit(&header.game, With(self, header))?
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
}

/// The id of a reading that a game has under this id or name.
pub fn reading_named(meta: &Meta, name: &str) -> Option<&'static str> {
    let id = |spec: &kanso_engine::ReadingSpec| meta.rules[spec.rule.index()].id;
    meta.readings.iter().find(|spec| spec.name == name || id(spec) == name).map(id)
}
