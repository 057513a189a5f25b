//! The worth of a hero's attack: what it is expected to do, with what is known now.
//!
//! Source: the bot policy of the specification, 13.1. A roll of two dice has 36 ways to fall, 35 of
//! which can hit (BA-9.6); a row of a chart counts as many of them as fall in it.

use crate::cards::{ChartRow, home_of};
use crate::prelude::*;
use crate::readings::MultiTargetSamePart;
use crate::state::derived::CHIP_MIN;
use crate::vocabulary::SLOTS;

/// One damage to a part in each of 36 rolls is worth 720: the unit of all scores.
const DAMAGE: i64 = 20;
/// One damage to the core in one of 36 rolls.
const CORE_DAMAGE: i64 = 33;
/// A part that falls, and the core, in one of 36 rolls.
const FALL: i64 = 120;
const VICTORY: i64 = 800;
/// Chips in one of 36 rolls, for each step; one of the enemy's defence is worth this part of the
/// attack's damage for each hero still to act.
const ATTACK_CHIP: i64 = 10;
const MOVE_CHIP: i64 = 5;
const DEFENCE_CHIP_PART: i64 = 144;
/// What one more defence of a part takes off, beside its HP.
const DEFENCE: i64 = 4;
/// One tension that is paid.
pub(super) const TENSION: i64 = 288;
/// One damage to the own hero, and more for going down and for losing the game by it.
const HARM: i64 = 1_080;
const HARM_DOWN: i64 = 14_400;
const HARM_LOST: i64 = 1_000_000;

/// Rows of a chart, at most.
const ROWS: usize = 4;
/// Sets of slots, the empty one first.
pub(super) const SLOT_SETS: usize = 1 << SLOTS;

/// The number of a set of slots among all, `0..SLOT_SETS`.
pub(super) fn bits(slots: Slots) -> usize {
    slots.iter().fold(0, |bits, slot| bits | 1 << slot.index())
}

/// What a card in hand is worth.
pub(super) fn card_worth(game: &BraveArchitect, card: CardKind) -> i64 {
    if let Home::Weapon { level: level @ 2.., weapon: _, style: _ } = home_of(card) {
        return if level == 2 { 720 } else { 864 };
    }
    let row = game.cards.card(card);
    match row.class {
        Class::Attack(_) if row.cost == 0 => 360,
        Class::Attack(_) => 576,
        Class::Support | Class::CostTrigger(_) => 432,
        Class::Placed(_) | Class::Persistent => 648,
    }
}

/// The hero that decides, as it stands now.
#[derive(Clone, Copy)]
pub(super) struct Me {
    /// Its stats, by [`Stat::index`].
    pub(super) stats: [i64; 5],
    pub(super) hp: i64,
    /// True if another hero is down.
    is_last: bool,
}

impl Me {
    pub(super) fn new(game: &BraveArchitect, state: &State, seat: Seat) -> Self {
        let down = state.every_seat().any(|other| other != seat && !state.stands(other));
        Self {
            stats: Stat::ALL.map(|stat| i64::from(game.stat(state, seat, stat))),
            hp: state.seat(seat).hp.into(),
            is_last: down,
        }
    }

    /// What it costs to take so much damage.
    pub(super) fn harm(&self, n: u8) -> i64 {
        let n = i64::from(n);
        let falls = n > 0 && n >= self.hp;
        HARM * n
            + if falls { HARM_DOWN } else { 0 }
            + if falls && self.is_last { HARM_LOST } else { 0 }
    }
}

/// A square of the enemy as an attack of the hero reads it.
#[derive(Clone, Copy)]
pub(super) struct Mark {
    pub(super) hp: i64,
    pub(super) defence: i64,
    pub(super) is_core: bool,
    /// The number of the part, or one above all of them for the core.
    place: usize,
}

/// The enemy as the hero's attacks read it now.
pub(super) struct Foe {
    pub(super) marks: [Mark; SLOTS],
    /// Squares by which an attack links (BA-9.11).
    linked: Slots,
    /// True if two squares of one part, or of the core, may be chosen (BA-R22b).
    doubles: bool,
    /// Standing heroes that have not acted, without this one.
    pub(super) others: i64,
    /// Steps of the chips that still fit (BA-18.1).
    pub(super) attack_steps: i64,
    pub(super) defence_steps: i64,
}

