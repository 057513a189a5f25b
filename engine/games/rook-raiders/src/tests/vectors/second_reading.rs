//! Where several rules or readings meet: what no single row of a table shows.
//!
//! Source: a second reading of the rules against the program, rule by rule.

use super::ending::monsters;
use super::own_cards::edited;
use super::table::Table;
use crate::opening::Stand;
use crate::opening::position::Position;
use crate::prelude::*;
use crate::state::{EndReason, cell_at};
use kanso_engine::Ascending;

fn assault(seats: u8) -> Position {
    Position::seats(seats).actions(Command::Assault, Some(0), 0, 2)
}

#[test]
fn a_hired_place_is_filled_before_the_others_are_asked() {
    let position = Position::seats(2)
        .gold(0, 9)
        .mercenaries(["U06", "U07", "U08"])
        .unit(1, "B6", "U01")
        .marks(1, 2, 0)
        .reading("RR-R12", "any-decision")
        .reading("RR-R31", "immediately")
        .command(Command::Recruit, Some(0), &[0, 1]);
    let mut table = Table::at(&position);
    table.does("hire 0 A5");
    assert!(table.awaits_chance(), "RR-R31: before anything else");
    table.falls("lancer");
    assert_eq!(table.asked(), Some(1));
    table.offers(&["level B6 2", "pass"]);
    table.does("pass");
    assert_eq!(table.mercenaries(), ["U10", "U07", "U08"]);
    assert!(table.can("pass"), "its own share has come");
}

#[test]
fn an_attack_on_nobody_is_no_use_of_a_skill() {
    let set =
        edited("L04", &[("skill", "{ kind = \"assign\", amount = 2 }"), ("pattern", "\"orth\"")]);
    let position = assault(2)
        .card_set(&set)
        .unit(0, "B4", "U04")
        .unit(0, "B6", "U01")
        .monster(0, "B2", "M03")
        .marks(0, 4, 0)
        .reading("RR-R19", "forbidden");
    let mut table = Table::at(&position);
    table.does("B4>B4").does("level B4 2").offers(&["level B6 2", "no skill"]);
    table.refuses_action(&Action::Assign { hits: Ascending::of([]) }, "RR-5.6");
}

#[test]
fn healing_nobody_is_no_use_of_a_skill() {
    let set = edited("L02", &[("pattern", "\"fwd2\"")]);
    let position = assault(2)
        .card_set(&set)
        .unit(0, "B5", "U02")
        .unit(0, "B6", "U01")
        .damage(1)
        .marks(0, 4, 0);
    let mut table = Table::at(&position);
    table.does("B5>B5").does("level B5 2").offers(&["level B6 2", "no skill"]);
    table.refuses_action(&Action::Heal { points: Ascending::of([]) }, "RR-13.4");
}

#[test]
fn the_last_card_of_a_pile_closes_the_windows_that_wait_for_it() {
    let position = Position::seats(4)
        .unit(1, "B4", "U01")
        .unit(2, "B4", "U01")
        .unit(3, "B4", "U01")
        .unit(3, "B6", "U04")
        .hand(0, &["L01", "L01", "L01"])
        .marks(1, 2, 0)
        .marks(2, 2, 0)
        .marks(3, 2, 0)
        .reading("RR-R12", "any-decision");
    let mut table = Table::at(&position);
    table.does("choose reward");
    assert_eq!(table.asked(), Some(1), "clockwise from the one that decided");
    table.does("level B4 2");
    assert_eq!(table.asked(), Some(3), "seat 2 has nothing to level up any more");
    table.offers(&["level B6 2", "pass"]);
}

#[test]
fn alone_a_song_can_win_in_the_middle_of_a_command() {
    let position = Position::seats(1)
        .deck(&[])
        .unit(0, "C6", "U06")
        .unit(0, "B4", "U05")
        .unit(0, "B5", "U06")
        .monster(0, "B3", "M03")
        .actions(Command::Assault, Some(0), 0, 2);
    let mut table = Table::at(&position);
    table.does("C6>C6").does("song B5").does("song B4").does("assign B3 B3");
    assert_eq!(table.over(), Some((EndReason::SoloCleared, vec![0])));
    table.board(0, &["B4 U05 d1", "B5 U06 d1", "C6 U06"]);
    table.never("RR-4.5");
}

#[test]
fn a_healer_that_a_song_hurts_can_heal_itself() {
    let mut table = Table::at(&assault(2).unit(0, "C6", "U06").unit(0, "B4", "U02"));
    table.does("C6>C6").does("song B4").offers(&["heal B4", "no skill"]);
    table.does("heal B4");
    table.board(0, &["B4 U02", "C6 U06 acted"]);
}

