//! Honour marks: level-ups, will power, and where they are offered.

use super::table::Table;
use crate::opening::position::Position;
use crate::prelude::*;

fn assault() -> Position {
    Position::seats(2).actions(Command::Assault, Some(0), 0, 2)
}

#[test]
fn tv15_a_level_up_after_the_roll_raises_the_total() {
    let position = assault().unit(0, "B4", "U01").monster(0, "B3", "M03").marks(0, 1, 1);
    let mut table = Table::at(&position);
    table.does("B4>B4").offers(&["dice B3", "level B4 1"]);
    table.does("dice B3").falls("3 4");
    table.offers(&["accept", "level B4 1", "reroll token", "reroll trophy"]);
    table.does("level B4 1");
    table.board(0, &["B4 L01 acted"]);
    assert_eq!(table.marks(0), (0, 1));
    let kind = |id: &str| table.game.cards.unit_by_id(id).unwrap();
    assert_eq!(table.game.pile(&table.state, kind("L01")), 3);
    assert_eq!(table.cards(&table.game.unit_discard(&table.state)), ["U01"]);
    table.cites(&["RR-9.3", "RR-9.6b", "RR-5.12"]);
    table.saw("RR-5.11", |fact| matches!(fact, Fact::DiceHit { total: 9, damage: 2, .. }));
}

#[test]
fn tv37_the_third_level_up_costs_3_marks() {
    let position = assault()
        .unit(0, "B4", "U01")
        .monster(0, "B1", "M01")
        .hand(0, &["L02", "L04"])
        .marks(0, 1, 1);
    let table = Table::at(&position);
    assert!(!table.list().iter().any(|action| action.starts_with("level")));
    table.refuses("level B4 1", "RR-9.5");
}

#[test]
fn tv53_a_level_up_is_possible_after_a_reroll() {
    let position = assault().unit(0, "B4", "U01").monster(0, "B3", "M06").marks(0, 3, 0);
    let mut table = Table::at(&position);
    table.does("B4>B4").does("dice B3").falls("2 3");
    table.offers(&["accept", "level B4 2", "reroll token"]);
    table.does("reroll token").falls("4 4").offers(&["accept", "level B4 2"]);
    table.refuses("reroll token", "RR-9.11");
    table.does("level B4 2");
    table.board(0, &["B3 M06 d2", "B4 L01 acted"]);
    assert_eq!(table.marks(0), (0, 0));
    assert_eq!(table.asked(), Some(1), "no further window");
    table.cites(&["RR-9.10", "RR-9.6b"]);
    table.saw("RR-5.11", |fact| matches!(fact, Fact::DiceHit { total: 10, damage: 2, .. }));
}

#[test]
fn level_ups_are_refused_by_the_first_rule_that_is_broken() {
    let position = assault()
        .unit(0, "B4", "U01")
        .unit(0, "B5", "U09")
        .unit(0, "B6", "U04")
        .monster(0, "B3", "M03")
        .hand(0, &["L04"])
        .hand(1, &["L04", "L04", "L04"])
        .marks(0, 2, 0);
    let mut table = Table::at(&position);
    table.refuses("level B5 2", "RR-9.4");
    table.refuses("level B6 2", "RR-9.6");
    table.refuses("level B4 1", "RR-9.3");
    table.does("B4>B4").does("dice B3").falls("3 4");
    table.refuses("level B6 2", "RR-9.6");
    table.refuses("level B5 2", "RR-9.4");
}

#[test]
fn another_unit_than_the_attacker_waits_with_its_level_up() {
    let position =
        assault().unit(0, "B4", "U01").unit(0, "B6", "U04").monster(0, "B3", "M03").marks(0, 2, 0);
    let mut table = Table::at(&position);
    table.does("B4>B4").does("dice B3").falls("3 4");
    table.offers(&["accept", "level B4 2", "reroll token"]);
    table.refuses("level B6 2", "RR-9.9");
}

#[test]
fn a_unit_that_is_not_attacked_waits_with_its_level_up() {
    let position = Position::seats(2)
        .invasion(&[0, 1])
        .unit(0, "B4", "U04")
        .damage(1)
        .unit(0, "B6", "U01")
        .monster(0, "B3", "M01")
        .marks(0, 2, 0);
    let mut table = Table::at(&position);
    table.offers(&["level B4 2", "pass"]);
    table.refuses("level B6 2", "RR-9.8");
    table.does("pass");
    assert_eq!(table.hand(0), ["U04"]);
}
