//! Words, pictures and secrets over whole games.

use crate::game::{Awaiting, Game as _, Play as _};
use crate::games::rook_raiders::readings::Readings;
use crate::games::rook_raiders::state::State;
use crate::games::rook_raiders::{Action, RookRaiders};
use crate::laws::{Dice, Player, play};
use crate::{Bag, Event, Eye, Lang, Mode, Scene, Seat, Setup, Telling, Trace};
use std::collections::BTreeSet;

/// Looks of code that no player should read.
const CODE: [&str; 9] = ["{", "}", "Some(", "None", "::", "Kind(", "Id(", "_", "[]"];

/// A sentence and its translation: both are there, and one is not the other.
fn is_said([en, ja]: &[String; 2]) {
    for text in [en, ja] {
        assert!(!text.trim().is_empty());
        for code in CODE {
            assert!(!text.contains(code), "{code} in: {text}");
        }
        assert!(!text.contains("  "), "two spaces in: {text}");
    }
    assert_ne!(en, ja);
    assert!(en.is_ascii() || en.contains(['★', '−', '×', '…']), "English: {en}");
}

fn said(write: impl Fn(Lang, &mut String)) -> [String; 2] {
    Lang::ALL.map(|lang| {
        let mut text = String::new();
        write(lang, &mut text);
        text
    })
}

fn setup(seed: u64) -> Setup<<RookRaiders as crate::Game>::Opening> {
    let mut setup = Setup::new::<RookRaiders>(1 + (seed % 4) as u8);
    let mut dice = Dice::new(seed);
    for (value, spec) in setup.readings.iter_mut().zip(Readings::SPECS) {
        *value = dice.below(spec.values.len() as u64) as u8;
    }
    setup
}

/// Plays to the end or so many events, showing each event with the state before it.
fn each_event(
    game: &RookRaiders,
    seed: u64,
    greedy: bool,
    mut look: impl FnMut(&State, &Event<Action>, &[crate::Cited<super::super::Fact>]),
) {
    let (mut state, mut dice, mut bag) = (game.start(), Dice::new(seed), Bag::new());
    let mut legal = Vec::new();
    for _ in 0..400 {
        let event = match game.awaiting(&state) {
            Awaiting::Over => return,
            Awaiting::Chance(chance) => {
                bag.clear();
                game.bag(&state, &mut bag);
                Event::Chance(dice.outcome(chance, &bag))
            }
            Awaiting::Decision(_) => {
                legal.clear();
                game.legal(&state, &mut legal);
                let best = crate::bot::greedy(game, &state, &legal).expect("there is an answer");
                let any = dice.below(legal.len() as u64) as usize;
                Event::Decision(legal[if greedy { best } else { any }].clone())
            }
        };
        let mut trace = Trace::new(Mode::Facts);
        let before = state.clone();
        game.perform(&mut state, &event, &mut trace);
        look(&before, &event, trace.facts());
    }
}

#[test]
fn whatever_is_said_is_said_in_both_languages_without_code() {
    let mut kinds = BTreeSet::new();
    for seed in 0..24 {
        let game = RookRaiders::new(&setup(seed)).expect("a set-up of this game");
        let seats = game.names().len() as u8;
        let mut conceivable = Vec::new();
        each_event(&game, seed, seed % 2 == 0, |state, event, facts| {
            for eye in Eye::every(seats) {
                let ok = "a string takes every text";
                is_said(&said(|lang, to| game.say_prompt(state, lang, eye, to).expect(ok)));
                for cited in facts {
                    if game.tells_fact(&cited.fact, eye) != Telling::Nothing {
                        is_said(&said(|lang, to| {
                            game.say_fact(&cited.fact, lang, eye, to).expect(ok);
                        }));
                    }
                }
                if let Event::Decision(action) = event {
                    is_said(&said(|lang, to| {
                        game.say_action(state, action, lang, eye, to).expect(ok);
                    }));
                }
            }
            is_said(&said(|lang, to| game.say_phase(state, lang, to).expect("a string")));
            for cited in facts {
                let debug = format!("{:?}", cited.fact);
                kinds.insert(debug.split([' ', '{']).next().unwrap_or_default().to_owned());
            }
            if let Awaiting::Decision(asked) = game.awaiting(state) {
                conceivable.clear();
                for seat in asked.iter() {
                    game.conceivable(state, seat, &mut conceivable);
                }
                for action in &conceivable {
                    is_said(&said(|lang, to| {
                        game.say_action(state, action, lang, Eye::All, to).expect("a string");
                    }));
                    if let Err(refusal) = game.check(state, action) {
                        is_said(&said(|lang, to| {
                            game.say_refusal(&refusal, lang, Eye::All, to).expect("a string");
                        }));
                    }
                }
            }
        });
    }
    assert!(kinds.len() >= 60, "most kinds of facts were seen: {}", kinds.len());
}

