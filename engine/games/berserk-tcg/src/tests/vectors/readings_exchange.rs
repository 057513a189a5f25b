//! What each value of the readings about the damage exchange changes.

use super::battle::NAMED;
use super::table::Table;
use crate::cards::test_set::test_set;
use crate::opening::position::Position;
use crate::prelude::*;
use crate::state::Question::{Assign, CityDraw, MainAction, Window};

/// All at city 3 have been named; the exchange is next.
fn battle(reading: &str, value: &str, here: &str) -> Position {
    let position = Position::new().card_set(&test_set()).reading(reading, value);
    position.at(3, here).battle(3, NAMED)
}

/// So much combat damage was dealt to a character at once.
fn dealt(table: &mut Table, wanted: u16) {
    table.saw(
        "BK-9.2",
        |fact| matches!(fact, Fact::Damaged { damage, combat: true, .. } if *damage == wanted),
    );
}

#[test]
fn r28_in_which_order_fighters_of_one_range_assign() {
    let first = |value: &str| {
        let position = battle("BK-R28", value, "0{R02(L,V) R02(L,F)} 1{K06(L,F) K06(L,F)}");
        let mut table = Table::at(&position);
        table.asks(0, Assign).does(0, "assign K06#1 3");
        table
    };
    let mut group = first("one-group");
    group.asks(0, Assign).does(0, "assign K06#2 3").asks(1, Assign).does(1, "assign R02#1 5");
    group.does(1, "assign R02#2 5").asks(0, MainAction).city(3, "");
    let mut by_turns = first("one-by-one");
    by_turns.asks(1, Assign).does(1, "assign R02#1 5").asks(0, Assign);
    by_turns.does(0, "assign K06#2 3").asks(1, Assign).does(1, "assign R02#2 5").city(3, "");
    let damages = |fact: &Fact| matches!(fact, Fact::DealtTogether { .. });
    assert_eq!(by_turns.times("BK-6.19", damages), 1, "all is dealt together");
}

#[test]
fn r29_where_quick_can_be_used_in_a_range() {
    let clawed = |value: &str| {
        let position = battle("BK-R29", value, "0{R02(L,V)} 1{K06(L,F)} 1[K12]").hand(1, "K01");
        let mut table = Table::at(&position);
        table.asks(1, Window).does(1, "pass").asks(1, Window);
        table
    };
    let mut after_all = clawed("after-all-assigned");
    after_all.pends(&["damage"]).does(1, "open_quick K12").does(1, "pay K01");
    dealt(&mut after_all, 5);
    let mut between = clawed("after-each-side");
    between.pends(&[]);
    assert_eq!(between.state.open_window, Some(OpenWindow::Assign));
    between.does(1, "open_quick K12").does(1, "pay K01").asks(0, MainAction);
    dealt(&mut between, 7);
}

#[test]
fn r30_whether_power_can_stay_unassigned() {
    let mut all = Table::at(&battle("BK-R30", "all", "0{R02(L,V)} 1{K06(L,F)}"));
    all.asks(0, MainAction).city(3, "");
    let mut two = Table::at(&battle("BK-R30", "all", "0{R02(L,V)} 1{G03(L,F) G03(L,F)}"));
    two.asks(0, Assign).refuses("stop_assign", "BK-R30");
    let mut up_to = Table::at(&battle("BK-R30", "up-to", "0{R02(L,V)} 1{K06(L,F)}"));
    up_to.asks(0, Assign);
    up_to.offers(&["assign K06 1", "assign K06 2", "assign K06 3", "stop_assign"]);
    up_to.does(0, "assign K06 1").asks(1, Assign).does(1, "stop_assign");
    let kept = |fact: &Fact| matches!(fact, Fact::AssignStopped { .. });
    assert_eq!(up_to.times("BK-R30", kept), 2, "the rest is kept when no target is left");
    up_to.asks(0, MainAction).city(3, "0{R02(L)} 1{K06(L,d1)}").cites(&["BK-R30", "BK-6.25"]);
}

#[test]
fn r31_whether_one_target_can_get_more_than_it_needs() {
    let struck = |value: &str| {
        let position = battle("BK-R31", value, "0{R02(L,V)} 1{K06(L,F) G03(L,F)}");
        let mut table = Table::at(&position);
        table.asks(0, Assign);
        table
    };
    let mut any = struck("yes");
    any.offers(&["assign K06 1", "assign K06 2", "assign K06 3", "assign G03 3"]);
    any.does(0, "assign G03 3");
    let mut lethal = struck("lethal-first");
    lethal.offers(&["assign K06 1", "assign K06 2", "assign K06 3"]);
    lethal.refuses("assign G03 3", "BK-R31").does(0, "assign K06 1");
    lethal.city(3, "1{K06(L,d1)}").trash(1, "G03");
}

