//! Pieces, cards and counters whose kind has a sign: the sign, hit points and figures at the corners,
//! then the name and the rest as far as there is room. Sign, owner and hit points are never left out.

use super::figure::{Pill, from_right, hp_high, row};
use super::places::{Places, at_corners, clear, is_lower_right, is_movement, ordered};
use super::token::{Times, face, letters_on, name};
use super::{Canvas, TEXT, mark};
use crate::layout::{Form, number};
use crate::look::ToneLook;
use crate::pen::{Laid, Lay, Pen, Round, Stroke};
use ecolor::Color32;
use emath::{Align2, Pos2, Rect, Vec2, pos2, vec2};
use kanso_engine::Lang;
use kanso_engine::scene::{Badge, Icon, Look, Token, Tone};

/// From this height on the screen a piece has room for figures at its corners beside its picture.
const CORNERS_FROM: f32 = 26.0;
/// From this height on the screen a counter has room for figures at its corners.
const CHIP_CORNERS_FROM: f32 = 18.0;
/// A piece that is narrower on the screen has its figures over its edge.
const NARROW: f32 = 44.0;
/// Most of the width of a piece that its hit points take with their greatest number.
const PILL_MOST: f32 = 0.6;
/// So of a narrow piece, where its picture needs the room.
const NARROW_PILL_MOST: f32 = 0.4;
/// From this height on the screen a tile has room for its name below its sign.
const NAME_FROM: f32 = 52.0;
/// From this height on it has room for it if it is short.
const SHORT_NAME_FROM: f32 = 41.0;
/// From this height on the screen a card has room for its name below its sign: without and with
/// figures at its corners.
const CARD_NAME_FROM: [f32; 2] = [25.0, 46.0];
/// A sign beside others on a counter is no smaller on the screen.
const IN_LINE_LEAST: f32 = 7.0;
/// From this width on the screen a card has room for what it says.
const WORDS_FROM: f32 = 90.0;

/// From this width on the screen a card has room for signs beside its figures.
const SIGNS_FROM: f32 = 36.0;
/// Half of what a star on a sign is across: at least, so that it is seen for what it is, and at most.
const STAR_LEAST: f32 = 3.7;
/// See [`STAR_LEAST`].
const STAR_MOST: f32 = 8.0;
/// A star around its middle: points and dents, from the top.
const STAR: [(f32, f32); 10] = [
    (0.0, -1.0),
    (0.27, -0.37),
    (0.95, -0.31),
    (0.43, 0.14),
    (0.59, 0.81),
    (0.0, 0.45),
    (-0.59, 0.81),
    (-0.43, 0.14),
    (-0.95, -0.31),
    (-0.27, -0.37),
];

/// A piece on a board.
pub(super) fn tile(
    canvas: &Canvas<'_, impl Pen>,
    rect: Rect,
    token: &Token,
    icon: Icon,
    look: ToneLook,
) {
    let is_short = || fits_in_a_row(canvas, token, rect.width() - canvas.px(8.0).max(3.0));
    let has_name = rect.height() >= NAME_FROM || rect.height() >= SHORT_NAME_FROM && is_short();
    let mut at = Edges::of(canvas, rect, token, has_name);
    if has_name && at.places.misses() {
        // Its name gives way to its figures.
        at = Edges::of(canvas, rect, token, false);
    }
    let ink = letters_on(canvas, token, look);
    if let Some(foot) = at.foot {
        name(canvas, foot, token, TEXT * 0.85, ink, 1);
    }
    if let Some((room, words)) = &at.value {
        canvas.put(*room, Align2::CENTER_CENTER, words, ink);
    }
    sign(canvas, at.inner, (Form::Tile, token), icon, look, &mut at.places);
    at.paint(canvas);
}

/// What stands on a piece besides its sign.
struct Edges<'a, W> {
    /// Its name.
    foot: Option<Rect>,
    /// What it counts, in the middle.
    value: Option<(Rect, W)>,
    pill: Option<(Pill<W>, Rect)>,
    places: Places<'a, W>,
    /// What is left for its sign.
    inner: Rect,
}

