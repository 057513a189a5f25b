//! The set-up and the turn: hands, draws, moves, sets, the end of the turn; cards looked at.

use super::table::Table;
use crate::opening::Stand;
use crate::opening::position::Position;
use crate::prelude::*;
use crate::state::Question::{Bottom, DiscardToLimit, MainAction, Mulligan, Take};

const FIRST: &[(&str, &str)] = &[("first-seat", "0")];

#[test]
fn tv09_each_new_hand_is_one_card_smaller() {
    let mut table = Table::set_up(FIRST, &[]);
    table.falls("W01 W01 W01 W02 W03 W04 W05").falls("K01 K01 K01 K02 K03 K04 K05");
    table.asks(0, Mulligan).offers(&["keep", "redraw"]).does(0, "redraw");
    assert_eq!(table.draws(), Some(6));
    table.deck(0, 45).falls("G01 W01 W02 W03 W04 W05").does(0, "redraw");
    table.falls("G01 W02 W03 W04 W05").does(0, "keep");
    table.asks(1, Mulligan).hand(0, "G01 W02 W03 W04 W05").deck(0, 40).cites(&["BK-4.4", "BK-4.3"]);
}

#[test]
fn tv19_all_damage_is_gone_at_the_end_of_a_turn() {
    let position = Position::new().stand(Stand::End).at(3, "0{K06(d1)} 1{W06(d1)}");
    let mut table = Table::at(&position);
    table.city(3, "0{K06} 1{W06}");
    table.saw("BK-5.28", |fact| matches!(fact, Fact::DamageReset { cards } if cards.len() == 2));
}

#[test]
fn tv32_the_turn_player_discards_down_to_seven() {
    let position = Position::new()
        .stand(Stand::End)
        .hand(0, "W01 W01 W01 W02 W03 W04 W05 W07 W08")
        .hand(1, "K01 K01 K01 K02 K03 K04 K05 K06 K07");
    let mut table = Table::at(&position);
    table.asks(0, DiscardToLimit).offers(&[
        "discard W01",
        "discard W02",
        "discard W03",
        "discard W04",
        "discard W05",
        "discard W07",
        "discard W08",
    ]);
    table.does(0, "discard W01").asks(0, DiscardToLimit).does(0, "discard W01");
    table.hand(0, "W01 W02 W03 W04 W05 W07 W08").trash(0, "W01 W01").trash(1, "");
    assert_eq!((table.draws(), table.state.turn_no), (Some(1), 4), "seat 1 discards nothing");
    table.cites(&["BK-5.31"]);
}

fn mustered(deck: &str, looked: &str) -> Table {
    let position = Position::new().stand(Stand::Open).at(1, "0[W14]").hand(0, "W01").deck(0, deck);
    let mut table = Table::at(&position);
    table.does(0, "open W14").does(0, "pay W01");
    assert_eq!(table.draws(), Some(4));
    table.falls(looked).asks(0, Take);
    table
}

/// Known cards at the bottom of seat 0's deck by their numbers, the lowest last.
fn bottom(table: &Table) -> Vec<&str> {
    let id = |kind: &Kind| &*table.game.cards().cards[usize::from(kind.0)].id;
    table.state.seats[0].deck.bottom().iter().map(id).collect()
}

#[test]
fn tv39_one_card_is_taken_and_the_rest_go_to_the_bottom() {
    let mut table = mustered("G01 W01*17 W02 W04", "G01 W01 W02 W04");
    table.offers(&["take G01", "take W01", "take W02", "take W04", "take_none"]);
    table.does(0, "take W02").hand(0, "W02(pub)").asks(0, Bottom);
    table.does(0, "bottom W04").does(0, "bottom W01").asks(0, MainAction);
    assert_eq!(bottom(&table), ["W04", "W01", "G01"]);
    table.deck(0, 19).trash(0, "W01 W14");
    table.cites(&["BK-9.17", "BK-9.18", "BK-9.19", "BK:W14"]);
    table.saw("BK-9.19", |fact| matches!(fact, Fact::PutAtBottom { forced: true, .. }));
}

