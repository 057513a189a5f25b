//! Plates on the table: what is paid for what is offered, and how probable it is that it comes off.
//! None lies on hit points, on whose a piece is or on another of its figures, where there is a place
//! beside them.

use super::pen::ScreenPen;
use super::price::{figure, ink_of, paint, width};
use crate::model::Price;
use egui::epaint::StrokeKind;
use egui::{Color32, CornerRadius, Rect, Stroke, Vec2, pos2, vec2};
use kanso_engine::scene::Badge;
use kanso_table::paint::{Canvas, TEXT};

/// What counts more than a figure of a piece: another plate, and the edge of the panel.
const HEAVY: f32 = 3.0;
/// How much less than that a name on the ground counts.
const LIGHT: f32 = 0.2;

/// What stands on a plate, from left to right.
enum Part<'a> {
    /// Signs with figures.
    Badges(&'a [Badge]),
    /// What stands between them.
    Letters(&'a str),
}

/// What is said of something that is offered.
pub struct Plate<'a> {
    /// Where that lies.
    pub of: Rect,
    /// True if something stands there.
    pub taken: bool,
    /// What is paid.
    pub price: Option<&'a Price>,
    /// How probable it is that it comes off.
    pub chance: Option<&'a Badge>,
    /// What the best that goes on from it is worth.
    pub worth: Option<&'a Badge>,
}

/// What lies on the table that plates keep off.
pub struct Around {
    /// What is read on pieces, cards and counters.
    pub figures: Vec<Rect>,
    /// What is read on the ground.
    pub ground: Vec<Rect>,
    /// What is seen of the table.
    pub panel: Rect,
}

/// Paints plates.
pub fn plates(canvas: &Canvas<'_, ScreenPen<'_>>, plates: &[Plate<'_>], around: &Around) {
    let mut placed = Vec::new();
    for plate in plates {
        let size = canvas.letters(TEXT * 0.95);
        let parts = parts(canvas, plate);
        let total = wide(canvas, &parts, size);
        let at = place(plate, vec2(total + size * 0.7, size * 1.5), around, &placed);
        placed.push(at);
        one(canvas, plate, &parts, at);
    }
}

/// The best place for a plate of this size: the first that lies on nothing, else on the least.
fn place(plate: &Plate<'_>, size: Vec2, around: &Around, placed: &[Rect]) -> Rect {
    let lies_on = |on: &[Rect], at: Rect| {
        let area = |other: &Rect| {
            let both = other.intersect(at);
            if both.is_positive() { both.area() } else { 0.0 }
        };
        on.iter().map(area).sum::<f32>()
    };
    let cost = |at: Rect| {
        let seen = at.intersect(around.panel);
        let outside = at.area() - if seen.is_positive() { seen.area() } else { 0.0 };
        lies_on(&around.figures, at)
            + lies_on(&around.ground, at) * LIGHT
            + (lies_on(placed, at) + outside) * HEAVY
    };
    let mut best: Option<(f32, Rect)> = None;
    for at in places(plate, size) {
        let cost = cost(at);
        if best.is_none_or(|(least, _)| cost + 0.5 < least) {
            best = Some((cost, at));
        }
    }
    best.map_or_else(|| Rect::from_center_size(plate.of.center(), size), |(_, at)| at)
}

/// Where a plate may stand, the best place first: on the upper edge, in the middle, above, beside, and
/// below; on an empty place below and above its dot.
fn places(plate: &Plate<'_>, size: Vec2) -> Vec<Rect> {
    let of = plate.of;
    let (middle, half) = (of.center(), size / 2.0);
    let mut places = Vec::new();
    if !plate.taken {
        let by = of.height() * 0.3;
        places.extend([middle + vec2(0.0, by), middle - vec2(0.0, by)]);
    }
    // From the middle to both ends of a row.
    let row = |y: f32| {
        let far = (of.width() / 2.0 - half.x).max(half.x * 0.5);
        [0.0, -0.5, 0.5, -1.0, 1.0].map(|by| pos2(middle.x + far * by, y))
    };
    places.extend(row(of.top()));
    places.extend(row(middle.y));
    places.extend(row(of.top() - half.y));
    for y in [middle.y, of.top() + half.y, of.top() - half.y, of.bottom() - half.y] {
        places.extend([pos2(of.right() + half.x, y), pos2(of.left() - half.x, y)]);
    }
    places.extend(row(of.bottom()));
    places.extend(row(of.bottom() + half.y));
    places.into_iter().map(|at| Rect::from_center_size(at, size)).collect()
}

/// What stands on a plate.
fn parts<'a>(canvas: &Canvas<'_, ScreenPen<'_>>, plate: &Plate<'a>) -> Vec<(Part<'a>, Color32)> {
    let (pays, ink) = (canvas.palette.warning, canvas.palette.strong);
    let ways = plate.price.map_or(&[][..], |price| &price.ways);
    let mut parts = Vec::new();
    for way in ways {
        if !parts.is_empty() {
            parts.push((Part::Letters("/"), pays));
        }
        parts.push((Part::Badges(way), pays));
    }
    if plate.price.is_some_and(|price| price.more) {
        parts.push((Part::Letters("…"), pays));
    }
    if let Some(chance) = plate.chance {
        parts.push((Part::Badges(std::slice::from_ref(chance)), ink));
    }
    if let Some(worth) = plate.worth {
        let ink = ink_of(worth, &canvas.palette);
        parts.push((Part::Badges(std::slice::from_ref(worth)), ink));
    }
    parts
}

