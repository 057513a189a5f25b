//! Attacks: the roll, the chart, the damage, tension, follow-up attacks.

use super::table::{Table, edited};
use crate::cards::HOUSE_1;
use crate::opening::position::Position;
use crate::prelude::*;

/// A hero at D4, below slot 3, has the turn; the part there is Fire with this many HP.
pub(super) fn before_fire(sets: &str, hp: u8) -> Position {
    Position::seats(3).hero(0, sets).at(0, "D4").part(3, "EP1", hp).turn(0)
}

#[test]
fn tv01_the_dice_and_accuracy_find_the_row() {
    let mut table = Table::at(&before_fire("HU WA7 U08", 21).stat(0, "acc", 1));
    table.does("attack WA7 on 3").falls("5 1");
    assert_eq!(table.totals(), [7]);
    assert_eq!(table.dealt(), [(4, 2, 2)]);
    assert_eq!((table.part(3), table.tension(0)), (Some(("EP1", 19)), 1));
    table.cites(&["BA-9.6", "BA-9.7", "BA-9.13"]);
}

#[test]
fn tv02_a_stat_is_added_to_the_damage_of_a_row() {
    let position = before_fire("HU WA4 U01", 21).hand(0, "W41 HU1");
    let mut table = Table::at(&position.stat(0, "acc", 1).stat(0, "spd", 1));
    table.does("attack W41 pay HU1 on 3").falls("5 4");
    assert_eq!(table.totals(), [11]);
    assert_eq!(table.dealt(), [(7, 2, 5)]);
    assert_eq!(table.part_hp(3), 16);
}

#[test]
fn tv12_targets_are_in_range_and_not_behind_another_square_in_line() {
    let table = Table::at(
        &Position::seats(3).hero(0, "HU WA5 U01").hero(1, "EL WA1 U02").at(0, "D5").turn(0),
    );
    table.offers_of("attack", &["attack WA5 on 2", "attack WA5 on 3", "attack WA5 on 4"]);
    table.refuses("attack WA5 on 1", "BA-9.4");
    let distances = [3, 4, 2, 3];
    for (slot, distance) in Slot::ALL.into_iter().zip(distances) {
        let from = table.state.seats[0].at.expect("it is placed");
        assert_eq!(from.steps_to(slot.square(table.state.body_at)), distance);
    }
}

#[test]
fn tv13_range_one_reaches_the_square_beside() {
    let table = Table::at(&Position::seats(3).at(0, "D4").turn(0));
    table.offers_of("attack", &["attack WA1 on 3"]);
    for slot in [1, 2, 4] {
        table.refuses(&format!("attack WA1 on {slot}"), "BA-9.3");
    }
}

#[test]
fn tv14_two_ones_miss_whatever_the_total() {
    let position = before_fire("HU WA1 U01", 21).chips(0, -1).stat(0, "pow", 9).stat(0, "acc", 9);
    let mut table = Table::at(&position);
    table.does("attack WA1 on 3").falls("1 1");
    table.saw("BA-9.6", |fact| {
        *fact == Fact::Misses { seat: Seat::at(0), double_one: true, total: 20 }
    });
    assert_eq!((table.part_hp(3), table.tension(0), table.hate()), (21, 0, None));
    assert_eq!(table.times(|fact| matches!(fact, Fact::HateChecked { .. })), 0);
    assert!(!table.state.hate_fresh && table.state.seats[0].acted);
    table.asks_next();
}

#[test]
fn tv15_the_second_strike_reads_the_defence_anew() {
    let position = Position::seats(3).hero(0, "HU WA2 U01").at(0, "D4").part(3, "EP4", 12).turn(0);
    let position = position.hand(0, "W21 HU1").stat(0, "acc", 3).stat(0, "spd", 3);
    let mut table = Table::at(&position);
    table.does("attack W21 pay HU1 on 3").falls("3 3");
    assert_eq!(table.part_hp(3), 10);
    table.falls("3 3");
    assert_eq!(table.dealt(), [(6, 4, 2), (6, 3, 3)]);
    assert_eq!(table.part_hp(3), 7);
}

