//! What follows a melee: battling back, evading, gaining ground, pursuing, the bonus melee.
//!
//! Source: BL-11.1, BL-11.3, BL-11.4, BH-12.2, BH-15.4, BL-R4, BH-R21. What is possible, `fight` says.

use crate::prelude::*;
use crate::readings::{BonusMeleeGainGround, EvadeFollowOn, ExitByEvade};

impl BattleLore {
    /// The innermost battle; a question about it is asked only while there is one.
    pub(super) fn fight_of(state: &State) -> Result<&Fight, Refusal> {
        let fight = state.battle.as_ref().and_then(|battle| battle.fight());
        fight.ok_or(Refusal::OtherQuestion { awaited: Question::Combat })
    }

    /// BL-11.1.
    pub(crate) fn check_battle_back(&self, state: &State, glory: bool) -> Result<(), Refusal> {
        let fight = Self::fight_of(state)?;
        if !self.may_battle_back(state) {
            return Err(Refusal::NoBattleBack);
        }
        self.check_glory(state, &fight.target, glory)
    }

    /// The evade of a Champion as a retreat, to ask for its ways.
    pub(crate) const fn evade_of(who: Fighter) -> Retreat {
        Retreat::new(who, RetreatCause::Evade)
    }

    /// BH-15.4.
    pub(super) fn check_evade(&self, state: &State, path: Path) -> Result<(), Refusal> {
        let fight = Self::fight_of(state)?;
        if !self.may_evade(state) {
            return Err(Refusal::NoEvade);
        }
        let retreat = Self::evade_of(fight.target);
        let ways = self.ways_with(state, &retreat, 0, 0);
        if ways.legal.binary_search(&path).is_ok() {
            return Ok(());
        }
        if path.leaves() && self.readings.exit_by_evade == ExitByEvade::ForcedRetreatOnly {
            return Err(Refusal::NoExitByEvade);
        }
        Err(self.wrong_way(state, &retreat.who, path))
    }

    /// C10: whether ground may be gained. Source: BL-11.3, BL-R4, BH-R21.
    pub(crate) fn check_ground(&self, state: &State) -> Result<(), Refusal> {
        let fight = Self::fight_of(state)?;
        let follows = match fight.kind {
            FightKind::Attack => true,
            FightKind::Bonus => self.readings.bonus_melee_gain_ground == BonusMeleeGainGround::Yes,
            FightKind::BattleBack | FightKind::Passing => false,
        };
        let evaded = fight.evaded && self.readings.evade_follow_on == EvadeFollowOn::No;
        if follows && !evaded && self.ground_is_free(state) {
            return Ok(());
        }
        Err(Refusal::NoGround)
    }

    /// BL-11.4.
    pub(super) fn check_pursuit(&self, state: &State, hex: Hex) -> Result<(), Refusal> {
        if self.may_pursue(state) && self.pursuit_hexes(state).contains(&hex) {
            return Ok(());
        }
        Err(Refusal::NoPursuit { hex })
    }

    /// BL-11.4: the bonus melee.
    pub(super) fn check_bonus(
        &self,
        state: &State,
        attacker: Hex,
        target: Hex,
        glory: bool,
        hero: Option<HeroId>,
    ) -> Result<(), Refusal> {
        let fight = Self::fight_of(state)?;
        let who = self.named_piece(state, fight.attacker.camp, (attacker, hero))?;
        if who != fight.attacker || !self.may_bonus(state) || !attacker.is_beside(target) {
            return Err(Refusal::NoPursuit { hex: target });
        }
        if self.camp_in(state, target) != Some(who.camp.other()) {
            return Err(Refusal::NoEnemy { hex: target, rule: BL_9_3 });
        }
        self.check_glory(state, &who, glory)
    }
}
