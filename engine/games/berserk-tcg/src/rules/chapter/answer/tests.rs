//! How damage may be divided, and what effects may be answered.

use super::*;
use crate::state::{Assignment, Battle, BattleStep, Phase, Task};
use crate::tests::rig::{NORTH, Rig, SOUTH, city};

/// Seat 0's striker with so many points against two or three of seat 1, at city 3.
fn strike(rig: &mut Rig, rest: u16, enemies: &[&str]) -> Vec<CardId> {
    let source = rig.play("K16", SOUTH, 3);
    let enemies: Vec<CardId> = enemies.iter().map(|card| rig.play(card, NORTH, 3)).collect();
    rig.state.phase = Phase::Battle;
    rig.state.step = Some(BattleStep::Exchange);
    rig.state.battle = Some(Battle {
        city: city(3),
        vanguard: Some(source),
        fighters: [vec![source], enemies.clone()],
        participants: Vec::new(),
        struck: Vec::new(),
        next_designator: SOUTH,
        consecutive_passes: 0,
        noted_ranges: Vec::new(),
        half_assigned: None,
    });
    rig.state.tasks.push(Task::Exchange(Exchange {
        range: 1,
        queue: vec![source],
        rest: Some(rest),
        last_target: None,
        assignments: Vec::new(),
        window_done: false,
    }));
    enemies
}

/// What may be assigned, as (place of the target, points); 9 for stopping.
fn options(rig: &Rig, enemies: &[CardId]) -> Vec<(usize, u8)> {
    let place = |target: &CardId| enemies.iter().position(|enemy| enemy == target).unwrap();
    let told = |action: &Action| match action {
        Action::Assign { target, amount } => (place(target), *amount),
        Action::StopAssign => (9, 0),
        other => panic!("no share: {other:?}"),
    };
    rig.game.assign_options(&rig.state).iter().map(told).collect()
}

fn assigned(rig: &mut Rig, target: CardId, amount: u16) {
    let Some(Task::Exchange(exchange)) = rig.state.tasks.last_mut() else { panic!() };
    let source = exchange.queue[0];
    exchange.assignments.push(Assignment { source, target, amount });
    exchange.last_target = Some(target);
    exchange.rest = exchange.rest.map(|rest| rest - amount);
}

#[test]
fn the_last_target_takes_the_rest() {
    let mut rig = Rig::new(&[]);
    let enemies = strike(&mut rig, 2, &["K01", "K01", "K01"]);
    assert_eq!(options(&rig, &enemies), [(0, 1), (0, 2), (1, 1), (1, 2), (2, 2)]);
    assigned(&mut rig, enemies[1], 1);
    assert_eq!(options(&rig, &enemies), [(2, 1)]);
    rig.ask(SOUTH, Question::Assign);
    assert_eq!(rig.refused(&Action::Assign { target: enemies[0], amount: 1 }), "BK-6.45");
    assert_eq!(rig.refused(&Action::StopAssign), "BK-R30");
    let own = rig.state.in_play().next().unwrap().id;
    assert_eq!(rig.refused(&Action::Assign { target: own, amount: 1 }), "BK-6.18");
}

#[test]
fn the_rest_may_be_kept_where_that_reading_lets_it() {
    let mut rig = Rig::new(&[("must-assign-all", "up-to")]);
    let enemies = strike(&mut rig, 2, &["K01"]);
    assert_eq!(options(&rig, &enemies), [(0, 1), (0, 2), (9, 0)], "asked with one target, too");
    assigned(&mut rig, enemies[0], 1);
    assert_eq!(options(&rig, &enemies), [(9, 0)]);
}

#[test]
fn lethal_first_gives_each_its_need_before_any_gets_more() {
    let mut rig = Rig::new(&[("over-assignment", "lethal-first")]);
    // HP 2, 3, 1.
    let enemies = strike(&mut rig, 5, &["W05", "K06", "K01"]);
    assert_eq!(options(&rig, &enemies), [(0, 1), (0, 2)], "4 are all that those behind need");
    assigned(&mut rig, enemies[0], 1);
    assert_eq!(options(&rig, &enemies), [(1, 3)], "the last one needs one of the four");
    assigned(&mut rig, enemies[1], 3);
    assert_eq!(options(&rig, &enemies), [(2, 1)]);

    let mut rig = Rig::new(&[("over-assignment", "lethal-first")]);
    let enemies = strike(&mut rig, 8, &["W05", "K06", "K01"]);
    assert_eq!(options(&rig, &enemies), [(0, 2)], "2 remain when all have enough");
    assigned(&mut rig, enemies[0], 2);
    assert_eq!(options(&rig, &enemies), [(1, 3)]);
    assigned(&mut rig, enemies[1], 3);
    assert_eq!(options(&rig, &enemies), [(2, 3)], "now one may get more");
    rig.ask(SOUTH, Question::Assign);

    let mut rig = Rig::new(&[("over-assignment", "lethal-first")]);
    let enemies = strike(&mut rig, 3, &["W05", "K06", "K01"]);
    rig.ask(SOUTH, Question::Assign);
    assert_eq!(rig.refused(&Action::Assign { target: enemies[0], amount: 3 }), "BK-R31");
    assert_eq!(rig.refused(&Action::Assign { target: enemies[2], amount: 3 }), "BK-R31");
}

#[test]
fn every_start_can_be_carried_on_to_the_end() {
    for value in ["yes", "lethal-first"] {
        for rest in 1..=9 {
            let mut rig = Rig::new(&[("over-assignment", value)]);
            let enemies = strike(&mut rig, rest, &["W05", "K06", "K01"]);
            carries_on(&mut rig, &enemies);
        }
    }
}

fn carries_on(rig: &mut Rig, enemies: &[CardId]) {
    let Some(Task::Exchange(exchange)) = rig.state.tasks.last().cloned() else { panic!() };
    if exchange.rest == Some(0) {
        return;
    }
    let options = options(rig, enemies);
    assert!(!options.is_empty(), "no dead end: {exchange:?}");
    for (at, amount) in options {
        assigned(rig, enemies[at], amount.into());
        carries_on(rig, enemies);
        let last = rig.state.tasks.len() - 1;
        rig.state.tasks[last] = Task::Exchange(exchange.clone());
    }
}

#[test]
fn cards_chosen_for_the_hand_limit_are_not_chosen_again() {
    let mut rig = Rig::new(&[("pending-rule-effects", "all")]);
    let ids = rig.hand(SOUTH, "W01 W01 K01");
    rig.state.discarding.push(ids[0]);
    rig.ask(SOUTH, Question::DiscardToLimit);
    let wanted = [ids[1], ids[2]].map(|id| format!("discard #{}", id.0));
    assert_eq!(rig.offered(), wanted);
}

#[test]
fn drawing_one_card_for_a_city_is_a_reading() {
    for (value, wanted) in [("zero-or-two", 2), ("zero-one-two", 3)] {
        let mut rig = Rig::new(&[("city-draw-amount", value)]);
        rig.ask(SOUTH, Question::CityDraw);
        assert_eq!(rig.offered().len(), wanted, "{value}");
    }
    let mut rig = Rig::new(&[]);
    rig.ask(SOUTH, Question::CityDraw);
    assert_eq!(rig.refused(&Action::DrawOne), "BK-R37");
}