#[test]
fn tv16_a_hit_without_damage_is_a_hit() {
    let set = edited(HOUSE_1, "EP1", "defence_high = 2", "defence_high = 9");
    let mut table = Table::at(&before_fire("HU WA1 U01", 21).card_set(&set));
    // Accuracy 2 and power 3: 9 to 12 is the row of 5.
    table.does("attack WA1 on 3").falls("2 3");
    assert_eq!(table.dealt(), [(5, 9, 0)]);
    assert_eq!((table.part_hp(3), table.tension(0), table.hate()), (21, 1, Some((0, 0))));
    assert!(table.state.hate_fresh);
    table.cites(&["BA-9.13", "BA-10.5"]);
}

#[test]
fn tv17_added_and_fixed_damage_count_once() {
    let position = before_fire("HU WA2 U01", 20).destroyed(&[1]).hand(0, "W23 K02 HU1");
    let mut table = Table::at(&position.stat(0, "acc", 2).stat(0, "spd", 3));
    table.does("play K02").does("attack W23 pay HU1 on 3");
    table.falls("2 1").falls("3 3");
    assert_eq!((table.dealt(), table.fixed()), (vec![(5, 2, 3)], vec![1]));
    table.falls("6 4");
    assert_eq!(table.totals(), [8, 11, 15]);
    assert_eq!((table.dealt(), table.fixed()), (vec![(5, 2, 3), (6, 2, 4)], vec![1]));
    assert_eq!((table.part_hp(3), table.tension(0)), (12, 1));
    table.saw("BA-10.2", |fact| matches!(fact, Fact::HateChecked { damage: 8, range: 2, .. }));
}

#[test]
fn tv20_a_follow_up_may_come_after_a_miss() {
    let mut table = Table::at(&before_fire("HU WA2 U01", 30).hand(0, "W22"));
    table.does("attack WA2 on 3").falls("1 1");
    table.asks(Question::Pursuit, 0).offers(&["attack W22 on 3", "stop"]);
    table.does("stop").asks_next();
    assert!(table.state.seats[0].acted);
}

#[test]
fn tv21_tension_heals_before_it_rises() {
    let mut table = Table::at(&before_fire("HU WA1 U01", 30).tension(0, 3).hp(0, 7));
    table.does("attack WA1 on 3").falls("2 3");
    table.asks(Question::TensionInterrupt, 0).offers(&["heal HU", "pass"]);
    table.forget().does("heal HU");
    table.saw("BA-8.3", |fact| matches!(fact, Fact::PaidTension { left: 1, .. }));
    assert_eq!(table.times(|fact| matches!(fact, Fact::Healed { n: 1, hp: 8, .. })), 1);
    table.saw("BA-9.13", |fact| matches!(fact, Fact::TensionRises { by: 1, tension: 2, .. }));
    assert_eq!((table.tension(0), table.hp(0)), (2, 8));
}

#[test]
fn tv22_chips_go_down_to_minus_two() {
    let position = Position::seats(3).hero(0, "BE WB8 U01").hero(2, "HU WA1 U04").at(2, "D4");
    let position = position.hand(0, "BE1 BE2 W81 W84").hand(2, "W11 HU1").turn(0);
    let position = position.destroyed(&[1]).part(3, "EP2", 20).stat(2, "acc", 2).stat(2, "pow", 3);
    let mut table = Table::at(&position);
    table.does("play BE1 pay BE2");
    assert_eq!(table.state.enemy_def_mod, -1);
    table.does("play W84 pay W81");
    assert_eq!(table.state.enemy_def_mod, -2);
    table.cites(&["BA-18.1", "BA-21.20"]);
    table.does("end").does("next HU").does("attack W11 pay HU1 on 3").falls("2 2");
    assert_eq!(table.dealt(), [(7, 1, 6)]);
    assert_eq!(table.part_hp(3), 14);
}
