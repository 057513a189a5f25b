//! The cells of a board, and what stands on them.

use super::body::Reader;
use super::{Block, Form, LABEL, TILE, Thing, number};
use egui::{Pos2, Rect, Vec2, pos2, vec2};
use kanso_engine::scene::{Board, BoardCell, Look, Shape, Token};
use kanso_replay::draw::layout::{Frame, frame};

/// Size of the name of a cell against ordinary text.
const NAME: f32 = 0.95;
/// Free space between the edge of a cell and what stands on it.
const MARGIN: f32 = 5.0;
/// Width of a tile where several lie on one cell: cards with much to say.
const WIDE: f32 = 132.0;
/// Free space between the tiles of one cell.
const BETWEEN: f32 = 4.0;
/// How much of a tile is seen below one that covers it: its name.
const PEEK: f32 = 27.0;
/// Tiles that lie on one cell without covering each other.
const OPEN: usize = 4;
/// Free space between the places of a plan, where the links are seen.
const PATH: f32 = 44.0;
/// Half the width of a hex.
const HALF: f32 = 56.0;
/// A troop on a hex.
const TROOP: Vec2 = Vec2::new(74.0, 66.0);
/// A disc on a hex, alone or at the corner of what it stands with.
const DISC: [f32; 2] = [66.0, 38.0];
/// A counter at the lower end of a hex.
const COUNTER: Vec2 = Vec2::new(40.0, 26.0);
/// A hex's side against half its width: 2 / √3.
const SIDE: f32 = 1.154_700_5;

/// A board, as large as it needs.
pub(super) fn board(index: usize, board: &Board, reader: Reader) -> Block {
    let Some(frame) = frame(board) else { return Block::default() };
    match board.shape {
        Shape::Grid => squares(index, board, frame, 0.0, reader),
        Shape::Plan => squares(index, board, frame, PATH, reader),
        Shape::Hexes => hexes(index, board, frame),
    }
}

/// How far apart the tops of `count` tiles lie.
fn pitch(count: usize) -> f32 {
    if count <= OPEN { TILE.y + BETWEEN } else { PEEK }
}

/// Height of a pile of tiles.
fn pile(count: usize) -> f32 {
    if count == 0 { 0.0 } else { number(count - 1) * pitch(count) + TILE.y }
}

fn squares(index: usize, board: &Board, frame: Frame, space: f32, reader: Reader) -> Block {
    let label = reader.high(LABEL) * NAME;
    let most = board.cells.iter().map(|cell| cell.tokens.len()).max().unwrap_or(0);
    let tile = if most > 1 { WIDE } else { TILE.x };
    let wide = tile + 2.0 * MARGIN;
    // Each row is as high as its fullest cell.
    let mut heights = vec![TILE.y; frame.rows];
    for cell in &board.cells {
        let row = row_of(cell, frame);
        heights[row] = heights[row].max(pile(cell.tokens.len()));
    }
    let mut tops = Vec::with_capacity(frame.rows);
    let mut top = 0.0;
    for height in &mut heights {
        *height += label + 2.0 * MARGIN;
        tops.push(top);
        top += *height + space;
    }
    let rect_of = |cell: &BoardCell| {
        let row = row_of(cell, frame);
        let left = f32::from(cell.x - frame.left) * (wide + space);
        Rect::from_min_size(pos2(left, tops[row]), vec2(wide, heights[row]))
    };
    let mut block = Block::default();
    for (place, cell) in board.cells.iter().enumerate() {
        block.put(Thing::Place(index, place), Form::Cell(board.shape), rect_of(cell));
    }
    for (place, cell) in board.cells.iter().enumerate() {
        let rect = rect_of(cell);
        let count = cell.tokens.len();
        let inner = Rect::from_min_max(rect.min + vec2(MARGIN, label + MARGIN), rect.max);
        let inner = inner.with_max_x(rect.max.x - MARGIN).with_max_y(rect.max.y - MARGIN);
        let top = inner.center().y - pile(count) / 2.0;
        for (nth, token) in cell.tokens.iter().enumerate().rev() {
            let above = number(count - 1 - nth) * pitch(count);
            let corner = pos2(inner.left(), top + above);
            let span = vec2(
                f32::from(token.span.0.max(1) - 1) * (wide + space),
                later_rows(&heights, row_of(cell, frame), token.span.1, space),
            );
            let rect = Rect::from_min_size(corner, vec2(tile, TILE.y) + span);
            block.put(Thing::Token(index, place, nth), Form::Tile, rect);
        }
    }
    block
}

