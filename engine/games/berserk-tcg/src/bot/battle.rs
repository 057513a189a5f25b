//! The simulated battle: present numbers alone, no effects, each side striking as it should.

use crate::prelude::*;

/// Repelled: what it costs the attacker.
const REPELLED: i64 = -4;
/// Nobody is left at a city that the defender occupies: it gets free.
const FREED: i64 = 3;

/// A character in a simulated battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Unit {
    pub id: CardId,
    pub power: i64,
    pub range: i64,
    /// Points it can take; dead at 0.
    pub left: i64,
    /// What it is worth.
    pub value: i64,
    /// It has struck in this battle.
    pub struck: bool,
    /// Points given to it in this Range group, not yet dealt.
    pub given: i64,
}

impl Unit {
    const fn is_alive(&self) -> bool {
        self.left > 0
    }

    const fn will_strike(&self) -> bool {
        self.is_alive() && self.power > 0 && !self.struck
    }

    const fn need(&self) -> i64 {
        self.left - self.given
    }
}

/// What a battle is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Stakes {
    /// What occupying the city is worth to the attacker.
    pub prize: i64,
    /// The defender occupies the city.
    pub held: bool,
}

/// Gives a striker's points to its enemies, who ascend by number: where the least is needed to kill,
/// then the most valuable, then the first. Returns the points that nobody needs.
pub(super) fn share(mut points: i64, enemies: &mut [Unit]) -> i64 {
    while points > 0 {
        let needy = enemies.iter_mut().filter(|enemy| enemy.need() > 0);
        let Some(enemy) = needy.min_by_key(|enemy| (enemy.need(), -enemy.value)) else { break };
        let part = points.min(enemy.need());
        enemy.given += part;
        points -= part;
    }
    points
}

/// All of this Range strike.
fn strike(range: i64, strikers: &mut [Unit], enemies: &mut [Unit]) {
    for striker in strikers.iter_mut().filter(|unit| unit.range == range && unit.will_strike()) {
        share(striker.power, enemies);
        striker.struck = true;
    }
}

fn deal(units: &mut [Unit]) {
    for unit in units {
        unit.left -= unit.given;
        unit.given = 0;
    }
}

/// What a battle of these sides, each ascending by number, is worth to the attacker.
pub(super) fn worth(attackers: &mut [Unit], defenders: &mut [Unit], stakes: Stakes) -> i64 {
    while attackers.iter().any(Unit::is_alive) && defenders.iter().any(Unit::is_alive) {
        let strikers = attackers.iter().chain(defenders.iter()).filter(|unit| unit.will_strike());
        let Some(range) = strikers.map(|unit| unit.range).max() else { break };
        strike(range, attackers, defenders);
        strike(range, defenders, attackers);
        deal(attackers);
        deal(defenders);
    }
    let dead = |units: &[Unit]| -> i64 {
        units.iter().filter(|unit| !unit.is_alive()).map(|unit| unit.value).sum()
    };
    let result = match (attackers.iter().any(Unit::is_alive), defenders.iter().any(Unit::is_alive))
    {
        (true, false) => stakes.prize,
        (false, true) => REPELLED,
        (false, false) => FREED * i64::from(stakes.held),
        (true, true) => 0,
    };
    dead(defenders) - dead(attackers) + result
}
