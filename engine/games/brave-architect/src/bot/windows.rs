//! Answers in windows: rerolls, boosts, evasion, damage, counters, wall slams.
//!
//! Source: the bot policy of the specification, 13.4.

use super::attack::{Foe, Form, Me, TENSION};
use super::danger::Threat;
use crate::prelude::*;
use crate::readings::SlamLava;
use crate::state::Attack;

/// What is worse than passing.
pub(super) const WORSE: i64 = -1;
/// One damage.
const DAMAGE: i64 = 720;
/// One damage in one of 36 pairs of dice, and in one of 6.
const DAMAGE_OF_36: i64 = 20;
const DAMAGE_OF_6: i64 = 120;
/// A card that was waiting.
const PLACED: i64 = 1_439;
/// HP up to which a hit hurts much.
const LOW_HP: u8 = 4;
const FEW_HP: u8 = 3;
/// A part that falls, and the core.
const FALL: i64 = 4_320;
const VICTORY: i64 = 28_800;
/// Damage from which on a card against it is used.
const MUCH: u8 = 2;
/// A step away from the enemy, and one damage by lava.
const STEP: i64 = 72;
const LAVA: i64 = 1_440;
/// A Potion and a High Potion, by their places, for a hero that is down.
const POTIONS: [i64; 2] = [720, 360];

/// A seat that is asked in a window.
pub(super) struct Window<'a> {
    pub(super) game: &'a BraveArchitect,
    pub(super) state: &'a State,
    pub(super) seat: Seat,
    pub(super) question: Question,
}

impl<'a> Window<'a> {
    pub(super) fn placed(&self, card: CardKind, aim: Option<Aim>) -> i64 {
        match self.question {
            Question::Reroll => self.reroll(aim).unwrap_or(WORSE),
            Question::Evade => self.before_evasion(),
            Question::EvadeFail => self.failed(),
            Question::Damage if self.amount() >= MUCH => 2,
            Question::Counter => self.counter(card, aim),
            _ => WORSE,
        }
    }

    pub(super) fn item(&self, item: ItemKind) -> i64 {
        match self.question {
            Question::Evade => self.before_evasion(),
            Question::Damage => self.heals_in_time(i64::from(self.healed_by(item))),
            Question::Heal => self.is_at_zero(),
            Question::Revive => {
                POTIONS.get(usize::from(item.number())).copied().unwrap_or_default()
            }
            _ => WORSE,
        }
    }

    pub(super) fn tension_heal(&self) -> i64 {
        let has = self.state.seat(self.seat);
        match self.question {
            Question::TensionInterrupt if has.tension == 3 || has.hp <= FEW_HP => 1,
            Question::Damage => {
                let (hp, amount) = (i64::from(has.hp), i64::from(self.amount()));
                if amount >= hp && hp + i64::from(has.tension) / 2 > amount { 1 } else { WORSE }
            }
            Question::Heal => self.is_at_zero(),
            // Of two tension one would be lost anyway: the HP costs the other one.
            Question::Loss if has.tension == 2 || has.hp <= FEW_HP => 1,
            _ => WORSE,
        }
    }

    /// BA-R55 `after-damage-prevents-down`: a heal keeps the hero up.
    fn is_at_zero(&self) -> i64 {
        if self.state.seat(self.seat).hp == 0 { 1 } else { WORSE }
    }

    /// The damage that is about to be applied.
    fn amount(&self) -> u8 {
        let Some(hurt) = &self.state.hurt else { return 0 };
        match hurt.step {
            HurtStep::Respond(at) => hurt.harms.get(usize::from(at)).map_or(0, |harm| harm.amount),
            _ => 0,
        }
    }

    /// Whether a heal of so much keeps up a hero that the damage would bring down.
    fn heals_in_time(&self, n: i64) -> i64 {
        let (hp, amount) = (i64::from(self.state.seat(self.seat).hp), i64::from(self.amount()));
        let most = i64::from(self.game.max_hp(self.state, self.seat));
        if amount >= hp && most.min(hp + n) > amount { 1 } else { WORSE }
    }

    fn healed_by(&self, item: ItemKind) -> u8 {
        match &self.game.cards.item(item).what {
            ItemUse::Consumable(effects) => effects
                .iter()
                .map(|effect| if let Effect::Heal { n, whom: _ } = *effect { n } else { 0 })
                .sum(),
            ItemUse::Equipment(_) => 0,
        }
    }

    /// The attack that is rolled for, with what it took along.
    fn attack(&self) -> Option<(&'a Attack, Form<'a>, Foe)> {
        let attack = self.state.attack.as_ref()?;
        let me = Me::new(self.game, self.state, attack.seat);
        let form = Form::new(self.game.attack_of(attack.source)?, attack.mods, &me.stats);
        Some((attack, form, Foe::new(self.game, self.state, attack.seat, false)))
    }

