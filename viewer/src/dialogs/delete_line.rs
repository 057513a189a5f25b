//! Whether a line is really to be hidden.

use super::{DialogData, buttons_ui};
use crate::command::{Asked, LineCommand};
use crate::model::Dialog;
use crate::words::{fill, lines as words};
use egui::Ui;
use kanso_replay::log::record::LineId;

/// Draws the body of the dialog.
pub(super) fn delete_line_ui(
    ui: &mut Ui,
    dialog: &mut Dialog,
    line: LineId,
    data: &DialogData<'_>,
    asked: &mut Asked,
) {
    let lang = data.lang;
    ui.label(fill(words::DELETE_ASK, lang, &[("name", &dialog.text)]));
    ui.weak(words::DELETE_KEPT.in_lang(lang));
    if buttons_ui(ui, words::DELETE_DO, true, lang, asked) {
        asked.push(LineCommand::Delete(line));
    }
}
