//! Whether a game that a browser keeps is really to be deleted.

use super::{DialogData, buttons_ui};
use crate::command::{Asked, FileCommand};
use crate::words::{fill, web as words};
use egui::Ui;

/// Draws the body of the dialog.
pub(super) fn delete_game_ui(ui: &mut Ui, data: &DialogData<'_>, asked: &mut Asked) {
    let lang = data.lang;
    let path = data.model.table.as_ref().and_then(|table| table.path.as_deref());
    let name = path.and_then(|path| path.file_name()).unwrap_or_default().to_string_lossy();
    ui.label(fill(words::DELETE_ASK, lang, &[("name", &name)]));
    if buttons_ui(ui, words::DELETE_DO, true, lang, asked) {
        asked.push(FileCommand::Delete);
    }
}
