//! Two lines side by side from where they part.

use crate::command::Asked;
use crate::model::Table;
use egui::Ui;
use kanso_engine::Lang;

/// What the panel keeps from frame to frame.
#[derive(Default)]
pub struct CompareView {}

/// Draws the panel.
pub fn compare_ui(
    ui: &mut Ui,
    _table: &mut Table,
    _view: &mut CompareView,
    lang: Lang,
    _asked: &mut Asked,
) {
    ui.label(crate::words::compare::COMPARE.in_lang(lang));
}
