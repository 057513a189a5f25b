//! The bazaar: life chips, items, levels, and what pays for them.

use super::results_core::full_core;
use super::table::Table;
use crate::opening::position::Position;
use crate::prelude::*;
use kanso_engine::Table as _;

/// Red's place in the bazaar comes up; the torso was broken twice.
pub(super) fn shop() -> Position {
    Position::seats(2).broke(1, "TO1").broke(1, "TO2").bazaar(0).shield(BonusShield::One, 1)
}

/// The core is won and all have passed: red onto D, with `Two`, blue onto A, green onto B.
pub(super) fn last_round() -> Position {
    let position = full_core().core_bonus(2).passed(1, "A").passed(2, "B").passed(0, "D");
    position.shield(BonusShield::Two, 0).end_phase()
}

/// As [`last_round`], red on C with `One`.
fn last_round_with_one() -> Position {
    let position = full_core().core_bonus(2).passed(1, "A").passed(2, "B").passed(0, "C");
    position.shield(BonusShield::One, 0).end_phase()
}

#[test]
fn tv34_a_gather_marker_pays_one_copper() {
    let mut table = Table::at(&shop().gather(0, 2).purse(0, 1));
    let home = table.home(0);
    let prices: Vec<String> = table.list();
    assert!(prices.iter().all(|words| {
        let marker = words.split(' ').any(|word| word == "m1" || word == "m2");
        !marker || words.starts_with("life") || words.starts_with("buy")
    }));
    table.offers_of("buy IT07", &["buy IT07 m1", "buy IT07 m2"]);
    table.does("buy IT07 m1");
    assert_eq!((table.state.seats[0].gather, table.home(0), table.purse(0)), (1, home + 1, 0));
    assert_eq!(table.items(0), ["IT07"]);
    table.saw("MR-5.36", |fact| matches!(fact, Fact::Purse { by: -1, purse: 0, .. }));
    table.saw("MR-5.36", |fact| matches!(fact, Fact::MarkersHome { markers: 1, .. }));
    table.cites(&["MR-5.34", "MR:IT07"]);
}

#[test]
fn tv35_a_gather_marker_is_a_point_of_experience() {
    let mut table = Table::at(&shop().gather(0, 1).xp(0, &["W2"]));
    table.offers_of("level", &["level W WA21 W2 m1", "level W WA22 W2 m1"]);
    table.refuses("level W WA21 W2", "MR-5.39");
    table.does("level W WA21 W2 m1");
    assert!(table.has_skill(0, "WA21") && table.has_skill(0, "WA11"));
    assert_eq!((table.xp(0).as_str(), table.state.seats[0].gather), ("", 0));
    table.saw("MR-5.39", |fact| matches!(fact, Fact::LevelPaid { points: 3, need: 3, .. }));
    table.saw("MR-5.40", |fact| matches!(fact, Fact::SkillLearned { level: 2, .. }));
}

#[test]
fn tv36_no_chip_of_a_payment_is_needless() {
    let mut table = Table::at(&shop().xp(0, &["W2", "W2", "W1"]));
    table.offers_of("level W WA21", &["level W WA21 W1 W2", "level W WA21 W2 W2"]);
    table.refuses("level W WA21 W1 W2 W2", "MR-5.39");
    table.refuses("level W WA21 W2", "MR-5.39");
    table.does("level W WA21 W2 W2");
    assert_eq!(table.xp(0), "W1", "a point is lost");
}

#[test]
fn tv37_a_starting_chip_is_two_for_its_own_and_one_for_others() {
    let table = Table::at(&shop().starter(0, "C").xp(0, &["C1"]));
    table.offers_of("level", &["level C CL21 C1 starter", "level C CL22 C1 starter"]);
    let mut table = Table::at(&shop().starter(0, "C").xp(0, &["W1", "W2"]));
    table.refuses("level W WA21 W1 starter", "MR-5.39");
    table.does("level W WA21 W2 starter");
    table.saw("MR-4.20", |fact| matches!(fact, Fact::StarterCounts { points: 1, .. }));
    table.cites(&["MR:IX2"]);
    assert_eq!(table.state.seats[0].starter, None);
}

#[test]
fn tv38_a_character_has_one_skill_of_a_level() {
    let table = Table::at(&shop().skills(0, &["WA21"]).xp(0, &["W3"]).purse(0, 1));
    table.refuses("level W WA22 W3", "MR-5.40");
    table.refuses("level W CL21 W3", "MR-5.40");
    table.refuses("level C CL31 W3", "MR-5.38");
    table.offers_of("level", &[]);
}

#[test]
fn tv39_a_minus_one_item_has_the_same_name() {
    let table = Table::at(&shop().items(0, &["IM02"]).purse(0, 4));
    table.refuses("buy IT02", "MR-5.34");
    assert!(table.can("buy IT12"), "of the same price");
}

