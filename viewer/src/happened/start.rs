//! What a game was set up as: its seats, options and readings.

use super::event::seat_ui;
use super::{HappenedData, heading_ui};
use crate::words::happened as texts;
use egui::Ui;
use kanso_engine::{Seat, Text};
use kanso_replay::log::record::LuckSource;
use kanso_replay::review::plain;
use kanso_replay::tell;

/// Draws what the game is, before anything has happened.
pub(super) fn start_ui(ui: &mut Ui, data: &HappenedData<'_>) {
    let lang = data.lang;
    let review = data.table.review();
    let (meta, header) = (review.meta(), review.header());
    ui.weak(texts::START.in_lang(lang));
    ui.heading(meta.name.in_lang(lang));
    ui.label(meta.about.in_lang(lang));
    part_ui(ui, texts::SEATS, data);
    for (at, name) in review.names().iter().enumerate() {
        seat_ui(ui, Seat::at(at), name);
    }
    if !meta.options.is_empty() {
        part_ui(ui, texts::OPTIONS, data);
    }
    for (at, spec, value) in meta.options_that_matter(&header.options) {
        let told = review.tells_option(at, data.table.eye);
        let value =
            if told { spec.told(value).unwrap_or_default() } else { texts::NOT_TOLD.in_lang(lang) };
        pair_ui(ui, spec.name, value).on_hover_text(spec.about.in_lang(lang));
    }
    let chosen = header.chosen_readings(meta);
    if !chosen.is_empty() {
        part_ui(ui, texts::READINGS, data);
    }
    for (spec, value) in chosen {
        let line = meta.rules[spec.rule.index()].line(lang);
        pair_ui(ui, spec.name, value).on_hover_text(line);
    }
    if let Some(name) = tell::card_set_to_tell(meta, &header.cards, lang) {
        part_ui(ui, texts::CARDS, data);
        ui.label(name);
    }
    if !meta.revisions.is_empty() {
        part_ui(ui, texts::REVISION, data);
        ui.label(header.revision.to_string());
    }
    part_ui(ui, texts::LUCK, data);
    let luck = match header.luck {
        LuckSource::Seeded { .. } => texts::LUCK_SEEDED,
        LuckSource::Table { .. } => texts::LUCK_TABLE,
        LuckSource::TakenOver { .. } => texts::LUCK_TAKEN,
        LuckSource::Committed { .. } => texts::LUCK_COMMITTED,
    };
    ui.label(luck.in_lang(lang));
    if let Some(created) = header.created.as_deref().map(plain) {
        part_ui(ui, texts::CREATED, data);
        ui.label(created);
    }
}

fn part_ui(ui: &mut Ui, text: Text, data: &HappenedData<'_>) {
    ui.add_space(8.0);
    heading_ui(ui, text.in_lang(data.lang));
}

fn pair_ui(ui: &mut Ui, name: &str, value: &str) -> egui::Response {
    ui.horizontal_wrapped(|ui| {
        ui.weak(name);
        ui.label(value)
    })
    .inner
}
