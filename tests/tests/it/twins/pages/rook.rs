//! Pairs of games of Rook & Raiders: another medal, another first unit, and questions that only one
//! of the two games asks.
//!
//! Source: RR-11.3, RR-11.6, RR-13.14; RR-R35 `hidden`, RR-R44 `private` and `public`.

use super::{PairOf, compare};
use kanso_engine::laws::Dice;
use kanso_engine::prelude::*;
use kanso_engine::{Awaiting, Bag, Event, Eye, Seat, Setup, Telling, Trace};
use kanso_games::rook_raiders::opening::position::Position;
use kanso_games::rook_raiders::state::Command;
use kanso_games::rook_raiders::{Action, Opening, RookRaiders, State};

type Happens = Event<Action>;

/// Events of a game, at most, but for the questions.
const EVENTS: usize = 12;

fn setup(seats: u8, readings: &[(&str, &str)]) -> Setup<Opening> {
    let mut setup = Setup::new::<RookRaiders>(seats);
    for (name, value) in readings {
        setup.set_reading(RookRaiders::meta(), name, value).expect("a reading of the game");
    }
    setup
}

fn legal(game: &RookRaiders, state: &State) -> Vec<Action> {
    let mut legal = Vec::new();
    if matches!(game.awaiting(state), Awaiting::Decision(_)) {
        game.legal(state, &mut legal);
    }
    legal
}

fn perform(game: &RookRaiders, state: &mut State, event: &Happens) {
    game.perform(state, event, &mut Trace::off());
}

/// Some event that can happen now, but no declaration; none at the game's end.
fn next(game: &RookRaiders, state: &State, dice: &mut Dice) -> Option<Happens> {
    match game.awaiting(state) {
        Awaiting::Over => None,
        Awaiting::Chance(chance) => {
            let mut bag = Bag::new();
            game.bag(state, &mut bag);
            Some(Event::Chance(dice.outcome(chance, &bag)))
        }
        Awaiting::Decision(_) => {
            let mut legal = legal(game, state);
            legal.retain(|action| *action != Action::Declare);
            Some(Event::Decision(legal.swap_remove(dice.below(legal.len() as u64) as usize)))
        }
    }
}

/// The eyes that are told less than all of an event.
fn strangers(game: &RookRaiders, state: &State, event: &Happens, seats: u8) -> Vec<Eye> {
    Eye::every(seats).filter(|eye| game.tells(state, event, *eye) != Telling::Whole).collect()
}

/// Two games side by side.
struct Twins<'g> {
    game: &'g RookRaiders,
    one: (State, Vec<Happens>),
    other: (State, Vec<Happens>),
}

impl Twins<'_> {
    /// Answers the questions whether to declare that are asked now, in whichever game: nobody does.
    fn hold(&mut self) {
        for (state, events) in [&mut self.one, &mut self.other] {
            while legal(self.game, state).contains(&Action::Hold) {
                let hold = Event::Decision(Action::Hold);
                perform(self.game, state, &hold);
                events.push(hold);
            }
        }
    }

    /// Carries out an event in both games, if it may happen in both and neither ends by it: then all
    /// medals are open.
    fn follow(&mut self, event: &Happens, twin: &Happens) -> bool {
        if self.game.allows(&self.other.0, twin, &mut Bag::new()).is_err() {
            return false;
        }
        let (mut one, mut other) = (self.one.0.clone(), self.other.0.clone());
        perform(self.game, &mut one, event);
        perform(self.game, &mut other, twin);
        if [&one, &other].into_iter().any(|state| self.game.awaiting(state) == Awaiting::Over) {
            return false;
        }
        self.one.0 = one;
        self.one.1.push(event.clone());
        self.other.0 = other;
        self.other.1.push(twin.clone());
        true
    }
}

/// A table close to a declaration: two to four seats, the first of which has a medal of this value.
fn table(number: u64, medal: i8, eligibility: &str) -> Position {
    let dice = &mut Dice::new(number);
    let seats = 2 + (number % 3) as u8;
    let mut position = Position::seats(seats).reading("RR-R44", eligibility).deck(&[]);
    for seat in 0..usize::from(seats) {
        // Threats of 9 and 10: a medal brings them to 8, or does not.
        let cards = [["M06", "M07", "M01"], ["M07", "M04", "M03"], ["M07", "M03", "M02"]];
        let cards = cards[if seat == 0 { 1 } else { dice.below(3) as usize }];
        for (cell, card) in ["A1", "B1", "C1"].iter().zip(cards) {
            position = position.monster(seat, cell, card);
        }
        position = position.unit(seat, ["B4", "B5", "C4"][dice.below(3) as usize], "U01");
    }
    let position = position.medal(0, medal);
    match dice.below(2) {
        0 => position.command(Command::Reward, Some(0), &[]),
        _ => position.actions(Command::Assault, Some(0), 0, 2),
    }
}

