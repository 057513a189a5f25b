//! How much memory a review takes: measured in a process that does nothing else, so that no freed
//! memory of other work is counted in or hides it.

use crate::cli::{Failure, files};
use crate::games::Games;
use crate::review;
use std::fs;
use std::path::Path;
use std::process::Command;

/// Bytes in a page of memory, as `/proc` counts on the machines that have it.
const PAGE: u64 = 4_096;

/// Bytes that a review of this log takes in this process.
pub fn of_review(games: Games, path: &Path) -> Result<u64, Failure> {
    let bytes = files::read(path)?;
    let before = resident()?;
    let mut opened = review::open(games, &bytes)
        .map_err(|error| Failure::cannot(error).at(path).next("measure a log that is whole"))?;
    // Standing at the end has every keyframe made.
    let end = review::Position::after(0, opened.len(0).unwrap_or_default());
    opened.go(end).map_err(|error| Failure::cannot(error).at(path).next("measure a whole log"))?;
    let after = resident()?;
    drop(opened);
    Ok(after.saturating_sub(before))
}

/// The same, measured by another process.
pub fn measured(path: &Path) -> Result<u64, Failure> {
    let cannot = |problem: String| {
        Failure::cannot(format!("memory could not be measured: {problem}"))
            .next("`kanso bench --only reducing` measures other rows")
    };
    let program = std::env::current_exe().map_err(|error| cannot(error.to_string()))?;
    let output = Command::new(program).args(["bench", "--memory-of"]).arg(path).output();
    let output = output.map_err(|error| cannot(error.to_string()))?;
    let text = String::from_utf8_lossy(&output.stdout);
    text.trim().parse().map_err(|_| cannot(String::from_utf8_lossy(&output.stderr).into_owned()))
}

/// Bytes of memory that this process has in use now.
fn resident() -> Result<u64, Failure> {
    let pages = fs::read_to_string("/proc/self/statm")
        .ok()
        .and_then(|text| text.split(' ').nth(1)?.parse::<u64>().ok());
    pages.map(|pages| pages * PAGE).ok_or_else(|| {
        Failure::cannot("this system does not tell how much memory a process has")
            .next("measure on a machine with /proc")
    })
}
