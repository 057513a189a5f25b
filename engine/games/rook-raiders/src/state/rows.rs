//! Card rows as rules, and pieces as facts name them.

use crate::prelude::*;
use crate::rule_list::RULES;
use crate::state::cell_at;

fn row(row: u16) -> Rule {
    Rule::new(RULES.len() as u16 + row)
}

impl RookRaiders {
    /// RR:U01 … RR:L04.
    pub(crate) fn unit_rule(&self, kind: UnitKind) -> Rule {
        row(self.cards.row_of_unit(kind))
    }

    /// RR:M01 … RR:M07.
    pub(crate) fn monster_rule(&self, kind: MonsterKind) -> Rule {
        row(self.cards.row_of_monster(kind))
    }

    /// RR:K01 … RR:K05.
    pub(crate) fn command_rule(&self, command: Command) -> Rule {
        row(self.cards.row_of_command(command.index() as u8))
    }

    /// RR:C01 … RR:C03.
    pub(crate) fn chip_rule(&self, lane: Lane) -> Rule {
        row(self.cards.row_of_chip(lane.index() as u8))
    }

    /// RR:V01 … RR:V04.
    pub(crate) fn medal_rule(&self, medal: u8) -> Rule {
        row(self.cards.row_of_medal(medal))
    }
}

impl Unit {
    /// This unit as a fact names it.
    pub(crate) const fn at(self, seat: Seat, index: usize) -> UnitRef {
        UnitRef { seat, id: self.id, kind: self.kind, cell: cell_at(index) }
    }
}

impl Monster {
    /// This monster as a fact names it.
    pub(crate) const fn at(self, seat: Seat, index: usize) -> MonsterRef {
        MonsterRef { seat, id: self.id, kind: self.kind, cell: cell_at(index) }
    }
}

impl SeatState {
    /// The monster at a place as a fact names it.
    pub(crate) fn monster_ref(&self, seat: Seat, index: usize) -> MonsterRef {
        self.monster_at(index).expect("a monster stands there: the caller looked").at(seat, index)
    }
}
