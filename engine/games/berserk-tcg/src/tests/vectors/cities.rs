//! Cities: level, identity, occupation, the draw, victory.

use super::table::Table;
use crate::opening::Stand;
use crate::opening::position::Position;
use crate::prelude::*;
use crate::state::EndReason;
use crate::state::Question::{CityDraw, MainAction, OpenPhase, Window};

#[test]
fn tv03_a_city_turns_with_the_last_character_and_is_known_from_then_on() {
    let position =
        Position::new().cities(["CITY1", "CITY2", "?", "CITY3", "?"]).at(2, "occ=0 0{W01}");
    let mut table = Table::at(&position);
    table.level(1).does(0, "move W01 3");
    assert_eq!((table.draws(), table.odds("CITY4")), (Some(1), "1 in 2".to_owned()));
    table.falls("CITY4").asks(0, MainAction);
    table.city(2, "").city(3, "0{W01(L)}").level(1);
    table.cites(&["BK-5.18", "BK-6.23", "BK-6.9", "BK-3.6", "BK:CITY4"]);
    table.saw("BK-6.23", |fact| {
        matches!(fact, Fact::Neutral { city, was } if city.number() == 2 && *was == Seat::at(0))
    });
    assert_eq!(table.state.cities[2].identity.unwrap().0, 4);
}

#[test]
fn tv04_the_level_is_the_number_of_cities_with_a_character() {
    let position =
        Position::new().stand(Stand::Open).at(1, "0[W01] 1[K02]").at(4, "1[K01]").hand(1, "K01");
    let mut table = Table::at(&position);
    table.asks(0, OpenPhase).level(0).does(0, "open W01").level(1).city(1, "0{W01} 1[K02]");
    table.does(0, "end_main").falls("K01").does(1, "open K01").level(2).city(4, "1{K01}");
    table.asks(1, Window).does(1, "open_quick K02").does(1, "pay K01");
    table.asks(1, MainAction).level(1).city(1, "").trash(0, "W01");
    let turned: Vec<(u8, bool, u8)> = table
        .facts()
        .filter_map(|fact| match fact {
            Fact::CityTurned { city, up, level } => Some((city.number(), *up, *level)),
            _ => None,
        })
        .collect();
    assert_eq!(turned, [(1, true, 1), (4, true, 2), (1, false, 1)]);
}

#[test]
fn tv05_a_character_in_play_does_not_mind_a_lower_level() {
    let position = Position::new()
        .at(1, "0{W09}")
        .at(2, "1{K01} 0[K02]")
        .at(3, "0{W01} 0[K02]")
        .hand(0, "K01 K01");
    let mut table = Table::at(&position);
    table.level(3).does(0, "open_quick K02#1").does(0, "pay K01").level(2);
    table.does(0, "open_quick K02#2").does(0, "pay K01").level(1);
    table.asks(0, MainAction).city(1, "0{W09}").trash(1, "K01").trash(0, "K01 K01 K02 K02 W01");
}

#[test]
fn tv23_an_empty_city_is_occupied_by_attacking_it() {
    let position = Position::new().at(4, "0{W01}").deck(0, "W01*7 W02 W04");
    let mut table = Table::at(&position);
    table.does(0, "declare_battle 4").does(0, "vanguard W01");
    table.asks(0, CityDraw).offers(&["draw_two", "decline"]).city(4, "occ=0 0{W01(L)}");
    table.items(&[
        "+battle",
        "-battle",
        "+vanguard",
        "-vanguard",
        "+occupy",
        "-occupy",
        "+city_draw",
        "-city_draw",
    ]);
    table.does(0, "draw_two").falls("W02 W04");
    table.asks(0, MainAction).hand(0, "W02 W04").deck(0, 7);
    table.cites(&["BK-6.22", "BK-6.21", "BK-5.45", "BK-5.47"]);
}

#[test]
fn tv29_three_cities_with_the_capital_win_at_once() {
    let position = Position::new()
        .at(1, "occ=0 0{W01}")
        .at(2, "occ=0 0{W01}")
        .at(3, "0{W04}")
        .deck(0, "W01*12");
    let mut table = Table::at(&position);
    table.does(0, "declare_battle 3").does(0, "vanguard W04");
    assert_eq!(table.over(), Some((EndReason::Cities, Some(0))));
    table.city(3, "occ=0 0{W04(L)}").deck(0, 12).cites(&["BK-8.1"]);
    table.items(&["+battle", "-battle", "+vanguard", "-vanguard", "+occupy", "-occupy"]);
}

#[test]
fn tv30_three_cities_without_the_capital_do_not_win() {
    let position =
        Position::new().at(1, "occ=0 0{W01}").at(2, "occ=0 0{W01}").at(4, "occ=0 0{W01}");
    let mut table = Table::at(&position);
    table.asks(0, MainAction).never("BK-8.1");
    let position = Position::new().at(1, "occ=0 0{W01}").at(2, "occ=0 0{W01}").at(4, "0{W01}");
    let mut table = Table::at(&position);
    table.does(0, "declare_battle 4").does(0, "vanguard W01#3").does(0, "decline");
    table.asks(0, MainAction).city(4, "occ=0 0{W01(L)}").never("BK-8.1");
}

#[test]
fn tv31_who_draws_the_last_cards_loses_after_the_draw() {
    let position = Position::new().at(4, "0{W01}").deck(0, "W01 W02");
    let mut table = Table::at(&position);
    table.does(0, "declare_battle 4").does(0, "vanguard W01").does(0, "draw_two").falls("W01 W02");
    assert_eq!(table.over(), Some((EndReason::DeckOut, Some(1))));
    table.hand(0, "W01 W02").deck(0, 0).cites(&["BK-6.21", "BK-8.2"]);
    let mut table = Table::at(&position);
    table.does(0, "declare_battle 4").does(0, "vanguard W01").does(0, "decline");
    table.asks(0, MainAction).deck(0, 2).never("BK-8.2");
    table.saw("BK-6.21", |fact| matches!(fact, Fact::CityDrawDeclined { .. }));
}

#[test]
fn tv47_outriders_can_ride_on_and_leave_the_city_neutral() {
    let mut table = Table::at(&Position::new().at(3, "0{R05}"));
    table.does(0, "declare_battle 3").does(0, "vanguard R05").does(0, "decline");
    table.asks(0, MainAction).city(3, "occ=0 0{R05}").cites(&["BK-5.47", "BK:R05", "BK-9.8"]);
    table.forget().does(0, "move R05 4").city(3, "").city(4, "0{R05(L)}").cites(&["BK-6.23"]);
}

#[test]
fn tv67_the_last_identity_is_drawn_like_any_other() {
    let position =
        Position::new().cities(["CITY1", "CITY3", "CITY0", "CITY4", "?"]).at(4, "0{W01}");
    let mut table = Table::at(&position);
    table.does(0, "move W01 5");
    assert_eq!((table.draws(), table.odds("CITY2")), (Some(1), "certain".to_owned()));
    table.falls("CITY2").asks(0, MainAction).city(5, "0{W01(L)}").cites(&["BK-6.9", "BK:CITY2"]);
}
