//! A whole page without what lies on its places: which mats stand beside each other, and which regions on a mat do.

use super::body::{self, Reader};
use super::sides::{Sides, Small};
use super::{Block, GAP, Layout, Mat, PAD, number};
use crate::place::{fit, places};
use emath::{Rect, Vec2, vec2};
use kanso_engine::scene::{Body, Page};
use kanso_engine::{Lang, Seat};
use std::collections::BTreeMap;
use std::ops::Range;

/// Least width of a mat while it is made narrower.
const MAT_MIN: f32 = 230.0;
/// Most mats beside each other.
const LINE_MATS_MAX: usize = 6;
/// How much narrower a mat is made at a time, about a card.
const NARROWER: f32 = 34.0;
/// Widths that are tried.
const ROOMS: [f32; 11] =
    [420.0, 540.0, 660.0, 800.0, 960.0, 1150.0, 1350.0, 1600.0, 1900.0, 2300.0, 2800.0];
/// Least and greatest width of what stands beside a board.
const ASIDE: (f32, f32) = (250.0, 900.0);
/// From this scale on ordinary letters can be read.
const LEGIBLE: f32 = 0.7;
/// Widths of a column of sheets and tracks that are tried.
const ASIDE_ROWS: [f32; 4] = [260.0, 340.0, 440.0, 580.0];
/// Width that a small side may take, before it is made small.
const SMALL_ROOM: f32 = 860.0;
/// How large sides of seats that do not act may be, against that of the one that does.
const COMPACT: [f32; 3] = [0.42, 0.5, 0.58];
/// Sides are of two sizes only where the page, with the large one, is seen so much larger.
const GAIN: f32 = 1.15;
/// How much the size of the small sides counts against that of all else.
const SMALL_COUNTS: f32 = 0.7;
/// Letters on small sides grow no further against everything else.
const SMALL_LETTERS_MAX: f32 = 3.2;
/// Letters grow no further against everything else.
const LETTERS_MAX: f32 = 2.0;

/// How the regions of one mat stand to each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MatShape {
    /// Below each other.
    High,
    /// Sheets and tracks beside the boards, rows below.
    Square,
    /// All beside each other.
    Wide,
}

/// What of a page stands beside what.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Plan {
    /// Rows below each other.
    Rows,
    /// Rows of sheets and tracks in a column of this width, beside the others.
    Aside(f32),
    /// The side of one seat large, those of the others so much smaller in a column beside it.
    Sides(f32),
}

/// How a page is arranged.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Arrangement {
    /// Width that the page may take.
    pub room: f32,
    /// How the regions of a mat stand to each other.
    pub mats: MatShape,
    /// What stands beside what.
    pub plan: Plan,
    /// For whom.
    pub reader: Reader,
}

/// How large a page is seen in a panel.
fn scale(layout: &Layout, panel: Vec2) -> f32 {
    let size = layout.size.max(Vec2::splat(1.0));
    (panel.x / size.x).min(panel.y / size.y)
}

/// A page in one arrangement: its regions and places, and the sides of its seats where those are of
/// two sizes.
pub struct Arranged {
    /// How.
    pub arrangement: Arrangement,
    /// Where everything lies: sides of two sizes all lie where the large one is.
    pub layout: Layout,
    /// Where the sides lie.
    pub sides: Option<Sides>,
}

