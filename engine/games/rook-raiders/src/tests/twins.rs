//! Tables that differ in what an eye may not know: it is told the same of both, and what is dealt for it is
//! the same.

use super::*;
use kanso_engine::laws::resample::dealt;
use kanso_engine::laws::told::moment;

/// A table with another medal of a seat whose medals the eye does not see: one that nobody has, or that of
/// another such seat in exchange.
fn other_medal(game: &RookRaiders, state: &State, eye: Eye, dice: &mut Dice) -> Option<State> {
    let medals = |seat: usize| (0..state.seats[seat].medals.len()).map(move |at| (seat, at));
    let hidden = |seat: &usize| !game.shows_medals(state, Seat::at(*seat), eye);
    let places: Vec<_> = (0..state.seats.len()).filter(hidden).flat_map(medals).collect();
    let (seat, at) = *places.get(dice.below(places.len().max(1) as u64) as usize)?;
    let has = state.seats[seat].medals[at];
    let mut twin = state.clone();
    let exchanged = places
        .into_iter()
        .find(|(other, of_other)| *other != seat && state.seats[*other].medals[*of_other] != has);
    if let Some((other, of_other)) = exchanged.filter(|_| dice.below(2) == 0) {
        twin.seats[seat].medals[at] = state.seats[other].medals[of_other];
        twin.seats[other].medals[of_other] = has;
        return Some(twin);
    }
    let pool = game.medal_pool(state);
    let mut left = pool.iter().map(|(kind, _)| game.cards().medals[usize::from(kind.0)].value);
    twin.seats[seat].medals[at] = left.find(|value| *value != has)?;
    Some(twin)
}

/// A table on which a seat has placed another unit, or elsewhere, unseen.
fn placed_otherwise(state: &State, eye: Eye, dice: &mut Dice) -> Option<State> {
    let Some(Task::Place { queue }) = state.tasks.first() else { return None };
    let unseen = |seat: &Seat| !eye.sees(*seat) && !queue.contains(seat);
    let seats: Vec<Seat> = (0..state.seats.len()).map(Seat::at).filter(unseen).collect();
    let seat = *seats.get(dice.below(seats.len().max(1) as u64) as usize)?;
    let mut twin = state.clone();
    let has = &mut twin.seats[seat.index()];
    let (index, unit) = has.units().next()?;
    has.board[index] = None;
    has.hand.add(unit.kind.into(), 1);
    let kind = has.hand.iter().map(|(kind, _)| kind).nth(dice.below(2) as usize)?;
    let cell = CellSet::HOME.iter().nth(dice.below(6) as usize)?;
    assert!(has.hand.take(kind), "it is in the hand");
    let kind = UnitKind::try_from(kind).expect("a hand holds units");
    has.board[cell] = Some(Piece::Unit(Unit { kind, ..unit }));
    (twin != *state).then_some(twin)
}

/// Plays a game and compares, for each eye, its tables with others; says how many there were.
fn compared(
    setup: &Setup<crate::Opening>,
    seed: u64,
    other: impl Fn(&RookRaiders, &State, Eye, &mut Dice) -> Option<State>,
) -> usize {
    let game = RookRaiders::new(setup).expect("a set-up");
    let dice = &mut Dice::new(seed);
    let (events, _) = play::<RookRaiders>(setup, Player::Greedy, dice, EVENTS, EVENTS);
    let (mut state, mut pairs) = (game.start(), 0);
    for event in &events {
        for eye in Eye::every(state.seats.len() as u8) {
            let Some(twin) = other(&game, &state, eye, dice) else { continue };
            assert_ne!(twin, state, "they differ");
            assert_eq!(moment(&game, &twin, eye), moment(&game, &state, eye), "{eye:?}");
            let anew = |state: &State| dealt(&game, state, &[], eye, seed);
            assert_eq!(anew(&twin), anew(&state), "{eye:?} of game {seed}");
            pairs += 1;
        }
        game.perform(&mut state, event, &mut Trace::off());
    }
    pairs
}

#[test]
fn other_medals_change_nothing_that_is_dealt_for_who_may_not_see_them() {
    let mut pairs = 0;
    for seed in 0..12 {
        let mut setup = Setup::new::<RookRaiders>(2 + (seed % 3) as u8);
        let meta = RookRaiders::meta();
        setup.set_reading(meta, "window-eligibility", "public").expect("a reading");
        pairs += compared(&setup, seed, other_medal);
    }
    assert!(pairs > 30, "{pairs} pairs");
}

#[test]
fn nor_do_first_units_placed_in_secret() {
    let mut pairs = 0;
    for seed in 0..9 {
        let mut setup = Setup::new::<RookRaiders>(2 + (seed % 3) as u8);
        let meta = RookRaiders::meta();
        setup.set_reading(meta, "initial-placement", "hidden").expect("a reading");
        pairs += compared(&setup, seed, |_, state, eye, dice| placed_otherwise(state, eye, dice));
    }
    assert!(pairs > 20, "{pairs} pairs");
}
