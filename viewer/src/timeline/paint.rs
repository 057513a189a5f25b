//! Painting the timeline: a walk over its layout.

use super::axis::{Cells, Scale};
use super::beats::{Beats, passed};
use super::layout::{Flag, FlagKind, Lane, LaneMarks, Layout, Rows, SPACIOUS, Tick, WEIGHTS};
use super::{TimelineData, band, turns};
use crate::board::ScreenPen;
use crate::look::{Palette, paint_sign, palette};
use crate::words::{fill, timeline as words};
use egui::text::LayoutJob;
use egui::{
    Align2, Color32, FontId, Galley, Mesh, Painter, Pos2, Rangef, Rect, Shape, Stroke, StrokeKind,
    TextStyle, Ui, Vec2, Visuals, pos2, vec2,
};
use kanso_engine::scene::{Icon, Tone};
use kanso_engine::{Lang, Seat};
use kanso_replay::review::Position;
use std::sync::Arc;

/// Width of a cell from which its beats are drawn, in points.
pub(super) const CELL_WITH_BEATS: f32 = 44.0;
/// Room between the names of the lanes and the lanes, in points.
const GUTTER_GAP: f32 = 8.0;
/// Room behind the last event for half a mark that stands there, in points.
const END: f32 = 7.0;
/// Size of letters on the ruler, in points.
pub(super) const LETTERS: f32 = 11.5;
/// Side of the sign of a lane that is too low for its name, in points.
const LANE_SIGN: f32 = 9.0;
/// Half the width of the head of where one stands, in points.
const HEAD: f32 = 7.0;

/// All that is painted.
#[derive(Clone, Copy)]
pub(super) struct Canvas<'a> {
    /// What the timeline is given.
    pub data: &'a TimelineData<'a>,
    /// The stops.
    pub cells: Cells<'a>,
    /// Where they lie.
    pub scale: Scale,
    /// Which row is where.
    pub rows: &'a Rows,
    /// What is drawn where.
    pub layout: &'a Layout,
    /// The language.
    pub lang: Lang,
}

impl Canvas<'_> {
    /// Where a place of the game lies, in cells.
    pub fn place(&self, beats: &mut Beats, at: Position) -> f64 {
        match (at.beat, self.cells.index_of(at.event)) {
            (Some(_), Some(index)) => {
                let (from, to) = self.cells.span_of(index);
                from + (to - from) * passed(&beats.stops(self.data, at.event), at)
            }
            _ => self.cells.edge_after(at.event),
        }
    }
}

/// The names of the lanes.
pub(super) struct LaneNames {
    seats: Vec<Arc<Galley>>,
    chance: Arc<Galley>,
    notes: Arc<Galley>,
    record: Arc<Galley>,
    rounds: Arc<Galley>,
    turns: Arc<Galley>,
    left: Arc<Galley>,
    /// True where names would lie over each other: each lane has a sign instead.
    low: bool,
    /// Width of the longest, with room around it.
    pub width: f32,
}

impl LaneNames {
    /// Lays the names out, with the mark of each seat before it; where lanes are `low`, signs stand instead
    /// of them.
    pub fn of(ui: &Ui, data: &TimelineData<'_>, low: bool, lang: Lang) -> Self {
        let font = TextStyle::Small.resolve(ui.style());
        let colours = palette(ui.visuals());
        let room = super::GUTTER.max - GUTTER_GAP - 6.0;
        let lay_out = |text: String, colour: Color32| {
            let mut job = LayoutJob::simple_singleline(text, font.clone(), colour);
            job.wrap = egui::text::TextWrapping::truncate_at_width(room);
            ui.painter().layout_job(job)
        };
        let word = |text: kanso_engine::Text| lay_out(text.in_lang(lang).to_owned(), colours.faint);
        let seats: Vec<_> = (0..)
            .zip(data.names)
            .map(|(seat, name)| {
                let mark = colours.tone(Tone::Seat(seat)).mark;
                lay_out(format!("{mark} {name}"), colours.ink)
            })
            .collect();
        let (chance, notes) = (word(words::LANE_CHANCE), word(words::LANE_NOTES));
        let record = word(words::LANE_RECORD);
        let left = lay_out(data.leaves.to_owned(), colours.faint);
        let (rounds, turns) = (word(data.course.round_name), word(words::RULER));
        let mut others = vec![&rounds, &turns];
        if !low {
            others.extend(&seats);
            others.extend([&chance, &notes, &record]);
            others.extend(data.course.leaves.is_some().then_some(&left));
        }
        let widths = others.iter().map(|galley| galley.size().x);
        let width = widths.fold(0.0, f32::max) + GUTTER_GAP + 6.0;
        Self { seats, chance, notes, record, rounds, turns, left, low, width }
    }