impl Foe {
    /// `first`: whether the next attack is the first of its hero turn.
    pub(super) fn new(game: &BraveArchitect, state: &State, seat: Seat, first: bool) -> Self {
        let core = game.core_defence(state, None);
        let marks = Slot::ALL.map(|slot| match game.intact_at(state, slot) {
            Some((card, hp)) => Mark {
                hp: hp.into(),
                defence: game.read_defence(state, game.part_defence(card, hp), seat).into(),
                is_core: false,
                place: game.part_of(slot),
            },
            None => Mark {
                hp: state.core_hp.into(),
                defence: game.read_defence(state, core, seat).into(),
                is_core: true,
                place: SLOTS,
            },
        });
        let links = |slot: &Slot| first && game.overlaps(state, Slots::one(*slot));
        let acts = |other: &Seat| *other != seat && !state.seat(*other).acted;
        Self {
            marks,
            linked: Slot::ALL.into_iter().filter(links).collect(),
            doubles: game.readings.multi_target_same_part == MultiTargetSamePart::EachCounts,
            others: state.standing_seats().filter(acts).count() as i64,
            attack_steps: (state.enemy_atk_mod - CHIP_MIN).into(),
            defence_steps: (state.enemy_def_mod - CHIP_MIN).into(),
        }
    }

    /// True if one attack may have these targets. Source: BA-9.5.
    pub(super) fn may_be_targets(&self, targets: Slots) -> bool {
        let mut places = 0_u32;
        self.doubles
            || targets.iter().all(|slot| {
                let place = 1 << self.marks[slot.index()].place;
                let is_new = places & place == 0;
                places |= place;
                is_new
            })
    }

    /// How many steps of the chip in an effect still fit.
    pub(super) fn chip_steps(&self, effect: Effect) -> i64 {
        match effect {
            Effect::EnemyAtk(n) => self.attack_steps.min(n.into()),
            Effect::EnemyDef(n) => self.defence_steps.min(n.into()),
            Effect::EnemyMove(n) => n.into(),
            _ => 0,
        }
    }
}

/// An attack with what it takes along.
pub(super) struct Form<'a> {
    pub(super) attack: &'a HeroAttack,
    mods: AttackMods,
    /// What is added to the dice, a link aside.
    check: i64,
    /// The damage of each row.
    values: [i64; ROWS],
    /// How many of 36 rolls fall in each row: without a link, and with one.
    rolls: [[i64; ROWS]; 2],
}

impl<'a> Form<'a> {
    pub(super) fn new(attack: &'a HeroAttack, mods: AttackMods, stats: &[i64; 5]) -> Self {
        let stat = |stat: Stat| stats[stat.index()];
        let check: i64 = attack.check.iter().map(|checked| stat(as_checked(*checked, mods))).sum();
        let mut values = [0; ROWS];
        for (value, row) in values.iter_mut().zip(&attack.chart) {
            *value = i64::from(row.damage) + row.plus.map_or(0, stat);
        }
        let check = check + i64::from(mods.roll);
        let mut form = Self { attack, mods, check, values, rolls: [[0; ROWS]; 2] };
        for is_linked in [false, true] {
            for sum in 2..=12_u8 {
                if let Some(row) = form.row(sum, is_linked) {
                    form.rolls[usize::from(is_linked)][row] += 6 - i64::from(sum.abs_diff(7));
                }
            }
        }
        form
    }

    /// The row of a sum of two dice, none for a miss. Source: BA-9.6; two ones alone make 2.
    pub(super) fn row(&self, sum: u8, is_linked: bool) -> Option<usize> {
        let link = i64::from(is_linked && self.attack.has(Icon::LinkCheck));
        let total = i64::from(sum) + self.check + link;
        let row = self.attack.row(i32::try_from(total).unwrap_or(i32::MAX));
        row.filter(|_| sum > 2)
    }

    /// The damage of the first strike to a target with so much added, before fixed damage.
    pub(super) fn strike(&self, row: usize, mark: &Mark, added: u8) -> i64 {
        (self.values[row] + i64::from(added) - mark.defence).max(0)
    }

    /// All added damage.
    pub(super) fn added(&self) -> u8 {
        self.mods.add_damage
    }

