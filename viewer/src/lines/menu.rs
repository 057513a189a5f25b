//! What can be done with a line.

use super::LinesData;
use crate::command::{Asked, DialogKind, GoCommand, LineCommand, SettingsCommand};
use crate::model::TreeRow;
use crate::words::lines as words;
use egui::{Button, Ui};
use kanso_engine::{Lang, Text};
use kanso_replay::log::record::MAIN_LINE;
use kanso_replay::review::Position;

/// Draws the list of actions.
pub(super) fn menu_ui(
    ui: &mut Ui,
    row: &TreeRow,
    data: &LinesData<'_>,
    lang: Lang,
    asked: &mut Asked,
) {
    let line = row.info.id;
    let item = |ui: &mut Ui, enabled: bool, text: Text| {
        ui.add_enabled(enabled, Button::new(text.in_lang(lang))).clicked()
    };
    let writable = data.read_only.is_none();
    if let Some(leaves) = row.leaves
        && item(ui, true, words::TO_FORK)
    {
        asked.push(GoCommand::To(Position::after(leaves, row.fork)));
    }
    if data.until.is_none() && item(ui, true, words::TO_END) {
        asked.push(GoCommand::To(Position::after(line, row.info.events)));
    }
    let with_here = (line, data.here.line);
    let together = data
        .compared
        .is_some_and(|(left, right)| (left, right) == with_here || (right, left) == with_here);
    if together {
        if item(ui, true, words::STOP_COMPARING) {
            asked.push(LineCommand::StopComparing);
        }
    } else if item(ui, line != data.here.line, words::COMPARE) {
        asked.push(LineCommand::Compare(line));
    }
    ui.separator();
    if item(ui, writable, words::RENAME) {
        asked.push(SettingsCommand::Open(DialogKind::Rename(line)));
    }
    if item(ui, writable && !row.info.promoted, words::PROMOTE) {
        asked.push(LineCommand::Promote(line));
    }
    if row.below > 0 {
        let text = if row.folded { words::DO_UNFOLD } else { words::DO_FOLD };
        if item(ui, writable, text) {
            asked.push(LineCommand::Fold(line, !row.folded));
        }
    }
    if item(ui, writable, words::WRITE_NOTE) {
        asked.push(SettingsCommand::Open(DialogKind::LineNote(line)));
    }
    let here = data.here;
    let cuts = here.line == line && here.beat.is_none() && here.event < row.info.events;
    if row.info.trimmed > 0 {
        if item(ui, writable, words::TRIM_UNDO) {
            asked.push(LineCommand::Trim(line, None));
        }
    } else if cuts && item(ui, writable, words::TRIM) {
        asked.push(LineCommand::Trim(line, Some(here.event)));
    }
    ui.separator();
    if item(ui, true, words::EXTRACT) {
        asked.push(SettingsCommand::Open(DialogKind::Extract(line)));
    }
    if item(ui, writable && line != MAIN_LINE && !row.info.deleted, words::DELETE) {
        asked.push(SettingsCommand::Open(DialogKind::DeleteLine(line)));
    }
    if row.info.deleted && item(ui, writable, words::UNDELETE) {
        asked.push(LineCommand::Undelete(line));
    }
    if let Some(why) = &data.read_only {
        ui.weak(crate::words::fill(words::READ_ONLY, lang, &[("why", why)]));
    }
}
