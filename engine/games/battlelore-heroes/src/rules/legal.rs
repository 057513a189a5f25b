//! The legal actions of the awaited decision, ascending, and whether there is anything to decide.
//!
//! Source: BL-6.2, BL-6.4, BL-12.15, BL-R29 and the decisions of the specification (4.2, 5.1, 5.5,
//! 5.8). What may be done alone is listed where it stands; whether it may, `check` says.

pub(crate) mod answers;
mod battle;
#[cfg(test)]
mod tests;
use crate::prelude::*;
use crate::readings::WindowEligibility;
use crate::state::derived::gives;
use std::ops::ControlFlow;

use answers::Named;

/// Takes actions one by one, until it has enough.
pub(crate) type Give<'a> = &'a mut dyn FnMut(Action) -> ControlFlow<()>;

impl BattleLore {
    /// Appends the legal actions of the awaited decision.
    pub(crate) fn legal_actions(&self, state: &State, into: &mut Vec<Action>) {
        let before = into.len();
        let _all = self.each_legal(state, &mut |action| {
            into.push(action);
            ControlFlow::Continue(())
        });
        into[before..].sort_unstable();
        debug_assert!(into[before..].is_sorted_by(|a, b| a < b), "no legal action is listed twice");
    }

    /// True if the question that is asked has a legal action that is no pure pass, or is asked all
    /// the same under BL-R29. Source: BL-6.2, BL-12.15.
    pub(crate) fn has_choice(&self, state: &State) -> bool {
        let Some(ask) = self.ask(state) else { return false };
        let blindly = self.readings.window_eligibility == WindowEligibility::Public
            && self.could_hide(state, ask);
        blindly || self.has_option(state)
    }

    /// True if the question has a legal action that is no pure pass.
    fn has_option(&self, state: &State) -> bool {
        let found = self.each_legal(state, &mut |action| {
            if is_pass(&action) { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        found.is_break()
    }

    /// True if those who do not see the seat's cards could not rule out that it has something to
    /// decide. Source: BL-R29.
    fn could_hide(&self, state: &State, ask: Ask) -> bool {
        match ask.question {
            Question::Redraw | Question::EquipNow => true,
            Question::Move if self.could_unpack(state, ask) => true,
            Question::Alongside
            | Question::Move
            | Question::Combat
            | Question::Counter
            | Question::PreAttack
            | Question::PreDefend
            | Question::PostDefend
            | Question::AfterBattle
            | Question::FollowOn => {
                !state.battle().side(ask.camp).lores.is_empty()
                    && self.may_play_lore(state, ask.camp)
                    && Lore::all(self.cards.lores.len())
                        .any(|card| self.could_play(state, ask, card))
            }
            _ => false,
        }
    }

    /// True if an open Backpack might be exchanged for a card that lies face down. Source: BH:ART09.
    fn could_unpack(&self, state: &State, ask: Ask) -> bool {
        let heroes = state.battle().heroes.iter().filter(|hero| hero.camp == ask.camp);
        heroes.into_iter().any(|hero| {
            let backpack = self.artifact_of(state, hero.id, gives!(ArtifactPower::Backpack => ()));
            let Some((card, ())) = backpack else { return false };
            let item = ItemId::Artifact(card);
            let face_down = state.sheet(hero.id).artifacts.len() > hero.equipped.len();
            face_down && self.check_can_use(state, ask, hero.id, item).is_ok()
        })
    }

    /// Gives the legal actions.
    fn each_legal(&self, state: &State, give: Give<'_>) -> ControlFlow<()> {
        let Some(ask) = self.ask(state) else { return ControlFlow::Continue(()) };
        if ask.question.may_pass() {
            give(Action::Pass)?;
        }
        self.each_answer(state, ask, Named::There, &mut |action| match self
            .check_offered(state, ask, &action)
        {
            Ok(()) => give(action),
            Err(_) => ControlFlow::Continue(()),
        })?;
        self.legal_at_large(state, ask, give)
    }
}

/// Gives all of these.
pub(crate) fn each(actions: impl IntoIterator<Item = Action>, give: Give<'_>) -> ControlFlow<()> {
    actions.into_iter().try_for_each(give)
}

/// True if an action only says that nothing (more) is done. Source: BL-6.2.
pub(crate) fn is_pass(action: &Action) -> bool {
    match action {
        Action::Pass
        | Action::DoneEnlisting
        | Action::KeepHome { .. }
        | Action::DoneOrdering
        | Action::DoneMoving
        | Action::DoneCombat
        | Action::Stay
        | Action::Decline
        | Action::AcceptCard
        | Action::PutUnder
        | Action::DoneTrading
        | Action::KeepNone => true,
        Action::Equip { cards } => cards.is_empty(),
        Action::ChooseParty { heroes } => heroes.is_empty(),
        _ => false,
    }
}
