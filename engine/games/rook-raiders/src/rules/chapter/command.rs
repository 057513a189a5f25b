//! The main phase: who picks which command, and what each command does.
//!
//! Source: rulebook, main phase and command cards; RR-3.2 to RR-3.6, RR-4.1 to RR-4.23.

use crate::action::ReadyUnits;
use crate::cards::Effect;
use crate::prelude::*;
use crate::readings::{
    FifthCommand, GoldSupply, HonorSupplyEmpty, MercenaryRefill, RestCount, SeatOrderInCommand,
};
use crate::state::setup::take;
use crate::state::{EndReason, Role, SLOTS, cell_index};
use arrayvec::ArrayVec;
use kanso_engine::Cell;

/// Commands executed in a round. Source: RR-3.6.
pub const COMMANDS_PER_ROUND: u8 = 4;
/// Gold of a seat under RR-R27 `capped-27`: four 5-gold tokens and 7 on the track.
pub const GOLD_MAX: u32 = 27;

impl RookRaiders {
    /// RR-3.3: whether a command may be picked.
    pub(crate) fn check_command(&self, state: &State, command: Command) -> Checked {
        if state.command_row[usize::from(state.executed)..].contains(&command) {
            Ok(())
        } else {
            Err(Refusal::CommandUsed { command })
        }
    }

    /// RR-4.20: a seat picks a command.
    pub(crate) fn choose_command(
        &self,
        state: &mut State,
        seat: Seat,
        command: Command,
        trace: &mut Tracing,
    ) {
        trace.fact(RR_3_2, || Fact::TurnTaken { seat });
        crate::rules::chapter::benefit::drop_first(state);
        let place = state.executed;
        let row = &mut state.command_row[usize::from(place)..];
        let at = row.iter().position(|card| *card == command).expect("checked: not yet used");
        row[..=at].rotate_right(1);
        state.executed += 1;
        trace.fact(RR_3_3, || Fact::CommandPicked { seat, command, place });
        let card = &self.cards.commands[command.index()];
        if card.gold_at_selection > 0 {
            let rule = if command == Command::Recruit { RR_4_13 } else { RR_4_1 };
            self.gain_gold(state, seat, card.gold_at_selection, rule, Some(command), trace);
        }
        for _ in 0..card.honor_at_selection {
            self.gain_honor(state, seat, trace);
        }
        let leader_first = command == Command::Recruit
            || self.readings.seat_order_in_command == SeatOrderInCommand::LeaderFirst;
        let first = if leader_first { seat } else { state.starter() };
        let queue = state.clockwise_from(first);
        state.tasks.push(Task::Command { command, leader: Some(seat), queue });
    }

    /// RR-4.1, RR-4.10, RR-4.13: a seat gets gold, for picking a command or by its effect.
    fn gain_gold(
        &self,
        state: &mut State,
        seat: Seat,
        amount: u8,
        rule: Rule,
        picked: Option<Command>,
        trace: &mut Tracing,
    ) {
        let has = &mut state.seats[seat.index()];
        let before = has.gold;
        let mut amount = u32::from(amount);
        let mut lost = 0;
        if self.readings.gold_supply == GoldSupply::Capped27 {
            lost = (before + amount).saturating_sub(GOLD_MAX.max(before));
            amount -= lost;
        }
        has.gold += amount;
        let gold = has.gold;
        trace.fact(rule, || Fact::GoldGained { seat, amount, gold, picked });
        if lost > 0 {
            trace.fact(RR_R27, || Fact::GoldLost { seat, amount: lost });
        }
    }

    /// RR-4.8: the seat that picks Rest takes a token.
    fn gain_honor(&self, state: &mut State, seat: Seat, trace: &mut Tracing) {
        if self.honor_supply(state) == 0
            && self.readings.honor_supply_empty == HonorSupplyEmpty::None
        {
            trace.fact(RR_4_8, || Fact::HonorSupplyEmpty { seat });
            return;
        }
        let has = &mut state.seats[seat.index()];
        has.honor_tokens += 1;
        let tokens = has.honor_tokens;
        trace.fact(RR_4_8, || Fact::HonorGained { seat, tokens });
    }

