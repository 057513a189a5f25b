//! Opening: level, cost, Unique, condition, targets, payments.

use super::table::Table;
use crate::cards::test_set::test_set;
use crate::opening::Stand;
use crate::opening::position::Position;
use crate::prelude::*;
use crate::state::Question::{MainAction, OpenPhase, PayCost, Place, Search, Window};
use kanso_engine::Table as _;

fn open_phase() -> Position {
    Position::new().stand(Stand::Open)
}

#[test]
fn tv06_a_card_that_is_not_paid_for_is_shown_and_turned_back() {
    let position = open_phase().at(1, "0[W09]").at(2, "0{W01}").at(3, "0{W01}").hand(0, "W01 W04");
    let mut table = Table::at(&position);
    table.level(2).asks(0, OpenPhase).offers(&["open_unpaid W09", "skip_open"]);
    table.does(0, "open_unpaid W09").asks(0, MainAction);
    table.city(1, "0[W09(pub)]").hand(0, "W01 W04").trash(0, "");
    table.refuses("open_unpaid W09", "BK-5.8").refuses("open W09", "BK-5.8");
    table.saw("BK-5.14", |fact| matches!(fact, Fact::ShownUnpaid { .. }));
    table.never("BK-5.13");
}

#[test]
fn tv07_a_level_above_the_city_level_is_refused() {
    let position = open_phase()
        .at(1, "0[W15]")
        .at(2, "0{W01}")
        .at(3, "0{W01}")
        .at(4, "0{W01}")
        .hand(0, "W01 W02 W03 W04");
    Table::at(&position).level(3).refuses("open W15", "BK-5.9");
}

#[test]
fn tv08_payments_are_the_sets_of_cards_that_cover_the_cost() {
    let position = |hand: &str| {
        Position::new()
            .turn_of(1)
            .at(1, "0{W04}")
            .at(3, "0{W01} 1{K01} 1[K02]")
            .at(5, "0[G12]")
            .hand(0, hand)
            .hand(1, "K01")
    };
    let asked = |hand: &str| {
        let mut table = Table::at(&position(hand));
        table.does(1, "open_quick K02").does(1, "pay K01").does(1, "targets W01");
        table.asks(0, Window).does(0, "open_quick G12").asks(0, PayCost);
        table
    };
    asked("G01 G03 W01").offers(&["pay G01 G03", "pay G01 W01", "pay G03 W01"]);
    let mut table = asked("G01 W01 R01");
    table.offers(&["pay G01 W01", "pay G01 R01"]);
    table.does(0, "pay G01 R01").hand(0, "W01").trash(0, "G01 G12 R01");
    table.cites(&["BK-5.10"]);
}

#[test]
fn tv13_found_mercenaries_enter_one_after_the_other_without_a_window() {
    let position = open_phase().at(1, "0{W04}").at(2, "0[W03]").hand(0, "W01");
    let mut table = Table::at(&position);
    table.level(1).does(0, "open W03").does(0, "pay W01").asks(0, Search);
    table.offers(&["find W01", "stop_search"]).does(0, "find W01").asks(0, Search);
    table.does(0, "find W01").asks(0, MainAction);
    table.city(2, "0{W01 W01}").level(2).deck(0, 18).trash(0, "W01 W03");
    table.cites(&["BK-5.13", "BK-9.22", "BK-9.23", "BK-3.4", "BK:W03", "BK:W01"]);
}

#[test]
fn tv13_nobody_is_asked_between_the_parts_of_one_effect() {
    let position = open_phase()
        .reading("window-eligibility", "always")
        .at(1, "0{W04}")
        .at(2, "0[W03]")
        .hand(0, "W01");
    let mut table = Table::at(&position);
    table.does(0, "open W03").does(0, "pay W01").asks(1, Window).pends(&["W03"]);
    table.does(1, "pass").does(0, "find W01").does(0, "find W01");
    table.asks(0, Window).pends(&[]).city(2, "0{W01 W01}");
}

#[test]
fn tv17_a_condition_for_use_is_looked_at_once() {
    let position = open_phase()
        .at(1, "occ=1 1{K01} 1[K02]")
        .at(2, "occ=1 1{K01}")
        .at(4, "0{R01} 0[R03]")
        .hand(0, "R01")
        .hand(1, "K01");
    let mut table = Table::at(&position);
    table.level(3).does(0, "open R03").does(0, "pay R01");
    table.asks(1, Window).does(1, "open_quick K02").does(1, "pay K01");
    table.city(1, "").level(2);
    assert_eq!(table.draws(), Some(7));
    table.falls("W01 W01 W01 W01 W01 W01 W01").asks(0, Place);
    for city in [1, 1, 2, 3, 4, 4, 5] {
        table.does(0, &format!("place W01 {city}"));
    }
    table.asks(0, MainAction).deck(0, 13).trash(0, "R01 R03");
    table.city(1, "0[W01 W01]").city(2, "occ=1 1{K01} 0[W01]").city(4, "0{R01} 0[W01 W01]");
    table.cites(&["BK-9.17", "BK-9.20", "BK:R03", "BK-6.23"]);
}

#[test]
fn tv20_a_unique_name_in_play_keeps_another_one_from_being_opened() {
    let position = open_phase().at(1, "0[W06]").at(3, "0{W01}").at(5, "1{W06}").hand(0, "W01 W01");
    let mut table = Table::at(&position);
    table.level(2).refuses("open W06", "BK-5.11").offers(&["open_unpaid W06", "skip_open"]);
}

