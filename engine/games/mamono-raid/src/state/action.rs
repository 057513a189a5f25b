//! What a player of Mamono Raid can say.
//!
//! Source: MR-5.49. Cells and cards are named by their numbers, never a seat. Lists inside an action
//! are ascending; the order of the actions is that of their variants and fields.

use crate::cards::{ItemKind, PartKind, SkillKind, TARGETS_MAX};
use crate::vocabulary::{Character, Part, Space, Spot, XpChip};
use kanso_engine::Ascending;
use serde::{Deserialize, Serialize};

/// Most chips of one payment in experience, with a needless one.
pub const PAID_CHIPS_MAX: usize = 6;
/// Most cards of one release: a party has at most twelve skills.
pub const RELEASES_MAX: usize = 12;

/// Cells whose chips are taken.
pub type Targets = Ascending<Spot, { TARGETS_MAX as usize + 1 }>;
/// Cards and how many chips leave each.
pub type Releases = Ascending<Release, RELEASES_MAX>;
/// Experience chips that are paid.
pub type PaidChips = Ascending<XpChip, PAID_CHIPS_MAX>;

/// Life chips that leave one skill card. Source: MR-5.22.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Release {
    /// Which card.
    pub skill: SkillKind,
    /// How many chips, at least 1.
    pub count: u8,
}

/// How a starting chip is to count (MR-R32 `when-taken`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// 2 points for its own character.
    Own,
    /// 1 point for any.
    Any,
}

/// A decision. Append-only. Source: MR-5.49.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// MR-4.19: take a starting experience chip.
    PickStarter {
        /// Which.
        symbol: Character,
        /// MR-R32 `when-taken`: how it counts.
        way: Option<Way>,
    },
    /// MR-5.13: use a skill.
    UseSkill {
        /// Which.
        skill: SkillKind,
        /// MR-5.16: life chips on a stack skill.
        x: Option<u8>,
        /// MR-5.14: the chips that are taken; empty for a skill that takes none.
        targets: Targets,
        /// MR-5.22: what Clear Mind releases.
        release: Releases,
        /// MR-R23 `choose`: damage chips turned.
        heal: Option<u8>,
    },
    /// MR-5.23: gather materials.
    Gather,
    /// MR-5.24: use an item instead of a skill.
    UseItem {
        /// Which.
        item: ItemKind,
        /// MR-R23 `choose`: damage chips turned.
        heal: Option<u8>,
    },
    /// MR-5.25: go back to the safe zone.
    Pass {
        /// Where.
        space: Space,
    },
    /// MR-7.3: swap part cards.
    SwapParts {
        /// An own one.
        mine: PartKind,
        /// One of another seat.
        theirs: PartKind,
    },
    /// MR-7.3: swap nothing.
    Decline,
    /// MR-5.33: buy a life chip.
    BuyLife {
        /// Gather markers paid, 0 or 1.
        markers: u8,
        /// True if the flipped bonus shield pays.
        bonus: bool,
    },
    /// MR-5.34: buy an item.
    BuyItem {
        /// Which.
        item: ItemKind,
        /// Gather markers paid.
        markers: u8,
        /// True if the flipped bonus shield pays too.
        bonus: bool,
    },
    /// MR-5.38: level up a character.
    LevelUp {
        /// Whom.
        character: Character,
        /// The skill card taken.
        skill: SkillKind,
        /// Experience chips paid.
        chips: PaidChips,
        /// True if the starting chip is paid.
        starter: bool,
        /// Gather markers paid.
        markers: u8,
        /// True if the flipped bonus shield pays too.
        bonus: bool,
    },
    /// MR-5.32: leave the bazaar.
    Done,
    /// MR-5.44: put a sword or ring chip on a skill.
    PlaceChip {
        /// Which.
        skill: SkillKind,
    },
    /// MR-R1 `active-seat-chooses`: which part comes first.
    ChooseResult {
        /// Which.
        part: Part,
    },
    /// MR-R20 `field-medic`: pay to turn a damage chip.
    FieldMedic {
        /// Gather markers paid, 0 or 1.
        markers: u8,
        /// True if the flipped bonus shield pays.
        bonus: bool,
    },
    /// MR-R37 `ask-owner`: use an item in the enemy phase, or not.
    UseEnemyItem {
        /// Which.
        item: ItemKind,
        /// True if it is used.
        yes: bool,
    },
}
