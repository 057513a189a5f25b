//! The same state under two readings: the monster, its level, the core.

use super::results_core::full_core;
use super::table::Table;
use crate::opening::position::Position;
use crate::prelude::*;

#[test]
fn tv65_a_black_marker_beside_a_print_counts_once_or_twice() {
    let position = || {
        Position::seats(2)
            .broke(0, "TO1")
            .card("HD4")
            .line("head", "0 0 0 - -")
            .ap(3, &[0])
            .has_taken(0)
            .turn_ends(0)
    };
    let table = Table::at(&position());
    assert_eq!((table.level().as_str(), table.b()), ("0 black 0", 1));
    let table = Table::at(&position().reading("black-on-print", "piece-and-print"));
    assert_eq!((table.level().as_str(), table.b()), ("0 black 0", 2));
}

#[test]
fn tv67_two_complete_lines_come_in_order_or_as_the_seat_chooses() {
    let position = || {
        Position::seats(2)
            .skills(0, &["SO21", "SO31"])
            .line("head", "1 1 E05 - -")
            .line("tail", "1 1 E06 - -")
    };
    let mut table = Table::at(&position());
    table.does("SO31 head.2 tail.2");
    assert!(table.awaits_chance());
    assert_eq!((table.part("head").1, table.part("tail").1), (1, 0));

    let mut table = Table::at(&position().reading("result-order", "active-seat-chooses"));
    table.does("SO31 head.2 tail.2");
    assert_eq!(table.asked(), Some(0));
    table.offers(&["choose head", "choose tail"]);
    table.refuses("pass A", "MR-5.1");
    table.does("choose tail");
    assert_eq!((table.part("head").1, table.part("tail").1), (0, 1));
    table.falls("TL2").falls("21 22 23 24 25");
    assert_eq!((table.part("head").1, table.awaits_chance()), (1, true), "the head by itself");
    table.saw("MR-R1", |fact| matches!(fact, Fact::ResultChosen { .. }));
}

#[test]
fn tv73_the_card_comes_before_the_level_or_after_it() {
    let position = || {
        Position::seats(2)
            .card("HD4")
            .line("head", "0 0 0 - -")
            .ap(3, &[0])
            .has_taken(0)
            .turn_ends(0)
    };
    let table = Table::at(&position());
    assert_eq!((table.level().as_str(), table.b()), ("black 0", 2));
    let table = Table::at(&position().reading("gain-effect-timing", "level-first"));
    assert_eq!((table.level().as_str(), table.b()), ("0 black", 1));
}

#[test]
fn tv77_markers_on_the_core_stay_or_go_home() {
    // Red has three markers on the core: 8, 9 and 1.
    let position = || full_core().marker(0, "core.1").ap(4, &[0]).has_taken(0).turn_ends(0);
    let mut table = Table::before(&position());
    let home = table.home(0);
    while table.beat() {}
    assert_eq!((table.home(0), table.cell("core.8").as_str()), (home, "0"));

    let mut table = Table::at(&position().reading("core-markers", "return-home"));
    assert_eq!((table.home(0), table.cell("core.8").as_str()), (home + 3, "empty"));
    assert_eq!(table.cell("core.0"), "empty");
    table.saw(
        "MR-R24",
        |fact| matches!(fact, Fact::MarkersHome { seat, markers: 3, .. } if seat.index() == 0),
    );
    table.does("pass A").does("pass B").does("pass D");
    assert_eq!(table.asked(), Some(0), "red has the silver of D");
    table.does("done");
    assert!(table.over().is_some(), "the game ends with this round");
}

#[test]
fn tv78_a_seat_that_has_passed_stays_so_or_comes_back() {
    let position = || {
        Position::seats(3)
            .passed(2, "A")
            .passed(0, "D")
            .shield(BonusShield::Two, 0)
            .card("HD2")
            .line("head", "1 - 0 1 0")
            .ap(6, &[1])
            .has_taken(1)
            .turn_ends(1)
    };
    let mut table = Table::at(&position());
    assert_eq!((table.parts(0), table.limit(0)), (vec!["HD2"], 7));
    table.falls("HD1").falls("21 22 23 24 25");
    assert_eq!((table.pawn(0).as_str(), table.asked()), ("D", Some(1)));
    assert_eq!(table.shield_of(BonusShield::Two), Some(0));

    let position = position().reading("passed-seat-reward-ap", "may-return");
    let mut table = Table::at(&position.seat(0, |has| has.left_from = Some(6)));
    assert_eq!(table.stack(6), [1, 0], "on top");
    assert_eq!(table.shield_of(BonusShield::Two), None, "back on the board");
    table.saw("MR-R40", |fact| matches!(fact, Fact::LimitRises { returns: Some(6), .. }));
    table.falls("HD1").falls("21 22 23 24 25");
    assert_eq!(table.asked(), Some(0));
    table.does("CL11");
    assert_eq!(table.pawn(0), "ap.7");
}

#[test]
fn tv76_a_pawn_beyond_its_limit_stays_or_goes_back() {
    let position = || {
        Position::seats(2)
            .broke(0, "BK2")
            .card("BK4")
            .line("back", "1 1 1 - -")
            .ap(6, &[1])
            .ap(8, &[0])
            .has_taken(1)
            .turn_ends(1)
    };
    let mut table = Table::at(&position());
    assert_eq!((table.limit(0), table.asked()), (8, Some(1)));
    table.offers(&["swap BK4 BK2", "decline"]);
    table.does("swap BK4 BK2");
    assert_eq!((table.limit(0), table.pawn(0).as_str()), (6, "ap.8"));
    table.falls("X01").does("pass A");
    assert_eq!(table.asked(), Some(0));
    table.offers(&["pass B"]);

    let mut table = Table::at(&position().reading("ap-loss", "pawn-moved-back"));
    table.does("swap BK4 BK2");
    assert_eq!(table.stack(6), [1, 0], "on top");
    table.saw("MR-R8", |fact| matches!(fact, Fact::BeyondLimit { limit: 6, moves: true, .. }));
    table.falls("X01");
    assert_eq!(table.asked(), Some(0));
    table.offers(&["pass A", "pass B"]);
}
