//! The course of a turn, row by row.
//!
//! Source: BK-6.39, BK-5.1 to BK-5.6, BK-5.17, BK-5.27 to BK-5.32. The steps of a battle are in
//! `battle`.

use crate::prelude::*;
use crate::readings::{
    CityWinTime, FailedOpenSpends, LateDamage, PendingRuleEffects, TurnEndOrder,
};
use crate::rules::course::trigger::Happening;

/// Most hand cards after the end of one's turn. Source: BK-5.31.
pub(crate) const HAND_LIMIT: usize = 7;

/// Parts of the End phase, in their order by default: the numbers of `sub`. Source: BK-5.28.
mod end {
    pub const RESET: u8 = 0;
    pub const DISCARD: u8 = 1;
    pub const TRIGGERS: u8 = 2;
    pub const WINDOW: u8 = 3;
    pub const CLEAR: u8 = 4;
}

impl BerserkTcg {
    /// One row of the course: nothing pends, nothing is being done. Source: BK-6.39.
    pub(crate) fn phase_step(&self, state: &mut State, trace: &mut Tracing) {
        match state.phase {
            Phase::Setup => debug_assert!(false, "the set-up is a task"),
            Phase::TurnStart => self.turn_start(state, trace),
            Phase::Recovery => self.recovery(state, trace),
            Phase::Draw => self.draw_phase(state, trace),
            Phase::Open => self.open_phase(state, trace),
            Phase::Main => self.main_phase(state, trace),
            Phase::Battle => self.battle_step(state, trace),
            Phase::End => self.end_phase(state, trace),
        }
    }

    fn begin_phase(&self, state: &mut State, phase: Phase, trace: &mut Tracing) {
        state.phase = phase;
        state.sub = 0;
        state.unpaid_shown.clear();
        trace.fact(BK_6_39, || Fact::PhaseBegins { phase });
    }

    fn turn_start(&self, state: &mut State, trace: &mut Tracing) {
        let (seat, turn) = (state.tp(), state.turn_no);
        if state.sub == 0 {
            state.sub = 1;
            trace.fact(BK_5_2, || Fact::TurnStarts { seat, turn });
            self.happen(state, &Happening::TurnStart { seat });
        } else {
            self.begin_phase(state, Phase::Recovery, trace);
        }
    }

    fn recovery(&self, state: &mut State, trace: &mut Tracing) {
        let seat = state.tp();
        match state.sub {
            0 => {
                state.sub = 1;
                if !self.to_recover(state, seat).is_empty() {
                    self.push_item(state, seat, Pending::Recover, trace);
                }
            }
            1 => {
                state.sub = 2;
                self.open_window(state, OpenWindow::Recovery);
            }
            _ => self.begin_phase(state, Phase::Draw, trace),
        }
    }

    fn draw_phase(&self, state: &mut State, trace: &mut Tracing) {
        let seat = state.tp();
        match state.sub {
            0 => {
                state.sub = 1;
                if state.turn_no > 1 {
                    self.push_item(state, seat, Pending::Draw, trace);
                } else {
                    trace.fact(BK_5_5, || Fact::DrawSkipped { seat });
                }
            }
            1 => {
                state.sub = 2;
                self.open_window(state, OpenWindow::Draw);
            }
            _ => self.begin_phase(state, Phase::Open, trace),
        }
    }

    fn open_phase(&self, state: &mut State, trace: &mut Tracing) {
        match state.sub {
            0 => self.ask_open(state, None),
            1 => {
                state.sub = 2;
                self.open_window(state, OpenWindow::Open);
            }
            _ => self.begin_phase(state, Phase::Main, trace),
        }
    }

    /// Asks the turn player for the one open of the Open phase, or a seat for that of the battle
    /// open step at this city; unless there is nothing to turn up. The row ends with the answer.
    pub(crate) fn ask_open(&self, state: &mut State, battle: Option<(Seat, City)>) {
        let (seat, city, question) = match battle {
            Some((seat, city)) => (seat, Some(city), Question::BattleOpen),
            None => (state.tp(), None, Question::OpenPhase),
        };
        state.sub += 1;
        if self.has_open_choice(state, seat, city) {
            state.ask(seat, question);
        }
    }

    /// A card was shown without payment in the Open phase or the battle open step: the one open is
    /// used up, or the seat is asked again. Source: BK-5.14, BK-R14.
    pub(crate) fn after_unpaid_open(&self, state: &mut State) {
        if self.readings.failed_open_spends == FailedOpenSpends::Free {
            state.sub -= 1;
        }
    }

