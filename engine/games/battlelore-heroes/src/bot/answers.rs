//! Answers in a battle: retreats, battling back, evading, what follows a melee.
//!
//! Source: 13.2 of the specification.

use super::field::{Field, HIT};
use crate::prelude::*;

/// What counts in a retreat, the weightier by far before the other.
const IGNORED: i64 = 1_000_000;
const GLORY: i64 = 500_000;
const MISSING: i64 = 20_000;
const HEX: i64 = 10_000;
const SUPPORTER: i64 = 1_000;
const OUT: i64 = -200_000;
/// Hexes that a Champion likes to retreat.
const RETREATS: u8 = 2;
/// It counts more than any other number of hexes.
const LIKED: i64 = 9;
/// A battle back is worth it from here, and a Glory token from there.
const ANSWERS: i64 = 6;
/// Ground is gained for such an attack.
const GROUND: i64 = 10;

impl Field<'_> {
    /// True if a unit would rather run: its last figure faces more than it deals out.
    fn would_flee(&self, retreat: &Retreat) -> bool {
        let (game, state) = (self.game, &self.trial);
        let who = retreat.who;
        let Some(fight) = state.battle().fight().filter(|_| retreat.cause == RetreatCause::Battle)
        else {
            return false;
        };
        let is_last = who.hero.is_none() && self.is_last(&who);
        if !is_last || fight.mode != Mode::Melee || !game.stands(state, &fight.attacker) {
            return false;
        }
        let against = self.strike(fight.attacker, who, FightKind::Attack, Mode::Melee);
        let own = self.strike(who, fight.attacker, FightKind::BattleBack, Mode::Melee);
        against.hits > own.hits
    }

    /// What is ignored of the flags.
    pub(super) fn ignores(&self, ignored: u8, glory: Option<GloryUse>) -> i64 {
        let Some(retreat) = self.battle().retreat.clone() else { return 0 };
        let flees = self.would_flee(&retreat);
        let ignores = IGNORED * i64::from(ignored);
        let by_glory = match glory {
            None => 0,
            Some(GloryUse::ExtraHex) => IGNORED * -100,
            Some(GloryUse::IgnoreFlag) => {
                let left = retreat.flags.saturating_sub(ignored);
                if left == 1 && !flees { GLORY } else { IGNORED * -100 }
            }
        };
        by_glory + if flees { -ignores } else { ignores }
    }

    /// C8: a retreat.
    pub(super) fn retreats(&mut self, ignored: u8, glory: Option<GloryUse>, path: Path) -> i64 {
        let Some(retreat) = self.battle().retreat.clone() else { return 0 };
        let who = retreat.who;
        let said = retreat.ignored.is_some();
        let ignores = if said { 0 } else { self.ignores(ignored, glory) };
        let by_glory = u8::from(glory == Some(GloryUse::IgnoreFlag));
        let left = retreat.flags.saturating_sub(ignored + by_glory);
        if left == 0 {
            return ignores;
        }
        let way = if who.hero.is_some() {
            champion_way(path, RETREATS)
        } else {
            let need = self.game.retreat_need(&self.trial, &who, left);
            let end = path.hexes(who.at, who.camp).last().copied();
            let champion = end.and_then(|end| self.game.champion_in(&self.trial, end, who.camp));
            let missing = if champion.is_some() { 0 } else { need.saturating_sub(path.len()) };
            -MISSING * i64::from(missing)
        };
        ignores + way + self.end(who, path)
    }

    /// The end of a path: support, then threat; of a Champion the threat alone.
    fn end(&mut self, who: Fighter, path: Path) -> i64 {
        let end = path.hexes(who.at, who.camp).last().copied().unwrap_or(who.at);
        if path.leaves() || !self.game.stands(&self.trial, &who) {
            return 0;
        }
        let spot = self.standing(who, end);
        let support = if who.hero.is_some() { 0 } else { SUPPORTER * spot.support };
        support - spot.threat
    }

    /// True if the Champion that was attacked fears for its last skull.
    fn fears(&self, fight: &Fight) -> bool {
        fight.target.hero.is_some() && self.is_last(&fight.target)
    }

    /// C9: an evade; doing nothing has 0.
    pub(super) fn evades(&mut self, path: Path) -> i64 {
        let Some(fight) = self.battle().fight().cloned() else { return 0 };
        if !self.fears(&fight) {
            return -1;
        }
        let longest = crate::state::derived::CHAMPION_STEPS;
        IGNORED + champion_way(path, longest) + self.end(fight.target, path)
    }

    /// C9: a battle back.
    pub(super) fn answers(&self, glory: bool) -> i64 {
        let Some(fight) = self.battle().fight() else { return 0 };
        let harm =
            self.strike(fight.target, fight.attacker, FightKind::BattleBack, Mode::Melee).harm();
        match (glory, harm) {
            (false, ANSWERS..) => 1,
            (true, HIT..) => 2,
            (false | true, _) => -1,
        }
    }

    /// C10: ground is gained; staying has 0.
    pub(super) fn gains_ground(&mut self) -> i64 {
        let Some(fight) = self.battle().fight().cloned() else { return 0 };
        let (support, best) = self.after(fight.attacker, fight.target.at);
        if support >= 1 || best >= GROUND { 1 } else { -1 }
    }

    /// C10: the attacker rides on; staying has 0.
    pub(super) fn pursues(&mut self, to: Hex) -> i64 {
        let Some(fight) = self.battle().fight().cloned() else { return 0 };
        let (_, stays) = self.after(fight.attacker, fight.attacker.at);
        let (_, rides) = self.after(fight.attacker, to);
        rides - stays
    }

    /// Support, and the best melee, of a piece on a hex where it would go.
    fn after(&mut self, who: Fighter, hex: Hex) -> (usize, i64) {
        self.tried(
            who,
            hex,
            |_| {},
            |field, stands| {
                let support = field.game.supporters(&field.trial, stands.camp, hex);
                (support, field.best_melee(stands).worth)
            },
        )
    }

    /// C10, the window `FollowOn`: the bonus melee that a foot unit would make.
    pub(super) fn bonus_harm(&self) -> i64 {
        let fight = self.battle().fight();
        fight.map_or(0, |fight| self.best_melee(&fight.attacker).harm())
    }
}

/// How much a Champion likes a way: so many hexes, else the longest; off the map only at need.
fn champion_way(path: Path, liked: u8) -> i64 {
    let len = if path.len() == liked { LIKED } else { i64::from(path.len()) };
    HEX * len + if path.leaves() { OUT } else { 0 }
}
