//! The window as a whole, found by what a screen reader speaks.

use super::testing::{TestWindow, window};
use crate::model::Model;
use crate::model::testing::with_golden;
use egui_kittest::kittest::Queryable as _;

#[test]
fn the_buttons_of_the_timeline_step() {
    let mut harness = window(with_golden("pig/won-by-holding"));
    harness.get_by_label("Next event").click();
    harness.run();
    let table = |harness: &TestWindow| harness.state().0.table.as_ref().expect("open").here().event;
    assert_eq!(table(&harness), 1);
    harness.get_by_label("Previous event").click();
    harness.run();
    assert_eq!(table(&harness), 0);
}

#[test]
fn without_a_game_the_window_says_how_to_begin_one() {
    let mut harness = window(Model::default());
    harness.run();
    harness.get_by_label("Your first game");
}
