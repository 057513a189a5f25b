//! Honour marks and what they buy: level-ups first of all.
//!
//! Source: rulebook, benefits; RR-9.1 to RR-9.14, RR-13.7.

use crate::prelude::*;
use crate::readings::{BenefitWindows, LevelupAfterReroll, MarkerCubeSupply, PaymentMix};
use crate::rules::chapter::movement::FULL_MOVE_COST;
use crate::rules::chapter::roll::WILL_POWER_COST;

impl BenefitFor {
    /// What it costs, in honour marks. Source: RR-9.10, RR-9.12.
    pub(crate) const fn cost(self) -> u8 {
        match self {
            Self::WillPower => WILL_POWER_COST,
            Self::FullMove => FULL_MOVE_COST,
        }
    }

    /// With how many tokens it can be paid, the rest being trophies. Source: RR-9.3.
    pub(crate) fn payments(self) -> impl Iterator<Item = u8> {
        0..=self.cost()
    }
}

impl RookRaiders {
    /// A unit on the own board. Source: RR-4.3.
    pub(crate) fn own_unit(&self, state: &State, seat: Seat, id: UnitId) -> Checked<(usize, Unit)> {
        state.seats[seat.index()].unit(id).ok_or_else(|| Refusal::NoSuchUnit {
            unit: id,
            asked: self.asked(state).map_or(Question::Activate, |(question, _)| question),
            level_up: false,
        })
    }

    /// True if a unit of this card can be levelled up by its seat. Source: RR-9.4 to RR-9.6.
    pub(crate) fn can_level_up(&self, state: &State, seat: Seat, kind: UnitKind) -> bool {
        let Some(card) = self.cards.unit(kind).levels_to else { return false };
        let has = &state.seats[seat.index()];
        has.marks() >= 2
            && has.marks() >= u32::from(self.level_up_cost(has))
            && self.pile(state, card) > 0
    }

    /// True if a seat can level up any of its units.
    pub(crate) fn can_level_any(&self, state: &State, seat: Seat) -> bool {
        let has = &state.seats[seat.index()];
        has.marks() >= 2 && has.units().any(|(_, unit)| self.can_level_up(state, seat, unit.kind))
    }

    /// RR-9.4 to RR-9.9: whether a unit may be levelled up and paid for so.
    pub(crate) fn check_level_up(
        &self,
        state: &State,
        seat: Seat,
        question: Question,
        id: UnitId,
        pay_tokens: u8,
    ) -> Checked {
        let has = &state.seats[seat.index()];
        let Some((index, unit)) = has.unit(id) else {
            return Err(Refusal::NoSuchUnit { unit: id, asked: question, level_up: true });
        };
        let at = unit.at(seat, index);
        let Some(card) = self.cards.unit(unit.kind).levels_to else {
            return Err(Refusal::NotBasic { unit: at });
        };
        if self.pile(state, card) == 0 {
            return Err(Refusal::PileEmpty { unit: at, card });
        }
        let (cost, marks) = (self.level_up_cost(has), has.marks());
        if marks < u32::from(cost) {
            return Err(Refusal::MarksShort { seat, cost, marks });
        }
        self.check_payment(has, seat, cost, pay_tokens)?;
        match question {
            Question::AfterRoll => {
                let Some(roll) = self.rolled(state) else { return Ok(()) };
                if roll.skill.unit.id != id {
                    return Err(Refusal::NotTheAttacker { unit: at });
                }
                let forbidden = self.readings.levelup_after_reroll == LevelupAfterReroll::Forbidden;
                if roll.rerolled && forbidden {
                    return Err(Refusal::NoLevelUpAfterReroll { unit: at });
                }
            }
            Question::AttackInterrupt if !self.is_targeted(state, seat, index, id) => {
                let song = self.due_attack(state).is_none();
                return Err(Refusal::NotTargeted { unit: at, song });
            }
            _ => {}
        }
        Ok(())
    }

