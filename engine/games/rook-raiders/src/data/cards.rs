//! The cards of Rook & Raiders: typed tables, read from a TOML file.
//!
//! Source: RR-1.1 to RR-1.3, RR-13.7 and the tables of the specification; the file
//! `cards/printed-1.toml` says of every row where its numbers come from. A set is read once
//! (`read`), checked as a whole (`check`) and never changes after that.
//!
//! Left out: what a card does (the rules read the numbers), and who holds one (the state).

mod check;
mod read;
mod rows;
#[cfg(test)]
mod tests;

use crate::prelude::*;
use kanso_engine::cards::{ByWord, CardTable, KindOf, Number, Word};
use kanso_engine::{BuiltInSet, SetError};
use read::{Count, EffectRow, Figure, NUMBER_MAX, PatternRow, Patterns, RangeRow, SkillRow};
use std::sync::{Arc, OnceLock};

pub use kanso_engine::cards::{Face, Source};

/// The file of the built-in set "printed-1".
pub const PRINTED_1: &str = include_str!("cards/printed-1.toml");
/// The sets that come with the program, oldest first.
pub const SETS: &[BuiltInSet] = &[BuiltInSet { name: "printed-1", text: PRINTED_1, since: 1 }];

/// Offset of a cell as its piece sees it: cells forward (a unit faces left, a monster right), rows
/// down. Source: RR-1.10.
pub type Offset = (i8, i8);

/// Most kinds of unit cards a set can have: 4 ★ kinds, at most 18 others (34 cards less 4 × 4), 4
/// level-up kinds.
pub const UNIT_KINDS_MAX: u8 = 26;
/// Kinds of monsters. Source: RR-1.2.
pub const MONSTER_KINDS: u8 = 7;

/// The table of the unit cards: the white rows in the order of the file, then the level-up rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Units {}

impl CardTable for Units {
    const KINDS_MAX: u8 = UNIT_KINDS_MAX;
    const WHAT: &'static str = "unit";
}

/// A kind of unit card by its place in [`CardSet::units`]. Whether a set has it:
/// [`CardSet::has_unit`].
pub type UnitKind = KindOf<Units>;

/// The table of the monsters, in the order of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Monsters {}

impl CardTable for Monsters {
    const KINDS_MAX: u8 = MONSTER_KINDS;
    const WHAT: &'static str = "monster";
}

/// A kind of monster by its place in [`CardSet::monsters`]. Every set has all of them.
pub type MonsterKind = KindOf<Monsters>;

/// Widest short name, in columns of a terminal.
pub const SHORT_COLUMNS_MAX: usize = 6;

/// What a unit's skill does. Source: RR-5.7.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Skill {
    /// Attacks one monster with two dice (RR-5.9 to RR-5.13).
    Dice {
        /// Added to the sum of the dice, `-20..=20`.
        modifier: i8,
    },
    /// Divides portions of 1 damage over monsters (RR-5.15).
    Assign {
        /// Number of portions, `1..=4`.
        hits: u8,
    },
    /// Hurts every monster in the pattern (RR-5.16).
    Area {
        /// Damage to each, `1..=20`.
        damage: u8,
    },
    /// Takes damage off own units (RR-5.17).
    Heal {
        /// Points of healing, `1..=4`.
        points: u8,
    },
    /// Hurts an ally and lets it use its skill (RR-5.19).
    Song,
}

/// The cells in which a card finds targets, and how a sentence calls them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pattern {
    /// In the order of the file, no cell twice.
    pub cells: Vec<Offset>,
    /// Their words.
    pub words: Label,
}

/// Whom a monster's attack hits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MonsterRange {
    /// The first unit in this order (RR-6.4).
    Numbered(Vec<Offset>),
    /// Every unit in these cells (RR-6.5).
    Star(Vec<Offset>),
}

impl MonsterRange {
    /// The cells, in the order of the file.
    pub fn cells(&self) -> &[Offset] {
        match self {
            Self::Numbered(cells) | Self::Star(cells) => cells,
        }
    }

    /// True if every unit in range is hit.
    pub fn is_star(&self) -> bool {
        match self {
            Self::Numbered(_) => false,
            Self::Star(_) => true,
        }
    }
}

