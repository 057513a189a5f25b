//! What each value of the readings about the set-up, decks and the end of the game changes.

use super::table::Table;
use crate::cards::HOUSE_1;
use crate::cards::test_set::test_set;
use crate::opening::Stand;
use crate::opening::position::Position;
use crate::prelude::*;
use crate::state::EndReason;
use crate::state::Question::{MainAction, Mulligan, Search};

const WHITE: &str = "W01 W01 W01 W01 W01 W01 W01";
const BLACK: &str = "K01 K01 K01 K01 K01 K01 K01";

/// A set-up in which seat 0 brings the same local city four times, up to the first player.
fn own_cities(reading: &str) -> Table {
    let game = BerserkTcg::new(&Setup::new::<BerserkTcg>(2)).unwrap();
    let cards = game.deck(Seat::at(0)).list(game.cards());
    let deck = format!("CITY0:1,CITY1:4,{cards}");
    let mut table = Table::set_up(&[("deck-0", &deck)], &[("BK-R1", reading)]);
    table.falls("0");
    table
}

fn cities_not_seen(table: &Table) -> Vec<(Kind, u16)> {
    table.state.city_bag.iter().collect()
}

#[test]
fn r1_whose_cities_lie_on_the_table() {
    let common = own_cities("one-common-set");
    let each = [0, 1, 2, 3, 4].map(|city| (Kind(city), 1));
    assert_eq!((cities_not_seen(&common), common.draws()), (each.to_vec(), Some(7)));
    let first = own_cities("first-player-set");
    assert_eq!(cities_not_seen(&first), [(Kind(0), 1), (Kind(1), 4)]);
    assert_eq!(first.draws(), Some(7));
    let mut mixed = own_cities("mixed-locals");
    assert_eq!(mixed.draws(), Some(4), "four of the eight locals that both bring");
    mixed.falls("CITY1 CITY1 CITY1 CITY4").cites(&["BK-R1"]);
    assert_eq!(cities_not_seen(&mixed), [(Kind(0), 1), (Kind(1), 3), (Kind(4), 1)]);
    assert_eq!(mixed.draws(), Some(7));
}

#[test]
fn r2_whether_the_cities_are_known_from_the_start() {
    let mut hidden = Table::set_up(&[], &[("BK-R2", "hidden-until-up")]);
    hidden.falls("0").falls(WHITE);
    assert!(hidden.state.cities.iter().all(|city| city.identity.is_none()));
    let mut open = Table::set_up(&[], &[("BK-R2", "open-from-start")]);
    open.falls("0");
    for city in ["CITY3", "CITY0", "CITY1", "CITY4", "CITY2"] {
        assert_eq!(open.draws(), Some(1));
        open.falls(city);
    }
    let identities: Vec<u8> =
        open.state.cities.iter().map(|city| city.identity.unwrap().0).collect();
    assert_eq!(identities, [3, 0, 1, 4, 2]);
    open.level(0).falls(WHITE).falls(BLACK).asks(0, Mulligan).cites(&["BK-R2", "BK:CITY3"]);
}

fn dealt(reading: &str, value: &str) -> Table {
    let mut table = Table::set_up(&[("first-seat", "0")], &[(reading, value)]);
    table.falls(WHITE).falls(BLACK);
    table
}

#[test]
fn r3_who_redraws_when() {
    let mut first = dealt("BK-R3", "first-player-completes-then-second");
    first.does(0, "redraw").falls("W01 W01 W01 W01 W01 W01").asks(0, Mulligan);
    first.does(0, "keep").asks(1, Mulligan);
    let mut by_turns = dealt("BK-R3", "alternating");
    by_turns.does(0, "redraw").falls("W01 W01 W01 W01 W01 W01").asks(1, Mulligan);
    by_turns.does(1, "keep").asks(0, Mulligan).does(0, "redraw").falls("W01 W01 W01 W01 W01");
    by_turns.asks(0, Mulligan).does(0, "keep").asks(0, MainAction);
    by_turns.hand(0, "W01 W01 W01 W01 W01").hand(1, BLACK);
}

