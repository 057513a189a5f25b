//! A whole page without what lies on its places: which mats stand beside each other, how large each is,
//! and how the regions on it stand to each other.

use super::body::Reader;
use super::mat::{MatShape, SHAPES, mat};
use super::plan::{Kind, Part, Plan, Role, plans};
use super::sides::{Side, Sides};
use super::slice::Sized;
use super::{Block, GAP, Spot, number};
use emath::{Pos2, Rect, Vec2};
use kanso_engine::Lang;
use kanso_engine::scene::{Body, Page, Shape};
use std::collections::BTreeMap;
use std::rc::Rc;

/// Widths that are tried for the regions of a mat.
const ROOMS: [f32; 15] = [
    180.0, 240.0, 310.0, 380.0, 460.0, 540.0, 660.0, 800.0, 960.0, 1150.0, 1350.0, 1600.0, 1900.0,
    2300.0, 2800.0,
];
/// From this scale on ordinary letters can be read.
const LEGIBLE: f32 = 0.78;
/// Letters grow no further against everything else.
const LETTERS_MAX: f32 = 2.0;
/// Letters on small sides grow no further against everything else.
const SMALL_LETTERS_MAX: f32 = 3.2;
/// A page with larger letters is smaller itself: so often its letters are made larger again.
const LETTERS_TRIES: usize = 4;
/// Letters stay as they are on a page that became smaller by no more than this.
const LETTERS_NEAR: f32 = 0.96;
/// Letters are made larger by so much at a time.
const LETTERS_STEP: f32 = 0.1;
/// So many things lie beside each other on a cell at most.
const ABREAST_MAX: usize = 3;
/// How much wider the cells of boards and the steps of fans are made where there is space for it.
const STRETCHES: [f32; 6] = [1.4, 1.3, 1.18, 1.1, 1.05, 1.0];
/// How much higher the cells of boards of squares are made where there is space for it.
const TALL: [f32; 6] = [1.6, 1.45, 1.3, 1.2, 1.1, 1.0];
/// How much more space than it needs a page takes at most.
const SPARE: f32 = 1.35;

/// A mat as it is laid out at a scale of 1, from the origin.
#[derive(Clone, PartialEq, Debug)]
pub struct Laid {
    /// How much space it takes.
    pub size: Vec2,
    /// Its regions and places.
    pub spots: Vec<Spot>,
    /// For whom.
    pub reader: Reader,
}

/// Where a mat lies.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stand {
    /// The mat itself.
    pub rect: Rect,
    /// Where what was laid out from the origin begins.
    pub corner: Pos2,
    /// How large that is drawn.
    pub scale: f32,
    /// True for the small side of a seat.
    pub small: bool,
}

impl Stand {
    /// A spot that was laid out from the origin.
    pub fn put(&self, spot: Spot) -> Spot {
        let at = |point: Pos2| self.corner + point.to_vec2() * self.scale;
        let rect = Rect::from_min_max(at(spot.rect.min), at(spot.rect.max));
        Spot { rect, scale: self.scale, small: self.small, ..spot }
    }
}

/// A mat that always lies in the same place.
#[derive(Clone, PartialEq, Debug)]
pub struct Placed {
    /// The regions on it, in reading order.
    pub regions: Vec<usize>,
    /// How they lie.
    pub laid: Laid,
    /// Where.
    pub stand: Stand,
}

/// A page whose regions and places have theirs.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Arranged {
    /// How much space it takes, from the origin.
    pub size: Vec2,
    /// The mats that always lie in the same place.
    pub mats: Vec<Placed>,
    /// The sides of the seats, where those are of two sizes.
    pub sides: Option<Sides>,
}

/// A way to lay out a mat: how its regions stand to each other, how much room they have across, and how
/// many things lie beside each other on a cell.
type How = (MatShape, f32, usize);

/// Ways to lay out the mats of a part, each with the space that it takes.
#[derive(Clone, Default)]
struct Ways {
    how: Vec<How>,
    sizes: Vec<Vec2>,
    /// For each way, the mats.
    laid: Vec<Vec<Laid>>,
}

