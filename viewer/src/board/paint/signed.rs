//! Pieces and cards whose kind has a sign: the sign, hit points as a number, then the name and the rest
//! as far as there is room. Sign, owner and hit points are never left out.

use super::token::{badges, letters_on, name};
use super::{Canvas, Lay, READABLE, TEXT, mark};
use crate::look::{ToneLook, paint_sign};
use egui::epaint::StrokeKind;
use egui::{Align2, CornerRadius, Pos2, Rect, Stroke, Vec2, pos2, vec2};
use kanso_engine::scene::{Gauge, Icon, Look, Token, Tone};

/// From this height on the screen a tile has room for its name above its hit points.
const NAME_FROM: f32 = 26.0;
/// From this height on the screen a tile has room for badges.
const BADGES_FROM: f32 = 40.0;
/// From this height on the screen a card has room for its name below its sign.
const CARD_NAME_FROM: f32 = 25.0;

/// A piece on a board.
pub(super) fn tile(canvas: &Canvas<'_>, rect: Rect, token: &Token, icon: Icon, look: ToneLook) {
    let inner = rect.shrink2(vec2(canvas.px(4.0), canvas.px(3.0)).max(Vec2::splat(1.5)));
    let side = inner.height().min(inner.width() * 0.55);
    let square = Rect::from_min_size(inner.min, vec2(side, inner.height()));
    sign(canvas, square, token, icon, look);
    let mut rest = inner.with_min_x(square.right() + canvas.px(4.0).max(1.5));
    let marked = matches!(token.tone, Tone::Seat(_));
    if marked {
        let radius = (canvas.px(6.0)).clamp(2.5, 7.0);
        let middle = pos2(rest.right() - radius, rest.top() + radius);
        if rect.height() < NAME_FROM {
            rest.max.x -= 2.0 * radius;
        }
        mark(canvas, token.tone, middle, radius, look.line);
    }
    if rect.height() < NAME_FROM {
        if let Some(gauge) = token.gauge {
            hp(canvas, rest, Align2::LEFT_CENTER, gauge);
        }
        return;
    }
    let ink = letters_on(canvas, token, look);
    let row = canvas.letters(TEXT) * 1.25;
    let mut head = rest.with_max_y(rest.top() + row);
    if marked {
        head.max.x -= canvas.px(12.0).clamp(5.0, 14.0);
    }
    // Where two letters would be left of it, the sign says it alone.
    if head.width() > row * 2.2 {
        name(canvas, head, token, TEXT * 0.95, ink, 1);
    }
    rest.min.y = head.bottom();
    if let Some(gauge) = token.gauge {
        let high = hp_high(canvas);
        let pill = hp(canvas, rest.with_max_y(rest.top() + high), Align2::LEFT_CENTER, gauge);
        rest.min.y = pill.bottom() + canvas.px(2.0);
    }
    if rect.height() >= BADGES_FROM {
        badges(canvas, rest, &token.badges);
    }
}

/// A card that lies in a row.
pub(super) fn card(canvas: &Canvas<'_>, rect: Rect, token: &Token, icon: Icon, look: ToneLook) {
    let inner = rect.shrink(canvas.px(5.0).max(2.0));
    let ink = letters_on(canvas, token, look);
    let radius = canvas.px(6.0).clamp(2.5, 7.0);
    if matches!(token.tone, Tone::Seat(_)) {
        let middle = pos2(inner.right() - radius, inner.top() + radius);
        mark(canvas, token.tone, middle, radius, look.line);
    }
    let foot = token.gauge.map_or(0.0, |_| hp_high(canvas));
    let named = rect.height() >= CARD_NAME_FROM;
    let row = if named { canvas.letters(TEXT) * 1.2 } else { 0.0 };
    let many = rect.height() > row * 2.0 + foot + canvas.px(40.0).max(24.0);
    let words = if many { row * 2.0 } else { row };
    let lines = if token.badges.is_empty() || !many { 0.0 } else { canvas.letters(TEXT) * 1.2 };
    // From below: hit points, badges, the name, and the sign in what is left.
    let mut bottom = inner.bottom();
    if let Some(gauge) = token.gauge {
        let room = inner.with_min_y(bottom - foot).with_max_y(bottom);
        hp(canvas, room, Align2::LEFT_CENTER, gauge);
        bottom -= foot + canvas.px(2.0);
    }
    if lines > 0.0 {
        badges(canvas, inner.with_min_y(bottom - lines).with_max_y(bottom), &token.badges);
        bottom -= lines + canvas.px(2.0);
    }
    if named {
        name(canvas, inner.with_min_y(bottom - words).with_max_y(bottom), token, TEXT, ink, 2);
        bottom -= words;
    }
    let room = inner.with_max_y(bottom.max(inner.top() + 8.0));
    sign(canvas, room, token, icon, look);
}

/// The sign: of a seat's own in its colour on a plate, else bare.
fn sign(canvas: &Canvas<'_>, room: Rect, token: &Token, icon: Icon, look: ToneLook) {
    let side = room.width().min(room.height());
    let square = Rect::from_center_size(room.center(), Vec2::splat(side));
    let spent = token.look == Look::Spent;
    if matches!(token.tone, Tone::Seat(_)) && !spent {
        let rounding = CornerRadius::same((side * 0.16).clamp(1.0, 40.0) as u8);
        canvas.painter.rect_filled(square, rounding, canvas.ink(look.line));
        let ink = canvas.palette.ink_on(look.line);
        paint_sign(canvas.painter, icon, square.shrink(side * 0.12), canvas.ink(ink));
        return;
    }
    let ink = letters_on(canvas, token, look);
    let ink = if spent { ink.gamma_multiply(0.75) } else { ink };
    paint_sign(canvas.painter, icon, square.shrink(side * 0.04), canvas.ink(ink));
}

fn hp_high(canvas: &Canvas<'_>) -> f32 {
    canvas.letters(TEXT * 0.95).max(READABLE) * 1.3
}

/// Hit points as white figures on red: what is left, and of how many where some are lost. Says where
/// they stand.
fn hp(canvas: &Canvas<'_>, room: Rect, anchor: Align2, gauge: Gauge) -> Rect {
    let Gauge { value, max } = gauge;
    let words = if value < max { format!("{value}/{max}") } else { value.to_string() };
    let (fill, ink) = (canvas.palette.hp, canvas.palette.on_hp);
    let size = canvas.letters(TEXT * 0.95).max(READABLE);
    let galley = canvas.galley(&words, size, ink, Lay::row(f32::INFINITY));
    let wide = (galley.size().x + size * 0.7).max(size * 1.3);
    let pill = anchor.align_size_within_rect(vec2(wide, size * 1.3), room);
    // Where it is too wide for its room it covers what is left of it, never what is beside the piece.
    let pill = pill.translate(vec2((room.right() - pill.right()).min(0.0), 0.0));
    let rounding = CornerRadius::same((pill.height() / 2.0).clamp(1.0, 60.0) as u8);
    canvas.painter.rect_filled(pill, rounding, canvas.ink(fill));
    if value < max {
        // What is hurt has a rim.
        let rim = Stroke::new(1.5, canvas.ink(canvas.palette.strong));
        canvas.painter.rect_stroke(pill, rounding, rim, StrokeKind::Outside);
    }
    let middle: Pos2 = pill.center();
    let rect = Rect::from_center_size(middle, galley.size());
    canvas.put(rect, Align2::CENTER_CENTER, galley, ink);
    pill
}
