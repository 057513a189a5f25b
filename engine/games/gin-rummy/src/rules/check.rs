//! What is allowed, and all that might be tried.

use crate::GinRummy;
use crate::data::readings::BigGin;
use crate::state::action::Action;
use crate::state::cards::{Card, Cards};
use crate::state::melds::deadwood;
use crate::state::refusal::Refusal;
use crate::state::{State, Step};

/// Most deadwood of a knock. Source: GR-4.1.
const KNOCK_MAX: u32 = 10;

/// Whether the seat whose turn it is may do it.
pub fn check(game: &GinRummy, state: &State, action: Action) -> Result<(), Refusal> {
    let (seat, step) = (state.turn, state.step);
    match action {
        Action::LayOff { .. } | Action::Finish if step != Step::LayOff => {
            Err(Refusal::NobodyKnocked)
        }
        Action::LayOff { card, meld } => lay_off(state, card, meld),
        Action::Finish => Ok(()),
        _ if step == Step::LayOff => Err(Refusal::LayingOff),
        Action::Pass if step == Step::Offer => Ok(()),
        Action::Pass => Err(Refusal::NothingOffered),
        Action::Take | Action::Draw if step == Step::Discard => Err(Refusal::DrawnAlready),
        Action::Take => Ok(()),
        _ if step == Step::Offer => Err(Refusal::UpcardFirst),
        Action::Draw => Ok(()),
        _ if step == Step::Draw => Err(Refusal::DrawFirst),
        Action::Discard { card } => left_without(state, card).map(drop),
        Action::Knock { card } => match deadwood(left_without(state, card)?) {
            0..=KNOCK_MAX => Ok(()),
            deadwood => Err(Refusal::TooMuch { seat, deadwood }),
        },
        Action::BigGin => match (game.readings.big_gin.get(), deadwood(state.of(seat).hand)) {
            (BigGin::Off, _) => Err(Refusal::NoBigGin),
            (BigGin::On, 0) => Ok(()),
            (BigGin::On, deadwood) => Err(Refusal::NotAllMelded { seat, deadwood }),
        },
    }
}

/// GR-3.4, GR-3.5: the hand without a card that may be discarded.
fn left_without(state: &State, card: Card) -> Result<Cards, Refusal> {
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
    match onto.and_then(|meld| meld.with(card)) {
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
