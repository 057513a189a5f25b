//! Every refusal has a position: what the tests beside this file are refused stands in `told.txt`.

use super::{Table, battle, set_up};
use crate::prelude::*;
use kanso_engine::laws::refused::Refused;
use std::cell::RefCell;

thread_local! {
    /// What the tests of this thread were refused.
    static REFUSED: RefCell<Refused> = const { RefCell::new(Refused::new()) };
}

/// Writes a refusal down.
pub(super) fn record(table: &Table, action: &Action, refusal: &Refusal) {
    REFUSED.with_borrow_mut(|refused| refused.note(&table.game, &table.state, action, refusal));
}

#[test]
fn every_refusal_is_made_in_a_position_and_says_there_what_is_listed() {
    REFUSED.with_borrow_mut(|refused| *refused = Refused::new());
    for test in battle::ALL.iter().chain(set_up::ALL) {
        test();
    }
    let list = include_str!("told.txt");
    REFUSED.with_borrow(|refused| {
        refused.compare(Refusal::NAMES, list);
    });
}
