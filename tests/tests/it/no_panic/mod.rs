//! No place of a game stops the program: every beat of every golden is drawn and told, and actions
//! that nobody could mean are refused in words.

mod beats;
mod hostile;

use kanso_engine::Event;
use kanso_engine::Game;
use kanso_games::registry::{self, Visitor};
use kanso_replay::golden::{GoldenFile, find};
use kanso_replay::log::peek;
use kanso_replay::log::read::read_game;
use kanso_replay::log::record::{MAIN_LINE, Record};
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// Something to do with one golden.
trait OnGolden: Sync {
    /// Does it with the game of a golden and the events of its main line.
    fn run<G: Game>(&self, name: &str, game: &G, events: &[Event<G::Action>]);
}

struct Run<'a, W> {
    work: &'a W,
    golden: &'a GoldenFile,
    bytes: &'a [u8],
}

impl<W: OnGolden> Visitor for Run<'_, W> {
    type Out = ();

    fn visit<G: Game>(self) {
        let (game, log) = read_game::<G>(self.bytes).expect("a sound golden");
        let mut events = Vec::new();
        for (_, record) in log.records {
            if let Record::Step(mut step) = record
                && step.line == MAIN_LINE
            {
                events.append(&mut step.events);
            }
        }
        self.work.run(&self.golden.name, &game, &events);
    }
}

/// Does it with every golden, on all cores.
fn on_goldens(work: &impl OnGolden) {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures/golden");
    let goldens = find(&dir).expect("there are goldens");
    let next = AtomicUsize::new(0);
    let many = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..many {
            scope.spawn(|| {
                while let Some(golden) = goldens.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let bytes = std::fs::read(&golden.log).expect("it can be read");
                    let id = peek(&bytes).expect("it has a header").game;
                    let run = Run { work, golden, bytes: &bytes };
                    registry::visit(&id, run).expect("a game of the registry");
                }
            });
        }
    });
}
