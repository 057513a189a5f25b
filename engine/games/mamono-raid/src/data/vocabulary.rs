//! The small words of the game: parts, characters, symbols, cells, spaces.
//!
//! Source: MR-3.1 to MR-3.14. Each type refuses on reading what could not be.

use crate::prelude::*;

/// Most seats. Source: MR-1.1.
pub const SEATS_MAX: usize = 4;
/// Cells of a hate line. Source: MR-3.10.
pub const LINE_CELLS: usize = 5;
/// Cells of the larger core ring. Source: MR-3.11.
pub const CORE_CELLS_MAX: usize = 10;
/// Hate markers of a seat. Source: MR-1.2.
pub const MARKERS: u8 = 10;
/// Most points of an experience chip. Source: MR-3.9.
pub const XP_VALUE_MAX: u8 = 3;

vocabulary! {
    /// A part of the monster's body, in the order in which they are dealt with (MR-4.15, MR-5.28).
    /// Source: MR-3.12.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Part;
    /// Upper left.
    Head => "head" / "頭";
    /// Lower left.
    Torso => "torso" / "胴";
    /// Upper right.
    Back => "back" / "背";
    /// Lower right.
    Tail => "tail" / "尾";
}

impl Part {
    /// Its word in ids and notation.
    pub const fn word(self) -> &'static str {
        self.name().en
    }
}

/// A character of a party. Source: MR-4.3.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Character {
    /// W.
    Warrior,
    /// C.
    Cleric,
    /// S.
    Sorcerer,
    /// T.
    Thief,
}

impl Character {
    /// In the order of the rows of the card set.
    pub const ALL: [Self; 4] = [Self::Warrior, Self::Cleric, Self::Sorcerer, Self::Thief];

    /// Its place in that order, `0..4`.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its letter.
    pub const fn letter(self) -> char {
        Symbol::of(self).letter()
    }

    /// Its name, which is that of its symbol.
    pub const fn name(self) -> Text {
        Symbol::of(self).name()
    }
}

vocabulary! {
    /// The symbol of an experience chip. Source: MR-3.9.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Symbol;
    Warrior => "Warrior" / "ウォーリア";
    Cleric => "Cleric" / "クレリック";
    Sorcerer => "Sorcerer" / "ソーサラー";
    Thief => "Thief" / "シーフ";
    Multi => "Any class" / "マルチ";
}

impl Symbol {
    /// The symbol of a character: both stand in one order.
    pub const fn of(character: Character) -> Self {
        Self::ALL[character.index()]
    }

    /// True if a chip with it counts for a character. Source: MR-5.39.
    pub fn serves(self, character: Character) -> bool {
        self == Self::Multi || self == Self::of(character)
    }

    /// Its letter.
    pub const fn letter(self) -> char {
        match self {
            Self::Warrior => 'W',
            Self::Cleric => 'C',
            Self::Sorcerer => 'S',
            Self::Thief => 'T',
            Self::Multi => 'M',
        }
    }
}

vocabulary! {
    /// A coin, by its rank, from the least to the most. Source: MR-1.3.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Coin;
    Copper => "copper" / "銅貨";
    Silver => "silver" / "銀貨";
    Gold => "gold" / "金貨";
}

impl Coin {
    /// Its worth, in copper units.
    pub const fn worth(self) -> u32 {
        match self {
            Self::Copper => 1,
            Self::Silver => 2,
            Self::Gold => 4,
        }
    }

    /// Copper 1, silver 2, gold 3.
    pub const fn rank(self) -> u8 {
        self as u8 + 1
    }
}

/// The points of an experience chip, `1..=XP_VALUE_MAX`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct XpValue(u8);

impl XpValue {
    /// So many points; none if no chip has them.
    pub const fn new(points: u8) -> Option<Self> {
        if points >= 1 && points <= XP_VALUE_MAX { Some(Self(points)) } else { None }
    }

    /// The points.
    pub const fn points(self) -> u8 {
        self.0
    }
}

impl From<XpValue> for u8 {
    fn from(value: XpValue) -> Self {
        value.0
    }
}

impl TryFrom<u8> for XpValue {
    type Error = String;

    fn try_from(points: u8) -> Result<Self, String> {
        Self::new(points).ok_or_else(|| {
            format!("an experience chip of {points} points, where 1 to {XP_VALUE_MAX} are allowed")
        })
    }
}

/// An experience chip as a seat holds it: nothing else about it matters. Source: MR-3.9.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct XpChip {
    /// Whose.
    pub symbol: Symbol,
    /// How much.
    pub value: XpValue,
}

