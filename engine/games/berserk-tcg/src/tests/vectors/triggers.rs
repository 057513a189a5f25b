//! Triggered abilities: when they pend, in which order, with which targets.

use super::table::Table;
use crate::opening::Stand;
use crate::opening::position::Position;
use crate::prelude::*;
use crate::state::Question::{ChooseTargets, Fighter, MainAction, Window};

#[test]
fn tv16_what_leaves_together_sets_off_the_turn_players_triggers_first() {
    let position = Position::new()
        .stand(Stand::Open)
        .at(1, "0{W04}")
        .at(3, "0{W01 K09} 1{K01 K09} 0[R14]")
        .hand(0, "R01 W02");
    let mut table = Table::at(&position);
    table.does(0, "open R14").does(0, "pay R01 W02");
    table.trash(0, "R01 R14 W01 W02").trash(1, "K01").pends(&["K09"]);
    assert_eq!(table.draws(), Some(1));
    table.falls("K01").hand(1, "K01").hand(0, "");
    table.falls("W01").hand(0, "W01").asks(0, MainAction);
    table.items(&["+R14", "-R14", "+K09", "+K09", "-K09", "-K09"]);
    table.cites(&["BK-6.13", "BK-3.3", "BK:K09", "BK-9.14", "BK-9.4"]);
}

#[test]
fn tv36_a_trigger_without_a_choice_is_carried_out_by_itself() {
    let mut table = Table::at(&Position::new().stand(Stand::End).at(3, "0{K16 W01}"));
    assert_eq!((table.draws(), table.state.turn_no), (Some(1), 4));
    table.city(3, "0{K16}").trash(0, "W01").cites(&["BK:K16", "BK-9.12", "BK-5.48"]);
}

#[test]
fn tv42_what_crawls_out_of_the_grave_strikes_once_more() {
    let position =
        Position::new().turn_of(1).at(1, "0{W04}").at(2, "0{K04} 1{W01} 1[K02]").hand(1, "K01");
    let mut table = Table::at(&position);
    table.does(1, "open_quick K02").does(1, "pay K01").does(1, "targets K04");
    table.asks(1, MainAction).city(2, "").trash(0, "K04").trash(1, "K01 K02 W01");
    table.cites(&["BK:K04", "BK-6.13", "BK-9.3"]);
    table.saw("BK-5.48", |fact| matches!(fact, Fact::TargetsNamed { forced: true, .. }));
}

#[test]
fn tv46_thorns_wound_who_moves_into_them() {
    let mut table = Table::at(&Position::new().at(2, "0{W01}").at(3, "1{G09}"));
    table.does(0, "move W01 3").asks(0, MainAction);
    table.city(2, "").city(3, "1{G09}").level(0).trash(0, "W01");
    table.items(&["+move", "-move", "+G09", "-G09"]).cites(&["BK:G09", "BK-9.3", "BK-5.18"]);
}

#[test]
fn tv50_vanguard_spears_are_stronger_this_turn() {
    let mut table = Table::at(&Position::new().turn_of(1).at(3, "1{R04 W01}"));
    table.does(1, "declare_battle 3").does(1, "vanguard R04").asks(1, Fighter);
    table.city(3, "1{R04(L,p1) W01}").cites(&["BK:R04", "BK-9.7"]);
    assert_eq!(table.numbers("R04").0, 2);
    table.does(1, "no_fighter").does(1, "decline").does(1, "end_main").falls("W01");
    table.city(3, "occ=1 1{R04(L) W01}");
    assert_eq!(table.numbers("R04").0, 1, "until the end of the turn");
}

#[test]
fn tv58_damage_after_the_reset_belongs_to_the_ending_turn() {
    let position = Position::new()
        .stand(Stand::End)
        .at(1, "0{W04}")
        .at(3, "occ=0 0{R15(d3) G10} 1{R02} 1[K02]")
        .hand(0, "W01 W01 W01 W01 W01 W01 W01")
        .hand(1, "K01");
    let mut table = Table::at(&position);
    table.asks(1, Window).pends(&["G10"]).city(3, "occ=0 0{R15 G10} 1{R02} 1[K02]");
    table.does(1, "open_quick K02").does(1, "pay K01").does(1, "targets R15");
    table.city(3, "occ=0 0{R15(d2) G10} 1{R02}");
    assert_eq!((table.draws(), table.state.turn_no), (Some(1), 3));
    table.falls("W01").hand(0, "W01 W01 W01 W01 W01 W01 W01 W01");
    assert_eq!(table.state.turn_no, 4, "no second discard");
    table.city(3, "occ=0 0{R15 G10} 1{R02}");
    table.falls("K01").does(1, "declare_battle 3").does(1, "vanguard R02").asks(1, MainAction);
    table.city(3, "occ=0 0{R15(d3) G10}");
    table.cites(&["BK-5.28", "BK-5.32", "BK:G10"]).never("BK-5.31");
}

#[test]
fn what_a_sacrifice_sets_off_resolves_before_what_it_paid_for() {
    let position = Position::new().at(3, "0{K07 K04} 1{W01 W04}").at(4, "1{K06}");
    let mut table = Table::at(&position);
    table.does(0, "use K07 1").does(0, "pay sacrifice K04").does(0, "targets K06");
    table.asks(0, ChooseTargets).pends(&["K07"]).offers(&["targets W01", "targets W04"]);
    table.does(0, "targets W01").asks(0, MainAction).items(&["+K07", "+K04", "-K04", "-K07"]);
    table.city(3, "0{K07(L)} 1{W04}").city(4, "1{K06(d2)}").trash(1, "W01");
}

#[test]
fn a_trigger_without_a_target_does_not_pend() {
    let mut table = Table::at(&Position::new().at(3, "0{K07 K04}").at(4, "1{K06}"));
    table.does(0, "use K07 1").does(0, "pay sacrifice K04").does(0, "targets K06");
    table.asks(0, MainAction).items(&["+K07", "-K07"]);
    table.saw("BK:K04", |fact| matches!(fact, Fact::TriggerWithoutTarget { .. }));
}