#[test]
fn a_level_up_in_a_granted_skill_counts_for_it() {
    let position =
        assault(2).unit(0, "C6", "U06").unit(0, "B4", "U01").monster(0, "B3", "M06").marks(0, 3, 0);
    let mut table = Table::at(&position);
    table.does("C6>C6").does("song B4").offers(&["dice B3", "level B4 2", "no skill"]);
    table.does("level B4 2").offers(&["dice B3", "no skill"]);
    table.does("dice B3").falls("4 4").does("accept");
    table.board(0, &["B3 M06 d2", "B4 L01 d1", "C6 U06 acted"]);
}

#[test]
fn declaring_is_offered_after_the_medal_of_a_kill() {
    let position = monsters(Position::seats(2).deck(&[]), 1, &["M06", "M07", "M01"])
        .unit(0, "B4", "U05")
        .monster(0, "B3", "M07")
        .damage(2)
        .monster(0, "A1", "M06")
        .monster(0, "B1", "M02")
        .monster(0, "C1", "M03")
        .reading("RR-R7", "on-reaching")
        .actions(Command::Assault, Some(0), 0, 1);
    let mut table = Table::at(&position);
    table.does("B4>B4").does("assign B3 B3");
    assert!(table.awaits_chance(), "9 threat without the medal");
    table.falls("-1").offers(&["declare", "hold"]);
    assert_eq!(table.tells("hold", Eye::Seat(Seat::at(1))), Telling::Nothing);
    table.does("declare");
    assert_eq!(table.over(), Some((EndReason::Declared, vec![0])), "nothing else was left to do");
}

/// 59 of the 60 cubes lie on the table; a Dullahan is about to hit two units with 1 HP left.
fn one_cube_left() -> Position {
    let mut position = Position::seats(4).reading("RR-R26", "printed").invasion(&[0, 1, 2, 3]);
    for seat in 1..4 {
        position = position.unit(seat, "A6", "U09").damage(5).unit(seat, "C6", "U05").damage(3);
        position = position.unit(seat, "A5", "U01").damage(3).unit(seat, "B5", "L01").damage(4);
    }
    position = position.unit(1, "B6", "L01").damage(4).unit(2, "B6", "U10").damage(2);
    position = position.unit(3, "B6", "U10").damage(2);
    let position = position.unit(0, "A4", "U04").damage(1).unit(0, "B4", "U04").damage(1);
    position.monster(0, "B3", "M04").marks(0, 2, 0)
}

#[test]
fn cubes_that_run_out_are_dealt_in_scan_order() {
    let mut table = Table::at(&one_cube_left());
    table.offers(&["level A4 2", "level B4 2", "pass"]);
    table.does("pass");
    assert_eq!(table.hand(0), ["U04"], "the second one is not hurt");
    table.saw("RR-6.5", |fact| matches!(fact, Fact::UnitHit { damage: 0, .. }));
    let mut table = Table::at(&one_cube_left());
    table.does("level A4 2");
    assert_eq!(table.hand(0), [""; 0], "the cube goes to the one that survives it");
}

#[test]
fn two_seats_stand_in_when_the_start_player_and_the_next_one_fall() {
    let position = Position::seats(4)
        .start(3)
        .monster(3, "B6", "M06")
        .monster(0, "B6", "M06")
        .invasion(&[3, 0, 1, 2]);
    let mut table = Table::at(&position);
    table.falls("C");
    table.saw("RR-7.3", |fact| matches!(fact, Fact::ChipTurned { seat, .. } if seat.index() == 1));
    table.falls("goblin").falls("A").falls("goblin");
    table.falls("bard").falls("bard").falls("bard").falls("as ra rs rw rc");
    assert_eq!(table.asked(), Some(1), "nobody living is skipped");
    table.does("choose reward").does("choose rest");
    assert_eq!(table.times(|fact| matches!(fact, Fact::CommandRuns { .. })), 2, "AUTO by two");
}

#[test]
fn a_waiting_line_enters_before_the_chip_even_when_the_deck_is_empty() {
    let position = Position::seats(2)
        .deck(&[])
        .waiting(0, Lane::A, "M06")
        .waiting(0, Lane::A, "M07")
        .monster(1, "A1", "M06")
        .monster(1, "B1", "M07")
        .stand(Stand::Summon, 4);
    let table = Table::at(&position);
    table.board(0, &["A1 M06", "A2 M07"]);
    table.saw("RR-7.1", |fact| matches!(fact, Fact::NoMonsterLeft));
}

