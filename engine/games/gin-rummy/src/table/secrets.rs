//! Who may know what: a hand and a draw from the stock are seen by their seat alone.

use crate::prelude::*;
use crate::state::cards::Cards;
use kanso_engine::resample::Dealer;

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

/// The cards that an eye does not see, dealt anew: those of hands, a discard that lies face down, and the
/// stock. Source: GR-1.3, GR-3.3, GR-4.1.
pub fn resample(state: &State, eye: Eye, deal: &mut Dealer<'_>) -> State {
    let mut state = state.clone();
    let hides = |seat: &Seat| !eye.sees(*seat) && !state.is_open(*seat);
    let hidden = [Seat::at(0), Seat::at(1)].map(|seat| {
        let has = state.of(seat);
        if hides(&seat) { has.hand.difference(has.known) } else { Cards::NONE }
    });
    let down = state.face_down.filter(|_| state.knocker.is_some_and(|seat| !eye.sees(seat)));
    let unseen = hidden.into_iter().fold(state.stock(), Cards::union);
    let mut unseen: Vec<Card> = down.into_iter().fold(unseen, Cards::with).iter().collect();
    deal.shuffle(&mut unseen);
    let mut unseen = unseen.into_iter();
    for (seat, cards) in (0..).map(Seat::at).zip(hidden) {
        let dealt = unseen.by_ref().take(cards.count() as usize).collect();
        let has = state.of_mut(seat);
        has.hand = has.hand.difference(cards).union(dealt);
    }
    if down.is_some() {
        state.face_down = unseen.next();
    }
    state
}
