//! Who is not named, and how damage is not assigned.

use super::Told;
use crate::opening::StepOpening;
use crate::opening::position::Position;
use crate::prelude::*;
use crate::state::Question::{Assign, Fighter, Vanguard};
use crate::tests::vectors::battle::NAMED;
use crate::tests::vectors::table::Table;

pub(super) fn all(told: &mut Told) {
    naming(told);
    assigning(told);
    lethal_first(told);
}

fn naming(told: &mut Told) {
    let mut table = Table::at(&Position::new().at(2, "0{W01 W02(L)}").at(3, "0{W04}"));
    table.does(0, "declare_battle 2").asks(0, Vanguard);
    told.tries(&table, "vanguard W04");
    told.tries(&table, "vanguard W02");
    let position = Position::new()
        .at(1, "0{W04}")
        .at(3, "0{W05(L,V) W01 W02(L)} 1{K01}")
        .battle(3, StepOpening::Fighters { next: Seat::at(0), declined: 0 });
    let mut table = Table::at(&position);
    table.asks(0, Fighter);
    told.tries(&table, "fighter W04");
    told.tries(&table, "fighter W02");
    told.tries(&table, "fighter W05");
}

fn assigning(told: &mut Told) {
    let position = Position::new().at(3, "0{R02(L,V)} 1{K01(L,F) K01(L,F) K01(L,F) K06}");
    let mut table = Table::at(&position.battle(3, NAMED));
    table.asks(0, Assign);
    told.tries(&table, "assign K06 1");
    told.tries(&table, "assign K01#3 1");
    told.tries(&table, "stop_assign");
    let target = table.number("K01#1");
    for amount in [0, 4] {
        told.says(&table, &Action::Assign { target, amount });
    }
    table.does(0, "assign K01#1 1").asks(0, Assign);
    told.tries(&table, "assign K01#1 1");
}

fn lethal_first(told: &mut Told) {
    let battle = |here: &str| {
        let position = Position::new().reading("BK-R31", "lethal-first").at(3, here);
        let mut table = Table::at(&position.battle(3, NAMED));
        table.asks(0, Assign);
        table
    };
    let two = battle("0{R02(L,V)} 1{K06(L,F) G03(L,F)}");
    told.tries(&two, "assign G03 3");
    // Of 5 points 2 to the Night Ogre leave 3 for the mercenary, while the Pike Line has none.
    let three = battle("0{K06(L,V)} 1{W05(L,F) K06(L,F) K01(L,F)}");
    told.tries(&three, "assign K06#2 2");
}
