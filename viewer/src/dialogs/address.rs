//! A place in the game, as people write it.

use super::{DialogData, buttons_ui, text_ui};
use crate::command::{Asked, GoCommand};
use crate::model::Dialog;
use crate::words::dialogs as words;
use egui::Ui;

/// Draws the body of the dialog.
pub(super) fn address_ui(
    ui: &mut Ui,
    dialog: &mut Dialog,
    data: &DialogData<'_>,
    asked: &mut Asked,
) {
    let lang = data.lang;
    text_ui(ui, words::ADDRESS_TEXT, &mut dialog.text, lang);
    let enabled = !dialog.text.trim().is_empty();
    if buttons_ui(ui, words::GO, enabled, lang, asked) {
        asked.push(GoCommand::Address(dialog.text.clone()));
    }
}
