//! Tables that differ in what an eye may not know (BA-R66 `own-only`): it is told the same of both, and
//! what is dealt for it is the same.

use super::laws::table;
use crate::prelude::*;
use kanso_engine::laws::resample::dealt;
use kanso_engine::laws::told::moment;
use kanso_engine::laws::{Dice, Player, play};

/// Events of a game that are looked at.
const EVENTS: u32 = 400;

/// A table on which a seat that the eye does not see holds a card of its deck in place of one of its hand.
fn other_hand(game: &BraveArchitect, state: &State, eye: Eye, dice: &mut Dice) -> Option<State> {
    let hidden = |seat: &Seat| !game.shows_hand(*seat, eye) && !state.seat(*seat).hand.is_empty();
    let seats: Vec<Seat> = state.every_seat().filter(hidden).collect();
    let seat = *seats.get(dice.below(seats.len().max(1) as u64) as usize)?;
    let mut twin = state.clone();
    let has = &mut twin.seats[seat.index()];
    let at = dice.below(has.hand.len() as u64) as usize;
    let gone = has.hand[at].into();
    let others: Vec<Kind> =
        has.deck.iter().map(|(kind, _)| kind).filter(|kind| *kind != gone).collect();
    let come = *others.get(dice.below(others.len().max(1) as u64) as usize)?;
    assert!(has.deck.take(come), "it is in the deck");
    has.deck.add(gone, 1);
    has.hand[at] = CardKind::try_from(come).expect("a card of a deck");
    has.hand.sort_unstable();
    Some(twin)
}

#[test]
fn another_hand_changes_nothing_that_is_dealt_for_who_may_not_see_it() {
    let mut pairs = 0;
    for number in 0..6 {
        let mut setup = table(number);
        let meta = BraveArchitect::meta();
        setup.set_reading(meta, "hands-open", "own-only").expect("a reading");
        let game = BraveArchitect::new(&setup).expect("a set-up");
        let dice = &mut Dice::new(number);
        let player = if number % 2 == 0 { Player::Greedy } else { Player::Random };
        let (events, _) = play::<BraveArchitect>(&setup, player, dice, EVENTS, EVENTS);
        let mut state = game.start();
        for (nth, event) in events.iter().enumerate() {
            for eye in Eye::every(state.seats.len() as u8).filter(|_| nth % 3 == 0) {
                let Some(twin) = other_hand(&game, &state, eye, dice) else { continue };
                assert_ne!(twin, state, "they differ");
                assert_eq!(moment(&game, &twin, eye), moment(&game, &state, eye), "{eye:?}");
                let anew = |state: &State| dealt(&game, state, &[], eye, number);
                assert_eq!(anew(&twin), anew(&state), "{eye:?} of game {number}");
                pairs += 1;
            }
            game.perform(&mut state, event, &mut Trace::off());
        }
    }
    assert!(pairs > 300, "{pairs} pairs");
}
