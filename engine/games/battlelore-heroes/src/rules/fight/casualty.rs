//! Casualty checks and wounds.
//!
//! Source: BH-11.1 to BH-11.11, BH-12.1, BH-13.1, BH-13.2, 6.3 of the specification.

use crate::battle::{DICE_MAX, Faces};
use crate::fact::WoundedBy;
use crate::prelude::*;
use crate::readings::{
    CheckOrder, CreatureGlory, ExpOnCaptureCredit, HeroBanner, LeaderCredit, WoundByPower,
};
use crate::state::derived::gives;
use crate::vocabulary::Face;

impl Check {
    /// A check with so many dice.
    pub(crate) fn new(hero: HeroId, dice: u8, cause: CheckCause) -> Self {
        Self {
            hero,
            dice,
            cause,
            melee: false,
            struck: false,
            then_troop: false,
            second: false,
            faces: Faces::new(),
            rerolled: Faces::new(),
            saved: false,
            step: CheckStep::Extra,
        }
    }
}

impl BattleLore {
    /// Runs a casualty check; false if something is awaited.
    pub(crate) fn run_check(&self, state: &mut State, trace: &mut Tracing) -> bool {
        let Some(check) = state.battle().check.clone() else { return false };
        match check.step {
            CheckStep::Extra => self.extra_check_dice(state, &check, trace),
            CheckStep::Window | CheckStep::RerollWindow | CheckStep::WoundWindow => {
                if check.step == CheckStep::Window && check.dice == 0 {
                    self.check_is_over(state, trace);
                    return true;
                }
                if self.has_choice(state) {
                    return false;
                }
                self.pass_over(state, trace);
            }
            CheckStep::Roll if check.dice == 0 => self.check_is_over(state, trace),
            CheckStep::Roll | CheckStep::Reroll | CheckStep::LastLight => return false,
            CheckStep::Result => self.check_result(state, &check, trace),
        }
        true
    }

    /// Dice that the attacker adds to a check. Source: BH:SKL09, BH:SKL10, BH:ART29, BH-10.4.
    pub(crate) fn attackers_dice(&self, state: &State, check: &Check) -> Vec<(HeroId, ItemId, u8)> {
        let mut more: Vec<(HeroId, ItemId, u8)> = Vec::new();
        let CheckCause::Battle(attacker) = check.cause else { return more };
        let Some(hero) = self.lender(state, &attacker).filter(|_| check.melee && !check.second)
        else {
            return more;
        };
        for skill in &state.sheet(hero).skills {
            let dice = match self.cards.skill(*skill).power {
                SkillPower::Assassin { check_dice, .. } => check_dice,
                SkillPower::Blademaster { check_dice, .. } if check.struck => check_dice,
                _ => 0,
            };
            more.push((hero, ItemId::Skill(*skill), dice));
        }
        let dirk = self.artifact_of(state, hero, gives!(ArtifactPower::CheckDice { dice } => dice));
        more.extend(dirk.map(|(card, dice)| (hero, ItemId::Artifact(card), dice)));
        more.retain(|(.., dice)| *dice > 0);
        more
    }

    /// BH-11.11: the attacker's extra dice come by themselves.
    fn extra_check_dice(&self, state: &mut State, check: &Check, trace: &mut Tracing) {
        let next = match self.readings.check_order {
            CheckOrder::AttackerFirst => CheckStep::Window,
            CheckOrder::OwnerFirst => CheckStep::Roll,
        };
        for (hero, item, dice) in self.attackers_dice(state, check) {
            let check = state.battle_mut().check_mut();
            check.dice = check.dice.saturating_add(dice).min(DICE_MAX as u8);
            let by = DiceBy::Item(hero, item);
            trace.fact(self.item_rule(item), || Fact::CheckDice { by, dice: dice as i8 });
        }
        state.battle_mut().check_mut().step = next;
    }

