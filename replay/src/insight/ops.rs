//! What an analysis does with a game.

use super::analyse::{Effort, Request, Stopped, Valued, Watch, analyse, effort_for, value_behind};
use super::analysis::Analysis;
use super::check::{Checked, Extent, check};
use super::keep::Keep;
use super::worth::{Worths, worths};
use crate::games::Of;
use crate::lines::{Tree, TreeError};
use crate::log::record::{Header, LineId, LuckSource};
use crate::log::{LogError, read_game};
use kanso_engine::{Event, Eye, Game};
use rayon::ThreadPoolBuilder;
use std::num::NonZero;
use std::sync::atomic::AtomicBool;
use std::thread;
use std::time::Duration;

/// Why a log was not analysed.
#[derive(Debug, thiserror::Error)]
pub enum AnalyseError {
    /// It cannot be read.
    #[error(transparent)]
    Log(#[from] LogError),
    /// A record does not fit those before it.
    #[error(transparent)]
    Tree(#[from] TreeError),
    /// It was stopped.
    #[error(transparent)]
    Stopped(#[from] Stopped),
}

/// What an analysis does with a game.
pub trait InsightOps {
    /// Analyses a line of a log of this game.
    fn analyse(
        &self,
        bytes: &[u8],
        line: LineId,
        request: &Request,
        with: (&dyn Keep, &dyn Watch, &AtomicBool),
    ) -> Result<Analysis, AnalyseError>;

    /// How many playouts for each moment of a line fit into a time. Only this asks a clock: the number
    /// that it gives is told with the analysis.
    fn effort_for(
        &self,
        bytes: &[u8],
        line: LineId,
        request: &Request,
        limit: Duration,
        stop: &AtomicBool,
    ) -> Result<Effort, AnalyseError>;

    /// What can be chosen after so many events of a line is worth, as [`super::worths()`].
    fn worths(
        &self,
        bytes: &[u8],
        at: (LineId, u32),
        asked: (Eye, Effort),
        with: (&dyn Fn(&Worths), &AtomicBool),
    ) -> Result<Option<Worths>, AnalyseError>;

    /// Who is winning after so many events of a line, as [`super::value_behind`].
    fn value(
        &self,
        bytes: &[u8],
        at: (LineId, u32),
        asked: (Eye, Effort),
    ) -> Result<Valued, AnalyseError>;

    /// As [`super::check()`], for this game.
    fn check(&self, seed: &str, extent: Extent, stop: &AtomicBool) -> Result<Checked, Stopped>;
}

impl<G: Game> InsightOps for Of<G> {
    fn analyse(
        &self,
        bytes: &[u8],
        line: LineId,
        request: &Request,
        with: (&dyn Keep, &dyn Watch, &AtomicBool),
    ) -> Result<Analysis, AnalyseError> {
        let Line { game, of, events } = Line::<G>::of(bytes, line)?;
        Ok(analyse(&game, &events, &of, request, with)?)
    }

    fn effort_for(
        &self,
        bytes: &[u8],
        line: LineId,
        request: &Request,
        limit: Duration,
        stop: &AtomicBool,
    ) -> Result<Effort, AnalyseError> {
        let Line { game, of, events } = Line::<G>::of(bytes, line)?;
        Ok(effort_for(&game, &events, &of, request, limit, stop)?)
    }

    fn worths(
        &self,
        bytes: &[u8],
        (line, event): (LineId, u32),
        asked: (Eye, Effort),
        with: (&dyn Fn(&Worths), &AtomicBool),
    ) -> Result<Option<Worths>, AnalyseError> {
        let Line { game, of, events } = Line::<G>::of(bytes, line)?;
        let upto = events.len().min(event as usize);
        Ok(worths(&game, &events[..upto], &of, asked, with)?)
    }

    fn value(
        &self,
        bytes: &[u8],
        (line, event): (LineId, u32),
        asked: (Eye, Effort),
    ) -> Result<Valued, AnalyseError> {
        let Line { game, of, events } = Line::<G>::of(bytes, line)?;
        let upto = events.len().min(event as usize);
        Ok(value_behind(&game, &events[..upto], &of, asked, &AtomicBool::new(false))?)
    }

    fn check(&self, seed: &str, extent: Extent, stop: &AtomicBool) -> Result<Checked, Stopped> {
        check::<G>(seed, extent, stop)
    }
}

/// Does work on all cores but one, so that a window beside it goes on drawing.
pub fn leaving_a_core<T: Send>(work: impl FnOnce() -> T + Send) -> T {
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let pool = ThreadPoolBuilder::new().num_threads(cores.saturating_sub(1).max(1)).build();
    match pool {
        Ok(pool) => pool.install(work),
        // Where no threads can be had it is done here.
        Err(_) => work(),
    }
}

/// A line of a log, with its game.
struct Line<G: Game> {
    game: G,
    /// What tells it from other games.
    of: Vec<u8>,
    events: Vec<Event<G::Action>>,
}

impl<G: Game> Line<G> {
    fn of(bytes: &[u8], line: LineId) -> Result<Self, AnalyseError> {
        let (game, log) = read_game::<G>(bytes)?;
        let of = told_apart(&log.header);
        let tree = Tree::grow(log.header, log.records)?;
        let events = tree
            .stretches(line, 0)
            .flat_map(|stretch| stretch.events.iter().cloned())
            .take(tree.shown_len(line) as usize)
            .collect();
        Ok(Self { game, of, events })
    }
}

/// What tells a game from others and is no secret of it: its id and what its luck is made from, which
/// thoughts use in another way than the game does.
fn told_apart(header: &Header) -> Vec<u8> {
    let mut of = header.game.clone().into_bytes();
    of.push(0);
    match &header.luck {
        LuckSource::Seeded { seed, .. } | LuckSource::Table { seed, .. } => of.extend(seed),
        LuckSource::TakenOver { head, .. } => of.extend(head.as_ref()),
        LuckSource::Committed { commitment, .. } => of.extend(commitment),
    }
    of
}