    /// What another face of a die is worth.
    fn reroll(&self, aim: Option<Aim>) -> Option<i64> {
        let Some(Aim::Die { die, face }) = aim else { return None };
        let Some((victim, card)) = self.attacked() else {
            let (attack, form, foe) = self.attack()?;
            let mut dice = attack.rolls.last()?.dice;
            if form.row(dice[0] + dice[1], attack.linked).is_some() {
                return None;
            }
            dice[die as usize] = face;
            let row = form.row(dice[0] + dice[1], attack.linked);
            let dealt = |row: usize| {
                let to = |slot: Slot| {
                    let mark = &foe.marks[slot.index()];
                    form.dealt(row, mark, slot == attack.primary, attack.linked)
                };
                attack.targets.iter().map(to).sum()
            };
            return Some(DAMAGE * row.map_or(0, dealt));
        };
        let traits = self.game.active_traits(self.state);
        let threat = self.threat(&traits, victim.evade);
        let helps = !threat.evades(card, victim.die?) && threat.evades(card, face);
        (helps && die == Die::First && self.state.seat(self.seat).hp <= LOW_HP).then_some(DAMAGE)
    }

    /// The victim whose evasion is asked about, and the card that was revealed.
    fn attacked(&self) -> Option<(Victim, AttackCard)> {
        let enemy = self.state.enemy.as_ref()?;
        let (EnemyStep::Respond(at) | EnemyStep::Reroll(at) | EnemyStep::Failed(at)) = enemy.step
        else {
            return None;
        };
        let victim = *enemy.victims.get(usize::from(at))?;
        Some((victim, self.game.current_card(self.state)?))
    }

    fn threat<'t>(&'t self, traits: &'t ActiveTraits, evade: i8) -> Threat<'t> {
        Threat { game: self.game, state: self.state, seat: self.seat, traits, evade }
    }

    /// Before evasion: what the attack is expected to do.
    fn before_evasion(&self) -> i64 {
        let Some((victim, card)) = self.attacked() else { return WORSE };
        let traits = self.game.active_traits(self.state);
        let threat = self.threat(&traits, victim.evade);
        DAMAGE_OF_36 * threat.fails(card) * threat.damage(card) - PLACED
    }

    /// Evasion failed.
    fn failed(&self) -> i64 {
        let Some((_, card)) = self.attacked() else { return WORSE };
        let traits = self.game.active_traits(self.state);
        DAMAGE_OF_6 * self.threat(&traits, 0).damage(card) - PLACED
    }

    fn counter(&self, card: CardKind, aim: Option<Aim>) -> i64 {
        let Some(Aim::Slot(slot)) = aim else { return WORSE };
        let strikes = |effect: &Effect| match *effect {
            Effect::StrikePart { n, range: _ } => i64::from(n),
            _ => 0,
        };
        let n: i64 = self.game.cards.card(card).effects.iter().map(strikes).sum();
        let (hp, worth) = match self.game.intact_at(self.state, slot) {
            Some((_, hp)) => (i64::from(hp), FALL),
            None => (i64::from(self.state.core_hp), VICTORY),
        };
        DAMAGE * n.min(hp) + if n >= hp { worth } else { 0 }
    }

    pub(super) fn boost(&self) -> i64 {
        let Some((attack, form, foe)) = self.attack() else { return WORSE };
        let Source::Card(card) = attack.source else { return WORSE };
        let Some(boost) = self.game.cards.card(card).boost else { return WORSE };
        let added = match boost.gives {
            BoostGives::AddDamage(n) => n,
            BoostGives::Heal(_) => 0,
        };
        let rolled = || attack.rolls.last().map(|roll| roll.dice[0] + roll.dice[1]);
        let row = attack.row.map(usize::from);
        let row = row.or_else(|| rolled().and_then(|sum| form.row(sum, attack.linked)));
        let mark = &foe.marks[attack.primary.index()];
        let damage = |added| row.map_or(0, |row| form.strike(row, mark, added).min(mark.hp));
        let more = damage(form.added().saturating_add(added)) - damage(form.added());
        DAMAGE * more - TENSION * i64::from(boost.tension)
    }

    /// Where a slammed hero goes: away from the enemy and from lava.
    pub(super) fn slam(&self, to: Square) -> i64 {
        let push = self.state.enemy.as_ref().and_then(|enemy| enemy.push.as_ref());
        let from = push.and_then(|push| self.state.seat(*push.chain.last()?).at);
        let mut lava = self.game.lava(to).map_or(0, Lava::stop);
        if let Some(from) = from
            && self.game.readings.slam_lava == SlamLava::PassedSquaresToo
        {
            lava +=
                passed(from, to).filter_map(|at| self.game.lava(at)).map(Lava::pass).sum::<u8>();
        }
        STEP * i64::from(self.game.enemy_distance(self.state, to)) - LAVA * i64::from(lava)
    }
}

/// The squares between two on one edge.
fn passed(from: Square, to: Square) -> impl Iterator<Item = Square> {
    let nearer = move |way: &Direction| {
        from.step(*way).is_some_and(|next| next.steps_to(to) < from.steps_to(to))
    };
    let way = Direction::ALL.into_iter().find(nearer);
    let next = move |at: &Square| at.step(way?).filter(|at| *at != to);
    std::iter::successors(next(&from), next)
}