/// The arrangement in which a page is seen largest in a panel of this size.
pub fn best(of: &Page, lang: Lang, panel: Vec2) -> Arranged {
    let seen = |plan: Plan| {
        let arranged = best_of(of, lang, panel, plan)?;
        Some((scale(&arranged.layout, panel), arranged))
    };
    let (mut size, mut alike) = seen(Plan::Rows).expect("rows are always possible");
    for (other, arranged) in ASIDE_ROWS.into_iter().filter_map(|wide| seen(Plan::Aside(wide))) {
        // A column is taken only for a real gain.
        if other > size * 1.03 {
            (size, alike) = (other, arranged);
        }
    }
    let two_sizes = COMPACT.into_iter().filter_map(|compact| seen(Plan::Sides(compact)));
    // Small sides should be read, too.
    let value = |(size, arranged): &(f32, Arranged)| match arranged.arrangement.plan {
        Plan::Sides(compact) => size * compact.powf(SMALL_COUNTS),
        Plan::Rows | Plan::Aside(_) => *size,
    };
    let best = two_sizes.max_by(|one, other| value(one).total_cmp(&value(other)));
    match best {
        Some((large, arranged)) if large >= size * GAIN => arranged,
        _ => alike,
    }
}

/// The best of one plan; none where the page has nothing for it.
fn best_of(of: &Page, lang: Lang, panel: Vec2, plan: Plan) -> Option<Arranged> {
    let mut tried = Vec::new();
    for room in ROOMS {
        for mats in [MatShape::High, MatShape::Square, MatShape::Wide] {
            let reader = Reader { lang, letters: 1.0, only: None };
            let at_one = Arrangement { room, mats, plan, reader };
            let Some((layout, _)) = page(of, at_one) else { continue };
            let size = scale(&layout, panel);
            // Once more, with room for letters that can be read at that size.
            let letters = (LEGIBLE / size).clamp(1.0, LETTERS_MAX);
            let reader = Reader { lang, letters, only: None };
            let arrangement = Arrangement { reader, ..at_one };
            let Some((layout, sides)) = page(of, arrangement) else { continue };
            tried.push((scale(&layout, panel), Arranged { arrangement, layout, sides }));
        }
    }
    let top = tried.iter().map(|(scale, ..)| *scale).fold(0.0, f32::max);
    // A wider one is taken only for a real gain.
    let first = tried.iter().position(|(scale, ..)| *scale >= top * 0.995);
    first.map(|first| tried.swap_remove(first).1)
}

/// The regions and places of a page in one arrangement; none where the page has nothing for its plan.
fn page(of: &Page, arrangement: Arrangement) -> Option<(Layout, Option<Sides>)> {
    let rows = places(&of.regions);
    match arrangement.plan {
        Plan::Rows => {}
        Plan::Aside(wide) => return Some((with_aside(of, &rows, arrangement, wide)?, None)),
        Plan::Sides(compact) => {
            let (layout, sides) = in_two_sizes(of, &rows, arrangement, compact)?;
            return Some((layout, Some(sides)));
        }
    }
    let mut layout = Layout::default();
    let lines: Vec<MatLine> = rows.iter().flat_map(|row| in_lines(of, row, arrangement)).collect();
    let across = lines.iter().map(width_of).fold(0.0, f32::max);
    let bottom = put_lines(&mut layout, lines, across, 0.0);
    layout.size = vec2(across, (bottom - GAP).max(0.0));
    Some((layout, None))
}

