//! What fell on the table.

use super::{DialogData, buttons_ui, text_ui};
use crate::command::{Asked, PlayCommand};
use crate::model::Dialog;
use crate::words::dialogs as words;
use egui::Ui;

/// Draws the body of the dialog.
pub(super) fn outcome_ui(
    ui: &mut Ui,
    dialog: &mut Dialog,
    data: &DialogData<'_>,
    asked: &mut Asked,
) {
    let lang = data.lang;
    text_ui(ui, words::OUTCOME_TEXT, &mut dialog.text, lang);
    let enabled = !dialog.text.trim().is_empty();
    if buttons_ui(ui, words::ENTER, enabled, lang, asked) {
        asked.push(PlayCommand::Settle(dialog.text.clone()));
    }
}
