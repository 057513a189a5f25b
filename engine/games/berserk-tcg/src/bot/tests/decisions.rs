//! Openings, sets, moves, payments and the rest.

use super::table::{FOE, ME, Table, at};
use crate::action::Payment;
use crate::bot::concludes;
use crate::prelude::*;

#[test]
fn a_hand_with_early_characters_is_kept() {
    let mut table = Table::new();
    table.ask(Question::Mulligan);
    table.hand(ME, ["W01", "W06", "W06", "W09", "W13", "W14", "W16"]);
    assert_eq!(table.score(&Action::Keep), 0);
    assert_eq!(table.score(&Action::Redraw), 1);
    table.hand(ME, ["W02"]);
    assert_eq!(table.score(&Action::Keep), 1);
    assert_eq!(table.score(&Action::Redraw), 0);
}

#[test]
fn openings_weigh_worth_against_cost() {
    let mut table = Table::new();
    table.state.phase = Phase::Open;
    table.ask(Question::OpenPhase);
    let ogre = table.set(ME, 2, "K06");
    let open = |card| Action::Open { card };
    assert_eq!(table.score(&open(ogre)), 15 + 4 + 3 - 2 * 2);
    table.up(FOE, 2, "R12");
    assert_eq!(table.score(&open(ogre)), 15 + 4 + 3 - 2 * 3, "the edict raises its cost");
    table.up(ME, 2, "W01");
    table.occupy(ME, 2);
    assert_eq!(table.score(&open(ogre)), 15 - 2 * 3);
    table.ask(Question::BattleOpen);
    assert_eq!(table.score(&open(ogre)), 2 * 15 - 2 * 3);
    table.ask(Question::OpenPhase);
    let grove = table.set(ME, 1, "G10");
    assert_eq!(table.score(&open(grove)), 2 - 2);
    table.up(ME, 1, "W01");
    assert_eq!(table.score(&open(grove)), 6 - 2);
    assert_eq!(table.score(&Action::OpenUnpaid { card: ogre }), -1);
    assert_eq!(table.score(&Action::SkipOpen), 0);
}

#[test]
fn a_text_on_entering_counts_with_its_card() {
    let mut table = Table::new();
    table.ask(Question::OpenPhase);
    let courier = table.set(ME, 2, "W10");
    let bearer = table.set(ME, 2, "K08");
    let matriarch = table.set(ME, 2, "G15");
    let open = |table: &Table, card| table.score(&Action::Open { card });
    let alone = 4 + 3;
    // Worth: 2 for each level, Power, HP, 2 for each Range, Move.
    assert_eq!(open(&table, courier), (2 + 1 + 1 + 2) + alone + 3 - 2);
    assert_eq!(open(&table, bearer), (4 + 1 + 2 + 1) + alone - 2, "an empty hand loses nothing");
    table.hand(FOE, ["K01"]);
    assert_eq!(open(&table, bearer), (4 + 1 + 2 + 1) + alone + 3 - 2);
    let worth = 8 + 2 + 6 + 2 + 1;
    assert_eq!(open(&table, matriarch), worth + alone - 2 * 3, "nothing to recover");
    table.trash(ME, "K06");
    assert_eq!(open(&table, matriarch), worth + alone + 15 / 2 + 1 - 2 * 3);
}

#[test]
fn cards_are_set_where_they_help() {
    let mut table = Table::new();
    let [mercenary, ogre, far] = table.hand(ME, ["W01", "K06", "W15"]);
    let set = |card, city| Action::Set { card, city: at(city) };
    assert_eq!(table.score(&set(mercenary, 1)), 6 + 3 / 2 + 4);
    assert_eq!(table.score(&set(far, 1)), -1, "level 4 is far away");
    assert_eq!(table.score(&set(ogre, 1)), -1, "level 3 is far away");
    table.up(ME, 1, "W01");
    assert_eq!(table.score(&set(ogre, 1)), 6 + 15 / 2 + 4, "level 1: near enough");
    assert_eq!(table.score(&set(ogre, 3)), 6 + 15 / 2, "nobody of mine is near");
    table.set(ME, 2, "W01");
    assert_eq!(table.score(&set(ogre, 1)), 6 + 15 / 2 + 4 - 3);
    assert_eq!(table.score(&set(ogre, 2)), 6 + 15 / 2 + 4 - 3 - 4);
    table.occupy(ME, 1);
    table.up(FOE, 1, "K06");
    assert_eq!(table.score(&set(ogre, 1)), 6 + 15 / 2 - 3 + (8 - 2), "help is needed there");
}

