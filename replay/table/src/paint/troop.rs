//! Bodies of figures and single figures, as they stand on a board.
//!
//! A troop shows how many figures are left first of all, then its banner, then the rest where there is
//! room for it: at any zoom the number is the largest thing on it.

use super::figure::{Pill, figure_of, hp_high};
use super::places::{self, Places, clear};
use super::{Canvas, TEXT, mark};
use crate::pen::{Laid, Lay, Pen, Round, Shadow, Stroke};
use ecolor::Color32;
use emath::{Align2, Pos2, Rect, Vec2, pos2, vec2};
use kanso_engine::scene::{Badge, Gauge, Hue, Icon, Token, Tone};

/// Width of the stripe against that of the troop.
const STRIPE: f32 = 0.27;
/// From this height on the screen a troop has room for its name.
const NAME_FROM: f32 = 46.0;
/// From this height on the screen a troop has room for small plates.
const PLATES_FROM: f32 = 30.0;
/// Most of the width of a troop that the number of its figures takes with the greatest number.
const PILL_MOST: f32 = 0.42;
/// From this height on the screen a banner has room for a sign.
const FLAG_SIGN_FROM: f32 = 12.0;
/// From this width on the screen a disc has room for its badges in a line.
const BADGES_FROM: f32 = 44.0;
/// From this width on the screen a disc has room for figures at its edge.
const FIGURES_FROM: f32 = 22.0;
/// Most of the width of a disc that its hit points cover.
const COVERED_MOST: f32 = 0.4;

/// Paints a troop: a stripe with its first badge, the number of its figures, its other badges.
pub fn troop(canvas: &Canvas<'_, impl Pen>, rect: Rect, token: &Token) {
    if let Some(icon) = token.sign {
        return silhouette(canvas, rect, token, icon);
    }
    let look = canvas.palette.tone(token.tone);
    let round = canvas.px(8.0).clamp(2.0, 40.0) as u8;
    let rounding = Round::same(round);
    shadow(canvas, rect, rounding);
    canvas.fill(rect, rounding, canvas.ink(look.fill));
    let stripe = rect.with_max_x(rect.left() + rect.width() * STRIPE);
    if let Some(banner) = token.badges.first() {
        let colour = canvas.palette.tone(banner.tone).line;
        let left = Round { nw: round, sw: round, ne: 0, se: 0 };
        canvas.fill(stripe, left, canvas.ink(colour));
        let words = banner.text.in_lang(canvas.lang);
        let size = canvas.letters(TEXT * 1.05).min(stripe.width() * 1.05);
        let ink = canvas.palette.ink_on(colour);
        canvas.text(stripe, Align2::CENTER_CENTER, words, size, ink);
    }
    let stroke = Stroke::new(canvas.px(2.2).clamp(1.2, 8.0), canvas.ink(look.line));
    canvas.outline(rect, rounding, stroke);
    let mut room = rect.with_min_x(stripe.right()).shrink2(vec2(canvas.px(2.0), canvas.px(2.0)));
    let plates = token.badges.get(1..).unwrap_or_default();
    if rect.height() >= PLATES_FROM && !plates.is_empty() {
        let size = canvas.letters(TEXT * 0.8);
        let high = size * 1.3;
        let line = room.with_min_y(room.bottom() - high);
        places::line(canvas, line, plates, size);
        room.max.y -= high * 0.92;
    }
    if rect.height() >= NAME_FROM && token.gauge.is_some() {
        let size = canvas.letters(TEXT * 0.72);
        let head = room.with_max_y(room.top() + size * 1.15);
        let name = token.short.in_lang(canvas.lang);
        canvas.text(head, Align2::CENTER_CENTER, name, size, look.line);
        room.min.y = head.bottom() - size * 0.2;
    }
    let Some(gauge) = token.gauge else {
        let name = token.short.in_lang(canvas.lang);
        let size = canvas.letters(TEXT).min(room.height() * 0.8);
        canvas.text(room, Align2::CENTER_CENTER, name, size, look.line);
        return;
    };
    let size = (room.height() * 0.98).min(room.width() * 0.9);
    let hurt = gauge.value < gauge.max;
    let ink = if hurt { look.line } else { canvas.palette.strong };
    let galley = canvas.galley(&gauge.value.to_string(), size, ink, Lay::row(f32::INFINITY));
    canvas.put(room, Align2::CENTER_CENTER, &galley, ink);
}

