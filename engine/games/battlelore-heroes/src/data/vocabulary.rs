//! The small words of the game: hexes, camps, sections, faces, colours, classes, paths.
//!
//! Source: BL-1.1 to BL-1.6, BL-4.11, BL-10.10, BH-1.1, BH-16.1. Each type refuses on reading what
//! could not be.

use crate::prelude::*;
use arrayvec::ArrayVec;
use std::fmt;

/// Rows of the board. Source: BL-1.1.
pub const ROWS: u8 = 9;
/// Hexes of the board. Source: BL-1.1.
pub const HEXES: usize = 113;
/// Hexes of a row that begins at the edge of the board, and of one that is shifted.
const LONG: u8 = 13;
const SHORT: u8 = 12;
/// Highest level of a Lore Master. Source: BL-13.1.
pub const LEVEL_MAX: u8 = 3;
/// Longest path of a retreat. Source: BL-10.10.
pub const PATH_MAX: u8 = 8;

vocabulary! {
    /// One side of a battle; a seat holds it. Source: chapter 1 of the specification.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Camp;
    /// "Pennant": its baseline is row A.
    South => "South" / "南軍";
    /// "Standard": its baseline is row I.
    North => "North" / "北軍";
}

impl Camp {
    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::South => Self::North,
            Self::North => Self::South,
        }
    }

    /// Its word, in card files and in ids.
    pub const fn word(self) -> &'static str {
        match self {
            Self::South => "south",
            Self::North => "north",
        }
    }

    /// Its baseline row, from 0. Source: BL-1.5.
    pub const fn baseline(self) -> u8 {
        match self {
            Self::South => 0,
            Self::North => ROWS - 1,
        }
    }

    /// Which way its own edge lies, in rows. Source: BL-1.5.
    pub const fn homeward(self) -> i8 {
        match self {
            Self::South => -1,
            Self::North => 1,
        }
    }

    /// Its sections in the sequence left, centre, right. Source: BL-1.4.
    pub const fn sections(self) -> [Section; 3] {
        match self {
            Self::South => [Section::West, Section::Centre, Section::East],
            Self::North => [Section::East, Section::Centre, Section::West],
        }
    }
}

vocabulary! {
    /// A third of the board, whoever looks. Source: BL-1.4.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Section;
    /// South's left.
    West => "West" / "西区域";
    /// The middle.
    Centre => "Centre" / "中央区域";
    /// South's right.
    East => "East" / "東区域";
}

/// A hex of the board, in board order: row by row from South's baseline, each from the west.
/// Source: BL-1.1, BL-1.6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "kanso_engine::Hex", into = "kanso_engine::Hex")]
pub struct Hex(u8);

impl Hex {
    /// The hex in a row (from 0, South's baseline) and column (from 1), if the board has it.
    pub const fn new(row: u8, column: u8) -> Option<Self> {
        if row >= ROWS || column == 0 || column > Self::columns(row) {
            return None;
        }
        // Two rows, a long one and a short one, have 25 hexes.
        let before = (row / 2) * (LONG + SHORT) + if row % 2 == 1 { LONG } else { 0 };
        Some(Self(before + column - 1))
    }

    /// The hex at these internal coordinates, if the board has it. Source: BL-1.2.
    pub const fn at(x: i8, row: i8) -> Option<Self> {
        if x < 1 || row < 0 || row >= ROWS as i8 {
            return None;
        }
        let column = if row % 2 == 0 { x + 1 } else { x };
        if column % 2 != 0 { None } else { Self::new(row as u8, column as u8 / 2) }
    }

    /// Hexes of a row.
    const fn columns(row: u8) -> u8 {
        if row.is_multiple_of(2) { LONG } else { SHORT }
    }

