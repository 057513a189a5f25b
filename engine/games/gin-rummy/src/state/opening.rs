//! A position to start from: the cards of both seats, the discard pile and the scores.

use super::cards::{Cards, PACK};
use super::{HAND, SEATS, SeatState, other};
use crate::prelude::*;
use crate::rules::STOCK_LEFT;
use kanso_engine::opening::{Problem, within};

/// Most hands that a seat of an opening has won.
const HANDS_WON_MAX: u32 = 1_000;

/// A position in the middle of a hand, before the draw or before the discard.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// Who dealt.
    pub dealer: Seat,
    /// Whose turn it is: with ten cards it is to draw, with eleven to discard.
    pub turn: Seat,
    /// The discard pile, the top card last.
    pub pile: Vec<Card>,
    /// What each seat has.
    pub seats: Vec<OpeningSeat>,
}

/// What one seat of an opening has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpeningSeat {
    /// Its cards.
    pub hand: Vec<Card>,
    /// Points of the hands that it won, below the goal.
    pub score: u32,
    /// How many hands it won.
    pub hands_won: u32,
}

impl Opening {
    /// The state of the position, in a match to so many points.
    ///
    /// # Errors
    ///
    /// The first thing that is wrong, with its place.
    pub(crate) fn state(&self, goal: u32) -> Result<State, Problem> {
        within("seats", self.seats.len(), SEATS.into(), SEATS.into())?;
        for (what, seat) in [("dealer", self.dealer), ("turn", self.turn)] {
            within(what, u8::from(seat), 0, SEATS - 1)?;
        }
        let mut seen = Cards::NONE;
        let hands = self.seats.iter().enumerate();
        let hands = hands.map(|(at, has)| (format!("seat {at}: hand"), &has.hand));
        for (place, cards) in hands.chain([("pile".to_owned(), &self.pile)]) {
            for card in cards {
                if seen.contains(*card) {
                    return Err(format!("{place}: {card}, which lies somewhere already"));
                }
                seen = seen.with(*card);
            }
        }
        let held = |seat: Seat| self.seats[seat.index()].hand.len();
        let place = |seat: Seat| format!("seat {seat}: cards");
        within(&place(self.turn), held(self.turn), HAND.into(), usize::from(HAND) + 1)?;
        within(&place(other(self.turn)), held(other(self.turn)), HAND.into(), HAND.into())?;
        let draws = held(self.turn) == usize::from(HAND);
        // Before a draw there is a card to take, and one more in the stock than ends the hand.
        let (least_pile, least_stock) = (usize::from(draws), STOCK_LEFT + u32::from(draws));
        within("pile: cards", self.pile.len(), least_pile, PACK.into())?;
        let stock = u32::from(PACK) - seen.count();
        within("stock: cards", stock, least_stock, PACK.into())?;
        for (at, has) in self.seats.iter().enumerate() {
            within(&format!("seat {at}: score"), has.score, 0, goal - 1)?;
            within(&format!("seat {at}: hands_won"), has.hands_won, 0, HANDS_WON_MAX)?;
        }
        let seats = self.seats.iter().map(|has| SeatState {
            hand: has.hand.iter().copied().collect(),
            score: has.score,
            hands_won: has.hands_won,
            ..SeatState::default()
        });
        Ok(State {
            step: if draws { Step::Draw } else { Step::Discard },
            dealer: self.dealer,
            turn: self.turn,
            pile: self.pile.clone(),
            ..State::new(seats.collect())
        })
    }
}
