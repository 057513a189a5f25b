//! What each value of the readings about opening cards and what their texts do changes.

use super::table::Table;
use crate::cards::test_set::test_set;
use crate::opening::Stand;
use crate::opening::position::Position;
use crate::prelude::*;
use crate::state::Question::{MainAction, OpenPhase, PayCost, Place, Search, Window};

fn open_phase(reading: &str, value: &str) -> Position {
    Position::new().reading(reading, value).stand(Stand::Open)
}

#[test]
fn r12_whether_an_entry_pends() {
    let entered = |value: &str| {
        let mut table = Table::at(&open_phase("BK-R12", value).at(3, "0[W04]").hand(0, "W01"));
        table.does(0, "open W04").does(0, "pay W01").asks(0, MainAction).city(3, "0{W04}");
        table.cites(&["BK-5.16"]);
        table
    };
    entered("pends").items(&["+W04", "-W04"]);
    entered("immediate").items(&[]);
}

#[test]
fn r14_whether_a_showing_is_the_phases_open() {
    let shown = |value: &str| {
        let position = open_phase("BK-R14", value).at(3, "0[W04]").at(4, "0[W01]").hand(0, "W01");
        let mut table = Table::at(&position);
        table.does(0, "open_unpaid W01");
        table
    };
    shown("spends").asks(0, MainAction).city(4, "0[W01(pub)]");
    let mut free = shown("free");
    free.asks(0, OpenPhase).refuses("open_unpaid W01", "BK-5.14").does(0, "open W04");
    free.does(0, "pay W01").asks(0, MainAction).city(3, "0{W04}");
}

#[test]
fn r16_whether_an_effect_without_a_target_can_be_opened() {
    let set = |value: &str| {
        let position = open_phase("BK-R16", value)
            .at(1, "0{W01}")
            .at(3, "0[K02]")
            .at(5, "0{W01}")
            .hand(0, "K01");
        Table::at(&position)
    };
    set("not-payable").refuses("open K02", "BK-5.12");
    let mut allowed = set("allowed-no-effect");
    allowed.does(0, "open K02").does(0, "pay K01").asks(0, MainAction).trash(0, "K01 K02");
    allowed.items(&["+K02", "-K02"]).never("BK-9.3");
}

/// While an entry pends only effects with Quick are opened, and none of them has the name of a card
/// that enters: the values agree.
#[test]
fn r17_a_pending_entry_meets_no_card_of_its_unique_name() {
    for value in ["face-up-in-play-only", "pending-too"] {
        let position = open_phase("BK-R17", value)
            .at(1, "0{W01}")
            .at(3, "0{W04} 0[W06 W06] 1[W13 W06]")
            .at(4, "1{K01} 1[W13]")
            .hand(0, "W02 W03 W01 W01");
        let mut table = Table::at(&position);
        table.does(0, "open W06#1").does(0, "pay W02 W03");
        table.asks(1, Window).pends(&["W06"]).offers(&[
            "open_quick W13#2",
            "pass once",
            "pass until_change",
            "pass until_turn_end",
        ]);
        table.does(1, "open_quick W13").asks(0, MainAction).city(4, "");
        table.city(3, "0{W04 W06} 0[W06] 1[W13 W06]");
    }
}

#[test]
fn r18_what_becomes_of_the_later_of_two_unique_cards() {
    let raced = |value: &str| {
        let position = Position::new()
            .card_set(&test_set())
            .reading("BK-R18", value)
            .stand(Stand::Open)
            .at(1, "0{W01}")
            .at(3, "0{W04} 0[W06]")
            .at(5, "1[X08]")
            .hand(0, "W02 W03")
            .trash(1, "W06");
        let mut table = Table::at(&position);
        table.does(0, "open W06").does(0, "pay W02 W03");
        table.asks(1, Window).does(1, "open_quick X08");
        table.asks(0, MainAction).city(5, "1{W06}");
        table
    };
    let mut trashed = raced("later-is-trashed");
    trashed.city(3, "0{W04}").trash(0, "W02 W03 W06").cites(&["BK-R18"]);
    let mut turned = raced("later-turns-face-down");
    turned.city(3, "0{W04} 0[W06(pub)]").trash(0, "W02 W03");
    turned.saw("BK-R18", |fact| matches!(fact, Fact::TurnedBack { .. }));
}

#[test]
fn r46_how_many_cities_dark_wind_asks_for() {
    let wind = |value: &str| {
        let position = open_phase("BK-R46", value)
            .at(1, "occ=1 1{K01}")
            .at(2, "occ=1 1{K01}")
            .at(4, "occ=1 1{K01} 0[R03]")
            .hand(0, "R01");
        Table::at(&position)
    };
    wind("exactly-two").refuses("open R03", "BK-5.12");
    let mut more = wind("two-or-more");
    more.does(0, "open R03").does(0, "pay R01");
    assert_eq!(more.draws(), Some(7));
}

#[test]
fn r50_where_a_negated_card_goes() {
    let negated = |value: &str| {
        let position = open_phase("BK-R50", value)
            .at(1, "0{W01}")
            .at(3, "1{W04(L)} 0[K13]")
            .at(5, "1[G12]")
            .hand(0, "K01")
            .hand(1, "G01 G03");
        let mut table = Table::at(&position);
        table.does(0, "open K13").does(0, "pay K01");
        table.does(1, "open_quick G12").does(1, "pay G01 G03").asks(0, MainAction);
        table
    };
    negated("owner-trash").city(3, "1{W04(L)}").trash(0, "K01 K13");
    let mut back = negated("back-to-set");
    back.city(3, "1{W04(L)} 0[K13(pub)]").trash(0, "K01").cites(&["BK-R50"]);
}