    /// Every hex in board order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..HEXES as u8).map(Self)
    }

    /// Its place in board order, `0..113`.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its row, from 0 at South's baseline.
    pub const fn row(self) -> u8 {
        PLACES[self.index()].row
    }

    /// Its column, from 1 in the west.
    pub const fn column(self) -> u8 {
        PLACES[self.index()].column
    }

    /// Its internal coordinate from the west, `1..=25`. Source: BL-1.2.
    pub const fn x(self) -> u8 {
        PLACES[self.index()].x
    }

    /// What the rules call it: `E7`.
    pub fn label(self) -> &'static str {
        let Place { label, column, .. } = &PLACES[self.index()];
        let length = if *column < 10 { 2 } else { 3 };
        std::str::from_utf8(&label[..length]).expect("a letter and digits")
    }

    const fn row_of(self) -> u8 {
        let (pair, rest) = (self.0 / (LONG + SHORT), self.0 % (LONG + SHORT));
        if rest >= LONG { pair * 2 + 1 } else { pair * 2 }
    }

    const fn column_of(self) -> u8 {
        let rest = self.0 % (LONG + SHORT);
        if rest >= LONG { rest - LONG + 1 } else { rest + 1 }
    }

    const fn x_of(self) -> u8 {
        let twice = self.column_of() * 2;
        if self.row_of().is_multiple_of(2) { twice - 1 } else { twice }
    }

    /// The hex so many columns and rows away, if the board has it.
    const fn moved(self, dx: i8, dr: i8) -> Option<Self> {
        Self::at(self.x() as i8 + dx, self.row() as i8 + dr)
    }

    /// Its neighbours in board order. Source: BL-1.2.
    pub fn neighbours(self) -> impl Iterator<Item = Self> {
        let Place { near, beside, .. } = &PLACES[self.index()];
        near[..usize::from(*beside)].iter().copied()
    }

    /// The next hex toward a camp's edge, to the west or the east. Source: BL-1.5, BL-10.10.
    pub const fn homeward(self, camp: Camp, east: bool) -> Option<Self> {
        self.moved(if east { 1 } else { -1 }, camp.homeward())
    }

    /// Steps between two hexes. Source: BL-1.3.
    pub const fn distance(self, other: Self) -> u8 {
        let rows = self.row().abs_diff(other.row());
        let columns = self.x().abs_diff(other.x());
        if columns <= rows { rows } else { rows + (columns - rows) / 2 }
    }

    /// True if two hexes touch.
    pub const fn is_beside(self, other: Self) -> bool {
        self.distance(other) == 1
    }

    /// True if it lies in a section; a hex on a dotted line lies in two. Source: BL-1.4.
    pub const fn is_in(self, section: Section) -> bool {
        let x = self.x();
        match section {
            Section::West => x <= 8,
            Section::Centre => x >= 8 && x <= 18,
            Section::East => x >= 18,
        }
    }

    /// True if it lies on a dotted line. Source: BL-1.4.
    pub const fn is_dotted(self) -> bool {
        self.x() == 8 || self.x() == 18
    }

    /// The hex that this label means: `E7`.
    pub fn from_label(label: &str) -> Option<Self> {
        let (letter, number) = label.split_at_checked(1)?;
        let row = letter.as_bytes()[0].to_ascii_uppercase().checked_sub(b'A')?;
        if number.starts_with('0') || !number.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        Self::new(row, number.parse().ok()?)
    }
}

/// `E7`.
impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.label())
    }
}

/// What never changes about a hex, worked out once by the compiler: it is asked for at every step of
/// a move, at every look along a line and for each cell of a picture.
#[derive(Clone, Copy)]
struct Place {
    row: u8,
    column: u8,
    x: u8,
    /// A letter and one digit or two.
    label: [u8; 3],
    /// The neighbours that the board has, in board order.
    near: [Hex; 6],
    /// How many those are.
    beside: u8,
}

static PLACES: [Place; HEXES] = places();

const fn places() -> [Place; HEXES] {
    const STEPS: [(i8, i8); 6] = [(-1, -1), (1, -1), (-2, 0), (2, 0), (-1, 1), (1, 1)];
    let none = Place { row: 0, column: 0, x: 0, label: [0; 3], near: [Hex(0); 6], beside: 0 };
    let mut places = [none; HEXES];
    let mut at = 0;
    while at < HEXES {
        let hex = Hex(at as u8);
        let (row, column, x) = (hex.row_of(), hex.column_of(), hex.x_of());
        let digit = b'0' + column % 10;
        let label = match column {
            0..10 => [b'A' + row, digit, 0],
            10.. => [b'A' + row, b'0' + column / 10, digit],
        };
        let (mut near, mut beside, mut step) = ([Hex(0); 6], 0, 0);
        while step < STEPS.len() {
            let (dx, dr) = STEPS[step];
            if let Some(next) = Hex::at(x as i8 + dx, row as i8 + dr) {
                near[beside] = next;
                beside += 1;
            }
            step += 1;
        }
        places[at] = Place { row, column, x, label, near, beside: beside as u8 };
        at += 1;
    }
    places
}

