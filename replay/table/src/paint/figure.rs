//! Signs with figures: on plates at the corners of a piece, in rows, and as lines of a sheet.

use super::places::{is_defence, ordered};
use super::{Canvas, READABLE, TEXT, coin};
use crate::layout::number;
use crate::pen::{Laid, Lay, Pen, Round, Stroke};
use ecolor::Color32;
use emath::{Align2, Pos2, Rect, Vec2, pos2, vec2};
use kanso_engine::Label;
use kanso_engine::scene::{Badge, Gauge, Icon, Line, Sign, Tone};

/// Side of a sign against the letters beside it.
const SIGN: f32 = 1.15;
/// Across a coin against the letters beside it.
const COIN: f32 = 1.2;
/// Height of a plate against the letters on it.
const HIGH: f32 = 1.35;
/// Height of a shield against a plate.
const SHIELD: f32 = 1.15;

/// The figure of a badge, or what it says without a sign.
pub(super) fn figure_of(badge: &Badge) -> &Label {
    badge.sign.as_ref().map_or(&badge.text, |sign| &sign.figure)
}

/// A badge that is laid out.
pub(super) struct Plate<W> {
    /// How large it is.
    pub size: Vec2,
    letters: f32,
    icon: Option<Icon>,
    /// Before the sign, which then is that of its figure.
    coins: Vec<Icon>,
    galley: Option<W>,
    fill: Color32,
    ink: Color32,
    rim: Option<Color32>,
    /// True for a figure that stands on the sign itself.
    is_shield: bool,
}

impl<W: Laid> Plate<W> {
    /// A badge in letters of this size, with its sign; nothing where that is wider than `most`.
    pub fn of(
        canvas: &Canvas<'_, impl Pen<Words = W>>,
        badge: &Badge,
        letters: f32,
        most: f32,
    ) -> Option<Self> {
        Self::laid(canvas, badge, badge.sign.as_ref().map(|sign| sign.icon), letters, most)
    }

    /// Its figure alone. What is added or taken off has no meaning without its sign.
    pub fn bare(
        canvas: &Canvas<'_, impl Pen<Words = W>>,
        badge: &Badge,
        letters: f32,
        most: f32,
    ) -> Option<Self> {
        let figure = figure_of(badge).in_lang(canvas.lang);
        let has_coins = badge.sign.as_ref().is_some_and(|sign| !sign.coins.is_empty());
        let is_told = has_coins || !figure.is_empty() && !figure.starts_with(['+', '−']);
        is_told.then(|| Self::laid(canvas, badge, None, letters, most)).flatten()
    }

    /// Its sign with its figure, else its figure alone.
    pub fn of_any(
        canvas: &Canvas<'_, impl Pen<Words = W>>,
        badge: &Badge,
        letters: f32,
        most: f32,
    ) -> Option<Self> {
        let full = Self::of(canvas, badge, letters, most);
        full.or_else(|| Self::bare(canvas, badge, letters, most))
    }

    fn laid(
        canvas: &Canvas<'_, impl Pen<Words = W>>,
        badge: &Badge,
        icon: Option<Icon>,
        letters: f32,
        most: f32,
    ) -> Option<Self> {
        let (fill, ink, rim) = colours(canvas, badge);
        let words = figure_of(badge).in_lang(canvas.lang);
        let galley = (!words.is_empty())
            .then(|| canvas.galley(words, letters, ink, Lay::row(f32::INFINITY)));
        let wide = galley.as_ref().map_or(0.0, |galley| galley.size().x);
        let high = letters * HIGH;
        let coins = badge.sign.as_ref().map_or(&[][..], |sign| &sign.coins).to_vec();
        // Behind coins the sign says what the figure counts.
        let icon = icon.filter(|_| coins.is_empty() || !words.is_empty());
        let before = before(icon, coins.len(), letters);
        let mut size = vec2((before + wide + letters * 0.4).max(high), high);
        // A figure of defence without its sign stands on a shield.
        let is_shield = icon.is_none() && is_defence(badge);
        if is_shield {
            size.y *= SHIELD;
        }
        let plate = Self { size, letters, icon, coins, galley, fill, ink, rim, is_shield };
        (size.x <= most).then_some(plate)
    }

