//! What happened: the event that led here, what came of it, and by which rules.
//!
//! One file for each part: the event (`event`), what came of it line by line (`facts`), how the
//! game ended (`result`), what it was set up as (`start`), the notes to it, and rules with their
//! explanation (`rule`), which other panels show, too.

mod event;
mod facts;
mod result;
pub mod rule;
mod start;

use crate::command::{
    Asked, ContestedPart, DialogKind, GoCommand, LookCommand, SettingsCommand, Tab,
};
use crate::disputes::dispute_part_ui;
use crate::model::{Shown, Table};
use crate::words::{dispute as disputes, happened as texts, moves};
use egui::{RichText, ScrollArea, Ui};
use kanso_engine::Lang;
use kanso_replay::dispute::DisputeInfo;
use kanso_replay::review::{EventKind, Position};

/// What the panel is given.
#[derive(Clone, Copy)]
pub struct HappenedData<'a> {
    /// The place that is shown.
    pub shown: &'a Shown,
    /// The game: names, rules, what is pointed at.
    pub table: &'a Table,
    /// The disputes that may be told of.
    pub disputes: &'a [DisputeInfo],
    /// True if routine steps are told, too.
    pub routine: bool,
    /// The language that is spoken.
    pub lang: Lang,
}

/// Most lines of an event that are drawn before somebody asks for all.
const LINES_MAX: usize = 120;

/// What the panel keeps from frame to frame.
pub struct HappenedView {
    /// The place that was shown last: another one is shown from its top.
    at: Option<Position>,
    /// True if all lines of a long event are shown.
    whole: bool,
    /// Most lines that are drawn before.
    lines_max: usize,
    /// True if the panel is pointing at things of the table.
    pointing: bool,
}

impl Default for HappenedView {
    fn default() -> Self {
        Self { at: None, whole: false, lines_max: LINES_MAX, pointing: false }
    }
}

/// Draws the panel.
pub fn happened_ui(
    ui: &mut Ui,
    data: &HappenedData<'_>,
    view: &mut HappenedView,
    asked: &mut Asked,
) {
    let at = data.shown.at;
    let arrived = view.at != Some(at);
    let turned = view.at.is_none_or(|last| (last.line, last.event) != (at.line, at.event));
    view.at = Some(at);
    view.whole &= !turned;
    let mut area = ScrollArea::vertical().auto_shrink(false).id_salt("happened");
    if turned {
        area = area.vertical_scroll_offset(0.0);
    }
    area.show(ui, |ui| {
        if at.event == 0 {
            start::start_ui(ui, data);
        } else if let Some(event) = &data.shown.event {
            event::event_ui(ui, event, data, asked);
            ui.add_space(6.0);
            facts::facts_ui(ui, event, data, (view, arrived), asked);
        } else {
            let before = at.beat == Some(0);
            let text = if before { texts::BEFORE } else { texts::NOTHING_TOLD };
            ui.label(text.in_lang(data.lang));
        }
        let about = |info: &&DisputeInfo| {
            let contested = info.contested();
            (contested.line, contested.event) == (at.line, at.event)
        };
        for info in data.disputes.iter().filter(about) {
            ui.push_id(("dispute", info.number), |ui| dispute_part_ui(ui, info, data, asked));
        }
        otherwise_ui(ui, data, asked);
        result::result_ui(ui, data);
        notes_ui(ui, data, asked);
    });
}

/// The way from what happened to what might have: back to before it, where something else is chosen.
fn otherwise_ui(ui: &mut Ui, data: &HappenedData<'_>, asked: &mut Asked) {
    let at = data.shown.at;
    let Some(event) = data.shown.event.as_ref().filter(|_| !data.shown.preview) else { return };
    ui.add_space(8.0);
    let before = Position::after(at.line, at.event.saturating_sub(1));
    match event.info.kind {
        EventKind::Chance => {
            if ui.button(moves::ANOTHER_OUTCOME.in_lang(data.lang)).clicked() {
                asked.push(GoCommand::To(before));
                asked.push(SettingsCommand::Open(DialogKind::Outcome));
            }
        }
        EventKind::Decision(_) => {
            if ui.button(texts::ANOTHER_ACTION.in_lang(data.lang)).clicked() {
                asked.push(GoCommand::To(before));
                asked.push(LookCommand::Tab(Tab::Moves));
            }
        }
    }
    ui.horizontal_wrapped(|ui| {
        if ui.button(disputes::FILE_EVENT.in_lang(data.lang)).clicked() {
            let part = ContestedPart::Event;
            asked.push(SettingsCommand::Open(DialogKind::Dispute(part)));
        }
        if ui.button(disputes::UNDER_READING.in_lang(data.lang)).clicked() {
            asked.push(SettingsCommand::Open(DialogKind::Reading));
        }
    });
}

/// The notes to this place, and a way to write one.
fn notes_ui(ui: &mut Ui, data: &HappenedData<'_>, asked: &mut Asked) {
    let lang = data.lang;
    ui.add_space(10.0);
    if !data.shown.notes.is_empty() {
        ui.separator();
        heading_ui(ui, texts::NOTES_HERE.in_lang(lang));
    }
    for note in &data.shown.notes {
        ui.horizontal_wrapped(|ui| {
            if !note.author.is_empty() {
                ui.weak(&note.author);
            }
            ui.label(&note.text);
        });
    }
    if ui.button(texts::WRITE_NOTE.in_lang(lang)).clicked() {
        asked.push(SettingsCommand::Open(DialogKind::Note));
    }
}

/// The heading of a part.
fn heading_ui(ui: &mut Ui, text: &str) {
    ui.label(RichText::new(text).strong());
}

#[cfg(test)]
mod tests;