    /// True if the attack, or the song, that may be interrupted is on this unit.
    pub(crate) fn is_targeted(&self, state: &State, seat: Seat, index: usize, id: UnitId) -> bool {
        if let Some(Task::Skill { ally, .. }) = state.tasks.last() {
            return *ally == Some(id);
        }
        let Some((_, monster)) = self.due_attack(state) else { return false };
        let has = &state.seats[seat.index()];
        has.monster(monster)
            .is_some_and(|(from, monster)| self.attacked(has, from, monster.kind).contains(index))
    }

    /// RR-9.3, RR-R21: whether a cost can be paid with so many tokens.
    pub(crate) fn check_payment(
        &self,
        has: &SeatState,
        seat: Seat,
        cost: u8,
        pay_tokens: u8,
    ) -> Checked {
        let (tokens, trophies) = (has.honor_tokens, has.trophies);
        let possible =
            pay_tokens <= cost && u32::from(pay_tokens) <= tokens && cost - pay_tokens <= trophies;
        if !possible {
            return Err(Refusal::BadPayment { seat, cost, pay_tokens, tokens, trophies });
        }
        let wanted = tokens.min(u32::from(cost)) as u8;
        let tokens_first = self.readings.payment_mix == PaymentMix::TokensFirst;
        if tokens_first && pay_tokens != wanted {
            return Err(Refusal::TokensFirst { seat, pay_tokens, wanted });
        }
        Ok(())
    }

    /// RR-9.3: honour marks are paid.
    pub(crate) fn pay(
        &self,
        state: &mut State,
        seat: Seat,
        cost: u8,
        tokens: u8,
        trace: &mut Tracing,
    ) {
        let has = &mut state.seats[seat.index()];
        let trophies = cost - tokens;
        has.honor_tokens -= u32::from(tokens);
        has.trophies -= trophies;
        trace.fact(RR_9_3, || Fact::MarksPaid { seat, tokens, trophies });
    }

    /// RR-9.6b: a unit is levelled up. Says whether it is still on the board (RR-13.7).
    fn level_up(
        &self,
        state: &mut State,
        seat: Seat,
        id: UnitId,
        pay_tokens: u8,
        trace: &mut Tracing,
    ) -> bool {
        let cost = self.level_up_cost(&state.seats[seat.index()]);
        self.pay(state, seat, cost, pay_tokens, trace);
        let has = &mut state.seats[seat.index()];
        let (index, unit) = has.unit(id).expect("checked: it is there");
        let from = unit.kind;
        let card = self.cards.unit(from).levels_to.expect("checked: a basic unit");
        has.unit_mut(index).kind = card;
        let levelled = Unit { kind: card, ..unit };
        trace.fact(RR_9_6B, || Fact::LevelledUp { unit: levelled.at(seat, index), from });
        if unit.damage >= self.cards.unit(card).hp {
            self.knock_out(state, seat, index, trace);
            return false;
        }
        true
    }

    /// A level-up as the answer to a question; what was asked goes on.
    pub(crate) fn decide_level_up(
        &self,
        state: &mut State,
        seat: Seat,
        question: Question,
        id: UnitId,
        pay_tokens: u8,
        trace: &mut Tracing,
    ) {
        let stays = self.level_up(state, seat, id, pay_tokens, trace);
        match question {
            Question::AfterRoll if !stays => {
                state.tasks.pop();
                state.tasks.pop();
            }
            Question::AttackInterrupt => {
                if !stays && let Some(Task::Invasion { due, queue, .. }) = state.tasks.last_mut() {
                    // RR-9.8: the targets stay the same; a single one that is gone is none.
                    let numbered = due.is_some_and(|(monster, _)| {
                        let has = &state.seats[queue[0].index()];
                        has.monster(monster)
                            .is_some_and(|(_, it)| !self.cards.monster(it.kind).range.is_star())
                    });
                    if numbered {
                        *due = None;
                    }
                }
            }
            Question::Window => self.trim_windows(state),
            _ => {}
        }
    }

