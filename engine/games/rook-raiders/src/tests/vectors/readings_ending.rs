//! Readings about falling, declaring and winning: what each value changes.

use super::ending::monsters;
use super::table::Table;
use crate::opening::Stand;
use crate::opening::position::Position;
use crate::prelude::*;
use crate::state::EndReason;

/// Both castles fall in this invasion: seat 0 keeps 1 threat on the board beside its boss.
fn both_fall() -> Position {
    Position::seats(2)
        .monster(0, "B6", "M06")
        .monster(0, "A1", "M01")
        .monster(1, "A6", "M07")
        .invasion(&[0, 1])
}

#[test]
fn reading_r4_lets_the_last_living_seat_win_at_once() {
    let table = Table::at(&both_fall());
    assert_eq!(table.over(), Some((EndReason::NobodyLeft, vec![0, 1])));
    let table = Table::at(&both_fall().reading("RR-R4", "in-seat-order"));
    assert_eq!(table.over(), Some((EndReason::LastSurvivor, vec![1])));
    assert_eq!(table.state.seats[1].fallen, None, "its own invasion is not played");
    table.cites(&["RR-12.2"]);
}

#[test]
fn reading_r5_compares_the_seats_that_fell_last() {
    let table = Table::at(&both_fall().reading("RR-R5", "lower-threat"));
    assert_eq!(table.over(), Some((EndReason::NobodyLeft, vec![1])), "threat 4 against 5");
    let even = || both_fall().monster(1, "B1", "M01").reading("RR-R5", "lower-threat");
    let table = Table::at(&even().marks(0, 1, 0));
    assert_eq!(table.over(), Some((EndReason::NobodyLeft, vec![0])), "more marks");
    let table = Table::at(&even().gold(1, 3));
    assert_eq!(table.over(), Some((EndReason::NobodyLeft, vec![1])), "more gold");
    let table = Table::at(&even());
    assert_eq!(table.over(), Some((EndReason::NobodyLeft, vec![0, 1])), "all the same");
}

/// Seat 0 can slay a Goblin, which leaves it 8 threat, and act with another unit.
fn about_to_reach_8() -> Position {
    let position = Position::seats(2)
        .deck(&[])
        .unit(0, "B4", "U05")
        .unit(0, "B6", "U04")
        .monster(0, "A3", "M01")
        .damage(1)
        .monster(0, "A1", "M06")
        .monster(0, "C1", "M07");
    monsters(position, 1, &["M06", "M07", "M01"]).actions(Command::Assault, Some(0), 0, 2)
}

#[test]
fn reading_r7_asks_right_after_the_kill() {
    let mut table = Table::at(&about_to_reach_8().reading("RR-R7", "command-end"));
    table.does("B4>B4").does("assign A3 A3");
    assert!(table.can("end"), "the command goes on first");
    table.does("end").offers(&["declare", "hold"]);

    let reading = || about_to_reach_8().reading("RR-R7", "on-reaching");
    let mut table = Table::at(&reading());
    table.does("B4>B4").does("assign A3 A3").offers(&["declare", "hold"]);
    table.does("declare");
    assert!(table.can("end"), "the command goes on to its end");
    assert_eq!(table.over(), None);
    table.does("end");
    assert_eq!(table.over(), Some((EndReason::Declared, vec![0])));

    let mut table = Table::at(&reading());
    table.does("B4>B4").does("assign A3 A3").does("hold").does("end");
    table.offers(&["declare", "hold"]);
    table.does("declare");
    assert_eq!(table.over(), Some((EndReason::Declared, vec![0])), "asked again at the end");
}

/// Seat 0 can slay a Goblin and the Lich with one skill; without the Goblin it has 8 threat already.
fn about_to_slay_two() -> Position {
    let position = Position::seats(2)
        .deck(&[])
        .unit(0, "B5", "U08")
        .unit(0, "B6", "U04")
        .monster(0, "A2", "M01")
        .damage(1)
        .monster(0, "C3", "M07")
        .damage(3)
        .monster(0, "A1", "M06");
    monsters(position, 1, &["M06", "M07", "M01"]).actions(Command::Assault, Some(0), 0, 2)
}

