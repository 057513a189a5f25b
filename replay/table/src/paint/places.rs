//! Where figures stand on a piece or card, and which give way where there is no room for all.
//!
//! Hit points and the sign of the owner never do. Of the rest each has a place by what it is about, and
//! another one where that is taken: a corner, or the middle of an edge.

use super::figure::{Plate, figure_of};
use super::{Canvas, TEXT};
use crate::pen::{Laid, Pen};
use emath::{Align, Align2, Pos2, Rect, Vec2, pos2, vec2};
use kanso_engine::scene::{Badge, Corner, Icon, Tone};

/// Most of the width of a piece that a figure with its sign takes at its own place.
const WITH_SIGN_MOST: f32 = 0.5;
/// Most of the width of a piece that a figure takes at all.
const MOST: f32 = 0.9;
/// What is wider than high by so much has what stands at the middle of an edge beside its corner.
const WIDE_FROM: f32 = 1.8;
/// The least of its size that a sign keeps, where figures stand around it.
const SIGN_LEAST: f32 = 0.6;

/// As much of a sign has to be free, against its room, or so many points of the screen.
const TOLD_FROM: f32 = 0.45;
/// See [`TOLD_FROM`].
const TOLD_MOST: f32 = 13.0;

/// All places at the edges, those in which the least is covered first.
const PLACES: [Align2; 8] = [
    Align2::RIGHT_CENTER,
    Align2::CENTER_BOTTOM,
    Align2::CENTER_TOP,
    Align2::LEFT_CENTER,
    Align2::LEFT_TOP,
    Align2::RIGHT_TOP,
    Align2::RIGHT_BOTTOM,
    Align2::LEFT_BOTTOM,
];

/// How far along its edge what stands in the middle of it may be moved, in points of the screen.
const ALONG: [f32; 5] = [0.0, -2.0, 2.0, -4.0, 4.0];

/// The corners of a card at which figures stand; hit points have the other one.
const CORNERS: [Align2; 3] = [Align2::LEFT_TOP, Align2::RIGHT_TOP, Align2::RIGHT_BOTTOM];

/// What a figure is about: the earlier ones keep their places, the later ones give way.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum About {
    /// What it costs or needs, and what it pays.
    Price,
    /// What it counts for or against somebody.
    Counts,
    /// What it does to others.
    Strike,
    /// How far that reaches, and what it may still pay for it.
    Reach,
    /// What keeps it from harm.
    Defence,
    /// What it has done, is about to do, or is held by.
    State,
    /// How far it moves.
    Move,
    /// All the rest.
    Rest,
    /// That there is none of something, and marks without a sign.
    Nothing,
}

/// What a badge is about.
fn about(badge: &Badge) -> About {
    let Some(sign) = &badge.sign else { return About::Nothing };
    let none = sign.figure.en == "0";
    match sign.icon {
        Icon::Gold | Icon::Copper | Icon::Silver | Icon::GoldCoin => About::Price,
        Icon::Act | Icon::Lore | Icon::Hand | Icon::Gather => About::Price,
        Icon::Threat | Icon::Boss | Icon::Points | Icon::Influence => About::Counts,
        Icon::Attack
        | Icon::Damage
        | Icon::Die
        | Icon::Power
        | Icon::Hp
        | Icon::Heal
        | Icon::Bard
        | Icon::Burst
        | Icon::Accuracy => About::Strike,
        Icon::Reach if none => About::Nothing,
        Icon::Reach | Icon::Range | Icon::Tension => About::Reach,
        // What absorbs for now.
        Icon::Defence if badge.tone == Tone::Special => About::State,
        Icon::Defence => About::Defence,
        Icon::Move if none => About::Nothing,
        Icon::Move if !sign.figure.en.is_empty() => About::Move,
        Icon::Limit if sign.figure.en.is_empty() => About::State,
        // Whose it is, where another one has it.
        Icon::Owner => About::State,
        Icon::Move
        | Icon::Done
        | Icon::Battle
        | Icon::Battled
        | Icon::Order
        | Icon::Locked
        | Icon::Waiting
        | Icon::Vanguard
        | Icon::Fighter
        | Icon::Hate
        | Icon::Claw
        | Icon::Spider => About::State,
        _ => About::Rest,
    }
}