#[test]
fn r4_how_small_a_hand_can_be() {
    let to_one = |value: &str| {
        let mut table = dealt("BK-R4", value);
        for count in (1..7).rev() {
            table.does(0, "redraw").falls(&vec!["W01"; count].join(" "));
        }
        table.hand(0, "W01");
        table
    };
    let mut down = to_one("down-to-zero");
    down.asks(0, Mulligan).does(0, "redraw").asks(1, Mulligan).hand(0, "").deck(0, 45);
    to_one("stop-at-one").asks(1, Mulligan).hand(0, "W01");
}

#[test]
fn r5_when_an_empty_deck_loses() {
    let drawn = |value: &str| {
        let position = Position::new()
            .reading("BK-R5", value)
            .stand(Stand::Draw)
            .deck(0, "W01")
            .at(3, "0{W04}");
        let mut table = Table::at(&position);
        table.falls("W01").deck(0, 0);
        table
    };
    let at_zero = drawn("at-zero");
    assert_eq!(at_zero.over(), Some((EndReason::DeckOut, Some(1))));
    let mut later = drawn("on-failed-draw");
    later.asks(0, MainAction).does(0, "end_main").falls("K01").does(1, "end_main");
    assert_eq!(later.over(), Some((EndReason::DeckOut, Some(1))));
    later.cites(&["BK-8.5", "BK-8.2"]);
    assert_eq!(later.state.turn_no, 5);
}

#[test]
fn r6_who_wins_when_both_decks_run_out() {
    for (value, winner) in
        [("drawn-game", None), ("turn-player-wins", Some(0)), ("turn-player-loses", Some(1))]
    {
        let position = Position::new()
            .card_set(&test_set())
            .reading("BK-R6", value)
            .stand(Stand::Open)
            .at(3, "0[X12]")
            .deck(0, "W01")
            .deck(1, "K01");
        let mut table = Table::at(&position);
        table.does(0, "open X12").falls("W01").falls("K01");
        assert_eq!(table.over(), Some((EndReason::Both, winner)), "{value}");
        table.cites(&["BK-8.2", "BK-8.3"]);
    }
}

/// The house's cards, some mercenaries being called otherwise.
fn hirelings(ids: &[&str]) -> String {
    let mut text = HOUSE_1.to_owned();
    for id in ids {
        let row = format!("id = \"{id}\"\nname_en = \"Mercenary\"");
        assert!(text.contains(&row), "{row}");
        text = text.replace(&row, &format!("id = \"{id}\"\nname_en = \"Hireling\""));
    }
    text
}

#[test]
fn r52_what_the_limit_of_copies_counts() {
    let set_up = |value: &str| {
        let mut setup = Setup::new::<BerserkTcg>(2);
        let meta = BerserkTcg::meta();
        setup.cards = CardChoice::Own(hirelings(&["K01", "W01"]));
        setup.set_reading(meta, "BK-R52", value).unwrap();
        // Under it they are like any other cards that share a name.
        setup.set_reading(meta, "BK-R53", "name-mercenary").unwrap();
        for deck in ["deck-0", "deck-1"] {
            setup.set_option(meta, deck, "G01:39,K01:3,W01:3").unwrap();
        }
        BerserkTcg::new(&setup)
    };
    assert!(set_up("card-number").is_ok(), "three of each number");
    let refused = set_up("card-name").unwrap_err().to_string();
    assert!(refused.contains("6 copies"), "{refused}");
}

#[test]
fn r53_what_a_mercenary_is() {
    let enlisting = |value: &str| {
        let position = Position::new()
            .card_set(&hirelings(&["K01"]))
            .reading("BK-R53", value)
            .option("deck-0", "G01:45")
            .option("deck-1", "G01:45")
            .stand(Stand::Open)
            .at(1, "0{G03}")
            .at(2, "0[W03]")
            .hand(0, "W01")
            .deck(0, "K01*3 W01*17")
            .deck(1, "G01*20");
        let mut table = Table::at(&position);
        table.does(0, "open W03").does(0, "pay W01").asks(0, Search);
        table
    };
    let mut by_type = enlisting("type-mercenary");
    by_type.does(0, "find K01").does(0, "stop_search").city(2, "0{K01}");
    let mut by_name = enlisting("name-mercenary");
    by_name.offers(&["find W01", "stop_search"]).refuses("find K01", "BK-9.22");
    by_name.does(0, "find W01");
}