    /// RR-R12 `any-decision`: after a decision of the main phase the other seats may level up.
    pub(crate) fn push_windows(&self, state: &mut State, decider: Seat, question: Question) {
        let opens = match question {
            Question::ChooseCommand
            | Question::Activate
            | Question::UseSkill
            | Question::AfterRoll
            | Question::RestChoose
            | Question::RecruitChoose => true,
            Question::AttackInterrupt => state.running().is_some(),
            _ => false,
        };
        let own_only = self.readings.benefit_windows == BenefitWindows::OwnDecisions;
        if own_only || !opens || state.ending.is_some() {
            return;
        }
        let queue: Queue = state
            .clockwise_from(decider)
            .into_iter()
            .filter(|seat| *seat != decider && self.can_level_any(state, *seat))
            .collect();
        if !queue.is_empty() {
            // RR-R31 `immediately`: the next mercenary is turned up before anything else.
            let above = usize::from(matches!(state.tasks.last(), Some(Task::Mercenaries { .. })));
            state.tasks.insert(state.tasks.len() - above, Task::Windows { queue });
        }
    }

    /// Passes over the seats of a window that cannot level up any more.
    fn trim_windows(&self, state: &mut State) {
        while let Some(Task::Windows { queue }) = state.tasks.last() {
            match queue.first() {
                Some(seat) if self.can_level_any(state, *seat) => return,
                Some(_) => drop_first(state),
                None => {
                    state.tasks.pop();
                }
            }
        }
    }

    /// A seat lets its window pass.
    pub(crate) fn pass_window(&self, state: &mut State) {
        drop_first(state);
        self.trim_windows(state);
    }

    /// How much damage can still be put on pieces. Source: RR-R26.
    pub(crate) fn cubes_left(&self, state: &State) -> u32 {
        match self.readings.marker_cube_supply {
            MarkerCubeSupply::Unlimited => u32::MAX,
            MarkerCubeSupply::Printed => self.free_cubes(state),
        }
    }

    /// How much of this damage there are cubes for.
    pub(crate) fn damage_possible(&self, state: &State, wanted: u8) -> u8 {
        u32::from(wanted).min(self.cubes_left(state)) as u8
    }

    /// How much of this damage is put on a piece. Source: RR-R26.
    pub(crate) fn damage_put(
        &self,
        state: &State,
        seat: Seat,
        wanted: u8,
        trace: &mut Tracing,
    ) -> u8 {
        let put = self.damage_possible(state, wanted);
        if put < wanted {
            let amount = wanted - put;
            trace.fact(RR_R26, || Fact::DamageNotPut { seat, amount });
        }
        put
    }

    /// RR-6.9: a unit leaves the board; its card goes to the hand.
    pub(crate) fn knock_out(
        &self,
        state: &mut State,
        seat: Seat,
        index: usize,
        trace: &mut Tracing,
    ) {
        let has = &mut state.seats[seat.index()];
        let unit = has.unit_at(index).expect("a unit stands there: the caller looked");
        has.board[index] = None;
        has.hand.add(Kind::from(unit.kind), 1);
        trace.fact(RR_6_9, || Fact::KnockedOut { unit: unit.at(seat, index) });
    }

    /// The targets of an attack that is due, and whose they are. Source: RR-9.8.
    pub(crate) fn due_attack(&self, state: &State) -> Option<(Seat, MonsterId)> {
        let Some(Task::Invasion { due: Some((monster, Due::Attack)), queue, .. }) =
            state.tasks.last()
        else {
            return None;
        };
        queue.first().map(|seat| (*seat, *monster))
    }
}

/// The first seat of the queue on top has had its say.
pub(crate) fn drop_first(state: &mut State) {
    if let Some(queue) = state.tasks.last_mut().and_then(Task::queue_mut)
        && !queue.is_empty()
    {
        queue.remove(0);
    }
}
