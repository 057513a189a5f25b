//! How many battle dice.
//!
//! Source: BL-4.1, BL-4.5, BL-4.7, BL-9.9, BH-2.1, BH-10.1, BH-10.3, BH-10.4.

use super::champion_dice;
use crate::battle::DICE_MAX;
use crate::prelude::*;
use crate::readings::{HillCap, JoinedHeroLends, LeaderDice};
use crate::state::derived::gives;
use arrayvec::ArrayVec;

/// A battle that is, or that could be.
#[derive(Clone, Copy, Debug)]
pub struct DiceFor<'a> {
    /// Who.
    pub attacker: Fighter,
    /// From which hex: where it stands, or where it might.
    pub from: Hex,
    /// Whom.
    pub target: Fighter,
    /// What kind of battle.
    pub kind: FightKind,
    /// Melee or ranged.
    pub mode: Mode,
    /// Hexes that the attacker has moved in this turn, or would have.
    pub moved: u8,
    /// The battle with what its windows brought, if it is on.
    pub fight: Option<&'a Fight>,
}

/// Dice, and why so many.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DiceCount {
    /// Base dice.
    pub base: u8,
    /// Base dice after the caps of the terrain.
    pub capped: u8,
    /// What was added and taken, in order.
    pub changes: ArrayVec<(DiceBy, i8), 16>,
    /// Dice that are rolled, `0..=32`.
    pub total: u8,
}

impl BattleLore {
    /// Base dice of a piece. Source: BL-4.1, BH-2.1.
    fn base_dice(&self, state: &State, of: &DiceFor<'_>) -> u8 {
        if let Some(hero) = of.attacker.hero {
            let bow = self.elven_bow(state, hero).filter(|_| of.mode == Mode::Ranged);
            return bow.map_or_else(|| champion_dice(state.sheet(hero).class), |(dice, _)| dice);
        }
        match self.unit_of(state, &of.attacker).map(|unit| unit.kind) {
            Some(UnitKind::Troop(troop)) => self.cards.troop(troop).dice,
            Some(UnitKind::Creature(creature)) => self.cards.creature(creature).dice,
            None => 0,
        }
    }

    /// The Elven Bow of a Champion: its dice and its distances. Source: BH:ART26.
    pub(crate) fn elven_bow(&self, state: &State, hero: HeroId) -> Option<(u8, (u8, u8))> {
        let found = self.artifact_of(
            state,
            hero,
            gives!(ArtifactPower::Bow { dice, from, to } => (dice, (from, to))),
        );
        found.map(|(_, bow)| bow)
    }

    /// The lowest cap of the two hexes. Source: BL-4.7, BL-2.6, BL-R7.
    fn cap(&self, state: &State, from: Hex, to: Hex) -> Option<u8> {
        let (own, target) = (self.terrain(state, from), self.terrain(state, to));
        let up_only = self.readings.hill_cap == HillCap::Up2Only;
        let out = own.cap_out.filter(|_| !(up_only && own.role == TerrainRole::Hill));
        let level = own.role == target.role && target.cap_level.is_some();
        let into = match level {
            true if up_only => None,
            true => target.cap_level,
            false => target.cap_in,
        };
        match (out, into) {
            (Some(out), Some(into)) => Some(out.min(into)),
            (one, other) => one.or(other),
        }
    }

    /// The hero that lends what it can to a piece's attacks. Source: BH-10.4, BH-R11.
    pub(crate) fn lender(&self, state: &State, attacker: &Fighter) -> Option<HeroId> {
        let hero = self.hero_with(state, attacker)?;
        let joined = attacker.hero.is_none() && state.battle().hero(hero).joined;
        let lends = !joined || self.readings.joined_hero_lends == JoinedHeroLends::Yes;
        lends.then_some(hero)
    }

