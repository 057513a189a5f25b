//! The window as a whole, found by what a screen reader speaks.

use super::*;
use crate::model::testing::with_golden;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;

/// A window that carries out at once what it is asked.
fn window(model: Model) -> Harness<'static, (Model, Views)> {
    Harness::builder()
        .with_size([1280.0, 800.0])
        .with_context_setup(look::install_for_tests)
        .build_ui_state(
            |ui, (model, views): &mut (Model, Views)| {
                let mut asked = Asked::default();
                window_ui(ui, model, views, &mut asked);
                for command in asked.0 {
                    model.apply(command);
                }
            },
            (model, Views::default()),
        )
}

#[test]
fn the_buttons_of_the_timeline_step() {
    let mut harness = window(with_golden("pig/won-by-holding"));
    harness.get_by_label("Next event").click();
    harness.run();
    let table = |harness: &Harness<'_, (Model, Views)>| {
        harness.state().0.table.as_ref().expect("open").here().event
    };
    assert_eq!(table(&harness), 1);
    harness.get_by_label("Previous event").click();
    harness.run();
    assert_eq!(table(&harness), 0);
}

#[test]
fn without_a_game_the_window_says_what_to_do() {
    let mut harness = window(Model::default());
    harness.run();
    harness.get_by_label("No game is open");
}