/// The place of a badge while it is free: one for each thing that it can be about.
fn home(badge: &Badge) -> Option<Align2> {
    let icon = badge.sign.as_ref().map(|sign| sign.icon)?;
    Some(match about(badge) {
        // What it pays stands across from what it costs.
        About::Price if icon == Icon::Copper => Align2::RIGHT_BOTTOM,
        About::Price if icon == Icon::Gold && figure_of(badge).en.starts_with('+') => {
            Align2::LEFT_BOTTOM
        }
        About::Price => Align2::LEFT_TOP,
        About::Counts if matches!(icon, Icon::Points | Icon::Influence) => Align2::LEFT_BOTTOM,
        About::Counts => Align2::LEFT_TOP,
        About::Strike => Align2::RIGHT_TOP,
        About::Reach => Align2::RIGHT_CENTER,
        About::Defence | About::Move => Align2::RIGHT_BOTTOM,
        About::State if icon == Icon::Defence => Align2::LEFT_CENTER,
        About::State => Align2::CENTER_BOTTOM,
        About::Rest | About::Nothing => match icon.corner()? {
            Corner::UpperLeft => Align2::LEFT_TOP,
            Corner::UpperRight => Align2::RIGHT_TOP,
            Corner::LowerRight => Align2::RIGHT_BOTTOM,
        },
    })
}

/// True unless a badge says that there is none of something, or has no sign.
fn is_worth_a_place(badge: &&Badge) -> bool {
    about(badge) != About::Nothing
}

/// True if a badge tells how well something is kept from harm.
pub(super) fn is_defence(badge: &Badge) -> bool {
    badge.sign.as_ref().is_some_and(|sign| sign.icon == Icon::Defence)
}

/// True if a badge has a figure that counts something.
fn says_something(badge: &Badge) -> bool {
    badge.sign.as_ref().is_some_and(|sign| !matches!(&*sign.figure.en, "" | "0"))
}

/// True for a figure whose plate says what it is, without its sign: by its corner and its colour, or as it
/// begins with a letter.
fn is_told_by_its_plate(badge: &Badge) -> bool {
    let figure = figure_of(badge);
    has_coins(badge)
        || matches!(about(badge), About::Price | About::Counts | About::Defence)
        || figure.en.starts_with(|sign: char| sign.is_ascii_alphabetic())
}

/// True for a price in coins.
fn has_coins(badge: &Badge) -> bool {
    badge.sign.as_ref().is_some_and(|sign| !sign.coins.is_empty())
}

/// Badges in the order in which they keep their places; of one kind in their own order.
pub(super) fn ordered<'a>(badges: impl IntoIterator<Item = &'a Badge>) -> Vec<&'a Badge> {
    let mut badges: Vec<&Badge> = badges.into_iter().collect();
    badges.sort_by_key(|badge| about(badge));
    badges
}

/// Parts badges into those that are the first with a corner of their own, and the others.
pub(super) fn at_corners(badges: &[Badge]) -> [Vec<&Badge>; 2] {
    let mut parted = [Vec::new(), Vec::new()];
    let mut corners = Vec::new();
    for badge in ordered(badges) {
        let own = home(badge).filter(|at| CORNERS.contains(at) && !corners.contains(at));
        corners.extend(own);
        parted[usize::from(own.is_none())].push(badge);
    }
    parted
}

/// True if a badge stands at the lower right, while that is free.
pub(super) fn is_lower_right(badge: &Badge) -> bool {
    home(badge) == Some(Align2::RIGHT_BOTTOM)
}

/// True if a badge says how far a thing moves.
pub(super) fn is_movement(badge: &Badge) -> bool {
    about(badge) == About::Move
}

/// Figures where they stand on a piece.
pub(super) struct Places<'a, W> {
    around: Rect,
    /// What stood there before.
    before: Vec<Rect>,
    taken: Vec<Rect>,
    /// Badges that stand, each with its plate and place.
    stand: Vec<(&'a Badge, Plate<W>, Rect)>,
    /// Badges for which there was no room.
    pub left: Vec<&'a Badge>,
    /// So many of them, those that matter most, have their signs; others only where they say nothing
    /// without.
    signs: usize,
}

impl<'a, W: Laid> Places<'a, W> {
    /// Finds places for badges at the edges of a rectangle, beside what stands there already.
    pub fn of(
        canvas: &Canvas<'_, impl Pen<Words = W>>,
        around: Rect,
        badges: impl IntoIterator<Item = &'a Badge>,
        taken: Vec<Rect>,
    ) -> Self {
        let (stand, left, signs) = (Vec::new(), Vec::new(), usize::MAX);
        let before = taken.clone();
        let mut places = Self { around, before, taken, stand, left, signs };
        places.add(canvas, badges);
        places
    }

    /// Finds places for more badges; where there are too few, they are looked for again with fewer
    /// signs.
    pub fn add(
        &mut self,
        canvas: &Canvas<'_, impl Pen<Words = W>>,
        badges: impl IntoIterator<Item = &'a Badge>,
    ) {
        self.put(canvas, ordered(badges));
        while self.signs > 0 && self.left.iter().any(|badge| says_something(badge)) {
            let tight = self.tightened(canvas);
            if tight.left.len() >= self.left.len() && tight.signs == 0 {
                return;
            }
            *self = tight;
        }
    }