    /// Nothing more is done in a window of a check.
    pub(crate) fn pass_in_check(&self, state: &mut State) {
        let owner_first = self.readings.check_order == CheckOrder::OwnerFirst;
        let check = state.battle_mut().check_mut();
        check.step = match check.step {
            CheckStep::Window if owner_first && check.dice > 0 => CheckStep::Extra,
            CheckStep::Window => CheckStep::Roll,
            CheckStep::RerollWindow if check.faces.contains(&Face::Strike) => {
                CheckStep::WoundWindow
            }
            CheckStep::RerollWindow | CheckStep::WoundWindow => CheckStep::Result,
            step => step,
        };
    }

    /// BH-11.11: no dice are left.
    fn check_is_over(&self, state: &mut State, trace: &mut Tracing) {
        let hero = state.battle_mut().check_mut().hero;
        let hero = self.hero_name(state, hero);
        trace.fact(BH_11_11, || Fact::CheckCancelled { hero });
        self.leave_check(state, trace);
    }

    /// Dice of a check fell.
    pub(crate) fn check_rolled(&self, state: &mut State, faces: &Faces, trace: &mut Tracing) {
        let hero = state.battle_mut().check_mut().hero;
        let name = self.hero_name(state, hero);
        let whose = self.whose(state, state.battle().hero(hero).camp);
        let check = state.battle_mut().check_mut();
        match check.step {
            CheckStep::Roll => {
                check.faces.clone_from(faces);
                check.step = CheckStep::RerollWindow;
                let rule = match check.cause {
                    CheckCause::Battle(_) => BL_9_8H,
                    _ => BL_17_12,
                };
                let told = faces.clone();
                trace.fact(rule, || Fact::Checked { hero: name, faces: told });
            }
            CheckStep::Reroll => {
                let old = std::mem::take(&mut check.rerolled);
                check.faces.extend(faces.iter().copied());
                check.step = CheckStep::RerollWindow;
                let new = faces.clone();
                trace.fact(BL_17_8, || Fact::Rerolled { whose, old, new });
            }
            CheckStep::LastLight => {
                check.saved = faces.contains(&Face::Lore);
                check.step = CheckStep::Result;
                let told = faces.clone();
                trace.fact(BH_11_11, || Fact::LastLight { hero: name, faces: told });
            }
            _ => {}
        }
    }

    /// BH-11.11: the hero is wounded or not.
    fn check_result(&self, state: &mut State, check: &Check, trace: &mut Tracing) {
        let name = self.hero_name(state, check.hero);
        if !check.faces.contains(&Face::Strike) || check.saved {
            trace.fact(BH_11_11, || Fact::Unharmed { hero: name });
            self.leave_check(state, trace);
            return;
        }
        state.tasks.pop();
        state.battle_mut().check = None;
        self.wound(state, check, trace);
    }

    /// The check is done, the hero stands; BH-R13 `separate-checks`: one for its troop follows.
    fn leave_check(&self, state: &mut State, trace: &mut Tracing) {
        state.tasks.pop();
        let Some(check) = state.battle_mut().check.take() else { return };
        if check.then_troop {
            let name = self.hero_name(state, check.hero);
            trace.fact(BH_11_4, || Fact::CheckDue { hero: name, dice: 1 });
            let again = Check {
                melee: check.melee,
                struck: check.struck,
                second: true,
                ..Check::new(check.hero, 1, check.cause)
            };
            self.begin_check(state, again);
        }
    }

    /// BH-11.8 to BH-11.10: a hero is wounded.
    fn wound(&self, state: &mut State, check: &Check, trace: &mut Tracing) {
        let hero = check.hero;
        let name = self.hero_name(state, hero);
        let camp = state.battle().hero(hero).camp;
        let by = self.wounded_by(state, check);
        trace.fact(BH_11_8, || Fact::Wounded { hero: name, camp, by });
        let sheet = state.sheet_mut(hero);
        sheet.skulls_marked = sheet.skulls_marked.saturating_add(1);
        let left = self.skulls_left(state, hero);
        trace.fact(BH_13_1, || Fact::SkullMarked { hero: name, left });
        let found = state.battle_mut().hero_mut(hero);
        found.tally.skulls += 1;
        found.at = None;
        found.apart = false;
        found.status = if left == 0 { HeroStatus::Dead } else { HeroStatus::Captured };
        let equipped = std::mem::take(&mut found.equipped);
        found.tally.lost.extend(&equipped);
        if left == 0 {
            trace.fact(BH_13_2, || Fact::Died { hero: name });
        }
        for card in &equipped {
            state.sheet_mut(hero).disown(*card);
        }
        let owner = state.owner(hero);
        self.to_deck(state, owner, &equipped, ReturnCause::Wound, trace);
        if self.readings.hero_banner == HeroBanner::One {
            self.tell_banner(state, camp.other(), trace);
        }
        self.reward(state, check, trace);
    }

