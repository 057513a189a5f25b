//! The band of shares: who was winning when, seat upon seat, with a ribbon for the error along each border
//! and circles where it turned.

use super::paint::{Canvas, LETTERS, paint_sign_of_seat, seat_tone};
use crate::look::{Palette, paint_sign};
use crate::model::{Curve, CurvePoint, TurningPoint};
use egui::epaint::Vertex;
use egui::{
    Align2, Color32, FontId, Mesh, Painter, Pos2, Rangef, Rect, Shape, Stroke, Vec2, pos2, vec2,
};
use kanso_engine::Seat;
use kanso_engine::scene::Icon;
use kanso_replay::insight::SHARE;
use kanso_replay::review::Position;

/// What the band shows.
#[derive(Clone, Copy)]
pub struct BandData<'a> {
    /// Who was winning when.
    pub curve: &'a Curve,
    /// Of how many events it may be told.
    pub upto: u32,
    /// Where it turned.
    pub turning: &'a [TurningPoint],
}

/// Half the width of the circle of a turning point, in points.
const CIRCLE: f32 = 6.5;
/// How near to its middle one points at it, in points.
const NEAR: f32 = 8.0;
/// Points that are nearer than this are one, in points of the screen.
const STEP: f32 = 0.75;
/// Height of a share in which the name of its seat is written, in points.
const NAMED: f32 = 13.0;
/// Height of a row of figures in the gutter, in points.
const FIGURES: f32 = 11.0;
/// Width of a column of figures in the gutter, in points.
const FIGURES_WIDE: f32 = 37.0;

/// How wide the gutter is in which the shares of so many seats stand in rows of this height.
pub(super) fn gutter_wide(seats: usize, high: f32) -> f32 {
    columns(seats, high) as f32 * FIGURES_WIDE + 10.0
}

/// In how many columns so many shares stand.
fn columns(seats: usize, high: f32) -> usize {
    let rows = ((high / FIGURES).floor() as usize).max(1);
    seats.div_ceil(rows)
}

/// How many shares a curve has side by side.
pub(super) fn shares(curve: &Curve) -> usize {
    let seats = curve.points.first().map_or(0, |point| point.value.len());
    if curve.party { seats.min(1) } else { seats }
}

/// A moment of the band: where it lies, and the borders of the shares from top to bottom.
struct Cut {
    x: f32,
    /// One more than there are shares; the first is the top.
    borders: Vec<f32>,
    /// Half the height of the ribbon along each border.
    errors: Vec<f32>,
}

impl Cut {
    fn of(canvas: &Canvas<'_>, point: &CurvePoint, seats: usize, down: Rangef) -> Self {
        let high = |share: i32| down.span() * share as f32 / SHARE as f32;
        let mut borders = Vec::with_capacity(seats + 1);
        borders.push(down.min);
        let mut sum = 0;
        for share in &point.value[..seats] {
            sum += share.0;
            borders.push(down.min + high(sum.clamp(0, SHARE)));
        }
        let errors = point.error[..seats].iter().map(|error| high(error.0)).collect();
        Self { x: canvas.scale.x(canvas.cells.edge_after(point.event)), borders, errors }
    }
}

/// The moments that are seen, and one on each side.
fn cuts(canvas: &Canvas<'_>, band: &BandData<'_>, down: Rangef) -> Vec<Cut> {
    let seats = shares(band.curve);
    let across = canvas.scale.across;
    let mut cuts: Vec<Cut> = Vec::new();
    for point in band.curve.points.iter().take_while(|point| point.event <= band.upto) {
        let cut = Cut::of(canvas, point, seats, down);
        let close = |last: &&mut Cut| cut.x - last.x < STEP || cut.x <= across.min;
        match cuts.last_mut().filter(close) {
            Some(last) => *last = cut,
            None => cuts.push(cut),
        }
        if cuts.last().is_some_and(|cut| cut.x > across.max) {
            break;
        }
    }
    cuts
}

/// Paints the band.
pub(super) fn paint(
    painter: &Painter,
    colours: &Palette,
    canvas: &Canvas<'_>,
    band: &BandData<'_>,
    down: Rangef,
) {
    let down = down.shrink(1.0);
    let seats = shares(band.curve);
    let mut cuts = cuts(canvas, band, down);
    let Some(first) = cuts.first() else { return };
    // The start has a cell of its own.
    let (borders, errors) = (first.borders.clone(), first.errors.clone());
    let from = canvas.scale.x(0.0).min(first.x);
    cuts.insert(0, Cut { x: from, borders, errors });
    for seat in 0..seats {
        let colour = colour_of(colours, band.curve, seat);
        strip(painter, &cuts, colour, |cut| (cut.borders[seat], cut.borders[seat + 1]));
    }
    if band.curve.party {
        // What is not won by the party.
        strip(painter, &cuts, colours.raised, |cut| (cut.borders[1], down.max));
    }
    for border in 1..=seats {
        let is_edge = border == seats && !band.curve.party;
        if is_edge {
            continue;
        }
        let ribbon = colours.panel.gamma_multiply(0.45);
        strip(painter, &cuts, ribbon, |cut| {
            let (at, by) = (cut.borders[border], cut.errors[border - 1].max(0.5));
            ((at - by).max(down.min), (at + by).min(down.max))
        });
    }
    for seat in 0..seats {
        name(painter, colours, canvas, (&cuts, seat), band.curve.party);
    }
    for point in band.turning {
        circle(painter, colours, middle_of(canvas, point, down), point);
    }
}

/// The colour of a share.
fn colour_of(colours: &Palette, curve: &Curve, seat: usize) -> Color32 {
    if curve.party { colours.good } else { seat_tone(colours, Seat::at(seat)).line }
}