/// A part in the way that was taken for it.
struct Taken {
    /// How its mats lie.
    laid: Vec<Laid>,
    /// The space that each of them fits into, at a scale of 1.
    size: Vec2,
    /// How large it is drawn.
    scale: f32,
}

impl Taken {
    /// True if its figures have their names beside them.
    fn is_named(&self) -> bool {
        self.laid.iter().all(|laid| laid.reader.named)
    }
}

/// A plan with a way for each of its parts, and how good that is.
struct Weighed {
    plan: Plan,
    ways: Vec<Rc<Ways>>,
    /// Where each part lies.
    rects: Vec<Rect>,
    /// The way of each part, and how large it is drawn.
    chosen: Vec<(usize, f32)>,
    /// How much space the page takes.
    size: Vec2,
    /// How large it is seen, as a logarithm.
    value: f32,
}

/// Puts the page together in the way in which it is seen largest in a panel of this size.
pub fn best(of: &Page, lang: Lang, panel: Vec2) -> Arranged {
    let mut known = Known { of, lang, ways: BTreeMap::new() };
    let mut best: Option<Weighed> = None;
    for plan in plans(of) {
        let weighed = known.weigh(plan, panel);
        if best.as_ref().is_none_or(|best| weighed.value > best.value + NEAR) {
            best = Some(weighed);
        }
    }
    best.map(|best| put(of, &best, known.taken(&best))).unwrap_or_default()
}

/// A plan is better than those before it only by this much, as the logarithm of its scale.
const NEAR: f32 = 0.02;

/// For what ways are found: which mats, whether they are small sides, and the steps of their letters.
type For = (Vec<Vec<usize>>, bool, u32);

/// What was laid out for some letters, to be used again.
struct Known<'a> {
    of: &'a Page,
    lang: Lang,
    ways: BTreeMap<For, Rc<Ways>>,
}

