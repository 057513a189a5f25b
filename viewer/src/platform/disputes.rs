//! Disputes: checking them, making the courses of their sides, writing new ones.

use super::save;
use crate::command::ReportWish;
use crate::model::{Answered, BesideCourses, FilingProblem, OtherSide, ReadingEffect, Subject};
use kanso_engine::{Eye, Lang};
use kanso_replay::dispute::report::{ReportError, ReportOptions, report as report_of};
use kanso_replay::dispute::{self, CheckedDispute, Filing, Refused, Side, SideOf};
use kanso_replay::games::Games;
use kanso_replay::log::record::{LineId, MAIN_LINE};
use kanso_replay::reading::{self, LOG_LEN_MAX};
use kanso_replay::review::{self, Position, RefusalInfo, Review};
use kanso_replay::under::{self, Compared, Filler, Terms};
use std::path::{Path, PathBuf};

/// A log that a job reads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Log {
    /// Its bytes, where it is in memory.
    pub bytes: Option<Vec<u8>>,
    /// Its file, where it is not.
    pub path: Option<PathBuf>,
}

impl Log {
    pub(super) fn read(self) -> Result<Vec<u8>, String> {
        match (self.bytes, self.path) {
            (Some(bytes), _) => Ok(bytes),
            (None, Some(path)) => {
                reading::read(&path, LOG_LEN_MAX).map_err(|error| error.to_string())
            }
            (None, None) => Ok(Vec::new()),
        }
    }
}

/// Whether the disputes of a log still come to what they came to.
pub(super) fn check(games: Games, log: Log) -> Result<Vec<CheckedDispute>, String> {
    let checked = dispute::check(games, &log.read()?).map_err(|error| error.to_string())?;
    Ok(checked.disputes)
}

/// Writes a dispute as a new file; never over one that is there.
pub(super) fn file(
    games: Games,
    path: &Path,
    log: Log,
    filing: &Filing,
    lang: Lang,
) -> Result<(), FilingProblem> {
    let bytes = log.read().map_err(FilingProblem::Read)?;
    let review =
        review::open(games, &bytes).map_err(|error| FilingProblem::Read(error.to_string()))?;
    let filed = dispute::file(games, &*review, filing, lang);
    let filed = filed.map_err(|error| FilingProblem::Filing(Box::new(error)))?;
    save::write(path, &filed).map_err(FilingProblem::Write)
}

/// What another value of a reading, by its id, does to a line.
pub(super) fn effect(
    games: Games,
    bytes: &[u8],
    line: LineId,
    (id, value): &(String, String),
) -> ReadingEffect {
    match under::compare(games, bytes, line, &Terms::reading(id, value), Filler::Nobody) {
        Err(error) => ReadingEffect::Failed(error.to_string()),
        Ok(compared) => match (first_event(&compared), compared.choices) {
            (Some(event), _) => ReadingEffect::Parts { event, waiting: compared.waiting },
            (None, Some(events)) => ReadingEffect::Choices(events),
            (None, None) => ReadingEffect::Nothing,
        },
    }
}

/// The report of a dispute, told as of the file of this name, with a link behind this address of a page.
pub(super) fn report(
    games: Games,
    log: Log,
    wish: ReportWish,
    (lang, file, base): (Lang, String, String),
) -> Result<String, String> {
    let options = ReportOptions { lang, anonymous: wish.anonymous, pages: Vec::new(), file, base };
    let report = report_of(games, &log.read()?, wish.number, &options);
    let report = report.map_err(|error| match error {
        ReportError::Dispute(error) => error.in_words(lang),
        ReportError::NoPage { .. } => error.to_string(),
    })?;
    Ok(if wish.markdown { report.markdown() } else { report.html() })
}

/// The courses of a dispute, or of a line under another reading.
pub(super) fn courses(
    games: Games,
    log: Log,
    of: Subject,
    lang: Lang,
) -> Result<BesideCourses, String> {
    let bytes = log.read()?;
    match of {
        Subject::Dispute(number) => of_dispute(games, &bytes, number, lang),
        Subject::Reading { line, id, value } => of_reading(games, &bytes, (line, id, value), lang),
    }
}

