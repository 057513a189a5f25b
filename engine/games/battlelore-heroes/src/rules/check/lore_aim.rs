//! What a Lore card can be aimed at.
//!
//! Source: the table of Lore cards of the specification (9.4), BL-12.6. One hex is `Targets::Hex`, a
//! number of hexes is `Targets::Hexes`, also when it is one; where nothing is chosen it is
//! `Targets::None`.

use crate::action::TargetHexes;
use crate::battle::Faces;
use crate::prelude::*;
use crate::readings::IdleUses;
use crate::vocabulary::{Face, Hexes};
use std::ops::ControlFlow;

/// Takes aims one by one, until it has enough.
pub(crate) type GiveAim<'a> = &'a mut dyn FnMut(Targets) -> ControlFlow<()>;

/// Nothing more to give.
pub(super) const DONE: ControlFlow<()> = ControlFlow::Continue(());

/// Gives the use without an aim, if there is one.
pub(super) fn plain(may: bool, give: GiveAim<'_>) -> ControlFlow<()> {
    if may { give(Targets::None) } else { DONE }
}

/// Gives each of these hexes.
fn each_hex(hexes: impl IntoIterator<Item = Hex>, give: GiveAim<'_>) -> ControlFlow<()> {
    hexes.into_iter().try_for_each(|hex| give(Targets::Hex(hex)))
}

/// Gives every set of 1 to so many of these hexes, all pairs of which fit together.
fn each_set(
    hexes: &[Hex],
    most: u8,
    fits: &dyn Fn(Hex, Hex) -> bool,
    chosen: &mut Vec<Hex>,
    give: GiveAim<'_>,
) -> ControlFlow<()> {
    for (at, hex) in hexes.iter().enumerate() {
        if !chosen.iter().all(|other| fits(*other, *hex)) {
            continue;
        }
        chosen.push(*hex);
        give(Targets::Hexes(TargetHexes::of(chosen.iter().copied())))?;
        if chosen.len() < usize::from(most) {
            each_set(&hexes[at + 1..], most, fits, chosen, give)?;
        }
        chosen.pop();
    }
    DONE
}

/// How many dice show each face.
pub(crate) fn face_counts(faces: &Faces) -> FaceCounts {
    let mut counts = FaceCounts::default();
    faces.iter().for_each(|face| counts[usize::from(face.code())] += 1);
    counts
}

/// Gives every choice of 1 to so many of these dice; equal faces are not told apart.
pub(super) fn each_faces(has: FaceCounts, most: u8, give: GiveAim<'_>) -> ControlFlow<()> {
    let mut counts = FaceCounts::default();
    loop {
        // The next choice, counted like a number with the last face first.
        let mut at = counts.len();
        loop {
            let Some(before) = at.checked_sub(1) else { return DONE };
            at = before;
            if counts[at] < has[at] {
                counts[at] += 1;
                break;
            }
            counts[at] = 0;
        }
        let total: u8 = counts.iter().sum();
        if total <= most {
            give(Targets::Faces(counts))?;
        }
    }
}

impl BattleLore {
    /// Hexes with a piece of a camp.
    pub(crate) fn hexes_of(&self, state: &State, camp: Camp) -> Hexes {
        let battle = state.battle();
        let units = battle.units.iter().filter(|unit| unit.camp == camp).map(|unit| unit.at);
        let heroes = battle.heroes.iter().filter(|hero| hero.camp == camp);
        units.chain(heroes.filter_map(|hero| hero.at)).collect()
    }

    /// Hexes with a troop of a camp.
    fn troops_of(&self, state: &State, camp: Camp) -> Vec<Hex> {
        let own = state.battle().units.iter().filter(|unit| unit.camp == camp);
        own.filter(|unit| Self::is_troop(unit.kind)).map(|unit| unit.at).collect()
    }

    /// Hexes of ordered own pieces that have not moved and could.
    fn movable(&self, state: &State, camp: Camp) -> Vec<Fighter> {
        let mut own = self.fighters(state, camp);
        own.retain(|who| {
            self.doing(state, who).is_some_and(|doing| doing.ordered.is_some() && !doing.has_moved)
                && self.fighter_in(state, who.at, None) == Some(*who)
        });
        own
    }

