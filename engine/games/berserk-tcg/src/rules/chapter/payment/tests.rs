//! Which payments there are.

use super::*;
use crate::Action;
use crate::state::{CardId, Question, Zone};
use crate::tests::rig::{NORTH, Rig, SOUTH};

/// Seat 0 has opened a set card of city 1 in its Open phase at this city level.
fn opened(rig: &mut Rig, card: CardId) {
    rig.ask(SOUTH, Question::OpenPhase);
    rig.act(&Action::Open { card });
}

#[test]
fn a_coloured_cost_is_paid_with_that_colour_and_the_rest_with_any() {
    for (hand, wanted) in [
        ("G01 G03 W01", vec!["G01 G03", "G01 W01", "G03 W01"]),
        ("G01 W01 R01", vec!["G01 W01", "G01 R01"]),
        ("G01 G01 G01", vec!["G01 G01"]),
    ] {
        let mut rig = Rig::new(&[]);
        rig.level(3);
        let hands = rig.hand(SOUTH, hand);
        let ward = rig.set("G08", SOUTH, 1);
        opened(&mut rig, ward);
        assert_eq!(rig.asked(), Some(Question::PayCost), "one option is asked like several");
        let mut found = rig.payments();
        found.sort();
        let mut wanted = wanted;
        wanted.sort_unstable();
        assert_eq!(found, wanted);
        assert_eq!(rig.state.hand(SOUTH).count(), hands.len(), "nothing is paid yet");
    }
}

#[test]
fn cards_that_are_alike_are_one_option_and_the_first_of_them_is_taken() {
    let mut rig = Rig::new(&[]);
    rig.level(2);
    let [first, second, known] = rig.hand(SOUTH, "K01 K01 K01")[..] else { panic!() };
    rig.state.card_mut(known).known = Known::Publicly;
    let card = rig.set("K05", SOUTH, 1);
    opened(&mut rig, card);
    let pay = |id| Action::Pay { cards: Payment::of([id]), sacrifice: None };
    assert_eq!(rig.offered(), [format!("pay #{}", first.0), format!("pay #{}", known.0)]);
    assert_eq!(rig.refused(&pay(second)), "BK-5.10");
    rig.act(&pay(known));
    assert!(rig.state.find(known).is_none(), "it has a new number in the trash");
    assert_eq!(rig.state.trash(SOUTH).count(), 1);
}

#[test]
fn a_decree_at_the_city_makes_opening_there_dearer() {
    for (hand, payable) in [("K01 W01", false), ("K01 W01 R01", true)] {
        let mut rig = Rig::new(&[]);
        rig.level(3);
        rig.play("R12", NORTH, 2);
        rig.hand(SOUTH, hand);
        let ogre = rig.set("K06", SOUTH, 2);
        rig.ask(SOUTH, Question::OpenPhase);
        if payable {
            rig.act(&Action::Open { card: ogre });
            assert_eq!(rig.payments(), ["K01 R01 W01"]);
        } else {
            assert_eq!(rig.refused(&Action::Open { card: ogre }), "BK-5.10");
        }
    }
}

#[test]
fn a_sacrifice_must_leave_a_target() {
    let mut rig = Rig::new(&[]);
    let priest = rig.play("X01", SOUTH, 1);
    rig.play("W01", SOUTH, 1);
    rig.ask(SOUTH, Question::MainAction);
    let using = Action::Use { card: priest, ability: 0 };
    assert_eq!(rig.refused(&using), "BK-5.12", "the sacrifice would take the only target");
    rig.state.tasks.clear();
    rig.play("W04", SOUTH, 1);
    rig.ask(SOUTH, Question::MainAction);
    rig.act(&using);
    assert_eq!(rig.payments(), ["+W01", "+W04"]);
}

#[test]
fn a_target_is_there_before_the_payment_or_never() {
    let mut rig = Rig::new(&[]);
    rig.level(3);
    rig.hand(SOUTH, "K03 K01");
    let rise = rig.set("K11", SOUTH, 2);
    rig.ask(SOUTH, Question::OpenPhase);
    assert_eq!(rig.refused(&Action::Open { card: rise }), "BK-5.12");
}

#[test]
fn the_lock_mark_is_paid_before_targets_are_named() {
    let mut rig = Rig::new(&[]);
    let lone = rig.play("W08", SOUTH, 1);
    rig.ask(SOUTH, Question::MainAction);
    assert_eq!(rig.refused(&Action::Use { card: lone, ability: 0 }), "BK-5.12");
    rig.state.card_mut(lone).locked = true;
    assert_eq!(rig.refused(&Action::Use { card: lone, ability: 0 }), "BK-3.9");
}

