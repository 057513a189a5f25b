//! The mark of each tone, as a shape: what colour says is said without colour, too.

use super::Canvas;
use crate::pen::{Pen, Stroke};
use ecolor::Color32;
use emath::{Pos2, vec2};
use kanso_engine::scene::{Hue, Tone};
use std::f32::consts::FRAC_1_SQRT_2;

/// Paints the mark of a tone around a middle; nothing for what is nothing special.
pub fn mark(canvas: &Canvas<'_, impl Pen>, tone: Tone, middle: Pos2, radius: f32, colour: Color32) {
    let colour = canvas.ink(colour);
    let stroke = Stroke::new((radius * 0.28).max(1.0), colour);
    let at = |x: f32, y: f32| middle + vec2(x, y) * radius;
    let line = |points: Vec<Pos2>| {
        canvas.line(&points, stroke);
    };
    match tone {
        Tone::Plain | Tone::Faint => {}
        Tone::Seat(seat) => seat_mark(canvas, seat, middle, radius, colour),
        Tone::Active => {
            let points = vec![at(-0.6, -0.9), at(0.9, 0.0), at(-0.6, 0.9)];
            canvas.pen.polygon(&points, colour, Stroke::NONE);
        }
        Tone::Good => line(vec![at(-0.8, 0.0), at(-0.2, 0.7), at(0.9, -0.7)]),
        Tone::Bad => {
            line(vec![at(-0.7, -0.7), at(0.7, 0.7)]);
            line(vec![at(-0.7, 0.7), at(0.7, -0.7)]);
        }
        Tone::Warning => {
            let points = vec![at(0.0, -1.0), at(1.0, 0.85), at(-1.0, 0.85)];
            canvas.closed(&points, Stroke::new(stroke.width * 0.8, colour));
            line(vec![at(0.0, -0.35), at(0.0, 0.25)]);
            canvas.disc(at(0.0, 0.55), radius * 0.13, colour);
        }
        Tone::Enemy => dagger(canvas, middle, radius, stroke, &[-0.35]),
        Tone::Boss => dagger(canvas, middle, radius, stroke, &[-0.45, 0.3]),
        Tone::Home => {
            line(vec![at(-0.9, 0.0), at(0.0, -0.85), at(0.9, 0.0)]);
            line(vec![at(-0.6, 0.0), at(-0.6, 0.8), at(0.6, 0.8), at(0.6, 0.0)]);
        }
        Tone::Special => {
            for (x, y) in [(0.0, 1.0), (0.87, 0.5), (0.87, -0.5)] {
                line(vec![at(-x, -y), at(x, y)]);
            }
        }
        Tone::Treasure => {
            let points = vec![at(0.0, -0.95), at(0.85, -0.2), at(0.0, 0.95), at(-0.85, -0.2)];
            canvas.closed(&points, stroke);
            line(vec![at(-0.85, -0.2), at(0.85, -0.2)]);
        }
        Tone::Side(side) => half_disc(canvas, side, middle, radius, colour),
        Tone::Hue(hue) => pennant(canvas, hue, middle, radius, colour),
        Tone::Land(land) => super::land::icon(canvas, land, middle, radius, colour),
    }
}

/// Points on half a circle, from its top to its bottom, across and up.
const HALF_TURN: [(f32, f32); 9] = [
    (0.0, 1.0),
    (0.382_683, 0.923_88),
    (FRAC_1_SQRT_2, FRAC_1_SQRT_2),
    (0.923_88, 0.382_683),
    (1.0, 0.0),
    (0.923_88, -0.382_683),
    (FRAC_1_SQRT_2, -FRAC_1_SQRT_2),
    (0.382_683, -0.923_88),
    (0.0, -1.0),
];

/// A disc of which one half is full: the left one of the first side.
fn half_disc(canvas: &Canvas<'_, impl Pen>, side: u8, middle: Pos2, radius: f32, colour: Color32) {
    let (radius, left) = (radius * 0.9, side.is_multiple_of(2));
    let turn = if left { 1.0 } else { -1.0 };
    let arc = HALF_TURN.map(|(across, up)| middle + vec2(-across * turn, -up) * radius);
    canvas.pen.polygon(&arc, colour, Stroke::NONE);
    canvas.circle(middle, radius, Stroke::new((radius * 0.2).max(0.8), colour));
}

/// A flag on its pole, cut another way for each hue.
fn pennant(canvas: &Canvas<'_, impl Pen>, hue: Hue, middle: Pos2, radius: f32, colour: Color32) {
    let at = |(x, y): &(f32, f32)| middle + vec2(*x, *y) * radius;
    let pole = Stroke::new((radius * 0.22).max(0.8), colour);
    canvas.line(&[at(&(-0.7, -0.95)), at(&(-0.7, 1.0))], pole);
    let flags: &[&[(f32, f32)]] = match hue {
        Hue::Green => &[&[(-0.7, -0.95), (0.9, -0.4), (-0.7, 0.2)]],
        Hue::Blue => &[&[(-0.7, -0.95), (0.8, -0.95), (0.8, 0.15), (-0.7, 0.15)]],
        Hue::Red => &[
            &[(-0.7, -0.95), (0.9, -0.95), (-0.7, -0.3)],
            &[(-0.7, -0.5), (0.9, 0.15), (-0.7, 0.15)],
        ],
        Hue::Yellow => &[&[(-0.7, -0.4), (0.1, -0.95), (0.9, -0.4), (0.1, 0.15)]],
        Hue::Purple => &[
            &[(-0.7, -0.95), (0.1, -0.4), (-0.7, 0.15)],
            &[(0.1, -0.95), (0.9, -0.4), (0.1, 0.15)],
        ],
        Hue::Orange => &[&[(-0.7, -0.95), (0.5, -0.95), (0.9, -0.4), (0.5, 0.15), (-0.7, 0.15)]],
    };
    for flag in flags {
        let points: Vec<Pos2> = flag.iter().map(at).collect();
        canvas.pen.polygon(&points, colour, Stroke::NONE);
    }
}

/// A downward sword with so many guards.
fn dagger(
    canvas: &Canvas<'_, impl Pen>,
    middle: Pos2,
    radius: f32,
    stroke: Stroke,
    guards: &[f32],
) {
    let at = |x: f32, y: f32| middle + vec2(x, y) * radius;
    canvas.line(&[at(0.0, -1.0), at(0.0, 1.0)], stroke);
    for guard in guards {
        canvas.line(&[at(-0.6, *guard), at(0.6, *guard)], stroke);
    }
}

/// Disc, square, triangle, diamond; from the fifth seat on hollow.
fn seat_mark(canvas: &Canvas<'_, impl Pen>, seat: u8, middle: Pos2, radius: f32, colour: Color32) {
    let (fill, stroke) = if seat % 8 < 4 {
        (colour, Stroke::NONE)
    } else {
        (Color32::TRANSPARENT, Stroke::new((radius * 0.3).max(1.0), colour))
    };
    let around = |corners: &[(f32, f32)]| {
        let points: Vec<Pos2> =
            corners.iter().map(|(x, y)| middle + vec2(*x, *y) * radius).collect();
        canvas.pen.polygon(&points, fill, stroke);
    };
    match seat % 4 {
        0 => {
            canvas.pen.circle(middle, radius * 0.9, fill, stroke);
        }
        1 => around(&[(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)]),
        2 => around(&[(0.0, -0.95), (0.95, 0.8), (-0.95, 0.8)]),
        _ => around(&[(-0.8, -0.8), (0.8, -0.8), (0.8, 0.8), (-0.8, 0.8)]),
    }
}
