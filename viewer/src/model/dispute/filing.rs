//! Filing a dispute: what the dialog proposes, and the job that writes the file.

use super::effects::ReadingEffect;
use crate::command::{ClaimDraft, ClaimDraftWhat, ContestedPart, FilingText};
use crate::model::{Dialog, Model, Table, WriteProblem};
use crate::platform::Job;
use crate::words::dispute as words;
use kanso_engine::{Awaiting, Eye, Lang, Seat};
use kanso_replay::dispute::{About, ClaimText, Filing, FilingError};
use kanso_replay::reading_words::{ReadingWords, reading_words};
use kanso_replay::review::{Position, Review};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// So many readings are offered at once where the event depends on none.
const READINGS_FEW: usize = 6;

/// A dispute that is being written.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct FilingDraft {
    /// What was typed so far.
    pub text: FilingText,
    /// The contested event or attempt in words.
    pub contested: String,
    /// A rule that is being added.
    pub rule: String,
    /// The readings of the game, those that the event depends on first.
    pub readings: Vec<ReadingShown>,
    /// What other values of readings would do, as far as it was found out, by id and value.
    pub effects: BTreeMap<(String, String), ReadingEffect>,
    /// The job that finds it out: answers to another dialog are not wanted here.
    pub(super) ticket: Option<u64>,
    /// True if all readings are offered, not only those that the event depends on.
    pub all: bool,
    /// The file that was written.
    pub written: Option<PathBuf>,
}

/// A reading as it is offered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadingShown {
    /// Its id.
    pub id: &'static str,
    /// Its name.
    pub name: &'static str,
    /// Its values.
    pub values: &'static [&'static str],
    /// What it asks.
    pub question: String,
    /// What each value answers.
    pub answers: Vec<String>,
    /// The value that the game is played by.
    pub in_force: &'static str,
    /// True if under another of its values the event that led here comes to another thing.
    pub matters: bool,
}

/// Why a dispute was not written.
#[derive(Debug)]
pub enum FilingProblem {
    /// The log cannot be read.
    Read(String),
    /// It cannot be filed so.
    Filing(Box<FilingError>),
    /// The file cannot be written.
    Write(WriteProblem),
}

/// The readings of a game as they are offered at a place: those that the event that led there
/// depends on first.
pub fn readings_of(review: &dyn Review, at: Position, lang: Lang) -> Vec<ReadingShown> {
    let meta = review.meta();
    let behind = review.readings_behind(at.event);
    let values = &review.header().readings;
    let readings = meta.readings.iter().enumerate().map(|(place, spec)| {
        let id = meta.rules[spec.rule.index()].id;
        let value = values.get(place).copied().unwrap_or(0);
        let in_force = spec.values.get(usize::from(value)).copied().unwrap_or_default();
        let (name, values) = (spec.name, spec.values);
        let line = review.rule_line(id, lang).unwrap_or_default();
        let ReadingWords { question, answers } = reading_words(&line, values);
        let matters = behind.contains(&id);
        ReadingShown { id, name, values, question, answers, in_force, matters }
    });
    let mut readings: Vec<_> = readings.collect();
    readings.sort_by_key(|reading| !reading.matters);
    readings
}

impl Dialog {
    /// What the dialog for a dispute proposes; none: there is nothing to contest here.
    pub(in crate::model) fn propose_filing(
        &mut self,
        part: &ContestedPart,
        model: &Model,
    ) -> Option<()> {
        let (table, lang) = (model.table.as_ref()?, model.lang());
        if table.eye != Eye::All {
            // What is cited and claimed may tell what this eye may not know.
            return Some(());
        }
        let draft = match part {
            ContestedPart::Event => table.propose_event(lang)?,
            ContestedPart::Refused(notation) => table.propose_attempt(notation, lang)?,
        };
        self.text = model.propose_dispute();
        self.filing = Some(Box::new(draft));
        Some(())
    }
}

impl Table {
    fn propose_event(&self, lang: Lang) -> Option<FilingDraft> {
        let (review, event) = (self.review(), self.here().event);
        review.event(event)?;
        let mut contested = String::new();
        review.say_event(event, lang, Eye::All, &mut contested).expect("a string takes every text");
        let readings = readings_of(review, self.here(), lang);
        let mut rules: Vec<String> = Vec::new();
        let facts = review.facts(event, lang, Eye::All).into_iter().filter(|fact| !fact.routine);
        let behind = readings.iter().filter(|reading| reading.matters);
        let cited = facts.map(|fact| fact.rule).chain(behind.map(|reading| reading.id.to_owned()));
        for rule in cited {
            if !rule.is_empty() && !rules.contains(&rule) {
                rules.push(rule);
            }
        }
        rules.truncate(kanso_replay::dispute::RULES_MAX);
        // Who claims what, nobody knows but those who play: at first it is only a question.
        let text = FilingText { about: ContestedPart::Event, rules, ..FilingText::default() };
        // A few can be seen at a glance.
        let touched = readings.iter().any(|reading| reading.matters);
        let all = !touched && readings.len() <= READINGS_FEW;
        Some(FilingDraft { text, contested, readings, all, ..FilingDraft::default() })
    }