    /// Paints it.
    pub fn paint(&self, canvas: &Canvas<'_, impl Pen<Words = W>>, at: Rect) {
        let rounding = Round::same((at.height() * 0.35).clamp(1.0, 60.0) as u8);
        let stroke = match self.rim {
            Some(rim) => Stroke::new(canvas.px(0.9).max(0.6), canvas.ink(rim)),
            None => Stroke::NONE,
        };
        let mut line = at;
        if self.is_shield {
            canvas.pen.polygon(&shield(at), canvas.ink(self.fill), stroke);
            line.max.y -= at.height() * (1.0 - 1.0 / SHIELD);
        } else {
            canvas.pen.rect(at, rounding, canvas.ink(self.fill), stroke);
        }
        let sign = before(self.icon, self.coins.len(), self.letters);
        let wide = self.galley.as_ref().map_or(0.0, |galley| galley.size().x);
        let left = at.center().x - f32::midpoint(sign, wide);
        if let Some(icon) = self.icon {
            let behind = before(None, self.coins.len(), self.letters);
            let middle = pos2(left + f32::midpoint(behind, sign), at.center().y);
            let square = Rect::from_center_size(middle, Vec2::splat(self.letters));
            canvas.sign(icon, square, self.ink, self.fill);
        }
        for (nth, icon) in self.coins.iter().enumerate() {
            let side = self.letters * COIN;
            let middle = pos2(left + side * (number(nth) + 0.5), at.center().y);
            coin::coin(canvas, middle, side / 2.0, *icon);
        }
        if let Some(galley) = &self.galley {
            let high = line.height();
            let room = Rect::from_min_size(pos2(left + sign, at.top()), vec2(wide, high));
            canvas.put(room, Align2::CENTER_CENTER, galley, self.ink);
        }
    }
}

/// The outline of a shield: straight above, and pointed below.
fn shield(at: Rect) -> Vec<Pos2> {
    let (wide, high) = (at.width(), at.height());
    let sides = [(0.0, 0.0), (1.0, 0.0), (1.0, 0.55), (0.93, 0.73), (0.78, 0.87), (0.5, 1.0)];
    let left = [(0.22, 0.87), (0.07, 0.73), (0.0, 0.55)];
    sides.into_iter().chain(left).map(|(x, y)| at.min + vec2(x * wide, y * high)).collect()
}

/// Width of what stands before the figure of a plate: a sign, or coins in its place.
fn before(icon: Option<Icon>, coins: usize, letters: f32) -> f32 {
    let sign = if icon.is_some() { letters * SIGN } else { 0.0 };
    sign + letters * COIN * number(coins)
}

/// Ground, letters and rim of a badge's plate.
fn colours(canvas: &Canvas<'_, impl Pen>, badge: &Badge) -> (Color32, Color32, Option<Color32>) {
    let palette = &canvas.palette;
    let solid = |fill| (fill, palette.ink_on(fill), None);
    match badge.sign.as_ref().map(|sign| sign.icon) {
        Some(Icon::Threat) => return solid(palette.strong),
        Some(Icon::Boss) => return solid(palette.tone(Tone::Bad).line),
        Some(Icon::Defence) if badge.tone == Tone::Plain => return solid(palette.faint),
        _ => {}
    }
    let look = palette.tone(badge.tone);
    match badge.tone {
        Tone::Plain => (canvas.table.mat, palette.ink, Some(canvas.table.edge)),
        Tone::Faint => (look.fill, look.line, None),
        _ => (look.fill, look.line, Some(look.line.gamma_multiply(0.7))),
    }
}

/// Plates in lines, those that matter most first; as many as there is room for. Says where they end,
/// and which are left.
pub(super) fn row<'a>(
    canvas: &Canvas<'_, impl Pen>,
    room: Rect,
    badges: impl IntoIterator<Item = &'a Badge>,
) -> (f32, Vec<&'a Badge>) {
    let size = canvas.letters(TEXT * 0.78);
    let (mut left, mut top) = (room.left(), room.top());
    let mut bottom = top;
    let mut badges = ordered(badges).into_iter();
    let mut others = Vec::new();
    while let Some(badge) = badges.next() {
        let Some(plate) = Plate::of_any(canvas, badge, size, room.width() + 1.0) else {
            others.push(badge);
            continue;
        };
        let (mut at, mut line) = (left, top);
        if at + plate.size.x > room.right() + 1.0 && at > room.left() {
            at = room.left();
            line += plate.size.y + canvas.px(2.0);
        }
        if line + plate.size.y > room.bottom() + 1.5 {
            others.push(badge);
            others.extend(badges);
            return (bottom, others);
        }
        bottom = line + plate.size.y;
        plate.paint(canvas, Rect::from_min_size(pos2(at, line), plate.size));
        (left, top) = (at + plate.size.x + canvas.px(2.5), line);
    }
    (bottom, others)
}