    fn put(&mut self, canvas: &Canvas<'_, impl Pen<Words = W>>, badges: Vec<&'a Badge>) {
        for (nth, badge) in badges.into_iter().enumerate() {
            match self.find(canvas, badge, nth < self.signs) {
                Some((plate, at)) => {
                    self.taken.push(at);
                    self.stand.push((badge, plate, at));
                }
                None => self.left.push(badge),
            }
        }
    }

    /// The same with half as many signs.
    fn tightened(&self, canvas: &Canvas<'_, impl Pen<Words = W>>) -> Self {
        let (before, taken) = (self.before.clone(), self.before.clone());
        let (stand, left) = (Vec::new(), Vec::new());
        let signs = self.signs.min(self.stand.len() + self.left.len()) / 2;
        let mut places = Self { around: self.around, before, taken, stand, left, signs };
        let all = self.stand.iter().map(|(badge, ..)| *badge);
        places.put(canvas, ordered(all.chain(self.left.iter().copied().filter(is_worth_a_place))));
        places
    }

    /// A plate for a badge, as large as elsewhere, else as small as can be read, and where it stands:
    /// at home with its sign, else without, else at another place.
    fn find(
        &self,
        canvas: &Canvas<'_, impl Pen<Words = W>>,
        badge: &Badge,
        with_sign: bool,
    ) -> Option<(Plate<W>, Rect)> {
        let wide = self.around.width();
        let sizes = [canvas.letters(TEXT * 0.8), canvas.letters(0.0)];
        let may_be_bare = is_told_by_its_plate(badge);
        // A price in coins is told whole, however wide it is.
        let most = if has_coins(badge) { MOST } else { WITH_SIGN_MOST };
        let home = home(badge);
        let place = |(place, most): (Align2, f32), size: f32| {
            let plain = || Plate::bare(canvas, badge, size, wide * MOST);
            let bare = || plain().filter(|_| may_be_bare);
            let full = || {
                // A figure of defence is a shield itself.
                let shield = if is_defence(badge) { plain() } else { None };
                shield.or_else(|| Plate::of(canvas, badge, size, wide * most))
            };
            let stands = |plate: Plate<W>| {
                let at = self.near(place, plate.size)?;
                Some((plate, at))
            };
            if !with_sign {
                return bare().or_else(full).and_then(stands);
            }
            full().and_then(stands).or_else(|| bare().and_then(stands))
        };
        let first = |tries: &[(Align2, f32)]| {
            tries.iter().find_map(|at| sizes.into_iter().find_map(|size| place(*at, size)))
        };
        let at_home =
            || first(&home.map_or_else(Vec::new, |home| vec![(home, most), (home, MOST)]));
        // What it does to others stands at home, if need be without its sign, rather than elsewhere on
        // its picture.
        let bare_at_home = || {
            let home = home.filter(|_| about(badge) == About::Strike)?;
            let plate = Plate::bare(canvas, badge, canvas.letters(0.0), wide * MOST)?;
            let at = self.at(home, plate.size);
            self.is_free(at).then_some((plate, at))
        };
        let elsewhere = || first(&PLACES.map(|place| (place, MOST)));
        at_home().or_else(bare_at_home).or_else(elsewhere)
    }

    /// True if something has no place that matters more than a name.
    pub fn misses(&self) -> bool {
        self.left.iter().any(|badge| about(badge) <= About::State)
    }

    /// Where a plate of this size stands.
    fn at(&self, place: Align2, size: Vec2) -> Rect {
        let at = place.align_size_within_rect(size, self.around);
        let wide = self.around.width() > self.around.height() * WIDE_FROM;
        if !wide || place.x() != Align::Center {
            return at;
        }
        let middle = self.around.center().x;
        let beside = self.taken.iter().filter(|other| {
            other.center().x < middle && other.y_range().intersects(at.y_range().shrink(1.0))
        });
        let left = beside.map(|other| other.right() + 1.0).fold(self.around.left(), f32::max);
        Rect::from_min_size(pos2(left, at.top()), size)
    }

    /// Where a plate of this size stands in a place that is free: in the middle of an edge, or a little
    /// along it.
    fn near(&self, place: Align2, size: Vec2) -> Option<Rect> {
        let at = self.at(place, size);
        let along = match (place.x(), place.y()) {
            (_, Align::Center) => vec2(0.0, 1.0),
            (Align::Center, _) => vec2(1.0, 0.0),
            _ => Vec2::ZERO,
        };
        let tries = if along == Vec2::ZERO { 1 } else { ALONG.len() };
        let moved = |by: &f32| at.translate(along * *by);
        ALONG[..tries].iter().map(moved).find(|at| self.is_free(*at))
    }

