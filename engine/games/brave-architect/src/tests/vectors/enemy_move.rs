//! How the enemy moves, and what becomes of the heroes in its way.

use super::table::Table;
use crate::opening::position::Position;
use crate::prelude::*;

/// The enemy is about to move from a square towards the hero of seat 0, by its printed move; the
/// other heroes stand aside.
fn towards(at: &str, body: &str, card: &str) -> Position {
    let position = Position::seats(3).body(body).hate(0, 0).at(0, at).at(1, "A5").at(2, "A6");
    position.enemy_discard(card).all_acted()
}

fn losses(table: &Table) -> Vec<u8> {
    (0..3).map(|seat| table.game.max_hp(&table.state, Seat::at(seat)) - table.hp(seat)).collect()
}

#[test]
fn tv24_the_enemy_walks_straight_and_pushes() {
    let table = Table::at(&towards("D6", "D2", "N6"));
    assert_eq!(table.steps(), "S:D3 S:D4 S:D5");
    assert_eq!((table.square(0), losses(&table)), ("D7".into(), vec![0, 0, 0]));
    table.cites(&["BA-11.4", "BA-11.5", "BA-11.6"]);
}

#[test]
fn tv25_the_enemy_zigzags_until_it_is_aligned() {
    let table = Table::at(&towards("G6", "D2", "N6"));
    assert_eq!(table.steps(), "E:E2 S:E3 E:F3");
    assert_eq!((table.square(0), losses(&table)), ("G6".into(), vec![0, 0, 0]));
}

#[test]
fn tv26_a_hero_at_the_edge_goes_aside() {
    let table = Table::at(&towards("H3", "F3", "N1"));
    assert_eq!(table.steps(), "E:G3");
    assert_eq!((table.square(0), losses(&table)), ("H2".into(), vec![1, 0, 0]));
    table.cites(&["BA-11.7"]);
}

#[test]
fn tv27_a_hero_in_the_corner_goes_past_the_enemy() {
    let table = Table::at(&towards("A1", "A2", "N1").at(1, "G8").at(2, "H8"));
    assert_eq!(table.steps(), "N:A1");
    assert_eq!((table.square(0), losses(&table)), ("C1".into(), vec![2, 0, 0]));
}

#[test]
fn tv28_a_pushed_hero_pushes_the_next_one() {
    let table = Table::at(&towards("D6", "D3", "N1").at(1, "D5"));
    assert_eq!((table.steps(), table.body()), ("S:D4".into(), "D4".into()));
    assert_eq!((table.square(0), table.square(1)), ("D7".into(), "D6".into()));
    assert_eq!(losses(&table), [0, 0, 0]);
    table.cites(&["BA-11.17"]);
}

#[test]
fn tv29_without_hate_the_enemy_stays_and_reaches_nobody() {
    let position = Position::seats(3).destroyed(&[4]).enemy_discard("S1").at(0, "D4").all_acted();
    let mut table = Table::at(&position);
    table.cites(&["BA-11.4"]);
    table.falls("N2");
    assert_eq!((table.steps(), table.body()), (String::new(), "D2".into()));
    table.saw("BA-11.10", |fact| match fact {
        Fact::AttackReaches { area, victims, .. } => area.is_empty() && victims.is_empty(),
        _ => false,
    });
    assert_eq!(table.times(|fact| matches!(fact, Fact::EvasionRolled { .. })), 0);
    assert_eq!(table.enemy_discard(), "S1 N2");
    table.on_to_next();
    assert_eq!((table.state.round, losses(&table)), (2, vec![0, 0, 0]));
}

#[test]
fn tv50_two_heroes_at_the_edge_go_to_both_sides() {
    let position = towards("F8", "F6", "N1").option("map", "volcano").at(1, "G8").at(2, "A1");
    let table = Table::at(&position);
    assert_eq!(table.steps(), "S:F7");
    assert_eq!((table.square(0), table.square(1)), ("E8".into(), "H8".into()));
    assert_eq!(losses(&table), [1, 1, 0]);
    assert_eq!(table.times(|fact| matches!(fact, Fact::ForcedOverLava { .. })), 0);
}

#[test]
fn tv51_lava_that_a_slammed_hero_passes_hurts_after_the_move() {
    let position = towards("H8", "G6", "N1").option("map", "volcano").at(1, "A2").at(2, "A1");
    let table = Table::at(&position);
    assert_eq!((table.steps(), table.square(0)), ("S:G7".into(), "F8".into()));
    assert_eq!(table.times(|fact| matches!(fact, Fact::Slammed { squares: 2, .. })), 1);
    table.saw("BA-11.8", |fact| matches!(fact, Fact::ForcedOverLava { passed: 1, stopped: 0, .. }));
    assert_eq!(losses(&table), [3, 0, 0]);
}
