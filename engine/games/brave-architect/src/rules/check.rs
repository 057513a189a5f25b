//! Whether an action is allowed: looks and changes nothing.
//!
//! Source: chapters 5, 7 and 9 of the specification; the rules are cited at each function. The
//! order of the checks is: whether it is asked for, whether it is there, what it costs, what it is
//! aimed at.

mod aim;
mod attack;
mod hero;
mod items;
mod picks;
mod windows;

#[cfg(test)]
mod tests;

use crate::prelude::*;
use crate::readings::HealBeforeOrAfter;

pub(crate) use aim::{Aimed, Aims, heroes};
pub(crate) use hero::at_play;

impl BraveArchitect {
    /// Whether an action is allowed now, while a decision is awaited. Asked at any other time, it
    /// refuses all.
    pub(crate) fn check_action(&self, state: &State, action: &Action) -> Result<(), Refusal> {
        let Some((question, seats)) = self.asked(state) else {
            return Err(Refusal::OtherQuestion { awaited: Question::Next });
        };
        let other = Refusal::OtherQuestion { awaited: question };
        let Some(seat) = seats.iter().next() else { return Err(other) };
        if !self.offers(question, action) {
            return Err(other);
        }
        match action {
            Action::DraftPick { set } => self.check_draft(state, seat, *set),
            Action::PlaceHero { at } => self.check_start(state, *at),
            Action::NextHero { hero } => Self::check_next(state, *hero),
            Action::Proceed => Self::check_proceed(state),
            Action::Move { to } => self.check_move(state, seat, MoveBy::Area, *to),
            Action::ExtraMove { to } => self.check_move(state, seat, MoveBy::Extra, *to),
            Action::PostAttackMove { to } => self.check_move(state, seat, MoveBy::AfterAttack, *to),
            Action::Play { card, pay, aim, boost } => {
                self.check_play(state, seat, *card, pay, *aim, *boost)
            }
            Action::Attack { source, pay, targets, primary, boost } => {
                self.check_attack(state, seat, *source, pay, *boost)?;
                self.check_targets(state, seat, *source, *targets, *primary)
            }
            Action::UseAbility { ability, pay, aim } => {
                self.check_ability(state, seat, *ability, pay, *aim)
            }
            Action::UsePlaced { card, aim } => {
                self.check_placed(state, question, seat, *card)?;
                self.check_placed_aim(state, seat, *card, *aim)
            }
            Action::UseItem { hero, item, target } => {
                let user = Self::check_user(state, question, seat, *hero)?;
                self.check_item(state, user, *item)?;
                self.check_item_target(state, question, user, *item, *target)
            }
            Action::TensionHeal { hero } => {
                let user = Self::check_user(state, question, seat, *hero)?;
                self.check_tension_heal(state, user)
            }
            Action::Boost => self.check_late_boost(state, seat),
            Action::SlamSide { to } => self.check_slam(state, *to),
            Action::Discard { cards } => Self::check_discard(state, seat, cards),
            Action::RecoverWeapon { card } => Self::check_recovery(state, seat, *card),
            Action::TakeItem { item } => Self::check_treasure(state, *item),
            Action::AssignItems { gets } => Self::check_shares(state, gets),
            Action::ChooseEquipment { piece } => self.check_piece(state, seat, *piece),
            Action::UpkeepPick { card } => Self::check_upkeep(state, seat, *card),
            Action::DestructionOrder { slots } => Self::check_order(state, slots),
            Action::ChooseStyle { .. } | Action::EndTurn | Action::Stop | Action::Pass => Ok(()),
        }
    }

    /// True if an action is of the kinds that a question offers. Source: BA-5.6, BA-9.21, BA-20.1,
    /// BA-R55.
    fn offers(&self, question: Question, action: &Action) -> bool {
        match action {
            Action::DraftPick { .. } => question == Question::Draft,
            Action::ChooseStyle { .. } => question == Question::Style,
            Action::PlaceHero { .. } => question == Question::Place,
            Action::NextHero { .. } | Action::Proceed => question == Question::Next,
            Action::Move { .. }
            | Action::ExtraMove { .. }
            | Action::Play { .. }
            | Action::UseAbility { .. }
            | Action::EndTurn => question == Question::Hero,
            Action::Attack { .. } => [Question::Hero, Question::Pursuit].contains(&question),
            Action::PostAttackMove { .. } | Action::Stop => question == Question::Pursuit,
            Action::UsePlaced { .. } => Self::offers_placed(question),
            Action::UseItem { .. } => self.offers_items(question),
            Action::TensionHeal { .. } => self.offers_tension_heal(question),
            Action::Boost => question == Question::Boost,
            Action::Pass => Self::offers_pass(question),
            Action::SlamSide { .. } => question == Question::SlamSide,
            Action::Discard { .. } => question == Question::Discard,
            Action::RecoverWeapon { .. } => question == Question::Recover,
            Action::TakeItem { .. } => question == Question::Treasure,
            Action::AssignItems { .. } => question == Question::Assign,
            Action::ChooseEquipment { .. } => question == Question::Equipment,
            Action::UpkeepPick { .. } => question == Question::Upkeep,
            Action::DestructionOrder { .. } => question == Question::Order,
        }
    }

    /// True if heals come before the damage. Source: BA-R55.
    fn heals_before(&self) -> bool {
        matches!(
            self.readings.heal_before_or_after,
            HealBeforeOrAfter::BeforeDamage | HealBeforeOrAfter::BeforeDamageOrLoss
        )
    }

    /// BA-5.6, BA-20.3, BA-20.5 to BA-20.7, BA-20.9.
    pub(crate) const fn offers_placed(question: Question) -> bool {
        matches!(
            question,
            Question::Hero
                | Question::Reroll
                | Question::Evade
                | Question::EvadeFail
                | Question::Damage
                | Question::Counter
        )
    }

    /// BA-16.4, BA-20.5, BA-20.7, BA-20.8, BA-R55.
    pub(crate) fn offers_items(&self, question: Question) -> bool {
        match question {
            Question::Next
            | Question::Hero
            | Question::Pursuit
            | Question::Evade
            | Question::Heal
            | Question::Revive => true,
            Question::Damage => self.heals_before(),
            _ => false,
        }
    }

    /// BA-8.3, BA-20.2, BA-20.7, BA-R55.
    pub(crate) fn offers_tension_heal(&self, question: Question) -> bool {
        match question {
            Question::Next
            | Question::Hero
            | Question::Pursuit
            | Question::TensionInterrupt
            | Question::Heal
            | Question::Loss => true,
            Question::Damage => self.heals_before(),
            _ => false,
        }
    }

    /// BA-20.1.
    pub(crate) const fn offers_pass(question: Question) -> bool {
        matches!(
            question,
            Question::TensionInterrupt
                | Question::Reroll
                | Question::Boost
                | Question::Evade
                | Question::EvadeFail
                | Question::Damage
                | Question::Heal
                | Question::Revive
                | Question::Counter
                | Question::Loss
        )
    }
}

/// What the hero turn of a seat that is asked in it remembers.
pub(crate) fn turn_of(state: &State) -> Result<&Turn, Refusal> {
    state.turn.as_ref().ok_or(Refusal::OtherQuestion { awaited: Question::Next })
}
