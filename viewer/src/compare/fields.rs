//! The fields of the state that differ between both tables.

use super::layout::row_places;
use crate::lines::cut::cut_text;
use crate::words::{compare as words, fill};
use egui::{Rect, Role, ScrollArea, Sense, TextStyle, Ui, WidgetInfo, pos2, vec2};
use kanso_engine::Lang;
use kanso_engine::canon::{Difference, Value};

/// Draws the fields.
pub fn fields_ui(ui: &mut Ui, fields: &[Difference], lang: Lang) {
    if fields.is_empty() {
        ui.weak(words::SAME_STATE.in_lang(lang));
        return;
    }
    ui.strong(fill(words::FIELDS_OF, lang, &[("count", &fields.len().to_string())]));
    let height = ui.text_style_height(&TextStyle::Body) + 6.0;
    ScrollArea::vertical().id_salt("fields").auto_shrink(false).show_rows(
        ui,
        height,
        fields.len(),
        |ui, rows| {
            for row in rows {
                let size = vec2(ui.available_width(), height);
                let (_, rect) = ui.allocate_space(size);
                field_ui(ui, rect, &fields[row], lang);
            }
        },
    );
}

/// One field: where it is, and its values.
fn field_ui(ui: &Ui, rect: Rect, field: &Difference, lang: Lang) {
    let said = |value: &Option<Value>| match value {
        Some(value) => value.to_string(),
        None => words::ABSENT.in_lang(lang).to_owned(),
    };
    let values = [said(&field.left), said(&field.right)];
    let whole = ui.interact(rect, ui.scope_id().with(&field.place), Sense::hover());
    whole.widget_info(|| {
        let name = format!("{}: {} ≠ {}", field.place, values[0], values[1]);
        WidgetInfo::labeled(Role::Label, true, name)
    });
    let font = TextStyle::Body.resolve(ui.style());
    let (ink, faint) = (ui.visuals().text_color(), ui.visuals().weak_text_color());
    let places = row_places(rect);
    // The path takes the number's place and half of the left one.
    let split = places.sides[0].left() + places.sides[0].width() * 0.4;
    let path = Rect::from_min_max(places.number.min, pos2(split - 4.0, rect.bottom()));
    let left = Rect::from_min_max(pos2(split, rect.top()), places.sides[0].max);
    cut_text(ui, path, &field.place, font.clone(), faint);
    cut_text(ui, left, &values[0], font.clone(), ink);
    cut_text(ui, places.sign, "≠", font.clone(), faint);
    cut_text(ui, places.sides[1], &values[1], font, ink);
    whole.on_hover_ui(|ui| {
        ui.strong(&field.place);
        ui.label(&values[0]);
        ui.label("≠");
        ui.label(&values[1]);
    });
}
