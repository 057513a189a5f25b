//! Who claims what: the open questions of the rulebook with their answers, and what somebody wants to
//! have done or to have fallen.

use crate::command::{ClaimDraft, ClaimDraftWhat};
use crate::look;
use crate::model::{FilingDraft, ReadingEffect, ReadingShown};
use crate::pocket::row;
use crate::words::{dispute as words, fill};
use egui::{
    Align, Button, Frame, Layout, RadioButton, RichText, Role, TextEdit, Ui, WidgetInfo, vec2,
};
use kanso_engine::scene::Tone;
use kanso_engine::{Lang, Text};
use kanso_replay::dispute::CLAIMS_MAX;

/// Width of the sign of a seat that one clicks, in points.
const SIGN_WIDE: f32 = 30.0;

/// Draws it. Returns the values whose effect is looked at and is not known yet; none while others are
/// being found out.
pub(super) fn claims_ui(
    ui: &mut Ui,
    draft: &mut FilingDraft,
    names: &[String],
    lang: Lang,
) -> Vec<(String, String)> {
    let mut wanted = Vec::new();
    let readings = std::mem::take(&mut draft.readings);
    let touched = readings.iter().filter(|reading| reading.matters).count();
    if !readings.is_empty() {
        ui.add_space(look::GAP);
        ui.horizontal_wrapped(|ui| {
            let title = if touched > 0 { words::TOUCHED } else { words::TOUCHED_NONE };
            ui.strong(title.in_lang(lang));
            if touched < readings.len() {
                let count = readings.len().to_string();
                let text = fill(words::ALL_READINGS, lang, &[("count", &count)]);
                ui.checkbox(&mut draft.all, text);
            }
        });
        let all = draft.all;
        for reading in readings.iter().filter(|reading| reading.matters || all) {
            ui.push_id(reading.id, |ui| {
                reading_ui(ui, draft, reading, names, lang, &mut wanted);
            });
        }
    }
    draft.readings = readings;
    answers_ui(ui, draft, names, lang);
    ui.add_space(look::GAP_SMALL);
    let nothing =
        RadioButton::new(draft.text.claims.is_empty(), words::ONLY_QUESTION.in_lang(lang));
    if ui.add(nothing).clicked() {
        draft.text.claims.clear();
    }
    let busy = draft.effects.values().any(|effect| *effect == ReadingEffect::Waiting);
    if busy { Vec::new() } else { wanted }
}

/// One question, and each of its answers with those who claim it.
fn reading_ui(
    ui: &mut Ui,
    draft: &mut FilingDraft,
    reading: &ReadingShown,
    names: &[String],
    lang: Lang,
    wanted: &mut Vec<(String, String)>,
) {
    let shown = Frame::group(ui.style()).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal_wrapped(|ui| {
            ui.strong(&reading.question);
            ui.weak(reading.id).on_hover_text(reading.name);
        });
        for (value, answer) in reading.values.iter().zip(&reading.answers) {
            let played = *value == reading.in_force;
            answer_ui(ui, draft, (reading.id, value), (answer, played), names, lang);
        }
    });
    if !ui.is_rect_visible(shown.response.rect) {
        return;
    }
    for value in reading.values.iter().filter(|value| **value != reading.in_force) {
        let of = (reading.id.to_owned(), (*value).to_owned());
        if !draft.effects.contains_key(&of) {
            wanted.push(of);
        }
    }
}

/// One answer, what it would do, and the signs of the seats.
fn answer_ui(
    ui: &mut Ui,
    draft: &mut FilingDraft,
    (id, value): (&str, &str),
    (answer, played): (&str, bool),
    names: &[String],
    lang: Lang,
) {
    let of = (id.to_owned(), value.to_owned());
    let effect = draft.effects.get(&of).cloned();
    let greyed = !played && effect == Some(ReadingEffect::Nothing);
    row(ui, |ui| {
        let signs = names.len() as f32 * (SIGN_WIDE + ui.spacing().item_spacing.x);
        let room = (ui.available_width() - signs - look::GAP).max(120.0);
        let layout = Layout::top_down(Align::Min);
        ui.allocate_ui_with_layout(vec2(room, 0.0), layout, |ui| {
            ui.set_width(room);
            let text = RichText::new(format!("• {answer}"));
            ui.label(if greyed { text.weak() } else { text });
            let (words, is_change) = effect_words(effect.as_ref(), played, lang);
            let text = RichText::new(words).small();
            let colour = look::palette(ui.visuals()).accent;
            ui.label(if is_change { text.color(colour) } else { text.weak() });
        });
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            for (seat, name) in names.iter().enumerate().rev() {
                let claims = draft.text.claimed(seat, id) == Some(value);
                let places = [("name", name.as_str()), ("words", answer)];
                let label = fill(words::CLAIMS, lang, &places);
                let full =
                    draft.text.claimed(seat, id).is_none() && draft.text.claims.len() >= CLAIMS_MAX;
                if sign_ui(ui, seat, claims, !full, &label) {
                    draft.text.claim(seat, id, value);
                }
            }
        });
    });
}

