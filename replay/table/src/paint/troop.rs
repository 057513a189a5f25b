//! Bodies of figures and single figures, as they stand on a board.
//!
//! A troop shows how many figures are left first of all, then its banner, then the rest where there is
//! room for it: at any zoom the number is the largest thing on it.

use super::figure::{Corners, Plate, hp};
use super::{Canvas, TEXT, mark};
use crate::pen::{Laid, Lay, Pen, Round, Shadow, Stroke};
use emath::{Align2, Pos2, Rect, Vec2, vec2};
use kanso_engine::scene::{Badge, Icon, Token};

/// Width of the stripe against that of the troop.
const STRIPE: f32 = 0.27;
/// From this height on the screen a troop has room for its name.
const NAME_FROM: f32 = 46.0;
/// From this height on the screen a troop has room for small plates.
const PLATES_FROM: f32 = 30.0;
/// From this width on the screen a disc has room for its badges.
const BADGES_FROM: f32 = 44.0;

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
        self::plates(canvas, line, plates, size);
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

/// Small plates in the middle of a line; those that have no room are left out.
fn plates(canvas: &Canvas<'_, impl Pen>, line: Rect, badges: &[Badge], size: f32) {
    let gap = canvas.px(2.0).max(1.0);
    let laid = badges.iter().filter_map(|badge| Plate::of(canvas, badge, size, line.width() + 1.0));
    let laid: Vec<Plate<_>> = laid.collect();
    let total = |count: usize| -> f32 {
        laid.iter().take(count).map(|plate| plate.size.x + gap).sum::<f32>() - gap
    };
    let mut count = laid.len();
    while count > 1 && total(count) > line.width() + 1.0 {
        count -= 1;
    }
    let mut left = line.center().x - total(count) / 2.0;
    for plate in laid.iter().take(count) {
        let at = Rect::from_min_size(Pos2::new(left, line.top()), plate.size);
        left = at.right() + gap;
        plate.paint(canvas, at);
    }
}

/// Paints a troop whose kind has a sign: that on its side's colour, the number of its figures, its
/// banner at the upper right, its other badges where there is room.
fn silhouette(canvas: &Canvas<'_, impl Pen>, rect: Rect, token: &Token, icon: Icon) {
    let look = canvas.palette.tone(token.tone);
    let rounding = Round::same(canvas.px(8.0).clamp(2.0, 40.0) as u8);
    shadow(canvas, rect, rounding);
    canvas.fill(rect, rounding, canvas.ink(look.line));
    let ink = canvas.palette.ink_on(look.line);
    let picture = rect.shrink2(rect.size() * 0.08);
    canvas.sign(icon, picture, ink, look.line);
    let radius = (rect.height() * 0.09).clamp(2.0, 7.0);
    mark(canvas, token.tone, rect.left_top() + Vec2::splat(radius * 1.6), radius, ink);
    if let Some(banner) = token.badges.first() {
        let fill = canvas.palette.tone(banner.tone).line;
        let size = vec2(rect.width() * 0.34, rect.height() * 0.34);
        let flag = Rect::from_min_size(rect.right_top() - vec2(size.x, 0.0), size);
        let edge = Stroke::new(canvas.px(1.2).max(0.8), canvas.ink(canvas.table.card));
        canvas.pen.rect(flag.expand(edge.width), Round::same(1), canvas.ink(fill), edge);
        let ink = canvas.palette.ink_on(fill);
        match &banner.sign {
            Some(sign) if sign.figure.in_lang(canvas.lang).is_empty() => {
                canvas.sign(sign.icon, flag.shrink(1.0), ink, fill);
            }
            Some(sign) => {
                let size = canvas.letters(TEXT * 0.9);
                let figure = sign.figure.in_lang(canvas.lang);
                canvas.text(flag, Align2::CENTER_CENTER, figure, size, ink);
            }
            None => {
                let size = canvas.letters(TEXT * 0.9);
                let words = banner.text.in_lang(canvas.lang);
                canvas.text(flag, Align2::CENTER_CENTER, words, size, ink);
            }
        }
    }
    let pill = token.gauge.map(|gauge| {
        let around = rect.expand(canvas.px(2.0));
        let room = around.with_max_x(around.left() + around.width() * 0.5);
        hp(canvas, room, Align2::LEFT_BOTTOM, gauge)
    });
    if rect.height() >= PLATES_FROM {
        let corners = Corners::of(token.badges.get(1..).unwrap_or_default());
        corners.paint(canvas, rect.expand(canvas.px(2.0)), rect.width() * 0.5, pill);
        let others: Vec<Badge> = corners.others.into_iter().cloned().collect();
        let size = canvas.letters(TEXT * 0.75);
        let line =
            rect.with_max_y(rect.bottom() - size * 1.4).with_min_y(rect.bottom() - size * 2.8);
        if rect.height() >= NAME_FROM {
            plates(canvas, line, &others, size);
        }
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
    if let Some(icon) = token.sign {
        let inner = Rect::from_center_size(middle, Vec2::splat(radius * 1.9));
        canvas.disc(middle, radius - wide, canvas.ink(look.line));
        let ink = canvas.palette.ink_on(look.line);
        canvas.sign(icon, inner.shrink(radius * 0.3), ink, look.line);
        if rect.width() >= BADGES_FROM {
            let plate = canvas.letters(TEXT * 0.75);
            let line = Rect::from_center_size(
                middle + vec2(0.0, radius * 0.72),
                vec2(radius * 2.2, plate * 1.3),
            );
            plates(canvas, line, &token.badges, plate);
        }
        return;
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
        plates(canvas, line, &token.badges, plate);
        room.max.y = line.top() + plate * 0.4;
    }
    let galley = canvas.galley(word, size, look.line, Lay::row(f32::INFINITY));
    if galley.size().x <= rect.width() * 1.1 {
        canvas.put(room, Align2::CENTER_CENTER, &galley, look.line);
    } else {
        mark(canvas, token.tone, middle, radius * 0.5, look.line);
    }
}
