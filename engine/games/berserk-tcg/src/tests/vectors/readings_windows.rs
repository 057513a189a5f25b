//! What each value of the readings about windows, triggers and what pends changes.

use super::table::Table;
use crate::opening::Stand;
use crate::opening::position::Position;
use crate::prelude::*;
use crate::state::Question::{MainAction, Window};

#[test]
fn r10_whether_a_seat_is_asked_about_its_own_announcement() {
    let moved = |value: &str| {
        let position = Position::new()
            .reading("BK-R10", value)
            .at(1, "0{W01}")
            .at(3, "0{K06} 0[K02]")
            .hand(0, "K01");
        let mut table = Table::at(&position);
        table.does(0, "move W01 2");
        table
    };
    let mut silent = moved("silent-pass");
    silent.asks(0, MainAction).does(0, "end_main").asks(0, Window).pends(&["draw"]);
    let mut asked = moved("ask");
    asked.asks(0, Window).pends(&["move"]).does(0, "pass").asks(0, MainAction);
    asked.does(0, "end_main").asks(0, Window).pends(&[]);
    assert_eq!(asked.state.turn_no, 3, "also after the end of its own Main");
}

#[test]
fn r11_who_is_asked_in_a_window() {
    let moved = |value: &str, there: &str| {
        let position = Position::new().reading("BK-R11", value).at(1, "0{W01}").at(3, there);
        let mut table = Table::at(&position);
        table.does(0, "move W01 2");
        table
    };
    for (value, set, nothing) in
        [("private", false, false), ("public", true, false), ("always", true, true)]
    {
        let asks = |there: &str| moved(value, there).asked() == Some((1, Window));
        assert_eq!((asks("1[W05]"), asks("")), (set, nothing), "{value}");
    }
    let passes = ["pass once", "pass until_change", "pass until_turn_end"];
    moved("always", "").offers(&passes);
    let quick = moved("public", "1{G07}").asked();
    assert_eq!(quick, Some((1, Window)), "a Quick ability lies open");
}

#[test]
fn r13_whether_a_card_can_be_shown_in_a_window() {
    let window = |value: &str| {
        let position = Position::new()
            .reading("BK-R13", value)
            .at(1, "0{W01}")
            .at(3, "0{K06} 1[K02 G13 W05]")
            .hand(1, "K01");
        let mut table = Table::at(&position);
        table.level(2).does(0, "move W01 2").asks(1, Window);
        table
    };
    let passes = ["pass once", "pass until_change", "pass until_turn_end"];
    let mut no = window("no");
    no.offers(&[&["open_quick K02"], &passes[..]].concat());
    no.refuses("open_unpaid G13", "BK-R13").does(1, "pass");
    let mut yes = window("yes");
    yes.offers(&[&["open_unpaid K02", "open_unpaid G13", "open_quick K02"], &passes[..]].concat());
    yes.refuses("open_unpaid W05", "BK-7.1").does(1, "open_unpaid G13");
    yes.asks(1, Window).pends(&["move"]).city(3, "0{K06} 1[K02 G13(pub) W05]");
    yes.refuses("open_unpaid G13", "BK-5.14").does(1, "open_quick K02").does(1, "pay K01");
    yes.asks(0, MainAction).city(3, "0{K06(d2)} 1[G13(pub) W05]");
}

/// Who put the triggers of a mass death, and who drew first.
fn feasts(reading: &str, value: &str) -> Table {
    let position = Position::new()
        .reading(reading, value)
        .stand(Stand::Open)
        .at(1, "0{W04}")
        .at(3, "0{W01 K09 K09} 1{K01 K09 K09} 0[R14]")
        .hand(0, "R01 W02");
    let mut table = Table::at(&position);
    table.does(0, "open R14").does(0, "pay R01 W02");
    assert_eq!(table.draws(), Some(1));
    table
}

fn put_by(table: &Table) -> Vec<usize> {
    let seats = table.facts().filter_map(|fact| match fact {
        Fact::TriggerPut { item } => Some(item.seat.index()),
        _ => None,
    });
    seats.collect()
}

#[test]
fn r41_in_which_order_the_seats_put_their_triggers() {
    assert_eq!(put_by(&feasts("BK-R41", "all-tp-then-all-ntp")), [0, 0, 1, 1]);
    assert_eq!(put_by(&feasts("BK-R41", "alternate")), [0, 1, 0, 1]);
}

#[test]
fn r42_which_trigger_resolves_first() {
    let mut last_first = feasts("BK-R42", "lifo");
    last_first.falls("K01").falls("K01").hand(1, "K01 K01").hand(0, "").falls("W01");
    let mut first_first = feasts("BK-R42", "fifo");
    first_first.falls("W01").falls("W01").hand(0, "W01 W01").hand(1, "").falls("K01");
    first_first.falls("K01").asks(0, MainAction).hand(1, "K01 K01");
}
