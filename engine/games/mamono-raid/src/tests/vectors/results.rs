//! Results of parts: who ranks first, what each gets, what comes next.

use super::table::Table;
use crate::opening::position::Position;
use crate::prelude::*;

/// Three seats: red on cells 0 and 2, green on 1, blue on 4, a chip on 3; red's turn is over.
fn head() -> Position {
    Position::seats(3)
        .card("HD1")
        .line("head", "0 2 0 E10 1")
        .ap(3, &[0])
        .ap(4, &[1, 2])
        .has_taken(0)
        .turn_ends(0)
}

/// Who ranks where, with tenths.
fn ranking(table: &Table, target: Target) -> Vec<(usize, u32)> {
    let mut ranking = Vec::new();
    for fact in table.facts() {
        if let Fact::Contributed { target: of, place, seat, tenths, .. } = fact
            && *of == target
        {
            assert_eq!(usize::from(*place), ranking.len());
            ranking.push((seat.index(), *tenths));
        }
    }
    ranking
}

#[test]
fn tv23_seats_rank_by_contribution_and_then_by_the_base() {
    let table = Table::at(&head());
    table.saw("MR-5.28", |fact| matches!(fact, Fact::LineComplete { markers: 4, needed: 4, .. }));
    assert_eq!(ranking(&table, Target::Part(Part::Head)), [(0, 30), (1, 30), (2, 10)]);
    table.saw("MR-6.4", |fact| {
        matches!(fact, Fact::TieBroken { first, second, .. }
            if (first.index(), second.index()) == (0, 1))
    });
    table.cites(&["MR-6.2"]);
}

#[test]
fn tv24_the_first_gets_the_card_and_the_places_are_paid() {
    let table = Table::at(&head());
    assert_eq!([0, 1, 2].map(|seat| table.purse(seat)), [2, 2, 0]);
    assert_eq!((table.parts(0), table.parts(1)), (vec!["HD1"], vec![]));
    assert_eq!((table.level().as_str(), table.b()), ("0", 0));
    assert_eq!([0, 1, 2].map(|seat| table.home(seat)), [9, 10, 10]);
    let e10 = table.game.cards().chip_by_id("E10").unwrap();
    table.saw("MR-6.8", |fact| {
        matches!(fact, Fact::ChipsBoxed { part: Part::Head, chips } if chips.as_slice() == [e10])
    });
    table.cites(&["MR-6.5", "MR:HD1", "MR-6.7", "MR-6.15", "MR-6.17"]);
    assert!(table.awaits_chance());
}

#[test]
fn tv25_a_first_break_brings_a_card_and_a_sorted_line() {
    let mut table = Table::at(&head());
    assert_eq!(table.part("head"), (None, 1));
    assert_eq!(table.odds("HD3"), "1 in 3");
    table.falls("HD3");
    assert_eq!(table.odds("33 21 38 26 30"), "1 in 15504");
    table.falls("33 21 38 26 30");
    assert_eq!(table.part("head"), (Some("HD3"), 1));
    assert_eq!(table.line("head"), "E21 E26 E30 E33 E38");
    assert_eq!(table.state.stage2_bag.total(), 15);
    assert_eq!(table.asked(), Some(0));
}

#[test]
fn tv26_a_banner_raises_a_contribution() {
    let table = Table::at(&head().items(1, &["IT02"]));
    assert_eq!(ranking(&table, Target::Part(Part::Head)), [(1, 39), (0, 30), (2, 10)]);
    assert_eq!((table.parts(1), table.level()), (vec!["HD1"], "1".to_owned()));
    table.cites(&["MR-6.3", "MR-9.7"]);
}

#[test]
fn tv27_a_place_without_a_seat_is_not_paid() {
    let position =
        Position::seats(2).line("head", "0 0 0 - -").ap(3, &[0]).has_taken(0).turn_ends(0);
    let table = Table::at(&position);
    assert_eq!((table.purse(0), table.purse(1)), (2, 0));
    assert_eq!((table.parts(0), table.home(0)), (vec!["HD1"], 9));
    table.saw("MR-6.5", |fact| matches!(fact, Fact::Unpaid { place: 1, .. }));
}

