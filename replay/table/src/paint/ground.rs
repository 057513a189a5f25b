//! What things lie on: mats, cells, places, steps, lines of a sheet.

use super::{Canvas, TEXT, figure, mark};
use crate::layout::{CAPTION, Form, LABEL, LINE, hex_corners, number};
use crate::pen::{Dash, Laid, Lay, Pen, Round, Shadow, Stroke};
use emath::{Align2, Pos2, Rangef, Rect, vec2};
use kanso_engine::Seat;
use kanso_engine::scene::{BoardCell, Caption, Land, Line, Look, Region, Shape, Slot, Step, Tone};

/// Rows of a value reach so far below their line at most, in points of the screen: less than lies between
/// A value of a sheet has no more rows.
const ROWS_MAX: u8 = 6;
/// two lines.
const ROWS_OVER: f32 = 1.5;
/// From this width on, against its letters, the name of a cell that is cut still tells something.
const CUT_FROM: f32 = 2.6;

/// A mat, with the tone of its first region; on the side of a seat it keeps the colour of that.
pub fn mat(canvas: &Canvas<'_, impl Pen>, rect: Rect, tone: Tone, seat: Option<Seat>) {
    let own = seat.map_or(tone, |seat| Tone::Seat(u8::from(seat)));
    let look = canvas.palette.tone(own);
    let rounding = Round::same(canvas.px(12.0).clamp(3.0, 60.0) as u8);
    canvas.pen.shadow(Shadow {
        rect,
        round: rounding,
        down: canvas.px(2.0).max(1.0),
        blur: canvas.px(10.0).clamp(3.0, 40.0),
        color: canvas.table.shadow,
    });
    canvas.fill(rect, rounding, canvas.table.mat);
    let (colour, wide) = match tone {
        Tone::Plain | Tone::Faint => (canvas.table.edge, 1.0),
        Tone::Active => (look.line, 3.0),
        _ => (look.line.gamma_multiply(0.55), 1.5),
    };
    let stroke = Stroke::new(canvas.px(wide).max(wide * 0.7), colour);
    canvas.outline(rect, rounding, stroke);
}

/// The name of a region; the first one of a mat, or all where several seats have theirs on it, is
/// `marked` by its tone, on the side of a seat with that of the seat behind it.
pub fn title(canvas: &Canvas<'_, impl Pen>, rect: Rect, region: &Region, marked: bool) {
    let mut rect = rect;
    let tone = match region.seat {
        Some(seat) if matches!(region.tone, Tone::Active | Tone::Good) => {
            Tone::Seat(u8::from(seat))
        }
        _ => region.tone,
    };
    let look = canvas.palette.tone(tone);
    if marked && tone != region.tone {
        let radius = canvas.letters(TEXT * 1.1) * 0.42;
        let middle = Pos2::new(rect.left() + radius, rect.top() + radius * 1.62);
        mark(canvas, region.tone, middle, radius, look.line);
        rect.min.x += radius * 2.6;
    }
    let colour = match tone {
        Tone::Plain | Tone::Faint => canvas.palette.faint,
        Tone::Seat(_) if !marked => canvas.palette.faint,
        _ => look.line,
    };
    let size = canvas.letters(TEXT * 1.1);
    if marked && !look.mark.is_empty() {
        let radius = size * 0.42;
        let middle = Pos2::new(rect.left() + radius, rect.top() + size * 0.68);
        mark(canvas, tone, middle, radius, look.line);
        rect.min.x += radius * 3.0;
    }
    let name = region.name.in_lang(canvas.lang);
    let room = rect.with_max_x(rect.right().max(rect.left() + size * 2.0));
    canvas.text(room, Align2::LEFT_TOP, name, size, colour);
}

/// The links of a board, below its cells.
pub fn links(canvas: &Canvas<'_, impl Pen>, ends: &[(Pos2, Pos2)]) {
    for (from, to) in ends {
        let stroke = Stroke::new(canvas.px(7.0).max(2.0), canvas.table.edge);
        canvas.line(&[*from, *to], stroke);
    }
}

