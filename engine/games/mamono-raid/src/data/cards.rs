//! The cards, chips and boards of Mamono Raid: typed tables, read from a TOML file.
//!
//! Source: MR-1.2, MR-9.1 to MR-9.19 and the tables of the specification; the file
//! `cards/house-1.toml` says of every row where its numbers come from. A set is read once (`read`),
//! checked as a whole (`check`) and never changes after that.
//!
//! Left out: what a card does (the rules read the numbers), and who holds one (the state).

mod check;
mod lines;
mod read;
mod rows;
#[cfg(test)]
mod tests;

use crate::prelude::*;
use crate::table::names::xp_sign;
use crate::vocabulary::LINE_CELLS;
use arrayvec::ArrayVec;
use kanso_engine::cards::{CardTable, KindOf};
use kanso_engine::{BuiltInSet, SetError};
use std::sync::{Arc, OnceLock};

pub use kanso_engine::cards::{Face, Source};

/// The file of the built-in set "house-1".
pub const HOUSE_1: &str = include_str!("cards/house-1.toml");
/// Fields that the rulebook prints and "house-1" does not name as printed, by row. A released set is
/// never edited; what is only told of it stands here. Source: the rulebook's example cards.
const ALSO_PRINTED: [(&str, [&str; 2]); 2] =
    [("WA11", ["character", "level"]), ("CL11", ["character", "level"])];

/// Japanese names on tiles that are cut from the names of the skills, where a released set, which is never
/// edited, has other words.
const SHORT_JA: [(&str, &str); 5] = [
    ("TH11", "ピック"),
    ("TH21", "スティー"),
    ("WA32", "ブルワー"),
    ("CL32", "ジャッジ"),
    ("SO31", "ファイア"),
];

/// The sets that come with the program, oldest first.
pub const SETS: &[BuiltInSet] = &[BuiltInSet { name: "house-1", text: HOUSE_1, since: 1 }];

/// Kinds of skill cards: for each character 1 of level 1, 2 of level 2, 2 of level 3.
pub const SKILL_KINDS: u8 = 20;
/// Part cards, each there once: 4 for each part.
pub const PART_KINDS: u8 = 16;
/// Most kinds of item cards: 27 cards of 15 names.
pub const ITEM_KINDS_MAX: u8 = 27;
/// Most kinds of enemy chips: 50 chips.
pub const CHIP_KINDS_MAX: u8 = 50;
/// Most chips that one skill takes at once.
pub const TARGETS_MAX: u8 = 3;
/// Points that a starting experience chip pays for its own character. Source: MR-4.20.
pub const STARTER_OWN: u8 = 2;
/// Points that a starting experience chip pays for any other character. Source: MR-4.20.
pub const STARTER_ANY: u8 = 1;
/// Most spaces of an AP track.
pub const AP_SPACES_MAX: u8 = 40;
/// Most spaces of the monster's level.
pub const LEVEL_SPACES_MAX: usize = 16;

