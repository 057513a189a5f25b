//! Things over several cells, and the cells that a token reaches.

use super::Canvas;
use crate::layout::hex_corners;
use crate::pen::{Dash, Pen, Round, Stroke};
use ecolor::Color32;
use emath::{Pos2, Rect, Vec2, pos2, vec2};
use kanso_engine::scene::{Shape, Tone};

/// One outline around the cells of a whole, with a head where it looks.
pub fn whole(canvas: &Canvas<'_, impl Pen>, cells: &[Rect], tone: Tone, heading: Option<(i8, i8)>) {
    let Some(around) = cells.iter().copied().reduce(Rect::union) else { return };
    let look = canvas.palette.tone(tone);
    let thick = canvas.px(4.0).clamp(2.0, 8.0);
    let stroke = Stroke::new(thick, canvas.ink(look.line));
    let body = around.shrink(canvas.px(1.5));
    if let Some((x, y)) = heading {
        let to = vec2(f32::from(x), f32::from(y));
        let tip = body.center() + to * body.size() / 2.0;
        let head = head(tip, to, canvas.px(36.0).max(12.0));
        canvas.pen.polygon(&head, stroke.color, Stroke::NONE);
    }
    let rounding = Round::same(canvas.px(10.0).clamp(2.0, 60.0) as u8);
    canvas.outline(body.expand(thick / 2.0), rounding, stroke);
}

/// A dashed outline around the cells on which a whole may come to stand, within them: two such places beside
/// each other are seen as two.
pub fn ahead(canvas: &Canvas<'_, impl Pen>, cells: &[Rect], tone: Tone) {
    let Some(around) = cells.iter().copied().reduce(Rect::union) else { return };
    let stroke =
        Stroke::new(canvas.px(3.0).clamp(1.8, 6.0), canvas.ink(canvas.palette.tone(tone).line));
    let Rect { min, max } = around.shrink(canvas.px(4.0).max(2.5));
    let corners = [min, pos2(max.x, min.y), max, pos2(min.x, max.y), min];
    let dash = canvas.px(12.0).clamp(5.0, 22.0);
    canvas.pen.line(&corners, stroke, Dash::Dashed(dash, dash * 0.6));
}

/// A head that looks over the edge at whose middle, or corner, it stands.
fn head(at: Pos2, to: Vec2, size: f32) -> [Pos2; 3] {
    let along = to.normalized() * size;
    let aside = along.rot90() * 0.8;
    [at + along * 0.75, at - along * 0.1 + aside, at - along * 0.1 - aside]
}

/// A cell that a token reaches: a veil with an edge of its own, below what stands there.
pub fn reached(canvas: &Canvas<'_, impl Pen>, rect: Rect, shape: Shape, colour: Color32) {
    let veil = canvas.ink(colour.gamma_multiply(0.22));
    let stroke = Stroke::new(canvas.px(2.0).max(1.2), canvas.ink(colour));
    let corners: Vec<Pos2> = match shape {
        Shape::Hexes => hex_corners(rect.scale_from_center(0.9)).to_vec(),
        Shape::Grid | Shape::Plan => {
            let Rect { min, max } = rect.shrink(canvas.px(4.0).max(2.0));
            vec![min, pos2(max.x, min.y), max, pos2(min.x, max.y)]
        }
    };
    canvas.pen.polygon(&corners, veil, Stroke::NONE);
    let around = corners.iter().copied().chain(corners.first().copied()).collect::<Vec<_>>();
    let dash = canvas.px(7.0).clamp(3.0, 14.0);
    canvas.pen.line(&around, stroke, Dash::Dashed(dash, dash * 0.7));
}
