//! Windows: who is asked when, and how long a pass lasts.

use super::table::Table;
use crate::fact::SilentCause;
use crate::opening::Stand;
use crate::opening::position::Position;
use crate::prelude::*;
use crate::state::Question::{BattleOpen, CityDraw, Fighter, MainAction, Window};

/// Seat 1 can use Swarm Assault at city 3 on a sturdy enemy whenever it is asked.
fn swarm() -> Position {
    Position::new().at(1, "0{W01}").at(3, "0{K06} 1[K02]").hand(1, "K01")
}

#[test]
fn tv18_the_draw_and_a_set_can_be_answered() {
    let mut table = Table::at(&swarm().stand(Stand::Draw));
    table.asks(1, Window).pends(&["draw"]).does(1, "open_quick K02").does(1, "pay K01");
    table.city(3, "0{K06(d2)}").items(&["+draw", "+K02", "-K02", "-draw"]);
    assert_eq!(table.draws(), Some(1));
    table.falls("W01").asks(0, MainAction);
    let mut table = Table::at(&swarm().hand(0, "W01"));
    table.does(0, "set W01 4").asks(1, Window).pends(&["set"]).city(4, "");
    table.does(1, "open_quick K02").does(1, "pay K01").asks(0, MainAction).city(4, "0[W01]");
}

#[test]
fn tv37_a_pass_until_something_changes_lasts_over_further_sets() {
    let mut table = Table::at(&swarm().hand(0, "W01 W02 W03 W05"));
    table.does(0, "set W01 1").asks(1, Window).does(1, "pass until_change");
    for card in ["W02", "W03", "W05"] {
        table.asks(0, MainAction).does(0, &format!("set {card} 2"));
    }
    table.asks(0, MainAction).city(1, "0{W01} 0[W01]").city(2, "0[W02 W03 W05]");
    let ends = |fact: &Fact| matches!(fact, Fact::StandingPassEnds { .. });
    assert_eq!(table.times("BK-7.7", ends), 0);
    table.does(0, "declare_battle 3").asks(1, Window).pends(&["battle"]);
    assert_eq!(table.times("BK-7.7", ends), 1);
}

#[test]
fn tv49_main_goes_on_after_an_answer_to_its_end() {
    let mut table = Table::at(&swarm());
    table.does(0, "end_main").asks(1, Window).pends(&[]);
    table.does(1, "open_quick K02").does(1, "pay K01").asks(0, MainAction).city(3, "0{K06(d2)}");
    table.saw("BK-5.27", |fact| matches!(fact, Fact::MainGoesOn { .. }));
    assert_eq!(table.state.turn_no, 3);
}

#[test]
fn tv53_a_pass_does_not_bind_and_the_turn_player_is_always_first() {
    let position = Position::new()
        .stand(Stand::Draw)
        .at(1, "0{W01}")
        .at(3, "0{K06} 1{K06} 0[K02] 1[K02 K02]")
        .hand(0, "K01")
        .hand(1, "K01 K01");
    let mut table = Table::at(&position);
    table.asks(0, Window).pends(&["draw"]).does(0, "pass").asks(1, Window);
    table.does(1, "open_quick K02#2").does(1, "pay K01").does(1, "targets K06#1");
    table.asks(0, Window).pends(&["draw", "K02"]).does(0, "pass");
    table.asks(0, Window).pends(&["draw"]).does(0, "pass").asks(1, Window).does(1, "pass");
    assert_eq!(table.draws(), Some(1));
    table.city(3, "0{K06(d2)} 1{K06} 0[K02] 1[K02]").cites(&["BK-6.5", "BK-6.7", "BK-7.6"]);
    let own = |fact: &Fact| matches!(fact, Fact::SilentPass { seat, cause: SilentCause::OwnAnnouncement } if *seat == Seat::at(1));
    assert_eq!(table.times("BK-7.12", own), 1);
}

#[test]
fn tv54_ones_own_announcement_counts_as_passed_until_it_is_answered() {
    let position = Position::new()
        .at(1, "0{K06} 0[K02] 1[K02 K02]")
        .at(2, "0{W01}")
        .hand(0, "K01")
        .hand(1, "K01 K01");
    let mut table = Table::at(&position);
    table.does(0, "move W01 3").asks(1, Window).pends(&["move"]);
    table.does(1, "open_quick K02#2").does(1, "pay K01");
    table.asks(0, Window).pends(&["move", "K02"]).does(0, "pass");
    table.asks(0, Window).pends(&["move"]).city(1, "0{K06(d2)} 0[K02] 1[K02]").does(0, "pass");
    table.asks(1, Window).does(1, "pass").asks(0, MainAction).city(3, "0{W01(L)}");
}

