//! The After Adventure Action, and artifact cards on their way in a battle.
//!
//! Source: BH-17.3, BH-17.5, BH-19.5 to BH-19.14, BH-20.1, BH-20.3, BH-R28, BH-R44, BH-R59, BH-R63,
//! BH-R66, BH-R67.

use super::set_up::contains_all;
use super::there;
use crate::prelude::*;
use crate::readings::{BuySpecial, JoinExperience, KeepNone, PurchaseCount};
use crate::rules::chapter::aaa::{ARTIFACT_PRICE, PAIR, PHYSICIAN_EXPERIENCE, PHYSICIAN_TREASURE};
use crate::rules::course::DRAW_MAX;
use crate::state::{Aaa, SKILLS_MAX};
use kanso_engine::Ascending;

/// Checks whether a hero has so many Experience tokens.
pub(super) fn has_experience(sheet: &Sheet, wanted: u8, rule: Rule) -> Result<(), Refusal> {
    let has = sheet.experience;
    if has < wanted.into() {
        return Err(Refusal::TooLittleExperience { has, wanted, rule });
    }
    Ok(())
}

/// Checks whether a hero has so many Treasure tokens.
fn has_treasure(sheet: &Sheet, wanted: u8, rule: Rule) -> Result<(), Refusal> {
    let has = sheet.treasure;
    if has < wanted.into() {
        return Err(Refusal::TooLittleTreasure { has, wanted, rule });
    }
    Ok(())
}

impl BattleLore {
    /// The After Adventure Action, and the hero whose turn it is.
    pub(crate) fn aaa_turn(state: &State) -> Option<(&Aaa, &Adventurer)> {
        let aaa = state.campaign.as_ref()?.aaa.as_ref()?;
        Some((aaa, aaa.heroes.get(usize::from(aaa.at))?))
    }

    /// The After Adventure Action, and the sheet of the hero whose turn it is.
    fn adventure(state: &State) -> Result<(&Aaa, &Sheet), Refusal> {
        let found = Self::aaa_turn(state);
        let (aaa, adventurer) =
            found.ok_or(Refusal::OtherQuestion { awaited: Question::Purchase })?;
        Ok((aaa, state.sheet(adventurer.hero)))
    }

    /// Heroes that may learn a skill now. Source: BH-19.13, BH-R59.
    pub(crate) fn learners(&self, state: &State, ask: Ask) -> Vec<HeroId> {
        if ask.question == Question::LevelUp || ask.question == Question::Join {
            return Self::aaa_turn(state).map(|(_, hero)| hero.hero).into_iter().collect();
        }
        let battle = state.battle.as_ref();
        let heroes = battle.into_iter().flat_map(|battle| battle.heroes.iter());
        let own = heroes.filter(|hero| hero.camp == ask.camp && hero.status == HeroStatus::OnMap);
        own.map(|hero| hero.id).collect()
    }

    /// True if a hero has learned a skill in this battle or after it. Source: BH-19.13, BH-R59.
    pub(super) fn has_levelled(state: &State, hero: HeroId) -> bool {
        if let Some((aaa, _)) = Self::aaa_turn(state) {
            return aaa.levelled.contains(&hero);
        }
        let found = state.battle.as_ref().and_then(|battle| battle.find_hero(hero));
        found.is_some_and(|hero| hero.levelled)
    }

    /// BH-19.5, BH-R66, BH-R67.
    pub(crate) fn check_purchase(&self, state: &State, card: Artifact) -> Result<(), Refusal> {
        let (aaa, sheet) = Self::adventure(state)?;
        has_treasure(sheet, ARTIFACT_PRICE, BH_19_5)?;
        if state.artifacts.contents().count(card.into()) == 0 {
            return Err(Refusal::NotInDeck { card });
        }
        let once = self.readings.purchase_count == PurchaseCount::Once;
        let items_only = self.readings.buy_special == BuySpecial::ItemsOnly;
        if (once && aaa.bought > 0) || (items_only && self.cards.artifact(card).is_special()) {
            return Err(Refusal::NotForSale { card });
        }
        Ok(())
    }

    /// Checks whether one draw more can be had. Source: BH-19.6.
    fn check_pair_more(&self, state: &State) -> Result<(), Refusal> {
        if self.reveals(state) < DRAW_MAX { Ok(()) } else { Err(Refusal::NoPair) }
    }

