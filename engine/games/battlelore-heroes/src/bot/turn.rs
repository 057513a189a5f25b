//! The player turn: moves and battles.
//!
//! Source: 13.2 of the specification.

use super::field::{Blow, Field, HIT, NEAR};
use crate::prelude::*;

/// What is never done.
pub(super) const NEVER: i64 = -1_000_000;
/// What is done before all else.
pub(super) const FIRST: i64 = 1_000_000;
/// A Champion that takes shelter with a troop.
const SHELTER: i64 = 60;
/// Enemies near a Champion that make it do so.
const THREATENING: usize = 2;
/// A battle worth less is made only against who answers no better.
const POOR: i64 = 4;

impl Field<'_> {
    /// T3: a piece moves. No move has 0.
    pub(super) fn moves(&mut self, piece: Hex, hero: Option<HeroId>, dest: Hex) -> i64 {
        let Some(who) = self.game.fighter_in(&self.trial, piece, hero) else { return NEVER };
        let meets_troop = who.hero.is_some() && self.battle().unit(dest).is_some();
        let shelters = self.enemies_near(piece, NEAR) >= THREATENING;
        let survey = self.survey(who);
        let Some(spot) = survey.at(dest) else { return NEVER };
        let gain = spot.worth - survey.stay();
        match (meets_troop, shelters) {
            (true, false) => NEVER,
            (true, true) => FIRST + gain + SHELTER,
            (false, _) => gain,
        }
    }

    /// T3: a Leader leaves its troop.
    pub(super) fn detaches(&self, dest: Hex) -> i64 {
        if self.has_chest(dest) { FIRST } else { 1 }
    }

    /// T4: a battle; none has 0.
    pub(super) fn battles(
        &mut self,
        (piece, hero): (Hex, Option<HeroId>),
        target: Hex,
        glory: bool,
    ) -> i64 {
        let game = self.game;
        let Some(who) = game.fighter_in(&self.trial, piece, hero) else { return NEVER };
        let Some(enemy) = game.fighter_in(&self.trial, target, None) else { return NEVER };
        let mode = if piece.is_beside(target) { Mode::Melee } else { Mode::Ranged };
        let blow = self.strike(who, enemy, FightKind::Attack, mode);
        if blow.harm() < POOR && mode == Mode::Melee && self.could_answer(who, enemy) {
            let back = self.strike(enemy, who, FightKind::BattleBack, Mode::Melee);
            if back.harm() > blow.harm() {
                return -1;
            }
        }
        with_glory(blow, glory)
    }

    /// C10: the bonus melee.
    pub(super) fn bonus(
        &self,
        (piece, hero): (Hex, Option<HeroId>),
        target: Hex,
        glory: bool,
    ) -> i64 {
        let game = self.game;
        let who = game.fighter_in(&self.trial, piece, hero);
        let enemy = game.fighter_in(&self.trial, target, None);
        let (Some(who), Some(enemy)) = (who, enemy) else { return NEVER };
        with_glory(self.strike(who, enemy, FightKind::Bonus, Mode::Melee), glory)
    }

    /// The best battle that a piece could make now.
    pub(super) fn best_now(&mut self, who: Fighter) -> i64 {
        self.standing(who, who.at).attack()
    }
}

/// The score of a battle, with a Glory token or without.
const fn with_glory(blow: Blow, glory: bool) -> i64 {
    match (glory, blow.worth >= HIT) {
        (true, false) => NEVER,
        (true, true) => blow.worth + 2,
        (false, _) => blow.worth + 1,
    }
}
