//! What each value of the readings about moves, sets, targets and cards that change their place
//! changes.

use super::table::Table;
use crate::cards::test_set::test_set;
use crate::opening::Stand;
use crate::opening::position::Position;
use crate::prelude::*;
use crate::state::Question::{BattleOpen, CityDraw, MainAction, Window};

fn with(reading: &str, value: &str) -> Position {
    Position::new().reading(reading, value)
}

#[test]
fn r19_when_a_move_locks() {
    let snared = |value: &str| {
        let position = with("BK-R19", value).at(2, "0{W01} 1[R11]").hand(1, "K01");
        let mut table = Table::at(&position);
        table.does(0, "move W01 3");
        table
    };
    let mut early = snared("at-announcement");
    early.asks(0, MainAction).city(3, "0{W01(L)}");
    let mut late = snared("at-resolution");
    late.asks(1, Window).city(2, "0{W01} 1[R11]").does(1, "open_quick R11").does(1, "pay K01");
    late.asks(0, MainAction).city(2, "0{W01(L)}");
    late.saw("BK-5.18", |fact| matches!(fact, Fact::Fizzles { .. }));
    let mut left = snared("at-resolution");
    left.does(1, "pass").city(3, "0{W01(L)}");
}

#[test]
fn r19_when_a_designation_locks() {
    let named = |value: &str| {
        let position = with("BK-R19", value).at(2, "0{W01} 1[R11 R11]").hand(1, "K01 K01");
        let mut table = Table::at(&position);
        table.does(0, "declare_battle 2").asks(1, Window).does(1, "pass");
        table.does(0, "vanguard W01");
        table
    };
    let mut early = named("at-announcement");
    early.asks(1, BattleOpen).does(1, "skip_open").asks(0, CityDraw);
    let mut late = named("at-resolution");
    late.asks(1, Window).city(2, "0{W01} 1[R11 R11]").does(1, "open_quick R11#1");
    late.does(1, "pay K01").asks(0, MainAction).city(2, "0{W01(L)} 1[R11]").cites(&["BK-5.36"]);
}

#[test]
fn r20_whether_a_character_can_move_to_its_own_city() {
    let mut no = Table::at(&with("BK-R20", "no").at(2, "0{W01}"));
    no.refuses("move W01 2", "BK-5.19").does(0, "move W01 3");
    let mut yes = Table::at(&with("BK-R20", "yes").at(2, "0{W01} 1{G09}"));
    yes.does(0, "move W01 2").asks(0, MainAction).city(2, "0{W01(L)} 1{G09}");
    yes.items(&["+move", "-move"]);
    assert_eq!(yes.times("BK-5.18", |fact| matches!(fact, Fact::Moved { .. })), 0);
}

#[test]
fn r21_where_a_card_is_while_its_set_pends() {
    let set = |value: &str| {
        let position =
            with("BK-R21", value).reading("BK-R10", "ask").at(3, "0{K06} 0[K12]").hand(0, "W01");
        let mut table = Table::at(&position);
        table.does(0, "set W01 4");
        table
    };
    set("beside-the-city").asks(0, MainAction).hand(0, "").city(4, "0[W01]");
    let mut in_hand = set("in-hand");
    in_hand.asks(0, Window).pends(&["set"]).hand(0, "W01").does(0, "open_quick K12");
    in_hand
        .does(0, "pay W01")
        .asks(0, MainAction)
        .city(3, "0{K06(p2)}")
        .city(4, "")
        .trash(0, "K12 W01");
    in_hand.saw("BK-5.20", |fact| matches!(fact, Fact::Fizzles { .. }));
}

#[test]
fn r22_whether_cards_are_set_where_the_enemy_is() {
    let hostile =
        |value: &str| Table::at(&with("BK-R22", value).at(2, "occ=1 1{K01}").hand(0, "W01"));
    let mut yes = hostile("yes");
    yes.does(0, "set W01 2").city(2, "occ=1 1{K01} 0[W01]");
    let mut no = hostile("no");
    no.refuses("set W01 2", "BK-R22");
    no.offers_of("set", &["set W01 1", "set W01 3", "set W01 4", "set W01 5"]);
}