#[test]
fn tv38_an_edict_makes_opening_dearer() {
    let position = |hand: &str| {
        open_phase()
            .turn_of(1)
            .at(1, "0{W01}")
            .at(2, "0{R12} 1[K06]")
            .at(3, "0{W01}")
            .at(4, "1{K01}")
            .hand(1, hand)
    };
    Table::at(&position("K01 W01")).level(3).refuses("open K06", "BK-5.10");
    let mut table = Table::at(&position("K01 W01 R01"));
    table.does(1, "open K06").offers(&["pay K01 R01 W01"]).does(1, "pay K01 R01 W01");
    table.asks(1, MainAction).city(2, "0{R12} 1{K06}").hand(1, "");
    table.cites(&["BK-9.29", "BK:R12", "BK-5.10", "BK-5.16", "BK:K06"]);
}

#[test]
fn tv51_an_untargetable_character_is_no_target() {
    let position = |stand: Stand| {
        Position::new().stand(stand).at(3, "1{G16} 0[K02]").at(5, "0{W01}").hand(0, "K01")
    };
    let mut table = Table::at(&position(Stand::Open));
    table.level(2).refuses("open K02", "BK-5.12").offers(&["open_unpaid K02", "skip_open"]);
    Table::at(&position(Stand::Main)).refuses("open_quick K02", "BK-5.12");
}

#[test]
fn tv52_a_card_comes_back_from_the_trash() {
    let position = open_phase()
        .at(1, "0{W01}")
        .at(2, "0[K11]")
        .at(3, "0{W01}")
        .at(4, "0{W01}")
        .hand(0, "K14 R14")
        .trash(0, "K06 K03");
    let mut table = Table::at(&position);
    table.level(3).does(0, "open K11").offers(&["pay K14 R14"]).does(0, "pay K14 R14");
    table.asks(0, MainAction).city(2, "0{K03}").level(4).trash(0, "K06 K11 K14 R14");
    table.cites(&["BK:K11", "BK-9.25", "BK-5.48", "BK:K03"]);
}

/// All that an eye is told of what happened and sees on the table, as bytes.
fn told(table: &Table, eye: Eye) -> String {
    let mut words = format!("{:?}", table.game.scene(&table.state, eye));
    for fact in table.told_to(eye) {
        for lang in Lang::ALL {
            table.game.say_fact(fact, lang, eye, &mut words).unwrap();
        }
    }
    for lang in Lang::ALL {
        table.game.say_prompt(&table.state, lang, eye, &mut words).unwrap();
    }
    words
}

#[test]
fn tv65_how_many_payments_there_are_is_told_to_nobody_else() {
    let game = |hand: &str| Table::at(&open_phase().at(2, "0[W04]").hand(0, hand));
    let (mut one, mut two) = (game("W01 W01"), game("W01 G01"));
    let others = [Eye::Seat(Seat::at(1)), Eye::Public];
    let same = |one: &Table, two: &Table| {
        for eye in others {
            assert_eq!(told(one, eye), told(two, eye), "{eye:?}");
        }
        assert_ne!(told(one, Eye::Seat(Seat::at(0))), told(two, Eye::Seat(Seat::at(0))));
    };
    one.does(0, "open W04").asks(0, PayCost).offers(&["pay W01"]);
    two.does(0, "open W04").asks(0, PayCost).offers(&["pay W01", "pay G01"]);
    same(&one, &two);
    one.does(0, "pay W01").asks(0, MainAction).city(2, "0{W04}");
    two.does(0, "pay W01").asks(0, MainAction).city(2, "0{W04}");
    same(&one, &two);
}

#[test]
fn tv66_a_free_showing_is_not_the_phases_open_but_each_card_is_shown_once() {
    let position =
        open_phase().reading("failed-open-spends", "free").at(1, "0[W09]").at(2, "0[W15]");
    let mut table = Table::at(&position);
    table.level(0).does(0, "open_unpaid W09").asks(0, OpenPhase);
    table.refuses("open_unpaid W09", "BK-5.14").offers(&["open_unpaid W15", "skip_open"]);
    table.does(0, "open_unpaid W15").asks(0, MainAction);
    table.city(1, "0[W09(pub)]").city(2, "0[W15(pub)]");
    assert!(table.state.unpaid_shown.is_empty(), "the phase is over");
}

#[test]
fn tv72_a_card_to_be_paid_is_no_target_yet() {
    let position = open_phase()
        .at(1, "0{W01}")
        .at(2, "0[K11]")
        .at(3, "0{W01}")
        .at(4, "0{W01}")
        .hand(0, "K03 K01");
    Table::at(&position).level(3).refuses("open K11", "BK-5.12");
}

#[test]
fn tv73_a_sacrifice_must_leave_a_target() {
    let position = |here: &str| Position::new().card_set(&test_set()).at(1, here);
    Table::at(&position("0{X01 W01}")).refuses("use X01 1", "BK-5.12");
    let mut table = Table::at(&position("0{X01 W01 W04(d1)}"));
    table.does(0, "use X01 1").asks(0, PayCost);
    table.offers(&["pay sacrifice W01", "pay sacrifice W04"]).does(0, "pay sacrifice W01");
    table.asks(0, MainAction).city(1, "0{X01 W04}").trash(0, "W01");
    table.cites(&["BK-5.22", "BK-5.51", "BK-9.6", "BK-5.48"]);
    let mut table = Table::at(&position("0{X01 W01 W04(d1)}"));
    table.does(0, "use X01 1").does(0, "pay sacrifice W04").city(1, "0{X01 W01}");
}
