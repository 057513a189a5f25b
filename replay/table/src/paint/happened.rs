//! What just happened, on the table: where things were that left, what struck, and what was lost.
//!
//! None of it has a place in the layout: it lies below the pieces, or where they tell nothing.

use super::{Canvas, TEXT, Table, ghost, strike, trail};
use crate::happened::{Left, Loss};
use crate::pen::{Laid, Lay, Pen, Round, Stroke};
use emath::{Align2, Pos2, Rect, Vec2, pos2, vec2};

/// Letters of a loss are no smaller than this, in points of the screen.
const LOSS_LEAST: f32 = 12.0;
/// How far a loss stands beside what lost it, where nothing on that is free: in parts of its size.
const OUT: [f32; 3] = [0.5, 0.75, 1.1];
/// Two things that lie on each other by no more than this, in points, only touch.
const TOUCH: f32 = 1.0;

impl Table<'_> {
    /// Draws below the pieces where things lay that left their places, and where they went.
    pub fn left(&self, canvas: &Canvas<'_, impl Pen>) {
        let Some(happened) = self.happened else { return };
        for of in &happened.left {
            let rect = self.rect(of.from);
            if of.covered && !of.on_board || !rect.intersects(self.seen) {
                continue;
            }
            let canvas = Canvas { scale: canvas.scale * of.scale, ..*canvas };
            self.one_left(&canvas, of, rect);
        }
    }

    fn one_left(&self, canvas: &Canvas<'_, impl Pen>, of: &Left<'_>, rect: Rect) {
        ghost(canvas, rect, of.to.is_none().then_some(of.token));
        if let Some(to) = of.to {
            let to = self.rect(to);
            let short = to.width().min(to.height()) / 2.0;
            trail(canvas, rect.center(), to.center(), short);
        }
    }

    /// Draws above the pieces what struck, and how many hit points were lost: these not where something
    /// is `read` on a piece, and rather not on what is read on the `ground`.
    pub fn came_of_it(&self, canvas: &Canvas<'_, impl Pen>, read: &[Rect], ground: &[Rect]) {
        let Some(happened) = self.happened else { return };
        for [from, to] in &happened.strikes {
            strike(canvas, self.rect(*from), self.rect(*to), read);
        }
        let mut taken = read.to_vec();
        for loss in &happened.losses {
            taken.extend(self.loss(canvas, loss, &taken, ground));
        }
    }

    /// Draws a loss beside what is taken; says where.
    fn loss(
        &self,
        canvas: &Canvas<'_, impl Pen>,
        loss: &Loss<'_>,
        taken: &[Rect],
        ground: &[Rect],
    ) -> Option<Rect> {
        let of = self.rect(loss.at);
        let scaled = Canvas { scale: canvas.scale * loss.scale, ..*canvas };
        let size = scaled.letters(TEXT * 1.2).max(LOSS_LEAST);
        let fill = canvas.palette.warning;
        let ink = canvas.palette.ink_on(fill);
        let words = canvas.galley(&format!("−{}", loss.lost), size, ink, Lay::row(f32::INFINITY));
        let plate = vec2(words.size().x + size * 0.6, words.size().y.max(size * 1.25));
        let at = free(of, plate, taken, ground, self.seen)?;
        let round = Round::same((size * 0.4) as u8);
        let edge = Stroke::new(1.5, canvas.ink(canvas.table.mat));
        canvas.pen.rect(at.expand(edge.width), round, canvas.ink(fill), edge);
        canvas.put(at, Align2::CENTER_CENTER, &words, ink);
        Some(at.expand(edge.width))
    }
}

/// A place for a plate on a thing or beside it, on nothing of what is taken: of those the one that
/// covers least of the ground's words and of what lies beside the thing, and the first of these.
fn free(of: Rect, size: Vec2, taken: &[Rect], ground: &[Rect], seen: Rect) -> Option<Rect> {
    let lies_on = |other: &Rect, at: Rect| {
        let both = other.intersect(at);
        both.width() > TOUCH && both.height() > TOUCH
    };
    let mut best: Option<(f32, Rect)> = None;
    for at in places(of, size) {
        if !seen.contains_rect(at) || taken.iter().any(|other| lies_on(other, at.expand(1.5))) {
            continue;
        }
        let covers = ground.iter().filter(|other| lies_on(other, at));
        // Rather over its own edge than on what lies beside it.
        let own = of.expand2(vec2(0.0, size.y / 2.0)).intersect(at);
        let beside = at.area() - if own.is_positive() { own.area() } else { 0.0 };
        let cost = covers.map(|other| other.intersect(at).area()).sum::<f32>() + beside;
        if best.is_none_or(|(least, _)| cost + 0.5 < least) {
            best = Some((cost, at));
        }
    }
    best.map(|(_, at)| at)
}

/// Where a loss may stand, the best place first: over the edges of the thing, within it, beside it.
fn places(of: Rect, size: Vec2) -> Vec<Rect> {
    let middle = of.center();
    let half = of.size() / 2.0;
    let mut places: Vec<Pos2> = Vec::new();
    let steps = [0.0, 0.5, -0.5, 1.0, -1.0];
    let upper = steps.map(|step| pos2(middle.x + step * half.x, of.top()));
    let sides = [0.0, -0.5, 0.5];
    places.extend(upper);
    places.extend(sides.map(|step| pos2(of.right(), middle.y + step * half.y)));
    places.extend(sides.map(|step| pos2(of.left(), middle.y + step * half.y)));
    places.extend(steps.map(|step| pos2(middle.x + step * half.x, of.bottom())));
    for x in steps {
        places.extend(sides.map(|y| middle + vec2(x, y) * (half - size / 2.0)));
    }
    for out in OUT {
        let (x, y) = (half.x + size.x * out, half.y + size.y * out);
        places.extend(steps.map(|step| middle + vec2(step * half.x, -y)));
        places.extend(steps.map(|step| middle + vec2(x, step * half.y)));
        places.extend(steps.map(|step| middle + vec2(-x, step * half.y)));
        places.extend(steps.map(|step| middle + vec2(step * half.x, y)));
    }
    places.into_iter().map(|at| Rect::from_center_size(at, size)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_loss_stands_on_nothing_that_is_read() {
        let of = Rect::from_min_size(pos2(100.0, 100.0), vec2(60.0, 40.0));
        let seen = Rect::from_min_size(Pos2::ZERO, vec2(300.0, 300.0));
        let size = vec2(22.0, 16.0);
        let upper = free(of, size, &[], &[], seen).expect("all is free");
        assert_eq!(upper.center(), pos2(130.0, 100.0), "on the upper edge");
        let beside = free(of, size, &[upper], &[], seen).expect("its edges are wide");
        assert!(of.expand2(vec2(0.0, 8.0)).contains_rect(beside), "on no neighbour: {beside:?}");
        let hit_points = Rect::from_min_max(pos2(100.0, 124.0), pos2(120.0, 140.0));
        let name = Rect::from_min_max(pos2(90.0, 80.0), pos2(170.0, 98.0));
        let taken = [hit_points, upper];
        let at = free(of, size, &taken, &[name], seen).expect("beside them");
        assert!(!taken.iter().chain([&name]).any(|other| other.intersects(at)), "{at:?}");
        assert_eq!(free(of, size, &[seen], &[], seen), None, "rather nowhere");
    }
}