#[test]
fn r44_what_becomes_of_a_target_that_does_not_fit_any_more() {
    let rallied = |value: &str| {
        let position = with("BK-R44", value)
            .stand(Stand::Open)
            .at(1, "0{W01}")
            .at(3, "1{W04(L)} 0[K13] 1[W12]")
            .hand(0, "K01")
            .hand(1, "W01");
        let mut table = Table::at(&position);
        table.does(0, "open K13").does(0, "pay K01");
        table.asks(1, Window).does(1, "open_quick W12").does(1, "pay W01").asks(0, MainAction);
        table
    };
    rallied("still-affected").city(3, "").trash(1, "W01 W04 W12");
    rallied("no-effect").city(3, "1{W04(p1)}").cites(&["BK-R44"]).trash(0, "K01 K13");
}

#[test]
fn r45_what_an_ability_does_without_its_card() {
    let nursed = |value: &str| {
        let position =
            with("BK-R45", value).at(1, "0{W04}").at(3, "0{W08 W01} 1[K02]").hand(1, "K01");
        let mut table = Table::at(&position);
        table.does(0, "use W08 1").does(1, "open_quick K02").does(1, "pay K01");
        table.does(1, "targets W08").asks(0, MainAction);
        table
    };
    nursed("no-effect").city(3, "0{W01}").cites(&["BK-6.43"]);
    nursed("resolves").city(3, "0{W01(s1)}").never("BK-6.43");
}

#[test]
fn r47_who_controls_a_stolen_character_turned_face_down() {
    let turned = |value: &str| {
        let position =
            with("BK-R47", value).card_set(&test_set()).at(1, "0{W01}").at(3, "0{W04(o1)} 1[X05]");
        let mut table = Table::at(&position);
        table.does(0, "move W01 2").asks(1, Window).does(1, "open_quick X05");
        table.asks(0, MainAction);
        table
    };
    turned("owner").city(3, "1[W04(pub)]");
    turned("last-controller").city(3, "0[W04(o1,pub)]");
}

#[test]
fn r49_what_no_hp_means_without_damage() {
    let withered = |value: &str| {
        let position = with("BK-R49", value)
            .card_set(&test_set())
            .at(1, "0{W04}")
            .at(3, "0{W01} 1[X06 K02]")
            .hand(1, "K01");
        let mut table = Table::at(&position);
        table.does(0, "move W04 2").asks(1, Window).does(1, "open_quick X06");
        table
    };
    withered("trashed").asks(0, MainAction).city(3, "1[K02]").cites(&["BK-3.3"]);
    let mut stays = withered("needs-damage");
    stays.asks(1, Window).pends(&["move"]).city(3, "0{W01(h-2)} 1[K02]").never("BK-3.3");
    stays.does(1, "open_quick K02").does(1, "pay K01").city(3, "").trash(0, "W01");
}

#[test]
fn r62_what_a_character_has_on_it_when_it_comes_back() {
    let returned = |value: &str| {
        let position = with("BK-R62", value).at(3, "0{W01 W04(L,d1)} 0[W13]").hand(0, "W02");
        let mut table = Table::at(&position);
        table.does(0, "open_quick W13").does(0, "targets W04").hand(0, "W02 W04(pub)");
        table.does(0, "set W04 3").does(0, "declare_battle 3").does(0, "vanguard W01");
        table.asks(0, BattleOpen).does(0, "open W04").does(0, "pay W02");
        table
    };
    let mut new = returned("new-card");
    new.does(0, "no_fighter").city(3, "occ=0 0{W01(L) W04}");
    returned("keeps").city(3, "occ=0 0{W01(L) W04(L,d1)}");
}

#[test]
fn r68_whether_a_move_is_looked_at_again() {
    let driven = |value: &str| {
        let position = with("BK-R68", value)
            .at(2, "0{W01} 0[R10]")
            .at(4, "1{K06} 1[K12]")
            .hand(0, "R01")
            .hand(1, "K01");
        let mut table = Table::at(&position);
        table.does(0, "move W01 3").does(1, "open_quick K12").does(1, "pay K01");
        table.does(0, "open_quick R10").does(0, "pay R01").does(0, "targets W01 1");
        table.asks(0, MainAction);
        table
    };
    driven("not-rechecked").city(3, "0{W01(L)}");
    let mut out = driven("must-be-in-reach");
    out.city(1, "0{W01(L)}").city(3, "");
    out.saw("BK-5.18", |fact| matches!(fact, Fact::Fizzles { .. }));
}
