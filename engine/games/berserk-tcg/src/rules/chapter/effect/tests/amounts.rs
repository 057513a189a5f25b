//! Damage, shields and what else lies on a card.

use super::*;
use crate::cards::text::Stat;
use crate::state::Mods;
use proptest::prelude::*;

/// Deals this to the cards and says by which rules.
fn deal(table: &mut Table, batch: &[(CardId, u16)], combat: bool) -> Vec<String> {
    table.does(|game, state, trace| game.deal_damage(state, batch, combat, trace))
}

#[test]
fn a_shield_takes_its_points_off_the_sum_once() {
    let mut table = Table::new();
    let captain = table.play("W06", NORTH, 3);
    table.state.card_mut(captain).shield = 2;
    assert_eq!(deal(&mut table, &[(captain, 3), (captain, 3)], true), ["BK-9.2"]);
    let card = table.card(captain);
    assert_eq!((card.damage, card.shield), (4, 0));
    let told = table.told.pop().unwrap();
    let Fact::Damaged { damage, absorbed, reduced, combat, .. } = told else { panic!("{told:?}") };
    assert_eq!((damage, absorbed, reduced, combat), (4, 2, 0, true));
}

#[test]
fn a_shield_stays_and_takes_its_points_off_each_amount_under_the_other_reading() {
    let mut table = Table::under(&[("shield-scope", "each-damage-by-2")]);
    let captain = table.play("W06", NORTH, 3);
    table.state.card_mut(captain).shield = 2;
    deal(&mut table, &[(captain, 3), (captain, 1), (captain, 3)], true);
    let card = table.card(captain);
    assert_eq!((card.damage, card.shield), (2, 2), "1 of each 3, nothing of the 1");
}

#[test]
fn a_reduction_lowers_each_amount_of_effects_and_none_of_combat() {
    let mut table = Table::new();
    let golem = table.play("G04", NORTH, 3);
    assert_eq!(deal(&mut table, &[(golem, 1), (golem, 3)], false), ["BK-9.31", "BK:G04", "BK-9.2"]);
    assert_eq!(table.card(golem).damage, 2);
    assert_eq!(deal(&mut table, &[(golem, 1)], false), ["BK-9.31", "BK:G04", "BK-9.2"]);
    assert_eq!(table.card(golem).damage, 2, "nothing is left of 1 point");
    assert_eq!(deal(&mut table, &[(golem, 1), (golem, 1)], true), ["BK-9.2"]);
    assert_eq!(table.card(golem).damage, 4);
}

#[test]
fn statics_that_keep_the_damaged_alive_are_told() {
    let mut table = Table::new();
    table.play("W11", SOUTH, 2);
    let mercenary = table.play("W01", SOUTH, 2);
    assert_eq!(deal(&mut table, &[(mercenary, 1)], false), ["BK-9.2", "BK:W11"]);
}

#[test]
fn damage_of_one_batch_is_told_by_ascending_number() {
    let mut table = Table::new();
    let (first, second) = (table.play("W04", SOUTH, 2), table.play("W04", NORTH, 2));
    deal(&mut table, &[(second, 1), (first, 1), (second, 1)], true);
    let hit: Vec<(CardId, u16)> = table
        .told
        .iter()
        .map(|fact| {
            let Fact::Damaged { card, damage, .. } = fact else { panic!("{fact:?}") };
            (card.id, *damage)
        })
        .collect();
    assert_eq!(hit, [(first, 1), (second, 2)]);
}

proptest! {
    /// No point of damage is lost or made: it counts, is absorbed or is prevented.
    #[test]
    fn points_dealt_are_points_accounted_for(
        amounts in prop::collection::vec(0..6_u16, 1..6),
        shield in 0..8_u16,
        combat: bool,
        each: bool,
    ) {
        let value = if each { "each-damage-by-2" } else { "pool-of-2" };
        let mut table = Table::under(&[("shield-scope", value)]);
        let golem = table.play("G04", SOUTH, 1);
        table.state.card_mut(golem).shield = shield;
        let batch: Vec<(CardId, u16)> = amounts.iter().map(|amount| (golem, *amount)).collect();
        deal(&mut table, &batch, combat);
        let card = table.card(golem);
        prop_assert_eq!(shield - card.shield, if each { 0 } else { shield.min(
            amounts.iter().map(|amount| amount - if combat { 0 } else { 1.min(*amount) }).sum()
        ) });
        let mut accounted = 0;
        for fact in &table.told {
            if let Fact::Damaged { damage, absorbed, reduced, .. } = fact {
                prop_assert_eq!(*damage, table.state.card(golem).damage);
                accounted += damage + absorbed + reduced;
            }
        }
        prop_assert_eq!(accounted, amounts.iter().sum::<u16>());
    }
}

