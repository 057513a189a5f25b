//! Links with the attack of the hero turn before.

use super::table::Table;
use crate::opening::position::{Position, slots_of};
use crate::prelude::*;

fn links(table: &Table) -> usize {
    table.times(|fact| matches!(fact, Fact::Linked { .. }))
}

#[test]
fn tv18_a_miss_can_be_linked_with() {
    let position = Position::seats(3).hero(0, "EL WA5 U02").hero(1, "HU WA1 U01").at(0, "D5");
    let position = position.at(1, "D4").part(3, "EP1", 30).hand(1, "W11 HU1").turn(0);
    let mut table = Table::at(&position.stat(1, "acc", 2).stat(1, "pow", 3));
    table.does("attack WA5 on 3").falls("1 1").does("next HU").forget();
    table.does("attack W11 pay HU1 on 3");
    table.saw("BA-9.11", |fact| *fact == Fact::Linked { seat: Seat::at(1), with: Seat::at(0) });
    table.falls("4 4");
    assert_eq!(table.totals(), [13]);
    assert_eq!((table.dealt(), table.fixed()), (vec![(10, 2, 8)], vec![1]));
    assert_eq!(table.part_hp(3), 21);
}

#[test]
fn tv19_a_hero_turn_without_an_attack_breaks_the_chain() {
    let position = Position::seats(3).hero(0, "EL WA5 U02").hero(1, "HA WA4 U05");
    let position = position.hero(2, "HU WA1 U01").at(0, "D5").at(2, "D4").turn(0);
    let mut table = Table::at(&position.part(3, "EP1", 30).stat(2, "acc", 2).stat(2, "pow", 3));
    table.does("attack WA5 on 3").falls("6 6").does("next HA").does("end").does("next HU");
    table.forget().does("attack WA1 on 3").falls("4 4");
    assert_eq!((links(&table), table.totals()), (0, vec![13]));
}

#[test]
fn tv45_the_core_on_the_square_of_the_fallen_part_is_linked() {
    let position = Position::seats(3).hero(0, "HA WA4 U05").hero(1, "HU WA1 U01");
    let position = position.hero(2, "BE WA2 U02").at(0, "C3").at(1, "D4").at(2, "E4");
    let mut table = Table::at(&position.destroyed(&[4]).part(3, "EP1", 1).turn(0));
    table.does("attack WA4 on 3").falls("6 6").on_to_next();
    assert_eq!(table.part(3), None);
    assert!(table.game.overlaps(&table.state, slots_of(&[3])));
    assert!(!table.game.overlaps(&table.state, slots_of(&[4])));
    table.does("next HU").forget().does("attack WA1 on 3");
    assert_eq!(links(&table), 1);
    table.falls("1 2").does("next BE").forget().does("attack WA2 on 4");
    assert_eq!(links(&table), 0);
    table.falls("6 6");
}

#[test]
fn tv46_the_other_square_of_a_part_is_linked() {
    let position = Position::seats(2).hero(0, "EL WA5 U02").hero(1, "HU WA1 U01").at(1, "C2");
    let position = position.acted(&[0]).attacked(0, &[3]).turn(1).hand(1, "W11 HU1");
    let mut table = Table::at(&position);
    table.does("attack W11 pay HU1 on 1");
    assert_eq!(links(&table), 1);
    table.falls("4 4");
    assert_eq!(table.fixed(), [1]);
}
