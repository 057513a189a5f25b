//! The core: how it is uncovered, and who wins it.

use super::table::Table;
use crate::opening::position::Position;
use crate::prelude::*;

/// Three seats, all parts broken twice and every cell of the core marked: red 8, 9; green 0, 3, 4;
/// blue 1, 5, 6.
pub(super) fn full_core() -> Position {
    let position = Position::seats(3).broke_all([0, 1, 2, 0, 1, 2, 0, 1]);
    let cells = [(0, 2), (1, 1), (3, 2), (4, 2), (5, 1), (6, 1), (8, 0), (9, 0)];
    cells
        .iter()
        .fold(position, |position, (cell, seat)| position.marker(*seat, &format!("core.{cell}")))
}

fn ranking(table: &Table) -> Vec<(usize, u32)> {
    let ranked = table.facts().filter_map(|fact| match fact {
        Fact::Contributed { target: Target::Core, seat, tenths, .. } => {
            Some((seat.index(), *tenths))
        }
        _ => None,
    });
    ranked.collect()
}

#[test]
fn tv28_a_second_break_uncovers_the_cells_of_the_part() {
    let position = Position::seats(3)
        .broke(0, "HD1")
        .broke(1, "BK1")
        .line("head", "0 0 1 1 -")
        .ap(3, &[0])
        .has_taken(0)
        .turn_ends(0);
    let mut table = Table::at(&position);
    assert!(table.awaits_chance());
    assert_eq!(table.odds("X08 X01"), "1 in 90", "an ordered draw");
    table.falls("X08 X01");
    assert_eq!((table.cell("core.8").as_str(), table.cell("core.9").as_str()), ("X08", "X01"));
    assert_eq!(table.cell("core.0"), "covered");
    assert_eq!(table.part("head"), (None, 2));
    table.refuses("WA11 head.0", "MR-5.14");
    table.refuses("WA11 core.0", "MR-5.14");
    assert_eq!(table.times(|fact| matches!(fact, Fact::CoreExposed { .. })), 2);
    table.cites(&["MR-6.10", "MR-6.17"]);
    table.does("pass D").does("SO11 back.1");
    assert_eq!(table.asked(), Some(2), "the game goes on");
}

#[test]
fn tv28_a_copper_lies_under_every_chip_of_the_core() {
    let position = Position::seats(3)
        .passed(1, "A")
        .passed(2, "B")
        .broke(0, "HD1")
        .broke(1, "HD2")
        .chip("core.8", "X05")
        .ap(1, &[0]);
    let mut table = Table::at(&position);
    table.does("WA11 core.8");
    assert_eq!((table.xp(0).as_str(), table.purse(0)), ("M1", 1));
}

#[test]
fn tv29_a_centre_cell_opens_when_both_its_parts_are_gone() {
    let position = Position::seats(3)
        .broke(0, "HD1")
        .broke(1, "HD2")
        .broke(2, "BK1")
        .line("back", "0 0 1 1 -")
        .ap(3, &[0])
        .has_taken(0)
        .turn_ends(0);
    let mut table = Table::at(&position);
    table.falls("X04 X03");
    assert_eq!((table.cell("core.0").as_str(), table.cell("core.1").as_str()), ("X04", "X03"));
    assert_eq!(
        (table.cell("core.2").as_str(), table.cell("core.3").as_str()),
        ("unused", "covered")
    );
    table.refuses("SO11 core.2", "MR-5.14");
}

#[test]
fn tv62_two_seats_have_six_cells() {
    let position = Position::seats(2)
        .broke(0, "TO1")
        .broke(1, "TO2")
        .broke(0, "TL1")
        .broke(1, "HD1")
        .broke(0, "BK1")
        .line("tail", "1 1 1 - -")
        .ap(3, &[1])
        .has_taken(1)
        .turn_ends(1);
    let mut table = Table::before(&position);
    assert_eq!(table.cell("core.3"), "covered", "the tail still lies on it");
    while table.beat() {}
    table.falls("X02 X03");
    let cells = [0, 1, 2, 3, 4, 5].map(|cell| table.cell(&format!("core.{cell}")));
    assert_eq!(cells, ["covered", "covered", "X02", "X03", "X01", "covered"]);
    assert_eq!(table.cell("core.6"), "unused");
}

#[test]
fn tv30_the_seat_nearest_to_the_top_wins_a_tied_core() {
    let position = full_core().ap(4, &[0]).has_taken(0).turn_ends(0);
    let table = Table::at(&position);
    assert_eq!(ranking(&table), [(2, 40), (1, 40), (0, 20)]);
    table.saw("MR-6.4", |fact| {
        matches!(fact, Fact::TieBroken { first, second, .. }
            if (first.index(), second.index()) == (2, 1))
    });
    assert_eq!(table.core_bonus(), Some(2));
    assert_eq!([0, 1, 2].map(|seat| table.purse(seat)), [0, 0, 0]);
    assert_eq!((table.cell("core.8").as_str(), table.cell("core.0").as_str()), ("0", "2"));
    table.cites(&["MR-6.14", "MR-6.16", "MR:CB1"]);
    table.saw("MR-8.3", |fact| matches!(fact, Fact::ShieldsFlip));
    assert_eq!(table.asked(), Some(1), "the round is played to its end");
}

#[test]
fn tv31_a_shadow_strike_adds_to_the_core_too() {
    let position = full_core().skills(1, &["TH21", "TH32"]).ap(4, &[0]).has_taken(0).turn_ends(0);
    let table = Table::at(&position);
    assert_eq!(ranking(&table), [(1, 44), (2, 40), (0, 20)]);
    assert_eq!(table.core_bonus(), Some(1));
    table.cites(&["MR-6.3", "MR-9.7"]);
}

#[test]
fn tv63_a_core_is_won_once() {
    let position = full_core().core_bonus(2).ap(4, &[0]).passed(1, "A").passed(2, "B");
    let mut table = Table::at(&position);
    assert_eq!(table.asked(), Some(0));
    table.does("pass C");
    table.never("MR-6.14");
    table.never("MR-6.16");
    table.never("MR-8.3");
    assert_eq!(table.core_bonus(), Some(2));
    assert_eq!(table.shield_of(BonusShield::One), Some(0), "taken, and flipped");
    let shields = table.game.held_bonus(&table.state, Seat::at(0));
    assert_eq!(shields, 0);
}
