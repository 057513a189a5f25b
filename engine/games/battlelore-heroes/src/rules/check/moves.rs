//! Moves: of pieces, of Leaders that leave their troop, and off the map.
//!
//! Source: BL-7.4, BL-8.1 to BL-8.6, BH-6.4, BH-8.1 to BH-8.10, BH-9.1, BH-12.2, BH-16.2, BL-R17,
//! BH-R8, BH-R9. Where a piece may go is computed once for each piece (`Reach`); why it may not go
//! elsewhere is asked only when it is refused.

use crate::prelude::*;
use crate::readings::{SectionTest, StopMeansJoin, TroopLeavesLeader};
use crate::state::derived::{Mover, Reach};
use std::borrow::Cow;

/// How a piece moves: the fields of `Move` beside the piece and its destination.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct How {
    /// BH-12.2.
    pub glory: bool,
    /// BH-R8 `yes`.
    pub leave: Option<bool>,
    /// BH-R9 `may-stay-champion`.
    pub join: Option<bool>,
}

/// Where a piece may go, with what decides it.
pub(crate) struct Paths {
    mover: Mover,
    reach: Reach,
    /// True if a Glory token is spent.
    glory: bool,
    /// BL-R17 `move-stays-in-section`: where it must end.
    section: Option<Section>,
    /// The rule that says how far it goes.
    rule: Rule,
}

impl Paths {
    /// How far it may go without a rush.
    fn range(&self) -> u8 {
        self.mover.hexes + u8::from(self.glory)
    }
}

/// Whether a field of a reading is filled where the reading asks, and nowhere else. Source: BL-6.4.
pub(super) fn said(field: Option<bool>, choices: &[Option<bool>]) -> Result<(), Refusal> {
    match field {
        field if choices.contains(&field) => Ok(()),
        None => Err(Refusal::ChoiceMissing),
        Some(_) => Err(Refusal::OtherReading),
    }
}

impl BattleLore {
    /// Whether a piece that is ordered may move now. Source: BL-7.4, BL-8.1, BH-6.4, BH-8.9.
    fn check_can_move(&self, state: &State, who: &Fighter) -> Result<Doing, Refusal> {
        let hex = who.at;
        let doing = self.doing(state, who).ok_or(Refusal::NoPiece { hex })?;
        if doing.ordered.is_none() {
            return Err(Refusal::NotOrdered { hex });
        }
        if doing.has_moved {
            return Err(Refusal::HasMoved { hex });
        }
        if self.is_webbed(state, who) {
            return Err(Refusal::IsWebbed { hex });
        }
        Ok(*doing)
    }

    /// True if a web holds a piece. Source: BL:CRE01.
    pub(crate) fn is_webbed(&self, state: &State, who: &Fighter) -> bool {
        match who.hero {
            Some(hero) => state.battle().hero(hero).webbed,
            None => self.unit_of(state, who).is_some_and(|unit| unit.webbed),
        }
    }

    /// What stands against any move of a piece once its destination is right. Source: BH-6.4, BH-8.9.
    fn check_not_held(&self, state: &State, who: &Fighter, doing: &Doing) -> Result<(), Refusal> {
        if self.waits_for_leader(state, who) {
            return Err(Refusal::WaitsForLeader { hex: who.at });
        }
        if who.hero.is_none() && self.is_held_by_joining(doing) {
            return Err(Refusal::WasJoined { hex: who.at });
        }
        Ok(())
    }

    /// The own piece that an action names by its hex and, under BH-R9, by its hero.
    pub(crate) fn named_piece(
        &self,
        state: &State,
        camp: Camp,
        (hex, hero): (Hex, Option<HeroId>),
    ) -> Result<Fighter, Refusal> {
        if hero.is_some_and(|hero| !state.battle().find_hero(hero).is_some_and(|hero| hero.apart)) {
            return Err(Refusal::OtherReading);
        }
        let found = self.fighter_in(state, hex, hero).filter(|found| found.camp == camp);
        found.ok_or(Refusal::NoPiece { hex })
    }

    /// BH-R8 `yes`: the unit whose Glory token is spent on a move that it has not made.
    pub(crate) fn glory_mover(&self, state: &State, camp: Camp) -> Option<Hex> {
        let pends =
            |unit: &&Unit| unit.camp == camp && unit.doing.glory_spent && !unit.doing.has_moved;
        state.battle().units.iter().find(pends).map(|unit| unit.at)
    }