    fn propose_attempt(&self, notation: &str, lang: Lang) -> Option<FilingDraft> {
        let review = self.review();
        let Some(Awaiting::Decision(seats)) = review.awaiting() else { return None };
        let all = review.conceivable(lang, Eye::All);
        let tried = all.into_iter().find(|tried| tried.notation == notation)?;
        let refusal = tried.refusal?;
        let readings = readings_of(review, self.here(), lang);
        let seat = seats.iter().next().map_or(0, Seat::index);
        let claim = ClaimDraft { seat, what: ClaimDraftWhat::Answer(tried.notation) };
        let text = FilingText {
            about: ContestedPart::Refused(notation.to_owned()),
            rules: Some(refusal.rule).filter(|rule| !rule.is_empty()).into_iter().collect(),
            claims: vec![claim],
            ..FilingText::default()
        };
        Some(FilingDraft { text, contested: tried.words, readings, ..FilingDraft::default() })
    }
}

impl FilingText {
    /// The value of a reading that a seat claims.
    pub fn claimed(&self, seat: usize, id: &str) -> Option<&str> {
        self.claims.iter().find_map(|claim| match &claim.what {
            ClaimDraftWhat::Reading(of, value) if claim.seat == seat && of == id => {
                Some(value.as_str())
            }
            ClaimDraftWhat::Reading(..) | ClaimDraftWhat::Answer(_) => None,
        })
    }

    /// Lets a seat claim a value of a reading in place of another one, or no longer where it claims it.
    pub fn claim(&mut self, seat: usize, id: &str, value: &str) {
        let claimed = self.claimed(seat, id) == Some(value);
        let of = |claim: &ClaimDraft| {
            claim.seat == seat
                && matches!(&claim.what, ClaimDraftWhat::Reading(known, _) if known == id)
        };
        self.claims.retain(|claim| !of(claim));
        if !claimed {
            let what = ClaimDraftWhat::Reading(id.to_owned(), value.to_owned());
            self.claims.push(ClaimDraft { seat, what });
        }
    }

    /// What is filed, about this place.
    fn filing(&self, here: Position) -> Filing {
        let claims = self
            .claims
            .iter()
            .map(|claim| ClaimText { seat: Seat::at(claim.seat), text: claim.what.text() });
        Filing {
            at: Position::after(here.line, here.event),
            about: match self.about {
                ContestedPart::Event => About::Event,
                ContestedPart::Refused(_) => About::Next,
            },
            question: self.question.trim().to_owned(),
            rules: self.rules.clone(),
            claims: claims.collect(),
        }
    }
}

impl Model {
    /// Where a dispute about where one stands would go: beside the log, named after it and the place.
    fn propose_dispute(&self) -> String {
        let Some(table) = &self.table else { return String::new() };
        let here = table.here();
        let line = if here.line == 0 { String::new() } else { format!("{}@", here.line) };
        self.beside(&format!("{}-dispute-{line}{}.kanso", table.stem(), here.event))
    }

    pub(super) fn file_dispute(&mut self, text: &FilingText, path: PathBuf) {
        let lang = self.lang();
        let Some(table) = &self.table else { return };
        if table.eye != Eye::All {
            return self.refuse(words::FILING_SHOWS.in_lang(lang));
        }
        let (log, filing) = (table.log(), text.filing(table.here()));
        if let Some(dialog) = &mut self.dialog {
            dialog.problem = None;
            dialog.busy = true;
        }
        let path = crate::model::file::with_ending(path);
        self.start(Job::File { path, log, filing: Box::new(filing), lang });
    }

    /// A dispute was written, or not: what was typed stays.
    pub(in crate::model) fn filed(&mut self, path: &Path, result: Result<(), FilingProblem>) {
        let (lang, file) = (self.lang(), path.display().to_string());
        let problem = match result {
            Ok(()) => {
                let draft = self.dialog.as_mut().and_then(|dialog| {
                    dialog.busy = false;
                    dialog.problem = None;
                    dialog.filing.as_mut()
                });
                if let Some(draft) = draft {
                    draft.written = Some(path.to_owned());
                } else {
                    self.written(path, Ok(()));
                }
                return;
            }
            Err(FilingProblem::Read(why)) => why,
            Err(FilingProblem::Filing(error)) => error.in_words(lang),
            Err(FilingProblem::Write(problem)) => problem.words(&file, lang),
        };
        self.refuse(problem);
    }
}
