//! What is refused where cards, items, pieces and an order are picked.

use super::List;
use crate::opening::position::Position;
use crate::prelude::*;
use crate::tests::vectors::attacks::before_fire;
use crate::tests::vectors::table::Table;

pub(super) fn refused(list: &mut List) {
    discards(list);
    treasures(list);
    shares(list);
    upkeep(list);
    order(list);
}

fn discards(list: &mut List) {
    let mut table = Table::at(&Position::seats(3).hand(0, "K18 W11 HU1").turn(0));
    table.does("play K18").any().asks(Question::Discard, 0);
    list.refuses(&table, &["end", "discard", "discard W11 HU1", "discard K02"]);
    list.refuses(&table, &["discard W11 W11"]);
}

/// A Dwarf finds equipment; one piece of it, it has already.
fn treasures(list: &mut List) {
    let position = Position::seats(3).hero(0, "DW WA1 U01").hero(2, "HU WA3 U04").turn(0);
    let mut table = Table::at(&position.hand(0, "DW1 DW2 W11").item(0, "I10 Q1"));
    table.does("play DW2 pay DW1 W11").falls("I07 I01").asks(Question::Treasure, 0);
    list.refuses(&table, &["end", "take I04"]);
    table.does("take I07").asks(Question::Equipment, 0);
    list.refuses(&table, &["end", "piece Q1", "piece Q3"]);
}

/// Three items for three heroes.
fn shares(list: &mut List) {
    let mut table = Table::at(&before_fire("HU WA1 U01", 1));
    table.does("attack WA1 on 3").falls("3 3").falls("N2 N3").falls("S1 S2").falls("I01 I04 I05");
    assert_eq!(table.asked(), Some((Question::Assign, vec![0, 1, 2])));
    list.refuses(&table, &["end", "assign HU I06 EL I04 DW I05", "assign MA I01 EL I04 DW I05"]);
    list.refuses(&table, &["assign HU I01 EL I04", "assign HU I01 HU I04 DW I05"]);
    list.refuses(&table, &["assign HU I01 EL I01 DW I04"]);
}

fn upkeep(list: &mut List) {
    let position = Position::seats(2).plays(0, "K10", "W11 W12").round(3);
    let mut table = Table::at(&position.reading("BA-R17", "owner-chooses"));
    table.does("next HU").asks(Question::Upkeep, 0);
    list.refuses(&table, &["end", "upkeep HU1"]);
}

/// One arrow fells two parts.
fn order(list: &mut List) {
    let position = Position::seats(3).hero(0, "EL WA5 U02").hero(1, "HU WA1 U01").at(0, "D5");
    let position = position.part(3, "EP1", 1).part(4, "EP2", 1).hand(0, "W52 EL2").turn(0);
    let mut table = Table::at(&position.reading("BA-R40", "attacker-chooses-order"));
    table.does("attack W52 pay EL2 on 3 4").falls("6 6").asks(Question::Order, 0);
    list.refuses(&table, &["end", "order 3", "order 3 3"]);
}
