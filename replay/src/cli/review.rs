//! `kanso review`

use super::{
    Failure, Finding, Io, dispute, files, numbers, open, table, telling, verify, who, words,
};
use kanso_engine::Eye;
use kanso_replay::address::{Address, LineName, Place};
use kanso_replay::foreign::word;
use kanso_replay::review::Position;
use kanso_replay::verify::verify;
use std::path::PathBuf;

/// Tell a game turn by turn: what was done, what fell and how probable it was, what came of it and
/// by which rule.
///
/// The last line says what was verified on the way. With `--at` only that event is told, and the
/// table after it is drawn; with `--turn` one turn.
///
/// Exit status: 0 told and verified, 1 the log is damaged or breaks a rule, 2 it could not be read.
#[derive(Debug, clap::Args)]
pub struct Review {
    /// The game's file.
    file: PathBuf,
    /// Only the event at this place, and the table after it; `rook@0` tells a whole line.
    #[arg(long, value_name = "ADDR", conflicts_with = "turn")]
    at: Option<Address>,
    /// Only this turn of the line, from 1.
    #[arg(long, value_name = "N", value_parser = numbers::counted)]
    turn: Option<u32>,
    /// Only this chapter of the line, from 1: `2` is the second battle of a campaign.
    #[arg(long, value_name = "N", value_parser = numbers::counted, conflicts_with_all = ["at", "turn"])]
    chapter: Option<u32>,
    /// Another line than the one shown first, by number or name.
    #[arg(long)]
    line: Option<String>,
    /// Who is told: all, public, or a seat by number or name.
    #[arg(long, default_value = "all")]
    eye: String,
    /// Tell routine steps too, such as passes given by themselves, instead of counting them.
    #[arg(long)]
    all_steps: bool,
}

impl Review {
    /// Runs the command.
    pub fn run(&self, io: &mut Io<'_>) -> Result<Finding, Failure> {
        let mut review = open::to_read(&self.file, io)?;
        let review = &mut *review;
        let eye = who::eye(&self.eye, review.names())?;
        let routine = telling::routine(self.all_steps);
        let at = |error: &_| open::no_address(error).at(&self.file);
        let end = Address { line: who::line(self.line.as_deref())?, place: Place::End };
        let end = review.resolve(&end).map_err(|error| at(&error))?;
        if let Some(address) = &self.at {
            let to = review.seek(address).map_err(|error| at(&error))?;
            telling::event(review, to.event, (eye, routine), io)?;
            telling::notes(review, to.event, io)?;
            table::draw(review, eye, None, io)?;
            telling::standing(review, io)?;
        } else {
            let (turns, chapters) = (review.turns(end.line), review.chapters(end.line));
            let line = Some(LineName::Number(end.line));
            let (from, to) = match (self.turn, self.chapter) {
                (None, None) => (0, end.event),
                (None, Some(number)) => {
                    let address = Address { line, place: Place::Chapter(number) };
                    let from = review.resolve(&address).map_err(|error| at(&error))?.event;
                    let next = chapters.iter().find(|chapter| chapter.number == number + 1);
                    (from, next.map_or(end.event, |chapter| chapter.event))
                }
                (Some(number), _) => {
                    let address = Address { line, place: Place::Turn(number) };
                    let from = review.resolve(&address).map_err(|error| at(&error))?.event;
                    let next = turns.iter().find(|turn| turn.number == number + 1);
                    (from, next.map_or(end.event, |turn| turn.event))
                }
            };
            review.go(Position::after(end.line, to)).map_err(|error| at(&error))?;
            if from == 0 {
                telling::head(review, eye, io)?;
                if eye == Eye::All {
                    telling::line(review, end.line, 2, io)?;
                    // A dispute may tell what a seat does not know.
                    dispute::mention(review, &self.file, io)?;
                }
                telling::notes(review, 0, io)?;
            }
            for event in from + 1..=to {
                let chapter = chapters.iter().find(|chapter| chapter.event + 1 == event);
                if let Some(chapter) = chapter.filter(|_| chapters.len() > 1) {
                    telling::chapter(chapter, io)?;
                }
                if let Some(turn) = turns.iter().find(|turn| turn.event + 1 == event) {
                    telling::turn(review, turn, io)?;
                }
                telling::event(review, event, (eye, routine), io)?;
                telling::notes(review, event, io)?;
            }
            if self.turn.is_some() {
                table::draw(review, eye, None, io)?;
            }
            telling::standing(review, io)?;
        }
        let report = verify(&files::read(&self.file)?, None);
        if eye == Eye::All {
            writeln!(io.out, "\n{}", verify::summary(&report, io))?;
            verify::tell_findings(&report, io)?;
        } else if report.is_sound() {
            // Numbers and hashes of the whole file are for eyes that see all of it.
            writeln!(io.out, "\n{}", io.style.good(io.say(words::VERIFIED)))?;
        } else {
            let verify = format!("`kanso verify {}`", word(&self.file));
            writeln!(io.out, "\n{} {verify}", io.style.bad(io.say(words::NOT_SOUND)))?;
        }
        Ok(Finding::good_if(report.is_sound()))
    }
}
