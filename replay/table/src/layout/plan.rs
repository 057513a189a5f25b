//! The ways to put a page together: which of its parts stand beside or below which.

use super::number;
use super::slice::Slice;
use crate::place::places;
use kanso_engine::Seat;
use kanso_engine::scene::{Body, Page};

/// So many mats of a row are put in lines in every way; of more, as many in each line.
const EVERY_WAY_MAX: usize = 6;
/// So many rows of sheets and tracks are put beside the others in every combination.
const ASIDE_MAX: usize = 3;
/// How large mats without a board are at least, against those with one.
const SUPPORT: f32 = 0.8;
/// How large sides of seats that do not act are at least, against that of the one that does.
const COMPACT: [f32; 3] = [0.4, 0.48, 0.58];
/// What the side in front counts for, of all sides.
const FRONT_COUNTS: f32 = 0.55;

/// What a part of a page is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// A mat by itself.
    Mat,
    /// The side of a seat, as large as those of the others; the number of the one it is.
    Alike(usize),
    /// Where the side of any seat lies large.
    Large,
    /// Where the side of any seat lies small.
    Small,
}

/// What lies on a part of a page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A board, with what belongs to it.
    Board,
    /// What a seat has.
    Side,
    /// Cards.
    Cards,
    /// Sheets and tracks alone.
    Told,
}

impl Kind {
    /// How much more space is worth to it.
    pub const fn grows(self) -> f32 {
        match self {
            Self::Board => 1.0,
            Self::Side => 0.8,
            Self::Cards => 0.5,
            Self::Told => 0.2,
        }
    }

    /// Up to which scale it grows into space that is left.
    pub const fn grown(self) -> f32 {
        match self {
            Self::Board | Self::Side => 1.6,
            Self::Cards | Self::Told => 1.15,
        }
    }

    /// How much its size counts, where all of its kind are alike.
    pub const fn counts(self) -> f32 {
        match self {
            Self::Board => 2.0,
            Self::Side => 1.0,
            Self::Cards => 0.5,
            Self::Told => 0.3,
        }
    }
}

/// A part of a page: what lies on one mat, or may lie there in turn.
#[derive(Clone, PartialEq, Debug)]
pub struct Part {
    /// The regions of one mat, or of each that lies there in turn or has to look alike.
    pub mats: Vec<Vec<usize>>,
    /// What it is.
    pub role: Role,
    /// What lies there.
    pub kind: Kind,
    /// How large it is at least, against a board.
    pub weight: f32,
    /// How much its size counts.
    pub counts: f32,
    /// The row of the page that it stands in.
    pub row: u8,
}

/// A way to put a page together.
pub struct Plan {
    /// The parts, by their numbers.
    pub parts: Vec<Part>,
    /// How they are put together.
    pub slice: Slice,
}

/// The ways to put a page together, the most ordinary first. Tracks that a page begins with stand above
/// all else in each of them: they are long.
pub fn plans(of: &Page) -> Vec<Plan> {
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
/// right of the others: of boards, of nothing but cards, and of sides of seats. Tracks that a page begins
/// with stand above both, as wide as the page.
fn with_aside(of: &Page, rows: &[Vec<Vec<usize>>]) -> Vec<Plan> {
    let region = |at: &usize| &of.regions[*at];
    let tells = |at: &usize| matches!(region(at).body, Body::Sheet(_) | Body::Track(_));
    let stays = |at: &usize| region(at).seat.is_some() || matches!(region(at).body, Body::Board(_));
    let is_told = |mat: &Vec<usize>| mat.iter().any(tells) && !mat.iter().any(stays);
    let is_track = |at: &usize| matches!(region(at).body, Body::Track(_));
    let is_above = rows.first().is_some_and(|row| row.iter().flatten().all(is_track));
    let told: Vec<usize> =
        (usize::from(is_above)..rows.len()).filter(|at| rows[*at].iter().all(is_told)).collect();
    let count = told.len().min(ASIDE_MAX);
    let combinations = (1..1_usize << count).rev();
    let plan = |aside: usize| {
        let beside = |at: usize| {
            told.iter()
                .position(|row| *row == at)
                .is_some_and(|nth| nth >= count || aside & (1 << nth) != 0)
        };
        let mut parts = Vec::new();
        let (mut above, mut left, mut right) = (Vec::new(), Vec::new(), Vec::new());
        for (at, row) in rows.iter().enumerate() {
            let slice = slice_of(of, row, &mut parts);
            let into = if beside(at) {
                &mut right
            } else if at == 0 && is_above {
                &mut above
            } else {
                &mut left
            };
            into.push(slice);
        }
        let whole = !left.is_empty() && !right.is_empty();
        let both = Slice::Beside(vec![Slice::Below(left), Slice::Below(right)]);
        let slice = if above.is_empty() {
            both
        } else {
            above.push(both);
            Slice::Below(above)
        };
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
            kind: Kind::Side,
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
    let kind = match (side, board, row) {
        (_, true, _) => Kind::Board,
        (true, ..) => Kind::Side,
        (.., true) => Kind::Cards,
        _ => Kind::Told,
    };
    let counts = if side { Kind::Side.counts() } else { kind.counts() };
    let weight = if board || side || !boards { 1.0 } else { SUPPORT };
    let row = mat.first().map_or(0, |at| of.regions[*at].row);
    Part { mats: vec![mat.to_vec()], role: Role::Mat, kind, weight, counts, row }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kanso_engine::Label;
    use kanso_engine::scene::{Board, BoardCell, Line, Region, Shape, Step, Tone};

    #[test]
    fn tracks_that_a_page_begins_with_stand_above_all_else() {
        let bodies = [
            Body::Track(vec![Step::new("step", Label::same("1"), Tone::Plain, [])]),
            Body::Sheet(vec![Line::new("line", Label::same("a"), Label::same("b"), Tone::Plain)]),
            Body::Board(Board::new(
                Shape::Grid,
                vec![BoardCell::new("cell", (0, 0), Label::same("A1"), Tone::Plain)],
            )),
        ];
        let region = |(row, body): (u8, Body)| {
            Region::new(format!("{row}"), Label::default(), (0, row), Tone::Plain, body)
        };
        let regions = (0..).zip(bodies).map(region).collect();
        let page = Page { regions, ..Page::default() };
        let below = |parts: Vec<Slice>| Slice::Below(parts);
        let part = |at: usize| Slice::Part(at);
        let both = Slice::Beside(vec![below(vec![part(2)]), below(vec![part(1)])]);
        let wanted = below(vec![part(0), both]);
        let plans = plans(&page);
        assert!(plans.iter().any(|plan| plan.slice == wanted));
        let is_first = |plan: &Plan| matches!(&plan.slice, Slice::Below(all) if all[0] == part(0));
        assert!(plans.iter().all(is_first));
    }
}
