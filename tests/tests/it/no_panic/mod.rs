//! No place of a game stops the program: every beat of every golden is drawn and told, and actions
//! that nobody could mean are refused in words.

mod beats;
mod hostile;

use kanso_engine::Event;
use kanso_engine::Game;
use kanso_games::battlelore_heroes::BattleLore;
use kanso_games::berserk_tcg::BerserkTcg;
use kanso_games::brave_architect::BraveArchitect;
use kanso_games::gin_rummy::GinRummy;
use kanso_games::mamono_raid::MamonoRaid;
use kanso_games::pig::Pig;
use kanso_games::rook_raiders::RookRaiders;
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

fn on_golden<G: Game>(work: &impl OnGolden, golden: &GoldenFile, bytes: &[u8]) {
    let (game, log) = read_game::<G>(bytes).expect("a sound golden");
    let mut events = Vec::new();
    for (_, record) in log.records {
        if let Record::Step(mut step) = record
            && step.line == MAIN_LINE
        {
            events.append(&mut step.events);
        }
    }
    work.run(&golden.name, &game, &events);
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
                    match id.as_str() {
                        "pig" => on_golden::<Pig>(work, golden, &bytes),
                        "gin-rummy" => on_golden::<GinRummy>(work, golden, &bytes),
                        "rook-raiders" => on_golden::<RookRaiders>(work, golden, &bytes),
                        "berserk-tcg" => on_golden::<BerserkTcg>(work, golden, &bytes),
                        "mamono-raid" => on_golden::<MamonoRaid>(work, golden, &bytes),
                        "brave-architect" => on_golden::<BraveArchitect>(work, golden, &bytes),
                        "battlelore-heroes" => on_golden::<BattleLore>(work, golden, &bytes),
                        id => panic!("{id} is no built-in game"),
                    }
                }
            });
        }
    });
}
