//! Pieces, cards and counters whose kind has a sign: the sign, hit points and figures at the corners,
//! then the name and the rest as far as there is room. Sign, owner and hit points are never left out.

use super::figure::{Corners, hp, hp_high, row};
use super::token::{Times, face, letters_on, name};
use super::{Canvas, TEXT, mark};
use crate::layout::{Form, number};
use crate::look::ToneLook;
use crate::pen::{Laid, Lay, Pen, Round};
use ecolor::Color32;
use emath::{Align2, Rect, Vec2, pos2, vec2};
use kanso_engine::scene::{Icon, Look, Token, Tone};

/// From this height on the screen a tile has room for figures at its corners.
const CORNERS_FROM: f32 = 24.0;
/// From this height on the screen a tile has room for its name below its sign.
const NAME_FROM: f32 = 52.0;
/// From this height on the screen a card has room for its name below its sign: without and with
/// figures at its corners.
const CARD_NAME_FROM: [f32; 2] = [25.0, 46.0];
/// From this width on the screen a card has room for what it says.
const WORDS_FROM: f32 = 90.0;
/// Most of the width of a piece that a figure at its corner takes.
const CORNER_MOST: f32 = 0.46;

/// A piece on a board.
pub(super) fn tile(
    canvas: &Canvas<'_, impl Pen>,
    rect: Rect,
    token: &Token,
    icon: Icon,
    look: ToneLook,
) {
    let pad = vec2(canvas.px(4.0), canvas.px(3.0)).max(Vec2::splat(1.5));
    let mut inner = rect.shrink2(pad);
    if rect.height() >= NAME_FROM {
        let row = canvas.letters(TEXT * 0.85) * 1.2;
        let foot = inner.with_min_y(inner.bottom() - row);
        name(canvas, foot, token, TEXT * 0.85, letters_on(canvas, token, look), 1);
        inner.max.y = foot.top();
    }
    let value = token.figure.in_lang(canvas.lang);
    if value.is_empty() {
        sign(canvas, inner, (Form::Tile, token), icon, look);
    } else {
        let (left, right) = inner.split_left_right_at_fraction(0.55);
        sign(canvas, left, (Form::Tile, token), icon, look);
        let size = canvas.letters(TEXT * 1.2);
        canvas.text(right, Align2::CENTER_CENTER, value, size, letters_on(canvas, token, look));
    }
    let edges = rect.shrink(1.0).with_max_y(inner.bottom() + pad.y - 1.0);
    let pill = token.gauge.map(|gauge| {
        let room = edges.with_max_x(edges.left() + edges.width() * 0.6);
        hp(canvas, room, Align2::LEFT_BOTTOM, gauge)
    });
    if rect.height() >= CORNERS_FROM {
        let corners = Corners::of(&token.badges);
        corners.paint(canvas, edges, edges.width() * CORNER_MOST, pill);
    }
}

/// A card that lies in a row, as often as `count` says.
pub(super) fn card(
    canvas: &Canvas<'_, impl Pen>,
    rect: Rect,
    (token, count): (&Token, u16),
    icon: Icon,
    look: ToneLook,
) {
    let inner = rect.shrink(canvas.px(5.0).max(2.0));
    let edges = rect.shrink(canvas.px(3.0).max(1.0));
    let ink = letters_on(canvas, token, look);
    let corners = Corners::of(&token.badges);
    let times = (count > 1).then(|| Times::of(canvas, count));
    let has_foot = token.gauge.is_some() || corners.lower_right.is_some() || times.is_some();
    let named = rect.height() >= CARD_NAME_FROM[usize::from(has_foot)];
    let line = canvas.letters(TEXT) * 1.2;
    // How many there are stands at a lower corner that is free, else above them.
    let is_full = token.gauge.is_some() && corners.lower_right.is_some();
    let above = match &times {
        Some(times) if is_full => times.size.y,
        _ => 0.0,
    };
    let foot = if has_foot { hp_high(canvas) + canvas.px(2.0) + above } else { 0.0 };
    let small = canvas.letters(TEXT * 0.78) * 1.35;
    let has_others = !corners.others.is_empty();
    // Its name has a second row, and its badges theirs, where a sign of some size is left.
    let left = |used: f32| inner.height() - foot - used;
    let least = canvas.px(36.0).max(22.0);
    let others = if has_others && left(line + small) > least { small } else { 0.0 };
    let in_one = fits_in_a_row(canvas, token, inner.width());
    let rows = if !in_one && left(2.0 * line + others) > least { 2 } else { 1 };
    let words = if named { line * number(rows) } else { 0.0 };
    // From below: hit points, badges, the name, and the sign in what is left.
    let mut bottom = inner.bottom() - foot;
    if others > 0.0 {
        row(canvas, inner.with_min_y(bottom - others).with_max_y(bottom), corners.others.clone());
        bottom -= others + canvas.px(2.0);
    }
    let mut picture = inner.with_max_y(bottom - words);
    let said = said(canvas, token, rect.width(), inner.width(), picture.height());
    if let Some((galley, ink)) = said {
        let high = galley.size().y;
        let room = inner.with_max_y(bottom).with_min_y(bottom - high);
        canvas.put(room, Align2::LEFT_TOP, &galley, ink);
        bottom -= high + canvas.px(3.0);
        picture.max.y = bottom - words;
    }
    if named {
        let room = inner.with_min_y(bottom - words).with_max_y(bottom);
        name(canvas, room, token, TEXT, ink, rows);
    }
    // The sign stands below the figures at the upper corners, where it stays large enough.
    let lowered = picture.with_min_y(picture.top() + small * 0.85);
    let has_upper = corners.upper_left.is_some() || corners.upper_right.is_some();
    if has_upper && lowered.height() >= canvas.px(24.0).max(16.0) {
        picture = lowered;
    }
    let picture = picture.with_max_y(picture.bottom().max(inner.top() + 8.0));
    sign(canvas, picture, (Form::Card, token), icon, look);
    let pill = token.gauge.map(|gauge| hp(canvas, edges, Align2::LEFT_BOTTOM, gauge));
    corners.paint(canvas, edges, edges.width() * CORNER_MOST, pill);
    if let Some(times) = times {
        let free = if corners.lower_right.is_some() && !is_full {
            Align2::LEFT_BOTTOM
        } else {
            Align2::RIGHT_BOTTOM
        };
        let up = if is_full { hp_high(canvas) } else { 0.0 };
        times.paint(
            canvas,
            free.align_size_within_rect(times.size, edges.translate(vec2(0.0, -up))),
        );
    }
}

