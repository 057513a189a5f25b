//! Where units can go.
//!
//! Source: rulebook, movement of units; RR-5.1 to RR-5.5, RR-9.12.

use crate::prelude::*;
use crate::readings::{EmptyAction, MarkerCubeSupply};
use crate::state::board::Taken;
use crate::state::{cell_at, cell_index};
use kanso_engine::Cell;

/// Honour marks that a full-speed move costs. Source: RR-9.12.
pub const FULL_MOVE_COST: u8 = 1;

/// The empty cells within so many steps. Source: RR-5.1 to RR-5.5.
pub(crate) fn reachable(taken: Taken, from: usize, steps: u8) -> CellSet {
    let open = CellSet::UNIT_CELLS.without(taken.monsters); // RR-5.5, RR-5.4
    let mut seen = CellSet::one(from);
    for _ in 0..steps {
        let wider = seen.or(seen.neighbours().and(open)); // RR-5.2
        if wider == seen {
            break;
        }
        seen = wider;
    }
    seen.without(taken.units) // RR-5.3: through own units, but never onto one
}

impl RookRaiders {
    /// True if a unit that stays could be activated. Source: RR-4.6b, RR-R33.
    pub(crate) fn may_stay(&self, seat: &SeatState, index: usize, unit: Unit) -> bool {
        self.readings.empty_action == EmptyAction::Allowed || self.has_use(seat, index, unit)
    }

    /// True if a free action marker is there (RR-R26).
    pub(crate) fn marker_left(&self, state: &State) -> bool {
        match self.readings.marker_cube_supply {
            MarkerCubeSupply::Unlimited => true,
            MarkerCubeSupply::Printed => self.free_markers(state) > 0,
        }
    }

    /// True if a seat can give an action to one of its units.
    pub(crate) fn has_activation(&self, state: &State, seat: Seat) -> bool {
        let has = &state.seats[seat.index()];
        if !self.marker_left(state) {
            return false;
        }
        let taken = has.taken();
        let boost = u8::from(self.can_pay(has, seat, BenefitFor::FullMove));
        has.units().filter(|(_, unit)| !unit.acted).any(|(index, unit)| {
            let movement = self.cards.unit(unit.kind).movement + boost;
            // One step away is as good as the whole reach.
            !reachable(taken, index, movement.min(1)).is_empty()
                || !reachable(taken, index, movement).is_empty()
                || self.may_stay(has, index, unit)
        })
    }

    /// RR-4.21: whether an action may be given so.
    pub(crate) fn check_activate(
        &self,
        state: &State,
        seat: Seat,
        id: UnitId,
        dest: Cell,
        full_move: Option<u8>,
    ) -> Checked {
        let has = &state.seats[seat.index()];
        let (from, unit) = self.own_unit(state, seat, id)?;
        let at = unit.at(seat, from);
        if unit.acted {
            return Err(Refusal::UnitHasActed { unit: at });
        }
        if !self.marker_left(state) {
            return Err(Refusal::NoMarkerLeft);
        }
        let Some(to) = cell_index(dest).filter(|to| CellSet::UNIT_CELLS.contains(*to)) else {
            return Err(Refusal::NoUnitCell { unit: at, dest });
        };
        match has.board[to] {
            Some(Piece::Unit(other)) if other.id != id => {
                return Err(Refusal::OwnUnitThere { unit: at, other: other.at(seat, to) });
            }
            Some(Piece::Monster(monster)) => {
                return Err(Refusal::MonsterThere { unit: at, monster: monster.at(seat, to) });
            }
            Some(Piece::Unit(_)) | None => {}
        }
        let movement = self.cards.unit(unit.kind).movement;
        let taken = has.taken();
        let steps = cell_at(from).steps_to(dest);
        let Some(pay_tokens) = full_move else {
            if to == from {
                let may = self.may_stay(has, from, unit);
                return if may { Ok(()) } else { Err(Refusal::EmptyAction { unit: at }) };
            }
            return if reachable(taken, from, movement).contains(to) {
                Ok(())
            } else if steps > movement {
                Err(Refusal::TooFar { unit: at, dest, steps, movement })
            } else {
                Err(Refusal::MonstersInTheWay { unit: at, dest })
            };
        };
        self.check_marks(has, seat, BenefitFor::FullMove, pay_tokens)?;
        let movement = movement + 1;
        if to == from || reachable(taken, from, movement - 1).contains(to) {
            Err(Refusal::NoNeedForFullSpeed { unit: at, dest })
        } else if steps > movement {
            Err(Refusal::TooFarAtFullSpeed { unit: at, dest, steps, movement })
        } else if !reachable(taken, from, movement).contains(to) {
            Err(Refusal::MonstersInTheWay { unit: at, dest })
        } else {
            Ok(())
        }
    }

    /// Whether a benefit that is not a level-up can be paid with so many tokens. Source: RR-9.10,
    /// RR-9.12, RR-R21.
    pub(crate) fn check_marks(
        &self,
        has: &SeatState,
        seat: Seat,
        benefit: BenefitFor,
        pay_tokens: u8,
    ) -> Checked {
        self.check_payment(has, seat, benefit.cost(), pay_tokens).map_err(|against| match against {
            Refusal::BadPayment { seat, pay_tokens, tokens, trophies, .. } => {
                Refusal::NoSuchMark { seat, benefit, pay_tokens, tokens, trophies }
            }
            other => other,
        })
    }

    /// True if a benefit that is not a level-up can be paid at all. Source: RR-9.14.
    pub(crate) fn can_pay(&self, has: &SeatState, seat: Seat, benefit: BenefitFor) -> bool {
        benefit.payments().any(|pay| self.check_marks(has, seat, benefit, pay).is_ok())
    }

    /// RR-4.22: a unit gets an action.
    pub(crate) fn activate(
        &self,
        state: &mut State,
        seat: Seat,
        id: UnitId,
        dest: Cell,
        full_move: Option<u8>,
        trace: &mut Tracing,
    ) {
        if let Some(Task::Actions { left, .. }) = state.tasks.last_mut() {
            *left -= 1;
        }
        let (from, unit) = state.seats[seat.index()].unit(id).expect("checked: it is there");
        let to = cell_index(dest).expect("checked: on the board");
        if let Some(pay_tokens) = full_move {
            trace.fact(RR_9_12, || Fact::FullMove { unit: unit.at(seat, from) });
            self.pay(state, seat, FULL_MOVE_COST, pay_tokens, trace);
        }
        let moved = to != from;
        let has = &mut state.seats[seat.index()];
        if moved {
            has.board[to] = has.board[from].take(); // RR-5.1: its damage goes with it
            trace.fact(RR_5_1, || Fact::UnitMoved { unit: unit.at(seat, to), from: cell_at(from) });
        }
        let has = &state.seats[seat.index()];
        let usable = self.has_use(has, to, unit);
        state.tasks.push(Task::Acting { unit: id, moved });
        if usable {
            state.tasks.push(Task::Skill { unit: id, granted: false, ally: None });
        }
    }

    /// RR-4.5: the unit becomes acted; false if it has left the board.
    pub(crate) fn end_action(&self, state: &mut State, id: UnitId, trace: &mut Tracing) -> bool {
        let seat = state.acting_seat();
        state.tasks.pop();
        let has = &mut state.seats[seat.index()];
        let Some((index, unit)) = has.unit(id) else { return false };
        has.unit_mut(index).acted = true;
        trace.fact(RR_4_5, || Fact::UnitActed { unit: unit.at(seat, index) });
        true
    }
}
