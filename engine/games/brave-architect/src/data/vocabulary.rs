//! The small words of the game: squares, slots, stats, styles, maps.
//!
//! Source: BA-1.1 to BA-1.5, BA-5.4, BA-9.2. Each type refuses on reading what could not be.

use crate::prelude::*;
use arrayvec::ArrayVec;
use kanso_engine::Cell;
use std::fmt;

/// Most seats. Source: chapter 1 of the rulebook.
pub const SEATS_MAX: usize = 4;
/// Columns, and rows, of the map. Source: BA-1.1.
pub const SIDE: u8 = 8;
/// Squares of the map.
pub const SQUARES: usize = (SIDE as usize) * (SIDE as usize);
/// Squares of the enemy's body, and most parts. Source: BA-1.2.
pub const SLOTS: usize = 4;
/// Most tension. Source: BA-8.1.
pub const TENSION_MAX: u8 = 3;
/// Highest level. Source: BA-15.1.
pub const LEVEL_MAX: u8 = 3;

vocabulary! {
    /// A way along the map, in the order of the side numbers ① to ④ (BA-1.2), in which ways are
    /// compared too (BA-6.5). Source: BA-1.1.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Direction;
    North => "north" / "北";
    East => "east" / "東";
    South => "south" / "南";
    West => "west" / "西";
}

impl Direction {
    /// Its side number on the body card, `1..=4`. Source: BA-1.2.
    pub const fn side(self) -> u8 {
        self as u8 + 1
    }

    /// Columns and rows of one step.
    pub const fn delta(self) -> (i8, i8) {
        match self {
            Self::North => (0, -1),
            Self::East => (1, 0),
            Self::South => (0, 1),
            Self::West => (-1, 0),
        }
    }

    /// True if it goes left or right.
    pub const fn is_horizontal(self) -> bool {
        matches!(self, Self::East | Self::West)
    }

    /// Its letter.
    pub const fn letter(self) -> char {
        match self {
            Self::North => 'N',
            Self::East => 'E',
            Self::South => 'S',
            Self::West => 'W',
        }
    }
}

/// A square of the map, ordered by rows from the top left. Source: BA-1.1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "Cell", into = "Cell")]
pub struct Square(u8);

impl Square {
    /// The square at this column and row.
    ///
    /// # Panics
    ///
    /// When it is not on the map: a bug of the caller.
    pub const fn at(x: u8, y: u8) -> Self {
        assert!(x < SIDE && y < SIDE, "a square lies on the map: BA-1.1");
        Self(y * SIDE + x)
    }

    /// The square at this column and row, if the map has it.
    pub fn new(x: i8, y: i8) -> Option<Self> {
        let within = |c: i8| (0..SIDE as i8).contains(&c);
        (within(x) && within(y)).then(|| Self::at(x as u8, y as u8))
    }

    /// Column, from 0 in the west.
    pub const fn x(self) -> u8 {
        self.0 % SIDE
    }

    /// Row, from 0 in the north.
    pub const fn y(self) -> u8 {
        self.0 / SIDE
    }

    /// Its place among all squares, `0..64`.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Every square, row by row.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..SQUARES as u8).map(Self)
    }

    /// The next square in a direction, if the map has it.
    pub fn step(self, direction: Direction) -> Option<Self> {
        let (right, down) = direction.delta();
        Self::new(self.x() as i8 + right, self.y() as i8 + down)
    }

    /// Orthogonal steps between two squares, whatever lies between. Source: BA-9.3.
    pub const fn steps_to(self, other: Self) -> u8 {
        self.x().abs_diff(other.x()) + self.y().abs_diff(other.y())
    }

    /// The square that this label means: `D4`.
    pub fn from_label(label: &str) -> Option<Self> {
        let [column, row] = <[u8; 2]>::try_from(label.as_bytes()).ok()?;
        let x = column.to_ascii_uppercase().checked_sub(b'A')?;
        let y = row.checked_sub(b'1')?;
        (x < SIDE && y < SIDE).then(|| Self::at(x, y))
    }
}

/// `D4`.
impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.x()), self.y() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl From<Square> for Cell {
    fn from(square: Square) -> Self {
        Self::at(square.x(), square.y())
    }
}

impl TryFrom<Cell> for Square {
    type Error = String;

    fn try_from(cell: Cell) -> Result<Self, String> {
        if cell.x() < SIDE && cell.y() < SIDE {
            return Ok(Self::at(cell.x(), cell.y()));
        }
        Err(format!("column {}, row {}, where the map has 8 of each", cell.x() + 1, cell.y() + 1))
    }
}

/// A set of squares.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Squares(u64);

impl Squares {
    /// No square.
    pub const NONE: Self = Self(0);

    /// With this one too.
    pub const fn insert(&mut self, square: Square) {
        self.0 |= 1 << square.0;
    }

    /// Without this one.
    pub const fn remove(&mut self, square: Square) {
        self.0 &= !(1 << square.0);
    }

    /// True if it has this one.
    pub const fn contains(self, square: Square) -> bool {
        self.0 & (1 << square.0) != 0
    }

