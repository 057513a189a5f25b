//! Coins: what is paid of a colour, as a disc in that colour with the colour's sign.

use super::Canvas;
use crate::pen::{Pen, Stroke};
use ecolor::Color32;
use emath::{Pos2, Rect, Vec2};
use kanso_engine::scene::{Hue, Icon, Tone};

/// A coin around a point.
pub(super) fn coin(canvas: &Canvas<'_, impl Pen>, middle: Pos2, radius: f32, icon: Icon) {
    let fill = colour(canvas, icon);
    canvas.disc(middle, radius, canvas.ink(fill));
    let rim = Stroke::new((radius * 0.12).max(0.6), canvas.ink(canvas.palette.faint));
    canvas.circle(middle, radius, rim);
    let square = Rect::from_center_size(middle, Vec2::splat(radius * 1.45));
    canvas.sign(icon, square, canvas.palette.ink_on(fill), fill);
}

/// What a coin is made of.
fn colour(canvas: &Canvas<'_, impl Pen>, icon: Icon) -> Color32 {
    let palette = &canvas.palette;
    let (light, dark) = if palette.dark {
        (palette.strong, palette.field)
    } else {
        (palette.field, palette.strong)
    };
    match icon {
        Icon::Red => palette.tone(Tone::Hue(Hue::Red)).line,
        Icon::Green => palette.tone(Tone::Hue(Hue::Green)).line,
        Icon::Black => dark,
        Icon::White => light,
        _ => palette.tone(Tone::Treasure).line,
    }
}
