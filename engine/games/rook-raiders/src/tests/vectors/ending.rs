//! Declarations of victory and the other ends.

use super::table::Table;
use crate::opening::position::Position;
use crate::prelude::*;
use crate::state::EndReason;
use kanso_engine::SeatResult;

/// The end of a command that seat 0 picked, with no monster left to come.
fn command_end(seats: u8) -> Position {
    Position::seats(seats).deck(&[]).command(Command::Reward, Some(0), &[])
}

/// Monsters on a board, one on each cell from the left.
pub(super) fn monsters(mut position: Position, seat: usize, cards: &[&str]) -> Position {
    for (cell, card) in ["A1", "B1", "C1", "A2", "B2"].iter().zip(cards) {
        position = position.monster(seat, cell, card);
    }
    position
}

#[test]
fn tv30_a_medal_can_bring_a_seat_to_8() {
    let position = monsters(command_end(2), 0, &["M06", "M07", "M01"]);
    let position = monsters(position, 1, &["M07", "M03", "M02"]).medal(1, -1);
    let mut table = Table::at(&position);
    assert_eq!((table.threat(0), table.threat(1)), (9, 8));
    assert_eq!(table.asked(), Some(1));
    table.offers(&["declare", "hold"]);
    table.does("declare");
    assert_eq!(table.over(), Some((EndReason::Declared, vec![1])));
    table.saw("RR-11.4", |fact| match fact {
        Fact::Declared { threat: 8, medals, .. } => medals.as_slice() == [-1],
        _ => false,
    });
    table.cites(&["RR-11.7", "RR-13.6"]);
}

#[test]
fn tv31_both_bosses_may_be_alive() {
    let position = monsters(command_end(2), 0, &["M06", "M07"]);
    let position = monsters(position, 1, &["M06", "M07", "M01"]);
    let mut table = Table::at(&position);
    assert_eq!(table.threat(0), 8);
    assert_eq!(table.asked(), Some(0));
    table.offers(&["declare", "hold"]);
    table.does("hold");
    assert_eq!(table.asked(), Some(1));
    table.refuses_action(&Action::Declare, "RR-13.1");
    assert!(table.can("choose rest"), "the game goes on");
    table.saw("RR-11.6", |fact| matches!(fact, Fact::HoldsBack { open: false, .. }));
}

#[test]
fn tv32_declarers_are_compared_by_marks_and_then_gold() {
    let position = |gold: u32| {
        let mut position = command_end(4);
        for seat in [0, 2] {
            position = monsters(position, seat, &["M06", "M07", "M01"]);
        }
        position.marks(1, 1, 2).gold(1, 4).marks(3, 3, 0).gold(3, gold)
    };
    let mut table = Table::at(&position(6));
    assert_eq!(table.asked(), Some(1));
    table.does("declare");
    assert_eq!(table.asked(), Some(3));
    table.does("declare");
    assert_eq!(table.over(), Some((EndReason::Declared, vec![3])));
    table.saw("RR-11.8", |fact| matches!(fact, Fact::DeclarersCompared { .. }));

    let mut table = Table::at(&position(4));
    table.does("declare").does("declare");
    assert_eq!(table.over(), Some((EndReason::Declared, vec![1, 3])));
    let standing = table.game.standing(&table.state).unwrap();
    let results = standing.seats.iter().map(|seat| seat.result);
    let (draw, loss) = (SeatResult::Draw, SeatResult::Loss);
    assert!(results.eq([loss, draw, loss, draw]));
}

#[test]
fn tv43_alone_the_last_kill_wins_at_once() {
    let position = Position::seats(1)
        .deck(&[])
        .monster(0, "B3", "M01")
        .damage(1)
        .unit(0, "B4", "U01")
        .unit(0, "B6", "U04")
        .actions(Command::Assault, Some(0), 0, 2);
    let mut table = Table::at(&position);
    table.does("B4>B4").does("dice B3").falls("1 2");
    assert_eq!(table.over(), Some((EndReason::SoloCleared, vec![0])));
    table.cites(&["RR-5.11", "RR-5.12", "RR-10.1", "RR-13.6"]);
    let standing = table.game.standing(&table.state).unwrap();
    assert_eq!(standing.seats[0].result, SeatResult::Win);
}

fn other_eyes() -> [Eye; 2] {
    [Eye::Seat(Seat::at(1)), Eye::Public]
}

#[test]
fn tv61_who_is_asked_and_who_is_told() {
    let position = |value: &str| {
        let position = monsters(command_end(2), 0, &["M07", "M03", "M02"]).medal(0, -1);
        monsters(position, 1, &["M07", "M03", "M02"]).reading("RR-R44", value)
    };
    let own = Eye::Seat(Seat::at(0));
    for value in ["private", "public"] {
        let mut table = Table::at(&position(value));
        assert_eq!(table.asked(), Some(0));
        table.offers(&["declare", "hold"]);
        assert_eq!(table.tells("hold", own), Telling::Whole);
        assert!(table.game.tells_choices(&table.state, own));
        for eye in other_eyes() {
            let wanted = if value == "private" { Telling::Nothing } else { Telling::Whole };
            assert_eq!(table.tells("hold", eye), wanted, "{value}");
            assert_eq!(table.tells("declare", eye), Telling::Whole);
            assert!(!table.game.tells_choices(&table.state, eye), "not its list");
        }
        table.does("hold");
        let held = table.facts().find(|fact| matches!(fact, Fact::HoldsBack { .. })).unwrap();
        for eye in other_eyes() {
            let wanted = if value == "private" { Telling::Nothing } else { Telling::Whole };
            assert_eq!(table.game.tells_fact(held, eye), wanted, "{value}");
        }
        assert_eq!(table.asked(), Some(1));
        assert!(table.can("choose rest"), "seat 1 has no medal and is not asked: {value}");
        table.cites(&["RR-11.6"]);
    }
}

#[test]
fn tv62_the_open_question_may_leave_nothing_but_to_hold() {
    let position = |value: &str| {
        let position = monsters(command_end(2), 0, &["M07", "M04", "M03"]).medal(0, -1);
        monsters(position, 1, &["M06", "M07", "M01"]).reading("RR-R44", value)
    };
    let mut table = Table::at(&position("public"));
    assert_eq!((table.asked(), table.threat(0)), (Some(0), 10));
    table.offers(&["hold"]);
    table.refuses("declare", "RR-11.4");
    table.does("hold");
    let table = Table::at(&position("private"));
    assert_eq!(table.asked(), Some(1));
    assert!(table.can("choose rest"), "seat 0 is not asked");
}
