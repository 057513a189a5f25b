//! `kanso corpus stats`

use super::stats_text::text;
use crate::cli::{Failure, Finding, Io, files, numbers, words};
use crate::corpus::stats::{Stats, Tally, page, tally};
use rayon::ThreadPoolBuilder;
use serde_json::json;
use std::num::NonZero;
use std::path::{Path, PathBuf};

/// Tell who wins, how long games are and what is used, and what differs from other games.
///
/// Shares of wins by seat, draws, lengths, ends; for each card, action and rule in how many games it is used, and
/// what those win who use it. One part for each game, split by seats, options and readings where they
/// differ. Of a folder every .kanso file in it and below it is taken. The files are only read; one that is not sound is
/// told with its reason, and the rest is done.
///
/// With --against: which figures differ from those of other games by more than chance, as before and after a
/// card was changed.
///
/// Exit status: 0 told, 1 it differs from the games of --against, 2 it could not be done, or a file is not sound.
#[derive(Debug, clap::Args)]
pub struct StatsCommand {
    /// Files and folders.
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,
    /// Other games, files and folders, to lay beside these.
    #[arg(long, value_name = "PATH", num_args = 1..)]
    against: Vec<PathBuf>,
    /// The page to make; OUT.json is JSON. Without it the main figures are told here.
    #[arg(short, long = "out", value_name = "OUT")]
    out: Option<PathBuf>,
    /// Answer as JSON: all figures.
    #[arg(long)]
    json: bool,
    /// How many games are looked at at the same time; without it one for each core. The answer is the same.
    #[arg(long, value_name = "N", value_parser = numbers::threads)]
    jobs: Option<NonZero<usize>>,
}

impl StatsCommand {
    /// Runs the command.
    pub fn run(&self, io: &mut Io<'_>) -> Result<Finding, Failure> {
        super::not_there_yet(self.out.as_deref())?;
        let here = files::logs(&self.paths)?;
        let beside = if self.against.is_empty() { Vec::new() } else { files::logs(&self.against)? };
        let pool = ThreadPoolBuilder::new().num_threads(self.jobs.map_or(0, NonZero::get)).build();
        let pool = pool.map_err(|error| {
            Failure::cannot(format!("the threads cannot be had: {error}"))
                .next("ask for fewer with --jobs")
        })?;
        let progress = io.progress((here.len() + beside.len()) as u64);
        io.stop.by_itself();
        let (games, flag) = (io.games, io.stop.flag());
        let tallied: Option<(Tally, Option<Tally>)> = pool.install(|| {
            let done = || progress.inc(1);
            let here = tally(games, &here, flag, &done)?;
            if self.against.is_empty() {
                return Some((here, None));
            }
            Some((here, Some(tally(games, &beside, flag, &done)?)))
        });
        let done = progress.position();
        progress.finish_and_clear();
        let Some((here, other)) = tallied else {
            let total = progress.length().unwrap_or(0);
            return Err(Failure::cannot(format!("stopped after {done} of {total} files"))
                .next("run it again; nothing was written"));
        };
        let stats = Stats::of(games, here, other);
        tell_stats(&stats, self.out.as_deref(), self.json, io)?;
        if let Some(first) = stats.first_damaged() {
            let files = words::counted(stats.damaged_count(), "file");
            return Err(Failure::cannot(format!("{files} could not be counted: {}", first.why))
                .at(Path::new(&first.file))
                .next("`kanso verify FILE` tells what is wrong; the other games are told above"));
        }
        Ok(Finding::good_if(!stats.differs()))
    }
}

/// Tells figures: as a page in `out`, as JSON where that is asked for or `out` is called so, else the main ones
/// as text.
///
/// # Errors
///
/// [`Failure`]: the file cannot be made, or nobody hears it.
pub fn tell_stats(
    stats: &Stats,
    out: Option<&Path>,
    json: bool,
    io: &mut Io<'_>,
) -> Result<(), Failure> {
    let ending = out.and_then(|out| out.extension()?.to_str());
    let told = if json || ending == Some("json") {
        format!("{:#}\n", json!(stats))
    } else if out.is_some() {
        page(io.games, stats, io.lang)
    } else {
        text(stats, io)
    };
    match out {
        Some(path) => {
            files::make(path, told.as_bytes())?;
            writeln!(io.out, "{}", path.display())?;
        }
        None => io.out.write_all(told.as_bytes())?,
    }
    Ok(())
}
