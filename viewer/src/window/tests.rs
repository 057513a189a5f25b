//! The window as a whole, found by what a screen reader speaks.

use super::testing::{TestWindow, window};
use crate::command::{GoCommand, LookCommand, PlayCommand, Tab, Unit, Way};
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
    let mut harness = window(crate::model::testing::empty());
    harness.run();
    harness.get_by_label("Your first game");
}

/// A game with beats between which it cannot be asked what it awaits, shortly before such ones.
fn before_beats() -> Model {
    let mut model = with_golden("berserk-tcg/cities-victory");
    model.apply(GoCommand::Address("97".to_owned()).into());
    model
}

fn is_within(model: &Model) -> bool {
    model.table.as_ref().expect("open").here().beat.is_some()
}

#[test]
fn every_page_can_be_looked_at_beat_by_beat() {
    for tab in Tab::ALL {
        let mut model = before_beats();
        model.apply(LookCommand::Tab(tab).into());
        let mut harness = window(model);
        let mut within = 0;
        for _ in 0..8 {
            let model = &mut harness.state_mut().0;
            model.apply(GoCommand::Step(Unit::Beat, Way::Forward).into());
            if is_within(model) {
                within += 1;
                model.apply(PlayCommand::WhyNot(Some("pass".to_owned())).into());
                model.apply(PlayCommand::Select(Some("card1".to_owned())).into());
                model.apply(PlayCommand::Choose(0).into());
                model.apply(PlayCommand::Settle("1".to_owned()).into());
            }
            model.notices.clear();
            harness.run_steps(1);
        }
        assert!(within >= 3, "{within} of the steps lie within an event");
    }
}

#[test]
fn every_key_can_be_pressed_within_an_event() {
    for entry in crate::keys::TABLE {
        let mut model = before_beats();
        while !is_within(&model) {
            model.apply(GoCommand::Step(Unit::Beat, Way::Forward).into());
        }
        if let Some(command) = (entry.asks)(&model) {
            model.apply(command);
            window(model).run_steps(1);
        }
    }
}

#[test]
fn in_a_low_window_the_timeline_leaves_the_table_its_room() {
    for game in ["rook-raiders/four-seats-tie", "pig/won-by-holding"] {
        let mut harness = window(with_golden(game));
        harness.run();
        let table = harness.get_by_label("The table").rect();
        assert!(800.0 - table.bottom() <= 106.0, "{game}: {table:?}");
    }
}

#[test]
fn what_is_selected_is_told_in_one_place_until_it_is_put_away() {
    let mut model = with_golden("rook-raiders/four-seats-tie");
    model.apply(GoCommand::Address("0@60".to_owned()).into());
    model.apply(PlayCommand::Select(Some("units/mercenary2/card".to_owned())).into());
    for tab in Tab::ALL {
        model.apply(LookCommand::Tab(tab).into());
        let mut harness = window(model);
        harness.run();
        harness.get_by_role_and_label(egui::accesskit::Role::Image, "Bard");
        harness.get_by_label("cost in gold");
        model = harness.into_state().0;
    }
    let mut harness = window(model);
    harness.get_by_label("✕").click();
    harness.run();
    assert!(harness.query_by_label("cost in gold").is_none());
    let table = harness.state().0.table.as_ref().expect("open");
    assert_eq!(table.look.selected, None);
}