    /// How many units Rest makes ready. Source: RR-4.9, RR-R6.
    pub(crate) fn rest_count(&self) -> u8 {
        match self.readings.rest_count {
            RestCount::One => 1,
            RestCount::Two => 2,
        }
    }

    /// RR-3.5: the leftmost card runs by itself, or RR-3.6: the main phase ends.
    pub(crate) fn run_auto(&self, state: &mut State, trace: &mut Tracing) {
        let fifth = self.readings.fifth_command == FifthCommand::AutoSmall;
        if state.executed < COMMANDS_PER_ROUND + u8::from(fifth) {
            let place = state.executed;
            let command = state.command_row[usize::from(place)];
            state.executed += 1;
            trace.fact(RR_3_5, || Fact::CommandRuns { command, place });
            let queue = state.clockwise_from(state.starter());
            state.tasks.push(Task::Command { command, leader: None, queue });
            return;
        }
        if let Some(command) = state.command_row.get(usize::from(state.executed)).copied() {
            trace.fact(RR_3_6, || Fact::FifthCardStays { command });
        }
        if state.last_round {
            let seat = state.starter();
            trace.fact(RR_10_4, || Fact::SoloLastRoundLost { seat });
            self.end(state, EndReason::SoloLastRound, Seats::NONE, trace);
            return;
        }
        let queue = state.clockwise_from(state.starter());
        state.goes_on(Task::Invasion { queue, due: None, fallen: Seats::NONE });
    }

    /// The next seat's share of a command begins. Source: RR-3.4, RR-3.9.
    pub(crate) fn begin_share(
        &self,
        state: &mut State,
        command: Command,
        leader: Option<Seat>,
        seat: Seat,
        trace: &mut Tracing,
    ) {
        let role = match leader {
            None => Role::Auto,
            Some(leader) if leader == seat => Role::Leader,
            Some(_) => Role::Follower,
        };
        let card = &self.cards.commands[command.index()];
        let mut effect = match role {
            Role::Leader => card.leader,
            Role::Follower => card.follower,
            Role::Auto => card.auto,
        };
        if let Effect::Ready(count) = &mut effect {
            *count = self.rest_count();
        }
        if role == Role::Follower {
            trace.fact(RR_3_4, || Fact::ShareBegins { seat, command });
        }
        trace.fact(self.command_rule(command), || Fact::CommandGives {
            seat,
            command,
            role,
            effect,
        });
        match effect {
            Effect::Actions(count) => {
                if command == Command::Raid {
                    trace.fact(RR_4_2, || Fact::RaidActions { seat, count });
                }
                state.tasks.push(Task::Actions { seat, left: count });
            }
            Effect::Ready(_) => state.tasks.push(Task::Rest { seat }),
            Effect::Gold(amount) => {
                self.gain_gold(state, seat, amount, RR_4_10, None, trace);
            }
            Effect::Deploy { .. } => state.tasks.push(Task::Recruit { seat }),
        }
    }

    /// RR-4.6: the actions left are given up.
    pub(crate) fn end_actions(&self, state: &mut State, trace: &mut Tracing) {
        if let Some(Task::Actions { seat, left }) = state.tasks.pop() {
            trace.fact(RR_4_6, || Fact::ActionsGivenUp { seat, left });
        }
    }

    /// RR-4.21: whether an action can be given, or a ready unit levelled up.
    pub(crate) fn can_act(&self, state: &State, seat: Seat) -> bool {
        self.has_activation(state, seat)
            || state.seats[seat.index()]
                .units()
                .any(|(_, unit)| !unit.acted && self.can_level_up(state, seat, unit.kind))
    }

