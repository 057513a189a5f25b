//! What is done in the Main phase: moves, sets, uses, battles declared.

use super::{Told, city};
use crate::opening::position::Position;
use crate::prelude::*;
use crate::tests::vectors::table::Table;

pub(super) fn all(told: &mut Told) {
    moves(told);
    uses(told);
    cities(told);
}

fn moves(told: &mut Told) {
    let table = Table::at(&Position::new().at(1, "0{W07}").at(2, "0{W07(L)}"));
    told.tries(&table, "move W07#1 5");
    told.tries(&table, "move W07#1 1");
    told.tries(&table, "move W07#2 3");
    told.tries(&table, "use W07#2 1");
    let position = Position::new().reading("BK-R69", "from-next-turn").at(3, "0{W04(new)}");
    told.tries(&Table::at(&position), "move W04 2");
}

fn uses(told: &mut Told) {
    let table = Table::at(&Position::new().at(3, "0{W05} 0[W07] 1{K01}"));
    told.tries(&table, "use W05 1");
    told.says(&table, &Action::Use { card: table.number("W05"), ability: 4 });
    told.says(&table, &Action::Use { card: table.number("W07"), ability: 0 });
    told.says(&table, &Action::Move { card: table.number("K01"), to: city(2) });
    told.says(&table, &Action::Set { card: table.number("W07"), city: city(2) });
}

fn cities(told: &mut Told) {
    let position = Position::new().reading("BK-R22", "no").at(2, "occ=1 1{K01}").hand(0, "W01");
    told.tries(&Table::at(&position), "set W01 2");
    let table = Table::at(&Position::new().at(1, "occ=0 0{W01}").declared(&[2]));
    told.tries(&table, "declare_battle 1");
    told.tries(&table, "declare_battle 2");
    let position = Position::new().reading("BK-R23", "no").at(4, "1{K01}").at(5, "0{W01(L)}");
    let table = Table::at(&position);
    told.tries(&table, "declare_battle 4");
    told.tries(&table, "declare_battle 5");
    let position = Position::new().turn(1).reading("BK-R64", "no").at(3, "0{W01}");
    told.tries(&Table::at(&position), "declare_battle 3");
}
