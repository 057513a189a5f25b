//! Pieces, cards and counters.
//!
//! How much a token says follows from the room it has on the screen: its name always, its gauge and
//! badges where they can be read, all its words on a card that is large.

use super::{Canvas, TEXT, figure, mark, octagon, signed};
use crate::layout::{Form, number};
use crate::look::ToneLook;
use crate::pen::{Laid, Lay, Pen, Round, Shadow, Stroke};
use ecolor::Color32;
use emath::{Align2, Pos2, Rect, Vec2, vec2};
use kanso_engine::scene::{Gauge, Look, Token, Tone};

/// From this height on the screen a tile has room for its gauge.
const GAUGE_FROM: f32 = 27.0;
/// From this height on the screen a tile has room for badges.
const BADGES_FROM: f32 = 33.0;
/// From this height on the screen a card has more than a name.
const CARD_FROM: f32 = 46.0;
/// From this width on the screen a card has room for all that there is to say.
const DETAIL_FROM: f32 = 150.0;

/// Paints a token; `count` of them lie there.
pub fn token(canvas: &Canvas<'_, impl Pen>, rect: Rect, form: Form, token: &Token, count: u16) {
    match token.look {
        Look::Troop => return super::troop::troop(canvas, rect, token),
        Look::Disc => return super::troop::disc(canvas, rect, token),
        Look::Piece | Look::Card | Look::FaceDown | Look::Counter | Look::Spent => {}
    }
    let inner = pile(canvas, rect, token, count);
    let look = canvas.palette.tone(token.tone);
    body(canvas, inner, form, token, look);
    if token.look == Look::Spent {
        hatch(canvas, inner, look.line);
    }
    if let (Form::Card, Some(icon)) = (form, token.sign) {
        // It has room for how many there are.
        return signed::card(canvas, inner, (token, count), icon, look);
    }
    // What is written stands above how many there are.
    let times = (count > 1).then(|| Times::of(canvas, count));
    let above = times.as_ref().map_or(0.0, |times| times.size.y * 0.7);
    let room = inner.with_max_y(inner.bottom() - above);
    match (form, token.sign) {
        (Form::Tile, Some(icon)) => signed::tile(canvas, room, token, icon, look),
        (Form::Chip, Some(icon)) => signed::chip(canvas, room, token, icon, look),
        _ => unsigned(canvas, room, form, token, look, rect.height() < CARD_FROM),
    }
    if let Some(times) = times {
        let corner = inner.right_bottom() - vec2(times.size.x * 0.3, times.size.y * 0.2);
        times.paint(canvas, Rect::from_center_size(corner, times.size));
    }
}

/// What lies on a token whose kind has no sign.
fn unsigned(
    canvas: &Canvas<'_, impl Pen>,
    inner: Rect,
    form: Form,
    token: &Token,
    look: ToneLook,
    small: bool,
) {
    match form {
        Form::Card => card(canvas, inner, token, look, small),
        Form::Chip => chip(canvas, inner, token, look),
        _ => tile(canvas, inner, token, look),
    }
}

/// The edges of the cards below the top one; returns where the top one lies.
fn pile(canvas: &Canvas<'_, impl Pen>, rect: Rect, token: &Token, count: u16) -> Rect {
    let below = f32::from(count.clamp(1, 4) - 1);
    if below == 0.0 {
        return rect;
    }
    let step = canvas.px(2.5);
    let look = canvas.palette.tone(token.tone);
    let fill = if token.look == Look::FaceDown { canvas.palette.back } else { canvas.table.card };
    let size = rect.size() - vec2(step, step) * below;
    let rounding = corner(canvas, token);
    let mut at = below;
    while at > 0.0 {
        let under = Rect::from_min_size(rect.min + vec2(step, step) * at, size);
        let stroke =
            Stroke::new(canvas.px(1.0).max(0.7), canvas.ink(look.line.gamma_multiply(0.6)));
        canvas.pen.rect(under, rounding, canvas.ink(fill), stroke);
        at -= 1.0;
    }
    Rect::from_min_size(rect.min, size)
}

fn corner(canvas: &Canvas<'_, impl Pen>, token: &Token) -> Round {
    let radius = match token.look {
        Look::Piece => 9.0,
        Look::Card | Look::FaceDown | Look::Spent => 7.0,
        Look::Counter | Look::Troop | Look::Disc => 30.0,
    };
    Round::same(canvas.px(radius).clamp(2.0, 120.0) as u8)
}

