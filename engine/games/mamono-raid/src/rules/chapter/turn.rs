//! The main phase: whose turn it is, pawns, and what a seat does beside using skills.
//!
//! Source: rulebook, main phase; MR-5.10 to MR-5.12, MR-5.23 to MR-5.29.

use crate::prelude::*;
use crate::readings::{ApLoss, PassedSeatRewardAp, ResultOrder, StayTakesShield};
use arrayvec::ArrayVec;

/// Takes a seat's pawn off the board.
fn lift(state: &mut State, seat: Seat) {
    for space in state.safe.iter_mut().filter(|space| **space == Some(seat)) {
        *space = None;
    }
    for stack in &mut state.ap_stacks {
        stack.pawns.retain(|pawn| *pawn != seat);
    }
    state.ap_stacks.retain(|stack| !stack.pawns.is_empty());
}

/// Puts a lifted pawn on top of the stack of a space; how many lie below it.
fn put(state: &mut State, seat: Seat, space: u8) -> u8 {
    let at = state.ap_stacks.partition_point(|stack| stack.space < space);
    match state.ap_stacks.get_mut(at) {
        Some(stack) if stack.space == space => {
            stack.pawns.push(seat);
            stack.pawns.len() as u8 - 1
        }
        Some(_) | None => {
            let pawns = ArrayVec::from_iter([seat]);
            state.ap_stacks.insert(at, Stack { space, pawns });
            0
        }
    }
}

impl MamonoRaid {
    /// MR-5.10: says whose turn it is; the turn is counted where it is asked.
    pub(crate) fn tell_turn(&self, state: &mut State, trace: &mut Tracing) {
        if let Some((seat, by)) = self.next_actor(state) {
            state.turns += 1;
            trace.fact(MR_5_10, || Fact::TurnComes { seat, by });
        }
    }

    /// MR-5.12, MR-5.28: a turn is over: a complete line first, then the next seat.
    pub(crate) fn end_turn(&self, state: &mut State, seat: Seat, trace: &mut Tracing) {
        let complete: ArrayVec<Part, 4> =
            Part::ALL.into_iter().filter(|&part| self.is_complete(state, part)).collect();
        if let Some(&first) = complete.first() {
            let chooses =
                complete.len() > 1 && self.readings.result_order == ResultOrder::ActiveSeatChooses;
            // A line is told when its result comes, and all of them where one is chosen.
            let told = if chooses { complete.len() } else { 1 };
            for &part in &complete[..told] {
                let markers = self.broken_cells(state, part);
                let needed = self.break_count();
                trace.fact(MR_5_28, || Fact::LineComplete { part, markers, needed });
            }
            if chooses {
                state.tasks.push(Task::AskResult(seat));
            } else {
                state.tasks.push(Task::EndTurn(seat));
                state.tasks.push(Task::Rank(Target::Part(first)));
            }
            return;
        }
        if self.is_core_complete(state) {
            trace.fact(MR_6_14, || Fact::CoreComplete);
            state.tasks.push(Task::EndTurn(seat));
            state.tasks.push(Task::Rank(Target::Core));
            return;
        }
        if self.next_actor(state).is_some() {
            state.tasks.push(Task::AskTurn);
            self.tell_turn(state, trace);
            return;
        }
        trace.fact(MR_5_27, || Fact::MainPhaseEnds);
        state.tasks.push(Task::RoundEnd);
        let order: ArrayVec<Seat, 4> = state.safe_seats().rev().collect();
        state.tasks.extend(order.iter().map(|seat| Task::Shop(*seat)));
        if state.core_taken() {
            state.tasks.push(Task::SilverBack);
        }
        for &seat in &order {
            if state.seat(seat).skills.iter().any(|own| own.locked > 0) {
                state.tasks.push(Task::Release(seat));
            }
        }
    }

    /// MR-R1 `active-seat-chooses`: which part comes first.
    pub(crate) fn choose_result(&self, state: &mut State, part: Part, trace: &mut Tracing) {
        let Some(Task::AskResult(seat)) = state.tasks.pop() else {
            unreachable!("a result is asked for: checked")
        };
        trace.fact(MR_R1, || Fact::ResultChosen { seat, part });
        state.tasks.push(Task::EndTurn(seat));
        state.tasks.push(Task::Rank(Target::Part(part)));
    }

    /// True if a pawn may pay an action cost. Source: MR-5.11, MR-R8.
    pub(crate) fn can_pay(&self, state: &State, seat: Seat, cost: u8) -> bool {
        cost == 0
            || u32::from(state.pawn(seat).position()) + u32::from(cost)
                <= u32::from(self.ap_limit(state, seat))
    }