    /// BH-19.6.
    pub(crate) fn check_return_pair(
        &self,
        state: &State,
        cards: &Ascending<Artifact, 2>,
    ) -> Result<(), Refusal> {
        let (_, sheet) = Self::adventure(state)?;
        let is_pair = cards.len() == usize::from(PAIR);
        if !is_pair || !contains_all(&sheet.artifacts, cards) {
            return Err(Refusal::NoPair);
        }
        self.check_pair_more(state)
    }

    /// BH-19.6.
    pub(crate) fn check_spend_pair(&self, state: &State) -> Result<(), Refusal> {
        let (_, sheet) = Self::adventure(state)?;
        has_experience(sheet, PAIR, BH_19_6)?;
        self.check_pair_more(state)
    }

    /// BH-19.8.
    pub(super) fn check_keep_card(state: &State, card: Artifact) -> Result<(), Refusal> {
        let (aaa, _) = Self::adventure(state)?;
        there(&aaa.shown, card, BH_19_8)
    }

    /// BH-19.8, BH-R44.
    pub(crate) fn check_keep_none(&self, state: &State) -> Result<(), Refusal> {
        let (aaa, _) = Self::adventure(state)?;
        let must = self.readings.keep_none == KeepNone::MustKeep;
        if must && !aaa.shown.is_empty() {
            return Err(Refusal::MustKeep);
        }
        Ok(())
    }

    /// BH-19.10.
    pub(crate) fn check_restore(state: &State) -> Result<(), Refusal> {
        let (_, sheet) = Self::adventure(state)?;
        has_treasure(sheet, PHYSICIAN_TREASURE, BH_19_10)?;
        has_experience(sheet, PHYSICIAN_EXPERIENCE, BH_19_10)?;
        if sheet.skulls_marked == 0 { Err(Refusal::NoSkullMarked) } else { Ok(()) }
    }

    /// BH-20.1, BH-20.3, BH-R28.
    pub(crate) fn check_join(&self, state: &State) -> Result<(), Refusal> {
        let (_, sheet) = Self::adventure(state)?;
        let wanted = match self.readings.join_experience {
            JoinExperience::Three => 3,
            JoinExperience::Five => 5,
        };
        if sheet.skills.len() < SKILLS_MAX {
            return Err(Refusal::TooFewSkills);
        }
        has_experience(sheet, wanted, BH_20_1)?;
        if state.seat(state.owner(sheet.id)).guest.is_some() {
            return Err(Refusal::GuestSpotFull);
        }
        Ok(())
    }

    /// Cards of which one too many is discarded, ascending. Source: BH-17.3, BH-19.12.
    pub(crate) fn discardable(state: &State, question: Question) -> Vec<Artifact> {
        if question == Question::Return {
            let hero = Self::aaa_turn(state).map(|(_, hero)| hero.hero);
            let cards = hero.map(|hero| state.sheet(hero).artifacts.clone());
            return cards.unwrap_or_default();
        }
        let gain = state.battle.as_ref().and_then(|battle| battle.gain.as_ref());
        let Some(gain) = gain else { return Vec::new() };
        let mut cards = state.sheet(gain.hero).artifacts.clone();
        cards.extend(gain.card);
        cards.sort_unstable();
        cards.dedup();
        cards
    }

    /// BH-17.3, BH-19.12.
    pub(super) fn check_discard(
        state: &State,
        question: Question,
        card: Artifact,
    ) -> Result<(), Refusal> {
        there(&Self::discardable(state, question), card, BH_17_3)
    }

    /// BH-17.5: a special card goes under the sheet.
    pub(crate) fn check_equip_now(&self, state: &State) -> Result<(), Refusal> {
        let gain = state.battle.as_ref().and_then(|battle| battle.gain.as_ref());
        let card = gain.and_then(|gain| gain.card);
        match card {
            Some(card) if self.cards.artifact(card).is_special() => {
                Err(Refusal::SpecialFound { card })
            }
            Some(_) => Ok(()),
            None => Err(Refusal::NotThere { rule: BH_17_3 }),
        }
    }

    /// BH:SKL18.
    pub(crate) fn check_token(state: &State, kind: ChestToken) -> Result<(), Refusal> {
        let search = state.battle.as_ref().and_then(|battle| battle.search.as_ref());
        if search.is_some_and(|search| search.shown.contains(&kind)) {
            return Ok(());
        }
        Err(Refusal::NoToken { kind })
    }
}
