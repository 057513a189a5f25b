//! Line of sight.
//!
//! Source: BL-4.8, BL-4.9. What lies between two hexes is the same both ways and never changes, so it
//! is computed once for the whole program.

use crate::prelude::*;
use crate::readings::OwnUnitsBlock;
use crate::vocabulary::{HEXES, Hexes, ROWS};
use std::sync::LazyLock;

/// What lies between two hexes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Between {
    /// Hexes that the line crosses.
    pub crossed: Hexes,
    /// Pairs of hexes along whose common edge the line runs; the other of a pair may be off the board,
    /// then the line is free there and the pair is left out.
    pub grazed: Vec<(Hex, Hex)>,
}

/// Corners of a hex around its centre, in turn.
const CORNERS: [(i32, i32); 6] = [(0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1)];

static BETWEEN: LazyLock<Vec<Between>> = LazyLock::new(|| {
    let mut all = vec![Between::default(); HEXES * HEXES];
    for from in Hex::all() {
        for to in Hex::all().filter(|to| *to > from) {
            let between = trace(from, to);
            all[to.index() * HEXES + from.index()] = between.clone();
            all[from.index() * HEXES + to.index()] = between;
        }
    }
    all
});

/// What lies between two hexes, whichever is first.
pub fn between(from: Hex, to: Hex) -> &'static Between {
    &BETWEEN[from.index() * HEXES + to.index()]
}

/// The centre of a hex.
fn centre(hex: Hex) -> (i32, i32) {
    (i32::from(hex.x()), 3 * i32::from(hex.row()))
}

/// Walks all hexes that could lie between two: those of the rows and columns between theirs, and one
/// column more, since a hex is two columns wide.
fn trace(from: Hex, to: Hex) -> Between {
    let rows = from.row().min(to.row())..=from.row().max(to.row());
    let columns = from.x().min(to.x()) - 1..=from.x().max(to.x()) + 1;
    let near = |hex: &Hex| rows.contains(&hex.row()) && columns.contains(&hex.x());
    trace_among(from, to, Hex::all().filter(near))
}

/// What of these hexes lies between two.
fn trace_among(from: Hex, to: Hex, hexes: impl Iterator<Item = Hex>) -> Between {
    let ((px, py), (qx, qy)) = (centre(from), centre(to));
    let (dx, dy) = (qx - px, qy - py);
    // Twice the points, so that the middle of an edge has whole coordinates.
    let lies_between = |x2: i32, y2: i32| {
        let along = 3 * (x2 - 2 * px) * dx + (y2 - 2 * py) * dy;
        0 < along && along < 2 * (3 * dx * dx + dy * dy)
    };
    let mut found = Between::default();
    for hex in hexes.filter(|hex| *hex != from && *hex != to) {
        let (hx, hy) = centre(hex);
        let sides = CORNERS.map(|(cx, cy)| {
            let (x, y) = (hx + cx, hy + cy);
            (dx * (y - py) - dy * (x - px)).signum()
        });
        if sides.contains(&1) && sides.contains(&-1) {
            if lies_between(2 * hx, 2 * hy) {
                found.crossed.insert(hex);
            }
            continue;
        }
        for corner in 0..CORNERS.len() {
            let next = (corner + 1) % CORNERS.len();
            if sides[corner] != 0 || sides[next] != 0 {
                continue;
            }
            let (ax, ay) = CORNERS[corner];
            let (bx, by) = CORNERS[next];
            // The neighbour over this edge has its centre twice as far as the edge's middle.
            let over = (hx + ax + bx, hy + ay + by);
            if lies_between(2 * hx + ax + bx, 2 * hy + ay + by)
                && let Some(other) = hex_at(over).filter(|other| *other > hex)
            {
                found.grazed.push((hex, other));
            }
        }
    }
    found
}

/// The hex with this centre, if the board has it.
fn hex_at((x, y): (i32, i32)) -> Option<Hex> {
    let row = i8::try_from(y / 3).ok().filter(|_| y % 3 == 0)?;
    let x = i8::try_from(x).ok()?;
    if row < 0 || row >= ROWS as i8 { None } else { Hex::at(x, row) }
}

impl BattleLore {
    /// True if a hex blocks the sight of a camp between two hexes. Source: BL-4.9.
    fn blocks(&self, state: &State, camp: Camp, ends: (Hex, Hex), hex: Hex) -> bool {
        if let Some(owner) = self.camp_in(state, hex) {
            let sees_through = owner == camp && self.readings.own_units_block == OwnUnitsBlock::No;
            if !sees_through {
                return true;
            }
        }
        let terrain = self.terrain(state, hex);
        let same = |end| self.terrain(state, end).role == terrain.role;
        terrain.blocks && !(terrain.sees_over && same(ends.0) && same(ends.1))
    }

    /// True if a piece of a camp sees one hex from another. Source: BL-4.8.
    pub(crate) fn has_sight(&self, state: &State, camp: Camp, from: Hex, to: Hex) -> bool {
        let between = between(from, to);
        let blocks = |hex: Hex| self.blocks(state, camp, (from, to), hex);
        !between.crossed.iter().any(blocks)
            && !between.grazed.iter().any(|(one, other)| blocks(*one) && blocks(*other))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hex(label: &str) -> Hex {
        Hex::from_label(label).expect("a hex of the board")
    }

    #[test]
    fn what_lies_between_is_the_same_both_ways() {
        for from in Hex::all() {
            for to in Hex::all().filter(|to| *to != from) {
                let (there, back) = (trace(from, to), trace(to, from));
                assert_eq!(there, back, "{from} {to}");
                assert_eq!(&there, between(from, to));
            }
        }
    }

    #[test]
    fn no_hex_farther_off_lies_between() {
        for from in Hex::all() {
            for to in Hex::all().filter(|to| *to > from) {
                assert_eq!(&trace_among(from, to, Hex::all()), between(from, to), "{from} {to}");
            }
        }
    }

    #[test]
    fn hexes_beside_each_other_have_nothing_between() {
        for from in Hex::all() {
            for to in from.neighbours() {
                assert_eq!(between(from, to), &Between::default(), "{from} {to}");
            }
        }
    }

    #[test]
    fn a_line_along_edges_is_grazed() {
        let seen = between(hex("C5"), hex("G5"));
        assert_eq!(seen.crossed, [hex("E5")].into_iter().collect());
        assert_eq!(seen.grazed, [(hex("D4"), hex("D5")), (hex("F4"), hex("F5"))]);
    }
}
