//! The state field by field, and what differs from another moment.

use crate::command::Asked;
use crate::model::{Shown, Table};
use egui::Ui;
use kanso_engine::Lang;

/// What the panel keeps from frame to frame.
#[derive(Default)]
pub struct StateView {}

/// Draws the panel.
pub fn state_ui(
    ui: &mut Ui,
    _table: &Table,
    _shown: &Shown,
    _view: &mut StateView,
    lang: Lang,
    _asked: &mut Asked,
) {
    ui.label(crate::words::state::TAB_STATE.in_lang(lang));
}
