//! Step card 5: every monster on a board attacks or moves.
//!
//! Source: rulebook, invasion, movement and attacks of monsters; RR-6.1 to RR-6.17.

use crate::cards::MonsterRange;
use crate::fact::FallCause;
use crate::prelude::*;
use crate::readings::{
    AttackInterruptWindow, CellNumberSide, OvertakeCounting, OvertakeIntoCastle,
};
use crate::state::board::reached;
use crate::state::{COLUMNS, LANES};
use arrayvec::ArrayVec;

/// The column behind the board: the castle. Source: RR-1.9.
const CASTLE: u8 = COLUMNS;

/// Where a move of a monster ends, columns from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Walk {
    /// The last column, [`CASTLE`] for the castle; the first one if it stays.
    pub to: u8,
    /// True if it goes past another monster.
    pub overtakes: bool,
    /// True if something stops it short of its movement.
    pub blocked: bool,
}

/// What an attack would do to a unit.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Blow {
    pub unit: UnitRef,
    pub damage: u8,
    pub knocks_out: bool,
}

/// What an attack would do to each unit in its range.
pub(crate) type Blows = ArrayVec<Blow, 18>;

impl RookRaiders {
    /// The places of a board in the order in which its monsters act. Source: RR-6.2, RR-R1.
    fn next_monster(&self, has: &SeatState) -> Option<(usize, Monster)> {
        let castle_first = self.readings.cell_number_side == CellNumberSide::CastleSideIs1;
        let mut columns = 0..COLUMNS;
        let mut next = || if castle_first { columns.next_back() } else { columns.next() };
        while let Some(column) = next() {
            for lane in 0..LANES {
                let index = usize::from(column * LANES + lane);
                match has.monster_at(index) {
                    Some(monster) if !monster.has_acted => return Some((index, monster)),
                    Some(_) | None => {}
                }
            }
        }
        None
    }

    /// The cells of the units that a monster would hit from a place. Source: RR-6.4, RR-6.5.
    pub(crate) fn attacked(&self, has: &SeatState, from: usize, kind: MonsterKind) -> CellSet {
        let units = has.taken().units;
        let within = self.reach.monster(kind, from).and(units);
        match &self.cards.monster(kind).range {
            MonsterRange::Star(_) => within,
            MonsterRange::Numbered(cells) if !within.is_empty() => cells
                .iter()
                .filter_map(|offset| reached(from, *offset, 1))
                .find(|index| within.contains(*index))
                .map_or(CellSet::none(), CellSet::one),
            MonsterRange::Numbered(_) => within,
        }
    }

    /// True if an attack may be interrupted by a level-up. Source: RR-9.8, RR-R13.
    pub(crate) fn interrupt_offered(&self, state: &State, seat: Seat, id: MonsterId) -> bool {
        let has = &state.seats[seat.index()];
        if has.marks() < 2 {
            return false;
        }
        let Some((from, monster)) = has.monster(id) else { return false };
        let targets = self.attacked(has, from, monster.kind);
        match self.readings.attack_interrupt_window {
            AttackInterruptWindow::EveryAttack => targets.iter().any(|index| {
                has.unit_at(index).is_some_and(|unit| self.can_level_up(state, seat, unit.kind))
            }),
            AttackInterruptWindow::LethalOnly => self
                .blows(state, seat, id)
                .iter()
                .any(|blow| blow.knocks_out && self.can_level_up(state, seat, blow.unit.kind)),
        }
    }

    /// What the attack of a monster does as its targets stand now. Source: RR-6.4, RR-6.5, RR-6.9, RR-R26.
    pub(crate) fn blows(&self, state: &State, seat: Seat, id: MonsterId) -> Blows {
        let has = &state.seats[seat.index()];
        let Some((from, monster)) = has.monster(id) else { return Blows::new() };
        let mut cubes = self.cubes_left(state);
        let wanted = self.cards.monster(monster.kind).damage;
        let targets = self.attacked(has, from, monster.kind);
        let blow = |index| {
            let unit: Unit = has.unit_at(index)?;
            let damage = u32::from(wanted).min(cubes) as u8;
            cubes -= u32::from(damage);
            let knocks_out = unit.damage.saturating_add(damage) >= self.cards.unit(unit.kind).hp;
            Some(Blow { unit: unit.at(seat, index), damage, knocks_out })
        };
        targets.iter().filter_map(blow).collect()
    }

