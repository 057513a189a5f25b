//! Trying every flip on the goldens that reach it.

use super::report::{Fate, FlipReport, GameFlips, How, Place, Tried};
use crate::bug::outlived;
use crate::games::Games;
use crate::golden::check::{blessed, retell};
use crate::golden::flip_exceptions::{self, FlipException};
use crate::golden::{GoldenError, GoldenFile, find};
use crate::log::RawLog;
use crate::reading::{self, LOG_LEN_MAX, SET_LEN_MAX};
use kanso_engine::flip;
use rayon::ThreadPoolBuilder;
use rayon::prelude::*;
use std::collections::{BTreeMap, BTreeSet};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

/// The file with the exceptions of a game, beside its goldens.
const EXCEPTIONS_FILE: &str = "flips.toml";
/// A golden under a flip may make so many times the calls that it makes without one, and
/// [`CALLS_MORE`] calls besides, before it counts as endless.
const CALLS_TIMES: u64 = 10;
/// See [`CALLS_TIMES`].
const CALLS_MORE: u64 = 20_000;
/// Stack of a thread, in bytes: a flip may make a rule call itself until the calls are used up.
const STACK_BYTES: usize = 64 << 20;

/// What is tried, and by how many.
#[derive(Clone, Debug, Default)]
pub struct FlipOptions {
    /// The game, by its id; all if there is none.
    pub game: Option<String>,
    /// How many flips are tried at the same time; as many as there are cores if there is none.
    pub jobs: Option<NonZero<usize>>,
}

/// A golden, ready to be told again and again.
struct Ready {
    name: String,
    bytes: Vec<u8>,
    text: String,
    /// How many calls of switches telling it takes.
    calls: u64,
    /// The sites that it reaches, ascending.
    reached: Vec<u32>,
}

/// Tries every flip of the games that have goldens in a folder. `begin` is told how many flips there
/// are, `done` after each one; once `stop` is set, nothing more is tried and there is no report.
///
/// The goldens are told with each flip by threads of their own; a panic of a rule is caught, but the
/// process's panic hook is called, so a program that shows panics must silence it meanwhile.
///
/// # Errors
///
/// [`GoldenError`]: when a file cannot be read, a golden is not as it was blessed, or a list of
/// exceptions cannot be used.
pub fn flips(
    games: Games,
    dir: &Path,
    options: &FlipOptions,
    begin: &(dyn Fn(u64) + Sync),
    done: &(dyn Fn() + Sync),
    stop: &AtomicBool,
) -> Result<Option<FlipReport>, GoldenError> {
    let threads = options.jobs.map_or(0, NonZero::get);
    let pool = ThreadPoolBuilder::new().num_threads(threads).stack_size(STACK_BYTES).build();
    let pool = pool.map_err(|error| GoldenError::Threads { problem: error.to_string() })?;
    pool.install(|| {
        let goldens = find(dir)?;
        let ready: Result<Vec<_>, GoldenError> =
            goldens.par_iter().map(|golden| ready(games, dir, golden, options)).collect();
        let mut by_game: BTreeMap<String, (Vec<Ready>, BTreeSet<PathBuf>)> = BTreeMap::new();
        for (game, golden, list) in ready?.into_iter().flatten() {
            let (goldens, lists) = by_game.entry(game).or_default();
            goldens.push(golden);
            lists.insert(list);
        }
        let count = |game: &String| sites_of(games, game).count() as u64;
        begin(by_game.keys().map(count).sum());
        let mut report = FlipReport { games: Vec::new() };
        for (game, (mut goldens, lists)) in by_game {
            let exceptions = exceptions_in(lists)?;
            // The quickest first; the name decides between equal ones, so that a run is like another.
            goldens.sort_by(|a, b| (a.calls, &a.name).cmp(&(b.calls, &b.name)));
            let sites: Vec<_> = sites_of(games, &game).collect();
            let fates: Vec<_> = sites
                .par_iter()
                .map(|site| {
                    let fate =
                        (!stop.load(Ordering::Relaxed)).then(|| fate(games, *site, &goldens));
                    done();
                    fate
                })
                .collect();
            let Some(fates) = fates.into_iter().collect::<Option<Vec<_>>>() else {
                return Ok(None);
            };
            report.games.push(judge(games, game, goldens.len() as u32, &sites, fates, exceptions));
        }
        Ok(Some(report))
    })
}

/// The sites of a game: its folder is its id with `_` for `-`.
fn sites_of(games: Games, game: &str) -> impl Iterator<Item = u32> + use<> {
    let folder = game.replace('-', "_");
    (0..).zip(games.sites()).filter(move |(_, site)| site.game == folder).map(|(number, _)| number)
}

