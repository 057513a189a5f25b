//! The enemy phase: damage, shields, penalty cards, items that act by themselves.

use super::table::Table;
use crate::opening::position::Position;
use crate::prelude::*;

/// Round 1 is over; blue was on B, with the bonus shield.
fn over() -> Position {
    Position::seats(2).round_over(1).shield(BonusShield::One, 1)
}

/// Level 1 red, 2 blue, 3 the black marker, 4 red.
fn level() -> Position {
    over().broke(0, "TO1").broke(1, "TL1").broke(0, "HD4")
}

#[test]
fn tv09_every_marker_away_from_home_hurts() {
    let mut table = Table::before(&over().gather(0, 4));
    assert_eq!(table.home(0), 6);
    while table.beat() {}
    table.saw(
        "MR-5.3",
        |fact| matches!(fact, Fact::DamageFromHate { seat, away: 4 } if seat.index() == 0),
    );
}

#[test]
fn tv10_printed_markers_and_the_black_one_hurt_everybody() {
    let table = Table::before(&level());
    assert_eq!(table.level(), "0 1 black 0");
    assert_eq!(table.b(), 3);
}

#[test]
fn tv11_damage_beyond_the_life_chips_brings_a_penalty_card() {
    let position = level().gather(0, 2).items(0, &["IT07"]).life(0, 3, 0);
    let mut table = Table::before(&position);
    assert_eq!((table.home(0), table.b(), table.shield(0)), (6, 3, 3));
    while table.beat() {}
    table.saw("MR-5.4", |fact| matches!(fact, Fact::DamageFromLevel { level: 3, .. }));
    table.saw("MR-5.5", |fact| matches!(fact, Fact::Shielded { shield: 3, bonus: 0, rest: 4, .. }));
    table.saw("MR-5.7", |fact| matches!(fact, Fact::WipedOut { .. }));
    table.saw("MR:DP1", |fact| matches!(fact, Fact::DeathPenalty { deaths: 1, .. }));
    assert_eq!((table.life(0), table.state.seats[0].deaths), ((0, 3), 1));
    assert_eq!(table.shield(0), 4);
}

#[test]
fn tv12_a_party_takes_one_penalty_card_at_most() {
    let table = Table::at(&over().gather(0, 8));
    table.saw("MR-5.5", |fact| matches!(fact, Fact::Shielded { rest: 7, .. }));
    assert_eq!((table.life(0), table.state.seats[0].deaths), ((0, 2), 1));
}

#[test]
fn tv13_damage_of_all_life_chips_brings_no_card() {
    let table = Table::at(&over().gather(0, 3));
    table.saw("MR-5.5", |fact| matches!(fact, Fact::Shielded { rest: 2, .. }));
    assert_eq!((table.life(0), table.state.seats[0].deaths), ((0, 2), 0));
    table.never("MR-5.7");
}

#[test]
fn tv14_a_shield_keeps_off_one() {
    let mut table = Table::before(&over().gather(0, 2));
    assert_eq!((table.home(0), table.shield(0), table.life(0)), (8, 1, (2, 0)));
    while table.beat() {}
    assert_eq!((table.state.round, table.life(0)), (2, (1, 1)));
    table.cites(&["MR-5.45", "MR-5.3", "MR-5.5", "MR-5.6"]);
}

#[test]
fn tv15_shields_are_counted_up_to_twenty() {
    let twelve = Position::seats(2).round(30).deaths(0, 11);
    assert_eq!(Table::at(&twelve).shield(0), 12);
    let many = Position::seats(2).round(30).deaths(0, 29);
    assert_eq!(Table::at(&many).shield(0), 20);
    assert_eq!(Table::at(&many.reading("MR-R30", "no-cap")).shield(0), 30);
}

#[test]
fn tv44_a_phoenix_plume_is_used_up_in_place_of_a_penalty_card() {
    let position = over().items(0, &["IT09"]).gather(0, 4).life(0, 1, 1);
    let table = Table::at(&position);
    table.saw("MR-5.5", |fact| matches!(fact, Fact::Shielded { rest: 3, .. }));
    assert_eq!((table.life(0), table.state.seats[0].deaths), ((0, 2), 0));
    assert_eq!((table.items(0), table.on_display("IT09")), (vec![], 1));
    table.cites(&["MR-5.7", "MR-5.8", "MR-9.18", "MR-9.11"]);
}

#[test]
fn tv45_a_smoke_bomb_softens_damage() {
    let table = Table::at(&over().items(0, &["IT14"]).gather(0, 3));
    table.saw("MR-5.5", |fact| matches!(fact, Fact::Shielded { rest: 2, .. }));
    table.saw("MR-9.19", |fact| matches!(fact, Fact::Softened { rest: 0, .. }));
    assert_eq!((table.life(0), table.on_display("IT14")), ((2, 0), 2));
    table.cites(&["MR-5.8", "MR-9.11"]);
}