    fn main_phase(&self, state: &mut State, trace: &mut Tracing) {
        if state.sub == 0 {
            let seat = state.tp();
            state.ask(seat, Question::MainAction);
        } else {
            self.begin_phase(state, Phase::End, trace);
        }
    }

    /// The turn player ends Main unless the other seat interrupts. Source: BK-5.27.
    pub(crate) fn end_main(&self, state: &mut State, seat: Seat, trace: &mut Tracing) {
        state.sub = 1;
        trace.fact(BK_5_27, || Fact::MainEnds { seat });
        self.open_window(state, OpenWindow::Main);
    }

    /// The part of End that follows another. Source: BK-5.28, BK-R43.
    fn next_end_part(&self, part: u8) -> u8 {
        let triggers_first = self.readings.turn_end_order == TurnEndOrder::BeforeDiscard;
        match part {
            end::RESET if triggers_first => end::TRIGGERS,
            end::RESET => end::DISCARD,
            end::DISCARD if triggers_first => end::CLEAR,
            end::DISCARD => end::TRIGGERS,
            end::TRIGGERS => end::WINDOW,
            end::WINDOW if triggers_first => end::DISCARD,
            _ => part + 1,
        }
    }

    fn end_phase(&self, state: &mut State, trace: &mut Tracing) {
        let seat = state.tp();
        let part = state.sub;
        match part {
            end::RESET => {
                state.sub = self.next_end_part(part);
                let damaged = state.in_play().any(|card| card.damage > 0);
                if damaged && self.readings.pending_rule_effects == PendingRuleEffects::All {
                    self.push_item(state, seat, Pending::Reset, trace);
                } else {
                    self.reset_damage(state, BK_5_28, trace);
                }
            }
            end::DISCARD => {
                let hand = state.hand(seat).count() - state.discarding.len();
                if hand > HAND_LIMIT {
                    state.ask(seat, Question::DiscardToLimit);
                } else {
                    state.sub = self.next_end_part(part);
                    if !state.discarding.is_empty() {
                        let cards = std::mem::take(&mut state.discarding);
                        self.push_item(state, seat, Pending::Discard { cards }, trace);
                    }
                }
            }
            end::TRIGGERS => {
                state.sub = self.next_end_part(part);
                self.happen(state, &Happening::TurnEnd { seat });
            }
            end::WINDOW => {
                state.sub = self.next_end_part(part);
                self.open_window(state, OpenWindow::End);
            }
            end::CLEAR => {
                state.sub = self.next_end_part(part);
                self.end_turn_effects(state, trace);
            }
            _ => self.pass_turn(state, trace),
        }
    }

    /// A card is chosen for the hand limit. Source: BK-5.31, BK-R8.
    pub(crate) fn choose_discard(
        &self,
        state: &mut State,
        seat: Seat,
        card: CardId,
        trace: &mut Tracing,
    ) {
        if self.readings.pending_rule_effects == PendingRuleEffects::All {
            state.discarding.push(card);
            let card = state.card_ref(card);
            trace.fact(BK_R8, || Fact::DiscardChosen { seat, card });
        } else {
            self.discard_to_limit(state, seat, &[card], BK_5_31, trace);
        }
    }

    /// What lasted this turn is over. Source: BK-5.32 (4), BK-R65.
    fn end_turn_effects(&self, state: &mut State, trace: &mut Tracing) {
        let cleared = self.readings.late_damage == LateDamage::ClearedAtTurnEnd;
        state.cards.each(|card| {
            card.shield = 0;
            card.mods = Mods::default();
            card.kept = None;
            if cleared {
                card.damage = 0;
            }
        });
        for seat in &mut state.seats {
            seat.standing_pass = None;
        }
        state.battles_declared.clear();
        state.former.clear();
        trace.fact(BK_5_32, || Fact::TurnEffectsEnd);
    }

    /// The turn passes on. Source: BK-5.32 (5), BK-R40.
    fn pass_turn(&self, state: &mut State, trace: &mut Tracing) {
        if self.readings.city_win_time == CityWinTime::EndOfTurn {
            self.check_victory(state, true, trace);
            if state.ending.is_some() {
                return;
            }
        }
        state.turn_no += 1;
        state.phase = Phase::TurnStart;
        state.sub = 0;
        let to = state.tp();
        trace.fact(BK_5_32, || Fact::TurnPasses { to });
    }
}
