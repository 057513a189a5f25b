//! The note that is written to where one stands.

use super::{DialogData, buttons_ui, text_ui};
use crate::command::{Asked, NoteCommand};
use crate::model::Dialog;
use crate::words::dialogs as words;
use egui::Ui;

/// Draws the body of the dialog.
pub(super) fn note_ui(ui: &mut Ui, dialog: &mut Dialog, data: &DialogData<'_>, asked: &mut Asked) {
    let lang = data.lang;
    text_ui(ui, words::NOTE_TEXT, &mut dialog.text, lang);
    let enabled = !dialog.text.trim().is_empty();
    if buttons_ui(ui, words::WRITE, enabled, lang, asked) {
        asked.push(NoteCommand::Add(dialog.text.clone()));
    }
}
