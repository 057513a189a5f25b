//! Simulated battles, plans, outlooks and prizes.

use super::table::{FOE, ME, Table, at};
use crate::bot::battle::{Stakes, Unit, share, worth};
use crate::prelude::*;
use crate::state::Exchange;

/// Worth of the cards that fight below: 2 for each level, Power, HP, 2 for each Range, Move.
const K01: i64 = 1 + 1 + 1;
const R02: i64 = 4 + 3 + 2 + 2;
const W02: i64 = 2 + 2 + 1 + 2 + 1;
const K06: i64 = 6 + 5 + 3 + 1;
const G05: i64 = 4 + 2 + 2 + 4 + 1;
const K05: i64 = 4 + 2 + 1 + 6 + 1;

fn unit(id: u32, power: i64, left: i64, range: i64, value: i64) -> Unit {
    Unit { id: CardId(id), power, range, left, value, struck: false, given: 0 }
}

#[test]
fn tv01_cavalry_and_three_mercenaries_wipe_each_other_out() {
    let mut cavalry = [unit(1, 3, 2, 0, R02)];
    let mut mercenaries = [2, 3, 4].map(|id| unit(id, 1, 1, 0, K01));
    let stakes = Stakes { prize: 10, held: false };
    assert_eq!(worth(&mut cavalry, &mut mercenaries, stakes), 3 * K01 - R02);
    assert!(cavalry.iter().chain(&mercenaries).all(|unit| unit.left <= 0));
    let mut table = Table::new();
    let cavalry = table.up(ME, 3, "R02");
    for _ in 0..3 {
        table.up(FOE, 3, "K01");
    }
    assert_eq!(table.bot().plan(at(3)), 3 * K01 - R02 - 1);
    table.ask(Question::Vanguard);
    table.battle(3, &[], &[]);
    assert_eq!(table.score(&Action::Vanguard { card: cavalry }), -1, "not worth it");
}

#[test]
fn tv02_archers_shoot_the_cavalry_before_it_strikes() {
    let mut table = Table::new();
    let archers = table.up(ME, 3, "W02");
    table.up(FOE, 3, "R02");
    assert_eq!(table.bot().plan(at(3)), R02 + 10 - 1);
    assert_eq!(table.score(&Action::DeclareBattle { city: at(3) }), R02 + 10 - 1);
    table.set(FOE, 3, "K01");
    table.set(FOE, 4, "K01");
    assert_eq!(table.score(&Action::DeclareBattle { city: at(3) }), R02 + 10 - 1 - 2);
    table.battle(3, &[], &[]);
    table.ask(Question::Vanguard);
    assert_eq!(table.score(&Action::Vanguard { card: archers }), 1);
}

#[test]
fn tv25_damage_is_divided_so_that_most_die() {
    let mut table = Table::new();
    let mine = ["K05", "W02", "R02"].map(|id| table.up(ME, 3, id));
    let theirs = ["K06", "G05"].map(|id| table.up(FOE, 3, id));
    table.occupy(FOE, 3);
    table.battle(3, &mine, &theirs);
    // Range 3 kills G05, Range 1 leaves K06 1; then R02 and K06 strike together: its 5 points are
    // just enough for the three.
    let all = K06 + G05 - (K05 + W02 + R02) + 3;
    assert_eq!(table.bot().outlook(None), all);
    let theirs_see = crate::bot::Bot::new(&table.game, &table.state, FOE);
    assert_eq!(theirs_see.outlook(None), -all);
}

#[test]
fn a_pending_damage_is_dealt_first_and_who_has_struck_strikes_no_more() {
    let mut table = Table::new();
    let (archers, ogre) = (table.up(ME, 3, "W02"), table.up(FOE, 3, "K06"));
    table.battle(3, &[archers], &[ogre]);
    // 2 of 3 points; then the ogre strikes.
    assert_eq!(table.bot().outlook(None), -W02 - 4);
    let part = Assignment { source: archers, target: ogre, amount: 2 };
    table.pend(ME, Pending::Damage { range: 1, assignments: vec![part] });
    if let Some(battle) = &mut table.state.battle {
        battle.struck = vec![archers];
    }
    assert_eq!(table.bot().outlook(None), -W02 - 4);
    table.state.card_mut(ogre).damage = 1;
    assert_eq!(table.bot().outlook(None), K06 + 10, "the pending points kill it");
}

#[test]
fn points_go_where_the_least_kills_then_to_the_most_valuable() {
    let mut enemies = [unit(1, 1, 3, 0, 9), unit(2, 1, 2, 0, 5), unit(3, 1, 2, 0, 7)];
    assert_eq!(share(5, &mut enemies), 0);
    assert_eq!(enemies.map(|unit| unit.given), [1, 2, 2]);
    assert_eq!(share(4, &mut enemies), 2, "2 were needed");
    assert_eq!(enemies.map(|unit| unit.given), [3, 2, 2]);
}

