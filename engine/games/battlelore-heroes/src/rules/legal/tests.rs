//! What the list of legal actions promises: it is what is allowed of all that might be tried.

use super::is_pass;
use crate::prelude::*;
use crate::readings::{Readings, WindowEligibility};
use crate::rule_list::RULES;
use kanso_engine::game::LEGAL_MAX;
use kanso_engine::laws::Dice;
use std::collections::BTreeSet;

/// Actions of earlier decisions and games that are kept to be tried anywhere.
const STRANGE_MAX: usize = 60;
/// Refused attempts of one decision that are looked at.
const REFUSED_MAX: usize = 100;

/// A battle of a scenario, or a campaign of two; every reading has the value that the seed draws.
fn game(seed: u64) -> BattleLore {
    let dice = &mut Dice::new(seed);
    let any = |spec: &kanso_engine::ReadingSpec| match seed % 3 {
        0 => 0,
        _ => dice.below(spec.values.len() as u64) as u8,
    };
    let values: Vec<u8> = Readings::SPECS.iter().map(any).collect();
    BattleLore {
        names: vec!["a".to_owned(), "b".to_owned()],
        scenario: Scenario::new((seed % 4) as u8).expect("one of four"),
        battles: (seed % 5 == 4).then_some(2),
        readings: Readings::from_values(&values).expect("each reading has a value"),
        cards: CardSet::chosen(&CardChoice::default()).expect("the built-in set is read"),
        opening: None,
    }
}

fn notation(game: &BattleLore, state: &State, action: &Action) -> String {
    let mut text = String::new();
    game.notate(state, action, &mut text).expect("a string takes every text");
    text
}

/// Looks at the actions that a seat might try, and at those of other tables.
fn look(game: &BattleLore, state: &State, legal: &[Action], strange: &mut Vec<Action>) {
    let (question, asked) = game.asked(state).expect("a decision is awaited");
    assert!(!legal.is_empty() && legal.len() <= LEGAL_MAX, "{} actions", legal.len());
    assert!(legal.is_sorted_by(|a, b| a < b), "legal actions ascend: {legal:?}");
    let mut none = Vec::new();
    game.conceivable_actions(state, Seat::at(1 - asked.index()), &mut none);
    assert!(none.is_empty(), "who is not asked tries nothing");
    let mut tried = Vec::new();
    game.conceivable_actions(state, asked, &mut tried);
    assert!(tried.is_sorted_by(|a, b| a < b), "conceivable actions ascend");
    let notations: BTreeSet<String> =
        tried.iter().map(|action| notation(game, state, action)).collect();
    assert_eq!(notations.len(), tried.len(), "a notation names one action: {question:?}");
    for action in legal {
        assert!(tried.binary_search(action).is_ok(), "what is legal is conceivable: {action:?}");
        let found = game.check_action(state, action);
        assert_eq!(found, Ok(()), "what is listed is allowed: {question:?} {action:?}");
    }
    let others: Vec<&Action> =
        tried.iter().filter(|action| legal.binary_search(action).is_err()).collect();
    for action in others.iter().step_by(others.len() / REFUSED_MAX + 1) {
        let found = game.check_action(state, action);
        let Err(refusal) = found else {
            panic!("what is allowed is listed: {question:?} {action:?}");
        };
        let entry = RULES.get(refusal.rule().index());
        let refuses = entry.is_none_or(|entry| entry.does.refuses);
        assert!(refuses, "{action:?} is refused by a rule that refuses: {refusal:?}");
    }
    for at in (0..tried.len()).step_by(tried.len() / 3 + 1) {
        let place = strange.len() * 31 + tried.len();
        if strange.len() < STRANGE_MAX {
            strange.push(tried[at].clone());
        } else {
            strange[place % STRANGE_MAX] = tried[at].clone();
        }
    }
    for action in strange.iter() {
        let allowed = game.check_action(state, action).is_ok();
        assert_eq!(allowed, legal.binary_search(action).is_ok(), "{question:?}: {action:?}");
    }
    let blindly = game.readings.window_eligibility == WindowEligibility::Public;
    if !blindly {
        assert!(!legal.iter().all(is_pass), "nobody is asked who could only pass: {question:?}");
    }
    assert!(game.has_choice(state), "who is asked has a choice, or is asked blindly: {question:?}");
}

