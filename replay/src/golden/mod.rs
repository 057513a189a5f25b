//! Golden games: what the rules must go on saying.
//!
//! A golden is `<game>/<what-happens>.kanso` with its transcript beside it in `.txt`, in a folder of
//! goldens. A [`recipe`] beside it (`.recipe`) says how it is made, so that a person can review it
//! and make it again. A golden may carry probes: at an event, an attempt and the rule that must
//! refuse it.
//!
//! - [`check`](check::check) tells every golden anew and shows what differs, grouped by rule;
//! - [`bless`](bless::bless) accepts what changed and says it in words;
//! - [`coverage`](coverage::coverage) says which rules, cards, readings and ends no golden shows;
//! - [`hunt`](hunt::hunt) searches seeds for a game that shows one of them;
//! - `flips`, under the feature of that name, flips each condition and number of a game and says which
//!   of them no golden notices.

pub mod bless;
pub mod changes;
pub mod check;
pub mod coverage;
pub mod exceptions;
pub mod flip_exceptions;
#[cfg(feature = "flips")]
pub mod flips;
pub mod gap;
pub mod hunt;
pub mod make;
mod ops;
pub mod probe;
pub mod recipe;
mod report;
mod sound;
#[cfg(test)]
mod tests;

pub(crate) use ops::GoldenOps;

use crate::bug::Bug;
use crate::games::UnknownGame;
use crate::log::LogError;
use crate::log::record::{MAIN_LINE, Probe, Record};
use crate::log::{Log, RawLog};
use kanso_engine::{Event, Game, SetupError};
use std::io;
use std::path::{Path, PathBuf};

/// Why a folder of goldens could not be worked on. A finding is no error.
#[derive(Debug, thiserror::Error)]
pub enum GoldenError {
    /// A file or folder could not be read or written.
    #[error("{}: {source}", path.display())]
    Io {
        /// Which one.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// A log could not be read.
    #[error("{}: {source}", path.display())]
    Log {
        /// Which one.
        path: PathBuf,
        /// What is wrong.
        source: LogError,
    },
    /// The program stops at a golden: a bug of it.
    #[error("{}: {bug}", path.display())]
    Bug {
        /// Its log or its recipe.
        path: PathBuf,
        /// What stopped it.
        bug: Bug,
    },
    /// A recipe cannot be followed.
    #[error("{}: {source}", path.display())]
    Recipe {
        /// Which one.
        path: PathBuf,
        /// What is wrong, with the line.
        source: recipe::RecipeError,
    },
    /// A list of exceptions cannot be used.
    #[error("{}: {problem}", path.display())]
    Exceptions {
        /// Which one.
        path: PathBuf,
        /// What is wrong.
        problem: String,
    },
    /// A game cannot be set up as asked.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// There is no such game.
    #[error(transparent)]
    UnknownGame(#[from] UnknownGame),
    /// A golden is not as it was blessed, so nothing can be told from it.
    #[error("{}: it is not as it was blessed", path.display())]
    NotClean {
        /// Its log.
        path: PathBuf,
    },
    /// The threads that are asked for cannot be had.
    #[error("no threads: {problem}")]
    Threads {
        /// What the system says.
        problem: String,
    },
    /// There is no golden.
    #[error("{}: no .kanso file here", path.display())]
    Nothing {
        /// The folder.
        path: PathBuf,
    },
}

impl GoldenError {
    fn io(path: &Path) -> impl FnOnce(io::Error) -> Self {
        let path = path.to_owned();
        move |source| Self::Io { path, source }
    }

    fn bug(path: &Path) -> impl FnOnce(Bug) -> Self {
        let path = path.to_owned();
        move |bug| Self::Bug { path, bug }
    }

    fn log(path: &Path) -> impl FnOnce(LogError) -> Self {
        let path = path.to_owned();
        move |source| Self::Log { path, source }
    }
}

/// The files of one golden.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct GoldenFile {
    /// Its path below the folder, without an ending: `pig/held-at-once`.
    pub name: String,
    /// The log.
    pub log: PathBuf,
}

impl GoldenFile {
    /// The transcript beside the log.
    pub fn text(&self) -> PathBuf {
        self.log.with_extension("txt")
    }