#[test]
fn games_keep_the_laws_with_words_and_pictures() {
    for seed in 0..12 {
        let player = if seed % 3 == 0 { Player::Greedy } else { Player::Random };
        play::<RookRaiders>(&setup(seed), player, &mut Dice::new(seed), 300, 9);
    }
}

/// All strings of a scene's tokens, cells and lines that can be an id.
fn ids(scene: &Scene) -> BTreeSet<String> {
    let text = serde_json::to_value(scene).expect("a scene is plain data");
    let mut ids = BTreeSet::new();
    collect(&text, &mut ids);
    ids
}

fn collect(value: &serde_json::Value, ids: &mut BTreeSet<String>) {
    match value {
        serde_json::Value::Array(items) => items.iter().for_each(|item| collect(item, ids)),
        serde_json::Value::Object(fields) => {
            if let Some(id) = fields.get("id").and_then(|id| id.as_str()) {
                ids.insert(id.to_owned());
            }
            fields.values().for_each(|field| collect(field, ids));
        }
        _ => {}
    }
}

#[test]
fn every_legal_action_touches_things_that_lie_on_the_table() {
    for seed in 0..8 {
        let game = RookRaiders::new(&setup(seed)).expect("a set-up of this game");
        let mut legal = Vec::new();
        each_event(&game, seed, seed % 2 == 0, |state, _, _| {
            let Awaiting::Decision(_) = game.awaiting(state) else { return };
            let known = ids(&game.scene(state, Eye::All));
            legal.clear();
            game.legal(state, &mut legal);
            for action in &legal {
                let mut touched = Vec::new();
                game.touches(state, action, &mut touched);
                assert!(!touched.is_empty(), "{action:?} touches something");
                for id in touched {
                    assert!(known.contains(&id), "{action:?} touches {id}, which is not there");
                }
            }
        });
    }
}

/// RR-13.14: two games that differ in the value of a hidden medal alone are told alike.
#[test]
fn a_medal_is_hidden_in_every_word_and_picture_of_a_game() {
    let mut seen = 0;
    for seed in 0..12 {
        let game = RookRaiders::new(&Setup::new::<RookRaiders>(3)).expect("defaults");
        each_event(&game, seed, true, |state, event, _| {
            let holder = state.seats.iter().position(|seat| !seat.medals.is_empty());
            let Some(holder) = holder.filter(|_| state.ending.is_none()) else { return };
            let mut other = state.clone();
            let value = other.seats[holder].medals[0];
            other.seats[holder].medals[0] = if value == -1 { -2 } else { -1 };
            let hidden = (0..3).map(Seat::at).filter(|seat| seat.index() != holder);
            for eye in hidden.map(Eye::Seat).chain([Eye::Public]) {
                if state.declared.contains(Seat::at(holder)) {
                    continue;
                }
                seen += 1;
                assert_eq!(game.scene(state, eye), game.scene(&other, eye));
                let prompt = |state| {
                    said(|lang, to| game.say_prompt(state, lang, eye, to).expect("a string"))
                };
                assert_eq!(prompt(state), prompt(&other));
                if let Event::Decision(action) = event {
                    let told = |state| {
                        said(|lang, to| {
                            game.say_action(state, action, lang, eye, to).expect("a string");
                        })
                    };
                    assert_eq!(told(state), told(&other));
                }
            }
        });
    }
    assert!(seen > 100, "medals were held: {seen}");
}
