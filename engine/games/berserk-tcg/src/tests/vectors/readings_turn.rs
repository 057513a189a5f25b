//! What each value of the readings about the course of a turn changes.

use super::table::Table;
use crate::cards::test_set::test_set;
use crate::opening::Stand;
use crate::opening::position::Position;
use crate::prelude::*;
use crate::state::EndReason;
use crate::state::Question::{CityDraw, DiscardToLimit, MainAction, OpenPhase, Window};

#[test]
fn r7_what_is_unlocked_in_recovery() {
    let recovered = |value: &str, place: &str, lands: &str| {
        let position = Position::new()
            .card_set(&test_set())
            .reading("BK-R7", value)
            .stand(Stand::Recovery)
            .at(1, "0{X09(L)}")
            .at(3, "0{W01(L)} 1{K01(L)}");
        let mut table = Table::at(&position);
        table.city(1, place).city(3, lands).cites(&["BK-5.3"]);
    };
    recovered("own-cards", "0{X09}", "0{W01} 1{K01(L)}");
    recovered("own-characters", "0{X09(L)}", "0{W01} 1{K01(L)}");
    recovered("all-characters", "0{X09(L)}", "0{W01} 1{K01}");
}

/// A turn with a bit of everything: what pended in it.
fn turn(value: &str, items: &[&str]) {
    let position = Position::new()
        .reading("BK-R8", value)
        .stand(Stand::Recovery)
        .at(1, "0{W04(L)}")
        .at(3, "0{W01}");
    let mut table = Table::at(&position);
    table.falls("W01").does(0, "move W04 2").does(0, "declare_battle 3").does(0, "vanguard W01#1");
    table.asks(0, CityDraw).does(0, "decline").asks(0, MainAction).items(items);
    table.city(2, "0{W04(L)}").city(3, "occ=0 0{W01(L)}");
}

#[test]
fn r8_which_effects_of_the_rules_pend() {
    let listed = [
        "+recover",
        "-recover",
        "+draw",
        "-draw",
        "+move",
        "-move",
        "+battle",
        "-battle",
        "+vanguard",
        "-vanguard",
        "+occupy",
        "-occupy",
        "+city_draw",
        "-city_draw",
    ];
    turn("listed", &listed);
    turn("all", &listed);
    let quoted = ["+draw", "-draw", "+vanguard", "-vanguard", "+occupy", "-occupy"];
    turn("quoted-only", &quoted);
}

#[test]
fn r8_whether_reset_and_discard_pend() {
    let ended = |value: &str| {
        let position = Position::new()
            .reading("BK-R8", value)
            .stand(Stand::End)
            .at(3, "0{K06(d1)}")
            .hand(0, "W01 W01 W01 W01 W02 W03 W04 W05");
        let mut table = Table::at(&position);
        table.asks(0, DiscardToLimit).city(3, "0{K06}").does(0, "discard W02");
        table.trash(0, "W02").hand(0, "W01 W01 W01 W01 W03 W04 W05");
        table
    };
    ended("listed").items(&["+draw", "-draw"]).never("BK-R8");
    let mut all = ended("all");
    all.items(&["+reset", "-reset", "+discard", "-discard", "+draw", "-draw"]);
    all.saw("BK-R8", |fact| matches!(fact, Fact::DiscardChosen { .. }));
}

/// The open windows in which somebody was asked in a turn with a battle.
fn windows(value: &str) -> Vec<OpenWindow> {
    let position = Position::new()
        .reading("BK-R9", value)
        .reading("BK-R11", "always")
        .stand(Stand::Recovery)
        .at(3, "0{W01} 1{K01}");
    let mut table = Table::at(&position);
    let mut acts = ["declare_battle 3", "vanguard W01", "fighter K01", "end_main"].into_iter();
    let mut seen = Vec::new();
    while table.state.turn_no == 3 {
        match table.asked() {
            None => {
                table.falls("W01");
            }
            Some((seat, Window)) => {
                if table.state.stack.is_empty() {
                    seen.extend(table.state.open_window);
                }
                table.does(seat, "pass");
            }
            Some((seat, _)) => {
                table.does(seat, acts.next().unwrap());
            }
        }
    }
    table.cites(&["BK-6.26"]);
    seen.dedup();
    seen
}

#[test]
fn r9_where_quick_can_be_used_with_nothing_pending() {
    use OpenWindow::{
        BattleEnd, BattleOpen, Draw, End, Exchange, Fighters, Main, Open, Recovery, Vanguard,
    };
    assert_eq!(windows("lean"), [Draw, Open, Fighters, Exchange, Main]);
    let full =
        [Recovery, Draw, Open, Vanguard, BattleOpen, Fighters, Exchange, BattleEnd, Main, End];
    assert_eq!(windows("full"), full);
    assert_eq!(
        windows("before-fighters"),
        [Draw, Open, BattleOpen, Fighters, Exchange, Main],
        "what was opened for the battle is answered before anybody is named"
    );
}