    /// Gives what a Lore card can be aimed at, at a level: `Targets::None` where nothing is chosen, if
    /// there is something to act on. Source: BL-12.6.
    pub(super) fn each_lore_aim(
        &self,
        state: &State,
        camp: Camp,
        card: Lore,
        level: u8,
        give: GiveAim<'_>,
    ) -> ControlFlow<()> {
        let battle = state.battle();
        let own = self.hexes_of(state, camp);
        let enemies = self.hexes_of(state, camp.other());
        match self.cards.lore(card).effect {
            LoreEffect::Strike { reach, sight, troops_only, .. } => {
                let reach = reach.at(level);
                let is_troop =
                    |hex: Hex| battle.unit(hex).is_some_and(|unit| Self::is_troop(unit.kind));
                let sees = |from: Hex, to: Hex| !sight || self.has_sight(state, camp, from, to);
                let reached = |hex: &Hex| {
                    (!troops_only || is_troop(*hex))
                        && own.iter().any(|from| from.distance(*hex) <= reach && sees(from, *hex))
                };
                each_hex(enemies.iter().filter(reached), give)
            }
            LoreEffect::Storm { reach, .. } => {
                let hits = |hex: Hex| {
                    enemies.contains(hex) || hex.neighbours().any(|near| enemies.contains(near))
                };
                let sees = |to: Hex| {
                    own.iter().any(|from| {
                        from.distance(to) <= reach && self.has_sight(state, camp, from, to)
                    })
                };
                each_hex(Hex::all().filter(|hex| hits(*hex) && sees(*hex)), give)
            }
            LoreEffect::Portal { reach } => self.each_portal(state, camp, reach.at(level), give),
            LoreEffect::FarSight { .. } => {
                let shoots = |hex: &Hex| {
                    let who = Fighter { camp, at: *hex, hero: None };
                    self.doing(state, &who).is_some_and(|doing| {
                        doing.ordered.is_some()
                            && doing.battles == 0
                            && !doing.gave_up
                            && doing.far_sight.is_none()
                    }) && self.weapon_of(state, &who).is_missile()
                };
                each_hex(self.troops_of(state, camp).into_iter().filter(shoots), give)
            }
            LoreEffect::Hurry { pieces, mounted_only, .. } => {
                let mut own = self.movable(state, camp);
                own.retain(|who| {
                    !mounted_only || self.class_of(state, who) == Some(MoveClass::Mounted)
                });
                let hexes: Vec<Hex> = own.iter().map(|who| who.at).collect();
                each_set(&hexes, pieces.at(level), &|_, _| true, &mut Vec::new(), give)
            }
            LoreEffect::Shake { all_beside: true, .. } => {
                let shakes = |hex: &Hex| hex.neighbours().any(|near| enemies.contains(near));
                each_hex(own.iter().filter(shakes), give)
            }
            LoreEffect::Shake { all_beside: false, .. } => {
                let is_near = |hex: &Hex| hex.neighbours().any(|near| own.contains(near));
                each_hex(enemies.iter().filter(is_near), give)
            }
            LoreEffect::Healing { .. } => {
                let lost = |hex: &Hex| {
                    let unit = battle.unit(*hex);
                    unit.is_some_and(|unit| unit.figures < self.full_figures(unit.kind))
                };
                each_hex(self.troops_of(state, camp).into_iter().filter(lost), give)
            }
            LoreEffect::HolyGround { .. } => {
                Section::ALL.into_iter().try_for_each(|section| give(Targets::Section(section)))
            }
            LoreEffect::Poison { troops } => {
                let hexes = self.troops_of(state, camp.other());
                let apart = |one: Hex, other: Hex| !one.is_beside(other);
                each_set(&hexes, troops.at(level), &apart, &mut Vec::new(), give)
            }
            LoreEffect::CancelFaces { faces, strikes_only } => {
                let mut has = self.cancellable(state, strikes_only);
                if self.readings.idle_uses == IdleUses::NotAsked && !self.strikes_do(state) {
                    has[usize::from(Face::Strike.code())] = 0;
                }
                each_faces(has, faces.at(level), give)
            }
            LoreEffect::Dice { near_forest, .. } => {
                plain(!near_forest || self.is_near_forest(state), give)
            }
            LoreEffect::Cancel => {
                let counters = battle.announced.as_ref().is_some_and(|announced| {
                    self.cards.lore(announced.card).window != LoreWindow::Counter
                });
                plain(counters, give)
            }
            LoreEffect::FalseOrders => plain(!battle.side(camp.other()).commands.is_empty(), give),
            LoreEffect::CancelFlags => {
                let falls = battle.fight().is_some_and(|fight| fight.faces.contains(&Face::Flag));
                plain(falls, give)
            }
            LoreEffect::Vengeance { .. } => plain(self.could_avenge(state), give),
            LoreEffect::Relentless => plain(self.could_relent(state), give),
            LoreEffect::GainLore { .. }
            | LoreEffect::FewerDice { .. }
            | LoreEffect::LoreHits
            | LoreEffect::Bold { .. }
            | LoreEffect::OrderExtra { .. }
            | LoreEffect::StealLore { .. }
            | LoreEffect::Spy { .. }
            | LoreEffect::Cleave => give(Targets::None),
        }
    }

