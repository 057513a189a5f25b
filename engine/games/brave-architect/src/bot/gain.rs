//! What an effect gains: of a card that is played, an ability, an item.
//!
//! Source: the bot policy of the specification, 13.3. The plan is the one for what is left in hand
//! after the payment.

use super::attack::TENSION;
use super::plan::{Left, Plan, Planner};
use crate::prelude::*;
use crate::vocabulary::TENSION_MAX;

/// A point of a stat that the planned attack has, and of one that it has not.
const STAT_USED: i64 = 432;
const STAT: i64 = 72;
/// A point of defence or evasion in danger, and in none.
const GUARD: i64 = 240;
const GUARD_IDLE: i64 = 24;
/// A move that is needed, and one that is not.
const MOVE_NEEDED: i64 = 360;
const MOVE: i64 = 36;
/// A point of damage, of the roll and of the range of the planned attack.
const NEXT_DAMAGE: i64 = 540;
const NEXT_ROLL: i64 = 432;
const NEXT_RANGE: i64 = 36;
/// A range that makes an attack possible.
const RANGE_NEEDED: i64 = 720;
/// A step of the enemy's defence: for the own attack alone, by a chip, and for each hero to act.
const OWN_DEFENCE: i64 = 480;
const DEFENCE_CHIP: i64 = 480;
const DEFENCE_OTHERS: i64 = 360;
/// A step of the enemy's attack, and of its move.
const ATTACK_CHIP: i64 = 360;
const MOVE_CHIP: i64 = 180;
/// A point healed of a hero that has at most half of its HP, and of another.
const HEAL_WEAK: i64 = 1_080;
const HEAL: i64 = 360;
/// A hero that comes back.
const RECOVERY: i64 = 7_200;
/// Cards and items.
const DRAWN: i64 = 432;
const DISCARDED: i64 = -360;
const RECOVERED_CARD: i64 = 864;
const ITEM: i64 = 1_440;
/// A further attack that can be paid.
const PURSUIT: i64 = 720;
/// Hate for the hero that bears it best while another is weak, and for any other.
const HATE_TAKEN: i64 = 1_080;
const HATE_UNWANTED: i64 = -360;
const WEAK_HP: u8 = 3;
const NO_HATE: i64 = 72;
/// A card that lies on the play sheet.
const LYING_CARD: i64 = 1_440;

/// What a gain depends on.
pub(super) struct Gains<'p, 'a> {
    pub(super) game: &'a BraveArchitect,
    pub(super) state: &'a State,
    pub(super) seat: Seat,
    pub(super) planner: &'p Planner<'a>,
    /// What is left after the payment, and the plan with it.
    pub(super) left: Left,
    pub(super) plan: Plan,
}

impl Gains<'_, '_> {
    /// Of a card that is played from hand; `has_plan` says whether the plan before it had an attack.
    pub(super) fn of_card(
        &self,
        card: &DeckCard,
        aim: Option<Aim>,
        more: u8,
        had_attack: bool,
    ) -> i64 {
        match card.class {
            Class::Placed(_) | Class::Persistent => {
                if had_attack && !self.plan.has_attack() {
                    return 0;
                }
                let hurts = |effect: &Effect| match *effect {
                    Effect::DamageSelf(n) => self.planner.me.harm(n),
                    _ => 0,
                };
                LYING_CARD - card.effects.iter().map(hurts).sum::<i64>()
            }
            Class::Attack(_) | Class::Support | Class::CostTrigger(_) => {
                self.of_effects(&card.effects, aim, more)
            }
        }
    }

    /// Of effects one after the other; heals are `more` higher.
    pub(super) fn of_effects(&self, effects: &[Effect], aim: Option<Aim>, more: u8) -> i64 {
        effects.iter().map(|effect| self.of(*effect, aim, more)).sum()
    }

