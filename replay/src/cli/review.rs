//! `kanso review`

use super::{Failure, Finding, Io, dispute, numbers, open, table, telling, verify, who, words};
use crate::address::{Address, LineName, Place};
use crate::find::{Query, Wanted, indexed};
use crate::foreign::word;
use crate::log::record::LineId;
use crate::review::Position;
use kanso_engine::{Eye, Lang};
use std::collections::BTreeSet;
use std::path::PathBuf;

/// Tell a game turn by turn: what was done, what fell and how probable it was, what came of it and
/// by which rule.
///
/// The last line says what was verified on the way. With `--at` only that event is told, and the
/// table after it is drawn; with `--turn` one turn. With `--find`, `--seat` and `--rule` only the
/// events that fit all of them are told, under the headings of their turns.
///
/// Exit status: 0 told and verified, 1 the log is damaged or breaks a rule, or nothing was found, 2
/// it could not be read.
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
    /// Only events in which all of these words are told, of the event or of what came of it; case,
    /// width and kana are all one.
    #[arg(long, value_name = "TEXT", conflicts_with = "at")]
    find: Option<String>,
    /// Only decisions of this seat, by number or name.
    #[arg(long, value_name = "SEAT", conflicts_with = "at")]
    seat: Option<String>,
    /// Only events by a rule: its id, or the beginning of one; `5.9` finds `RR-5.9`.
    #[arg(long, value_name = "ID", conflicts_with = "at")]
    rule: Option<String>,
    /// Tell routine steps too, such as passes given by themselves, instead of counting them.
    #[arg(long)]
    all_steps: bool,
}

impl Review {
    /// Runs the command.
    pub fn run(&self, io: &mut Io<'_>) -> Result<Finding, Failure> {
        let (mut review, report) = open::to_read_verified(&self.file, io)?;
        let review = &mut *review;
        let eye = who::eye(&self.eye, review.names())?;
        let routine = telling::routine(self.all_steps);
        let query = self.query(review.names())?;
        let mut has_found = true;
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
            let found = query.as_ref().map(|query| fitting(review, end.line, query, eye, io.lang));
            if from == 0 && found.is_none() {
                telling::head(review, eye, io)?;
                if eye == Eye::All {
                    telling::line(review, end.line, 2, io)?;
                    // A dispute may tell what a seat does not know.
                    dispute::mention(review, &self.file, io)?;
                }
                telling::notes(review, 0, io)?;
            }
            let (mut heading, mut count) = (None, 0);
            for event in from + 1..=to {
                if let Some(found) = &found {
                    if !found.contains(&event) {
                        continue;
                    }
                    count += 1;
                    let turn = turns.iter().rfind(|turn| turn.event < event);
                    if let Some(turn) = turn.filter(|turn| heading != Some(turn.number)) {
                        telling::turn(review, turn, io)?;
                        heading = Some(turn.number);
                    }
                    telling::event(review, event, (eye, routine), io)?;
                    telling::notes(review, event, io)?;
                    continue;
                }
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
            if found.is_some() {
                has_found = count > 0;
                writeln!(io.out, "\n{}", words::found(count, io.lang))?;
            } else {
                if self.turn.is_some() {
                    table::draw(review, eye, None, io)?;
                }
                telling::standing(review, io)?;
            }
        }
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
        Ok(Finding::good_if(report.is_sound() && has_found))
    }

    /// What is looked for; none: everything is told.
    fn query(&self, names: &[String]) -> Result<Option<Query>, Failure> {
        if self.find.is_none() && self.seat.is_none() && self.rule.is_none() {
            return Ok(None);
        }
        let seat = self.seat.as_deref().map(|seat| who::seat(seat, names)).transpose()?;
        let text = |given: &Option<String>| given.clone().unwrap_or_default();
        let (text, rule) = (text(&self.find), text(&self.rule));
        Ok(Some(Query { text, seat, rule, ..Query::default() }))
    }
}

/// The events of a line, from 1, that are what is looked for, as far as an eye is told them.
fn fitting(
    review: &dyn crate::review::Review,
    line: LineId,
    query: &Query,
    eye: Eye,
    lang: Lang,
) -> Vec<u32> {
    let wanted = Wanted::of(query);
    let mut known = BTreeSet::new();
    let course = review.course(line, eye).into_iter();
    let words = course.map(|at| indexed(review, at, (eye, lang), &mut known));
    words.filter(|event| wanted.fits(event)).map(|event| event.event).collect()
}
