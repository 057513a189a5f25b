//! What fighting would bring: a battle declared now, a fighter more, or the battle as it stands.

use super::Bot;
use super::battle::{Stakes, Unit, share, worth};
use super::values::combat_damage;
use crate::prelude::*;
use crate::state::other;
use std::cmp::Reverse;

/// What a plan is worth where nobody could attack.
pub(super) const NO_PLAN: i64 = -99;

/// A battle as it might be fought: who is in it, and who of mine could be.
pub(super) struct Clash {
    stakes: Stakes,
    /// I am the attacker.
    attacking: bool,
    mine: Vec<Unit>,
    /// My characters that could fight, too, the best first.
    candidates: Vec<Unit>,
    theirs: Vec<Unit>,
    /// Memory of the simulations.
    memory: [Vec<Unit>; 2],
}

impl Clash {
    /// What it is worth to me with the first of the candidates.
    fn worth(&mut self, joining: usize) -> i64 {
        let [mine, theirs] = &mut self.memory;
        mine.clear();
        mine.extend_from_slice(&self.mine);
        mine.extend_from_slice(&self.candidates[..joining]);
        mine.sort_unstable_by_key(|unit| unit.id);
        theirs.clear();
        theirs.extend_from_slice(&self.theirs);
        if self.attacking {
            worth(mine, theirs, self.stakes)
        } else {
            -worth(theirs, mine, self.stakes)
        }
    }

    /// The least number of candidates, from this one on, with the highest worth less that number;
    /// and that.
    fn best(&mut self, from: usize) -> Option<(usize, i64)> {
        let mut best = None;
        for joining in from..=self.candidates.len() {
            let worth = self.worth(joining) - joining as i64;
            if best.is_none_or(|(_, highest)| worth > highest) {
                best = Some((joining, worth));
            }
        }
        best
    }
}