#[test]
fn r15_whether_a_card_can_be_opened_in_the_turn_it_was_set() {
    let set = |value: &str| {
        let position = Position::new()
            .reading("BK-R15", value)
            .at(1, "0{W01}")
            .at(3, "1{W04} 0[W13]")
            .hand(0, "K02 K01");
        let mut table = Table::at(&position);
        table.does(0, "set K02 3").asks(0, MainAction);
        table
    };
    let mut at_once = set("yes");
    at_once.does(0, "open_quick K02").does(0, "pay K01").city(3, "0[W13]");
    let mut later = set("no");
    later.refuses("open_quick K02", "BK-R15").city(3, "1{W04} 0[W13 K02]");
    later.does(0, "end_main").does(0, "pass until_turn_end").falls("K01").does(1, "end_main");
    later.does(0, "pass until_turn_end").falls("W01");
    later.asks(0, OpenPhase).does(0, "open K02");
}

#[test]
fn r40_when_three_cities_win() {
    let taken = |value: &str| {
        let position = Position::new()
            .reading("BK-R40", value)
            .at(1, "occ=0 0{W01}")
            .at(2, "occ=0 0{W01}")
            .at(3, "0{W04}");
        let mut table = Table::at(&position);
        table.does(0, "declare_battle 3").does(0, "vanguard W04");
        table
    };
    assert_eq!(taken("at-once").over(), Some((EndReason::Cities, Some(0))));
    let mut later = taken("end-of-turn");
    later.asks(0, CityDraw).does(0, "decline").asks(0, MainAction).never("BK-8.1");
    later.does(0, "end_main");
    assert_eq!(later.over(), Some((EndReason::Cities, Some(0))));
    let mut left = taken("end-of-turn");
    left.does(0, "decline").does(0, "move W01#1 2").does(0, "end_main");
    assert_eq!((left.over(), left.draws()), (None, Some(1)), "city 1 is neutral again");
}

/// Seat 0 ends its turn with seven cards and a Quiet Grove.
fn grove(reading: &str, value: &str) -> Table {
    let position = Position::new()
        .reading(reading, value)
        .stand(Stand::End)
        .at(1, "0{W04}")
        .at(3, "occ=0 0{R15 G10} 1[K02]")
        .hand(0, "W01 W01 W01 W01 W01 W01 W01")
        .hand(1, "K01");
    let mut table = Table::at(&position);
    table.asks(1, Window).pends(&["G10"]);
    table
}

#[test]
fn r43_whether_the_discard_comes_before_the_triggers() {
    let mut after = grove("BK-R43", "after-discard");
    after.does(1, "pass").falls("W01").never("BK-5.31");
    assert_eq!(after.state.turn_no, 4);
    let mut before = grove("BK-R43", "before-discard");
    before.does(1, "pass").falls("W01").asks(0, DiscardToLimit);
    before.does(0, "discard W01");
    assert_eq!(before.state.turn_no, 4);
}

#[test]
fn r64_whether_the_first_turn_has_battles() {
    let first =
        |value: &str| Table::at(&Position::new().reading("BK-R64", value).turn(1).at(3, "0{W01}"));
    first("yes").does(0, "declare_battle 3").does(0, "no_vanguard");
    first("no").refuses("declare_battle 3", "BK-R64");
}

#[test]
fn r65_what_becomes_of_damage_after_the_reset() {
    let hurt = |value: &str| {
        let mut table = grove("BK-R65", value);
        table.does(1, "open_quick K02").does(1, "pay K01").falls("W01");
        assert_eq!(table.state.turn_no, 4);
        table
    };
    hurt("cleared-at-turn-end").city(3, "occ=0 0{R15 G10}");
    hurt("carries-over").city(3, "occ=0 0{R15(d2) G10}");
}

#[test]
fn r69_what_a_character_can_do_in_the_turn_it_entered() {
    let entered = |value: &str| {
        let position = Position::new()
            .reading("BK-R69", value)
            .stand(Stand::Open)
            .at(3, "0{W04} 0[W08]")
            .hand(0, "W02");
        let mut table = Table::at(&position);
        table.does(0, "open W08").does(0, "pay W02").city(3, "0{W04 W08}");
        table
    };
    let mut at_once = entered("yes");
    at_once.asks(0, Window).does(0, "use W08 1").city(3, "0{W04(s1) W08(L)}");
    entered("yes").does(0, "pass").does(0, "move W08 4").city(4, "0{W08(L)}");
    let mut later = entered("from-next-turn");
    later.asks(0, MainAction).refuses("use W08 1", "BK-R69").refuses("move W08 4", "BK-R69");
    later.does(0, "declare_battle 3").offers(&["vanguard W04", "no_vanguard"]);
    later.refuses("vanguard W08", "BK-R69").does(0, "vanguard W04");
}

#[test]
fn r69_who_holds_the_city_fights_at_once() {
    let position =
        Position::new().reading("BK-R69", "from-next-turn").at(3, "occ=1 0{R02} 1{K06(new)}");
    let mut table = Table::at(&position);
    table.does(0, "declare_battle 3").does(0, "vanguard R02").asks(0, MainAction);
    table.city(3, "").cites(&["BK-5.40", "BK-6.26"]);
}
