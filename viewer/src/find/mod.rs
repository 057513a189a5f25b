//! Searching events: what is looked for, and a list of what was found.

mod filters;
mod row;
mod thing;

use crate::command::{Asked, FindCommand, GoCommand};
use crate::look::GAP_SMALL;
use crate::model::{Query, Shown, Table};
use crate::words::{self, find as texts};
use egui::{Button, ScrollArea, Ui};
use kanso_engine::{Label, Lang};
use kanso_replay::review::Position;

/// A pointer that has not moved for longer than this, in seconds, points at nothing new.
const POINTED_SINCE_MAX: f32 = 0.1;

/// What the panel keeps from frame to frame.
#[derive(Default)]
pub struct FindView {
    /// What is typed.
    typed: Query,
    /// What was asked for last.
    asked: Query,
    /// What the thing that is asked for is called, for when it has left the table.
    thing: Option<(String, Label)>,
    /// The event that the pointer rests on.
    hovered: Option<u32>,
    /// Where one stood in the frame before.
    here: Option<Position>,
    /// What the list was drawn for last.
    listed: Query,
    /// The rows that were drawn last.
    drawn: std::ops::Range<usize>,
    /// The last wish to type that was granted; see [`FindState::typing`](crate::model::FindState).
    typing: u64,
}

/// Draws the panel.
pub fn find_ui(
    ui: &mut Ui,
    table: &Table,
    shown: &Shown,
    view: &mut FindView,
    lang: Lang,
    asked: &mut Asked,
) {
    if table.find.query != view.asked {
        // Asked for by somebody else: an argument, or the eye that changed.
        view.typed = table.find.query.clone();
        view.asked = view.typed.clone();
    }
    filters::filters_ui(ui, table, shown, view, lang, asked);
    ask(view, asked);
    ui.separator();
    if !table.hindsight {
        ui.weak(texts::NO_LATER.in_lang(lang));
    }
    if table.find.query.is_empty() {
        ui.weak(texts::HOW.in_lang(lang));
        leave(view, asked);
        return;
    }
    if status_ui(ui, table, lang, asked) {
        view.typed = Query::default();
    }
    ask(view, asked);
    list_ui(ui, table, view, lang, asked);
}

/// Asks for what is typed, when it is something else than before.
fn ask(view: &mut FindView, asked: &mut Asked) {
    if view.typed != view.asked {
        view.asked = view.typed.clone();
        asked.push(FindCommand::For(view.typed.clone()));
    }
}

/// How much was found, and the ways from one to the next; whether all is to be cleared.
fn status_ui(ui: &mut Ui, table: &Table, lang: Lang, asked: &mut Asked) -> bool {
    let (found, here, find) = (table.found(), table.here(), &table.find);
    let len = table.visible_len();
    let fill = |text, places: &[(&str, &dyn ToString)]| {
        let places: Vec<_> =
            places.iter().map(|(name, value)| (*name, value.to_string())).collect();
        let places: Vec<_> = places.iter().map(|(name, value)| (*name, value.as_str())).collect();
        words::fill(text, lang, &places)
    };
    let collected = find.collected(len);
    let mut cleared = false;
    ui.horizontal_wrapped(|ui| {
        let count = found.len();
        let place = found.binary_search_by_key(&here.event, |at| at.event).ok();
        match (place, count) {
            (Some(place), _) => {
                ui.strong(fill(texts::PLACE, &[("place", &(place + 1)), ("count", &count)]));
            }
            (None, 0) if find.busy || find.failed => {}
            (None, 0) => {
                ui.label(fill(texts::NONE, &[("count", &collected)]));
            }
            (None, _) => {
                ui.strong(fill(texts::FOUND, &[("count", &count)]));
            }
        }
        if count > 0 {
            let before = found.first().is_some_and(|first| first.event < here.event);
            let behind = found.last().is_some_and(|last| last.event > here.event);
            let button = |sign: &str, words: kanso_engine::Text, on, ui: &mut Ui| {
                let words = words.in_lang(lang);
                let response = ui
                    .add_enabled(on, Button::new(sign))
                    .on_hover_text(words)
                    .accessible_name(words);
                response.clicked()
            };
            if button("▲", texts::PREVIOUS_FOUND, before, ui) {
                asked.push(FindCommand::Previous);
            }
            if button("▼", texts::NEXT_FOUND, behind, ui) {
                asked.push(FindCommand::Next);
            }
        }
        cleared = ui.button(texts::CLEAR.in_lang(lang)).clicked();
    });
    if find.failed {
        ui.colored_label(crate::look::palette(ui.visuals()).warning, texts::FAILED.in_lang(lang));
    } else if find.busy {
        let total = table.review().number_for(here.line, len, table.eye);
        ui.weak(fill(texts::BUSY, &[("count", &collected), ("total", &total)]));
    }
    cleared
}

/// What was found: only the rows that are seen are drawn.
fn list_ui(ui: &mut Ui, table: &Table, view: &mut FindView, lang: Lang, asked: &mut Asked) {
    let (found, here) = (table.found(), table.here());
    let height = row::height(ui);
    let step = height + ui.spacing().item_spacing.y;
    let mut area = ScrollArea::vertical().auto_shrink(false);
    let place = found.partition_point(|at| at.event < here.event);
    let stands_on = found.get(place).is_some_and(|at| at.event == here.event);
    // A list that was not there before begins where one stands.
    let fresh = view.listed != table.find.query;
    view.listed = table.find.query.clone();
    let moved = view.here != Some(here) && stands_on;
    if fresh || (moved && !view.drawn.contains(&place)) {
        // Where one stands comes to the middle of the list, once.
        area = area.vertical_scroll_offset(middle(place, step, ui.available_height()));
    }
    view.here = Some(here);
    let mut hovered = None;
    area.show_rows(ui, height, found.len(), |ui, rows| {
        view.drawn = rows.start + 1..rows.end.saturating_sub(1);
        for at in &found[rows] {
            let event = table.find.event(*at);
            let because = table.find.wanted.because(event);
            let row = row::Row {
                event,
                because,
                names: table.review().names(),
                round_name: table.review().round_name(),
                needles: &table.find.wanted.needles,
                here: at.event == here.event,
            };
            let response = row::row_ui(ui, &row, height, lang);
            if response.clicked() {
                asked.push(GoCommand::To(Position::after(here.line, at.event)));
            }
            if response.hovered() {
                hovered = Some(at.event);
            }
        }
    });
    ui.add_space(GAP_SMALL);
    if hovered == view.hovered {
        return;
    }
    // A list that scrolls under a pointer at rest shows nothing else: who goes from one to the next
    // by keys wants to see where that leads.
    let moved = ui.input(|input| input.pointer.time_since_last_movement()) < POINTED_SINCE_MAX;
    match hovered.filter(|_| moved) {
        Some(event) => {
            view.hovered = Some(event);
            asked.push(GoCommand::Hover(Some(Position::after(here.line, event))));
        }
        None => leave(view, asked),
    }
}

/// How far a list is scrolled that has a row in its middle.
#[expect(clippy::cast_precision_loss, reason = "a list is far shorter than 2^24 rows")]
fn middle(row: usize, step: f32, height: f32) -> f32 {
    (row as f32 * step - height / 2.0).max(0.0)
}

/// The pointer rests on no event any more.
fn leave(view: &mut FindView, asked: &mut Asked) {
    if view.hovered.take().is_some() {
        asked.push(GoCommand::Hover(None));
    }
}

#[cfg(test)]
mod tests;
