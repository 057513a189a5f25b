//! Where things go: plain arithmetic that both painters share, in units of the painter's own
//! (terminal columns, SVG pixels).

use kanso_engine::scene::{Board, Region, Shape};

/// The regions of a page by place: rows from the top, in each row columns from the left, in each
/// place the regions that lie below each other. Values are indices of `regions`.
pub fn places(regions: &[Region]) -> Vec<Vec<Vec<usize>>> {
    let mut order: Vec<usize> = (0..regions.len()).collect();
    order.sort_by_key(|at| (regions[*at].row, regions[*at].column, *at));
    let mut rows: Vec<Vec<Vec<usize>>> = Vec::new();
    let mut last = None;
    for at in order {
        let (row, column) = (regions[at].row, regions[at].column);
        match last {
            Some((last_row, last_column)) if (last_row, last_column) == (row, column) => {
                let place = rows.last_mut().and_then(|row| row.last_mut());
                place.expect("a region was put in before").push(at);
            }
            Some((last_row, _)) if last_row == row => {
                rows.last_mut().expect("a row was begun before").push(vec![at]);
            }
            _ => rows.push(vec![vec![at]]),
        }
        last = Some((row, column));
    }
    rows
}

/// Widths that fit: each of `wanted` as it is while the sum (with `gap` between two) stays within
/// `room`; else the widest are cut, never below `least`.
pub fn fit(wanted: &[usize], gap: usize, room: usize, least: usize) -> Vec<usize> {
    let gaps = gap * wanted.len().saturating_sub(1);
    let total = |cap: usize| gaps + wanted.iter().map(|width| (*width).min(cap)).sum::<usize>();
    let mut cap = wanted.iter().copied().max().unwrap_or(0);
    while cap > least && total(cap) > room {
        cap -= 1;
    }
    wanted.iter().map(|width| (*width).min(cap)).collect()
}

/// Breaks a sequence into lines: how many of the next `widths` stand on each line of `room`.
pub fn flow(widths: &[usize], gap: usize, room: usize) -> Vec<usize> {
    let (mut lines, mut used) = (Vec::new(), 0);
    for width in widths {
        match lines.last_mut() {
            Some(count) if used + gap + width <= room => {
                *count += 1;
                used += gap + width;
            }
            _ => {
                lines.push(1);
                used = *width;
            }
        }
    }
    lines
}

/// The frame of a board's cells: least and greatest coordinates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Frame {
    /// Least column.
    pub left: i16,
    /// Least row.
    pub top: i16,
    /// How many columns; on hexes in half cells.
    pub columns: usize,
    /// How many rows.
    pub rows: usize,
}

/// The frame of a board, none without cells.
pub fn frame(board: &Board) -> Option<Frame> {
    let left = board.cells.iter().map(|cell| cell.x).min()?;
    let right = board.cells.iter().map(|cell| cell.x).max()?;
    let top = board.cells.iter().map(|cell| cell.y).min()?;
    let bottom = board.cells.iter().map(|cell| cell.y).max()?;
    let across = usize::from(right.abs_diff(left)) + columns_of(board.shape);
    Some(Frame { left, top, columns: across, rows: usize::from(bottom.abs_diff(top)) + 1 })
}

/// How many columns of coordinates a cell covers: two for a hex in doubled coordinates.
pub const fn columns_of(shape: Shape) -> usize {
    match shape {
        Shape::Grid | Shape::Plan => 1,
        Shape::Hexes => 2,
    }
}

/// Where each of a sequence of lengths begins, and where the last one ends.
pub fn starts(lengths: &[usize]) -> Vec<usize> {
    let mut at = 0;
    let mut starts = vec![0];
    for length in lengths {
        at += length;
        starts.push(at);
    }
    starts
}

/// The corners of a hex with a flat left and right side, clockwise from the top, around its middle
/// `(x, y)`; `half` is half its width.
pub const fn hex_corners(x: i32, y: i32, half: i32) -> [(i32, i32); 6] {
    // A side is width / √3; 577 / 1000 keeps it whole and the same everywhere.
    let side = half * 2 * 577 / 1000;
    let shoulder = side / 2;
    [
        (x, y - side),
        (x + half, y - shoulder),
        (x + half, y + shoulder),
        (x, y + side),
        (x - half, y + shoulder),
        (x - half, y - shoulder),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use kanso_engine::Label;
    use kanso_engine::scene::{Body, Tone};

    fn region(row: u8, column: u8) -> Region {
        Region::new("", Label::default(), (column, row), Tone::Plain, Body::Row(Vec::new()))
    }

    #[test]
    fn regions_of_one_place_lie_below_each_other() {
        let regions = [region(1, 0), region(0, 1), region(0, 0), region(0, 1)];
        assert_eq!(places(&regions), [vec![vec![2], vec![1, 3]], vec![vec![0]]]);
    }

    #[test]
    fn only_the_widest_are_cut() {
        assert_eq!(fit(&[10, 4, 8], 1, 100, 3), [10, 4, 8]);
        assert_eq!(fit(&[10, 4, 8], 1, 18, 3), [6, 4, 6]);
        assert_eq!(fit(&[10, 4, 8], 1, 5, 3), [3, 3, 3]);
        assert_eq!(fit(&[], 1, 5, 3), [0; 0]);
    }

    #[test]
    fn things_flow_into_lines() {
        assert_eq!(flow(&[4, 4, 4], 1, 9), [2, 1]);
        assert_eq!(flow(&[20, 4], 1, 9), [1, 1]);
        assert_eq!(flow(&[], 1, 9), [0; 0]);
    }

    #[test]
    fn neighbouring_hexes_share_two_corners() {
        let (half, side) = (26, 26 * 2 * 577 / 1000);
        let here = hex_corners(100, 100, half);
        let east = hex_corners(100 + 2 * half, 100, half);
        let below = hex_corners(100 + half, 100 + side + side / 2, half);
        let shared = |other: [(i32, i32); 6]| here.iter().filter(|at| other.contains(at)).count();
        assert_eq!(shared(east), 2);
        assert_eq!(shared(below), 2);
    }

    #[test]
    fn starts_add_up() {
        assert_eq!(starts(&[2, 3]), [0, 2, 5]);
    }
}