/// The area and outline. Enemies have their corners cut off, the stronger ones a double line.
fn body(canvas: &Canvas<'_, impl Pen>, rect: Rect, form: Form, token: &Token, look: ToneLook) {
    let spent = token.look == Look::Spent;
    let rounding = corner(canvas, token);
    let enemy = matches!(token.tone, Tone::Enemy | Tone::Boss) && form == Form::Tile;
    if !spent {
        canvas.pen.shadow(Shadow {
            rect,
            round: rounding,
            down: canvas.px(1.5).max(1.0),
            blur: canvas.px(5.0).clamp(2.0, 20.0),
            color: canvas.ink(canvas.table.shadow),
        });
    }
    let down = token.look == Look::FaceDown;
    let fill = face(canvas, form, token);
    let wide = match token.tone {
        Tone::Plain | Tone::Faint => 1.2,
        _ => 2.0,
    };
    let colour = if token.tone == Tone::Plain { canvas.table.edge } else { look.line };
    let stroke = Stroke::new(canvas.px(wide).max(wide * 0.7), canvas.ink(colour));
    if enemy {
        let points = octagon(rect, canvas.px(9.0));
        canvas.pen.polygon(&points, canvas.ink(fill), stroke);
        if token.tone == Tone::Boss {
            let points = octagon(rect.shrink(canvas.px(3.5).max(2.0)), canvas.px(8.0));
            let thin = Stroke::new(stroke.width * 0.6, stroke.color);
            canvas.closed(&points, thin);
        }
    } else {
        canvas.pen.rect(rect, rounding, canvas.ink(fill), stroke);
    }
    if down {
        back(canvas, rect.shrink(canvas.px(5.0)), canvas.table.edge);
    }
}

/// What the face of a token, or its back, is made of.
pub(super) fn face(canvas: &Canvas<'_, impl Pen>, form: Form, token: &Token) -> Color32 {
    match token.look {
        Look::FaceDown => canvas.palette.back,
        Look::Spent => canvas.table.cell,
        _ if form == Form::Card => canvas.table.card,
        _ => canvas.palette.face(token.tone),
    }
}

/// The pattern on a back: a lattice.
fn back(canvas: &Canvas<'_, impl Pen>, rect: Rect, colour: Color32) {
    let step = canvas.px(11.0).max(5.0);
    let stroke = Stroke::new(canvas.px(1.0).max(0.6), canvas.ink(colour.gamma_multiply(0.7)));
    let reach = rect.width() + rect.height();
    let mut at = 0.0;
    while at < reach {
        for slanted in [slant(rect, rect.left() + at, -1.0), slant(rect, rect.right() - at, 1.0)] {
            slanted.inspect(|ends| canvas.line(ends, stroke));
        }
        at += step;
    }
}

/// Slanted lines over what is used up.
pub(super) fn hatch(canvas: &Canvas<'_, impl Pen>, rect: Rect, colour: Color32) {
    let stroke = Stroke::new(canvas.px(1.2).max(0.7), canvas.ink(colour.gamma_multiply(0.4)));
    let step = canvas.px(9.0).max(5.0);
    let reach = rect.width() + rect.height();
    let mut at = step;
    while at < reach {
        if let Some(ends) = slant(rect, rect.left() + at, -1.0) {
            canvas.line(&ends, stroke);
        }
        at += step;
    }
}

/// What of a line lies in a rectangle that goes down from its upper edge, or beside it, at half a right
/// angle to the left (-1) or right (1).
fn slant(rect: Rect, from: f32, way: f32) -> Option<[Pos2; 2]> {
    let (one, other) = ((rect.left() - from) * way, (rect.right() - from) * way);
    let (first, last) = (one.min(other).max(0.0), one.max(other).min(rect.height()));
    let at = |down: f32| Pos2::new(from + down * way, rect.top() + down);
    (first < last).then(|| [at(first), at(last)])
}

/// How many lie there, on a plate.
pub(super) struct Times<W> {
    /// How large it is.
    pub size: Vec2,
    words: W,
}

impl<W: Laid> Times<W> {
    /// Lays it out.
    pub fn of(canvas: &Canvas<'_, impl Pen<Words = W>>, count: u16) -> Self {
        let letters = canvas.letters(TEXT * 0.95);
        let words = format!("×{count}");
        let words = canvas.galley(&words, letters, canvas.palette.ink, Lay::row(f32::INFINITY));
        Self { size: words.size() + vec2(letters * 0.7, 1.0), words }
    }

    /// Paints it in a rectangle of its size.
    pub fn paint(&self, canvas: &Canvas<'_, impl Pen<Words = W>>, at: Rect) {
        let stroke = Stroke::new(1.0, canvas.ink(canvas.table.edge));
        let rounding = Round::same((at.height() / 2.0).clamp(0.0, 250.0) as u8);
        canvas.pen.rect(at, rounding, canvas.ink(canvas.table.mat), stroke);
        canvas.put(at, Align2::CENTER_CENTER, &self.words, canvas.palette.ink);
    }
}