    fn of(&self, effect: Effect, aim: Option<Aim>, more: u8) -> i64 {
        let has_attack = self.plan.has_attack();
        let if_attack = |worth: i64| if has_attack { worth } else { 0 };
        let steps = self.planner.foe.chip_steps(effect);
        match effect {
            Effect::StatMod { within, stat, n, until: _ } => {
                let stat = match (stat, aim) {
                    (WhichStat::This(stat), _) | (WhichStat::Chosen, Some(Aim::Stat(stat))) => stat,
                    (WhichStat::Chosen, _) => return 0,
                };
                i64::from(n) * self.stat_point(stat) * self.reached(within)
            }
            Effect::EvadeMod { n, until: _ } => i64::from(n) * self.guard_point(),
            Effect::MoveMod(_) | Effect::ExtraMove(_) => {
                if self.plan.attacks_somewhere {
                    MOVE
                } else {
                    MOVE_NEEDED
                }
            }
            Effect::PostAttackMove(_) => {
                if self.planner.danger_here() > 0 {
                    MOVE_NEEDED
                } else {
                    MOVE
                }
            }
            Effect::NextAttack(mods) => self.next_attack(mods),
            Effect::SelfEnemyDef(n) => if_attack(OWN_DEFENCE * i64::from(n)),
            Effect::EnemyDef(_) => {
                steps * (if_attack(DEFENCE_CHIP) + DEFENCE_OTHERS * self.planner.foe.others)
            }
            Effect::EnemyAtk(_) => ATTACK_CHIP * steps,
            Effect::EnemyMove(_) => MOVE_CHIP * steps,
            Effect::Heal { whom, n } => self.heals(whom, n.saturating_add(more), aim),
            Effect::GainTension(n) => {
                TENSION * i64::from(n.min(TENSION_MAX.saturating_sub(self.left.tension)))
            }
            Effect::LoseTension(n) => -TENSION * i64::from(n.min(self.left.tension)),
            Effect::Draw(n) => DRAWN * i64::from(n),
            Effect::Discard(n) => DISCARDED * i64::from(n),
            Effect::RecoverWeapon => RECOVERED_CARD,
            Effect::GainItem(_) => ITEM,
            Effect::GainPursuit => {
                if self.planner.pays_for_two(&self.plan, self.left) {
                    PURSUIT
                } else {
                    0
                }
            }
            Effect::TakeHate(_) => self.hate(),
            Effect::NoHate => NO_HATE,
            Effect::DamageSelf(n) => -self.planner.me.harm(n),
            Effect::AutoEvade
            | Effect::ReduceDamage(_)
            | Effect::MinHp1
            | Effect::StrikePart { range: _, n: _ }
            | Effect::SetDie
            | Effect::RemoveFromGame => 0,
        }
    }

    /// A point of a stat, for one hero.
    fn stat_point(&self, stat: Stat) -> i64 {
        if stat == Stat::Def {
            return self.guard_point();
        }
        let has = self.planner.form(&self.plan).is_some_and(|form| form.has_stat(stat));
        if has { STAT_USED } else { STAT }
    }

    fn guard_point(&self) -> i64 {
        if self.planner.danger_here() > 0 { GUARD } else { GUARD_IDLE }
    }

    /// How many standing heroes an effect reaches.
    fn reached(&self, within: Option<u8>) -> i64 {
        match within {
            None => 1,
            Some(within) => {
                let near = |other: &Seat| self.is_within(*other, within);
                self.state.standing_seats().filter(near).count() as i64
            }
        }
    }

    fn is_within(&self, other: Seat, within: u8) -> bool {
        let distance = self.game.area_distance(self.state, self.seat, other);
        distance.is_some_and(|distance| distance <= within)
    }

    fn next_attack(&self, mods: AttackMods) -> i64 {
        let range = i64::from(mods.range);
        if !self.plan.has_attack() {
            let reaches = range > 0 && range >= self.planner.gap_here();
            return if reaches { RANGE_NEEDED } else { 0 };
        }
        NEXT_DAMAGE * (i64::from(mods.add_damage) + i64::from(mods.fixed))
            + NEXT_ROLL * i64::from(mods.roll)
            + NEXT_RANGE * range
    }

    fn heals(&self, whom: Heals, n: u8, aim: Option<Aim>) -> i64 {
        let aimed = match aim {
            Some(Aim::Hero(hero)) => self.state.seat_of(hero),
            Some(Aim::Stat(_) | Aim::Slot(_) | Aim::Die { .. }) | None => None,
        };
        match whom {
            Heals::Own => self.heal(self.seat, n),
            Heals::Ally(_) | Heals::OwnOrFallen => self.heal(aimed.unwrap_or(self.seat), n),
            Heals::Each { within, rouses } => {
                let reached = |other: &Seat| {
                    self.is_within(*other, within) && (rouses || self.state.stands(*other))
                };
                let reached = self.state.every_seat().filter(reached);
                reached.map(|other| self.heal(other, n)).sum()
            }
        }
    }

    /// One hero that is healed.
    fn heal(&self, seat: Seat, n: u8) -> i64 {
        let (hp, most) = (self.state.seat(seat).hp, self.game.max_hp(self.state, seat));
        if hp == 0 {
            return RECOVERY;
        }
        let healed = i64::from(n.min(most.saturating_sub(hp)));
        healed * if hp <= most / 2 { HEAL_WEAK } else { HEAL }
    }

    fn hate(&self) -> i64 {
        let def = |seat| self.game.stat(self.state, seat, Stat::Def);
        let others = || self.state.standing_seats().filter(|other| *other != self.seat);
        let bears_best = others().all(|other| def(other) <= def(self.seat));
        let one_is_weak = others().any(|other| self.state.seat(other).hp <= WEAK_HP);
        if bears_best && one_is_weak { HATE_TAKEN } else { HATE_UNWANTED }
    }
}
