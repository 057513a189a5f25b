//! Where in its course a game is, and how it stands at its end.
//!
//! Source: BK-3.17, BK-8.6.

use crate::BerserkTcg;
use crate::state::{BattleStep, Phase, State};
use kanso_engine::Seat;
use kanso_engine::game::{Marks, SeatResult, SeatStanding, Standing, Turn};

/// The number of the phase in [`Marks::phase`], `0..=12`: phases and battle steps in their order,
/// then the end.
pub(crate) fn phase_number(state: &State) -> u8 {
    if state.ending.is_some() {
        return 12;
    }
    match (state.phase, state.step) {
        (Phase::Setup, _) => 0,
        (Phase::TurnStart, _) => 1,
        (Phase::Recovery, _) => 2,
        (Phase::Draw, _) => 3,
        (Phase::Open, _) => 4,
        (Phase::Main, _) | (Phase::Battle, None) => 5,
        (Phase::Battle, Some(BattleStep::Vanguard)) => 6,
        (Phase::Battle, Some(BattleStep::BattleOpen)) => 7,
        (Phase::Battle, Some(BattleStep::Fighters)) => 8,
        (Phase::Battle, Some(BattleStep::Exchange)) => 9,
        (Phase::Battle, Some(BattleStep::BattleEnd)) => 10,
        (Phase::End, _) => 11,
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
        let seats = [Seat::at(0), Seat::at(1)]
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