    /// Makes units ready. Source: RR-4.9, RR-8.5.
    pub(crate) fn make_ready(
        &self,
        state: &mut State,
        seat: Seat,
        chosen: Option<&ReadyUnits>,
        rule: Rule,
        trace: &mut Tracing,
    ) -> bool {
        let mut units: ArrayVec<UnitRef, 2> = ArrayVec::new();
        let has = &mut state.seats[seat.index()];
        for (index, piece) in has.board.iter_mut().enumerate() {
            let Some(Piece::Unit(unit)) = piece else { continue };
            if unit.acted && chosen.is_none_or(|chosen| chosen.contains(&unit.id)) {
                unit.acted = false;
                units.push(unit.at(seat, index));
            }
        }
        let any = !units.is_empty();
        if any {
            trace.fact(rule, || Fact::UnitsReady { seat, units });
        }
        any
    }

    /// RR-4.9, RR-8.5: whether these units may become ready.
    pub(crate) fn check_ready(
        &self,
        state: &State,
        seat: Seat,
        units: &ReadyUnits,
        wanted: u8,
        rest: bool,
    ) -> Checked {
        for id in units.iter() {
            self.own_unit(state, seat, *id)?;
        }
        for id in units.iter() {
            let (index, unit) = self.own_unit(state, seat, *id)?;
            if !unit.acted {
                return Err(Refusal::UnitIsReady { unit: unit.at(seat, index), rest });
            }
        }
        let given = units.len() as u8 - u8::from(units.has_twins());
        if given != wanted || units.has_twins() {
            return Err(Refusal::WrongUnitCount { given, wanted, rest });
        }
        Ok(())
    }

    /// True if the running Recruit lets a seat take mercenaries. Source: RR-4.19.
    pub(crate) fn mercenaries_open(&self, state: &State) -> bool {
        !matches!(state.running(), Some((_, None)))
    }

    /// RR-4.14, RR-4.15: whether a card may be put on a cell.
    fn check_deploy(&self, has: &SeatState, seat: Seat, card: UnitKind, cell: Cell) -> Checked {
        let Some(index) = cell_index(cell).filter(|index| CellSet::HOME.contains(*index)) else {
            return Err(Refusal::NotHome { cell, set_up: false });
        };
        if has.board[index].is_some() {
            return Err(Refusal::CellTaken { cell });
        }
        let (cost, gold) = (self.cards.unit(card).cost, has.gold);
        if gold < u32::from(cost) {
            return Err(Refusal::GoldShort { seat, card, cost, gold });
        }
        Ok(())
    }

    /// RR-4.17: whether a card of the hand may be deployed.
    pub(crate) fn check_deploy_hand(
        &self,
        state: &State,
        seat: Seat,
        card: UnitKind,
        cell: Cell,
    ) -> Checked {
        let has = &state.seats[seat.index()];
        if has.hand.count(Kind::from(card)) == 0 {
            let card = self.cards.has_unit(card).then_some(card);
            return Err(Refusal::NotInHand { seat, card, set_up: false });
        }
        self.check_deploy(has, seat, card, cell)
    }

    /// RR-4.18, RR-4.19: whether a mercenary may be deployed.
    pub(crate) fn check_deploy_mercenary(
        &self,
        state: &State,
        seat: Seat,
        slot: u8,
        cell: Cell,
    ) -> Checked {
        if !self.mercenaries_open(state) {
            return Err(Refusal::NoMercenaryInAuto);
        }
        let card = state.mercenary_row.get(usize::from(slot)).copied().flatten();
        let card = card.ok_or(Refusal::SlotEmpty { slot })?;
        self.check_deploy(&state.seats[seat.index()], seat, card, cell)
    }

    /// The empty cells of a seat's home area.
    pub(crate) fn free_home(&self, has: &SeatState) -> CellSet {
        let taken = has.taken();
        CellSet::HOME.without(taken.units.or(taken.monsters))
    }

