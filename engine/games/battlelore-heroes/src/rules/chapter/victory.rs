//! The end of a battle.
//!
//! Source: BL-15.1 to BL-15.6, chapter 8 of the specification.

use crate::prelude::*;
use crate::readings::{
    HeroAloneDefeat, LastBlowTrophy, ObjectiveMarker, SimultaneousTarget, TurnLimit,
};

/// The last player turn under BL-R24 `turns-100`. Source: BL-15.4.
pub const TURNS_MAX: u16 = 100;

impl BattleLore {
    /// BL-15.2: the check that is made before anything is awaited; true if the battle is decided by it.
    pub(crate) fn decides(&self, state: &mut State, trace: &mut Tracing) -> bool {
        let is_on = state.battle.as_ref().is_some_and(|battle| battle.turn > 0);
        if !is_on || state.ended.is_some() || state.tasks.is_empty() {
            return false;
        }
        self.keep_markers(state, trace);
        let Some(end) = self.verdict(state) else { return false };
        // BH-R72: a trophy in progress is done first.
        if state.tasks.contains(&Task::Gain)
            && state.battle().gain.as_ref().is_some_and(|gain| gain.trophy)
            && self.readings.last_blow_trophy == LastBlowTrophy::Yes
        {
            return false;
        }
        self.end_battle(state, end, trace);
        true
    }

    /// BL-R16 `kept-once-gained`: markers that were gained stay.
    fn keep_markers(&self, state: &mut State, trace: &mut Tracing) {
        let markers = &self.scenario(state).markers;
        if self.readings.objective_marker == ObjectiveMarker::Temporary {
            return;
        }
        for (number, marker) in markers.iter().enumerate() {
            let number = number as u8;
            let Some(holder) = self.holder(state, marker) else { continue };
            if Self::keeper(state, number).is_some() {
                continue;
            }
            state.battle_mut().side_mut(holder).markers.push(number);
            let whose = self.whose(state, holder);
            trace.fact(BL_15_6, || Fact::Marker { marker: number, holder: whose });
            self.tell_banner(state, holder, trace);
        }
    }

    /// BL-R16 `kept-once-gained`: who has gained a marker.
    fn keeper(state: &State, number: u8) -> Option<Camp> {
        let has = |camp: &Camp| state.battle().side(*camp).markers.contains(&number);
        Camp::ALL.into_iter().find(has)
    }

    /// Whose banner a marker is now. Source: BL-15.1, BL-15.6, BL-R16.
    pub(crate) fn marker_of(&self, state: &State, number: u8) -> Option<Camp> {
        let marker = self.scenario(state).markers.get(usize::from(number))?;
        match self.readings.objective_marker {
            ObjectiveMarker::Temporary => self.holder(state, marker),
            ObjectiveMarker::KeptOnceGained => Self::keeper(state, number),
        }
    }

    /// How the battle ends now, if it does. Source: BL-15.2, BL-15.3, BL-R10, BH-R52.
    fn verdict(&self, state: &State) -> Option<BattleEnd> {
        let targets = self.scenario(state).targets;
        let banners = Camp::ALL.map(|camp| self.banners(state, camp));
        let reached = Camp::ALL.map(|camp| banners[camp.index()] >= targets[camp.index()]);
        let gone = Camp::ALL.map(|camp| self.is_gone(state, camp));
        // BL-15.3: who has no piece loses, so the other camp wins.
        let (wins, reason) = if reached.contains(&true) {
            (reached, EndCause::Banners)
        } else {
            ([gone[1], gone[0]], EndCause::NoPiece)
        };
        let winner = match wins {
            [true, true] => match self.readings.simultaneous_target {
                SimultaneousTarget::ActiveWins => Some(self.active(state)),
                SimultaneousTarget::Draw => None,
                SimultaneousTarget::MoreBanners => ahead(banners),
            },
            [true, false] => Some(Camp::South),
            [false, true] => Some(Camp::North),
            [false, false] => return None,
        };
        Some(BattleEnd { winner, reason, banners })
    }

    /// True if a camp has no piece left. Source: BL-15.3, BH-R52.
    fn is_gone(&self, state: &State, camp: Camp) -> bool {
        let battle = state.battle();
        let units = battle.units.iter().any(|unit| unit.camp == camp);
        let heroes = battle.heroes.iter().any(|hero| hero.camp == camp && hero.at.is_some());
        match (units, heroes) {
            (true, _) => false,
            (false, false) => true,
            (false, true) => self.readings.hero_alone_defeat == HeroAloneDefeat::Loses,
        }
    }

    /// BL-15.4: the last turn was played; true if that ends the battle.
    pub(crate) fn ends_by_turns(&self, state: &mut State, trace: &mut Tracing) -> bool {
        if state.battle().turn < TURNS_MAX || self.readings.turn_limit == TurnLimit::None {
            return false;
        }
        let banners = Camp::ALL.map(|camp| self.banners(state, camp));
        let end = BattleEnd { winner: ahead(banners), reason: EndCause::TurnLimit, banners };
        self.end_battle(state, end, trace);
        true
    }

    /// The battle is decided.
    fn end_battle(&self, state: &mut State, end: BattleEnd, trace: &mut Tracing) {
        let rule = match end.reason {
            EndCause::Banners => BL_15_2,
            EndCause::NoPiece => BL_15_3,
            EndCause::TurnLimit => BL_15_4,
        };
        let winner = end.winner.map(|camp| self.whose(state, camp));
        trace.fact(rule, || Fact::Decided { end, winner });
        state.tasks.clear();
        if state.campaign.is_some() {
            self.finish_battle(state, end, trace);
        } else {
            state.ended = Some(end);
        }
    }
}

/// Who has more banners.
const fn ahead(banners: [u8; 2]) -> Option<Camp> {
    if banners[0] > banners[1] {
        Some(Camp::South)
    } else if banners[1] > banners[0] {
        Some(Camp::North)
    } else {
        None
    }
}
