//! What follows from the state: who stands where, what it is, what it has. Nothing is stored.
//!
//! Source: BL-1.1 to BL-4.10, BL-10.1, BH-6.1, BH-10.1, BH-14.1, BH-17.2, BH-18.4.

mod dice;
mod reach;
pub mod sight;
mod ways;

pub use dice::DiceFor;
pub use reach::{Mover, Reach};
pub use ways::{CHAMPION_STEPS, Ways};

use crate::cards::{People, TerrainRow};
use crate::prelude::*;
use crate::readings::SupportPieces;

/// Adjacent friendly pieces that support. Source: BL-10.1.
pub const SUPPORTERS: usize = 2;
/// Bold levels of a Champion, and of a troop with a Leader. Source: BH-14.1, BH-14.2.
const HERO_BOLD: u8 = 1;

/// Battle dice of a Champion. Source: BH-2.1.
pub const fn champion_dice(class: Class) -> u8 {
    match class {
        Class::Warrior => 2,
        Class::Commander | Class::Wizard | Class::Cleric | Class::Rogue => 1,
    }
}

/// Skull marks of a hero. Source: BH-3.1.
pub const fn skulls(class: Class) -> u8 {
    match class {
        Class::Warrior => 5,
        Class::Commander | Class::Rogue => 4,
        Class::Wizard | Class::Cleric => 3,
    }
}

/// Hexes that a Champion may move. Source: BH-8.1.
pub const fn champion_moves(mounted: bool) -> u8 {
    if mounted { 4 } else { 2 }
}

/// What a power gives, if it is of this form; for [`BattleLore::skill_of`] and
/// [`BattleLore::artifact_of`].
macro_rules! gives {
    ($form:pat => $given:expr) => {
        |power| match power {
            $form => Some($given),
            _ => None,
        }
    };
}
pub(crate) use gives;

impl BattleLore {
    /// The scenario in play.
    pub(crate) fn scenario(&self, state: &State) -> &ScenarioRow {
        self.cards.scenario(self.scenario_kind(state))
    }

    /// Which scenario is in play.
    pub(crate) fn scenario_kind(&self, state: &State) -> Scenario {
        let played = state.campaign.as_ref().and_then(|campaign| campaign.battles.last());
        played.map_or(self.scenario, |battle| battle.scenario)
    }

    /// Who takes a player turn, from 1; before the first one, who will take it. Source: BL-6.1.
    pub(crate) fn mover_of(&self, state: &State, turn: u16) -> Camp {
        let first = self.scenario(state).first;
        if turn.is_multiple_of(2) && turn > 0 { first.other() } else { first }
    }

    /// The camp whose turn it is. Source: BL-6.1.
    pub(crate) fn active(&self, state: &State) -> Camp {
        self.mover_of(state, state.battle.as_ref().map_or(0, |battle| battle.turn))
    }

    /// The terrain of a hex.
    pub(crate) fn terrain(&self, state: &State, hex: Hex) -> &TerrainRow {
        self.cards.terrain(self.scenario(state).terrain[hex.index()])
    }

    /// True if a hex has a terrain of this role.
    pub(crate) fn is_terrain(&self, state: &State, hex: Hex, role: TerrainRole) -> bool {
        self.terrain(state, hex).role == role
    }

    /// The Champion of a camp in a hex: a hero alone, or one that stays apart (BH-R9).
    pub(crate) fn champion_in(&self, state: &State, hex: Hex, camp: Camp) -> Option<HeroId> {
        let hero = state.battle().hero_at(hex, camp)?;
        self.is_champion(state, hero.id).then_some(hero.id)
    }

    /// True if a hero on the board is a Champion now. Source: BH-6.1.
    pub(crate) fn is_champion(&self, state: &State, hero: HeroId) -> bool {
        let hero = state.battle().hero(hero);
        hero.at.is_some() && (hero.apart || self.own_troop_with(state, hero).is_none())
    }

