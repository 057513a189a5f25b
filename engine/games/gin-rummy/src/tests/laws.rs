//! The laws on play, rules that act, and the 52 cards.

use super::{Cards, GinRummy};
use crate::prelude::*;
use crate::state::HAND;
use crate::state::cards::PACK;
use kanso_engine::RuleSet;
use kanso_engine::laws::{Dice, Player, never_acted, play, rules_that_act};

fn setup(seed: u64) -> Setup<crate::Opening> {
    let mut setup = Setup::new::<GinRummy>(2);
    for (at, spec) in GinRummy::meta().readings.iter().enumerate() {
        setup.readings[at] = (seed / (1 + at as u64) % spec.values.len() as u64) as u8;
    }
    setup
}

#[test]
fn gin_rummy_keeps_the_laws() {
    for seed in 0..6 {
        let player = if seed % 3 == 0 { Player::Random } else { Player::Greedy };
        let mut setup = setup(seed);
        setup.options[0] = OptionValue::Listed((seed % 2) as u8);
        let (events, _) = play::<GinRummy>(&setup, player, &mut Dice::new(seed), 100_000, 25);
        assert!(events.len() < 100_000, "a match comes to an end");
    }
}

#[test]
fn every_rule_that_acts_acts_in_play() {
    let mut acted = RuleSet::new();
    for seed in 0..20 {
        let dice = &mut Dice::new(1_000 + seed);
        rules_that_act::<GinRummy>(&setup(seed), Player::Greedy, 8, dice, &mut acted);
    }
    let game = GinRummy::new(&setup(0)).expect("a set-up");
    let missing = never_acted(&game, &acted);
    // Eleven melded cards are rare: big gin has an example of its own.
    assert!(missing.iter().all(|id| id == "GR-4.3" || id == "GR-5.4"), "{missing:?}");
}

#[test]
fn the_goals_are_those_that_the_option_says() {
    let said = GinRummy::meta().options[0].values.iter().map(|value| value.parse());
    assert_eq!(said.collect::<Result<Vec<u32>, _>>(), Ok(crate::GOALS.to_vec()));
}

/// Every card lies in one place, and a seat has the cards that it should have.
fn assert_conserved(state: &State) {
    let mut seen = state.stock();
    let mut count = seen.count();
    let laid = state.seats.iter().flat_map(|has| &has.melds).map(|meld| meld.cards());
    let held = state.seats.iter().map(|has| has.hand);
    let lying: Vec<Cards> =
        state.pile.iter().chain(&state.face_down).map(|card| Cards::NONE.with(*card)).collect();
    for cards in held.chain(laid).chain(lying) {
        seen = seen.union(cards);
        count += cards.count();
    }
    assert_eq!((seen, count), (Cards::ALL, u32::from(PACK)), "each card once: {state:?}");
    for has in &state.seats {
        assert!(has.known.difference(has.hand).is_empty(), "what is known is held: {state:?}");
        if matches!(state.step, Step::Offer | Step::Draw | Step::Stock) {
            assert_eq!(has.hand.count(), u32::from(HAND));
        }
    }
}

#[test]
fn the_pack_has_52_cards_at_every_moment() {
    for seed in 0..10 {
        let setup = setup(seed);
        let game = GinRummy::new(&setup).expect("a set-up");
        let player = if seed % 2 == 0 { Player::Random } else { Player::Greedy };
        let (events, _) = play::<GinRummy>(&setup, player, &mut Dice::new(seed), 2_000, 1_000);
        let mut state = game.start();
        for event in &events {
            game.allows(&state, event, &mut Bag::new()).expect("it was played");
            game.begin(&mut state, event, &mut Trace::off());
            assert_conserved(&state);
            while game.advance(&mut state, &mut Trace::off()) {
                assert_conserved(&state);
            }
        }
    }
}
