//! Correcting what was entered wrongly: a new line with the later events as far as they fit.

use super::{Arrived, Model, Table, Weight};
use crate::command::AnswerText;
use crate::words::{edits, fill, moves as words};
use kanso_engine::{Awaiting, ChanceKind, Lang};
use kanso_replay::log::record::MendReason;
use kanso_replay::review::{Answer, Choice, EditError, OutcomeItem, Position, Refit};
use kanso_replay::scene_names::names;
use std::collections::BTreeMap;

/// What became of the events behind a corrected one.
#[derive(Clone, PartialEq, Debug)]
pub struct Corrected {
    /// Before the corrected event, on the line where it was wrong.
    pub from: Position,
    /// What the new line is called.
    pub name: String,
    /// What really happened.
    pub answer: AnswerText,
    /// What was answered where only a person could go on.
    pub then: Vec<String>,
    /// What was kept, dropped and filled, and where it stops.
    pub refit: Refit,
    /// What is asked where it stops.
    pub asked: StillAsked,
}

/// What is asked where a correction stops.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct StillAsked {
    /// The choices, where a decision is asked and the eye is told them.
    pub choices: Vec<Choice>,
    /// Names of what is on the table there, by id.
    pub names: BTreeMap<String, String>,
    /// What chance is asked, where it is.
    pub chance: Option<ChanceKind>,
    /// What can fall, where the eye is told it.
    pub items: Vec<OutcomeItem>,
}

impl Model {
    /// Corrects the next event. With one answer more than last time, the last correction is made
    /// anew, and its first attempt is hidden.
    pub(super) fn correct(&mut self, name: &str, answer: AnswerText, then: Vec<String>) {
        let lang = self.lang();
        let Some(table) = &mut self.table else { return };
        let here = table.here();
        let earlier = table.play.corrected.clone().filter(|earlier| {
            then.len() > earlier.then.len()
                && then.starts_with(&earlier.then)
                && earlier.answer == answer
                && earlier.refit.line == here.line
                // Nobody played on from where it stopped.
                && table.review.len(here.line)
                    == earlier.refit.stopped.as_ref().map(|stopped| stopped.events)
        });
        let from = earlier.as_ref().map_or(here, |earlier| earlier.from);
        match table.correct(from, name, &answer, &then, lang) {
            Ok(refit) => {
                // One that stops for an answer is shown first when it is played on.
                let promote = refit.stopped.is_none();
                let mended = table.review.mend(refit.line, from, MendReason::Corrected, promote);
                if let Some(earlier) = earlier {
                    // The new line says all that it said, so one of both is enough; a line that
                    // cannot be hidden only lengthens the list.
                    let _ = table.review.delete(earlier.refit.line);
                }
                table.changed();
                table.arrived = Arrived::Jump;
                table.look.selected = None;
                if refit.stopped.is_none() && self.asks_below {
                    // Whoever mends a slip in a hand goes on with the game that is played.
                    let end = table.review.len(refit.line).unwrap_or_default();
                    let _ = table.review.go(Position::after(refit.line, end));
                }
                if let Some(stopped) = &refit.stopped {
                    // The table is the one that the question is about.
                    let _ = table.review.go(Position::after(refit.line, stopped.events));
                }
                let asked = table.still_asked(&refit, lang);
                let told = table.line_called(refit.line, lang);
                let whole = refit.dropped.is_empty() && refit.stopped.is_none();
                table.play.corrected =
                    Some(Corrected { from, name: told.clone(), answer, then, refit, asked });
                if let Err(error) = &mended {
                    self.complain(edits::say(error, lang));
                }
                if whole {
                    self.dialog = None;
                    let text = if mended == Ok(true) { words::MENDED } else { words::NEW_LINE };
                    self.say(Weight::Info, fill(text, lang, &[("name", &told)]));
                }
                if !whole && let Some(dialog) = &mut self.dialog {
                    dialog.problem = None;
                    dialog.text.clear();
                    dialog.picked.clear();
                }
            }
            Err(error) => {
                // One stood there before.
                let _ = table.review.go(here);
                self.refuse(edits::say(&error, lang));
            }
        }
    }
}

impl Table {
    fn correct(
        &mut self,
        from: Position,
        name: &str,
        answer: &AnswerText,
        then: &[String],
        lang: Lang,
    ) -> Result<Refit, EditError> {
        self.review.go(from)?;
        let answer = match answer {
            AnswerText::Choice(number) => Answer::Choice(*number),
            AnswerText::Outcome(text) => Answer::Outcome(self.review.read_outcome(text, lang)?),
            AnswerText::Luck => Answer::Luck,
        };
        let number = self.review.number_for(from.line, from.event + 1, self.eye).to_string();
        let name = match name.trim() {
            "" => fill(words::CORRECTED, lang, &[("event", &number)]),
            name => name.to_owned(),
        };
        self.review.correct(&name, answer, then, lang)
    }

    /// What is asked where a correction stops. One stands afterwards where one stood.
    fn still_asked(&mut self, refit: &Refit, lang: Lang) -> StillAsked {
        let here = self.here();
        let Some(stopped) = &refit.stopped else { return StillAsked::default() };
        if self.review.go(Position::after(refit.line, stopped.events)).is_err() {
            return StillAsked::default();
        }
        let (review, eye) = (&self.review, self.eye);
        let asked = match review.awaiting() {
            Some(Awaiting::Decision(_)) => StillAsked {
                choices: review.choices(lang, eye),
                names: names(&review.scene(eye), lang),
                ..StillAsked::default()
            },
            Some(Awaiting::Chance(chance)) => StillAsked {
                chance: Some(chance.kind),
                items: review.items(eye),
                ..StillAsked::default()
            },
            Some(Awaiting::Over) | None => StillAsked::default(),
        };
        // One stood there before.
        let _ = self.review.go(here);
        asked
    }
}
