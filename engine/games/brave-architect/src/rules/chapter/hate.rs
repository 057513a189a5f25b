//! Hate: who the enemy is after.
//!
//! Source: rulebook, hate and the hate check; BA-10.1 to BA-10.6.

use crate::prelude::*;
use crate::readings::HateFirst;

impl BraveArchitect {
    /// BA-10.2 to BA-10.5: the hate check after a hit, with the damage of this hero turn so far.
    pub(crate) fn check_hate(
        &self,
        state: &mut State,
        seat: Seat,
        damage: u32,
        trace: &mut Tracing,
    ) {
        let range = self.hate_range(damage);
        trace.fact(BA_10_2, || Fact::HateChecked { seat, damage, range });
        let taken_by = match state.hate {
            _ if !state.hate_fresh && damage == 0 => BA_10_5,
            _ if !state.hate_fresh => BA_10_3,
            Some(hate) if range < hate.range => {
                trace.fact(BA_10_4, || Fact::HateStays { owner: hate.owner, range: hate.range });
                return;
            }
            Some(_) | None => BA_10_4,
        };
        self.take_hate(state, seat, range, taken_by, trace);
    }

    /// BA-R27 `first-attack-even-if-missed`: a first attack that missed takes the card too.
    pub(crate) fn missed_hate(&self, state: &mut State, seat: Seat, trace: &mut Tracing) {
        // BA-21.23: what stands in the place of a hate check is none either.
        let hides = state.turn.as_ref().is_some_and(|turn| turn.no_hate);
        let takes = self.readings.hate_first == HateFirst::FirstAttackEvenIfMissed;
        if takes && !state.hate_fresh && !hides {
            self.take_hate(state, seat, 0, BA_R27, trace);
        }
    }

    fn take_hate(&self, state: &mut State, seat: Seat, range: u8, rule: Rule, trace: &mut Tracing) {
        let from = state.hate.map(|hate| hate.owner);
        state.hate = Some(Hate { owner: seat, range });
        state.hate_fresh = true;
        trace.fact(rule, || Fact::HateTaken { seat, from, range });
        if from.is_none() {
            self.tell_row(self.cards.row_of_hate_card(), trace);
        }
    }
}