/// Paints a troop whose kind has a sign: that on its side's colour, the number of its figures, its
/// banner at the upper right, its other badges where there is room.
fn silhouette(canvas: &Canvas<'_, impl Pen>, rect: Rect, token: &Token, icon: Icon) {
    let look = canvas.palette.tone(token.tone);
    let rounding = Round::same(canvas.px(8.0).clamp(2.0, 40.0) as u8);
    let is_spent = token.badges.iter().any(is_spending);
    let line = if is_spent { pale(canvas, look.line) } else { look.line };
    shadow(canvas, rect, rounding);
    canvas.fill(rect, rounding, canvas.ink(line));
    let ink = if is_spent { look.line } else { canvas.palette.ink_on(line) };
    if is_spent {
        let edge = Stroke::new(canvas.px(2.2).clamp(1.2, 8.0), canvas.ink(look.line));
        canvas.outline(rect, rounding, edge);
    }
    let radius = (rect.height() * 0.09).clamp(2.5, 7.0);
    let owner = rect.left_top() + Vec2::splat(radius * 1.6);
    let flag =
        Rect::from_min_size(rect.right_top() - vec2(rect.width() * 0.34, 0.0), rect.size() * 0.34);
    let around = rect.expand(canvas.px(2.0));
    let mut taken = vec![Rect::from_center_size(owner, Vec2::splat(radius * 2.0))];
    let banner = token.badges.first();
    taken.extend(banner.map(|_| flag));
    let pill = pill(canvas, around, token, Pill::of);
    taken.extend(pill.as_ref().map(|(_, at)| *at));
    // What the picture says itself needs no plate.
    let is_pale = is_spent && rect.height() < NAME_FROM;
    let is_told = |badge: &&Badge| {
        let is_picture = badge.sign.as_ref().is_some_and(|sign| sign.icon == icon);
        figure_of(badge).is_empty() && (is_picture || is_pale && is_spending(badge))
    };
    let plates = token.badges.iter().skip(1).filter(|badge| !is_told(badge));
    let places = Places::of(canvas, around, plates, taken);
    let picture = rect.shrink2(rect.size() * 0.08);
    let square = picture.width().min(picture.height());
    let picture = Rect::from_center_size(picture.center(), Vec2::splat(square));
    canvas.sign(icon, picture, ink, line);
    mark(canvas, token.tone, owner, radius, ink);
    if let Some(banner) = banner {
        self::banner(canvas, flag, banner);
    }
    places.paint(canvas);
    if let Some((pill, at)) = pill {
        pill.paint(canvas, at);
    }
}