    fn of_lane(&self, lane: Lane) -> &Arc<Galley> {
        match lane {
            Lane::Seat(seat) => &self.seats[seat.index()],
            Lane::Chance => &self.chance,
            Lane::Notes => &self.notes,
            Lane::Record => &self.record,
            Lane::Left => &self.left,
            Lane::Shares => unreachable!("figures stand there"),
        }
    }
}

/// Paints the sign of a seat.
pub(super) fn paint_sign_of_seat(painter: &Painter, colours: &Palette, seat: Seat, middle: Pos2) {
    paint_seat(painter, colours, seat, middle, LANE_SIGN);
}

fn paint_seat(painter: &Painter, colours: &Palette, seat: Seat, middle: Pos2, side: f32) {
    let (pen, tone) = (ScreenPen::new(painter), Tone::Seat(seat.index() as u8));
    let canvas = kanso_table::paint::Canvas::new(&pen, *colours, 1.0, Lang::En);
    let ink = seat_tone(colours, seat).line;
    kanso_table::paint::mark(&canvas, tone, middle, side * 0.45, ink);
}

/// Paints the sign of a lane that is too low for its name.
fn paint_sign_of(painter: &Painter, colours: &Palette, lane: Lane, middle: Pos2, side: f32) {
    let sign = match lane {
        Lane::Seat(seat) => return paint_seat(painter, colours, seat, middle, side),
        Lane::Shares => return,
        Lane::Chance => Icon::Die,
        Lane::Notes => Icon::Scroll,
        Lane::Record => Icon::Done,
        Lane::Left => Icon::Leave,
    };
    let square = Rect::from_center_size(middle, Vec2::splat(side));
    paint_sign(painter, sign, square, colours.faint);
}

/// Paints everything but the overview.
pub(super) fn paint(
    painter: &Painter,
    visuals: &Visuals,
    canvas: &Canvas<'_>,
    names: &LaneNames,
    rect: Rect,
    beats: &mut Beats,
) {
    let colours = palette(visuals);
    let all = Rangef::new(rect.top(), canvas.rows.lanes_end());
    grounds(painter, &colours, canvas);
    paint_names(painter, &colours, canvas, names, rect.left());
    let inner = painter.with_clip_rect(Rect::from_x_y_ranges(
        Rangef::new(canvas.scale.across.min - 1.0, canvas.scale.across.max + END),
        all,
    ));
    later(&inner, &colours, canvas);
    stand(&inner, &colours, canvas);
    let x = canvas.scale.x(canvas.place(beats, canvas.data.here));
    ruler(&inner, &colours, canvas, x);
    for (marks, (_, down)) in canvas.layout.lanes.iter().zip(&canvas.rows.lanes) {
        paint_marks(&inner, &colours, canvas, marks, *down);
    }
    beat_ticks(&inner, &colours, canvas, beats);
    loop_range(&inner, &colours, canvas);
    if let Some(hover) = canvas.data.hover {
        let x = canvas.scale.x(canvas.place(beats, hover));
        inner.add(Shape::dashed_line(
            &[pos2(x, all.min), pos2(x, all.max)],
            Stroke::new(1.5, colours.ink),
            4.0,
            3.0,
        ));
    }
    playhead(&inner, &colours, x, all);
}

