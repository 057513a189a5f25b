//! What lies over the things: what changed, what is pointed at, selected, or may be taken; arrows.

use super::Canvas;
use crate::layout::hex_corners;
use crate::pen::{Dash, Pen, Round, Stroke};
use ecolor::Color32;
use emath::{Pos2, Rect, Vec2, vec2};
use kanso_engine::scene::{Shape, Token};

/// Space between a thing and the ring of what can be done with it, in points of the screen.
const RING_GAP: f32 = 2.0;
/// How large a ring around a hex is, against the hex: within it, so that it touches no other.
const HEX_RING: f32 = 0.93;
/// How solid the sign of something is that is gone.
const FAINT: f32 = 0.45;
/// How far beside the middle an arrow lies, where another one goes the other way, in points of the page.
const ARROW_ASIDE: f32 = 12.0;
/// Where a strike is tried, beside the middle of what it joins: in parts of half of that.
const STRIKE_ASIDE: [f32; 5] = [0.0, 0.45, -0.45, 0.75, -0.75];
/// A strike is no shorter than this, in points of the page.
const STRIKE_LEAST: f32 = 26.0;

/// Why a thing is ringed; each has its own shape as well as its own colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Ring {
    /// It changed in this event: brackets at its corners.
    Changed,
    /// It changed, and is one of many close to each other: a bar beside it.
    Noted,
    /// Something can be done with it: a tab below it.
    Source,
    /// What is selected can go there: a disc in its middle, or around it where something stands.
    Target {
        /// True if something stands there.
        taken: bool,
    },
    /// The same, where it can do nothing more then: a hollow disc, or a dashed line around it.
    Last {
        /// True if something stands there.
        taken: bool,
    },
    /// Something elsewhere is about it: a dashed line around it.
    Pointed,
    /// It is selected: a thick line around it.
    Selected,
    /// The keyboard is on it: a thin line around it.
    Focused,
}

/// Paints a ring around a thing.
pub fn ring(canvas: &Canvas<'_, impl Pen>, rect: Rect, why: Ring) {
    let palette = canvas.palette;
    let thick = canvas.px(3.0).clamp(1.8, 6.0);
    let round = |by: f32| Round::same(canvas.px(8.0 + by).clamp(2.0, 60.0) as u8);
    match why {
        Ring::Changed => brackets(canvas, rect.expand(canvas.px(2.0)), palette.changed, thick),
        Ring::Noted => {
            let wide = canvas.px(4.0).clamp(2.5, 8.0);
            let left = rect.left() - wide - canvas.px(2.0);
            let bar = Rect::from_min_size(Pos2::new(left, rect.top()), vec2(wide, rect.height()));
            canvas.fill(
                bar.shrink2(vec2(0.0, 1.0)),
                Round::same((wide / 2.0) as u8),
                palette.changed,
            );
        }
        Ring::Source => {
            apart(canvas, rect, round(0.0), Stroke::new(thick * 0.6, palette.target));
            // A tab below its lower edge: above it stands what is said about it.
            let wide = canvas.px(16.0).clamp(9.0, 30.0);
            let high = canvas.px(6.0).clamp(4.0, 12.0);
            let middle = Pos2::new(rect.center().x, rect.bottom() + RING_GAP);
            let tab = Rect::from_center_size(middle, vec2(wide, high));
            canvas.fill(tab, Round::same((high / 2.0) as u8), palette.target);
        }
        Ring::Target { taken: false } => {
            let radius = (rect.width().min(rect.height()) * 0.17).clamp(4.0, 40.0);
            canvas.pen.circle(
                rect.center(),
                radius,
                palette.target.gamma_multiply(0.85),
                Stroke::new(1.5, canvas.table.mat),
            );
        }
        Ring::Last { taken: true } => {
            dashed(canvas, rect.expand(RING_GAP), Stroke::new(thick, palette.target));
        }
        Ring::Last { taken: false } => {
            let radius = (rect.width().min(rect.height()) * 0.15).clamp(4.0, 40.0);
            let stroke = Stroke::new((radius * 0.4).max(1.8), palette.target);
            let under = Stroke::new(stroke.width + 2.0, canvas.table.mat);
            canvas.circle(rect.center(), radius, under);
            canvas.circle(rect.center(), radius, stroke);
        }
        Ring::Target { taken: true } => {
            apart(canvas, rect, round(0.0), Stroke::new(thick, palette.target));
        }
        Ring::Pointed => {
            let around = rect.expand(canvas.px(4.0).max(2.0));
            dashed(canvas, around, Stroke::new(thick * 0.8, palette.selected));
        }
        Ring::Selected => {
            let stroke = Stroke::new(thick * 1.2, palette.selected);
            let around = rect.expand(canvas.px(2.0));
            canvas.around(around, round(2.0), stroke);
        }
        Ring::Focused => {
            let stroke = Stroke::new(1.5, palette.ink);
            let around = rect.expand(canvas.px(4.0).max(3.0));
            canvas.around(around, round(4.0), stroke);
        }
    }
}

