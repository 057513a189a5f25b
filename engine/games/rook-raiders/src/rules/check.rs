//! Whether an action is allowed; the first rule that stands against it.
//!
//! Source: RR-13.11. The order of the questions is that of its table.

use crate::prelude::*;
use crate::rules::chapter::roll::Rolled;
use crate::rules::chapter::skill::InUse;

impl RookRaiders {
    /// Checks whether the action is allowed now.
    pub(crate) fn check_action(&self, state: &State, action: &Action) -> Checked {
        let Some((question, seat)) = self.asked(state) else {
            debug_assert!(false, "the kernel asks only while a decision is awaited");
            return Err(Refusal::OtherQuestion { awaited: Question::ChooseCommand });
        };
        if let Action::LevelUp { unit, pay_tokens } = action {
            self.check_level_up_question(question)?;
            return self.check_level_up(state, seat, question, *unit, *pay_tokens);
        }
        if !answers(action, question) {
            return Err(Refusal::OtherQuestion { awaited: question });
        }
        match action {
            Action::SetupPlace { card, cell } => self.check_setup_place(state, seat, *card, *cell),
            Action::ChooseCommand { command } => self.check_command(state, *command),
            Action::Activate { unit, dest, full_move } => {
                self.check_activate(state, seat, *unit, *dest, *full_move)
            }
            Action::NoSkill => self.check_no_skill(state, self.skill_asked(state)),
            Action::Dice { target } => self.check_dice(state, self.skill_asked(state), *target),
            Action::Assign { hits } => self.check_assign(state, self.skill_asked(state), hits),
            Action::Area => self.check_area(state, self.skill_asked(state)),
            Action::Heal { points } => self.check_heal(state, self.skill_asked(state), points),
            Action::Song { ally } => self.check_song(state, self.skill_asked(state), *ally),
            Action::Reroll { pay_tokens } => {
                self.check_reroll(state, &self.roll_asked(state), None, *pay_tokens)
            }
            Action::RerollDie { die, pay_tokens } => {
                self.check_reroll(state, &self.roll_asked(state), Some(*die), *pay_tokens)
            }
            Action::RestChoose { units } => {
                self.check_ready(state, seat, units, self.rest_count(), true)
            }
            Action::DeployHand { card, cell } => self.check_deploy_hand(state, seat, *card, *cell),
            Action::DeployMercenary { slot, cell } => {
                self.check_deploy_mercenary(state, seat, *slot, *cell)
            }
            Action::SupportHeal { unit } => self.check_support(state, seat, *unit),
            Action::FatigueChoose { units } => self.check_ready(
                state,
                seat,
                units,
                crate::rules::chapter::end_phase::RECOVERIES,
                false,
            ),
            Action::Declare => self.check_declare(state, seat),
            Action::EndActions
            | Action::Accept
            | Action::LevelUp { .. }
            | Action::Pass
            | Action::Hold => Ok(()),
        }
    }

    /// Checks whether a level-up answers a question at all. Source: RR-9.7, RR-9.14, RR-R43.
    pub(crate) fn check_level_up_question(&self, question: Question) -> Checked {
        match question {
            Question::SetupPlace | Question::Declare => {
                Err(Refusal::OtherQuestion { awaited: question })
            }
            _ if question.is_in_end_phase() && !self.levels_in_end_phase() => {
                Err(Refusal::NoBenefitInEndPhase)
            }
            _ => Ok(()),
        }
    }

    pub(crate) fn skill_asked(&self, state: &State) -> InUse {
        self.in_use(state).expect("asked while a unit on the board may use its skill")
    }

    pub(crate) fn roll_asked(&self, state: &State) -> Rolled {
        self.rolled(state).expect("asked while a roll lies on the table")
    }

    /// Whether a seat is asked a question of this kind.
    pub(crate) fn is_asked(&self, state: &State, seat: Seat) -> Option<Question> {
        self.asked(state).filter(|(_, asked)| *asked == seat).map(|(question, _)| question)
    }
}

/// True if an action, other than a level-up, answers a question. Source: RR-13.17.
const fn answers(action: &Action, question: Question) -> bool {
    match action {
        Action::SetupPlace { .. } => matches!(question, Question::SetupPlace),
        Action::ChooseCommand { .. } => matches!(question, Question::ChooseCommand),
        Action::EndActions | Action::Activate { .. } => matches!(question, Question::Activate),
        Action::NoSkill
        | Action::Dice { .. }
        | Action::Assign { .. }
        | Action::Area
        | Action::Heal { .. }
        | Action::Song { .. } => matches!(question, Question::UseSkill),
        Action::Accept | Action::Reroll { .. } | Action::RerollDie { .. } => {
            matches!(question, Question::AfterRoll)
        }
        Action::LevelUp { .. } => true,
        Action::Pass => matches!(
            question,
            Question::AttackInterrupt
                | Question::RecruitChoose
                | Question::SupportHeal
                | Question::Window
        ),
        Action::RestChoose { .. } => matches!(question, Question::RestChoose),
        Action::DeployHand { .. } | Action::DeployMercenary { .. } => {
            matches!(question, Question::RecruitChoose)
        }
        Action::SupportHeal { .. } => matches!(question, Question::SupportHeal),
        Action::FatigueChoose { .. } => matches!(question, Question::FatigueChoose),
        Action::Declare | Action::Hold => matches!(question, Question::Declare),
    }
}