/// Plates at the right end of a strip in their order, as many as there is room for: those that `matter`
/// most, the first ones of these, stay. Says where they begin.
pub(super) fn from_right<'a>(
    canvas: &Canvas<'_, impl Pen>,
    strip: Rect,
    badges: &'a [Badge],
    matter: impl IntoIterator<Item = &'a Badge>,
    letters: f32,
) -> f32 {
    let gap = canvas.px(2.0).max(1.0);
    let mut room = strip.width();
    let mut laid = Vec::new();
    for badge in matter {
        let Some(plate) = Plate::of_any(canvas, badge, letters, room) else { continue };
        room -= plate.size.x + gap;
        let place = badges.iter().position(|other| std::ptr::eq(other, badge));
        laid.push((place, plate));
    }
    laid.sort_by_key(|(place, _)| *place);
    let mut right = strip.right();
    for (_, plate) in laid.iter().rev() {
        let middle = pos2(right - plate.size.x / 2.0, strip.center().y);
        plate.paint(canvas, Rect::from_center_size(middle, plate.size));
        right -= plate.size.x + gap;
    }
    right
}

/// Height of hit points.
pub(super) fn hp_high(canvas: &Canvas<'_, impl Pen>) -> f32 {
    canvas.letters(TEXT * 0.9).max(READABLE) * 1.3
}

/// Hit points as white figures on red: what is left, and of how many where some are lost and there is
/// room.
pub(super) struct Pill<W> {
    /// How large it is.
    pub size: Vec2,
    galley: W,
    /// How much of its hit points it has left, from 0 to 1.
    left: f32,
    /// True for what one figure bears, which is no number of figures.
    is_light: bool,
}

impl<W: Laid> Pill<W> {
    /// Lays it out, no wider than this where that can be.
    pub fn of(canvas: &Canvas<'_, impl Pen<Words = W>>, most: f32, gauge: Gauge) -> Self {
        Self::laid(canvas, most, gauge, false)
    }

    /// The same as what one figure bears, which is no number of figures: red on white.
    pub fn light(canvas: &Canvas<'_, impl Pen<Words = W>>, most: f32, gauge: Gauge) -> Self {
        Self::laid(canvas, most, gauge, true)
    }

    fn laid(
        canvas: &Canvas<'_, impl Pen<Words = W>>,
        most: f32,
        gauge: Gauge,
        is_light: bool,
    ) -> Self {
        let Gauge { value, max } = gauge;
        let size = canvas.letters(TEXT * 0.9).max(READABLE);
        let ink = if is_light { canvas.palette.hp } else { canvas.palette.on_hp };
        let lay = |words: &str| canvas.galley(words, size, ink, Lay::row(f32::INFINITY));
        let wide_of = |galley: &W| (galley.size().x + size * 0.6).max(size * 1.3);
        let mut galley = lay(&value.to_string());
        if value < max {
            let both = lay(&format!("{value}/{max}"));
            if wide_of(&both) <= most {
                galley = both;
            }
        }
        let points = |count: i32| number(usize::try_from(count).unwrap_or(0));
        let left = if value < max { points(value) / points(max) } else { 1.0 };
        Self { size: vec2(wide_of(&galley), size * 1.3), galley, left, is_light }
    }

    /// Paints it in a rectangle of its size.
    pub fn paint(&self, canvas: &Canvas<'_, impl Pen<Words = W>>, at: Rect) {
        let rounding = Round::same((at.height() / 2.0).clamp(1.0, 60.0) as u8);
        let palette = canvas.palette;
        let (empty, full, ink) = if self.is_light {
            let card = canvas.table.card;
            (card.lerp_to_gamma(palette.ink, 0.2), card, palette.hp)
        } else {
            (palette.hp_lost(), palette.hp, palette.on_hp)
        };
        if self.left < 1.0 {
            // What is hurt is less full, and has a rim.
            canvas.fill(at, rounding, canvas.ink(empty));
            canvas.pen.polygon(&filled(at, self.left), canvas.ink(full), Stroke::NONE);
            let rim = Stroke::new(1.5, canvas.ink(palette.strong));
            canvas.around(at, rounding, rim);
        } else if self.is_light {
            let rim = Stroke::new(1.2, canvas.ink(palette.hp));
            canvas.pen.rect(at, rounding, canvas.ink(full), rim);
        } else {
            canvas.fill(at, rounding, canvas.ink(full));
        }
        let rect = Rect::from_center_size(at.center(), self.galley.size());
        canvas.put(rect, Align2::CENTER_CENTER, &self.galley, ink);
    }
}

