//! The events of both lines, one row for each number.

use super::layout::row_places;
use super::{CompareView, Stand};
use crate::command::{Asked, GoCommand};
use crate::lines::cut::cut_text;
use crate::model::{SideBySide, Table, Told};
use crate::words::compare as words;
use egui::{Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, TextStyle, Ui, WidgetInfo, pos2};
use kanso_engine::Lang;
use kanso_replay::review::Position;
use std::rc::Rc;

/// Draws the rows that are seen.
pub(super) fn rows_ui(
    ui: &mut Ui,
    table: &mut Table,
    both: &SideBySide,
    stand: &Stand,
    view: &mut CompareView,
    lang: Lang,
    asked: &mut Asked,
) {
    let height = ui.text_style_height(&TextStyle::Body) + 8.0;
    let until = table.until();
    let counts = [both.sides[0].rows(until), both.sides[1].rows(until)];
    let count = counts[0].max(counts[1]);
    let scroll = (view.row != Some(stand.row)).then(|| stand.row.checked_sub(1)).flatten();
    view.row = Some(stand.row);
    ScrollArea::vertical().id_salt("events").auto_shrink(false).show_viewport(ui, |ui, seen| {
        let full = ui.max_rect();
        ui.set_height(height * count as f32);
        let place = |row: usize| {
            let top = full.top() + row as f32 * height;
            Rect::from_min_max(pos2(full.left(), top), pos2(full.right(), top + height))
        };
        let first = (seen.top() / height).floor().max(0.0) as usize;
        let last = ((seen.bottom() / height).ceil().max(0.0) as usize).min(count);
        for row in first..last {
            row_ui(ui, place(row), row, (table, both, stand), counts, lang, asked);
        }
        if let Some(row) = scroll {
            ui.scroll_to_rect(place(row), None);
        }
    });
}

/// One number of both lines.
fn row_ui(
    ui: &mut Ui,
    rect: Rect,
    row: usize,
    (table, both, stand): (&mut Table, &SideBySide, &Stand),
    counts: [usize; 2],
    lang: Lang,
    asked: &mut Asked,
) {
    let places = row_places(rect);
    let number = both.shared_number + row as u32 + 1;
    let told: [Option<Rc<Told>>; 2] = [0, 1].map(|side| {
        let of = &both.sides[side];
        (row < counts[side]).then(|| table.told(of.line, of.events[row].event, lang))
    });
    let same = told[0].is_some() && told[0] == told[1];
    let font = TextStyle::Body.resolve(ui.style());
    let (ink, faint) = (ui.visuals().text_color(), ui.visuals().weak_text_color());
    if row + 1 == stand.row {
        let look = ui.visuals().selection;
        ui.painter().rect(rect, 4.0, look.bg_fill, Stroke::NONE, StrokeKind::Inside);
    }
    let ink_here = if row + 1 == stand.row { ui.visuals().strong_text_color() } else { ink };
    cut_text(ui, places.number, &number.to_string(), font.clone(), faint);
    let sign = if same { "=" } else { "≠" };
    cut_text(ui, places.sign.translate(egui::vec2(5.0, 0.0)), sign, font.clone(), faint);
    for (side, told) in told.iter().enumerate() {
        let place = places.sides[side];
        let Some(told) = told else {
            if row == counts[side] && counts[side] < counts[1 - side] {
                cut_text(ui, place, words::ENDED.in_lang(lang), font.clone(), faint);
            }
            continue;
        };
        let who = match told.who.as_str() {
            "" => words::LUCK.in_lang(lang),
            who => who,
        };
        let colon = if lang == Lang::Ja { "：" } else { ": " };
        let text = format!("{who}{colon}{}", told.words);
        let cell = ui.interact(place, ui.scope_id().with((row, side)), Sense::click());
        let here = row + 1 == stand.row && side == stand.side;
        cell.widget_info(|| {
            let name = format!("{number} {}: {text}", stand.names[side]);
            WidgetInfo::selected(Role::Button, true, here, name)
        });
        if cell.hovered() || cell.has_focus() || here {
            let look = ui.style().interact_selectable(&cell, here);
            ui.painter().rect(place, 4.0, look.weak_bg_fill, look.bg_stroke, StrokeKind::Inside);
        }
        let inner = place.shrink2(egui::vec2(4.0, 0.0));
        let colour = if same { faint } else { ink_here };
        cut_text(ui, inner, &text, font.clone(), colour);
        let of = &both.sides[side];
        let event = of.events[row].event;
        if cell.on_hover_text(text).clicked() {
            asked.push(GoCommand::To(Position::after(of.line, event)));
        }
    }
}