/// True if the name of a card, in full or short, is no wider than this.
fn fits_in_a_row(canvas: &Canvas<'_, impl Pen>, token: &Token, wide: f32) -> bool {
    let size = canvas.letters(TEXT);
    let names = [&token.name, &token.short].map(|name| name.in_lang(canvas.lang));
    let mut names = names.into_iter().filter(|name| !name.is_empty());
    names.any(|name| {
        canvas.galley(name, size, canvas.palette.ink, Lay::row(f32::INFINITY)).size().x <= wide
    })
}

/// What a large card says in full, in so many rows as leave its sign a third of the picture's height.
fn said<P: Pen>(
    canvas: &Canvas<'_, P>,
    token: &Token,
    across: f32,
    wide: f32,
    high: f32,
) -> Option<(P::Words, Color32)> {
    let detail = token.detail.in_lang(canvas.lang);
    if across < WORDS_FROM || detail == token.name.in_lang(canvas.lang) {
        return None;
    }
    let size = canvas.letters(TEXT * 0.7);
    let rows = (high * 0.66 / (size * 1.3)) as usize;
    let ink = canvas.palette.ink;
    (rows >= 2).then(|| (canvas.galley(detail, size, ink, Lay::rows(wide, rows)), ink))
}

/// A counter: its sign, and its name where there is room.
pub(super) fn chip(
    canvas: &Canvas<'_, impl Pen>,
    rect: Rect,
    token: &Token,
    icon: Icon,
    look: ToneLook,
) {
    let ink = letters_on(canvas, token, look);
    let size = canvas.letters(TEXT * 0.8);
    let mut room = rect.shrink(rect.height().min(rect.width()) * 0.12);
    // One that is wide has its name beside its sign, one that is high below it.
    if rect.width() > rect.height() * 2.0 {
        let square = room.with_max_x(room.left() + room.height());
        canvas.sign(icon, square, ink, face(canvas, Form::Chip, token));
        room.min.x = square.right() + canvas.px(3.0);
        name(canvas, room, token, TEXT * 0.85, ink, 1);
        return;
    }
    if rect.height() > size * 3.2 {
        let foot = room.with_min_y(room.bottom() - size * 1.15);
        name(canvas, foot, token, TEXT * 0.8, ink, 1);
        room.max.y = foot.top();
    }
    canvas.sign(icon, room, ink, face(canvas, Form::Chip, token));
    let corners = Corners::of(&token.badges);
    if rect.height() >= CORNERS_FROM {
        corners.paint(canvas, rect, rect.width() * 0.6, None);
    }
}

/// The sign: of a seat's own on a plate in its colour, which has the seat's sign, too; else bare.
pub(super) fn sign(
    canvas: &Canvas<'_, impl Pen>,
    room: Rect,
    (form, token): (Form, &Token),
    icon: Icon,
    look: ToneLook,
) {
    let side = room.width().min(room.height());
    let square = Rect::from_center_size(room.center(), Vec2::splat(side));
    let spent = token.look == Look::Spent;
    let owned = matches!(token.tone, Tone::Seat(_) | Tone::Side(_));
    if owned && !spent {
        let rounding = Round::same((side * 0.16).clamp(1.0, 40.0) as u8);
        canvas.fill(square, rounding, canvas.ink(look.line));
        let ink = canvas.palette.ink_on(look.line);
        canvas.sign(icon, square.shrink(side * 0.12), ink, look.line);
        let radius = (side * 0.1).clamp(2.0, 7.0);
        let corner = square.left_top() + Vec2::splat(radius * 1.5);
        mark(canvas, token.tone, corner, radius, ink);
        return;
    }
    let ink = letters_on(canvas, token, look);
    let ink = if spent { ink.gamma_multiply(0.75) } else { ink };
    canvas.sign(icon, square.shrink(side * 0.04), ink, face(canvas, form, token));
    if owned {
        let radius = (side * 0.12).clamp(2.5, 7.0);
        mark(
            canvas,
            token.tone,
            pos2(room.left() + radius, room.top() + radius),
            radius,
            look.line,
        );
    }
}