/// Declares the tables of a set: the type of each and of its kinds, and how a set gives a card of
/// it, all of its kinds, the one with an id, and the row of one behind the tables before it.
macro_rules! tables {
    ($(
        $(#[$meta:meta])*
        $Table:ident, $Kind:ident, $max:expr, $what:literal;
        $cards:ident: $Card:ident, $card:ident, $kinds:ident, $by_id:ident,
        $row:ident after [$($before:ident),*];
    )*) => {
        $(
            $(#[$meta])*
            #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
            pub enum $Table {}

            impl CardTable for $Table {
                const KINDS_MAX: u8 = $max;
                const WHAT: &'static str = $what;
            }

            #[doc = concat!("A kind of ", $what, " by its place in its table of the [`CardSet`].")]
            pub type $Kind = KindOf<$Table>;
        )*

        impl CardSet { $(
            /// The card of a kind.
            ///
            /// # Panics
            ///
            /// If the set has no such kind: it has every skill and part card, an item if
            /// [`CardSet::has_item`] says so, and the chips of its bags.
            pub fn $card(&self, kind: $Kind) -> &$Card {
                &self.$cards[kind.index()]
            }

            /// All kinds, ascending.
            pub fn $kinds(&self) -> impl DoubleEndedIterator<Item = $Kind> + use<> {
                $Kind::all(self.$cards.len())
            }

            /// The kind of the row with this id.
            pub fn $by_id(&self, id: &str) -> Option<$Kind> {
                self.$kinds().find(|&kind| self.$card(kind).face.id == id)
            }

            /// The row of a kind.
            pub fn $row(&self, kind: $Kind) -> u16 {
                ($(self.$before.len() +)* kind.index()) as u16
            }
        )* }
    };
}

tables! {
    /// The table of the skill cards: W, C, S, T of level 1, then of level 2 (two kinds each), then 3.
    Skills, SkillKind, SKILL_KINDS, "skill";
    skills: SkillCard, skill, skill_kinds, skill_by_id, row_of_skill after [];
    /// The table of the part cards: head, torso, back, tail.
    PartCards, PartKind, PART_KINDS, "part card";
    parts: PartCard, part, part_kinds, part_by_id, row_of_part after [skills];
    /// The table of the item cards, in the order of the file.
    Items, ItemKind, ITEM_KINDS_MAX, "item";
    items: ItemCard, item, item_kinds, item_by_id, row_of_item after [skills, parts];
    /// The table of the enemy chips: stage 1 and stage 2 by serial number, then stage 3.
    Chips, ChipKind, CHIP_KINDS_MAX, "chip";
    chips: ChipCard, chip, chip_kinds, chip_by_id, row_of_chip after [skills, parts, items];
}

/// Widest short name, in columns of a terminal.
pub const SHORT_COLUMNS_MAX: usize = 8;

/// How many: a number, or as many as there are. Source: MR-9.3, MR-9.5.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    /// So many at most.
    Upto(u8),
    /// All.
    All,
}

impl Amount {
    /// How many of `there` it is.
    pub fn of(self, there: u8) -> u8 {
        match self {
            Self::Upto(most) => most.min(there),
            Self::All => there,
        }
    }
}

/// How a skill is paid with life chips. Source: MR-5.16, MR-9.5.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lock {
    /// One chip.
    One,
    /// None: it is always ready.
    Free,
    /// x chips, 1 to so many.
    Stack(Amount),
}

/// Which chips a skill takes. Source: MR-9.1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attack {
    /// Experience chips of at most so many points, `0..=3`; 0: none.
    pub xp: u8,
    /// Coins of at most this rank, `0..=3`; 0: none.
    pub coin: u8,
    /// At most so many chips, `1..=TARGETS_MAX`; of a stack skill exactly x.
    pub most: u8,
    /// True if extra action costs are not paid (MR-9.2).
    pub ignores_extra: bool,
}

/// One kind of skill card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SkillCard {
    /// Id, names, source.
    pub face: Face,
    /// Whose.
    pub character: Character,
    /// `1..=3`.
    pub level: u8,
    /// Action cost, without extras and rings.
    pub ac: u8,
    /// How it is paid with life chips.
    pub lock: Lock,
    /// Which chips it takes.
    pub attack: Option<Attack>,
    /// Damage chips turned (MR-9.3).
    pub heal: Option<Amount>,
    /// True if it is Clear Mind: it releases other skills (MR-9.4).
    pub releases: bool,
    /// What its owner has of it.
    pub marks: Marks,
    /// Victory points.
    pub points: u8,
    /// Cards.
    pub copies: u8,
}

/// What a card gives its owner while it is owned. Source: MR-9.6, MR-9.7.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Marks {
    /// AP marks.
    pub ap: u8,
    /// Shield marks.
    pub shield: u8,
    /// Added to every contribution, in tenths.
    pub contribution: u8,
}

/// What a part card does when it is gained from the board. Source: MR-9.14, MR-9.15.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OnGain {
    /// The black marker goes up.
    Black,
    /// Copper units.
    Coin(u8),
    /// Damage chips turned.
    Heal(Amount),
    /// A life chip.
    Life,
    /// A swap of part cards.
    Swap,
}

/// What is counted for conditional points. Source: MR-9.17, MR-R33.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// Own part cards, this one included if it is one.
    PartCards,
    /// Own items but this one.
    OtherItems,
    /// Own skills of this level.
    SkillsOfLevel(u8),
    /// Every so many full shield marks.
    ShieldMarks(u8),
}