    /// RR-4.15: whether a seat has the gold for a card.
    pub(crate) fn can_afford(&self, has: &SeatState, card: UnitKind) -> bool {
        u32::from(self.cards.unit(card).cost) <= has.gold
    }

    /// True if a seat can deploy anything now.
    pub(crate) fn can_deploy(&self, state: &State, seat: Seat) -> bool {
        let has = &state.seats[seat.index()];
        let affordable = |card| self.can_afford(has, card);
        if self.free_home(has).is_empty() {
            return false;
        }
        let from_row = || state.mercenary_row.iter().flatten().any(|card| affordable(*card));
        has.hand.iter().any(|(kind, _)| affordable(crate::state::setup::unit_kind(kind)))
            || (self.mercenaries_open(state) && from_row())
    }

    /// RR-4.17, RR-4.23: a card of the hand is deployed.
    pub(crate) fn deploy_hand(
        &self,
        state: &mut State,
        seat: Seat,
        card: UnitKind,
        cell: Cell,
        trace: &mut Tracing,
    ) {
        state.tasks.pop();
        take(&mut state.seats[seat.index()].hand, Kind::from(card));
        self.pay_gold(state, seat, card, trace);
        let unit = self.put_unit(state, seat, card, cell);
        trace.fact(RR_4_17, || Fact::DeployedFromHand { unit });
    }

    /// RR-4.18, RR-4.23: a mercenary is deployed.
    pub(crate) fn deploy_mercenary(
        &self,
        state: &mut State,
        seat: Seat,
        slot: u8,
        cell: Cell,
        trace: &mut Tracing,
    ) {
        state.tasks.pop();
        let card = state.mercenary_row[usize::from(slot)].take();
        let card = card.expect("checked: a mercenary is there");
        self.pay_gold(state, seat, card, trace);
        let unit = self.put_unit(state, seat, card, cell);
        trace.fact(RR_4_18, || Fact::MercenaryHired { unit, slot });
        if self.readings.mercenary_refill == MercenaryRefill::Immediately {
            state.tasks.push(Task::Mercenaries { next: slot, kept: ArrayVec::new() });
        }
    }

    fn pay_gold(&self, state: &mut State, seat: Seat, card: UnitKind, trace: &mut Tracing) {
        let amount = u32::from(self.cards.unit(card).cost);
        let has = &mut state.seats[seat.index()];
        has.gold -= amount;
        let gold = has.gold;
        trace.fact(RR_4_23, || Fact::GoldPaid { seat, amount, gold });
    }

    /// Own units by number, with their places.
    pub(crate) fn roster(&self, has: &SeatState) -> ArrayVec<(UnitId, usize), 18> {
        let mut roster: ArrayVec<_, 18> =
            has.units().map(|(index, unit)| (unit.id, index)).collect();
        roster.sort_unstable();
        roster
    }

    /// The next seat of a command, if any is left.
    pub(crate) fn next_share(state: &mut State) -> Option<(Command, Option<Seat>, Seat)> {
        let Some(Task::Command { command, leader, queue }) = state.tasks.last_mut() else {
            return None;
        };
        if queue.is_empty() { None } else { Some((*command, *leader, queue.remove(0))) }
    }
}

const _: () = assert!(SLOTS < u8::MAX as usize);

/// Seats that are asked one after the other.
impl Task {
    /// The queue of a task that has one.
    pub(crate) fn queue_mut(&mut self) -> Option<&mut Queue> {
        match self {
            Self::Place { queue }
            | Self::Turn { queue }
            | Self::Command { queue, .. }
            | Self::Declaring { queue }
            | Self::Invasion { queue, .. }
            | Self::Fatigue { queue }
            | Self::Windows { queue } => Some(queue),
            Self::Support { queue } => queue.as_mut(),
            _ => None,
        }
    }
}
