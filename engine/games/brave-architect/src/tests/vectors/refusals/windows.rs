//! What the windows refuse: between dice and damage, in the enemy's move and attack.

use super::{List, fell};
use crate::opening::position::Position;
use crate::prelude::*;
use crate::tests::vectors::attacks::before_fire;
use crate::tests::vectors::table::Table;

pub(super) fn refused(list: &mut List) {
    own_attack(list);
    evasion(list);
    damage(list);
    loss(list);
    falls(list);
    counters(list);
    slams(list);
}

fn own_attack(list: &mut List) {
    let mut table = Table::at(&before_fire("HU WA1 U01", 21).plays(0, "HU1", ""));
    table.does("attack WA1 on 3").falls("3 3").asks(Question::Reroll, 0);
    list.refuses(&table, &["end", "placed HU1", "placed HU1 aim first 3"]);
    let position = before_fire("HU WA1 U01", 30).tension(0, 3).hp(0, 7).item(0, "I01");
    let mut table = Table::at(&position);
    table.does("attack WA1 on 3").falls("2 3").asks(Question::TensionInterrupt, 0);
    list.refuses(&table, &["item HU I01 HU"]);
    let position = Position::seats(3).hero(0, "HU WA5 U01").hero(1, "EL WA1 U02").at(0, "D5");
    let mut table = Table::at(&position.hand(0, "W51 HU1").tension(0, 1).turn(0));
    table.does("attack W51 pay HU1 on 3").falls("4 4").asks(Question::Boost, 0);
    list.refuses(&table, &["end"]);
}

/// A hero beside the enemy, the others far away; Crushing Bite can come, without any trait.
fn before_bite(sets: &str) -> Position {
    let position = Position::seats(3).hero(0, sets).at(0, "D4").at(1, "H8").at(2, "A8");
    position.destroyed(&[1, 2]).enemy_discard("N3").all_acted()
}

fn evasion(list: &mut List) {
    let position = before_bite("HU WA1 U08").plays(0, "UD08", "").plays(0, "W12", "");
    let mut table = Table::at(&position.item(0, "I01"));
    table.falls("S1").asks(Question::Evade, 0);
    list.refuses(&table, &["end", "item HU I01 HU", "placed W12"]);
    let mut table = Table::at(&before_bite("HU WA4 U01").plays(0, "W43", "").item(0, "I06"));
    table.does("proceed").falls("S1").asks(Question::Evade, 0);
    table.does("pass").falls("1").asks(Question::EvadeFail, 0);
    list.refuses(&table, &["item HU I06 HU"]);
}

fn damage(list: &mut List) {
    let position = || before_bite("HU WB1 U01").tension(0, 2).hp(0, 9).stat(0, "def", 1);
    let mut table = Table::at(&position().plays(0, "W12", ""));
    table.does("proceed").falls("S1").falls("2").falls("1").asks(Question::Damage, 0);
    list.refuses(&table, &["end"]);
    // BA-R55: here heals come after the damage.
    let after = || position().reading("BA-R55", "after-damage-prevents-down");
    let mut table = Table::at(&after().plays(0, "W12", ""));
    table.does("proceed").falls("S1").falls("2").falls("1").asks(Question::Damage, 0);
    list.refuses(&table, &["heal HU"]);
    let mut table = Table::at(&after().tension(0, 0).item(0, "I05"));
    table.does("proceed").falls("S1").falls("2").falls("1").asks(Question::Heal, 0);
    list.refuses(&table, &["end", "item HU I05 EL"]);
}

/// Tail Swing takes tension from a hero that it does not hurt.
fn loss(list: &mut List) {
    let position = Position::seats(3).at(0, "D4").at(1, "H8").at(2, "A8").destroyed(&[1, 2]);
    let position = position.enemy_discard("EP6 EP7 N3").enemy_deck("N4 S1 S2 S3 S4").chips(-2, 0);
    let position = position.tension(0, 2).hp(0, 9).stat(0, "def", 2).item(0, "I01").all_acted();
    let mut table = Table::at(&position.reading("BA-R55", "before-damage-or-loss"));
    table.does("proceed").falls("N4").falls("2").falls("3").asks(Question::Loss, 0);
    list.refuses(&table, &["item HU I01 HU"]);
}

/// The Elf is slammed down beside the Dwarf with its Potion.
fn falls(list: &mut List) {
    let position = Position::seats(3).at(0, "A8").hp(1, 1).at(1, "H3").at(2, "H1").item(2, "I01");
    let position = position.body("F3").hate(1, 0).enemy_discard("N1").all_acted();
    let table = Table::at(&position);
    list.refuses(table.asks(Question::Revive, 2), &["end", "item DW I01 DW"]);
}

fn counters(list: &mut List) {
    let mut table = Table::at(&before_bite("HU WA1 U01").plays(0, "W13", ""));
    table.falls("S1").falls("6").asks(Question::Counter, 0);
    list.refuses(&table, &["end", "placed W13", "placed W13 aim 4"]);
    // Another counter of this attack has felled the part: laid out by hand.
    fell(&mut table, 3);
    list.refuses(&table, &["placed W13 aim 3"]);
}

fn slams(list: &mut List) {
    let position = Position::seats(3).body("D5").hate(2, 0).at(0, "D7").at(1, "E7").at(2, "D8");
    let table = Table::at(&position.enemy_discard("N1").all_acted());
    list.refuses(table.asks(Question::SlamSide, 2), &["end", "side A8"]);
}
