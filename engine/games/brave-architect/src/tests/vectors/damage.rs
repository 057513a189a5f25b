//! Damage to heroes: down, back again, defeat.

use super::table::Table;
use crate::opening::position::Position;
use crate::prelude::*;

/// A hero beside the enemy; Crushing Bite can come, without any trait.
fn before_bite(sets: &str) -> Position {
    let position = Position::seats(3).hero(0, sets).at(0, "D4").at(1, "H8").at(2, "A8");
    position.destroyed(&[1, 2]).enemy_discard("N3").all_acted()
}

#[test]
fn tv34_a_hero_without_hp_loses_its_play_sheet_and_its_tension() {
    let position = before_bite("HU WA5 U07").hero(1, "EL WA1 U02").at(1, "H8").acted(&[1]);
    let position = position.plays(0, "HU1", "").plays(0, "K11", "W51").hand(0, "W52");
    let mut table = Table::at(&position.hp(0, 2).tension(0, 1));
    table.falls("S1").falls("2").asks(Question::Reroll, 0);
    table.does("pass");
    // Defence 2 of level 3 and 1 of Magic Barrier.
    table.falls("6");
    assert_eq!(table.times(|fact| matches!(fact, Fact::Harmed { damage: 3, hp: 0, .. })), 1);
    assert_eq!((table.hp(0), table.tension(0)), (0, 0));
    assert_eq!((table.sheet(0), table.hand(0)), (String::new(), "W52".into()));
    let mut discard: Vec<String> = table.discard(0).split(' ').map(str::to_owned).collect();
    discard.sort();
    assert_eq!(discard, ["HU1", "K11", "W51"]);
    table.cites(&["BA-12.1"]);
    assert!(!table.is_over());
}

#[test]
fn tv35_an_item_of_a_neighbour_brings_a_hero_back() {
    let position = Position::seats(3).hp(0, 0).at(0, "D6").at(1, "E6").item(1, "I04");
    let mut table = Table::at(&position);
    table.refuses("next HU", "BA-12.2");
    table.does("item EL I04 HU");
    assert_eq!((table.hp(0), table.items(1)), (1, String::new()));
    table.cites(&["BA:I04", "BA-12.4", "BA-12.5"]);
    assert!(table.can("next HU"));
    assert_eq!(table.state.item_discard.len(), 1);
}

#[test]
fn tv36_a_second_hero_down_is_defeat() {
    let position = Position::seats(3).hp(0, 0).at(0, "A8").hp(1, 1).at(1, "H3").at(2, "A1");
    let table = Table::at(&position.body("F3").hate(1, 0).enemy_discard("N1").all_acted());
    assert!(table.is_over());
    table.cites(&["BA-12.6", "BA-19.2"]);
    assert_eq!((table.hp(1), table.square(1)), (0, "H2".into()));
}

#[test]
fn tv47_a_heal_that_comes_after_the_damage_comes_too_late() {
    let position = before_bite("HU WB1 U01").plays(0, "HU1", "").plays(0, "W14", "");
    let mut table = Table::at(&position.acted(&[0]).hp(0, 2).stat(0, "def", 1));
    table.falls("S1").falls("2").asks(Question::Reroll, 0);
    table.does("pass").falls("6");
    table.asks(Question::Damage, 0).offers(&["placed W14", "pass"]);
    table.does("placed W14");
    table.saw("BA-21.7", |fact| matches!(fact, Fact::DamageReduced { by: 2, left: 3, .. }));
    assert_eq!(table.hp(0), 0);
    assert_eq!(table.times(|fact| matches!(fact, Fact::Healed { .. } | Fact::Recovered { .. })), 0);
    let mut discard: Vec<String> = table.discard(0).split(' ').map(str::to_owned).collect();
    discard.sort();
    assert_eq!(
        (discard, table.sheet(0)),
        (vec!["HU1".to_owned(), "W14".to_owned()], String::new())
    );
    table.cites(&["BA-12.1", "BA-12.8"]);
}

#[test]
fn tv48_second_wind_keeps_one_hp() {
    let position = Position::seats(3).hero(0, "DE WA1 U01").hp(0, 1).plays(0, "K13", "");
    let mut table = Table::at(&position.hand(0, "DE1 W11").turn(0));
    let plain = table.stat(0, "pow");
    table.does("play DE1 pay W11");
    assert_eq!(
        (table.hp(0), table.sheet(0), table.discard(0)),
        (1, "DE1(W11)".into(), "K13".into())
    );
    assert_eq!(table.stat(0, "pow"), plain + 2);
    table.cites(&["BA-12.9", "BA-7.11"]).asks(Question::Hero, 0);
}

#[test]
fn tv49_a_hero_that_goes_down_in_its_turn_does_no_more() {
    let position = Position::seats(3).hero(0, "MA WA1 U01").hp(0, 1).hand(0, "MA2 W11").turn(0);
    let mut table = Table::at(&position);
    let plain = (table.stat(0, "pow"), table.stat(0, "spd"));
    table.does("play MA2");
    assert_eq!((table.hp(0), table.sheet(0), table.discard(0)), (0, String::new(), "MA2".into()));
    assert_eq!((table.stat(0, "pow"), table.stat(0, "spd")), plain);
    assert!(table.state.seats[0].acted && table.state.seats[0].effects.is_empty());
    assert_eq!(table.hand(0), "W11");
    table.cites(&["BA-12.7"]).asks_next();
}
