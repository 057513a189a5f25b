//! Analyses: who was winning when, what choices cost, what they are worth.

use super::{Log, Stop};
use crate::model::CurvePoint;
use kanso_engine::Eye;
use kanso_replay::games::Games;
use kanso_replay::insight::{
    AnalyseError, Analysis, Cache, Effort, Policy, Request, Share, Watch, Worths,
};
use kanso_replay::log::RawLog;
use kanso_replay::log::record::{Header, LineId};
use kanso_replay::review::Position;
#[cfg(not(target_family = "wasm"))]
use std::{sync::mpsc::channel, thread};

/// A panic of a rule is no answer, but it is told.
#[cfg(not(target_family = "wasm"))]
const PANICKED: &str = "the program made a mistake here; please report it";

/// What is analysed.
#[derive(Clone, PartialEq, Debug)]
pub struct AnalyseOf {
    /// The log.
    pub log: Log,
    /// The line.
    pub line: LineId,
    /// For whom.
    pub eye: Eye,
    /// How much is played out.
    pub effort: Effort,
    /// True if what was played out is kept for the next time.
    pub keeps: bool,
}

/// What is known of an analysis.
#[derive(Clone, PartialEq, Debug)]
pub enum News {
    /// So many of so many parts are done.
    Done {
        /// Parts that are done.
        done: u32,
        /// Parts in all.
        of: u32,
        /// True if what choices cost is found out, no longer who was winning when.
        costs: bool,
    },
    /// Who is winning at a moment.
    Valued(CurvePoint),
    /// Who was winning when, on the whole line; in the last one what choices cost, too.
    Found {
        /// All of it.
        analysis: Box<Analysis>,
        /// True if nothing more will come of this job.
        last: bool,
    },
    /// It was stopped.
    Stopped,
    /// It cannot be done.
    Failed(String),
}

/// Tells what is found while it is found.
struct Telling<'a> {
    to: &'a (dyn Fn(News) + Sync),
    /// True in the pass that finds out what choices cost: it knows who was winning when.
    costs: bool,
}

impl Watch for Telling<'_> {
    fn done(&self, done: u32, of: u32) {
        (self.to)(News::Done { done, of, costs: self.costs });
    }

    fn valued(&self, event: u32, value: &[Share], error: &[Share]) {
        if !self.costs {
            let point = CurvePoint { event, value: value.to_vec(), error: error.to_vec() };
            (self.to)(News::Valued(point));
        }
    }
}

/// Analyses a line: first who was winning when, then what choices cost.
#[cfg(not(target_family = "wasm"))]
pub(super) fn analyse(games: Games, of: AnalyseOf, stop: &Stop, tell: &dyn Fn(News)) {
    let (sender, receiver) = channel();
    thread::scope(|scope| {
        let worker = scope.spawn(move || {
            // Nobody listens any more when the window is closed.
            let to = |news| drop(sender.send(news));
            kanso_replay::insight::leaving_a_core(|| analyse_here(games, of, stop, &to));
        });
        for news in receiver {
            tell(news);
        }
        if worker.join().is_err() {
            tell(News::Failed(PANICKED.to_owned()));
        }
    });
}

/// As [`analyse`], on the threads of whoever asks.
pub fn analyse_here(games: Games, of: AnalyseOf, stop: &Stop, to: &(dyn Fn(News) + Sync)) {
    if let Err(news) = passes(games, of, stop, to) {
        to(news);
    }
}

fn passes(
    games: Games,
    of: AnalyseOf,
    stop: &Stop,
    to: &(dyn Fn(News) + Sync),
) -> Result<(), News> {
    let failed = |why: String| News::Failed(why);
    let bytes = of.log.read().map_err(failed)?;
    let header = header(&bytes).map_err(failed)?;
    let game = games.get(&header.game).map_err(|error| failed(error.to_string()))?;
    let cache = if of.keeps { Cache::of_game(&header, games) } else { None };
    let cache = cache.unwrap_or_else(Cache::in_memory);
    for costs in [false, true] {
        let request = Request { eye: of.eye, policy: Policy::Greedy, effort: of.effort, costs };
        let watch = Telling { to, costs };
        let analysis = game.analyse(&bytes, of.line, &request, (&cache, &watch, stop.flag()));
        let analysis = analysis.map_err(|error| match error {
            AnalyseError::Stopped(_) => News::Stopped,
            AnalyseError::Log(_) | AnalyseError::Tree(_) => News::Failed(error.to_string()),
        })?;
        to(News::Found { analysis: Box::new(analysis), last: costs });
    }
    Ok(())
}

/// Finds out what each choice at a place is worth; what is known so far is told while more is found out.
#[cfg(not(target_family = "wasm"))]
pub(super) fn weigh(
    games: Games,
    log: Log,
    (at, eye, effort): (Position, Eye, Effort),
    stop: &Stop,
    tell: &dyn Fn(Result<Option<Worths>, String>, bool),
) {
    let (sender, receiver) = channel();
    thread::scope(|scope| {
        let worker = scope.spawn(move || {
            kanso_replay::insight::leaving_a_core(|| {
                let so_far = |worths: &Worths| drop(sender.send(worths.clone()));
                weigh_here(games, log, (at, eye, effort), stop, &so_far)
            })
        });
        for worths in receiver {
            tell(Ok(Some(worths)), false);
        }
        match worker.join() {
            Ok(result) => tell(result, true),
            Err(_) => tell(Err(PANICKED.to_owned()), true),
        }
    });
}

/// As [`weigh`], on the threads of whoever asks.
pub fn weigh_here(
    games: Games,
    log: Log,
    (at, eye, effort): (Position, Eye, Effort),
    stop: &Stop,
    so_far: &dyn Fn(&Worths),
) -> Result<Option<Worths>, String> {
    let bytes = log.read()?;
    let header = header(&bytes)?;
    let game = games.get(&header.game).map_err(|error| error.to_string())?;
    let asked = (eye, effort);
    game.worths(&bytes, (at.line, at.event), asked, (so_far, stop.flag()))
        .map_err(|error| error.to_string())
}

fn header(bytes: &[u8]) -> Result<Header, String> {
    let header = RawLog::scan(bytes).and_then(|raw| raw.header());
    header.map_err(|error| error.to_string())
}
