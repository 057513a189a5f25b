//! Searching events.

use crate::command::Asked;
use crate::model::Table;
use egui::Ui;
use kanso_engine::Lang;

/// What the panel keeps from frame to frame.
#[derive(Default)]
pub struct FindView {}

/// Draws the panel.
pub fn find_ui(ui: &mut Ui, _table: &Table, _view: &mut FindView, lang: Lang, _asked: &mut Asked) {
    ui.label(crate::words::find::TAB_FIND.in_lang(lang));
}
