//! Readings about units' actions: what each value changes.

use super::table::Table;
use crate::opening::position::Position;
use crate::prelude::*;

fn assault() -> Position {
    Position::seats(2).actions(Command::Assault, Some(0), 0, 2)
}

fn song() -> Position {
    assault().unit(0, "C6", "U06")
}

#[test]
fn reading_r15_lets_a_bard_sing_for_itself() {
    let alone = Table::at(&song());
    alone.refuses("C6>C6", "RR-4.6b");
    let mut table = Table::at(&song().reading("RR-R15", "yes"));
    table.does("C6>C6").offers(&["song C6"]);
    table.does("song C6").offers(&["no skill", "song C6"]);
    table.board(0, &["C6 U06 d1"]);
    table.does("song C6").does("song C6");
    table.board(0, &[]);
    assert_eq!(table.hand(0), ["U06"]);
}

#[test]
fn reading_r16_keeps_a_bard_from_singing_for_another() {
    let position = || song().unit(0, "C5", "U06").unit(0, "B4", "U01").monster(0, "B3", "M03");
    let mut table = Table::at(&position());
    table.does("C6>C6").offers(&["song B4", "song C5"]);
    let mut table = Table::at(&position().reading("RR-R16", "forbidden"));
    table.does("C6>C6").offers(&["song B4"]);
    table.refuses("song C5", "RR-R16");
    table.does("song B4");
}

#[test]
fn reading_r17_wants_an_ally_with_something_to_do() {
    let position = || song().unit(0, "B4", "U01").unit(0, "A4", "U01").monster(0, "B3", "M03");
    let mut table = Table::at(&position());
    table.does("C6>C6").offers(&["song A4", "song B4"]);
    table.does("song A4");
    table.saw("RR-5.22", |fact| matches!(fact, Fact::GrantEnds { declined: false, .. }));
    let mut table = Table::at(&position().reading("RR-R17", "needs-usable-skill"));
    table.does("C6>C6").offers(&["song B4"]);
    table.refuses("song A4", "RR-R17");
    table.does("song B4");
}

#[test]
fn reading_r18_offers_a_level_up_before_the_songs_damage() {
    let position = || song().unit(0, "B4", "U04").damage(1).marks(0, 2, 0);
    let mut table = Table::at(&position());
    table.does("C6>C6").does("song B4");
    assert_eq!(table.hand(0), ["U04"]);
    let mut table = Table::at(&position().reading("RR-R18", "offered"));
    table.does("C6>C6").does("song B4").offers(&["level B4 2", "pass"]);
    table.saw("RR-9.8", |fact| matches!(fact, Fact::InterruptOffered { attacker: None, .. }));
    table.does("level B4 2");
    table.board(0, &["B4 L04 d2", "C6 U06 acted"]);
    let mut table = Table::at(&position().reading("RR-R18", "offered"));
    table.does("C6>C6").does("song B4").does("pass");
    assert_eq!(table.hand(0), ["U04"]);
}

#[test]
fn reading_r19_forbids_more_portions_than_hp() {
    let position = || assault().unit(0, "B4", "U05").monster(0, "A3", "M01").damage(1);
    let two = || position().monster(0, "B3", "M02");
    let mut table = Table::at(&two().reading("RR-R19", "forbidden"));
    table.does("B4>B4").offers(&["assign A3 B3", "assign B3 B3"]);
    table.refuses("assign A3 A3", "RR-R19");
    let mut table = Table::at(&position());
    table.does("B4>B4").offers(&["assign A3 A3"]);
    let mut table = Table::at(&position().reading("RR-R19", "forbidden"));
    table.does("B4>B4").offers(&["assign A3"]);
    table.does("assign A3");
    assert_eq!(table.marks(0), (0, 1));
}

#[test]
fn reading_r20_lets_a_healer_keep_points() {
    let position = || assault().unit(0, "C6", "L02").unit(0, "A4", "U01").damage(3);
    let mut table = Table::at(&position());
    table.does("C6>C6").offers(&["heal A4 A4 A4"]);
    let mut table = Table::at(&position().reading("RR-R20", "free-choice"));
    table.does("C6>C6").offers(&["heal A4", "heal A4 A4", "heal A4 A4 A4"]);
    table.does("heal A4");
    table.board(0, &["A4 U01 d2", "C6 L02 acted"]);
}