impl<'a, W: Laid> Edges<'a, W> {
    fn of(
        canvas: &Canvas<'_, impl Pen<Words = W>>,
        rect: Rect,
        token: &'a Token,
        has_name: bool,
    ) -> Self {
        let pad = vec2(canvas.px(4.0), canvas.px(3.0)).max(Vec2::splat(1.5));
        let mut inner = rect.shrink2(pad);
        let foot = has_name.then(|| {
            let row = canvas.letters(TEXT * 0.85) * 1.2;
            let foot = inner.with_min_y(inner.bottom() - row);
            inner.max.y = foot.top();
            foot
        });
        // On a narrow piece hit points hang over the edge, so that its sign is seen.
        let (over, most) =
            if rect.width() < NARROW { (2.0, NARROW_PILL_MOST) } else { (0.0, PILL_MOST) };
        let edges = rect.shrink(1.0 - over).with_max_y(inner.bottom() + pad.y - 1.0 + over);
        let mut taken = Vec::new();
        let value = token.figure.in_lang(canvas.lang);
        let value = (!value.is_empty()).then(|| {
            let (left, mut right) = inner.split_left_right_at_fraction(0.55);
            inner = left;
            // Above what stands at the lower right.
            if token.badges.iter().any(is_lower_right) {
                right.max.y = (right.bottom() - small_high(canvas)).max(right.center().y);
            }
            let size = canvas.letters(TEXT * 1.2);
            let ink = canvas.palette.ink;
            let words = canvas.galley(value, size, ink, Lay::row(right.width()));
            let room = Align2::CENTER_CENTER.align_size_within_rect(words.size(), right);
            taken.push(room);
            (room, words)
        });
        let pill = token.gauge.map(|gauge| {
            let pill = Pill::of(canvas, edges.width() * most, gauge);
            let at = Align2::LEFT_BOTTOM.align_size_within_rect(pill.size, edges);
            taken.push(at);
            (pill, at)
        });
        let badges = if rect.height() >= CORNERS_FROM { &token.badges[..] } else { &[] };
        let places = Places::of(canvas, edges, badges, taken);
        Self { foot, value, pill, places, inner }
    }

    fn paint(&self, canvas: &Canvas<'_, impl Pen<Words = W>>) {
        self.places.paint(canvas);
        if let Some((pill, at)) = &self.pill {
            pill.paint(canvas, *at);
        }
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
    let edges = rect.shrink(canvas.px(3.0).max(1.0));
    let ink = letters_on(canvas, token, look);
    let [mut corners, others] = at_corners(&token.badges);
    if rect.width() < SIGNS_FROM {
        // That figure says nothing without its sign.
        corners.retain(|badge| !is_movement(badge));
    }
    let find = |is_named: bool, times: Align2| {
        let foot = Foot::of(canvas, edges, (token, count), (&corners, times));
        let has_room = rect.height() >= CARD_NAME_FROM[usize::from(foot.high > 0.0)];
        let lines = (is_named && has_room, !others.is_empty());
        let rooms = Rooms::of(canvas, rect, token, foot.high, lines);
        let mut places = Places::of(canvas, edges, corners.clone(), rooms.taken(&foot));
        if rooms.others.is_none() {
            places.add(canvas, others.clone());
        }
        (foot, rooms, places)
    };
    // How many there are stands above, and then its name gives way to its figures, where there is no
    // room for all.
    let tries = [(true, Align2::RIGHT_BOTTOM), (true, Align2::RIGHT_TOP)];
    let found = tries.into_iter().map(|(is_named, times)| find(is_named, times));
    let found = found.take(if count > 1 { 2 } else { 1 });
    let has_all = |(_, rooms, places): &(Foot<_>, Rooms<_>, Places<'_, _>)| {
        rooms.name.is_some() && !places.misses()
    };
    let whole = found.into_iter().find(has_all);
    let (foot, rooms, mut places) = whole.unwrap_or_else(|| find(false, Align2::RIGHT_BOTTOM));
    if let Some(room) = rooms.others {
        let (_, rest) = row(canvas, room, others.clone());
        places.add(canvas, rest);
    }
    if let Some((room, galley)) = &rooms.said {
        canvas.put(*room, Align2::LEFT_TOP, galley, canvas.palette.ink);
    }
    if let Some((room, rows)) = rooms.name {
        name(canvas, room, token, TEXT, ink, rows);
    }
    // The sign stands below the figures at the upper corners, where it stays large enough.
    let mut picture = rooms.picture;
    let lowered = picture.with_min_y(picture.top() + small_high(canvas) * 0.85);
    let has_upper = corners.iter().any(|badge| !is_lower_right(badge));
    if has_upper && lowered.height() >= canvas.px(24.0).max(16.0) {
        picture = lowered;
    }
    sign(canvas, picture, (Form::Card, token), icon, look, &mut places);
    places.paint(canvas);
    foot.paint(canvas);
}

/// Height of a row of figures.
fn small_high(canvas: &Canvas<'_, impl Pen>) -> f32 {
    canvas.letters(TEXT * 0.78) * 1.35
}

/// What of a card is for what, from below: its foot, figures in a row, what it says, its name, its sign.
struct Rooms<W> {
    others: Option<Rect>,
    said: Option<(Rect, W)>,
    /// With how many rows there are.
    name: Option<(Rect, usize)>,
    picture: Rect,
}

impl<W: Laid> Rooms<W> {
    fn of(
        canvas: &Canvas<'_, impl Pen<Words = W>>,
        rect: Rect,
        token: &Token,
        foot: f32,
        (is_named, has_others): (bool, bool),
    ) -> Self {
        let inner = rect.shrink(canvas.px(5.0).max(2.0));
        let line = canvas.letters(TEXT) * 1.2;
        let small = small_high(canvas);
        // Its name has a second row, and its badges theirs, where a sign of some size is left.
        let left = |used: f32| inner.height() - foot - used;
        let least = canvas.px(36.0).max(22.0);
        let named = if is_named { line } else { 0.0 };
        let high = if has_others && left(named + small) > least { small } else { 0.0 };
        let in_one = fits_in_a_row(canvas, token, inner.width());
        let rows = if !in_one && left(2.0 * line + high) > least { 2 } else { 1 };
        let words = if is_named { line * number(rows) } else { 0.0 };
        let mut bottom = inner.bottom() - foot;
        let others = (high > 0.0).then(|| {
            let room = inner.with_min_y(bottom - high).with_max_y(bottom);
            bottom -= high + canvas.px(2.0);
            room
        });
        let picture = bottom - words - inner.top();
        let said = said(canvas, token, rect.width(), inner.width(), picture).map(|galley| {
            let high = galley.size().y;
            let room = inner.with_max_y(bottom).with_min_y(bottom - high);
            bottom -= high + canvas.px(3.0);
            (room, galley)
        });
        let name = is_named.then(|| (inner.with_min_y(bottom - words).with_max_y(bottom), rows));
        let picture = inner.with_max_y((bottom - words).max(inner.top() + 8.0));
        Self { others, said, name, picture }
    }

