//! A whole page without what lies on its places: which mats stand beside each other, and which regions on a mat do.

use super::body::{self, Reader};
use super::{Block, GAP, Layout, Mat, PAD, number};
use crate::place::{fit, places};
use emath::{Rect, Vec2, vec2};
use kanso_engine::Lang;
use kanso_engine::scene::{Body, Page};
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

/// How a page is arranged.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Arrangement {
    /// Width that the page may take.
    pub room: f32,
    /// How the regions of a mat stand to each other.
    pub mats: MatShape,
    /// For whom.
    pub reader: Reader,
}

/// How large a page is seen in a panel.
fn scale(layout: &Layout, panel: Vec2) -> f32 {
    let size = layout.size.max(Vec2::splat(1.0));
    (panel.x / size.x).min(panel.y / size.y)
}

/// The arrangement in which a page is seen largest in a panel of this size, and its places.
pub fn best(of: &Page, lang: Lang, panel: Vec2) -> (Arrangement, Layout) {
    let mut tried = Vec::new();
    for room in ROOMS {
        for mats in [MatShape::High, MatShape::Square, MatShape::Wide] {
            let reader = Reader { lang, letters: 1.0 };
            let at_one = Arrangement { room, mats, reader };
            let size = scale(&page(of, at_one), panel);
            // Once more, with room for letters that can be read at that size.
            let reader = Reader { lang, letters: (LEGIBLE / size).clamp(1.0, LETTERS_MAX) };
            let arrangement = Arrangement { reader, ..at_one };
            let layout = page(of, arrangement);
            tried.push((scale(&layout, panel), arrangement, layout));
        }
    }
    let top = tried.iter().map(|(scale, ..)| *scale).fold(0.0, f32::max);
    // A wider one is taken only for a real gain.
    let first = tried.iter().position(|(scale, ..)| *scale >= top * 0.995);
    let (_, arrangement, layout) = tried.swap_remove(first.unwrap_or(0));
    (arrangement, layout)
}

/// The regions and places of a page in one arrangement.
pub fn page(of: &Page, arrangement: Arrangement) -> Layout {
    let mut layout = Layout::default();
    let rows = places(&of.regions);
    let lines: Vec<MatLine> = rows.iter().flat_map(|row| in_lines(of, row, arrangement)).collect();
    let across = lines.iter().map(width_of).fold(0.0, f32::max);
    let mut top = 0.0;
    for line in lines {
        let mut left = (across - width_of(&line)) / 2.0;
        let high = line.iter().map(|(_, block)| block.size.y).fold(0.0, f32::max);
        for (regions, block) in line {
            let rect = Rect::from_min_size(vec2(left, top).to_pos2(), vec2(block.size.x, high));
            left += block.size.x + GAP;
            let moved = block.spots.into_iter();
            layout.spots.extend(
                moved.map(|spot| super::Spot {
                    rect: spot.rect.translate(rect.min.to_vec2()),
                    ..spot
                }),
            );
            layout.mats.push(Mat { rect, regions });
        }
        top += high + GAP;
    }
    layout.size = vec2(across, (top - GAP).max(0.0));
    layout
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
