//! What the printed cards never show: level-up cards that take something away.
//!
//! Source: RR-13.7, RR-R23. Each set is the printed one with a few fields of one row changed.

use super::table::Table;
use crate::cards::PRINTED_1;
use crate::opening::position::Position;
use crate::prelude::*;

/// The printed set with fields of one row replaced.
pub(super) fn edited(id: &str, fields: &[(&str, &str)]) -> String {
    let start = PRINTED_1.find(&format!("id = \"{id}\"")).expect("a row of the set");
    let (before, from) = PRINTED_1.split_at(start);
    let (row, after) = from.split_at(from.find("\n\n").expect("an empty line after the row"));
    let mut row: Vec<String> = row.lines().map(str::to_owned).collect();
    for (field, value) in fields {
        let line = row.iter_mut().find(|line| line.starts_with(&format!("{field} = ")));
        *line.expect("a field of the row") = format!("{field} = {value}");
    }
    format!("{before}{}{after}", row.join("\n"))
}

fn assault(set: &str) -> Position {
    Position::seats(2).card_set(set).actions(Command::Assault, Some(0), 0, 2)
}

#[test]
fn reading_r23_checks_the_target_against_the_new_range() {
    let set = edited("L04", &[("pattern", "\"orth\"")]);
    let position = |value: &str| {
        assault(&set)
            .unit(0, "B4", "U04")
            .monster(0, "B2", "M06")
            .marks(0, 2, 0)
            .reading("RR-R23", value)
    };
    let mut table = Table::at(&position("keep-target"));
    table.does("B4>B4").does("dice B2").falls("4 5").does("level B4 2");
    table.board(0, &["B2 M06 d2", "B4 L04 acted"]);
    let mut table = Table::at(&position("recheck"));
    table.does("B4>B4").does("dice B2").falls("4 5").does("level B4 2");
    table.board(0, &["B2 M06", "B4 L04 acted"]);
    table.saw("RR-R23", |fact| matches!(fact, Fact::TargetOutOfRange { .. }));
    table.never("RR-5.11");
}

#[test]
fn level_up_that_leaves_too_few_hp_knocks_out_at_once() {
    let set = edited("L01", &[("hp", "2")]);
    let position = || {
        assault(&set)
            .unit(0, "B4", "U01")
            .damage(3)
            .unit(0, "C6", "U02")
            .monster(0, "B2", "M03")
            .marks(0, 2, 0)
    };
    let mut table = Table::at(&position());
    table.does("level B4 2");
    table.board(0, &["B2 M03", "C6 U02"]);
    assert_eq!(table.hand(0), ["L01"]);
    assert_eq!(table.asked(), Some(0), "no action was used up");
    table.cites(&["RR-9.6b", "RR-6.9"]);

    // In the middle of its own action: the action ends with it.
    let mut table = Table::at(&position());
    table.does("B4>B3").does("level B3 2");
    table.board(0, &["B2 M03", "C6 U02"]);
    assert_eq!(table.hand(0), ["L01"]);
    table.never("RR-4.5");
    assert_eq!(table.asked(), Some(0), "one action is left");

    // After its roll: the attack ends with it.
    let mut table = Table::at(&position());
    table.does("B4>B3").does("dice B2").falls("1 3").does("level B3 2");
    table.board(0, &["B2 M03", "C6 U02"]);
    table.never("RR-5.11");
    table.never("RR-4.5");
}

#[test]
fn level_up_against_an_attack_can_knock_out_too() {
    let set = edited("L01", &[("hp", "2")]);
    let position = Position::seats(2)
        .card_set(&set)
        .invasion(&[0, 1])
        .unit(0, "B4", "U01")
        .damage(3)
        .monster(0, "B3", "M01")
        .marks(0, 2, 0);
    let mut table = Table::at(&position);
    table.does("level B4 2");
    assert_eq!(table.hand(0), ["L01"]);
    table.board(0, &["B3 M01"]);
    table.never("RR-6.4");
    table.never("RR-6.7");
    assert!(table.awaits_chance(), "the summon comes next");
}

#[test]
fn level_up_after_the_roll_to_a_card_without_dice_keeps_the_modifier() {
    let set = edited("L01", &[("skill", "{ kind = \"area\", amount = 1 }")]);
    let position = assault(&set).unit(0, "B4", "U01").monster(0, "B3", "M06").marks(0, 3, 0);
    let mut table = Table::at(&position);
    table.does("B4>B4").does("dice B3").falls("4 4");
    table.does("level B4 2").offers(&["accept", "reroll token"]);
    table.does("accept");
    table.board(0, &["B3 M06 d1", "B4 L01 acted"]);
    table.saw("RR-5.11", |fact| matches!(fact, Fact::DiceHit { total: 9, damage: 1, .. }));
}

#[test]
fn level_up_before_the_skill_lists_its_uses_anew() {
    let set = edited("L04", &[("skill", "{ kind = \"assign\", amount = 2 }")]);
    let position = assault(&set).unit(0, "B4", "U04").monster(0, "B2", "M03").marks(0, 2, 0);
    let mut table = Table::at(&position);
    table.does("B4>B4").offers(&["dice B2", "level B4 2"]);
    table.does("level B4 2").offers(&["assign B2 B2"]);
    table.does("assign B2 B2");
    table.board(0, &["B4 L04 acted"]);

    let set = edited("L04", &[("pattern", "\"orth\"")]);
    let position = assault(&set).unit(0, "B4", "U04").monster(0, "B2", "M03").marks(0, 2, 0);
    let mut table = Table::at(&position);
    table.does("B4>B4").does("level B4 2");
    table.board(0, &["B2 M03", "B4 L04 acted"]);
    assert_eq!(table.asked(), Some(1), "no use is left, so nothing is asked");
}
