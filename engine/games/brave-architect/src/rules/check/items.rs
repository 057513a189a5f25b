//! Consumables, and the heal by tension: both are offered in hero turns and windows.
//!
//! Source: BA-8.2, BA-8.3, BA-16.4, BA-20.5, BA-20.7, BA-20.8, BA-22.11, BA-22.14, BA-R55.

use crate::prelude::*;
use crate::rules::chapter::effects::HEAL_TENSION;

/// Steps to the next square. Source: BA-16.4.
const ADJACENT: u8 = 1;

impl BraveArchitect {
    /// The seat of a hero that may act now: the one that is asked, or any where the party is. It
    /// stands, or is not down yet (BA-R55).
    pub(crate) fn check_user(
        state: &State,
        question: Question,
        asked: Seat,
        hero: Race,
    ) -> Result<Seat, Refusal> {
        let Some(user) = state.seat_of(hero) else { return Err(Refusal::NoSuchHero { hero }) };
        if question != Question::Next && user != asked {
            return Err(Refusal::OtherHero { hero });
        }
        if state.stands(user) || Self::is_falling(state, user) {
            return Ok(user);
        }
        Err(Refusal::IsDown { hero })
    }

    /// BA-16.4: whether a hero has this and can use it up.
    pub(crate) fn check_item(
        &self,
        state: &State,
        user: Seat,
        item: ItemKind,
    ) -> Result<&[Effect], Refusal> {
        if !state.seat(user).has_item(item) {
            return Err(Refusal::NoItem { item });
        }
        match &self.cards.item(item).what {
            ItemUse::Consumable(effects) => Ok(effects),
            ItemUse::Equipment(_) => Err(Refusal::NoConsumable { item }),
        }
    }

    /// BA-16.4, BA-22.11: whether a consumable can be used now, and for this hero.
    pub(crate) fn check_item_target(
        &self,
        state: &State,
        question: Question,
        user: Seat,
        item: ItemKind,
        target: Race,
    ) -> Result<(), Refusal> {
        let effects = self.check_item(state, user, item)?;
        let Some(seat) = state.seat_of(target) else {
            return Err(Refusal::NoSuchHero { hero: target });
        };
        let heals = effects.iter().any(|effect| matches!(effect, Effect::Heal { .. }));
        let evades = effects.iter().any(|effect| matches!(effect, Effect::EvadeMod { .. }));
        let (own, unfit) = (seat == user, Err(Refusal::ItemTarget { item, target }));
        if (question == Question::Evade && !evades)
            || ([Question::Damage, Question::Heal].contains(&question) && !own)
            || (question == Question::Revive && own)
        {
            return unfit;
        }
        if own {
            return if heals { self.check_hurt(state, seat, target) } else { Ok(()) };
        }
        let beside = self.ally_distance(state, user, seat) == Some(ADJACENT);
        if heals && beside && !state.stands(seat) { Ok(()) } else { unfit }
    }

    /// BA-8.3: whether a hero has the tension and a use for it.
    pub(crate) fn check_tension_heal(&self, state: &State, user: Seat) -> Result<(), Refusal> {
        let has = state.seat(user);
        if has.tension < HEAL_TENSION {
            let (wanted, tension) = (HEAL_TENSION, has.tension);
            return Err(Refusal::NoTension { wanted, tension, rule: BA_8_3 });
        }
        if has.hp >= self.max_hp(state, user) {
            return Err(Refusal::NoUse);
        }
        Ok(())
    }
}
