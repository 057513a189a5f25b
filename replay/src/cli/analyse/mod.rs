//! `kanso analyse`

mod check;
mod many;
mod one;
mod words;

use super::games::unknown;
use super::{Failure, Finding, Io, Stop, files, numbers, open, who};
use crate::address::{Address, Place};
use crate::foreign::word;
use crate::games::Games;
use crate::insight::{self, Analysis, Cache, Effort, Keep, Policy, Request, Watch};
use crate::log::RawLog;
use crate::log::record::{Header, LineId};
use crate::review::Review;
use crate::session::Session;
use indicatif::ProgressBar;
use kanso_engine::Eye;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Tell where a game turned: who was winning when, what luck did, and which choices cost what.
///
/// From each moment the greedy bot plays the game on to its end, many times, with other luck each time:
/// the share of the win that a seat has of these playouts is its value. Luck is what a throw or a draw did
/// to it; what a choice cost is the value of the best alternative less that of what was chosen. This is no
/// oracle: it says how such positions end where that bot plays, and the bot errs. Every number has its
/// standard error.
///
/// Marks: `?!` a choice that cost 2 points of the win, `?` 5 points, `??` 10 points where the bot that
/// thinks, which knows what the seat may know, prefers the best as well; only where the cost is twice its
/// error, and not where the seat could still have as much at its next decision.
///
/// Of a folder every game in it and below it: a table with the luck and the cost of each seat. What was
/// played out is kept for the next time; Ctrl-C loses none of it.
///
/// Exit status: 0 analysed, 1 values do not hold (--check), 2 it could not be done.
#[derive(Debug, clap::Args)]
pub struct Analyse {
    /// Files and folders.
    #[arg(required_unless_present = "check", value_name = "PATH")]
    paths: Vec<PathBuf>,
    /// For whom: all, public, or a seat by number or name; what an eye may not know is dealt anew.
    #[arg(long, default_value = "all")]
    eye: String,
    /// Another line than the one shown first, by number or name; for one file.
    #[arg(long)]
    line: Option<String>,
    /// Standard error of each share at which a moment was played out often enough: 0.03 is 3 points.
    #[arg(long, value_name = "SHARE", default_value = "0.03", value_parser = error)]
    error: f64,
    /// So many playouts for each moment, whatever the error.
    #[arg(long, value_name = "N", value_parser = numbers::counted, conflicts_with_all = ["error", "time"])]
    rollouts: Option<u32>,
    /// As many playouts for each moment as fit into about so many seconds; the number is told.
    #[arg(long, value_name = "SECONDS", value_parser = numbers::counted, conflicts_with = "error")]
    time: Option<u32>,
    /// Who plays on: the greedy bot, or the one that thinks (five playouts for a choice), which errs less
    /// and takes a hundred times as long: give it few --rollouts.
    #[arg(long, value_enum, default_value_t, hide_possible_values = true)]
    policy: PolicyChoice,
    /// Leave out what choices cost, which takes most of the time.
    #[arg(long)]
    no_costs: bool,
    /// By what a table of many games is ordered.
    #[arg(long, value_enum, default_value_t, hide_possible_values = true)]
    sort: Sort,
    /// Neither use what was kept nor keep anything.
    #[arg(long)]
    no_cache: bool,
    /// Instead of a file: whether the values of this game hold, over many games of bots. It takes long.
    #[arg(long, value_name = "GAME", conflicts_with_all = ["paths", "line", "error", "time"])]
    check: Option<String>,
    /// With --check: of so many games the luck is summed up.
    #[arg(long, value_name = "N", requires = "check", value_parser = numbers::counted)]
    games: Option<u32>,
    /// Answer as JSON.
    #[arg(long)]
    json: bool,
}

/// Who plays on from each moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, clap::ValueEnum)]
enum PolicyChoice {
    /// The greedy bot.
    #[default]
    Greedy,
    /// The bot that thinks.
    Search,
}

/// By what many games are ordered: name, luck (the luckiest first) or cost (the dearest first).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, clap::ValueEnum)]
enum Sort {
    /// By name.
    #[default]
    Name,
    /// The luckiest first.
    Luck,
    /// The dearest choices first.
    Cost,
}

/// Least standard error that can be asked for: a quarter of a million playouts would not do for less.
const ERROR_MIN: f64 = 0.002;

fn error(text: &str) -> Result<f64, String> {
    let share = text.parse::<f64>().ok().filter(|share| (ERROR_MIN..=0.25).contains(share));
    share.ok_or_else(|| format!("a share from {ERROR_MIN} to 0.25 is wanted here, such as 0.03"))
}

/// A game that was analysed.
struct Analysed {
    review: Box<dyn Review>,
    eye: Eye,
    analysis: Analysis,
}