#[test]
fn reading_r7_asks_when_all_that_a_skill_has_slain_are_gone() {
    // A single kill: as `on-reaching`, and it is the default of new games.
    let mut table = Table::at(&about_to_reach_8());
    table.does("B4>B4").does("assign A3 A3").offers(&["declare", "hold"]);
    table.does("declare");
    assert!(table.can("end"), "the others know it while the command goes on");
    table.does("end");
    assert_eq!(table.over(), Some((EndReason::Declared, vec![0])));
    let mut table = Table::at(&about_to_reach_8().reading("RR-R7", "after-skill"));
    table.does("B4>B4").does("assign A3 A3").does("hold").does("end");
    table.offers(&["declare", "hold"]);

    // Two at once: `on-reaching` asks while the second one still stands there, slain.
    let mut table = Table::at(&about_to_slay_two().reading("RR-R7", "on-reaching"));
    table.does("B5>B5").does("area").offers(&["declare", "hold"]);
    table.board(0, &["A1 M06", "C3 M07 d4", "B5 U08", "B6 U04"]);
    let mut table = Table::at(&about_to_slay_two());
    table.does("B5>B5").does("area");
    assert!(table.awaits_chance(), "the medal comes first");
    table.falls("-2").offers(&["declare", "hold"]);
    table.board(0, &["A1 M06", "B5 U08", "B6 U04"]);
    let told = |lang| {
        let mut told = String::new();
        table.game.say_prompt(&table.state, lang, Eye::Seat(Seat::at(1)), &mut told).unwrap();
        told
    };
    assert_eq!(told(Lang::En), "end of the skill: seats that qualify may declare");
    assert_eq!(told(Lang::Ja), "スキルの処理終了：条件を満たすプレイヤーは勝利宣言できる");
    table.does("declare");
    table.saw("RR-11.4", |fact| {
        matches!(fact, Fact::Declared { threat: 2, medals, .. } if medals.as_slice() == [-2])
    });
}

#[test]
fn a_medal_taken_after_declaring_lies_open_at_once() {
    let position = Position::seats(2)
        .deck(&[])
        .unit(0, "B4", "U05")
        .unit(0, "B5", "U05")
        .monster(0, "A3", "M01")
        .damage(1)
        .monster(0, "C4", "M07")
        .damage(2)
        .monster(0, "A1", "M06");
    let position = monsters(position, 1, &["M06", "M07", "M01"]);
    let position = position.actions(Command::Assault, Some(0), 0, 2);
    for (answer, public) in [("declare", Telling::Whole), ("hold", Telling::Nothing)] {
        let mut table = Table::at(&position);
        table.does("B4>B4").does("assign A3 A3").does(answer);
        table.does("B5>B5").does("assign C4 C4");
        table.forget().falls("-2");
        let value = table.facts().find(|fact| matches!(fact, Fact::MedalValue { value: -2, .. }));
        let told = |eye| table.game.tells_fact(value.expect("it is told"), eye);
        assert_eq!(told(Eye::Public), public, "{answer}");
        assert_eq!(told(Eye::Seat(Seat::at(0))), Telling::Whole);
        assert_eq!(
            table.game.shows_medals(&table.state, Seat::at(0), Eye::Public),
            public == Telling::Whole,
            "the picture and the words agree"
        );
    }
}

