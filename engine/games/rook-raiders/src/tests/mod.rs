//! Laws of Rook & Raiders on random play: the common ones, and what this game conserves.

mod twins;
pub(crate) mod vectors;

use crate::prelude::*;
use crate::readings::Readings;
use crate::state::MONSTERS;
use kanso_engine::RuleSet;
use kanso_engine::laws::resample::resamples;
use kanso_engine::laws::{Dice, Player, never_acted, play, rules_that_act};

/// More events than a game of forty rounds has.
const EVENTS: u32 = 20_000;

/// Place of RR-R40 among the readings.
const ROUND_LIMIT: usize = 39;

fn setup(seats: u8, dice: &mut Dice) -> Setup<crate::Opening> {
    let mut setup = Setup::new::<RookRaiders>(seats);
    if seats == 1 {
        setup.options[0] = OptionValue::Listed(dice.below(4) as u8);
    }
    setup
}

fn mixed_readings(setup: &mut Setup<crate::Opening>, dice: &mut Dice) {
    for (value, spec) in setup.readings.iter_mut().zip(Readings::SPECS) {
        *value = dice.below(spec.values.len() as u64) as u8;
    }
}

/// Plays a game under the common laws, then again under this game's own.
fn lawful(setup: &Setup<crate::Opening>, player: Player, dice: &mut Dice) -> State {
    let (events, last) = play::<RookRaiders>(setup, player, dice, EVENTS, 40);
    assert!(
        events.len() < EVENTS as usize || setup.readings[ROUND_LIMIT] == 1,
        "a game with the round limit comes to an end"
    );
    let game = RookRaiders::new(setup).unwrap();
    let mut state = game.start();
    conserves(&game, &state);
    for event in &events {
        game.perform(&mut state, event, &mut Trace::off());
        conserves(&game, &state);
    }
    assert_eq!(state, last);
    last
}

/// Cards, pieces and tokens are neither made nor lost.
fn conserves(game: &RookRaiders, state: &State) {
    let cards = game.cards();
    let held = |seat: &SeatState, kind| {
        let on_board = seat.units().filter(|(_, unit)| unit.kind == kind).count() as u32;
        on_board + u32::from(seat.hand.count(Kind::from(kind)))
    };
    let discard = game.unit_discard(state);
    let black: u32 = cards
        .levelup_kinds()
        .map(|kind| {
            let out: u32 = state.seats.iter().map(|seat| held(seat, kind)).sum();
            assert!(out <= u32::from(cards.unit(kind).copies), "four level-up cards of a name");
            out
        })
        .sum();
    let white: u32 = cards
        .white_kinds()
        .map(|kind| {
            let all = state.seats.iter().map(|seat| held(seat, kind)).sum::<u32>()
                + u32::from(state.unit_deck.count(Kind::from(kind)))
                + state.mercenary_row.iter().filter(|slot| **slot == Some(kind)).count() as u32;
            assert!(all <= u32::from(cards.unit(kind).copies), "no white card is made");
            all
        })
        .sum();
    let default = |name: &str| {
        let at = Readings::SPECS.iter().position(|spec| spec.name == name).unwrap();
        Readings::SPECS[at].values[0] == reading(game, name)
    };
    if default("levelup-discard") && default("eliminated-material") {
        assert_eq!(white + discard.total(), 34, "every white card lies somewhere");
    } else {
        assert!(white + discard.total() + black >= 34, "every white card lies somewhere");
    }
    let tokens: u32 = state.seats.iter().map(|seat| seat.honor_tokens).sum();
    if default("honor-supply-empty") && default("eliminated-material") {
        assert_eq!(tokens + game.honor_supply(state), 8, "eight honour tokens");
    }
    for seat in &state.seats {
        owns_its_pieces(game, state, seat);
    }
    let waiting_for_all =
        state.tasks.iter().any(|task| matches!(task, Task::Summon { turned: Some(_), .. }));
    assert!(!waiting_for_all || matches!(game.awaiting(state), Awaiting::Over));
}

fn reading(game: &RookRaiders, name: &str) -> &'static str {
    match name {
        "levelup-discard" => {
            ["unit-discard", "out-of-play"][game.readings().levelup_discard as usize]
        }
        "eliminated-material" => {
            ["frozen", "returned"][game.readings().eliminated_material as usize]
        }
        _ => ["none", "unlimited"][game.readings().honor_supply_empty as usize],
    }
}

fn owns_its_pieces(game: &RookRaiders, state: &State, seat: &SeatState) {
    let mut units: Vec<_> = seat.units().map(|(_, unit)| unit.id).collect();
    units.sort_unstable();
    assert!(units.is_sorted_by(|a, b| a < b), "a unit's number is its own");
    assert!(units.iter().all(|unit| unit.0 < seat.deployed), "numbers are given in order");
    let mut monsters: Vec<_> = seat.monsters().map(|(_, monster)| monster).collect();
    assert!(monsters.iter().all(|monster| !monster.has_acted || !state.tasks.is_empty()));
    monsters.extend(seat.waiting.iter().flatten());
    monsters.extend(&seat.breached);
    let mut ids: Vec<_> = monsters.iter().map(|monster| monster.id).collect();
    ids.sort_unstable();
    assert!(ids.is_sorted_by(|a, b| a < b), "a monster's number is its own");
    let drawn = MONSTERS as u8 - state.deck_left();
    assert!(ids.iter().all(|id| id.0 < drawn), "only drawn cards are on the boards");
    if seat.fallen.is_none() {
        assert!(monsters.len() + usize::from(seat.trophies) <= usize::from(drawn));
        assert!(seat.breached.len() <= 1, "a living seat has one monster in its castle at most");
    }
    for (index, unit) in seat.units() {
        assert!(index >= 3, "no unit stands on a circle");
        assert!(unit.damage < game.cards().unit(unit.kind).hp, "a unit on the board has HP left");
    }
    let slain_later = state.tasks.iter().any(|task| matches!(task, Task::Slain { .. }));
    for (_, monster) in seat.monsters() {
        let alive = monster.damage < game.cards().monster(monster.kind).hp;
        assert!(alive || slain_later, "a monster on the board has HP left");
    }
    assert!(seat.medals.len() <= 2, "two bosses, two medals");
}

