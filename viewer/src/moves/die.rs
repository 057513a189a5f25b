//! A face of a die, as a button.

use egui::{Pos2, Rect, Response, Role, Sense, StrokeKind, Ui, Vec2, WidgetInfo, vec2};

/// Most pips that are painted: greater numbers are written.
pub const PIPS_MAX: u8 = 6;
/// Width and height of a face.
const SIZE: f32 = 40.0;

/// Where the pips of a face are, in a square from -1 to 1; none for a face that is written.
pub fn pips(face: u8) -> &'static [(f32, f32)] {
    const A: f32 = 0.55;
    match face {
        1 => &[(0.0, 0.0)],
        2 => &[(-A, A), (A, -A)],
        3 => &[(-A, A), (0.0, 0.0), (A, -A)],
        4 => &[(-A, -A), (-A, A), (A, -A), (A, A)],
        5 => &[(-A, -A), (-A, A), (0.0, 0.0), (A, -A), (A, A)],
        6 => &[(-A, -A), (-A, 0.0), (-A, A), (A, -A), (A, 0.0), (A, A)],
        _ => &[],
    }
}

/// Draws a face that can be pressed; `written` is what stands on it where there
/// are no pips, `name` what a screen reader speaks.
pub fn die_ui(ui: &mut Ui, face: u8, written: &str, name: &str) -> Response {
    wide_die_ui(ui, face, SIZE.max(ui.spacing().interact_size.y), written, name)
}

/// Draws a face of this size, alike.
pub fn wide_die_ui(ui: &mut Ui, face: u8, size: f32, written: &str, name: &str) -> Response {
    // 1. Size and place.
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(size), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), name));
    if !ui.is_rect_visible(rect) {
        return response;
    }
    // 2. The face.
    let visuals = *ui.style().interact(&response);
    let square = rect.shrink(2.0);
    let painter = ui.painter();
    painter.rect_filled(square, 7.0, visuals.bg_fill);
    painter.rect_stroke(square, 7.0, visuals.fg_stroke, StrokeKind::Inside);
    // 3. Its number.
    for pip in pips(face) {
        painter.circle_filled(place(square, *pip), size * 0.075, visuals.fg_stroke.color);
    }
    if pips(face).is_empty() {
        let font = egui::TextStyle::Button.resolve(ui.style());
        let colour = visuals.fg_stroke.color;
        painter.text(square.center(), egui::Align2::CENTER_CENTER, written, font, colour);
    }
    response
}

/// A place of the square from -1 to 1 within a rectangle.
fn place(rect: Rect, (x, y): (f32, f32)) -> Pos2 {
    let half = rect.size() / 2.0;
    rect.center() + vec2(x * half.x, y * half.y)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_face_has_as_many_pips_as_it_counts() {
        for face in 1..=PIPS_MAX {
            assert_eq!(pips(face).len(), usize::from(face));
        }
        assert!(pips(7).is_empty());
    }
}