#[test]
fn what_cannot_be_paid_soon_is_not_set() {
    let mut table = Table::new();
    table.up(ME, 1, "W01");
    let [ogre, _, _] = table.hand(ME, ["K06", "W01", "W01"]);
    let set = Action::Set { card: ogre, city: at(1) };
    assert!(table.score(&set) > 0, "one black card may still come");
    let [golem, _] = table.hand(ME, ["G04", "W01"]);
    assert_eq!(
        table.score(&Action::Set { card: golem, city: at(1) }),
        -1,
        "two green ones may not"
    );
}

#[test]
fn a_small_hand_is_not_set() {
    let mut table = Table::new();
    let [card, _] = table.hand(ME, ["W01", "W01"]);
    assert_eq!(table.score(&Action::Set { card, city: at(1) }), -1);
}

#[test]
fn characters_move_where_they_win() {
    let mut table = Table::new();
    let ogre = table.up(ME, 2, "K06");
    table.up(ME, 5, "W01");
    let go = |to| Action::Move { card: ogre, to: at(to) };
    // A plan pays at its own city (nobody is there), and it is the last character there.
    assert_eq!(table.score(&go(3)), -5 + 8 + 4 - 12 - 3);
    table.state.battles_declared.push(at(2));
    assert_eq!(table.score(&go(3)), -5 + 8 + 4 - 3);
    table.up(FOE, 3, "K15");
    assert_eq!(table.score(&go(3)), -5 - 3, "5 and 5 against 5 and 3");
    table.occupy(ME, 2);
    assert_eq!(table.score(&go(1)), -5 + 8 + 4 - 12, "the city would be lost");
    table.up(ME, 2, "W01");
    table.up(ME, 1, "W01");
    assert_eq!(table.score(&go(1)), -5 + 8 - 2);
    table.locked(ME, 4, "W01");
    table.locked(ME, 4, "W01");
    table.locked(ME, 4, "W01");
    table.locked(ME, 4, "W01");
    assert_eq!(table.score(&go(1)), -5 + 8 - 2 - 20, "half of them are locked");
}

#[test]
fn abilities_weigh_their_cost() {
    let mut table = Table::new();
    let cannon = table.up(ME, 2, "R07");
    table.up(FOE, 3, "W04");
    let shoot = |card| Action::Use { card, ability: 0 };
    // The cannon could occupy its own city: its lock costs 3.
    assert_eq!(table.score(&shoot(cannon)), 4 - 2 - 3);
    table.state.battles_declared.push(at(2));
    assert_eq!(table.score(&shoot(cannon)), 4 - 2 - 3, "the policy asks for the plan alone");
    let priest = table.up(ME, 3, "K07");
    table.up(ME, 3, "W01");
    // W01 is worth 3 and dies; with it the priest could take its city.
    assert_eq!(table.score(&shoot(priest)), 4 - 3 - 3);
    table.ask(Question::Window);
    assert_eq!(table.score(&shoot(priest)), 4 - 3 - 3 - 1);
    table.state.first_seat = Some(FOE);
    assert_eq!(table.score(&shoot(cannon)), 4 - 2 - 1, "not my turn");
}

