//! Where the log is saved as a new file.

use super::{DialogData, buttons_ui, text_ui};
use crate::command::{Asked, FileCommand};
use crate::model::Dialog;
use crate::words::dialogs as words;
use egui::Ui;

/// Draws the body of the dialog.
pub(super) fn save_as_ui(
    ui: &mut Ui,
    dialog: &mut Dialog,
    data: &DialogData<'_>,
    asked: &mut Asked,
) {
    let lang = data.lang;
    text_ui(ui, words::PATH, &mut dialog.text, lang);
    let enabled = !dialog.text.trim().is_empty();
    if buttons_ui(ui, words::SAVE, enabled, lang, asked) {
        asked.push(FileCommand::SaveAs(dialog.text.trim().into()));
    }
}