/// The colour of a monster's skull.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Color {
    /// It is no boss.
    Blue,
    /// A boss.
    Red,
}

impl ByWord for Color {
    const BY_WORD: &'static [(&'static str, Self)] = &[("blue", Self::Blue), ("red", Self::Red)];
}

/// What a command gives a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Up to this many unit actions (RR-4.3).
    Actions(u8),
    /// So many acted units become ready (RR-4.9; the reading RR-R6 may raise it).
    Ready(u8),
    /// So much gold (RR-4.10).
    Gold(u8),
    /// One unit put on the board (RR-4.14).
    Deploy {
        /// True if it may come from the mercenaries too (RR-4.18, RR-4.19).
        mercenaries: bool,
    },
}

impl ByWord for Lane {
    const BY_WORD: &'static [(&'static str, Self)] =
        &[("A", Self::A), ("B", Self::B), ("C", Self::C)];
}

kanso_engine::cards! {
    struct [words, shorts SHORT_COLUMNS_MAX, parts []] of Patterns;

    /// One kind of unit card, white or level-up.
    #[derive(Clone, Debug, PartialEq, Eq)]
    UnitCard from UnitRow {
        /// Number of cards.
        copies: u8 as Count,
        /// Gold to deploy it.
        cost: u8 as Figure,
        /// Damage that knocks it out, at least 1.
        hp: u8 as Count,
        /// Cells per action.
        movement: u8 as Figure,
        /// What it does instead of standing there.
        skill: Skill as SkillRow,
        /// Where it finds targets.
        pattern: Pattern as PatternRow;
        but star: Option<bool>, of: Option<String>;
        and
        /// True if it is a basic kind (★) that can be levelled up.
        star: bool = false,
        /// True if its frame is white: such cards make the unit deck. Level-up cards are black.
        is_white: bool = true,
        /// For a ★ kind the level-up card that replaces it; else none.
        levels_to: Option<UnitKind> = None,
        /// For a level-up card the ★ kind it replaces; else none.
        level_of: Option<UnitKind> = None,
    }

    /// One kind of monster.
    #[derive(Clone, Debug, PartialEq, Eq)]
    MonsterCard from MonsterRow {
        /// Its place in the deck (RR-2.1).
        level: u8 as Number<1, 3>,
        /// White cards: how often it comes.
        white: u8 as Count,
        /// Black cards: the copies of the other seats, always 3 × white (RR-1.2).
        black: u8 as Number<0, { 3 * NUMBER_MAX }>,
        /// Threat points.
        threat: u8 as Figure,
        /// Red for a boss.
        color: Color as Word,
        /// Damage that slays it, at least 1.
        hp: u8 as Count,
        /// Attack total from which dice do 2 damage (RR-5.11).
        defense: u8 as Figure,
        /// Damage of its attack.
        damage: u8 as Figure,
        /// Cells per move.
        movement: u8 as Figure,
        /// Whom it hits.
        range: MonsterRange as RangeRow,
    }

    /// One command card. Source: RR-4.1 to RR-4.19.
    #[derive(Clone, Debug, PartialEq, Eq)]
    CommandCard from CommandRow {
        /// Gold for the seat that picks it, at once (RR-4.20).
        gold_at_selection: u8 as Figure,
        /// Honour tokens for the seat that picks it, at once (RR-4.20).
        honor_at_selection: u8 as Figure,
        /// The large effect.
        leader: Effect as EffectRow,
        /// The small effect after another seat's pick.
        follower: Effect as EffectRow,
        /// The small effect when the card runs by itself.
        auto: Effect as EffectRow,
    }

    /// One letter of the summon chips. Source: RR-2.7.
    #[derive(Clone, Debug, PartialEq, Eq)]
    ChipCard from ChipRow {
        /// The lane it opens.
        letter: Lane as Word,
        /// Number of chips.
        copies: u8 as Count,
    }

    /// One value of the medals. Source: RR-2.7, RR-11.5.
    #[derive(Clone, Debug, PartialEq, Eq)]
    MedalCard from MedalRow {
        /// Added to the threat of its owner: 0 or less.
        value: i8 as Number<{ -NUMBER_MAX }, 0>,
        /// Number of medals.
        copies: u8 as Count,
    }
}

