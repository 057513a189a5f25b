//! Melee of units: hits, boldness, retreats, battling back, following on.

use super::table::Table;
use crate::opening::position::Position;
use crate::prelude::*;

/// South's unit on C5 is ordered and may battle North's on D5.
fn south_attacks(south: &str, north: &str) -> Position {
    let position = Position::plain().combat("CMD08").south(&format!("{south} C5"));
    position.north(&format!("{north} D5, HGs I13")).ordered("C5")
}

#[test]
fn tv03_goblins_run_and_panic() {
    let mut table = Table::at(&south_attacks("HBs", "GGs"));
    table.does("battle C5 D5");
    assert_eq!(table.awaits(), 3);
    table.falls("gsf");
    assert_eq!(table.figures("D5"), 2);
    table.asks(Question::Retreat, Camp::North);
    assert!(table.can("retreat D5-E6-F6"));
    table.refuses("retreat D5-E6", "BL-10.5");
    table.does("retreat D5-E6-F6");
    assert_eq!(table.awaits(), 2);
    table.falls("gl");
    assert_eq!(table.figures("F6"), 1);
    assert_eq!((table.tokens(Camp::South), table.tokens(Camp::North)), (0, 0));
    table.cites(&["BL-4.3", "BL-10.3", "BL-10.7"]);
    table.asks(Question::Ground, Camp::South).offers(&["gain_ground", "stay"]);
    table.does("gain_ground");
    assert_eq!((table.figures("D5"), table.figures("C5")), (4, 0));
    let asked = table.asked().map(|(question, _)| question);
    assert!(!matches!(asked, Some(Question::Pursue | Question::Bonus)), "{asked:?}");
}

#[test]
fn tv04_foot_against_mounted_loses_a_strike() {
    let mut table = Table::at(&south_attacks("HBs", "HRm"));
    table.does("battle C5 D5").falls("rss");
    assert_eq!(table.figures("D5"), 1);
    table.cites(&["BL-4.2"]);
    let asked = table.asked().map(|(question, _)| question);
    assert!(!matches!(asked, Some(Question::Answer | Question::Retreat)), "{asked:?}");
}

#[test]
fn tv05_a_cap_binds_the_base_dice_alone() {
    let position = south_attacks("HRl", "HBs").terrain("forest", "D5");
    let position = position.level(Camp::South, Class::Warrior, 2).lores(Camp::South, "LWA01");
    let mut table = Table::at(&position.tokens(Camp::South, 3));
    table.does("battle C5 D5").asks(Question::PreAttack, Camp::South).does("lore LWA01");
    assert_eq!((table.awaits(), table.tokens(Camp::South)), (4, 0));
    table.saw("BL-4.7", |fact| *fact == Fact::Capped { from: 4, to: 2 });
    table.falls("bbfl");
    assert_eq!((table.figures("D5"), table.tokens(Camp::South)), (2, 1));
    table.asks(Question::Retreat, Camp::North);
    table.offers(&["retreat D5-E5", "retreat D5-E6"]);
    table.cites(&["BL:LWA01", "BL-12.2"]);
}

/// A dwarf troop of South, supported by two others, is attacked.
fn bold_dwarves() -> Position {
    let position = Position::plain().second().combat("CMD08").south("DBs C5, HGs C4, HGs C6");
    position.north("HBs D5").ordered("D5")
}

#[test]
fn tv06_a_bold_unit_ignores_flags_and_battles_back() {
    let mut table = Table::at(&bold_dwarves());
    table.does("battle D5 C5").falls("ffl").asks(Question::Retreat, Camp::South);
    table.saw("BL-9.8i", |fact| matches!(fact, Fact::MustRetreat { flags: 2, bold: 2, .. }));
    table.does("retreat stay ignore 2");
    assert_eq!((table.figures("C5"), table.tokens(Camp::North)), (4, 1));
    table.asks(Question::Answer, Camp::South).does("battle_back");
    assert_eq!(table.awaits(), 3);

    let mut table = Table::at(&bold_dwarves());
    table.does("battle D5 C5").falls("ffl").does("retreat C5-B4 ignore 1");
    assert_eq!((table.figures("B4"), table.tokens(Camp::North)), (4, 1));
    table.asks(Question::Ground, Camp::North);
}