    /// The next monster of a seat acts. False if all have.
    pub(crate) fn next_action(&self, state: &mut State, seat: Seat, trace: &mut Tracing) -> bool {
        let has = &mut state.seats[seat.index()];
        let Some((index, monster)) = self.next_monster(has) else {
            rest_monsters(has);
            return false;
        };
        has.monster_mut(index).has_acted = true;
        let id = monster.id;
        let acting = monster.at(seat, index);
        trace.fact(self.monster_rule(monster.kind), || Fact::MonsterActs { monster: acting });
        let targets = self.attacked(has, index, monster.kind);
        if targets.is_empty() {
            self.monster_moves(state, seat, id, trace); // RR-6.3
            return true;
        }
        if self.interrupt_offered(state, seat, id) {
            trace.fact(RR_9_8, || Fact::InterruptOffered { seat, attacker: Some(acting) });
            set_due(state, Some((id, Due::Attack)));
        } else {
            self.monster_attacks(state, seat, id, trace);
        }
        true
    }

    /// RR-6.4 to RR-6.8: a monster hits its targets.
    pub(crate) fn monster_attacks(
        &self,
        state: &mut State,
        seat: Seat,
        id: MonsterId,
        trace: &mut Tracing,
    ) {
        set_due(state, None);
        let Some((from, monster)) = state.seats[seat.index()].monster(id) else { return };
        let card = self.cards.monster(monster.kind);
        let targets = self.attacked(&state.seats[seat.index()], from, monster.kind);
        let rule = if card.range.is_star() { RR_6_5 } else { RR_6_4 };
        for index in targets.iter() {
            let damage = self.damage_put(state, seat, card.damage, trace);
            let unit = state.seats[seat.index()].unit_mut(index);
            unit.damage += damage;
            let (target, now) = (unit.at(seat, index), unit.damage);
            let monster = monster.at(seat, from);
            trace.fact(rule, || Fact::UnitHit { monster, target, damage, now });
        }
        let mut knocked_out = false;
        for index in targets.iter() {
            let Some(unit) = state.seats[seat.index()].unit_at(index) else { continue };
            if unit.damage >= self.cards.unit(unit.kind).hp {
                self.knock_out(state, seat, index, trace);
                knocked_out = true;
            }
        }
        if knocked_out {
            trace.fact(RR_6_7, || Fact::BonusMove { monster: monster.at(seat, from) });
            set_due(state, Some((id, Due::BonusMove)));
        }
    }

    /// RR-6.10 to RR-6.16: a monster moves.
    pub(crate) fn monster_moves(
        &self,
        state: &mut State,
        seat: Seat,
        id: MonsterId,
        trace: &mut Tracing,
    ) {
        set_due(state, None);
        let has = &mut state.seats[seat.index()];
        let Some((index, monster)) = has.monster(id) else { return };
        let from = crate::state::cell_at(index);
        let walk = self.walk(has, index, self.cards.monster(monster.kind).movement);
        let there = monster.at(seat, index);
        if walk.overtakes {
            trace.fact(RR_6_12, || Fact::Overtakes { monster: there });
        }
        if walk.blocked {
            let stays = walk.to == from.x();
            trace.fact(RR_6_13, || Fact::MonsterBlocked { monster: there, stays });
        }
        if walk.to == CASTLE {
            has.board[index] = None;
            self.enters_castle(state, seat, monster, there, trace);
        } else if walk.to != from.x() {
            let to = usize::from(walk.to * LANES + from.y());
            has.board[to] = has.board[index].take();
            let monster = monster.at(seat, to);
            trace.fact(RR_6_11, || Fact::MonsterMoved { monster, from });
        }
    }

