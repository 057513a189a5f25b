//! `kanso dispute compare --over`: the claimed readings over many games.

use super::compare::Told;
use crate::cli::{Failure, Finding, Io, files, words};
use crate::corpus::{self, Totals, Wanted};
use crate::dispute::SideOf;
use crate::foreign::word;
use crate::tell;
use crate::under::{Filler, Terms};
use kanso_engine::Lang;
use serde::Serialize;
use std::path::PathBuf;

/// One claimed reading over many games.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Over {
    /// Which course it is, as its side is called.
    label: String,
    /// Id of the reading.
    id: String,
    /// Its value.
    value: String,
    /// How many games of which kind.
    totals: Totals,
}

/// Compares many games with themselves under each reading that a side of the dispute is about.
pub fn compare(
    sides: &[Told<'_>],
    paths: &[PathBuf],
    filler: Filler,
    io: &Io<'_>,
) -> Result<Vec<Over>, Failure> {
    let mut all = Vec::new();
    if paths.is_empty() {
        return Ok(all);
    }
    let files = files::logs(paths)?;
    let readings = sides.iter().filter_map(|told| match &told.side.of {
        SideOf::Reading { id, value } => Some((told.label.clone(), id.clone(), value.clone())),
        SideOf::Played | SideOf::Answer { .. } => None,
    });
    for (label, id, value) in readings {
        let progress = io.progress(files.len() as u64);
        progress.set_message(label.clone());
        let terms = Terms::reading(&id, &value);
        let wanted = Wanted { terms, filler, all_lines: false };
        io.stop.by_itself();
        let report =
            corpus::compare(io.games, &files, &wanted, io.stop.flag(), &|| progress.inc(1));
        progress.finish_and_clear();
        let report = report.map_err(|error| {
            Failure::cannot(error).at(&paths[0]).next("name a folder with games of this kind")
        })?;
        let Some(report) = report else {
            return Err(Failure::cannot("stopped before the last game").next("run it again"));
        };
        all.push(Over { label, id, value, totals: report.totals });
    }
    if all.is_empty() {
        return Err(Failure::cannot(match io.lang {
            Lang::En => "no side of this dispute is under another reading than its game",
            Lang::Ja => "記録と異なる解釈の主張がないため、ほかのゲームとは比べられません",
        })
        .next("leave --over out; `kanso corpus compare --help` tells how games are compared under a reading"));
    }
    Ok(all)
}

/// Tells in how many games each would have mattered.
pub fn tell(all: &[Over], io: &mut Io<'_>) -> Result<(), Failure> {
    for Over { label, totals, .. } in all {
        let Totals { compared, differs, stops_fitting, winner, .. } = totals;
        let mattered = differs + stops_fitting;
        let no_end = winner.open + winner.unfinished;
        let heading = match io.lang {
            Lang::En => format!("In {}, {label}", words::counted(*compared, "other game")),
            Lang::Ja => format!("ほかの{compared}局：{label}"),
        };
        writeln!(io.out, "\n{}", io.style.strong(&heading))?;
        match io.lang {
            Lang::En => writeln!(
                io.out,
                "  it came up in {}, and would have mattered in {mattered}; in {stops_fitting} of \
                 them the record stops fitting\n  another winner in {}; {no_end} have no end on one \
                 side",
                totals.came_up, winner.other
            )?,
            Lang::Ja => writeln!(
                io.out,
                "  問題になったのは{}局、結果が変わるのは{mattered}局、うち記録が成立しなくなるのは\
                 {stops_fitting}局\n  勝者が変わるのは{}局、どちらかに結末がないのは{no_end}局",
                totals.came_up, winner.other
            )?,
        }
        let others = [
            (totals.already_so, words::ALREADY_SO),
            (totals.another_game, words::ANOTHER_GAME),
            (totals.failed, words::NOT_COMPARED),
        ];
        for (count, what) in others.into_iter().filter(|(count, _)| *count > 0) {
            writeln!(io.out, "  {}{colon}{count}", io.say(what), colon = tell::colon(io.lang))?;
        }
    }
    Ok(())
}

/// Good, unless a file could not be compared.
pub fn finding(all: &[Over], paths: &[PathBuf]) -> Result<Finding, Failure> {
    match all.iter().map(|over| over.totals.failed).max() {
        Some(failed) if failed > 0 => {
            let files = words::counted(failed, "file");
            Err(Failure::cannot(format!("{files} could not be compared")).next(format!(
                "`kanso verify {}` tells which, and what is wrong; the others are told above",
                paths.iter().map(word).collect::<Vec<_>>().join(" ")
            )))
        }
        _ => Ok(Finding::Good),
    }
}
