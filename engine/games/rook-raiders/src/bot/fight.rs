//! What fighting is worth on one board: the common values of the policy.

use crate::prelude::*;
use crate::readings::{AssignOverkill, SongIdleTarget, SongOnBard, SongSelf};
use crate::rules::chapter::roll::verdict;
use crate::state::{CELLS, LANES};
use arrayvec::ArrayVec;

/// What one point of healing is worth.
pub(super) const HEALED_POINT: i64 = 1_200;
/// What a song costs.
const SONG_PRICE: i64 = 1_000;
/// A song that would knock its ally out, or on another singer.
const BAD_SONG: i64 = -5_000;

/// Column of a place, from 1 at the left.
pub(super) const fn column(index: usize) -> i64 {
    (index / LANES as usize) as i64 + 1
}

/// Lane of a place, from 0 at the top.
pub(super) const fn lane_of(index: usize) -> usize {
    index % LANES as usize
}

/// One board, perhaps with a unit moved in thought.
#[derive(Clone)]
pub(super) struct Fight<'a> {
    game: &'a RookRaiders,
    units: ArrayVec<(usize, Unit), CELLS>,
    monsters: ArrayVec<(usize, Monster), CELLS>,
}

impl<'a> Fight<'a> {
    pub fn new(game: &'a RookRaiders, has: &SeatState) -> Self {
        Self { game, units: has.units().collect(), monsters: has.monsters().collect() }
    }

    /// The board after a unit's move.
    pub fn moved(&self, id: UnitId, to: usize) -> Self {
        let mut moved = self.clone();
        for (at, unit) in &mut moved.units {
            if unit.id == id {
                *at = to;
            }
        }
        moved
    }

    /// HP left of a monster.
    pub fn left(&self, monster: Monster) -> i64 {
        i64::from(self.game.cards.monster(monster.kind).hp.saturating_sub(monster.damage)).max(1)
    }

    fn urgency(&self, at: usize, monster: Monster) -> i64 {
        let card = self.game.cards.monster(monster.kind);
        let urgency = 500 * (1 + i64::from(card.threat)) * (2 + column(at));
        if card.is_red() && column(at) >= 5 { 3 * urgency } else { urgency }
    }

    /// Damage of a roll by a unit of this card. Source: RR-5.11, RR-5.13.
    pub fn damage(&self, kind: UnitKind, dice: [u8; 2], monster: Monster) -> i64 {
        let Skill::Dice { modifier } = self.game.cards.unit(kind).skill else { return 1 };
        let defense = self.game.cards.monster(monster.kind).defense;
        verdict(dice, modifier, defense).damage().into()
    }

    /// Over the 36 rolls: the damage that counts, and how many slay.
    pub fn rolls(&self, kind: UnitKind, monster: Monster) -> (i64, i64) {
        let left = self.left(monster);
        let (mut sum, mut slain) = (0, 0);
        for a in 1..=6 {
            for b in 1..=6 {
                let damage = self.damage(kind, [a, b], monster);
                sum += damage.min(left);
                slain += i64::from(damage >= left);
            }
        }
        (sum, slain)
    }

    /// A dice attack.
    pub fn dice(&self, kind: UnitKind, at: usize, monster: Monster) -> i64 {
        let left = self.left(monster);
        let (sum, slain) = self.rolls(kind, monster);
        self.urgency(at, monster) * (sum + slain * left) / (36 * left)
    }

    /// So much fixed damage on a monster.
    pub fn fixed(&self, at: usize, monster: Monster, damage: i64) -> i64 {
        let left = self.left(monster);
        let slays = if damage >= left { left } else { 0 };
        self.urgency(at, monster) * (damage.min(left) + slays) / left
    }

    /// A song for an ally.
    pub fn song(&self, at: usize, ally: Unit) -> i64 {
        let card = self.game.cards.unit(ally.kind);
        if card.skill == Skill::Song || card.hp.saturating_sub(ally.damage) <= 1 {
            return BAD_SONG;
        }
        self.best_use(at, ally).unwrap_or(0) - SONG_PRICE
    }

