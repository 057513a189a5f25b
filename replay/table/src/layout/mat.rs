//! The regions of one place on their mat, which can stand to each other in several ways.

use super::body::{self, Reader};
use super::{Block, CARD, GAP, PAD, number};
use crate::place::fit;
use emath::{Vec2, vec2};
use kanso_engine::scene::{Body, Page};

/// Least width of a region that is made narrower.
const NARROW_MIN: f32 = 230.0;
/// Least and greatest width of what stands at the left of a board.
const ASIDE: (f32, f32) = (250.0, 900.0);

/// How the regions of one mat stand to each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MatShape {
    /// Below each other.
    High,
    /// Sheets and tracks beside the boards, rows below.
    Square,
    /// Sheets and tracks above the boards, rows at their right.
    Flanked,
    /// All beside each other.
    Wide,
    /// In so many columns, where there is no board.
    Columns(usize),
}

/// All of them, the most ordinary first.
pub const SHAPES: [MatShape; 6] = [
    MatShape::High,
    MatShape::Square,
    MatShape::Flanked,
    MatShape::Wide,
    MatShape::Columns(2),
    MatShape::Columns(3),
];

/// The regions of one place on their mat. How they stand to each other does not follow from what
/// lies on them, so that the mats of all seats look alike and stay so.
pub(super) fn mat(
    of: &Page,
    regions: &[usize],
    shape: MatShape,
    reader: Reader,
    room: f32,
) -> Block {
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
    let whole = match shape {
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
        MatShape::Flanked if !boards.is_empty() && !rows.is_empty() => {
            flanked(of, [&sheets, &boards, &rows], reader, room)
        }
        MatShape::Columns(count) if boards.is_empty() && regions.len() > count => {
            columns(of, regions, count, reader, room)
        }
        MatShape::High
        | MatShape::Square
        | MatShape::Flanked
        | MatShape::Wide
        | MatShape::Columns(_) => stack(of, regions, reader, room, false),
    };
    let mut padded = Block::default();
    padded.put_block(whole, Vec2::splat(PAD));
    padded.size += Vec2::splat(PAD);
    padded
}

/// Sheets and tracks above the boards, rows at their right, below each other where there is no room
/// beside.
fn flanked(of: &Page, parts: [&[usize]; 3], reader: Reader, room: f32) -> Block {
    let [sheets, boards, rows] = parts;
    let boards = stack(of, boards, reader, room, false);
    let right = (room - boards.size.x - GAP).max(CARD.x);
    let rows = stack(of, rows, reader, right, true);
    let wide = boards.size.x + GAP + rows.size.x;
    let mut whole = stack(of, sheets, reader, wide, false);
    let top = if whole.size.y > 0.0 { whole.size.y + GAP } else { 0.0 };
    whole.put_block(rows, vec2(boards.size.x + GAP, top));
    whole.put_block(boards, vec2(0.0, top));
    whole
}

/// Regions below each other in columns of one width, in reading order, the highest as low as can be.
fn columns(of: &Page, regions: &[usize], count: usize, reader: Reader, room: f32) -> Block {
    let wide = (room - GAP * (number(count) - 1.0)) / number(count);
    let blocks: Vec<Block> = regions
        .iter()
        .map(|index| body::region(*index, &of.regions[*index], wide, reader))
        .collect();
    let all: f32 = blocks.iter().map(|block| block.size.y + GAP).sum();
    let fits = |high: f32| {
        let (mut used, mut taken) = (1, 0.0_f32);
        for block in &blocks {
            if taken > 0.0 && taken + block.size.y > high {
                used += 1;
                taken = 0.0;
            }
            taken += block.size.y + GAP;
        }
        used <= count
    };
    let (mut low, mut high) = (0.0, all);
    while high - low > 1.0 {
        let middle = f32::midpoint(low, high);
        if fits(middle) { high = middle } else { low = middle }
    }
    let widest = blocks.iter().map(|block| block.size.x).fold(0.0, f32::max);
    let mut whole = Block::default();
    let mut at = Vec2::ZERO;
    for block in blocks {
        if at.y > 0.0 && at.y + block.size.y > high {
            at = vec2(at.x + widest + GAP, 0.0);
        }
        let below = block.size.y + GAP;
        whole.put_block(block, at);
        at.y += below;
    }
    whole
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
    let widths = fit(&wanted, GAP as usize, room.max(0.0) as usize, NARROW_MIN as usize);
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
