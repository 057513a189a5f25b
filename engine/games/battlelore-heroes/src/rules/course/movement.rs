//! Movement: pieces, detachments, leaving the map.
//!
//! Source: BL-8.1 to BL-8.6, BH-6.4 to BH-6.7, BH-8.1 to BH-8.10, BH-9.1.

use crate::prelude::*;
use crate::readings::{DetachLapse, StopMeansJoin};
use crate::state::derived::Mover;

/// How a piece moves, beside where. Source: 5.11 of the specification.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HowToMove {
    /// True if a Glory token takes it farther.
    pub glory: bool,
    /// BH-R8 `yes`: whether the troop leaves its Leader.
    pub leave: Option<bool>,
    /// BH-R9 `may-stay-champion`: whether a Champion joins the troop it ends with.
    pub join: Option<bool>,
}

impl BattleLore {
    /// Hexes that a piece may go more than by itself: one by Glory, one by a rush that ends beside an
    /// enemy. Source: BL-8.5, BH-12.2.
    pub(crate) const fn more_hexes(&self, mover: &Mover, glory: bool) -> u8 {
        glory as u8 + mover.rushes as u8
    }

    /// True if a move so long that only a rush allows it is one. Source: BL-8.5.
    pub(crate) fn is_rush(&self, state: &State, mover: &Mover, dest: Hex, steps: u8) -> bool {
        let farther = steps == mover.battles + 1 || steps == mover.hexes + 1;
        mover.rushes && farther && self.enemy_beside(state, mover.who.camp, dest)
    }

    /// BL-8.1: a piece moves.
    pub(crate) fn move_piece(
        &self,
        state: &mut State,
        (hex, hero): (Hex, Option<HeroId>),
        dest: Hex,
        how: HowToMove,
        trace: &mut Tracing,
    ) {
        let Some(who) = self.fighter_in(state, hex, hero) else { return };
        let spent = self.doing(state, &who).is_some_and(|doing| doing.glory_spent);
        if how.glory && !spent {
            self.spend_glory(state, &who, trace);
            if let Some(doing) = self.doing_mut(state, &who) {
                doing.hexes += 1;
            }
        }
        // A troop that leaves its Leader goes as if it had none (BH-R8).
        let goes = self.left_behind(state, &who, how.leave == Some(true));
        let Some(mover) = self.mover(&goes, who) else { return };
        let reach = self.reach(&goes, &mover, self.more_hexes(&mover, false));
        let Some(steps) = reach.to(dest) else { return };
        let way = reach.way(dest);
        let rushed = self.is_rush(&goes, &mover, dest, steps);
        self.tell_way_items(&goes, &mover, self.more_hexes(&mover, false), &way, trace);
        match who.hero {
            Some(hero) => self.hero_goes(state, hero, way, steps, how.join, trace),
            None => self.unit_moves(state, &who, way, (steps, rushed), how.leave, trace),
        }
    }

    /// Whether a move leaves a piece a battle in this turn; none if it is no move that there is. For
    /// those who only look. Source: BL-8.4, BL-9.1, BH-6.2.
    pub(crate) fn leaves_battle(
        &self,
        state: &State,
        (hex, hero): (Hex, Option<HeroId>),
        dest: Hex,
        how: HowToMove,
    ) -> Option<bool> {
        state.battle.as_ref()?;
        let who = self.fighter_in(state, hex, hero)?;
        let goes = self.left_behind(state, &who, how.leave == Some(true));
        let mover = self.mover(&goes, who)?;
        let spent = self.doing(state, &who).is_some_and(|doing| doing.glory_spent);
        let glory = how.glory && !spent;
        let steps = self.reach(&goes, &mover, self.more_hexes(&mover, glory)).to(dest)?;
        if who.hero.is_some() {
            let joins = how.join != Some(false)
                && state.battle().unit(dest).is_some_and(|unit| Self::is_troop(unit.kind));
            return Some(!joins && self.terrain_allows_battle(&goes, &who, dest));
        }
        let glory = u8::from(glory);
        let battles = mover.battles + glory;
        let rushed = mover.rushes
            && (steps == battles + 1 || steps == mover.hexes + glory + 1)
            && self.enemy_beside(&goes, who.camp, dest);
        let counts = steps - u8::from(rushed);
        Some(counts <= battles && self.terrain_allows_battle(&goes, &who, dest))
    }