#[test]
fn what_an_eye_cannot_know_is_dealt_anew() {
    let hidden = Readings::SPECS
        .iter()
        .position(|spec| spec.name == "initial-placement")
        .expect("a reading");
    let mut others = 0;
    for seed in 0..10 {
        let dice = &mut Dice::new(seed);
        let mut setup = setup(2 + (seed % 3) as u8, dice);
        if seed >= 6 {
            let spec = &Readings::SPECS[hidden];
            let value = spec.values.iter().position(|value| *value == "hidden");
            setup.readings[hidden] = value.expect("a value") as u8;
        }
        let player = if seed % 2 == 0 { Player::Greedy } else { Player::Random };
        others += resamples::<RookRaiders>(&setup, player, dice, 2, |game, real, dealt| {
            conserves(game, dealt);
            for (real, dealt) in real.seats.iter().zip(&dealt.seats) {
                assert_eq!(real.medals.len(), dealt.medals.len());
                assert_eq!(real.deployed, dealt.deployed);
            }
        });
    }
    assert!(others > 20, "{others}");
}

#[test]
fn random_play_keeps_the_laws() {
    for seed in 0..60 {
        let dice = &mut Dice::new(seed);
        let setup = setup(1 + (seed % 4) as u8, dice);
        lawful(&setup, Player::Random, dice);
    }
}

#[test]
fn greedy_play_keeps_the_laws() {
    let mut reasons = [0; 7];
    for seed in 0..40 {
        let dice = &mut Dice::new(1_000 + seed);
        let setup = setup(1 + (seed % 4) as u8, dice);
        let last = lawful(&setup, Player::Greedy, dice);
        reasons[last.ending.unwrap().reason as usize] += 1;
    }
    assert!(reasons[0] >= 20, "sensible play ends by declaring: {reasons:?}");
}

#[test]
fn every_value_of_every_reading_keeps_the_laws() {
    let mut seed = 5_000;
    for (at, spec) in Readings::SPECS.iter().enumerate() {
        for value in 1..spec.values.len() {
            for player in [Player::Random, Player::Greedy] {
                for seats in [2, 3 + (seed % 2) as u8, 1] {
                    seed += 1;
                    let dice = &mut Dice::new(seed);
                    let mut setup = setup(seats, dice);
                    setup.readings[at] = value as u8;
                    let max = if spec.name == "round-limit" { 600 } else { EVENTS };
                    play::<RookRaiders>(&setup, player, dice, max, 200);
                }
            }
        }
    }
}

#[test]
fn mixed_readings_keep_the_laws() {
    for seed in 0..80 {
        let dice = &mut Dice::new(9_000 + seed);
        let mut setup = setup(1 + (seed % 4) as u8, dice);
        mixed_readings(&mut setup, dice);
        setup.readings[ROUND_LIMIT] = 0;
        let player = if seed % 2 == 0 { Player::Random } else { Player::Greedy };
        lawful(&setup, player, dice);
    }
}

#[test]
fn every_acting_rule_and_card_acts_in_play() {
    let mut acted = RuleSet::new();
    for seed in 0..300 {
        let dice = &mut Dice::new(20_000 + seed);
        let mut setup = setup(1 + (seed % 4) as u8, dice);
        if seed % 2 == 0 {
            mixed_readings(&mut setup, dice);
            setup.readings[ROUND_LIMIT] = 0;
        }
        let player = if seed % 3 == 0 { Player::Random } else { Player::Greedy };
        rules_that_act::<RookRaiders>(&setup, player, 10, dice, &mut acted);
    }
    let game = RookRaiders::new(&Setup::new::<RookRaiders>(2)).unwrap();
    let missing = never_acted(&game, &acted);
    // Forty rounds are seldom played; a vector plays the last one.
    assert_eq!(missing, ["RR-13.5"]);
}

#[test]
fn difficulty_is_for_one_seat() {
    let mut setup = Setup::new::<RookRaiders>(2);
    setup.options[0] = OptionValue::Listed(Difficulty::Hard as u8);
    assert!(RookRaiders::new(&setup).is_err());
    setup = Setup::new::<RookRaiders>(1);
    setup.options[0] = OptionValue::Listed(Difficulty::Hard as u8);
    let game = RookRaiders::new(&setup).unwrap();
    let mut state = game.start();
    let mut bag = Bag::new();
    game.bag(&state, &mut bag);
    let Awaiting::Chance(chance) = game.awaiting(&state) else { panic!("cards are discarded") };
    let outcome = Dice::new(1).outcome(chance, &bag);
    game.perform(&mut state, &Event::Chance(outcome), &mut Trace::off());
    assert_eq!(state.unit_deck.total(), 30 - 6);
    assert_eq!(state.start_seat, Some(Seat::at(0)));
}
