//! How the game ended: why, who won, with which figures.

use super::event::seat_ui;
use super::{HappenedData, heading_ui};
use crate::words::{self, happened as texts};
use egui::{Grid, ScrollArea, Ui};
use kanso_engine::{Seat, SeatResult, Standing, Text};
use kanso_replay::log::record::SealEnd;

/// Draws the result, where the game is over or was closed.
pub(super) fn result_ui(ui: &mut Ui, data: &HappenedData<'_>) {
    let lang = data.lang;
    if let Some(standing) = &data.shown.standing {
        ui.add_space(10.0);
        ui.separator();
        heading_ui(ui, texts::OVER.in_lang(lang));
        let ends = data.table.review().meta().ends;
        if let Some(end) = ends.get(usize::from(standing.reason)) {
            ui.label(end.name.in_lang(lang));
        }
        standing_ui(ui, standing, data);
    } else if let Some(why) = data.shown.seal.and_then(|end| stopped(end, data)) {
        ui.add_space(10.0);
        ui.separator();
        heading_ui(ui, texts::CLOSED.in_lang(lang));
        ui.label(why);
    }
}

/// How people closed a line before its rules did.
fn stopped(end: SealEnd, data: &HappenedData<'_>) -> Option<String> {
    let lang = data.lang;
    Some(match end {
        SealEnd::Rules(_) => return None,
        SealEnd::EventLimit => texts::EVENT_LIMIT.in_lang(lang).to_owned(),
        SealEnd::Conceded(seat) => {
            let name = data.table.review().names().get(usize::from(seat))?;
            words::fill(texts::CONCEDED, lang, &[("name", name)])
        }
        SealEnd::Agreed => texts::AGREED.in_lang(lang).to_owned(),
        SealEnd::Abandoned => texts::ABANDONED.in_lang(lang).to_owned(),
    })
}

/// A seat in each row, a figure in each column; figures that no seat has are left out.
fn standing_ui(ui: &mut Ui, standing: &Standing, data: &HappenedData<'_>) {
    let (meta, names) = (data.table.review().meta(), data.table.review().names());
    let has = |at: &usize| {
        standing.seats.iter().any(|seat| matches!(seat.figures.get(*at), Some(Some(_))))
    };
    let figures: Vec<_> = (0..meta.figures.len()).filter(has).collect();
    ScrollArea::horizontal().id_salt("standing").show(ui, |ui| {
        Grid::new("standing").striped(true).spacing([14.0, 4.0]).show(ui, |ui| {
            ui.label("");
            ui.label("");
            for at in &figures {
                ui.weak(meta.figures[*at].name.in_lang(data.lang));
            }
            ui.end_row();
            for (at, (name, seat)) in names.iter().zip(&standing.seats).enumerate() {
                seat_ui(ui, Seat::at(at), name);
                ui.strong(result(seat.result).in_lang(data.lang));
                for at in &figures {
                    let value = seat.figures.get(*at).copied().flatten();
                    let told = value.map(|value| meta.figures[*at].told(value));
                    ui.label(told.unwrap_or_default());
                }
                ui.end_row();
            }
        });
    });
}

fn result(result: SeatResult) -> Text {
    match result {
        SeatResult::Win => texts::WIN,
        SeatResult::Draw => texts::DRAW,
        SeatResult::Loss => texts::LOSS,
    }
}