impl Known<'_> {
    /// How good the page is by this plan.
    fn weigh(&mut self, plan: Plan, panel: Vec2) -> Weighed {
        let at_one: Vec<_> = plan.parts.iter().map(|part| self.ways(part, 1.0)).collect();
        let (mut sized_up, mut least, mut scale) = sized(&plan, &at_one, panel);
        let mut ways = at_one;
        // Again, with room for letters that can be read at that size, until they can.
        for _ in 0..LETTERS_TRIES {
            let wanted = scale;
            ways = plan.parts.iter().map(|part| self.ways(part, wanted)).collect();
            (sized_up, least, scale) = sized(&plan, &ways, panel);
            if scale >= wanted * LETTERS_NEAR {
                break;
            }
        }
        let size = if plan.parts.len() > 1 {
            (panel / scale).max(least).min(least * SPARE)
        } else {
            least
        };
        let mut rects = vec![Rect::NOTHING; plan.parts.len()];
        sized_up.share(Rect::from_min_size(Pos2::ZERO, size), &mut rects);
        even_out(&plan, &mut rects);
        let chosen = chosen(&plan, &ways, &rects, scale);
        let all: f32 = plan.parts.iter().map(|part| part.counts).sum();
        let counts =
            plan.parts.iter().zip(&chosen).map(|(part, (_, scale))| part.counts * scale.ln());
        let value = scale.ln() + counts.sum::<f32>() / all.max(f32::EPSILON);
        Weighed { plan, ways, rects, chosen, size, value }
    }

    /// The ways to lay out a part that is seen at this scale.
    fn ways(&mut self, part: &Part, scale: f32) -> Rc<Ways> {
        let small = part.role == Role::Small;
        let most = if small { SMALL_LETTERS_MAX } else { LETTERS_MAX };
        let letters = (LEGIBLE / (scale * part.weight)).clamp(1.0, most);
        let steps = (letters / LETTERS_STEP).ceil() as u32;
        let key = (part.mats.clone(), small, steps);
        if let Some(known) = self.ways.get(&key) {
            return Rc::clone(known);
        }
        let letters = number(steps as usize) * LETTERS_STEP;
        let mut ways = Ways::default();
        let reader = Reader {
            lang: self.lang,
            letters,
            only: None,
            stretch: 1.0,
            tall: 1.0,
            abreast: 1,
            named: false,
        };
        let abreast = if part.mats.iter().flatten().any(|region| self.has_piles(*region)) {
            ABREAST_MAX
        } else {
            1
        };
        let shapes = SHAPES.into_iter().flat_map(|shape| ROOMS.map(|room| (shape, room)));
        let all =
            shapes.flat_map(|(shape, room)| (1..=abreast).map(move |count| (shape, room, count)));
        for how in all {
            let (size, laid) = self.laid(part, how, reader);
            if !ways.sizes.iter().any(|known| known.x <= size.x && known.y <= size.y) {
                ways.how.push(how);
                ways.sizes.push(size);
                ways.laid.push(laid);
            }
        }
        let ways = Rc::new(ways);
        self.ways.insert(key, Rc::clone(&ways));
        ways
    }

    /// The mats of a part in one way, and the space that each of them fits into.
    fn laid(&self, part: &Part, how: How, reader: Reader) -> (Vec2, Vec<Laid>) {
        let (shape, room, abreast) = how;
        let small = part.role == Role::Small;
        let mat = |regions: &Vec<usize>| {
            let only = if small { regions.first().copied() } else { None };
            let reader = Reader { only, abreast, ..reader };
            let Block { size, spots } = mat(self.of, regions, shape, reader, room);
            Laid { size, spots, reader }
        };
        let laid: Vec<Laid> = part.mats.iter().map(mat).collect();
        (laid.iter().fold(Vec2::ZERO, |most, mat| most.max(mat.size)), laid)
    }

    /// True for a board on whose cells several things lie.
    fn has_piles(&self, region: usize) -> bool {
        match &self.of.regions[region].body {
            Body::Board(board) if board.shape != Shape::Hexes => {
                board.cells.iter().any(|cell| cell.tokens.len() > 1)
            }
            Body::Board(_) | Body::Row(_) | Body::Track(_) | Body::Sheet(_) => false,
        }
    }

    /// The parts in the ways that were taken, with the cells of boards and the steps of fans as wide as
    /// there is space for, and words beside signs where they cost none of that; those of sides that look
    /// alike are.
    fn taken(&self, weighed: &Weighed) -> Vec<Taken> {
        let parts = || weighed.plan.parts.iter().enumerate();
        let mut taken: Vec<Taken> = parts().map(|(at, _)| self.take(weighed, at, true)).collect();
        // The sides of all seats have words, or none.
        let sides: Vec<usize> =
            parts().filter(|(_, part)| part.kind == Kind::Side).map(|(at, _)| at).collect();
        if !sides.iter().all(|at| taken[*at].is_named()) {
            for at in sides {
                taken[at] = self.take(weighed, at, false);
            }
        }
        taken
    }

    /// A part in its way, with words beside signs if it `may` have them.
    fn take(&self, weighed: &Weighed, at: usize, may: bool) -> Taken {
        let Weighed { plan, ways, rects, chosen, .. } = weighed;
        let (part, (way, scale)) = (&plan.parts[at], chosen[at]);
        let (size, laid) = (ways[at].sizes[way], &ways[at].laid[way]);
        let others = plan.parts.iter().zip(rects).enumerate();
        let same = others.filter(|(other, (with, _))| *other == at || alike(part.role, with.role));
        let room = same.map(|(_, (_, rect))| rect.size()).fold(Vec2::INFINITY, Vec2::min) / scale;
        // Whatever stands beside a board keeps its room.
        let (shape, across, abreast) = ways[at].how[way];
        let how = (shape, across.max(room.x), abreast);
        let wider = laid.first().and_then(|first| {
            let named: &[bool] = if may { &[true, false] } else { &[false] };
            let ways = STRETCHES.into_iter().flat_map(|stretch| {
                named.iter().map(move |named| Reader { stretch, named: *named, ..first.reader })
            });
            ways.into_iter().find_map(|reader| {
                let (wider, laid) = self.laid(part, how, reader);
                let fits = wider.x <= room.x + 0.01 && wider.y <= room.y + 0.01;
                fits.then_some((wider, laid))
            })
        });
        let taken = wider.unwrap_or_else(|| (size, laid.clone()));
        let (size, laid) = self.higher(part, taken, how, room);
        Taken { laid, size, scale }
    }

    /// A part with the cells of its boards of squares as high as there is space for.
    fn higher(
        &self,
        part: &Part,
        (size, laid): (Vec2, Vec<Laid>),
        how: How,
        room: Vec2,
    ) -> (Vec2, Vec<Laid>) {
        let is_fixed = part.role == Role::Small
            && part.mats.iter().flatten().any(|region| self.has_piles(*region));
        let Some(first) = laid.first().filter(|_| !is_fixed) else { return (size, laid) };
        let higher = TALL.into_iter().find_map(|tall| {
            let (higher, laid) = self.laid(part, how, Reader { tall, ..first.reader });
            let fits = higher.x <= room.x + 0.01 && higher.y <= room.y + 0.01;
            fits.then_some((higher, laid))
        });
        higher.unwrap_or((size, laid))
    }
}