impl Analyse {
    /// Runs the command.
    pub fn run(&self, io: &mut Io<'_>) -> Result<Finding, Failure> {
        if let Some(game) = &self.check {
            return check::tell(game, (self.games, self.rollouts), self.json, io);
        }
        let paths = files::logs(&self.paths)?;
        io.stop.by_itself();
        match &*paths {
            [path] if self.paths == paths => one::tell(self, path, io)?,
            _ => many::tell(self, &paths, io)?,
        }
        Ok(Finding::Good)
    }

    /// Analyses one game.
    fn analysed(&self, path: &Path, desk: &Desk<'_>) -> Result<Analysed, Failure> {
        let bytes = files::read_found(path, &self.paths)?;
        let session = Session::look_at(desk.games, &bytes);
        let mut review = session.map_err(|error| open::not_opened(path, &error))?.review;
        let address = Address { line: who::line(self.line.as_deref())?, place: Place::End };
        let line = review.seek(&address).map_err(|error| open::no_address(&error).at(path))?.line;
        let eye = who::eye(&self.eye, review.names())?;
        let policy = match self.policy {
            PolicyChoice::Greedy => Policy::Greedy,
            PolicyChoice::Search => Policy::Search,
        };
        let effort = Effort::error(self.error);
        let mut request = Request { eye, policy, effort, costs: !self.no_costs };
        if let Some(count) = self.rollouts {
            request.effort = Effort::playouts(count);
        }
        if let Some(seconds) = self.time {
            let game = &desk.games.get(&review.header().game);
            let game = game.as_ref().map_err(|error| unknown(error.clone()).at(path))?;
            let limit = Duration::from_secs(seconds.into());
            let effort = game.effort_for(&bytes, line, &request, limit, desk.stop.flag());
            request.effort = effort.map_err(|error| not_analysed(path, error))?;
        }
        let analysis = analysis(path, (&bytes, review.header(), line), &request, desk)?;
        Ok(Analysed { review, eye, analysis })
    }
}

/// What many analyses have in common.
struct Desk<'a> {
    games: Games,
    stop: Stop,
    /// Shown for one game.
    progress: &'a ProgressBar,
    /// Whether what was played out is kept.
    keeps: bool,
}

fn analysis(
    path: &Path,
    (bytes, header, line): (&[u8], &Header, LineId),
    request: &Request,
    desk: &Desk<'_>,
) -> Result<Analysis, Failure> {
    let game = desk.games.get(&header.game).map_err(|error| unknown(error).at(path))?;
    let cache = if desk.keeps { Cache::of_game(header, desk.games) } else { None };
    let keep: &dyn Keep = cache.as_ref().map_or(&(), |cache| cache);
    let with = (keep, &Shown(desk.progress) as &dyn Watch, desk.stop.flag());
    let analysis = game.analyse(bytes, line, request, with);
    desk.progress.finish_and_clear();
    analysis.map_err(|error| not_analysed(path, error))
}

/// What an analysis finds with nothing else asked for, for a page that shows it.
pub(super) fn for_page(
    path: &Path,
    line: LineId,
    eye: Eye,
    io: &Io<'_>,
) -> Result<Analysis, Failure> {
    let bytes = files::read(path)?;
    let header = RawLog::scan(&bytes).and_then(|raw| raw.header());
    let header = header.map_err(|error| Failure::of_log(&error, path))?;
    let policy = Policy::Greedy;
    let request = Request { eye, policy, effort: Effort::default(), costs: true };
    let progress = io.progress(0);
    let desk = Desk { games: io.games, stop: io.stop.clone(), progress: &progress, keeps: true };
    analysis(path, (&bytes, &header, line), &request, &desk)
}

/// As [`for_page`], one of many games, of which no progress is shown; without what choices cost where only the
/// curve is wanted.
pub(super) fn for_site(
    path: &Path,
    (bytes, header, line): (&[u8], &Header, LineId),
    costs: bool,
    (games, stop): (Games, &Stop),
) -> Result<Analysis, Failure> {
    let (eye, policy) = (Eye::All, Policy::Greedy);
    let request = Request { eye, policy, effort: Effort::default(), costs };
    let progress = &ProgressBar::hidden();
    let desk = Desk { games, stop: stop.clone(), progress, keeps: true };
    analysis(path, (bytes, header, line), &request, &desk)
}

fn not_analysed(path: &Path, error: insight::AnalyseError) -> Failure {
    match error {
        insight::AnalyseError::Log(error) => Failure::of_log(&error, path),
        insight::AnalyseError::Tree(error) => Failure::bad(error).at(path),
        insight::AnalyseError::Stopped(stopped) => Failure::cannot(stopped)
            .at(path)
            .next(format!("what was played out is kept: run `kanso analyse {}` again", word(path))),
    }
}

/// Progress that is shown.
struct Shown<'a>(&'a ProgressBar);

impl Watch for Shown<'_> {
    fn done(&self, done: u32, of: u32) {
        self.0.set_length(of.into());
        self.0.set_position(done.into());
    }
}
