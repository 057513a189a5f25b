//! Skills and artifacts in their windows.
//!
//! Source: BH-17.2, BH-17.4, BH-17.9, BH-17.10, BL-12.11.

use crate::battle::Used;
use crate::prelude::*;
use crate::state::derived::gives;
use std::ops::ControlFlow;

impl BattleLore {
    /// BH-17.2, BH-17.4, BH-17.10.
    pub(super) fn check_item(
        &self,
        state: &State,
        ask: Ask,
        hero: HeroId,
        item: ItemId,
        targets: &Targets,
    ) -> Result<(), Refusal> {
        self.check_can_use(state, ask, hero, item)?;
        let found = self.each_item_aim(state, ask, hero, item, &mut |aim| {
            if aim == *targets { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        if found.is_break() { Ok(()) } else { Err(Refusal::CannotUse { item }) }
    }

    /// Checks whether a hero has an item that it may use once more, whatever the window.
    pub(crate) fn check_can_use(
        &self,
        state: &State,
        ask: Ask,
        hero: HeroId,
        item: ItemId,
    ) -> Result<(), Refusal> {
        let battle = state.battle();
        let found = battle.find_hero(hero).filter(|hero| hero.camp == ask.camp);
        let Some(found) = found.filter(|hero| hero.at.is_some()) else {
            return Err(Refusal::NotEquipped { item });
        };
        match item {
            ItemId::Skill(skill) => {
                if !state.sheet(hero).has_skill(skill) {
                    return Err(Refusal::NotEquipped { item });
                }
            }
            ItemId::Artifact(card) => {
                if !self.fits_role(state, hero, card) {
                    return Err(Refusal::WrongRole { item });
                }
                if !found.equipped.contains(&card) {
                    return Err(Refusal::NotEquipped { item });
                }
            }
        }
        let used = found.used.iter().find(|used| used.item == item);
        if self.is_used_up(state, hero, item, used) {
            return Err(Refusal::UsedUp { item });
        }
        Ok(())
    }

    /// How often a skill of the windows is used. Source: the table of skills (9.5).
    const fn skill_limit(power: SkillPower) -> UseLimit {
        match power {
            SkillPower::HerbalRemedy { .. } | SkillPower::LeadByExample { .. } => UseLimit::PerTurn,
            SkillPower::TurnTheBlade { .. } => UseLimit::PerGame,
            _ => UseLimit::PerRoll,
        }
    }

    /// BH-17.9, BH-17.10, BH:SKL20.
    fn is_used_up(&self, state: &State, hero: HeroId, item: ItemId, used: Option<&Used>) -> bool {
        let turn = state.battle().turn;
        let this_turn = used.is_some_and(|used| used.turn == turn);
        let limit = match item {
            ItemId::Skill(skill) => Self::skill_limit(self.cards.skill(skill).power),
            ItemId::Artifact(card) => {
                let row = self.cards.artifact(card);
                if row.is_potion() {
                    let alchemist =
                        self.skill_of(state, hero, gives!(SkillPower::Alchemist { uses } => uses));
                    let uses = alchemist.map_or(1, |(_, uses)| uses);
                    return this_turn || used.is_some_and(|used| used.times >= uses);
                }
                row.limit
            }
        };
        match limit {
            UseLimit::PerRoll => match state.battle().fight() {
                Some(_) => self.is_used(state, hero, item),
                // Outside a battle roll there is one occasion in a turn.
                None => this_turn,
            },
            UseLimit::PerTurn => this_turn,
            UseLimit::PerGame => used.is_some(),
        }
    }
}
