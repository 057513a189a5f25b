//! What texts would bring.

use super::table::{FOE, ME, Table, at};
use crate::bot::Bot;
use crate::bot::text::Text;
use crate::prelude::*;

/// What the text of an effect card of seat 0 set at this city brings with these targets.
fn gain(table: &Table, id: &str, city: u8, targets: &[Named]) -> i64 {
    let text = table.game.opened_text(table.kind(id)).expect("a normal effect");
    let from = Vantage { seat: ME, card: CardId(0), city: at(city) };
    table.bot().gain(Text { steps: text.steps(), from, event: None, targets }, None)
}

fn on(table: &Table, id: &str, card: CardId) -> i64 {
    let city = table.state.card(card).at().number();
    gain(table, id, city, &[Named::Card(card)])
}

#[test]
fn damage_counts_what_it_kills() {
    let mut table = Table::new();
    let enemy = table.up(FOE, 2, "W04");
    let friend = table.up(ME, 2, "W04");
    let ogre = table.up(FOE, 2, "K06");
    let golem = table.up(FOE, 2, "G04");
    // W04: Power 1, HP 2, Move 1.
    assert_eq!(on(&table, "K02", enemy), 4);
    assert_eq!(on(&table, "K02", friend), -4);
    assert_eq!(on(&table, "K02", ogre), 1, "it survives");
    table.state.card_mut(golem).damage = 3;
    assert_eq!(on(&table, "K02", golem), 1, "1 of the 2 points is lost on it");
    table.state.card_mut(golem).damage = 4;
    assert_eq!(on(&table, "K02", golem), 6 + 3 + 5);
    table.battle(2, &[friend], &[enemy]);
    assert_eq!(on(&table, "K02", enemy), 4 + 5, "a fighter");
    table.effect(ME, 2, "K02", &[enemy]);
    assert_eq!(on(&table, "K02", enemy), 0, "it is dying already");
    table.up(FOE, 2, "K01");
    assert_eq!(gain(&table, "R14", 2, &[]), 3 + 1 - 1, "mercenary, ogre, friend; not the golem");
}

#[test]
fn a_ward_counts_only_for_who_would_die() {
    let mut table = Table::new();
    let friend = table.up(ME, 2, "W04");
    assert_eq!(on(&table, "G02", friend), 0);
    table.effect(FOE, 2, "K02", &[friend]);
    assert_eq!(on(&table, "G02", friend), 4);
    assert_eq!(on(&table, "W13", friend), 4, "it gets away");
    table.effect(FOE, 2, "K02", &[friend]);
    assert_eq!(on(&table, "G02", friend), 0, "2 points do not save it from 4");
    let other = table.up(ME, 2, "K06");
    assert_eq!(on(&table, "W13", other), -15 / 2);
}

#[test]
fn healing_counts_points_or_a_life() {
    let mut table = Table::new();
    let herbalist = table.up(ME, 2, "G07");
    let ogre = table.up(ME, 2, "K06");
    let heal = |table: &Table, card| {
        let text = &table.game.data(table.kind("G07")).abilities[0];
        let from = Vantage { seat: ME, card: herbalist, city: at(2) };
        let targets = &[Named::Card(card)];
        table.bot().gain(Text { steps: text.steps(), from, event: None, targets }, None)
    };
    assert_eq!(heal(&table, ogre), 0);
    table.state.card_mut(ogre).damage = 1;
    assert_eq!(heal(&table, ogre), 1);
    table.effect(FOE, 2, "K02", &[ogre]);
    assert_eq!(heal(&table, ogre), 15);
}

#[test]
fn power_counts_by_what_it_does_to_the_battle() {
    let mut table = Table::new();
    let archers = table.up(ME, 2, "W02");
    let ogre = table.up(FOE, 2, "K06");
    assert_eq!(on(&table, "K12", archers), 0, "no battle");
    table.battle(2, &[archers], &[ogre]);
    // Without: the ogre strikes back (−8, repelled −4). With: it falls (15, prize 10).
    assert_eq!(on(&table, "K12", archers), 15 + 10 + 8 + 4);
    if let Some(battle) = &mut table.state.battle {
        battle.struck = vec![archers];
    }
    assert_eq!(on(&table, "K12", archers), 0, "it has struck");
}

