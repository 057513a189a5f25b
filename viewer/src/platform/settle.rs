//! Settling a dispute: the ruling, and the golden game that holds it.
//!
//! The ruling itself is written by the review that is bound to the file; here it is made, and the golden
//! game with its transcript is written once it stands.

use super::disputes::Log;
use super::save::{self, is_there};
use crate::command::SettleText;
use crate::model::WriteProblem;
use kanso_engine::Lang;
use kanso_replay::dispute::{self, Settling};
use kanso_replay::games::Games;
use kanso_replay::golden::bless::transcript;
use kanso_replay::log::record::Ruling;
use kanso_replay::reading;
use std::path::PathBuf;

/// A settled dispute.
#[derive(Clone, PartialEq, Debug)]
pub struct SettledGame {
    /// The ruling.
    pub ruling: Ruling,
    /// The golden game, where one is wanted.
    pub golden: Option<Golden>,
}

/// A golden game that is not written yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Golden {
    /// Its file.
    pub path: PathBuf,
    /// Its bytes.
    pub bytes: Vec<u8>,
    /// Its transcript, which goes beside it.
    pub text: String,
}

impl Golden {
    /// The files, each with what it says: the transcript first, for what is no log spoils no folder of
    /// golden games.
    fn files(&self) -> [(PathBuf, &[u8]); 2] {
        [(self.path.with_extension("txt"), self.text.as_bytes()), (self.path.clone(), &self.bytes)]
    }

    /// Writes what is not there yet; never over a file that says something else.
    ///
    /// # Errors
    ///
    /// The file, and why it could not be written.
    pub(super) fn write(&self) -> Result<(), (PathBuf, WriteProblem)> {
        for (path, bytes) in self.files() {
            if !is_there(&path, bytes) {
                save::write(&path, bytes).map_err(|problem| (path, problem))?;
            }
        }
        Ok(())
    }
}

/// Settles a dispute of a log, as it is typed; nothing is written here.
///
/// # Errors
///
/// In words. Where a file of the golden game is there already, too: before anything is ruled.
pub(super) fn settle(
    games: Games,
    log: Log,
    text: &SettleText,
    lang: Lang,
) -> Result<SettledGame, String> {
    let bytes = log.read()?;
    let verdict = text.verdict.clone().ok_or_else(|| "nothing is decided".to_owned())?;
    let (reason, by) = (text.reason.clone(), text.by.clone());
    let settling = Settling { dispute: text.number, verdict, reason, by };
    let settled = dispute::settle(games, &bytes, &settling, lang);
    let settled = settled.map_err(|error| error.in_words(lang))?;
    let Some(path) = text.golden.clone() else {
        return Ok(SettledGame { ruling: settled.ruling, golden: None });
    };
    let told = transcript(games, &settled.golden).map_err(|error| error.to_string())?;
    let told = told.map_err(|problems| problems.join("; "))?;
    let golden = Golden { path, bytes: settled.golden, text: told };
    for (path, bytes) in golden.files() {
        if reading::is_there(&path) && !is_there(&path, bytes) {
            return Err(WriteProblem::Exists.words(&path.display().to_string(), lang));
        }
    }
    Ok(SettledGame { ruling: settled.ruling, golden: Some(golden) })
}