/// The grounds of the lanes, every other one raised, with the turns of each seat on its own.
fn grounds(painter: &Painter, colours: &Palette, canvas: &Canvas<'_>) {
    let across = canvas.scale.across;
    for (index, (lane, down)) in canvas.rows.lanes.iter().enumerate() {
        let rect = Rect::from_x_y_ranges(across, *down);
        if index % 2 == 0 {
            painter.rect_filled(rect, 0.0, colours.raised);
        }
        if let Lane::Seat(seat) = lane {
            let tone = seat_tone(colours, *seat);
            for band in canvas.layout.bands.iter().filter(|band| band.seat == Some(*seat)) {
                let rect = Rect::from_x_y_ranges(band.across, down.shrink(1.0));
                painter.rect_filled(rect, 2.0, tone.fill.gamma_multiply(0.55));
            }
        }
    }
    let ruler = Rect::from_x_y_ranges(across, canvas.rows.ruler);
    painter.hline(across, ruler.bottom(), (1.0, colours.line));
    painter.hline(across, canvas.rows.lanes_end(), (1.0, colours.line));
}

pub(super) fn seat_tone(colours: &Palette, seat: Seat) -> crate::look::ToneLook {
    colours.tone(Tone::Seat(seat.index() as u8))
}

fn paint_names(
    painter: &Painter,
    colours: &Palette,
    canvas: &Canvas<'_>,
    names: &LaneNames,
    left: f32,
) {
    let put = |galley: &Arc<Galley>, middle: f32| {
        let at = pos2(left + 4.0, middle - galley.size().y / 2.0);
        painter.galley(at, Arc::clone(galley), colours.ink);
    };
    let ruler = canvas.rows.ruler;
    if !canvas.layout.rounds.is_empty() {
        put(&names.rounds, ruler.min + ruler.span() * 0.25);
    }
    if !canvas.layout.bands.is_empty() {
        put(&names.turns, ruler.min + ruler.span() * 0.75);
    }
    for (lane, down) in &canvas.rows.lanes {
        if *lane == Lane::Shares {
            band::gutter(painter, colours, canvas, (left, *down));
        } else if names.low {
            let middle = pos2(left + 4.0 + LANE_SIGN / 2.0, down.center());
            paint_sign_of(painter, colours, *lane, middle, down.span().min(LANE_SIGN));
        } else {
            put(names.of_lane(*lane), down.center());
        }
    }
}

/// What comes later and is hidden, hatched.
fn later(painter: &Painter, colours: &Palette, canvas: &Canvas<'_>) {
    if canvas.data.hindsight {
        return;
    }
    let from = canvas.scale.x(f64::from(canvas.cells.count()));
    let down = Rangef::new(canvas.rows.ruler.min, canvas.rows.lanes_end());
    let across = Rangef::new(from.max(canvas.scale.across.min), canvas.scale.across.max);
    if across.span() <= 0.0 {
        return;
    }
    let clipped = painter.with_clip_rect(Rect::from_x_y_ranges(across, down));
    let mut x = across.min - down.span();
    while x < across.max {
        let ends = [pos2(x, down.max), pos2(x + down.span(), down.min)];
        clipped.line_segment(ends, (1.0, colours.line));
        x += 9.0;
    }
    let font = FontId::proportional(LETTERS);
    let text = words::LATER.in_lang(canvas.lang);
    let galley = clipped.layout_no_wrap(text.to_owned(), font, colours.faint);
    if galley.size().x + 16.0 < across.span() {
        let rect =
            Align2::CENTER_CENTER.anchor_size(pos2(across.center(), down.center()), galley.size());
        clipped.rect_filled(rect.expand2(vec2(6.0, 2.0)), 3.0, colours.panel);
        clipped.galley(rect.min, galley, colours.faint);
    }
}

/// The cell at whose end one stands.
fn stand(painter: &Painter, colours: &Palette, canvas: &Canvas<'_>) {
    let cell = canvas.cells.cell_of(canvas.data.here.event);
    let (from, to) = (f64::from(cell), f64::from(cell) + 1.0);
    let across = Rangef::new(canvas.scale.x(from), canvas.scale.x(to));
    let down = Rangef::new(canvas.rows.ruler.min, canvas.rows.lanes_end());
    if across.span() >= SPACIOUS {
        let rect = Rect::from_x_y_ranges(across, down);
        painter.rect_filled(rect, 0.0, colours.accent_ground.gamma_multiply(0.7));
    }
}

