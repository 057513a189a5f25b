//! A sensible player of Gin Rummy: keeps what is melded and what is near it, takes a discard that makes
//! a meld, discards what counts most, knocks as soon as it can, and lays off what it can.

use crate::state::action::Action;
use crate::state::cards::{Card, Cards};
use crate::state::melds::{deadwood, layout};
use crate::state::{State, other};

/// Ending a hand, before any discard.
const KNOCK: i64 = 1_000_000;
/// Ending it with eleven cards, before a knock.
const BIG_GIN: i64 = 2 * KNOCK;
/// A point of deadwood that stays, before what a card may become.
const POINT: i64 = 1_000;
/// A card beside which the discard might have stood.
const NEIGHBOUR: i64 = 10;
/// A card that the other seat is known to hold, and the discard would help.
const HELP: i64 = 7;
/// Ranks between two cards of a suit that one more card can join.
const GAP_MAX: u8 = 2;

/// How good an action is for the seat whose turn it is, by its own hand and by what everybody saw.
pub fn score(state: &State, action: Action) -> i64 {
    let hand = state.of(state.turn).hand;
    let keeps = |card| -(i64::from(deadwood(hand.without(card))) * POINT);
    match action {
        Action::Pass | Action::Draw | Action::Finish => 0,
        Action::Take => match state.pile.last() {
            Some(top) if makes_a_meld(hand, *top) => 1,
            _ => -1,
        },
        Action::Discard { card } => {
            let theirs = state.of(other(state.turn)).known;
            keeps(card) - near(hand, card) * NEIGHBOUR - near(theirs, card) * HELP
        }
        Action::Knock { card } => KNOCK + keeps(card),
        Action::BigGin => BIG_GIN,
        Action::LayOff { card, .. } => {
            i64::from(deadwood(hand)) - i64::from(deadwood(hand.without(card)))
        }
    }
}

/// True if a card joins a meld of the best hand that it can make, and that hand is better.
fn makes_a_meld(hand: Cards, card: Card) -> bool {
    let left = hand.iter().map(|other| layout(hand.with(card).without(other)).rest);
    left.min_by_key(|rest| rest.points())
        .is_some_and(|rest| !rest.contains(card) && rest.points() < deadwood(hand))
}

/// How many other cards might meld with a card.
fn near(cards: Cards, card: Card) -> i64 {
    let is_near = |other: &Card| {
        let gap = other.rank().abs_diff(card.rank());
        *other != card && (gap == 0 || other.suit() == card.suit() && gap <= GAP_MAX)
    };
    cards.iter().filter(is_near).count() as i64
}
