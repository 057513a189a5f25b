//! Where a piece may move, and by which shortest way.
//!
//! Source: BL-8.1 to BL-8.6, BH-8.1 to BH-8.9, BH-9.1, BH-16.2.

use super::champion_moves;
use crate::prelude::*;
use crate::readings::{ChestAndNormalUnit, MountedHeroFootTroop, MovedHeroCarried, PassChampions};
use crate::state::derived::gives;
use crate::vocabulary::{HEXES, Hexes};

/// A piece that may move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mover {
    /// The piece; a Leader that detaches is one by its hero.
    pub who: Fighter,
    /// True if the hero leaves its troop.
    pub detaches: bool,
    /// Hexes that it may go at most, without Glory and rush.
    pub hexes: u8,
    /// Hexes after which it may still battle.
    pub battles: u8,
    /// True if it may rush: a hex more if it ends beside an enemy (BL-8.5).
    pub rushes: bool,
    /// True if stop terrain does not stop it.
    pub no_stop: bool,
    /// True if it may cross river and impassable hexes (Pathfinder).
    pub crosses: bool,
}

/// Where it may go.
#[derive(Clone, Debug)]
pub struct Reach {
    /// Where it starts.
    pub start: Hex,
    /// Steps to a hex; `u8::MAX`: no way within the range.
    pub steps: [u8; HEXES],
    /// The hex before it on the way.
    before: [u8; HEXES],
    /// Hexes where a move may end.
    pub ends: Hexes,
    /// Hexes of the own baseline from which the next step leaves the map.
    pub exits: Hexes,
}

impl Reach {
    /// The way to a hex, without the start.
    pub fn way(&self, to: Hex) -> Way {
        let mut way = Way::new();
        let mut at = to;
        while at != self.start && !way.is_full() {
            way.push(at);
            let Some(before) = Hex::all().nth(self.before[at.index()].into()) else { break };
            at = before;
        }
        way.reverse();
        way
    }

    /// Steps to a hex where a move may end.
    pub fn to(&self, hex: Hex) -> Option<u8> {
        self.ends.contains(hex).then(|| self.steps[hex.index()])
    }
}