/// A line around a thing, apart from it: the table's colour lies between them and around both, so that
/// it is seen beside every colour.
fn apart(canvas: &Canvas<'_, impl Pen>, rect: Rect, round: Round, stroke: Stroke) {
    let under = Stroke::new(stroke.width + RING_GAP + 1.0, canvas.ink(canvas.table.mat));
    canvas.around(rect, round, under);
    let stroke = Stroke::new(stroke.width, canvas.ink(stroke.color));
    canvas.around(rect.expand(RING_GAP), round, stroke);
}

/// A line around a hex, apart from what stands on it.
fn hexagon(canvas: &Canvas<'_, impl Pen>, rect: Rect, stroke: Stroke, dash: Dash) {
    let corners = hex_corners(rect.scale_from_center(HEX_RING));
    canvas.closed(&corners, Stroke::new(stroke.width + 2.0, canvas.ink(canvas.table.mat)));
    let stroke = Stroke::new(stroke.width, canvas.ink(stroke.color));
    if dash == Dash::Solid {
        canvas.closed(&corners, stroke);
    } else {
        let around: Vec<Pos2> = corners.into_iter().chain([corners[0]]).collect();
        canvas.pen.line(&around, stroke, dash);
    }
}

/// Paints a ring of what can be done with a cell: along its edge, between its name and its neighbours.
pub fn cell_ring(canvas: &Canvas<'_, impl Pen>, rect: Rect, shape: Shape, why: Ring) {
    match (shape, why) {
        (Shape::Hexes, _) => hex_ring(canvas, rect, why),
        (
            Shape::Grid | Shape::Plan,
            Ring::Source | Ring::Target { taken: true } | Ring::Last { taken: true },
        ) => ring(canvas, rect.shrink(canvas.px(3.0).clamp(1.8, 6.0)), why),
        (Shape::Grid | Shape::Plan, _) => ring(canvas, rect, why),
    }
}

fn hex_ring(canvas: &Canvas<'_, impl Pen>, rect: Rect, why: Ring) {
    let palette = canvas.palette;
    let thick = canvas.px(3.0).clamp(1.8, 6.0);
    match why {
        Ring::Source => {
            hexagon(canvas, rect, Stroke::new(thick * 0.6, palette.target), Dash::Solid);
        }
        Ring::Target { taken: true } => {
            hexagon(canvas, rect, Stroke::new(thick, palette.target), Dash::Solid);
        }
        Ring::Last { taken: true } => {
            let dash = canvas.px(8.0).clamp(4.0, 16.0);
            let dash = Dash::Dashed(dash, dash * 0.6);
            hexagon(canvas, rect, Stroke::new(thick, palette.target), dash);
        }
        Ring::Selected => {
            hexagon(canvas, rect, Stroke::new(thick * 1.2, palette.selected), Dash::Solid);
        }
        Ring::Changed
        | Ring::Noted
        | Ring::Target { taken: false }
        | Ring::Last { taken: false }
        | Ring::Pointed
        | Ring::Focused => ring(canvas, rect, why),
    }
}

