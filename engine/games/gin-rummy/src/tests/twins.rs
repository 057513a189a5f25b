//! Pairs of games that differ in what an eye may not know, and read the same to it.
//!
//! Two cards that an eye has not seen by the end of some events change places in all of them: one that
//! is held, or lies face down, and one of the stock or of the other hand. What an eye is told of both
//! games is compared, to the letter.

use super::*;
use kanso_engine::laws::resample::dealt;
use kanso_engine::laws::told::told;
use kanso_engine::laws::{Dice, Player, play as bots};
use kanso_engine::{Eye, Kind};

/// The event with two cards in each other's places.
fn swapped(event: &Event<Action>, [one, two]: [Card; 2]) -> Event<Action> {
    let swap = |card: Card| match card {
        card if card == one => two,
        card if card == two => one,
        card => card,
    };
    match event {
        Event::Chance(Outcome::Draw(kinds)) => {
            let kinds: Vec<Kind> =
                kinds.iter().map(|kind| swap(Card::of(*kind).expect("a card")).into()).collect();
            Event::Chance(Outcome::draw(&kinds))
        }
        Event::Decision(Action::Knock { card }) => {
            Event::Decision(Action::Knock { card: swap(*card) })
        }
        // Every other event that names a card shows it to everybody.
        event => event.clone(),
    }
}

/// The cards that an eye has never seen in this hand, each with where it lies.
fn unseen(state: &State, eye: Eye) -> [Vec<Card>; 4] {
    let hidden = |seat: Seat| {
        let has = state.of(seat);
        if eye.sees(seat) || state.is_open(seat) {
            return Vec::new();
        }
        has.hand.difference(has.known).iter().collect()
    };
    let down = state.face_down.filter(|_| state.knocker.is_some_and(|seat| !eye.sees(seat)));
    [hidden(ADA), hidden(BEN), state.stock().iter().collect(), down.into_iter().collect()]
}

/// The events of the first hand of a match, and the first ones behind it.
fn first_hand(
    setup: &Setup<Opening>,
    seed: u64,
) -> (GinRummy, Vec<Event<Action>>, Vec<Event<Action>>) {
    let game = GinRummy::new(setup).expect("a set-up");
    let player = if seed.is_multiple_of(5) { Player::Random } else { Player::Greedy };
    let (mut events, _) = bots::<GinRummy>(setup, player, &mut Dice::new(seed), 250, 1_000);
    let mut state = game.start();
    let is_over = |event: &Event<Action>| {
        game.perform(&mut state, event, &mut Trace::off());
        state.deals_done > 0
    };
    let end = events.iter().position(is_over).map_or(events.len(), |at| at + 1);
    let behind = events.split_off(end);
    (game, events, behind.into_iter().take(8).collect())
}

#[test]
fn games_that_differ_in_what_an_eye_may_not_know_read_the_same_to_it() {
    let mut pairs = 0;
    for seed in 0..12 {
        let (game, hand, _) = first_hand(&Setup::new::<GinRummy>(2), seed);
        let mut dice = Dice::new(seed);
        for length in (3..hand.len()).step_by(2) {
            let events = &hand[..length];
            let (state, _) = play(&game, events);
            for eye in [Eye::Public, Eye::Seat(ADA), Eye::Seat(BEN)] {
                let places = unseen(&state, eye);
                let from = dice.below(4) as usize;
                let into = (from + 1 + dice.below(3) as usize) % 4;
                let (Some(one), Some(two)) = (places[from].first(), places[into].last()) else {
                    continue;
                };
                let twin: Vec<_> =
                    events.iter().map(|event| swapped(event, [*one, *two])).collect();
                let (other, _) = play(&game, &twin);
                assert_ne!(other, state, "they differ");
                assert_eq!(told(&game, events, eye), told(&game, &twin, eye), "{eye:?}");
                let anew = |state: &State| dealt(&game, state, &[], eye, seed);
                assert_eq!(anew(&state), anew(&other), "what is dealt anew is the same");
                pairs += 1;
            }
        }
    }
    assert!(pairs > 100, "{pairs} pairs");
}

#[test]
fn the_card_that_is_discarded_face_down_is_never_told() {
    let mut pairs = 0;
    for seed in 0..12 {
        let (game, hand, behind) = first_hand(&Setup::new::<GinRummy>(2), seed);
        let is_knock =
            |event: &Event<Action>| matches!(event, Event::Decision(Action::Knock { .. }));
        let Some(at) = hand.iter().position(is_knock) else { continue };
        let Event::Decision(Action::Knock { card }) = hand[at] else { continue };
        let (state, _) = play(&game, &hand[..at]);
        let in_stock = state.stock().first().expect("a card of the stock");
        let twin: Vec<_> = hand.iter().map(|event| swapped(event, [card, in_stock])).collect();
        for eye in [Eye::Public, Eye::Seat(state.turn), Eye::Seat(crate::state::other(state.turn))]
        {
            let said = told(&game, &[hand.clone(), behind.clone()].concat(), eye);
            let same = said == told(&game, &[twin.clone(), behind.clone()].concat(), eye);
            assert_eq!(same, !eye.sees(state.turn), "{eye:?}");
            pairs += 1;
        }
    }
    assert!(pairs > 10, "{pairs} pairs");
}

#[test]
fn a_twin_is_told_apart_by_whom_it_concerns() {
    let ada = "AC 2C 3C 4D 5D 6D 7H 8H 9H KS";
    let ben = "AD 2D 3D 4H 5H 6H 7S 8S 9S KC";
    let game = GinRummy::new(&Setup::new::<GinRummy>(2)).expect("a set-up");
    let events = [Event::Chance(Outcome::Pick(1)), draw(ada), draw(ben), draw("QC")];
    let twin: Vec<_> = events
        .iter()
        .map(|event| swapped(event, cards("KS KH")[..].try_into().expect("two")))
        .collect();
    for (eye, same) in
        [(Eye::Seat(ADA), false), (Eye::All, false), (Eye::Seat(BEN), true), (Eye::Public, true)]
    {
        assert_eq!(told(&game, &events, eye) == told(&game, &twin, eye), same, "{eye:?}");
    }
}