#[test]
fn an_action_is_refused_by_the_first_rule_of_the_table() {
    let position = Position::seats(2)
        .unit(0, "B4", "U01")
        .unit(0, "B5", "U02")
        .unit(0, "C5", "U10")
        .acted()
        .monster(0, "A2", "M03")
        .monster(0, "A1", "M01")
        .marks(0, 1, 1);
    let position = |value: &str| {
        position.clone().reading("RR-R21", value).actions(Command::Assault, Some(0), 0, 2)
    };
    let table = Table::at(&position("free"));
    let full_move = None;
    let nobody = Action::Activate { unit: UnitId(7), dest: cell_at(0), full_move };
    table.refuses_action(&nobody, "RR-4.3");
    table.refuses("C5>A1", "RR-4.3");
    table.refuses("B4>A1", "RR-5.5");
    table.refuses("B4>B5 token", "RR-5.3");
    table.refuses("B4>A2", "RR-5.4");
    table.refuses("B4>B2", "RR-5.1");
    table.refuses("B4>B4", "RR-4.6b");
    table.refuses("B4>B4 token", "RR-13.4");
    table.refuses("B4>B3 trophy", "RR-13.4");
    table.refuses("B4>C6 token", "RR-9.13");
    table.refuses_action(&Action::Pass, "RR-13.1");
    let table = Table::at(&position("tokens-first"));
    table.refuses("B4>B3 trophy", "RR-R21");
    table.refuses("B4>B3 token", "RR-13.4");
    let table = Table::at(&assault(2).unit(0, "B4", "U01").marks(0, 0, 1));
    table.refuses("B4>B4 token", "RR-9.12");
}

#[test]
fn a_use_of_a_skill_is_refused_by_the_first_rule_of_the_table() {
    let position = assault(2).unit(0, "B4", "U01").unit(0, "B6", "U02").monster(0, "B3", "M03");
    let mut table = Table::at(&position.clone().marks(0, 1, 0));
    table.does("B4>B4");
    let nobody = Ascending::of([UnitId(7)]);
    table.refuses_action(&Action::Heal { points: nobody }, "RR-4.3");
    table.refuses_action(&Action::Song { ally: UnitId(7) }, "RR-4.3");
    table.refuses("heal B6", "RR-5.7");
    table.refuses("area", "RR-5.7");
    table.refuses("no skill", "RR-4.6b");
    table.does("dice B3").falls("1 2").refuses("reroll trophy", "RR-9.10");

    let set = edited("U06", &[("pattern", "\"fwd2\"")]);
    let position = assault(2).card_set(&set).unit(0, "B6", "U06").unit(0, "B4", "U01");
    let mut table = Table::at(&position.unit(0, "A5", "U02"));
    table.does("B6>B6").offers(&["song B4"]);
    table.refuses("song A5", "RR-5.19");
    table.refuses("song B6", "RR-5.19");
}

#[test]
fn a_deployment_is_refused_by_the_first_rule_of_the_table() {
    let position = Position::seats(2)
        .unit(0, "A5", "U01")
        .hand(0, &["U02", "U01"])
        .gold(0, 2)
        .mercenaries(["U06", "", "U08"]);
    let table = Table::at(&position.clone().command(Command::Recruit, Some(0), &[0]));
    table.refuses("deploy U10 A1", "RR-4.17");
    table.refuses("deploy U01 A1", "RR-4.14");
    table.refuses("deploy U02 A5", "RR-4.15");
    table.refuses("deploy U01 B5", "RR-4.15");
    table.refuses("hire 1 A1", "RR-4.18");
    table.refuses("hire 0 A1", "RR-4.14");
    let table = Table::at(&position.command(Command::Recruit, None, &[0]));
    table.refuses("hire 1 A1", "RR-4.19");
}

#[test]
fn recovery_and_support_are_refused_for_units_without_need() {
    let units = Position::seats(2)
        .unit(0, "A5", "U01")
        .acted()
        .unit(0, "B5", "U02")
        .acted()
        .unit(0, "C5", "U09")
        .acted()
        .unit(0, "A6", "U10")
        .damage(1)
        .monster(0, "A1", "M01");
    let table = Table::at(&units.clone().stand(Stand::Fatigue, 4));
    table.refuses("recover A6", "RR-8.5");
    table.refuses("recover A5", "RR-8.5");
    let table = Table::at(&units.stand(Stand::Support, 4));
    table.refuses("support A5", "RR-8.4");
    table.refuses_action(&Action::SupportHeal { unit: UnitId(7) }, "RR-8.4");
}

#[test]
fn a_solo_game_that_is_won_is_no_position() {
    let won = Position::seats(1).deck(&[]).unit(0, "B4", "U01");
    assert!(won.game().is_err_and(|problem| problem.to_string().contains("slain")));
    assert!(won.waiting(0, Lane::A, "M01").game().is_ok());
}
