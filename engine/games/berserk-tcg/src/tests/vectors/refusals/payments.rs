//! What cannot be paid, and what is no payment.

use super::{Told, open_phase};
use crate::cards::test_set::test_set;
use crate::opening::position::Position;
use crate::prelude::*;
use crate::tests::vectors::table::Table;

pub(super) fn all(told: &mut Told) {
    too_little(told);
    whole(told);
    in_parts(told);
    last_target(told);
}

fn too_little(told: &mut Told) {
    // A decree makes the Night Ogre dearer by one card.
    let position = open_phase()
        .turn_of(1)
        .at(1, "0{W01}")
        .at(2, "0{R12} 1[K06]")
        .at(3, "0{W01}")
        .at(4, "1{K01}")
        .hand(1, "K01 W01");
    told.tries(&Table::at(&position), "open K06");
    told.tries(&Table::at(&Position::new().at(3, "0{G08}")), "use G08 1");
    told.tries(&Table::at(&Position::new().at(3, "0{K07} 1{W01}")), "use K07 1");
}

fn whole(told: &mut Told) {
    let position = open_phase()
        .at(1, "0{W01}")
        .at(2, "0{W01}")
        .at(3, "0{W01}")
        .at(4, "0[K06]")
        .hand(0, "K01 W01 R01");
    let mut table = Table::at(&position);
    table.does(0, "open K06").asks(0, Question::PayCost);
    told.tries(&table, "pay W01 R01");
    let mut table = Table::at(&Position::new().at(3, "0{K07 W01} 1{W04}"));
    table.does(0, "use K07 1").asks(0, Question::PayCost);
    told.tries(&table, "pay sacrifice K07");
    told.tries(&table, "pay");
}

fn in_parts(told: &mut Told) {
    let hand = [["G01"; 12], ["K01"; 12]].concat().join(" ");
    let position = Position::new()
        .card_set(&test_set())
        .at(1, "0{X10 W01 W04}")
        .hand(0, &format!("{hand} W01"));
    let mut table = Table::at(&position);
    table.does(0, "use X10 1").asks(0, Question::PayCost);
    told.tries(&table, "pay_card W01"); // it would have to be the last one
    table.does(0, "pay_card K01");
    told.tries(&table, "pay_card G01");
}

/// The ability may trash its own card, too, and then has a target left.
fn last_target(told: &mut Told) {
    let (others, any) = (
        "{ paid = { cost = { sacrifice = { side = \"friend\", place = \"this\", other = true } }",
        "{ paid = { cost = { sacrifice = { side = \"friend\", place = \"this\" } }",
    );
    let set = test_set();
    assert_eq!(set.matches(others).count(), 1, "X01 alone");
    let position = Position::new().card_set(&set.replace(others, any)).at(1, "0{X01 W01}");
    let mut table = Table::at(&position);
    table.does(0, "use X01 1").offers(&["pay sacrifice X01"]);
    told.tries(&table, "pay sacrifice W01");
}
