//! How seats fall, and how the game ends.
//!
//! Source: rulebook, when a player is eliminated; RR-12.1 to RR-12.7, RR-13.5, RR-13.6, RR-13.12.

use crate::prelude::*;
use crate::readings::{EliminatedMaterial, NobodyLeft, StartSeatEliminated};
use crate::state::{EndReason, Ending};
use std::cmp::Reverse;

impl RookRaiders {
    /// RR-12.1: a seat is out of the game.
    pub(crate) fn eliminate(&self, state: &mut State, seat: Seat, trace: &mut Tracing) {
        let round = state.round;
        state.seats[seat.index()].fallen = Some(round);
        if let Some(Task::Invasion { fallen, .. } | Task::Summon { fallen, .. }) =
            state.tasks.last_mut()
        {
            *fallen = fallen.with(seat);
        }
        trace.fact(RR_12_1, || Fact::SeatEliminated { seat, round });
        if !state.is_solo() && self.readings.eliminated_material == EliminatedMaterial::Returned {
            trace.fact(RR_R38, || Fact::MaterialReturned { seat });
        }
    }

    /// RR-12.4: the eliminations of a step are judged.
    pub(crate) fn judge(&self, state: &mut State, fallen: Seats, trace: &mut Tracing) {
        if fallen.is_empty() {
            return;
        }
        if state.is_solo() {
            self.end(state, EndReason::SoloBreach, Seats::NONE, trace); // RR-10.2
            return;
        }
        let living = state.living();
        trace.fact(RR_12_4, || Fact::EliminationsJudged { fallen, living: living.count() as u8 });
        match living.only() {
            Some(seat) => {
                trace.fact(RR_12_2, || Fact::LastSurvivor { seat });
                self.end(state, EndReason::LastSurvivor, living, trace);
            }
            None if living.is_empty() => {
                let best = match self.readings.nobody_left {
                    NobodyLeft::Draw => fallen,
                    NobodyLeft::LowerThreat => self.best(state, fallen),
                };
                trace.fact(RR_12_4, || Fact::NobodyLeft { fallen, best });
                self.end(state, EndReason::NobodyLeft, best, trace);
            }
            None => self.replace_starter(state, trace),
        }
    }

    /// RR-12.5, RR-R37: another seat stands in for a fallen start player.
    fn replace_starter(&self, state: &mut State, trace: &mut Tracing) {
        let holder = state.starter();
        if state.seats[holder.index()].fallen.is_none() {
            return;
        }
        let seat = state.next_living(holder);
        let card_moves =
            self.readings.start_seat_eliminated == StartSeatEliminated::CardMovesAtOnce;
        if card_moves {
            state.start_seat = Some(seat);
        }
        trace.fact(RR_12_5, || Fact::StartSeatReplaced { fallen: holder, seat, card_moves });
    }

    /// The best of some seats: lower threat, then more marks, then more gold.
    /// Source: RR-13.5, RR-R5.
    pub(crate) fn best(&self, state: &State, among: Seats) -> Seats {
        best_by(among, |seat| {
            let has = &state.seats[seat.index()];
            (Reverse(self.threat(has)), has.marks(), has.gold)
        })
    }

    /// RR-13.6: the game is over.
    pub(crate) fn end(
        &self,
        state: &mut State,
        reason: EndReason,
        best: Seats,
        trace: &mut Tracing,
    ) {
        state.ending = Some(Ending { reason, best });
        state.tasks.clear();
        trace.fact(RR_13_6, || Fact::GameOver {
            reason,
            best,
            medals: state
                .seats
                .iter()
                .enumerate()
                .map(|(seat, has)| (Seat::at(seat), has.medals.clone(), self.threat(has)))
                .collect(),
        });
    }

    /// How the game ended. Source: RR-13.6, RR-13.12.
    pub(crate) fn final_standing(&self, state: &State) -> Option<Standing> {
        let ending = state.ending?;
        let number = |number: u32| i32::try_from(number).unwrap_or(i32::MAX);
        let figures = state.seats.iter().map(|has| {
            vec![
                Some(i32::from(self.threat(has))),
                Some(number(has.marks())),
                Some(number(has.gold)),
                has.fallen.map(number),
            ]
        });
        Some(Standing::won_by(ending.reason as u8, ending.best, figures))
    }
}

/// The seats with the highest key.
pub(crate) fn best_by<K: Ord>(among: Seats, key: impl Fn(Seat) -> K) -> Seats {
    let highest = among.iter().map(&key).max();
    among.iter().filter(|seat| Some(key(*seat)) == highest).collect()
}
