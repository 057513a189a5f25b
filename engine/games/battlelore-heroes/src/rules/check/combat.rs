//! Battles, searches and powers of T4.
//!
//! Source: BL-4.6, BL-4.8, BL-7.4, BL-9.1, BL-9.3, BL-14.3, BH-12.2, BH-16.3, BH-16.4, BH-16.7, BH-R20,
//! BH-R68. Who may battle whom, `fight` says.

use crate::cards::Power;
use crate::prelude::*;
use crate::readings::{DetachedMaySearch, SearchWithoutBattle};
use crate::state::derived::gives;

impl BattleLore {
    /// Checks whether a piece holds a Glory token that is to be spent. Source: BH-12.2.
    pub(super) fn check_glory(
        &self,
        state: &State,
        who: &Fighter,
        glory: bool,
    ) -> Result<(), Refusal> {
        if glory && self.unit_of(state, who).is_none_or(|unit| unit.glory == 0) {
            return Err(Refusal::NoGlory { hex: who.at });
        }
        Ok(())
    }

    /// BL-7.4, BL-9.1, BL-9.3.
    pub(super) fn check_battle(
        &self,
        state: &State,
        camp: Camp,
        attacker: (Hex, Option<HeroId>),
        target: Hex,
        glory: bool,
    ) -> Result<(), Refusal> {
        let who = self.named_piece(state, camp, attacker)?;
        self.may_battle(state, &who)?;
        self.battle_mode(state, &who, target)?;
        self.check_glory(state, &who, glory)
    }

    /// BH-16.3, BH-16.4, BH-16.7, BH-R20, BH-R68.
    pub(crate) fn check_search(
        &self,
        state: &State,
        camp: Camp,
        hero: HeroId,
    ) -> Result<(), Refusal> {
        let battle = state.battle();
        let found = battle.find_hero(hero).filter(|found| found.camp == camp);
        let Some((found, at)) = found.and_then(|found| Some((found, found.at?))) else {
            return Err(Refusal::NoChest { hero });
        };
        if !battle.chests.iter().any(|chest| chest.at == at) {
            return Err(Refusal::NoChest { hero });
        }
        let who = self.fighter_of(state, hero, at);
        let map = self.artifact_of(state, hero, gives!(ArtifactPower::SearchBesideEnemies => ()));
        if self.enemy_beside(state, camp, at) && map.is_none() {
            return Err(Refusal::EnemyBeside { hex: at });
        }
        let doing = self.doing(state, &who).copied().unwrap_or_default();
        let detached = found.detachment == Detachment::Made;
        if doing.ordered.is_none() && !detached && found.doing.ordered.is_none() {
            return Err(Refusal::NotOrdered { hex: at });
        }
        if doing.battles > 0 || found.doing.battles > 0 || doing.gave_up {
            return Err(Refusal::CannotSearch { hero, rule: BH_16_3 });
        }
        let may_late = self.readings.detached_may_search == DetachedMaySearch::DetachedYes;
        if found.joined || detached && !may_late {
            return Err(Refusal::CannotSearch { hero, rule: BH_16_4 });
        }
        if self.waits_for_leader(state, &who) {
            return Err(Refusal::WaitsForLeader { hex: at });
        }
        let may_anyway = self.readings.search_without_battle == SearchWithoutBattle::Yes;
        if !may_anyway && self.may_after_move(state, &who).is_err() {
            return Err(Refusal::CannotSearch { hero, rule: BH_16_7 });
        }
        Ok(())
    }

    /// The piece that a hero is or leads.
    pub(crate) fn fighter_of(&self, state: &State, hero: HeroId, at: Hex) -> Fighter {
        let camp = state.battle().hero(hero).camp;
        Fighter { camp, at, hero: self.is_champion(state, hero).then_some(hero) }
    }

    /// BL-14.3: whether a creature may use its power now, whomever it reaches.
    pub(crate) fn check_can_power(
        &self,
        state: &State,
        camp: Camp,
        hex: Hex,
    ) -> Result<Power, Refusal> {
        let no = Refusal::NoPower { hex };
        let unit = state.battle().unit(hex).filter(|unit| unit.camp == camp).ok_or(no)?;
        let UnitKind::Creature(creature) = unit.kind else { return Err(no) };
        let who = Fighter { camp, at: hex, hero: None };
        self.may_battle(state, &who).map_err(|_| no)?;
        let row = self.cards.creature(creature);
        let has = state.battle().side(camp).tokens;
        if has < row.cost {
            return Err(Refusal::TooFewTokens { has, wanted: row.cost, rule: BL_14_3 });
        }
        Ok(row.power)
    }

    /// True if a creature's power reaches the enemy in a hex. Source: the table of creatures (9.2.3).
    pub(crate) fn power_reaches(
        &self,
        state: &State,
        camp: Camp,
        hex: Hex,
        power: Power,
        target: Hex,
    ) -> bool {
        let battle = state.battle();
        if self.camp_in(state, target) != Some(camp.other()) {
            return false;
        }
        match power {
            Power::Web => {
                let is_creature =
                    battle.unit(target).is_some_and(|unit| !Self::is_troop(unit.kind));
                hex.is_beside(target) && !is_creature
            }
            Power::Hurl { from, to, .. } => {
                (from..=to).contains(&hex.distance(target))
                    && self.has_sight(state, camp, hex, target)
            }
        }
    }

    /// BL-14.3.
    pub(super) fn check_power(
        &self,
        state: &State,
        camp: Camp,
        hex: Hex,
        target: Hex,
    ) -> Result<(), Refusal> {
        let power = self.check_can_power(state, camp, hex)?;
        if self.power_reaches(state, camp, hex, power, target) {
            return Ok(());
        }
        Err(Refusal::NoPower { hex })
    }
}
