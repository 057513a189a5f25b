//! Every beat of an event can be looked at: the table, the phase and the facts, for every eye.
//!
//! A review stands between two beats as well as behind an event, and the state there is one that the
//! rules never ask about. So a picture must not take from it that somebody is asked, or that somebody's
//! turn goes on.

use super::said;
use crate::game::{Game, Play as _};
use crate::{Awaiting, Event, Eye, Lang, Mode, Scene, Telling, Trace};

/// Carries out an event beat by beat, and asks after each of them, for every eye and in both
/// languages, all that a review asks of the moment; `seen` is shown each table.
///
/// # Panics
///
/// Where the game cannot be looked at.
pub fn unfold<G: Game>(
    game: &G,
    state: &mut G::State,
    event: &Event<G::Action>,
    mut seen: impl FnMut(&Scene),
) {
    let mut trace = Trace::new(Mode::Facts);
    game.begin(state, event, &mut trace);
    loop {
        for cited in trace.take_facts() {
            fact(game, &cited.fact);
        }
        let before = state.clone();
        let goes_on = game.advance(state, &mut trace);
        // Whether a moment is the last one of its event, only the next beat tells.
        if goes_on {
            moment(game, &before, &mut seen);
        } else {
            settled(game, state, &mut seen);
            return;
        }
    }
}

/// What is asked of a moment between two beats.
fn moment<G: Game>(game: &G, state: &G::State, seen: &mut impl FnMut(&Scene)) {
    let mut text = String::new();
    let _ = (game.marks(state), game.standing(state));
    for eye in Eye::every(game.names().len() as u8) {
        seen(&game.scene(state, eye));
    }
    for lang in Lang::ALL {
        said(game.say_phase(state, lang, &mut text), &mut text, "a phase");
    }
}

/// What is asked of a moment behind an event, from which the game may be asked again.
///
/// # Panics
///
/// Where the game cannot be looked at.
pub fn settled<G: Game>(game: &G, state: &G::State, seen: &mut impl FnMut(&Scene)) {
    moment(game, state, seen);
    let mut text = String::new();
    let is_over = game.awaiting(state) == Awaiting::Over;
    for eye in Eye::every(game.names().len() as u8) {
        let _ = game.tells_choices(state, eye);
        for lang in Lang::ALL {
            let prompt = game.say_prompt(state, lang, eye, &mut text);
            if is_over {
                text.clear();
            } else {
                said(prompt, &mut text, "a prompt");
            }
        }
    }
}

/// The words of a fact, and what it points at.
fn fact<G: Game>(game: &G, fact: &G::Fact) {
    let (mut text, mut ids) = (String::new(), Vec::new());
    game.points(fact, &mut ids);
    for eye in Eye::every(game.names().len() as u8) {
        if game.tells_fact(fact, eye) == Telling::Nothing {
            continue;
        }
        for lang in Lang::ALL {
            said(game.say_fact(fact, lang, eye, &mut text), &mut text, "a fact");
        }
    }
}