#[test]
fn tv55_a_pass_until_something_changes_ends_with_the_others_effect() {
    let position = Position::new()
        .at(1, "0{W01 K06} 0[R11] 1[K02]")
        .at(5, "0{W04}")
        .hand(0, "W02 W03")
        .hand(1, "K01");
    let mut table = Table::at(&position);
    table.does(0, "set W02 4").asks(1, Window).does(1, "pass until_change");
    table.does(0, "move W01 2").asks(0, MainAction).city(2, "0{W01(L)}");
    table.does(0, "open_quick R11").does(0, "pay W03").asks(1, Window).pends(&["R11"]);
    table.saw("BK-7.7", |fact| matches!(fact, Fact::StandingPassEnds { .. }));
}

#[test]
fn tv56_a_pass_until_the_turn_ends_is_about_windows_alone() {
    let position =
        Position::new().at(1, "0{W04}").at(3, "0{W01} 1{K06} 1[K02]").hand(0, "W02").hand(1, "K01");
    let before_fighters = || {
        let mut table = Table::at(&position);
        table.does(0, "set W02 1").asks(1, Window).does(1, "pass until_turn_end");
        table.does(0, "declare_battle 3").does(0, "vanguard W01");
        table.asks(1, BattleOpen).does(1, "skip_open").asks(1, Fighter);
        table
    };
    let mut table = before_fighters();
    table.does(1, "fighter K06").asks(0, MainAction).city(3, "1{K06(L,d1)} 1[K02]");
    table.cites(&["BK-6.19"]);
    let mut table = before_fighters();
    table.does(1, "no_fighter").asks(0, CityDraw).does(0, "decline").asks(0, MainAction);
    table.cites(&["BK-7.8"]).never("BK-7.9").does(0, "end_main");
    table.asks(1, Window).pends(&["draw"]);
    assert_eq!((table.state.turn_no, table.state.seats[1].standing_pass), (4, None));
}

#[test]
fn tv57_the_end_of_main_is_the_turn_players_pass() {
    let position = Position::new().at(1, "0{W01}").at(3, "0{K06} 0[K02]").hand(0, "K01");
    let mut table = Table::at(&position);
    table.does(0, "end_main").asks(0, Window).pends(&["draw"]);
    assert_eq!(table.state.turn_no, 4, "nobody was asked before");
    table.saw("BK-7.12", |fact| {
        matches!(fact, Fact::SilentPass { seat, cause: SilentCause::EndedMain } if *seat == Seat::at(0))
    });
    table.cites(&["BK-5.27"]).never("BK-7.4");
}

#[test]
fn tv69_who_is_asked_by_what_both_seats_see() {
    let position = |card: &str, reading: &str| {
        Position::new()
            .reading("window-eligibility", reading)
            .at(1, "0{W01}")
            .at(3, &format!("0{{K06}} 1[{card}]"))
            .hand(0, "W01")
    };
    let mut table = Table::at(&position("K02", "private"));
    table.level(2).does(0, "set W01 4").asks(0, MainAction);
    let silent = |fact: &&&Fact| matches!(fact, Fact::SilentPass { seat, cause: SilentCause::NothingUsable } if *seat == Seat::at(1));
    let told = |eye: Eye| table.told_to(eye).iter().filter(silent).count();
    assert_eq!((told(Eye::Seat(Seat::at(1))), told(Eye::All)), (1, 1));
    assert_eq!((told(Eye::Seat(Seat::at(0))), told(Eye::Public)), (0, 0));
    for card in ["K02", "W05"] {
        let mut table = Table::at(&position(card, "public"));
        table.does(0, "set W01 4").asks(1, Window);
        table.offers(&["pass once", "pass until_change", "pass until_turn_end"]);
    }
}

#[test]
fn a_pass_until_something_changes_ends_when_its_seat_acts() {
    let mut table = Table::at(&swarm().at(4, "0{W01} 1{K01}"));
    table.does(0, "declare_battle 4").does(1, "pass until_change").does(0, "vanguard W01#2");
    table.forget().does(1, "fighter K01");
    table.saw("BK-7.9", |fact| matches!(fact, Fact::StandingPassEnds { .. }));
    table.asks(1, Window).pends(&[]);
}

#[test]
fn a_pass_until_the_turn_ends_ends_with_a_quick_effect_in_main() {
    let position = Position::new().at(1, "0{W01}").at(3, "0{K06} 0[K02 K02]").hand(0, "K01 K01");
    let mut table = Table::at(&position.stand(Stand::Open));
    table.does(0, "skip_open").asks(0, Window).does(0, "pass until_turn_end");
    table.asks(0, MainAction).does(0, "move W01 2").forget().does(0, "open_quick K02#1");
    table.does(0, "pay K01").saw("BK-7.9", |fact| matches!(fact, Fact::StandingPassEnds { .. }));
    assert_eq!(table.state.seats[0].standing_pass, None);
}
