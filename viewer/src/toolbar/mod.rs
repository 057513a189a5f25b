//! The bar at the top: the game, the eye, verification, preferences.

use crate::command::{Asked, FileCommand, LookCommand};
use crate::model::Model;
use crate::verification::badge_ui;
use crate::words::toolbar as words;
use egui::{ComboBox, Ui};
use kanso_engine::{Eye, Lang};

/// Draws the bar.
pub fn toolbar_ui(ui: &mut Ui, model: &Model, lang: Lang, asked: &mut Asked) {
    ui.horizontal(|ui| {
        if ui.button(words::GAMES.in_lang(lang)).clicked() {
            asked.push(FileCommand::Close);
        }
        let Some(table) = &model.table else { return };
        ui.strong(table.review().meta().name.in_lang(lang));
        let names = table.review().names();
        let name = |eye: Eye| match eye {
            Eye::All => words::EYE_ALL.in_lang(lang),
            Eye::Public => words::EYE_PUBLIC.in_lang(lang),
            Eye::Seat(seat) => names[seat.index()].as_str(),
        };
        ComboBox::from_label(words::EYE.in_lang(lang)).selected_text(name(table.eye)).show_ui(
            ui,
            |ui| {
                for eye in Eye::every(names.len() as u8) {
                    if ui.selectable_label(eye == table.eye, name(eye)).clicked() {
                        asked.push(LookCommand::Eye(eye));
                    }
                }
            },
        );
        badge_ui(ui, table.verification.report(), lang, asked);
    });
}