#[test]
fn tv40_an_elixir_without_a_life_chip_is_bought_for_its_point() {
    let mut table = Table::at(&shop().life(0, 5, 0).life(1, 5, 0).purse(0, 2));
    assert_eq!(table.game.extra_life_stack(&table.state), 0);
    table.refuses("life", "MR-5.33");
    table.does("buy IT01");
    assert_eq!((table.purse(0), table.items(0), table.life(0)), (0, vec!["IT01"], (5, 0)));
    let tally = table.game.tally(&table.state, Seat::at(0));
    assert_eq!(tally.items, 2, "one point");
    table.saw("MR-5.35", |fact| matches!(fact, Fact::NoLifeGained { .. }));
}

#[test]
fn tv41_an_elixir_is_outside_the_limit_of_the_phase() {
    // With experience for a level red is asked again after it has no coins left to use.
    let position = shop().life(0, 3, 0).purse(0, 3).xp(0, &["W3"]);
    let mut table = Table::at(&position.seat(0, |has| has.bought_life = true));
    assert_eq!(table.game.extra_life_stack(&table.state), 5);
    table.refuses("life", "MR-5.33");
    table.does("buy IT01");
    assert_eq!((table.life(0), table.purse(0)), ((4, 0), 1));
    table.saw("MR-9.8", |fact| matches!(fact, Fact::LifeGained { stack: 4, .. }));
    table.refuses("life", "MR-5.33");
    table.refuses("buy IT01", "MR-5.34");
}

#[test]
fn tv49_the_silver_comes_before_the_last_bazaar() {
    let mut table = Table::before(&last_round().purse(0, 1).gather(0, 1));
    assert_eq!(table.purse(0), 1);
    while table.beat() {}
    assert_eq!((table.asked(), table.purse(0)), (Some(0), 3));
    table.saw("MR-5.31", |fact| matches!(fact, Fact::Purse { by: 2, purse: 3, .. }));
    table.offers_of("buy IT12", &["buy IT12 m1"]);
    table.refuses("buy IT12 bonus", "MR-8.4");
    table.does("buy IT12 m1");
    assert_eq!((table.purse(0), table.items(0)), (0, vec!["IT12"]));
    table.cites(&["MR:BS2"]);
}

#[test]
fn tv50_the_flipped_one_shield_is_a_point_of_experience() {
    let position = last_round_with_one().skills(0, &["SO21"]).xp(0, &["S3"]);
    let mut table = Table::at(&position);
    table.offers_of("level", &["level S SO31 S3 bonus", "level S SO32 S3 bonus"]);
    table.refuses("level S SO31 S3", "MR-5.39");
    table.does("level S SO31 S3 bonus");
    assert!(table.has_skill(0, "SO31"));
    table.saw("MR-8.4", |fact| matches!(fact, Fact::BonusPaid { chip: BonusShield::One, .. }));
    assert_eq!(table.shield_of(BonusShield::One), None, "it is in the box");
    table.cites(&["MR:BS1"]);
}

#[test]
fn tv54_change_is_always_there() {
    let mut table = Table::at(&shop().purse(0, 4));
    table.does("life");
    assert_eq!((table.purse(0), table.life(0)), (3, (3, 0)));
    let picture = format!("{:?}", table.game.scene(&table.state, Eye::All));
    assert!(picture.contains("1 silver + 1 copper"), "the fewest coins");
    table.cites(&["MR-5.33", "MR:SV1"]);
    table.saw("MR-5.36", |fact| matches!(fact, Fact::Purse { by: -1, purse: 3, .. }));
    table.refuses("life", "MR-5.33");
}

#[test]
fn tv58_markers_alone_pay_no_more_than_they_are() {
    let mut table = Table::at(&shop().gather(0, 3));
    table.refuses("buy IT12 m3", "MR-5.34");
    table.refuses("buy IT12 m4", "MR-5.36");
    table.refuses("buy IT07 m3", "MR-5.36");
    table.does("done");
    let mut table = Table::at(&shop().gather(0, 3).purse(0, 1));
    let home = table.home(0);
    table.does("buy IT12 m3");
    assert_eq!((table.purse(0), table.state.seats[0].gather), (0, 0));
    assert_eq!(table.home(0), home + 3);
}

#[test]
fn tv60_who_can_buy_nothing_is_not_asked() {
    let mut table = Table::before(&last_round());
    while table.beat() {}
    assert_eq!((table.asked(), table.purse(0)), (Some(0), 2));
    let passed_over = table.times(|fact| matches!(fact, Fact::NothingToBuy { .. }));
    assert_eq!(passed_over, 2, "blue and green");
    table.does("done");
    assert!(table.over().is_some());
    table.never("MR-5.45");
    table.cites(&["MR-5.32", "MR-5.43", "MR-8.1", "MR-8.5"]);

    let mut table = Table::at(&last_round());
    table.does("buy IT07");
    assert_eq!(table.purse(0), 0);
    assert!(table.over().is_some(), "nothing is left to buy");
    table.saw("MR-5.32", |fact| matches!(fact, Fact::NothingToBuy { any_more: true, .. }));
}
