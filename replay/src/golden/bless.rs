//! Blessing: the transcripts beside the goldens become what is told now.
//!
//! A golden whose log does not verify is not blessed: its log must be made again from its recipe
//! first ([`remake`]). A red golden test that is made green says in words what was accepted.

use super::changes::Changes;
use super::check::{blessed, retell};
use super::make::make;
use super::probe::FailedProbe;
use super::recipe::Recipe;
use super::{GoldenError, GoldenFile, files_with, find};
use crate::bug::outlived;
use crate::games::Games;
use crate::log::LogError;
use crate::log::store::{IfExists, OpenError, write_whole};
use crate::reading::{self, LOG_LEN_MAX, SET_LEN_MAX};
use rayon::prelude::*;
use serde::Serialize;
use std::io;
use std::path::Path;

/// What became of one golden.
#[derive(Clone, Debug, Serialize)]
pub struct Blessed {
    /// Its name.
    pub name: String,
    /// What was done.
    pub outcome: BlessOutcome,
}

/// What was done with one golden.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum BlessOutcome {
    /// Its transcript was right already.
    Same,
    /// It had no transcript and has one now.
    New,
    /// Its transcript was written anew: what changed.
    Changed(Changes),
    /// It was left as it is, for these reasons.
    Refused(Vec<String>),
}

/// Writes the transcripts of all goldens of a folder that are sound.
///
/// # Errors
///
/// [`GoldenError`], when a file cannot be read or written.
pub fn bless(games: Games, dir: &Path) -> Result<Vec<Blessed>, GoldenError> {
    find(dir)?.par_iter().map(|golden| bless_one(games, golden)).collect()
}

/// The transcript that blessing writes beside a log; else why it refuses the log.
///
/// # Errors
///
/// [`LogError`]: the log cannot be read.
pub fn transcript(games: Games, bytes: &[u8]) -> Result<Result<String, Vec<String>>, LogError> {
    let retold = retell(games, bytes)?;
    let mut problems = retold.unsound;
    problems.extend(retold.failed.iter().map(FailedProbe::to_string));
    Ok(if problems.is_empty() { Ok(retold.text) } else { Err(problems) })
}

fn bless_one(games: Games, golden: &GoldenFile) -> Result<Blessed, GoldenError> {
    let name = golden.name.clone();
    let bytes = reading::read(&golden.log, LOG_LEN_MAX).map_err(GoldenError::io(&golden.log))?;
    let told = match outlived(|| transcript(games, &bytes)) {
        Ok(told) => told.map_err(GoldenError::log(&golden.log))?,
        Err(bug) => Err(vec![bug.to_string()]),
    };
    let told = match told {
        Ok(told) => told,
        Err(problems) => return Ok(Blessed { name, outcome: BlessOutcome::Refused(problems) }),
    };
    let outcome = match blessed(golden)? {
        None => BlessOutcome::New,
        Some(text) => match Changes::between(&text, &told) {
            None => return Ok(Blessed { name, outcome: BlessOutcome::Same }),
            Some(changes) => BlessOutcome::Changed(changes),
        },
    };
    write_beside(&golden.text(), told.as_bytes())?;
    Ok(Blessed { name, outcome })
}

/// Makes the logs of a folder again from the recipes beside them; transcripts are left for
/// [`bless`]. Returns the names of those whose bytes changed, or that are new.
///
/// # Errors
///
/// [`GoldenError`], the first recipe that cannot be followed. Logs that were made before it stay.
pub fn remake(games: Games, dir: &Path) -> Result<Vec<String>, GoldenError> {
    let recipes = files_with(dir, "recipe")?;
    let made: Result<Vec<_>, GoldenError> = recipes
        .par_iter()
        .map(|(name, path)| {
            let text = reading::read_text(path, SET_LEN_MAX).map_err(GoldenError::io(path))?;
            let folder = path.parent().unwrap_or(dir);
            let made = || Recipe::read_in(folder, &text).and_then(|recipe| make(games, &recipe));
            let bytes = outlived(made)
                .map_err(GoldenError::bug(path))?
                .map_err(|source| GoldenError::Recipe { path: path.clone(), source })?;
            let log = path.with_extension("kanso");
            let changed = reading::read(&log, LOG_LEN_MAX).ok().as_deref() != Some(&bytes[..]);
            if changed {
                write_beside(&log, &bytes)?;
            }
            Ok(changed.then(|| name.clone()))
        })
        .collect();
    Ok(made?.into_iter().flatten().collect())
}

/// Writes a file beside and renames it, so that a crash leaves the old one or the new one.
fn write_beside(path: &Path, bytes: &[u8]) -> Result<(), GoldenError> {
    write_whole(path, bytes, IfExists::Replace).map_err(|error| {
        let source = match error {
            OpenError::Io(source) => source,
            OpenError::Locked | OpenError::Exists | OpenError::Unsure(_) => {
                io::Error::other(error.to_string())
            }
        };
        GoldenError::Io { path: path.to_owned(), source }
    })
}
