//! Two games that differ only in what an eye may not know are told to it alike, word for word.

use crate::prelude::*;
use kanso_engine::Mode;
use kanso_engine::laws::{Dice, Player, play};

/// What an eye is told of the table before an event, of the event and of what followed.
#[derive(PartialEq, Debug)]
struct Told {
    awaiting: Awaiting,
    scene: Scene,
    words: Vec<String>,
    list: Option<Vec<Action>>,
    telling: Telling,
}

fn told(game: &RookRaiders, state: &State, event: &Event<Action>, eye: Eye) -> Told {
    let mut after = state.clone();
    let mut trace = Trace::new(Mode::Facts);
    game.perform(&mut after, event, &mut trace);
    let telling = game.tells(state, event, eye);
    let mut words = Vec::new();
    for lang in Lang::ALL {
        let mut text = String::new();
        game.say_prompt(state, lang, eye, &mut text).unwrap();
        game.say_phase(state, lang, &mut text).unwrap();
        match event {
            _ if telling == Telling::Nothing => {}
            Event::Decision(action) => {
                game.say_action(state, action, lang, eye, &mut text).unwrap();
            }
            Event::Chance(outcome) => {
                game.say_outcome(state, outcome, lang, eye, &mut text).unwrap();
            }
        }
        words.push(text);
        for cited in trace.facts() {
            if game.tells_fact(&cited.fact, eye) != Telling::Nothing {
                let mut text = game.rule_id(cited.rule);
                game.say_fact(&cited.fact, lang, eye, &mut text).unwrap();
                words.push(text);
            }
        }
    }
    let list = game.tells_choices(state, eye).then(|| {
        let mut list = Vec::new();
        game.legal(state, &mut list);
        list
    });
    Told { awaiting: game.awaiting(state), scene: game.scene(state, eye), words, list, telling }
}

/// Whether another value than the drawn one could have fallen; the event with it.
fn other_medal(game: &RookRaiders, state: &State, event: &Event<Action>) -> Option<Event<Action>> {
    let (Some(Task::Slain { .. }), Event::Chance(Outcome::Draw(kinds))) =
        (state.tasks.last(), event)
    else {
        return None;
    };
    let mut pool = Bag::new();
    game.bag(state, &mut pool);
    let other = pool.iter().map(|(kind, _)| kind).find(|kind| *kind != kinds[0])?;
    Some(Event::Chance(Outcome::draw(&[other])))
}

/// A game of seats that play by the bot's score, but never declare.
fn patient(game: &RookRaiders, dice: &mut Dice, events_max: usize) -> Vec<Event<Action>> {
    let (mut state, mut bag, mut legal) = (game.start(), Bag::new(), Vec::new());
    let mut events = Vec::new();
    while events.len() < events_max {
        bag.clear();
        game.bag(&state, &mut bag);
        let event = match game.awaiting(&state) {
            Awaiting::Over => break,
            Awaiting::Chance(chance) => Event::Chance(dice.outcome(chance, &bag)),
            Awaiting::Decision(_) => {
                legal.clear();
                game.legal(&state, &mut legal);
                legal.retain(|action| *action != Action::Declare);
                let at = kanso_engine::bot::greedy(game, &state, &legal).unwrap();
                Event::Decision(legal[at].clone())
            }
        };
        game.perform(&mut state, &event, &mut Trace::off());
        events.push(event);
    }
    events
}

