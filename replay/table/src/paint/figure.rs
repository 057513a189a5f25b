//! Signs with figures: on plates at the corners of a piece, in rows, and as lines of a sheet.

use super::{Canvas, READABLE, TEXT};
use crate::pen::{Laid, Lay, Pen, Round, Stroke};
use ecolor::Color32;
use emath::{Align2, Pos2, Rect, Vec2, pos2, vec2};
use kanso_engine::scene::{Badge, Corner, Gauge, Icon, Line, Sign, Tone};

/// Side of a sign against the letters beside it.
const SIGN: f32 = 1.15;
/// Height of a plate against the letters on it.
const HIGH: f32 = 1.35;

/// Badges by where they stand on a piece or card.
#[derive(Default)]
pub(super) struct Corners<'a> {
    /// What it costs, or counts against somebody.
    pub upper_left: Option<&'a Badge>,
    /// What it does.
    pub upper_right: Option<&'a Badge>,
    /// What keeps it from harm.
    pub lower_right: Option<&'a Badge>,
    /// All others, in their order.
    pub others: Vec<&'a Badge>,
}

impl<'a> Corners<'a> {
    /// The first badge with a sign for a corner has that corner.
    pub fn of(badges: &'a [Badge]) -> Self {
        let mut corners = Self::default();
        for badge in badges {
            let corner = badge.sign.as_ref().and_then(|sign| sign.icon.corner());
            let place = match corner {
                Some(Corner::UpperLeft) => &mut corners.upper_left,
                Some(Corner::UpperRight) => &mut corners.upper_right,
                Some(Corner::LowerRight) => &mut corners.lower_right,
                None => {
                    corners.others.push(badge);
                    continue;
                }
            };
            if place.is_some() {
                corners.others.push(badge);
            } else {
                *place = Some(badge);
            }
        }
        corners
    }

    /// Paints those at the corners of a rectangle for which there is room beside each other and beside
    /// what stands there already, none wider than `most`.
    pub fn paint(
        &self,
        canvas: &Canvas<'_, impl Pen>,
        around: Rect,
        most: f32,
        stands: Option<Rect>,
    ) {
        let size = canvas.letters(TEXT * 0.8);
        // What it does is the last to go.
        let corners = [
            (self.upper_right, Align2::RIGHT_TOP),
            (self.upper_left, Align2::LEFT_TOP),
            (self.lower_right, Align2::RIGHT_BOTTOM),
        ];
        let mut taken: Vec<Rect> = stands.into_iter().collect();
        for (badge, anchor) in corners {
            let Some(badge) = badge else { continue };
            let Some(plate) = Plate::of(canvas, badge, size, most) else { continue };
            let at = anchor.align_size_within_rect(plate.size, around);
            if taken.iter().any(|other| other.shrink(1.0).intersects(at)) {
                continue;
            }
            plate.paint(canvas, at);
            taken.push(at);
        }
    }
}

/// A badge that is laid out.
pub(super) struct Plate<W> {
    /// How large it is.
    pub size: Vec2,
    letters: f32,
    icon: Option<Icon>,
    galley: Option<W>,
    fill: Color32,
    ink: Color32,
    rim: Option<Color32>,
}

impl<W: Laid> Plate<W> {
    /// A badge in letters of this size: its sign with its figure, else its figure alone; nothing where
    /// that is wider than `most`.
    pub fn of(
        canvas: &Canvas<'_, impl Pen<Words = W>>,
        badge: &Badge,
        letters: f32,
        most: f32,
    ) -> Option<Self> {
        let (fill, ink, rim) = colours(canvas, badge);
        let (icon, words) = match &badge.sign {
            Some(sign) => (Some(sign.icon), sign.figure.in_lang(canvas.lang)),
            None => (None, badge.text.in_lang(canvas.lang)),
        };
        let galley = (!words.is_empty())
            .then(|| canvas.galley(words, letters, ink, Lay::row(f32::INFINITY)));
        let wide = galley.as_ref().map_or(0.0, |galley| galley.size().x);
        let high = letters * HIGH;
        let pad = letters * 0.4;
        let with_sign = |icon: Option<Icon>| {
            let sign = if icon.is_some() { letters * SIGN } else { 0.0 };
            vec2((sign + wide + pad).max(high), high)
        };
        let plate =
            |icon, size| Self { size, letters, icon, galley: galley.clone(), fill, ink, rim };
        let full = with_sign(icon);
        if full.x <= most {
            return Some(plate(icon, full));
        }
        let figure = with_sign(None);
        (galley.is_some() && figure.x <= most).then(|| plate(None, figure))
    }