    /// How far it reaches. Source: BA-22.5.
    pub(super) fn range(&self) -> u8 {
        self.attack.range.saturating_add(self.mods.range)
    }

    /// True if its check or its damage has a stat.
    pub(super) fn has_stat(&self, stat: Stat) -> bool {
        let adds = |row: &ChartRow| row.plus == Some(stat);
        let mut checked = self.attack.check.iter().map(|checked| as_checked(*checked, self.mods));
        checked.any(|checked| checked == stat) || self.attack.chart.iter().any(adds)
    }

    /// The damage of all strikes to one target, in a row.
    pub(super) fn dealt(&self, row: usize, mark: &Mark, is_primary: bool, is_linked: bool) -> i64 {
        let one = |added| self.strike(row, mark, added);
        let more = i64::from(self.attack.hits.saturating_sub(1)) * one(0);
        let sum = if is_primary {
            let link = i64::from(is_linked && self.attack.has(Icon::LinkAttack));
            let fixed = i64::from(self.mods.fixed) + i64::from(self.attack.fixed) + link;
            one(self.mods.add_damage) + more + fixed
        } else {
            one(0) + more
        };
        sum.min(mark.hp)
    }

    /// `A` of the policy, without what is paid.
    pub(super) fn worth(&self, foe: &Foe, me: &Me, targets: Slots, primary: Slot) -> i64 {
        let is_linked = targets.meets(foe.linked);
        let rolls = &self.rolls[usize::from(is_linked)];
        let (mut damage, mut more) = (0, 0);
        for (row, rolls) in (0..self.attack.chart.len()).zip(rolls) {
            for slot in targets.iter() {
                let mark = &foe.marks[slot.index()];
                let dealt = self.dealt(row, mark, slot == primary, is_linked);
                let (one, all) = if mark.is_core { (CORE_DAMAGE, VICTORY) } else { (DAMAGE, FALL) };
                damage += one * rolls * dealt;
                more += if dealt == mark.hp { all * rolls } else { 0 };
            }
        }
        for (row, rolls) in self.attack.chart.iter().zip(rolls) {
            for effect in &row.effects {
                let step = match effect {
                    Effect::EnemyAtk(_) => ATTACK_CHIP,
                    Effect::EnemyMove(_) => MOVE_CHIP,
                    Effect::EnemyDef(_) => damage * foe.others / DEFENCE_CHIP_PART,
                    _ => 0,
                };
                more += rolls * step * foe.chip_steps(*effect);
            }
        }
        let aimed = &foe.marks[primary.index()];
        let last = if aimed.is_core { 0 } else { aimed.hp + DEFENCE * aimed.defence };
        damage + more - me.harm(self.attack.recoil) - last
    }

    /// The highest worth with targets within each set of squares, none where there is no target.
    pub(super) fn best_within(&self, foe: &Foe, me: &Me) -> [Option<i64>; SLOT_SETS] {
        let mut best = [None; SLOT_SETS];
        for targets in Slots::all() {
            if targets.len() > u32::from(self.attack.targets) || !foe.may_be_targets(targets) {
                continue;
            }
            best[bits(targets)] =
                targets.iter().map(|primary| self.worth(foe, me, targets, primary)).max();
        }
        // A set has what it has without one of its squares.
        for set in 1..SLOT_SETS {
            for slot in 0..SLOTS {
                best[set] = best[set].max(best[set & !(1 << slot)]);
            }
        }
        best
    }
}

/// The stat that is added where a check names one. Source: BA-22.6.
fn as_checked(stat: Stat, mods: AttackMods) -> Stat {
    if mods.as_magic && stat == Stat::Pow { Stat::Mag } else { stat }
}

/// The rolls of a row counted with every stat alike: for building a hero. `20·hits·Σ max(0, value −
/// 2)` of an attack with these stats.
pub(super) fn build_worth(attack: &HeroAttack, stats: &[i64; 5]) -> i64 {
    let form = Form::new(attack, AttackMods::default(), stats);
    let rows = form.values.iter().zip(form.rolls[0]);
    let sum: i64 = rows.map(|(value, rolls)| rolls * (value - 2).max(0)).sum();
    DAMAGE * i64::from(attack.hits) * sum
}
