//! The bot in the main phase: attacks, heals, gathering, passing.
//!
//! Source: the bot policy of the specification, `main_turn`. A worth is in hundredths of a point.

use super::{Bot, EXCLUDED};
use crate::prelude::*;

/// A worth above 0 in a score: any such action comes before passing.
const WORTH: i64 = 1_000;
/// An attack that is worth nothing still goes before passing while the seat took no chip.
const PROGRESS: i64 = 999;
/// What is worse than passing.
const WORSE: i64 = -1;

/// A point of experience of a character that can still rise.
const XP_POINT: i64 = 100;
/// More for the chip that completes the next level.
const LEVEL_REACHED: i64 = 50;
/// An experience chip of a character that cannot rise any more.
const XP_SPENT: i64 = 10;
/// A point of a Multi chip.
const MULTI_POINT: i64 = 120;
/// A copper unit.
const COPPER: i64 = 60;
/// A printed contribution.
const CONTRIBUTION: i64 = 30;
/// An action point.
const ACTION_POINT: i64 = 30;
/// A point of damage that no life chip takes.
const UNCOVERED: i64 = 15;
/// An attack after which all damage is still covered is worth this at least.
const COVERED_LEAST: i64 = 20;
/// Breaking a part as the first, and as the third or later; as the second it is worth nothing.
const BREAK_FIRST: i64 = 400;
const BREAK_LATE: i64 = -100;
/// Taking the core.
const CORE_FIRST: i64 = 600;
/// A damage chip that is turned when life is short, and when not.
const HEAL_SHORT: i64 = 100;
const HEAL: i64 = 40;
/// The same by a potion, and what the potion costs.
const POTION_HEAL: i64 = 80;
const POTION: i64 = 50;
/// A chip that Clear Mind locks, what the use costs, and the action points that must be left.
const CLEARED: i64 = 80;
const CLEAR_MIND: i64 = 20;
const CLEAR_MIND_REACH: u8 = 2;
/// Gathering, what its action points cost, what it is worth when nothing else is left, and the
/// markers that must be at home.
const GATHER: i64 = 90;
const GATHER_POINT: i64 = 20;
const GATHER_ELSE: i64 = 50;
const GATHER_HOME: u8 = 4;
/// The level from which a character cannot rise.
const LEVEL_MAX: u8 = 3;

