//! Who may know what: a hand and a draw from the stock are seen by their seat alone.

use crate::prelude::*;

/// GR-1.3, GR-3.3, GR-4.1: how much of an event an eye is told; `state` is the one before it.
pub fn tells(state: &State, event: &Event<Action>, eye: Eye) -> Telling {
    let is_secret = match event {
        Event::Decision(action) => matches!(action, Action::Knock { .. }),
        Event::Chance(_) => matches!(state.step, Step::Deal | Step::Stock),
    };
    if is_secret && !eye.sees(state.turn) { Telling::Shrunk } else { Telling::Whole }
}

/// True if an eye is told the choices: of a decision whoever sees the hand; of a draw nobody, as what
/// the stock can give tells what the hands hold.
pub fn tells_choices(state: &State, eye: Eye) -> bool {
    match state.step {
        Step::PickDealer => true,
        Step::Deal | Step::TurnUp | Step::Stock => eye == Eye::All,
        _ => eye.sees(state.turn),
    }
}
