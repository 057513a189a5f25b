//! What verification found.

use super::DialogData;
use crate::command::{Asked, SettingsCommand};
use crate::verification;
use crate::words::common;
use egui::Ui;

/// Draws the body of the dialog.
pub(super) fn findings_ui(ui: &mut Ui, data: &DialogData<'_>, asked: &mut Asked) {
    if let Some(table) = &data.model.table {
        verification::findings_ui(ui, table, data.lang, asked);
    }
    ui.add_space(8.0);
    if ui.button(common::CLOSE.in_lang(data.lang)).clicked() {
        asked.push(SettingsCommand::CloseDialog);
    }
}