/// Right angles at the four corners.
fn brackets(canvas: &Canvas<'_, impl Pen>, rect: Rect, colour: Color32, thick: f32) {
    let stroke = Stroke::new(thick, canvas.ink(colour));
    let arm = (rect.width().min(rect.height()) * 0.28).clamp(5.0, canvas.px(22.0).max(5.0));
    for (corner, x, y) in [
        (rect.left_top(), 1.0, 1.0),
        (rect.right_top(), -1.0, 1.0),
        (rect.right_bottom(), -1.0, -1.0),
        (rect.left_bottom(), 1.0, -1.0),
    ] {
        let points = vec![corner + vec2(x * arm, 0.0), corner, corner + vec2(0.0, y * arm)];
        canvas.line(&points, stroke);
    }
}

fn dashed(canvas: &Canvas<'_, impl Pen>, rect: Rect, stroke: Stroke) {
    let corners = [
        rect.left_top(),
        rect.right_top(),
        rect.right_bottom(),
        rect.left_bottom(),
        rect.left_top(),
    ];
    let stroke = Stroke::new(stroke.width, canvas.ink(stroke.color));
    let dash = canvas.px(8.0).clamp(4.0, 16.0);
    canvas.pen.line(&corners, stroke, Dash::Dashed(dash, dash * 0.6));
}

/// Where a thing was that is no longer there: an empty dashed outline; of one that is `gone` altogether
/// hatched, with its sign, and crossed out.
pub fn ghost(canvas: &Canvas<'_, impl Pen>, rect: Rect, gone: Option<&Token>) {
    let stroke = Stroke::new(canvas.px(1.6).max(1.0), canvas.palette.changed);
    let inner = rect.shrink(canvas.px(2.0));
    let Some(token) = gone else { return dashed(canvas, inner, stroke) };
    let look = canvas.palette.tone(token.tone).line;
    super::token::hatch(canvas, inner, look);
    dashed(canvas, inner, stroke);
    let side = inner.width().min(inner.height());
    if let Some(icon) = token.sign {
        let square = Rect::from_center_size(inner.center(), Vec2::splat(side * 0.7));
        canvas.sign(icon, square, look.gamma_multiply(FAINT), canvas.table.mat);
    }
    // Its cross stands in the corner, so that its sign is seen.
    let arm = (side * 0.11).max(3.0);
    let middle = match token.sign {
        Some(_) => inner.right_top() + vec2(-arm, arm) * 1.8,
        None => inner.center(),
    };
    let stroke = Stroke::new(stroke.width, canvas.ink(stroke.color));
    for y in [-1.0, 1.0] {
        let by = vec2(arm, arm * y);
        canvas.line(&[middle - by, middle + by], stroke);
    }
}

/// The way that a thing has gone: dots that end before it.
pub fn trail(canvas: &Canvas<'_, impl Pen>, from: Pos2, to: Pos2, short: f32) {
    let way = to - from;
    if way.length() < short + canvas.px(12.0) {
        return;
    }
    let end = to - way.normalized() * short;
    let stroke = Stroke::new(canvas.px(3.0).clamp(1.5, 5.0), canvas.palette.changed);
    let gap = canvas.px(9.0).clamp(5.0, 14.0);
    let dots = Stroke::new(stroke.width * 1.6, stroke.color);
    canvas.pen.line(&[from, end], dots, Dash::Dotted(gap));
    head(canvas, end, way, stroke);
}

/// An arrow from the edge of one thing to the edge of another; says where it begins and ends.
pub fn arrow(
    canvas: &Canvas<'_, impl Pen>,
    from: Rect,
    to: Rect,
    (colour, is_aside): (Color32, bool),
) -> [Pos2; 2] {
    let way = to.center() - from.center();
    let half = from.size().min(to.size()).min_elem() / 2.0;
    let by = if is_aside { canvas.px(ARROW_ASIDE).max(ARROW_ASIDE / 2.0).min(half) } else { 0.0 };
    let aside = way.normalized().rot90() * by;
    let ends = [edge(from, way) + aside, edge(to, -way) + aside];
    let stroke = Stroke::new(canvas.px(2.5).clamp(1.5, 6.0), canvas.ink(colour));
    let under = Stroke::new(stroke.width + 2.0, canvas.ink(canvas.table.mat));
    canvas.line(&ends, under);
    canvas.line(&ends, stroke);
    head(canvas, ends[1], way, stroke);
    ends
}

