//! Which unit acts, and where it goes.

use super::{NOBODY, Told, assault};
use crate::opening::position::{Position, cell_of};
use crate::prelude::*;
use crate::tests::vectors::table::Table;
use kanso_engine::Cell;

pub(super) fn all(told: &mut Told) {
    moves(told);
    monsters_in_the_way(told);
    payments(told);
    no_marker(told);
}

fn moves(told: &mut Told) {
    let position = assault()
        .unit(0, "B4", "U01")
        .unit(0, "B5", "U02")
        .unit(0, "C5", "U10")
        .acted()
        .monster(0, "A2", "M03")
        .monster(0, "A1", "M01")
        .unit(1, "A5", "U01")
        .unit(1, "B5", "U01")
        .unit(1, "C5", "U01")
        .unit(1, "C6", "U04")
        .marks(0, 1, 1);
    let table = Table::at(&position);
    let to = |unit, dest| Action::Activate { unit, dest, full_move: None };
    told.says(&table, &to(NOBODY, cell_of("A3")));
    told.says(&table, &to(UnitId(3), cell_of("A6"))); // only the other board has such a unit
    told.tries(&table, "C5>A1");
    told.tries(&table, "B4>A1");
    told.says(&table, &to(UnitId(0), Cell::at(6, 1)));
    told.tries(&table, "B4>B5");
    told.tries(&table, "B4>A2");
    told.tries(&table, "B4>B2");
    told.tries(&table, "B4>B4");
    told.tries(&table, "B4>B4 token");
    told.tries(&table, "B4>B3 trophy");
    told.tries(&table, "B4>C6 token");
    told.says(&table, &Action::Pass);
}

fn monsters_in_the_way(told: &mut Told) {
    let position = |card: &str| assault().unit(0, "B4", card).monster(0, "B3", "M01");
    told.tries(&Table::at(&position("U04")), "B4>B2");
    told.tries(&Table::at(&position("U01").marks(0, 1, 0)), "B4>B2 token");
}

fn payments(told: &mut Told) {
    let with = |tokens, trophies| assault().unit(0, "B4", "U01").marks(0, tokens, trophies);
    told.tries(&Table::at(&with(0, 1)), "B4>B2 token");
    let tokens = Table::at(&with(2, 0));
    told.tries(&tokens, "B4>B2 trophy");
    let (unit, dest) = (UnitId(0), cell_of("B2"));
    told.says(&tokens, &Action::Activate { unit, dest, full_move: Some(2) });
    let first = with(1, 1).reading("RR-R21", "tokens-first");
    told.tries(&Table::at(&first), "B4>B2 trophy");
}

/// All 20 markers lie on the boards.
fn no_marker(told: &mut Told) {
    let mut position = Position::seats(4).reading("RR-R26", "printed");
    let seats = [
        ["U06", "U06", "U06", "U07", "U07"],
        ["U01", "U02", "U03", "U04", "U05"],
        ["U01", "U02", "U03", "U04", "U05"],
        ["U01", "U02", "U03", "U04", "U05"],
    ];
    for (seat, cards) in seats.iter().enumerate() {
        for (cell, card) in ["A5", "A6", "B6", "C6", "C5"].iter().zip(cards) {
            position = position.unit(seat, cell, card).acted();
        }
    }
    // A ★ unit that can be levelled up keeps the question open.
    let position = position.unit(0, "A4", "U01").marks(0, 2, 0);
    let table = Table::at(&position.actions(Command::Assault, Some(0), 0, 2));
    told.tries(&table, "A4>A3");
}
