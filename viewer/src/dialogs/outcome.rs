//! What fell on the table.

use super::{DialogData, DialogView};
use crate::command::{Asked, LookCommand, PlayCommand, SettingsCommand};
use crate::look;
use crate::model::Dialog;
use crate::moves::{Luck, PadAnswer, PadData, pad_ui};
use crate::words::{common, moves as words};
use egui::Ui;
use kanso_engine::Eye;

/// Draws the body of the dialog.
pub(super) fn outcome_ui(
    ui: &mut Ui,
    dialog: &mut Dialog,
    view: &mut DialogView,
    data: &DialogData<'_>,
    asked: &mut Asked,
) {
    let lang = data.lang;
    let Some(table) = &data.model.table else { return };
    let question = view.question.question(table, lang);
    ui.label(&question.prompt);
    ui.add_space(6.0);
    let (mut whole, mut several) = (None, false);
    match question.chance {
        None => {
            ui.label(words::NO_CHANCE.in_lang(lang));
        }
        Some(_) if question.items.is_empty() => {
            ui.label(words::NOT_TOLD_FALL.in_lang(lang));
            if ui.button(words::LOOK_ALL.in_lang(lang)).clicked() {
                asked.push(LookCommand::Eye(Eye::All));
            }
        }
        Some(kind) => {
            let pad = PadData { kind, items: &question.items, lang };
            if let PadAnswer::Enter(text) = pad_ui(ui, &pad, &mut dialog.picked, &mut dialog.text) {
                asked.push(PlayCommand::Settle(text));
            }
            several = pad.is_several();
            whole = pad.is_whole(&dialog.picked).then(|| dialog.picked.join(", "));
        }
    }
    ui.add_space(8.0);
    ui.horizontal_wrapped(|ui| {
        // A single thing is entered as soon as it is pressed.
        if several {
            let enter = look::primary(ui, words::ENTER.in_lang(lang));
            if ui.add_enabled(whole.is_some(), enter).clicked()
                && let Some(text) = whole
            {
                asked.push(PlayCommand::Settle(text));
            }
        }
        let luck = match question.luck {
            Luck::Generator => ui.button(words::LET_FALL.in_lang(lang)).clicked(),
            Luck::Table => ui
                .button(words::NOBODY_KNOWS.in_lang(lang))
                .on_hover_text(words::NOBODY_KNOWS_MORE.in_lang(lang))
                .clicked(),
            Luck::Entered => false,
        };
        if luck {
            asked.push(PlayCommand::SettleByLuck);
        }
        if ui.button(common::CANCEL.in_lang(lang)).clicked() {
            asked.push(SettingsCommand::CloseDialog);
        }
    });
}
