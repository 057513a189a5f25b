//! Strikers that leave, and Power that changes, between an assignment and its damage.

use super::super::rig::{NORTH, Rig, SOUTH, city};
use super::super::state::{Battle, Phase, Zone};
use super::*;
use crate::Trace;

/// A battle at city 3 in its exchange.
fn battle(rig: &mut Rig, attackers: &[CardId], defenders: &[CardId]) {
    rig.state.phase = Phase::Battle;
    rig.state.step = Some(BattleStep::Exchange);
    rig.state.battle = Some(Battle {
        city: city(3),
        vanguard: None,
        fighters: [attackers.to_vec(), defenders.to_vec()],
        participants: Vec::new(),
        struck: Vec::new(),
        next_designator: SOUTH,
        consecutive_passes: 2,
        noted_ranges: Vec::new(),
        half_assigned: None,
    });
}

/// Strikers of Range 0 that are about to assign.
fn group(rig: &mut Rig, queue: &[CardId]) {
    rig.state.tasks.push(Task::Exchange(Exchange {
        range: 0,
        queue: queue.to_vec(),
        rest: None,
        last_target: None,
        assignments: Vec::new(),
        window_done: true,
    }));
}

#[test]
fn a_striker_that_left_between_the_assignments_of_the_sides_assigns_nothing() {
    let mut rig = Rig::new(&[("damage-window", "after-each-side")]);
    let (own, stays) = (rig.play("K06", SOUTH, 3), rig.play("K06", NORTH, 3));
    let leaves = rig.play("W01", NORTH, 3);
    battle(&mut rig, &[own], &[stays]);
    group(&mut rig, &[leaves, stays]);
    // It went to the hand and paid for something there.
    rig.state.card_mut(leaves).zone = Zone::Hand;
    rig.game.hand_to_trash(&mut rig.state, &[leaves]);
    while rig.state.stack.is_empty() {
        rig.game.exchange_beat(&mut rig.state, &mut Trace::off());
    }
    let Pending::Damage { assignments, .. } = &rig.state.stack[0].what else { panic!() };
    assert_eq!(assignments, &[Assignment { source: stays, target: own, amount: 5 }]);
}

#[test]
fn power_beyond_what_an_action_can_say_is_still_dealt() {
    let mut rig = Rig::new(&[]);
    let (own, enemy) = (rig.play("K06", SOUTH, 3), rig.play("K06", NORTH, 3));
    rig.state.card_mut(own).mods.power = 300;
    battle(&mut rig, &[own], &[enemy]);
    group(&mut rig, &[own]);
    while rig.state.stack.is_empty() {
        rig.game.exchange_beat(&mut rig.state, &mut Trace::off());
    }
    let Pending::Damage { assignments, .. } = &rig.state.stack[0].what else { panic!() };
    assert_eq!(assignments, &[Assignment { source: own, target: enemy, amount: 255 }]);
}

#[test]
fn a_cost_raised_beyond_all_hands_cannot_be_paid() {
    let mut rig = Rig::new(&[]);
    for _ in 0..300 {
        rig.play("R12", NORTH, 3);
    }
    let own = rig.set("W04", SOUTH, 3);
    assert_eq!(rig.game.opening_cost(&rig.state, rig.state.card(own)).cards(), 200);
}