/// What is left of a piece, at its lower left corner.
fn pill<W: Laid, P: Pen<Words = W>>(
    canvas: &Canvas<'_, P>,
    around: Rect,
    token: &Token,
    of: fn(&Canvas<'_, P>, f32, Gauge) -> Pill<W>,
) -> Option<(Pill<W>, Rect)> {
    let pill = of(canvas, around.width() * PILL_MOST, token.gauge?);
    let at = Align2::LEFT_BOTTOM.align_size_within_rect(pill.size, around);
    Some((pill, at))
}

/// True if what has this badge does no more for now.
fn is_spending(badge: &Badge) -> bool {
    badge.sign.as_ref().is_some_and(|sign| matches!(sign.icon, Icon::Battled | Icon::Done))
}

/// A seat's colour on what does no more for now.
fn pale(canvas: &Canvas<'_, impl Pen>, line: Color32) -> Color32 {
    canvas.table.cell.lerp_to_gamma(line, 0.25)
}

/// The banner of a troop: a flag in its hue, whose shape says it, too.
fn banner(canvas: &Canvas<'_, impl Pen>, flag: Rect, banner: &Badge) {
    let fill = canvas.palette.tone(banner.tone).line;
    let edge = canvas.px(1.2).max(0.8);
    let ivory = canvas.ink(canvas.table.card);
    for (rect, colour) in [(flag.expand(edge), ivory), (flag, canvas.ink(fill))] {
        for part in flag_parts(rect, banner.tone) {
            canvas.pen.polygon(&part, colour, Stroke::NONE);
        }
    }
    let ink = canvas.palette.ink_on(fill);
    let figure = figure_of(banner).in_lang(canvas.lang);
    // A pennon and a swallow-tail have less at the fly.
    let tail = match banner.tone {
        Tone::Hue(Hue::Green) => 0.26,
        Tone::Hue(Hue::Red) => 0.16,
        _ => 0.0,
    };
    let room = flag.with_max_x(flag.right() - flag.width() * tail);
    match &banner.sign {
        Some(_) if figure.is_empty() && flag.height() < FLAG_SIGN_FROM => {}
        Some(sign) if figure.is_empty() => canvas.sign(sign.icon, room.shrink(1.0), ink, fill),
        _ => {
            let size = canvas.letters(TEXT * 0.9);
            canvas.text(room, Align2::CENTER_CENTER, figure, size, ink);
        }
    }
}

/// The outline of a flag, in parts without a hollow: green is a pennon, red a swallow-tail, all else
/// square.
fn flag_parts(flag: Rect, tone: Tone) -> Vec<Vec<Pos2>> {
    let (left, right, middle) = (flag.left(), flag.right(), flag.center().y);
    let (top, bottom) = (flag.top(), flag.bottom());
    match tone {
        Tone::Hue(Hue::Green) => {
            let tip = flag.height() * 0.3;
            vec![vec![
                pos2(left, top),
                pos2(left + flag.width() * 0.45, top),
                pos2(right, middle - tip * 0.4),
                pos2(right, middle + tip * 0.4),
                pos2(left + flag.width() * 0.45, bottom),
                pos2(left, bottom),
            ]]
        }
        Tone::Hue(Hue::Red) => {
            let notch = right - flag.width() * 0.3;
            let upper =
                [pos2(left, top), pos2(right, top), pos2(notch, middle), pos2(left, middle)];
            let lower = upper.map(|corner| pos2(corner.x, 2.0 * middle - corner.y));
            vec![upper.to_vec(), lower.to_vec()]
        }
        _ => vec![
            [flag.left_top(), flag.right_top(), flag.right_bottom(), flag.left_bottom()].to_vec(),
        ],
    }
}

fn shadow(canvas: &Canvas<'_, impl Pen>, rect: Rect, round: Round) {
    canvas.pen.shadow(Shadow {
        rect,
        round,
        down: canvas.px(2.0).max(1.0),
        blur: canvas.px(6.0).clamp(2.0, 24.0),
        color: canvas.ink(canvas.table.shadow),
    });
}

/// Paints a disc with its sign, else a letter or two; its badges below it where there is room.
pub fn disc(canvas: &Canvas<'_, impl Pen>, rect: Rect, token: &Token) {
    let look = canvas.palette.tone(token.tone);
    let radius = rect.width().min(rect.height()) / 2.0;
    let middle = rect.center();
    let under = middle + vec2(0.0, canvas.px(2.0).max(1.0));
    canvas.disc(under, radius, canvas.ink(canvas.table.shadow));
    let wide = (radius * 0.14).clamp(1.2, 8.0);
    let stroke = Stroke::new(wide, canvas.ink(look.line));
    canvas.pen.circle(middle, radius - wide / 2.0, canvas.ink(canvas.table.card), Stroke::NONE);
    canvas.pen.circle(middle, radius - wide / 2.0, canvas.ink(look.fill), stroke);
    // What is left of it stands over its edge, as do its figures.
    let over = hp_high(canvas) - rect.width() * COVERED_MOST;
    let around = rect.expand(over.max(canvas.px(2.0)));
    let pill = pill(canvas, around, token, Pill::light);
    let taken: Vec<Rect> = pill.iter().map(|(_, at)| *at).collect();
    if let Some(icon) = token.sign {
        let is_spent = token.badges.iter().any(is_spending);
        let line = if is_spent { pale(canvas, look.line) } else { look.line };
        let ink = if is_spent { look.line } else { canvas.palette.ink_on(line) };
        canvas.disc(middle, radius - wide, canvas.ink(line));
        let inner = Rect::from_center_size(middle, Vec2::splat(radius * 1.3));
        let mut shown: &[Badge] = &[];
        if rect.width() >= FIGURES_FROM {
            shown = &token.badges;
        }
        let mut places = Places::of(canvas, around, shown, taken);
        let mut at = clear(inner, places.taken());
        while !at.is_told && places.give_way(canvas) {
            at = clear(inner, places.taken());
        }
        canvas.sign(icon, at.square, ink, line);
        places.paint(canvas);
        if let Some((pill, at)) = pill {
            pill.paint(canvas, at);
        }
        return;
    }
    if let Some((pill, at)) = pill {
        pill.paint(canvas, at);
    }
    let word = token.short.in_lang(canvas.lang);
    let letters = f32::from(u8::try_from(word.chars().count().max(1)).unwrap_or(u8::MAX));
    let shows = rect.width() >= BADGES_FROM && !token.badges.is_empty();
    let size = (radius * if shows { 0.95 } else { 1.25 } / letters.sqrt()).max(super::READABLE);
    let mut room = rect;
    if shows {
        let plate = canvas.letters(TEXT * 0.8);
        let line = Rect::from_center_size(
            middle + vec2(0.0, radius * 0.52),
            vec2(radius * 1.7, plate * 1.3),
        );
        places::line(canvas, line, &token.badges, plate);
        room.max.y = line.top() + plate * 0.4;
    }
    let galley = canvas.galley(word, size, look.line, Lay::row(f32::INFINITY));
    if galley.size().x <= rect.width() * 1.1 {
        canvas.put(room, Align2::CENTER_CENTER, &galley, look.line);
    } else {
        mark(canvas, token.tone, middle, radius * 0.5, look.line);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn banners_of_three_colours_have_three_shapes() {
        let flag = Rect::from_min_size(Pos2::ZERO, vec2(20.0, 12.0));
        let shapes = [Hue::Green, Hue::Blue, Hue::Red].map(|hue| flag_parts(flag, Tone::Hue(hue)));
        assert!(shapes[0] != shapes[1] && shapes[1] != shapes[2] && shapes[0] != shapes[2]);
        for part in shapes.iter().flatten() {
            assert!(part.iter().all(|corner| flag.contains(*corner)), "{part:?}");
        }
        assert_eq!(shapes[2].len(), 2, "a hollow is left between the tails");
    }
}