#[test]
fn a_barrier_shields_and_its_card_is_spent() {
    let mut table = Table::new();
    let rider = table.play("R02", NORTH, 2);
    table.level(2);
    let barrier = table.effect(1, "G02", SOUTH, &[Named::Card(rider)]);
    assert_eq!(table.beats(), ["BK:G02 BK-9.5", "BK-3.4"]);
    assert_eq!(table.card(rider).shield, 2);
    let spent = table.card(barrier);
    assert_eq!((spent.zone, spent.city, spent.owner), (Zone::Trash, None, SOUTH));
}

#[test]
fn each_primitive_of_a_text_is_a_beat_and_one_that_does_nothing_is_none() {
    let mut table = Table::new();
    table.level(2);
    let soldier = table.play("W04", SOUTH, 1);
    table.state.card_mut(soldier).locked = true;
    table.effect(1, "W12", SOUTH, &[Named::Card(soldier)]);
    assert_eq!(table.beats(), ["BK:W12 BK-9.8", "BK-9.7", "BK-3.4"]);
    table.effect(1, "W12", SOUTH, &[Named::Card(soldier)]);
    assert_eq!(table.beats(), ["BK:W12", "BK-9.7", "BK-3.4"], "it is unlocked already");
    let card = table.card(soldier);
    assert_eq!((card.locked, card.mods), (false, Mods { power: 2, ..Mods::default() }));
}

#[test]
fn healing_takes_off_what_is_there() {
    let mut table = Table::new();
    let herbalist = table.play("G07", SOUTH, 1);
    let hurt = table.play("K06", NORTH, 1);
    table.state.card_mut(hurt).damage = 1;
    table.used(herbalist, 0, &[Named::Card(hurt)]);
    assert_eq!(table.beats(), ["BK:G07 BK-9.6"]);
    assert_eq!(table.card(hurt).damage, 0);
    table.used(herbalist, 0, &[Named::Card(hurt)]);
    assert_eq!(table.beats(), ["BK:G07"], "nothing is left to heal");
}

#[test]
fn mass_damage_reaches_who_is_there_when_it_resolves() {
    let mut table = Table::new();
    table.level(2);
    let (own, enemy) = (table.play("W04", SOUTH, 3), table.play("K06", NORTH, 3));
    let elsewhere = table.play("K06", NORTH, 2);
    table.play("K09", NORTH, 3);
    table.effect(3, "R14", SOUTH, &[]);
    assert_eq!(table.beats(), ["BK:R14 BK-9.4 BK-9.2 BK-9.2", "BK-3.4"]);
    assert_eq!([own, enemy, elsewhere].map(|id| table.card(id).damage), [1, 1, 0]);
    table.effect(5, "R14", SOUTH, &[]);
    assert_eq!(table.beats(), ["BK:R14", "BK-3.4"], "nobody stands at city 5");
}

#[test]
fn no_number_of_a_card_leaves_its_type() {
    let mut table = Table::new();
    let own = table.play("K06", SOUTH, 3);
    let Rig { game, state } = &mut table.rig;
    let trace = &mut Trace::off();
    for _ in 0..3_500 {
        game.modify(state, own, Stat::Power, 20, trace);
        game.modify(state, own, Stat::Hp, -20, trace);
        game.shield(state, own, 20, trace);
    }
    assert_eq!(state.card(own).shield, 9_999);
    game.deal_damage(state, &[(own, u16::MAX), (own, u16::MAX)], true, trace);
    let card = state.card(own);
    assert_eq!((card.mods.power, card.mods.hp, card.shield), (9_999, -9_999, 0));
    assert_eq!((card.damage, game.left_hp(state, card)), (30_000, i16::MIN));
}
