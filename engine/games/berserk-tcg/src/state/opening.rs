//! Openings: a position to start from instead of the set-up.
//!
//! Source: BK-3.13 (numbers of cards), BK-3.17 (openings serve the vectors) and the tables of the
//! specification's chapter 3. An [`Opening`] is what a person writes down of a table: the cities,
//! every card that lies in no deck, the decks, and where in its turn the game stands ([`Stand`]).
//! `check` refuses what could not lie on one table and builds the state, `battle` does so for a
//! battle that goes on; `position` is a builder for tests.
//!
//! An opening stands between two beats, and says nothing of what happened before. What follows by
//! itself from it, up to the first thing that is awaited, is done before the first event and so is
//! told by no event of the log.
//!
//! The decks that a game with an opening is played with are those of the opening ([`Opening::deck`]);
//! the options that name decks have nothing to say then.
//!
//! # Left out
//!
//! - Positions within the set-up, with something pending, or within a window, an announcement, a
//!   resolution or the assignments of an exchange.
//! - What some readings remember of this turn: cards shown without payment (BK-R13, BK-R14), Quick
//!   cards opened in a battle (BK-R61), what a card had on it when it left play (BK-R62), Ranges
//!   noted when the exchange began (BK-R34).
//! - Who has seen which card of a deck: what is known of a deck is known to its owner.

mod battle;
mod check;
#[cfg(any(test, feature = "positions"))]
pub mod position;
#[cfg(test)]
mod tests;

use crate::prelude::*;
use crate::state::{CITIES, Known};

/// Latest turn of an opening.
pub const TURN_MAX: u32 = 1_000;
/// Highest number of a card, an item or an entry in an opening.
pub const NUMBER_MAX: u32 = 1_000_000;
/// Most damage, shield or change of a number that a character can have in an opening.
pub const POINTS_MAX: u16 = 99;

/// A position to start from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// Who had turn 1.
    pub first_seat: Seat,
    /// The turn, from 1.
    pub turn: u32,
    /// Where in the turn the game stands.
    pub stand: Stand,
    /// The row of cities.
    pub cities: [CityOpening; CITIES],
    /// The identities not yet seen, in any order.
    pub city_bag: Vec<Identity>,
    /// Every card that is in no deck, in any order.
    pub cards: Vec<CardOpening>,
    /// Cities in which a battle was declared this turn, in any order.
    pub battles_declared: Vec<City>,
    /// The next card's number.
    pub next_card: u32,
    /// The next item's number.
    pub next_item: u32,
    /// The next count of entries.
    pub next_entered: u32,
    /// What each seat has, in seat order.
    pub seats: [SeatOpening; 2],
}

/// One place of the row of cities. It is face-up where a character is in play (BK-3.6).
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CityOpening {
    /// Which city card lies there, once that is known.
    pub identity: Option<Identity>,
    /// Who occupies it.
    pub occupant: Option<Seat>,
    /// The characters that hold it, in any order (BK-R39 `only-those-that-took-it` only).
    pub holders: Vec<CardId>,
}

/// What one seat has beside its cards in no deck.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatOpening {
    /// Known cards on top of the deck, the top card last.
    pub top: Vec<CardKind>,
    /// Cards of the deck in unknown order, a kind once for each card.
    pub bag: Vec<CardKind>,
    /// Known cards at the bottom of the deck, the bottom card last.
    pub bottom: Vec<CardKind>,
    /// Its standing pass.
    pub standing_pass: Option<StandingPass>,
}

/// A card that is in no deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardOpening {
    /// Its number, from 1.
    pub id: CardId,
    /// Its card.
    pub kind: CardKind,
    /// Whose deck it came from.
    pub owner: Seat,
    /// Where it is.
    pub place: CardPlace,
}

/// Where a card is, with what it has on it there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum CardPlace {
    /// In its owner's hand.
    Hand {
        /// What the other seat knows.
        known: Known,
    },
    /// Face-down at a city.
    Set {
        /// Which.
        city: City,
        /// Who may open it.
        controller: Seat,
        /// What the other seat knows.
        known: Known,
        /// The turn in which it was set (BK-R15 `no` only).
        since_turn: Option<u32>,
    },
    /// Face-up at a city.
    InPlay {
        /// Which.
        city: City,
        /// Who controls it.
        controller: Seat,
        /// Sideways.
        locked: bool,
        /// Damage taken this turn.
        damage: u16,
        /// Damage that will be absorbed this turn.
        shield: u16,
        /// Changes this turn.
        mods: Mods,
        /// When it entered, a count from 1.
        entered: u32,
        /// The turn in which it entered (BK-R69 `from-next-turn` only).
        since_turn: Option<u32>,
    },
    /// In its owner's trash.
    Trash,
}

/// Where in its turn a game stands. Source: BK-6.39.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Stand {
    /// The turn starts.
    TurnStart,
    /// Recovery begins.
    Recovery,
    /// Draw begins.
    Draw,
    /// Open begins.
    Open,
    /// In Main the turn player is to act.
    Main,
    /// A battle goes on.
    Battle(BattleOpening),
    /// End begins.
    End,
}

/// A battle that goes on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BattleOpening {
    /// Where.
    pub city: City,
    /// How far it has come.
    pub step: StepOpening,
    /// The vanguard.
    pub vanguard: Option<CardId>,
    /// Who fights, by seat, in any order.
    pub fighters: [Vec<CardId>; 2],
    /// Those who have fought in it and do no more, in any order.
    pub former_fighters: Vec<CardId>,
    /// Who has struck, in any order.
    pub struck: Vec<CardId>,
}

/// How far a battle has come. Source: BK-6.39.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum StepOpening {
    /// The attacker is to name the vanguard.
    Vanguard,
    /// A seat may open a set card of the city; the attacker comes second.
    BattleOpen {
        /// Who.
        seat: Seat,
    },
    /// The seats name fighters.
    Fighters {
        /// Who is next.
        next: Seat,
        /// Declines in succession; with 2 the window before the first damage follows.
        declined: u8,
    },
    /// The next Range is to strike.
    Exchange,
    /// The result is next.
    BattleEnd,
}
