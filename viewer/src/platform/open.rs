//! Opening a log: as it is meant to be, or as far as it goes.

use crate::model::{Access, Damage, DamageKind, Opened, Problem, WhyMemory};
use kanso_replay::games::Games;
use kanso_replay::lines::TreeProblem;
use kanso_replay::log::magic::{self, MAGIC_LEN, Magic};
use kanso_replay::log::record::MAIN_LINE;
use kanso_replay::log::store::{FileStore, OpenError as StoreError};
use kanso_replay::log::write::WriteError;
use kanso_replay::log::{LogError, RawLog, Tail};
use kanso_replay::reading::{self, LOG_LEN_MAX};
use kanso_replay::review::{self, OpenError, open_as_far};
use kanso_replay::session::Session;
use std::io;
use std::path::{Path, PathBuf};

/// What stands at a path.
#[derive(Debug)]
pub enum Found {
    /// A log, opened.
    Log(Opened),
    /// A folder.
    Folder(PathBuf),
    /// The file that is open already.
    Same,
}

/// Opens what stands at a path; `held` is the file that is open here. With `go_on` a tail that a
/// crash has torn off is cut, and kept beside the file.
///
/// # Errors
///
/// The path in full, and why nothing can be shown.
pub fn open(
    games: Games,
    path: &Path,
    held: Option<&Path>,
    go_on: bool,
) -> Result<Found, (PathBuf, Problem)> {
    let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    if held.is_some_and(|held| reading::is_same(held, &path)) {
        return Ok(Found::Same);
    }
    match reading::what_is(&path) {
        Ok(None) => {}
        // A pipe or a device might never end.
        Ok(Some(_)) => return Err((path, Problem::NotALog)),
        Err(error) if error.kind() == io::ErrorKind::IsADirectory => {
            return Ok(Found::Folder(path));
        }
        Err(error) => return Err((path, unreadable(&error))),
    }
    match open_file(games, &path, go_on) {
        Ok(opened) => Ok(Found::Log(opened)),
        Err(problem) => Err((path, problem)),
    }
}

fn open_file(games: Games, path: &Path, go_on: bool) -> Result<Opened, Problem> {
    let bytes = read_log(path)?;
    let in_memory = |review, why| Opened {
        review,
        path: Some(path.to_owned()),
        access: Access::Memory(why),
        cut: None,
    };
    let whole = matches!(RawLog::scan(&bytes), Ok(raw) if go_on || raw.tail == Tail::Clean);
    if whole && let Ok(session) = Session::open(games, path) {
        if session.review.read_only().is_none() {
            let (path, cut) = (Some(path.to_owned()), session.cut);
            return Ok(Opened { review: session.review, path, access: Access::File, cut });
        }
        let review = review::open(games, &bytes).map_err(|error| problem(&error))?;
        // What was let go in between can be had when it is opened again.
        return Ok(in_memory(review, refusal(path).unwrap_or(WhyMemory::Locked)));
    }
    let opened = open_as_far(games, &bytes).map_err(|error| problem(&error))?;
    let why = match (opened.why, refusal(path)) {
        (None | Some(OpenError::Log(LogError::Torn { .. })), Some(refusal)) => refusal,
        (Some(OpenError::Log(LogError::Torn { bytes, .. })), None) => WhyMemory::Torn(bytes),
        (Some(why), _) => {
            let one = opened.review.lines().len() == 1;
            let after = opened.review.len(MAIN_LINE).filter(|_| one);
            WhyMemory::Damaged(Damage { after, ..damage(&why, opened.dropped) })
        }
        // It was written on while it was read: it is whole again.
        (None, None) => WhyMemory::Locked,
    };
    Ok(in_memory(opened.review, why))
}

/// Reads a file that begins as a log does; any other is not read further.
///
/// # Errors
///
/// [`Problem`].
pub fn read_log(path: &Path) -> Result<Vec<u8>, Problem> {
    let start = reading::start(path, MAGIC_LEN as u64).map_err(|error| unreadable(&error))?;
    match magic::look(&start) {
        Magic::Log => {}
        Magic::Newer { version } => {
            let newer = LogError::NewerFormat { version };
            return Err(Problem::Newer(newer.to_string()));
        }
        Magic::Short => return Err(Problem::Empty),
        Magic::Other => return Err(Problem::NotALog),
    }
    reading::read(path, LOG_LEN_MAX).map_err(|error| unreadable(&error))
}

/// Why a file cannot be written now; none: it can.
fn refusal(path: &Path) -> Option<WhyMemory> {
    match FileStore::open(path) {
        Ok(_) => None,
        Err(StoreError::Locked) => Some(WhyMemory::Locked),
        Err(error) => Some(WhyMemory::ReadOnly(error.to_string())),
    }
}

fn unreadable(error: &io::Error) -> Problem {
    match error.kind() {
        io::ErrorKind::NotFound => Problem::Missing,
        _ => Problem::Unreadable(error.to_string()),
    }
}

fn damage(why: &OpenError, dropped: u64) -> Damage {
    let (at, kind) = match why {
        OpenError::Log(error @ LogError::Record { .. }) => (error.offset(), DamageKind::Nonsense),
        OpenError::Log(error) => (error.offset(), DamageKind::Altered),
        OpenError::Tree(error) => (error.offset, DamageKind::Misfit),
        OpenError::Game(_) | OpenError::Write(_) => (0, DamageKind::Altered),
    };
    Damage { at, after: None, dropped, kind, detail: why.to_string() }
}

/// Why a log of which nothing can be shown cannot be.
pub fn problem(error: &OpenError) -> Problem {
    let detail = error.to_string();
    match error {
        OpenError::Log(error) | OpenError::Write(WriteError::Log(error)) => log_problem(error),
        OpenError::Tree(error) => match error.problem {
            TreeProblem::LuckVersion { .. } => Problem::Newer(detail),
            _ => Problem::HeaderLost(detail),
        },
        OpenError::Game(error) => Problem::UnknownGame(error.id.clone()),
        OpenError::Write(WriteError::Open(StoreError::Io(error))) => unreadable(error),
        OpenError::Write(_) => Problem::Unreadable(detail),
    }
}

/// As [`problem`], for what is wrong with the log itself.
pub fn log_problem(error: &LogError) -> Problem {
    let detail = error.to_string();
    match error {
        LogError::UnknownGame { error, .. } => Problem::UnknownGame(error.id.clone()),
        error if error.is_newer() => Problem::Newer(detail),
        LogError::NotALog => Problem::NotALog,
        LogError::NoHeader { .. } => Problem::Empty,
        LogError::Opening { .. } | LogError::Setup { .. } | LogError::OtherGame { .. } => {
            Problem::Unplayable(detail)
        }
        LogError::Damaged { .. }
        | LogError::Torn { .. }
        | LogError::Record { .. }
        | LogError::FirstFrame { .. }
        | LogError::SecondHeader { .. }
        | LogError::TooManyFrames { .. }
        | LogError::TooManyEvents { .. }
        | LogError::NewerFormat { .. }
        | LogError::NewerRules { .. } => Problem::HeaderLost(detail),
    }
}

#[cfg(test)]
mod tests;
