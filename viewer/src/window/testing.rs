//! A window for the tests of panels.

use super::{Views, window_ui};
use crate::command::Asked;
use crate::look;
use crate::model::Model;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;

/// A window that carries out at once what it is asked.
pub(crate) type TestWindow = Harness<'static, (Model, Views)>;

/// Opens a window of the usual size.
pub(crate) fn window(model: Model) -> TestWindow {
    sized(model, [1280.0, 800.0])
}

/// Opens a window of another size, in points.
pub(crate) fn sized(model: Model, size: [f32; 2]) -> TestWindow {
    Harness::builder().with_size(size).with_context_setup(look::install_for_tests).build_ui_state(
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

/// Presses the one thing that a screen reader calls so.
#[track_caller]
pub(crate) fn press(window: &mut TestWindow, label: &str) {
    window.get_by_label(label).scroll_to_me();
    window.run();
    window.get_by_label(label).click();
    window.run();
}
