//! The strip above the table: what is disputed, who claims what, whether it is settled.

use super::{claim_words, report_and_settle_ui};
use crate::command::{Asked, DisputeCommand, LookCommand};
use crate::look;
use crate::words::{dispute as words, fill};
use egui::{Label, RichText, Ui};
use kanso_engine::{Eye, Lang};
use kanso_replay::dispute::DisputeInfo;

/// Most letters of the question that the strip tells.
const QUESTION_MAX: usize = 120;

/// What the strip is given.
#[derive(Clone, Copy)]
pub struct StripData<'a> {
    /// The disputes that may be told of.
    pub told: &'a [DisputeInfo],
    /// True if there is one that this eye is not told.
    pub hidden: bool,
    /// The one that is told of, by its number.
    pub chosen: u32,
    /// The names of the seats.
    pub names: &'a [String],
}

impl StripData<'_> {
    /// True if there is anything to tell.
    pub fn is_empty(&self) -> bool {
        self.told.is_empty() && !self.hidden
    }
}

/// Draws the strip.
pub fn strip_ui(ui: &mut Ui, data: &StripData<'_>, lang: Lang, asked: &mut Asked) {
    let accent = look::palette(ui.visuals()).accent;
    let mark = |ui: &mut Ui| drop(ui.label(RichText::new("◆").color(accent)));
    let chosen = data.told.iter().find(|info| info.number == data.chosen);
    let Some(info) = chosen.or(data.told.first()) else {
        ui.horizontal_wrapped(|ui| {
            mark(ui);
            ui.label(words::HIDDEN.in_lang(lang));
            if ui.button(words::SHOW_ALL.in_lang(lang)).clicked() {
                asked.push(LookCommand::Eye(Eye::All));
            }
        });
        return;
    };
    ui.horizontal_wrapped(|ui| {
        mark(ui);
        ui.strong(words::DISPUTE.in_lang(lang));
        let question = ui.add(Label::new(one_line(&info.question)).truncate());
        question.on_hover_text(&info.question);
    });
    ui.horizontal_wrapped(|ui| {
        for claim in &info.claims {
            ui.label(claim_words(claim, data.names, lang));
            ui.weak("·");
        }
        let settled = match info.rulings.last() {
            Some(ruling) => fill(words::SETTLED, lang, &[("words", &ruling.words)]),
            None => words::OPEN.in_lang(lang).to_owned(),
        };
        ui.label(RichText::new(settled).italics());
        if ui.button(words::GO_THERE.in_lang(lang)).clicked() {
            asked.push(DisputeCommand::Show(info.number));
        }
        if ui.button(words::SIDE_BY_SIDE.in_lang(lang)).clicked() {
            asked.push(DisputeCommand::SideBySide(info.number));
        }
        report_and_settle_ui(ui, info.number, lang, asked);
        others_ui(ui, data, info, lang, asked);
    });
}

/// The ways to the other disputes of the file.
fn others_ui(
    ui: &mut Ui,
    data: &StripData<'_>,
    shown: &DisputeInfo,
    lang: Lang,
    asked: &mut Asked,
) {
    if data.told.len() < 2 {
        return;
    }
    ui.separator();
    let count = data.told.len().to_string();
    for (number, info) in (1..).zip(data.told) {
        let number = number.to_string();
        let name = fill(words::NUMBERED, lang, &[("number", &number), ("count", &count)]);
        let choice = ui.selectable_label(info.number == shown.number, &number);
        choice.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &name));
        if choice.on_hover_text(one_line(&info.question)).clicked() {
            asked.push(DisputeCommand::Show(info.number));
        }
    }
}

/// A question on one line, cut where it is long.
fn one_line(question: &str) -> String {
    let words = question.split_whitespace().collect::<Vec<_>>().join(" ");
    if words.chars().count() <= QUESTION_MAX {
        return words;
    }
    let cut: String = words.chars().take(QUESTION_MAX).collect();
    format!("{cut}…")
}
