//! Things over several cells, and the cells that a token reaches.

use super::Canvas;
use egui::epaint::StrokeKind;
use egui::{Color32, CornerRadius, Pos2, Rect, Shape as Painted, Stroke, Vec2, pos2, vec2};
use kanso_engine::scene::{Shape, Tone};
use kanso_table::layout::hex_corners;

/// One outline around the cells of a whole, with a head where it looks.
pub fn whole(canvas: &Canvas<'_>, cells: &[Rect], tone: Tone, heading: Option<(i8, i8)>) {
    let Some(around) = cells.iter().copied().reduce(Rect::union) else { return };
    let look = canvas.palette.tone(tone);
    let thick = canvas.px(4.0).clamp(2.0, 8.0);
    let stroke = Stroke::new(thick, canvas.ink(look.line));
    let body = around.shrink(canvas.px(1.5));
    if let Some((x, y)) = heading {
        let to = vec2(f32::from(x), f32::from(y));
        let tip = body.center() + to * body.size() / 2.0;
        canvas.painter.add(Painted::convex_polygon(
            head(tip, to, canvas.px(36.0).max(12.0)),
            stroke.color,
            Stroke::NONE,
        ));
    }
    let rounding = CornerRadius::same(canvas.px(10.0).clamp(2.0, 60.0) as u8);
    canvas.painter.rect_stroke(body, rounding, stroke, StrokeKind::Middle);
}

/// A head that looks over the edge at whose middle, or corner, it stands.
fn head(at: Pos2, to: Vec2, size: f32) -> Vec<Pos2> {
    let along = to.normalized() * size;
    let aside = along.rot90() * 0.8;
    vec![at + along * 0.75, at - along * 0.1 + aside, at - along * 0.1 - aside]
}

/// A cell that a token reaches: a veil with an edge of its own, below what stands there.
pub fn reached(canvas: &Canvas<'_>, rect: Rect, shape: Shape, colour: Color32) {
    let veil = canvas.ink(colour.gamma_multiply(0.22));
    let stroke = Stroke::new(canvas.px(2.0).max(1.2), canvas.ink(colour));
    let corners: Vec<Pos2> = match shape {
        Shape::Hexes => hex_corners(rect.scale_from_center(0.9)).to_vec(),
        Shape::Grid | Shape::Plan => {
            let Rect { min, max } = rect.shrink(canvas.px(4.0).max(2.0));
            vec![min, pos2(max.x, min.y), max, pos2(min.x, max.y)]
        }
    };
    canvas.painter.add(Painted::convex_polygon(corners.clone(), veil, Stroke::NONE));
    let around = corners.iter().copied().chain(corners.first().copied()).collect::<Vec<_>>();
    let dash = canvas.px(7.0).clamp(3.0, 14.0);
    canvas.painter.extend(Painted::dashed_line(&around, stroke, dash, dash * 0.7));
}
