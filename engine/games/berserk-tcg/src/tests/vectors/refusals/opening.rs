//! Cards that are not opened: where and when, level, Unique, condition, target.

use super::{Told, open_phase};
use crate::cards::test_set::test_set;
use crate::opening::StepOpening;
use crate::opening::position::Position;
use crate::prelude::*;
use crate::tests::vectors::table::Table;

pub(super) fn all(told: &mut Told) {
    place_and_time(told);
    showing(told);
    conditions(told);
}

fn place_and_time(told: &mut Told) {
    let table = Table::at(&open_phase().at(1, "0[W09]").at(2, "0{W01}").hand(0, "W04"));
    told.tries(&table, "open W04");
    let position = open_phase().reading("BK-R15", "no").at(1, "0[W05(new)]").at(2, "0[W04]");
    told.tries(&Table::at(&position), "open W05");
    let position = Position::new()
        .at(1, "1[W05]")
        .at(3, "0{W01(L,V)} 1{K06} 1[K02]")
        .battle(3, StepOpening::BattleOpen { seat: Seat::at(1) });
    told.tries(&Table::at(&position), "open W05");
}

fn showing(told: &mut Told) {
    let position =
        open_phase().reading("failed-open-spends", "free").at(1, "0[W09]").at(2, "0[W15]");
    let mut shown = Table::at(&position);
    shown.does(0, "open_unpaid W09");
    told.tries(&shown, "open_unpaid W09");
    let position =
        Position::new().at(1, "0{W01}").at(3, "0{K06} 1[K02 W05]").at(4, "1{W07}").hand(1, "K01");
    let mut window = Table::at(&position);
    window.does(0, "move W01 2").asks(1, Question::Window);
    told.tries(&window, "open_unpaid K02");
    told.tries(&window, "open_quick W05");
    told.tries(&window, "use W07 1");
}

fn conditions(told: &mut Told) {
    let position = open_phase().at(1, "0[W15]").at(2, "0{W01}").at(3, "0{W01}");
    told.tries(&Table::at(&position), "open W15");
    let position = open_phase().at(1, "0[W06]").at(3, "0{W01}").at(5, "1{W06}").hand(0, "W01 W01");
    told.tries(&Table::at(&position), "open W06");
    let position = open_phase()
        .at(1, "occ=1 1{K01}")
        .at(2, "occ=1 1{K01}")
        .at(4, "occ=1 1{K01} 0[R03]")
        .hand(0, "R01");
    told.tries(&Table::at(&position), "open R03"); // three cities, where two are asked for
    let position = open_phase().at(1, "0{W01}").at(3, "0[K02]").at(5, "0{W01}").hand(0, "K01");
    told.tries(&Table::at(&position), "open K02");
    let position = Position::new().card_set(&test_set()).at(1, "0{X01 W01}");
    told.tries(&Table::at(&position), "use X01 1"); // the only target is the only sacrifice
}
