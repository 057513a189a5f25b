//! `kanso note`

use super::{Failure, Finding, Io, numbers, open, words};
use kanso_replay::address::{Address, Place};
use kanso_replay::review::plain;
use std::path::PathBuf;

/// Write a note to a place of a game, withdraw one, or list them all.
///
/// Without a text and without `--withdraw` the notes of all lines are listed.
#[derive(Debug, clap::Args)]
pub struct Note {
    /// The game's file.
    file: PathBuf,
    /// The place; without it the end of the line that is shown.
    #[arg(long, value_name = "ADDR")]
    at: Option<Address>,
    /// Who writes it.
    #[arg(long, default_value = "", hide_default_value = true)]
    author: String,
    /// Withdraw the note of this number.
    #[arg(long, value_name = "NUMBER", value_parser = numbers::whole, conflicts_with_all = ["text", "at"])]
    withdraw: Option<u32>,
    /// The words.
    text: Option<String>,
}

impl Note {
    /// Runs the command.
    pub fn run(&self, io: &mut Io<'_>) -> Result<Finding, Failure> {
        if let Some(number) = self.withdraw {
            let mut review = open::to_write(&self.file, io)?;
            review.withdraw_note(number).map_err(|error| open::edit(&error).at(&self.file))?;
            return Ok(Finding::Good);
        }
        let Some(text) = &self.text else { return self.list(io) };
        let mut review = open::to_write(&self.file, io)?;
        let at = self.at.clone().unwrap_or_else(|| Place::End.into());
        review.seek(&at).map_err(|error| open::no_address(&error).at(&self.file))?;
        let number =
            review.note(&self.author, text).map_err(|error| open::edit(&error).at(&self.file))?;
        writeln!(io.out, "{} {number} ({})", io.say(words::NOTED), review.here())?;
        Ok(Finding::Good)
    }

    fn list(&self, io: &mut Io<'_>) -> Result<Finding, Failure> {
        let review = open::to_read(&self.file, io)?;
        for note in review.notes(None) {
            let by =
                if note.author.is_empty() { String::new() } else { format!(" ({})", note.author) };
            let place = format!("{}@{}", note.line, note.event);
            writeln!(io.out, "{} {}{by}: {}", note.number, io.style.id(&place), plain(&note.text))?;
        }
        Ok(Finding::Good)
    }
}
