//! Every forecast against what the enemy then did, over random and greedy games.

use super::watch::Watch;
use crate::prelude::*;
use crate::readings::Readings;
use kanso_engine::Mode;
use kanso_engine::laws::{Dice, Player, play};

/// More events than a game has.
const EVENTS: u32 = 20_000;

/// Plays a game and has the watch look at all of it.
fn watched(setup: &Setup<Opening>, player: Player, dice: &mut Dice, watch: &mut Watch) {
    let (events, _) = play::<BraveArchitect>(setup, player, dice, EVENTS, EVENTS);
    let game = BraveArchitect::new(setup).expect("the set-up is one of this game");
    follow(&game, &events, watch);
}

fn follow(game: &BraveArchitect, events: &[Event<Action>], watch: &mut Watch) {
    let mut state = game.start();
    watch.sees(game, &state, &[]);
    let mut trace = Trace::new(Mode::Facts);
    for event in events {
        if let Event::Decision(action) = event {
            watch.decides(action);
        }
        game.begin(&mut state, event, &mut trace);
        loop {
            let facts: Vec<_> = trace.take_facts().into_iter().map(|cited| cited.fact).collect();
            watch.sees(game, &state, &facts);
            if !game.advance(&mut state, &mut trace) {
                break;
            }
        }
        watch.sees(game, &state, &[]);
    }
}

/// A table with these seats, on one of the maps.
fn table(number: u64) -> Setup<Opening> {
    let mut setup = Setup::new::<BraveArchitect>(2 + (number % 3) as u8);
    let map = if (number / 3).is_multiple_of(2) { "meadow" } else { "volcano" };
    setup.set_option(BraveArchitect::meta(), "map", map).expect("an option");
    setup
}

#[test]
fn the_enemy_does_what_was_foretold_where_nothing_changes_in_between() {
    let mut watch = Watch::default();
    for seed in 0..18 {
        let player = if seed % 2 == 0 { Player::Random } else { Player::Greedy };
        watched(&table(seed), player, &mut Dice::new(40_000 + seed), &mut watch);
    }
    assert!(watch.compared > 150, "{}", watch.compared);
    assert!(watch.forecasts > 2 * watch.compared, "{}", watch.forecasts);
    assert!(watch.moved > 50 && watch.pushed > 20, "{} {}", watch.moved, watch.pushed);
    assert!(watch.reached > 50 && watch.forked > 0, "{} {}", watch.reached, watch.forked);
}

#[test]
fn so_it_does_under_other_readings() {
    let mut watch = Watch::default();
    for seed in 0..24 {
        let dice = &mut Dice::new(50_000 + seed);
        let mut setup = table(seed);
        for (value, spec) in setup.readings.iter_mut().zip(Readings::SPECS) {
            *value = dice.below(spec.values.len() as u64) as u8;
            if spec.name == "round-limit" {
                *value = 0;
            }
        }
        watched(&setup, Player::Random, dice, &mut watch);
    }
    assert!(watch.compared > 100 && watch.pushed > 10, "{} {}", watch.compared, watch.pushed);
}
