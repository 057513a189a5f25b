//! Drawing, looking, searching: what comes from a deck.

use super::*;
use crate::state::{Drawn, DrawnBy};

fn draw(table: &mut Table, count: u8) -> Vec<String> {
    table.does(|game, state, trace| game.draw(state, SOUTH, count, DrawnBy::Effect, trace))
}

#[test]
fn a_draw_takes_the_bag_by_chance_and_the_bottom_after_it() {
    let mut table = Table::new();
    table.deck(SOUTH, &["W01", "W02"], &["K06", "G01", "R02"]);
    assert_eq!(draw(&mut table, 4), [""; 0], "nothing is drawn before chance has spoken");
    let by = DrawnBy::Effect;
    let awaited = Task::Chance(Drawn::Draw { seat: SOUTH, count: 2, bottom: 2, by });
    assert_eq!(table.state.tasks, [awaited]);
    assert_eq!(table.drawn(&["W02", "W01"]), ["BK-9.14"]);
    assert_eq!(table.names(table.state.hand(SOUTH)), ["G01", "K06", "W01", "W02"]);
    assert!(table.state.hand(SOUTH).all(|card| card.known == Known::No));
    assert_eq!(table.known_cards(SOUTH), ["R02"]);
}

#[test]
fn known_cards_alone_need_no_chance() {
    let mut table = Table::new();
    table.deck(SOUTH, &[], &["K06", "G01"]);
    assert_eq!(draw(&mut table, 1), ["BK-9.14"]);
    assert_eq!(table.names(table.state.hand(SOUTH)), ["K06"]);
    assert_eq!(table.state.tasks, []);
}

#[test]
fn a_deck_that_is_too_short_gives_what_it_has() {
    for (value, failed) in [("at-zero", false), ("on-failed-draw", true)] {
        let mut table = Table::under(&[("deck-out-timing", value)]);
        table.deck(SOUTH, &["W01"], &[]);
        assert_eq!(draw(&mut table, 2), ["BK-8.5"]);
        table.drawn(&["W01"]);
        assert_eq!(table.state.hand(SOUTH).count(), 1);
        assert_eq!(table.state.failed_draw.contains(SOUTH), failed, "{value}");
        assert!(!table.state.failed_draw.contains(NORTH));
    }
}

#[test]
fn milled_cards_lie_open_in_their_owners_trash() {
    let mut table = Table::new();
    table.level(1);
    table.deck(NORTH, &["W01", "W02", "K06", "G01"], &[]);
    table.effect(1, "K14", SOUTH, &[]);
    assert_eq!(table.beats(), ["BK:K14"]);
    assert_eq!(table.drawn(&["W02", "G01", "K06"]), ["BK-9.16"]);
    assert_eq!(table.beats(), ["BK-3.4"]);
    assert_eq!(table.names(table.state.trash(NORTH)), ["G01", "K06", "W02"]);
    assert!(table.state.trash(NORTH).all(|card| card.known == Known::Publicly));
    assert_eq!(table.state.deck_count(NORTH), 1);
}

/// The card looked at that has this card number.
fn aside(table: &Table, id: &str) -> CardId {
    table.state.aside(SOUTH).find(|card| card.kind == table.kind(id)).unwrap().id
}

