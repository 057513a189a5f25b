//! Filing a dispute: what the dialog proposes, and the job that writes the file.

use crate::command::{ClaimDraft, ClaimDraftWhat, ContestedPart, FilingText};
use crate::model::{Dialog, Model, Table, WriteProblem};
use crate::platform::Job;
use crate::words::dispute as words;
use kanso_engine::{Awaiting, Eye, Lang, Seat};
use kanso_replay::dispute::{About, ClaimText, Filing, FilingError};
use kanso_replay::review::{Position, Review};
use std::path::{Path, PathBuf};

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
    /// The value that the game is played by.
    pub in_force: &'static str,
    /// True if under another of its values the event that led here comes to another thing.
    pub matters: bool,
}

impl ReadingShown {
    /// The first value that is not in force.
    pub fn other(&self) -> &'static str {
        let other = self.values.iter().find(|value| **value != self.in_force);
        other.copied().unwrap_or(self.in_force)
    }
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
pub fn readings_of(review: &dyn Review, at: Position) -> Vec<ReadingShown> {
    let meta = review.meta();
    let behind = review.readings_behind(at.event);
    let values = &review.header().readings;
    let readings = meta.readings.iter().enumerate().map(|(place, spec)| {
        let id = meta.rules[spec.rule.index()].id;
        let value = values.get(place).copied().unwrap_or(0);
        let in_force = spec.values.get(usize::from(value)).copied().unwrap_or_default();
        let (name, values) = (spec.name, spec.values);
        ReadingShown { id, name, values, in_force, matters: behind.contains(&id) }
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
        let readings = readings_of(review, self.here());
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
        // Whoever contests it claims another value of a reading that mattered here.
        let behind = readings.iter().find(|reading| reading.matters);
        let claims = behind.map(|reading| {
            let what = ClaimDraftWhat::Reading(reading.id.to_owned(), reading.other().to_owned());
            ClaimDraft { seat: 0, what }
        });
        let claims = claims.into_iter().collect();
        let text =
            FilingText { about: ContestedPart::Event, rules, claims, ..FilingText::default() };
        Some(FilingDraft { text, contested, readings, ..FilingDraft::default() })
    }

    fn propose_attempt(&self, notation: &str, lang: Lang) -> Option<FilingDraft> {
        let review = self.review();
        let Some(Awaiting::Decision(seats)) = review.awaiting() else { return None };
        let all = review.conceivable(lang, Eye::All);
        let tried = all.into_iter().find(|tried| tried.notation == notation)?;
        let refusal = tried.refusal?;
        let readings = readings_of(review, self.here());
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
        let stem = table.path.as_deref().and_then(Path::file_stem);
        let stem = stem.map_or_else(
            || table.review().meta().id.to_owned(),
            |stem| stem.to_string_lossy().into_owned(),
        );
        let here = table.here();
        let line = if here.line == 0 { String::new() } else { format!("{}@", here.line) };
        let name = format!("{stem}-dispute-{line}{}.kanso", here.event);
        self.place_for_new()
            .map_or_else(|| name.clone(), |folder| folder.join(&name).display().to_string())
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
