//! What differs between both tables, in words.

use crate::lines::cut::cut_text;
use crate::words::{compare as words, fill};
use egui::{Rect, Role, ScrollArea, Sense, TextStyle, Ui, WidgetInfo, vec2};
use kanso_engine::Lang;
use kanso_replay::scene_diff::TableDifference;

/// Width of a column from which there is another one, in points.
const COLUMN: f32 = 300.0;
/// Space between two columns, in points.
const BETWEEN: f32 = 12.0;

/// Draws the differences, row by row, in as many columns as it takes.
pub(super) fn told_ui(ui: &mut Ui, told: &[TableDifference], lang: Lang) {
    if told.is_empty() {
        ui.weak(words::SAME_TABLE.in_lang(lang));
        return;
    }
    let height = ui.text_style_height(&TextStyle::Body) + 2.0;
    let room = ui.available_size();
    let most = ((room.x / COLUMN) as usize).max(1);
    // The first place says how many there are. As few columns as show all of them, so that few
    // differences have much room each.
    let places = told.len() + 1;
    let columns = places.div_ceil(((room.y / height) as usize).max(1)).clamp(1, most);
    let rows = places.div_ceil(columns);
    ui.spacing_mut().item_spacing.y = 0.0;
    let area = ScrollArea::vertical().id_salt("told").auto_shrink(false);
    area.show_rows(ui, height, rows, |ui, seen| {
        for row in seen {
            let (_, rect) = ui.allocate_space(vec2(ui.available_width(), height));
            let wide = rect.width() / columns as f32;
            for column in 0..columns {
                let at = rect.min + vec2(wide * column as f32, 0.0);
                let place = Rect::from_min_size(at, vec2(wide - BETWEEN, height));
                match (row * columns + column).checked_sub(1) {
                    None => count_ui(ui, place, told.len(), lang),
                    Some(which) => {
                        if let Some(difference) = told.get(which) {
                            difference_ui(ui, place, which, &difference.line(lang));
                        }
                    }
                }
            }
        }
    });
}

/// How many differences there are.
fn count_ui(ui: &Ui, place: Rect, count: usize, lang: Lang) {
    let text = match count {
        1 => words::DIFFER_ONE.in_lang(lang).to_owned(),
        _ => fill(words::DIFFER, lang, &[("count", &count.to_string())]),
    };
    let response = ui.interact(place, ui.scope_id().with("count"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &text));
    let font = TextStyle::Body.resolve(ui.style());
    cut_text(ui, place, &text, font, ui.visuals().strong_text_color());
}

/// One difference; what is too long for its place is told where one points.
fn difference_ui(ui: &Ui, place: Rect, which: usize, text: &str) {
    let response = ui.interact(place, ui.scope_id().with(which), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
    let font = TextStyle::Body.resolve(ui.style());
    cut_text(ui, place, text, font, ui.visuals().text_color());
    response.on_hover_text(text);
}