    /// How many dice a battle has, and why. Source: BL-9.9.
    pub(crate) fn dice_of(&self, state: &State, of: &DiceFor<'_>) -> DiceCount {
        let base = self.base_dice(state, of);
        let cap = match of.kind {
            FightKind::Passing => None,
            FightKind::Attack | FightKind::BattleBack | FightKind::Bonus => {
                self.cap(state, of.from, of.target.at)
            }
        };
        let capped = cap.map_or(base, |cap| base.min(cap));
        let mut count = DiceCount { base, capped, ..DiceCount::default() };
        let mut add = |by, dice: u8| {
            if dice > 0 {
                let _ = count.changes.try_push((by, dice as i8));
            }
        };
        if let Some(hero) = self.lender(state, &of.attacker) {
            self.hero_dice(state, of, hero, &mut add);
        }
        self.given_dice(state, of, &mut add);
        if let Some(fight) = of.fight {
            add(DiceBy::Glory, u8::from(fight.glory));
        }
        if of.mode == Mode::Ranged {
            let bow = of.attacker.hero.is_none()
                && self.weapon_of(state, &of.attacker) == Weapon::Bow
                && of.moved > 0;
            if bow {
                let _ = count.changes.try_push((DiceBy::MovedBow, -1));
            }
            if let Some(hero) = of.target.hero {
                let cloak = self.artifact_of(
                    state,
                    hero,
                    gives!(ArtifactPower::FewerRangedDice { dice } => dice),
                );
                if let Some((card, dice)) = cloak {
                    let by = DiceBy::Item(hero, ItemId::Artifact(card));
                    let _ = count.changes.try_push((by, -(dice as i8)));
                }
            }
        }
        let mut total = i32::from(capped);
        total += count.changes.iter().map(|(_, dice)| i32::from(*dice)).sum::<i32>();
        total += of.fight.map_or(0, |fight| i32::from(fight.bonus) + i32::from(fight.given));
        count.total = total.clamp(0, DICE_MAX as i32) as u8;
        count
    }

    /// Dice by skills and artifacts without a window. Source: BL-12.11, BH-10.3.
    fn hero_dice(
        &self,
        state: &State,
        of: &DiceFor<'_>,
        hero: HeroId,
        add: &mut impl FnMut(DiceBy, u8),
    ) {
        let melee = of.mode == Mode::Melee;
        let answers = of.kind == FightKind::BattleBack;
        let against_hero = self.hero_struck(state, &of.target).is_some();
        let lance = self.skill_of(state, hero, gives!(SkillPower::FlameLance => ()));
        for skill in &state.sheet(hero).skills {
            let dice = match self.cards.skill(*skill).power {
                SkillPower::Blademaster { dice, .. } if melee => dice,
                SkillPower::Assassin { dice, .. } if melee && against_hero => dice,
                SkillPower::HackAndSlash { dice } if melee && !answers => dice,
                SkillPower::ArcaneMastery { dice } if melee && lance.is_some() => dice,
                _ => 0,
            };
            add(DiceBy::Item(hero, ItemId::Skill(*skill)), dice);
        }
        for card in &state.battle().hero(hero).equipped {
            if !self.fits_role(state, hero, *card) {
                continue;
            }
            let dice = match self.cards.artifact(*card).power {
                ArtifactPower::MovedDice { dice, moved } if melee && of.moved >= moved => dice,
                ArtifactPower::AttackDice { dice } if !answers => dice,
                ArtifactPower::DiceAgainstMounted { dice }
                    if melee
                        && (self.is_mounted(state, &of.target)
                            || self.is_creature(state, &of.target)) =>
                {
                    dice
                }
                ArtifactPower::BattleBackDice { dice } if answers => dice,
                _ => 0,
            };
            add(DiceBy::Item(hero, ItemId::Artifact(*card)), dice);
        }
        let with_weapon = match self.readings.leader_dice {
            LeaderDice::None => false,
            LeaderDice::PlusWeapon => true,
            LeaderDice::PlusWeaponInMelee => melee,
        };
        if of.attacker.hero.is_none() && with_weapon {
            add(DiceBy::Leader(hero), champion_dice(state.sheet(hero).class));
        }
    }

    /// Dice that cards gave a piece for this turn.
    fn given_dice(&self, state: &State, of: &DiceFor<'_>, add: &mut impl FnMut(DiceBy, u8)) {
        let Some(doing) = self.doing(state, &of.attacker) else { return };
        let battle = state.battle();
        if of.attacker.camp != self.active(state) {
            return;
        }
        let in_play = battle.in_play.and_then(|card| card.acts_as);
        let text = in_play.map(|card| self.cards.command(card).text);
        let by_card = doing.ordered.is_some_and(|ordered| ordered.by_card);
        let is_attack = of.kind == FightKind::Attack;
        if let Some(CommandText::MountedCharge { dice, .. }) = text
            && is_attack
            && of.mode == Mode::Melee
            && by_card
        {
            add(DiceBy::Command, dice);
        }
        if is_attack && doing.battles == 0 {
            add(DiceBy::Command, doing.first_dice);
        }
        if of.mode == Mode::Melee
            && of.kind != FightKind::BattleBack
            && let Some(card) = doing.melee_by
        {
            add(DiceBy::Lore(card), doing.melee_dice);
        }
        if let (Mode::Ranged, Some((card, dice))) = (of.mode, doing.far_sight) {
            add(DiceBy::Lore(card), dice);
        }
    }
}
