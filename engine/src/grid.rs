//! Places on a board: square cells and hexes.
//!
//! A game gives `label()` for its own cells, as its rulebook speaks of them.

use serde::{Deserialize, Serialize};

/// Greatest coordinate of a cell or hex.
pub const COORDINATE_MAX: u8 = 63;

/// A square cell, counted from 0 at the top left; `x` goes right, `y` goes down.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "Place", into = "Place")]
pub struct Cell {
    x: u8,
    y: u8,
}

impl Cell {
    /// The cell at this column and row, if there can be one: both `0..=COORDINATE_MAX`.
    pub const fn new(x: u8, y: u8) -> Option<Self> {
        if x <= COORDINATE_MAX && y <= COORDINATE_MAX { Some(Self { x, y }) } else { None }
    }

    /// The cell at this column and row.
    ///
    /// # Panics
    ///
    /// When a coordinate is above [`COORDINATE_MAX`]: a bug of the caller.
    pub const fn at(x: u8, y: u8) -> Self {
        assert!(x <= COORDINATE_MAX && y <= COORDINATE_MAX, "a cell lies on the board");
        Self { x, y }
    }

    /// Column, from 0 at the left.
    pub const fn x(self) -> u8 {
        self.x
    }

    /// Row, from 0 at the top.
    pub const fn y(self) -> u8 {
        self.y
    }

    /// The cell `right` columns and `down` rows away, if it lies within a board of `width` and
    /// `height`.
    pub fn offset(self, right: i8, down: i8, width: u8, height: u8) -> Option<Self> {
        let x = i16::from(self.x) + i16::from(right);
        let y = i16::from(self.y) + i16::from(down);
        let within = (0..i16::from(width)).contains(&x) && (0..i16::from(height)).contains(&y);
        if within { Self::new(x as u8, y as u8) } else { None }
    }

    /// Steps between two cells when one goes up, down, left and right alone.
    pub const fn steps_to(self, other: Self) -> u8 {
        self.x.abs_diff(other.x) + self.y.abs_diff(other.y)
    }
}

/// A hex in doubled coordinates: neighbours in a row are two columns apart, so `x + y` is even.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "Place", into = "Place")]
pub struct Hex {
    x: u8,
    y: u8,
}

/// The six ways from a hex to its neighbours, clockwise from the east, as steps of `(x, y)`.
pub const HEX_STEPS: [(i8, i8); 6] = [(2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1)];

impl Hex {
    /// The hex at these doubled coordinates, if there can be one.
    pub const fn new(x: u8, y: u8) -> Option<Self> {
        if x <= COORDINATE_MAX && y <= COORDINATE_MAX && (x + y).is_multiple_of(2) {
            Some(Self { x, y })
        } else {
            None
        }
    }

    /// Doubled column.
    pub const fn x(self) -> u8 {
        self.x
    }

    /// Row.
    pub const fn y(self) -> u8 {
        self.y
    }

    /// The neighbour in a direction, an index of [`HEX_STEPS`], if it has coordinates.
    pub fn neighbour(self, direction: usize) -> Option<Self> {
        let (right, down) = HEX_STEPS[direction];
        let x = self.x.checked_add_signed(right)?;
        let y = self.y.checked_add_signed(down)?;
        Self::new(x, y)
    }

    /// Steps between two hexes.
    pub const fn distance(self, other: Self) -> u8 {
        let rows = self.y.abs_diff(other.y);
        let columns = self.x.abs_diff(other.x);
        if columns > rows { rows + (columns - rows) / 2 } else { rows }
    }
}

/// How cells and hexes are written; refused on reading when out of range.
#[derive(Serialize, Deserialize)]
struct Place {
    x: u8,
    y: u8,
}

impl TryFrom<Place> for Cell {
    type Error = String;

    fn try_from(Place { x, y }: Place) -> Result<Self, String> {
        Self::new(x, y)
            .ok_or_else(|| format!("({x}, {y}) is no cell: coordinates go up to {COORDINATE_MAX}"))
    }
}

impl From<Cell> for Place {
    fn from(Cell { x, y }: Cell) -> Self {
        Self { x, y }
    }
}

impl TryFrom<Place> for Hex {
    type Error = String;

    fn try_from(Place { x, y }: Place) -> Result<Self, String> {
        Self::new(x, y).ok_or_else(|| {
            format!("({x}, {y}) is no hex: up to {COORDINATE_MAX} each, and an even sum")
        })
    }
}

impl From<Hex> for Place {
    fn from(Hex { x, y }: Hex) -> Self {
        Self { x, y }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_knows_the_edge_of_its_board() {
        let corner = Cell::at(0, 0);
        assert_eq!(corner.offset(-1, 0, 6, 3), None);
        assert_eq!(corner.offset(5, 2, 6, 3), Some(Cell::at(5, 2)));
        assert_eq!(corner.offset(6, 0, 6, 3), None);
        assert_eq!(corner.steps_to(Cell::at(2, 1)), 3);
        let (cell, hex) = (Cell::at(5, 2), Hex::new(5, 3).expect("even sum"));
        assert_eq!((cell.x(), cell.y(), hex.x(), hex.y()), (5, 2, 5, 3));
    }

    #[test]
    fn hex_distance_is_the_length_of_a_shortest_walk() {
        let start = Hex::new(20, 10).expect("even sum");
        let mut reached = vec![start];
        let mut frontier = vec![start];
        for steps in 1..=4 {
            let mut next = Vec::new();
            for hex in frontier {
                for direction in 0..6 {
                    let Some(to) = hex.neighbour(direction) else { continue };
                    if !reached.contains(&to) {
                        assert_eq!(start.distance(to), steps);
                        assert_eq!(to.distance(start), steps);
                        reached.push(to);
                        next.push(to);
                    }
                }
            }
            assert_eq!(next.len(), 6 * usize::from(steps));
            frontier = next;
        }
    }

    #[test]
    fn cells_and_hexes_refuse_on_reading() {
        assert!(serde_json::from_str::<Cell>(r#"{"x":63,"y":0}"#).is_ok());
        assert!(serde_json::from_str::<Cell>(r#"{"x":200,"y":0}"#).is_err());
        assert!(serde_json::from_str::<Hex>(r#"{"x":3,"y":1}"#).is_ok());
        assert!(serde_json::from_str::<Hex>(r#"{"x":3,"y":2}"#).is_err());
    }
}