/// How wide a part is.
fn part_wide(canvas: &Canvas<'_, ScreenPen<'_>>, part: &Part<'_>, size: f32) -> f32 {
    let painter = canvas.pen.painter();
    match part {
        Part::Badges(badges) => width(painter, badges, size, canvas.lang),
        Part::Letters(letters) => figure(painter, letters, size).size().x,
    }
}

/// How wide all of them are, with what lies between them.
fn wide(canvas: &Canvas<'_, ScreenPen<'_>>, parts: &[(Part<'_>, Color32)], size: f32) -> f32 {
    let between = size * 0.25;
    let each = parts.iter().map(|(part, _)| part_wide(canvas, part, size) + between);
    each.sum::<f32>() - between
}

fn one(
    canvas: &Canvas<'_, ScreenPen<'_>>,
    plate: &Plate<'_>,
    parts: &[(Part<'_>, Color32)],
    at: Rect,
) {
    let size = canvas.letters(TEXT * 0.95);
    let (painter, lang) = (canvas.pen.painter(), canvas.lang);
    let pays = plate.price.is_some_and(|price| !price.ways.is_empty());
    let edge = if pays { canvas.palette.warning } else { canvas.palette.target };
    painter.rect(
        at,
        CornerRadius::same((size * 0.4) as u8),
        canvas.table.mat,
        Stroke::new(1.2, edge),
        StrokeKind::Inside,
    );
    let mut from = pos2(at.left() + size * 0.35, at.center().y);
    for (part, ink) in parts {
        match part {
            Part::Badges(badges) => paint(painter, from, badges, size, *ink, lang),
            Part::Letters(letters) => {
                let galley = figure(painter, letters, size);
                painter.galley(from - vec2(0.0, galley.size().y / 2.0), galley, *ink);
            }
        }
        from.x += part_wide(canvas, part, size) + size * 0.25;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(left: f32, top: f32, right: f32, bottom: f32) -> Rect {
        Rect::from_min_max(pos2(left, top), pos2(right, bottom))
    }

    /// A piece with figures at these places of it.
    fn placed(figures: &[Rect]) -> Rect {
        let plate = Plate {
            of: at(100.0, 100.0, 160.0, 140.0),
            taken: true,
            price: None,
            chance: None,
            worth: None,
        };
        let panel = at(0.0, 0.0, 400.0, 300.0);
        let around = Around { figures: figures.to_vec(), ground: Vec::new(), panel };
        place(&plate, vec2(40.0, 16.0), &around, &[])
    }

    #[test]
    fn a_plate_keeps_off_the_figures_of_pieces() {
        assert_eq!(placed(&[]).center(), pos2(130.0, 100.0), "on the upper edge");
        let hit_points = at(100.0, 124.0, 120.0, 140.0);
        let owner = at(102.0, 102.0, 114.0, 114.0);
        let power = at(140.0, 102.0, 158.0, 114.0);
        let known = [hit_points, owner, power];
        let plate = placed(&known);
        assert!(known.iter().all(|figure| !figure.intersects(plate)), "{plate:?}");
        let all = at(100.0, 90.0, 160.0, 140.0);
        assert!(!placed(&[all]).shrink(0.1).intersects(all), "above it or beside it");
    }
}
