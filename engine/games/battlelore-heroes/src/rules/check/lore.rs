//! Lore cards: the window, the cost, one in a turn, a legal target.
//!
//! Source: BL-12.4 to BL-12.7, BL-R5, chapter 7 of the specification.

use crate::prelude::*;
use crate::rules::chapter::lore_play::LorePrice;
use std::ops::ControlFlow;

/// The window of Lore cards that a question is. Source: chapter 7 of the specification.
pub(crate) const fn lore_window(question: Question) -> Option<LoreWindow> {
    match question {
        Question::Command => Some(LoreWindow::InLieu),
        Question::Alongside => Some(LoreWindow::Alongside),
        Question::Move => Some(LoreWindow::Movement),
        Question::Combat => Some(LoreWindow::CombatAction),
        Question::Counter => Some(LoreWindow::Counter),
        Question::PreAttack => Some(LoreWindow::PreRollAttack),
        Question::PreDefend => Some(LoreWindow::PreRollDefend),
        Question::PostDefend => Some(LoreWindow::PostRollDefend),
        Question::AfterBattle => Some(LoreWindow::AfterBattle),
        Question::FollowOn => Some(LoreWindow::FollowOn),
        _ => None,
    }
}

impl BattleLore {
    /// Whether a camp could play a card now, were it in its hand: window, cost, one in a turn.
    /// Source: BL-12.4, BL-12.6. The level at which it would act.
    pub(super) fn check_lore_time(
        &self,
        state: &State,
        ask: Ask,
        card: Lore,
    ) -> Result<u8, Refusal> {
        let row = self.cards.lore(card);
        if lore_window(ask.question) != Some(row.window) {
            return Err(self.wrong_window(state, ask, card));
        }
        let side = state.battle().side(ask.camp);
        let in_battle = match ask.question {
            Question::PreAttack
            | Question::PreDefend
            | Question::PostDefend
            | Question::AfterBattle
            | Question::FollowOn => state.battle().fight(),
            _ => None,
        };
        let mode_fits =
            row.mode.is_none_or(|mode| in_battle.is_none_or(|fight| fight.mode == mode));
        if let Some(mode) = row.mode.filter(|_| !mode_fits) {
            return Err(Refusal::WrongMode { card, mode });
        }
        let LorePrice { level, cost, .. } = self.lore_price(state, ask.camp, card);
        if side.tokens < cost {
            return Err(Refusal::TooFewTokens { has: side.tokens, wanted: cost, rule: BL_12_4 });
        }
        if !self.may_play_lore(state, ask.camp) {
            return Err(Refusal::LorePlayed);
        }
        Ok(level)
    }

    /// Another window, and what the card will cost there.
    fn wrong_window(&self, state: &State, ask: Ask, card: Lore) -> Refusal {
        let wanted = self.lore_price(state, ask.camp, card).cost;
        Refusal::WrongWindow { card, has: state.battle().side(ask.camp).tokens, wanted }
    }

    /// BL-12.4, BL-12.6.
    pub(super) fn check_lore(
        &self,
        state: &State,
        ask: Ask,
        card: Lore,
        targets: &Targets,
    ) -> Result<(), Refusal> {
        if !state.battle().side(ask.camp).lores.contains(&card) {
            return Err(Refusal::LoreNotHeld { card });
        }
        if ask.question == Question::Command {
            return Err(match self.cards.lore(card).window {
                LoreWindow::InLieu => Refusal::PlayedInLieu { card },
                _ => self.wrong_window(state, ask, card),
            });
        }
        let level = self.check_lore_time(state, ask, card)?;
        if self.bars_idle(state, ask.camp, card) {
            return Err(Refusal::NoEffect { card });
        }
        let found = self.each_lore_aim(state, ask.camp, card, level, &mut |aim| {
            if aim == *targets { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        if found.is_break() { Ok(()) } else { Err(Refusal::NoTarget { card }) }
    }

    /// BL-12.4, BL-12.6: a Lore card instead of a Command card.
    pub(super) fn check_in_lieu(
        &self,
        state: &State,
        camp: Camp,
        card: Lore,
    ) -> Result<(), Refusal> {
        if !state.battle().side(camp).lores.contains(&card) {
            return Err(Refusal::LoreNotHeld { card });
        }
        let ask = Ask { question: Question::Command, seat: state.seat_of(camp), camp };
        self.check_lore_time(state, ask, card).map(|_| ())
    }

    /// Gives what a card of the hand can be aimed at now; nothing if it cannot be played.
    pub(crate) fn each_play(
        &self,
        state: &State,
        ask: Ask,
        card: Lore,
        give: &mut dyn FnMut(Targets) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Ok(level) = self.check_lore_time(state, ask, card) else {
            return ControlFlow::Continue(());
        };
        if self.bars_idle(state, ask.camp, card) {
            return ControlFlow::Continue(());
        }
        self.each_lore_aim(state, ask.camp, card, level, give)
    }

    /// True if a card could be played now, were it in the hand. Source: BL-R29.
    pub(crate) fn could_play(&self, state: &State, ask: Ask, card: Lore) -> bool {
        self.each_play(state, ask, card, &mut |_| ControlFlow::Break(())).is_break()
    }

    /// The kinds of Lore cards in a hand, ascending.
    pub(crate) fn lore_kinds(state: &State, camp: Camp) -> Vec<Lore> {
        let mut cards = state.battle().side(camp).lores.clone();
        cards.dedup();
        cards
    }
}