#[test]
fn a_roll_of_names_takes_one_and_puts_the_rest_at_the_bottom() {
    let mut table = Table::new();
    table.deck(SOUTH, &["G01", "R02", "W01", "W02", "W04"], &["K06"]);
    table.effect(1, "W14", SOUTH, &[]);
    assert_eq!(table.beats(), ["BK:W14"]);
    assert_eq!(table.drawn(&["G01", "W01", "W02", "W04"]), ["BK-9.17"]);
    assert_eq!(table.beats(), [""; 0]);
    table.answers(SOUTH, Question::Take);
    let taken = aside(&table, "W02");
    assert_eq!(table.does(|game, state, trace| game.take(state, taken, trace)), ["BK-9.18"]);
    for id in ["W04", "W01"] {
        assert_eq!(table.beats(), [""; 0]);
        table.answers(SOUTH, Question::Bottom);
        let put = aside(&table, id);
        assert_eq!(table.does(|game, state, trace| game.bottom(state, put, trace)), ["BK-9.19"]);
    }
    assert_eq!(table.beats(), ["BK-9.19", "BK-3.4"], "the last one follows by itself");
    let card = table.card(taken);
    assert_eq!((card.zone, card.known), (Zone::Hand, Known::Publicly));
    assert_eq!(table.state.deck_count(SOUTH), 5);
    assert_eq!(table.known_cards(SOUTH), [""; 0], "R02 lies above them");
    let above = Kind::from(table.kind("R02"));
    assert!(table.state.seats[0].deck.draw(above));
    assert_eq!(table.known_cards(SOUTH), ["K06", "W04", "W01", "G01"]);
}

#[test]
fn a_look_into_a_short_deck_sees_what_is_there_and_is_asked_without_a_match() {
    let mut table = Table::new();
    table.deck(SOUTH, &["G02", "K02"], &["W03"]);
    table.effect(1, "W14", SOUTH, &[]);
    assert_eq!(table.beats(), ["BK:W14 BK-8.5"]);
    assert_eq!(table.drawn(&["G02", "K02"]), ["BK-9.17"]);
    assert_eq!(table.names(table.state.aside(SOUTH)), ["G02", "K02", "W03"]);
    assert_eq!(table.beats(), [""; 0]);
    table.answers(SOUTH, Question::Take);
    assert_eq!(table.does(BerserkTcg::take_none), ["BK-9.18"]);
    for id in ["K02", "W03"] {
        assert_eq!(table.beats(), [""; 0]);
        table.answers(SOUTH, Question::Bottom);
        let put = aside(&table, id);
        table.does(|game, state, trace| game.bottom(state, put, trace));
    }
    table.beats();
    assert_eq!(table.known_cards(SOUTH), ["K02", "W03", "G02"]);
}

#[test]
fn a_look_into_an_empty_deck_asks_nothing() {
    let mut table = Table::new();
    table.effect(1, "W14", SOUTH, &[]);
    assert_eq!(table.beats(), ["BK:W14 BK-8.5", "BK-3.4"]);
    assert_eq!(table.state.tasks, []);
}

#[test]
fn guidance_takes_a_card_that_nobody_else_knows() {
    let mut table = Table::new();
    table.level(1);
    table.deck(SOUTH, &["G02"], &[]);
    table.effect(1, "G11", SOUTH, &[]);
    table.beats();
    table.drawn(&["G02"]);
    table.beats();
    table.answers(SOUTH, Question::Take);
    let taken = aside(&table, "G02");
    table.does(|game, state, trace| game.take(state, taken, trace));
    assert_eq!(table.beats(), ["BK-3.4"], "nothing is left for the bottom");
    assert_eq!(table.card(taken).known, Known::No);
}

#[test]
fn dark_wind_sets_each_card_where_its_seat_wants_it() {
    for (value, known) in [("hidden", Known::No), ("shown", Known::Publicly)] {
        let mut table = Table::under(&[("look-set-knowledge", value)]);
        table.level(3);
        table.deck(SOUTH, &["W01", "K06"], &[]);
        table.effect(4, "R03", SOUTH, &[]);
        table.beats();
        table.drawn(&["W01", "K06"]);
        for (id, number) in [("W01", 5), ("K06", 1)] {
            assert_eq!(table.beats(), [""; 0]);
            table.answers(SOUTH, Question::Place);
            let (card, next) = (aside(&table, id), table.state.next_card);
            let at = city(number);
            let told = table.does(|game, state, trace| game.place(state, card, at, trace));
            assert_eq!(told, ["BK-9.20"]);
            let set = table.card(CardId(next));
            assert_eq!((set.zone, set.city, set.known), (Zone::Set, Some(at), known));
            assert_eq!((set.controller, set.kind), (SOUTH, table.kind(id)));
        }
        assert_eq!(table.beats(), ["BK-3.4"]);
    }
}

