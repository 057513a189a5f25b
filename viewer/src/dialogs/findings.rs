//! What verification found.

use super::DialogData;
use crate::command::{Asked, SettingsCommand};
use crate::words::common;
use egui::Ui;

/// Draws the body of the dialog.
pub(super) fn findings_ui(ui: &mut Ui, data: &DialogData<'_>, asked: &mut Asked) {
    if ui.button(common::CLOSE.in_lang(data.lang)).clicked() {
        asked.push(SettingsCommand::CloseDialog);
    }
}
