//! How the players stop before the rules do.

use super::{DialogData, buttons_ui};
use crate::command::{Asked, PlayCommand};
use crate::model::Dialog;
use crate::words::{fill, moves as words};
use egui::Ui;
use kanso_replay::log::record::SealEnd;

/// Draws the body of the dialog.
pub(super) fn seal_ui(ui: &mut Ui, dialog: &mut Dialog, data: &DialogData<'_>, asked: &mut Asked) {
    let lang = data.lang;
    let Some(table) = &data.model.table else { return };
    ui.label(words::SEAL_HOW.in_lang(lang));
    ui.add_space(6.0);
    let concede = |(name, seat): (&String, u8)| {
        (SealEnd::Conceded(seat), fill(words::CONCEDES, lang, &[("name", name)]))
    };
    let mut ends: Vec<_> = table.review().names().iter().zip(0..).map(concede).collect();
    ends.push((SealEnd::Agreed, words::AGREED.in_lang(lang).to_owned()));
    ends.push((SealEnd::Abandoned, words::ABANDONED.in_lang(lang).to_owned()));
    for ((_, words), number) in ends.iter().zip(0..) {
        ui.radio_value(&mut dialog.chosen, Some(number), words);
    }
    ui.add_space(6.0);
    ui.weak(words::SEAL_AFTER.in_lang(lang));
    let chosen = dialog.chosen.and_then(|number| ends.get(number as usize));
    if buttons_ui(ui, words::SEAL_DO, chosen.is_some(), lang, asked)
        && let Some((end, _)) = chosen
    {
        asked.push(PlayCommand::Seal(*end));
    }
}