/// The dotted lines that part a board, each from one end to the other.
pub fn dividers(canvas: &Canvas<'_, impl Pen>, ends: &[(Pos2, Pos2)]) {
    let gap = canvas.px(10.0).clamp(5.0, 20.0);
    let radius = canvas.px(2.2).clamp(1.2, 4.0);
    for (from, to) in ends {
        let colour = canvas.palette.ink.gamma_multiply(0.7);
        let stroke = Stroke::new(2.0 * radius, colour);
        canvas.pen.line(&[*from, *to], stroke, Dash::Dotted(gap));
    }
}

/// The name of a stretch of the edge of a board, above or below all its cells, which lie in this range.
pub fn caption(
    canvas: &Canvas<'_, impl Pen>,
    (middle, cells): (f32, Rangef),
    above: bool,
    of: &Caption,
) {
    let look = canvas.palette.tone(of.tone);
    let size = canvas.letters(TEXT * 0.95);
    let galley =
        canvas.galley(of.name.in_lang(canvas.lang), size, look.line, Lay::row(f32::INFINITY));
    let (radius, gap) = (size * 0.36, size * 0.3);
    let inner = vec2(radius * 2.0 + gap + galley.size().x, galley.size().y);
    // The notches between the outermost hexes are empty: where letters are larger than the strip that was left
    // for them, they reach into those, not into what stands beyond.
    let strip = canvas.px(LABEL);
    let from_cells = (strip.max(inner.y) * 0.45).min(strip - inner.y * 0.5);
    let y = if above { cells.min - from_cells } else { cells.max + from_cells };
    let all = Rect::from_center_size(Pos2::new(middle, y), inner);
    if of.lit {
        let plate = all.expand2(vec2(size * 0.4, 0.0));
        let round = Round::same((size * 0.35) as u8);
        let stroke = Stroke::new(canvas.px(1.5).max(1.0), canvas.ink(look.line));
        canvas.pen.rect(plate, round, canvas.ink(look.fill), stroke);
    }
    mark(canvas, of.tone, Pos2::new(all.left() + radius, y), radius, look.line);
    let room = all.with_min_x(all.left() + radius * 2.0 + gap);
    canvas.put(room, Align2::LEFT_CENTER, &galley, look.line);
}

