//! The whole line as a strip, while a part of it is seen: which part, where one stands.

use super::TimelineView;
use super::axis::{Scale, Span};
use super::paint::Canvas;
use crate::look::palette;
use crate::words::timeline as words;
use egui::{CursorIcon, Rangef, Rect, Role, Sense, StrokeKind, Ui, WidgetInfo};

/// Least width of the window on the strip, in points: it can always be seized.
const WINDOW_MIN: f32 = 12.0;

/// Draws the strip; dragging on it moves the part that is seen.
pub(super) fn overview_ui(
    ui: &mut Ui,
    strip: Rect,
    canvas: &Canvas<'_>,
    view: &mut TimelineView,
    whole: Span,
) {
    let Some(span) = view.zoom else { return };
    let scale = Scale { across: strip.x_range(), span: whole };
    let response = ui.interact(strip, ui.scope_id().with("overview"), Sense::click_and_drag());
    response.widget_info(|| {
        WidgetInfo::labeled(Role::ScrollBar, true, words::OVERVIEW.in_lang(canvas.lang))
    });
    if let Some(at) = response.interact_pointer_pos() {
        let from = scale.place(at.x) - span.cells / 2.0;
        view.zoom = Some(span.moved(from - span.from, whole));
    }
    let colours = palette(ui.visuals());
    let painter = ui.painter_at(strip.expand(2.0));
    painter.rect_filled(strip, 3.0, colours.raised);
    painter.rect_stroke(strip, 3.0, (1.0, colours.line), StrokeKind::Inside);
    let (left, right) = (scale.x(span.from), scale.x(span.from + span.cells));
    let spare = (WINDOW_MIN - (right - left)).max(0.0) / 2.0;
    let window = Rect::from_x_y_ranges(Rangef::new(left - spare, right + spare), strip.y_range());
    painter.rect_filled(window, 3.0, colours.accent_ground);
    painter.rect_stroke(window, 3.0, (1.0, colours.accent), StrokeKind::Inside);
    let here = scale.x(canvas.cells.edge_after(canvas.data.here.event));
    painter.vline(here, strip.y_range(), (2.0, colours.strong));
    response.on_hover_cursor(CursorIcon::Grab).on_hover_text(words::OVERVIEW.in_lang(canvas.lang));
}
