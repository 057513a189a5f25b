//! The cells of a board. What stands on them is in `tokens.rs`.

use super::body::Reader;
use super::{Block, Form, LABEL, TILE, Thing, number};
use crate::place::{Frame, frame};
use emath::{Pos2, Rect, pos2, vec2};
use kanso_engine::scene::{Board, BoardCell, Shape};

/// Size of the name of a cell against ordinary text.
const NAME: f32 = 0.95;
/// Free space between the edge of a cell and what stands on it.
pub(super) const MARGIN: f32 = 5.0;
/// Width of a tile where several lie on one cell: cards with much to say.
const WIDE: f32 = 132.0;
/// Width of a column that stands beside the board, against the others.
const ASIDE: f32 = 0.66;
/// Free space between the tiles of one cell.
pub(super) const BETWEEN: f32 = 4.0;
/// How much of a tile is seen below one that covers it: its name.
pub(super) const PEEK: f32 = 27.0;
/// For so many tiles a cell has room without one covering another.
const OPEN: usize = 2;
/// Free space between the places of a plan, where the links are seen.
const PATH: f32 = 44.0;
/// Half the width of a hex.
const HALF: f32 = 56.0;
/// A hex is made no wider than this against a regular one.
const HEX_STRETCH_MAX: f32 = 1.18;
/// A hex's side against half its width: 2 / √3.
const SIDE: f32 = 1.154_700_5;

/// A board, as large as it needs.
pub(super) fn board(index: usize, board: &Board, reader: Reader) -> Block {
    let Some(frame) = frame(board) else { return Block::default() };
    match board.shape {
        Shape::Grid => squares(index, board, frame, 0.0, reader),
        Shape::Plan => squares(index, board, frame, PATH, reader),
        Shape::Hexes => hexes(index, board, frame, reader),
    }
}

/// Height of a pile of tiles: a few beside each other, more of them each on the one before.
fn pile(count: usize, tile: f32) -> f32 {
    let high = |count: usize, step: f32| number(count.saturating_sub(1)) * step + tile;
    high(count.min(OPEN), tile + BETWEEN).max(high(count, PEEK))
}

fn squares(index: usize, board: &Board, frame: Frame, space: f32, reader: Reader) -> Block {
    let most = board.cells.iter().map(|cell| cell.tokens.len()).max().unwrap_or(0);
    let count = reader.abreast.min(most.max(1));
    let tiles = match (most, count) {
        (0 | 1, _) => TILE.x,
        (_, 1) => WIDE,
        _ => number(count) * (TILE.x + BETWEEN) - BETWEEN,
    };
    let wide = (tiles + 2.0 * MARGIN) * reader.stretch;
    // Each row is as high as its fullest cell.
    let tile = TILE.y * reader.tall;
    let mut heights = vec![tile; frame.rows];
    for cell in &board.cells {
        let row = row_of(cell, frame);
        heights[row] = heights[row].max(pile(cell.tokens.len().div_ceil(count), tile));
    }
    let mut tops = Vec::with_capacity(frame.rows);
    let mut top = 0.0;
    for height in &mut heights {
        *height += name_high(reader) + 2.0 * MARGIN;
        tops.push(top);
        top += *height + space;
    }
    let mut block = Block::default();
    for (place, cell) in board.cells.iter().enumerate() {
        let row = row_of(cell, frame);
        let across = |x: i16| if board.aside.contains(&x) { wide * ASIDE } else { wide };
        let before = (frame.left..cell.x).map(|x| across(x) + space);
        let (left, wide) = (before.sum::<f32>(), across(cell.x));
        let rect = Rect::from_min_size(pos2(left, tops[row]), vec2(wide, heights[row]));
        block.put(Thing::Place(index, place), Form::Cell(board.shape), rect);
    }
    block
}

/// Height of the name of a cell.
pub(super) fn name_high(reader: Reader) -> f32 {
    if reader.only.is_some() { 0.0 } else { reader.high(LABEL) * NAME }
}

fn row_of(cell: &BoardCell, frame: Frame) -> usize {
    usize::from(cell.y.abs_diff(frame.top))
}

/// The corners of a hex with upright sides, clockwise from the top, in the rectangle around it.
pub fn hex_corners(around: Rect) -> [Pos2; 6] {
    let (left, right, middle) = (around.left(), around.right(), around.center().x);
    let quarter = around.height() / 4.0;
    [
        pos2(middle, around.top()),
        pos2(right, around.top() + quarter),
        pos2(right, around.bottom() - quarter),
        pos2(middle, around.bottom()),
        pos2(left, around.bottom() - quarter),
        pos2(left, around.top() + quarter),
    ]
}

fn hexes(index: usize, board: &Board, frame: Frame, reader: Reader) -> Block {
    let side = HALF * SIDE;
    let half = HALF * reader.stretch.min(HEX_STRETCH_MAX);
    let size = vec2(2.0 * half, 2.0 * side);
    let mut block = Block::default();
    let edge = captions_high(board, reader);
    for (place, cell) in board.cells.iter().enumerate() {
        let left = f32::from(cell.x - frame.left) * half;
        let top = edge + f32::from(cell.y - frame.top) * side * 1.5;
        let rect = Rect::from_min_size(pos2(left, top), size);
        block.put(Thing::Place(index, place), Form::Cell(Shape::Hexes), rect);
    }
    block.size.y += edge;
    block
}

/// How much space the names of stretches take at the upper edge of a board, and as much at the lower one.
fn captions_high(board: &Board, reader: Reader) -> f32 {
    if board.captions.is_empty() { 0.0 } else { reader.high(LABEL) }
}