/// Plays a game by any legal action; the questions that were asked.
fn play(seed: u64, events_max: u32, strange: &mut Vec<Action>, asked: &mut BTreeSet<Question>) {
    let game = game(seed);
    let dice = &mut Dice::new(seed + 77);
    let (mut state, mut trace) = (game.start_state(), Trace::off());
    for event in 0..events_max {
        while game.beat(&mut state, &mut trace) {}
        match game.awaits(&state) {
            Awaiting::Over => return,
            Awaiting::Chance(chance) => {
                let mut bag = Bag::new();
                game.draw_bag(&state, &mut bag);
                let outcome = dice.outcome(chance, &bag);
                game.outcome(&mut state, &outcome, &mut trace);
            }
            Awaiting::Decision(_) => {
                let mut legal = Vec::new();
                game.legal_actions(&state, &mut legal);
                let question = game.asked(&state).expect("a decision is awaited").0;
                if asked.insert(question) || event % 7 == 0 {
                    look(&game, &state, &legal, strange);
                }
                // What is done seldom is done now and then.
                let rare = legal.iter().position(|action| {
                    matches!(
                        action,
                        Action::Battle { .. }
                            | Action::Search { .. }
                            | Action::UseItem { .. }
                            | Action::CreaturePower { .. }
                            | Action::PlaceHero { .. }
                            | Action::OrderDetach { .. }
                            | Action::PlayLore { .. }
                    )
                });
                let at = match rare {
                    Some(at) if dice.below(2) == 0 => at,
                    Some(_) | None => dice.below(legal.len() as u64) as usize,
                };
                game.decide_action(&mut state, &legal[at], &mut trace);
            }
        }
    }
}

#[test]
fn check_allows_exactly_what_is_listed() {
    let (mut strange, mut asked) = (Vec::new(), BTreeSet::new());
    for seed in 0..30 {
        play(seed, 600, &mut strange, &mut asked);
    }
    assert_eq!(strange.len(), STRANGE_MAX, "other tables are tried too");
    for question in [Question::Order, Question::Move, Question::Combat, Question::Retreat] {
        assert!(asked.contains(&question), "{question:?} is asked: {asked:?}");
    }
}

#[test]
fn question_tells_nothing_of_the_hand_under_its_reading() {
    use crate::state::Task;
    let at = Readings::SPECS.iter().position(|spec| spec.name == "window-eligibility");
    let at = at.expect("BL-R29");
    for (value, asked) in [(0, false), (1, true)] {
        let mut game = game(0);
        let mut values = vec![0; Readings::SPECS.len()];
        values[at] = value;
        game.readings = Readings::from_values(&values).expect("each reading has a value");
        let mut state = game.start_state();
        let row = game.cards.scenario(game.scenario);
        let mut battle = game.new_battle(row, [&[], &[]], [None, None]);
        battle.turn = 1;
        battle.sides[0].tokens = 7;
        state.battle = Some(battle);
        state.tasks = vec![Task::Alongside];
        assert!(!game.has_choice(&state), "an empty hand has nothing to hide");
        let counter = game.cards.lore_by_id("LRG09").expect("a Lore card");
        state.battle_mut().sides[0].lores = vec![counter];
        assert_eq!(game.has_choice(&state), asked);
        let mut legal = Vec::new();
        game.legal_actions(&state, &mut legal);
        assert_eq!(legal, [Action::Pass]);
        let spring = game.cards.lore_by_id("LWZ06").expect("a Lore card");
        state.battle_mut().sides[0].lores = vec![spring];
        assert!(game.has_choice(&state));
    }
}