/// A page whose rows of sheets and tracks, with the cards and dice that lie there, too, stand below each
/// other at the right of the others: of boards, of nothing but cards, and of sides of seats.
fn with_aside(
    of: &Page,
    rows: &[Vec<Vec<usize>>],
    arrangement: Arrangement,
    wide: f32,
) -> Option<Layout> {
    let region = |at: &usize| &of.regions[*at];
    let tells = |at: &usize| matches!(region(at).body, Body::Sheet(_) | Body::Track(_));
    let stays = |at: &usize| region(at).seat.is_some() || matches!(region(at).body, Body::Board(_));
    let is_told = |place: &Vec<usize>| place.iter().any(tells) && !place.iter().any(stays);
    let (told, shown): (Vec<_>, Vec<_>) = rows.iter().partition(|row| row.iter().all(is_told));
    let room = arrangement.room - wide - GAP;
    if told.is_empty() || shown.is_empty() || room < wide {
        return None;
    }
    let at_left = Arrangement { room, ..arrangement };
    let lines: Vec<MatLine> = shown.iter().flat_map(|row| in_lines(of, row, at_left)).collect();
    let across = lines.iter().map(width_of).fold(0.0, f32::max);
    let mut layout = Layout::default();
    let bottom = put_lines(&mut layout, lines, across, 0.0) - GAP;
    let high = Arrangement { mats: MatShape::High, ..arrangement };
    let mut corner = vec2(across + GAP, 0.0);
    let mut widest = wide;
    for regions in told.into_iter().flatten() {
        let block = mat(of, regions, high, wide);
        widest = widest.max(block.size.x);
        let rect = Rect::from_min_size(corner.to_pos2(), block.size);
        corner.y += block.size.y + GAP;
        put_mat(&mut layout, regions.clone(), block, rect);
    }
    // All of the column are as wide as its widest.
    for mat in layout.mats.iter_mut().filter(|mat| mat.rect.left() >= across) {
        mat.rect.max.x = mat.rect.left() + widest;
    }
    layout.size = vec2(across + GAP + widest, bottom.max(corner.y - GAP));
    Some(layout)
}

/// Puts lines of mats below each other, each in the middle; says where what follows begins.
fn put_lines(layout: &mut Layout, lines: Vec<MatLine>, across: f32, mut top: f32) -> f32 {
    for line in lines {
        let mut left = (across - width_of(&line)) / 2.0;
        let high = line.iter().map(|(_, block)| block.size.y).fold(0.0, f32::max);
        for (regions, block) in line {
            let rect = Rect::from_min_size(vec2(left, top).to_pos2(), vec2(block.size.x, high));
            left += block.size.x + GAP;
            put_mat(layout, regions, block, rect);
        }
        top += high + GAP;
    }
    top
}

fn put_mat(layout: &mut Layout, regions: Vec<usize>, block: Block, rect: Rect) {
    let at = rect.min.to_vec2();
    let moved = block.spots.into_iter();
    layout.spots.extend(moved.map(|spot| super::Spot { rect: spot.rect.translate(at), ..spot }));
    layout.mats.push(Mat { rect, regions });
}

/// A page with the side of one seat large, below what all share, and those of the others beside it.
fn in_two_sizes(
    of: &Page,
    rows: &[Vec<Vec<usize>>],
    arrangement: Arrangement,
    compact: f32,
) -> Option<(Layout, Sides)> {
    let seats_of = |row: &[Vec<usize>]| -> Option<Vec<Seat>> {
        let seats = row.iter().map(|regions| {
            let seat = of.regions[*regions.first()?].seat?;
            regions.iter().all(|at| of.regions[*at].seat == Some(seat)).then_some(seat)
        });
        seats.collect()
    };
    let (at, seats) = rows
        .iter()
        .enumerate()
        .find_map(|(at, row)| Some((at, seats_of(row)?)).filter(|(_, seats)| seats.len() > 2))?;
    let row = &rows[at];
    let room = (arrangement.room - GAP) / (1.0 + compact);
    let sides: Vec<Block> = row.iter().map(|regions| mat(of, regions, arrangement, room)).collect();
    let size = sides.iter().fold(Vec2::ZERO, |most, side| most.max(side.size));
    // What all share is as wide as the large side.
    let narrow = Arrangement { room: room.max(size.x), ..arrangement };
    let shared = |rows: &[Vec<Vec<usize>>]| -> Vec<MatLine> {
        rows.iter().flat_map(|row| in_lines(of, row, narrow)).collect()
    };
    let (above, below) = (shared(&rows[..at]), shared(&rows[at + 1..]));
    let widths = above.iter().chain(&below).map(width_of);
    let across = widths.fold(size.x, f32::max);
    let mut layout = Layout::default();
    let top = put_lines(&mut layout, above, across, 0.0);
    let large = Rect::from_min_size(vec2((across - size.x) / 2.0, top).to_pos2(), size);
    for (regions, side) in row.iter().zip(sides) {
        put_mat(&mut layout, regions.clone(), side, large);
    }
    let bottom = put_lines(&mut layout, below, across, large.bottom() + GAP) - GAP;
    let small = small_sides(of, row, arrangement, compact);
    let others = number(seats.len() - 1);
    let shown = small.size * compact;
    let down = bottom.max(shown.y * others + GAP * (others - 1.0));
    // They share the height that there is.
    let step = shown.y + (down - shown.y * others) / (others - 1.0);
    let slots = (0..seats.len() - 1).map(|nth| {
        let corner = vec2(across + GAP, number(nth) * step);
        Rect::from_min_size(corner.to_pos2(), shown)
    });
    let slots = std::iter::once(large).chain(slots).collect();
    layout.size = vec2(across + GAP + shown.x, down);
    Some((layout, Sides { seats, slots, compact, small }))
}

