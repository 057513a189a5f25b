//! Where a line goes as a file of its own.

use super::{DialogData, buttons_ui, text_ui};
use crate::command::{Asked, LineCommand};
use crate::model::Dialog;
use crate::words::dialogs as words;
use egui::Ui;
use kanso_replay::log::record::LineId;

/// Draws the body of the dialog.
pub(super) fn extract_ui(
    ui: &mut Ui,
    dialog: &mut Dialog,
    line: LineId,
    data: &DialogData<'_>,
    asked: &mut Asked,
) {
    let lang = data.lang;
    text_ui(ui, words::PATH, &mut dialog.text, lang);
    let enabled = !dialog.text.trim().is_empty();
    if buttons_ui(ui, words::SAVE, enabled, lang, asked) {
        asked.push(LineCommand::Extract(line, dialog.text.trim().into()));
    }
}