/// Rounds and chapters above, turns below them; `here` is where one stands.
fn ruler(painter: &Painter, colours: &Palette, canvas: &Canvas<'_>, here: f32) {
    let ruler = canvas.rows.ruler;
    let middle = ruler.center();
    let lanes = canvas.rows.lanes_end();
    for tick in &canvas.layout.rounds {
        painter.vline(tick.x, Rangef::new(ruler.min + 2.0, lanes), (1.0, colours.line));
    }
    for tick in &canvas.layout.chapters {
        painter.vline(tick.x, Rangef::new(ruler.min, lanes), (2.0, colours.faint));
    }
    let (above, below) = (Rangef::new(ruler.min, middle), Rangef::new(middle, ruler.max));
    let end = canvas.scale.across.max;
    let mut free = f32::NEG_INFINITY;
    let head = head_across(canvas, here);
    for tick in &canvas.layout.chapters {
        let text = fill(words::CHAPTER_N, canvas.lang, &[("chapter", &tick.number.to_string())]);
        tick_label(painter, tick, above, (&text, colours.strong), (&mut free, end), head);
    }
    for tick in &canvas.layout.rounds {
        let text = tick.number.to_string();
        tick_label(painter, tick, above, (&text, colours.faint), (&mut free, end), head);
    }
    for x in &canvas.layout.phases {
        painter.vline(*x, Rangef::new(ruler.max - 4.0, ruler.max), (1.0, colours.faint));
    }
    turns::paint(painter, colours, canvas, below, here);
    for x in &canvas.layout.forks {
        fork_mark(painter, colours, *x, Rangef::new(ruler.max - 7.0, ruler.max));
    }
    for x in &canvas.layout.found {
        found_mark(painter, colours, *x, ruler.max);
    }
}

/// Where the head of where one stands lies.
fn head_across(canvas: &Canvas<'_>, here: f32) -> Rangef {
    let seen = canvas.scale.across.expand(HEAD).contains(here);
    if seen { Rangef::new(here - HEAD, here + HEAD) } else { Rangef::NOTHING }
}

/// The number at a tick, where the one before it leaves room; beside the head of where one stands.
fn tick_label(
    painter: &Painter,
    tick: &Tick,
    down: Rangef,
    (text, colour): (&str, Color32),
    (free, end): (&mut f32, f32),
    head: Rangef,
) {
    let galley = painter.layout_no_wrap(text.to_owned(), FontId::proportional(LETTERS), colour);
    let mut from = tick.x + 3.0;
    if head.intersects(Rangef::new(from, from + galley.size().x)) {
        from = head.max + 1.0;
    }
    if from < *free || from + galley.size().x > end {
        return;
    }
    *free = from + galley.size().x + 4.0;
    painter.galley(pos2(from, down.center() - galley.size().y / 2.0), galley, colour);
}

/// The blocks and flags of a lane.
fn paint_marks(
    painter: &Painter,
    colours: &Palette,
    canvas: &Canvas<'_>,
    marks: &LaneMarks,
    down: Rangef,
) {
    let colour = match marks.lane {
        Lane::Seat(seat) => seat_tone(colours, seat).line,
        Lane::Chance | Lane::Notes | Lane::Record => colours.ink,
        Lane::Shares => {
            if let Some(data) = &canvas.data.band {
                band::paint(painter, colours, canvas, data, down);
            }
            return;
        }
        Lane::Left => {
            for block in &marks.blocks {
                left_line(painter, colours, block.across, canvas.rows.ruler.max, down);
            }
            return;
        }
    };
    if canvas.scale.cell_width() >= SPACIOUS {
        for block in &marks.blocks {
            let rect = Rect::from_x_y_ranges(block.across, down);
            if marks.lane == Lane::Chance {
                diamond(painter, rect, colour);
            } else {
                decision(painter, rect, block.routine, colour);
            }
        }
    } else {
        let mut mesh = Mesh::default();
        for block in &marks.blocks {
            let part = f32::from(block.weight) / f32::from(WEIGHTS);
            // Heavier columns are higher and darker.
            let inner = down.shrink(2.0);
            let top = inner.max - inner.span() * (0.4 + 0.6 * part);
            let rect = Rect::from_x_y_ranges(block.across, Rangef::new(top, inner.max));
            mesh.add_colored_rect(rect, colour.gamma_multiply(0.35 + 0.65 * part));
        }
        painter.add(Shape::mesh(mesh));
    }
    for flag in &marks.flags {
        paint_flag(painter, colours, flag, down);
    }
}

