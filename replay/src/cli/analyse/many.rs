//! Many games, analysed: a table with the luck and the cost of each seat.

use super::one::totals;
use super::{Analyse, Desk, Sort, words};
use crate::cli::{Failure, Io, files};
use crate::foreign::{Plain, plain};
use crate::insight::{Analysis, Share};
use indicatif::ProgressBar;
use kanso_engine::Lang;
use serde_json::json;
use std::path::{Path, PathBuf};

/// Analyses games and tells of each seat of each.
pub(super) fn tell(command: &Analyse, paths: &[PathBuf], io: &mut Io<'_>) -> Result<(), Failure> {
    let (games, stop, keeps) = (io.games, io.stop.clone(), !command.no_cache);
    let done = files::each(paths, io, |path| {
        // Progress is that of the games.
        let progress = &ProgressBar::hidden();
        let desk = Desk { games, stop: stop.clone(), progress, keeps };
        Ok(command.analysed(path, &desk)?.analysis)
    });
    let (mut found, mut failed, mut left) = (Vec::new(), Vec::new(), 0);
    for (path, done) in paths.iter().zip(done) {
        match done {
            Some(Ok(analysis)) => found.push((path, analysis)),
            Some(Err(failure)) if io.stop.asked() => {
                left += 1;
                drop(failure);
            }
            Some(Err(failure)) => failed.push((path, failure)),
            None => left += 1,
        }
    }
    if command.json {
        let games = found.iter().map(
            |(path, analysis)| json!({ "path": path.to_string_lossy(), "analysis": analysis }),
        );
        let failed = failed.iter().map(
            |(path, failure)| json!({ "path": path.to_string_lossy(), "error": failure.what() }),
        );
        writeln!(io.out, "{:#}", json!(games.chain(failed).collect::<Vec<_>>()))?;
    } else {
        seats(command, &found, io)?;
        for (path, failure) in &failed {
            writeln!(io.out, "{}: {}", Plain(path.display()), plain(failure.what()))?;
        }
    }
    if left > 0 {
        return Err(Failure::cannot(format!("stopped with {left} of {} games left", paths.len()))
            .next("what was played out is kept: run it again for the rest"));
    }
    if failed.is_empty() {
        Ok(())
    } else {
        Err(Failure::cannot(match io.lang {
            Lang::En => format!("{} of {} games could not be analysed", failed.len(), paths.len()),
            Lang::Ja => format!("{}局中{}局を解析できません", paths.len(), failed.len()),
        })
        .next("see above which, and why"))
    }
}

fn seats(
    command: &Analyse,
    found: &[(&PathBuf, Analysis)],
    io: &mut Io<'_>,
) -> Result<(), Failure> {
    let mut all: Vec<(&Path, usize, &Analysis)> = found
        .iter()
        .flat_map(|(path, of)| (0..of.seats.len()).map(move |seat| (path.as_path(), seat, of)))
        .collect();
    let by = |share: Share| std::cmp::Reverse(share);
    match command.sort {
        Sort::Name => {}
        Sort::Luck => all.sort_by_key(|(_, seat, of)| by(of.seats[*seat].luck)),
        Sort::Cost => all.sort_by_key(|(_, seat, of)| by(of.seats[*seat].cost)),
    }
    let rows = all.into_iter().map(|(path, seat, analysis)| {
        let total = &analysis.seats[seat];
        (format!("{} {}", Plain(path.display()), plain(&total.name)), total)
    });
    totals(words::GAME, rows, !command.no_costs, io)
}
