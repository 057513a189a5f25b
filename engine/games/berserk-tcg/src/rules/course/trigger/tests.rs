//! Which triggers an event meets, and in which order they are put.

use super::*;
use crate::rule_list::BK_9_9;
use crate::tests::rig::{NORTH, Rig, SOUTH, city};
use kanso_engine::Trace;

#[test]
fn first_put_resolves_first_under_fifo_however_many_triggers_there_are() {
    let mut rig = Rig::new(&[("trigger-resolution", "fifo")]);
    let ids: Vec<ItemId> = (1..=300).map(ItemId).collect();
    rig.state.triggers = ids
        .iter()
        .map(|id| Met {
            id: *id,
            moment: 0,
            controller: SOUTH,
            what: Trigger::CityDraw { city: city(1) },
        })
        .collect();
    for id in &ids {
        rig.game.put_trigger(&mut rig.state, *id, &mut Trace::off());
    }
    let resolve: Vec<ItemId> = rig.state.stack.iter().rev().map(|item| item.id).collect();
    assert_eq!((resolve, rig.state.puts), (ids, 0));
}

#[test]
fn only_characters_are_watched_as_they_move() {
    for (id, met) in [("W01", 1), ("W11", 0)] {
        let mut rig = Rig::new(&[]);
        rig.play("G09", NORTH, 2);
        let card = rig.play(id, SOUTH, 1);
        rig.game.move_card(&mut rig.state, card, city(2), BK_9_9, &mut Trace::off());
        assert_eq!(rig.state.triggers.len(), met, "{id}");
    }
}
