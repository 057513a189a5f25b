//! The state of Pig.

use kanso_engine::game::prelude::*;

/// All that a game of Pig is at one moment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct State {
    /// Whose turn it is.
    pub turn: Seat,
    /// Turns begun before this one.
    pub turns_done: u32,
    /// Points rolled in this turn and not banked yet, `0..`.
    pub turn_total: u32,
    /// True if the die is in the air.
    pub rolling: bool,
    /// Who has won, once somebody has.
    pub winner: Option<Seat>,
    /// What each seat has.
    pub seats: Vec<SeatState>,
}

/// What one seat of Pig has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatState {
    /// Banked points.
    pub score: u32,
}
