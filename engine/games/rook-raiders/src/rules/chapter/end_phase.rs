//! Step card 7: support, recovery, mercenaries, command cards, start player.
//!
//! Source: rulebook, end processing; RR-8.1 to RR-8.8, RR-10.4, RR-13.5.

use crate::prelude::*;
use crate::readings::{
    DeckRefillTime, EliminationScope, RefillIncludesRow, RoundLimit, SoloDeckOut, SupportLowerRank,
};
use crate::state::setup::{lay_out, take, unit_kind};
use crate::state::{EndReason, SEATS_MAX, SLOTS};
use arrayvec::ArrayVec;

/// Seats that can be supported, by the number of living seats. Source: RR-8.2.
pub const SUPPORT_SLOTS: [u8; 5] = [0, 0, 1, 1, 2];
/// Units of a seat that recover. Source: RR-8.5.
pub const RECOVERIES: u8 = 2;
/// The last round of the house limit. Source: RR-13.5.
pub const ROUNDS_MAX: u32 = 40;

impl RookRaiders {
    /// RR-8.2, RR-8.3: who is supported.
    pub(crate) fn rank_support(&self, state: &mut State, trace: &mut Tracing) {
        let living = state.clockwise_from(state.starter());
        let slots = SUPPORT_SLOTS[living.len()];
        let counts: ArrayVec<(Seat, u8), SEATS_MAX> = living
            .iter()
            .map(|seat| (*seat, self.monsters_faced(&state.seats[seat.index()])))
            .collect();
        trace.fact(RR_8_2, || Fact::SupportCounted { counts: counts.clone(), slots });
        let mut values: ArrayVec<u8, SEATS_MAX> = counts.iter().map(|(_, count)| *count).collect();
        values.sort_unstable_by(|a, b| b.cmp(a));
        let mut given = Seats::NONE;
        for ranks in values.chunk_by(|a, b| a == b) {
            let left = slots - given.count() as u8;
            if left == 0 {
                break;
            }
            if ranks.len() as u8 > left {
                // RR-R24: a tied rank that does not fit gets nothing, and nobody below it.
                if self.readings.support_lower_rank == SupportLowerRank::None {
                    break;
                }
                continue;
            }
            let tied = counts.iter().filter(|(_, count)| *count == ranks[0]);
            given = tied.fold(given, |given, (seat, _)| given.with(*seat));
        }
        let seats: Queue = living.into_iter().filter(|seat| given.contains(*seat)).collect();
        trace.fact(RR_8_3, || Fact::Supported { seats: seats.clone() });
        replace(state, Task::Support { queue: Some(seats) });
    }

    /// True if a supported seat has something to heal. Source: RR-8.4.
    pub(crate) fn has_damaged(&self, state: &State, seat: Seat) -> bool {
        state.seats[seat.index()].units().any(|(_, unit)| unit.damage > 0)
    }

    /// RR-8.4: whether a unit may be healed by support.
    pub(crate) fn check_support(&self, state: &State, seat: Seat, id: UnitId) -> Checked {
        let (index, unit) = self.own_unit(state, seat, id)?;
        if unit.damage > 0 {
            Ok(())
        } else {
            Err(Refusal::Undamaged { unit: unit.at(seat, index) })
        }
    }

    /// RR-8.4: a unit is healed by support.
    pub(crate) fn support_heal(
        &self,
        state: &mut State,
        seat: Seat,
        id: UnitId,
        trace: &mut Tracing,
    ) {
        crate::rules::chapter::benefit::drop_first(state);
        let has = &mut state.seats[seat.index()];
        let (index, _) = has.unit(id).expect("checked: it is there");
        let unit = has.unit_mut(index);
        unit.damage -= 1;
        let (unit, now) = (unit.at(seat, index), unit.damage);
        trace.fact(RR_8_4, || Fact::Healed { unit, amount: 1, now });
    }

    /// End processing 1 is over.
    pub(crate) fn end_support(&self, state: &mut State) {
        let queue = state.clockwise_from(state.starter());
        replace(state, Task::Fatigue { queue });
    }

    /// End processing 2 is over.
    pub(crate) fn end_fatigue(&self, state: &mut State) {
        replace(state, Task::Mercenaries { next: 0, kept: ArrayVec::new() });
    }

    /// RR-8.6: the mercenaries are discarded.
    pub(crate) fn discard_row(&self, state: &mut State, trace: &mut Tracing) {
        let cards: ArrayVec<_, SLOTS> = state.mercenary_row.iter().copied().flatten().collect();
        state.mercenary_row = [None; SLOTS];
        let keep = self.readings.refill_includes_row == RefillIncludesRow::No;
        if let Some(Task::Mercenaries { kept, .. }) = state.tasks.last_mut()
            && keep
        {
            kept.clone_from(&cards);
        }
        trace.fact(RR_8_6, || Fact::MercenariesDiscarded { cards });
    }

    /// RR-8.6, RR-10.4: the discard pile becomes the unit deck. False if there is nothing to
    /// shuffle.
    pub(crate) fn refill(&self, state: &mut State, trace: &mut Tracing) -> bool {
        if self.difficulty != Difficulty::Off {
            return false;
        }
        let mut discard = self.unit_discard(state);
        if let Some(Task::Mercenaries { kept, .. }) = state.tasks.last() {
            for card in kept {
                take(&mut discard, Kind::from(*card));
            }
        }
        if discard.is_empty() {
            return false;
        }
        let count = discard.total();
        state.unit_deck = discard;
        trace.fact(RR_8_6, || Fact::DeckRefilled { count });
        true
    }