#[test]
fn tv43_the_first_player_does_not_draw_in_turn_1() {
    let mut table = Table::at(&Position::new().turn(1).stand(Stand::TurnStart));
    table.asks(0, MainAction).deck(0, 20).items(&[]).cites(&["BK-5.5", "BK-5.2"]);
    table.forget().does(0, "end_main").items(&["+draw", "-draw"]);
    assert_eq!(table.draws(), Some(1));
    table.falls("K01").asks(1, MainAction).hand(1, "K01").cites(&["BK-5.4"]);
}

#[test]
fn tv44_a_move_is_as_far_as_the_characters_move() {
    let mut table = Table::at(&Position::new().at(1, "0{W07}"));
    table.refuses("move W07 5", "BK-5.19").refuses("move W07 1", "BK-5.19");
    table.offers_of("move", &["move W07 2", "move W07 3", "move W07 4"]);
    Table::at(&Position::new().at(1, "0{W07(L)}")).refuses("move W07 2", "BK-5.18");
}

#[test]
fn tv64_after_a_set_nobody_can_tell_which_known_card_it_was() {
    let position = Position::new().turn_of(1).hand(1, "W04(pub) K01");
    let mut table = Table::at(&position);
    table.does(1, "set W04 3").asks(1, MainAction).city(3, "1[W04]").hand(1, "K01");
    let position = Position::new().turn_of(1).hand(1, "W04(pub) W05(pub) K01");
    let mut table = Table::at(&position);
    assert_eq!(table.tells("set W04 3", Eye::Public), Telling::Shrunk);
    table.does(1, "set W04 3").hand(1, "K01 W05").cites(&["BK-5.21", "BK-5.20"]);
}

#[test]
fn tv68_where_nothing_matches_none_is_taken() {
    let mut table = mustered("G02 K02 W03 W12 W01*16", "G02 K02 W03 W12");
    table.offers(&["take_none"]).does(0, "take_none").asks(0, Bottom);
    table.does(0, "bottom W03").does(0, "bottom K02").does(0, "bottom W12").asks(0, MainAction);
    assert_eq!(bottom(&table), ["W03", "K02", "W12", "G02"]);
    table.hand(0, "");
}

#[test]
fn tv71_a_first_hand_has_the_odds_of_its_multiset() {
    let mut table = Table::set_up(FIRST, &[]);
    let hand = "G01 W01 W01 W01 W02 W03 W04";
    assert_eq!(table.odds(hand), "168 in 1260545", "6048 in 45379620");
    table.falls(hand);
    let ids: Vec<u32> = table.state.cards.iter().map(|card| card.id.0).collect();
    assert_eq!(ids, [1, 2, 3, 4, 5, 6, 7]);
    let kinds: Vec<&str> =
        table.state.cards.iter().map(|card| &*table.game.cards().card(card.kind).id).collect();
    assert_eq!(kinds.join(" "), hand);
}

#[test]
fn known_cards_are_drawn_without_chance() {
    let drawn = |position: Position| Table::at(&position.stand(Stand::Draw));
    drawn(Position::new().top(0, "W02 W04")).asks(0, MainAction).hand(0, "W04").deck(0, 21);
    let mut bottom = drawn(Position::new().deck(0, "").bottom(0, "W02 W04"));
    bottom.asks(0, MainAction).hand(0, "W02").deck(0, 1);
    let mut mixed = Table::at(&Position::new().at(4, "0{W01}").top(0, "W04").bottom(0, "W02"));
    mixed.does(0, "declare_battle 4").does(0, "vanguard W01").does(0, "draw_two");
    assert_eq!(mixed.draws(), Some(1), "one is known");
    mixed.falls("W01").asks(0, MainAction).hand(0, "W01 W04");
}