    /// Where a move ends. Source: RR-6.10 to RR-6.14, RR-R2, RR-R3.
    fn walk(&self, has: &SeatState, index: usize, movement: u8) -> Walk {
        let (from, lane) = (index as u8 / LANES, index as u8 % LANES);
        let taken = has.taken();
        let place = |column: u8| usize::from(column * LANES + lane);
        let is_monster = |column: u8| column < CASTLE && taken.monsters.contains(place(column));
        let is_unit = |column: u8| column < CASTLE && taken.units.contains(place(column));
        let goal = (from + movement).min(CASTLE);
        let stays = Walk { to: from, overtakes: false, blocked: movement > 0 };
        if movement == 0 {
            return stays;
        }
        let walk =
            |to: u8| Walk { to, overtakes: (from + 1..to).any(is_monster), blocked: to < goal };
        match self.readings.overtake_counting {
            OvertakeCounting::Destination => {
                let wall = (from + 1..CASTLE).find(|column| is_unit(*column)); // RR-6.13
                let limit = wall.map_or(CASTLE, |wall| wall - 1);
                if goal <= limit {
                    let mut to = goal;
                    while to <= limit.min(CASTLE - 1) && is_monster(to) {
                        to += 1; // RR-6.12
                    }
                    let overtaken_in = to == CASTLE && goal < CASTLE;
                    let stopped = overtaken_in && self.stops_on_board();
                    if to <= limit && !stopped {
                        return walk(to);
                    }
                }
                let furthest = (goal - 1).min(limit);
                (from + 1..=furthest)
                    .rev()
                    .find(|column| !is_monster(*column) && !is_unit(*column))
                    .map_or(stays, walk)
            }
            OvertakeCounting::Stepwise => {
                let mut at = from;
                for _ in 0..movement {
                    let next =
                        (at + 1..CASTLE).find(|column| !is_monster(*column)).unwrap_or(CASTLE);
                    let overtaken_in = next == CASTLE && at < CASTLE - 1;
                    if is_unit(next) || (overtaken_in && self.stops_on_board()) {
                        break;
                    }
                    at = next;
                    if at == CASTLE {
                        break;
                    }
                }
                if at == from { stays } else { walk(at) }
            }
        }
    }

    fn stops_on_board(&self) -> bool {
        self.readings.overtake_into_castle == OvertakeIntoCastle::StopOnBoard
    }

    /// RR-6.14 to RR-6.16, RR-10.2: a monster is in the castle.
    pub(crate) fn enters_castle(
        &self,
        state: &mut State,
        seat: Seat,
        monster: Monster,
        there: MonsterRef,
        trace: &mut Tracing,
    ) {
        trace.fact(RR_6_14, || Fact::MonsterInCastle { monster: there });
        let solo = state.is_solo();
        let has = &mut state.seats[seat.index()];
        has.breached.push(Monster { damage: 0, has_acted: false, ..monster });
        let (rule, cause) = if solo {
            (RR_10_2, FallCause::Solo)
        } else if self.is_red(monster.kind) {
            (RR_6_15, FallCause::Boss)
        } else if has.breached.len() >= 2 {
            (RR_6_16, FallCause::SecondMonster)
        } else {
            trace.fact(RR_6_16, || Fact::FirstBreach { seat, kind: monster.kind });
            return;
        };
        trace.fact(rule, || Fact::CastleFalls { seat, cause });
        self.eliminate(state, seat, trace);
    }

    /// RR-6.17: the monsters of a fallen seat do nothing more.
    pub(crate) fn stop_invasion(&self, state: &mut State, seat: Seat, trace: &mut Tracing) {
        let has = &mut state.seats[seat.index()];
        if self.next_monster(has).is_some() {
            trace.fact(RR_6_17, || Fact::InvasionEndsEarly { seat });
        }
        rest_monsters(has);
    }
}

/// A seat's invasion is over: no monster of it has acted any more.
fn rest_monsters(has: &mut SeatState) {
    for piece in has.board.iter_mut().flatten() {
        if let Piece::Monster(monster) = piece {
            monster.has_acted = false;
        }
    }
}

fn set_due(state: &mut State, what: Option<(MonsterId, Due)>) {
    if let Some(Task::Invasion { due, .. }) = state.tasks.last_mut() {
        *due = what;
    }
}