#[test]
fn a_plan_sends_as_few_as_it_needs() {
    let mut table = Table::new();
    let cavalry = table.up(ME, 2, "R02");
    let archers = table.up(ME, 2, "W02");
    table.up(ME, 2, "W01");
    table.locked(ME, 2, "K06");
    table.up(FOE, 2, "K01");
    // W02 alone shoots K01 and wins unhurt.
    assert_eq!(table.bot().plan(at(2)), K01 + 10 - 1);
    assert_eq!(table.bot().planned_vanguard(at(2)), Some(archers));
    // Archers and cavalry kill the ogre, too, but all die with it; against a sergeant the cavalry,
    // which can take more, goes first and only the archers die.
    table.occupy(FOE, 2);
    let ogre = table.up(FOE, 2, "K06");
    assert_eq!(table.bot().plan(at(2)), K01 + K06 - W02 - R02 + 3 - 2);
    assert_eq!(table.bot().planned_vanguard(at(2)), None);
    table.state.card_mut(ogre).kind = table.kind("W04");
    assert_eq!(table.bot().plan(at(2)), K01 + 4 - W02 + 16 - 2);
    assert_eq!(table.bot().planned_vanguard(at(2)), Some(cavalry));
    assert_eq!(table.bot().plan(at(1)), -99, "nobody is there");
}

#[test]
fn bystanders_count_only_where_they_must_fight() {
    let mut table = Table::new();
    table.up(ME, 2, "W01");
    table.locked(FOE, 2, "K06");
    assert_eq!(table.bot().plan(at(2)), 10 - 1, "a locked defender of a free city cannot fight");
    table.occupy(FOE, 2);
    assert_eq!(table.bot().plan(at(2)), -3 - 4 - 1);
}

#[test]
fn prizes_grow_with_the_capital_the_occupant_and_the_win() {
    let mut table = Table::new();
    assert_eq!(table.bot().prize(at(1), ME), 10);
    assert_eq!(table.bot().prize(at(5), ME), 16, "the capital");
    table.state.city_mut(at(2)).identity = None;
    assert_eq!(table.bot().prize(at(2), ME), 16, "it may be the capital");
    table.occupy(FOE, 1);
    assert_eq!(table.bot().prize(at(1), ME), 16);
    assert_eq!(table.bot().prize(at(1), FOE), 10, "its own already");
    table.occupy(ME, 3);
    table.occupy(ME, 4);
    assert_eq!(table.bot().prize(at(1), ME), 16, "three without the capital do not win");
    assert_eq!(table.bot().prize(at(5), ME), 1016);
    table.occupy(ME, 5);
    assert_eq!(table.bot().prize(at(1), ME), 1016);
}

#[test]
fn a_fighter_joins_when_it_turns_the_battle() {
    let mut table = Table::new();
    let mercenary = table.up(ME, 3, "W01");
    let archers = table.up(ME, 3, "W02");
    let spare = table.up(ME, 3, "W01");
    let cavalry = table.up(FOE, 3, "R02");
    table.battle(3, &[mercenary], &[cavalry]);
    table.state.card_mut(mercenary).locked = true;
    table.ask(Question::Fighter);
    assert_eq!(table.score(&Action::Fighter { card: archers }), 1);
    assert_eq!(table.score(&Action::Fighter { card: spare }), -1);
    assert_eq!(table.score(&Action::NoFighter), 0);
    // With archers in the battle nobody else is needed.
    table.state.card_mut(archers).locked = true;
    table.battle(3, &[mercenary, archers], &[cavalry]);
    table.ask(Question::Fighter);
    assert_eq!(table.score(&Action::Fighter { card: spare }), -1);
}

#[test]
fn a_defender_joins_when_it_saves_more_than_it_risks() {
    let mut table = Table::new();
    let raider = table.up(FOE, 3, "W01");
    let ogre = table.up(ME, 3, "K06");
    table.state.first_seat = Some(FOE);
    table.battle(3, &[], &[]);
    if let Some(battle) = &mut table.state.battle {
        battle.fighters = [vec![], vec![raider]];
    }
    table.state.card_mut(raider).locked = true;
    table.ask(Question::Fighter);
    assert_eq!(table.score(&Action::Fighter { card: ogre }), 1);
}

#[test]
fn damage_is_assigned_in_the_order_of_the_targets() {
    let mut table = Table::new();
    let cavalry = table.up(ME, 3, "R02");
    let theirs = ["W04", "K01", "K01"].map(|id| table.up(FOE, 3, id));
    table.battle(3, &[cavalry], &theirs);
    let mut exchange = Exchange {
        range: 0,
        queue: vec![cavalry],
        rest: Some(3),
        last_target: None,
        assignments: Vec::new(),
        window_done: false,
    };
    let asked = |table: &mut Table, exchange: &Exchange| {
        table.ask(Question::Assign);
        table.state.tasks.insert(0, Task::Exchange(exchange.clone()));
    };
    let assign = |target, amount| Action::Assign { target, amount };
    asked(&mut table, &exchange);
    // One point for each mercenary, the third for W04, which is first by number.
    assert_eq!(table.score(&assign(theirs[0], 1)), 1);
    assert_eq!(table.score(&assign(theirs[1], 1)), 0);
    exchange.rest = Some(2);
    exchange.last_target = Some(theirs[0]);
    exchange.assignments = vec![Assignment { source: cavalry, target: theirs[0], amount: 1 }];
    asked(&mut table, &exchange);
    assert_eq!(table.score(&assign(theirs[1], 1)), 1);
    assert_eq!(table.score(&assign(theirs[2], 2)), 0);
}