fn row_of(cell: &BoardCell, frame: Frame) -> usize {
    usize::from(cell.y.abs_diff(frame.top))
}

/// How much higher than one row something is that covers `rows` of them.
fn later_rows(heights: &[f32], row: usize, rows: u8, space: f32) -> f32 {
    let more = heights.iter().skip(row + 1).take(usize::from(rows.max(1)) - 1);
    more.map(|height| height + space).sum()
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

fn hexes(index: usize, board: &Board, frame: Frame) -> Block {
    let side = HALF * SIDE;
    let size = vec2(2.0 * HALF, 2.0 * side);
    let rect_of = |cell: &BoardCell| {
        let left = f32::from(cell.x - frame.left) * HALF;
        let top = f32::from(cell.y - frame.top) * side * 1.5;
        Rect::from_min_size(pos2(left, top), size)
    };
    let mut block = Block::default();
    for (place, cell) in board.cells.iter().enumerate() {
        block.put(Thing::Place(index, place), Form::Cell(Shape::Hexes), rect_of(cell));
    }
    for (place, cell) in board.cells.iter().enumerate() {
        let middle = rect_of(cell).center() + vec2(0.0, 4.0);
        if cell.tokens.iter().any(is_figure) {
            figures(index, place, cell, rect_of(cell), &mut block);
            continue;
        }
        let count = cell.tokens.len();
        let high = (side * 1.2 / number(count.max(1))).min(TILE.y);
        for (nth, token) in cell.tokens.iter().enumerate().rev() {
            let from_top = number(count - 1 - nth);
            let top = middle.y + (from_top - number(count) / 2.0) * high;
            let span = vec2(
                f32::from(token.span.0.max(1) - 1) * 2.0 * HALF,
                f32::from(token.span.1.max(1) - 1) * side * 1.5,
            );
            let wide = Vec2::new(HALF * 1.56, high - 2.0);
            let corner = pos2(middle.x - wide.x / 2.0, top);
            block.put(
                Thing::Token(index, place, nth),
                Form::Tile,
                Rect::from_min_size(corner, wide + span),
            );
        }
    }
    block
}

/// True if a token has a form of its own on a hex.
const fn is_figure(token: &Token) -> bool {
    match token.look {
        Look::Troop | Look::Disc | Look::Counter => true,
        Look::Piece | Look::Card | Look::FaceDown | Look::Spent => false,
    }
}

/// A troop or a disc in the middle of a hex; a disc with something else at its upper right corner, and
/// a counter at the lower end.
fn figures(index: usize, place: usize, cell: &BoardCell, hex: Rect, block: &mut Block) {
    let middle = hex.center() + vec2(0.0, 4.0);
    let stands = |token: &Token| token.look != Look::Counter;
    let alone = cell.tokens.iter().filter(|token| stands(token)).count() < 2;
    let discs = cell.tokens.iter().filter(|token| token.look == Look::Disc);
    let all_discs = discs.count() == cell.tokens.iter().filter(|token| stands(token)).count();
    let (mut beside, mut counters) = (0, 0);
    for (nth, token) in cell.tokens.iter().enumerate() {
        let rect = match token.look {
            // Alone it has the hex to itself.
            Look::Counter if cell.tokens.len() == 1 => {
                Rect::from_center_size(middle + vec2(0.0, 6.0), COUNTER * 1.5)
            }
            Look::Counter => {
                let at = pos2(hex.center().x, hex.bottom() - 6.0 - number(counters) * 20.0);
                counters += 1;
                Rect::from_center_size(at - vec2(0.0, COUNTER.y / 2.0), COUNTER)
            }
            Look::Disc if alone || (all_discs && beside == 0) => {
                beside += usize::from(!alone);
                Rect::from_center_size(middle, Vec2::splat(DISC[0]))
            }
            Look::Disc => {
                let corner = middle + vec2(TROOP.x, -TROOP.y) / 2.0;
                let at = corner + vec2(-6.0, 6.0 + number(beside) * DISC[1] * 0.7);
                beside += 1;
                Rect::from_center_size(at, Vec2::splat(DISC[1]))
            }
            Look::Troop | Look::Piece | Look::Card | Look::FaceDown | Look::Spent => {
                Rect::from_center_size(middle, TROOP)
            }
        };
        let form = if token.look == Look::Counter { Form::Chip } else { Form::Tile };
        block.put(Thing::Token(index, place, nth), form, rect);
    }
}
