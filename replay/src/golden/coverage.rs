//! Coverage: what the goldens of a game show, and what they do not.

use super::exceptions::{self, Exception};
use super::gap::{self, Gap};
use super::probe::failed_probes;
use super::{GoldenError, Loaded, find};
use crate::bug::outlived;
use crate::games::Games;
use crate::log::{LogError, RawLog};
use crate::reading::{self, LOG_LEN_MAX, SET_LEN_MAX};
use crate::tell::walk::Walk;
use kanso_engine::{Game, Mode, RuleSet, Setup};
use rayon::prelude::*;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// File with the reasoned exceptions of a game, in the folder of its goldens.
pub const EXCEPTIONS_FILE: &str = "exceptions.toml";

/// What the goldens of one game show.
#[derive(Clone, Debug, Serialize)]
pub struct Coverage {
    /// Id of the game.
    pub game: String,
    /// How many goldens there are.
    pub goldens: u32,
    /// How many things were asked for.
    pub wanted: u32,
    /// What is shown by no golden and stands on no exception list.
    pub missing: Vec<Gap>,
    /// What is shown by no golden, with the reason.
    pub excepted: Vec<Exception>,
    /// Exceptions that are not needed: a golden shows it, or the game has no such thing.
    pub needless: Vec<Exception>,
}

impl Coverage {
    /// True if nothing is missing without a reason, and no exception is left over.
    pub fn is_good(&self) -> bool {
        self.missing.is_empty() && self.needless.is_empty()
    }
}

/// What the goldens of a folder show, game by game.
///
/// # Errors
///
/// [`GoldenError`], when a file cannot be read. A game without goldens is not reported.
pub fn coverage(games: Games, dir: &Path) -> Result<Vec<Coverage>, GoldenError> {
    let goldens = find(dir)?;
    let seen: Result<Vec<_>, GoldenError> = goldens
        .par_iter()
        .map(|golden| {
            let bytes =
                reading::read(&golden.log, LOG_LEN_MAX).map_err(GoldenError::io(&golden.log))?;
            let seen =
                outlived(|| seen_in(games, &bytes)).map_err(GoldenError::bug(&golden.log))?;
            let seen = seen.map_err(GoldenError::log(&golden.log))?;
            let folder = golden.log.parent().unwrap_or(dir).join(EXCEPTIONS_FILE);
            Ok((seen, folder))
        })
        .collect();
    let mut by_game: BTreeMap<String, (u32, BTreeSet<Gap>, BTreeSet<PathBuf>)> = BTreeMap::new();
    for (seen, folder) in seen? {
        let (count, gaps, lists) = by_game.entry(seen.game).or_default();
        *count += 1;
        gaps.extend(seen.gaps);
        lists.insert(folder);
    }
    let of = |(game, (count, seen, lists)): (String, (u32, BTreeSet<Gap>, BTreeSet<PathBuf>))| {
        let mut exceptions = Vec::new();
        for path in lists.into_iter().filter(|path| path.exists()) {
            let text = reading::read_text(&path, SET_LEN_MAX).map_err(GoldenError::io(&path))?;
            let list = exceptions::read(&text);
            exceptions.extend(list.map_err(|problem| GoldenError::Exceptions { path, problem })?);
        }
        let wanted = games.get(&game)?.wanted_of_goldens()?;
        Ok(compare(game, count, &wanted, &seen, exceptions))
    };
    by_game.into_iter().map(of).collect()
}

fn compare(
    game: String,
    goldens: u32,
    wanted: &[Gap],
    seen: &BTreeSet<Gap>,
    exceptions: Vec<Exception>,
) -> Coverage {
    let is_missing = |gap: &Gap| wanted.contains(gap) && !seen.contains(gap);
    let excuses = |exception: &Exception| exception.gap().is_ok_and(|gap| is_missing(&gap));
    let (excepted, needless): (Vec<_>, Vec<_>) = exceptions.into_iter().partition(excuses);
    let excused: BTreeSet<_> = excepted.iter().filter_map(|own| own.gap().ok()).collect();
    let missing: Vec<_> = wanted
        .iter()
        .filter(|gap| !seen.contains(gap) && !excused.contains(gap))
        .cloned()
        .collect();
    Coverage { game, goldens, wanted: wanted.len() as u32, missing, excepted, needless }
}

/// What one golden shows.
pub struct Seen {
    game: String,
    gaps: BTreeSet<Gap>,
}

fn seen_in(games: Games, bytes: &[u8]) -> Result<Seen, LogError> {
    let raw = RawLog::scan(bytes)?;
    let header = raw.header()?;
    let game = games.get(&header.game);
    game.map_err(|error| LogError::UnknownGame { offset: 0, error })?.see_golden(&raw)
}

/// What a golden of this game shows.
pub(super) fn see<G: Game>(raw: &RawLog<'_>) -> Result<Seen, LogError> {
    let Loaded { log, game, events, probes } = Loaded::<G>::read(raw)?;
    let mut walk = Walk::new(&game, Mode::Rules);
    let (mut acted, mut asked) = (RuleSet::new(), RuleSet::new());
    for event in &events {
        if walk.step(event).is_err() {
            break;
        }
        acted.merge(walk.acted());
        asked.merge(walk.asked());
    }
    let mut gaps: BTreeSet<Gap> = acted.iter().map(|rule| gap::acted(&game, rule)).collect();
    gaps.extend(readings_seen::<G>(&asked, &log.header.readings));
    let failed = failed_probes(&game, &events, &probes);
    let holds = |rule: &String| !failed.iter().any(|probe| probe.wanted == *rule);
    let rules = probes.into_iter().map(|probe| probe.rule).filter(holds);
    gaps.extend(rules.map(Gap::Refuses));
    if let Some(standing) = game.standing(walk.state())
        && let Some(end) = G::meta().ends.get(usize::from(standing.reason))
    {
        gaps.insert(Gap::End(end.id.to_owned()));
    }
    Ok(Seen { game: G::ID.to_owned(), gaps })
}

/// The values of readings that were in force while they were asked.
pub(super) fn readings_seen<G: Game>(asked: &RuleSet, values: &[u8]) -> Vec<Gap> {
    let meta = G::meta();
    let specs = meta.readings.iter().enumerate();
    specs
        .filter(|(_, spec)| asked.contains(spec.rule))
        .map(|(at, spec)| {
            let value = usize::from(values.get(at).copied().unwrap_or(0));
            Gap::Reading {
                id: meta.rules[spec.rule.index()].id.to_owned(),
                value: spec.values[value.min(spec.values.len() - 1)].to_owned(),
            }
        })
        .collect()
}

/// Everything that coverage asks of a game, with its newest card set.
pub(super) fn wanted<G: Game>() -> Result<Vec<Gap>, GoldenError> {
    let seats = *G::meta().seats.start();
    let game = G::new(&Setup::new::<G>(seats))?;
    Ok(Gap::all(&game))
}
