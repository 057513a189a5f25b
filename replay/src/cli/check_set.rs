//! `kanso check-set`

use super::{Failure, Finding, Io, cards, files, games};
use kanso_engine::cards::{hex, set_digest};
use serde::Deserialize;
use std::path::PathBuf;

/// Check a card set of your own before playing with it.
///
/// `kanso cards GAME --toml` writes the built-in set as a file to start from; its head explains the
/// fields.
///
/// Exit status: 0 the set can be played with, 1 something in it is wrong, 2 it could not be read.
#[derive(Debug, clap::Args)]
pub struct CheckSet {
    /// The card set, a TOML file.
    file: PathBuf,
}

/// The one field that every set has.
#[derive(Deserialize)]
struct Head {
    game: String,
}

impl CheckSet {
    /// Runs the command.
    pub fn run(&self, io: &mut Io<'_>) -> Result<Finding, Failure> {
        let text = files::read_text(&self.file)?;
        let head: Head = toml::from_str(&text).map_err(|error| {
            Failure::bad(error.to_string().trim_end().to_owned())
                .at(&self.file)
                .next("a set is TOML and begins with its game; `kanso cards GAME --toml` shows one")
        })?;
        let meta = games::find(&head.game).map_err(|failure| failure.at(&self.file))?;
        if meta.sets.is_empty() {
            return Err(Failure::bad(format!("{} is played without cards", meta.id))
                .at(&self.file)
                .next("`kanso games` lists the games and their card sets"));
        }
        let digest = hex(&set_digest(&text));
        match cards::check(meta.id, text) {
            Ok(count) => {
                writeln!(
                    io.out,
                    "{}: {}: {} {count} cards, {digest}",
                    self.file.display(),
                    io.style.good("good"),
                    meta.id
                )?;
                Ok(Finding::Good)
            }
            Err(error) => Err(Failure::bad(error).at(&self.file).next(
                "correct that row and check again; the head of the built-in set has the schema",
            )),
        }
    }
}