    /// RR-R28 `when-empty`: whether the deck is refilled before a card is needed.
    pub(crate) fn refills_early(&self, state: &State) -> bool {
        state.unit_deck.is_empty() && self.readings.deck_refill_time == DeckRefillTime::WhenEmpty
    }

    /// RR-8.6: a slot for which there is no card.
    pub(crate) fn slot_stays_empty(&self, state: &mut State, slot: u8, trace: &mut Tracing) {
        trace.fact(RR_8_6, || Fact::SlotStaysEmpty { slot });
        self.next_slot(state);
    }

    /// RR-8.6, RR-R31: a mercenary is turned up.
    pub(crate) fn mercenary_turned(&self, state: &mut State, kind: Kind, trace: &mut Tracing) {
        let Some(Task::Mercenaries { next: slot, .. }) = state.tasks.last() else { return };
        let (slot, card) = (*slot, unit_kind(kind));
        take(&mut state.unit_deck, kind);
        state.mercenary_row[usize::from(slot)] = Some(card);
        let rule = if state.running().is_some() { RR_R31 } else { RR_8_6 };
        trace.fact(rule, || Fact::MercenaryTurned { slot, card });
        self.next_slot(state);
    }

    /// The next slot comes; on top of a command there is but one.
    fn next_slot(&self, state: &mut State) {
        let only = state.running().is_some();
        if let Some(Task::Mercenaries { next, .. }) = state.tasks.last_mut() {
            *next = if only { SLOTS as u8 } else { *next + 1 };
        }
    }

    /// End processing 3 is over, or the refill of one slot.
    pub(crate) fn end_mercenaries(&self, state: &mut State) {
        state.tasks.pop();
        if state.tasks.is_empty() {
            state.tasks.push(Task::Commands);
        }
    }

    /// RR-8.7, RR-R39: whether the command cards are shuffled.
    pub(crate) fn resets_commands(&self, state: &State) -> bool {
        let counted = match self.readings.elimination_scope {
            EliminationScope::AllByLiving => state.living().count() as usize,
            EliminationScope::SupportOnly => state.seats.len(),
        };
        counted < SEATS_MAX
    }

    /// RR-8.7: with four seats the command cards stay.
    pub(crate) fn keep_commands(&self, state: &mut State, trace: &mut Tracing) {
        trace.fact(RR_8_7, || Fact::CommandsStay);
        replace(state, Task::StartCard);
    }

    /// RR-8.7: the command cards are laid out again.
    pub(crate) fn commands_laid_out(&self, state: &mut State, order: &[u8], trace: &mut Tracing) {
        lay_out(state, order);
        trace.fact(RR_8_7, || Fact::CommandsLaidOut { row: state.command_row.clone() });
        replace(state, Task::StartCard);
    }

    /// RR-8.8: the start-player card goes on, and the next round begins.
    pub(crate) fn pass_start_card(&self, state: &mut State, trace: &mut Tracing) {
        if state.round >= ROUNDS_MAX && self.readings.round_limit == RoundLimit::Rounds40 {
            let best = if state.is_solo() { Seats::NONE } else { self.best(state, state.living()) };
            let round = state.round;
            trace.fact(RR_13_5, || Fact::RoundLimitReached { round, best });
            self.end(state, EndReason::RoundLimit, best, trace);
            return;
        }
        if self.difficulty != Difficulty::Off && !state.last_round {
            state.last_round = self.deck_has_run_out(state);
            if state.last_round {
                let round = state.round + 1;
                trace.fact(RR_10_4, || Fact::LastRoundAnnounced { round });
            }
        }
        if !state.is_solo() {
            let seat = state.next_living(state.starter());
            state.start_seat = Some(seat);
            trace.fact(RR_8_8, || Fact::StartCardPasses { seat });
        }
        self.begin_round(state, state.round + 1, trace);
    }

    /// RR-10.4, RR-R30: whether the next round is the last.
    fn deck_has_run_out(&self, state: &State) -> bool {
        if !state.unit_deck.is_empty() {
            return false;
        }
        match self.readings.solo_deck_out {
            SoloDeckOut::LastCardDrawn => true,
            SoloDeckOut::DrawFails => state.mercenary_row.contains(&None),
        }
    }

    /// What a draw of the awaited task is from.
    pub(crate) fn draw_bag(&self, state: &State, into: &mut Bag) {
        let Some(task) = state.tasks.last() else { return };
        if let Task::SetUp { .. } | Task::Mercenaries { .. } = task {
            into.copy_from(&state.unit_deck);
        } else if let Task::Summon { letter: None, .. } = task {
            into.copy_from(&state.chips_down);
        } else if let (Task::Summon { .. }, Some(level)) = (task, state.top_level()) {
            into.copy_from(&state.monster_deck[level]);
        } else if let Task::Slain { .. } = task {
            self.medal_pool_into(state, into);
        }
    }
}

/// One step card after the other.
fn replace(state: &mut State, task: Task) {
    state.tasks.pop();
    state.tasks.push(task);
}
