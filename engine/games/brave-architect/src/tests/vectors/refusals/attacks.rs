//! What is refused about an attack: with what, on which squares, and what follows it.

use super::{List, fell};
use crate::opening::position::Position;
use crate::prelude::*;
use crate::tests::vectors::attacks::before_fire;
use crate::tests::vectors::table::Table;

pub(super) fn refused(list: &mut List) {
    sources(list);
    targets(list);
    pursuits(list);
    moves_after(list);
}

fn sources(list: &mut List) {
    let table = Table::at(&before_fire("HU WA1 U06", 21).hand(0, "W11 HU1"));
    list.refuses(&table, &["stop", "attack U06 on 3", "attack WA2 on 3", "attack U03 on 3"]);
    list.refuses(&table, &["attack W11 on 3", "attack W11 pay HU1 on 3 boost"]);
    let half = before_fire("HU WB1 U01", 30).tension(0, 1).reading("BA-R83", "per-card");
    let mut table = Table::at(&half);
    list.refuses(table.does("ability WB1 pay t1"), &["attack WB1 on 3"]);
}

fn targets(list: &mut List) {
    let mut table = Table::at(&before_fire("HU WA1 U01", 21));
    list.refuses(&table, &["attack WA1 on first 3", "attack WA1 on 3 4", "attack WA1 on 4"]);
    list.refuses(&table, &["attack WA1 on 3 first 4"]);
    // No hero turn comes before a part that fell is destroyed: laid out by hand.
    fell(&mut table, 3);
    list.refuses(&table, &["attack WA1 on 3"]);
    let position = Position::seats(3).hero(0, "HU WA5 U01").hero(1, "EL WA1 U02").at(0, "D5");
    list.refuses(&Table::at(&position.turn(0)), &["attack WA5 on 1"]);
    // Two seats: the west half of the dragon is one part.
    let position = Position::seats(2).hero(0, "DW WA3 U04").at(0, "C2").hand(0, "W31 DW1");
    list.refuses(&Table::at(&position.turn(0)), &["attack W31 pay DW1 on 1 3"]);
}

fn pursuits(list: &mut List) {
    let mut table = Table::at(&before_fire("HU WA2 U01", 30).hand(0, "W21 W22 HU1"));
    table.does("attack WA2 on 3").falls("1 1").asks(Question::Pursuit, 0);
    list.refuses(&table, &["end", "attack W21 pay HU1 on 3", "post D5"]);
    let barred = before_fire("HA WA2 U01", 30).hand(0, "HA1 W22").reading("BA-R35", "no");
    let mut table = Table::at(&barred);
    table.does("play HA1").does("attack WA2 on 3").falls("1 1").asks(Question::Pursuit, 0);
    list.refuses(&table, &["attack W22 on 3"]);
}

/// A Halfrat runs after its attack, and has a Potion left to use.
fn moves_after(list: &mut List) {
    let position = before_fire("HA WA2 U01", 30).hand(0, "HA1 W22").item(0, "I01").hp(0, 9);
    let mut table = Table::at(&position);
    table.does("play HA1").does("attack WA2 on 3").falls("1 1").asks(Question::Pursuit, 0);
    list.refuses(&table, &["post D4", "post A1"]);
    table.does("post C4").asks(Question::Pursuit, 0);
    list.refuses(&table, &["post B4", "attack W22 on 3"]);
}