impl fmt::Debug for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl From<Hex> for kanso_engine::Hex {
    fn from(hex: Hex) -> Self {
        Self::new(hex.x() - 1, ROWS - 1 - hex.row()).expect("BL-1.2 gives doubled coordinates")
    }
}

impl TryFrom<kanso_engine::Hex> for Hex {
    type Error = String;

    fn try_from(hex: kanso_engine::Hex) -> Result<Self, String> {
        let outside = || format!("({}, {}) is no hex of the board", hex.x(), hex.y());
        let row = (ROWS - 1).checked_sub(hex.y()).ok_or_else(outside)?;
        let x = i8::try_from(hex.x()).ok().and_then(|x| x.checked_add(1)).ok_or_else(outside)?;
        Self::at(x, row as i8).ok_or_else(outside)
    }
}

/// A set of hexes.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Hexes(u128);

impl Hexes {
    /// None.
    pub const NONE: Self = Self(0);

    /// True if a hex is one of them.
    pub const fn contains(self, hex: Hex) -> bool {
        self.0 & (1 << hex.index()) != 0
    }

    /// Adds a hex.
    pub const fn insert(&mut self, hex: Hex) {
        self.0 |= 1 << hex.index();
    }

    /// Takes a hex out.
    pub const fn remove(&mut self, hex: Hex) {
        self.0 &= !(1 << hex.index());
    }

    /// True if there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// How many come before a hex, in board order.
    pub const fn before(self, hex: Hex) -> usize {
        (self.0 & ((1 << hex.index()) - 1)).count_ones() as usize
    }

    /// In board order.
    pub fn iter(self) -> impl Iterator<Item = Hex> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let hex = Hex(left.trailing_zeros() as u8);
            (left != 0).then(|| {
                left &= left - 1;
                hex
            })
        })
    }
}

impl FromIterator<Hex> for Hexes {
    fn from_iter<I: IntoIterator<Item = Hex>>(hexes: I) -> Self {
        let mut set = Self::NONE;
        hexes.into_iter().for_each(|hex| set.insert(hex));
        set
    }
}

impl fmt::Debug for Hexes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The way of a retreat or an evade, one bit for each step. Source: BL-10.10.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(try_from = "PathForm", into = "PathForm")]
pub struct Path {
    bits: u8,
    len: u8,
    out: bool,
}

/// How a path is written; refused on reading when it is none.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Path")]
struct PathForm {
    bits: u8,
    len: u8,
    out: bool,
}

impl TryFrom<PathForm> for Path {
    type Error = String;

    fn try_from(PathForm { bits, len, out }: PathForm) -> Result<Self, String> {
        if len > PATH_MAX {
            return Err(format!("a path of {len} steps: {PATH_MAX} are the most"));
        }
        if len < PATH_MAX && bits >> len != 0 {
            return Err(format!("a path of {len} steps whose bits {bits:#b} say more"));
        }
        Ok(Self { bits, len, out })
    }
}

impl From<Path> for PathForm {
    fn from(Path { bits, len, out }: Path) -> Self {
        Self { bits, len, out }
    }
}

impl Path {
    /// No step at all.
    pub const EMPTY: Self = Self { bits: 0, len: 0, out: false };

    /// How many steps on the board.
    pub const fn len(self) -> u8 {
        self.len
    }

    /// True if there is no step on the board.
    pub const fn is_empty(self) -> bool {
        self.len == 0
    }

    /// True if a further step leaves the map. Source: BH-15.3.
    pub const fn leaves(self) -> bool {
        self.out
    }

    /// This path and a step more; none if it is as long as can be or leaves the map.
    pub const fn longer(self, east: bool) -> Option<Self> {
        if self.len >= PATH_MAX || self.out {
            return None;
        }
        Some(Self { bits: self.bits | ((east as u8) << self.len), len: self.len + 1, out: false })
    }

    /// This path and a step off the map.
    #[must_use]
    pub const fn then_out(self) -> Self {
        Self { out: true, ..self }
    }

    /// True if a step, counted from 0, goes east.
    pub const fn is_east(self, step: u8) -> bool {
        self.bits >> step & 1 == 1
    }

