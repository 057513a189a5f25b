//! Checking goldens: each is verified, told anew, and its probes are run.

use super::changes::{ChangeKind, Changes};
use super::probe::{FailedProbe, failed_probes};
use super::{GoldenError, GoldenFile, Loaded, find};
use crate::bug::outlived;
use crate::games::Games;
use crate::log::{LogError, RawLog};
use crate::reading::{self, LOG_LEN_MAX, TEXT_LEN_MAX};
use crate::tell::{TranscriptOptions, golden_transcript};
use kanso_engine::prelude::*;
use kanso_engine::{Bag, Game, Trace};
use rayon::prelude::*;
use serde::Serialize;
use std::collections::BTreeMap;
use std::path::Path;

/// What was found about a folder of goldens.
#[derive(Clone, Debug, Serialize)]
pub struct CheckReport {
    /// Every golden, by name.
    pub goldens: Vec<Checked>,
}

impl CheckReport {
    /// True if every golden is as it was blessed.
    pub fn is_good(&self) -> bool {
        self.goldens.iter().all(|golden| golden.findings.is_empty())
    }

    /// What differs in all of them, by kind: in how many goldens, how many lines, where first.
    pub fn by_kind(&self) -> BTreeMap<&ChangeKind, KindTotal<'_>> {
        let mut totals: BTreeMap<&ChangeKind, KindTotal<'_>> = BTreeMap::new();
        for golden in &self.goldens {
            for finding in &golden.findings {
                let Finding::Differs(changes) = finding else { continue };
                for (kind, seen) in &changes.kinds {
                    let total = totals.entry(kind).or_insert(KindTotal {
                        goldens: 0,
                        lines: 0,
                        first: &golden.name,
                        first_event: seen.first_event,
                    });
                    total.goldens += 1;
                    total.lines += seen.lines;
                }
            }
        }
        totals
    }
}

/// How often one kind of line differs in all goldens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct KindTotal<'a> {
    /// In how many goldens.
    pub goldens: u32,
    /// In how many lines.
    pub lines: u32,
    /// The first golden, by name.
    pub first: &'a str,
    /// The first event there.
    pub first_event: u32,
}

/// What was found about one golden.
#[derive(Clone, Debug, Serialize)]
pub struct Checked {
    /// Its name.
    pub name: String,
    /// How many events it has.
    pub events: u32,
    /// How many probes it has.
    pub probes: u32,
    /// What is wrong with it, nothing if it is as it was blessed.
    pub findings: Vec<Finding>,
}

/// One thing that is wrong with a golden.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Finding {
    /// The log cannot be read.
    Unreadable(String),
    /// The log does not verify.
    Unsound(String),
    /// The rules stop the program at it: a bug of the game, told where and why.
    Panics(String),
    /// There is no transcript beside the log.
    NoTranscript,
    /// It is told differently now.
    Differs(Changes),
    /// A probe does not hold.
    Probe(FailedProbe),
}

/// A golden told anew.
pub struct Retold {
    /// How many events it has.
    pub events: u32,
    /// How many probes it has.
    pub probes: u32,
    /// Its transcript.
    pub text: String,
    /// What verification finds.
    pub unsound: Vec<String>,
    /// The probes that do not hold.
    pub failed: Vec<FailedProbe>,
}

/// Checks all goldens of a folder, in parallel; `done` is told after each one.
///
/// # Errors
///
/// [`GoldenError`], when a folder cannot be read. What is wrong with a golden is a finding.
pub fn check(
    games: Games,
    dir: &Path,
    done: &(dyn Fn() + Sync),
) -> Result<CheckReport, GoldenError> {
    let goldens = find(dir)?;
    let checked: Result<Vec<_>, _> = goldens
        .par_iter()
        .map(|golden| {
            let checked = check_one(games, golden);
            done();
            checked
        })
        .collect();
    Ok(CheckReport { goldens: checked? })
}

fn check_one(games: Games, golden: &GoldenFile) -> Result<Checked, GoldenError> {
    let bytes = reading::read(&golden.log, LOG_LEN_MAX).map_err(GoldenError::io(&golden.log))?;
    let mut checked =
        Checked { name: golden.name.clone(), events: 0, probes: 0, findings: Vec::new() };
    let retold = match outlived(|| retell(games, &bytes)) {
        Ok(Ok(retold)) => retold,
        Err(bug) => {
            let problem = format!("{}: {bug}", last_event(games, &bytes));
            checked.findings.push(Finding::Panics(problem));
            return Ok(checked);
        }
        Ok(Err(error)) => {
            checked.findings.push(Finding::Unreadable(error.to_string()));
            return Ok(checked);
        }
    };
    (checked.events, checked.probes) = (retold.events, retold.probes);
    checked.findings.extend(retold.unsound.into_iter().map(Finding::Unsound));
    checked.findings.extend(match blessed(golden)? {
        None => Some(Finding::NoTranscript),
        Some(text) => Changes::between(&text, &retold.text).map(Finding::Differs),
    });
    checked.findings.extend(retold.failed.into_iter().map(Finding::Probe));
    Ok(checked)
}

/// The event of a log's own line that the rules do not outlive, in words.
fn last_event(games: Games, bytes: &[u8]) -> String {
    let game = RawLog::scan(bytes).ok().and_then(|raw| raw.header().ok()).map(|header| header.game);
    let at = game.and_then(|game| games.get(&game).ok()?.last_outlived(bytes));
    at.map_or_else(|| "at no event of the game itself".to_owned(), |at| format!("event {at}"))
}

/// The number of that event, from 1, of a log of this game.
pub(super) fn last_outlived<G: Game>(bytes: &[u8]) -> Option<u32> {
    let raw = RawLog::scan(bytes).ok()?;
    let loaded = Loaded::<G>::read(&raw).ok()?;
    let mut state = loaded.game.start();
    let stops = loaded.events.iter().position(|event| {
        let mut next = state.clone();
        let performed = outlived(|| {
            let checked = loaded.game.allows(&next, event, &mut Bag::new()).is_ok();
            if checked {
                loaded.game.perform(&mut next, event, &mut Trace::off());
            }
        });
        state = next;
        performed.is_err()
    });
    stops.map(|at| at as u32 + 1)
}

/// The transcript beside a golden's log, if there is one.
pub(crate) fn blessed(golden: &GoldenFile) -> Result<Option<String>, GoldenError> {
    let path = golden.text();
    match reading::read_text(&path, TEXT_LEN_MAX) {
        Ok(text) => Ok(Some(text)),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
        Err(source) => Err(GoldenError::Io { path, source }),
    }
}

/// Verifies a golden, tells it anew, runs its probes.
pub(crate) fn retell(games: Games, bytes: &[u8]) -> Result<Retold, LogError> {
    let raw = RawLog::scan(bytes)?;
    let header = raw.header()?;
    let game = games.get(&header.game);
    game.map_err(|error| LogError::UnknownGame { offset: 0, error })?.retell(&raw)
}

/// As [`retell`], for a golden of this game.
pub(super) fn retold<G: Game>(raw: &RawLog<'_>) -> Result<Retold, LogError> {
    let loaded = Loaded::<G>::read(raw)?;
    let text = golden_transcript(
        &loaded.game,
        &loaded.log.header,
        &loaded.events,
        &loaded.probes,
        &TranscriptOptions::default(),
    );
    Ok(Retold {
        events: loaded.events.len() as u32,
        probes: loaded.probes.len() as u32,
        text,
        unsound: super::sound::problems::<G>(raw.bytes),
        failed: failed_probes(&loaded.game, &loaded.events, &loaded.probes),
    })
}
