//! The damage exchange: who strikes when, how damage is divided and dealt.
//!
//! Source: BK-5.42 to BK-5.44, BK-6.18 to BK-6.20, BK-6.45 and the specification's 6.5.

#[cfg(test)]
mod tests;

use crate::fact::Undealt;
use crate::prelude::*;
use crate::readings::{
    DamageWindow, DeadSourceDamage, MustAssignAll, PowerChangeAfterAssignment,
    RangeChangeMidExchange, SameSideSameRange,
};
use crate::state::{Exchange, insert, other};

/// Sub-steps of the exchange. Source: BK-6.39, BK-R29.
mod sub {
    /// The next Range group.
    pub const GROUP: u8 = 0;
    /// The window after its damage.
    pub const WINDOW: u8 = 1;
    /// The window between the assignments of the two sides.
    pub const BETWEEN: u8 = 2;
    /// The defender's assignments after that window.
    pub const REST: u8 = 3;
}

impl BerserkTcg {
    /// One row of the exchange.
    pub(crate) fn exchange_step(&self, state: &mut State, trace: &mut Tracing) {
        match state.sub {
            sub::GROUP => self.next_group(state, trace),
            sub::WINDOW => {
                state.sub = sub::GROUP;
                self.open_window(state, OpenWindow::Exchange);
            }
            sub::BETWEEN => {
                state.sub = sub::REST;
                self.open_window(state, OpenWindow::Assign);
            }
            _ => {
                state.sub = sub::GROUP;
                let half = self.battle_mut(state).half_assigned.take();
                if let Some(exchange) = half {
                    state.tasks.push(Task::Exchange(exchange));
                }
            }
        }
    }

    /// The Range by which a fighter strikes. Source: BK-5.42, BK-R34.
    fn striking_range(&self, state: &State, card: CardId) -> i16 {
        let noted = self.battle(state).noted_ranges.iter().find(|(id, _)| *id == card);
        match noted {
            Some((_, range))
                if self.readings.range_change_mid_exchange
                    == RangeChangeMidExchange::FixedAtStart =>
            {
                *range
            }
            Some(_) | None => self.range_now(state, state.card(card)),
        }
    }

    /// The fighters of the highest Range that have not struck. Source: BK-5.42.
    fn next_group(&self, state: &mut State, trace: &mut Tracing) {
        let (attacker, defender) = (state.tp(), state.ntp());
        let battle = self.battle(state);
        let to_strike: Vec<(CardId, i16, Seat)> = [attacker, defender]
            .into_iter()
            .flat_map(|seat| battle.fighters[seat.index()].iter().map(move |id| (*id, seat)))
            .filter(|(id, _)| {
                !battle.struck.contains(id) && self.power_now(state, state.card(*id)) > 0
            })
            .map(|(id, seat)| (id, self.striking_range(state, id), seat))
            .collect();
        let highest = to_strike.iter().map(|(_, range, _)| *range).max();
        let Some(range) = highest.filter(|_| battle.fighters.iter().all(|side| !side.is_empty()))
        else {
            return self.begin_step(state, BattleStep::BattleEnd, trace);
        };
        let side = |wanted: Seat| -> Vec<CardId> {
            to_strike
                .iter()
                .filter(|(_, found, seat)| *found == range && *seat == wanted)
                .map(|(id, _, _)| *id)
                .collect()
        };
        let (attackers, defenders) = (side(attacker), side(defender));
        let by_turns = self.readings.same_side_same_range == SameSideSameRange::OneByOne;
        let queue = if by_turns {
            let longest = attackers.len().max(defenders.len());
            (0..longest)
                .flat_map(|at| [attackers.get(at), defenders.get(at)])
                .flatten()
                .copied()
                .collect()
        } else {
            [attackers, defenders].concat()
        };
        let cards = queue.iter().map(|id| state.card_ref(*id)).collect();
        trace.fact(BK_5_42, || Fact::RangeStrikes { range, cards });
        for id in &queue {
            self.tell_statics(state, state.card(*id), Stat::Range, trace);
            self.tell_statics(state, state.card(*id), Stat::Power, trace);
        }
        state.tasks.push(Task::Exchange(Exchange {
            range,
            queue,
            rest: None,
            last_target: None,
            assignments: Vec::new(),
            window_done: false,
        }));
    }

