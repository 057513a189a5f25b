//! The board, lines of sight, shooting, creatures, Lore cards.

use super::table::Table;
use crate::opening::position::{Position, hex_of};
use crate::prelude::*;

/// A unit that keeps its camp in the battle, far from everything.
const FAR_NORTH: &str = "HGs I13";

#[test]
fn tv01_geometry() {
    let distance = |one: &str, two: &str| hex_of(one).distance(hex_of(two));
    assert_eq!(distance("A1", "E13"), 14);
    assert_eq!(distance("C5", "C8"), 3);
    assert_eq!(distance("C5", "E5"), 2);
    assert_eq!(distance("B4", "B6"), 2);
    let near: Vec<Hex> = hex_of("C5").neighbours().collect();
    assert_eq!(near, ["B4", "B5", "C4", "C6", "D4", "D5"].map(hex_of));
    let sections = |hex: &str| Section::ALL.map(|section| hex_of(hex).is_in(section));
    assert_eq!(sections("B4"), [true, true, false]);
    assert_eq!(sections("E5"), [false, true, false]);
}

#[test]
fn tv02_what_stands_in_the_line_of_sight() {
    let bowmen = Position::plain().combat("CMD08").south("HGb C5").north("HGs G5").ordered("C5");
    let sees = |position: &Position| {
        let table = Table::at(position);
        let (south, north) = (hex_of("C5"), hex_of("G5"));
        let sees = table.game.has_sight(&table.state, Camp::South, south, north);
        assert_eq!(sees, table.game.has_sight(&table.state, Camp::North, north, south));
        let legal = table.list();
        assert_eq!(sees, legal.contains(&"battle C5 G5".to_owned()), "{legal:?}");
        sees
    };
    // Something else to decide, so that T4 is asked in every case.
    let bowmen = bowmen.south("HBs A1").north("HBs B1").ordered("A1");
    assert!(sees(&bowmen));
    assert!(sees(&bowmen.clone().terrain("forest", "D4")));
    assert!(!sees(&bowmen.clone().terrain("forest", "D4 D5")));
    assert!(!sees(&bowmen.clone().terrain("forest", "F4 F5")));
    assert!(sees(&bowmen.clone().terrain("forest", "D4 F5")));
    assert!(!sees(&bowmen.clone().terrain("forest", "E5")));
    let blocked = bowmen.south("HBs E5");
    let table = Table::at(&blocked);
    table.refuses("battle C5 G5", "BL-4.8");
    assert!(!sees(&blocked));
}

#[test]
fn tv09_a_bow_that_moved_has_a_die_fewer() {
    let position = Position::plain().combat("CMD08").south("HGb D5").north("HGs G5");
    let mut table = Table::at(&position.moved("D5", 1));
    assert_eq!(hex_of("D5").distance(hex_of("G5")), 3);
    table.does("battle D5 G5");
    assert_eq!(table.awaits(), 1);
    table.falls("s");
    assert_eq!((table.figures("G5"), table.tokens(Camp::South)), (4, 0));
    table.cites(&["BL-4.5"]);
}

#[test]
fn tv10_a_creature_dies_by_a_critical_roll() {
    let position = Position::plain().combat("CMD08").south("HBs C5").north("SPI D5, HGs I13");
    let mut table = Table::at(&position.ordered("C5"));
    table.does("battle C5 D5").falls("gsf");
    assert_eq!(table.awaits(), 2);
    table.falls("fs");
    assert_eq!((table.figures("D5"), table.banners(Camp::South)), (0, 1));
    table.cites(&["BL-14.2", "BL-9.7"]);
    table.asks(Question::Ground, Camp::South);
}

/// South without a Wizard has a Fireball and 8 tokens; three goblins are in its reach.
fn fireball() -> Position {
    let position = Position::plain().combat("CMD08").south("HBs C5").north("GGs:3 E5");
    position.north(FAR_NORTH).lores(Camp::South, "LWZ01").tokens(Camp::South, 8)
}

#[test]
fn tv11_a_card_out_of_character() {
    let mut table = Table::at(&fireball());
    table.does("lore LWZ01 E5");
    assert_eq!((table.awaits(), table.tokens(Camp::South)), (2, 1));
    table.saw("BL-12.4", |fact| matches!(fact, Fact::LorePlayed { paid: 7, .. }));
    table.cites(&["BL-12.5"]);
    table.falls("gl");
    assert_eq!((table.figures("E5"), table.tokens(Camp::South)), (1, 1));
}

#[test]
fn tv12_a_card_is_cancelled() {
    let position = fireball().level(Camp::North, Class::Rogue, 2);
    let mut table = Table::at(&position.lores(Camp::North, "LRG09").tokens(Camp::North, 4));
    table.does("lore LWZ01 E5").asks(Question::Counter, Camp::North);
    table.offers(&["pass", "lore LRG09"]).does("lore LRG09");
    assert_eq!((table.tokens(Camp::South), table.tokens(Camp::North)), (1, 0));
    assert_eq!(table.figures("E5"), 3);
    let battle = table.state.battle();
    let discard = battle.lore_discard.iter();
    let ids: Vec<&str> =
        discard.map(|lies| table.game.cards.lore(lies.card).face.id.as_str()).collect();
    assert_eq!(ids.len(), 2);
    assert!(ids.contains(&"LWZ01") && ids.contains(&"LRG09"), "{ids:?}");
    assert!(battle.sides.iter().all(|side| side.lore_played && side.lores.is_empty()));
    table.cites(&["BL-17.13"]);
}
