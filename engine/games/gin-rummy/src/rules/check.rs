//! What is allowed, and all that might be tried.

use crate::GinRummy;
use crate::data::readings::BigGin;
use crate::prelude::*;
use crate::state::cards::Cards;
use crate::state::melds::deadwood;
use crate::state::refusal::Refusal;

/// Most deadwood of a knock. Source: GR-4.1.
const KNOCK_MAX: u32 = 10;

/// Checks whether the seat whose turn it is may do it.
pub fn check(game: &GinRummy, state: &State, action: Action) -> Result<(), Refusal> {
    match state.step {
        Step::Offer => match action {
            Action::Pass | Action::Take => Ok(()),
            Action::LayOff { .. } | Action::Finish => Err(Refusal::NobodyKnocked),
            _ => Err(Refusal::UpcardFirst),
        },
        Step::Draw => match action {
            Action::Take | Action::Draw => Ok(()),
            Action::Pass => Err(Refusal::NothingOffered),
            Action::LayOff { .. } | Action::Finish => Err(Refusal::NobodyKnocked),
            _ => Err(Refusal::DrawFirst),
        },
        Step::LayOff => match action {
            Action::LayOff { card, meld } => lay_off(state, card, meld),
            Action::Finish => Ok(()),
            _ => Err(Refusal::LayingOff),
        },
        // Only at `Discard` is a seat asked.
        _ => match action {
            Action::Pass => Err(Refusal::NothingOffered),
            Action::Take | Action::Draw => Err(Refusal::DrawnAlready),
            Action::LayOff { .. } | Action::Finish => Err(Refusal::NobodyKnocked),
            Action::Discard { card } => hand_after(state, card).map(drop),
            Action::Knock { card } => knock(state, card),
            Action::BigGin => big_gin(game, state),
        },
    }
}

/// GR-4.1: whether the cards left are few points enough.
fn knock(state: &State, card: Card) -> Result<(), Refusal> {
    match deadwood(hand_after(state, card)?) {
        0..=KNOCK_MAX => Ok(()),
        left => Err(Refusal::TooMuch { seat: state.turn, deadwood: left }),
    }
}

/// GR-4.3: whether all eleven cards are melded, where that ends a hand.
fn big_gin(game: &GinRummy, state: &State) -> Result<(), Refusal> {
    let seat = state.turn;
    match (game.readings.big_gin, deadwood(state.of(seat).hand)) {
        (BigGin::Off, _) => Err(Refusal::NoBigGin),
        (BigGin::On, 0) => Ok(()),
        (BigGin::On, left) => Err(Refusal::NotAllMelded { seat, deadwood: left }),
    }
}

/// GR-3.4, GR-3.5: the hand without a card that may be discarded.
fn hand_after(state: &State, card: Card) -> Result<Cards, Refusal> {
    let (seat, hand) = (state.turn, state.of(state.turn).hand);
    if !hand.contains(card) {
        return Err(Refusal::NotHeld { seat, card });
    }
    if state.taken == Some(card) {
        return Err(Refusal::JustTaken { card });
    }
    Ok(hand.without(card))
}

/// GR-4.5: whether a card of the hand fits a meld.
fn lay_off(state: &State, card: Card, meld: u8) -> Result<(), Refusal> {
    let seat = state.turn;
    if !state.of(seat).hand.contains(card) {
        return Err(Refusal::NotToLay { seat, card });
    }
    let onto = state.melds_to_lay_on().get(usize::from(meld)).copied();
    match onto.and_then(|meld| meld.laid_on(card)) {
        Some(_) => Ok(()),
        None => Err(Refusal::DoesNotFit { seat, card, onto }),
    }
}

/// All that the seat whose turn it is might try: with any card, so that the list says nothing of a hand.
pub fn conceivable(state: &State, into: &mut Vec<Action>) {
    if state.step == Step::LayOff {
        let melds = state.melds_to_lay_on().len() as u8;
        let onto = |card| (0..melds).map(move |meld| Action::LayOff { card, meld });
        into.extend(Cards::ALL.iter().flat_map(onto));
        into.push(Action::Finish);
    } else {
        into.extend([Action::Pass, Action::Take, Action::Draw]);
        into.extend(Cards::ALL.iter().map(|card| Action::Discard { card }));
        into.extend(Cards::ALL.iter().map(|card| Action::Knock { card }));
        into.push(Action::BigGin);
    }
}