#[test]
fn locks_count_where_they_stop_somebody() {
    let mut table = Table::new();
    let enemy = table.up(FOE, 2, "K06");
    assert_eq!(on(&table, "R11", enemy), 15 / 2, "it could not defend a free city");
    table.occupy(FOE, 2);
    assert_eq!(on(&table, "R11", enemy), 0, "it fights, locked or not");
    table.state.first_seat = Some(FOE);
    assert_eq!(on(&table, "R11", enemy), 15 / 2, "in its own turn");
    table.state.phase = Phase::End;
    assert_eq!(on(&table, "R11", enemy), 0, "at the end of it");
    table.state.phase = Phase::Main;
    table.battle(2, &[], &[enemy]);
    assert_eq!(on(&table, "R11", enemy), 0, "it fights already");
}

#[test]
fn unlocking_counts_most_in_ones_own_turn() {
    let mut table = Table::new();
    let friend = table.locked(ME, 2, "K06");
    assert_eq!(on(&table, "W12", friend), 15 / 2);
    table.state.first_seat = Some(FOE);
    assert_eq!(on(&table, "W12", friend), 1);
    table.state.card_mut(friend).locked = false;
    assert_eq!(on(&table, "W12", friend), 0);
}

#[test]
fn a_forced_march_goes_where_nobody_stands() {
    let mut table = Table::new();
    let friend = table.up(ME, 2, "W04");
    table.up(FOE, 3, "K01");
    let march =
        |table: &Table, to| gain(table, "R10", 2, &[Named::Card(friend), Named::City(at(to))]);
    assert_eq!(march(&table, 1), 6);
    assert_eq!(march(&table, 3), 0);
    table.occupy(ME, 2);
    assert_eq!(march(&table, 1), 6 - 12, "the city would be lost");
    table.effect(FOE, 2, "K02", &[friend]);
    assert_eq!(march(&table, 1), 4 + 6 - 12);
}

#[test]
fn who_leaves_counts_by_side() {
    let mut table = Table::new();
    let enemy = table.up(FOE, 2, "R05");
    let worth = 2 + 1 + 1 + 2;
    assert_eq!(on(&table, "G13", enemy), worth);
    assert_eq!(on(&table, "G14", enemy), worth);
    assert_eq!(on(&table, "K13", enemy), worth);
    assert_eq!(on(&table, "R13", enemy), 2 * worth);
    let fallen = table.trash(ME, "K06");
    assert_eq!(gain(&table, "K11", 2, &[Named::Card(fallen)]), 15);
}

#[test]
fn the_deck_is_spared_when_it_is_short() {
    let mut table = Table::new();
    assert_eq!(gain(&table, "G11", 2, &[]), 5);
    assert_eq!(gain(&table, "R03", 2, &[]), 3 * 7);
    assert_eq!(gain(&table, "W03", 2, &[]), 5 * 2 + 4);
    table.up(ME, 2, "W01");
    assert_eq!(gain(&table, "W03", 2, &[]), 5 * 2);
    table.deck(ME, 7);
    assert_eq!(gain(&table, "G11", 2, &[]), 5);
    table.deck(ME, 6);
    assert_eq!(gain(&table, "G11", 2, &[]), -1000, "3 beyond the 3 looked at");
    assert_eq!(gain(&table, "K14", 2, &[]), 1 + 3);
    table.deck(FOE, 3);
    assert_eq!(gain(&table, "K14", 2, &[]), 1000);
}

#[test]
fn a_negation_is_worth_what_it_stops() {
    let mut table = Table::new();
    let friend = table.up(ME, 2, "K06");
    let enemy = table.up(FOE, 2, "W04");
    let harm = table.effect(FOE, 2, "K13", &[friend]);
    let wound = table.effect(FOE, 2, "K02", &[friend]);
    let folly = table.effect(FOE, 2, "K02", &[enemy]);
    let draw = table.effect(FOE, 2, "G11", &[]);
    let negate = |table: &Table, item| gain(table, "G12", 4, &[Named::Item(item)]);
    assert_eq!(negate(&table, harm), 15);
    assert_eq!(negate(&table, wound), 1);
    assert_eq!(negate(&table, folly), 0, "it harms its owner");
    assert_eq!(negate(&table, draw), 5);
    table.state.card_mut(friend).damage = 1;
    assert_eq!(negate(&table, wound), 15, "a lethal blow counts although it pends already");
}

#[test]
fn without_a_target_a_text_is_never_used() {
    let table = Table::new();
    let text = table.game.opened_text(table.kind("K02")).expect("a normal effect");
    let from = Vantage { seat: ME, card: CardId(0), city: at(2) };
    assert_eq!(table.bot().best(text, from), -1000);
    let theirs = Bot::new(&table.game, &table.state, FOE);
    assert_eq!(theirs.best(text, Vantage { seat: FOE, ..from }), -1000);
}
