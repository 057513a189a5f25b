//! Landscapes: what a cell's ground is, as little pictures.

use super::Canvas;
use crate::pen::{Pen, Round, Stroke};
use ecolor::Color32;
use emath::{Pos2, Rect, pos2, vec2};
use kanso_engine::scene::Land;
use std::f32::consts::PI;

/// Where the pictures of a hex stand, from its middle, as parts of its width and height: at its upper
/// corners and its lower end, where no piece covers them, and how large each is.
const SPOTS: [(f32, f32, f32); 3] = [(-0.31, -0.13, 0.1), (0.31, 0.16, 0.1), (0.0, 0.37, 0.085)];

/// Paints a landscape on a hex: pictures around what stands on it.
pub fn land(canvas: &Canvas<'_, impl Pen>, rect: Rect, land: Land, colour: Color32) {
    let soft = colour.gamma_multiply(0.75);
    for (x, y, size) in SPOTS {
        let middle = rect.center() + vec2(x * rect.width(), y * rect.height());
        icon(canvas, land, middle, rect.width() * size, soft);
    }
}

/// Teeth of a wall along one cell.
const TEETH: u8 = 3;

/// Paints a part of a wall over a square: its teeth look to the left; a gate where nobody stands in it.
pub fn wall(canvas: &Canvas<'_, impl Pen>, rect: Rect, colour: Color32, has_gate: bool) {
    let (stone, wood) = (colour.gamma_multiply(0.3), colour.gamma_multiply(0.55));
    let at = |x: f32, y: f32| rect.min + rect.size() * vec2(x, y);
    let high = 1.0 / f32::from(TEETH);
    for tooth in 0..TEETH {
        let top = f32::from(tooth) * high;
        let tooth = Rect::from_min_max(at(0.0, top + high * 0.2), at(0.14, top + high * 0.8));
        canvas.fill(tooth, Round::same(0), canvas.ink(stone));
    }
    if has_gate {
        let middle = at(0.57, 0.52);
        let (half, foot) = (rect.width().min(rect.height()) * 0.24, at(0.0, 0.88).y);
        let arch = [0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0].map(|sixth: f32| {
            let turn = PI * sixth / 6.0;
            middle + vec2(turn.cos(), -turn.sin()) * half
        });
        let feet = [pos2(middle.x - half, foot), pos2(middle.x + half, foot)];
        let gate: Vec<Pos2> = arch.into_iter().chain(feet).collect();
        canvas.pen.polygon(&gate, canvas.ink(wood), Stroke::NONE);
    }
}

/// Paints the picture of a landscape around a middle.
pub fn icon(canvas: &Canvas<'_, impl Pen>, land: Land, middle: Pos2, radius: f32, colour: Color32) {
    let at = |x: f32, y: f32| middle + vec2(x, y) * radius;
    let stroke = Stroke::new((radius * 0.22).max(0.8), canvas.ink(colour));
    let fill = canvas.ink(colour);
    let line = |points: Vec<Pos2>| {
        canvas.line(&points, stroke);
    };
    let solid = |points: Vec<Pos2>| {
        canvas.pen.polygon(&points, fill, Stroke::NONE);
    };
    let wave = |y: f32| {
        line(vec![at(-1.0, y), at(-0.5, y - 0.3), at(0.0, y), at(0.5, y + 0.3), at(1.0, y)]);
    };
    match land {
        Land::Forest => {
            line(vec![at(0.0, 0.4), at(0.0, 1.0)]);
            solid(vec![at(0.0, -1.0), at(0.6, -0.1), at(-0.6, -0.1)]);
            solid(vec![at(0.0, -0.5), at(0.8, 0.6), at(-0.8, 0.6)]);
        }
        Land::Hill => {
            line(vec![at(-1.0, 0.6), at(-0.6, -0.2), at(0.0, -0.5), at(0.6, -0.2), at(1.0, 0.6)]);
            line(vec![at(-0.3, 0.5), at(0.0, 0.1), at(0.4, 0.5)]);
        }
        Land::River => {
            wave(-0.4);
            wave(0.4);
        }
        Land::Ford => {
            wave(0.0);
            canvas.disc(at(-0.5, 0.55), radius * 0.2, fill);
            canvas.disc(at(0.45, -0.55), radius * 0.2, fill);
        }
        Land::Bridge => {
            line(vec![at(-1.0, -0.5), at(1.0, -0.5)]);
            line(vec![at(-1.0, 0.5), at(1.0, 0.5)]);
            for x in [-0.6, 0.0, 0.6] {
                line(vec![at(x, -0.5), at(x, 0.5)]);
            }
        }
        Land::Marsh => {
            for (x, y) in [(-0.5, 0.0), (0.5, 0.3)] {
                line(vec![at(x - 0.4, y - 0.6), at(x, y + 0.3), at(x + 0.4, y - 0.6)]);
                line(vec![at(x, y - 0.7), at(x, y + 0.3)]);
            }
            line(vec![at(-0.9, 0.75), at(0.9, 0.75)]);
        }
        Land::Rampart => line(vec![
            at(-1.0, 0.7),
            at(-1.0, -0.5),
            at(-0.5, -0.5),
            at(-0.5, -0.05),
            at(-0.1, -0.05),
            at(-0.1, -0.5),
            at(0.4, -0.5),
            at(0.4, -0.05),
            at(0.9, -0.05),
            at(0.9, 0.7),
            at(-1.0, 0.7),
        ]),
        Land::Building => {
            solid(vec![at(-1.0, -0.1), at(0.0, -1.0), at(1.0, -0.1)]);
            line(vec![at(-0.7, 0.0), at(-0.7, 0.85), at(0.7, 0.85), at(0.7, 0.0)]);
        }
        Land::Rock => {
            solid(vec![at(-1.0, 0.8), at(-0.35, -0.7), at(0.3, 0.8)]);
            solid(vec![at(0.0, 0.8), at(0.5, -0.2), at(1.0, 0.8)]);
        }
    }
}