/// Victory points of a card. Source: MR-9.16, MR-9.17.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Points {
    /// Fixed.
    Fixed(u8),
    /// One for each counted thing.
    Per {
        /// What.
        what: Counted,
        /// At most.
        cap: u8,
    },
}

/// One part card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PartCard {
    /// Id, names, source.
    pub face: Face,
    /// Of which part.
    pub part: Part,
    /// What its owner has of it.
    pub marks: Marks,
    /// What it does when it is gained from the board.
    pub on_gain: Option<OnGain>,
    /// Victory points.
    pub points: Points,
}

/// What an item does beyond marks and points. Source: MR-9.8 to MR-9.13, MR-9.18, MR-9.19.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ItemEffect {
    /// A life chip when it is bought.
    OnBuyLife,
    /// A sword chip when it is bought.
    OnBuySword,
    /// A ring chip when it is bought.
    OnBuyRing,
    /// Used instead of a skill: heals, then goes back to the display.
    Action {
        /// Its action cost.
        ac: u8,
        /// Damage chips turned.
        heal: Amount,
    },
    /// Gathering costs its owner so much.
    GatherAc(u8),
    /// Each level-up costs its owner one point less.
    LevelDiscount,
    /// Used up in place of a death penalty card.
    Save,
    /// Used up to soften damage by so much.
    Soften(u8),
}

/// One kind of item card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ItemCard {
    /// Id, names, source.
    pub face: Face,
    /// Price, in copper units.
    pub price: u8,
    /// What it does.
    pub effect: Option<ItemEffect>,
    /// What its owner has of it.
    pub marks: Marks,
    /// Victory points.
    pub points: Points,
    /// Cards.
    pub copies: u8,
    /// Of a "-1" card the card whose name it shares (MR-5.34).
    pub minus_of: Option<ItemKind>,
}

/// What an enemy chip is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChipFace {
    /// Experience.
    Xp(Symbol, XpValue),
    /// A coin.
    Coin(Coin),
}

/// One kind of enemy chip. Source: MR-3.15.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChipCard {
    /// Id, names, source.
    pub face: Face,
    /// `1..=3`.
    pub stage: u8,
    /// Serial number of stage 1 (`1..=20`) and stage 2 (`21..=40`).
    pub serial: Option<u8>,
    /// What it is.
    pub shows: ChipFace,
    /// Extra action cost.
    pub extra: u8,
    /// Chips.
    pub copies: u8,
}

/// One cell of a core ring. Source: MR-3.11.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RingCell {
    /// Its number as it is printed, `0..10`.
    pub index: u8,
    /// The parts whose cards cover it: one, or two for a centre cell.
    pub covers: ArrayVec<Part, 2>,
    /// Contribution.
    pub value: u8,
    /// True if it is marked "3P×": not used with three seats (MR-6.12).
    pub not_with_three: bool,
}

/// The printed figures of the boards. Source: MR-3.3, MR-3.10 to MR-3.14.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// Spaces of the AP track.
    pub ap_spaces: u8,
    /// Contribution of the cells of a line, from base to tip.
    pub line: [u8; LINE_CELLS],
    /// Spaces of the monster's level.
    pub level_spaces: u8,
    /// Spaces of the monster's level beside which a black marker is printed, from 1, ascending.
    pub level_prints: Vec<u8>,
    /// Ring of the side for three and four seats: ten cells by index.
    pub ring: Vec<RingCell>,
    /// Ring of the side for two seats: six cells by index.
    pub ring_two: Vec<RingCell>,
    /// The spaces beside which the bonus shields `One` and `Two` lie, on the side for three and four.
    pub bonus: [Space; 2],
    /// The space beside which `One` lies on the side for two.
    pub bonus_two: Space,
    /// Points of the core bonus card, in halves.
    pub core_bonus_halves: u8,
    /// Points that a death penalty card takes, in halves.
    pub death_halves: u8,
    /// Shield marks of a death penalty card.
    pub death_shield: u8,
    /// Price of Extra life, in copper units.
    pub life_price: u8,
    /// Action cost of Gather materials.
    pub gather_ac: u8,
}