    /// A troop or a creature moves, with its Leader or without.
    fn unit_moves(
        &self,
        state: &mut State,
        who: &Fighter,
        way: Way,
        (steps, rushed): (u8, bool),
        leave: Option<bool>,
        trace: &mut Tracing,
    ) {
        let Some(dest) = way.last().copied() else { return };
        let leader = self.leader_in(state, who.at);
        let champion = self.champion_in(state, dest, who.camp);
        let piece = self.piece(state, who);
        trace.fact(BL_8_1, || Fact::Moved { piece, way, moved: steps });
        if rushed {
            trace.fact(BL_8_5, || Fact::Rushes { piece });
        }
        if let Some(joined) = leader.filter(|hero| state.battle().hero(*hero).joined) {
            let hero = self.hero_name(state, joined);
            trace.fact(BH_R61, || Fact::Carried { hero });
        }
        self.put_unit(state, who.at, dest);
        if let Some(unit) = state.battle_mut().unit_mut(dest) {
            unit.doing.has_moved = true;
            unit.doing.moved = steps;
            unit.doing.rushed = rushed;
        }
        if let Some(leader) = leader {
            let name = self.hero_name(state, leader);
            let found = state.battle_mut().hero_mut(leader);
            if leave == Some(true) {
                found.at = Some(who.at);
                found.doing.ordered = None;
                trace.fact(BH_R8, || Fact::LeaderLeft { hero: name, at: who.at });
            } else {
                found.doing.has_moved = true;
                found.doing.moved = steps;
            }
        }
        if let Some(hero) = champion {
            self.becomes_leader(state, hero, dest, trace);
            // BH-8.10: its own order is good for a detachment only.
            let found = state.battle_mut().hero_mut(hero);
            // It counts as joined: a troop came by a move.
            found.joined = true;
            if found.doing.ordered.is_some() && !found.doing.has_moved {
                found.detachment = Detachment::Ordered;
            }
        }
    }

    /// A Champion or a detaching hero moves.
    fn hero_goes(
        &self,
        state: &mut State,
        hero: HeroId,
        way: Way,
        steps: u8,
        join: Option<bool>,
        trace: &mut Tracing,
    ) {
        let Some(dest) = way.last().copied() else { return };
        let name = self.hero_name(state, hero);
        let found = state.battle().hero(hero);
        let (camp, detaches) = (found.camp, found.detachment == Detachment::Ordered);
        if detaches {
            trace.fact(BL_8_1, || Fact::Detached { hero: name, way });
        } else {
            let Some(from) = found.at else { return };
            let piece = self.piece(state, &Fighter { camp, at: from, hero: Some(hero) });
            trace.fact(BL_8_1, || Fact::Moved { piece, way, moved: steps });
        }
        let found = state.battle_mut().hero_mut(hero);
        found.at = Some(dest);
        found.apart = false;
        found.doing.has_moved = true;
        found.doing.moved = steps;
        if detaches {
            found.detachment = Detachment::Made;
        }
        self.ends_with_troop(state, hero, dest, join, trace);
    }