    /// Where no figures stand.
    fn taken(&self, foot: &Foot<W>) -> Vec<Rect> {
        let said = self.said.iter().map(|(room, _)| *room);
        let name = self.name.iter().map(|(room, _)| *room);
        foot.taken().into_iter().chain(self.others).chain(said).chain(name).collect()
    }
}

/// Hit points of a card, and how many lie there: at its lower edge.
struct Foot<W> {
    pill: Option<(Pill<W>, Rect)>,
    times: Option<(Times<W>, Rect)>,
    /// As much of the card is kept for them, and for a figure beside them.
    high: f32,
}

impl<W: Laid> Foot<W> {
    fn of(
        canvas: &Canvas<'_, impl Pen<Words = W>>,
        edges: Rect,
        (token, count): (&Token, u16),
        (corners, times): (&[&Badge], Align2),
    ) -> Self {
        let lower_right = corners.iter().any(|badge| is_lower_right(badge));
        let pill = token.gauge.map(|gauge| {
            let pill = Pill::of(canvas, edges.width(), gauge);
            let at = Align2::LEFT_BOTTOM.align_size_within_rect(pill.size, edges);
            (pill, at)
        });
        // How many there are stands at a lower corner that is free, else above them; or at the upper
        // corner.
        let is_low = times != Align2::RIGHT_TOP;
        let is_full = is_low && pill.is_some() && lower_right;
        let times = (count > 1).then(|| {
            let plate = Times::of(canvas, count);
            let is_taken = is_low && lower_right && !is_full;
            let free = if is_taken { Align2::LEFT_BOTTOM } else { times };
            // Above, it stands over the edge.
            let over = plate.size.y * 0.5;
            let up = if is_full { hp_high(canvas) } else { 0.0 } + if is_low { 0.0 } else { over };
            let at = free.align_size_within_rect(plate.size, edges.translate(vec2(0.0, -up)));
            (plate, at)
        });
        let above = times.as_ref().filter(|_| is_full).map_or(0.0, |(times, _)| times.size.y);
        let has_foot = pill.is_some() || lower_right || is_low && times.is_some();
        let high = if has_foot { hp_high(canvas) + canvas.px(2.0) + above } else { 0.0 };
        Self { pill, times, high }
    }

