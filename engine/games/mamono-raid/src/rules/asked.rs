//! The seat that is asked: whose actions are checked, listed and conceived.

use crate::prelude::*;

/// A seat that is asked, or about to be, and what it looks at.
#[derive(Clone, Copy)]
pub(crate) struct Asked<'a> {
    pub(crate) game: &'a MamonoRaid,
    pub(crate) state: &'a State,
    pub(crate) seat: Seat,
    /// What the seat has.
    pub(crate) has: &'a SeatState,
}

impl<'a> Asked<'a> {
    /// This seat at this table.
    pub(crate) fn of(game: &'a MamonoRaid, state: &'a State, seat: Seat) -> Self {
        Self { game, state, seat, has: state.seat(seat) }
    }

    /// Its markers at home. Source: MR-3.4.
    pub(crate) fn home(self) -> u8 {
        self.game.home(self.state, self.seat)
    }

    /// True if its flipped bonus shield can pay. Source: MR-8.4.
    pub(crate) fn has_bonus(self) -> bool {
        self.game.has_bonus_pay(self.state, self.seat)
    }

    /// Points that lead a character to its next level. Source: MR-5.38.
    pub(crate) fn level_need(self, character: Character) -> u8 {
        let level = self.game.level_of(self.state, self.seat, character);
        self.game.level_need(self.state, self.seat, level)
    }
}
