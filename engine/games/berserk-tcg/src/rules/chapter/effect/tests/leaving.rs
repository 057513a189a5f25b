//! Cards that change their place or their side by a text.

use super::*;
use crate::fact::TrashCause;

#[test]
fn a_card_sent_home_goes_to_its_owner_and_stays_known() {
    for (value, known) in [("yes", Known::Publicly), ("no", Known::No)] {
        let mut table = Table::under(&[("returned-card-known", value)]);
        table.level(3);
        let taken = table.play("K06", NORTH, 1);
        let mut worn = table.state.card_mut(taken);
        (worn.controller, worn.locked, worn.damage) = (SOUTH, true, 2);
        drop(worn);
        table.effect(2, "G13", SOUTH, &[Named::Card(taken)]);
        assert_eq!(table.beats(), ["BK:G13 BK-9.10 BK-6.17", "BK-3.4"]);
        let card = table.card(taken);
        assert!(card.is_in_hand_of(NORTH));
        assert_eq!((card.controller, card.known), (NORTH, known));
        assert_eq!((card.locked, card.damage, card.city), (false, 0, None));
    }
}

#[test]
fn a_card_turned_face_down_is_another_card_of_its_owner() {
    let mut table = Table::new();
    table.level(2);
    let riders = table.play("R05", NORTH, 2);
    table.state.card_mut(riders).locked = true;
    table.effect(2, "G14", SOUTH, &[Named::Card(riders)]);
    let next = CardId(table.state.next_card);
    assert_eq!(table.beats(), ["BK:G14 BK-9.11", "BK-3.4"]);
    assert_eq!(table.state.find(riders), None);
    let set = table.card(next);
    assert_eq!((set.zone, set.city, set.known), (Zone::Set, Some(city(2)), Known::Publicly));
    assert_eq!((set.controller, set.locked), (NORTH, false));
    assert_eq!(table.state.card_ref(riders).kind, set.kind, "what names it still can");
}

#[test]
fn a_stolen_card_turned_face_down_is_whose_the_reading_says() {
    for (value, seat) in [("owner", NORTH), ("last-controller", SOUTH)] {
        let mut table = Table::under(&[("control-on-flip", value)]);
        let stolen = table.play("W04", NORTH, 2);
        table.state.card_mut(stolen).controller = SOUTH;
        table.effect(2, "X05", SOUTH, &[Named::Card(stolen)]);
        table.beats();
        let set = table.state.cards.iter().find(|card| card.zone == Zone::Set).unwrap();
        assert_eq!((set.controller, set.owner), (seat, NORTH), "{value}");
    }
}

#[test]
fn control_passes_once_and_leaves_the_lock_alone() {
    let mut table = Table::new();
    table.level(4);
    let captain = table.play("W06", NORTH, 2);
    table.state.card_mut(captain).locked = true;
    table.effect(2, "R13", SOUTH, &[Named::Card(captain)]);
    assert_eq!(table.beats(), ["BK:R13 BK-9.13", "BK-3.4"]);
    let card = table.card(captain);
    assert_eq!((card.controller, card.owner, card.locked), (SOUTH, NORTH, true));
    table.effect(2, "R13", SOUTH, &[Named::Card(captain)]);
    assert_eq!(table.beats(), ["BK:R13", "BK-3.4"], "it is yours already");
}

#[test]
fn a_march_moves_without_locking_and_the_thorns_see_it() {
    let mut table = Table::new();
    table.level(1);
    table.play("G09", NORTH, 3);
    let soldier = table.play("W04", SOUTH, 2);
    table.effect(2, "R10", SOUTH, &[Named::Card(soldier), Named::City(city(3))]);
    assert_eq!(table.beats(), ["BK:R10 BK-9.9", "BK-3.4"]);
    assert!(table.card(soldier).is_in_play_at(city(3)));
    assert!(!table.card(soldier).locked);
    assert_eq!(table.state.triggers.len(), 1);
}

