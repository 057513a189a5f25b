//! What can be done here, and why not.

use crate::command::Asked;
use crate::model::{Shown, Table};
use egui::Ui;
use kanso_engine::Lang;

/// What the panel keeps from frame to frame.
#[derive(Default)]
pub struct MovesView {}

/// Draws the panel.
pub fn moves_ui(
    ui: &mut Ui,
    _table: &Table,
    _shown: &Shown,
    _view: &mut MovesView,
    lang: Lang,
    _asked: &mut Asked,
) {
    ui.label(crate::words::moves::TAB_MOVES.in_lang(lang));
}