#[test]
fn reading_r8_lets_seats_declare_after_the_last_summon() {
    let position = |value: &str| {
        Position::seats(2)
            .deck(&["M05"])
            .round(5)
            .start(1)
            .unit(0, "C6", "U01")
            .damage(1)
            .monster(0, "C1", "M01")
            .reading("RR-R8", value)
            .stand(Stand::Summon, 4)
    };
    let mut table = Table::at(&position("wait-for-command-end"));
    table.falls("A").falls("ogre");
    assert_eq!(table.asked(), Some(0));
    table.offers(&["pass", "support C6"]);
    let mut table = Table::at(&position("after-summon"));
    table.falls("A").falls("ogre");
    assert_eq!(table.asked(), Some(1), "the start player first");
    table.offers(&["declare", "hold"]);
    table.does("hold");
    assert_eq!(table.asked(), Some(0));
    table.offers(&["declare", "hold"]);
    let mut held = Table::at(&position("after-summon"));
    held.falls("A").falls("ogre").does("hold").does("hold").offers(&["pass", "support C6"]);
    table.does("declare");
    assert_eq!(table.over(), Some((EndReason::Declared, vec![0])));
}

#[test]
fn reading_r9_declares_for_every_seat_that_qualifies() {
    let position = |value: &str| {
        let position = Position::seats(2).deck(&[]).reading("RR-R9", value);
        let position = monsters(position, 0, &["M06", "M07"]);
        monsters(position, 1, &["M06", "M07", "M01"]).command(Command::Reward, Some(0), &[])
    };
    let table = Table::at(&position("optional"));
    table.offers(&["declare", "hold"]);
    let table = Table::at(&position("automatic"));
    assert_eq!(table.over(), Some((EndReason::Declared, vec![0])));
    table.cites(&["RR-11.4", "RR-11.7"]);
}

#[test]
fn reading_r32_clears_the_board_and_wins() {
    let position = |value: &str| {
        Position::seats(1)
            .unit(0, "B4", "U05")
            .monster(0, "B3", "M01")
            .reading("RR-R32", value)
            .actions(Command::Assault, Some(0), 0, 1)
    };
    let mut table = Table::at(&position("deck-empty-needed"));
    table.does("B4>B4").does("assign B3 B3");
    assert_eq!(table.over(), None);
    let mut table = Table::at(&position("board-clear"));
    table.does("B4>B4").does("assign B3 B3");
    assert_eq!(table.over(), Some((EndReason::SoloCleared, vec![0])));
}

/// The start player, seat 1 of three, falls.
fn start_player_falls() -> Position {
    Position::seats(3)
        .start(1)
        .monster(1, "B6", "M06")
        .unit(1, "A6", "L01")
        .hand(1, &["U02"])
        .marks(1, 3, 0)
        .invasion(&[1, 2, 0])
}

#[test]
fn reading_r37_moves_the_start_player_card_at_once() {
    for (value, during, after) in [("next-living-performs", 1, 2), ("card-moves-at-once", 2, 0)] {
        let mut table = Table::at(&start_player_falls().reading("RR-R37", value));
        assert_eq!(table.state.start_seat.map(Seat::index), Some(during), "{value}");
        table.falls("C").falls("goblin").falls("A").falls("goblin");
        table.saw(
            "RR-7.3",
            |fact| matches!(fact, Fact::ChipTurned { seat, .. } if seat.index() == 2),
        );
        table.falls("bard").falls("bard").falls("bard").falls("as ra rs rw rc");
        assert_eq!(table.state.start_seat.map(Seat::index), Some(after), "{value}");
        assert_eq!(table.asked(), Some(after));
    }
}

#[test]
fn reading_r38_returns_what_a_fallen_seat_had() {
    for (value, supply, pile, discard) in
        [("frozen", 8 - 3, 3, vec![]), ("returned", 8, 4, vec!["U02"])]
    {
        let table = Table::at(&start_player_falls().reading("RR-R38", value));
        let kind = table.game.cards.unit_by_id("L01").unwrap();
        assert_eq!(table.game.honor_supply(&table.state), supply, "{value}");
        assert_eq!(table.game.pile(&table.state, kind), pile, "{value}");
        let found = table.game.unit_discard(&table.state);
        assert_eq!(table.cards(&found), discard, "{value}");
    }
}