impl XpChip {
    /// How many sorts there are.
    pub const SORTS: usize = Symbol::ALL.len() * XP_VALUE_MAX as usize;

    /// Every sort, ascending.
    pub fn all() -> impl Iterator<Item = Self> {
        Symbol::ALL.into_iter().flat_map(|symbol| {
            (1..=XP_VALUE_MAX).map(move |points| Self { symbol, value: XpValue(points) })
        })
    }

    /// Its place in [`XpChip::all`].
    pub const fn index(self) -> usize {
        self.symbol.index() * XP_VALUE_MAX as usize + self.value.0 as usize - 1
    }

    /// Its points.
    pub const fn points(self) -> u8 {
        self.value.points()
    }
}

/// A cell that can hold an enemy chip: of a line, from base to tip, or of the core. The order is the
/// cell order of MR-3.1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Spot(u8);

/// What a spot is a cell of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Place {
    /// Of a hate line; cell 0 is the base.
    Line(Part, u8),
    /// Of the core; cell 0 is straight above the heart, clockwise from there.
    Core(u8),
}

impl Spot {
    /// How many spots there are on the larger board.
    pub const COUNT: u8 = (Part::ALL.len() * LINE_CELLS + CORE_CELLS_MAX) as u8;

    /// A cell of a line, `0..LINE_CELLS`.
    ///
    /// # Panics
    ///
    /// For a cell that no line has: a bug of the caller.
    pub const fn line(part: Part, cell: u8) -> Self {
        assert!((cell as usize) < LINE_CELLS, "a line has five cells: MR-3.10");
        Self(part as u8 * LINE_CELLS as u8 + cell)
    }

    /// A cell of the core, `0..CORE_CELLS_MAX`.
    ///
    /// # Panics
    ///
    /// For a cell that no core has: a bug of the caller.
    pub const fn core(cell: u8) -> Self {
        assert!((cell as usize) < CORE_CELLS_MAX, "a core has ten cells at most: MR-3.11");
        Self((Part::ALL.len() * LINE_CELLS) as u8 + cell)
    }

    /// Where it is.
    pub const fn place(self) -> Place {
        let at = self.0 as usize;
        match at / LINE_CELLS {
            part if part < Part::ALL.len() => Place::Line(Part::ALL[part], (at % LINE_CELLS) as u8),
            _ => Place::Core((at - Part::ALL.len() * LINE_CELLS) as u8),
        }
    }

    /// Every spot, in cell order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self)
    }
}

/// `head.0` … `core.9`.
impl std::fmt::Display for Spot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.place() {
            Place::Line(part, cell) => write!(f, "{}.{cell}", part.word()),
            Place::Core(cell) => write!(f, "core.{cell}"),
        }
    }
}

impl From<Spot> for u8 {
    fn from(spot: Spot) -> Self {
        spot.0
    }
}

impl TryFrom<u8> for Spot {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        if number < Self::COUNT {
            return Ok(Self(number));
        }
        Err(format!("cell number {number}, where 0 to {} are allowed", Self::COUNT - 1))
    }
}

/// What a ranking is of. Source: MR-5.28.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// A part's line.
    Part(Part),
    /// The core.
    Core,
}

vocabulary! {
    /// A space of the safe zone, in the order in which seats come. Source: MR-3.14.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Space;
    A => "safe space A" / "セーフティゾーンA";
    B => "safe space B" / "セーフティゾーンB";
    C => "safe space C" / "セーフティゾーンC";
    D => "safe space D" / "セーフティゾーンD";
}

impl Space {
    /// Its letter.
    pub const fn letter(self) -> char {
        (b'A' + self as u8) as char
    }
}

vocabulary! {
    /// A bonus shield chip. Source: MR-3.14.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum BonusShield;
    One => "bonus shield (1 shield)" / "ボーナスシールドチップ（盾1）";
    Two => "bonus shield (2 shields)" / "ボーナスシールドチップ（盾2）";
}

vocabulary! {
    /// A chip that an item puts on a skill. Source: MR-3.19.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum SkillChip;
    /// Raises the limit of experience chips.
    Sword => "sword chip" / "剣チップ";
    /// Lowers the action cost.
    Ring => "ring chip" / "指輪チップ";
}

vocabulary! {
    /// The service cards, in the order of their rows. Source: MR-3.17.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Service;
    ExtraLife => "Extra life" / "《追加ライフチップ》";
    Gather => "Gather materials" / "《素材回収》";
    /// The third card: under MR-R20 `field-medic` a service of its own.
    Third => "the field medic" / "衛生兵";
}
