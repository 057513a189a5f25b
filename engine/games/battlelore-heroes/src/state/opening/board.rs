//! What stands on the board of a position: units and heroes, where they may stand.
//!
//! Source: BL-1.1, BL-2.6, BL-8.2, BH-1.2, BH-5.3, BH-8.4, BH-8.7, 3.2 of the specification.

use super::check::{Problem, name_of, unit_name, within};
use super::{DoneOpening, GLORY_MAX, HeroOpening, PositionOpening, UnitOpening};
use crate::battle::Ordered;
use crate::prelude::*;
use crate::readings::{MountedHeroFootTroop, RidingForced};
use crate::state::derived::skulls;

/// Units of one kind of troop that a camp has, on the board and eliminated. Source: the components of
/// the specification (1.1).
const OF_ONE_CODE: usize = 4;
/// Units of a camp, as in a scenario.
const UNITS_MAX: usize = 16;
/// Most hexes that a piece has moved in a position.
const MOVED_MAX: u8 = 12;

impl PositionOpening {
    /// Puts troops and creatures on the board.
    pub(super) fn place_units(&self, game: &BattleLore, state: &mut State) -> Result<(), Problem> {
        let Some(units) = &self.units else { return Ok(()) };
        let mut placed: Vec<Unit> = Vec::with_capacity(units.len());
        for unit in units {
            placed.push(unit.state(game, state)?);
        }
        placed.sort_unstable_by_key(|unit| unit.at);
        for (unit, number) in placed.iter_mut().zip(0..) {
            unit.number = number;
        }
        if let Some(pair) = placed.windows(2).find(|pair| pair[0].at == pair[1].at) {
            let at = pair[0].at;
            return Err(format!("two units stand on {at}: a hex holds one (BL-8.2)"));
        }
        for camp in Camp::ALL {
            let own = || placed.iter().filter(move |unit| unit.camp == camp);
            within(&format!("{camp:?}: units on the board"), own().count(), 0, UNITS_MAX)?;
            let lost = &self.sides[camp.other().index()].track;
            for unit in own() {
                let same = own().filter(|other| other.kind == unit.kind).count();
                let gone = lost.iter().filter(|kind| **kind == unit.kind).count();
                let most = match unit.kind {
                    UnitKind::Troop(_) => OF_ONE_CODE,
                    UnitKind::Creature(_) => 1,
                };
                if same + gone > most {
                    let name = unit_name(&game.cards, unit.kind);
                    return Err(format!(
                        "{camp:?} has {} units {name}, those lost included, and there are {most}",
                        same + gone
                    ));
                }
            }
        }
        state.battle_mut().units = placed.into_iter().collect();
        Ok(())
    }

    /// Puts heroes on the board, and where else they are.
    pub(super) fn place_heroes(&self, game: &BattleLore, state: &mut State) -> Result<(), Problem> {
        let mut placed: Vec<Hero> = Vec::with_capacity(self.heroes.len());
        for hero in &self.heroes {
            let has = hero.state(game, state)?;
            let met = placed.iter().find(|other| other.at.is_some() && other.at == has.at);
            if let (Some(other), Some(at)) = (met, has.at) {
                let (one, two) = (other.id.0, has.id.0);
                return Err(format!(
                    "heroes {one} and {two} stand on {at}: a hex holds one (BH-8.4)"
                ));
            }
            placed.push(has);
        }
        placed.sort_unstable_by_key(|hero| hero.id);
        state.battle_mut().heroes = placed;
        for hero in &self.heroes {
            if let Some(at) = hero.at
                && let Some(unit) = state.battle_mut().unit_mut(at)
            {
                unit.doing.was_joined = hero.joined;
            }
        }
        Ok(())
    }
}

impl UnitOpening {
    fn state(&self, game: &BattleLore, state: &State) -> Result<Unit, Problem> {
        let cards = &game.cards;
        let (number, count) = match self.kind {
            UnitKind::Troop(troop) => (troop.index(), cards.troops.len()),
            UnitKind::Creature(creature) => (creature.index(), cards.creatures.len()),
        };
        let at = self.at;
        if number >= count {
            return Err(format!(
                "{at}: the card set has no unit number {number}: there are {count}"
            ));
        }
        let name = unit_name(cards, self.kind);
        let full = game.full_figures(self.kind);
        let figures = self.figures.unwrap_or(full);
        within(&format!("{name} on {at}: figures"), figures, 1, full)?;
        within(&format!("{name} on {at}: Glory tokens"), self.glory, 0, GLORY_MAX)?;
        let mounted = match self.kind {
            UnitKind::Troop(troop) => cards.troop(troop).class == MoveClass::Mounted,
            UnitKind::Creature(_) => false,
        };
        may_stand(game, state, &name, at, mounted)?;
        let mut unit = Unit::new(at, self.camp, self.kind, figures);
        unit.glory = self.glory;
        unit.webbed = self.webbed;
        unit.doing = self.done.doing(game, state, self.camp, &name)?;
        Ok(unit)
    }
}

impl DoneOpening {
    fn doing(
        &self,
        game: &BattleLore,
        state: &State,
        camp: Camp,
        name: &str,
    ) -> Result<Doing, Problem> {
        within(&format!("{name}: hexes moved"), self.moved, 0, MOVED_MAX)?;
        let acts = self.ordered || self.moved > 0 || self.battled;
        if acts && camp != game.active(state) {
            return Err(format!(
                "{name} of {camp:?} was ordered, moved or battled, and it is not the turn of {camp:?}"
            ));
        }
        if !self.ordered && (self.moved > 0 || self.battled) {
            return Err(format!("{name} moved or battled and was not ordered (BL-7.4): order it"));
        }
        Ok(Doing {
            ordered: self.ordered.then_some(Ordered { section: None, by_card: true }),
            has_moved: self.moved > 0,
            moved: self.moved,
            battles: u8::from(self.battled),
            ..Doing::default()
        })
    }
}