    /// The recipe beside the log, which a golden need not have.
    pub fn recipe(&self) -> PathBuf {
        self.log.with_extension("recipe")
    }
}

/// The goldens of a folder and the folders below it, or the one golden that is named, by name.
///
/// # Errors
///
/// [`GoldenError`]: `Io`, `Nothing`.
pub fn find(dir: &Path) -> Result<Vec<GoldenFile>, GoldenError> {
    let found: Vec<_> =
        files_with(dir, "kanso")?.into_iter().map(|(name, log)| GoldenFile { name, log }).collect();
    if found.is_empty() {
        return Err(GoldenError::Nothing { path: dir.to_owned() });
    }
    Ok(found)
}

/// The files with this ending below a folder, or the file itself, with their names; ascending.
fn files_with(dir: &Path, ending: &str) -> Result<Vec<(String, PathBuf)>, GoldenError> {
    let mut found = Vec::new();
    if dir.is_file() {
        let name = dir.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        found.push((name, dir.to_owned()));
        return Ok(found);
    }
    let mut folders = vec![dir.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).map_err(GoldenError::io(&folder))? {
            let entry = entry.map_err(GoldenError::io(&folder))?;
            let path = entry.path();
            // A folder that is only linked to is not gone into: links can lead in a circle.
            if entry.file_type().map_err(GoldenError::io(&folder))?.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|own| own == ending) && !path.is_dir() {
                let below = path.strip_prefix(dir).unwrap_or(&path).with_extension("");
                let parts: Vec<_> =
                    below.iter().map(|part| part.to_string_lossy().into_owned()).collect();
                found.push((parts.join("/"), path));
            }
        }
    }
    found.sort();
    Ok(found)
}

/// A golden's log, read: its game, the events of its main line, its probes.
pub(crate) struct Loaded<G: Game> {
    pub log: Log<G::Action>,
    pub game: G,
    pub events: Vec<Event<G::Action>>,
    pub probes: Vec<Probe<G::Action>>,
}

impl<G: Game> Loaded<G> {
    /// Reads a log of this game.
    pub fn read(raw: &RawLog<'_>) -> Result<Self, LogError> {
        let mut log = Log::<G::Action>::of(raw)?;
        let game = G::new(&log.header.setup::<G>()?)
            .map_err(|error| LogError::Setup { offset: 0, error })?;
        let (mut events, mut probes) = (Vec::new(), Vec::new());
        for (_, record) in &mut log.records {
            match record {
                Record::Step(step) if step.line == MAIN_LINE => events.append(&mut step.events),
                Record::Probe(probe) if probe.line == MAIN_LINE => probes.push(probe.clone()),
                Record::Revealed(revealed) if revealed.line == MAIN_LINE => {
                    for of in &revealed.outcomes {
                        if let Some(event) = events.get_mut(of.event as usize) {
                            *event = Event::Chance(of.outcome.clone());
                        }
                    }
                }
                Record::Header(_)
                | Record::Step(_)
                | Record::Checkpoint(_)
                | Record::Line(_)
                | Record::LineEdit(_)
                | Record::Note(_)
                | Record::NoteWithdrawn(_)
                | Record::Dispute(_)
                | Record::Ruling(_)
                | Record::Seal(_)
                | Record::Probe(_)
                | Record::Assumed(_)
                | Record::AssumedItems(_)
                | Record::Revealed(_)
                | Record::Mend(_)
                | Record::LineNote(_)
                | Record::Glyph(_)
                | Record::Interval(_)
                | Record::LuckWords(_)
                | Record::LuckSecret(_)
                | Record::Unknown { .. } => {}
            }
        }
        probes.sort_by_key(|probe| probe.events);
        Ok(Self { log, game, events, probes })
    }
}