#[test]
fn terror_trashes_and_those_who_watch_are_set_off() {
    let mut table = Table::new();
    table.level(2);
    table.play("K09", SOUTH, 3);
    let locked = table.play("K04", NORTH, 3);
    table.state.card_mut(locked).locked = true;
    table.effect(3, "K13", SOUTH, &[Named::Card(locked)]);
    assert_eq!(table.beats(), ["BK:K13 BK-9.12", "BK-3.4"]);
    assert_eq!(table.card(locked).zone, Zone::Trash);
    let whose: Vec<Seat> = table.state.triggers.iter().map(|met| met.controller).collect();
    assert_eq!(whose, [SOUTH, NORTH], "the feast, and the crawlers themselves");
}

/// An effect of seat 1 that pends, and the card that negates it, about to be resolved.
fn aside_turned(table: &mut Table) -> (CardId, CardId) {
    let assault = table.lay("K02", NORTH, Zone::Opening, Some(3));
    let what = Pending::Effect { card: assault, targets: Targets::new() };
    let item = table.item(NORTH, what);
    let named = Named::Item(item.id);
    table.state.stack.push(item);
    (assault, table.effect(1, "G12", SOUTH, &[named]))
}

#[test]
fn a_negated_effect_goes_to_its_owners_trash_without_acting() {
    let mut table = Table::new();
    table.level(2);
    let (assault, aside) = aside_turned(&mut table);
    assert_eq!(table.beats(), ["BK:G12 BK-9.26 BK-6.16", "BK-3.4"]);
    assert_eq!(table.state.stack, []);
    assert_eq!((table.card(assault).zone, table.card(aside).zone), (Zone::Trash, Zone::Trash));
    let negated = |fact: &Fact| matches!(fact, Fact::Trashed { why: TrashCause::Negated, city: at, .. } if *at == city(3));
    assert!(table.told.iter().any(negated));
}

#[test]
fn a_negated_effect_lies_where_it_was_set_under_the_other_reading() {
    let mut table = Table::under(&[("negated-card", "back-to-set")]);
    table.level(2);
    let (assault, _) = aside_turned(&mut table);
    let next = CardId(table.state.next_card);
    assert_eq!(table.beats(), ["BK:G12 BK-9.26 BK-R50", "BK-3.4"]);
    assert_eq!(table.state.find(assault), None);
    let set = table.card(next);
    assert!(set.is_set_of(NORTH));
    assert_eq!((set.city, set.known), (Some(city(3)), Known::Publicly));
}

#[test]
fn the_source_of_a_negated_ability_stays() {
    let mut table = Table::new();
    table.level(2);
    let cannon = table.play("R07", NORTH, 3);
    let what = Pending::Paid { source: table.source(cannon, 0), targets: Targets::new() };
    let item = table.item(NORTH, what);
    let named = Named::Item(item.id);
    table.state.stack.push(item);
    table.effect(1, "G12", SOUTH, &[named]);
    assert_eq!(table.beats(), ["BK:G12 BK-9.26", "BK-3.4"]);
    assert!(table.card(cannon).is_in_play());
}

#[test]
fn the_thing_from_the_rift_takes_the_only_other_one_unasked() {
    let mut table = Table::new();
    let thing = table.play("K16", SOUTH, 3);
    let only = table.play("W01", SOUTH, 3);
    table.play("W01", NORTH, 3);
    table.triggered(thing, 0, None);
    assert_eq!(table.beats(), ["BK:K16 BK-5.48 BK-9.12"]);
    assert_eq!(table.card(only).zone, Zone::Trash);
    table.triggered(thing, 0, None);
    assert_eq!(table.beats(), ["BK:K16"], "nobody is left");
}

