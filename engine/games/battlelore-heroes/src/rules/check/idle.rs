//! Cards and items that would change nothing.
//!
//! Source: BL-12.6, BH-R76, and the tables of Lore cards and artifacts of the specification (9.4, 9.6).
//! Only what all can see is looked at, so that being asked or not tells nothing of a hand that the card
//! does not tell.

use crate::prelude::*;
use crate::readings::{IdleUses, PassingEffects, PoolEmpty};
use crate::vocabulary::Face;

impl BattleLore {
    /// True if a card is not played because it would change nothing.
    pub(super) fn bars_idle(&self, state: &State, camp: Camp, card: Lore) -> bool {
        self.readings.idle_uses == IdleUses::NotAsked && self.is_idle(state, camp, card)
    }

    /// True if a bonus strike of the battle that goes on does something.
    pub(super) fn strikes_do(&self, state: &State) -> bool {
        state.battle().fight().is_some_and(|fight| self.strikes_matter(state, fight))
    }

    /// True if a Lore card would change nothing, were it played now.
    fn is_idle(&self, state: &State, camp: Camp, card: Lore) -> bool {
        let battle = state.battle();
        let Some(fight) = battle.fight() else {
            return match self.cards.lore(card).effect {
                LoreEffect::StealLore { .. } => battle.side(camp.other()).tokens == 0,
                LoreEffect::GainLore { .. } => {
                    battle.pool() == 0
                        && self.lore_price(state, camp, card).cost == 0
                        && self.readings.pool_empty == PoolEmpty::GainNothing
                }
                _ => false,
            };
        };
        let drives = fight.faces.contains(&Face::Flag)
            && (fight.kind != FightKind::Passing
                || self.readings.passing_effects == PassingEffects::FullEffect);
        match self.cards.lore(card).effect {
            LoreEffect::CancelFaces { strikes_only, .. } => {
                let mut has = self.cancellable(state, strikes_only);
                if !self.strikes_do(state) {
                    has[usize::from(Face::Strike.code())] = 0;
                }
                // With no face at all the card has no target: that is another answer.
                has.iter().all(|count| *count == 0) && fight.faces.contains(&Face::Strike)
            }
            LoreEffect::Bold { .. } => !drives && !self.boldness_answers(state),
            LoreEffect::CancelFlags => !drives && fight.faces.contains(&Face::Flag),
            LoreEffect::Cleave => !self
                .unit_of(state, &fight.target)
                .is_some_and(|unit| matches!(unit.kind, UnitKind::Troop(_))),
            _ => false,
        }
    }

    /// True if more boldness could let the target battle back. Source: BL-11.1.
    fn boldness_answers(&self, state: &State) -> bool {
        let Some(fight) = state.battle().fight() else { return false };
        let answerable = match fight.kind {
            FightKind::Attack | FightKind::Bonus => fight.mode == Mode::Melee && !fight.snared,
            FightKind::BattleBack | FightKind::Passing => false,
        };
        // A Leader that is wounded takes its boldness with it.
        let led = fight.target.hero.is_none() && self.hero_struck(state, &fight.target).is_some();
        answerable && (self.bold(state, &fight.target) == 0 || led)
    }
}
