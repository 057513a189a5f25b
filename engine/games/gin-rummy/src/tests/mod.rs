//! The laws on play, examples of the rules, every refusal, openings, and pairs of games that differ in
//! what an eye may not know.

mod examples;
mod laws;
mod melds;
mod openings;
mod refusals;
mod scoring;
mod seen;
mod twins;

use crate::prelude::*;
use crate::state::cards::Cards;
use crate::state::opening::{Opening, OpeningSeat};
use crate::{Fact, GinRummy};
use kanso_engine::Mode;

/// The first seat and the second.
const ADA: Seat = Seat::at(0);
const BEN: Seat = Seat::at(1);

/// Cards by their notations, with spaces between them.
fn cards(names: &str) -> Vec<Card> {
    let card = |name| Card::named(name).unwrap_or_else(|| panic!("{name} is a card"));
    names.split_whitespace().map(card).collect()
}

fn card(name: &str) -> Card {
    cards(name)[0]
}

fn set(names: &str) -> Cards {
    cards(names).into_iter().collect()
}

/// A position in which Ada is to play: with ten cards she draws, with eleven she discards. Ben dealt.
fn opening(ada: &str, ben: &str, pile: &str) -> Opening {
    let seat = |hand| OpeningSeat { hand: cards(hand), score: 0, hands_won: 0 };
    Opening { dealer: BEN, turn: ADA, pile: cards(pile), seats: vec![seat(ada), seat(ben)] }
}

/// A set-up that starts from a position, with these readings by their names.
fn setup(opening: Opening, readings: &[(&str, &str)]) -> Setup<Opening> {
    let mut setup = Setup::new::<GinRummy>(2);
    setup.names = vec!["Ada".to_owned(), "Ben".to_owned()];
    setup.opening = Some(opening);
    for (name, value) in readings {
        setup.set_reading(GinRummy::meta(), name, value).expect("there is such a value");
    }
    setup
}

fn game(opening: Opening) -> GinRummy {
    GinRummy::new(&setup(opening, &[])).expect("a position of the game")
}

fn draw(names: &str) -> Event<Action> {
    let kinds: Vec<_> = cards(names).into_iter().map(Into::into).collect();
    Event::Chance(Outcome::draw(&kinds))
}

fn knock(name: &str) -> Event<Action> {
    Event::Decision(Action::Knock { card: card(name) })
}

fn discard(name: &str) -> Event<Action> {
    Event::Decision(Action::Discard { card: card(name) })
}

fn lay(name: &str, meld: u8) -> Event<Action> {
    Event::Decision(Action::LayOff { card: card(name), meld })
}

const PASS: Event<Action> = Event::Decision(Action::Pass);
const TAKE: Event<Action> = Event::Decision(Action::Take);
const DRAW: Event<Action> = Event::Decision(Action::Draw);
const DONE: Event<Action> = Event::Decision(Action::Finish);

/// The state and the facts after these events, each of which is allowed.
fn play(game: &GinRummy, events: &[Event<Action>]) -> (State, Vec<Fact>) {
    let (mut state, mut trace) = (game.start(), Trace::new(Mode::Facts));
    for event in events {
        if let Err(why) = game.apply(&mut state, event, &mut Bag::new(), &mut trace) {
            panic!("{event:?} is allowed: {why:?}");
        }
    }
    let facts = trace.facts().iter().map(|cited| cited.fact.clone()).collect();
    (state, facts)
}