    /// The hexes entered from a hex, until one is off the board.
    pub fn hexes(self, from: Hex, camp: Camp) -> ArrayVec<Hex, { PATH_MAX as usize }> {
        let mut at = from;
        let steps = (0..self.len).map_while(|step| {
            at = at.homeward(camp, self.is_east(step))?;
            Some(at)
        });
        steps.collect()
    }
}

/// A face of a battle die. Source: BL-4.11.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Face {
    /// Green helmet.
    Green,
    /// Blue helmet.
    Blue,
    /// Red helmet.
    Red,
    /// Lore symbol.
    Lore,
    /// Flag.
    Flag,
    /// Bonus strike.
    Strike,
}

/// Faces of a die.
pub const FACES: u8 = 6;

impl Face {
    /// In the order of their codes.
    pub const ALL: [Self; FACES as usize] =
        [Self::Green, Self::Blue, Self::Red, Self::Lore, Self::Flag, Self::Strike];

    /// Its code, `0..6`.
    pub const fn code(self) -> u8 {
        self as u8
    }

    /// Its letter. Source: table luck (5.10).
    pub const fn letter(self) -> &'static str {
        match self {
            Self::Green => "g",
            Self::Blue => "b",
            Self::Red => "r",
            Self::Lore => "l",
            Self::Flag => "f",
            Self::Strike => "s",
        }
    }

    /// The face that a die of the kernel, with faces 1 to 6, shows.
    ///
    /// # Panics
    ///
    /// Beyond 6: the kernel has seen to it.
    pub const fn of_die(face: u8) -> Self {
        Self::ALL[face as usize - 1]
    }
}

vocabulary! {
    /// A banner colour. Source: chapter 1 of the specification.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Colour;
    /// Light.
    Green => "green" / "緑";
    /// Medium.
    Blue => "blue" / "青";
    /// Heavy.
    Red => "red" / "赤";
}

impl Colour {
    /// The helmet that hits it.
    pub const fn helmet(self) -> Face {
        match self {
            Self::Green => Face::Green,
            Self::Blue => Face::Blue,
            Self::Red => Face::Red,
        }
    }
}

vocabulary! {
    /// On foot or mounted.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum MoveClass;
    /// On foot.
    Foot => "foot" / "徒歩";
    /// On horses or lizards.
    Mounted => "mounted" / "騎乗";
}

vocabulary! {
    /// A class of hero, and of Lore Master. Source: BH-1.1, BL-13.1.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Class;
    /// Commander: Command cards.
    Commander => "Commander" / "コマンダー";
    /// Wizard.
    Wizard => "Wizard" / "ウィザード";
    /// Cleric.
    Cleric => "Cleric" / "クレリック";
    /// Rogue.
    Rogue => "Rogue" / "ローグ";
    /// Warrior.
    Warrior => "Warrior" / "ウォリアー";
}

/// Classes.
pub const CLASSES: usize = Class::ALL.len();

impl Class {
    /// The classes of Lore cards.
    pub const OF_LORE: [Self; 4] = [Self::Wizard, Self::Cleric, Self::Rogue, Self::Warrior];
}

/// The levels of a War Council. Source: BL-13.1.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(deny_unknown_fields)]
pub struct Council {
    /// Level of the Commander, `0..=3`.
    pub commander: u8,
    /// Level of the Wizard.
    pub wizard: u8,
    /// Level of the Cleric.
    pub cleric: u8,
    /// Level of the Rogue.
    pub rogue: u8,
    /// Level of the Warrior.
    pub warrior: u8,
}

impl Council {
    /// The level of a class.
    pub const fn level(&self, class: Class) -> u8 {
        match class {
            Class::Commander => self.commander,
            Class::Wizard => self.wizard,
            Class::Cleric => self.cleric,
            Class::Rogue => self.rogue,
            Class::Warrior => self.warrior,
        }
    }

    /// The level of a class, to be changed.
    pub const fn level_mut(&mut self, class: Class) -> &mut u8 {
        match class {
            Class::Commander => &mut self.commander,
            Class::Wizard => &mut self.wizard,
            Class::Cleric => &mut self.cleric,
            Class::Rogue => &mut self.rogue,
            Class::Warrior => &mut self.warrior,
        }
    }

