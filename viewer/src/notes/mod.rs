//! The notes of the file.

use crate::command::Asked;
use crate::model::Table;
use egui::Ui;
use kanso_engine::Lang;

/// What the panel keeps from frame to frame.
#[derive(Default)]
pub struct NotesView {}

/// Draws the panel.
pub fn notes_ui(
    ui: &mut Ui,
    _table: &Table,
    _view: &mut NotesView,
    lang: Lang,
    _asked: &mut Asked,
) {
    ui.label(crate::words::notes::TAB_NOTES.in_lang(lang));
}