/// A name in the room there is: in full, else the short one, else smaller, else cut.
pub(super) fn name(
    canvas: &Canvas<'_, impl Pen>,
    room: Rect,
    token: &Token,
    size: f32,
    ink: Color32,
    rows: usize,
) -> Rect {
    let (full, short) = (token.name.in_lang(canvas.lang), token.short.in_lang(canvas.lang));
    let short = if short.is_empty() { full } else { short };
    let size = canvas.letters(size);
    let fits = |words: &str, size: f32| {
        let galley = canvas.galley(words, size, ink, Lay::middle(room.width(), rows));
        let whole = galley.is_whole() && galley.size().y <= room.height() + 1.0;
        whole.then_some(galley)
    };
    let galley = fits(full, size)
        .or_else(|| fits(short, size))
        .or_else(|| fits(short, canvas.letters(0.0)))
        .unwrap_or_else(|| {
            canvas.galley(short, canvas.letters(0.0), ink, Lay::middle(room.width(), 1))
        });
    // What lies on a pattern gets a plate.
    if token.look == Look::FaceDown {
        let plate = Align2::CENTER_CENTER.align_size_within_rect(galley.size(), room);
        let rounding = Round::same(canvas.px(4.0).clamp(1.0, 20.0) as u8);
        let plate = plate.expand2(vec2(canvas.px(5.0).max(2.0), canvas.px(1.0)));
        canvas.fill(plate, rounding, canvas.ink(canvas.table.card));
    }
    canvas.put(room, Align2::CENTER_CENTER, &galley, ink)
}

fn tile(canvas: &Canvas<'_, impl Pen>, rect: Rect, token: &Token, look: ToneLook) {
    let ink = letters_on(canvas, token, look);
    let inner = rect.shrink2(vec2(canvas.px(6.0), canvas.px(3.0)));
    let high = rect.height();
    let marked = !look.mark.is_empty() && rect.width() > 34.0;
    let head_high = if high < GAUGE_FROM { inner.height() } else { canvas.letters(TEXT) * 1.3 };
    let mut head = inner.with_max_y(inner.top() + head_high);
    if marked {
        let radius = canvas.letters(TEXT) * 0.36;
        let middle = Pos2::new(inner.left() + radius, head.center().y);
        mark(canvas, token.tone, middle, radius, look.line);
        head.min.x += radius * 2.5;
    }
    // What has nothing but a name has it in the middle.
    if high < GAUGE_FROM || token.gauge.is_none() && token.badges.is_empty() {
        let room = inner.with_min_x(head.left());
        name(canvas, room, token, TEXT * 1.1, ink, 2);
        return;
    }
    name(canvas, head, token, TEXT, ink, 1);
    let mut top = head.bottom() + canvas.px(2.0);
    if let Some(value) = token.gauge {
        let bar = Rect::from_min_max(Pos2::new(inner.left(), top), inner.right_bottom());
        let bar = bar.with_max_y((top + canvas.letters(TEXT * 0.85)).min(inner.bottom()));
        gauge(canvas, bar, value);
        top = bar.bottom() + canvas.px(3.0);
    }
    if high >= BADGES_FROM {
        figure::row(canvas, inner.with_min_y(top), &token.badges);
    }
}

pub(super) fn letters_on(canvas: &Canvas<'_, impl Pen>, token: &Token, look: ToneLook) -> Color32 {
    match (token.look, token.tone) {
        (Look::FaceDown, _) | (_, Tone::Plain) => canvas.palette.ink,
        (_, Tone::Faint) => canvas.palette.faint,
        _ => look.line,
    }
}

fn card(canvas: &Canvas<'_, impl Pen>, rect: Rect, token: &Token, look: ToneLook, small: bool) {
    let pad = canvas.px(6.0);
    let size = canvas.letters(TEXT);
    let ink = letters_on(canvas, token, look);
    // A band with the name, in the tone of the card.
    let high = if small { rect.height() } else { (size * 2.5).min(rect.height() * 0.55) };
    let band = rect.with_max_y(rect.top() + high);
    if !matches!(token.look, Look::FaceDown | Look::Spent) {
        let round = canvas.px(7.0).clamp(2.0, 120.0) as u8;
        let bottom = if small { round } else { 0 };
        let rounding = Round { nw: round, ne: round, sw: bottom, se: bottom };
        let inside = band.shrink(canvas.px(1.5));
        canvas.fill(inside, rounding, canvas.ink(look.fill));
    }
    let mut words = band.shrink2(vec2(pad * 0.7, canvas.px(2.0)));
    if !look.mark.is_empty() && rect.width() > 40.0 {
        let radius = size * 0.34;
        let middle = Pos2::new(words.left() + radius, band.center().y);
        mark(canvas, token.tone, middle, radius, look.line);
        words.min.x += radius * 2.3;
    }
    name(canvas, words, token, TEXT, ink, 2);
    if small {
        return;
    }
    let mut rest = Rect::from_min_max(band.left_bottom(), rect.max).shrink(pad);
    if let Some(value) = token.gauge {
        let bar = canvas.letters(TEXT * 0.95);
        if rest.height() >= bar {
            gauge(canvas, rest.with_min_y(rest.bottom() - bar), value);
            rest.max.y -= bar + canvas.px(4.0);
        }
    }
    let (used, _) = figure::row(canvas, rest, &token.badges);
    let detail = token.detail.in_lang(canvas.lang);
    if rect.width() >= DETAIL_FROM && detail != token.name.in_lang(canvas.lang) {
        let room = rest.with_min_y(used + canvas.px(5.0));
        let size = canvas.letters(TEXT * 0.62);
        let rows = (room.height() / (size * 1.3)) as usize;
        if rows > 0 {
            let ink = canvas.palette.ink;
            let galley = canvas.galley(detail, size, ink, Lay::rows(room.width(), rows));
            canvas.put(room, Align2::LEFT_TOP, &galley, ink);
        }
    }
}