impl HeroOpening {
    fn state(&self, game: &BattleLore, state: &State) -> Result<Hero, Problem> {
        let Sheet { id, class, .. } = self.sheet;
        let name = format!("hero {} ({class:?} of {:?})", id.0, self.camp);
        let at_home = if self.at.is_some() { HeroStatus::OnMap } else { HeroStatus::NotDeployed };
        let status = self.status.unwrap_or(at_home);
        self.check_life(&name, status)?;
        let rides = game.has_riding(&self.sheet);
        let mounted = self.mounted.unwrap_or(rides);
        let must = game.readings.riding_forced == RidingForced::Always;
        if mounted != rides && (mounted || must) {
            return Err(format!(
                "{name}: a hero is mounted if it has Riding, and on foot if not (BH-1.2)"
            ));
        }
        let mut left = self.sheet.artifacts.clone();
        for card in &self.equipped {
            let Some(at) = left.iter().position(|own| own == card) else {
                let card = name_of(&game.cards.artifact(*card).face);
                return Err(format!(
                    "{name} has {card} equipped, which is not on its sheet: put it there too"
                ));
            };
            left.remove(at);
            if game.cards.artifact(*card).is_special() {
                let card = name_of(&game.cards.artifact(*card).face);
                return Err(format!("{name} has {card} equipped, which is no thing to equip"));
            }
        }
        within(&format!("{name}: chests searched"), self.searches, 0, 20)?;
        let mut hero = Hero::new(id, self.camp);
        hero.status = status;
        hero.mounted = mounted && status != HeroStatus::NotDeployed;
        hero.equipped.clone_from(&self.equipped);
        hero.equipped.sort_unstable();
        hero.joined = self.joined;
        hero.detachment = if self.detached { Detachment::Made } else { Detachment::None };
        hero.searches = self.searches;
        hero.webbed = self.webbed;
        hero.doing = self.done.doing(game, state, self.camp, &name)?;
        if status == HeroStatus::OnMap {
            let Some(at) = self.at else {
                return Err(format!("{name} is on the board: say where"));
            };
            self.check_place(game, state, &name, at, mounted)?;
            hero.at = Some(at);
        } else if let Some(at) = self.at {
            return Err(format!("{name} is {status:?} and stands on {at}: only one can be so"));
        }
        if (self.joined || self.detached) && self.camp != game.active(state) {
            return Err(format!("{name} joined or left a troop, and it is not its turn"));
        }
        Ok(hero)
    }

    /// BH-13.1, BH-13.2: skulls and status belong together; who was wounded has nothing equipped.
    fn check_life(&self, name: &str, status: HeroStatus) -> Result<(), Problem> {
        if self.sheet.status != SheetStatus::Active {
            return Err(format!(
                "{name}: its sheet is {:?}, where Active is meant",
                self.sheet.status
            ));
        }
        let marked = self.sheet.skulls_marked;
        let has_none = marked == skulls(self.sheet.class);
        if has_none != (status == HeroStatus::Dead) {
            return Err(format!(
                "{name} is {status:?} with {marked} skulls marked off: it is dead with all, and only \
                 then (BH-13.2)"
            ));
        }
        match status {
            HeroStatus::Captured | HeroStatus::Dead => {
                if marked == 0 {
                    return Err(format!("{name} was wounded, so a skull is marked off (BH-13.1)"));
                }
                if !self.equipped.is_empty() {
                    return Err(format!(
                        "{name} was wounded, so what it had equipped is in the deck (BH-11.8)"
                    ));
                }
                Ok(())
            }
            HeroStatus::OnMap | HeroStatus::NotDeployed | HeroStatus::Exited => Ok(()),
        }
    }

    /// BH-5.3, BH-8.4, BH-8.7: where a hero may stand, and with whom.
    fn check_place(
        &self,
        game: &BattleLore,
        state: &State,
        name: &str,
        at: Hex,
        mounted: bool,
    ) -> Result<(), Problem> {
        may_stand(game, state, name, at, mounted)?;
        let Some(unit) = state.battle().unit(at) else { return Ok(()) };
        let with = unit_name(&game.cards, unit.kind);
        if unit.camp != self.camp {
            return Err(format!(
                "{name} stands on {at} with {with} of the enemy: name another hex"
            ));
        }
        let UnitKind::Troop(troop) = unit.kind else {
            return Err(format!(
                "{name} stands on {at} with {with}: a creature stands alone (BH-8.4)"
            ));
        };
        let no_mounted_leader = game.readings.mounted_hero_foot_troop == MountedHeroFootTroop::No;
        match (mounted, game.cards.troop(troop).class) {
            (false, MoveClass::Mounted) => {
                Err(format!("{name} is on foot and leads {with} on {at}, which rides (BH-8.4)"))
            }
            (true, MoveClass::Foot) if no_mounted_leader => {
                Err(format!("{name} rides and leads {with} on {at}, which walks (BH-R6)"))
            }
            (_, _) => Ok(()),
        }
    }
}

/// Checks whether somebody may stand on the terrain of a hex. Source: BL-2.6.
fn may_stand(
    game: &BattleLore,
    state: &State,
    name: &str,
    at: Hex,
    mounted: bool,
) -> Result<(), Problem> {
    let terrain = game.terrain(state, at);
    let may = match terrain.enter {
        Who::All => true,
        Who::Unmounted => !mounted,
        Who::Nobody => false,
    };
    if may {
        return Ok(());
    }
    let word = name_of(&terrain.face);
    Err(format!("{name} stands on {at}, which is {word}, where it may not be (BL-2.6)"))
}