    /// Checks whether a Glory token can be spent on a move so. Source: BH-12.2, BL-6.4.
    fn check_move_glory(&self, state: &State, who: &Fighter, glory: bool) -> Result<(), Refusal> {
        let unit = self.unit_of(state, who);
        if self.readings.troop_leaves_leader == TroopLeavesLeader::Yes {
            let spent = unit.is_some_and(|unit| unit.doing.glory_spent);
            let hex = who.at;
            return if spent == glory { Ok(()) } else { Err(Refusal::GloryBefore { hex }) };
        }
        if glory && unit.is_none_or(|unit| unit.glory == 0) {
            return Err(Refusal::NoGlory { hex: who.at });
        }
        Ok(())
    }

    /// What `Move` of a piece may say about leaving its Leader. Source: BH-R8.
    pub(crate) fn leave_choices(&self, state: &State, who: &Fighter) -> &'static [Option<bool>] {
        let leads = who.hero.is_none() && self.leader_in(state, who.at).is_some();
        let may = self.readings.troop_leaves_leader == TroopLeavesLeader::Yes;
        if leads && may { &[Some(false), Some(true)] } else { &[None] }
    }

    /// What a move may say about joining the troop in a hex. Source: BH-R9.
    pub(crate) fn join_choices(
        &self,
        state: &State,
        who: &Fighter,
        dest: Hex,
    ) -> &'static [Option<bool>] {
        let may = self.readings.stop_means_join == StopMeansJoin::MayStayChampion;
        let meets = who.hero.is_some() && state.battle().unit(dest).is_some();
        if may && meets { &[Some(false), Some(true)] } else { &[None] }
    }

    /// The state as a moving piece finds it: a troop that leaves its Leader behind goes as if it had
    /// none. Source: BH-R8.
    pub(crate) fn left_behind<'a>(
        &self,
        state: &'a State,
        who: &Fighter,
        leave: bool,
    ) -> Cow<'a, State> {
        let Some(hero) = self.leader_in(state, who.at).filter(|_| leave) else {
            return Cow::Borrowed(state);
        };
        let mut alone = state.clone();
        alone.battle_mut().hero_mut(hero).at = None;
        Cow::Owned(alone)
    }

    /// Where an ordered piece may go.
    pub(crate) fn paths(
        &self,
        state: &State,
        who: Fighter,
        glory: bool,
        leave: bool,
    ) -> Result<Paths, Refusal> {
        let doing = self.check_can_move(state, &who)?;
        self.check_move_glory(state, &who, glory)?;
        let state = self.left_behind(state, &who, leave);
        let mover = self.mover(&state, who).ok_or(Refusal::NoPiece { hex: who.at })?;
        let more = u8::from(glory) + u8::from(mover.rushes);
        let reach = self.reach(&state, &mover, more);
        let section = self.bound_section(&doing);
        Ok(Paths { mover, reach, glory, section, rule: BL_8_1 })
    }

    /// Where a Leader may go that leaves its troop. Source: BH-9.1, BH-8.10.
    pub(crate) fn detach_paths(
        &self,
        state: &State,
        camp: Camp,
        hero: HeroId,
    ) -> Result<Paths, Refusal> {
        let found = state.battle().find_hero(hero).filter(|found| found.camp == camp);
        let may = found.is_some_and(|found| self.may_detach(state, found));
        let Some(mover) = self.detacher(state, hero).filter(|_| may) else {
            return Err(Refusal::NoDetachment { hero });
        };
        let hex = mover.who.at;
        if self.is_webbed(state, &Fighter { hero: None, ..mover.who })
            || self.is_webbed(state, &mover.who)
        {
            return Err(Refusal::IsWebbed { hex });
        }
        let reach = self.reach(state, &mover, 0);
        let section = found.and_then(|found| self.bound_section(&found.doing));
        Ok(Paths { mover, reach, glory: false, section, rule: BH_9_1 })
    }

    /// True if a Leader is to leave its troop. Source: BH-6.3, BH-8.10.
    pub(crate) fn may_detach(&self, state: &State, hero: &Hero) -> bool {
        hero.at.is_some()
            && hero.detachment == Detachment::Ordered
            && !self.is_champion(state, hero.id)
    }

    /// BL-R17 `move-stays-in-section`.
    pub(crate) fn bound_section(&self, doing: &Doing) -> Option<Section> {
        match self.readings.section_test {
            SectionTest::AtOrdering => None,
            SectionTest::MoveStaysInSection => doing.ordered.and_then(|ordered| ordered.section),
        }
    }

    /// The hexes where a move may end, in board order.
    pub(crate) fn ends<'a>(
        &'a self,
        state: &'a State,
        paths: &'a Paths,
    ) -> impl Iterator<Item = Hex> + 'a {
        let ends = paths.reach.ends.iter();
        ends.filter(move |hex| self.check_end(state, paths, *hex).is_ok())
    }

    /// Checks whether a move may end in a hex.
    fn check_end(&self, state: &State, paths: &Paths, dest: Hex) -> Result<(), Refusal> {
        let Some(steps) = paths.reach.to(dest) else {
            return Err(self.no_way(state, paths, dest));
        };
        let rushes = steps > paths.range();
        if rushes && !self.enemy_beside(state, paths.mover.who.camp, dest) {
            return Err(Refusal::TooFar { hex: dest, rule: paths.rule });
        }
        match paths.section {
            Some(section) if !dest.is_in(section) => Err(Refusal::LeavesSection { section }),
            Some(_) | None => Ok(()),
        }
    }

    /// Why a move cannot end in a hex.
    fn no_way(&self, state: &State, paths: &Paths, dest: Hex) -> Refusal {
        let Paths { mover, reach, rule, .. } = paths;
        let who = &mover.who;
        let more = paths.range() - mover.hexes + u8::from(mover.rushes);
        let too_far = Refusal::TooFar { hex: dest, rule: *rule };
        if dest == reach.start {
            return Refusal::StaysThere { hex: dest };
        }
        if reach.start.distance(dest) > mover.hexes + more {
            return too_far;
        }
        if let Some(camp) = self.camp_in(state, dest) {
            return self.no_room(state, who, (dest, camp), *rule);
        }
        if !self.may_enter(state, who, dest) {
            let mounted_leader = who.hero.is_none()
                && !self.is_mounted(state, who)
                && self.may_enter_alone(state, who, dest);
            if mounted_leader {
                return Refusal::MountedLeader { hex: dest };
            }
            let rule = if who.hero.is_some() { BL_2_1 } else { BL_8_2 };
            return Refusal::NoEntry { hex: dest, rule };
        }
        let mut open = state.clone();
        open.battle_mut().chests.clear();
        if self.reach(&open, mover, more).to(dest).is_some() {
            return Refusal::StopsAtChest { hex: dest };
        }
        let unstopped = Mover { no_stop: true, ..*mover };
        if self.reach(&open, &unstopped, more).to(dest).is_some() {
            return Refusal::StopsBefore { hex: dest };
        }
        let crossing = Mover { crosses: true, ..unstopped };
        if who.hero.is_some() && self.reach(&open, &crossing, more).to(dest).is_some() {
            return Refusal::NoEntry { hex: dest, rule: BL_2_1 };
        }
        too_far
    }

    /// True if a unit may enter a hex but for its mounted Leader. Source: BH-8.7.
    fn may_enter_alone(&self, state: &State, who: &Fighter, hex: Hex) -> bool {
        let alone = self.left_behind(state, who, true);
        self.may_enter(&alone, who, hex)
    }

    /// Why a piece cannot end where a piece of this camp stands. Source: BL-8.2, BH-8.4, BH-8.6.
    fn no_room(
        &self,
        state: &State,
        who: &Fighter,
        (dest, camp): (Hex, Camp),
        rule: Rule,
    ) -> Refusal {
        if camp != who.camp {
            return Refusal::Occupied { hex: dest };
        }
        let unit = state.battle().unit(dest);
        match (who.hero, unit) {
            (Some(hero), _) if self.may_join(state, hero, dest) => {
                Refusal::TooFar { hex: dest, rule }
            }
            (Some(_), _) => Refusal::CannotShare { hex: dest, rule: BH_8_4 },
            (None, Some(_)) => Refusal::Occupied { hex: dest },
            (None, None) if self.may_absorb(state, who, dest) => {
                Refusal::TooFar { hex: dest, rule }
            }
            (None, None) => {
                let creature = match self.unit_of(state, who).map(|unit| unit.kind) {
                    Some(UnitKind::Creature(_)) => true,
                    Some(UnitKind::Troop(_)) | None => false,
                };
                let rule = if creature { BH_8_4 } else { BH_8_6 };
                Refusal::CannotShare { hex: dest, rule }
            }
        }
    }

    /// BL-7.4, BL-8.1 to BL-8.3, BH-6.4, BH-8.4, BH-8.6, BH-8.7, BH-8.9, BH-12.2, BH-16.2.
    pub(super) fn check_move(
        &self,
        state: &State,
        camp: Camp,
        piece: (Hex, Option<HeroId>),
        dest: Hex,
        how: How,
    ) -> Result<(), Refusal> {
        let who = self.named_piece(state, camp, piece)?;
        let doing = self.check_can_move(state, &who)?;
        said(how.leave, self.leave_choices(state, &who))?;
        said(how.join, self.join_choices(state, &who, dest))?;
        let leave = how.leave == Some(true);
        let paths = self.paths(state, who, how.glory, leave)?;
        let found = self.left_behind(state, &who, leave);
        self.check_end(&found, &paths, dest)?;
        self.check_not_held(state, &who, &doing)
    }

    /// The moves of a piece as actions: where it may go, if nothing holds it.
    pub(crate) fn move_ends(
        &self,
        state: &State,
        who: Fighter,
        glory: bool,
        leave: bool,
    ) -> Vec<Hex> {
        let Ok(doing) = self.check_can_move(state, &who) else { return Vec::new() };
        if self.check_not_held(state, &who, &doing).is_err() {
            return Vec::new();
        }
        let Ok(paths) = self.paths(state, who, glory, leave) else { return Vec::new() };
        let found = self.left_behind(state, &who, leave);
        self.ends(&found, &paths).collect()
    }

    /// Where a Leader may go that leaves its troop, as whom.
    pub(crate) fn detach_ends(
        &self,
        state: &State,
        camp: Camp,
        hero: HeroId,
    ) -> Vec<(Hex, Fighter)> {
        let Ok(paths) = self.detach_paths(state, camp, hero) else { return Vec::new() };
        self.ends(state, &paths).map(|dest| (dest, paths.mover.who)).collect()
    }

    /// BH-6.3, BH-9.1, BH-16.2.
    pub(super) fn check_detach(
        &self,
        state: &State,
        camp: Camp,
        hero: HeroId,
        dest: Hex,
        join: Option<bool>,
    ) -> Result<(), Refusal> {
        let paths = self.detach_paths(state, camp, hero)?;
        if dest == paths.reach.start {
            return Err(Refusal::SameHex { hex: dest });
        }
        said(join, self.join_choices(state, &paths.mover.who, dest))?;
        self.check_end(state, &paths, dest)
    }

    /// BH-8.5.
    pub(crate) fn check_exit(
        &self,
        state: &State,
        camp: Camp,
        hero: HeroId,
    ) -> Result<(), Refusal> {
        let cannot = Refusal::CannotExit { hero };
        let found = state.battle().find_hero(hero).filter(|found| found.camp == camp);
        let at = found.and_then(|found| found.at).ok_or(cannot)?;
        let paths = if self.is_champion(state, hero) {
            let who = Fighter { camp, at, hero: Some(hero) };
            self.paths(state, who, false, false)
        } else {
            self.detach_paths(state, camp, hero)
        };
        let paths = paths.map_err(|why| match why {
            Refusal::IsWebbed { .. } => why,
            _ => cannot,
        })?;
        let leaves = |hex: Hex| paths.reach.steps[hex.index()] < paths.mover.hexes;
        if paths.reach.exits.iter().any(leaves) {
            return Ok(());
        }
        let mut open = state.clone();
        open.battle_mut().chests.clear();
        let reach = self.reach(&open, &paths.mover, 0);
        if reach.exits.iter().any(|hex| reach.steps[hex.index()] < paths.mover.hexes) {
            return Err(Refusal::StopsAtChest { hex: at });
        }
        Err(cannot)
    }

    /// BL-6.4, BH-12.2, BH-R8.
    pub(crate) fn check_spend_glory(
        &self,
        state: &State,
        camp: Camp,
        piece: Hex,
    ) -> Result<(), Refusal> {
        if self.readings.troop_leaves_leader != TroopLeavesLeader::Yes {
            return Err(Refusal::NotApart);
        }
        let who = self.named_piece(state, camp, (piece, None))?;
        let doing = self.check_can_move(state, &who)?;
        let unit = self.unit_of(state, &who);
        if unit.is_none_or(|unit| unit.glory == 0) {
            return Err(Refusal::NoGlory { hex: piece });
        }
        self.check_not_held(state, &who, &doing)?;
        let mover = self.mover(state, who).ok_or(Refusal::NoPiece { hex: piece })?;
        let reach = self.reach(state, &mover, 1 + u8::from(mover.rushes));
        let section = self.bound_section(&doing);
        let paths = Paths { mover, reach, glory: true, section, rule: BL_8_1 };
        if self.ends(state, &paths).next().is_some() {
            return Ok(());
        }
        Err(Refusal::NowhereToGo { hex: piece })
    }
}