/// A strip between two borders, from left to right.
fn strip(painter: &Painter, cuts: &[Cut], colour: Color32, between: impl Fn(&Cut) -> (f32, f32)) {
    let mut mesh = Mesh::default();
    for (nth, cut) in cuts.iter().enumerate() {
        let (top, bottom) = between(cut);
        for y in [top, bottom] {
            let (pos, uv) = (pos2(cut.x, y), egui::epaint::WHITE_UV);
            mesh.vertices.push(Vertex { pos, uv, color: colour });
        }
        if nth > 0 {
            let at = 2 * nth as u32;
            mesh.add_triangle(at - 2, at - 1, at);
            mesh.add_triangle(at - 1, at, at + 1);
        }
    }
    painter.add(Shape::mesh(mesh));
}

/// The name of a seat where its share is widest, if there is room.
fn name(
    painter: &Painter,
    colours: &Palette,
    canvas: &Canvas<'_>,
    (cuts, seat): (&[Cut], usize),
    party: bool,
) {
    let across = canvas.scale.across;
    let high = |cut: &Cut| cut.borders[seat + 1] - cut.borders[seat];
    let text = if party {
        crate::words::insight::PARTY.in_lang(canvas.lang)
    } else {
        canvas.data.names.get(seat).map_or("", String::as_str)
    };
    let ink = colours.panel;
    let font = FontId::proportional(LETTERS);
    let galley = painter.layout_no_wrap(text.to_owned(), font, ink);
    let half = galley.size().x / 2.0 + 12.0;
    let inside = |cut: &&Cut| cut.x - half > across.min && cut.x + half < across.max;
    // As high as it is all along the name.
    let least = |at: &Cut| {
        let near = cuts.iter().filter(|cut| (cut.x - at.x).abs() <= half);
        near.map(high).fold(high(at), f32::min)
    };
    let widest = cuts.iter().filter(inside).max_by(|one, two| least(one).total_cmp(&least(two)));
    let Some(cut) = widest.filter(|cut| least(cut) >= NAMED) else { return };
    let middle = f32::midpoint(cut.borders[seat], cut.borders[seat + 1]);
    let left = pos2(cut.x - galley.size().x / 2.0, middle - galley.size().y / 2.0);
    painter.galley(left, galley, ink);
}

/// Where the circle of a turning point lies.
fn middle_of(canvas: &Canvas<'_>, point: &TurningPoint, down: Rangef) -> Pos2 {
    let x = canvas.scale.x(canvas.cells.edge_after(point.event));
    pos2(x, down.max - CIRCLE)
}

/// A circle with a die where luck turned it and a fork where a choice did; red where that was missed.
fn circle(painter: &Painter, colours: &Palette, middle: Pos2, point: &TurningPoint) {
    let line = if point.missed { colours.error } else { colours.ink };
    painter.vline(middle.x, Rangef::new(middle.y - 3.0 * CIRCLE, middle.y), (1.0, line));
    painter.circle(middle, CIRCLE, colours.panel, Stroke::new(1.4, line));
    if point.luck {
        let square = Rect::from_center_size(middle, Vec2::splat(CIRCLE * 1.3));
        paint_sign(painter, Icon::Die, square, line);
        return;
    }
    fork(painter, middle, CIRCLE, Stroke::new(1.3, line));
}

/// A way that forks: the sign of a choice.
pub(crate) fn fork(painter: &Painter, middle: Pos2, half: f32, stroke: Stroke) {
    painter.line_segment([middle + vec2(0.0, half * 0.6), middle], stroke);
    for side in [-1.0, 1.0] {
        painter.line_segment([middle, middle + vec2(side * half * 0.5, -half * 0.55)], stroke);
    }
}

/// The turning point under the pointer.
pub(super) fn turning_at(canvas: &Canvas<'_>, at: Pos2) -> Option<TurningPoint> {
    let band = canvas.data.band.as_ref()?;
    let down = canvas.rows.of_shares()?.shrink(1.0);
    let far = |point: &TurningPoint| middle_of(canvas, point, down).distance(at);
    let near = band.turning.iter().filter(|point| far(point) <= NEAR);
    near.min_by(|one, two| far(one).total_cmp(&far(two))).copied()
}

/// The shares where one stands, or where the pointer rests: in the gutter.
pub(super) fn gutter(
    painter: &Painter,
    colours: &Palette,
    canvas: &Canvas<'_>,
    (left, down): (f32, Rangef),
) {
    let Some(band) = &canvas.data.band else { return };
    let at = canvas.data.hover.unwrap_or(canvas.data.here);
    let Some(point) = point_at(band, at) else { return };
    let seats = shares(band.curve);
    let columns = columns(seats, down.span());
    let rows = seats.div_ceil(columns).max(1);
    let font = FontId::proportional(LETTERS);
    let step = (down.span() / rows as f32).min(FIGURES + 4.0);
    let top = down.center() - step * rows as f32 / 2.0;
    for seat in 0..seats {
        let (column, row) = (seat / rows, seat % rows);
        let x = left + 4.0 + column as f32 * FIGURES_WIDE;
        let y = top + step * (row as f32 + 0.5);
        if !band.curve.party {
            paint_sign_of_seat(painter, colours, Seat::at(seat), pos2(x + 5.0, y));
        }
        let share = format!("{}", point.value[seat]);
        painter.text(pos2(x + 13.0, y), Align2::LEFT_CENTER, share, font.clone(), colours.ink);
    }
}

/// The moment at a place.
pub(super) fn point_at<'a>(band: &BandData<'a>, at: Position) -> Option<&'a CurvePoint> {
    let event = if at.beat.is_some() { at.event.saturating_sub(1) } else { at.event };
    band.curve.at(event.min(band.upto))
}
