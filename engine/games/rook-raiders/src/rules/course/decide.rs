//! What a checked action does.

use crate::prelude::*;
use crate::readings::{LevelupInEndPhase, SimultaneousElimination};
use crate::rules::chapter::benefit::drop_first;

impl RookRaiders {
    /// Carries out a checked action.
    pub(crate) fn decide_action(&self, state: &mut State, action: &Action, trace: &mut Tracing) {
        let Some((question, seat)) = self.asked(state) else { return };
        match action {
            Action::SetupPlace { card, cell } => self.setup_place(state, seat, *card, *cell, trace),
            Action::ChooseCommand { command } => {
                self.choose_command(state, seat, *command, trace);
            }
            Action::EndActions => self.end_actions(state, trace),
            Action::Activate { unit, dest, full_move } => {
                self.activate(state, seat, *unit, *dest, *full_move, trace);
            }
            Action::NoSkill => self.no_skill(state, trace),
            Action::Dice { target } => self.declare_dice(state, *target, trace),
            Action::Assign { hits } => self.assign(state, hits, trace),
            Action::Area => self.area(state, trace),
            Action::Heal { points } => self.heal(state, points, trace),
            Action::Song { ally } => self.sing(state, *ally, trace),
            Action::Accept => self.roll_stands(state, trace),
            Action::Reroll { pay_tokens } => self.reroll(state, None, *pay_tokens, trace),
            Action::RerollDie { die, pay_tokens } => {
                self.reroll(state, Some(*die), *pay_tokens, trace);
            }
            Action::LevelUp { unit, pay_tokens } => {
                self.decide_level_up(state, seat, question, *unit, *pay_tokens, trace);
            }
            Action::Pass => self.pass(state, question, seat, trace),
            Action::RestChoose { units } => {
                state.tasks.pop();
                self.make_ready(state, seat, Some(units), RR_4_9, trace);
            }
            Action::DeployHand { card, cell } => self.deploy_hand(state, seat, *card, *cell, trace),
            Action::DeployMercenary { slot, cell } => {
                self.deploy_mercenary(state, seat, *slot, *cell, trace);
            }
            Action::SupportHeal { unit } => self.support_heal(state, seat, *unit, trace),
            Action::FatigueChoose { units } => {
                drop_first(state);
                self.make_ready(state, seat, Some(units), RR_8_5, trace);
            }
            Action::Declare => {
                drop_first(state);
                self.declares(state, seat, trace);
            }
            Action::Hold => {
                drop_first(state);
                self.holds(seat, trace);
            }
        }
        self.push_windows(state, seat, question);
    }

    fn pass(&self, state: &mut State, question: Question, seat: Seat, trace: &mut Tracing) {
        match question {
            Question::AttackInterrupt => match (self.due_attack(state), state.tasks.last()) {
                (Some((seat, monster)), _) => self.monster_attacks(state, seat, monster, trace),
                (None, Some(Task::Skill { ally: Some(ally), .. })) => {
                    let ally = *ally;
                    self.song_damage(state, ally, trace);
                }
                (None, _) => {}
            },
            Question::RecruitChoose => {
                state.tasks.pop();
            }
            Question::SupportHeal => {
                drop_first(state);
                trace.fact(RR_8_4, || Fact::SupportDeclined { seat });
            }
            Question::Window => self.pass_window(state),
            _ => {}
        }
    }

    /// True if seats may level up in the end phase (RR-R43).
    pub(crate) fn levels_in_end_phase(&self) -> bool {
        self.readings.levelup_in_end_phase == LevelupInEndPhase::Yes
    }

    /// RR-R4 `in-seat-order`: whether the fall of a seat is judged before the others' invasion.
    pub(crate) fn judges_at_once(&self, state: &State) -> bool {
        !state.is_solo()
            && state.living().count() <= 1
            && self.readings.simultaneous_elimination == SimultaneousElimination::InSeatOrder
    }
}