/// A pair whose games differ in the value of a medal. Where `hold` is set, the questions of one game
/// need not be those of the other.
fn medals(number: u64, eligibility: &str, hold: bool) -> Option<(PairOf<RookRaiders>, Vec<Eye>)> {
    let values = [[-1, -2], [-2, -1], [-1, -3], [-2, -4]][(number / 3 % 4) as usize];
    let tables = values.map(|medal| table(number, medal, eligibility));
    // One medal of each pair may be one of which there is no other.
    let [game, twin] = [tables[0].game().ok()?, tables[1].game().ok()?];
    let dice = &mut Dice::new(number);
    let mut twins =
        Twins { game: &game, one: (game.start(), Vec::new()), other: (twin.start(), Vec::new()) };
    for _ in 0..EVENTS {
        if hold {
            twins.hold();
        }
        let Some(event) = next(&game, &twins.one.0, dice) else { break };
        if !twins.follow(&event, &event) {
            break;
        }
    }
    if hold {
        twins.hold();
    }
    let seats = 2 + (number % 3) as u8;
    let eyes = Eye::every(seats).filter(|eye| !eye.sees(Seat::at(0))).collect();
    let setups = tables.map(|table| table.setup());
    let pair = PairOf { setups, one: twins.one.1, other: twins.other.1 };
    (pair.one.len() > 4).then_some((pair, eyes))
}

/// Games that differ in a medal; under `public` the same is asked in both.
fn of_medals() -> impl Iterator<Item = (u64, PairOf<RookRaiders>, Vec<Eye>)> {
    (0..).filter_map(|number| {
        let (pair, eyes) = medals(number, "public", false)?;
        Some((number, pair, eyes))
    })
}

/// Games that differ in a medal, and so in who is asked, under `private`, whether it declares: an
/// event that is told to nobody else.
pub(super) fn of_questions() -> impl Iterator<Item = (u64, PairOf<RookRaiders>, Vec<Eye>)> {
    (0..).filter_map(|number| {
        let (pair, eyes) = medals(number, "private", true)?;
        (pair.one.len() != pair.other.len()).then_some((number, pair, eyes))
    })
}

/// Games in which a seat places another first unit in secret, up to the last placement, which opens
/// them all.
fn of_placements() -> impl Iterator<Item = (u64, PairOf<RookRaiders>, Vec<Eye>)> {
    (0..).filter_map(|number| {
        let seats = 2 + (number % 3) as u8;
        let setup = setup(seats, &[("initial-placement", "hidden")]);
        let game = RookRaiders::new(&setup).ok()?;
        let dice = &mut Dice::new(number);
        let start = game.start();
        let mut twins =
            Twins { game: &game, one: (start.clone(), Vec::new()), other: (start, Vec::new()) };
        let (mut eyes, mut placed) = (Vec::new(), 0);
        while placed + 1 < seats {
            let mut event = next(&game, &twins.one.0, dice)?;
            let mut twin = event.clone();
            let places: Vec<_> = legal(&game, &twins.one.0)
                .into_iter()
                .filter(|action| matches!(action, Action::SetupPlace { .. }))
                .collect();
            if !places.is_empty() {
                placed += 1;
                let mut pick = || places[dice.below(places.len() as u64) as usize].clone();
                event = Event::Decision(pick());
                twin = Event::Decision(if eyes.is_empty() { pick() } else { return None });
                eyes = strangers(&game, &twins.one.0, &event, seats);
            }
            if !twins.follow(&event, &twin) {
                return None;
            }
            if placed > 0 {
                break;
            }
        }
        let setups = [setup.clone(), setup];
        let pair = PairOf { setups, one: twins.one.1, other: twins.other.1 };
        (pair.one != pair.other).then_some((number, pair, eyes))
    })
}

#[test]
fn medals_are_in_no_page_of_who_may_not_know_them() {
    assert_eq!(compare(56, of_medals()), 56);
}

/// What only one of the two games asks takes no number and leaves no gap.
#[test]
fn questions_that_are_not_told_are_in_no_page() {
    assert_eq!(compare(8, of_questions()), 8);
}

#[test]
fn first_units_placed_in_secret_are_in_no_page_of_others() {
    assert_eq!(compare(16, of_placements()), 16);
}
