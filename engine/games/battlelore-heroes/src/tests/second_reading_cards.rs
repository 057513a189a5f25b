//! Lore cards, credits and caps read a second time: what stands between two rules.
//!
//! Source: chapters 4, 6, 11 and 12 of the specification; each test cites its rules.

use crate::opening::position::Position;
use crate::prelude::*;
use crate::tests::vectors::table::Table;

#[test]
fn a_countered_war_horn_leaves_nothing_to_move() {
    // BL-12.7: a Backpack could be unpacked in T3, but T3 is passed without a decision.
    let position = Position::plain().commands(Camp::South, "CMD05").lores(Camp::South, "LWA09");
    let position = position.tokens(Camp::South, 9).tokens(Camp::North, 9);
    let position = position.lores(Camp::North, "LRG09").south("HBs C5").north("HBs G5");
    let position = position.hero(Camp::South, Class::Rogue, Some("C8"));
    let position = position.equips(0, "ART09").owns(0, "ART02");
    let mut table = Table::at(&position);
    table.does("in_lieu LWA09").asks(Question::Counter, Camp::North).does("pass");
    assert_eq!(table.asked().map(|(question, _)| question), Some(Question::Order));
    let mut table = Table::at(&position);
    table.does("in_lieu LWA09").does("lore LRG09");
    let asked = table.asked().map(|(question, _)| question);
    assert!(!matches!(asked, Some(Question::Order | Question::Move)), "{asked:?}");
    table.cites(&["BL-17.13", "BL-6.5e"]);
    table.saw("BL-12.4", |fact| matches!(fact, Fact::LorePlayed { .. }));
}

/// South's Warrior strikes at North's Rogue and misses; in its own turn the Rogue, whom a trap
/// wounds, searches a chest.
fn struck_before_a_trap(value: &str) -> Table {
    let position = Position::plain().chest("D2", 2).reading("BH-R57", value).combat("CMD05");
    let position = position.commands(Camp::North, "CMD03 CMD05");
    let position = position.hero(Camp::South, Class::Warrior, Some("D3")).ordered("D3");
    let position = position.hero(Camp::North, Class::Rogue, Some("D2")).south("HGs A13");
    let mut table = Table::at(&position.equips(1, "ART10").north("HGs I13"));
    table.does("battle D3 D2");
    let dice = usize::from(table.awaits());
    table.falls(&"r".repeat(dice));
    table
}

#[test]
fn last_hero_that_struck_is_credited_for_a_trap() {
    for (value, credited) in [("nobody", 0), ("last-attacking-hero", 1)] {
        let mut table = struck_before_a_trap(value);
        while table.state.battle().turn == 1 {
            if table.asked().is_some() {
                let words = table.list().swap_remove(0);
                table.does(&words);
            } else {
                table.draws_first();
            }
        }
        table.forget();
        table.does("command CMD03");
        for words in ["order D2", "done_ordering", "done_moving", "search #1"] {
            if table.list().iter().any(|offered| offered == words) {
                table.does(words);
            }
        }
        table.falls("Trap").falls("s");
        let for_a_wound =
            |fact: &Fact| matches!(fact, Fact::Experience { why: ExperienceFor::Wound, .. });
        assert_eq!(table.times(for_a_wound), credited, "{value}");
    }
}

#[test]
fn hill_caps_bind_by_their_reading() {
    // BL-R7: at a target below four dice are 3 or 4; three are 3 by both values.
    for (unit, value, dice) in
        [("HBs", "up-2-only", 3), ("HRl", "up-2-else-3", 3), ("HRl", "up-2-only", 4)]
    {
        let position = Position::plain().reading("BL-R7", value).terrain("hill", "C5");
        let position = position.combat("CMD05").south(&format!("{unit} C5")).ordered("C5");
        let mut table = Table::at(&position.north("HBs D5, HGs I13"));
        table.does("battle C5 D5");
        assert_eq!(table.awaits(), dice, "{unit}, {value}");
    }
}

#[test]
fn second_lore_card_is_barred_by_its_reading() {
    // BL-12.4, BL-R5: the window is passed over though a card in it could be paid.
    for (value, tokens, asked) in
        [("one", 9, false), ("unlimited", 9, true), ("unlimited", 1, false)]
    {
        let position = Position::plain().reading("BL-R5", value).combat("CMD05").south("HBs C5");
        let position = position.lores(Camp::South, "LWA01").tokens(Camp::South, tokens);
        let position = position.level(Camp::South, Class::Warrior, 1).north("HBs D5, HGs I13");
        let position = position.ordered("C5").with(|opening| opening.sides[0].lore_played = true);
        let mut table = Table::at(&position);
        table.does("battle C5 D5");
        assert_eq!(table.asked().is_some(), asked, "{value}, {tokens}");
    }
}
