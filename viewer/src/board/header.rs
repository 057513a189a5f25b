//! The strip above the board: what is asked of whom, how it ended, and the pages.

use super::BoardData;
use super::paint::{Canvas, mark};
use crate::command::{Asked, LookCommand};
use crate::look::palette;
use crate::words::{board as words, fill};
use egui::{RichText, Sense, Ui, vec2};
use kanso_engine::scene::{Page, Tone};
use kanso_engine::{Awaiting, Lang, SeatResult, Standing};

/// Draws the strip.
pub fn header_ui(ui: &mut Ui, data: &BoardData<'_>, page: usize, lang: Lang, asked: &mut Asked) {
    let palette = palette(ui.visuals());
    let shown = data.shown;
    if let Some(why) = &shown.error {
        let text = fill(words::CANNOT_SHOW, lang, &[("why", why)]);
        ui.horizontal_wrapped(|ui| {
            let tone = palette.tone(Tone::Bad);
            ui.colored_label(tone.line, tone.mark);
            ui.colored_label(tone.line, text);
        });
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        if shown.preview {
            let text = RichText::new(words::PREVIEW.in_lang(lang)).strong();
            ui.label(text.color(palette.selected));
            ui.separator();
        }
        if let Some(standing) = &shown.standing {
            result_ui(ui, data, standing, lang);
            return;
        }
        match shown.awaiting {
            Some(Awaiting::Decision(seats)) => {
                for seat in seats.iter() {
                    seat_ui(ui, u8::from(seat));
                    let name = &data.names[seat.index()];
                    ui.label(RichText::new(name).strong().size(16.0));
                }
            }
            Some(Awaiting::Chance(_)) => {
                ui.label(RichText::new(words::CHANCE.in_lang(lang)).strong().size(16.0));
            }
            Some(Awaiting::Over) | None => {}
        }
        ui.label(RichText::new(&shown.prompt).size(16.0));
        if shown.phase != shown.prompt {
            ui.weak(&shown.phase);
        }
    });
    let pages = &shown.scene.pages;
    if pages.len() > 1 {
        ui.horizontal_wrapped(|ui| {
            for (at, of) in pages.iter().enumerate() {
                if ui.selectable_label(at == page, of.name.in_lang(lang)).clicked() {
                    asked.push(LookCommand::Page(of.id.clone()));
                }
            }
        });
    }
}

/// The mark of a seat.
fn seat_ui(ui: &mut Ui, seat: u8) {
    let palette = palette(ui.visuals());
    let (response, painter) = ui.allocate_painter(vec2(16.0, 18.0), Sense::hover());
    let canvas = Canvas {
        painter: &painter,
        palette,
        table: palette.on_table(),
        scale: 1.0,
        lang: Lang::En,
        solid: 1.0,
    };
    let tone = Tone::Seat(seat);
    mark(&canvas, tone, response.rect.center(), 6.5, palette.tone(tone).line);
}

/// How the game ended.
fn result_ui(ui: &mut Ui, data: &BoardData<'_>, standing: &Standing, lang: Lang) {
    let of = |result: SeatResult| -> Vec<usize> {
        let seats = standing.seats.iter().enumerate();
        seats.filter(|(_, seat)| seat.result == result).map(|(at, _)| at).collect()
    };
    let (winners, drawers) = (of(SeatResult::Win), of(SeatResult::Draw));
    let (seats, text) = if !winners.is_empty() {
        (winners, words::WINS)
    } else if drawers.is_empty() {
        (Vec::new(), words::NOBODY_WON)
    } else {
        (drawers, words::DRAWN)
    };
    for seat in &seats {
        seat_ui(ui, *seat as u8);
    }
    let names: Vec<&str> = seats.iter().map(|seat| data.names[*seat].as_str()).collect();
    let comma = if lang == Lang::Ja { "、" } else { ", " };
    let text = fill(text, lang, &[("names", &names.join(comma))]);
    ui.label(RichText::new(text).strong().size(16.0));
    if let Some(end) = data.meta.ends.get(usize::from(standing.reason)) {
        ui.weak(end.name.in_lang(lang));
    }
}

/// Which page is shown.
pub fn page_shown(pages: &[Page], wanted: Option<&str>) -> usize {
    let known = wanted.and_then(|id| pages.iter().position(|page| page.id == id));
    known.unwrap_or(0)
}
