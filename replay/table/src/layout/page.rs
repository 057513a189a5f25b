//! A whole page without what lies on its places: which mats stand beside each other, how large each is,
//! and how the regions on it stand to each other.

use super::body::Reader;
use super::mat::{MatShape, SHAPES, mat};
use super::sides::{Side, Sides};
use super::slice::{Sized, Slice};
use super::{Block, Spot, number};
use crate::place::places;
use emath::{Pos2, Rect, Vec2};
use kanso_engine::scene::{Body, Page, Shape};
use kanso_engine::{Lang, Seat};
use std::collections::BTreeMap;

/// Widths that are tried for the regions of a mat.
const ROOMS: [f32; 15] = [
    180.0, 240.0, 310.0, 380.0, 460.0, 540.0, 660.0, 800.0, 960.0, 1150.0, 1350.0, 1600.0, 1900.0,
    2300.0, 2800.0,
];
/// So many mats of a row are put in lines in every way; of more, as many in each line.
const EVERY_WAY_MAX: usize = 6;
/// So many rows of sheets and tracks are put beside the others in every combination.
const ASIDE_MAX: usize = 3;
/// From this scale on ordinary letters can be read.
const LEGIBLE: f32 = 0.78;
/// Letters grow no further against everything else.
const LETTERS_MAX: f32 = 2.0;
/// Letters on small sides grow no further against everything else.
const SMALL_LETTERS_MAX: f32 = 3.2;
/// Letters are made larger by so much at a time.
const LETTERS_STEP: f32 = 0.1;
/// How large mats without a board are at least, against those with one.
const SUPPORT: f32 = 0.8;
/// How large sides of seats that do not act are at least, against that of the one that does.
const COMPACT: [f32; 3] = [0.4, 0.48, 0.58];
/// What the side in front counts for, of all sides.
const FRONT_COUNTS: f32 = 0.55;
/// Up to this scale boards grow into space that is left, and all else.
const GROWN: [f32; 2] = [1.6, 1.15];
/// So many things lie beside each other on a cell at most.
const ABREAST_MAX: usize = 3;
/// How much wider the cells of boards and the steps of fans are made where there is space for it.
const STRETCHES: [f32; 6] = [1.4, 1.3, 1.18, 1.1, 1.05, 1.0];
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

/// What a part of a page is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Role {
    /// A mat by itself.
    Mat,
    /// The side of a seat, as large as those of the others; the number of the one it is.
    Alike(usize),
    /// Where the side of any seat lies large.
    Large,
    /// Where the side of any seat lies small.
    Small,
}

/// A part of a page: what lies on one mat, or may lie there in turn.
#[derive(Clone, PartialEq, Debug)]
struct Part {
    /// The regions of one mat, or of each that lies there in turn or has to look alike.
    mats: Vec<Vec<usize>>,
    role: Role,
    /// How large it is at least, against a board.
    weight: f32,
    /// How much more space is worth to it.
    grows: f32,
    /// How much its size counts.
    counts: f32,
    /// The row of the page that it stands in.
    row: u8,
}

/// A way to put a page together.
struct Plan {
    parts: Vec<Part>,
    slice: Slice,
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

/// Puts the page together in the way in which it is seen largest in a panel of this size.
pub fn best(of: &Page, lang: Lang, panel: Vec2) -> Arranged {
    let mut known = Known { of, lang, ways: BTreeMap::new() };
    let mut best: Option<(f32, Arranged)> = None;
    for plan in plans(of) {
        let (value, arranged) = known.arrange(&plan, panel);
        if best.as_ref().is_none_or(|(most, _)| value > most + NEAR) {
            best = Some((value, arranged));
        }
    }
    best.map(|(_, arranged)| arranged).unwrap_or_default()
}

/// A plan is better than those before it only by this much, as the logarithm of its scale.
const NEAR: f32 = 0.02;

/// What was laid out for some letters, to be used again.
struct Known<'a> {
    of: &'a Page,
    lang: Lang,
    ways: BTreeMap<(Vec<Vec<usize>>, bool, u32), Ways>,
}