#[test]
fn r32_what_is_dealt_when_a_fighter_has_left() {
    let fled = |value: &str| {
        let position =
            battle("BK-R32", value, "0{R02(L,V) W01(L,F)} 1{K06(L,F)} 1[R10]").hand(1, "R01");
        let mut table = Table::at(&position);
        table.asks(1, Window).does(1, "pass").does(1, "assign R02 5");
        table.asks(1, Window).pends(&["damage"]).does(1, "open_quick R10").does(1, "pay R01");
        table.does(1, "targets K06 4").asks(0, CityDraw);
        table
    };
    let skipped =
        |table: &Table| table.times("BK-5.44", |fact| matches!(fact, Fact::NotDealt { .. }));
    let mut none = fled("not-dealt");
    none.city(3, "occ=0 0{R02(L) W01(L)}").city(4, "1{K06(L)}");
    assert_eq!(skipped(&none), 3);
    let mut source = fled("source-gone-still-deals");
    source.city(3, "occ=0 0{W01(L)}").city(4, "1{K06(L)}");
    assert_eq!(skipped(&source), 2);
    let mut target = fled("moved-target-still-hit");
    target.city(3, "occ=0 0{R02(L) W01(L)}").city(4, "").trash(1, "K06 R01 R10");
    assert_eq!(skipped(&target), 1);
}

#[test]
fn r33_whether_a_change_of_power_reaches_what_is_assigned() {
    let changed = |value: &str, quick: &str| {
        let here = format!("0{{R02(L,V)}} 1{{K06(L,F)}} 1[{quick}]");
        let position = battle("BK-R33", value, &here).hand(1, "K01");
        let mut table = Table::at(&position);
        table.asks(1, Window).does(1, "pass").asks(1, Window).pends(&["damage"]);
        table.does(1, &format!("open_quick {quick}"));
        if quick == "K12" {
            table.does(1, "pay K01");
        } else {
            table.does(1, "targets R02");
        }
        table
    };
    let mut stays = changed("assigned-amount-stays", "K12");
    dealt(&mut stays, 5);
    let mut more = changed("recompute", "K12");
    dealt(&mut more, 7);
    more.cites(&["BK-R33"]).asks(0, MainAction);
    changed("assigned-amount-stays", "X07").asks(0, MainAction).city(3, "");
    changed("recompute", "X07").asks(0, MainAction).city(3, "1{K06(L,d1)}").cites(&["BK-R33"]);
}

#[test]
fn r34_whether_a_change_of_range_counts_in_the_exchange() {
    let slowed = |value: &str| {
        let position = battle("BK-R34", value, "0{W15(L,V)} 1{K06(L,F) G05(L,F)} 1[X02]");
        let mut table = Table::at(&position);
        table.asks(1, Window).does(1, "pass").asks(1, Window).pends(&["damage"]);
        table.does(1, "open_quick X02").does(1, "targets W15");
        table.asks(0, Assign).does(0, "assign K06 4");
        table
    };
    let mut at_once = slowed("strike-once-at-current-range");
    at_once.city(3, "1{G05(L)}").trash(0, "W15");
    let mut noted = slowed("fixed-at-start");
    noted.city(3, "0{W15(L,d2,r-1,m-1)} 1{G05(L)}").trash(1, "K06 X02");
}

#[test]
fn r35_what_a_shield_absorbs() {
    let struck = |value: &str| {
        let position = battle("BK-R35", value, "0{R02(L,V) R02(L,F)} 1{W06(L,F,s2)}");
        let mut table = Table::at(&position);
        table.does(1, "assign R02#1 2");
        table
    };
    struck("pool-of-2").asks(0, CityDraw).trash(1, "W06");
    struck("each-damage-by-2").asks(0, MainAction).city(3, "0{R02(L)} 1{W06(L,d2,s2)}");
}

#[test]
fn r60_whether_power_falls_below_nothing() {
    let weakened = |value: &str| {
        let position = battle("BK-R60", value, "0{W01(L,V)} 1{G03(L,F)} 1[X07]");
        let mut table = Table::at(&position);
        table.asks(1, Window).does(1, "open_quick X07").does(1, "targets W01");
        table.asks(0, MainAction).city(3, "0{W01(L,p-2)} 1{G03(L)}");
        table.numbers("W01").0
    };
    assert_eq!(weakened("floor-zero"), 0);
    assert_eq!(weakened("no-floor"), -1);
}