/// The line that this one leaves: down from where both part, and on to its end.
fn left_line(painter: &Painter, colours: &Palette, across: Rangef, top: f32, down: Rangef) {
    let stroke = Stroke::new(2.0, colours.accent);
    let (from, middle) = (across.min, down.center());
    painter.add(Shape::dashed_line(&[pos2(from, top), pos2(from, down.min)], stroke, 4.0, 3.0));
    let bend = (across.span() / 2.0).min(6.0);
    let way = vec![pos2(from, down.min), pos2(from + bend, middle), pos2(across.max, middle)];
    painter.add(Shape::line(way, stroke));
    painter.circle_filled(pos2(across.max, middle), 3.0, colours.accent);
}

/// Where another line leaves: a fork.
fn fork_mark(painter: &Painter, colours: &Palette, x: f32, down: Rangef) {
    let stroke = Stroke::new(1.5, colours.accent);
    painter.vline(x, down, stroke);
    let (low, high) = (pos2(x, down.max - 1.0), pos2(x + 5.0, down.min + 1.0));
    painter.line_segment([low, high], stroke);
    painter.circle_filled(high, 1.8, colours.accent);
}

/// A decision: a full block; a routine one: a low outline.
fn decision(painter: &Painter, rect: Rect, routine: bool, colour: Color32) {
    let width = (rect.width() - 2.0).clamp(2.0, 22.0);
    let height = if routine { 4.0 } else { (rect.height() - 6.0).clamp(5.0, 13.0) };
    let block = Rect::from_center_size(rect.center(), vec2(width, height));
    if routine {
        painter.rect_stroke(block, 2.0, (1.0, colour), StrokeKind::Inside);
    } else {
        painter.rect_filled(block, 2.0, colour);
    }
}

/// What chance did: a diamond.
fn diamond(painter: &Painter, rect: Rect, colour: Color32) {
    let half = (rect.width() / 2.0 - 0.5).min(rect.height() / 2.0 - 3.0).clamp(2.5, 5.5);
    let at = rect.center();
    let corners = [vec2(half, 0.0), vec2(0.0, half), vec2(-half, 0.0), vec2(0.0, -half)];
    let corners = corners.map(|corner| at + corner).to_vec();
    painter.add(Shape::convex_polygon(corners, colour, Stroke::NONE));
}

/// A flag: each kind has a shape of its own.
fn paint_flag(painter: &Painter, colours: &Palette, flag: &Flag, down: Rangef) {
    let at = pos2(flag.x, down.center());
    let line = |colour| Stroke::new(1.3, colour);
    match flag.kind {
        FlagKind::Note => {
            let pole = pos2(flag.x, down.max - 2.0);
            painter.line_segment([pole, pos2(flag.x, down.min + 2.0)], line(colours.accent));
            let top = pos2(flag.x, down.min + 2.0);
            let corners = vec![top, top + vec2(8.0, 3.5), top + vec2(0.0, 7.0)];
            painter.add(Shape::convex_polygon(corners, colours.accent, Stroke::NONE));
        }
        FlagKind::Checkpoint => {
            painter.vline(flag.x, down.shrink(3.0), line(colours.faint));
            painter.circle_filled(at, 2.5, colours.faint);
        }
        FlagKind::Entered => {
            let corners = vec![at + vec2(-4.0, 3.5), at + vec2(4.0, 3.5), at + vec2(0.0, -4.0)];
            painter.add(Shape::convex_polygon(corners, colours.changed, Stroke::NONE));
        }
        FlagKind::Filled => {
            painter.circle_stroke(at, 3.5, line(colours.changed));
        }
        FlagKind::Assumed => letter(painter, at, "?", colours.changed),
        FlagKind::Glyph(glyph) => letter(painter, at, glyph.sign(), colours.accent),
        FlagKind::Finding => {
            let rect = Rect::from_center_size(at, vec2(10.0, 12.0));
            painter.rect_filled(rect, 2.0, colours.error);
            letter(painter, at, "!", colours.panel);
        }
        FlagKind::Dispute => {
            // Two points that run into each other.
            for side in [-1.0, 1.0] {
                let corners = vec![at, at + vec2(side * 6.5, -5.0), at + vec2(side * 6.5, 5.0)];
                painter.add(Shape::convex_polygon(corners, colours.accent, Stroke::NONE));
            }
        }
    }
    if flag.count > 1 {
        let corner = pos2(flag.x + 5.0, down.max - 3.0);
        painter.circle_filled(corner, 1.5, colours.faint);
    }
}