fn chip(canvas: &Canvas<'_, impl Pen>, rect: Rect, token: &Token, look: ToneLook) {
    let ink = letters_on(canvas, token, look);
    // A short word of one or two characters is the face of a counter: large.
    let short = token.short.in_lang(canvas.lang);
    let face = short.chars().count() <= 2 && rect.height() > 20.0;
    let size = if face { rect.height() / canvas.scale * 0.5 } else { TEXT };
    let mut words = rect.shrink(canvas.px(5.0));
    if !look.mark.is_empty() && !face && rect.height() < canvas.px(40.0) {
        let radius = canvas.letters(TEXT) * 0.32;
        mark(canvas, token.tone, Pos2::new(words.left() + radius, rect.center().y), radius, ink);
        words.min.x += radius * 2.4;
    } else if !look.mark.is_empty() && !face {
        let radius = canvas.letters(TEXT) * 0.36;
        let top = words.top() + radius + canvas.px(2.0);
        mark(canvas, token.tone, Pos2::new(words.center().x, top), radius, ink);
        words.min.y = top + radius;
    }
    if face {
        let size = canvas.letters(size);
        canvas.text(words, Align2::CENTER_CENTER, short, size, ink);
    } else {
        name(canvas, words, token, size, ink, 2);
    }
    if !token.badges.is_empty() && rect.height() > 60.0 {
        figure::row(canvas, rect.with_min_y(rect.bottom() - canvas.px(20.0)), &token.badges);
    }
}

/// A value out of a greatest one: parts that are full or empty, and the numbers.
fn gauge(canvas: &Canvas<'_, impl Pen>, rect: Rect, gauge: Gauge) {
    let Gauge { value, max } = gauge;
    // As 16 bits: a bar of that many parts would be no finer on any screen.
    let part_of = |number: i32| f32::from(i16::try_from(number.max(0)).unwrap_or(i16::MAX));
    let share = (part_of(value) / part_of(max).max(1.0)).min(1.0);
    let tone = if share > 0.5 {
        Tone::Good
    } else if share > 0.25 {
        Tone::Warning
    } else {
        Tone::Bad
    };
    let colour = canvas.palette.tone(tone).line;
    let size = canvas.letters(TEXT * 0.85).min(rect.height() * 1.3).max(super::READABLE);
    let words = format!("{value}/{max}");
    let galley = canvas.galley(&words, size, canvas.palette.ink, Lay::row(f32::INFINITY));
    let numbers = galley.size().x + canvas.px(5.0);
    canvas.put(rect, Align2::LEFT_CENTER, &galley, canvas.palette.ink);
    let bar = rect.with_min_x(rect.left() + numbers);
    let high = (rect.height() * 0.55).min(canvas.px(9.0).max(4.0));
    let bar = Rect::from_center_size(bar.center(), vec2(bar.width(), high));
    if bar.width() < 8.0 {
        return;
    }
    let stroke = Stroke::new(canvas.px(1.0).max(0.7), canvas.ink(colour));
    let fill = canvas.ink(colour);
    let parts = usize::try_from(max).unwrap_or(0);
    let wide = bar.width() / part_of(max).max(1.0);
    if parts == 0 || wide < 4.0 {
        canvas.outline(bar, Round::same(1), stroke);
        canvas.fill(bar.with_max_x(bar.left() + bar.width() * share), Round::same(1), fill);
        return;
    }
    let full = usize::try_from(value).unwrap_or(0);
    for part in 0..parts {
        let left = bar.left() + wide * number(part);
        let one = bar.with_min_x(left).with_max_x(left + wide - canvas.px(1.5).clamp(0.5, 2.0));
        if part < full {
            canvas.fill(one, Round::same(1), fill);
        } else {
            canvas.outline(one, Round::same(1), stroke);
        }
    }
}
