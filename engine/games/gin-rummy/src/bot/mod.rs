//! A sensible player of Gin Rummy: keeps what is melded and what is near it, takes a discard that makes
//! a meld, discards what counts most, knocks as soon as it can, and lays off what it can.

use crate::SeatState;
use crate::prelude::*;
use crate::state::cards::Cards;
use crate::state::melds::{deadwood, layout};
use crate::state::other;
use kanso_engine::bot::wins;

/// Score of a knock: higher than that of any discard.
const KNOCK: i64 = 1_000_000;
/// Score of big gin: higher than that of any knock.
const BIG_GIN: i64 = 2 * KNOCK;
/// Cost of a point of deadwood that stays in the hand; outweighs [`NEIGHBOUR`] and [`HELP`].
const POINT: i64 = 1_000;
/// Cost of giving up a card that one more card could meld with.
const NEIGHBOUR: i64 = 10;
/// Cost of a discard that is near a card which the other seat is known to hold.
const HELP: i64 = 7;
/// Ranks between two cards of a suit that one more card can join.
const GAP_MAX: u8 = 2;

/// How good an action is for the seat whose turn it is, by its own hand and by what everybody saw.
pub fn score(state: &State, action: Action) -> i64 {
    let hand = state.of(state.turn).hand;
    let deadwood_cost = |card| i64::from(deadwood(hand.without(card))) * POINT;
    match action {
        Action::Pass | Action::Draw | Action::Finish => 0,
        Action::Take => match state.pile.last() {
            Some(top) if makes_a_meld(hand, *top) => 1,
            _ => -1,
        },
        Action::Discard { card } => {
            let theirs = state.of(other(state.turn)).known;
            -deadwood_cost(card) - near(hand, card) * NEIGHBOUR - near(theirs, card) * HELP
        }
        Action::Knock { card } => KNOCK - deadwood_cost(card),
        Action::BigGin => BIG_GIN,
        Action::LayOff { card, .. } => {
            i64::from(deadwood(hand)) - i64::from(deadwood(hand.without(card)))
        }
    }
}

/// What each seat may expect of a match to `goal` before a hand is played, in thousandths; none within a
/// hand. Fitted to 2,848 hands of this player against itself in matches to 100.
pub fn outlook(state: &State, goal: u32) -> Option<Vec<u16>> {
    /// As if both were so many points further from the goal together.
    const BLUR: i32 = 60;
    /// Hundredths of log odds for who needs nothing more, were there no blur.
    const ALL_OF_IT: i32 = 500;
    // The other seat of the dealer is offered the upcard first.
    if state.step != Step::Offer || state.turn == state.dealer {
        return None;
    }
    let needed = |seat: &SeatState| goal.saturating_sub(seat.score) as i32;
    let [first, second] = [&state.seats[0], &state.seats[1]].map(needed);
    let wins = wins(ALL_OF_IT * (second - first) / (first + second + BLUR));
    Some(vec![wins, 1_000 - wins])
}

/// True if taking a card leaves less deadwood, and the card itself is then in a meld.
fn makes_a_meld(hand: Cards, card: Card) -> bool {
    let left = hand.iter().map(|discard| layout(hand.with(card).without(discard)).rest);
    left.min_by_key(|rest| rest.points())
        .is_some_and(|rest| !rest.contains(card) && rest.points() < deadwood(hand))
}

/// How many other cards might meld with a card.
fn near(cards: Cards, card: Card) -> i64 {
    let is_near = |held: &Card| {
        let gap = held.rank().abs_diff(card.rank());
        *held != card && (gap == 0 || held.suit() == card.suit() && gap <= GAP_MAX)
    };
    cards.iter().filter(is_near).count() as i64
}