#[test]
fn a_courier_sets_the_top_card_unseen_by_the_enemy() {
    let mut table = Table::new();
    table.deck(SOUTH, &["K06"], &[]);
    let courier = table.play("W10", SOUTH, 2);
    table.triggered(courier, 0, Some(courier));
    assert_eq!(table.beats(), ["BK:W10"]);
    assert_eq!(table.drawn(&["K06"]), ["BK-9.17"]);
    assert_eq!(table.beats(), ["BK-9.21"]);
    let set = table.state.set_cards(SOUTH).next().unwrap();
    assert_eq!((set.kind, set.city, set.known), (table.kind("K06"), Some(city(2)), Known::No));
    table.triggered(courier, 0, Some(courier));
    assert_eq!(table.beats(), ["BK:W10 BK-8.5"], "the deck is empty");
}

fn find(table: &mut Table, id: &str) -> Vec<String> {
    let kind = table.kind(id);
    table.does(|game, state, trace| game.find(state, kind, trace))
}

#[test]
fn a_call_to_enlist_brings_up_to_two_and_shuffles() {
    let mut table = Table::new();
    table.level(1);
    table.deck(SOUTH, &["W01", "K06"], &["G01", "W02"]);
    table.effect(2, "W03", SOUTH, &[]);
    assert_eq!(table.beats(), ["BK:W03"]);
    table.answers(SOUTH, Question::Search);
    assert_eq!(find(&mut table, "W01"), ["BK-9.22", "BK:W01"]);
    assert_eq!(table.beats(), [""; 0]);
    table.answers(SOUTH, Question::Search);
    assert_eq!(find(&mut table, "G01"), ["BK-9.22", "BK:G01"]);
    assert_eq!(table.beats(), ["BK-9.23", "BK-3.4"]);
    let found: Vec<&Instance> = table.state.in_play_at(city(2)).collect();
    assert_eq!(table.names(found.iter().copied()), ["W01", "G01"]);
    assert!(found.iter().all(|card| !card.locked && card.controller == SOUTH));
    assert_eq!([found[0].entered, found[1].entered], [1, 2]);
    assert_eq!(table.state.seats[0].deck.bag().total(), 2, "nothing of it is known any more");
}

#[test]
fn a_search_stops_when_its_seat_says_so_or_the_deck_is_empty() {
    let mut table = Table::new();
    table.level(1);
    table.deck(SOUTH, &["W01", "K06"], &[]);
    table.effect(2, "W03", SOUTH, &[]);
    table.beats();
    table.answers(SOUTH, Question::Search);
    assert_eq!(table.does(BerserkTcg::stop_search), ["BK-6.30"]);
    assert_eq!(table.beats(), ["BK-9.23", "BK-3.4"]);
    table.deck(SOUTH, &[], &[]);
    table.effect(2, "W03", SOUTH, &[]);
    assert_eq!(table.beats(), ["BK:W03 BK-6.30", "BK-9.23", "BK-3.4"]);
}

#[test]
fn what_is_found_lies_face_down_under_the_other_reading() {
    let mut table = Table::under(&[("put-into-play-face", "as-set-card")]);
    table.level(1);
    table.deck(SOUTH, &["W01"], &[]);
    table.effect(2, "W03", SOUTH, &[]);
    table.beats();
    table.answers(SOUTH, Question::Search);
    let next = table.state.next_card;
    assert_eq!(find(&mut table, "W01"), ["BK-9.22"]);
    let set = table.card(CardId(next));
    assert_eq!((set.zone, set.city, set.known), (Zone::Set, Some(city(2)), Known::Publicly));
    assert_eq!(table.state.next_card, next + 1, "it gets one number");
}