#[test]
fn tv32_one_result_is_over_before_the_next() {
    let position = Position::seats(2)
        .skills(0, &["SO21", "SO31"])
        .line("head", "1 1 E05 - -")
        .line("tail", "1 1 E06 - -");
    let mut table = Table::at(&position);
    table.does("SO31 head.2 tail.2");
    assert_eq!((table.part("head"), table.part("tail")), ((None, 1), (Some("TL1"), 0)));
    assert_eq!(ranking(&table, Target::Part(Part::Tail)), []);
    table.falls("HD2");
    assert_eq!(table.part("tail"), (Some("TL1"), 0));
    table.falls("21 22 23 24 25");
    assert_eq!(table.part("tail"), (None, 1));
    table.falls("TL2").falls("26 27 28 29 30");
    assert_eq!((table.level().as_str(), table.asked()), ("1 1", Some(1)));
    let broken = table.facts().filter_map(|fact| match fact {
        Fact::PartBroken { part, .. } => Some(*part),
        _ => None,
    });
    assert!(broken.eq([Part::Head, Part::Tail]));
}

#[test]
fn tv46_ap_marks_of_a_part_card_can_be_spent_at_once() {
    let position = Position::seats(2)
        .passed(1, "A")
        .card("HD2")
        .line("head", "0 0 0 - -")
        .chip("tail.0", "E04")
        .ap(6, &[0])
        .has_taken(0)
        .turn_ends(0);
    let mut table = Table::before(&position);
    assert_eq!(table.limit(0), 6);
    while table.beat() {}
    assert_eq!(table.limit(0), 7);
    table.falls("HD1").falls("21 22 23 24 25");
    assert_eq!(table.asked(), Some(0));
    table.refuses("WA11 tail.0", "MR-5.11");
    table.does("CL11");
    assert_eq!(table.pawn(0), "ap.7");
}

#[test]
fn tv47_a_swapped_card_does_nothing_more() {
    let position = Position::seats(2)
        .broke(1, "HD1")
        .card("BK4")
        .line("back", "0 0 0 - -")
        .ap(4, &[0])
        .has_taken(0)
        .turn_ends(0);
    let mut table = Table::at(&position);
    assert_eq!(table.asked(), Some(0));
    table.offers(&["swap BK4 HD1", "decline"]);
    table.refuses("swap HD1 BK4", "MR-7.3");
    table.refuses("swap BK4 BK4", "MR-7.3");
    table.refuses("pass A", "MR-5.1");
    table.does("swap BK4 HD1");
    assert_eq!((table.parts(0), table.parts(1)), (vec!["HD1"], vec!["BK4"]));
    assert_eq!(table.times(|fact| matches!(fact, Fact::OnGain { .. })), 1, "when it was gained");
    table.cites(&["MR-6.6", "MR-7.3"]);
    assert!(table.awaits_chance(), "the result goes on");
    table.falls("BK1").falls("26 27 28 29 30");
    assert_eq!(table.times(|fact| matches!(fact, Fact::OnGain { .. })), 1);
    assert_eq!(table.level(), "1 0");
}

#[test]
fn tv48_the_black_marker_comes_before_the_winners() {
    let position = Position::seats(2)
        .broke(0, "TO1")
        .broke(1, "TL1")
        .card("HD4")
        .line("head", "0 0 0 - -")
        .ap(3, &[0])
        .has_taken(0)
        .turn_ends(0);
    let mut table = Table::before(&position);
    assert_eq!((table.level().as_str(), table.b()), ("0 1", 1));
    while table.beat() {}
    assert_eq!((table.level().as_str(), table.b()), ("0 1 black 0", 3));
    table.saw("MR-9.14", |fact| matches!(fact, Fact::BlackPlaced { space: 3, printed: false }));
    table.saw("MR-6.7", |fact| matches!(fact, Fact::LevelRaised { space: 4, printed: true, .. }));
    table.cites(&["MR-6.6"]);
}
