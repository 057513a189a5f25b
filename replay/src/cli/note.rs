//! `kanso note`

use super::{Failure, Finding, Io, numbers, open, telling, who, words};
use crate::address::{Address, Place};
use crate::log::record::Glyph;
use crate::review::plain;
use kanso_engine::{Eye, Lang};
use std::path::PathBuf;

/// Write a note to a place of a game or about a line, judge a decision by a sign, or list all notes.
///
/// Without a text, `--glyph` and `--withdraw` the notes of all lines are listed.
///
/// A sign says how good the decision at a place was: ! good, ? a mistake, !! brilliant, ?? a blunder,
/// !? interesting, ?! dubious: `kanso note FILE --at 12 --glyph '!?'`. Another one takes its place,
/// `none` takes it away.
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
    /// Write it about this line as a whole, by number or name.
    #[arg(long, value_name = "LINE", conflicts_with_all = ["at", "glyph"])]
    line: Option<String>,
    /// Judge the decision that leads to the place: ! ? !! ?? !? ?! or none. With a text the text is
    /// written there, too.
    #[arg(long, value_name = "SIGN", requires = "at", value_parser = sign)]
    glyph: Option<Sign>,
    /// Withdraw the note of this number.
    #[arg(long, value_name = "NUMBER", value_parser = numbers::whole, conflicts_with_all = ["text", "at", "line", "glyph"])]
    withdraw: Option<u32>,
    /// The words.
    text: Option<String>,
}

/// A sign, or none of them.
#[derive(Clone, Copy, Debug)]
struct Sign(Option<Glyph>);

fn sign(text: &str) -> Result<Sign, String> {
    let signs: Vec<_> = Glyph::ALL.iter().map(|glyph| glyph.sign()).collect();
    match Glyph::named(text) {
        Some(glyph) => Ok(Sign(Some(glyph))),
        None if matches!(text.trim(), "none" | "なし") => Ok(Sign(None)),
        None => Err(format!("it is one of {} or none", signs.join(" "))),
    }
}

impl Note {
    /// Runs the command.
    pub fn run(&self, io: &mut Io<'_>) -> Result<Finding, Failure> {
        if let Some(number) = self.withdraw {
            let mut review = open::to_write(&self.file, io)?;
            review.withdraw_note(number).map_err(|error| open::edit(&error).at(&self.file))?;
            return Ok(Finding::Good);
        }
        if self.text.is_none() && self.glyph.is_none() {
            return self.list(io);
        }
        let mut review = open::to_write(&self.file, io)?;
        if let (Some(line), Some(text)) = (&self.line, &self.text) {
            let address = Address { line: who::line(Some(line))?, place: Place::Event(0) };
            let line = review.resolve(&address);
            let line = line.map_err(|error| open::no_address(&error).at(&self.file))?.line;
            review
                .note_line(line, &self.author, text)
                .map_err(|error| open::edit(&error).at(&self.file))?;
            let about = match io.lang {
                Lang::En => format!("line {line}"),
                Lang::Ja => format!("分岐{line}"),
            };
            writeln!(io.out, "{}", words::noted(&about, io.lang))?;
            return Ok(Finding::Good);
        }
        let at = self.at.clone().unwrap_or_else(|| Place::End.into());
        review.seek(&at).map_err(|error| open::no_address(&error).at(&self.file))?;
        if let Some(Sign(glyph)) = self.glyph {
            review.set_glyph(glyph).map_err(|error| open::edit(&error).at(&self.file))?;
            let here = review.here();
            let said = telling::event_line(&*review, here.event, Eye::All, io.lang)?;
            match glyph {
                Some(glyph) => {
                    let glyph = telling::glyph(glyph, io.lang);
                    writeln!(io.out, "{} {said} {glyph}", io.style.id(&here.to_string()))?;
                }
                None => writeln!(io.out, "{} {said}", io.style.id(&here.to_string()))?,
            }
        }
        let Some(text) = &self.text else { return Ok(Finding::Good) };
        review.note(&self.author, text).map_err(|error| open::edit(&error).at(&self.file))?;
        writeln!(io.out, "{}", words::noted(&review.here().to_string(), io.lang))?;
        Ok(Finding::Good)
    }

    fn list(&self, io: &mut Io<'_>) -> Result<Finding, Failure> {
        let review = open::to_read(&self.file, io)?;
        for note in review.notes(None) {
            let by =
                if note.author.is_empty() { String::new() } else { format!(" ({})", note.author) };
            let place = match (note.of_line, io.lang) {
                (false, _) => format!("{}@{}", note.line, note.event),
                (true, Lang::En) => format!("line {}", note.line),
                (true, Lang::Ja) => format!("分岐{}", note.line),
            };
            writeln!(io.out, "{} {}{by}: {}", note.number, io.style.id(&place), plain(&note.text))?;
        }
        Ok(Finding::Good)
    }
}
