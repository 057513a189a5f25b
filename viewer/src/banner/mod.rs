//! Messages above the table.

use crate::command::{Asked, SettingsCommand};
use crate::model::Model;
use crate::words::banner as words;
use egui::{Panel, Ui};
use kanso_engine::Lang;

/// Draws the messages that were not put away yet.
pub fn banner_ui(ui: &mut Ui, model: &Model, lang: Lang, asked: &mut Asked) {
    for notice in &model.notices {
        Panel::top(("notice", notice.number)).show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                ui.label(&notice.text);
                if ui.button(words::DISMISS.in_lang(lang)).clicked() {
                    asked.push(SettingsCommand::Dismiss(notice.number));
                }
            });
        });
    }
}
