//! Chests: searching them, and what is found.

use super::table::Table;
use crate::opening::position::{Position, hex_of};
use crate::prelude::*;

/// South's Rogue was ordered on a chest hex with two tokens.
fn at_the_chest() -> Position {
    let position = Position::plain().combat("CMD04").chest("D2", 2).south("HGs A13");
    position.hero(Camp::South, Class::Rogue, Some("D2")).ordered("D2").north("HGs I13")
}

#[test]
fn tv21_a_trap() {
    let mut table = Table::at(&at_the_chest());
    table.does("search #0");
    assert_eq!((table.awaits(), table.bag().total()), (1, 20));
    table.falls("Trap");
    assert_eq!(table.awaits(), 1);
    table.falls("s");
    let battle = table.state.battle();
    assert_eq!(battle.hero(HeroId(0)).status, HeroStatus::Captured);
    assert!(battle.chests.is_empty());
    assert_eq!(table.banners(Camp::North), 1);
    let gained = |fact: &Fact| matches!(fact, Fact::GloryGained { .. } | Fact::Experience { .. });
    assert_eq!(table.times(gained), 0);
    table.cites(&["BH-16.5", "BH-11.5"]);
}

#[test]
fn tv22_no_search_beside_an_enemy() {
    let watched = at_the_chest().north("HBs E2");
    Table::at(&watched).refuses("search #0", "BH-16.3");
    let table = Table::at(&watched.equips(0, "ART10"));
    assert!(table.can("search #0"));
}

#[test]
fn tv29_a_find_is_equipped_beyond_the_limit() {
    let found = || {
        let mut table = Table::at(&at_the_chest().equips(0, "ART02 ART03"));
        table.does("search #0").falls("Artifact").falls("ART22");
        table.asks(Question::EquipNow, Camp::South).offers(&["equip_now", "put_under"]);
        table
    };
    let mut table = found();
    table.does("equip_now");
    assert_eq!(table.state.battle().hero(HeroId(0)).equipped.len(), 3);
    let mut table = found();
    table.does("put_under");
    assert_eq!(table.state.battle().hero(HeroId(0)).equipped.len(), 2);
    assert_eq!(table.state.sheet(HeroId(0)).artifacts.len(), 3);
    table.cites(&["BH-17.5"]);
}

#[test]
fn tv44_who_moved_too_far_to_battle_may_not_search() {
    let with_others = |position: Position| {
        let position = position.chest("D2", 2).north("HBs G6").south("HGs F6").ordered("F6");
        position.hero(Camp::South, Class::Cleric, None)
    };
    let at = |position: Position, hex: &'static str| {
        let position = position.south(&format!("HBs {hex}")).ordered(hex);
        position.with_hero(0, |hero| {
            hero.at = Some(hex_of(hex));
        })
    };
    let moves = with_others(Position::plain().moving("CMD09"));
    let mut table = Table::at(&at(moves, "B2"));
    table.does("move B2 D2");
    assert_eq!(table.stands(0).as_deref(), Some("D2"));
    table.does("done_moving").asks(Question::Combat, Camp::South);
    table.refuses("search #0", "BH-16.7").refuses("battle D2 G6", "BL-9.1");

    let next = with_others(Position::plain().turn(3).combat("CMD09"));
    let table = Table::at(&at(next, "D2"));
    assert!(table.can("search #0"));
}
