//! The state of Gin Rummy: where every card lies that is not in the stock, and whose turn it is.

pub mod action;
pub mod cards;
pub mod fact;
pub mod melds;
pub mod opening;
pub mod refusal;

use crate::prelude::*;
use cards::Cards;

/// Seats of the game. Source: GR-1.1.
pub const SEATS: u8 = 2;
/// Cards dealt to a seat. Source: GR-1.3.
pub const HAND: u8 = 10;

/// What comes next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// GR-1.2: chance picks the first dealer.
    PickDealer,
    /// GR-1.3: the seat whose turn it is gets its cards.
    Deal,
    /// GR-1.4: the upcard falls.
    TurnUp,
    /// GR-3.1: the upcard is offered to the seat whose turn it is.
    Offer,
    /// GR-3.3: it takes a card from one of the piles.
    Draw,
    /// GR-3.3: the card of the stock falls.
    Stock,
    /// GR-3.4, GR-4.1: it discards or ends the hand.
    Discard,
    /// GR-4.5: it lays off cards.
    LayOff,
    /// GR-4.7: the seat that did not knock lays out its cards by itself.
    LayOut,
    /// GR-5: the hand is scored by itself.
    Score,
    /// GR-5.5: the cards are gathered by themselves.
    Gather,
    /// GR-6.1: the match is over.
    Over,
}

impl Step {
    /// True while a turn goes on: its seat decides, or gets the card that it draws.
    pub(crate) const fn is_turn(self) -> bool {
        matches!(self, Self::Offer | Self::Draw | Self::Stock | Self::Discard | Self::LayOff)
    }

    /// The part of the hand that it belongs to, as headings number them.
    pub(crate) const fn phase(self) -> u8 {
        match self {
            Self::PickDealer | Self::Deal | Self::TurnUp => 0,
            Self::Offer => 1,
            Self::Draw | Self::Stock | Self::Discard => 2,
            Self::LayOff => 3,
            Self::LayOut | Self::Score | Self::Gather | Self::Over => 4,
        }
    }
}

/// All that a match of Gin Rummy is at one moment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct State {
    /// What comes next.
    pub step: Step,
    /// Hands dealt before this one.
    pub deals_done: u32,
    /// Turns begun before this one, in all hands; an offer of the upcard is one.
    pub turns_done: u32,
    /// Who deals; the first seat until chance has picked.
    pub dealer: Seat,
    /// Whose turn it is; during the deal, who is dealt to.
    pub turn: Seat,
    /// The discard pile, the top card last.
    pub pile: Vec<Card>,
    /// The card that was taken from the discard pile in this turn.
    pub taken: Option<Card>,
    /// Who has ended the hand.
    pub knocker: Option<Seat>,
    /// The card that was discarded face down for it; none for big gin.
    pub face_down: Option<Card>,
    /// Who has won the match, once somebody has.
    pub winner: Option<Seat>,
    /// What each seat has.
    pub seats: Vec<SeatState>,
}

/// What one seat has.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct SeatState {
    /// The cards that it holds; once it has laid out its melds, its deadwood.
    pub hand: Cards,
    /// Those of its hand that everybody saw it take.
    pub known: Cards,
    /// The melds that it has laid out, with what was laid off onto them.
    pub melds: Vec<Meld>,
    /// Points of the hands that it won.
    pub score: u32,
    /// How many hands it won.
    pub hands_won: u32,
}

/// The seat across the table.
pub const fn other(seat: Seat) -> Seat {
    seat.next(SEATS)
}

impl State {
    /// The beginning of a match, with what the seats have.
    pub(crate) const fn new(seats: Vec<SeatState>) -> Self {
        Self {
            step: Step::PickDealer,
            deals_done: 0,
            turns_done: 0,
            dealer: Seat::at(0),
            turn: Seat::at(0),
            pile: Vec::new(),
            taken: None,
            knocker: None,
            face_down: None,
            winner: None,
            seats,
        }
    }

    /// What a seat has.
    pub fn of(&self, seat: Seat) -> &SeatState {
        &self.seats[seat.index()]
    }

    /// What a seat has, to be changed.
    pub(crate) fn of_mut(&mut self, seat: Seat) -> &mut SeatState {
        &mut self.seats[seat.index()]
    }

    /// The cards of the stock: all that lie nowhere else.
    pub fn stock(&self) -> Cards {
        let laid = self.seats.iter().flat_map(|has| &has.melds).map(|meld| meld.cards());
        let held = self.seats.iter().map(|has| has.hand);
        let lying = self.pile.iter().copied().chain(self.face_down).collect();
        held.chain(laid).fold(Cards::ALL.difference(lying), Cards::difference)
    }

    /// True if the cards of a seat lie open on the table. A void hand has no knocker, and its cards
    /// stay hidden.
    pub fn is_open(&self, seat: Seat) -> bool {
        let both = matches!(self.step, Step::Score | Step::Gather | Step::Over);
        self.knocker.is_some_and(|knocker| knocker == seat || both)
    }

    /// GR-4.3: true if the hand was ended with eleven melded cards.
    pub(crate) const fn is_big_gin(&self) -> bool {
        self.knocker.is_some() && self.face_down.is_none()
    }

    /// The melds that cards are laid off onto.
    pub fn melds_to_lay_on(&self) -> &[Meld] {
        self.knocker.map_or(&[], |knocker| &self.of(knocker).melds)
    }
}
