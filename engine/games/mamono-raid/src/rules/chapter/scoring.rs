//! Scoring and the end of the game.
//!
//! Source: rulebook, scoring; MR-8.1 to MR-8.7.

use crate::prelude::*;
use crate::state::derived::HALVES;
use kanso_engine::game::{SeatResult, SeatStanding};

/// Places of the end reasons in the list of the game.
const BY_CORE: u8 = 0;
const BY_GUARD: u8 = 1;

impl MamonoRaid {
    /// MR-8.5: a seat's points; after the last seat MR-8.6, the places.
    pub(crate) fn score(&self, state: &State, seat: Seat, trace: &mut Tracing) {
        let tally = self.tally(state, seat);
        let has = state.seat(seat);
        let parts = has.part_cards.iter().map(|&part| PointsCard::Part(part));
        let cards = parts.chain(has.items.iter().map(|&item| PointsCard::Item(item)));
        let mut counted = 0;
        for card in cards {
            if !matches!(self.points_text(card), Points::Per { .. }) {
                continue;
            }
            let points = self.card_points(state, seat, card);
            counted += HALVES * i32::from(points);
            trace.fact(MR_9_17, || Fact::CountedScore { seat, card: card.into(), points });
        }
        let halves = tally.skills + tally.parts + tally.items - counted;
        trace.fact(MR_9_16, || Fact::FixedScore { seat, halves });
        trace.fact(MR_8_5, || Fact::Scored { seat, tally });
        if state.tasks.is_empty() {
            self.tell_places(state, trace);
        }
    }

    /// MR-8.6: the places.
    fn tell_places(&self, state: &State, trace: &mut Tracing) {
        let places = self.places(state);
        for pair in places.windows(2) {
            let [(first, points), (second, others)] = [pair[0], pair[1]];
            if points == others
                && let PawnPlace::Safe(space) = state.pawn(first)
            {
                trace.fact(MR_8_6, || Fact::TieInPoints { first, second, space });
            }
        }
        for (place, &(seat, halves)) in (0..).zip(&places) {
            trace.fact(MR_8_6, || Fact::Placed { place, seat, halves });
        }
    }

    /// How the game ended, once nothing is left to do. Source: MR-8.6, MR-8.7.
    pub(crate) fn final_standing(&self, state: &State) -> Option<Standing> {
        if !state.tasks.is_empty() {
            return None;
        }
        let places = self.places(state);
        let seats = state.every_seat().map(|seat| {
            let place = places.iter().position(|(placed, _)| *placed == seat).unwrap_or(0);
            let tally = self.tally(state, seat);
            let result = if place == 0 { SeatResult::Win } else { SeatResult::Loss };
            let figures = [
                tally.total(),
                place as i32 + 1,
                tally.skills,
                tally.parts,
                tally.items,
                tally.core,
                tally.deaths,
            ];
            SeatStanding { result, figures: figures.into_iter().map(Some).collect() }
        });
        let reason = if state.core_taken() { BY_CORE } else { BY_GUARD };
        Some(Standing { reason, seats: seats.collect() })
    }
}