    /// True if there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Row by row.
    pub fn iter(self) -> impl Iterator<Item = Square> {
        Square::all().filter(move |square| self.contains(*square))
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        let mut set = Self::NONE;
        squares.into_iter().for_each(|square| set.insert(square));
        set
    }
}

vocabulary! {
    /// A square of the enemy's body, by its place on the body card. Source: BA-1.2.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Slot;
    One => "NW" / "北西";
    Two => "NE" / "北東";
    Three => "SW" / "南西";
    Four => "SE" / "南東";
}

impl Slot {
    /// Its number on the body card, `1..=4`.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The slot with this number, `1..=4`.
    pub const fn numbered(number: u8) -> Option<Self> {
        match number {
            1 => Some(Self::One),
            2 => Some(Self::Two),
            3 => Some(Self::Three),
            4 => Some(Self::Four),
            _ => None,
        }
    }

    /// Its square on the map while the body's north-west square is `body`.
    pub const fn square(self, body: Square) -> Square {
        Square::at(body.x() + self as u8 % 2, body.y() + self as u8 / 2)
    }
}

/// A set of slots, in an action as an ascending list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug, Serialize, Deserialize)]
#[serde(try_from = "ArrayVec<Slot, SLOTS>", into = "ArrayVec<Slot, SLOTS>")]
pub struct Slots(u8);

impl Slots {
    /// No slot.
    pub const NONE: Self = Self(0);

    /// One slot.
    pub const fn one(slot: Slot) -> Self {
        Self(1 << slot as u8)
    }

    /// With this one too.
    #[must_use]
    pub const fn with(self, slot: Slot) -> Self {
        Self(self.0 | 1 << slot as u8)
    }

    /// True if it has this one.
    pub const fn contains(self, slot: Slot) -> bool {
        self.0 & (1 << slot as u8) != 0
    }

    /// How many.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// True if there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// True if both have one slot.
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// In slot order.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Slot> {
        Slot::ALL.into_iter().filter(move |slot| self.contains(*slot))
    }

    /// Every set of at least one slot, ascending.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..1_u8 << SLOTS).map(Self)
    }
}

impl FromIterator<Slot> for Slots {
    fn from_iter<I: IntoIterator<Item = Slot>>(slots: I) -> Self {
        slots.into_iter().fold(Self::NONE, Self::with)
    }
}

impl From<Slots> for ArrayVec<Slot, SLOTS> {
    fn from(slots: Slots) -> Self {
        slots.iter().collect()
    }
}

impl TryFrom<ArrayVec<Slot, SLOTS>> for Slots {
    type Error = String;

    fn try_from(list: ArrayVec<Slot, SLOTS>) -> Result<Self, String> {
        if list.is_sorted_by(|a, b| a < b) {
            return Ok(list.into_iter().collect());
        }
        Err("a set of slots is written ascending, each slot once".to_owned())
    }
}

vocabulary! {
    /// A stat of a hero, in the order in which cards print them. Source: BA-5.4.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Stat;
    Pow => "power" / "力";
    Acc => "accuracy" / "命";
    Spd => "speed" / "速";
    Def => "defence" / "防";
    Mag => "magic" / "魔";
}

impl Stat {
    /// Its word in ids, card files and notation.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Pow => "pow",
            Self::Acc => "acc",
            Self::Spd => "spd",
            Self::Def => "def",
            Self::Mag => "mag",
        }
    }
}

/// A value for each stat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Stats(pub [i8; 5]);

impl Stats {
    /// The value of a stat.
    pub const fn of(&self, stat: Stat) -> i8 {
        self.0[stat.index()]
    }

    /// With `n` more of a stat.
    pub const fn add(&mut self, stat: Stat, n: i8) {
        self.0[stat.index()] += n;
    }

    /// Both together.
    pub fn add_all(&mut self, other: &Self) {
        for (value, more) in self.0.iter_mut().zip(other.0) {
            *value += more;
        }
    }
}

/// A face of a weapon's player card. Source: BA-2.4.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Style {
    /// Its first face.
    A,
    /// Its second face.
    B,
}

impl Style {
    /// Both.
    pub const ALL: [Self; 2] = [Self::A, Self::B];

    /// Its place, `0..2`.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its letter.
    pub const fn letter(self) -> char {
        match self {
            Self::A => 'A',
            Self::B => 'B',
        }
    }
}

/// A side of the map sheet. Source: BA-4.1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MapSide {
    /// Without lava.
    Meadow,
    /// With lava.
    Volcano,
}

vocabulary! {
    /// How much a lava square hurts. Source: BA-1.4.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Lava;
    One => "lava (1 damage)" / "溶岩マス（1ダメージ）";
    Two => "hot lava (pass 1, stop 2)" / "高熱の溶岩マス（通過1・停止2ダメージ）";
}

impl Lava {
    /// Damage to a hero that passes over it. Source: BA-1.4.
    pub const fn pass(self) -> u8 {
        1
    }

    /// Damage to a hero that stops on it. Source: BA-1.4.
    pub const fn stop(self) -> u8 {
        match self {
            Self::One => 1,
            Self::Two => 2,
        }
    }
}