#[test]
fn the_thing_from_the_rift_lets_its_seat_choose_between_two() {
    let mut table = Table::new();
    let thing = table.play("K16", SOUTH, 3);
    let (first, second) = (table.play("W01", SOUTH, 3), table.play("W01", SOUTH, 3));
    table.triggered(thing, 0, None);
    assert_eq!(table.beats(), ["BK:K16"]);
    table.answers(SOUTH, Question::Sacrifice);
    let told = table.does(|game, state, trace| game.sacrifice_chosen(state, second, trace));
    assert_eq!(told, ["BK-9.12"]);
    assert_eq!(table.beats(), [""; 0]);
    assert_eq!(table.state.tasks, []);
    assert!(table.card(first).is_in_play());
}

#[test]
fn a_plague_bearer_asks_the_enemy_for_a_card_as_long_as_it_has_one() {
    let mut table = Table::new();
    let bearer = table.play("K08", SOUTH, 1);
    let card = table.lay("W01", NORTH, Zone::Hand, None);
    table.triggered(bearer, 0, Some(bearer));
    assert_eq!(table.beats(), ["BK:K08"]);
    table.answers(NORTH, Question::Discard);
    let next = CardId(table.state.next_card);
    let told = table.does(|game, state, trace| game.discard_chosen(state, card, trace));
    assert_eq!(told, ["BK-9.15"]);
    assert_eq!((table.card(next).zone, table.card(next).owner), (Zone::Trash, NORTH));
    assert_eq!(table.beats(), [""; 0]);
    assert_eq!(table.state.tasks, []);
    table.triggered(bearer, 0, Some(bearer));
    assert_eq!(table.beats(), ["BK:K08 BK-9.15"], "the hand is empty");
    assert_eq!(table.state.tasks, []);
}

#[test]
fn a_scout_alone_learns_what_it_looked_at() {
    let mut table = Table::new();
    let scout = table.play("W07", SOUTH, 2);
    let set = table.lay("K06", NORTH, Zone::Set, Some(3));
    table.used(scout, 0, &[Named::Card(set)]);
    assert_eq!(table.beats(), ["BK:W07 BK-9.27"]);
    assert_eq!(table.card(set).known, Known::Privately);
    table.state.card_mut(set).known = Known::Publicly;
    table.used(scout, 0, &[Named::Card(set)]);
    table.beats();
    assert_eq!(table.card(set).known, Known::Publicly, "what all know stays known to all");
}

#[test]
fn a_risen_card_is_a_new_card_unless_its_name_is_in_play() {
    let mut table = Table::new();
    table.level(3);
    let hounds = table.lay("K03", SOUTH, Zone::Trash, None);
    table.effect(2, "K11", SOUTH, &[Named::Card(hounds)]);
    let next = CardId(table.state.next_card);
    assert_eq!(table.beats(), ["BK:K11 BK-9.25 BK:K03", "BK-3.4"]);
    assert_eq!(table.state.find(hounds), None);
    assert!(table.card(next).is_in_play_at(city(2)));
    assert!(!table.card(next).locked);

    let captain = table.lay("W06", SOUTH, Zone::Trash, None);
    table.play("W06", NORTH, 5);
    table.effect(2, "K11", SOUTH, &[Named::Card(captain)]);
    assert_eq!(table.beats(), ["BK:K11 BK-9.25", "BK-3.4"]);
    assert_eq!(table.card(captain).zone, Zone::Trash);
}

#[test]
fn a_recovered_card_is_known_and_none_need_be_named() {
    let mut table = Table::new();
    let matriarch = table.play("G15", SOUTH, 2);
    let card = table.lay("K06", SOUTH, Zone::Trash, None);
    let source = table.source(matriarch, 1);
    for (targets, beats) in [
        (Targets::new(), vec!["BK:G15"]),
        (Targets::from_iter([Named::Card(card)]), vec!["BK:G15 BK-9.24"]),
    ] {
        let what = Pending::Trigger { source, targets, event_card: None, leaves: false };
        let item = table.item(SOUTH, what);
        table.state.tasks.push(Task::Resolve(Resolve::new(item)));
        assert_eq!(table.beats(), beats);
    }
    let card = table.card(card);
    assert_eq!((card.zone, card.known), (Zone::Hand, Known::Publicly));
}
