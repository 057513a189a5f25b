//! Why a file could not be opened, made or written, in words that say what to do next.

use crate::words::{self, opening};
use kanso_engine::{Lang, Text};
use std::path::PathBuf;

/// Why a file could not be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// There is no such file.
    Missing,
    /// The system does not let it be read: in its words.
    Unreadable(String),
    /// It ends before it says what game it is.
    Empty,
    /// It is something else.
    NotALog,
    /// What the game is cannot be read any more: in the words of the library.
    HeaderLost(String),
    /// It is of a game that this program does not know: its id.
    UnknownGame(String),
    /// It was made by a newer program: in the words of the library.
    Newer(String),
    /// No game can be set up as it says: in the words of the library.
    Unplayable(String),
}

impl Problem {
    /// What is wrong, in a few words.
    pub fn title(&self, lang: Lang) -> String {
        let text = match self {
            Self::Missing => opening::MISSING_TITLE,
            Self::Unreadable(_) => opening::UNREADABLE_TITLE,
            Self::Empty => opening::EMPTY_TITLE,
            Self::NotALog => opening::NOT_A_LOG_TITLE,
            Self::HeaderLost(_) => opening::HEADER_LOST_TITLE,
            Self::UnknownGame(id) => {
                return words::fill(opening::UNKNOWN_GAME_TITLE, lang, &[("game", id)]);
            }
            Self::Newer(_) => opening::NEWER_TITLE,
            Self::Unplayable(_) => opening::UNPLAYABLE_TITLE,
        };
        text.in_lang(lang).to_owned()
    }

    /// What to do next.
    pub const fn next(&self) -> Text {
        match self {
            Self::Missing => opening::MISSING_NEXT,
            Self::Unreadable(_) => opening::UNREADABLE_NEXT,
            Self::Empty => opening::EMPTY_NEXT,
            Self::NotALog => opening::NOT_A_LOG_NEXT,
            Self::HeaderLost(_) => opening::HEADER_LOST_NEXT,
            Self::UnknownGame(_) => opening::UNKNOWN_GAME_NEXT,
            Self::Newer(_) => opening::NEWER_NEXT,
            Self::Unplayable(_) => opening::UNPLAYABLE_NEXT,
        }
    }

    /// What the system or the library says of it, for who wants to know.
    pub fn detail(&self) -> Option<&str> {
        match self {
            Self::Missing | Self::Empty | Self::NotALog | Self::UnknownGame(_) => None,
            Self::Unreadable(detail)
            | Self::HeaderLost(detail)
            | Self::Newer(detail)
            | Self::Unplayable(detail) => Some(detail),
        }
    }
}

/// Why a new file could not be written. Nothing was changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WriteProblem {
    /// There is such a file already.
    Exists,
    /// There is no such folder.
    NoFolder,
    /// One may not write there.
    Denied,
    /// The disk is full.
    Full,
    /// In the words of the system.
    Other(String),
}

impl WriteProblem {
    /// In words, with the file.
    pub fn words(&self, file: &str, lang: Lang) -> String {
        let (text, why) = match self {
            Self::Exists => (opening::WRITE_EXISTS, ""),
            Self::NoFolder => (opening::WRITE_NO_FOLDER, ""),
            Self::Denied => (opening::WRITE_DENIED, ""),
            Self::Full => (opening::WRITE_FULL, ""),
            Self::Other(why) => (opening::WRITE_OTHER, why.as_str()),
        };
        words::fill(text, lang, &[("why", why), ("file", file)])
    }
}

/// Why no game was begun.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BeginProblem {
    /// Two seats have this name.
    Alike(String),
    /// The file of a card set or of an option could not be read.
    Unread {
        /// The file.
        path: PathBuf,
        /// In the words of the system.
        why: String,
    },
    /// The game refuses its set-up: in the words of the library.
    Refused(String),
    /// Its file could not be made.
    File(WriteProblem),
    /// The system gives no seed: in its words.
    NoSeed(String),
}

impl BeginProblem {
    /// In words; `file` is that of the new game.
    pub fn words(&self, file: &str, lang: Lang) -> String {
        match self {
            Self::Alike(name) => words::fill(opening::BEGIN_ALIKE, lang, &[("name", name)]),
            Self::Unread { path, why } => {
                let path = path.display().to_string();
                words::fill(opening::BEGIN_UNREAD, lang, &[("file", &path), ("why", why)])
            }
            Self::Refused(why) => words::fill(opening::BEGIN_REFUSED, lang, &[("why", why)]),
            Self::File(problem) => problem.words(file, lang),
            Self::NoSeed(why) => words::fill(opening::BEGIN_NO_SEED, lang, &[("why", why)]),
        }
    }
}
