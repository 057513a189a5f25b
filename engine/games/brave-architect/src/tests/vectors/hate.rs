//! The hate check.

use super::table::Table;
use crate::opening::position::Position;
use crate::prelude::*;

#[test]
fn tv04_ranges_are_compared_not_amounts() {
    let position = Position::seats(3).hero(1, "EL WA7 U02").at(1, "D4").stat(1, "acc", 4);
    let position = position.part(3, "EP1", 30).chips(0, -1).hate(0, 1).fresh();
    let mut table = Table::at(&position.acted(&[0]).turn(1));
    table.does("attack WA7 on 3").falls("3 3");
    assert_eq!(table.dealt(), [(5, 1, 4)]);
    assert_eq!(table.hate(), Some((1, 1)));
    table.cites(&["BA-10.4"]);
}

#[test]
fn tv05_damage_of_a_hero_turn_adds_up() {
    let position = Position::seats(3).hero(2, "HA WA4 U05").at(2, "D4").hand(2, "W42");
    let position = position.stat(2, "acc", 3).stat(2, "spd", 4).part(3, "EP1", 30).chips(0, -2);
    let mut table = Table::at(&position.hate(0, 2).fresh().acted(&[0]).turn(2));
    table.does("attack WA4 on 3").falls("1 2");
    assert_eq!(table.dealt(), [(5, 0, 5)]);
    assert_eq!(table.hate(), Some((0, 2)), "5 is in the range 1, below 2");
    table.asks(Question::Pursuit, 2);
    table.does("attack W42 on 3").falls("4 4");
    assert_eq!(table.dealt(), [(5, 0, 5), (5, 0, 5)]);
    assert_eq!(table.hate(), Some((2, 3)), "10 in all");
    table.cites(&["BA-10.2", "BA-10.4", "BA-9.12"]);
}