/// The sign of a seat, to be clicked; whether it was.
fn sign_ui(ui: &mut Ui, seat: usize, chosen: bool, enabled: bool, label: &str) -> bool {
    let tone = Tone::Seat(u8::try_from(seat).unwrap_or(u8::MAX));
    let tone = look::palette(ui.visuals()).tone(tone);
    let sign = Button::new(RichText::new(tone.mark).color(tone.line)).selected(chosen);
    let sign = ui.add_enabled(enabled, sign.min_size(vec2(SIGN_WIDE, 0.0)));
    sign.widget_info(|| WidgetInfo::selected(Role::CheckBox, enabled, chosen, label));
    sign.on_hover_text(label).clicked()
}

/// What an answer would do, and whether anything would change by it.
fn effect_words(effect: Option<&ReadingEffect>, played: bool, lang: Lang) -> (String, bool) {
    let plain = |text: Text| (text.in_lang(lang).to_owned(), false);
    if played {
        return plain(words::AS_PLAYED);
    }
    match effect {
        None | Some(ReadingEffect::Waiting) => plain(words::EFFECT_WAITING),
        Some(ReadingEffect::Nothing) => plain(words::EFFECT_NOTHING),
        Some(ReadingEffect::Choices(events)) => {
            (fill(words::EFFECT_CHOICES, lang, &[("event", &events.to_string())]), true)
        }
        Some(ReadingEffect::Parts { event: 0, .. }) => {
            (words::EFFECT_SET_UP.in_lang(lang).to_owned(), true)
        }
        Some(ReadingEffect::Parts { event, waiting }) => {
            let text = if *waiting > 0 { words::EFFECT_WAITS } else { words::EFFECT_PARTS };
            let (event, waiting) = (event.to_string(), waiting.to_string());
            (fill(text, lang, &[("event", &event), ("count", &waiting)]), true)
        }
        Some(ReadingEffect::Failed(why)) => {
            (fill(words::EFFECT_FAILED, lang, &[("why", why)]), false)
        }
    }
}

/// What is claimed to be done, or to have fallen, in words.
fn answers_ui(ui: &mut Ui, draft: &mut FilingDraft, names: &[String], lang: Lang) {
    ui.add_space(look::GAP_SMALL);
    let mut removed = None;
    let mut number = 0;
    for (at, claim) in draft.text.claims.iter_mut().enumerate() {
        let ClaimDraft { seat, what: ClaimDraftWhat::Answer(text) } = claim else { continue };
        number += 1;
        let number = number.to_string();
        let named = |text| fill(text, lang, &[("number", &number)]);
        row(ui, |ui| {
            let signs = names.len() as f32 * (SIGN_WIDE + ui.spacing().item_spacing.x);
            let room = (ui.available_width() - signs - 40.0).max(120.0);
            let edit = TextEdit::singleline(text)
                .id_salt(("answer", at))
                .hint_text(words::ANSWER_HINT.in_lang(lang))
                .desired_width(room);
            let edit = ui.add(edit);
            let name = named(words::CLAIM_TEXT);
            edit.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, &name));
            for (other, name) in names.iter().enumerate() {
                let places = [("name", name.as_str()), ("number", number.as_str())];
                let label = fill(words::MAKES_CLAIM, lang, &places);
                if sign_ui(ui, other, other == *seat, true, &label) {
                    *seat = other;
                }
            }
            let remove = ui.button("×");
            let name = named(words::REMOVE_CLAIM);
            remove.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
            if remove.on_hover_text(words::REMOVE.in_lang(lang)).clicked() {
                removed = Some(at);
            }
        });
    }
    if let Some(at) = removed {
        draft.text.claims.remove(at);
    }
    let room = draft.text.claims.len() < CLAIMS_MAX;
    if ui.add_enabled(room, Button::new(words::ADD_CLAIM.in_lang(lang))).clicked() {
        let last = draft.text.claims.last();
        let seat = last.map_or(0, |last| (last.seat + 1) % names.len().max(1));
        draft.text.claims.push(ClaimDraft { seat, what: ClaimDraftWhat::default() });
    }
}