#[test]
fn tv07_hexes_that_cannot_be_retreated_cost_figures() {
    let position = Position::plain().second().combat("CMD08").south("HGs:3 A1").north("HBs B1");
    let mut table = Table::at(&position.ordered("B1"));
    table.does("battle B1 A1").falls("ffr").asks(Question::Retreat, Camp::South);
    table.offers(&["retreat stay"]).does("retreat stay");
    assert_eq!(table.figures("A1"), 1);
    table.cites(&["BL-10.5"]);
    let asked = table.asked().map(|(question, _)| question);
    assert!(!matches!(asked, Some(Question::Answer | Question::Ground)), "{asked:?}");
}

#[test]
fn tv08_knights_gain_ground_ride_on_and_battle_again() {
    let position = Position::plain().combat("CMD08").south("HRm C5").ordered("C5");
    let position = position.north("GGb:1 D5, GGs E5, HGs I13");
    let begun = || {
        let mut table = Table::at(&position);
        table.does("battle C5 D5");
        assert_eq!(table.awaits(), 4);
        table.falls("gllf");
        assert_eq!((table.banners(Camp::South), table.tokens(Camp::South)), (1, 2));
        table.cites(&["BL-9.5", "BL-9.7"]);
        table.asks(Question::Ground, Camp::South).does("gain_ground");
        table.asks(Question::Pursue, Camp::South);
        table
    };
    let mut table = begun();
    assert!(table.can("pursue D4") && table.can("pursue E6"));
    table.does("stay").asks(Question::Bonus, Camp::South).does("battle D5 E5");
    assert_eq!(table.awaits(), 4);
    table.falls("gggg");
    assert_eq!(table.banners(Camp::South), 2);
    table.asks(Question::Ground, Camp::South).does("gain_ground");
    assert_eq!(table.figures("E5"), 3);
    let asked = table.asked().map(|(question, _)| question);
    assert!(!matches!(asked, Some(Question::Pursue | Question::Bonus)), "{asked:?}");

    for (hex, battle) in [("D4", "battle D4 E5"), ("E6", "battle E6 E5")] {
        let mut table = begun();
        table.does(&format!("pursue {hex}")).asks(Question::Bonus, Camp::South);
        table.offers(&["pass", battle]).does(battle);
        assert_eq!(table.awaits(), 4, "{hex}");
    }
}

#[test]
fn tv23_a_glory_token_ignores_a_flag() {
    let position = Position::plain().combat("CMD08").hero(Camp::South, Class::Wizard, Some("C5"));
    let position = position.south("HGs A13").north("HBs D5").glory("D5", 1).ordered("C5");
    let mut table = Table::at(&position);
    table.does("battle C5 D5");
    assert_eq!(table.awaits(), 1);
    table.falls("f").asks(Question::Retreat, Camp::North).does("retreat stay glory flag");
    assert_eq!((table.figures("D5"), table.glory("D5")), (4, 0));
    table.cites(&["BH-12.3"]);
    let asked = table.asked().map(|(question, _)| question);
    assert!(!matches!(asked, Some(Question::Answer)), "{asked:?}");
}

#[test]
fn tv26_dice_of_a_skill_come_after_the_cap() {
    let position = Position::plain().combat("CMD08").hero(Camp::South, Class::Warrior, Some("C5"));
    let position = position.skills(0, "SKL11").ordered("C5").south("HGs A13");
    let mut table = Table::at(&position.terrain("building", "D5").north("HRl D5"));
    table.does("battle C5 D5");
    assert_eq!(table.awaits(), 4);
    table.cites(&["BH:SKL11"]);
    table.falls("rsbg");
    assert_eq!(table.figures("D5"), 2);
}
