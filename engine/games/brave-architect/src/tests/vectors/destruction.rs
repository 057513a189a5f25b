//! Destruction: the enemy's cards, levels, items, the core.

use super::attacks::before_fire;
use super::table::Table;
use crate::opening::position::{Position, slots_of};
use crate::prelude::*;
use crate::table::scene::{self, tests::value_of};

#[test]
fn tv03_the_core_s_defence_counts_its_parts() {
    let table = Table::at(&Position::seats(3).destroyed(&[2]));
    assert_eq!(table.game.core_defence(&table.state, None), 13);
    assert_eq!(table.game.exposed(&table.state), slots_of(&[2]));
}

#[test]
fn tv06_the_card_of_the_own_style_comes_at_level_two() {
    let mut table = Table::at(&before_fire("HU WA1 U01", 1));
    table.does("attack WA1 on 3").falls("3 3").falls("N2 N3").falls("S1 S2");
    assert_eq!((table.part(3), table.game.level(&table.state)), (None, 2));
    assert_eq!(table.discard(0), "W13");
    let zones = [table.hand(0), table.deck(0), table.sheet(0)].join(" ");
    assert!(!zones.contains("W14"), "{zones}");
    table.saw("BA-15.1", |fact| matches!(fact, Fact::LevelUp { level: 2 }));
    table.cites(&["BA-14.3", "BA-15.2", "BA-17.1"]);
    table.falls("I01 I04 I05");
    assert_eq!(table.asked(), Some((Question::Assign, vec![0, 1, 2])));
    assert_eq!(table.list().len(), 6);
    table.does("assign HU I01 EL I04 DW I05");
    assert_eq!([table.items(0), table.items(1), table.items(2)], ["I01", "I04", "I05"]);
    assert_eq!((table.tension(0), table.hate()), (1, Some((0, 0))));
}

/// BA-9.6: a level and equipment that a fallen part brings change no roll that was made before.
#[test]
fn what_a_fallen_part_brings_changes_no_roll_that_is_told() {
    let mut table = Table::at(&before_fire("HU WA1 U01", 1));
    let dice = |table: &Table| {
        value_of(&scene::scene(&table.game, &table.state, Eye::Public), "attack/roll")
    };
    table.does("attack WA1 on 3").falls("3 3");
    assert_eq!((table.totals(), table.game.level(&table.state)), (vec![11], 2));
    assert_eq!(dice(&table), "3+3+5 = 11");
    table.falls("N2 N3").falls("S1 S2").falls("I01 I07 I08");
    assert_eq!(dice(&table), "3+3+5 = 11");
    // Which of its equipment is new nothing says.
    table.does("assign HU I07 EL I08 DW I01").does("piece Q2");
    table.asks(Question::Equipment, 1);
    assert_eq!(dice(&table), "3+3");
}

#[test]
fn tv31_normal_cards_leave_the_discard_pile_first() {
    let position = before_fire("HU WA1 U01", 1).round(3).enemy_discard("N1 N5 N3");
    let mut table = Table::at(&position.enemy_deck("N2 N4 N6"));
    table.does("attack WA1 on 3").falls("3 3").falls("N1 N5").falls("S2 S5");
    assert_eq!(table.enemy_deck(), "N2 N4 N6 S2 S5 EP1");
    assert_eq!(table.enemy_discard(), "N3");
}

#[test]
fn tv32_missing_normal_cards_leave_the_deck() {
    let mut table = Table::at(&before_fire("HU WA1 U01", 1).enemy_discard("N3"));
    table.does("attack WA1 on 3").falls("3 3").falls("N1 N4").falls("S1 S6");
    assert_eq!(table.enemy_deck(), "N2 N5 N6 S1 S6 EP1");
    assert_eq!(table.enemy_discard(), "N3");
}

#[test]
fn tv33_at_the_third_destruction_all_normal_cards_leave() {
    let position = Position::seats(3).at(0, "D4").destroyed(&[1, 2]).part(3, "EP3", 1).turn(0);
    let position = position.enemy_deck("N4 S1 S2 EP1").enemy_discard("S3 S4 EP2 N2");
    let mut table = Table::at(&position);
    table.does("attack WA1 on 3").falls("3 3").falls("S4");
    assert_eq!(table.enemy_deck(), "S1 S2 S3 S5 S6 EP1 EP2 EP3");
    assert_eq!(table.enemy_discard(), "S4");
    table.cites(&["BA-14.4"]);
    assert_eq!(table.game.level(&table.state), 3);
}

#[test]
fn tv40_a_destroyed_half_exposes_two_squares() {
    let table = Table::at(&Position::seats(2).destroyed(&[1]));
    assert_eq!(table.game.core_defence(&table.state, None), 5);
    assert_eq!(table.game.exposed(&table.state), slots_of(&[1, 3]));
}

#[test]
fn tv52_items_that_are_short_leave_a_hero_out() {
    let position = Position::seats(4).at(0, "D4").destroyed(&[1, 2]).part(3, "EP1", 1).turn(0);
    let position =
        position.item_deck("I11 I12").item_discard("I01").item(0, "I01").item(0, "I07 Q1");
    let position = position.item(0, "I05").item(1, "I04").item(1, "I08 Q3").item(2, "I06");
    let position = position.item(2, "I09 Q5").item(3, "I01").item(3, "I10 Q7");
    let mut table = Table::at(&position);
    table.does("attack WA1 on 3").falls("3 3").falls("S1").falls("I11 I12");
    assert!(table.awaits_chance());
    table.falls("I01").saw("BA-16.2", |fact| matches!(fact, Fact::ItemsShort { missing: 1 }));
    assert_eq!(table.asked(), Some((Question::Assign, vec![0, 1, 2, 3])));
    assert_eq!(table.list().len(), 24);
    assert!(table.list().iter().all(|words| words.split(' ').count() == 7));
    table.does("assign HU I01 EL I11 DW I12");
    table.asks(Question::Equipment, 1).offers(&["piece Q2", "piece Q8"]);
    table.does("piece Q2");
    table.asks(Question::Equipment, 2).offers(&["piece Q4", "piece Q6"]);
    table.does("piece Q4");
    assert_eq!(table.items(3), "I01 I10");
    table.cites(&["BA-16.1", "BA-16.2"]);
}
