//! Two games that differ only in what an eye may not know are told to it alike, word for word.

use crate::opening::position::Position;
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

/// Every seat of which an eye may not know that it is asked holds back; what the eye is told of the beats
/// which follow is appended. Says how many held back.
fn hold_unseen(
    game: &RookRaiders,
    state: &mut State,
    eye: Eye,
    told: &mut Vec<Vec<String>>,
) -> u32 {
    let mut held = 0;
    while let Some((Question::Declare, seat)) = game.asked(state)
        && !eye.sees(seat)
    {
        let hold = Event::Decision(Action::Hold);
        assert_eq!(game.tells(state, &hold, eye), Telling::Nothing);
        told.extend(
            beats_told(game, state, &hold, eye).into_iter().filter(|beat| !beat.is_empty()),
        );
        held += 1;
    }
    held
}

/// What an eye is told of the facts of an event, beat by beat.
fn beats_told(
    game: &RookRaiders,
    state: &mut State,
    event: &Event<Action>,
    eye: Eye,
) -> Vec<Vec<String>> {
    let mut trace = Trace::new(Mode::Facts);
    let mut told = Vec::new();
    game.begin(state, event, &mut trace);
    loop {
        let mut beat = Vec::new();
        for cited in trace.take_facts() {
            if game.tells_fact(&cited.fact, eye) != Telling::Nothing {
                let mut text = game.rule_id(cited.rule);
                game.say_fact(&cited.fact, Lang::En, eye, &mut text).unwrap();
                beat.push(text);
            }
        }
        told.push(beat);
        if !game.advance(state, &mut trace) {
            return told;
        }
    }
}

/// RR-11.6, RR-13.14: of two games that differ in a medal, so that a seat is asked in one of them alone,
/// every other eye is told the same beats, tables and questions, but for the event that it is not told.
#[test]
fn what_follows_a_private_hold_is_told_as_if_nobody_had_been_asked() {
    let opening = |medal| {
        let mut position = Position::seats(2).deck(&[]).command(Command::Reward, Some(0), &[]);
        for seat in [0, 1] {
            for (cell, card) in [("A1", "M07"), ("B1", "M03"), ("C1", "M02"), ("B3", "M01")] {
                position = position.monster(seat, cell, card);
            }
            position =
                position.unit(seat, "B4", "U01").unit(seat, "A5", "U03").unit(seat, "C5", "U04");
        }
        position.medal(0, medal)
    };
    let (mut asked, mut behind, mut compared) = (0, 0, 0);
    for seed in 0..4 {
        for eye in [Eye::Public, Eye::Seat(Seat::at(1))] {
            let games = [-2, -1].map(|medal| opening(medal).game().expect("a position"));
            let mut states = [games[0].start(), games[1].start()];
            let (mut last, mut dice) = ([vec![], vec![]], Dice::new(seed));
            for _ in 0..120 {
                for at in 0..2 {
                    let had = last[at].len();
                    asked += hold_unseen(&games[at], &mut states[at], eye, &mut last[at]);
                    behind += last[at].len() - had;
                }
                if states[0].ending.is_some() {
                    break; // All medals are turned up.
                }
                let [one, other] = &last;
                assert_eq!(one, other, "{eye:?} of game {seed}");
                let moment =
                    |at: usize| kanso_engine::laws::told::moment(&games[at], &states[at], eye);
                assert_eq!(moment(0), moment(1), "{eye:?} of game {seed}");
                let mut bag = Bag::new();
                games[0].bag(&states[0], &mut bag);
                let event = match games[0].awaiting(&states[0]) {
                    Awaiting::Over => unreachable!("it has no ending"),
                    Awaiting::Chance(chance) => Event::Chance(dice.outcome(chance, &bag)),
                    Awaiting::Decision(_) => {
                        let mut legal = Vec::new();
                        games[0].legal(&states[0], &mut legal);
                        Event::Decision(legal.swap_remove(dice.below(legal.len() as u64) as usize))
                    }
                };
                if games[1].allows(&states[1], &event, &mut bag).is_err() {
                    break; // The same medal cannot fall in both.
                }
                for at in 0..2 {
                    last[at] = beats_told(&games[at], &mut states[at], &event, eye);
                }
                compared += 1;
            }
        }
    }
    assert!(asked > 10 && behind > 10 && compared > 100, "{asked} {behind} {compared}");
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
