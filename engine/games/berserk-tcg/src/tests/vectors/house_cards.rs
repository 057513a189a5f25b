//! Texts of the house's cards that no vector plays.

use super::table::Table;
use crate::opening::Stand;
use crate::opening::position::Position;
use crate::prelude::*;
use crate::state::Question::{
    Bottom, ChooseTargets, CityDraw, Discard, MainAction, PayCost, Search, Take, TriggerOrder,
};

fn new() -> Position {
    Position::new()
}

/// A table at the Open phase with so many cities up, city 3 among those that are not.
fn open_phase(level: u8) -> Position {
    let up = [1, 5, 2, 4].into_iter().take(usize::from(level));
    up.fold(new().stand(Stand::Open), |position, city| position.at(city, "0{W01}"))
}

#[test]
fn bk_w07_looks_at_a_set_card_near_by() {
    let mut table = Table::at(&new().at(1, "0{W07}").at(2, "1[K02]").at(4, "1[K06]"));
    table.does(0, "use W07 1").asks(0, MainAction).city(1, "0{W07(L)}");
    table.city(2, "1[K02(priv)]").city(4, "1[K06]").cites(&["BK:W07", "BK-9.27", "BK-3.9"]);
    table.saw("BK-9.27", |fact| matches!(fact, Fact::SetCardSeen { .. }));
    table.refuses("use W07 1", "BK-3.9");
}

#[test]
fn bk_w10_sets_the_top_card_of_the_deck() {
    let mut table = Table::at(&open_phase(1).at(3, "0[W10]").hand(0, "W02"));
    table.does(0, "open W10").does(0, "pay W02").falls("W01").asks(0, MainAction);
    table.city(3, "0{W10} 0[W01]").deck(0, 19).cites(&["BK:W10", "BK-9.21", "BK-9.17"]);
}

#[test]
fn bk_w11_lets_mercenaries_stand_more() {
    let position = open_phase(1).at(3, "0{W01 W11 W02} 0[R14]").hand(0, "R01 W02");
    let mut table = Table::at(&position);
    assert_eq!((table.numbers("W01#2").1, table.numbers("W01#1").1), (2, 1));
    table.does(0, "open R14").does(0, "pay R01 W02").asks(0, MainAction);
    table.city(3, "0{W01(d1) W11}").cites(&["BK:W11", "BK-9.4"]);
}

#[test]
fn bk_w15_calls_a_mercenary_to_the_city_it_took() {
    let mut table = Table::at(&new().at(4, "0{W15}"));
    table.does(0, "declare_battle 4").does(0, "vanguard W15").asks(0, TriggerOrder);
    table.offers(&["next_trigger !city_draw", "next_trigger !W15"]);
    table.does(0, "next_trigger !city_draw").asks(0, Search).pends(&["city_draw"]);
    table.does(0, "find W01").asks(0, CityDraw).city(4, "occ=0 0{W15(L) W01}");
    table.does(0, "decline").asks(0, MainAction).cites(&["BK:W15", "BK-6.13", "BK-9.23"]);
}

#[test]
fn bk_w16_strengthens_mercenaries_everywhere() {
    let mut table = Table::at(&new().at(1, "0{W16}").at(3, "0{W01} 1{K01 W04}"));
    let power = |name: &str| table.numbers(name).0;
    assert_eq!((power("W01"), power("K01"), power("W04")), (2, 1, 1));
    table.does(0, "declare_battle 3").does(0, "vanguard W01").does(1, "fighter W04");
    table.does(1, "no_fighter").asks(0, MainAction).city(3, "1{K01}").cites(&["BK:W16"]);
}

#[test]
fn bk_g07_heals() {
    let mut table = Table::at(&new().at(3, "0{G07 K06(d2)}"));
    table.does(0, "use G07 1").asks(0, ChooseTargets).does(0, "targets K06");
    table.asks(0, MainAction).city(3, "0{G07(L) K06}").cites(&["BK:G07", "BK-9.6"]);
}

#[test]
fn bk_g08_shields_as_often_as_it_is_paid() {
    let mut table = Table::at(&new().at(3, "0{G08}").hand(0, "W01 K01"));
    table.does(0, "use G08 1").asks(0, PayCost).offers(&["pay W01", "pay K01"]);
    table.does(0, "pay W01").does(0, "use G08 1").does(0, "pay K01");
    table.city(3, "0{G08(s4)}").trash(0, "K01 W01").cites(&["BK:G08", "BK-9.5"]);
    table.refuses("use G08 1", "BK-5.10");
}

#[test]
fn bk_g11_takes_one_card_unseen() {
    let position = new().at(3, "0{W04} 0[G11]").hand(0, "G01").deck(0, "W02 W04 W01*18");
    let mut table = Table::at(&position);
    table.does(0, "open_quick G11").does(0, "pay G01").falls("W01 W02 W04").asks(0, Take);
    table.offers(&["take W01", "take W02", "take W04"]).refuses("take_none", "BK-9.18");
    table.does(0, "take W02").asks(0, Bottom).does(0, "bottom W01").asks(0, MainAction);
    table.hand(0, "W02").deck(0, 19).cites(&["BK:G11", "BK-9.18", "BK-9.19"]);
}

#[test]
fn bk_g13_sends_home_to_the_owner() {
    let position = open_phase(2).at(3, "0{W06(o1)} 0[G13]").hand(0, "G01 W02");
    let mut table = Table::at(&position);
    table.does(0, "open G13").does(0, "pay G01 W02");
    table.asks(0, MainAction).city(3, "").hand(1, "W06(pub)").cites(&["BK:G13", "BK-9.10"]);
}