#[test]
fn a_quick_card_waits_for_its_moment() {
    let mut table = Table::new();
    let swarm = table.set(ME, 2, "K02");
    let friend = table.up(ME, 2, "K06");
    table.up(FOE, 2, "W04");
    table.ask(Question::Window);
    assert_eq!(table.score(&Action::OpenQuick { card: swarm }), 4 - 2 - 1);
    let ward = table.set(ME, 2, "G02");
    assert_eq!(table.score(&Action::OpenQuick { card: ward }), -2 - 1);
    table.state.card_mut(friend).damage = 1;
    table.effect(FOE, 2, "K02", &[friend]);
    assert_eq!(table.score(&Action::OpenQuick { card: ward }), 15 - 2 - 1);
    let pass = |scope| table.score(&Action::Pass { scope });
    assert_eq!(PassScope::ALL.map(pass), [-1, 0, -1]);
}

#[test]
fn what_is_needed_is_kept() {
    let mut table = Table::new();
    let [white, black, ogre] = table.hand(ME, ["W01", "K01", "K06"]);
    table.ask(Question::PayCost);
    let pay = |cards: &[CardId]| Action::Pay {
        cards: Payment::of(cards.iter().copied()),
        sacrifice: None,
    };
    assert_eq!(table.score(&pay(&[white, black])), -6);
    table.set(ME, 1, "W02");
    assert_eq!(table.score(&pay(&[white, black])), -6 - 6, "W02 needs the one white card");
    table.set(ME, 1, "K06");
    assert_eq!(table.score(&pay(&[white, black])), -6 - 6, "black cards are two");
    assert_eq!(table.score(&Action::PayCard { card: ogre }), -15);
    let friend = table.up(ME, 1, "W04");
    assert_eq!(table.score(&Action::Sacrifice { card: friend }), -4);
}

#[test]
fn far_effects_are_discarded_before_the_only_character() {
    let mut table = Table::new();
    table.ask(Question::DiscardToLimit);
    let [only, far, near] = table.hand(ME, ["W01", "R13", "R10"]);
    let discard = |card| Action::Discard { card };
    assert_eq!(table.score(&discard(only)), -3 - 50);
    assert_eq!(table.score(&discard(far)), -(4 + 8) + 4);
    assert_eq!(table.score(&discard(near)), -(4 + 2));
    table.hand(ME, ["K01"]);
    assert_eq!(table.score(&discard(only)), -3);
}

#[test]
fn a_city_is_drawn_for_while_the_deck_lasts() {
    let mut table = Table::new();
    table.ask(Question::CityDraw);
    let scores = |table: &Table| {
        [Action::DrawTwo, Action::DrawOne, Action::Decline].map(|it| table.score(&it))
    };
    table.deck(ME, 6);
    assert_eq!(scores(&table), [2, 1, 0]);
    table.deck(ME, 5);
    assert_eq!(scores(&table), [-1, 1, 0]);
    table.deck(ME, 4);
    assert_eq!(scores(&table), [-1, -1, 0]);
}

#[test]
fn a_search_finds_the_colour_that_set_cards_need() {
    let mut table = Table::new();
    table.ask(Question::Search);
    table.set(ME, 1, "W09");
    table.hand(ME, ["W01"]);
    let find = |table: &Table, id| table.score(&Action::Find { kind: table.kind(id) });
    assert_eq!(find(&table, "W01"), 10 + 2 - 1);
    assert_eq!(find(&table, "G01"), 10);
    assert_eq!(table.score(&Action::StopSearch), 0);
}

#[test]
fn patience_leaves_the_winning_battle_and_the_draws_of_cities() {
    let mut table = Table::new();
    let declare = |city| Action::DeclareBattle { city: at(city) };
    let ends = |table: &Table, action| concludes(&table.game, &table.state, &action);
    assert!(!ends(&table, declare(5)));
    table.occupy(ME, 1);
    table.occupy(ME, 2);
    assert!(ends(&table, declare(5)), "the third city, and the capital");
    assert!(!ends(&table, declare(3)), "three cities without the capital");
    assert!(!ends(&table, Action::EndMain));
    table.ask(Question::CityDraw);
    assert!(ends(&table, Action::DrawTwo) && !ends(&table, Action::Decline));
}
