//! What is contested, by whom, and the new file that tells of it.

use super::{DialogData, path_ui};
use crate::command::{
    Asked, ClaimDraft, ClaimDraftWhat, ContestedPart, DisputeCommand, FileCommand, LookCommand,
    SettingsCommand,
};
use crate::look;
use crate::model::{Dialog, FilingDraft, ReadingShown, Table};
use crate::words::{common, dialogs, dispute as words, fill};
use egui::{Button, ComboBox, Key, Role, ScrollArea, TextEdit, Ui, WidgetInfo};
use kanso_engine::{Eye, Lang};
use kanso_replay::dispute::CLAIMS_MAX;

/// What the dialog needs beside its scrolled part, in points.
const AROUND: f32 = 250.0;

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
        ui.horizontal(|ui| {
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
    let height = (ui.ctx().content_rect().height() - AROUND).max(140.0);
    ScrollArea::vertical().max_height(height).auto_shrink([false, true]).show(ui, |ui| {
        question_ui(ui, draft, lang);
        rules_ui(ui, draft, table, lang);
        claims_ui(ui, draft, table, lang);
    });
    ui.add_space(look::GAP);
    path_ui(ui, dialogs::PATH, "", &mut dialog.text, lang, asked);
    ui.weak(words::FILE_HOW.in_lang(lang));
    ui.add_space(look::GAP);
    let ready =
        !dialog.busy && !draft.text.question.trim().is_empty() && !dialog.text.trim().is_empty();
    let key = ui.input(|input| input.modifiers.command && input.key_pressed(Key::Enter));
    ui.horizontal(|ui| {
        let button = look::primary(ui, words::FILE_DO.in_lang(lang));
        if ui.add_enabled(ready, button).clicked() || (ready && key) {
            let path = dialog.text.trim().into();
            asked.push(DisputeCommand::File(Box::new(draft.text.clone()), path));
        }
        cancel_ui(ui, lang, asked);
    });
}

/// A click beside the dialog does not lose a question that was typed: the first one only points out
/// that it would. Whether it does.
pub(super) fn points_out(dialog: &mut Dialog, lang: Lang) -> bool {
    let told = words::TYPED.in_lang(lang);
    let draft = dialog.filing.as_ref().filter(|draft| draft.written.is_none());
    let typed = draft.is_some_and(|draft| !draft.text.question.trim().is_empty());
    let first = typed && dialog.problem.as_deref() != Some(told);
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
    ui.horizontal(|ui| {
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
    ui.horizontal(|ui| {
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

/// Who claims what.
fn claims_ui(ui: &mut Ui, draft: &mut FilingDraft, table: &Table, lang: Lang) {
    ui.add_space(look::GAP);
    ui.label(words::CLAIMS_TITLE.in_lang(lang));
    let mut removed = None;
    let names = table.review().names();
    let FilingDraft { text, readings, .. } = draft;
    for (at, claim) in text.claims.iter_mut().enumerate() {
        let row = ui.push_id(("claim", at), |ui| {
            ui.horizontal_wrapped(|ui| claim_ui(ui, at, claim, readings, names, lang)).inner
        });
        if row.inner {
            removed = Some(at);
        }
    }
    if let Some(at) = removed {
        text.claims.remove(at);
    }
    let room = text.claims.len() < CLAIMS_MAX;
    let add = Button::new(words::ADD_CLAIM.in_lang(lang));
    if ui.add_enabled(room, add).clicked() {
        // The next one is by the next seat, of what the one before is about.
        let last = text.claims.last();
        let seat = last.map_or(0, |last| (last.seat + 1) % names.len().max(1));
        let what = match last.map(|last| &last.what) {
            Some(ClaimDraftWhat::Reading(id, _)) => {
                let known = readings.iter().find(|reading| reading.id == id);
                let value = known.map_or("", |reading| reading.in_force);
                ClaimDraftWhat::Reading(id.clone(), value.to_owned())
            }
            Some(ClaimDraftWhat::Answer(_)) | None => match readings.first() {
                Some(first) => {
                    ClaimDraftWhat::Reading(first.id.to_owned(), first.other().to_owned())
                }
                None => ClaimDraftWhat::default(),
            },
        };
        text.claims.push(ClaimDraft { seat, what });
    }
}

/// A list of which one thing is chosen, under a name that a screen reader speaks.
fn choose_ui<T: PartialEq + Copy>(
    ui: &mut Ui,
    (salt, name): (&str, &str),
    shown: &str,
    choices: &[(T, String)],
    chosen: T,
) -> Option<T> {
    let mut taken = None;
    let list = ComboBox::from_id_salt(salt).selected_text(shown).show_ui(ui, |ui| {
        for (choice, words) in choices {
            if ui.selectable_label(*choice == chosen, words).clicked() {
                taken = Some(*choice);
            }
        }
    });
    list.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, name));
    taken
}

/// One claim; whether it is removed.
fn claim_ui(
    ui: &mut Ui,
    at: usize,
    claim: &mut ClaimDraft,
    readings: &[ReadingShown],
    names: &[String],
    lang: Lang,
) -> bool {
    let number = (at + 1).to_string();
    let named = |text| fill(text, lang, &[("number", &number)]);
    let seats: Vec<_> = names.iter().cloned().enumerate().collect();
    let name = names.get(claim.seat).map_or("", String::as_str);
    if let Some(seat) = choose_ui(ui, ("seat", &named(words::CLAIM_SEAT)), name, &seats, claim.seat)
    {
        claim.seat = seat;
    }
    let answer = words::ANSWER_KIND.in_lang(lang).to_owned();
    let called = |reading: &ReadingShown| format!("{} {}", reading.id, reading.name);
    let mut kinds: Vec<_> = readings.iter().map(|one| (Some(one.id), called(one))).collect();
    kinds.push((None, answer.clone()));
    let known = match &claim.what {
        ClaimDraftWhat::Reading(id, _) => readings.iter().find(|reading| reading.id == id),
        ClaimDraftWhat::Answer(_) => None,
    };
    let shown = known.map_or(answer, called);
    let kind = known.map(|reading| reading.id);
    let taken = choose_ui(ui, ("what", &named(words::CLAIM_WHAT)), &shown, &kinds, kind);
    if let Some(taken) = taken.filter(|taken| *taken != kind) {
        claim.what = match readings.iter().find(|reading| Some(reading.id) == taken) {
            Some(reading) => {
                ClaimDraftWhat::Reading(reading.id.to_owned(), reading.other().to_owned())
            }
            None => ClaimDraftWhat::default(),
        };
    }
    match &mut claim.what {
        ClaimDraftWhat::Reading(id, value) => {
            let reading = readings.iter().find(|reading| reading.id == id);
            let values = reading.map_or(&[][..], |reading| reading.values);
            let in_force = reading.map_or("", |reading| reading.in_force);
            let words = |value: &str| value_words(value, in_force, lang);
            let choices: Vec<_> = values.iter().map(|value| (*value, words(value))).collect();
            let now = value.clone();
            let name = named(words::CLAIM_VALUE);
            if let Some(taken) = choose_ui(ui, ("value", &name), &words(&now), &choices, &now) {
                taken.clone_into(value);
            }
        }
        ClaimDraftWhat::Answer(text) => {
            let edit = TextEdit::singleline(text)
                .hint_text(words::ANSWER_HINT.in_lang(lang))
                .desired_width(180.0);
            let edit = ui.add(edit);
            let name = named(words::CLAIM_TEXT);
            edit.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, &name));
        }
    }
    let remove = ui.button("×");
    let name = named(words::REMOVE_CLAIM);
    remove.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    remove.on_hover_text(words::REMOVE.in_lang(lang)).clicked()
}

/// A value, and whether it is the one that the game is played by.
pub(super) fn value_words(value: &str, in_force: &str, lang: Lang) -> String {
    if value == in_force {
        fill(words::IN_FORCE, lang, &[("value", value)])
    } else {
        value.to_owned()
    }
}

#[cfg(test)]
mod tests;