/// Makes the small sides of one column as high as each other: they look alike.
fn even_out(plan: &Plan, rects: &mut [Rect]) {
    let parts = plan.parts.iter().enumerate();
    let small: Vec<usize> =
        parts.filter(|(_, part)| part.role == Role::Small).map(|(at, _)| at).collect();
    let Some((first, last)) = small.first().zip(small.last()) else { return };
    let (top, bottom) = (rects[*first].top(), rects[*last].bottom());
    let is_column = small.windows(2).all(|pair| {
        let (above, below) = (rects[pair[0]], rects[pair[1]]);
        (above.left() - below.left()).abs() < 0.01 && above.bottom() < below.top()
    });
    if !is_column {
        return;
    }
    let count = number(small.len());
    let high = (bottom - top - GAP * (count - 1.0)) / count;
    for (nth, at) in small.into_iter().enumerate() {
        let from = top + number(nth) * (high + GAP);
        rects[at] = rects[at].with_min_y(from).with_max_y(from + high);
    }
}

/// True if what lies on one part looks as what lies on the other.
fn alike(one: Role, other: Role) -> bool {
    match one {
        Role::Alike(_) => matches!(other, Role::Alike(_)),
        Role::Small => other == Role::Small,
        Role::Mat | Role::Large => false,
    }
}

/// The sizes of a plan, the one in which it is seen largest, and how large that is.
fn sized(plan: &Plan, ways: &[Rc<Ways>], panel: Vec2) -> (Sized, Vec2, f32) {
    let size = |(part, ways): (&Part, &Rc<Ways>)| -> Vec<Vec2> {
        ways.sizes.iter().map(|size| *size * part.weight).collect()
    };
    let sizes: Vec<Vec<Vec2>> = plan.parts.iter().zip(ways).map(size).collect();
    let grows: Vec<f32> = plan.parts.iter().map(|part| part.kind.grows()).collect();
    let sized = Sized::of(&plan.slice, &sizes, &grows);
    let (least, scale) = sized.largest(panel);
    (sized, least, scale)
}

