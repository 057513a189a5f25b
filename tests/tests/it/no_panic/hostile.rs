//! Actions that nobody could mean, in the states of the goldens: a log may hold any value of an
//! action's type, and what is refused is told in words too.

use super::{OnGolden, on_goldens};
use kanso_engine::laws::Dice;
use kanso_engine::prelude::*;
use kanso_engine::{Awaiting, Event, Eye, Game, Lang, Trace};
use kanso_replay::bug::outlived;
use kanso_replay::codec::{decode_prefix, encode};
use std::fmt::Write as _;
use std::sync::Mutex;

/// Numbers at which something may break, and some between.
const NUMBERS: [u32; 20] =
    [0, 1, 2, 3, 4, 6, 7, 12, 19, 31, 63, 64, 127, 128, 200, 250, 254, 255, 65_535, u32::MAX];
/// Actions that are tried at one decision.
const TRIED: usize = 30;
/// Panics that are told.
const TOLD_MAX: usize = 12;

#[derive(Default)]
struct Hostile {
    found: Mutex<Vec<String>>,
    tried: Mutex<u64>,
}

impl OnGolden for Hostile {
    fn run<G: Game>(&self, name: &str, game: &G, events: &[Event<G::Action>]) {
        let (mut state, mut tried) = (game.start(), 0);
        let seed = name.bytes().fold(7_u64, |sum, byte| sum.wrapping_mul(31) + u64::from(byte));
        let dice = &mut Dice::new(seed);
        let decision = |event: &Event<G::Action>| match event {
            Event::Decision(action) => Some(action.clone()),
            Event::Chance(_) => None,
        };
        let all: Vec<_> = events.iter().filter_map(decision).collect();
        for (at, event) in events.iter().enumerate() {
            if let Event::Decision(own) = event {
                for _ in 0..TRIED {
                    let other = &all[dice.below(all.len() as u64) as usize];
                    let action = match dice.below(8) {
                        0 => Some(other.clone()),
                        1..4 => action_like::<G>(other, dice),
                        _ => action_like::<G>(own, dice),
                    };
                    let Some(action) = action else { continue };
                    tried += 1;
                    if let Err(bug) = outlived(|| attempt(game, &state, &action)) {
                        let told = format!("{name}, behind event {at}: {action:?}: {bug}");
                        self.found.lock().expect("no thread stopped").push(told);
                    }
                }
            }
            game.perform(&mut state, event, &mut Trace::off());
        }
        *self.tried.lock().expect("no thread stopped") += tried;
    }
}

/// A value of the action's type that is like this one but for a number or two, or is like none.
fn action_like<G: Game>(action: &G::Action, dice: &mut Dice) -> Option<G::Action> {
    for _ in 0..8 {
        let mut bytes = encode(action);
        if dice.below(2) == 0 {
            bytes = vec![dice.below(u64::from(G::meta().action_variants)) as u8];
            for _ in 0..24 {
                put(&mut bytes, dice);
            }
        } else {
            let at = 1 + dice.below(bytes.len() as u64) as usize;
            let rest = bytes.split_off(at.min(bytes.len()));
            put(&mut bytes, dice);
            bytes.extend(rest.into_iter().skip(1));
            bytes.extend([0; 8]);
        }
        if let Ok((action, _)) = decode_prefix(&bytes) {
            return Some(action);
        }
    }
    None
}

/// Puts a number behind the bytes, as a byte or as a number of more than one.
fn put(bytes: &mut Vec<u8>, dice: &mut Dice) {
    let number = NUMBERS[dice.below(NUMBERS.len() as u64) as usize];
    match u8::try_from(number) {
        Ok(number) if number > 250 && dice.below(2) == 0 => {
            bytes.extend(encode(&u16::from(number)));
        }
        Ok(number) => bytes.push(number),
        Err(_) => bytes.extend(encode(&number)),
    }
}

/// Tries an action, and tells it and what stands against it, to every eye.
fn attempt<G: Game>(game: &G, state: &G::State, action: &G::Action) {
    let (mut text, mut ids) = (String::new(), Vec::new());
    game.notate(state, action, &mut text).expect("a string takes every text");
    let eyes = || Eye::every(game.names().len() as u8);
    for (eye, lang) in eyes().flat_map(|eye| Lang::ALL.map(|lang| (eye, lang))) {
        game.say_action(state, action, lang, eye, &mut text).expect("a string takes every text");
    }
    let _ = game.tells(state, &Event::Decision(action.clone()), Eye::Public);
    game.touches(state, action, &mut ids);
    let Err(refusal) = game.check(state, action) else {
        assert!(matches!(game.awaiting(state), Awaiting::Decision(_)));
        let mut legal = Vec::new();
        game.legal(state, &mut legal);
        assert!(legal.contains(action), "it is allowed, but not listed");
        game.perform(&mut state.clone(), &Event::Decision(action.clone()), &mut Trace::off());
        return;
    };
    write!(text, "{refusal:?}").expect("a string takes every text");
    let _ = game.rule_id(game.refusal_rule(&refusal));
    for (eye, lang) in eyes().flat_map(|eye| Lang::ALL.map(|lang| (eye, lang))) {
        text.clear();
        game.say_refusal(&refusal, lang, eye, &mut text).expect("a string takes every text");
        assert!(!text.trim().is_empty(), "a refusal has words");
    }
}

#[test]
fn no_action_of_a_log_stops_the_program() {
    let hostile = Hostile::default();
    on_goldens(&hostile);
    let found = hostile.found.into_inner().expect("no thread stopped");
    let tried = hostile.tried.into_inner().expect("no thread stopped");
    assert!(tried > 100_000, "many were tried");
    let told = found.iter().take(TOLD_MAX).cloned().collect::<Vec<_>>().join("\n");
    assert!(found.is_empty(), "{} panics, such as\n{told}", found.len());
}
