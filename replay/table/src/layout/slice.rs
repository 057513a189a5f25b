//! Rectangles beside and below each other, each with several sizes to choose from: the least space that
//! all of them take together, and who gets what of more space than that.
//!
//! A part of a page in all its useful sizes is a staircase from narrow and high to wide and low; parts
//! beside each other are as wide as their sum and as high as the highest. So the sizes of a whole page
//! follow from those of its parts, without trying them out (Stockmeyer 1983, for the plans of chips).

use super::{GAP, number};
use emath::{Pos2, Rect, Vec2, pos2, vec2};

/// Lengths that differ by less are the same.
const NEAR: f32 = 0.01;
/// How often a growth is halved until it fits.
const HALVINGS: usize = 24;
/// Nothing grows further than this where there is more space than it needs.
const GROWTH_MAX: f32 = 4.0;

/// How parts of a page are put together.
#[derive(Clone, PartialEq, Debug)]
pub enum Slice {
    /// One part, by its number.
    Part(usize),
    /// Beside each other, from the left.
    Beside(Vec<Slice>),
    /// Below each other, from the top.
    Below(Vec<Slice>),
    /// In one of several ways.
    Any(Vec<Slice>),
}

/// In which direction things follow each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Along {
    X,
    Y,
}

impl Along {
    /// A size as its length along and its length across.
    fn of(self, size: Vec2) -> (f32, f32) {
        match self {
            Self::X => (size.x, size.y),
            Self::Y => (size.y, size.x),
        }
    }

    fn size(self, along: f32, across: f32) -> Vec2 {
        match self {
            Self::X => vec2(along, across),
            Self::Y => vec2(across, along),
        }
    }
}

/// A slice with the sizes that it can have.
#[derive(Debug)]
pub struct Sized {
    kind: Kind,
    /// From narrow and high to wide and low; each is of use.
    sizes: Vec<Vec2>,
    /// How much more space is worth to it, against others.
    grows: f32,
    parts: Vec<Sized>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Part(usize),
    Line(Along),
    Any,
}

impl Sized {
    /// The sizes that a slice can have, whose parts have these sizes; more space is worth so much to
    /// each of them.
    pub fn of(slice: &Slice, parts: &[Vec<Vec2>], grows: &[f32]) -> Self {
        let all = |slices: &[Slice]| -> Vec<Self> {
            slices.iter().map(|slice| Self::of(slice, parts, grows)).collect()
        };
        match slice {
            Slice::Part(part) => Self {
                kind: Kind::Part(*part),
                sizes: useful(parts[*part].clone()),
                grows: grows[*part],
                parts: Vec::new(),
            },
            Slice::Beside(slices) => Self::line(Along::X, all(slices)),
            Slice::Below(slices) => Self::line(Along::Y, all(slices)),
            Slice::Any(slices) => {
                let parts = all(slices);
                let sizes = useful(parts.iter().flat_map(|part| part.sizes.clone()).collect());
                Self { kind: Kind::Any, sizes, grows: most(&parts), parts }
            }
        }
    }

    fn line(along: Along, parts: Vec<Self>) -> Self {
        let every = parts.iter().flat_map(|part| &part.sizes);
        let across = every.map(|size| along.of(*size).1);
        let sizes = across.filter_map(|across| {
            let lengths = parts.iter().map(|part| part.length(along, across));
            let sum = lengths.sum::<Option<f32>>()?;
            Some(along.size(sum + GAP * (number(parts.len()) - 1.0), across))
        });
        Self { kind: Kind::Line(along), sizes: useful(sizes.collect()), grows: most(&parts), parts }
    }

    /// How long it is at least where it may be so much across; none where it is never so little.
    fn length(&self, along: Along, across: f32) -> Option<f32> {
        let fits = self.sizes.iter().map(|size| along.of(*size));
        let lengths = fits.filter(|(_, needs)| *needs <= across + NEAR).map(|(length, _)| length);
        lengths.min_by(f32::total_cmp)
    }

    /// The size in which it is seen largest in a panel, and how large.
    pub fn largest(&self, panel: Vec2) -> (Vec2, f32) {
        let seen = |size: &Vec2| (panel.x / size.x.max(1.0)).min(panel.y / size.y.max(1.0));
        let sizes = self.sizes.iter().map(|size| (*size, seen(size)));
        sizes.max_by(|(_, one), (_, other)| one.total_cmp(other)).unwrap_or((Vec2::ZERO, 1.0))
    }

    /// Says where each part lies in a rectangle that holds it.
    pub fn share(&self, rect: Rect, into: &mut [Rect]) {
        match self.kind {
            Kind::Part(part) => into[part] = rect,
            Kind::Any => {
                let size = rect.size();
                let roomy = |part: &&Self| part.largest(size).1;
                let best =
                    self.parts.iter().max_by(|one, other| roomy(one).total_cmp(&roomy(other)));
                if let Some(best) = best {
                    best.share(rect, into);
                }
            }
            Kind::Line(along) => {
                let (length, across) = along.of(rect.size());
                let mut at = 0.0;
                for (part, long) in self.parts.iter().zip(self.lengths(along, length, across)) {
                    let corner: Pos2 = match along {
                        Along::X => pos2(rect.left() + at, rect.top()),
                        Along::Y => pos2(rect.left(), rect.top() + at),
                    };
                    part.share(Rect::from_min_size(corner, along.size(long, across)), into);
                    at += long + GAP;
                }
            }
        }
    }

