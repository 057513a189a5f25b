//! Levelling up a character.
//!
//! Source: rulebook, end phase c); MR-5.38 to MR-5.41, MR-4.20.

use crate::cards::{STARTER_ANY, STARTER_OWN};
use crate::fact::BonusPays;
use crate::prelude::*;
use crate::readings::DoubleLevelUp;
use crate::state::insert;

/// Points of a starting chip for a character. Source: MR-4.20.
pub(crate) fn starter_points(starter: Character, character: Character) -> u8 {
    if starter == character { STARTER_OWN } else { STARTER_ANY }
}

impl MamonoRaid {
    /// MR-5.38 to MR-5.40: a character is levelled up.
    pub(crate) fn level_up(
        &self,
        state: &mut State,
        seat: Seat,
        character: Character,
        skill: SkillKind,
        payment: &Payment,
        trace: &mut Tracing,
    ) {
        self.begin_purchase(state, seat);
        let need = self.level_need(state, seat, self.level_of(state, seat, character));
        if let Some(item) = self.discount(state, seat) {
            trace.fact(MR_9_13, || Fact::LevelDiscounted { seat, item, need });
        }
        self.pay_level(state, seat, character, need, payment, trace);
        let level = self.cards.skill(skill).level;
        let has = state.seat_mut(seat);
        if self.readings.double_level_up == DoubleLevelUp::OnePerCharacter {
            insert(&mut has.levelled, character);
        }
        let place = has.skills.partition_point(|own| own.card < skill);
        has.skills.insert(place, OwnSkill::fresh(skill));
        trace.fact(MR_5_40, || Fact::SkillLearned { seat, character, level, skill });
    }

    /// MR-5.39: what is paid leaves the seat.
    fn pay_level(
        &self,
        state: &mut State,
        seat: Seat,
        character: Character,
        need: u8,
        payment: &Payment,
        trace: &mut Tracing,
    ) {
        let points = self.payment_points(state, seat, character, payment);
        let chips = &payment.chips;
        trace.fact(MR_5_39, || Fact::LevelPaid {
            seat,
            character,
            chips: chips.clone(),
            points: points.min(u32::from(u8::MAX)) as u8,
            need,
        });
        let has = state.seat_mut(seat);
        for chip in chips.iter() {
            has.xp.take(*chip);
        }
        if payment.starter
            && let Some(starter) = has.starter.take()
        {
            let points = starter_points(starter, character);
            trace.fact(MR_4_20, || Fact::StarterCounts { seat, starter, character, points });
            trace.fact(self.starter_rule(starter), || Fact::StarterSpent { seat, starter });
        }
        let why = (MR_5_39, HomeFor::Level { character });
        self.pay_beside(state, seat, payment.beside, why, BonusPays::Experience, trace);
    }
}