#[test]
fn a_large_cost_is_paid_card_by_card_in_ascending_order() {
    let mut rig = Rig::new(&[]);
    let using = {
        let card = rig.play("X10", SOUTH, 1);
        Action::Use { card, ability: 0 }
    };
    rig.play("W01", SOUTH, 1);
    rig.play("W04", SOUTH, 1);
    // 25 hand cards: 2,300 ways to pay 3 of them, twice as many with the two sacrifices.
    let hand = ["G01"; 12].into_iter().chain(["K01"; 12]).chain(["W01"]).collect::<Vec<_>>();
    rig.hand(SOUTH, &hand.join(" "));
    rig.ask(SOUTH, Question::MainAction);
    rig.act(&using);
    assert_eq!(rig.payments(), ["G01", "K01"], "two cards must follow that are not lower");
    let next = |rig: &Rig, card: &str| {
        let kind = rig.game.cards().by_id(card).unwrap();
        rig.state.hand(SOUTH).find(|found| found.kind == kind).unwrap().id
    };
    rig.act(&Action::PayCard { card: next(&rig, "K01") });
    assert_eq!(rig.payments(), ["K01"]);
    assert_eq!(rig.refused(&Action::PayCard { card: next(&rig, "G01") }), "BK-5.10");
    rig.act(&Action::PayCard { card: next(&rig, "K01") });
    assert_eq!(rig.payments(), ["K01", "W01"]);
    rig.act(&Action::PayCard { card: next(&rig, "W01") });
    assert_eq!(rig.payments(), ["+W01", "+W04"]);
    let victim = rig.state.in_play_at(crate::tests::rig::city(1)).last().unwrap().id;
    rig.act(&Action::Sacrifice { card: victim });
    assert_ne!(rig.asked(), Some(Question::PayCost));
    assert_eq!(rig.state.trash(SOUTH).count(), 4);
}

#[test]
fn a_card_may_be_sacrificed_for_its_own_ability() {
    let mut rig = Rig::new(&[]);
    let card = rig.play("X10", SOUTH, 1);
    let enemy = rig.play("K06", NORTH, 1);
    rig.play("K03", NORTH, 1);
    rig.hand(SOUTH, "W01");
    rig.ask(SOUTH, Question::MainAction);
    rig.act(&Action::Use { card, ability: 1 });
    assert_eq!(rig.payments(), ["W01 +X10"]);
    let paid = rig.state.hand(SOUTH).map(|card| card.id);
    let pay = Action::Pay { cards: Payment::of(paid), sacrifice: Some(card) };
    rig.act(&pay);
    assert_eq!(rig.state.card(card).zone, Zone::Trash);
    assert_eq!(rig.asked(), Some(Question::ChooseTargets), "read from where the card lay");
    assert_eq!(rig.offered()[0], format!("targets #{}", enemy.0));
}

#[test]
fn set_cards_pay_the_number_of_an_ability_where_that_reading_lets_them() {
    for (value, wanted) in [("hand-only", vec!["W01"]), ("hand-or-set", vec!["K06", "K06", "W01"])]
    {
        let mut rig = Rig::new(&[("cost-from-hand-only", value)]);
        let mage = rig.play("G08", SOUTH, 1);
        rig.hand(SOUTH, "W01");
        rig.set("K06", SOUTH, 4);
        let second = rig.set("K06", SOUTH, 5);
        rig.set("K05", NORTH, 1);
        rig.ask(SOUTH, Question::MainAction);
        rig.act(&Action::Use { card: mage, ability: 0 });
        let mut found = rig.payments();
        found.sort();
        assert_eq!(found, wanted, "set cards are options of their own");
        if value == "hand-or-set" {
            rig.act(&Action::Pay { cards: Payment::of([second]), sacrifice: None });
            assert_eq!(rig.state.card(second).zone, Zone::Trash, "it keeps its number");
        }
    }
}

#[test]
fn ways_to_choose_are_counted_up_to_the_limit() {
    let wanted = [(5, 0, 1), (0, 0, 1), (2, 3, 0), (7, 3, 35), (24, 3, 2_024), (9, 9, 1)];
    for (from, count, ways) in wanted {
        assert_eq!(choices(from, count), ways, "{count} of {from}");
    }
    assert_eq!(choices(40, 20), LEGAL_MAX + 1);
    assert_eq!(choices(30, 3), 4_060);
    assert_eq!(choices(31, 3), LEGAL_MAX + 1);
}

#[test]
fn one_card_on_all_lists_is_enough_to_keep() {
    let list = |ids: &[u32]| ids.iter().map(|id| CardId(*id)).collect::<Vec<_>>();
    assert_eq!(least_kept(&[]), 0);
    assert_eq!(least_kept(&[list(&[1, 2]), list(&[2, 3])]), 1);
    assert_eq!(least_kept(&[list(&[1]), list(&[2]), list(&[1, 2])]), 2);
}
