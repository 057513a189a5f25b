//! What the list of legal actions promises: it is what is allowed of all that might be tried.

use super::is_pass;
use crate::prelude::*;
use crate::readings::Readings;
use crate::rule_list::RULES;
use kanso_engine::game::LEGAL_MAX;
use kanso_engine::laws::Dice;
use std::collections::BTreeSet;

/// Actions of earlier decisions and games that are kept to be tried anywhere.
const STRANGE_MAX: usize = 300;

/// A game of so many seats; every reading has the value that the seed draws.
fn game(seats: u8, seed: u64) -> BraveArchitect {
    let dice = &mut Dice::new(seed);
    let any = |spec: &kanso_engine::ReadingSpec| match seed {
        0 => 0,
        _ => dice.below(spec.values.len() as u64) as u8,
    };
    let values: Vec<u8> = Readings::SPECS.iter().map(any).collect();
    BraveArchitect {
        names: (0..seats).map(|seat| format!("seat {seat}")).collect(),
        map: if seed.is_multiple_of(2) { MapSide::Meadow } else { MapSide::Volcano },
        is_easy: seed % 3 == 1,
        first_seat: Seat::at(usize::from(seats) - 1),
        readings: Readings::from_values(&values).expect("each reading has a value"),
        cards: CardSet::chosen(&CardChoice::default()).expect("the built-in set is read"),
        opening: None,
    }
}

/// Looks at every action that a seat might try, and at those of other tables.
fn look(game: &BraveArchitect, state: &State, legal: &[Action], strange: &mut Vec<Action>) {
    let (question, seats) = game.asked(state).expect("a decision is awaited");
    assert!(!legal.is_empty() && legal.len() <= LEGAL_MAX, "{} actions", legal.len());
    assert!(legal.is_sorted_by(|a, b| a < b), "legal actions ascend: {legal:?}");
    for seat in game.names.iter().enumerate().map(|(seat, _)| Seat::at(seat)) {
        let mut tried = Vec::new();
        game.conceivable_actions(state, seat, &mut tried);
        assert_eq!(tried.is_empty(), !seats.contains(seat), "who is asked might try something");
        if !seats.contains(seat) {
            continue;
        }
        assert!(tried.is_sorted_by(|a, b| a < b), "conceivable actions ascend");
        let mut notations = BTreeSet::new();
        let mut allowed = Vec::new();
        for action in &tried {
            let notation = game.notation(state, action);
            assert!(notations.insert(notation), "a notation names one action: {action:?}");
            match game.check_action(state, action) {
                Ok(()) => allowed.push(action.clone()),
                Err(refusal) => {
                    let entry = RULES.get(refusal.rule().index());
                    let refuses = entry.is_none_or(|entry| entry.does.refuses);
                    assert!(refuses, "{action:?} is refused by a rule that refuses: {refusal:?}");
                }
            }
        }
        assert_eq!(allowed, legal, "what is allowed is what is listed: {question:?}");
        for at in (0..tried.len()).step_by(tried.len() / 3 + 1) {
            if strange.len() < STRANGE_MAX {
                strange.push(tried[at].clone());
            } else {
                let place = tried.len() * 31 % STRANGE_MAX;
                strange[place] = tried[at].clone();
            }
        }
    }
    for action in strange.iter() {
        let allowed = game.check_action(state, action).is_ok();
        assert_eq!(allowed, legal.binary_search(action).is_ok(), "{question:?}: {action:?}");
    }
    match question {
        Question::Next | Question::Hero | Question::Pursuit => {}
        _ => {
            assert!(
                !legal.iter().all(is_pass),
                "nobody is asked who could only pass: {question:?}"
            );
        }
    }
    assert!(game.has_choice(state), "who is asked has a choice, or is asked blindly: {question:?}");
}

/// Plays a game by any legal action; how many decisions were looked at.
fn play(seats: u8, seed: u64, events_max: u32, strange: &mut Vec<Action>) -> u32 {
    let game = game(seats, seed);
    let dice = &mut Dice::new(seed + 77);
    let (mut state, mut trace) = (game.laid_out(), Trace::off());
    let mut looks = 0;
    for event in 0..events_max {
        while game.beat(&mut state, &mut trace) {}
        match game.awaits(&state) {
            Awaiting::Over => return looks,
            Awaiting::Chance(chance) => {
                let mut bag = Bag::new();
                game.draw_bag(&state, &mut bag);
                let outcome = dice.outcome(chance, &bag);
                game.outcome(&mut state, &outcome, &mut trace);
            }
            Awaiting::Decision(_) => {
                let mut legal = Vec::new();
                game.legal_actions(&state, &mut legal);
                if event % 5 == 0 || legal.len() < 8 {
                    look(&game, &state, &legal, strange);
                    looks += 1;
                }
                // A hero turn goes on as long as it is not ended: end it now and then.
                let attacks =
                    legal.iter().position(|action| matches!(action, Action::Attack { .. }));
                let at = match attacks {
                    Some(at) if dice.below(3) == 0 => at,
                    Some(_) | None => dice.below(legal.len() as u64) as usize,
                };
                game.decide_action(&mut state, &legal[at], &mut trace);
            }
        }
    }
    looks
}

#[test]
fn check_allows_exactly_what_is_listed() {
    let mut strange = Vec::new();
    for seed in 0..24 {
        let looks = play(2 + (seed % 3) as u8, seed, 400, &mut strange);
        assert!(looks > 10, "a game has decisions: {looks}");
    }
    assert_eq!(strange.len(), STRANGE_MAX, "other tables are tried too");
}