    fn taken(&self) -> Vec<Rect> {
        let pill = self.pill.iter().map(|(_, at)| *at);
        pill.chain(self.times.iter().map(|(_, at)| *at)).collect()
    }

    fn paint(&self, canvas: &Canvas<'_, impl Pen<Words = W>>) {
        if let Some((pill, at)) = &self.pill {
            pill.paint(canvas, *at);
        }
        if let Some((times, at)) = &self.times {
            times.paint(canvas, *at);
        }
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
) -> Option<P::Words> {
    let detail = unnamed(token, canvas.lang);
    if across < WORDS_FROM || detail.is_empty() {
        return None;
    }
    let size = canvas.letters(TEXT * 0.7);
    let rows = (high * 0.66 / (size * 1.3)) as usize;
    let ink = canvas.palette.ink;
    (rows >= 2).then(|| canvas.galley(detail, size, ink, Lay::rows(wide, rows)))
}

/// What there is to say about a token without its name, which stands above that.
fn unnamed(token: &Token, lang: Lang) -> &str {
    let detail = token.detail.in_lang(lang);
    let Some(rest) = detail.strip_prefix(token.name.in_lang(lang)) else { return detail };
    let said = rest.trim_start_matches([':', '：', ' ', '\n']);
    // A word that only begins like the name is none.
    if said.len() < rest.len() || rest.is_empty() { said } else { detail }
}

/// A counter: its sign, its figures, and its name where there is room.
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
        room.max.x = from_right(canvas, room, &token.badges, ordered(&token.badges), size);
        let least = canvas.letters(0.0);
        let short = token.short.in_lang(canvas.lang);
        let short = canvas.galley(short, least, ink, Lay::row(f32::INFINITY));
        if short.size().x <= room.width() {
            name(canvas, room, token, TEXT * 0.85, ink, 1);
        } else if room.width() >= least * 0.6 {
            // Whose it is is told by the sign of its seat.
            let radius = (room.height() * 0.25).min(room.width() / 2.0).min(least * 0.4);
            mark(canvas, token.tone, room.center(), radius, ink);
        }
        return;
    }
    let is_small = rect.height() < CHIP_CORNERS_FROM;
    if !token.figure.is_empty() || is_small && !token.badges.is_empty() {
        return in_line(canvas, room, token, icon, ink);
    }
    let badges = if is_small { &[] } else { &token.badges[..] };
    if rect.height() > size * 3.2 {
        let foot = room.with_min_y(room.bottom() - size * 1.15);
        let above = rect.with_max_y(foot.top());
        let places = Places::of(canvas, above, badges, Vec::new());
        if places.left.is_empty() {
            name(canvas, foot, token, TEXT * 0.8, ink, 1);
            room.max.y = foot.top();
            canvas.sign(
                icon,
                clear(room, places.taken()).square,
                ink,
                face(canvas, Form::Chip, token),
            );
            return places.paint(canvas);
        }
    }
    let places = Places::of(canvas, rect, badges, Vec::new());
    let square = clear(room, places.taken()).square;
    canvas.sign(icon, square, ink, face(canvas, Form::Chip, token));
    places.paint(canvas);
    // Whose it is is not told by its colour alone.
    let (radius, left) = (square.width() * 0.2, square.left() - rect.left());
    if badges.is_empty() && left >= radius * 2.2 {
        let middle = pos2(rect.left() + left / 2.0, square.center().y);
        mark(canvas, token.tone, middle, radius, ink);
    }
}

/// What stands on a counter, in a line: its sign, what it counts, and what else it is.
fn in_line(canvas: &Canvas<'_, impl Pen>, room: Rect, token: &Token, icon: Icon, ink: Color32) {
    let ground = face(canvas, Form::Chip, token);
    let letters = canvas.letters(TEXT * 0.85);
    let figure = token.figure.in_lang(canvas.lang);
    let figure = canvas.galley(figure, letters, ink, Lay::row(f32::INFINITY));
    let others = token.badges.iter().filter_map(|badge| {
        let sign = badge.sign.as_ref()?;
        Some((sign.icon, canvas.palette.tone(badge.tone).line))
    });
    let mut signs: Vec<(Icon, Color32)> = std::iter::once((icon, ink)).chain(others).collect();
    // Each sign as large as all can be, and no smaller than one can tell it.
    let gap = canvas.px(2.0).max(0.5);
    let count = figure.size();
    let side = |of: usize| ((room.width() - count.x) / number(of) - gap).min(room.height());
    while signs.len() > 1 && side(signs.len()) < IN_LINE_LEAST.min(room.height()) {
        signs.pop();
    }
    let side = side(signs.len()).max(1.0);
    let wide = count.x + number(signs.len()) * (side + gap) - gap;
    let mut left = room.center().x - wide / 2.0;
    for (nth, (icon, ink)) in signs.into_iter().enumerate() {
        let square = pos2(left + side / 2.0, room.center().y);
        canvas.sign(icon, Rect::from_center_size(square, Vec2::splat(side)), ink, ground);
        left += side + gap;
        if nth == 0 && count.x > 0.0 {
            let at = Rect::from_center_size(pos2(left + count.x / 2.0, room.center().y), count);
            canvas.put(at, Align2::CENTER_CENTER, &figure, ink);
            left += count.x + gap;
        }
    }
}

