//! Where units and monsters go.

use super::table::Table;
use crate::opening::position::Position;
use crate::prelude::*;

fn assault() -> Position {
    Position::seats(2).actions(Command::Assault, Some(0), 0, 2)
}

fn invasion() -> Position {
    Position::seats(2).invasion(&[0, 1])
}

#[test]
fn tv17_from_the_front_column_a_thief_and_a_sorcerer_reach_a_circle() {
    let with = |card: &str| Table::at(&assault().unit(0, "B5", card).monster(0, "B1", "M01"));
    let mut thief = with("U04");
    thief.does("B5>B3");
    thief.offers(&["dice B1", "no skill"]);
    let mut sorcerer = with("U03");
    sorcerer.does("B5>B4");
    sorcerer.offers(&["dice B1", "no skill"]);
    let mut warrior = with("U01");
    warrior.offers(&["B5>A5", "B5>B4", "B5>B6", "B5>C5", "end"]);
    warrior.refuses("B5>B5", "RR-4.6b");
    warrior.does("B5>B4");
    warrior.board(0, &["B1 M01", "B4 U01 acted"]);
    warrior.saw("RR-5.1", |fact| matches!(fact, Fact::UnitMoved { .. }));
}

#[test]
fn tv22_full_speed_leads_through_an_own_unit() {
    let position = assault().unit(0, "B5", "U01").unit(0, "B4", "U09").acted().marks(0, 1, 0);
    let mut table = Table::at(&position);
    table.offers(&[
        "B5>A5",
        "B5>B6",
        "B5>C5",
        "B5>A4 token",
        "B5>A6 token",
        "B5>B3 token",
        "B5>C4 token",
        "B5>C6 token",
        "end",
    ]);
    table.refuses("B5>B4", "RR-5.3");
    table.refuses("B5>B3", "RR-5.1");
    table.refuses("B5>B2 token", "RR-9.13");
    table.refuses("B5>A5 token", "RR-13.4");
    table.refuses("B5>B3 trophy", "RR-9.12");
    table.does("B5>B3 token");
    table.board(0, &["B3 U01 acted", "B4 U09 acted"]);
    assert_eq!(table.marks(0), (0, 0));
    table.cites(&["RR-9.12", "RR-9.3", "RR-5.1"]);
}

#[test]
fn tv23_a_monster_bars_the_way() {
    let position = assault().unit(0, "B4", "U04").monster(0, "B3", "M01");
    let table = Table::at(&position);
    table.offers(&[
        "B4>A3", "B4>A4", "B4>A5", "B4>B4", "B4>B5", "B4>B6", "B4>C3", "B4>C4", "B4>C5", "end",
    ]);
    table.refuses("B4>B3", "RR-5.4");
    table.refuses("B4>B2", "RR-5.4");
    table.refuses("B4>B1", "RR-5.5");
    table.refuses("B4>A6", "RR-5.1");
}

#[test]
fn tv24_a_unit_stops_a_monster_short() {
    let table = Table::at(&invasion().monster(0, "B2", "M01").unit(0, "B4", "U01"));
    table.board(0, &["B3 M01", "B4 U01"]);
    table.cites(&["RR-6.11", "RR-6.13"]);
    let position =
        invasion().monster(0, "B2", "M01").monster(0, "B3", "M03").acted().unit(0, "B4", "U01");
    let table = Table::at(&position);
    table.board(0, &["B2 M01", "B3 M03", "B4 U01"]);
    table.saw("RR-6.13", |fact| matches!(fact, Fact::MonsterBlocked { stays: true, .. }));
    table.never("RR-6.11");
}

#[test]
fn tv25_only_a_taken_destination_prolongs_a_move() {
    let position = || invasion().monster(0, "B2", "M01").monster(0, "B3", "M02").acted();
    let table = Table::at(&position());
    table.board(0, &["B3 M02", "B4 M01"]);
    table.cites(&["RR-6.12", "RR-6.11"]);
    let table = Table::at(&position().reading("RR-R2", "stepwise"));
    table.board(0, &["B3 M02", "B5 M01"]);
}

#[test]
fn tv26_a_monster_can_overtake_into_the_castle() {
    let position = || invasion().monster(0, "C5", "M05").monster(0, "C6", "M03").acted();
    let table = Table::at(&position());
    table.board(0, &["C6 M03"]);
    assert_eq!(table.monsters(&table.state.seats[0].breached), ["M05"]);
    assert_eq!(table.threat(0), 4 + 3, "the one in the castle still counts");
    table.cites(&["RR-6.12", "RR-6.14", "RR-6.16"]);
    for counting in ["destination", "stepwise"] {
        let stop = position().reading("RR-R3", "stop-on-board").reading("RR-R2", counting);
        let table = Table::at(&stop);
        table.board(0, &["C5 M05", "C6 M03"]);
    }
}

#[test]
fn tv54_own_movement_leads_into_the_castle_whatever_stands_there() {
    for value in ["enter", "stop-on-board"] {
        let position = invasion()
            .monster(0, "C5", "M01")
            .monster(0, "C6", "M03")
            .acted()
            .reading("RR-R3", value);
        let table = Table::at(&position);
        table.board(0, &["C6 M03"]);
        assert_eq!(table.monsters(&table.state.seats[0].breached), ["M01"]);
        table.cites(&["RR-6.14", "RR-6.16"]);
    }
}

#[test]
fn tv58_what_cannot_overtake_goes_as_far_as_it_can() {
    for counting in ["destination", "stepwise"] {
        let position = invasion()
            .monster(0, "B1", "M01")
            .monster(0, "B3", "M03")
            .acted()
            .unit(0, "B4", "U01")
            .reading("RR-R2", counting);
        let table = Table::at(&position);
        table.board(0, &["B2 M01", "B3 M03", "B4 U01"]);
        table.cites(&["RR-6.11", "RR-6.13"]);
        table.never("RR-6.12");
    }
}
