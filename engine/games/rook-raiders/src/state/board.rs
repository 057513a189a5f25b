//! Boards as sets of cells: where pieces stand, what a card reaches.
//!
//! Source: RR-1.6 to RR-1.10. A set of cells is 18 bits, in the order of RR-13.8.

use crate::cards::Offset;
use crate::prelude::*;
use crate::state::{CELLS, COLUMNS, LANES, cell_at, cell_index};
use kanso_engine::Cell;

/// A set of cells of one board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct CellSet(u32);

impl CellSet {
    /// All 18 cells.
    pub const ALL: Self = Self((1 << CELLS) - 1);
    /// The cells of lane A.
    const TOP: Self = Self(0o111_111);
    /// The cells of lane C.
    const BOTTOM: Self = Self(0o444_444);
    /// Where units can stand: all but the circles. Source: RR-1.6, RR-5.5.
    pub const UNIT_CELLS: Self = Self(Self::ALL.0 & !0o7);
    /// The home area. Source: RR-1.7.
    pub const HOME: Self = Self(0o770_000);

    /// No cell.
    pub const fn none() -> Self {
        Self(0)
    }

    /// One cell.
    pub const fn one(index: usize) -> Self {
        Self(1 << index)
    }

    pub const fn contains(self, index: usize) -> bool {
        self.0 & (1 << index) != 0
    }

    /// True if a cell, perhaps off the board, is in the set.
    pub const fn has(self, cell: Cell) -> bool {
        match cell_index(cell) {
            Some(index) => self.contains(index),
            None => false,
        }
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The cells one step up, down, left or right of these. Source: RR-5.2.
    pub const fn neighbours(self) -> Self {
        let columns = (self.0 << LANES) | (self.0 >> LANES);
        let lanes = ((self.0 & !Self::BOTTOM.0) << 1) | ((self.0 & !Self::TOP.0) >> 1);
        Self((columns | lanes) & Self::ALL.0)
    }

    /// The places of the cells, ascending.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let index = bits.trailing_zeros() as usize;
            bits &= bits - 1;
            Some(index)
        })
    }
}

/// Which cells each card reaches from each cell. Source: RR-1.10.
#[derive(Clone, Debug)]
pub(crate) struct Reach {
    units: Vec<[CellSet; CELLS]>,
    monsters: Vec<[CellSet; CELLS]>,
}

impl Reach {
    /// The reach of every card of a set.
    pub fn new(cards: &CardSet) -> Self {
        let all = |cells: &[Offset], forward: i8| {
            std::array::from_fn(|from| {
                cells.iter().fold(CellSet::none(), |set, offset| {
                    match reached(from, *offset, forward) {
                        Some(index) => set.or(CellSet::one(index)),
                        None => set,
                    }
                })
            })
        };
        Self {
            units: cards.units.iter().map(|card| all(&card.pattern.cells, -1)).collect(),
            monsters: cards.monsters.iter().map(|card| all(card.range.cells(), 1)).collect(),
        }
    }

    /// What a unit reaches from a cell.
    pub fn unit(&self, kind: UnitKind, from: usize) -> CellSet {
        self.units[kind.index()][from]
    }

    /// What a monster reaches from a cell.
    pub fn monster(&self, kind: MonsterKind, from: usize) -> CellSet {
        self.monsters[kind.index()][from]
    }
}

/// The cell at an offset, if it lies on the board; `forward` is -1 for a unit, 1 for a monster.
/// Source: RR-1.10.
pub(crate) fn reached(from: usize, offset: Offset, forward: i8) -> Option<usize> {
    let (ahead, down) = offset;
    cell_at(from).offset(forward * ahead, down, COLUMNS, LANES).and_then(cell_index)
}

/// Where units and monsters stand.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Taken {
    pub units: CellSet,
    pub monsters: CellSet,
}

impl SeatState {
    /// The units on the board with their places, in the order of RR-13.8.
    pub fn units(&self) -> impl Iterator<Item = (usize, Unit)> + '_ {
        self.board.iter().enumerate().filter_map(|(index, piece)| match piece {
            Some(Piece::Unit(unit)) => Some((index, *unit)),
            Some(Piece::Monster(_)) | None => None,
        })
    }

    /// The monsters on the board with their places, in the order of RR-13.8.
    pub fn monsters(&self) -> impl Iterator<Item = (usize, Monster)> + '_ {
        self.board.iter().enumerate().filter_map(|(index, piece)| match piece {
            Some(Piece::Monster(monster)) => Some((index, *monster)),
            Some(Piece::Unit(_)) | None => None,
        })
    }

    /// A unit on the board and its place.
    pub fn unit(&self, id: UnitId) -> Option<(usize, Unit)> {
        self.units().find(|(_, unit)| unit.id == id)
    }

    /// A monster on the board and its place.
    pub fn monster(&self, id: MonsterId) -> Option<(usize, Monster)> {
        self.monsters().find(|(_, monster)| monster.id == id)
    }

    /// The unit at a place.
    pub fn unit_at(&self, index: usize) -> Option<Unit> {
        match self.board[index] {
            Some(Piece::Unit(unit)) => Some(unit),
            Some(Piece::Monster(_)) | None => None,
        }
    }

    /// The monster at a place.
    pub fn monster_at(&self, index: usize) -> Option<Monster> {
        match self.board[index] {
            Some(Piece::Monster(monster)) => Some(monster),
            Some(Piece::Unit(_)) | None => None,
        }
    }

    pub(crate) fn unit_mut(&mut self, index: usize) -> &mut Unit {
        match &mut self.board[index] {
            Some(Piece::Unit(unit)) => unit,
            Some(Piece::Monster(_)) | None => panic!("a unit stands there: the caller looked"),
        }
    }

    pub(crate) fn monster_mut(&mut self, index: usize) -> &mut Monster {
        match &mut self.board[index] {
            Some(Piece::Monster(monster)) => monster,
            Some(Piece::Unit(_)) | None => panic!("a monster stands there: the caller looked"),
        }
    }

    pub(crate) fn taken(&self) -> Taken {
        // Without branches: this is asked for every action.
        let (mut units, mut monsters) = (0, 0);
        for (index, piece) in self.board.iter().enumerate() {
            units |= u32::from(matches!(piece, Some(Piece::Unit(_)))) << index;
            monsters |= u32::from(matches!(piece, Some(Piece::Monster(_)))) << index;
        }
        Taken { units: CellSet(units), monsters: CellSet(monsters) }
    }

    /// Honour marks, tokens and trophies together. Source: RR-1.11.
    pub fn marks(&self) -> u32 {
        self.honor_tokens + u32::from(self.trophies)
    }

    /// Cards of a kind on the board and in the hand.
    pub fn cards_of(&self, kind: UnitKind) -> u32 {
        let on_board = self.units().filter(|(_, unit)| unit.kind == kind).count();
        on_board as u32 + u32::from(self.hand.count(Kind::from(kind)))
    }

    /// Damage on all pieces of the board.
    pub fn damage(&self) -> u32 {
        let on_units = self.units().map(|(_, unit)| u32::from(unit.damage)).sum::<u32>();
        on_units + self.monsters().map(|(_, monster)| u32::from(monster.damage)).sum::<u32>()
    }

    /// How many units carry an action marker.
    pub fn acted(&self) -> usize {
        self.units().filter(|(_, unit)| unit.acted).count()
    }
}