/// The sign, where figures leave room for it: of a seat's own on a plate in its colour, which has the
/// seat's sign, too, clear of all figures; else bare. What is used up has the plate's outline alone.
fn sign<W: Laid>(
    canvas: &Canvas<'_, impl Pen<Words = W>>,
    room: Rect,
    (form, token): (Form, &Token),
    icon: Icon,
    look: ToneLook,
    places: &mut Places<'_, W>,
) {
    let ground = face(canvas, form, token);
    let owned = matches!(token.tone, Tone::Seat(_) | Tone::Side(_));
    // Its kind and its owner are told, whatever has to give way.
    let mut at = clear(room, places.taken());
    while !at.is_told && places.give_way(canvas) {
        at = clear(room, places.taken());
    }
    let square = at.square;
    if !owned {
        let ink = letters_on(canvas, token, look);
        canvas.sign(icon, square.shrink(square.width() * 0.04), ink, ground);
        if token.starred {
            star(canvas, (square, at.free), ground, ink);
        }
        return;
    }
    let side = square.width();
    let rounding = Round::same((side * 0.16).clamp(1.0, 40.0) as u8);
    let (ink, fill) = if token.look == Look::Spent {
        let stroke = Stroke::new((side * 0.06).clamp(1.0, 4.0), canvas.ink(look.line));
        canvas.pen.rect(square, rounding, canvas.ink(ground), stroke);
        (look.line, ground)
    } else {
        canvas.fill(square, rounding, canvas.ink(look.line));
        (canvas.palette.ink_on(look.line), look.line)
    };
    canvas.sign(icon, square.shrink(side * 0.12), ink, fill);
    let radius = (side * 0.1).clamp(2.5, 7.0);
    let inset = if at.free.width() < side { radius } else { radius * 1.5 };
    let owner = at.free.left_top() + Vec2::splat(inset);
    mark(canvas, token.tone, owner, radius, ink);
    if token.starred {
        star(canvas, (square, at.free), ground, look.line);
    }
}

/// A star at the upper right of a sign, on a disc of the ground, where no figure stands.
fn star(
    canvas: &Canvas<'_, impl Pen>,
    (square, free): (Rect, Rect),
    ground: Color32,
    ink: Color32,
) {
    let radius = (square.width() * 0.2).clamp(STAR_LEAST, STAR_MOST);
    // It hangs a little over the edge, so that it covers less of the picture.
    let middle = square.intersect(free).right_top() + vec2(-radius, radius) * 0.5;
    canvas.disc(middle, radius, canvas.ink(ground));
    let points: Vec<Pos2> =
        STAR.iter().map(|(x, y)| middle + vec2(*x, *y) * radius * 0.95).collect();
    // Each point with the two dents beside it, around the middle: none of these is bent inwards.
    for tip in (0..points.len()).step_by(2) {
        let [left, right] = [tip + points.len() - 1, tip + 1].map(|at| points[at % points.len()]);
        canvas.pen.polygon(&[middle, left, points[tip], right], canvas.ink(ink), Stroke::NONE);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kanso_engine::Label;

    #[test]
    fn a_card_does_not_say_its_name_twice() {
        let said = |detail: &'static str| {
            let name = Label::same("Bard");
            let token = Token::new("a", name.clone(), name, Tone::Plain, Look::Card);
            let token = Token { detail: Label::same(detail), ..token };
            unnamed(&token, Lang::En).to_owned()
        };
        assert_eq!(said("Bard: cost 3, move 1"), "cost 3, move 1");
        assert_eq!(said("Bards sing"), "Bards sing");
        assert_eq!(said("cost 3"), "cost 3");
        assert_eq!(said("Bard"), "");
    }
}