    /// The best legal use of a unit's skill from a place; none if there is none.
    pub fn best_use(&self, from: usize, unit: Unit) -> Option<i64> {
        let reach = self.game.reach.unit(unit.kind, from);
        let hit = self.monsters.iter().filter(|(at, _)| reach.contains(*at)).copied();
        match self.game.cards.unit(unit.kind).skill {
            Skill::Dice { .. } => hit.map(|(at, monster)| self.dice(unit.kind, at, monster)).max(),
            Skill::Assign { hits } => {
                let hit: ArrayVec<_, CELLS> = hit.collect();
                self.best_division(&hit, i64::from(hits))
            }
            Skill::Area { damage } => {
                let each = hit.map(|(at, monster)| self.fixed(at, monster, damage.into()));
                each.reduce(|sum, value| sum + value)
            }
            Skill::Heal { points } => {
                let hurt = self.units.iter().filter(|(at, _)| reach.contains(*at));
                let damage: i64 = hurt.map(|(_, unit)| i64::from(unit.damage)).sum();
                (damage > 0).then(|| HEALED_POINT * damage.min(points.into()))
            }
            Skill::Song => {
                let allies = self.units.iter().filter(|(at, ally)| {
                    reach.contains(*at) && self.may_sing_for(unit, *at, *ally)
                });
                allies.map(|(at, ally)| self.song(*at, *ally)).max()
            }
        }
    }

    fn may_sing_for(&self, singer: Unit, at: usize, ally: Unit) -> bool {
        let readings = &self.game.readings;
        let sings = self.game.cards.unit(ally.kind).skill == Skill::Song;
        if singer.id == ally.id {
            return readings.song_self == SongSelf::Yes;
        }
        if sings {
            return readings.song_on_bard == SongOnBard::Allowed;
        }
        readings.song_idle_target == SongIdleTarget::Allowed || self.best_use(at, ally).is_some()
    }

    /// The best way to divide portions over these monsters. Source: RR-5.15, RR-R19.
    fn best_division(&self, hit: &[(usize, Monster)], portions: i64) -> Option<i64> {
        let forbidden = self.game.readings.assign_overkill == AssignOverkill::Forbidden;
        let most = |monster| if forbidden { self.left(monster) } else { portions };
        let room: i64 = hit.iter().map(|(_, monster)| most(*monster)).sum();
        // best[n]: the highest value of exactly n portions over the monsters looked at so far.
        let portions = usize::try_from(portions.min(room)).ok()?;
        let mut best = vec![None; portions + 1];
        best[0] = Some(0);
        for (at, monster) in hit {
            for count in (1..=portions).rev() {
                let up_to = count.min(usize::try_from(most(*monster)).unwrap_or(0));
                for here in 1..=up_to {
                    let value = self.fixed(*at, *monster, here as i64);
                    let with = best[count - here].map(|rest: i64| rest + value);
                    best[count] = best[count].max(with);
                }
            }
        }
        if hit.is_empty() { None } else { best[portions] }
    }

    /// Damage that the monsters which reach a cell would do there.
    fn danger(&self, cell: usize) -> i64 {
        let reaching = self
            .monsters
            .iter()
            .filter(|(at, monster)| self.game.reach.monster(monster.kind, *at).contains(cell));
        reaching.map(|(_, monster)| i64::from(self.game.cards.monster(monster.kind).damage)).sum()
    }

    /// How good a cell is for a unit.
    pub fn position(&self, unit: Unit, cell: usize) -> i64 {
        let danger = self.danger(cell);
        let left = i64::from(self.game.cards.unit(unit.kind).hp.saturating_sub(unit.damage));
        let (mut ahead, mut behind) = (0, 0);
        for (at, monster) in &self.monsters {
            if lane_of(*at) != lane_of(cell) {
                continue;
            }
            if column(*at) < column(cell) {
                ahead += i64::from(self.game.cards.monster(monster.kind).threat) * column(*at);
            } else if column(*at) > column(cell) {
                behind += 1;
            }
        }
        let fatal = if danger >= left { 2_000 } else { 0 };
        -700 * danger - fatal + 250 * ahead / 6 - 100 * behind
    }
}