    /// How long each part of a line is: all grow alike, those that more space is worth less to slower,
    /// until the line is full or none grows further. Of what is left each takes what it can still use,
    /// whoever it is worth most to first; the rest is shared by length.
    fn lengths(&self, along: Along, length: f32, across: f32) -> Vec<f32> {
        let room = length - GAP * (number(self.parts.len()) - 1.0);
        let grown = |growth: f32| -> Vec<f32> {
            self.parts.iter().map(|part| part.grown(along, across, growth)).collect()
        };
        let alike = greatest(1.0, |growth| grown(growth).iter().sum::<f32>() <= room);
        let mut lengths = grown(alike);
        let mut order: Vec<usize> = (0..self.parts.len()).collect();
        order.sort_by(|one, other| self.parts[*other].grows.total_cmp(&self.parts[*one].grows));
        for at in order {
            let part = &self.parts[at];
            let others = lengths.iter().sum::<f32>() - lengths[at];
            let fits = |growth| others + part.grown(along, across, growth) <= room;
            lengths[at] = part.grown(along, across, greatest(alike, fits));
        }
        let sum = lengths.iter().sum::<f32>();
        let left = (room - sum).max(0.0);
        lengths.into_iter().map(|long| long + left * long / sum.max(NEAR)).collect()
    }

    /// How long it is where it is so much larger than it has to be, or as large as it can be with so
    /// much across.
    fn grown(&self, along: Along, across: f32, growth: f32) -> f32 {
        let least = self.sizes.iter().map(|size| along.of(*size).1).fold(f32::INFINITY, f32::min);
        let growth = (1.0 + (growth - 1.0) * self.grows).min((across / least.max(1.0)).max(1.0));
        let length = self.length(along, across / growth).or_else(|| self.length(along, least));
        length.unwrap_or(0.0) * growth
    }
}

/// The greatest growth from this one on at which things fit, as far as they do.
fn greatest(least: f32, fits: impl Fn(f32) -> bool) -> f32 {
    let (mut low, mut high) = (least, GROWTH_MAX);
    for _ in 0..HALVINGS {
        let middle = f32::midpoint(low, high);
        if fits(middle) { low = middle } else { high = middle }
    }
    low
}

fn most(parts: &[Sized]) -> f32 {
    parts.iter().map(|part| part.grows).fold(0.0, f32::max)
}

/// The sizes that no other one fits into, from narrow to wide.
fn useful(mut sizes: Vec<Vec2>) -> Vec<Vec2> {
    sizes.sort_by(|one, other| one.x.total_cmp(&other.x).then(one.y.total_cmp(&other.y)));
    let mut lowest = f32::INFINITY;
    sizes.retain(|size| {
        let is = size.y < lowest - NEAR;
        if is {
            lowest = size.y;
        }
        is
    });
    sizes
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tall_or_wide() -> Vec<Vec2> {
        vec![vec2(100.0, 300.0), vec2(300.0, 100.0)]
    }

    fn laid(slice: &Slice, parts: &[Vec<Vec2>], panel: Vec2) -> Vec<Rect> {
        let mut rects = vec![Rect::NOTHING; parts.len()];
        let sized = Sized::of(slice, parts, &vec![1.0; parts.len()]);
        sized.share(Rect::from_min_size(Pos2::ZERO, panel), &mut rects);
        rects
    }

    #[test]
    fn a_line_has_every_size_that_follows_from_its_parts() {
        let parts = [tall_or_wide(), tall_or_wide()];
        let two = || vec![Slice::Part(0), Slice::Part(1)];
        let beside = Sized::of(&Slice::Beside(two()), &parts, &[1.0, 1.0]);
        assert_eq!(beside.sizes, [vec2(216.0, 300.0), vec2(616.0, 100.0)]);
        let either = Slice::Any(vec![Slice::Beside(two()), Slice::Below(two())]);
        let either = Sized::of(&either, &parts, &[1.0, 1.0]);
        let all = [(100.0, 616.0), (216.0, 300.0), (300.0, 216.0), (616.0, 100.0)];
        assert_eq!(either.sizes, all.map(|(x, y)| vec2(x, y)));
        assert_eq!(either.largest(vec2(600.0, 432.0)), (vec2(300.0, 216.0), 2.0));
    }

    #[test]
    fn more_space_than_is_needed_is_shared() {
        let parts = [vec![vec2(100.0, 100.0)], vec![vec2(100.0, 200.0)]];
        let beside = Slice::Beside(vec![Slice::Part(0), Slice::Part(1)]);
        let rects = laid(&beside, &parts, vec2(416.0, 200.0));
        // The second is as high as it can be; the first may grow to twice its size.
        assert!((rects[0].width() - 2.0 * rects[1].width()).abs() < 1.0, "{rects:?}");
        assert!((rects[1].right() - 416.0).abs() < 1.0 && rects[0].height() > 199.0);
    }

    #[test]
    fn parts_lie_beside_each_other_and_fill_their_rectangle() {
        let parts = vec![tall_or_wide(); 4];
        let rows = [[0, 1], [2, 3]].map(|row| Slice::Beside(row.map(Slice::Part).to_vec()));
        let panel = vec2(900.0, 500.0);
        let rects = laid(&Slice::Below(rows.to_vec()), &parts, panel);
        for (at, one) in rects.iter().enumerate() {
            assert!(Rect::from_min_size(Pos2::ZERO, panel).expand(0.1).contains_rect(*one));
            assert!(rects[at + 1..].iter().all(|other| !one.shrink(0.1).intersects(*other)));
        }
        let area: f32 = rects.iter().map(Rect::area).sum();
        assert!(area > 0.9 * panel.x * panel.y, "{area}");
    }
}