    /// BL:LRG03: whether attacker or target stands in a forest or beside one.
    fn is_near_forest(&self, state: &State) -> bool {
        let forest = |hex: Hex| self.is_terrain(state, hex, TerrainRole::Forest);
        let near = |hex: Hex| forest(hex) || hex.neighbours().any(forest);
        state.battle().fight().is_some_and(|fight| near(fight.attacker.at) || near(fight.target.at))
    }

    /// BL:LWA06: whether the target may battle back but for boldness.
    fn could_avenge(&self, state: &State) -> bool {
        let mut bold = state.clone();
        let Some(fight) = bold.battle_mut().fights.last_mut() else { return false };
        fight.vengeance = Some(0);
        self.may_battle_back(&bold)
    }

    /// BL:LWA08: whether a foot unit that gained ground could make a bonus melee.
    fn could_relent(&self, state: &State) -> bool {
        let Some(fight) = state.battle().fight() else { return false };
        if self.class_of(state, &fight.attacker) != Some(MoveClass::Foot) || fight.relentless {
            return false;
        }
        let mut relentless = state.clone();
        relentless.battle_mut().fight_mut().relentless = true;
        self.may_bonus(&relentless)
    }

    /// Faces of the roll that hit or make a check. Source: BL:LCL03, BL:LWA02.
    pub(super) fn cancellable(&self, state: &State, strikes_only: bool) -> FaceCounts {
        let Some(fight) = state.battle().fight() else { return FaceCounts::default() };
        let helmet = self.colour_of(state, &fight.target).map(Colour::helmet);
        let lore = (fight.lore_hits || self.dedicates(state, fight).is_some())
            && self.lore_stone(state, &fight.target).is_none();
        let counts = |face: Face| match face {
            Face::Strike => true,
            Face::Lore => lore && !strikes_only,
            Face::Green | Face::Blue | Face::Red => Some(face) == helmet && !strikes_only,
            Face::Flag => false,
        };
        let rolled: Faces = fight.faces.iter().copied().filter(|face| counts(*face)).collect();
        face_counts(&rolled)
    }

    /// BL:LWZ03, BL-17.2.
    fn each_portal(
        &self,
        state: &State,
        camp: Camp,
        reach: u8,
        give: GiveAim<'_>,
    ) -> ControlFlow<()> {
        for who in self.movable(state, camp) {
            let held = self.is_webbed(state, &who)
                || self.waits_for_leader(state, &who)
                || (who.hero.is_none()
                    && self.doing(state, &who).is_some_and(|doing| self.is_held_by_joining(doing)));
            if held {
                continue;
            }
            let section = self.doing(state, &who).and_then(|doing| self.bound_section(doing));
            let free = |dest: &Hex| {
                who.at.distance(*dest) <= reach
                    && !self.is_piece(state, *dest)
                    && self.may_enter(state, &who, *dest)
                    && section.is_none_or(|section| dest.is_in(section))
            };
            let moves = Hex::all().filter(free);
            moves.map(|dest| Targets::Move { piece: who.at, dest }).try_for_each(&mut *give)?;
        }
        DONE
    }

    /// True if a unit is a troop that would lose figures by the roll. Source: BH:SKL27.
    pub(super) fn is_troop_in(&self, state: &State, hex: Hex) -> bool {
        state.battle().unit(hex).is_some_and(|unit| match unit.kind {
            UnitKind::Troop(_) => true,
            UnitKind::Creature(_) => false,
        })
    }
}
