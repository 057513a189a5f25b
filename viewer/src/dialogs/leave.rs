//! Whether what was tried in memory may be given up.

use super::DialogData;
use crate::command::{Asked, DialogKind, FileCommand, SettingsCommand};
use crate::look;
use crate::words::new_game as words;
use egui::Ui;

/// Draws the body of the dialog.
pub(super) fn leave_ui(ui: &mut Ui, data: &DialogData<'_>, asked: &mut Asked) {
    let lang = data.lang;
    ui.label(words::LEAVE_TEXT.in_lang(lang));
    ui.add_space(look::GAP);
    ui.horizontal_wrapped(|ui| {
        if ui.button(words::LEAVE_SAVE.in_lang(lang)).clicked() {
            asked.push(SettingsCommand::Open(DialogKind::SaveAs));
        }
        if ui.button(words::LEAVE_DO.in_lang(lang)).clicked() {
            asked.push(FileCommand::Leave);
        }
        if ui.button(words::STAY.in_lang(lang)).clicked() {
            asked.push(SettingsCommand::CloseDialog);
        }
    });
}
