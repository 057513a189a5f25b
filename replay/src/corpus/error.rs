//! Why games cannot be compared at all.

use crate::under::TermsError;

/// Why games cannot be compared under these rules. A file that is not sound is none of these.
#[derive(Debug, thiserror::Error)]
pub enum CorpusError {
    /// Nothing is to be other than it was.
    #[error("no other rules are given")]
    NoTerms,
    /// No game has such a reading.
    #[error("no game has a reading {name:?}: there are {known}")]
    UnknownReading {
        /// The id or name given.
        name: String,
        /// Those there are.
        known: String,
    },
    /// The reading has no such value.
    #[error("{name} cannot be {value:?}: it is one of {values}")]
    UnknownValue {
        /// The id or name given.
        name: String,
        /// The value given.
        value: String,
        /// Those there are.
        values: String,
    },
    /// One reading is given two values.
    #[error("{id} is given twice")]
    Twice {
        /// Its id.
        id: &'static str,
    },
    /// The rules of no game ever had this revision.
    #[error("no game has revision {revision} of its rules: there are {known}")]
    Revision {
        /// The revision given.
        revision: u32,
        /// Those there are.
        known: String,
    },
    /// The card set is none, or none of a game that is here.
    #[error("the card set: {0}")]
    Cards(String),
    /// No file is of a game that these rules are for.
    #[error("{wanted} is for games of {of}, and here are only games of {found}")]
    AnotherGame {
        /// What was asked for.
        wanted: String,
        /// The games that have it.
        of: String,
        /// The games that are here.
        found: String,
    },
    /// There is no such game under other rules.
    #[error(transparent)]
    Terms(#[from] TermsError),
}
