//! Ways back: the paths of retreats and evades.
//!
//! Source: BL-10.4, BL-10.5, BL-10.8, BH-8.6, BH-15.1 to BH-15.4.

use crate::prelude::*;
use crate::readings::{
    BaselineForcedExit, ChampionRetreatLength, ChestStopsRetreat, ExitByEvade, RetreatPath,
};
use crate::state::derived::gives;
use crate::vocabulary::PATH_MAX;

/// Most hexes that a Champion retreats. Source: BH-15.1.
pub const CHAMPION_STEPS: u8 = 3;

/// Ways of a retreat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ways {
    /// The legal ones, ascending.
    pub legal: Vec<Path>,
    /// How long the longest is, as far as it counts (BL-10.5).
    pub longest: u8,
}

impl BattleLore {
    /// True if a piece may stand in or cross a terrain, whatever stands there. Source: BL-2.6, BH-8.7.
    pub(crate) fn may_enter(&self, state: &State, who: &Fighter, hex: Hex) -> bool {
        let terrain = self.terrain(state, hex);
        match terrain.enter {
            Who::All => true,
            Who::Nobody => {
                let grapnel = |hero: HeroId| {
                    self.artifact_of(state, hero, gives!(ArtifactPower::RiverAsFord => ()))
                };
                terrain.role == TerrainRole::River
                    && who.hero.is_some_and(|hero| grapnel(hero).is_some())
            }
            Who::Unmounted => {
                let mounted_leader = who.hero.is_none()
                    && self
                        .hero_beside(state, who.at)
                        .is_some_and(|hero| state.battle().hero(hero).mounted);
                !self.is_mounted(state, who) && !mounted_leader
            }
        }
    }

    /// True if a troop and a Champion may stand together as a combined unit when the troop comes.
    /// Source: BH-8.6.
    pub(crate) fn may_absorb(&self, state: &State, who: &Fighter, hex: Hex) -> bool {
        if who.hero.is_some() || self.is_creature(state, who) {
            return false;
        }
        let Some(champion) = self.champion_in(state, hex, who.camp) else { return false };
        let alone = state.battle().unit(hex).is_none();
        let hero = Fighter { camp: who.camp, at: hex, hero: Some(champion) };
        alone
            && self.hero_beside(state, who.at).is_none()
            && self.class_of(state, who) == self.class_of(state, &hero)
    }

    /// True if a Champion may end with the friendly troop in a hex. Source: BH-8.3, BH-8.4, BH-R6.
    pub(crate) fn may_join(&self, state: &State, hero: HeroId, hex: Hex) -> bool {
        let found = state.battle().hero(hero);
        let Some(unit) = state.battle().unit(hex) else { return false };
        unit.camp == found.camp
            && state.battle().hero_at(hex, unit.camp).is_none_or(|other| other.id == hero)
            && self.fits_troop(unit.kind, found.mounted)
    }

    /// The ways of a piece with so many flags left and so many hexes more by Glory.
    pub(crate) fn ways_with(&self, state: &State, retreat: &Retreat, left: u8, longer: u8) -> Ways {
        if let Some(hero) = retreat.who.hero {
            let at_least = match (retreat.cause, self.readings.champion_retreat_length) {
                (
                    RetreatCause::Battle | RetreatCause::Damage,
                    ChampionRetreatLength::AtLeastFlags,
                ) => left.clamp(1, CHAMPION_STEPS),
                _ => 1,
            };
            let evades = retreat.cause == RetreatCause::Evade;
            // BH-15.7: it is stuck only if it can go nowhere, however short.
            (1..=at_least)
                .rev()
                .map(|least| self.ways_of_champion(state, &retreat.who, hero, least, evades))
                .find(|ways| !ways.legal.is_empty())
                .unwrap_or_default()
        } else {
            let need = self.retreat_need(state, &retreat.who, left) + longer;
            self.ways_of_unit(state, &retreat.who, need)
        }
    }