/// The sides of seats as they are where they are small, all at the origin: with large letters, and no
/// name but that of the first region.
fn small_sides(of: &Page, row: &[Vec<usize>], arrangement: Arrangement, compact: f32) -> Small {
    let letters = (arrangement.reader.letters / compact).min(SMALL_LETTERS_MAX);
    let reader = |regions: &[usize]| Reader {
        letters,
        only: regions.first().copied(),
        ..arrangement.reader
    };
    let arranged = |regions: &[usize], mats| {
        let arrangement = Arrangement { reader: reader(regions), mats, ..arrangement };
        mat(of, regions, arrangement, SMALL_ROOM)
    };
    let shape = |mats| row.iter().map(|regions| arranged(regions, mats)).collect::<Vec<Block>>();
    let size_of = |sides: &[Block]| sides.iter().fold(Vec2::ZERO, |most, side| most.max(side.size));
    let shapes = [MatShape::High, MatShape::Square].map(shape);
    let area = |sides: &[Block]| size_of(sides).x * size_of(sides).y;
    let sides = shapes.into_iter().min_by(|one, other| area(one).total_cmp(&area(other)));
    let sides = sides.expect("there are two shapes");
    let size = size_of(&sides);
    let readers = row.iter().map(|regions| reader(regions)).collect();
    Small { size, spots: sides.into_iter().map(|side| side.spots).collect(), readers }
}

/// Mats beside each other, each with the regions on it.
type MatLine = Vec<(Vec<usize>, Block)>;

/// The mats of a row in as many lines as take the least height together.
fn in_lines(of: &Page, row: &[Vec<usize>], arrangement: Arrangement) -> Vec<MatLine> {
    let mut mats = Mats { of, row, arrangement, known: BTreeMap::new() };
    if row.len() > 1 && mats.are_areas(0..row.len()) {
        return mats.areas();
    }
    // The best way to put the first so many: how high it is, where its last line begins, and how
    // wide the mats of that are.
    let mut best: Vec<(f32, usize, Vec<f32>)> = vec![(0.0, 0, Vec::new())];
    for end in 1..=row.len() {
        let from = end.saturating_sub(LINE_MATS_MAX);
        let ways = (from..end).map(|start| {
            let widths = mats.narrowed(start..end);
            let sizes = mats.sizes(start, &widths);
            let high = sizes.iter().map(|size| size.y).fold(0.0, f32::max);
            // What is too wide is no way, unless it cannot be otherwise.
            let wide = across(&sizes) > arrangement.room && end - start > 1;
            (best[start].0 + high + GAP + if wide { 1e6 } else { 0.0 }, start, widths)
        });
        let way = ways.min_by(|(one, ..), (other, ..)| one.total_cmp(other));
        best.push(way.expect("there is at least one mat to begin with"));
    }
    let mut lines = Vec::new();
    let mut end = row.len();
    while end > 0 {
        let (_, start, widths) = std::mem::take(&mut best[end]);
        lines.push(mats.line(start, &widths));
        end = start;
    }
    lines.reverse();
    lines
}