#[test]
fn another_medal_is_told_alike_to_every_other_eye() {
    let mut compared = 0;
    for seed in 0..12 {
        let dice = &mut Dice::new(seed);
        let seats = 2 + (seed % 3) as u8;
        let mut setup = Setup::new::<RookRaiders>(seats);
        let meta = RookRaiders::meta();
        setup.set_reading(meta, "window-eligibility", "public").unwrap();
        let game = RookRaiders::new(&setup).unwrap();
        let events = patient(&game, dice, 400);
        let (mut one, mut other) = (game.start(), game.start());
        let mut owner = None;
        for event in &events {
            let twin = match owner {
                None => other_medal(&game, &one, event),
                Some(_) => None,
            };
            if twin.is_some() {
                owner = Some(one.acting_seat());
            }
            let twin = twin.unwrap_or_else(|| event.clone());
            if game.allows(&other, &twin, &mut Bag::new()).is_err() {
                break; // The medal fell to another seat in this game.
            }
            for eye in Eye::every(seats) {
                if owner.is_some_and(|owner| eye.sees(owner)) {
                    continue;
                }
                assert_eq!(
                    told(&game, &one, event, eye),
                    told(&game, &other, &twin, eye),
                    "{eye:?} of game {seed}"
                );
                compared += u32::from(owner.is_some());
            }
            game.perform(&mut one, event, &mut Trace::off());
            game.perform(&mut other, &twin, &mut Trace::off());
        }
    }
    assert!(compared > 1_000, "medals were held while {compared} things were told");
}

#[test]
fn a_first_unit_placed_in_secret_is_told_alike() {
    let mut setup = Setup::new::<RookRaiders>(3);
    setup.set_reading(RookRaiders::meta(), "initial-placement", "hidden").unwrap();
    let game = RookRaiders::new(&setup).unwrap();
    let mut state = game.start();
    let dice = &mut Dice::new(7);
    while let Awaiting::Chance(chance) = game.awaiting(&state) {
        let mut bag = Bag::new();
        game.bag(&state, &mut bag);
        let outcome = Event::Chance(dice.outcome(chance, &bag));
        game.perform(&mut state, &outcome, &mut Trace::off());
    }
    let (mut one, mut other) = (state.clone(), state);
    let hidden = one.starter();
    let mut list = Vec::new();
    game.legal(&one, &mut list);
    let mut choices = [list[0].clone(), list[list.len() - 1].clone()].map(Event::Decision);
    for _ in 0..2 {
        for eye in [Eye::Public, Eye::Seat(hidden.next(3)), Eye::Seat(hidden.next(3).next(3))] {
            let [first, second] = &choices;
            assert_eq!(told(&game, &one, first, eye), told(&game, &other, second, eye), "{eye:?}");
        }
        game.perform(&mut one, &choices[0], &mut Trace::off());
        game.perform(&mut other, &choices[1], &mut Trace::off());
        choices = [list[3].clone(), list[3].clone()].map(Event::Decision);
    }
    assert_ne!(one.seats[hidden.index()].board, other.seats[hidden.index()].board);
}

#[test]
fn medals_are_open_to_their_owner_and_at_the_end() {
    let setup = Setup::new::<RookRaiders>(2);
    let (events, last) =
        play::<RookRaiders>(&setup, Player::Greedy, &mut Dice::new(3), 20_000, 5_000);
    let game = RookRaiders::new(&setup).unwrap();
    let mut state = game.start();
    let seat = Seat::at(0);
    assert!(game.shows_medals(&state, seat, Eye::Seat(seat)));
    assert!(!game.shows_medals(&state, seat, Eye::Seat(Seat::at(1))));
    assert!(!game.shows_medals(&state, seat, Eye::Public));
    for event in &events {
        if let Event::Chance(Outcome::Draw(kinds)) = event
            && matches!(state.tasks.last(), Some(Task::Slain { .. }))
        {
            let drawer = state.acting_seat();
            assert_eq!(game.tells(&state, event, Eye::Seat(drawer)), Telling::Whole);
            assert_eq!(game.tells(&state, event, Eye::Public), Telling::Shrunk);
            assert!(!game.tells_choices(&state, Eye::Public), "no odds for who may not know");
            assert!(kinds[0] < Kind(4));
        }
        game.perform(&mut state, event, &mut Trace::off());
    }
    assert!(last.ending.is_some() && game.shows_medals(&last, seat, Eye::Public));
}
