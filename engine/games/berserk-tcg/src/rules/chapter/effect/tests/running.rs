//! Whether a text takes effect, and on which of its targets.

use super::*;
use crate::rule_list::BK_9_9;

#[test]
fn a_target_that_left_play_is_skipped_and_the_rest_is_done() {
    let mut table = Table::new();
    table.deck(SOUTH, &["W01"], &[]);
    let (own, enemy) = (table.play("W04", SOUTH, 2), table.play("K06", NORTH, 2));
    table.state.card_mut(enemy).zone = Zone::Hand;
    table.state.card_mut(own).damage = 1;
    table.effect(2, "X11", SOUTH, &[Named::Card(own), Named::Card(enemy)]);
    assert_eq!(table.beats(), ["BK:X11 BK-6.12 BK-9.6"]);
    assert_eq!(table.drawn(&["W01"]), ["BK-9.14"]);
    assert_eq!(table.beats(), ["BK-3.4"]);
    assert_eq!((table.card(own).damage, table.card(enemy).damage), (0, 0));
}

#[test]
fn a_target_with_another_number_is_another_card() {
    let mut table = Table::new();
    table.level(2);
    let locked = table.play("W04", NORTH, 3);
    table.effect(3, "K13", SOUTH, &[Named::Card(locked)]);
    table.does(|game, state, trace| game.to_set(state, locked, trace));
    assert_eq!(table.beats(), ["BK:K13 BK-6.12", "BK-3.4"]);
    let Some(Fact::TargetSkipped { target, unfit: false }) =
        table.told.iter().find(|fact| matches!(fact, Fact::TargetSkipped { .. }))
    else {
        panic!("{:?}", table.told)
    };
    assert_eq!(*target, TargetRef::Card(table.state.card_ref(locked)));
    assert_eq!(table.state.set_cards(NORTH).count(), 1);
}

#[test]
fn a_target_that_fits_no_more_is_affected_unless_the_reading_says_no() {
    for (value, beats, locked) in [
        ("still-affected", vec!["BK:R09 BK-9.8"], true),
        ("no-effect", vec!["BK:R09 BK-R44"], false),
    ] {
        let mut table = Table::under(&[("target-left-area", value)]);
        let master = table.play("R09", SOUTH, 2);
        let soldier = table.play("W01", NORTH, 3); // It was at city 2 when it was named.
        table.used(master, 0, &[Named::Card(soldier)]);
        assert_eq!(table.beats(), beats, "{value}");
        assert_eq!(table.card(soldier).locked, locked);
    }
}

#[test]
fn a_step_cannot_make_a_later_one_miss_its_target() {
    let mut table = Table::under(&[("target-left-area", "no-effect")]);
    table.level(2);
    let soldier = table.play("W04", SOUTH, 2);
    table.state.card_mut(soldier).locked = true;
    table.effect(2, "W12", SOUTH, &[Named::Card(soldier)]);
    assert_eq!(table.beats(), ["BK:W12 BK-9.8", "BK-9.7", "BK-3.4"]);
}

#[test]
fn an_item_that_pends_no_longer_is_skipped() {
    let mut table = Table::new();
    table.level(2);
    table.effect(1, "G12", SOUTH, &[Named::Item(ItemId(9))]);
    assert_eq!(table.beats(), ["BK:G12 BK-6.12", "BK-3.4"]);
}

#[test]
fn an_ability_does_nothing_once_its_card_is_gone_or_changed_sides() {
    for (value, beats) in [("no-effect", "BK-6.43"), ("resolves", "BK:W08 BK-9.5")] {
        for gone in [true, false] {
            let mut table = Table::under(&[("ability-source-gone", value)]);
            let (surgeon, soldier) = (table.play("W08", SOUTH, 2), table.play("W01", SOUTH, 2));
            table.used(surgeon, 0, &[Named::Card(soldier)]);
            let mut source = table.state.card_mut(surgeon);
            if gone {
                (source.zone, source.city) = (Zone::Trash, None);
            } else {
                source.controller = NORTH;
            }
            drop(source);
            assert_eq!(table.beats(), [beats], "{value}");
            assert_eq!(table.state.tasks, []);
        }
    }
}

