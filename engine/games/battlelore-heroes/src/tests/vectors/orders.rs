//! Orders: sections, detachments, Foot Onslaught, Leadership, Battle Lore.

use super::table::Table;
use crate::opening::position::Position;
use crate::prelude::*;

/// Orders that are left.
fn left(table: &Table) -> u8 {
    table.state.battle().orders.grants.iter().map(|grant| grant.left).sum()
}

#[test]
fn tv16_one_order_for_both_or_one_for_each() {
    let position = Position::plain().commands(Camp::South, "CMD05").south("HBs E6");
    let position = position.hero(Camp::South, Class::Rogue, Some("E6")).north("HBs G6, HGs F7");
    let begun = || {
        let mut table = Table::at(&position);
        table.does("command CMD05").asks(Question::Order, Camp::South);
        table.offers(&["order E6", "order_detach #0", "done_ordering"]);
        table
    };
    let mut table = begun();
    table.does("order E6");
    assert_eq!(left(&table), 1);

    let mut table = begun();
    table.does("order_detach #0").does("order E6").asks(Question::Move, Camp::South);
    table.refuses("move E6 E7", "BH-6.4");
    table.does("detach #0 F6").does("move E6 E7");
    table.asks(Question::Combat, Camp::South).refuses("battle F6 G6", "BH-6.3");
}

#[test]
fn tv24_foot_onslaught_orders_and_detaches_foot() {
    let foot = |position: Position| position.commands(Camp::South, "CMD17").north("HGs I13");
    let position = Position::plain().south("HBs B3, HBs B9, HGs C5");
    let position = position.hero(Camp::South, Class::Rogue, Some("D6"));
    let mut table = Table::at(&foot(position.hero(Camp::South, Class::Cleric, Some("C5"))));
    table.does("command CMD17");
    assert_eq!(left(&table), 4);
    table.does("order D6");
    assert_eq!(left(&table), 3);
    table.does("order_detach #1");
    assert_eq!(left(&table), 2);
    table.does("order C5");
    assert_eq!(left(&table), 1);
    assert!(table.can("order B3") && table.can("order B9"));

    let position = Position::plain().south("HBs B3, HGs C5");
    let position = position.hero(Camp::South, Class::Commander, Some("C5")).skills(0, "SKL01");
    let mut table = Table::at(&foot(position));
    table.does("command CMD17").refuses("order_detach #0", "BH-6.6");
}

#[test]
fn tv25_leadership_orders_all_led_units() {
    let position = Position::plain().commands(Camp::South, "CMD19");
    let position = position.south("HRl C3, HBs C5, HBs C9").north("HGs D3, HGs D5, HGs D9");
    let position = position.hero(Camp::South, Class::Rogue, Some("C5"));
    let position = position.hero(Camp::South, Class::Cleric, Some("C9"));
    let begun = || {
        let mut table = Table::at(&position);
        table.does("command CMD19").asks(Question::Order, Camp::South);
        table.offers(&["order C3", "done_ordering"]).does("order C3");
        table.cites(&["BH-7.3"]);
        table.does("done_moving").asks(Question::Combat, Camp::South);
        table
    };
    for (battle, dice) in [("battle C3 D3", 5), ("battle C5 D5", 4), ("battle C9 D9", 4)] {
        let mut table = begun();
        table.does(battle);
        assert_eq!(table.awaits(), dice, "{battle}");
    }
}

#[test]
fn tv37_faces_of_battle_lore_are_matched_with_orders() {
    let position = Position::plain().commands(Camp::South, "CMD16 CMD04 CMD05 CMD06");
    let position = position.south("HGs B2, HBs B4, HRl B6, HGm B8, HGb B10").north("HGs I13");
    let position = position.hero(Camp::South, Class::Rogue, Some("C5"));
    let begun = || {
        let mut table = Table::at(&position);
        table.does("command CMD16");
        assert_eq!(table.awaits(), 4);
        table.falls("gbsl").asks(Question::Order, Camp::South);
        table
    };
    let mut table = begun();
    table.does("order B2").does("order B4").does("order B6").does("order C5");
    let ordered = table.state.battle().units.iter().filter(|unit| unit.doing.ordered.is_some());
    assert_eq!(ordered.count(), 3);

    let mut table = begun();
    table.does("order B8").does("order B2").asks(Question::Order, Camp::South);
    table.refuses("order B10", "BL-7.6");
    assert!(table.can("order B4"));
}

#[test]
fn tv38_a_detachment_that_is_not_made_lapses() {
    let position = Position::plain().commands(Camp::South, "CMD05").south("HBs C5").north("HBs D5");
    let position = position.hero(Camp::South, Class::Rogue, Some("C5")).skills(0, "SKL16");
    let mut table = Table::at(&position);
    table.does("command CMD05").does("order_detach #0").does("order C5").does("done_moving");
    table.cites(&["BH-6.7"]);
    table.asks(Question::Combat, Camp::South).does("battle C5 D5");
    assert_eq!(table.awaits(), 4);
    table.cites(&["BH:SKL16"]);
}
