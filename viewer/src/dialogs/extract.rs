//! Where a line goes as a file of its own.

use super::{DialogData, buttons_ui, path_ui};
use crate::command::{Asked, LineCommand};
use crate::look;
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
    ui.label(words::EXTRACT_TEXT.in_lang(lang));
    ui.add_space(look::GAP);
    path_ui(ui, words::PATH, "", &mut dialog.text, lang, asked);
    let enabled = !dialog.busy && !dialog.text.trim().is_empty();
    if buttons_ui(ui, words::SAVE, enabled, lang, asked) {
        asked.push(LineCommand::Extract(line, dialog.text.trim().into()));
    }
}