impl BattleLore {
    /// What a piece has done in this turn.
    pub(crate) fn doing<'a>(&self, state: &'a State, who: &Fighter) -> Option<&'a Doing> {
        match who.hero {
            Some(hero) => state.battle().find_hero(hero).map(|hero| &hero.doing),
            None => self.unit_of(state, who).map(|unit| &unit.doing),
        }
    }

    /// A piece as it may move now. Source: BL-8.4 to BL-8.6, BH-8.1, BH-9.1.
    pub(crate) fn mover(&self, state: &State, who: Fighter) -> Option<Mover> {
        let doing = self.doing(state, &who)?;
        let mut mover = Mover {
            who,
            detaches: false,
            hexes: 0,
            battles: 0,
            rushes: false,
            no_stop: doing.no_stop,
            crosses: false,
        };
        let mut more = doing.hexes;
        // A hero that joined a troop in this turn does not take it farther (BH-8.9).
        let moves_too = |hero: &HeroId| {
            who.hero.is_some()
                || !state.battle().hero(*hero).joined
                || self.readings.moved_hero_carried == MovedHeroCarried::Yes
        };
        if let Some(hero) = self.hero_with(state, &who).filter(moves_too) {
            let pathfinder =
                self.skill_of(state, hero, gives!(SkillPower::Pathfinder { hexes } => hexes));
            if let Some((_, hexes)) = pathfinder {
                more += hexes;
                mover.no_stop = true;
                mover.crosses = who.hero.is_some();
            }
            let boots =
                self.artifact_of(state, hero, gives!(ArtifactPower::Hexes { hexes } => hexes));
            more += boots.map_or(0, |(_, hexes)| hexes);
        }
        match self.unit_of(state, &who).map(|unit| unit.kind) {
            Some(UnitKind::Troop(troop)) => {
                let row = self.cards.troop(troop);
                mover.hexes = row.move_only;
                mover.battles = row.move_battle;
                mover.rushes = row.rush;
                if self.is_onslaught(state, doing) && row.class == MoveClass::Foot {
                    mover.hexes = mover.hexes.max(ONSLAUGHT_HEXES);
                    mover.battles = mover.battles.max(ONSLAUGHT_HEXES);
                }
            }
            Some(UnitKind::Creature(creature)) => {
                mover.hexes = self.cards.creature(creature).moves;
                mover.battles = mover.hexes;
            }
            None => {
                mover.hexes = champion_moves(state.battle().hero(who.hero?).mounted);
                mover.battles = mover.hexes;
            }
        }
        mover.hexes += more;
        mover.battles += more;
        Some(mover)
    }

    /// A Leader as it may leave its troop. Source: BH-9.1.
    pub(crate) fn detacher(&self, state: &State, hero: HeroId) -> Option<Mover> {
        let found = state.battle().find_hero(hero)?;
        let who = Fighter { camp: found.camp, at: found.at?, hero: Some(hero) };
        Some(Mover { detaches: true, ..self.mover(state, who)? })
    }

    /// True if a troop was ordered by Foot Onslaught. Source: BL:CMD17.
    pub(crate) fn is_onslaught(&self, state: &State, doing: &Doing) -> bool {
        use crate::cards::CommandText;
        let card = state.battle().in_play.and_then(|card| card.acts_as);
        let text = card.map(|card| self.cards.command(card).text);
        matches!(text, Some(CommandText::FootOnslaught { .. }))
            && doing.ordered.is_some_and(|ordered| ordered.by_card)
    }

    /// True if a Champion, mounted or not, may stand with such a troop. Source: BH-8.4, BH-R6.
    pub(crate) fn fits_troop(&self, kind: UnitKind, mounted: bool) -> bool {
        let UnitKind::Troop(troop) = kind else { return false };
        match (mounted, self.cards.troop(troop).class) {
            (false, MoveClass::Mounted) => false,
            (true, MoveClass::Foot) => {
                self.readings.mounted_hero_foot_troop == MountedHeroFootTroop::Yes
            }
            (false, MoveClass::Foot) | (true, MoveClass::Mounted) => true,
        }
    }

    /// All ways of a piece with so many hexes more than it has by itself (Glory, rush).
    pub(crate) fn reach(&self, state: &State, mover: &Mover, more: u8) -> Reach {
        let start = mover.who.at;
        let mut reach = Reach {
            start,
            steps: [u8::MAX; HEXES],
            before: [u8::MAX; HEXES],
            ends: Hexes::NONE,
            exits: Hexes::NONE,
        };
        let range = mover.hexes + more;
        let ground = self.ground(state, mover);
        reach.steps[start.index()] = 0;
        let baseline = mover.who.camp.baseline();
        let mut open = vec![start];
        let mut at = 0;
        // Hexes are taken in the order of their ways, so the first way to a hex is the first of the
        // shortest in board order (BL-8.1).
        while let Some(hex) = open.get(at).copied() {
            at += 1;
            let steps = reach.steps[hex.index()];
            if hex.row() == baseline && mover.who.hero.is_some() {
                reach.exits.insert(hex);
            }
            if steps >= range {
                continue;
            }
            for next in hex.neighbours() {
                if reach.steps[next.index()] != u8::MAX {
                    continue;
                }
                match self.step(state, mover, &ground, next) {
                    Step::No => {}
                    Step::End => {
                        reach.steps[next.index()] = steps + 1;
                        reach.before[next.index()] = hex.index() as u8;
                        reach.ends.insert(next);
                    }
                    Step::Through { ends } => {
                        reach.steps[next.index()] = steps + 1;
                        reach.before[next.index()] = hex.index() as u8;
                        open.push(next);
                        if ends {
                            reach.ends.insert(next);
                        }
                    }
                }
            }
        }
        reach
    }

    /// What is the same at every step of a moving piece.
    fn ground(&self, state: &State, mover: &Mover) -> Ground {
        let battle = state.battle();
        let mut camps = [None; HEXES];
        // A unit counts before a hero, and of two heroes the first one ([`Self::camp_in`]).
        for hero in battle.heroes.iter().rev() {
            if let Some(at) = hero.at {
                camps[at.index()] = Some(hero.camp);
            }
        }
        for unit in battle.units.iter() {
            camps[unit.at.index()] = Some(unit.camp);
        }
        let crosses_forest = match self.unit_of(state, &mover.who).map(|unit| unit.kind) {
            Some(UnitKind::Creature(creature)) => self.cards.creature(creature).ignores_forest,
            Some(UnitKind::Troop(_)) | None => false,
        };
        let stops_at_chests = self.hero_with(state, &mover.who).is_some()
            || self.readings.chest_and_normal_unit == ChestAndNormalUnit::StopOnly;
        Ground { camps, crosses_forest, stops_at_chests }
    }

    /// What entering a hex is to a moving piece.
    fn step(&self, state: &State, mover: &Mover, ground: &Ground, hex: Hex) -> Step {
        let who = &mover.who;
        let may_end_on_terrain = self.may_enter(state, who, hex);
        let crosses = || mover.crosses && self.can_be_crossed(state, hex);
        if !may_end_on_terrain && !crosses() {
            return Step::No;
        }
        let stops = self.stops(state, mover, ground, hex);
        match ground.camps[hex.index()] {
            None if !may_end_on_terrain => Step::Through { ends: false },
            None if stops => Step::End,
            None => Step::Through { ends: true },
            Some(camp) if camp != who.camp => Step::No,
            Some(_) => match who.hero {
                None if self.may_absorb(state, who, hex) => Step::End,
                None => Step::No,
                Some(hero) => {
                    let joins = may_end_on_terrain && self.may_join(state, hero, hex);
                    match (stops, self.may_pass(state, hex)) {
                        (false, true) => Step::Through { ends: joins },
                        (true, _) | (false, false) if joins => Step::End,
                        (true, _) | (false, false) => Step::No,
                    }
                }
            },
        }
    }

    /// True if Pathfinder crosses a hex that nobody may enter. Source: BH:SKL08, BL-2.1.
    fn can_be_crossed(&self, state: &State, hex: Hex) -> bool {
        let terrain = self.terrain(state, hex);
        terrain.enter == Who::Nobody
            && matches!(terrain.role, TerrainRole::River | TerrainRole::Impassable)
    }

    /// True if a Champion may pass through a friendly piece. Source: BH-8.2, BH-R10.
    fn may_pass(&self, state: &State, hex: Hex) -> bool {
        let is_troop =
            state.battle().unit(hex).is_some_and(|unit| matches!(unit.kind, UnitKind::Troop(_)));
        is_troop || self.readings.pass_champions == PassChampions::Yes
    }

    /// True if entering a hex ends the move. Source: BL-8.3, BH-16.2, BH-R51.
    fn stops(&self, state: &State, mover: &Mover, ground: &Ground, hex: Hex) -> bool {
        let who = &mover.who;
        let terrain = self.terrain(state, hex);
        // A Grapnel makes a river a ford.
        let is_ford = terrain.role == TerrainRole::River && self.may_enter(state, who, hex);
        let spider = ground.crosses_forest && terrain.role == TerrainRole::Forest;
        if (terrain.stop || is_ford) && !mover.no_stop && !spider {
            return true;
        }
        ground.stops_at_chests && state.battle().chests.iter().any(|chest| chest.at == hex)
    }

    /// True if a hero that joined a troop in this turn keeps it from moving. Source: BH-8.9, BH-R61.
    pub(crate) fn is_held_by_joining(&self, doing: &Doing) -> bool {
        doing.was_joined && self.readings.moved_hero_carried == MovedHeroCarried::No
    }

    /// True if a troop waits for its Leader to detach. Source: BH-6.4, BH-6.7, BH-R70.
    pub(crate) fn waits_for_leader(&self, state: &State, who: &Fighter) -> bool {
        let leader = if who.hero.is_some() { None } else { self.leader_in(state, who.at) };
        leader.is_some_and(|hero| match state.battle().hero(hero).detachment {
            Detachment::Ordered => true,
            Detachment::None | Detachment::Made | Detachment::Lapsed => false,
        })
    }
}

/// Hexes that a foot troop may move and battle by Foot Onslaught. Source: BL:CMD17.
const ONSLAUGHT_HEXES: u8 = 2;

/// What a moving piece finds wherever it goes.
struct Ground {
    /// Whose piece stands in a hex.
    camps: [Option<Camp>; HEXES],
    /// BL:CRE01: whether a forest does not stop it.
    crosses_forest: bool,
    /// BH-16.2, BH-R51: whether a chest stops it.
    stops_at_chests: bool,
}

/// What entering a hex is.
enum Step {
    /// It cannot be entered.
    No,
    /// It can be entered, and the move ends.
    End,
    /// The move may go on.
    Through {
        /// True if it may end there too.
        ends: bool,
    },
}