/// For each part the way in which it is largest in its rectangle, and how large; sides that look alike
/// have one way and size.
fn chosen(plan: &Plan, ways: &[Rc<Ways>], rects: &[Rect], seen: f32) -> Vec<(usize, f32)> {
    let parts = plan.parts.iter().zip(ways).enumerate();
    let choose = |(at, (part, ways)): (usize, (&Part, &Rc<Ways>))| {
        let others = plan.parts.iter().zip(rects).enumerate();
        let same: Vec<Vec2> = others
            .filter(|(other, (with, _))| *other == at || alike(part.role, with.role))
            .map(|(_, (_, rect))| rect.size())
            .collect();
        let fits = |size: &Vec2| {
            let each = same.iter().map(|room| (room.x / size.x).min(room.y / size.y));
            each.fold(f32::INFINITY, f32::min)
        };
        let sizes = ways.sizes.iter().map(fits).enumerate();
        let best = sizes.max_by(|(_, one), (_, other)| one.total_cmp(other));
        let (way, scale) = best.unwrap_or((0, 1.0));
        let grown = part.kind.grown() / seen;
        (way, scale.min(grown.max(part.weight)))
    };
    let mut chosen: Vec<(usize, f32)> = parts.map(choose).collect();
    // Cards that lie beside each other are as large as each other.
    let with = |one: &Part, other: &Part| {
        one.role == Role::Mat
            && other.role == Role::Mat
            && one.row == other.row
            && one.kind == other.kind
    };
    let least: Vec<f32> = plan
        .parts
        .iter()
        .map(|part| {
            let same = plan.parts.iter().zip(&chosen).filter(|(other, _)| with(part, other));
            same.map(|(_, (_, scale))| *scale).fold(f32::INFINITY, f32::min)
        })
        .collect();
    for ((part, chosen), least) in plan.parts.iter().zip(&mut chosen).zip(least) {
        if part.role == Role::Mat {
            chosen.1 = least;
        }
    }
    chosen
}

/// The page with every part where it lies.
fn put(of: &Page, weighed: &Weighed, taken: Vec<Taken>) -> Arranged {
    let Weighed { plan, rects, size, .. } = weighed;
    let mut arranged = Arranged { size: *size, ..Arranged::default() };
    let mut stands = Vec::new();
    let (mut large, mut small) = (Vec::new(), Vec::new());
    for ((part, rect), mut taken) in plan.parts.iter().zip(rects).zip(taken) {
        let stand = stand(*rect, taken.size, taken.scale, part);
        match part.role {
            Role::Mat | Role::Alike(_) => {
                let nth = if let Role::Alike(nth) = part.role { nth } else { 0 };
                let (regions, laid) = (part.mats[nth].clone(), taken.laid.swap_remove(nth));
                arranged.mats.push(Placed { regions, laid, stand });
            }
            Role::Large => {
                stands.insert(0, stand);
                large = taken.laid;
            }
            Role::Small => {
                stands.push(stand);
                small = taken.laid;
            }
        }
    }
    if let Some(part) = plan.parts.iter().find(|part| part.role == Role::Large) {
        let sides = part.mats.iter().zip(large.into_iter().zip(small));
        let sides = sides.filter_map(|(regions, (large, small))| {
            let seat = of.regions[*regions.first()?].seat?;
            Some(Side { seat, regions: regions.clone(), large, small })
        });
        arranged.sides = Some(Sides { sides: sides.collect(), stands });
    }
    arranged
}

/// Where a part of this size lies in its rectangle: at the top, boards in the middle, all else from the
/// left.
fn stand(rect: Rect, size: Vec2, scale: f32, part: &Part) -> Stand {
    let left = (rect.size() - size * scale).max(Vec2::ZERO);
    let middle = part.role == Role::Small || part.kind == Kind::Board;
    let corner = rect.min + Vec2::new(if middle { left.x / 2.0 } else { 0.0 }, 0.0);
    Stand { rect, corner, scale, small: part.role == Role::Small }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample;
    use emath::vec2;

    #[test]
    fn a_page_fills_the_panel_it_is_laid_out_for() {
        let page = sample::table();
        for panel in [vec2(1000.0, 600.0), vec2(600.0, 900.0)] {
            let arranged = best(&page, Lang::En, panel);
            let mats = arranged.mats.iter().map(|mat| mat.stand.rect);
            let covered: f32 = mats.map(|rect| rect.area()).sum();
            assert!(covered > 0.85 * arranged.size.x * arranged.size.y, "{panel:?}: {covered}");
        }
    }
}