    /// The sum of its levels.
    pub fn total(&self) -> u32 {
        Class::ALL.iter().map(|class| u32::from(self.level(*class))).sum()
    }
}

vocabulary! {
    /// Melee or at range. Source: BL-9.8a.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Mode;
    /// Adjacent.
    Melee => "melee" / "白兵戦";
    /// At range.
    Ranged => "ranged" / "射撃";
}

vocabulary! {
    /// A chest token. Source: BH-16.1.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum ChestToken;
    /// An Experience token.
    Experience => "Experience" / "経験";
    /// A Treasure token.
    Treasure => "Treasure" / "財宝";
    /// An artifact card.
    Artifact => "Artifact" / "アーティファクト";
    /// A trap.
    Trap => "Trap" / "ワナ";
}

impl ChestToken {
    /// How many of each there are. Source: the components of the specification (1.1).
    pub const COPIES: [u16; 4] = [6, 6, 4, 4];

    /// The token that a kind of the chest bag is.
    ///
    /// # Panics
    ///
    /// For a kind that no chest bag holds.
    pub fn of(kind: Kind) -> Self {
        Self::ALL[usize::from(kind.0)]
    }
}

impl From<ChestToken> for Kind {
    fn from(token: ChestToken) -> Self {
        Self(token as u16)
    }
}

/// What a Glory token is spent on in a retreat. Source: BH-12.2.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GloryUse {
    /// One flag is ignored.
    IgnoreFlag,
    /// The retreat goes one hex farther.
    ExtraHex,
}

/// A hero by its number: heroes are numbered in the order in which they were enlisted.
/// Source: BH-21.2, chapter 4.2 of the specification.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct HeroId(pub u16);

#[cfg(test)]
mod tests {
    use super::*;

    fn hex(label: &str) -> Hex {
        Hex::from_label(label).expect("a hex of the board")
    }

    #[test]
    fn labels_coordinates_and_the_kernels_hexes_agree() {
        for (index, hex) in Hex::all().enumerate() {
            assert_eq!(hex.index(), index);
            assert_eq!(Hex::from_label(&hex.to_string()), Some(hex));
            assert_eq!(Hex::at(hex.x() as i8, hex.row() as i8), Some(hex));
            assert_eq!(Hex::try_from(kanso_engine::Hex::from(hex)), Ok(hex));
        }
        assert_eq!(Hex::all().count(), HEXES);
        for label in ["A0", "A14", "B13", "J1", "E", "E07", "", "é7"] {
            assert_eq!(Hex::from_label(label), None, "{label}");
        }
    }

    #[test]
    fn distances_are_those_of_the_kernel() {
        for from in Hex::all() {
            for to in Hex::all() {
                let kernel = kanso_engine::Hex::from(from).distance(kanso_engine::Hex::from(to));
                assert_eq!(from.distance(to), kernel, "{from} {to}");
            }
            assert!(from.neighbours().all(|near| from.is_beside(near)));
            assert!(from.neighbours().is_sorted(), "board order");
        }
    }

    #[test]
    fn a_path_is_a_chain_of_hexes() {
        let path = Path::EMPTY.longer(true).and_then(|path| path.longer(false)).expect("two steps");
        let south: Vec<Hex> = path.hexes(hex("E6"), Camp::South).to_vec();
        assert_eq!(south, [hex("D6"), hex("C6")]);
        let north: Vec<Hex> = path.hexes(hex("E6"), Camp::North).to_vec();
        assert_eq!(north, [hex("F6"), hex("G6")]);
        assert_eq!(path.hexes(hex("A1"), Camp::South).len(), 0, "off the board");
        assert_eq!(path.then_out().longer(true), None);
        let wrong = [r#"{"bits":4,"len":2,"out":false}"#, r#"{"bits":0,"len":9,"out":false}"#];
        for text in wrong {
            assert!(serde_json::from_str::<Path>(text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_set_of_hexes_is_in_board_order() {
        let set: Hexes = ["E7", "A1", "I13"].into_iter().map(hex).collect();
        let listed: Vec<String> = set.iter().map(|hex| hex.to_string()).collect();
        assert_eq!(listed, ["A1", "E7", "I13"]);
        assert_eq!(set.len(), 3);
        assert!(set.contains(hex("E7")) && !set.contains(hex("E6")));
    }
}