fn of_dispute(
    games: Games,
    bytes: &[u8],
    number: u32,
    lang: Lang,
) -> Result<BesideCourses, String> {
    let contest =
        dispute::sides(games, bytes, number, lang).map_err(|error| error.in_words(lang))?;
    let info = contest.info;
    let compared = |side: &Side| match &side.of {
        SideOf::Reading { id, value } => {
            let terms = Terms::reading(id, value);
            under::compare(games, bytes, info.line, &terms, Filler::Nobody).ok()
        }
        SideOf::Played | SideOf::Answer { .. } => None,
    };
    let sides = contest.sides.into_iter().map(|side| {
        let compared = compared(&side);
        told(side, compared, lang)
    });
    Ok(BesideCourses {
        subject: Subject::Dispute(number),
        line: info.line,
        event: Some(info.contested().event),
        sides: sides.collect(),
        info: Some(info),
    })
}

fn of_reading(
    games: Games,
    bytes: &[u8],
    (line, id, value): (LineId, String, String),
    lang: Lang,
) -> Result<BesideCourses, String> {
    let terms = Terms::reading(&id, &value);
    let compared = under::compare(games, bytes, line, &terms, Filler::Nobody)
        .map_err(|error| error.to_string())?;
    let made = under::refit(games, bytes, line, &terms, Filler::Nobody, lang)
        .map_err(|e| e.to_string())?;
    let open = |bytes: &[u8]| review::open(games, bytes).map_err(|error| error.to_string());
    let (mut played, mut other) = (open(bytes)?, open(&made.bytes)?);
    let event = first_event(&compared);
    let place = event.map_or(0, |event| event.saturating_sub(1));
    let before = Position::after(line, place);
    let there = Position::after(MAIN_LINE, made.refit.places.after(place));
    played.go(before).map_err(|error| error.to_string())?;
    other.go(there).map_err(|error| error.to_string())?;
    let after = event.filter(|event| *event > 0);
    let kept = after.and_then(|_| made.refit.places.event(place));
    let refused = compared.misfit.as_ref().filter(|misfit| Some(misfit.event) == event);
    let refused = refused.map(|misfit| Refused {
        words: misfit.words.in_lang(lang).to_owned(),
        claim: None,
        refusal: RefusalInfo {
            rule: misfit.rule.clone(),
            words: misfit.instead.as_ref().unwrap_or(&misfit.against).in_lang(lang).to_owned(),
        },
    });
    let of_played = Side {
        of: SideOf::Played,
        claims: Vec::new(),
        review: played,
        before,
        after: after.map(|event| Position::after(line, event)),
        refused: Vec::new(),
        refit: None,
        played_on: 0,
    };
    let of_other = Side {
        of: SideOf::Reading { id: id.clone(), value: value.clone() },
        claims: Vec::new(),
        review: other,
        before: there,
        after: kept.map(|place| Position::after(MAIN_LINE, place + 1)),
        refused: refused.into_iter().collect(),
        refit: Some(made.refit),
        played_on: 0,
    };
    Ok(BesideCourses {
        subject: Subject::Reading { line, id, value },
        info: None,
        line,
        event,
        sides: vec![told(of_played, None, lang), told(of_other, Some(compared), lang)],
    })
}

/// The first event that is not the same, from 1; 0: the set-up.
fn first_event(compared: &Compared) -> Option<u32> {
    let parting = compared.parting.as_ref().map(|parting| parting.event);
    let misfit = compared.misfit.as_ref().map(|misfit| misfit.event);
    [parting, misfit].into_iter().flatten().min()
}

/// An event of the line where a review stands, in words.
fn said(review: &dyn Review, event: u32, lang: Lang) -> String {
    let mut words = String::new();
    review.say_event(event, lang, Eye::All, &mut words).expect("a string takes every text");
    words
}

/// A course with what its answer came to.
fn told(mut side: Side, compared: Option<Compared>, lang: Lang) -> OtherSide {
    let answered = side.after.filter(|after| after.event > 0).and_then(|after| {
        side.review.go(after).ok()?;
        let mut facts = side.review.facts(after.event, lang, Eye::All);
        facts.retain(|fact| !fact.routine);
        Some(Answered { words: said(&*side.review, after.event, lang), facts })
    });
    OtherSide { side, answered, compared }
}
