//! The transcript of a line of a file.

use super::{Failure, files};
use crate::games::Games;
use crate::lines::Tree;
use crate::log::record::LineId;
use crate::log::{RawLog, read_game};
use crate::tell::{TranscriptOptions, transcript as write};
use kanso_engine::{Event, Game};
use std::path::Path;

/// The transcript of a line, as the options have it told.
pub fn transcript(
    games: Games,
    path: &Path,
    line: LineId,
    options: TranscriptOptions,
) -> Result<String, Failure> {
    let bytes = files::read(path)?;
    let header = RawLog::scan(&bytes).and_then(|raw| raw.header());
    let header = header.map_err(|error| Failure::of_log(&error, path))?;
    let game = games.get(&header.game).map_err(|error| super::games::unknown(error).at(path))?;
    game.transcript(&bytes, path, line, options)
}

/// As [`transcript`], of a log of this game.
pub(super) fn transcript_of<G: Game>(
    bytes: &[u8],
    path: &Path,
    line: LineId,
    options: TranscriptOptions,
) -> Result<String, Failure> {
    let (game, log) = read_game::<G>(bytes).map_err(|error| Failure::of_log(&error, path))?;
    let header = log.header.clone();
    let tree = Tree::grow(log.header, log.records).map_err(|error| Failure::bad(error).at(path))?;
    let events: Vec<Event<G::Action>> = tree
        .stretches(line, 0)
        .flat_map(|stretch| stretch.events.iter().cloned())
        .take(tree.shown_len(line) as usize)
        .collect();
    Ok(write(&game, &header, &events, &options))
}
