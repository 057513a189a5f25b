//! Every file of a corpus, looked at by as many threads as there are.

use super::CorpusError;
use super::parts::Parts;
use super::report::{Found, Report, TermsTold};
use crate::bug::outlived;
use crate::foreign::plain;
use crate::games::Games;
use crate::lines::Tree;
use crate::log::record::{LineId, MAIN_LINE};
use crate::log::{Log, peek};
use crate::reading::{self, LOG_LEN_MAX};
use crate::review::OpenError;
use crate::under::{Changes, Compared, Filler, Terms, UnderError, compare_game};
use crate::verify::verify;
use kanso_engine::Game;
use rayon::prelude::*;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

/// What games are compared with, and which of their lines.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Wanted {
    /// The other rules. Each game takes what concerns it.
    pub terms: Terms,
    /// Who answers where only a person could go on.
    pub filler: Filler,
    /// True if every line that is not deleted is compared, not the game itself alone.
    pub all_lines: bool,
}

/// What was found in one file.
pub enum Looked {
    /// Its lines, each compared, and what the terms change about the game.
    Compared(Changes, Vec<(LineId, Compared)>),
    /// It has these rules already.
    AlreadySo,
    /// The terms are for other games.
    AnotherGame,
    /// It cannot be compared, and why.
    Failed(String),
}

/// Compares the games of these files, in parallel; the report has them in the order given. `done` is
/// called for each file that was looked at. None: it was stopped before the last one.
///
/// # Errors
///
/// [`CorpusError`]: there are no such rules, or none of the files is of a game that they are for.
pub fn compare(
    games: Games,
    files: &[PathBuf],
    wanted: &Wanted,
    stop: &AtomicBool,
    done: &(dyn Fn() + Sync),
) -> Result<Option<Report>, CorpusError> {
    let parts = Parts::of(games, &wanted.terms)?;
    let looked: Option<Vec<_>> = files
        .par_iter()
        .map(|file| {
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            let looked = outlived(|| look(games, file, wanted, &parts));
            let (game, looked) =
                looked.unwrap_or_else(|bug| (None, Looked::Failed(bug.to_string())));
            done();
            let name = plain(&file.display().to_string());
            Some(Found { file: name, game: game.map(|game| plain(&game)), looked })
        })
        .collect();
    let Some(looked) = looked else { return Ok(None) };
    let found: BTreeSet<_> = looked.iter().filter_map(|found| found.game.clone()).collect();
    let is_another = |found: &Found| matches!(found.looked, Looked::AnotherGame);
    if !looked.is_empty() && looked.iter().all(is_another) {
        return Err(CorpusError::AnotherGame {
            wanted: TermsTold::of(wanted).to_string(),
            of: parts.ids().collect::<Vec<_>>().join(", "),
            found: found.into_iter().collect::<Vec<_>>().join(", "),
        });
    }
    let idle = parts.idle(|game| found.contains(game));
    Ok(Some(Report::of(wanted, idle, looked)))
}

/// What is found in a file, and the id of its game where that can be read.
fn look(games: Games, file: &Path, wanted: &Wanted, parts: &Parts) -> (Option<String>, Looked) {
    let failed = |error: &dyn ToString| Looked::Failed(error.to_string());
    let bytes = match reading::read(file, LOG_LEN_MAX) {
        Ok(bytes) => bytes,
        Err(error) => return (None, failed(&error)),
    };
    let header = match peek(&bytes) {
        Ok(header) => header,
        Err(error) => return (None, failed(&error)),
    };
    let game = header.game;
    let known = match games.get(&game) {
        Ok(known) => known,
        Err(error) => return (Some(game), failed(&error)),
    };
    let Some(terms) = parts.game(&game) else { return (Some(game), Looked::AnotherGame) };
    // A record that does not hold under its own rules says nothing about others.
    let report = verify(games, &bytes, None);
    if let Some(first) = report.findings.first() {
        let more = report.findings.len() - 1 + report.left_out as usize;
        let more = if more == 0 { String::new() } else { format!(" … +{more}") };
        return (Some(game), Looked::Failed(format!("{first}{more}")));
    }
    let looked = known.compare_lines(&bytes, terms, wanted);
    (Some(game), looked.unwrap_or_else(|error| failed(&error)))
}

/// A sound log, as its game reads it.
pub(super) fn compare_lines<G: Game>(
    bytes: &[u8],
    terms: &Terms,
    wanted: &Wanted,
) -> Result<Looked, UnderError> {
    let log = Log::<G::Action>::read(bytes).map_err(OpenError::from)?;
    let changes = terms.changes_of::<G>(&log.header)?;
    if changes.is_none() {
        return Ok(Looked::AlreadySo);
    }
    let tree = Tree::grow(log.header, log.records).map_err(OpenError::from)?;
    let lines = (MAIN_LINE..)
        .zip(tree.lines())
        .filter(|(id, line)| *id == MAIN_LINE || (wanted.all_lines && !line.deleted));
    let mut compared = Vec::new();
    for (id, _) in lines {
        let one = compare_game::<G>(&tree, id, terms, wanted.filler)?;
        compared.push((id, one));
    }
    Ok(Looked::Compared(changes, compared))
}
