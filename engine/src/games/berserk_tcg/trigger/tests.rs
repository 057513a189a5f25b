//! In which order triggers are put, however many there are.

use super::super::rig::{Rig, SOUTH, city};
use super::*;
use crate::Trace;

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
