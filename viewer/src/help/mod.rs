//! The keys, as the help shows them.

use crate::command::{Asked, SettingsCommand};
use crate::words::common;
use egui::Ui;
use kanso_engine::Lang;

/// Draws the help.
pub fn help_ui(ui: &mut Ui, lang: Lang, asked: &mut Asked) {
    if ui.button(common::CLOSE.in_lang(lang)).clicked() {
        asked.push(SettingsCommand::CloseDialog);
    }
}
