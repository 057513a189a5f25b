//! What Brave Architect foretells of the enemy, compared with what it then does, in every golden.

use kanso_engine::prelude::*;
use kanso_engine::{Event, Mode, Trace};
use kanso_games::brave_architect::BraveArchitect;
use kanso_games::brave_architect::forecast::watch::Watch;
use kanso_replay::golden::find;
use kanso_replay::log::read::read_game;
use kanso_replay::log::record::{MAIN_LINE, Record};
use std::path::Path;

type Action = <BraveArchitect as kanso_engine::Rules>::Action;

/// The events of the main line of a golden, with its game.
fn read(bytes: &[u8]) -> (BraveArchitect, Vec<Event<Action>>) {
    let (game, log) = read_game::<BraveArchitect>(bytes).expect("a sound golden");
    let mut events = Vec::new();
    for (_, record) in log.records {
        if let Record::Step(mut step) = record
            && step.line == MAIN_LINE
        {
            events.append(&mut step.events);
        }
    }
    (game, events)
}

#[test]
fn the_enemy_does_in_every_golden_what_was_foretold() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures/golden/brave-architect");
    let goldens = find(&dir).expect("there are goldens");
    let (mut compared, mut pushed, mut reached) = (0, 0, 0);
    for golden in &goldens {
        let (game, events) = read(&std::fs::read(&golden.log).expect("it can be read"));
        let mut watch = Watch::default();
        let mut state = game.start();
        let mut trace = Trace::new(Mode::Facts);
        watch.sees(&game, &state, &[]);
        for event in &events {
            if let Event::Decision(action) = event {
                watch.decides(action);
            }
            game.begin(&mut state, event, &mut trace);
            loop {
                let facts: Vec<_> =
                    trace.take_facts().into_iter().map(|cited| cited.fact).collect();
                watch.sees(&game, &state, &facts);
                if !game.advance(&mut state, &mut trace) {
                    break;
                }
            }
            watch.sees(&game, &state, &[]);
        }
        compared += watch.compared;
        pushed += watch.pushed;
        reached += watch.reached;
    }
    assert!(goldens.len() > 400 && compared > 300, "{} {compared}", goldens.len());
    assert!(pushed > 50 && reached > 150, "{pushed} {reached}");
}
