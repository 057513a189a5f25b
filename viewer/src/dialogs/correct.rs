//! What really happened instead of the next event.

use super::DialogData;
use crate::command::{Asked, SettingsCommand};
use crate::model::Dialog;
use crate::words::common;
use egui::Ui;

/// Draws the body of the dialog.
pub(super) fn correct_ui(
    ui: &mut Ui,
    _dialog: &mut Dialog,
    data: &DialogData<'_>,
    asked: &mut Asked,
) {
    if ui.button(common::CLOSE.in_lang(data.lang)).clicked() {
        asked.push(SettingsCommand::CloseDialog);
    }
}
