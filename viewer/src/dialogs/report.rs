//! The report of a dispute: in which form, and where it goes.

use super::{DialogData, buttons_ui, path_ui};
use crate::command::{Asked, DisputeCommand, ReportWish};
use crate::look;
use crate::model::Dialog;
use crate::words::{dialogs as words, dispute as text};
use egui::Ui;
use std::path::Path;

/// Draws the body of the dialog.
pub(super) fn report_ui(
    ui: &mut Ui,
    dialog: &mut Dialog,
    data: &DialogData<'_>,
    asked: &mut Asked,
) {
    let lang = data.lang;
    let Some(wish) = &mut dialog.report else { return };
    ui.label(text::REPORT_WHAT.in_lang(lang));
    ui.add_space(look::GAP);
    let before = ending(*wish);
    ui.radio_value(&mut wish.markdown, false, text::REPORT_PAGE.in_lang(lang));
    ui.radio_value(&mut wish.markdown, true, text::REPORT_MARKDOWN.in_lang(lang));
    ui.checkbox(&mut wish.anonymous, text::REPORT_ANONYMOUS.in_lang(lang));
    let (wish, path) = (*wish, Path::new(dialog.text.trim()));
    if before != ending(wish) && path.extension().is_some_and(|known| known == before) {
        dialog.text = path.with_extension(ending(wish)).display().to_string();
    }
    path_ui(ui, words::PATH, "", &mut dialog.text, lang, asked);
    let enabled = !dialog.text.trim().is_empty() && !dialog.busy;
    if buttons_ui(ui, words::SAVE, enabled, lang, asked) {
        dialog.text = dialog.text.trim().to_owned();
        asked.push(DisputeCommand::Report(wish, dialog.text.clone().into()));
    }
}

/// How the name of such a file ends.
fn ending(wish: ReportWish) -> &'static str {
    if wish.markdown { "md" } else { "html" }
}
