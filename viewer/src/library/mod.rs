//! The games of a folder, and what is being opened.

use crate::command::Asked;
use crate::model::Model;
use crate::words::opening as words;
use egui::Ui;
use kanso_engine::Lang;

/// What the list keeps from frame to frame.
#[derive(Default)]
pub struct LibraryView {}

/// Draws the list.
pub fn library_ui(
    ui: &mut Ui,
    _model: &Model,
    _view: &mut LibraryView,
    lang: Lang,
    _asked: &mut Asked,
) {
    ui.heading(words::NOTHING_TITLE.in_lang(lang));
    ui.label(words::NOTHING_NEXT.in_lang(lang));
}