    /// The own troop in a hero's hex.
    fn own_troop_with<'a>(&self, state: &'a State, hero: &Hero) -> Option<&'a Unit> {
        let unit = state.battle().unit(hero.at?)?;
        let is_troop = matches!(unit.kind, UnitKind::Troop(_));
        (unit.camp == hero.camp && is_troop).then_some(unit)
    }

    /// The troop that a hero leads. Source: BH-6.1.
    pub(crate) fn led_troop<'a>(&self, state: &'a State, hero: HeroId) -> Option<&'a Unit> {
        let hero = state.battle().hero(hero);
        if hero.apart { None } else { self.own_troop_with(state, hero) }
    }

    /// The Leader of the troop in a hex. Source: BH-6.1.
    pub(crate) fn leader_in(&self, state: &State, hex: Hex) -> Option<HeroId> {
        let unit = state.battle().unit(hex)?;
        let hero = state.battle().hero_at(hex, unit.camp)?;
        (!hero.apart && matches!(unit.kind, UnitKind::Troop(_))).then_some(hero.id)
    }

    /// The hero that stands with a troop, whether or not it leads it.
    pub(crate) fn hero_beside(&self, state: &State, hex: Hex) -> Option<HeroId> {
        let unit = state.battle().unit(hex)?;
        state.battle().hero_at(hex, unit.camp).map(|hero| hero.id)
    }

    /// True if a hex holds a piece.
    pub(crate) fn is_piece(&self, state: &State, hex: Hex) -> bool {
        let battle = state.battle();
        battle.units.camp(hex).is_some() || battle.heroes.iter().any(|hero| hero.at == Some(hex))
    }

    /// Whose piece stands in a hex.
    pub(crate) fn camp_in(&self, state: &State, hex: Hex) -> Option<Camp> {
        let battle = state.battle();
        let hero = || battle.heroes.iter().find(|hero| hero.at == Some(hex)).map(|hero| hero.camp);
        battle.units.camp(hex).or_else(hero)
    }

    /// The piece of a hex that is attacked and ordered: its unit, else its Champion; with a hero, that
    /// Champion.
    pub(crate) fn fighter_in(
        &self,
        state: &State,
        at: Hex,
        hero: Option<HeroId>,
    ) -> Option<Fighter> {
        let battle = state.battle();
        if let Some(hero) = hero {
            let found = battle.find_hero(hero)?;
            let stands = found.at == Some(at) && self.is_champion(state, hero);
            return stands.then_some(Fighter { camp: found.camp, at, hero: Some(hero) });
        }
        if let Some(unit) = battle.unit(at) {
            return Some(Fighter { camp: unit.camp, at, hero: None });
        }
        let hero = battle.heroes.iter().find(|hero| hero.at == Some(at))?;
        Some(Fighter { camp: hero.camp, at, hero: Some(hero.id) })
    }

    /// All pieces of a camp in board order; a Champion that stays apart after its troop.
    pub(crate) fn fighters(&self, state: &State, camp: Camp) -> Vec<Fighter> {
        let battle = state.battle();
        let units = battle.units.iter().filter(|unit| unit.camp == camp);
        let units = units.map(|unit| Fighter { camp, at: unit.at, hero: None });
        let heroes = battle.heroes.iter().filter(|hero| hero.camp == camp);
        let champions = heroes.filter_map(|hero| {
            let at = hero.at?;
            self.is_champion(state, hero.id).then_some(Fighter { camp, at, hero: Some(hero.id) })
        });
        let mut all = Vec::with_capacity(battle.units.len() + battle.heroes.len());
        all.extend(units.chain(champions));
        all.sort_by_key(|fighter| (fighter.at, fighter.hero));
        all
    }

    /// True if a piece still stands where it stood.
    pub(crate) fn stands(&self, state: &State, fighter: &Fighter) -> bool {
        let battle = state.battle();
        match fighter.hero {
            Some(hero) => battle.hero(hero).at == Some(fighter.at),
            None => battle.unit(fighter.at).is_some_and(|unit| unit.camp == fighter.camp),
        }
    }

    /// The unit of a piece that is no Champion.
    pub(crate) fn unit_of<'a>(&self, state: &'a State, fighter: &Fighter) -> Option<&'a Unit> {
        match fighter.hero {
            Some(_) => None,
            None => state.battle().unit(fighter.at).filter(|unit| unit.camp == fighter.camp),
        }
    }

    /// The hero of a piece: the Champion, or the Leader of the unit.
    pub(crate) fn hero_with(&self, state: &State, fighter: &Fighter) -> Option<HeroId> {
        if let Some(hero) = fighter.hero {
            Some(hero)
        } else {
            self.unit_of(state, fighter)?;
            self.leader_in(state, fighter.at)
        }
    }

    /// The hero that an attack on a piece, or its retreat, concerns: also one that stays apart with the
    /// troop (BH-R9).
    pub(crate) fn hero_struck(&self, state: &State, fighter: &Fighter) -> Option<HeroId> {
        if fighter.hero.is_some() {
            return fighter.hero;
        }
        self.unit_of(state, fighter)?;
        self.hero_beside(state, fighter.at)
    }

    /// True if a piece is a creature.
    pub(crate) fn is_creature(&self, state: &State, fighter: &Fighter) -> bool {
        let unit = self.unit_of(state, fighter);
        unit.is_some_and(|unit| matches!(unit.kind, UnitKind::Creature(_)))
    }

    /// Foot or mounted; none: a creature (BL-14.1). A combined unit has its troop's (BH-8.8).
    pub(crate) fn class_of(&self, state: &State, fighter: &Fighter) -> Option<MoveClass> {
        if let Some(hero) = fighter.hero {
            let mounted = state.battle().hero(hero).mounted;
            return Some(if mounted { MoveClass::Mounted } else { MoveClass::Foot });
        }
        match self.unit_of(state, fighter)?.kind {
            UnitKind::Troop(troop) => Some(self.cards.troop(troop).class),
            UnitKind::Creature(_) => None,
        }
    }

    /// True if a piece is mounted.
    pub(crate) fn is_mounted(&self, state: &State, fighter: &Fighter) -> bool {
        self.class_of(state, fighter) == Some(MoveClass::Mounted)
    }

    /// The banner colour of a unit; Champions have none.
    pub(crate) fn colour_of(&self, state: &State, fighter: &Fighter) -> Option<Colour> {
        Some(self.colour_of_kind(self.unit_of(state, fighter)?.kind))
    }

    /// The banner colour of a kind of unit.
    pub(crate) fn colour_of_kind(&self, kind: UnitKind) -> Colour {
        match kind {
            UnitKind::Troop(troop) => self.cards.troop(troop).colour,
            UnitKind::Creature(creature) => self.cards.creature(creature).colour,
        }
    }

    /// Figures of a kind of unit at the start.
    pub(crate) fn full_figures(&self, kind: UnitKind) -> u8 {
        match kind {
            UnitKind::Troop(troop) => self.cards.troop(troop).figures,
            UnitKind::Creature(_) => 1,
        }
    }

    /// What a piece fights with.
    pub(crate) fn weapon_of(&self, state: &State, fighter: &Fighter) -> Weapon {
        match self.unit_of(state, fighter).map(|unit| unit.kind) {
            Some(UnitKind::Troop(troop)) => self.cards.troop(troop).weapon,
            Some(UnitKind::Creature(_)) => Weapon::Natural,
            None => Weapon::HeroMelee,
        }
    }

    /// The people of a troop; creatures and Champions have none.
    pub(crate) fn people_of(&self, state: &State, fighter: &Fighter) -> Option<People> {
        match self.unit_of(state, fighter)?.kind {
            UnitKind::Troop(troop) => Some(self.cards.troop(troop).people),
            UnitKind::Creature(_) => None,
        }
    }

    /// True if a piece is frightened. Source: BL-10.3.
    pub(crate) fn is_frightened(&self, state: &State, fighter: &Fighter) -> bool {
        self.people_of(state, fighter) == Some(People::Goblin)
    }

    /// What a skill of a hero gives, if it has one that does. Source: BH-18.4.
    pub(crate) fn skill_of<T>(
        &self,
        state: &State,
        hero: HeroId,
        gives: impl Fn(SkillPower) -> Option<T>,
    ) -> Option<(Skill, T)> {
        let skills = &state.sheet(hero).skills;
        skills.iter().find_map(|skill| Some((*skill, gives(self.cards.skill(*skill).power)?)))
    }

    /// What an equipped artifact of a hero gives, if its symbol fits the hero's role now. Source:
    /// BH-17.2.
    pub(crate) fn artifact_of<T>(
        &self,
        state: &State,
        hero: HeroId,
        gives: impl Fn(ArtifactPower) -> Option<T>,
    ) -> Option<(Artifact, T)> {
        let equipped = &state.battle().hero(hero).equipped;
        equipped.iter().find_map(|card| {
            let given = gives(self.cards.artifact(*card).power)?;
            self.fits_role(state, hero, *card).then_some((*card, given))
        })
    }

    /// True if an artifact's class, symbol and rider fit what the hero is now. Source: BH-17.1, BH-17.2.
    pub(crate) fn fits_role(&self, state: &State, hero: HeroId, card: Artifact) -> bool {
        let row = self.cards.artifact(card);
        let class = row.classes.is_empty() || row.classes.contains(&state.sheet(hero).class);
        let rides = !row.needs_mount || state.battle().hero(hero).mounted;
        let is_champion = || self.is_champion(state, hero);
        let role = match row.usage {
            Usage::Any => true,
            Usage::ChampionOnly => is_champion(),
            Usage::LeaderOnly => !is_champion(),
        };
        class && rides && role && state.battle().hero(hero).at.is_some()
    }

    /// True if a piece has two friendly pieces beside it, or counts so. Source: BL-10.1, BL-R2.
    pub(crate) fn is_supported(&self, state: &State, fighter: &Fighter) -> bool {
        self.supporters(state, fighter.camp, fighter.at) >= SUPPORTERS
            || self.banner_of(state, fighter).is_some()
    }

    /// The Tower Banner of a piece's Leader.
    pub(crate) fn banner_of(&self, state: &State, fighter: &Fighter) -> Option<Artifact> {
        let hero = self.hero_with(state, fighter)?;
        let found = self.artifact_of(state, hero, gives!(ArtifactPower::Supported => ()));
        found.map(|(card, ())| card)
    }

    /// Friendly pieces beside a hex that support. Source: BL-10.1, BL-R2.
    pub(crate) fn supporters(&self, state: &State, camp: Camp, hex: Hex) -> usize {
        let troops_only = self.readings.support_pieces == SupportPieces::TroopsOnly;
        let supports = |near: &Hex| match state.battle().unit(*near) {
            Some(unit) if unit.camp == camp => {
                !troops_only || matches!(unit.kind, UnitKind::Troop(_))
            }
            Some(_) => false,
            None => !troops_only && state.battle().hero_at(*near, camp).is_some(),
        };
        hex.neighbours().filter(supports).count()
    }

    /// The bold levels of a piece. Source: BL-10.1, BH-14.1, BH-14.2.
    pub(crate) fn bold(&self, state: &State, fighter: &Fighter) -> u8 {
        let battle = state.battle();
        let (camp, at) = (fighter.camp, fighter.at);
        let mut levels = self.terrain(state, at).bold;
        if self.people_of(state, fighter) == Some(People::Dwarf) {
            levels += 1;
        }
        if self.is_supported(state, fighter) {
            levels += 1;
        }
        if let Some(hero) = self.hero_struck(state, fighter) {
            levels += HERO_BOLD;
            let helm =
                self.artifact_of(state, hero, gives!(ArtifactPower::Bold { levels } => levels));
            levels += helm.map_or(0, |(_, levels)| levels);
        }
        levels += self.chanted(state, fighter).map_or(0, |(_, _, levels)| levels);
        let blessed = battle.holy.iter().filter(|holy| holy.camp == camp && at.is_in(holy.section));
        levels += blessed.map(|holy| holy.levels).sum::<u8>();
        if let Some(fight) = battle.fight()
            && fight.target == *fighter
        {
            levels += fight.bold;
        }
        levels
    }

    /// Who chants for a piece, by what skill, and how bold it makes. Source: BH:SKL26, BH:SKL29.
    pub(crate) fn chanted(&self, state: &State, fighter: &Fighter) -> Option<(HeroId, Skill, u8)> {
        let heroes = state.battle().heroes.iter().filter(|hero| hero.camp == fighter.camp);
        heroes.into_iter().find_map(|hero| {
            let at = hero.at?;
            let (skill, (levels, reach)) = self.skill_of(
                state,
                hero.id,
                gives!(SkillPower::Chant { levels, reach } => (levels, reach)),
            )?;
            let longer = self.skill_of(
                state,
                hero.id,
                gives!(SkillPower::LitanyOfValour { reach } => reach),
            );
            let reach = longer.map_or(reach, |(_, reach)| reach);
            (at.distance(fighter.at) <= reach).then_some((hero.id, skill, levels))
        })
    }

    /// Skulls that a hero has left. Source: BH-13.1.
    pub(crate) fn skulls_left(&self, state: &State, hero: HeroId) -> u8 {
        let sheet = state.sheet(hero);
        skulls(sheet.class).saturating_sub(sheet.skulls_marked)
    }

    /// True if an enemy of a camp stands beside a hex.
    pub(crate) fn enemy_beside(&self, state: &State, camp: Camp, hex: Hex) -> bool {
        hex.neighbours().any(|near| self.camp_in(state, near) == Some(camp.other()))
    }

    /// Banners of a camp. Source: BL-15.1, BH-R16.
    pub(crate) fn banners(&self, state: &State, camp: Camp) -> u8 {
        let battle = state.battle();
        let units = battle.side(camp).track.len() as u8;
        let taken = battle.heroes.iter().filter(|hero| {
            hero.camp != camp && matches!(hero.status, HeroStatus::Captured | HeroStatus::Dead)
        });
        let heroes = match self.readings.hero_banner {
            crate::readings::HeroBanner::One => taken.count() as u8,
            crate::readings::HeroBanner::None => 0,
        };
        units + heroes + self.markers_of(state, camp)
    }

    /// How many objective markers a camp holds. Source: BL-15.6, BL-R16.
    pub(crate) fn markers_of(&self, state: &State, camp: Camp) -> u8 {
        let markers = &self.scenario(state).markers;
        match self.readings.objective_marker {
            crate::readings::ObjectiveMarker::Temporary => {
                markers.iter().filter(|marker| self.holder(state, marker) == Some(camp)).count()
                    as u8
            }
            crate::readings::ObjectiveMarker::KeptOnceGained => {
                state.battle().side(camp).markers.len() as u8
            }
        }
    }

    /// Who holds a marker now. Source: chapter 9.8 of the specification.
    pub(crate) fn holder(&self, state: &State, marker: &crate::cards::Marker) -> Option<Camp> {
        let has = |camp| marker.hexes.iter().any(|hex| self.camp_in(state, *hex) == Some(camp));
        let holder = match (has(Camp::South), has(Camp::North)) {
            (true, false) => Camp::South,
            (false, true) => Camp::North,
            (true, true) | (false, false) => return None,
        };
        (marker.only.is_none() || marker.only == Some(holder)).then_some(holder)
    }
}