    fn is_free(&self, at: Rect) -> bool {
        let within = self.around.expand(1.0).contains_rect(at);
        within && !self.taken.iter().any(|other| other.shrink(0.5).intersects(at.shrink(0.5)))
    }

    /// What stands there, with what stood there before.
    pub fn taken(&self) -> &[Rect] {
        &self.taken
    }

    /// Gives room to something else: fewer figures have signs, then the one that matters least has
    /// no place; false: there is none.
    pub fn give_way(&mut self, canvas: &Canvas<'_, impl Pen<Words = W>>) -> bool {
        // That there is none of something goes before any sign.
        let idle = self.stand.last().is_some_and(|(badge, ..)| about(badge) == About::Nothing);
        if self.signs > 0 && !idle {
            *self = self.tightened(canvas);
            return true;
        }
        let Some((badge, _, at)) = self.stand.pop() else { return false };
        self.taken.retain(|other| *other != at);
        self.left.push(badge);
        true
    }

    /// Paints them.
    pub fn paint(&self, canvas: &Canvas<'_, impl Pen<Words = W>>) {
        for (_, plate, at) in &self.stand {
            plate.paint(canvas, *at);
        }
    }
}

/// How far a point is from the nearest of these, by the longer side of the way.
fn clearance(point: Pos2, taken: &[Rect]) -> f32 {
    let to = |rect: &Rect| {
        let aside = (rect.left() - point.x).max(point.x - rect.right());
        aside.max((rect.top() - point.y).max(point.y - rect.bottom())).max(0.0)
    };
    taken.iter().map(to).fold(f32::INFINITY, f32::min)
}

/// Columns and rows of the middles that a sign may have in its room.
const GRID: [u8; 2] = [17, 9];

/// Where a sign stands.
#[derive(Clone, Copy)]
pub(super) struct Clear {
    /// Its square.
    pub square: Rect,
    /// What of that is covered by nothing.
    pub free: Rect,
    /// True if enough is free to tell what it is.
    pub is_told: bool,
}

/// The square of a sign in its room, as free of what stands there as it can be.
pub(super) fn clear(room: Rect, taken: &[Rect]) -> Clear {
    let full = room.width().min(room.height()).max(0.0);
    let [columns, rows] = GRID;
    let share = |at: u8, of: u8| f32::from(at) / f32::from(of - 1);
    let side_at = |middle: Pos2| {
        let inner = (middle.x - room.left()).min(room.right() - middle.x);
        let inner = inner.min(middle.y - room.top()).min(room.bottom() - middle.y);
        2.0 * inner.min(clearance(middle, taken))
    };
    // The middle first, so that what covers nothing stands there.
    let mut best = (room.center(), side_at(room.center()));
    for column in 0..columns {
        for row in 0..rows {
            let x = room.left() + room.width() * share(column, columns);
            let y = room.top() + room.height() * share(row, rows);
            let side = side_at(pos2(x, y));
            if side > best.1 + 1.0 {
                best = (pos2(x, y), side);
            }
        }
    }
    let side = best.1.clamp(full * SIGN_LEAST, full.max(full * SIGN_LEAST));
    let square = Rect::from_center_size(best.0, Vec2::splat(side));
    // Within its room, whatever its least size.
    let back = vec2(
        (room.left() - square.left()).max(0.0) - (square.right() - room.right()).max(0.0),
        (room.top() - square.top()).max(0.0) - (square.bottom() - room.bottom()).max(0.0),
    );
    let free = Rect::from_center_size(best.0, Vec2::splat(best.1.max(0.0)));
    let is_told = best.1 >= (full * TOLD_FROM).min(TOLD_MOST);
    Clear { square: square.translate(back), free, is_told }
}

/// Plates beside each other in a line, from its middle; the later ones give way.
pub(super) fn line<'a, W: Laid>(
    canvas: &Canvas<'_, impl Pen<Words = W>>,
    line: Rect,
    badges: impl IntoIterator<Item = &'a Badge>,
    size: f32,
) {
    let gap = canvas.px(2.0).max(1.0);
    let mut wide = -gap;
    let mut laid: Vec<Plate<W>> = Vec::new();
    for badge in ordered(badges) {
        let room = line.width() + 1.0 - wide - gap;
        let Some(plate) = Plate::of_any(canvas, badge, size, room) else { continue };
        wide += plate.size.x + gap;
        laid.push(plate);
    }
    let mut left = line.center().x - wide / 2.0;
    for plate in laid {
        let at = Rect::from_min_size(pos2(left, line.top()), plate.size);
        left = at.right() + gap;
        plate.paint(canvas, at);
    }
}

#[cfg(test)]
mod tests;