#[test]
fn reading_r26_counts_the_action_markers() {
    let position = |value: &str| {
        let mut position = assault_of_four().reading("RR-R26", value);
        for seat in 0..4 {
            let kinds = ["U01", "U02", "U03", "U04"];
            for (cell, card) in ["A5", "A6", "B6", "C6"].iter().zip(kinds) {
                position = position.unit(seat, cell, card).acted();
            }
        }
        for (seat, card) in [(0, "U05"), (1, "U05"), (2, "U06"), (3, "U06")] {
            position = position.unit(seat, "C5", card).acted();
        }
        // A ★ unit that can be levelled up keeps the question open.
        position.unit(0, "A4", "U09").hand(0, &[]).marks(0, 2, 0)
    };
    let table = Table::at(&position("unlimited"));
    assert!(table.can("A4>A3"));
    // With all 20 markers in use and nobody to level up the actions are lost.
    let table = Table::at(&position("printed"));
    table.saw("RR-4.21", |fact| matches!(fact, Fact::ActionsLost { left: 2, .. }));
}

#[test]
fn reading_r26_refuses_an_action_without_a_marker() {
    let mut position = assault_of_four().reading("RR-R26", "printed");
    for seat in 1..4 {
        let kinds = ["U01", "U02", "U03", "U04", "U05"];
        for (cell, card) in ["A5", "A6", "B6", "C6", "C5"].iter().zip(kinds) {
            position = position.unit(seat, cell, card).acted();
        }
    }
    for (cell, card) in [("A5", "U06"), ("A6", "U06"), ("B6", "U06"), ("C6", "U07"), ("C5", "U07")]
    {
        position = position.unit(0, cell, card).acted();
    }
    let table = Table::at(&position.unit(0, "A4", "U01").marks(0, 2, 0));
    table.offers(&["end", "level A4 2"]);
    table.refuses("A4>A3", "RR-R26");
}

fn assault_of_four() -> Position {
    Position::seats(4).actions(Command::Assault, Some(0), 0, 2)
}

/// A table on which 59 of the 60 cubes lie: 4 for gold, 55 for damage.
fn nearly_all_cubes() -> Position {
    let mut position = Position::seats(4).invasion(&[0, 1, 2, 3]);
    for seat in 0..3 {
        position = position.unit(seat, "A6", "U09").damage(5).unit(seat, "C6", "U05").damage(3);
    }
    for seat in 0..4 {
        position = position.unit(seat, "A5", "U01").damage(3).unit(seat, "C5", "L01").damage(4);
    }
    position = position.unit(1, "B5", "U10").damage(2).unit(2, "B5", "U10").damage(1);
    position.unit(0, "B4", "U02").monster(0, "B3", "M02")
}

#[test]
fn reading_r26_puts_no_damage_beyond_the_cubes() {
    let hurt = |table: &Table| {
        table.state.seats[0].units().find(|(_, unit)| unit.id.0 == 4).map(|(_, unit)| unit.damage)
    };
    let table = Table::at(&nearly_all_cubes());
    assert_eq!(hurt(&table), Some(2));
    let table = Table::at(&nearly_all_cubes().reading("RR-R26", "printed"));
    assert_eq!(hurt(&table), Some(1));
    table.saw("RR-R26", |fact| matches!(fact, Fact::DamageNotPut { amount: 1, .. }));
}

#[test]
fn reading_r33_allows_an_action_that_does_nothing() {
    let position = || assault().unit(0, "B4", "U01");
    let table = Table::at(&position());
    table.refuses("B4>B4", "RR-4.6b");
    let mut table = Table::at(&position().reading("RR-R33", "allowed"));
    table.does("B4>B4");
    table.board(0, &["B4 U01 acted"]);
    let with_target = position().monster(0, "B3", "M03").reading("RR-R33", "allowed");
    let mut table = Table::at(&with_target);
    table.does("B4>B4").offers(&["dice B3", "no skill"]);
}

#[test]
fn reading_r42_makes_an_ally_use_its_skill() {
    let position = || song().unit(0, "B4", "U01").monster(0, "B3", "M03");
    let mut table = Table::at(&position());
    table.does("C6>C6").does("song B4").offers(&["dice B3", "no skill"]);
    table.does("no skill");
    table.saw("RR-5.22", |fact| matches!(fact, Fact::GrantEnds { declined: true, .. }));
    let mut table = Table::at(&position().reading("RR-R42", "must-if-possible"));
    table.does("C6>C6").does("song B4").offers(&["dice B3"]);
    table.refuses("no skill", "RR-R42");
    table.does("dice B3");
}
