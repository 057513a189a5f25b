//! Who declares victory, and who wins by it.
//!
//! Source: rulebook, victory with two to four seats; RR-3.10, RR-10.1, RR-11.1 to RR-11.10.

use crate::prelude::*;
use crate::readings::{
    DeclarationBetweenCommands, DeclarationDuty, DeclarationMoment, SoloClear, WindowEligibility,
};
use crate::rules::chapter::elimination::best_by;
use crate::state::EndReason;
use crate::state::derived::{MEDALS_WORTH_MAX, THREAT_MAX};

impl RookRaiders {
    /// RR-11.4: whether a seat may declare victory.
    pub(crate) fn check_declare(&self, state: &State, seat: Seat) -> Checked {
        let (deck, threat) = (state.deck_left(), self.threat(&state.seats[seat.index()]));
        if deck == 0 && threat <= THREAT_MAX {
            Ok(())
        } else {
            Err(Refusal::CannotDeclare { seat, deck, threat })
        }
    }

    /// True if a seat is asked, apart from having declared already. Source: RR-11.10, RR-R44.
    fn is_eligible(&self, state: &State, seat: Seat) -> bool {
        match self.readings.window_eligibility {
            WindowEligibility::Private => self.check_declare(state, seat).is_ok(),
            WindowEligibility::Public => {
                let has = &state.seats[seat.index()];
                let worth = MEDALS_WORTH_MAX[has.medals.len()];
                state.deck_left() == 0 && self.open_threat(has) - worth <= THREAT_MAX
            }
        }
    }

    /// Seats are asked, or declare by themselves, at the end of a command or of the summon step.
    pub(crate) fn ask_declarations(&self, state: &mut State, first: Seat, trace: &mut Tracing) {
        if state.is_solo() || state.deck_left() > 0 {
            return;
        }
        let mut queue = Queue::new();
        for seat in state.clockwise_from(first) {
            if state.declared.contains(seat) {
                continue;
            }
            match self.readings.declaration_duty {
                DeclarationDuty::Optional if self.is_eligible(state, seat) => queue.push(seat),
                DeclarationDuty::Automatic if self.check_declare(state, seat).is_ok() => {
                    self.declares(state, seat, trace);
                }
                DeclarationDuty::Optional | DeclarationDuty::Automatic => {}
            }
        }
        if !queue.is_empty() || !state.declared.is_empty() {
            state.tasks.push(Task::Declaring { queue });
        }
    }

    /// True if seats are asked when a skill is done. Source: RR-R7 `after-skill`.
    pub(crate) fn asks_after_skill(&self) -> bool {
        self.readings.declaration_moment == DeclarationMoment::AfterSkill
    }

    /// RR-R8: seats may declare after the summon step.
    pub(crate) fn ask_after_summon(&self, state: &mut State, trace: &mut Tracing) {
        if self.readings.declaration_between_commands == DeclarationBetweenCommands::AfterSummon
            && state.living().iter().any(|seat| self.is_eligible(state, seat))
        {
            self.ask_declarations(state, state.starter(), trace);
        }
    }

    /// RR-R7: inside a command a seat that qualifies is asked at the moment that the reading says.
    pub(crate) fn ask_inside(&self, state: &mut State, seat: Seat, moment: DeclarationMoment) {
        if self.readings.declaration_moment == moment
            && self.readings.declaration_duty == DeclarationDuty::Optional
            && !state.is_solo()
            && !state.declared.contains(seat)
            && self.is_eligible(state, seat)
        {
            state.tasks.push(Task::Declaring { queue: [seat].into_iter().collect() });
        }
    }

    /// RR-11.4: a seat declares.
    pub(crate) fn declares(&self, state: &mut State, seat: Seat, trace: &mut Tracing) {
        state.declared = state.declared.with(seat);
        trace.fact(RR_11_4, || {
            let has = &state.seats[seat.index()];
            Fact::Declared { seat, threat: self.threat(has), medals: has.medals.clone() }
        });
    }

    /// RR-11.6: a seat holds back.
    pub(crate) fn holds(&self, seat: Seat, trace: &mut Tracing) {
        let open = !self.asks_in_private();
        trace.fact(RR_11_6, || Fact::HoldsBack { seat, open });
    }

    /// RR-11.7, RR-11.8: who wins by declaring.
    pub(crate) fn evaluate(&self, state: &mut State, trace: &mut Tracing) {
        let declared = state.declared;
        let best = if let Some(seat) = declared.only() {
            trace.fact(RR_11_7, || Fact::DeclarerWins { seat });
            declared
        } else {
            let figures = |seat: Seat| {
                let has = &state.seats[seat.index()];
                (has.marks(), has.gold)
            };
            let best: Seats = best_by(declared, figures);
            trace.fact(RR_11_8, || Fact::DeclarersCompared {
                figures: declared
                    .iter()
                    .map(|seat| (seat, figures(seat).0, figures(seat).1))
                    .collect(),
                best,
            });
            best
        };
        self.end(state, EndReason::Declared, best, trace);
    }

    /// RR-11.1: a medal for a slain boss.
    pub(crate) fn medal_drawn(&self, state: &mut State, kind: Kind, trace: &mut Tracing) {
        let seat = state.acting_seat();
        let row = kind.0 as usize;
        let value = self.cards.medals[row].value;
        state.seats[seat.index()].medals.push(value);
        if let Some(Task::Slain { boss, .. }) = state.tasks.last_mut()
            && let Some(boss) = boss.take()
        {
            trace.fact(RR_11_1, || Fact::MedalTaken { seat, boss });
        }
        let open = state.declared.contains(seat);
        trace.fact(self.medal_rule(row as u8), || Fact::MedalValue { seat, value, open });
        self.ask_inside(state, seat, DeclarationMoment::OnReaching);
    }

    /// RR-10.1, RR-R32: whether the solo seat has slain all it must.
    pub(crate) fn solo_cleared(&self, state: &mut State, trace: &mut Tracing) -> bool {
        if !state.is_solo() {
            return false;
        }
        let has = &state.seats[0];
        if has.monsters().next().is_some() || has.waiting.iter().any(|line| !line.is_empty()) {
            return false;
        }
        if state.deck_left() > 0 && self.readings.solo_clear == SoloClear::DeckEmptyNeeded {
            return false;
        }
        let seat = Seat::at(0);
        trace.fact(RR_10_1, || Fact::SoloCleared { seat });
        self.end(state, EndReason::SoloCleared, Seats::one(seat), trace);
        true
    }
}
