//! Legal actions of the player turns: orders, moves, battles, windows, retreats.
//!
//! Source: BL-6.4, chapters 5.1 to 5.5 and 7 of the specification. Where a piece may go is computed
//! once for each piece, not for each destination.

use super::{Give, each};
use crate::prelude::*;
use crate::rules::check::{GLORY_USES, items_of};
use std::ops::ControlFlow;

impl BattleLore {
    /// Gives the legal actions of a question that is not answered by one of a few.
    pub(super) fn legal_at_large(
        &self,
        state: &State,
        ask: Ask,
        give: Give<'_>,
    ) -> ControlFlow<()> {
        match ask.question {
            Question::KeepLore => self.legal_first_lores(state, ask.camp, &mut *give)?,
            Question::Equip => self.legal_equip(state, &mut *give)?,
            Question::Deploy => self.legal_deploy(state, ask.camp, &mut *give)?,
            Question::Command => self.legal_commands(state, ask.camp, &mut *give)?,
            Question::Order => self.legal_orders(state, ask.camp, &mut *give)?,
            Question::Move => {
                if self.glory_mover(state, ask.camp).is_some() {
                    return self.legal_moves(state, ask.camp, give);
                }
                self.legal_moves(state, ask.camp, &mut *give)?;
                self.legal_detachments(state, ask.camp, &mut *give)?;
                give(Action::DoneMoving)?;
            }
            Question::Combat => self.legal_combat(state, ask.camp, &mut *give)?,
            Question::IgnoreFlags | Question::Retreat => {
                self.legal_retreats(state, ask.question, &mut *give)?;
            }
            Question::Answer => self.legal_answers(state, &mut *give)?,
            Question::Pursue => {
                give(Action::Stay)?;
                if self.may_pursue(state) {
                    let hexes = self.pursuit_hexes(state).into_iter();
                    each(hexes.map(|hex| Action::Pursue { hex }), &mut *give)?;
                }
            }
            Question::Bonus => self.legal_bonus(state, &mut *give)?,
            _ => {}
        }
        if ask.question.is_in_turn() {
            self.legal_lore(state, ask, &mut *give)?;
            self.legal_items(state, ask, give)?;
        }
        ControlFlow::Continue(())
    }

    /// Lore cards of the hand in the window that is asked. Source: BL-12.6.
    fn legal_lore(&self, state: &State, ask: Ask, give: Give<'_>) -> ControlFlow<()> {
        for card in Self::lore_kinds(state, ask.camp) {
            if ask.question == Question::Command {
                if self.could_play(state, ask, card) {
                    give(Action::PlayLoreInLieu { card })?;
                }
                continue;
            }
            self.each_play(state, ask, card, &mut |targets| {
                give(Action::PlayLore { card, targets })
            })?;
        }
        ControlFlow::Continue(())
    }

