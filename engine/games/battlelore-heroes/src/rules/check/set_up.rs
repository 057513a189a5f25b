//! The set-up of a battle: War Councils, first Lore cards, what heroes take along and where they stand.
//!
//! Source: BL-5.4, BL-13.1, BH-5.1 to BH-5.4, BH-17.4, BH-R1, BH-R6, BH-R7.

use super::moves::said;
use crate::action::Equipment;
use crate::prelude::*;
use crate::readings::{LoreGain, MountedHeroFootTroop, NoHex, RidingForced};
use crate::refusal::NoPlace;
use crate::rules::course::deploy::EQUIP_LIMIT;
use crate::state::derived::gives;
use crate::vocabulary::LEVEL_MAX;

impl BattleLore {
    /// BL-13.1.
    pub(crate) fn check_council(&self, state: &State, council: Council) -> Result<(), Refusal> {
        let wanted = self.scenario(state).council_levels;
        let total = council.total();
        let too_high = Class::ALL.iter().any(|class| council.level(*class) > LEVEL_MAX);
        if too_high || total != u32::from(wanted) {
            return Err(Refusal::WrongCouncil { total, wanted });
        }
        Ok(())
    }

    /// BL-5.4.
    pub(super) fn check_keep_lore(
        &self,
        state: &State,
        camp: Camp,
        cards: &KeptLore,
    ) -> Result<(), Refusal> {
        let wanted = self.lore_row(state, camp).kept;
        if cards.len() != usize::from(wanted) {
            return Err(Refusal::WrongLoreCount { found: cards.len() as u8, wanted });
        }
        if contains_all(&state.battle().side(camp).lores, cards) {
            return Ok(());
        }
        Err(Refusal::NotThere { rule: BL_5_4 })
    }

    /// BH-17.4, BH:SKL21, BH:ART08.
    pub(crate) fn check_equip(&self, state: &State, cards: &Equipment) -> Result<(), Refusal> {
        let awaited = Question::Equip;
        let hero = Self::hero_asked(state).ok_or(Refusal::OtherQuestion { awaited })?;
        let limit = self.equip_limit(state, hero);
        let special = cards.iter().any(|card| self.cards.artifact(*card).is_special());
        let owned = contains_all(&state.sheet(hero).artifacts, cards);
        if special || !owned || self.equip_load(cards) > limit {
            return Err(Refusal::CannotEquip { limit });
        }
        Ok(())
    }

    /// How many artifacts a hero equips. Source: BH-17.4, BH:SKL21.
    pub(crate) fn equip_limit(&self, state: &State, hero: HeroId) -> u8 {
        let servant =
            self.skill_of(state, hero, gives!(SkillPower::UnseenServant { limit } => limit));
        servant.map_or(EQUIP_LIMIT, |(_, limit)| limit)
    }

    /// BH-5.1 to BH-5.3.
    pub(crate) fn check_place(
        &self,
        state: &State,
        camp: Camp,
        hero: HeroId,
        hex: Hex,
        mounted: Option<bool>,
    ) -> Result<(), Refusal> {
        if Self::hero_asked(state) != Some(hero) {
            return Err(Refusal::OtherQuestion { awaited: Question::Deploy });
        }
        let class = state.sheet(hero).class;
        if self.levels(state, camp).level(class) == 0 {
            return Err(Refusal::NoLoreMaster { class });
        }
        said(mounted, self.mount_choices(state, hero))?;
        let rides = mounted.unwrap_or_else(|| self.has_riding(state.sheet(hero)));
        match self.no_place(state, camp, rides, hex) {
            None => Ok(()),
            Some(_) if self.may_stand_alone(state, camp, hero, rides, hex) => Ok(()),
            Some(why) => Err(Refusal::CannotPlace { hex, why }),
        }
    }

    /// What `PlaceHero` of a hero may say about its mount. Source: BH-1.2, BH-R1.
    pub(crate) fn mount_choices(&self, state: &State, hero: HeroId) -> &'static [Option<bool>] {
        let chooses = self.readings.riding_forced == RidingForced::OwnerChoosesPerBattle;
        if chooses && self.has_riding(state.sheet(hero)) {
            &[Some(false), Some(true)]
        } else {
            &[None]
        }
    }

    /// Why a hero cannot be placed with a troop in a hex. Source: BH-5.3, BH-R6.
    fn no_place(&self, state: &State, camp: Camp, rides: bool, hex: Hex) -> Option<NoPlace> {
        let battle = state.battle();
        let unit = battle.unit(hex).filter(|unit| unit.camp == camp);
        let troop = match unit.map(|unit| unit.kind) {
            Some(UnitKind::Troop(troop)) => troop,
            Some(UnitKind::Creature(_)) | None => return Some(NoPlace::NoTroop),
        };
        if battle.hero_at(hex, camp).is_some() {
            return Some(NoPlace::HasHero);
        }
        let may_lead_foot = self.readings.mounted_hero_foot_troop == MountedHeroFootTroop::Yes;
        let fits = match (self.cards.troop(troop).class, rides) {
            (MoveClass::Mounted, rides) => rides,
            (MoveClass::Foot, true) => may_lead_foot,
            (MoveClass::Foot, false) => true,
        };
        if !fits {
            return Some(NoPlace::WrongClass);
        }
        if self.can_stand(state, rides, hex) { None } else { Some(NoPlace::Terrain) }
    }

    /// True if a hero can enter the terrain of a hex.
    fn can_stand(&self, state: &State, rides: bool, hex: Hex) -> bool {
        match self.terrain(state, hex).enter {
            Who::All => true,
            Who::Unmounted => !rides,
            Who::Nobody => false,
        }
    }

    /// BH-R7 `own-baseline-champion`: whether no troop takes the hero, and this is an empty hex of the
    /// own baseline.
    fn may_stand_alone(
        &self,
        state: &State,
        camp: Camp,
        hero: HeroId,
        rides: bool,
        hex: Hex,
    ) -> bool {
        if self.readings.no_hex != NoHex::OwnBaselineChampion
            || hex.row() != camp.baseline()
            || self.is_piece(state, hex)
            || !self.can_stand(state, rides, hex)
        {
            return false;
        }
        let finds = |mounted: Option<bool>| {
            let rides = mounted.unwrap_or_else(|| self.has_riding(state.sheet(hero)));
            Hex::all().any(|hex| self.no_place(state, camp, rides, hex).is_none())
        };
        !self.mount_choices(state, hero).iter().any(|mounted| finds(*mounted))
    }

    /// BL-12.3, BL-R18: what is not `TokenAndCard`.
    pub(super) fn check_lore_gain(&self) -> Result<(), Refusal> {
        match self.readings.lore_gain {
            LoreGain::ThreeOptions => Ok(()),
            LoreGain::TokenAndCardOnly => Err(Refusal::NotOffered),
        }
    }
}

/// True if a list has all of these, as often as they stand there; both ascend.
pub(super) fn contains_all<T: Ord>(has: &[T], wanted: &[T]) -> bool {
    let mut left = has.iter();
    wanted.iter().all(|card| left.any(|own| own == card))
}