    /// The next part of the assignments of a group. Source: BK-5.43, BK-6.45.
    pub(crate) fn exchange_beat(&self, state: &mut State, trace: &mut Tracing) {
        let Some(Task::Exchange(mut exchange)) = state.tasks.pop() else { return };
        let Some(source) = exchange.queue.first().copied() else {
            state.sub = sub::WINDOW;
            let Exchange { range, assignments, .. } = exchange;
            self.push_item(state, state.tp(), Pending::Damage { range, assignments }, trace);
            return;
        };
        let seat = self.side_of(state, source);
        if exchange.rest.is_none() {
            if seat == state.ntp()
                && !exchange.window_done
                && !exchange.assignments.is_empty()
                && self.readings.damage_window == DamageWindow::AfterEachSide
            {
                exchange.window_done = true;
                state.sub = sub::BETWEEN;
                self.battle_mut(state).half_assigned = Some(exchange);
                return;
            }
            // A striker may be gone after the window between the sides.
            let strikes = self.battle(state).fighters[seat.index()].contains(&source);
            let card = state.find(source).filter(|_| strikes);
            exchange.rest = Some(card.map_or(0, |card| self.points_to_deal(state, card)));
            exchange.last_target = None;
        }
        let enemies = &self.battle(state).fighters[other(seat).index()];
        if exchange.rest == Some(0) || enemies.is_empty() {
            exchange.queue.remove(0);
            exchange.rest = None;
            insert(&mut self.battle_mut(state).struck, source);
            state.tasks.push(Task::Exchange(exchange));
            return;
        }
        state.tasks.push(Task::Exchange(exchange));
        let options = self.assign_options(state);
        match options.as_slice() {
            [Action::Assign { target, amount }] => {
                self.assign(state, *target, *amount, true, trace);
            }
            [Action::StopAssign] => self.stop_assign(state, trace),
            _ => state.ask(seat, Question::Assign),
        }
    }

    /// The side that a fighter fights for; of a card that left the battle, who controlled it last.
    pub(crate) fn side_of(&self, state: &State, card: CardId) -> Seat {
        let battle = self.battle(state);
        let attacker = state.tp();
        if battle.fighters[attacker.index()].contains(&card) {
            attacker
        } else if battle.fighters[other(attacker).index()].contains(&card) {
            other(attacker)
        } else {
            state.card_ref(card).seat
        }
    }

    /// A fighter assigns damage to one target. Source: BK-6.45.
    pub(crate) fn assign(
        &self,
        state: &mut State,
        target: CardId,
        amount: u8,
        forced: bool,
        trace: &mut Tracing,
    ) {
        let amount = u16::from(amount);
        let struck = state.card_ref(target);
        let Some(Task::Exchange(exchange)) = state.tasks.last_mut() else { return };
        let Some(source) = exchange.queue.first().copied() else { return };
        exchange.rest = exchange.rest.map(|rest| rest.saturating_sub(amount));
        exchange.last_target = Some(target);
        exchange.assignments.push(Assignment { source, target, amount });
        let striker = state.card_ref(source);
        let fact = Fact::Assigned { source: striker, target: struck, amount, forced };
        trace.fact(BK_5_43, || fact.clone());
        if forced {
            trace.fact(BK_5_48, || fact);
        }
    }

