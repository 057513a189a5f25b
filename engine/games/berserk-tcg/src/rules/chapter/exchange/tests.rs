//! Strikers that leave, and Power that changes, between an assignment and its damage.

use super::*;
use crate::state::{Battle, Phase, Zone};
use crate::tests::rig::{NORTH, Rig, SOUTH, city};
use kanso_engine::Trace;

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

/// What one striker of seat 0 with Power 5 deals to two of seat 1 that were assigned so much, under
/// BK-R33 `recompute` and these readings; `gone` leaves the battle before, `change` is its Power's.
fn dealt(
    readings: &[(&str, &str)],
    amounts: [u16; 2],
    gone: Option<usize>,
    change: i16,
) -> [u16; 2] {
    let recompute = [("power-change-after-assignment", "recompute")];
    let mut rig = Rig::new(&[&recompute, readings].concat());
    let source = rig.play("K06", SOUTH, 3);
    let targets = [rig.play("G16", NORTH, 3), rig.play("G16", NORTH, 3)];
    let here: Vec<CardId> = (0..2).filter(|at| Some(*at) != gone).map(|at| targets[at]).collect();
    battle(&mut rig, &[source], &here);
    rig.state.card_mut(source).mods.power = change;
    let part = |at: usize| Assignment { source, target: targets[at], amount: amounts[at] };
    rig.game.resolve_damage(&mut rig.state, 0, &[part(0), part(1)], &mut Trace::off());
    targets.map(|id| rig.state.card(id).damage)
}

#[test]
fn recomputed_shares_follow_power_and_nothing_else() {
    assert_eq!(dealt(&[], [3, 2], None, 0), [3, 2]);
    assert_eq!(dealt(&[], [3, 2], None, 2), [3, 4]);
    assert_eq!(dealt(&[], [3, 2], None, -1), [3, 1]);
    assert_eq!(dealt(&[], [3, 2], None, -3), [2, 0]);
    // A share that is not dealt goes to nobody else.
    assert_eq!(dealt(&[], [3, 2], Some(0), 0), [0, 2]);
    assert_eq!(dealt(&[], [3, 2], Some(1), 0), [3, 0]);
    // What was kept stays kept.
    let up_to = [("must-assign-all", "up-to")];
    assert_eq!(dealt(&up_to, [2, 1], None, 0), [2, 1]);
    assert_eq!(dealt(&up_to, [2, 1], None, -3), [2, 0]);
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