    /// Hexes that a unit must retreat for so many flags, without Glory. Source: BL-10.3, BL-10.9.
    pub(crate) fn retreat_need(&self, state: &State, who: &Fighter, left: u8) -> u8 {
        let each = if self.is_frightened(state, who) { 2 } else { 1 };
        left.saturating_mul(each)
    }

    /// Paths of a troop or a creature. Source: BL-10.4, BL-10.5, BL-10.8.
    fn ways_of_unit(&self, state: &State, who: &Fighter, need: u8) -> Ways {
        // What counts is at most the depth of the board.
        let need = need.min(PATH_MAX);
        let mut found: Vec<(Path, u8)> = Vec::new();
        self.extend_unit(state, who, (Path::EMPTY, who.at), need, &mut found);
        let longest = found.iter().map(|(_, counts)| *counts).max().unwrap_or(0);
        let any = self.readings.retreat_path == RetreatPath::AnyPath;
        let chosen = found.into_iter().filter(|(_, counts)| any || *counts == longest);
        let mut legal: Vec<Path> = chosen.map(|(path, _)| path).collect();
        legal.sort_unstable();
        legal.dedup();
        Ways { legal, longest }
    }

    fn extend_unit(
        &self,
        state: &State,
        who: &Fighter,
        (path, at): (Path, Hex),
        need: u8,
        found: &mut Vec<(Path, u8)>,
    ) {
        found.push((path, path.len()));
        if path.len() >= need {
            return;
        }
        for east in [false, true] {
            let Some(next) = at.homeward(who.camp, east) else { continue };
            let Some(longer) = path.longer(east) else { continue };
            if !self.may_enter(state, who, next) {
                continue;
            }
            if self.is_piece(state, next) {
                if self.may_absorb(state, who, next) {
                    found.push((longer, need));
                }
            } else if self.chest_stops(state, who, next) {
                found.push((longer, need));
            } else {
                self.extend_unit(state, who, (longer, next), need, found);
            }
        }
    }

    /// BH-R53: whether a chest hex ends the retreat of a piece with a hero.
    pub(crate) fn chest_stops(&self, state: &State, who: &Fighter, hex: Hex) -> bool {
        self.readings.chest_stops_retreat == ChestStopsRetreat::Yes
            && self.hero_struck(state, who).is_some()
            && state.battle().chests.iter().any(|chest| chest.at == hex)
    }

    /// Paths of a Champion. Source: BH-15.1 to BH-15.4, BH-R48, BH-R55.
    fn ways_of_champion(
        &self,
        state: &State,
        who: &Fighter,
        hero: HeroId,
        at_least: u8,
        evades: bool,
    ) -> Ways {
        let may_leave = !evades || self.readings.exit_by_evade == ExitByEvade::Yes;
        let mut legal = Vec::new();
        let mut open = vec![(Path::EMPTY, who.at)];
        while let Some((path, at)) = open.pop() {
            let stopped = !path.is_empty() && self.chest_stops(state, who, at);
            if (path.len() >= at_least.max(1) || (stopped && !path.is_empty()))
                && (!self.is_piece(state, at) || self.may_join(state, hero, at))
            {
                legal.push(path);
            }
            if stopped || path.len() >= CHAMPION_STEPS {
                continue;
            }
            if at.row() == who.camp.baseline() && may_leave {
                legal.push(path.then_out());
            }
            for east in [false, true] {
                let Some(next) = at.homeward(who.camp, east) else { continue };
                let Some(longer) = path.longer(east) else { continue };
                if self.may_enter(state, who, next) {
                    open.push((longer, next));
                }
            }
        }
        // BH-R55: on its own baseline it may stay and be checked instead.
        let stays = who.at.row() == who.camp.baseline()
            && !evades
            && self.readings.baseline_forced_exit == BaselineForcedExit::MayStayWith1dCheck;
        if stays {
            legal.push(Path::EMPTY);
        }
        legal.sort_unstable();
        legal.dedup();
        let longest = legal.iter().map(|path| path.len()).max().unwrap_or(0);
        Ways { legal, longest }
    }
}