    /// Who wounded. Source: BH-11.10.
    fn wounded_by(&self, state: &State, check: &Check) -> WoundedBy {
        match check.cause {
            CheckCause::Battle(attacker) if self.stands(state, &attacker) => {
                WoundedBy::Piece(self.piece(state, &attacker))
            }
            CheckCause::Item(hero) => WoundedBy::Hero(self.hero_name(state, hero)),
            _ => WoundedBy::Nobody,
        }
    }

    /// BH-12.1, BH-17.6, BH-18.2: what the wound brings who dealt it.
    fn reward(&self, state: &mut State, check: &Check, trace: &mut Tracing) {
        match check.cause {
            CheckCause::Battle(attacker) => {
                if !self.stands(state, &attacker) {
                    return;
                }
                match self.hero_with(state, &attacker) {
                    Some(hero) => {
                        if attacker.hero.is_none()
                            && self.readings.leader_credit == LeaderCredit::ChampionsOnly
                        {
                            return;
                        }
                        self.credit(state, hero, trace);
                    }
                    None if check.melee => self.glory_for(state, &attacker, trace),
                    None => {}
                }
            }
            CheckCause::Item(hero) => {
                if self.readings.wound_by_power == WoundByPower::Yes {
                    self.credit(state, hero, trace);
                }
            }
            CheckCause::Trap | CheckCause::Retreat => {
                if self.readings.exp_on_capture_credit == ExpOnCaptureCredit::LastAttackingHero
                    && let Some(attacker) = self.last_attacker(state, check)
                {
                    self.experience(state, attacker, ExperienceFor::Wound, trace);
                }
            }
            CheckCause::Card | CheckCause::Stuck | CheckCause::Blood => {}
        }
    }

    /// BH-R57: the enemy hero of the attack that made the wounded hero retreat, or the last one that
    /// attacked it before its trap.
    fn last_attacker(&self, state: &State, check: &Check) -> Option<HeroId> {
        let battle = state.battle();
        if let Some(fight) = battle.fight() {
            return self.hero_with(state, &fight.attacker);
        }
        let by = battle.hero(check.hero).attacked_by;
        by.filter(|by| battle.hero(*by).at.is_some())
    }

    /// BH-R57 `last-attacking-hero`: who rolls dice against a hero is remembered.
    pub(crate) fn remember_attacker(&self, state: &mut State) {
        if self.readings.exp_on_capture_credit == ExpOnCaptureCredit::Nobody {
            return;
        }
        let Some(fight) = state.battle().fight() else { return };
        let by = self.hero_with(state, &fight.attacker);
        if let Some((by, hero)) = by.zip(self.hero_struck(state, &fight.target)) {
            state.battle_mut().hero_mut(hero).attacked_by = Some(by);
        }
    }

    /// BH-12.1, BH-R42: a unit without a Leader.
    fn glory_for(&self, state: &mut State, attacker: &Fighter, trace: &mut Tracing) {
        if !self.is_creature(state, attacker)
            || self.readings.creature_glory != CreatureGlory::TroopsOnly
        {
            self.gain_glory(state, attacker, trace);
        }
    }

    /// BH-17.6, BH-18.2: a hero wounded an enemy hero.
    fn credit(&self, state: &mut State, hero: HeroId, trace: &mut Tracing) {
        let sheet = state.sheet_mut(hero);
        sheet.wounds = sheet.wounds.saturating_add(1);
        self.experience(state, hero, ExperienceFor::Wound, trace);
        self.begin_gain(state, hero, true);
    }
}
