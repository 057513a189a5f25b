//! What is contested, by whom, and the new file that tells of it.

mod claims;

use super::{DialogData, path_ui};
use crate::command::{
    Asked, ContestedPart, DisputeCommand, FileCommand, LookCommand, SettingsCommand,
};
use crate::look;
use crate::model::{Dialog, FilingDraft, Table};
use crate::pocket::row;
use crate::words::{common, dialogs, dispute as words, fill};
use egui::{Button, Key, Role, ScrollArea, TextEdit, Ui, WidgetInfo};
use kanso_engine::{Eye, Lang};

/// What the dialog needs beside its scrolled part, in points.
const AROUND: f32 = 270.0;
/// Highest that this part is, in points.
const HEIGHT_MAX: f32 = 480.0;

/// Draws the body of the dialog.
pub(super) fn dispute_ui(
    ui: &mut Ui,
    dialog: &mut Dialog,
    data: &DialogData<'_>,
    asked: &mut Asked,
) {
    let lang = data.lang;
    let Some(table) = &data.model.table else { return };
    let kind = dialog.kind.clone();
    let Some(draft) = &mut dialog.filing else {
        ui.label(words::FILING_SHOWS.in_lang(lang));
        ui.add_space(look::GAP);
        row(ui, |ui| {
            if ui.button(words::SHOW_ALL.in_lang(lang)).clicked() {
                asked.push(LookCommand::Eye(Eye::All));
                asked.push(SettingsCommand::Open(kind));
            }
            cancel_ui(ui, lang, asked);
        });
        return;
    };
    if draft.written.is_some() {
        written_ui(ui, draft, lang, asked);
        return;
    }
    let contested = match draft.text.about {
        ContestedPart::Event => words::CONTESTED_EVENT,
        ContestedPart::Refused(_) => words::CONTESTED_ATTEMPT,
    };
    ui.label(fill(contested, lang, &[("words", &draft.contested)]));
    // As high from the first frame as it will be, whatever is found out meanwhile.
    let height = (ui.ctx().content_rect().height() - AROUND).clamp(140.0, HEIGHT_MAX);
    let names = table.review().names();
    let mut wanted = Vec::new();
    let part = ScrollArea::vertical().max_height(height).min_scrolled_height(height);
    part.auto_shrink(false).show(ui, |ui| {
        question_ui(ui, draft, lang);
        rules_ui(ui, draft, table, lang);
        wanted = claims::claims_ui(ui, draft, names, lang);
    });
    if !wanted.is_empty() {
        asked.push(DisputeCommand::Effects(wanted));
    }
    ui.add_space(look::GAP);
    path_ui(ui, dialogs::PATH, "", &mut dialog.text, lang, asked);
    ui.weak(words::FILE_HOW.in_lang(lang));
    ui.add_space(look::GAP);
    let ready =
        !dialog.busy && !draft.text.question.trim().is_empty() && !dialog.text.trim().is_empty();
    let key = ui.input(|input| input.modifiers.command && input.key_pressed(Key::Enter));
    row(ui, |ui| {
        let count = draft.text.claims.len().to_string();
        let button = look::primary(ui, words::FILE_DO.in_lang(lang));
        if ui.add_enabled(ready, button).clicked() || (ready && key) {
            let path = dialog.text.trim().into();
            asked.push(DisputeCommand::File(Box::new(draft.text.clone()), path));
        }
        cancel_ui(ui, lang, asked);
        ui.weak(match draft.text.claims.len() {
            0 => String::new(),
            1 => words::CLAIMS_ONE.in_lang(lang).to_owned(),
            _ => fill(words::CLAIMS_COUNT, lang, &[("count", &count)]),
        });
    });
}

/// A click beside the dialog does not lose a question that was typed: the first one only points out
/// that it would. Whether it does.
pub(super) fn points_out(dialog: &mut Dialog, lang: Lang) -> bool {
    let told = words::TYPED.in_lang(lang);
    let draft = dialog.filing.as_ref().filter(|draft| draft.written.is_none());
    let typed = draft.is_some_and(|draft| !draft.text.question.trim().is_empty());
    let reason = dialog.settling.as_ref().is_some_and(|text| !text.reason.trim().is_empty());
    let first = (typed || reason) && dialog.problem.as_deref() != Some(told);
    if first {
        dialog.problem = Some(told.to_owned());
    }
    first
}

fn cancel_ui(ui: &mut Ui, lang: Lang, asked: &mut Asked) {
    if ui.button(common::CANCEL.in_lang(lang)).clicked() {
        asked.push(SettingsCommand::CloseDialog);
    }
}

/// It is written: it can be opened.
fn written_ui(ui: &mut Ui, draft: &FilingDraft, lang: Lang, asked: &mut Asked) {
    let Some(path) = &draft.written else { return };
    ui.label(fill(words::FILED, lang, &[("file", &path.display().to_string())]));
    ui.add_space(look::GAP);
    row(ui, |ui| {
        if ui.add(look::primary(ui, words::OPEN_IT.in_lang(lang))).clicked() {
            asked.push(SettingsCommand::CloseDialog);
            asked.push(FileCommand::Open(path.clone()));
        }
        if ui.button(crate::words::moves::DONE.in_lang(lang)).clicked() {
            asked.push(SettingsCommand::CloseDialog);
        }
    });
}

/// What is asked, in several lines.
fn question_ui(ui: &mut Ui, draft: &mut FilingDraft, lang: Lang) {
    let label = ui.label(words::QUESTION.in_lang(lang));
    let edit = TextEdit::multiline(&mut draft.text.question)
        .hint_text(words::QUESTION_HINT.in_lang(lang))
        .desired_rows(3)
        .desired_width(f32::INFINITY);
    let edit = ui.add(edit).labelled_by(label.id);
    if ui.memory(|memory| memory.focused().is_none()) {
        edit.request_focus();
    }
}

/// The rules that it is about: each can be removed, others can be added.
fn rules_ui(ui: &mut Ui, draft: &mut FilingDraft, table: &Table, lang: Lang) {
    ui.add_space(look::GAP);
    ui.label(words::RULES.in_lang(lang));
    ui.horizontal_wrapped(|ui| {
        let mut removed = None;
        for (at, id) in draft.text.rules.iter().enumerate() {
            let chip = ui.button(format!("{id} ×"));
            let name = fill(words::REMOVE_RULE, lang, &[("id", id)]);
            chip.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
            let line = table.review().rule_line(id, lang).unwrap_or_default();
            if chip.on_hover_text(format!("{line}\n{name}").trim_start()).clicked() {
                removed = Some(at);
            }
        }
        if let Some(at) = removed {
            draft.text.rules.remove(at);
        }
    });
    row(ui, |ui| {
        let label = ui.label(words::ADD_RULE.in_lang(lang));
        let edit = TextEdit::singleline(&mut draft.rule).desired_width(120.0);
        let edit = ui.add(edit).labelled_by(label.id);
        let enter = edit.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        let id = draft.rule.trim().to_owned();
        let add = ui.add_enabled(!id.is_empty(), Button::new(words::ADD.in_lang(lang)));
        if (add.clicked() || enter) && !id.is_empty() {
            draft.rule.clear();
            if !draft.text.rules.contains(&id) {
                draft.text.rules.push(id);
            }
        }
    });
}

#[cfg(test)]
mod tests;