fn enlisting(reading: &str, value: &str) -> Table {
    let position = open_phase(reading, value).at(1, "0{W04}").at(2, "0[W03]").hand(0, "W01");
    let mut table = Table::at(&position);
    table.does(0, "open W03").does(0, "pay W01").asks(0, Search);
    table
}

#[test]
fn r51_whether_a_search_may_stop() {
    let mut may = enlisting("BK-R51", "yes");
    may.does(0, "stop_search").asks(0, MainAction).city(2, "");
    may.cites(&["BK-6.30", "BK-9.23"]);
    let mut must = enlisting("BK-R51", "must-find");
    must.offers(&["find W01"]).refuses("stop_search", "BK-R51").does(0, "find W01");
    must.does(0, "find W01").city(2, "0{W01 W01}");
}

#[test]
fn r66_how_found_mercenaries_come_to_the_city() {
    let mut up = enlisting("BK-R66", "face-up");
    up.does(0, "find W01").does(0, "find W01").city(2, "0{W01 W01}").level(2);
    let mut down = enlisting("BK-R66", "as-set-card");
    down.does(0, "find W01").does(0, "find W01").city(2, "0[W01(pub) W01(pub)]").level(1);
    down.saw("BK-9.22", |fact| matches!(fact, Fact::FoundAndSet { .. }));
}

#[test]
fn r54_what_a_lower_level_does_to_what_pends() {
    let opened = |value: &str| {
        let position = open_phase("BK-R54", value)
            .at(1, "0{W01} 1[K02]")
            .at(3, "0{W04} 0[W06]")
            .hand(0, "W02 W03")
            .hand(1, "K01");
        let mut table = Table::at(&position);
        table.does(0, "open W06").does(0, "pay W02 W03");
        table.asks(1, Window).does(1, "open_quick K02").does(1, "pay K01");
        table.asks(0, MainAction).level(1).trash(0, "W01 W02 W03");
        table
    };
    opened("ignored").city(3, "0{W04 W06}");
    opened("turned-back").city(3, "0{W04} 0[W06(pub)]").cites(&["BK-R54"]);
}

#[test]
fn r54_an_effect_is_turned_back_too() {
    let opened = |value: &str| {
        let position = open_phase("BK-R54", value)
            .at(1, "0{W01} 1[K02]")
            .at(3, "1{W04(L)} 0[K13]")
            .hand(0, "K01")
            .hand(1, "K01");
        let mut table = Table::at(&position);
        table.does(0, "open K13").does(0, "pay K01");
        table.asks(1, Window).does(1, "open_quick K02").does(1, "pay K01").asks(0, MainAction);
        table
    };
    opened("ignored").city(3, "").trash(0, "K01 K13 W01");
    opened("turned-back").city(3, "1{W04(L)} 0[K13(pub)]").trash(0, "K01 W01");
}

#[test]
fn r57_whether_cards_set_by_dark_wind_are_known() {
    let placed = |value: &str| {
        let position = open_phase("BK-R57", value)
            .at(1, "occ=1 1{K01}")
            .at(2, "occ=1 1{K01}")
            .at(4, "1{K01} 0[R03]")
            .hand(0, "R01");
        let mut table = Table::at(&position);
        table.does(0, "open R03").does(0, "pay R01").falls("W01 W01 W01 W01 W01 W01 W01");
        for _ in 0..7 {
            table.asks(0, Place).does(0, "place W01 5");
        }
        table.asks(0, MainAction);
        table
    };
    placed("hidden").city(5, "0[W01 W01 W01 W01 W01 W01 W01]");
    let known = ["W01(pub)"; 7].join(" ");
    placed("shown").city(5, &format!("0[{known}]"));
}

#[test]
fn r58_whether_a_returned_card_stays_known() {
    let returned = |value: &str| {
        let position = Position::new().reading("BK-R58", value).at(3, "0{W04} 0[W13]");
        let mut table = Table::at(&position);
        table.does(0, "open_quick W13").asks(0, MainAction);
        table
    };
    returned("yes").hand(0, "W04(pub)");
    returned("no").hand(0, "W04");
}

#[test]
fn r59_whether_a_shown_card_stays_known() {
    let shown = |value: &str| {
        let mut table = Table::at(&open_phase("BK-R59", value).at(1, "0[W09]"));
        table.does(0, "open_unpaid W09");
        table
    };
    shown("yes").city(1, "0[W09(pub)]");
    shown("no").city(1, "0[W09]");
}

#[test]
fn r63_whether_set_cards_pay_for_abilities() {
    let mistress = |value: &str| {
        let position = Position::new().reading("BK-R63", value).at(3, "0{G08}").at(5, "0[W01]");
        Table::at(&position)
    };
    mistress("hand-only").refuses("use G08 1", "BK-5.10");
    let mut sets = mistress("hand-or-set");
    sets.does(0, "use G08 1").asks(0, PayCost).offers(&["pay W01"]).does(0, "pay W01");
    sets.asks(0, MainAction).city(3, "0{G08(s2)}").city(5, "").trash(0, "W01");
}