fn letter(painter: &Painter, at: Pos2, text: &str, colour: Color32) {
    painter.text(at, Align2::CENTER_CENTER, text, FontId::proportional(LETTERS), colour);
}

fn found_mark(painter: &Painter, colours: &Palette, x: f32, bottom: f32) {
    let corners = vec![pos2(x - 4.0, bottom - 6.0), pos2(x + 4.0, bottom - 6.0), pos2(x, bottom)];
    painter.add(Shape::convex_polygon(corners, colours.changed, Stroke::new(1.0, colours.panel)));
}

/// Where the beats of an event end, in the cells that are wide enough.
fn beat_ticks(painter: &Painter, colours: &Palette, canvas: &Canvas<'_>, beats: &mut Beats) {
    let (from, to) = canvas.scale.seen();
    let down = Rangef::new(canvas.rows.ruler.max, canvas.rows.lanes_end());
    if canvas.scale.cell_width() < CELL_WITH_BEATS {
        return;
    }
    for index in canvas.cells.seen(from, to) {
        let event = canvas.data.course.events[index].event;
        let stops = beats.stops(canvas.data, event);
        for stop in stops.iter().filter(|stop| stop.beat.is_some()) {
            let x = canvas.scale.x(canvas.place(beats, *stop));
            let dash = [pos2(x, down.min), pos2(x, down.max)];
            painter.add(Shape::dashed_line(&dash, Stroke::new(1.0, colours.line), 2.0, 3.0));
            painter.circle_filled(pos2(x, down.min + 3.0), 2.0, colours.faint);
        }
    }
}

/// The part that is played again and again: a bar with two handles, what lies outside dimmed.
fn loop_range(painter: &Painter, colours: &Palette, canvas: &Canvas<'_>) {
    let Some((from, to)) = canvas.data.looped else { return };
    let across = loop_across(canvas, from, to);
    let ruler = canvas.rows.ruler;
    let down = Rangef::new(ruler.min, canvas.rows.lanes_end());
    let outside = [
        Rangef::new(canvas.scale.across.min, across.min),
        Rangef::new(across.max, canvas.scale.across.max),
    ];
    for side in outside.into_iter().filter(|side| side.span() > 0.0) {
        let rect = Rect::from_x_y_ranges(side, down);
        painter.rect_filled(rect, 0.0, colours.panel.gamma_multiply(0.6));
    }
    let bar = Rect::from_x_y_ranges(across, Rangef::new(ruler.min, ruler.min + 3.0));
    painter.rect_filled(bar, 0.0, colours.target);
    for (x, way) in [(across.min, 1.0), (across.max, -1.0)] {
        painter.vline(x, down, (1.5, colours.target));
        let top = pos2(x, ruler.min);
        let corners = vec![top, top + vec2(8.0 * way, 0.0), top + vec2(0.0, 11.0)];
        painter.add(Shape::convex_polygon(corners, colours.target, Stroke::NONE));
    }
}

/// From where to where a loop goes, in points.
pub(super) fn loop_across(canvas: &Canvas<'_>, from: u32, to: u32) -> Rangef {
    let start = canvas.cells.edge_after(from);
    Rangef::new(canvas.scale.x(start), canvas.scale.x(canvas.cells.edge_after(to)))
}

/// Where one stands.
fn playhead(painter: &Painter, colours: &Palette, x: f32, down: Rangef) {
    painter.vline(x, down, (2.0, colours.accent));
    let top = pos2(x, down.min);
    let corners = vec![
        top + vec2(-6.0, 0.0),
        top + vec2(6.0, 0.0),
        top + vec2(6.0, 6.0),
        top + vec2(0.0, 12.0),
        top + vec2(-6.0, 6.0),
    ];
    painter.add(Shape::convex_polygon(corners, colours.accent, Stroke::new(1.0, colours.panel)));
}
