//! How a dispute is settled, by whom and why, and the golden game that holds it.

use super::{DialogData, path_ui};
use crate::command::{Asked, DisputeCommand, SettingsCommand};
use crate::look;
use crate::model::{Dialog, ReadingShown, Table, readings_of};
use crate::pocket::row;
use crate::words::{common, dispute as words, fill};
use egui::{Key, TextEdit, Ui};
use kanso_engine::Lang;
use kanso_replay::dispute::{ClaimWhat, DisputeInfo};
use kanso_replay::log::record::Verdict;

/// Draws the body of the dialog.
pub(super) fn settle_ui(
    ui: &mut Ui,
    dialog: &mut Dialog,
    data: &DialogData<'_>,
    asked: &mut Asked,
) {
    let lang = data.lang;
    let (Some(text), Some(table)) = (&mut dialog.settling, &data.model.table) else { return };
    let all = table.review().disputes(lang);
    let Some(info) = all.iter().find(|info| info.number == text.number) else { return };
    ui.label(&info.question);
    ui.add_space(look::GAP);
    ui.strong(words::VERDICT.in_lang(lang));
    for (verdict, said) in verdicts(info, table, lang) {
        ui.radio_value(&mut text.verdict, Some(verdict), said);
    }
    ui.add_space(look::GAP);
    let label = ui.label(words::REASON.in_lang(lang));
    let edit = TextEdit::multiline(&mut text.reason)
        .hint_text(words::REASON_HINT.in_lang(lang))
        .desired_rows(3)
        .desired_width(f32::INFINITY);
    let edit = ui.add(edit).labelled_by(label.id);
    if ui.memory(|memory| memory.focused().is_none()) {
        edit.request_focus();
    }
    row(ui, |ui| {
        let label = ui.label(words::DECIDED_BY.in_lang(lang));
        let edit = TextEdit::singleline(&mut text.by).desired_width(f32::INFINITY);
        ui.add(edit).labelled_by(label.id);
    });
    ui.add_space(look::GAP);
    path_ui(ui, words::GOLDEN, words::GOLDEN_NONE.in_lang(lang), &mut dialog.text, lang, asked);
    ui.weak(words::GOLDEN_WHAT.in_lang(lang));
    ui.add_space(look::GAP);
    let ready = !dialog.busy && text.verdict.is_some() && !text.reason.trim().is_empty();
    let key = ui.input(|input| input.modifiers.command && input.key_pressed(Key::Enter));
    row(ui, |ui| {
        let button = look::primary(ui, words::SETTLE_DO.in_lang(lang));
        if ui.add_enabled(ready, button).clicked() || (ready && key) {
            let path = dialog.text.trim();
            text.golden = (!path.is_empty()).then(|| path.into());
            asked.push(DisputeCommand::Settle(text.clone()));
        }
        if ui.button(common::CANCEL.in_lang(lang)).clicked() {
            asked.push(SettingsCommand::CloseDialog);
        }
    });
}

/// What can be decided, in words: as it was played, each claim, and what nobody claims of a reading that
/// somebody claims.
fn verdicts(info: &DisputeInfo, table: &Table, lang: Lang) -> Vec<(Verdict, String)> {
    let names = table.review().names();
    let mut all = vec![(Verdict::Stands, words::STANDS.in_lang(lang).to_owned())];
    let readings = readings_of(table.review(), table.here(), lang);
    for (at, claim) in (0..).zip(&info.claims) {
        let name = names.get(claim.seat.index()).map_or("", String::as_str);
        let words = match &claim.what {
            ClaimWhat::Reading { id, value } => answered(&readings, id, value),
            ClaimWhat::Action { .. } | ClaimWhat::Outcome { .. } => None,
        };
        let words = words.unwrap_or_else(|| claim.words.clone());
        let said = fill(words::AS_CLAIMED, lang, &[("name", name), ("words", &words)]);
        all.push((Verdict::Claim(at), said));
    }
    let claims = |id: &str, value: Option<&str>| {
        info.claims.iter().any(|claim| match &claim.what {
            ClaimWhat::Reading { id: of, value: known } => {
                of == id && value.is_none_or(|value| known == value)
            }
            ClaimWhat::Action { .. } | ClaimWhat::Outcome { .. } => false,
        })
    };
    for reading in &readings {
        for value in reading.values {
            if claims(reading.id, None) && !claims(reading.id, Some(value)) {
                let verdict = Verdict::Reading(reading.id.to_owned(), (*value).to_owned());
                all.extend(answered(&readings, reading.id, value).map(|said| (verdict, said)));
            }
        }
    }
    all
}

/// A reading and what a value of it answers, in words; none: there is no such value.
fn answered(readings: &[ReadingShown], id: &str, value: &str) -> Option<String> {
    let reading = readings.iter().find(|reading| reading.id == id)?;
    let at = reading.values.iter().position(|known| *known == value)?;
    Some(format!("{} {} ({id})", reading.question, reading.answers[at]))
}

#[cfg(test)]
mod tests;