impl Bot<'_> {
    /// A character in play as the simulation has it.
    fn unit(&self, card: &Instance) -> Unit {
        let numbers = self.numbers(card);
        let left = (numbers.hp - i64::from(card.damage)).max(0) + i64::from(card.shield);
        Unit {
            id: card.id,
            power: numbers.power,
            range: numbers.range,
            left,
            value: numbers.value(self.game.data(card.kind).level),
            struck: false,
            given: 0,
        }
    }

    fn stakes(&self, city: City, attacker: Seat) -> Stakes {
        let prize = self.prize(city, attacker);
        Stakes { prize, held: self.occupies(other(attacker), city) }
    }

    /// My unlocked characters at a city that are not in this list, in the order in which they are
    /// sent into battle.
    fn candidates(&self, city: City, fighters: &[CardId]) -> Vec<Unit> {
        let mut units: Vec<Unit> = self
            .characters_at(self.me, city)
            .filter(|card| !card.locked && !fighters.contains(&card.id))
            .map(|card| self.unit(card))
            .collect();
        units.sort_unstable_by_key(|unit| {
            (Reverse(unit.range), Reverse(unit.power), Reverse(unit.left), unit.id)
        });
        units
    }

    /// The characters of the other seat at a city that fight or may, by their numbers: all where it
    /// occupies the city, else those in this list and the unlocked ones.
    fn opponents(&self, city: City, fighters: &[CardId]) -> Vec<Unit> {
        let all = self.occupies(self.foe, city);
        self.characters_at(self.foe, city)
            .filter(|card| all || !card.locked || fighters.contains(&card.id))
            .map(|card| self.unit(card))
            .collect()
    }

    /// A battle that I would declare; none without anybody to fight it.
    fn attack(&self, city: City) -> Option<Clash> {
        let candidates = self.candidates(city, &[]);
        if candidates.is_empty() {
            return None;
        }
        Some(Clash {
            stakes: self.stakes(city, self.me),
            attacking: true,
            mine: Vec::new(),
            candidates,
            theirs: self.opponents(city, &[]),
            memory: [const { Vec::new() }; 2],
        })
    }

    /// What a battle that I declare at a city is worth.
    pub(super) fn plan(&self, city: City) -> i64 {
        let best = self.attack(city).and_then(|mut clash| clash.best(1));
        best.map_or(NO_PLAN, |(_, worth)| worth)
    }

    /// True if a battle that I declare at a city is worth anything.
    pub(super) fn plan_pays(&self, city: City) -> bool {
        let pays = |mut clash: Clash| {
            (1..=clash.candidates.len()).any(|joining| clash.worth(joining) > joining as i64)
        };
        self.attack(city).is_some_and(pays)
    }

    /// The vanguard of the battle that I have declared, if fighting it is worth anything: of those
    /// that the plan needs, the one that can take most.
    pub(super) fn planned_vanguard(&self, city: City) -> Option<CardId> {
        let mut clash = self.attack(city)?;
        let (count, _) = clash.best(1).filter(|(_, worth)| *worth > 0)?;
        let needed = clash.candidates[..count].iter();
        Some(needed.max_by_key(|unit| (unit.left, unit.power, Reverse(unit.id)))?.id)
    }

    /// The character that I should send into the battle that goes on, if any.
    pub(super) fn planned_fighter(&self, battle: &Battle) -> Option<CardId> {
        let [mine, theirs] = [self.me, self.foe].map(|seat| &*battle.fighters[seat.index()]);
        let attacker = self.state.tp();
        let mut clash = Clash {
            stakes: self.stakes(battle.city, attacker),
            attacking: attacker == self.me,
            mine: self.units(mine),
            candidates: self.candidates(battle.city, mine),
            theirs: self.opponents(battle.city, theirs),
            memory: [const { Vec::new() }; 2],
        };
        let (count, _) = clash.best(0)?;
        if count > 0 { clash.candidates.first().map(|unit| unit.id) } else { None }
    }

    /// Those of these cards that are in play.
    fn units(&self, ids: &[CardId]) -> Vec<Unit> {
        let cards = ids.iter().filter_map(|id| self.in_play(*id));
        cards.map(|card| self.unit(card)).collect()
    }

    /// What the battle that goes on is worth to me as it stands, the pending damage dealt first; one
    /// fighter perhaps with other numbers. 0 outside a battle.
    pub(super) fn outlook(&self, changed: Option<&Instance>) -> i64 {
        let Some(battle) = &self.state.battle else { return 0 };
        let attacker = self.state.tp();
        let [mut attackers, mut defenders] = [attacker, other(attacker)].map(|seat| {
            let mut units = self.units(&battle.fighters[seat.index()]);
            for unit in &mut units {
                if let Some(card) = changed.filter(|card| card.id == unit.id) {
                    *unit = self.unit(card);
                }
                unit.struck = battle.struck.binary_search(&unit.id).is_ok();
                let coming = self.state.stack.iter().map(|item| combat_damage(item, unit.id));
                unit.left = (unit.left - coming.sum::<i64>()).max(0);
            }
            units
        });
        let worth = worth(&mut attackers, &mut defenders, self.stakes(battle.city, attacker));
        if attacker == self.me { worth } else { -worth }
    }

    /// What a striker should assign next: the first target of its division and the points for it;
    /// `targets` are those that it may still name, ascending.
    pub(super) fn planned_assignment(
        &self,
        rest: i64,
        targets: &[CardId],
        given: impl Fn(CardId) -> i64,
    ) -> Option<(CardId, i64)> {
        let mut units = self.units(targets);
        for unit in &mut units {
            unit.given = given(unit.id);
        }
        let before = units.clone();
        let spare = share(rest, &mut units);
        let gets = |at: &usize| units[*at].given > before[*at].given;
        let first = (0..units.len()).find(gets);
        let last = (0..units.len()).rfind(gets).or(units.len().checked_sub(1))?;
        let first = first.unwrap_or(last);
        let more = if first == last { spare } else { 0 };
        Some((units[first].id, units[first].given - before[first].given + more))
    }
}