    /// Skills and artifacts in the window that is asked. Source: BH-17.10.
    fn legal_items(&self, state: &State, ask: Ask, give: Give<'_>) -> ControlFlow<()> {
        for found in state.battle().heroes.iter().filter(|hero| hero.camp == ask.camp) {
            let hero = found.id;
            for item in items_of(state, found) {
                if self.check_can_use(state, ask, hero, item).is_err() {
                    continue;
                }
                self.each_item_aim(state, ask, hero, item, &mut |targets| {
                    give(Action::UseItem { hero, item, targets })
                })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// BL-6.5a.
    fn legal_commands(&self, state: &State, camp: Camp, give: Give<'_>) -> ControlFlow<()> {
        let mut cards = state.battle().side(camp).commands.clone();
        cards.dedup();
        for card in cards {
            give(Action::PlayCommand { card, mode: None })?;
            let healed = self.rally_hexes(state, camp, card).into_iter();
            each(healed.map(|hex| Action::PlayCommand { card, mode: Some(hex) }), &mut *give)?;
        }
        ControlFlow::Continue(())
    }

    /// BL-6.5c.
    fn legal_orders(&self, state: &State, camp: Camp, give: Give<'_>) -> ControlFlow<()> {
        if state.battle().orders.are_used() {
            return give(Action::DoneOrdering);
        }
        for who in self.fighters(state, camp) {
            let (piece, hero) = (who.at, self.hero_field(state, &who));
            for section in self.section_choices(piece).iter().copied() {
                if self.order_grant(state, piece, hero, false, section).is_ok() {
                    give(Action::Order { piece, hero, section })?;
                }
            }
        }
        for found in state.battle().heroes.iter().filter(|hero| hero.camp == camp) {
            let (hero, Some(at)) = (found.id, found.at) else { continue };
            for section in self.section_choices(at).iter().copied() {
                if self.check_order_detach(state, camp, hero, section).is_ok() {
                    give(Action::OrderDetach { hero, section })?;
                }
            }
        }
        give(Action::DoneOrdering)
    }

    /// Moves of ordered pieces. Source: BL-8.1.
    fn legal_moves(&self, state: &State, camp: Camp, give: Give<'_>) -> ControlFlow<()> {
        let first = self.glory_mover(state, camp);
        for who in self.fighters(state, camp) {
            let pending = first == Some(who.at) && who.hero.is_none();
            if first.is_some() && !pending {
                continue;
            }
            let (piece, hero) = (who.at, self.hero_field(state, &who));
            for leave in self.leave_choices(state, &who).iter().copied() {
                for glory in [false, true] {
                    for dest in self.move_ends(state, who, glory, leave == Some(true)) {
                        let joins = self.join_choices(state, &who, dest).iter().copied();
                        let moves = joins.map(|join| Action::Move {
                            piece,
                            dest,
                            glory,
                            hero,
                            leave,
                            join,
                        });
                        each(moves, &mut *give)?;
                    }
                }
            }
            if first.is_none()
                && who.hero.is_none()
                && self.check_spend_glory(state, camp, piece).is_ok()
            {
                give(Action::SpendGlory { piece })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Leaders that leave their troop, and heroes that leave the map. Source: BH-8.5, BH-9.1.
    fn legal_detachments(&self, state: &State, camp: Camp, give: Give<'_>) -> ControlFlow<()> {
        for found in state.battle().heroes.iter().filter(|hero| hero.camp == camp) {
            let hero = found.id;
            let acts = found.detachment == Detachment::Ordered
                || found.doing.ordered.is_some() && !found.doing.has_moved;
            if found.at.is_none() || !acts {
                continue;
            }
            for (dest, who) in self.detach_ends(state, camp, hero) {
                let joins = self.join_choices(state, &who, dest).iter().copied();
                each(joins.map(|join| Action::Detach { hero, dest, join }), &mut *give)?;
            }
            if self.check_exit(state, camp, hero).is_ok() {
                give(Action::ExitMap { hero })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// BL-6.5e.
    fn legal_combat(&self, state: &State, camp: Camp, give: Give<'_>) -> ControlFlow<()> {
        let enemies = self.hexes_of(state, camp.other());
        for who in self.fighters(state, camp) {
            if self.may_battle(state, &who).is_err() {
                continue;
            }
            let (attacker, hero) = (who.at, self.hero_field(state, &who));
            // Most enemies are too far off, and that is seen at once.
            let (_, farthest) = self.shooting_range(state, &who).unwrap_or((1, 1));
            let near = |target: &Hex| attacker.distance(*target) <= farthest.max(1);
            for target in enemies.iter().filter(near) {
                if self.battle_mode(state, &who, target).is_ok() {
                    let ways = self.glories(state, &who).iter();
                    let battles =
                        ways.map(|glory| Action::Battle { attacker, target, glory: *glory, hero });
                    each(battles, &mut *give)?;
                }
            }
            if let Ok(power) = self.check_can_power(state, camp, attacker) {
                let reached = enemies
                    .iter()
                    .filter(|hex| self.power_reaches(state, camp, attacker, power, *hex));
                let uses =
                    reached.map(|target| Action::CreaturePower { creature: attacker, target });
                each(uses, &mut *give)?;
            }
        }
        for hero in state.battle().heroes.iter().filter(|hero| hero.camp == camp) {
            if self.check_search(state, camp, hero.id).is_ok() {
                give(Action::Search { hero: hero.id })?;
            }
        }
        give(Action::DoneCombat)
    }

    /// Whether a Glory token may give a die: no, or both. Source: BH-12.2.
    fn glories(&self, state: &State, who: &Fighter) -> &'static [bool] {
        let holds = self.unit_of(state, who).is_some_and(|unit| unit.glory > 0);
        if holds { &[false, true] } else { &[false] }
    }

    /// BL-10.9.
    fn legal_retreats(&self, state: &State, question: Question, give: Give<'_>) -> ControlFlow<()> {
        let Some(retreat) = state.battle().retreat.as_ref() else {
            return ControlFlow::Continue(());
        };
        for ignored in 0..=self.ignorable(state, retreat) {
            for glory in GLORY_USES {
                if question == Question::IgnoreFlags {
                    if self.check_ignore(state, ignored, glory).is_ok() {
                        give(Action::IgnoreFlags { ignored, glory })?;
                    }
                    continue;
                }
                let ways = self.retreat_ways(state, ignored, glory).unwrap_or_default();
                let ways = ways.into_iter();
                each(ways.map(|path| Action::Retreat { ignored, glory, path }), &mut *give)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// BL-11.1, BH-15.4.
    fn legal_answers(&self, state: &State, give: Give<'_>) -> ControlFlow<()> {
        let Some(fight) = state.battle().fight() else { return ControlFlow::Continue(()) };
        if self.may_battle_back(state) {
            let ways = self.glories(state, &fight.target).iter();
            each(ways.map(|glory| Action::BattleBack { glory: *glory }), &mut *give)?;
        }
        if self.may_evade(state) {
            let ways = self.ways_with(state, &Self::evade_of(fight.target), 0, 0).legal;
            each(ways.into_iter().map(|path| Action::Evade { path }), give)?;
        }
        ControlFlow::Continue(())
    }

    /// BL-11.4.
    fn legal_bonus(&self, state: &State, give: Give<'_>) -> ControlFlow<()> {
        let Some(fight) = state.battle().fight() else { return ControlFlow::Continue(()) };
        if !self.may_bonus(state) {
            return ControlFlow::Continue(());
        }
        let who = fight.attacker;
        let (attacker, hero) = (who.at, self.hero_field(state, &who));
        let enemies = self.hexes_of(state, who.camp.other());
        for target in attacker.neighbours().filter(|hex| enemies.contains(*hex)) {
            let ways = self.glories(state, &who).iter();
            let battles =
                ways.map(|glory| Action::Battle { attacker, target, glory: *glory, hero });
            each(battles, &mut *give)?;
        }
        ControlFlow::Continue(())
    }
}