/// What struck something: a dashed arrow from the edge of one to the edge of the other; where these lie
/// close to each other, it begins and ends within them. It is put aside rather than on what is `read`.
pub fn strike(canvas: &Canvas<'_, impl Pen>, from: Rect, to: Rect, read: &[Rect]) {
    let way = to.center() - from.center();
    let least = canvas.px(STRIKE_LEAST).max(STRIKE_LEAST / 2.0);
    let ends = strike_ends([from, to], read, least);
    let stroke = Stroke::new(canvas.px(3.0).clamp(2.0, 6.0), canvas.ink(canvas.palette.warning));
    let under = Stroke::new(stroke.width + 2.5, canvas.ink(canvas.table.mat));
    canvas.line(&ends, under);
    let dash = canvas.px(9.0).clamp(4.0, 16.0);
    // The head covers the end of the last dash.
    let tail = ends[1] - way.normalized() * (stroke.width * 2.0);
    canvas.pen.line(&[ends[0], tail], stroke, Dash::Dashed(dash, dash * 0.6));
    head(canvas, ends[1], way, stroke);
}

/// Where the arrow of a strike begins and ends: no shorter than this, in the middle of what it joins or
/// aside of that, where it lies on nothing that is `read`.
fn strike_ends([from, to]: [Rect; 2], read: &[Rect], least: f32) -> [Pos2; 2] {
    let way = to.center() - from.center();
    let along = way.normalized();
    let half = from.size().min(to.size()).min_elem() / 2.0;
    let tries = STRIKE_ASIDE.map(|by| {
        let aside = along.rot90() * half * by;
        let ends = [edge(from, way) + aside, edge(to, -way) + aside];
        let short = least - (ends[1] - ends[0]).dot(along);
        let by = along * short.max(0.0) / 2.0;
        [ends[0] - by, ends[1] + by]
    });
    let covers = |ends: &[Pos2; 2]| {
        let points = (0..=8_u8).map(|nth| ends[0].lerp(ends[1], f32::from(nth) / 8.0));
        let mut points = points.flat_map(|point| read.iter().map(move |rect| (rect, point)));
        points.any(|(rect, point)| rect.expand(1.0).contains(point))
    };
    tries.into_iter().find(|ends| !covers(ends)).unwrap_or(tries[0])
}

fn head(canvas: &Canvas<'_, impl Pen>, tip: Pos2, way: Vec2, stroke: Stroke) {
    if way == Vec2::ZERO {
        return;
    }
    let along = way.normalized() * (stroke.width * 3.2).max(6.0);
    let aside = along.rot90() * 0.5;
    let points = vec![tip, tip - along + aside, tip - along - aside];
    canvas.pen.polygon(&points, stroke.color, Stroke::NONE);
}

/// Where a line from the middle of a rectangle leaves it.
fn edge(rect: Rect, way: Vec2) -> Pos2 {
    let half = rect.size() / 2.0;
    let by = |half: f32, along: f32| if along == 0.0 { f32::INFINITY } else { half / along.abs() };
    let reach = by(half.x, way.x).min(by(half.y, way.y)).min(1.0);
    rect.center() + way * reach
}

#[cfg(test)]
mod tests {
    use super::*;
    use emath::pos2;

    #[test]
    fn a_strike_is_put_aside_rather_than_on_hit_points() {
        let from = Rect::from_min_size(pos2(100.0, 0.0), vec2(80.0, 60.0));
        let to = from.translate(vec2(-90.0, 0.0));
        let [begins, ends] = strike_ends([from, to], &[], 26.0);
        assert!((begins.y - 30.0).abs() < 0.01 && (ends.y - 30.0).abs() < 0.01, "in the middle");
        assert!((begins.x - ends.x - 26.0).abs() < 0.01, "no shorter");
        let hit_points = Rect::from_center_size(pos2(104.0, 30.0), vec2(14.0, 14.0));
        let ends = strike_ends([from, to], &[hit_points], 26.0);
        assert!(ends.iter().all(|end| !hit_points.contains(*end)), "{ends:?}");
    }
}
