//! What can happen in Pig, and why something may not.

use kanso_engine::Seat;

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fact {
    /// PG-1.1: the die is rolled.
    Rolls {
        /// Who rolls.
        seat: Seat,
    },
    /// PG-1.2: the turn's total grows.
    Adds {
        /// What fell, `2..=6`.
        face: u8,
        /// The total now.
        total: u32,
    },
    /// PG-1.3: a 1 fell.
    Loses {
        /// Whose turn ends.
        seat: Seat,
        /// The points lost.
        total: u32,
    },
    /// PG-1.4: the turn's total is banked.
    Banks {
        /// Whose turn ends.
        seat: Seat,
        /// The points banked.
        total: u32,
        /// The seat's score now.
        score: u32,
    },
    /// PG-1.5: the game is won.
    Wins {
        /// Who won.
        seat: Seat,
        /// With how many points.
        score: u32,
    },
}

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// PG-1.4: nothing was rolled in this turn yet.
    NothingToBank {
        /// Who asked.
        seat: Seat,
    },
}
