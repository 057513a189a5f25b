//! The laws on play, rules that act, and the 52 cards.

use super::{Cards, GinRummy};
use crate::prelude::*;
use crate::state::HAND;
use crate::state::cards::PACK;
use kanso_engine::Kind;
use kanso_engine::RuleSet;
use kanso_engine::laws::resample::{dealt, resamples};
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
fn what_an_eye_cannot_know_is_dealt_anew() {
    let mut others = 0;
    for seed in 0..2 {
        let player = if seed % 2 == 0 { Player::Random } else { Player::Greedy };
        let dice = &mut Dice::new(seed);
        others += resamples::<GinRummy>(&setup(seed), player, dice, 31, |_, real, dealt| {
            assert_conserved(dealt);
            for (real, dealt) in real.seats.iter().zip(&dealt.seats) {
                assert_eq!(real.hand.count(), dealt.hand.count());
                assert!(real.known.difference(dealt.hand).is_empty(), "what was seen is held");
            }
        });
    }
    assert!(others > 50, "{others}");
}

/// Each card that an eye has not seen is as probable as the others in each hidden place: by
/// chi-square.
#[test]
fn each_hidden_card_is_as_probable_as_the_others() {
    let setup = setup(0);
    let game = GinRummy::new(&setup).expect("a set-up");
    let (events, _) = play::<GinRummy>(&setup, Player::Greedy, &mut Dice::new(3), 4, 1_000);
    let mut state = game.start();
    for event in &events {
        game.perform(&mut state, event, &mut Trace::off());
    }
    let (eye, other) = (Eye::Seat(Seat::at(0)), Seat::at(1));
    let unseen = state.stock().union(state.of(other).hand.difference(state.of(other).known));
    let places = state.of(other).hand.difference(state.of(other).known).count();
    let mut held = [0_u32; PACK as usize];
    const DEALS: u32 = 4_000;
    for seed in 0..DEALS {
        let dealt = dealt(&game, &state, &[], eye, seed.into());
        for card in dealt.of(other).hand.difference(state.of(other).known).iter() {
            assert!(unseen.contains(card));
            held[usize::from(Kind::from(card).0)] += 1;
        }
    }
    let (count, expected) = (unseen.count(), u64::from(DEALS * places / unseen.count()));
    let off = |card: Card| u64::from(held[usize::from(Kind::from(card).0)]).abs_diff(expected);
    let chi: u64 = unseen.iter().map(|card| off(card).pow(2)).sum::<u64>() / expected;
    // 40 degrees of freedom: 73 is exceeded once in a thousand times.
    assert!(chi < 73, "{chi} over {count} cards");
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