impl Known<'_> {
    /// The page by this plan, and how good it is.
    fn arrange(&mut self, plan: &Plan, panel: Vec2) -> (f32, Arranged) {
        let at_one: Vec<Ways> = plan.parts.iter().map(|part| self.ways(part, 1.0)).collect();
        let (_, _, scale) = sized(plan, &at_one, panel);
        // Once more, with room for letters that can be read at that size.
        let mut ways: Vec<Ways> = plan.parts.iter().map(|part| self.ways(part, scale)).collect();
        let (sized, least, scale) = sized(plan, &ways, panel);
        let size = if plan.parts.len() > 1 {
            (panel / scale).max(least).min(least * SPARE)
        } else {
            least
        };
        let mut rects = vec![Rect::NOTHING; plan.parts.len()];
        sized.share(Rect::from_min_size(Pos2::ZERO, size), &mut rects);
        let chosen = chosen(plan, &ways, &rects, scale);
        let all: f32 = plan.parts.iter().map(|part| part.counts).sum();
        let value =
            plan.parts.iter().zip(&chosen).map(|(part, (_, scale))| part.counts * scale.ln());
        let value = scale.ln() + value.sum::<f32>() / all.max(f32::EPSILON);
        self.stretch(plan, &mut ways, &rects, &chosen);
        (value, put(self.of, plan, &ways, &rects, &chosen, size))
    }

    /// The ways to lay out a part that is seen at this scale.
    fn ways(&mut self, part: &Part, scale: f32) -> Ways {
        let small = part.role == Role::Small;
        let most = if small { SMALL_LETTERS_MAX } else { LETTERS_MAX };
        let letters = (LEGIBLE / (scale * part.weight)).clamp(1.0, most);
        let steps = (letters / LETTERS_STEP).ceil() as u32;
        let key = (part.mats.clone(), small, steps);
        if let Some(known) = self.ways.get(&key) {
            return known.clone();
        }
        let letters = number(steps as usize) * LETTERS_STEP;
        let mut ways = Ways::default();
        let reader = Reader { lang: self.lang, letters, only: None, stretch: 1.0, abreast: 1 };
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
        self.ways.insert(key, ways.clone());
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

    /// Makes the cells of boards and the steps of fans as wide as there is space for; those of sides that
    /// look alike are.
    fn stretch(&self, plan: &Plan, ways: &mut [Ways], rects: &[Rect], chosen: &[(usize, f32)]) {
        for (at, part) in plan.parts.iter().enumerate() {
            let (way, scale) = chosen[at];
            let others = plan.parts.iter().zip(rects).enumerate();
            let same =
                others.filter(|(other, (with, _))| *other == at || alike(part.role, with.role));
            let room =
                same.map(|(_, (_, rect))| rect.size()).fold(Vec2::INFINITY, Vec2::min) / scale;
            let how = ways[at].how[way];
            let Some(reader) = ways[at].laid[way].first().map(|laid| laid.reader) else { continue };
            // Whatever stands beside a board keeps its room.
            let how = (how.0, how.1.max(room.x), how.2);
            let wider = STRETCHES.into_iter().find_map(|stretch| {
                let (size, laid) = self.laid(part, how, Reader { stretch, ..reader });
                let fits = size.x <= room.x + 0.01 && size.y <= room.y + 0.01;
                (fits && size.x > ways[at].sizes[way].x).then_some((size, laid))
            });
            if let Some((size, laid)) = wider {
                ways[at].sizes[way] = size;
                ways[at].laid[way] = laid;
            }
        }
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
fn sized(plan: &Plan, ways: &[Ways], panel: Vec2) -> (Sized, Vec2, f32) {
    let size = |(part, ways): (&Part, &Ways)| -> Vec<Vec2> {
        ways.sizes.iter().map(|size| *size * part.weight).collect()
    };
    let sizes: Vec<Vec<Vec2>> = plan.parts.iter().zip(ways).map(size).collect();
    let grows: Vec<f32> = plan.parts.iter().map(|part| part.grows).collect();
    let sized = Sized::of(&plan.slice, &sizes, &grows);
    let (least, scale) = sized.largest(panel);
    (sized, least, scale)
}

/// For each part the way in which it is largest in its rectangle, and how large; sides that look alike
/// have one way and size.
fn chosen(plan: &Plan, ways: &[Ways], rects: &[Rect], seen: f32) -> Vec<(usize, f32)> {
    let parts = plan.parts.iter().zip(ways).enumerate();
    let choose = |(at, (part, ways)): (usize, (&Part, &Ways))| {
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
        let grown = GROWN[usize::from(part.grows < 0.7)] / seen;
        (way, scale.min(grown.max(part.weight)))
    };
    let mut chosen: Vec<(usize, f32)> = parts.map(choose).collect();
    // Cards that lie beside each other are as large as each other.
    let with = |one: &Part, other: &Part| {
        one.role == Role::Mat
            && other.role == Role::Mat
            && one.row == other.row
            && one.grows == other.grows
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
fn put(
    of: &Page,
    plan: &Plan,
    ways: &[Ways],
    rects: &[Rect],
    chosen: &[(usize, f32)],
    size: Vec2,
) -> Arranged {
    let mut arranged = Arranged { size, ..Arranged::default() };
    let mut stands = Vec::new();
    let (mut large, mut small) = (Vec::new(), Vec::new());
    for (at, part) in plan.parts.iter().enumerate() {
        let (way, scale) = chosen[at];
        let laid = &ways[at].laid[way];
        let stand = stand(rects[at], ways[at].sizes[way], scale, part);
        match part.role {
            Role::Mat => {
                arranged.mats.push(Placed {
                    regions: part.mats[0].clone(),
                    laid: laid[0].clone(),
                    stand,
                });
            }
            Role::Alike(nth) => {
                arranged.mats.push(Placed {
                    regions: part.mats[nth].clone(),
                    laid: laid[nth].clone(),
                    stand,
                });
            }
            Role::Large => {
                stands.insert(0, stand);
                large.clone_from(laid);
            }
            Role::Small => {
                stands.push(stand);
                small.clone_from(laid);
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
    let middle = matches!(part.role, Role::Small) || part.grows >= 1.0;
    let corner = rect.min + Vec2::new(if middle { left.x / 2.0 } else { 0.0 }, 0.0);
    Stand { rect, corner, scale, small: part.role == Role::Small }
}

/// The ways to put a page together, the most ordinary first.
fn plans(of: &Page) -> Vec<Plan> {
    let rows = places(&of.regions);
    let mut plans = vec![in_rows(of, &rows)];
    plans.extend(with_aside(of, &rows));
    plans.extend(in_two_sizes(of, &rows));
    plans
}

/// The rows below each other.
fn in_rows(of: &Page, rows: &[Vec<Vec<usize>>]) -> Plan {
    let mut parts = Vec::new();
    let slices = rows.iter().map(|row| slice_of(of, row, &mut parts)).collect();
    Plan { parts, slice: Slice::Below(slices) }
}

/// Some rows of sheets and tracks, with the cards and dice that lie there, too, below each other at the
/// right of the others: of boards, of nothing but cards, and of sides of seats.
fn with_aside(of: &Page, rows: &[Vec<Vec<usize>>]) -> Vec<Plan> {
    let region = |at: &usize| &of.regions[*at];
    let tells = |at: &usize| matches!(region(at).body, Body::Sheet(_) | Body::Track(_));
    let stays = |at: &usize| region(at).seat.is_some() || matches!(region(at).body, Body::Board(_));
    let is_told = |mat: &Vec<usize>| mat.iter().any(tells) && !mat.iter().any(stays);
    let told: Vec<usize> = (0..rows.len()).filter(|at| rows[*at].iter().all(is_told)).collect();
    let count = told.len().min(ASIDE_MAX);
    let combinations = (1..1_usize << count).rev();
    let plan = |aside: usize| {
        let beside = |at: usize| {
            told.iter()
                .position(|row| *row == at)
                .is_some_and(|nth| nth >= count || aside & (1 << nth) != 0)
        };
        let mut parts = Vec::new();
        let (mut left, mut right) = (Vec::new(), Vec::new());
        for (at, row) in rows.iter().enumerate() {
            let slice = slice_of(of, row, &mut parts);
            if beside(at) { right.push(slice) } else { left.push(slice) }
        }
        let whole = !left.is_empty() && !right.is_empty();
        let slice = Slice::Beside(vec![Slice::Below(left), Slice::Below(right)]);
        whole.then_some(Plan { parts, slice })
    };
    combinations.filter_map(plan).collect()
}

/// The side of one seat large, those of the others small in a column at its right; what all share
/// stands above or below.
fn in_two_sizes(of: &Page, rows: &[Vec<Vec<usize>>]) -> Vec<Plan> {
    let seats =
        |row: &[Vec<usize>]| row.iter().map(|mat| seat_of(of, mat)).collect::<Option<Vec<_>>>();
    let found =
        rows.iter().enumerate().find(|(_, row)| seats(row).is_some_and(|seats| seats.len() > 2));
    let Some((at, row)) = found else { return Vec::new() };
    let (before, behind) = (&rows[..at], &rows[at + 1..]);
    let count = number(row.len() - 1);
    let sides = |parts: &mut Vec<Part>, compact: f32| {
        let part = |role, weight, counts| Part {
            mats: row.clone(),
            role,
            weight,
            grows: 0.9,
            counts,
            row: 0,
        };
        let all = number(row.len());
        parts.push(part(Role::Large, 1.0, all * FRONT_COUNTS));
        let large = Slice::Part(parts.len() - 1);
        let small = (1..row.len()).map(|_| {
            parts.push(part(Role::Small, compact, all * (1.0 - FRONT_COUNTS) / count));
            Slice::Part(parts.len() - 1)
        });
        (large, Slice::Below(small.collect()))
    };
    let mut plans = Vec::new();
    for compact in COMPACT {
        // The last mats of the row before may stand below the large side instead.
        let last = before.last().map_or(0, Vec::len);
        for below in 0..=last {
            for across in [false, true] {
                let mut parts = Vec::new();
                let (mut above, mut under) = (Vec::new(), Vec::new());
                for (nth, row) in before.iter().enumerate() {
                    let kept = if nth + 1 == at { row.len() - below } else { row.len() };
                    let (stays, goes) = row.split_at(kept);
                    above.extend((!stays.is_empty()).then(|| slice_of(of, stays, &mut parts)));
                    under.extend((!goes.is_empty()).then(|| slice_of(of, goes, &mut parts)));
                }
                under.extend(behind.iter().map(|row| slice_of(of, row, &mut parts)));
                let (large, small) = sides(&mut parts, compact);
                let mut column = if across { Vec::new() } else { std::mem::take(&mut above) };
                column.push(large);
                column.extend(under);
                let middle = Slice::Beside(vec![Slice::Below(column), small]);
                let slice = if above.is_empty() {
                    middle
                } else {
                    above.push(middle);
                    Slice::Below(above)
                };
                plans.push(Plan { parts, slice });
            }
        }
    }
    plans
}

/// Whose side a mat is, if all on it is of one seat.
fn seat_of(of: &Page, mat: &[usize]) -> Option<Seat> {
    let seat = of.regions[*mat.first()?].seat?;
    mat.iter().all(|at| of.regions[*at].seat == Some(seat)).then_some(seat)
}

/// The mats of a row beside each other, in as many lines as are best; those of seats as many on each.
fn slice_of(of: &Page, row: &[Vec<usize>], parts: &mut Vec<Part>) -> Slice {
    // The areas of seats have several regions each, and look alike.
    let areas = row.len() > 1 && row.iter().all(|regions| regions.len() > 1);
    let first = parts.len();
    for (nth, mat) in row.iter().enumerate() {
        let part = part_of(of, mat);
        parts.push(if areas {
            Part { mats: row.to_vec(), role: Role::Alike(nth), ..part }
        } else {
            part
        });
    }
    let numbers: Vec<usize> = (first..parts.len()).collect();
    if let [only] = numbers[..] {
        return Slice::Part(only);
    }
    let line = |parts: &[usize]| match parts {
        [only] => Slice::Part(*only),
        _ => Slice::Beside(parts.iter().copied().map(Slice::Part).collect()),
    };
    let ways: Vec<Slice> = if areas || numbers.len() > EVERY_WAY_MAX {
        let ways = 1..=numbers.len();
        ways.map(|per| Slice::Below(numbers.chunks(per).map(line).collect())).collect()
    } else {
        // Each bit says whether a line ends behind a mat.
        let ways = 0..1_usize << (numbers.len() - 1);
        let lines = |ends: usize| {
            let mut lines: Vec<Vec<usize>> = vec![Vec::new()];
            for (nth, part) in numbers.iter().enumerate() {
                lines.last_mut().expect("there is a line").push(*part);
                if nth + 1 < numbers.len() && ends & (1 << nth) != 0 {
                    lines.push(Vec::new());
                }
            }
            Slice::Below(lines.iter().map(|parts| line(parts)).collect())
        };
        ways.map(lines).collect()
    };
    Slice::Any(ways)
}

/// A mat by itself.
fn part_of(of: &Page, mat: &[usize]) -> Part {
    let has = |wanted: fn(&Body) -> bool| mat.iter().any(|at| wanted(&of.regions[*at].body));
    let board = has(|body| matches!(body, Body::Board(_)));
    let row = has(|body| matches!(body, Body::Row(_)));
    let boards = of.regions.iter().any(|region| matches!(region.body, Body::Board(_)));
    let side = seat_of(of, mat).is_some();
    let weight = if board || side || !boards { 1.0 } else { SUPPORT };
    let (grows, counts) = match (board, side, row) {
        (true, ..) => (1.0, 2.0),
        (_, true, _) => (0.8, 1.0),
        (.., true) => (0.5, 0.5),
        _ => (0.2, 0.3),
    };
    let counts = if side { 1.0 } else { counts };
    let row = mat.first().map_or(0, |at| of.regions[*at].row);
    Part { mats: vec![mat.to_vec()], role: Role::Mat, weight, grows, counts, row }
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