/// A whole set: all tables, checked against MR-1.2.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardSet {
    /// What the file calls itself.
    pub name: String,
    /// By [`SkillKind`], in the row order of MR-5.49: by level, then character, then kind.
    pub skills: Vec<SkillCard>,
    /// By [`PartKind`]: four of each part, in the order of the parts.
    pub parts: Vec<PartCard>,
    /// By [`ItemKind`], in the order of the file.
    pub items: Vec<ItemCard>,
    /// By [`ChipKind`]: by serial number, then stage 3 in the order of the file.
    pub chips: Vec<ChipCard>,
    /// The starting experience chips of W, C, S, T.
    pub starters: [Face; 4],
    /// The bonus shields `One`, `Two`.
    pub bonus: [Face; 2],
    /// The core bonus card.
    pub core_bonus: Face,
    /// The death penalty cards.
    pub death: Face,
    /// Extra life, Gather materials, the third card.
    pub services: [Face; 3],
    /// What is printed on the boards.
    pub board: Board,
    /// What each row says, in the order of [`CardSet::rows`].
    lines: Vec<Label>,
}

impl BonusShield {
    /// Shields of its front. Source: MR-3.14.
    pub const fn shields(self) -> u8 {
        match self {
            Self::One => 1,
            Self::Two => 2,
        }
    }
}

impl CardSet {
    /// Reads a set and checks it as a whole (MR-1.2).
    ///
    /// # Errors
    ///
    /// [`SetError`]: the line of the file, or the row and field, with what was found and what is
    /// allowed.
    pub fn parse(text: &str) -> Result<Self, SetError> {
        let mut set = read::read(text)?;
        check::check(&set)?;
        set.lines = lines::lines(&set);
        Ok(set)
    }

    /// The set that a game is set up with. The built-in ones are read once for the whole program.
    ///
    /// # Errors
    ///
    /// [`SetError`], as [`CardSet::parse`]; or there is no built-in set of that digest.
    pub fn chosen(choice: &CardChoice) -> Result<Arc<Self>, SetError> {
        static KEPT: [OnceLock<Arc<CardSet>>; SETS.len()] = [const { OnceLock::new() }; SETS.len()];
        let keep = |set: &mut Self| {
            set.mark_also_printed();
            set.shorten();
            set.labels_mut().for_each(Label::keep);
        };
        choice.tables(SETS, &KEPT, Self::parse, keep)
    }

    /// Adds [`ALSO_PRINTED`] to what the built-in set says of its rows.
    fn mark_also_printed(&mut self) {
        for (id, fields) in ALSO_PRINTED {
            let skill = self.skills.iter_mut().find(|card| card.face.id == id);
            let skill = skill.expect("the built-in set has the row");
            skill.face.printed.extend(fields.map(str::to_owned));
        }
    }

    /// Puts [`SHORT_JA`], and the signs of experience, in the place of what the built-in set has.
    fn shorten(&mut self) {
        for (id, short) in SHORT_JA {
            let skill = self.skills.iter_mut().find(|card| card.face.id == id);
            skill.expect("the built-in set has the row").face.short.ja = short.into();
        }
        for chip in &mut self.chips {
            if let ChipFace::Xp(symbol, value) = chip.shows {
                chip.face.short = xp_sign(symbol, value.points());
            }
        }
    }

    /// True if the set has a kind with this number.
    pub fn has_item(&self, kind: ItemKind) -> bool {
        kind.index() < self.items.len()
    }

    /// The level 1 skill of a character (MR-4.3).
    pub fn first_skill(&self, character: Character) -> SkillKind {
        let mut first = self.skill_kinds();
        first
            .find(|&kind| self.skill(kind).level == 1 && self.skill(kind).character == character)
            .expect("a character has a skill of level 1: checked when the set was read")
    }

    /// True if two item cards have one name (MR-5.34).
    pub fn same_name(&self, one: ItemKind, other: ItemKind) -> bool {
        let name = |kind: ItemKind| self.item(kind).minus_of.unwrap_or(kind);
        name(one) == name(other)
    }

    /// The cells of the core with this many seats, by index (MR-3.11).
    pub fn ring(&self, seats: usize) -> impl Iterator<Item = &RingCell> {
        let ring = if seats == 2 { &self.board.ring_two } else { &self.board.ring };
        ring.iter().filter(move |cell| !(seats == 3 && cell.not_with_three))
    }
}
