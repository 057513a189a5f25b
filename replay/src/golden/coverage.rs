//! Coverage: what the goldens of a game show, and what they do not.

use super::exceptions::{self, Exception};
use super::gap::{self, Gap};
use super::probe::failed_probes;
use super::{GoldenError, GoldenFile, Loaded, find};
use crate::bug::outlived;
use crate::games::Games;
use crate::log::RawLog;
use crate::once;
use crate::reading::{self, LOG_LEN_MAX, SET_LEN_MAX};
use crate::tell::walk::Walk;
use crate::under::depends::{Flipped, Line, Look};
use crate::under::reading_id;
use kanso_engine::{Game, Mode, RuleSet, Setup};
use rayon::prelude::*;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

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
    let mut by_game: BTreeMap<String, Vec<GoldenBytes>> = BTreeMap::new();
    for file in find(dir)? {
        let bytes = reading::read(&file.log, LOG_LEN_MAX).map_err(GoldenError::io(&file.log))?;
        let header = crate::log::peek(&bytes).map_err(GoldenError::log(&file.log))?;
        by_game.entry(header.game).or_default().push(GoldenBytes { file, bytes });
    }
    let of = |(game, goldens): (String, Vec<GoldenBytes>)| {
        let known = games.get(&game)?;
        let folder = |golden: &GoldenBytes| golden.file.log.parent().unwrap_or(dir).to_owned();
        let lists: BTreeSet<_> =
            goldens.iter().map(|golden| folder(golden).join(EXCEPTIONS_FILE)).collect();
        let mut exceptions = Vec::new();
        for path in lists.into_iter().filter(|path| path.exists()) {
            let text = reading::read_text(&path, SET_LEN_MAX).map_err(GoldenError::io(&path))?;
            let list = exceptions::read(&text);
            exceptions.extend(list.map_err(|problem| GoldenError::Exceptions { path, problem })?);
        }
        let wanted = known.wanted_of_goldens()?;
        let excused = exceptions.iter().filter_map(|own| own.gap().ok()).collect();
        let seen = known.see_goldens(&goldens, &excused)?;
        Ok(compare(game, goldens.len() as u32, &wanted, &seen, exceptions))
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

/// A golden that is read.
pub struct GoldenBytes {
    /// Its files.
    pub file: GoldenFile,
    /// Its log.
    pub bytes: Vec<u8>,
}

/// What the goldens of this game show; for what is excused, only the course of the games is looked at,
/// not every table: to find nothing there takes longer than all the rest.
pub(super) fn see<G: Game>(
    goldens: &[GoldenBytes],
    excused: &BTreeSet<Gap>,
) -> Result<BTreeSet<Gap>, GoldenError> {
    let seen: Result<Vec<_>, GoldenError> = goldens
        .par_iter()
        .map(|golden| {
            let log = &golden.file.log;
            let loaded = outlived(|| {
                let loaded = Loaded::<G>::read(&RawLog::scan(&golden.bytes)?)?;
                Ok((shown(&loaded), loaded))
            });
            loaded.map_err(GoldenError::bug(log))?.map_err(GoldenError::log(log))
        })
        .collect();
    let (gaps, loaded): (Vec<_>, Vec<_>) = seen?.into_iter().unzip();
    let mut gaps: BTreeSet<Gap> = gaps.into_iter().flatten().collect();
    gaps.extend(told_apart(goldens, &loaded, excused));
    Ok(gaps)
}

/// What one golden shows by itself.
fn shown<G: Game>(golden: &Loaded<G>) -> BTreeSet<Gap> {
    let Loaded { game, events, probes, .. } = golden;
    let mut walk = Walk::new(game, Mode::Rules);
    let mut acted = RuleSet::new();
    for event in events {
        if walk.step(event).is_err() {
            break;
        }
        acted.merge(walk.acted());
    }
    let mut gaps: BTreeSet<Gap> = acted.iter().map(|rule| gap::acted(game, rule)).collect();
    let failed = failed_probes(game, events, probes);
    let holds = |rule: &&String| !failed.iter().any(|probe| probe.wanted == **rule);
    let rules = probes.iter().map(|probe| &probe.rule).filter(holds);
    gaps.extend(rules.cloned().map(Gap::Refuses));
    if let Some(standing) = game.standing(walk.state())
        && let Some(end) = G::meta().ends.get(usize::from(standing.reason))
    {
        gaps.insert(Gap::End(end.id.to_owned()));
    }
    gaps
}

/// How a golden is looked at: what takes longer, later.
const LOOKS: [Look; 2] = [Look::Course, Look::EveryEye];

/// The values of readings that the goldens tell from another value of the same reading: under that
/// one, some golden with this one in force would come to another thing.
fn told_apart<G: Game>(
    goldens: &[GoldenBytes],
    loaded: &[Loaded<G>],
    excused: &BTreeSet<Gap>,
) -> Vec<Gap> {
    let specs = G::meta().readings.iter().enumerate();
    let values: Vec<(usize, u8)> = specs
        .flat_map(|(at, spec)| (0..spec.values.len() as u8).map(move |value| (at, value)))
        .collect();
    let is_told = |(at, value): &(usize, u8)| {
        let id = reading_id::<G>(*at).to_lowercase();
        let number = id.rsplit('-').next().unwrap_or(&id);
        let is_named =
            |golden: &GoldenBytes| golden.file.name.split('-').any(|part| part == number);
        let in_force = |golden: &Loaded<G>| {
            golden.log.header.readings.get(*at).copied().unwrap_or(0) == *value
        };
        let mut tried: Vec<_> =
            goldens.iter().zip(loaded).filter(|(_, golden)| in_force(golden)).collect();
        // The golden that was made for it first, then the short ones.
        tried.sort_by_key(|(golden, loaded)| (!is_named(golden), loaded.events.len()));
        let is_excused = excused.contains(&Gap::reading::<G>(*at, *value));
        let looks = if is_excused { &LOOKS[..1] } else { &LOOKS[..] };
        looks.iter().any(|look| tried.iter().any(|(_, golden)| tells_apart(golden, *at, *look)))
    };
    let told = once::each(values.len(), &|at| is_told(&values[at]));
    let told = values.iter().zip(told).filter(|(_, is_told)| *is_told);
    told.map(|((at, value), _)| Gap::reading::<G>(*at, *value)).collect()
}

fn tells_apart<G: Game>(golden: &Loaded<G>, reading: usize, look: Look) -> bool {
    let Ok(setup) = golden.log.header.setup::<G>() else { return false };
    let Loaded { game, events, probes, .. } = golden;
    let line = Line { seats: setup.seats, events, probes };
    Flipped::other_values(&setup, reading).any(|other| other.matters_to(game, &line, look))
}

/// Everything that coverage asks of a game, with its newest card set.
pub(super) fn wanted<G: Game>() -> Result<Vec<Gap>, GoldenError> {
    let seats = *G::meta().seats.start();
    let game = G::new(&Setup::new::<G>(seats))?;
    Ok(Gap::all(&game))
}