impl MonsterCard {
    /// True if it is a boss.
    pub fn is_red(&self) -> bool {
        self.color == Color::Red
    }
}

/// A whole set: all tables, checked against RR-13.7.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardSet {
    /// What the file calls itself.
    pub name: String,
    /// By [`UnitKind`]: white kinds in the order of the file, then the level-up cards.
    pub units: Vec<UnitCard>,
    /// By [`MonsterKind`].
    pub monsters: Vec<MonsterCard>,
    /// Assault, Raid, Rest, Reward, Recruit: 5 cards.
    pub commands: Vec<CommandCard>,
    /// A, B, C: 3 rows.
    pub chips: Vec<ChipCard>,
    /// −1 to −4: 4 rows.
    pub medals: Vec<MedalCard>,
    /// What each row says, in the order of [`CardSet::rows`].
    lines: Vec<Label>,
}

impl CardSet {
    /// Reads a set and checks it as a whole (RR-13.7).
    ///
    /// # Errors
    ///
    /// [`SetError`]: the line of the file, or the row and field, with what was found and what is
    /// allowed.
    pub fn parse(text: &str) -> Result<Self, SetError> {
        let mut set = read::read(text)?;
        check::check(&set)?;
        set.lines = rows::lines(&set);
        Ok(set)
    }

    /// The set that a game is set up with. The built-in ones are read once for the whole program.
    ///
    /// # Errors
    ///
    /// [`SetError`], as [`CardSet::parse`]; or there is no built-in set of that digest.
    pub fn chosen(choice: &CardChoice) -> Result<Arc<Self>, SetError> {
        static KEPT: [OnceLock<Arc<CardSet>>; SETS.len()] = [const { OnceLock::new() }; SETS.len()];
        let keep = |set: &mut Self| set.labels_mut().for_each(Label::keep);
        choice.tables(SETS, &KEPT, Self::parse, keep)
    }

    /// The card of a kind.
    ///
    /// # Panics
    ///
    /// If the set has no such kind ([`CardSet::has_unit`]).
    pub fn unit(&self, kind: UnitKind) -> &UnitCard {
        &self.units[kind.index()]
    }

    /// True if the set has a kind with this number.
    pub fn has_unit(&self, kind: UnitKind) -> bool {
        kind.index() < self.units.len()
    }

    /// The card of a kind.
    pub fn monster(&self, kind: MonsterKind) -> &MonsterCard {
        &self.monsters[kind.index()]
    }

    /// All kinds of unit cards, white ones first, ascending.
    pub fn unit_kinds(&self) -> impl DoubleEndedIterator<Item = UnitKind> + '_ {
        UnitKind::all(self.units.len())
    }

    /// The kinds with a white frame, ascending: those of the unit deck.
    pub fn white_kinds(&self) -> impl Iterator<Item = UnitKind> + '_ {
        self.unit_kinds().filter(|&kind| self.unit(kind).is_white)
    }

    /// The four basic kinds (★), ascending: a seat's first hand (RR-2.2).
    pub fn star_kinds(&self) -> impl Iterator<Item = UnitKind> + '_ {
        self.unit_kinds().filter(|&kind| self.unit(kind).star)
    }

    /// The four level-up kinds, ascending.
    pub fn levelup_kinds(&self) -> impl Iterator<Item = UnitKind> + '_ {
        self.unit_kinds().filter(|&kind| !self.unit(kind).is_white)
    }

    /// All kinds of monsters, ascending.
    pub fn monster_kinds(&self) -> impl DoubleEndedIterator<Item = MonsterKind> + '_ {
        MonsterKind::all(self.monsters.len())
    }

    /// The kind of the unit or level-up row with this id (`U05`, `L02`).
    pub fn unit_by_id(&self, id: &str) -> Option<UnitKind> {
        self.unit_kinds().find(|&kind| self.unit(kind).face.id == id)
    }

    /// The kind of the monster row with this id (`M03`).
    pub fn monster_by_id(&self, id: &str) -> Option<MonsterKind> {
        self.monster_kinds().find(|&kind| self.monster(kind).face.id == id)
    }
}