    /// BK-R30 `up-to`: a fighter keeps the rest.
    pub(crate) fn stop_assign(&self, state: &mut State, trace: &mut Tracing) {
        debug_assert!(self.readings.must_assign_all == MustAssignAll::UpTo, "checked");
        let Some(Task::Exchange(exchange)) = state.tasks.last_mut() else { return };
        let Some(source) = exchange.queue.first().copied() else { return };
        let rest = exchange.rest.replace(0).unwrap_or(0);
        let source = state.card_ref(source);
        trace.fact(BK_R30, || Fact::AssignStopped { source, rest });
    }

    /// Combat damage of one Range is dealt. Source: BK-5.44, BK-6.19, BK-R32, BK-R33.
    pub(crate) fn resolve_damage(
        &self,
        state: &mut State,
        range: i16,
        assignments: &[Assignment],
        trace: &mut Tracing,
    ) {
        let mut parts = assignments.to_vec();
        self.recompute(state, &mut parts, trace);
        let mut dealt: Vec<Assignment> = Vec::new();
        for part in parts.into_iter().filter(|part| part.amount > 0) {
            if self.is_dealt(state, part, trace) {
                dealt.push(part);
            }
        }
        trace.fact(BK_6_19, || Fact::DealtTogether { range });
        let batch: Vec<(CardId, u16)> =
            dealt.iter().map(|part| (part.target, part.amount)).collect();
        self.deal_damage(state, &batch, true, trace);
    }

    /// True if a portion is still dealt. Source: BK-5.44, BK-R32.
    fn is_dealt(&self, state: &State, part: Assignment, trace: &mut Tracing) -> bool {
        let battle = self.battle(state);
        let fights = |id: &CardId| battle.fighters.iter().any(|side| side.contains(id));
        let (source_fights, target_fights) = (fights(&part.source), fights(&part.target));
        if source_fights && target_fights {
            return true;
        }
        let in_play = state.find(part.target).is_some_and(Instance::is_in_play);
        let dealt = match self.readings.dead_source_damage {
            DeadSourceDamage::NotDealt => false,
            DeadSourceDamage::SourceGoneStillDeals => target_fights,
            DeadSourceDamage::MovedTargetStillHit => source_fights && in_play,
        };
        if !dealt {
            let (source, target) = (fought(state, part.source), fought(state, part.target));
            let why = if source_fights { Undealt::TargetGone } else { Undealt::SourceGone };
            let amount = part.amount;
            trace.fact(BK_5_44, || Fact::NotDealt { source, target, amount, why });
        }
        dealt
    }

    /// BK-R33 `recompute`: a striker deals its Power as it is now, shares that will not be dealt
    /// among it; what it kept under BK-R30 `up-to` it keeps.
    fn recompute(&self, state: &State, parts: &mut [Assignment], trace: &mut Tracing) {
        if self.readings.power_change_after_assignment
            == PowerChangeAfterAssignment::AssignedAmountStays
        {
            return;
        }
        let grows = self.readings.must_assign_all == MustAssignAll::All;
        let mut sources: Vec<CardId> = parts.iter().map(|part| part.source).collect();
        sources.dedup();
        for source in sources {
            let Some(card) = state.find(source).filter(|card| card.is_in_play()) else { continue };
            let power = self.points_to_deal(state, card);
            let given: u16 =
                parts.iter().filter(|part| part.source == source).map(|part| part.amount).sum();
            let mut less = given.saturating_sub(power);
            let mut more = if grows { power.saturating_sub(given) } else { 0 };
            for part in parts.iter_mut().rev().filter(|part| part.source == source) {
                let before = part.amount;
                let cut = less.min(before);
                part.amount = before - cut + more;
                (less, more) = (less - cut, 0);
                let (target, amount) = (fought(state, part.target), part.amount);
                if amount != before {
                    let source = card.as_ref();
                    trace.fact(BK_R33, || Fact::Assigned { source, target, amount, forced: false });
                }
            }
        }
    }
}

/// A card of the battle as it was known there, wherever it is now.
fn fought(state: &State, id: CardId) -> CardRef {
    let card = state.card_ref(id);
    state.open_ref(id, card.kind, card.seat)
}