/// How wide things beside each other are.
fn across(sizes: &[Vec2]) -> f32 {
    sizes.iter().map(|size| size.x).sum::<f32>() + GAP * (number(sizes.len()) - 1.0)
}

/// The mats of a row, each laid out once for a width.
struct Mats<'a> {
    of: &'a Page,
    row: &'a [Vec<usize>],
    arrangement: Arrangement,
    known: BTreeMap<(usize, u32), Block>,
}

impl Mats<'_> {
    /// A mat that has this much room.
    fn at(&mut self, at: usize, room: f32) -> &Block {
        let Self { of, row, arrangement, known } = self;
        let key = (at, room.max(0.0) as u32);
        known.entry(key).or_insert_with(|| mat(of, &row[at], *arrangement, room))
    }

    fn sizes(&mut self, start: usize, widths: &[f32]) -> Vec<Vec2> {
        widths.iter().zip(start..).map(|(wide, at)| self.at(at, *wide).size).collect()
    }

    /// True if each of them has several regions, as the areas of seats have.
    fn are_areas(&self, range: Range<usize>) -> bool {
        self.row[range].iter().all(|regions| regions.len() > 1)
    }

    /// The areas of seats: as many on each line, all as wide as each other.
    fn areas(&mut self) -> Vec<MatLine> {
        let room = self.arrangement.room;
        let count = self.row.len();
        let ways = (1..=count).map(|per| {
            let share = (room - GAP * (number(per) - 1.0)) / number(per);
            let sizes = self.sizes(0, &vec![share; count]);
            let widest = sizes.iter().map(|size| size.x).fold(0.0, f32::max);
            let highs = sizes.chunks(per);
            let high: f32 =
                highs.map(|line| GAP + line.iter().map(|size| size.y).fold(0.0, f32::max)).sum();
            (high + if widest > share + 1.0 && per > 1 { 1e6 } else { 0.0 }, per, share, widest)
        });
        let best = ways.min_by(|(one, ..), (other, ..)| one.total_cmp(other));
        let (_, per, share, widest) = best.expect("there is at least one seat");
        let all: Vec<usize> = (0..count).collect();
        let lines = all.chunks(per).map(|line| {
            let mats = line.iter().map(|at| {
                let mut block = self.at(*at, share).clone();
                block.size.x = widest;
                (self.row[*at].clone(), block)
            });
            mats.collect()
        });
        lines.collect()
    }

    /// How much room mats beside each other get, so that they fit: always the one is made narrower
    /// that grows the least high by it.
    fn narrowed(&mut self, range: Range<usize>) -> Vec<f32> {
        let room = self.arrangement.room;
        let (start, count) = (range.start, range.len());
        let mut widths = vec![room; count];
        let mut sizes = self.sizes(start, &widths);
        while across(&sizes) > room {
            let mut least: Option<(usize, f32, Vec2)> = None;
            for (nth, size) in sizes.iter().enumerate() {
                let less = size.x - NARROWER;
                if less < MAT_MIN {
                    continue;
                }
                let after = self.at(start + nth, less).size;
                if after.x <= less && least.is_none_or(|(.., known)| after.y < known.y) {
                    least = Some((nth, less, after));
                }
            }
            let Some((nth, less, after)) = least else { break };
            (widths[nth], sizes[nth]) = (less, after);
        }
        widths
    }

    /// Mats beside each other.
    fn line(&mut self, start: usize, widths: &[f32]) -> MatLine {
        let mats = widths.iter().zip(start..);
        mats.map(|(wide, at)| (self.row[at].clone(), self.at(at, *wide).clone())).collect()
    }
}

fn width_of(line: &MatLine) -> f32 {
    let gaps = GAP * (number(line.len()) - 1.0);
    gaps + line.iter().map(|(_, block)| block.size.x).sum::<f32>()
}