/// The lower part of a plate with round ends, so much of its height.
fn filled(at: Rect, share: f32) -> Vec<Pos2> {
    const STEPS: u8 = 10;
    let radius = at.height() / 2.0;
    let top = at.bottom() - at.height() * share;
    let rows = (0..=STEPS).map(|step| {
        let y = top + (at.bottom() - top) * f32::from(step) / f32::from(STEPS);
        let up = y - at.center().y;
        (at.width() / 2.0 - radius + (radius * radius - up * up).max(0.0).sqrt(), y)
    });
    let rows: Vec<(f32, f32)> = rows.collect();
    let middle = at.center().x;
    let right = rows.iter().map(|(half, y)| pos2(middle + half, *y));
    let left = rows.iter().rev().map(|(half, y)| pos2(middle - half, *y));
    right.chain(left).collect()
}

/// A sign and its figure beside it, on no plate.
pub(super) fn bare(
    canvas: &Canvas<'_, impl Pen>,
    room: Rect,
    sign: &Sign,
    (ink, ground): (Color32, Color32),
) {
    let side = room.height().min(canvas.px(24.0).max(12.0));
    let middle = pos2(room.left() + side / 2.0, room.center().y);
    let square = Rect::from_center_size(middle, Vec2::splat(side));
    canvas.sign(sign.icon, square, ink, ground);
    let room = room.with_min_x(square.right() + canvas.px(4.0));
    let figure = sign.figure.in_lang(canvas.lang);
    canvas.text(room, Align2::LEFT_CENTER, figure, canvas.letters(TEXT), ink);
}

/// A line of a sheet as its sign and figure, with its name behind them if it is `named`.
pub(super) fn line(canvas: &Canvas<'_, impl Pen>, rect: Rect, line: &Line, named: bool) {
    let Some(sign) = &line.sign else { return };
    let look = canvas.palette.tone(line.tone);
    let rounding = Round::same((rect.height() * 0.3).clamp(1.0, 40.0) as u8);
    let stands_out = matches!(line.tone, Tone::Active | Tone::Good | Tone::Bad | Tone::Warning);
    let fill = if stands_out { look.fill } else { canvas.table.cell };
    canvas.fill(rect, rounding, canvas.ink(fill));
    let ink = match line.tone {
        Tone::Active | Tone::Good | Tone::Bad | Tone::Warning => look.line,
        Tone::Faint => canvas.palette.faint,
        _ => canvas.palette.ink,
    };
    let pad = canvas.px(3.0).max(1.0);
    let side = rect.height() - 2.0 * pad;
    let square = Rect::from_min_size(rect.min + Vec2::splat(pad), Vec2::splat(side));
    let tint = match line.tone {
        Tone::Plain | Tone::Faint => canvas.palette.faint,
        _ => look.line,
    };
    canvas.sign(sign.icon, square, tint, fill);
    if let Tone::Seat(_) = line.tone {
        // Whose it is is not told by its colour alone.
        let radius = (side * 0.22).clamp(2.0, 5.0);
        let corner = square.left_top() + Vec2::splat(radius * 0.6);
        canvas.disc(corner, radius * 1.35, canvas.ink(fill));
        super::mark(canvas, line.tone, corner, radius, look.line);
    }
    let room = rect.with_min_x(square.right() + pad);
    let size = canvas.letters(TEXT);
    let figure = sign.figure.in_lang(canvas.lang);
    let middle = Rect::from_min_max(room.min, Pos2::new(rect.right() - pad, rect.bottom()));
    if named {
        let galley = canvas.galley(figure, size, ink, Lay::row(middle.width()));
        let wide = galley.size().x;
        canvas.put(middle, Align2::LEFT_CENTER, &galley, ink);
        let room = middle.with_min_x(middle.left() + wide + pad * 2.0);
        let quiet = if ink == canvas.palette.ink { canvas.palette.faint } else { ink };
        canvas.text(room, Align2::LEFT_CENTER, line.label.in_lang(canvas.lang), size, quiet);
        return;
    }
    canvas.text(middle, Align2::LEFT_CENTER, figure, size, ink);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plate_is_as_full_as_there_are_hit_points_left() {
        let at = Rect::from_min_size(pos2(10.0, 20.0), vec2(30.0, 12.0));
        for share in [0.0, 0.25, 0.5, 1.0] {
            let points = filled(at, share);
            let held = at.expand(0.01);
            assert!(points.iter().all(|point| held.contains(*point)), "{share}: {points:?}");
            let top = points.iter().map(|point| point.y).fold(f32::INFINITY, f32::min);
            assert!((at.bottom() - top - share * at.height()).abs() < 0.01, "{share}: {top}");
        }
    }
}