    /// MR-5.11: a pawn pays an action cost, checked before.
    pub(crate) fn pay_ac(&self, state: &mut State, seat: Seat, cost: u8, trace: &mut Tracing) {
        if cost == 0 {
            return;
        }
        assert!(self.can_pay(state, seat, cost), "no payment ends beyond the AP marker: MR-5.11");
        let from = state.pawn(seat);
        lift(state, seat);
        let to = from.position() + cost;
        let below = put(state, seat, to);
        trace.fact(MR_5_11, || Fact::PawnMoves { seat, from, to, below });
    }

    /// MR-5.23: a marker goes to Gather materials.
    pub(crate) fn gather(&self, state: &mut State, seat: Seat, trace: &mut Tracing) {
        let (ac, satchel) = self.gather_cost(state, seat);
        let rule = match satchel {
            Some(_) => MR_9_12,
            None => self.service_rule(Service::Gather),
        };
        let cost = Means::Service(Service::Gather);
        trace.fact(rule, || Fact::CostPaid { seat, cost, ac, extra: 0 });
        self.pay_ac(state, seat, ac, trace);
        let has = state.seat_mut(seat);
        has.gather += 1;
        let gather = has.gather;
        trace.fact(MR_5_23, || Fact::Gathers { seat, gather });
    }

    /// MR-5.24: an item is used instead of a skill.
    pub(crate) fn use_item(
        &self,
        state: &mut State,
        seat: Seat,
        item: ItemKind,
        heal: Option<u8>,
        trace: &mut Tracing,
    ) {
        let Some(ItemEffect::Action { ac, heal: amount }) = self.cards.item(item).effect else {
            unreachable!("an item without an action is not used: checked")
        };
        trace.fact(MR_5_24, || Fact::ItemUsed { seat, item });
        let by = Means::Item(item);
        trace.fact(MR_9_10, || Fact::CostPaid { seat, cost: by, ac, extra: 0 });
        self.pay_ac(state, seat, ac, trace);
        if self.heal(state, seat, amount, heal, (MR_9_3, by), trace) == 0 {
            trace.fact(MR_5_24, || Fact::DryFire { seat, by });
        }
        self.recycle(state, seat, item, trace);
    }

    /// MR-5.25, MR-5.26: a seat passes.
    pub(crate) fn pass(&self, state: &mut State, seat: Seat, space: Space, trace: &mut Tracing) {
        let from = state.pawn(seat);
        lift(state, seat);
        state.safe[space.index()] = Some(seat);
        let has = state.seat_mut(seat);
        has.passed = true;
        if self.readings.passed_seat_reward_ap == PassedSeatRewardAp::MayReturn {
            has.left_from = Some(from.position());
        }
        trace.fact(MR_5_25, || Fact::Passes { seat, from, space });
        let Some(chip) = self.bonus_beside(state, space) else { return };
        let stays = from == PawnPlace::Safe(space);
        if stays && self.readings.stay_takes_shield == StayTakesShield::No {
            return;
        }
        state.bonus[chip.index()] = Holder::Seat(seat);
        trace.fact(MR_5_26, || {
            let turned = state.core_taken();
            Fact::ShieldTaken { seat, chip, turned }
        });
    }

    /// True if a space of the safe zone is free.
    pub(crate) fn has_other_space(&self, state: &State) -> bool {
        self.spaces().iter().any(|space| state.safe[space.index()].is_none())
    }

    /// MR-5.42, MR-R8, MR-R40: a limit has changed outside the end phase.
    pub(crate) fn limit_changed(
        &self,
        state: &mut State,
        seat: Seat,
        before: u8,
        trace: &mut Tracing,
    ) {
        let limit = self.ap_limit(state, seat);
        let place = state.pawn(seat);
        if limit < before
            && let PawnPlace::Ap(space) = place
            && space > limit
        {
            let moves = self.readings.ap_loss == ApLoss::PawnMovedBack;
            if moves {
                lift(state, seat);
                put(state, seat, limit.max(1));
            }
            trace.fact(MR_R8, || Fact::BeyondLimit { seat, space, limit, moves });
        }
        if limit > before && state.seat(seat).passed {
            let may = self.readings.passed_seat_reward_ap == PassedSeatRewardAp::MayReturn;
            let returns = if may { state.seat(seat).left_from } else { None };
            trace.fact(MR_R40, || Fact::LimitRises { seat, limit, returns });
            if let Some(space) = returns {
                self.come_back(state, seat, space, trace);
            }
        }
    }

    /// MR-R40 `may-return`: a seat that has passed takes part again.
    fn come_back(&self, state: &mut State, seat: Seat, space: u8, trace: &mut Tracing) {
        let has = state.seat_mut(seat);
        has.passed = false;
        has.left_from = None;
        for chip in BonusShield::ALL {
            if state.bonus_holder(chip).is(seat) {
                state.bonus[chip.index()] = Holder::Board;
                trace.fact(MR_R40, || {
                    let turned = state.core_taken();
                    Fact::ShieldReturned { seat, chip, turned }
                });
            }
        }
        if space > 0 {
            lift(state, seat);
            put(state, seat, space);
        }
    }
}