/// The regions of one place on their mat. How they stand to each other does not follow from what
/// lies on them, so that the mats of all seats look alike and stay so.
fn mat(of: &Page, regions: &[usize], arrangement: Arrangement, room: f32) -> Block {
    let Arrangement { mats, reader, .. } = arrangement;
    let room = room - 2.0 * PAD;
    let some = |wanted: fn(&Body) -> bool| -> Vec<usize> {
        let regions = regions.iter().copied();
        regions.filter(|index| wanted(&of.regions[*index].body)).collect()
    };
    let boards = some(|body| matches!(body, Body::Board(_)));
    let rows = some(|body| matches!(body, Body::Row(_)));
    let others = some(|body| !matches!(body, Body::Board(_)));
    let sheets = some(|body| matches!(body, Body::Sheet(_) | Body::Track(_)));
    let stands_alone = boards.is_empty() || others.is_empty();
    let whole = match mats {
        MatShape::Wide if regions.len() > 1 && stands_alone => abreast(of, regions, reader, room),
        MatShape::Wide if !stands_alone => beside(of, &others, &boards, reader, room),
        MatShape::Square if !boards.is_empty() && !sheets.is_empty() => {
            let mut whole = beside(of, &sheets, &boards, reader, room);
            if !rows.is_empty() {
                let below = stack(of, &rows, reader, room, true);
                whole.put_block(below, vec2(0.0, whole.size.y + GAP));
            }
            whole
        }
        MatShape::High | MatShape::Square | MatShape::Wide => {
            stack(of, regions, reader, room, false)
        }
    };
    let mut padded = Block::default();
    padded.put_block(whole, Vec2::splat(PAD));
    padded.size += Vec2::splat(PAD);
    padded
}

/// Boards with other regions at their left, below each other.
fn beside(of: &Page, others: &[usize], boards: &[usize], reader: Reader, room: f32) -> Block {
    let boards = stack(of, boards, reader, room, false);
    let left = (room - boards.size.x - GAP).clamp(ASIDE.0, ASIDE.1);
    let mut whole = stack(of, others, reader, left, false);
    let wide = whole.size.x;
    whole.put_block(boards, vec2(wide + GAP, 0.0));
    whole
}

/// Regions below each other; rows that follow a board, or all that `joins`, stand beside each other
/// where they can.
fn stack(of: &Page, regions: &[usize], reader: Reader, room: f32, joins: bool) -> Block {
    let mut whole = Block::default();
    let (mut top, mut bottom, mut right) = (0.0, 0.0, 0.0);
    let mut behind = joins;
    let mut row_before = false;
    for index in regions {
        let region = &of.regions[*index];
        let block = body::region(*index, region, room, reader);
        let is_row = matches!(region.body, Body::Row(_));
        let joins = behind && is_row && row_before && right + GAP + block.size.x <= room;
        let at = if joins {
            vec2(right + GAP, top)
        } else {
            top = if bottom > 0.0 { bottom + GAP } else { 0.0 };
            vec2(0.0, top)
        };
        right = at.x + block.size.x;
        bottom = f32::max(bottom, at.y + block.size.y);
        behind |= matches!(region.body, Body::Board(_));
        row_before = is_row;
        whole.put_block(block, at);
    }
    whole
}

/// Regions beside each other; the widest are made narrower until all fit.
fn abreast(of: &Page, regions: &[usize], reader: Reader, room: f32) -> Block {
    let region = |index: usize, room| body::region(index, &of.regions[index], room, reader);
    let wanted: Vec<usize> =
        regions.iter().map(|index| region(*index, room).size.x.ceil() as usize).collect();
    let widths = fit(&wanted, GAP as usize, room.max(0.0) as usize, MAT_MIN as usize);
    let mut whole = Block::default();
    let mut left = 0.0;
    for (index, wide) in regions.iter().zip(widths) {
        let block = region(*index, number(wide));
        let wide = block.size.x;
        whole.put_block(block, vec2(left, 0.0));
        left += wide + GAP;
    }
    whole
}