#[test]
fn a_text_whose_card_is_gone_reads_from_where_that_was_last() {
    let mut table = Table::under(&[("ability-source-gone", "resolves")]);
    let lord = table.play("K15", SOUTH, 2);
    let (before, last) = (table.play("W01", NORTH, 2), table.play("W01", NORTH, 3));
    let source = table.source(lord, 0);
    let targets = Targets::new();
    let what = Pending::Trigger { source, targets, event_card: None, leaves: false };
    let item = table.item(SOUTH, what);
    table.state.stack.push(item);
    table.does(|game, state, trace| game.move_card(state, lord, city(3), BK_9_9, trace));
    table.does(|game, state, trace| game.to_hand(state, lord, trace));
    let item = table.state.stack.pop().unwrap();
    table.state.tasks.push(Task::Resolve(Resolve::new(item)));
    assert_eq!(table.beats(), ["BK:K15 BK-9.4 BK-9.2"]);
    assert_eq!((table.card(before).damage, table.card(last).damage), (0, 1));
}

#[test]
fn a_text_about_leaving_needs_no_card_in_play() {
    let mut table = Table::new();
    let (crawlers, soldier) = (table.play("K04", SOUTH, 2), table.play("W01", NORTH, 2));
    let source = table.source(crawlers, 0);
    let targets = Targets::from_iter([Named::Card(soldier)]);
    let what = Pending::Trigger { source, targets, event_card: Some(crawlers), leaves: true };
    let item = table.item(SOUTH, what);
    let mut card = table.state.card_mut(crawlers);
    (card.zone, card.city) = (Zone::Trash, None);
    drop(card);
    table.state.tasks.push(Task::Resolve(Resolve::new(item)));
    assert_eq!(table.beats(), ["BK:K04 BK-9.3 BK-9.2"]);
    assert_eq!(table.card(soldier).damage, 1);
}

#[test]
fn thorns_miss_a_card_that_is_gone() {
    let mut table = Table::new();
    let (hedge, soldier) = (table.play("G09", NORTH, 3), table.play("W01", SOUTH, 3));
    table.triggered(hedge, 0, Some(soldier));
    assert_eq!(table.beats(), ["BK:G09 BK-9.3 BK-9.2"]);
    table.triggered(hedge, 0, Some(soldier));
    table.does(|game, state, trace| game.to_hand(state, soldier, trace));
    assert_eq!(table.beats(), ["BK:G09 BK-6.12"]);
}

#[test]
fn a_level_that_fell_matters_only_under_the_other_reading() {
    let mut table = Table::new();
    let soldier = table.play("W04", NORTH, 2);
    table.level(1);
    table.effect(2, "K02", SOUTH, &[Named::Card(soldier)]);
    assert_eq!(table.beats(), ["BK:K02 BK-9.3 BK-9.2", "BK-3.4"]);

    let mut table = Table::under(&[("level-at-resolution", "turned-back")]);
    let soldier = table.play("W04", NORTH, 2);
    table.level(1);
    table.effect(2, "K02", SOUTH, &[Named::Card(soldier)]);
    assert_eq!(table.beats(), ["BK-R54"]);
    let set = table.state.set_cards(SOUTH).next().unwrap();
    assert_eq!((set.city, set.known), (Some(city(2)), Known::Publicly));
    assert_eq!((table.card(soldier).damage, table.state.tasks.len()), (0, 0));
}

#[test]
fn an_effect_paid_for_without_its_target_does_nothing() {
    let mut table = Table::under(&[("no-target-open", "allowed-no-effect")]);
    table.deck(SOUTH, &["W01"], &[]);
    let card = table.effect(2, "X11", SOUTH, &[]);
    assert_eq!(table.beats(), ["BK-3.4"]);
    assert_eq!(table.card(card).zone, Zone::Trash);
    assert_eq!(table.state.deck_count(SOUTH), 1);
}

#[test]
fn an_effect_card_of_another_owner_goes_to_its_owner() {
    let mut table = Table::new();
    table.level(2);
    let stolen = table.effect(1, "R14", SOUTH, &[]);
    table.state.card_mut(stolen).owner = NORTH;
    assert_eq!(table.beats(), ["BK:R14", "BK-3.4 BK-6.17"]);
    assert_eq!((table.card(stolen).owner, table.card(stolen).zone), (NORTH, Zone::Trash));
    assert_eq!(table.state.trash(NORTH).count(), 1);
}
