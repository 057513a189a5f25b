//! `kanso extract`

use super::{Failure, Finding, Io, files, numbers, open, words};
use crate::address::{Address, LineName, Place};
use crate::foreign::word;
use crate::review::{self, Position};
use crate::tell;
use kanso_engine::{Awaiting, Lang};
use std::path::PathBuf;

/// Write a chapter of a game, such as a battle of a campaign, as a game of its own.
///
/// The new file begins with an opening that says what the chapter was played with; its events are
/// those of the chapter, with the notes beside them. Its luck is told as taken over from this file.
/// Seats are as the chapter has them, and told when the file is made.
/// A whole line is extracted by `kanso line FILE extract LINE`.
#[derive(Debug, clap::Args)]
pub struct Extract {
    /// The game's file.
    file: PathBuf,
    /// Which chapter, from 1: `2` is the second battle.
    #[arg(long, value_name = "N", value_parser = numbers::counted)]
    chapter: u32,
    /// The line, by number or name; without it the game itself.
    #[arg(long, value_name = "LINE", value_parser = line_name)]
    line: Option<LineName>,
    /// The file to make; it must not be there yet.
    #[arg(short, long = "out", value_name = "OUT")]
    out: PathBuf,
}

fn line_name(text: &str) -> Result<LineName, String> {
    text.parse().map_err(|problem: &str| problem.to_owned())
}

impl Extract {
    /// Runs the command.
    pub fn run(&self, io: &mut Io<'_>) -> Result<Finding, Failure> {
        let whole = open::to_read(&self.file, io)?;
        let line = self.line.clone().unwrap_or(LineName::Number(0));
        let address = Address { line: Some(line), place: Place::Event(0) };
        let at = |failure: Failure| failure.at(&self.file);
        let found = whole.resolve(&address).map_err(|error| at(open::no_address(&error)))?;
        let bytes = whole.extract_chapter(found.line, self.chapter);
        let bytes = bytes.map_err(|error| at(open::edit(&error)))?;
        files::make_own(&self.out, &bytes)?;
        let told = format!("kanso review {}", word(&self.out));
        writeln!(io.out, "{}: {}", self.out.display(), io.command(&told))?;
        let mut made =
            review::open(io.games, &bytes).map_err(|error| Failure::bad(error).at(&self.out))?;
        // Who has which seat may be another matter in a chapter.
        let seats = made.names().iter().enumerate().map(|(seat, name)| format!("{seat} {name}"));
        let seats = seats.collect::<Vec<_>>().join(tell::comma(io.lang));
        writeln!(io.out, "  {}{}{seats}", io.say(words::SEATS), tell::colon(io.lang))?;
        let end = Position::after(0, made.len(0).unwrap_or_default());
        made.go(end).map_err(|error| open::no_address(&error))?;
        if made.awaiting() != Some(Awaiting::Over) {
            let events = words::events(end.event, io.lang);
            match io.lang {
                Lang::En => writeln!(io.out, "  it is not over: it stops after {events}")?,
                Lang::Ja => writeln!(io.out, "  まだ終わっていません（{events}まで）")?,
            }
        }
        Ok(Finding::Good)
    }
}
