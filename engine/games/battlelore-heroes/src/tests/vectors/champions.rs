//! Champions that move, retreat, evade and are attacked in passing.

use super::table::Table;
use crate::opening::position::{Position, hex_of};
use crate::prelude::*;

fn status(table: &Table, hero: u16) -> HeroStatus {
    table.state.battle().hero(HeroId(hero)).status
}

#[test]
fn tv17_a_champion_joins_passes_and_may_not_lead_riders() {
    let position = Position::plain().moving("CMD05").hero(Camp::South, Class::Rogue, Some("C5"));
    let position = position.south("HBs D6, HGm C6").north("HBs E6").ordered("C5");
    let mut table = Table::at(&position);
    table.asks(Question::Move, Camp::South);
    assert!(table.can("move C5 C7"), "past the riders on C6");
    table.refuses("move C5 C6", "BH-8.4");
    table.does("move C5 D6");
    assert_eq!(table.game.leader_in(&table.state, hex_of("D6")), Some(HeroId(0)));
    table.cites(&["BH-8.3"]);
    // Neither the hero, which joined, nor the troop, which was not ordered, may battle.
    let asked = table.asked().map(|(question, _)| question);
    assert!(!matches!(asked, Some(Question::Move | Question::Combat)), "{asked:?}");
}

#[test]
fn tv18_a_retreat_ends_at_an_own_champion() {
    let position = Position::plain().combat("CMD05").south("HRl B5").ordered("B5").north("HBs C5");
    let mut table = Table::at(&position.hero(Camp::North, Class::Cleric, Some("D5")));
    table.does("battle B5 C5").falls("ffgg").asks(Question::Retreat, Camp::North);
    table.does("retreat C5-D5");
    assert_eq!(table.figures("D5"), 4);
    assert!(!table.game.is_champion(&table.state, HeroId(0)));
    table.cites(&["BH-8.6", "BL-10.8"]);
    assert_eq!(table.times(|fact| matches!(fact, Fact::CannotRetreat { .. })), 0);
}

#[test]
fn tv19_a_champion_is_attacked_in_passing() {
    let position = Position::plain().second().combat("CMD05").south("HGs A13");
    let position = position.hero(Camp::South, Class::Rogue, Some("E6"));
    let mut table = Table::at(&position.north("HBs F6, HGs D5").ordered("F6"));
    table.does("battle F6 E6").falls("fgg").asks(Question::Retreat, Camp::South);
    table.does("retreat E6-D5-C5").asks(Question::Passing, Camp::North);
    table.offers(&["pass", "attack"]).does("attack");
    assert_eq!(table.awaits(), 2);
    table.falls("sl");
    assert_eq!(table.awaits(), 1);
    table.falls("f");
    assert_eq!((status(&table, 0), table.tokens(Camp::North)), (HeroStatus::OnMap, 1));
    assert_eq!(table.stands(0).as_deref(), Some("C5"));
    table.cites(&["BH-15.5"]);
}

#[test]
fn tv20_a_champion_leaves_the_map() {
    let position = Position::plain().second().combat("CMD05").south("HGs A13");
    let position = position.hero(Camp::South, Class::Rogue, Some("A4"));
    let position = position.north("HBs B4").ordered("B4");
    let flagged = || {
        let mut table = Table::at(&position);
        table.does("battle B4 A4").falls("fgg").asks(Question::Retreat, Camp::South);
        table
    };
    let mut table = flagged();
    table.offers(&["retreat A4-out", "retreat stay ignore 1"]).does("retreat A4-out");
    assert_eq!((status(&table, 0), table.stands(0)), (HeroStatus::Exited, None));
    assert_eq!(table.banners(Camp::North), 0);
    table.cites(&["BH-15.3"]);

    let mut table = flagged();
    table.does("retreat stay ignore 1").asks(Question::Answer, Camp::South);
    assert!(table.can("battle_back"));
    table.does("evade A4-out");
    assert_eq!(status(&table, 0), HeroStatus::Exited);
    table.cites(&["BH-15.4", "BH-15.3"]);
}

#[test]
fn tv39_past_everybody_and_off_the_map_or_stuck() {
    let position = Position::plain().second().combat("CMD05").south("HGs A13");
    let position = position.hero(Camp::South, Class::Rogue, Some("C5"));
    let position = position.north("HBs D5").ordered("D5");
    let crowd = position.clone().north("HGs B4, HGs B5, HGs A4, HGs A5, HGb A6");
    let mut table = Table::at(&crowd);
    table.does("battle D5 C5").falls("fgg").asks(Question::Retreat, Camp::South);
    table.refuses("retreat C5-B4", "BH-15.2");
    table.does("retreat C5-B4-A4-out").asks(Question::Passing, Camp::North).does("attack");
    table.falls("sg");
    assert_eq!(table.awaits(), 1);
    table.falls("f").asks(Question::Passing, Camp::North).does("pass");
    assert_eq!(status(&table, 0), HeroStatus::Exited);
    table.cites(&["BH-15.3", "BH-15.5"]);

    let mut table = Table::at(&position.terrain("river", "B4 B5"));
    table.does("battle D5 C5").falls("fgg").asks(Question::Retreat, Camp::South);
    table.offers(&["retreat stay", "retreat stay ignore 1"]).does("retreat stay");
    assert_eq!(table.awaits(), 1);
    table.cites(&["BH-15.7"]);
    table.falls("g");
    assert_eq!(table.stands(0).as_deref(), Some("C5"));
}
