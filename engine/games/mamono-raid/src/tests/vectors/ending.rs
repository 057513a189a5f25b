//! Scoring and the order of the result.

use super::table::Table;
use crate::opening::position::Position;
use crate::prelude::*;

/// Three seats, the core full: red has HD1 and TO2 (4 points), blue HD2 (2), green the rest (10).
fn raided() -> Position {
    let position = Position::seats(3)
        .broke(0, "HD1")
        .broke(1, "HD2")
        .broke(0, "TO2")
        .broke(2, "TO1")
        .broke(2, "BK1")
        .broke(2, "BK2")
        .broke(2, "TL1")
        .broke(2, "TL2")
        .skills(0, &["WA21", "WA31", "TH21", "CL22"])
        .skills(1, &["WA22", "WA32", "CL21", "CL32", "TH22"])
        .items(1, &["IT03", "IT06", "IT13"]);
    let cells = [0, 1, 3, 4, 5, 6, 8, 9];
    cells
        .iter()
        .zip([0, 1, 2].into_iter().cycle())
        .fold(position, |position, (cell, seat)| position.marker(seat, &format!("core.{cell}")))
}

#[test]
fn tv51_points_are_counted_in_halves() {
    let position = raided()
        .items(0, &["IT02", "IT07"])
        .round(5)
        .deaths(0, 1)
        .core_bonus(0)
        .passed(0, "A")
        .passed(1, "B")
        .passed(2, "D")
        .shield(BonusShield::Two, 2)
        .end_phase();
    let mut table = Table::at(&position);
    assert_eq!(table.asked(), Some(2), "green has a silver");
    table.does("done");
    table.saw("MR-8.5", |fact| {
        matches!(fact, Fact::Scored { seat, tally } if seat.index() == 0
            && (tally.skills, tally.items, tally.parts) == (14, 6, 8)
            && (tally.deaths, tally.core) == (-4, 7))
    });
    assert_eq!(table.over(), Some(vec![(0, 31), (1, 30), (2, 20)]));
}

#[test]
fn tv52_a_tie_goes_to_the_pawn_nearest_to_a() {
    let position = raided()
        .items(0, &["IT02", "IT07", "IT10"])
        .core_bonus(2)
        .passed(2, "A")
        .passed(1, "B")
        .passed(0, "C")
        .bazaar(0)
        .shield_boxed(BonusShield::One);
    let table = Table::at(&position);
    assert_eq!(table.over(), Some(vec![(1, 30), (0, 30), (2, 27)]));
    table.saw("MR-8.6", |fact| {
        matches!(fact, Fact::TieInPoints { first, second, .. }
            if (first.index(), second.index()) == (1, 0))
    });
    table.saw(
        "MR-8.6",
        |fact| matches!(fact, Fact::Placed { place: 0, seat, halves: 30 } if seat.index() == 1),
    );
}