/// Reads a golden and tells it once with nothing flipped. None if it is of another game.
fn ready(
    games: Games,
    dir: &Path,
    golden: &GoldenFile,
    options: &FlipOptions,
) -> Result<Option<(String, Ready, PathBuf)>, GoldenError> {
    let bytes = reading::read(&golden.log, LOG_LEN_MAX).map_err(GoldenError::io(&golden.log))?;
    let header = RawLog::scan(&bytes).and_then(|raw| raw.header());
    let game = header.map_err(GoldenError::log(&golden.log))?.game;
    if options.game.as_ref().is_some_and(|wanted| *wanted != game) {
        return Ok(None);
    }
    let not_clean = || GoldenError::NotClean { path: golden.log.clone() };
    let text = blessed(golden)?.ok_or_else(not_clean)?;
    // Once without counting, so that what is read once for all, such as the built-in cards, is there.
    let noticed = notices(games, &bytes, &text);
    let (again, calls, called) = flip::recorded(|| notices(games, &bytes, &text));
    if noticed.is_some() || again.is_some() {
        return Err(not_clean());
    }
    let reached = (0..).zip(called).filter(|(_, called)| *called).map(|(site, _)| site).collect();
    // The goldens of a game may lie in folders below the one that has its list.
    let own = golden.log.parent().unwrap_or(dir);
    let list =
        own.ancestors().map(|folder| folder.join(EXCEPTIONS_FILE)).find(|path| path.exists());
    let list = list.unwrap_or_else(|| own.join(EXCEPTIONS_FILE));
    Ok(Some((game, Ready { name: golden.name.clone(), bytes, text, calls, reached }, list)))
}

/// What a golden finds now, if it finds anything.
fn notices(games: Games, bytes: &[u8], text: &str) -> Option<How> {
    match outlived(|| retell(games, bytes)) {
        Err(bug) if bug.said.starts_with(flip::ENDLESS) => Some(How::Endless),
        Err(_) => Some(How::Panics),
        Ok(Err(_)) => Some(How::Unsound),
        Ok(Ok(retold)) if retold.text != text => Some(How::Told),
        Ok(Ok(retold)) if !retold.failed.is_empty() => Some(How::Probe),
        Ok(Ok(retold)) if !retold.unsound.is_empty() => Some(How::Unsound),
        Ok(Ok(_)) => None,
    }
}

fn fate(games: Games, site: u32, goldens: &[Ready]) -> Fate {
    let mut reached = 0;
    for golden in goldens {
        if golden.reached.binary_search(&site).is_err() {
            continue;
        }
        reached += 1;
        let calls = golden.calls * CALLS_TIMES + CALLS_MORE;
        if let Some(how) = flip::with(site, calls, || notices(games, &golden.bytes, &golden.text)) {
            return Fate::Noticed { golden: golden.name.clone(), how };
        }
    }
    if reached == 0 { Fate::Unreached } else { Fate::Unnoticed { reached } }
}

fn exceptions_in(lists: BTreeSet<PathBuf>) -> Result<Vec<FlipException>, GoldenError> {
    let mut exceptions = Vec::new();
    for path in lists.into_iter().filter(|path| path.exists()) {
        let text = reading::read_text(&path, SET_LEN_MAX).map_err(GoldenError::io(&path))?;
        let list = flip_exceptions::read(&text);
        exceptions.extend(list.map_err(|problem| GoldenError::Exceptions { path, problem })?);
    }
    Ok(exceptions)
}

/// Fates and exceptions side by side.
pub(super) fn judge(
    games: Games,
    game: String,
    goldens: u32,
    sites: &[u32],
    fates: Vec<Fate>,
    exceptions: Vec<FlipException>,
) -> GameFlips {
    let mut needed = vec![false; exceptions.len()];
    let flips = sites.iter().zip(fates).map(|(site, fate)| {
        let place = Place::of(&games.sites()[*site as usize]);
        let mut excepted = None;
        if !matches!(fate, Fate::Noticed { .. }) {
            for (exception, needed) in exceptions.iter().zip(&mut needed) {
                if place.is_meant(exception) {
                    *needed = true;
                    excepted = Some(exception.why.clone());
                }
            }
        }
        Tried { place, fate, excepted }
    });
    let flips = flips.collect();
    let needless = exceptions.into_iter().zip(needed).filter(|(_, needed)| !needed);
    let needless = needless.map(|(exception, _)| exception).collect();
    GameFlips { game, goldens, flips, needless }
}