impl Bot<'_> {
    pub(super) fn use_skill(
        &self,
        skill: SkillKind,
        x: Option<u8>,
        targets: &[Spot],
        heal: Option<u8>,
    ) -> i64 {
        let Some(own) = self.has.skill(skill) else { return EXCLUDED };
        let card = self.game.cards.skill(skill);
        if card.heal.is_some_and(|amount| self.is_too_little(amount, heal)) {
            return EXCLUDED;
        }
        if card.releases {
            return self.clear_mind(x.unwrap_or(0));
        }
        match (self.game.attack_of(own), card.heal) {
            // MR-R6 `any-skill`: without a target it is no attack that the seat could gain by.
            (Some(_), _) if targets.is_empty() => WORSE,
            (Some(attack), _) => self.attack(own, attack, targets),
            (None, Some(amount)) => self.heal(amount, self.game.skill_ac(own)),
            (None, None) => WORSE,
        }
    }

    /// MR-R23: whether less is healed than could be.
    fn is_too_little(&self, amount: Amount, heal: Option<u8>) -> bool {
        heal.is_some_and(|heal| heal < amount.of(self.has.damage))
    }

    fn attack(&self, own: &OwnSkill, attack: Attack, targets: &[Spot]) -> i64 {
        let ac = self.game.use_cost(self.state, own, targets, Some(attack));
        let values: i64 = targets
            .iter()
            .filter_map(|&spot| Some(self.value(spot, self.state.chip_at(spot)?)))
            .sum();
        let printed: i64 =
            targets.iter().map(|spot| i64::from(self.game.contribution_at(*spot))).sum();
        let uncovered = self.predicted() + targets.len() as i64 - i64::from(self.has.life);
        let mut worth = values + CONTRIBUTION * printed + self.breaks(targets)
            - ACTION_POINT * i64::from(ac)
            - UNCOVERED * uncovered.max(0);
        if uncovered <= 0 {
            worth = worth.max(COVERED_LEAST);
        }
        if worth > 0 {
            WORTH * worth
        } else if self.has.took {
            WORSE
        } else {
            (PROGRESS + worth).max(1)
        }
    }

    /// What a chip is worth, the copper under it included.
    fn value(&self, spot: Spot, chip: ChipKind) -> i64 {
        let copper = match spot.place() {
            Place::Line(..) => 0,
            Place::Core(_) => COPPER,
        };
        copper
            + match self.game.cards.chip(chip).shows {
                ChipFace::Coin(coin) => COPPER * i64::from(coin.worth()),
                ChipFace::Xp(symbol, value) => self.experience(symbol, value),
            }
    }

    fn experience(&self, symbol: Symbol, value: XpValue) -> i64 {
        let points = i64::from(value.points());
        let of = Character::ALL.into_iter().find(|character| Symbol::of(*character) == symbol);
        let Some(character) = of else { return MULTI_POINT * points };
        let level = self.game.level_of(self.state, self.seat, character);
        if level >= LEVEL_MAX {
            return XP_SPENT;
        }
        let need = i64::from(self.game.level_need(self.state, self.seat, level));
        let have = i64::from(self.has.xp.points_for(character));
        let reached = have < need && need <= have + points;
        XP_POINT * points + if reached { LEVEL_REACHED } else { 0 }
    }

    /// What it is worth that these targets complete parts or the core.
    fn breaks(&self, targets: &[Spot]) -> i64 {
        let on = |wanted: Target| {
            let belongs = |spot: &&Spot| match spot.place() {
                Place::Line(part, _) => wanted == Target::Part(part),
                Place::Core(_) => wanted == Target::Core,
            };
            targets.iter().filter(belongs).count()
        };
        let is_broken = |part: Part| {
            let named = on(Target::Part(part)) as u8;
            let there = self.game.broken_cells(self.state, part);
            named > 0 && there + named >= self.game.break_count()
        };
        let open = self.state.core.iter().filter(|space| !space.cell.is_taken());
        let on_core = on(Target::Core);
        let takes_core = on_core > 0 && on_core == open.count() && !self.state.core_taken();
        if !takes_core && !Part::ALL.into_iter().any(is_broken) {
            return 0;
        }
        let after = self.marked(targets);
        let place = |target| {
            let ranking = self.game.ranking(&after, target);
            ranking.iter().position(|ranked| ranked.seat == self.seat)
        };
        let parts = Part::ALL.into_iter().filter(|part| is_broken(*part));
        let worths = parts.map(|part| match place(Target::Part(part)) {
            Some(0) => BREAK_FIRST,
            Some(1) => 0,
            Some(_) | None => BREAK_LATE,
        });
        let core = if takes_core && place(Target::Core) == Some(0) { CORE_FIRST } else { 0 };
        worths.sum::<i64>() + core
    }

    /// The board with own markers on these cells, as far as there are any (MR-R11).
    fn marked(&self, targets: &[Spot]) -> State {
        let mut after = self.state.clone();
        let home = usize::from(self.game.home(self.state, self.seat));
        for (at, spot) in targets.iter().enumerate() {
            after.mark(*spot, (at < home).then_some(self.seat));
        }
        after
    }

    fn heal(&self, amount: Amount, ac: u8) -> i64 {
        let turned = i64::from(amount.of(self.has.damage));
        let life = i64::from(self.has.life);
        let each = if self.predicted() > life || life == 0 { HEAL_SHORT } else { HEAL };
        worth(each * turned - ACTION_POINT * i64::from(ac))
    }

    fn clear_mind(&self, x: u8) -> i64 {
        let used = self.has.skills.iter().filter(|own| own.locked > 0).count() as u8;
        let limit = self.game.ap_limit(self.state, self.seat);
        let reach = limit.saturating_sub(self.state.pawn(self.seat).position());
        if x != self.has.life.min(used) || reach < CLEAR_MIND_REACH {
            return EXCLUDED;
        }
        worth(CLEARED * i64::from(x) - CLEAR_MIND)
    }

    pub(super) fn gather(&self) -> i64 {
        let (ac, _) = self.game.gather_cost(self.state, self.seat);
        let home = self.game.home(self.state, self.seat);
        let worthwhile = home >= GATHER_HOME && self.predicted() < i64::from(self.has.life);
        let plain = if self.state.core_taken() {
            Some(GATHER_ELSE)
        } else {
            worthwhile.then_some(GATHER - GATHER_POINT * i64::from(ac))
        };
        match plain {
            Some(plain) if plain >= GATHER_ELSE => worth(plain),
            Some(_) | None if self.is_stuck() => worth(GATHER_ELSE),
            Some(plain) => worth(plain),
            None => EXCLUDED,
        }
    }

    pub(super) fn use_item(&self, item: ItemKind, heal: Option<u8>) -> i64 {
        let effect = self.game.cards.has_item(item).then(|| self.game.cards.item(item).effect);
        let Some(Some(ItemEffect::Action { ac: _, heal: amount })) = effect else {
            return EXCLUDED;
        };
        if self.is_too_little(amount, heal) {
            return EXCLUDED;
        }
        worth(POTION_HEAL * i64::from(amount.of(self.has.damage)) - POTION)
    }

    pub(super) fn pass(&self, space: Space) -> i64 {
        if Some(space) == self.preferred() { 0 } else { EXCLUDED }
    }

    /// The space that the bot passes to: with a bonus shield when it is needed, else the first.
    fn preferred(&self) -> Option<Space> {
        let may_pass = |space: &Space| {
            self.game.check_action(self.state, &Action::Pass { space: *space }).is_ok()
        };
        let free = || Space::ALL.into_iter().filter(may_pass);
        let wants_shield = self.state.core_taken() || self.predicted() > i64::from(self.has.life);
        let shield = |space: &Space| {
            let chip = self.game.bonus_beside(self.state, *space);
            chip.map_or(0, BonusShield::shields)
        };
        // Of equal shields `min_by_key` finds the first space.
        let best = free().min_by_key(|space| std::cmp::Reverse(shield(space)));
        best.filter(|space| wants_shield && shield(space) > 0).or_else(|| free().next())
    }
}

/// The score of a worth.
const fn worth(worth: i64) -> i64 {
    if worth > 0 { WORTH * worth } else { WORSE }
}