/// What a token can lie on.
pub enum Ground<'a> {
    /// A cell of a board.
    Cell(&'a BoardCell),
    /// A place of a row.
    Slot(&'a Slot),
    /// A step of a track, and whether another one follows beside it.
    Step(&'a Step, bool),
    /// A line of a sheet.
    Line(&'a Line),
}

/// Paints a cell, slot, step or line.
pub fn ground(canvas: &Canvas<'_, impl Pen>, rect: Rect, form: Form, what: &Ground<'_>) {
    match what {
        Ground::Cell(of) => cell(canvas, rect, form, of),
        Ground::Slot(of) => slot(canvas, rect, of),
        Ground::Step(of, goes_on) => step(canvas, rect, of, *goes_on),
        Ground::Line(of) => match form {
            Form::Figure { named } => figure::line(canvas, rect, of, named),
            Form::Line { split } => line(canvas, rect, of, split),
            _ => line(canvas, rect, of, 0.0),
        },
    }
}

fn cell(canvas: &Canvas<'_, impl Pen>, rect: Rect, form: Form, cell: &BoardCell) {
    let look = canvas.palette.tone(cell.tint);
    let fill = canvas.palette.cell(cell.tint);
    let stroke = Stroke::new(canvas.px(1.2).max(0.8), canvas.table.edge);
    let hex = form == Form::Cell(Shape::Hexes);
    let is_wall = !hex && cell.tint == Tone::Land(Land::Rampart);
    let rounding = match form {
        Form::Cell(Shape::Plan) => Round::same(canvas.px(14.0).clamp(2.0, 60.0) as u8),
        _ => Round::same(canvas.px(4.0).clamp(0.0, 20.0) as u8),
    };
    if hex {
        let points = hex_corners(rect.scale_from_center(0.975)).to_vec();
        canvas.pen.polygon(&points, fill, stroke);
        if let Tone::Land(land) = cell.tint {
            super::land::land(canvas, rect, land, look.line);
        }
    } else {
        let inner = rect.shrink(canvas.px(1.5));
        canvas.pen.rect(inner, rounding, fill, stroke);
        if is_wall {
            super::land::wall(canvas, inner, look.line, cell.tokens.is_empty());
        }
    }
    // Letters on the ground are left out where they would only be dirt.
    let size = canvas.letters(TEXT * 0.85);
    let is_free = cell.tokens.is_empty()
        || hex && cell.tokens.iter().all(|token| token.look == Look::Counter);
    let strip = if hex {
        // Above what stands there, if anything does.
        let from_top = if is_free { 0.13 } else { 0.0 };
        let top = rect.top() + rect.height() * from_top;
        Rect::from_min_size(
            Pos2::new(rect.left() + rect.width() * 0.25, top),
            vec2(rect.width() * 0.5, canvas.px(LABEL)),
        )
    } else {
        let inside = rect.shrink2(vec2(canvas.px(6.0), canvas.px(3.0)));
        inside
            .with_max_y(rect.top() + canvas.px(LABEL + 3.0).max(canvas.letters(TEXT * 0.85) * 1.25))
    };
    let room = match (is_free, hex) {
        (true, _) => rect.height() * 0.7,
        (false, true) => rect.height() * 0.2,
        (false, false) => strip.height(),
    };
    if size > room * 1.25 || canvas.compact {
        return;
    }
    let strip = strip.with_max_y(strip.bottom().max(strip.top() + size * 1.2));
    let ink = match cell.tint {
        Tone::Plain => canvas.palette.faint,
        _ => look.line,
    };
    let mut left = strip;
    // A landscape is painted on its hex.
    let is_painted = is_wall || hex && matches!(cell.tint, Tone::Land(_));
    // One sign says one thing: where a figure says it, no mark does.
    let is_said = cell.badges.iter().any(|badge| badge.sign.is_some() && badge.tone == cell.tint);
    if !look.mark.is_empty() && !is_painted && !is_said {
        let radius = size * 0.36;
        let middle = Pos2::new(left.left() + radius, left.center().y);
        mark(canvas, cell.tint, middle, radius, ink);
        left.min.x += radius * 2.8;
    }
    // Its name gives way to its figures.
    let right = figure::from_right(canvas, left, &cell.badges, &cell.badges, size);
    left.max.x = right - canvas.px(2.0);
    // One letter or two of it would be no name.
    let words = cell.written().in_lang(canvas.lang);
    let is_whole =
        || canvas.galley(words, size, ink, Lay::row(f32::INFINITY)).size().x <= left.width();
    if left.width() > size * CUT_FROM || is_whole() {
        canvas.text(left, Align2::LEFT_CENTER, words, size, ink);
    }
}

fn slot(canvas: &Canvas<'_, impl Pen>, rect: Rect, slot: &Slot) {
    let label = if canvas.compact { "" } else { slot.label.in_lang(canvas.lang) };
    let size = canvas.letters(TEXT * 0.85);
    let faint = canvas.palette.faint;
    if slot.token.is_some() {
        let strip = rect.with_max_y(rect.top() + canvas.px(CAPTION));
        if !label.is_empty() && size < strip.height() {
            canvas.text(strip, Align2::CENTER_TOP, label, size, faint);
        }
        return;
    }
    let inner = rect.shrink(canvas.px(1.5));
    let stroke = Stroke::new(canvas.px(1.2).max(0.8), canvas.ink(canvas.table.edge));
    let corners = [
        inner.left_top(),
        inner.right_top(),
        inner.right_bottom(),
        inner.left_bottom(),
        inner.left_top(),
    ];
    let (dash, gap) = (canvas.px(6.0).max(3.0), canvas.px(5.0).max(3.0));
    canvas.pen.line(&corners, stroke, Dash::Dashed(dash, gap));
    if !label.is_empty() {
        let galley = canvas.galley(label, size, faint, Lay::middle(inner.width(), 2));
        canvas.put(inner, Align2::CENTER_CENTER, &galley, faint);
    }
}

fn step(canvas: &Canvas<'_, impl Pen>, rect: Rect, step: &Step, goes_on: bool) {
    let look = canvas.palette.tone(step.tone);
    if goes_on {
        let y = rect.center().y;
        let stroke = Stroke::new(canvas.px(3.0).max(1.0), canvas.table.edge);
        canvas.line(
            &[Pos2::new(rect.right(), y), Pos2::new(rect.right() + canvas.px(18.0), y)],
            stroke,
        );
    }
    let wide = if step.tone == Tone::Active { 2.5 } else { 1.0 };
    let rounding = Round::same(canvas.px(10.0).clamp(2.0, 60.0) as u8);
    let line = if step.tone == Tone::Active { look.line } else { canvas.table.edge };
    let stroke = Stroke::new(canvas.px(wide).max(wide * 0.7), line);
    canvas.pen.rect(rect, rounding, look.fill, stroke);
    // A figure that stands alone on it covers it.
    if let [only] = &step.tokens[..]
        && matches!(only.look, Look::Troop | Look::Disc)
    {
        return;
    }
    let size = canvas.letters(TEXT);
    let head = rect.with_max_y(rect.top() + canvas.px(34.0)).shrink2(vec2(canvas.px(8.0), 0.0));
    if let Some(sign) = &step.sign {
        figure::bare(canvas, head, sign, (look.line, look.fill));
        return;
    }
    let mut left = head;
    if !look.mark.is_empty() {
        let radius = size * 0.36;
        let middle = Pos2::new(left.left() + radius, left.center().y);
        mark(canvas, step.tone, middle, radius, look.line);
        left.min.x += radius * 2.6;
    }
    canvas.text(left, Align2::LEFT_CENTER, step.label.in_lang(canvas.lang), size, look.line);
}

fn line<P: Pen>(canvas: &Canvas<'_, P>, rect: Rect, line: &Line, split: f32) {
    let look = canvas.palette.tone(line.tone);
    let size = canvas.letters(TEXT);
    let stands_out = matches!(line.tone, Tone::Active | Tone::Good | Tone::Bad | Tone::Warning);
    if stands_out {
        let rounding = Round::same(canvas.px(5.0).clamp(1.0, 30.0) as u8);
        canvas.fill(rect.expand2(vec2(canvas.px(4.0), 0.0)), rounding, look.fill);
    }
    let under = Stroke::new(canvas.px(0.8).max(0.5), canvas.table.edge.gamma_multiply(0.6));
    canvas.line(&[rect.left_bottom(), rect.right_bottom()], under);
    let first = rect.with_max_y(rect.top() + canvas.px(LINE).max(size * 1.2).min(rect.height()));
    if !look.mark.is_empty() {
        let radius = size * 0.36;
        let middle = Pos2::new(rect.left() + radius, first.center().y);
        mark(canvas, line.tone, middle, radius, look.line);
    }
    let label = first
        .with_min_x(rect.left() + canvas.px(20.0))
        .with_max_x(rect.left() + canvas.px(split - 6.0));
    let (ink, quiet) = match line.tone {
        Tone::Plain | Tone::Seat(_) | Tone::Treasure | Tone::Special | Tone::Home => {
            (canvas.palette.ink, canvas.palette.faint)
        }
        Tone::Faint => (canvas.palette.faint, canvas.palette.faint),
        _ => (look.line, look.line),
    };
    canvas.text(label, Align2::LEFT_CENTER, line.label.in_lang(canvas.lang), size, quiet);
    let value = rect.with_min_x(rect.left() + canvas.px(split));
    let words = line.value.in_lang(canvas.lang);
    let laid = |rows: u8| {
        let lay = Lay::rows(value.width() + canvas.px(4.0), rows.into());
        canvas.galley(words, size, ink, lay)
    };
    let fits = |galley: &_| P::Words::size(galley).y <= rect.height() + ROWS_OVER;
    let galley = (2_u8..=ROWS_MAX).rev().map(laid).find(fits).unwrap_or_else(|| laid(1));
    // Its first row stands beside the label.
    let high = galley.size().y / number(galley.rows().max(1));
    let value = value.with_min_y((first.center().y - high / 2.0).max(rect.top()));
    canvas.put(value, Align2::LEFT_TOP, &galley, ink);
}
