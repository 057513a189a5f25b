//! Where in its course a game is, and how it stands at its end.
//!
//! Source: BK-3.17, BK-8.6.

use crate::prelude::*;
use crate::state::SEATS;
use kanso_engine::game::{SeatResult, SeatStanding, Turn};

/// The number of the phase in [`Marks::phase`], `0..=12`: phases and battle steps in their order,
/// then the end.
pub(crate) fn phase_number(state: &State) -> u8 {
    if state.ending.is_some() {
        return 12;
    }
    match (state.phase, state.step) {
        (Phase::Battle, None) => Phase::Main.index() as u8,
        (Phase::Battle, Some(step)) => (Phase::Battle.index() + step.index()) as u8,
        (Phase::End, _) => 11,
        (phase, _) => phase.index() as u8,
    }
}

/// Where in its course a state is. Source: BK-3.17.
pub(crate) fn marks(state: &State) -> Marks {
    let turn = state.turn_player().filter(|_| state.turn_no > 0);
    Marks {
        chapter: Some(0),
        round: u16::try_from(state.turn_no.div_ceil(2)).unwrap_or(u16::MAX),
        turn: turn.map(|seat| Turn::of_seat(seat, state.turn_no)),
        phase: phase_number(state),
    }
}

impl BerserkTcg {
    /// How the game ended, if it is over. Source: BK-8.6.
    pub(crate) fn final_standing(&self, state: &State) -> Option<Standing> {
        let ending = state.ending?;
        let seats = SEATS
            .into_iter()
            .map(|seat| SeatStanding {
                result: match ending.winner {
                    Some(winner) if winner == seat => SeatResult::Win,
                    Some(_) => SeatResult::Loss,
                    None => SeatResult::Draw,
                },
                figures: vec![
                    Some(i32::from(state.occupied_by(seat))),
                    Some(state.deck_count(seat) as i32),
                ],
            })
            .collect();
        Some(Standing { reason: ending.reason as u8, seats })
    }
}
