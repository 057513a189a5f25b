//! The signs on the buttons, as shapes: they look the same with every font.

use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2};

/// A sign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Icon {
    /// To the start.
    Start,
    /// Backwards.
    Back,
    /// Forwards.
    Forward,
    /// To the end.
    End,
    /// Play.
    Play,
    /// Pause.
    Pause,
    /// Again and again.
    Loop,
    /// Nearer.
    ZoomIn,
    /// Farther.
    ZoomOut,
    /// All of it.
    Fit,
}

/// Half the size of a sign, in points.
const HALF: f32 = 5.0;

/// Paints a sign in the middle of a button.
pub fn paint_icon(painter: &Painter, rect: Rect, icon: Icon, colour: Color32) {
    let at = rect.center();
    let line = Stroke::new(1.5, colour);
    match icon {
        Icon::Back => triangle(painter, at, -HALF, colour),
        Icon::Forward => triangle(painter, at, HALF, colour),
        Icon::Play => triangle(painter, at + vec2(0.5, 0.0), HALF + 1.0, colour),
        Icon::Start => {
            bar(painter, at - vec2(HALF, 0.0), colour);
            triangle(painter, at + vec2(1.0, 0.0), -HALF, colour);
        }
        Icon::End => {
            triangle(painter, at - vec2(1.0, 0.0), HALF, colour);
            bar(painter, at + vec2(HALF, 0.0), colour);
        }
        Icon::Pause => {
            bar(painter, at - vec2(2.75, 0.0), colour);
            bar(painter, at + vec2(2.75, 0.0), colour);
        }
        Icon::Loop => {
            let frame = Rect::from_center_size(at, vec2(13.0, 8.0));
            painter.rect_stroke(frame, 4.0, line, StrokeKind::Middle);
            let tip = pos2(at.x + 2.5, frame.top());
            arrow(painter, tip, 1.0, colour);
            arrow(painter, pos2(at.x - 2.5, frame.bottom()), -1.0, colour);
        }
        Icon::ZoomIn | Icon::ZoomOut => {
            painter.hline(at.x - HALF..=at.x + HALF, at.y, line);
            if icon == Icon::ZoomIn {
                painter.vline(at.x, at.y - HALF..=at.y + HALF, line);
            }
        }
        Icon::Fit => {
            painter.vline(at.x - 6.5, at.y - HALF..=at.y + HALF, line);
            painter.vline(at.x + 6.5, at.y - HALF..=at.y + HALF, line);
            painter.hline(at.x - 4.5..=at.x + 4.5, at.y, line);
            arrow(painter, at + vec2(4.5, 0.0), 1.0, colour);
            arrow(painter, at - vec2(4.5, 0.0), -1.0, colour);
        }
    }
}

/// A triangle that points to the right by so much, or to the left.
fn triangle(painter: &Painter, at: Pos2, size: f32, colour: Color32) {
    let corners = vec![
        at + vec2(size * 0.8, 0.0),
        at + vec2(-size * 0.7, size),
        at + vec2(-size * 0.7, -size),
    ];
    painter.add(Shape::convex_polygon(corners, colour, Stroke::NONE));
}

/// The head of an arrow on a line, to the right or to the left.
fn arrow(painter: &Painter, tip: Pos2, way: f32, colour: Color32) {
    let corners = vec![tip, tip + vec2(-3.5 * way, 3.0), tip + vec2(-3.5 * way, -3.0)];
    painter.add(Shape::convex_polygon(corners, colour, Stroke::NONE));
}

fn bar(painter: &Painter, at: Pos2, colour: Color32) {
    let rect = Rect::from_center_size(at, Vec2::new(2.5, HALF * 2.0));
    painter.rect_filled(rect, 0.5, colour);
}