    /// Paints it.
    pub fn paint(&self, canvas: &Canvas<'_, impl Pen<Words = W>>, at: Rect) {
        let rounding = Round::same((at.height() * 0.35).clamp(1.0, 60.0) as u8);
        let stroke = match self.rim {
            Some(rim) => Stroke::new(canvas.px(0.9).max(0.6), canvas.ink(rim)),
            None => Stroke::NONE,
        };
        canvas.pen.rect(at, rounding, canvas.ink(self.fill), stroke);
        let sign = if self.icon.is_some() { self.letters * SIGN } else { 0.0 };
        let wide = self.galley.as_ref().map_or(0.0, |galley| galley.size().x);
        let left = at.center().x - f32::midpoint(sign, wide);
        if let Some(icon) = self.icon {
            let middle = pos2(left + sign / 2.0, at.center().y);
            let square = Rect::from_center_size(middle, Vec2::splat(self.letters));
            canvas.sign(icon, square, self.ink, self.fill);
        }
        if let Some(galley) = &self.galley {
            let room = Rect::from_min_size(pos2(left + sign, at.top()), vec2(wide, at.height()));
            canvas.put(room, Align2::CENTER_CENTER, galley, self.ink);
        }
    }
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

/// Plates in lines; as many as there is room for. Says where they end.
pub(super) fn row<'a>(
    canvas: &Canvas<'_, impl Pen>,
    room: Rect,
    badges: impl IntoIterator<Item = &'a Badge>,
) -> f32 {
    let size = canvas.letters(TEXT * 0.78);
    let (mut left, mut top) = (room.left(), room.top());
    let mut bottom = top;
    for badge in badges {
        let Some(plate) = Plate::of(canvas, badge, size, room.width() + 1.0) else { continue };
        if left + plate.size.x > room.right() + 1.0 && left > room.left() {
            left = room.left();
            top += plate.size.y + canvas.px(2.0);
        }
        bottom = top + plate.size.y;
        if bottom > room.bottom() + 1.5 {
            return top;
        }
        plate.paint(canvas, Rect::from_min_size(pos2(left, top), plate.size));
        left += plate.size.x + canvas.px(2.5);
    }
    bottom
}

/// Plates from the right end of a strip to the left; those that have no room are left out.
pub(super) fn from_right(
    canvas: &Canvas<'_, impl Pen>,
    strip: Rect,
    badges: &[Badge],
    letters: f32,
) {
    let mut right = strip.right();
    for badge in badges.iter().rev() {
        let Some(plate) = Plate::of(canvas, badge, letters, right - strip.left()) else { return };
        let middle = pos2(right - plate.size.x / 2.0, strip.center().y);
        plate.paint(canvas, Rect::from_center_size(middle, plate.size));
        right -= plate.size.x + canvas.px(2.0).max(1.0);
    }
}

/// Height of hit points.
pub(super) fn hp_high(canvas: &Canvas<'_, impl Pen>) -> f32 {
    canvas.letters(TEXT * 0.9).max(READABLE) * 1.3
}

/// Hit points as white figures on red: what is left, and of how many where some are lost and there is
/// room. Says where they stand.
pub(super) fn hp(canvas: &Canvas<'_, impl Pen>, room: Rect, anchor: Align2, gauge: Gauge) -> Rect {
    let Gauge { value, max } = gauge;
    let (fill, ink) = (canvas.palette.hp, canvas.palette.on_hp);
    let size = canvas.letters(TEXT * 0.9).max(READABLE);
    let lay = |words: &str| canvas.galley(words, size, ink, Lay::row(f32::INFINITY));
    let wide_of = |galley: &_| (Laid::size(galley).x + size * 0.6).max(size * 1.3);
    let mut galley = lay(&value.to_string());
    if value < max {
        let both = lay(&format!("{value}/{max}"));
        if wide_of(&both) <= room.width() {
            galley = both;
        }
    }
    let pill = anchor.align_size_within_rect(vec2(wide_of(&galley), size * 1.3), room);
    let rounding = Round::same((pill.height() / 2.0).clamp(1.0, 60.0) as u8);
    canvas.fill(pill, rounding, canvas.ink(fill));
    if value < max {
        // What is hurt has a rim.
        let rim = Stroke::new(1.5, canvas.ink(canvas.palette.strong));
        canvas.around(pill, rounding, rim);
    }
    let rect = Rect::from_center_size(pill.center(), galley.size());
    canvas.put(rect, Align2::CENTER_CENTER, &galley, ink);
    pill
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

/// A line of a sheet as its sign and figure.
pub(super) fn line(canvas: &Canvas<'_, impl Pen>, rect: Rect, line: &Line) {
    let Some(sign) = &line.sign else { return };
    let look = canvas.palette.tone(line.tone);
    let rounding = Round::same((rect.height() * 0.3).clamp(1.0, 40.0) as u8);
    let stands_out = matches!(line.tone, Tone::Active | Tone::Good | Tone::Bad | Tone::Warning);
    let fill = if stands_out { look.fill } else { canvas.table.cell };
    canvas.fill(rect, rounding, canvas.ink(fill));
    let ink = match line.tone {
        Tone::Active | Tone::Good | Tone::Bad | Tone::Warning | Tone::Faint => look.line,
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
    canvas.text(middle, Align2::LEFT_CENTER, figure, size, ink);
}