    /// BH-8.3, BH-R9: a hero that ends with a friendly troop.
    fn ends_with_troop(
        &self,
        state: &mut State,
        hero: HeroId,
        dest: Hex,
        join: Option<bool>,
        trace: &mut Tracing,
    ) {
        let camp = state.battle().hero(hero).camp;
        let Some(unit) = state.battle().unit(dest).filter(|unit| unit.camp == camp) else { return };
        let troop = unit.kind;
        let name = self.hero_name(state, hero);
        if self.readings.stop_means_join == StopMeansJoin::MayStayChampion && join == Some(false) {
            state.battle_mut().hero_mut(hero).apart = true;
            trace.fact(BH_8_3, || Fact::StaysApart { hero: name, at: dest });
            return;
        }
        state.battle_mut().hero_mut(hero).joined = true;
        if let Some(unit) = state.battle_mut().unit_mut(dest) {
            unit.doing.was_joined = true;
        }
        trace.fact(BH_8_3, || Fact::Joined { hero: name, troop, at: dest });
    }

    /// BH-9.1: a Leader leaves its troop.
    pub(crate) fn detach(
        &self,
        state: &mut State,
        hero: HeroId,
        dest: Hex,
        join: Option<bool>,
        trace: &mut Tracing,
    ) {
        let Some(mover) = self.detacher(state, hero) else { return };
        let reach = self.reach(state, &mover, 0);
        let Some(steps) = reach.to(dest) else { return };
        let way = reach.way(dest);
        self.tell_way_items(state, &mover, 0, &way, trace);
        self.hero_goes(state, hero, way, steps, join, trace);
    }

    /// BH-8.5: a hero leaves the map.
    pub(crate) fn exit_map(&self, state: &mut State, hero: HeroId, trace: &mut Tracing) {
        let name = self.hero_name(state, hero);
        let found = state.battle_mut().hero_mut(hero);
        if found.detachment == Detachment::Ordered {
            found.detachment = Detachment::Made;
        }
        found.at = None;
        found.apart = false;
        found.status = HeroStatus::Exited;
        found.doing.has_moved = true;
        trace.fact(BH_8_5, || Fact::LeftMap { hero: name });
    }

    /// BH-R8 `yes`: a Glory token is spent on the next move (BL-6.4).
    pub(crate) fn spend_glory_on_move(&self, state: &mut State, hex: Hex, trace: &mut Tracing) {
        let Some(who) = self.fighter_in(state, hex, None) else { return };
        self.spend_glory(state, &who, trace);
        if let Some(doing) = self.doing_mut(state, &who) {
            doing.glory_spent = true;
            doing.hexes += 1;
        }
    }

    /// T3 runs by itself when nothing can move.
    pub(crate) fn run_move(&self, state: &mut State, trace: &mut Tracing) -> bool {
        if self.has_choice(state) {
            return false;
        }
        let whose = self.whose(state, self.active(state));
        trace.fact(BL_6_2, || Fact::PassedOver { whose, step: StepName::Move });
        self.done_moving(state, trace);
        true
    }

    /// BL-8.1, BH-6.7: no more moves; detachments that were not made lapse.
    pub(crate) fn done_moving(&self, state: &mut State, trace: &mut Tracing) {
        state.tasks.pop();
        let waiting: Vec<HeroId> = state
            .battle()
            .heroes
            .iter()
            .filter(|hero| hero.detachment == Detachment::Ordered)
            .map(|hero| hero.id)
            .collect();
        for hero in waiting {
            let name = self.hero_name(state, hero);
            let found = state.battle_mut().hero_mut(hero);
            found.detachment = Detachment::Lapsed;
            let (at, joined) = (found.at, found.joined);
            trace.fact(BH_6_7, || Fact::DetachLapsed { hero: name });
            let Some(at) = at else { continue };
            let ordered = state.battle().unit(at).and_then(|unit| unit.doing.ordered);
            // The order to detach is lost; that of its troop holds for its Leader.
            state.battle_mut().hero_mut(hero).doing.ordered = ordered;
            // BH-8.10: a troop that came to a Champion has waited for nothing.
            if ordered.is_some()
                && !joined
                && self.readings.detach_lapse == DetachLapse::TroopMayNotBattle
                && let Some(unit) = state.battle_mut().unit_mut(at)
            {
                unit.doing.gave_up = true;
            }
        }
        self.phase(state, StepName::Combat, trace);
    }
}
