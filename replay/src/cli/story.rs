//! The transcript of a line of a file.

use super::{Failure, files};
use kanso_engine::{Event, Game};
use kanso_games::registry::{self, Visitor};
use kanso_replay::lines::Tree;
use kanso_replay::log::record::LineId;
use kanso_replay::log::{RawLog, read_game};
use kanso_replay::tell::{TranscriptOptions, transcript as write};
use std::path::Path;

/// The transcript of a line, as the options have it told.
pub fn transcript(
    path: &Path,
    line: LineId,
    options: TranscriptOptions,
) -> Result<String, Failure> {
    struct Visit<'a>(&'a [u8], &'a Path, LineId, TranscriptOptions);
    impl Visitor for Visit<'_> {
        type Out = Result<String, Failure>;
        fn visit<G: Game>(self) -> Self::Out {
            let Self(bytes, path, line, options) = self;
            let (game, log) =
                read_game::<G>(bytes).map_err(|error| Failure::of_log(&error, path))?;
            let header = log.header.clone();
            let tree = Tree::grow(log.header, log.records)
                .map_err(|error| Failure::bad(error).at(path))?;
            let events: Vec<Event<G::Action>> = tree
                .stretches(line, 0)
                .flat_map(|stretch| stretch.events.iter().cloned())
                .take(tree.shown_len(line) as usize)
                .collect();
            Ok(write(&game, &header, &events, &options))
        }
    }
    let bytes = files::read(path)?;
    let header = RawLog::scan(&bytes).and_then(|raw| raw.header());
    let header = header.map_err(|error| Failure::of_log(&error, path))?;
    registry::visit(&header.game, Visit(&bytes, path, line, options))
        .map_err(|error| super::games::unknown(&error.id).at(path))?
}