#[test]
fn bk_g15_may_bring_a_card_back_to_the_hand() {
    let entered = || {
        let position = open_phase(4).at(3, "0[G15]").hand(0, "G01 G01 W02").trash(0, "K06");
        let mut table = Table::at(&position);
        table.does(0, "open G15").does(0, "pay G01 G01 W02").asks(0, ChooseTargets);
        table
    };
    let mut one = entered();
    one.offers(&["targets K06", "targets G01", "targets W02", "targets none"]);
    one.does(0, "targets K06").asks(0, MainAction).hand(0, "K06(pub)");
    one.cites(&["BK:G15", "BK-9.24"]);
    let mut none = entered();
    none.does(0, "targets none").asks(0, MainAction).hand(0, "").never("BK-9.24");
    let beside = Table::at(&new().at(3, "0{G15 W04} 1{W04}"));
    let hp = |name: &str| beside.numbers(name).1;
    assert_eq!((hp("G15"), hp("W04#1"), hp("W04#2")), (6, 3, 2));
}

#[test]
fn bk_k07_sacrifices_for_damage() {
    let mut table = Table::at(&new().at(3, "0{K07 W01}").at(4, "1{W04}"));
    table.does(0, "use K07 1").asks(0, PayCost).offers(&["pay sacrifice W01"]);
    table.does(0, "pay sacrifice W01").offers(&["targets K07", "targets W04"]);
    table.does(0, "targets W04").asks(0, MainAction).city(3, "0{K07(L)}").city(4, "");
    table.trash(0, "W01").trash(1, "W04").cites(&["BK:K07", "BK-5.51", "BK-9.3"]);
}

#[test]
fn bk_k08_makes_the_enemy_discard() {
    let position = open_phase(2).at(3, "0[K08]").hand(0, "K01").hand(1, "K02 K03");
    let mut table = Table::at(&position);
    table.does(0, "open K08").does(0, "pay K01").asks(1, Discard);
    table.offers(&["discard K02", "discard K03"]).does(1, "discard K03").asks(0, MainAction);
    table.hand(1, "K02").trash(1, "K03").cites(&["BK:K08", "BK-9.15"]);
}

#[test]
fn bk_k10_takes_the_enemys_strength() {
    let mut table = Table::at(&new().at(3, "0{W04 R02} 1{K10 K01}"));
    let power = |name: &str| table.numbers(name).0;
    assert_eq!((power("W04"), power("R02"), power("K01")), (0, 2, 1));
    table.does(0, "declare_battle 3").does(0, "vanguard R02").does(0, "no_fighter");
    table
        .does(1, "fighter K01")
        .does(0, "no_fighter")
        .asks(0, CityDraw)
        .city(3, "occ=0 0{W04 R02(L,d1)} 1{K10}");
    table.saw("BK-5.43", |fact| matches!(fact, Fact::Assigned { amount: 2, .. }));
    table.cites(&["BK:K10"]);
}

#[test]
fn bk_k14_trashes_cards_of_the_deck() {
    let mut table = Table::at(&open_phase(1).at(3, "0[K14]").hand(0, "K01"));
    table.does(0, "open K14").does(0, "pay K01").falls("K01 K01 K01").asks(0, MainAction);
    table.deck(1, 17).trash(1, "K01 K01 K01").cites(&["BK:K14", "BK-9.16"]);
}

#[test]
fn bk_k15_wounds_its_neighbours_when_its_turn_starts() {
    let position = new().stand(Stand::TurnStart).at(3, "0{K15 W04} 1{W04 W01}").at(4, "1{W01}");
    let mut table = Table::at(&position);
    table.city(3, "0{K15 W04} 1{W04(d1)}").city(4, "1{W01}").trash(1, "W01");
    table.cites(&["BK:K15", "BK-5.2", "BK-9.4"]).items(&["+K15", "-K15", "+draw", "-draw"]);
}

#[test]
fn bk_r07_shoots_at_the_next_city() {
    let position = new().at(2, "1{W04}").at(3, "0{R07} 1{W04}").at(5, "1{W04}").hand(0, "W01");
    let mut table = Table::at(&position);
    table.does(0, "use R07 1").does(0, "pay W01").asks(0, MainAction).city(2, "");
    table.city(3, "0{R07(L)} 1{W04}").city(5, "1{W04}").cites(&["BK:R07", "BK-3.9", "BK-9.3"]);
}

#[test]
fn bk_r08_drums_for_another() {
    let mut table = Table::at(&new().at(3, "0{R08 R02 W04}"));
    table.does(0, "use R08 1").offers(&["targets R02", "targets W04"]).does(0, "targets R02");
    table.city(3, "0{R08(L) R02(p1) W04}").cites(&["BK:R08", "BK-9.7"]);
    assert_eq!(table.numbers("R02").0, 4);
}

#[test]
fn bk_r15_is_ready_again_after_an_occupation() {
    let mut table = Table::at(&new().at(4, "0{R15}"));
    table.does(0, "declare_battle 4").does(0, "vanguard R15").asks(0, TriggerOrder);
    table.does(0, "next_trigger !R15").asks(0, CityDraw).city(4, "occ=0 0{R15(L)}");
    table.does(0, "decline").asks(0, MainAction).city(4, "occ=0 0{R15}");
    table.cites(&["BK:R15", "BK-9.8"]).does(0, "move R15 2").city(2, "0{R15(L)}").city(4, "");
}
