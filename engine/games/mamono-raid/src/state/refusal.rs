//! Why an action is refused.
//!
//! Source: the rules cited at each variant; `rule` says which one it is told with. What was asked
//! stands beside what stands against it.

use crate::cards::{ItemKind, PartKind, SkillKind};
use crate::rule_list::{
    MR_3_7, MR_4_19, MR_5_1, MR_5_11, MR_5_13, MR_5_14, MR_5_16, MR_5_17, MR_5_22, MR_5_24,
    MR_5_25, MR_5_33, MR_5_34, MR_5_36, MR_5_38, MR_5_39, MR_5_40, MR_5_44, MR_5_49, MR_7_3,
    MR_8_4,
};
use crate::vocabulary::{Character, Service, SkillChip, Space, Spot, XpChip};
use kanso_engine::{Rule, Seat};

/// What is asked. Source: MR-5.49.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// Which starting chip.
    PickStarter,
    /// What to do in the main phase.
    Turn,
    /// Whether to swap part cards.
    Swap,
    /// What to buy.
    Bazaar,
    /// Where a chip goes.
    Place,
    /// Which result comes first.
    Result,
    /// Whether an item is used.
    EnemyItem,
}

/// Why a chip is no target. Source: MR-5.14.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Miss {
    /// The cell is not used with so many seats, or its line is closed.
    NotInUse,
    /// A part card covers it.
    Covered,
    /// No chip lies there.
    NoChip,
    /// The skill takes no such chip: too many points, or too precious, or not this sort at all.
    Filter,
    /// It is named twice.
    Twice,
}

/// Why an item cannot be had. Source: MR-5.34.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoItem {
    /// The set has no such card.
    Unknown,
    /// Other seats have all of them.
    NotOnDisplay,
    /// The seat has an item of this name.
    SameName(ItemKind),
    /// MR-R19 `top-first`: its "-1" card lies on top.
    Below(ItemKind),
    /// MR-R21 `not-same-round`: the seat used it up in this round.
    Recycled,
}

/// The greatest x of a skill that stacks as many life chips as there are. Source: MR-5.16.
pub const X_UNLIMITED: u8 = u8::MAX;

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// MR-5.1: something else is asked.
    OtherQuestion {
        /// What.
        awaited: Question,
    },
    /// MR-4.19: not among the chips that lie there.
    StarterGone {
        /// Which.
        symbol: Character,
    },
    /// MR-5.49: `way`, or its absence, under the reading in force.
    Way {
        /// True if it is wanted.
        wanted: bool,
    },
    /// MR-5.13: the seat has no such skill.
    NoSuchSkill {
        /// Which.
        skill: SkillKind,
    },
    /// MR-3.7: a life chip lies on it.
    Used {
        /// Which.
        skill: SkillKind,
        /// Chips on it.
        locked: u8,
    },
    /// MR-5.11: the pawn would pass the AP marker.
    BeyondLimit {
        /// Where it would stand.
        space: u8,
        /// The cost.
        cost: u8,
        /// The AP limit.
        limit: u8,
    },
    /// MR-5.14: no target.
    Missed {
        /// By which skill.
        skill: SkillKind,
        /// Which cell.
        spot: Spot,
        /// Why.
        why: Miss,
    },
    /// MR-5.14: an attack names a chip.
    NoTarget {
        /// Which skill.
        skill: SkillKind,
    },
    /// MR-5.14: too many.
    TooManyTargets {
        /// Which skill.
        skill: SkillKind,
        /// How many are named.
        named: u8,
        /// How many it takes.
        most: u8,
    },
    /// MR-5.14: a stack attack takes exactly x; MR-R7 `exact-when-possible`: a skill for two takes
    /// two.
    TargetCount {
        /// Which skill.
        skill: SkillKind,
        /// How many are named.
        named: u8,
        /// How many it must be.
        wanted: u8,
    },
    /// MR-5.14: the skill takes no chips.
    NoAttack {
        /// Which.
        skill: SkillKind,
    },
    /// MR-5.16: too few life chips in hand.
    NoLife {
        /// For which skill.
        skill: SkillKind,
        /// How many it takes.
        wanted: u8,
        /// How many there are.
        life: u8,
    },
    /// MR-5.16: x out of range.
    WrongX {
        /// For which skill.
        skill: SkillKind,
        /// What was named; none: nothing.
        x: Option<u8>,
        /// The greatest x of the card; 0: it does not stack; [`X_UNLIMITED`]: as many as there are.
        most: u8,
    },
    /// MR-5.17: too few markers at home.
    NoMarkers {
        /// How many it takes.
        wanted: u8,
        /// How many there are.
        home: u8,
    },
    /// MR-5.22: a wrong number is released.
    ReleaseCount {
        /// How many are named.
        named: u32,
        /// How many it must be.
        wanted: u32,
    },
    /// MR-5.22: more than lie on a card, or nothing from a card that is named.
    ReleaseFrom {
        /// Which.
        skill: SkillKind,
        /// How many are named.
        named: u8,
        /// How many may leave it.
        there: u8,
    },
    /// MR-5.22, MR-R12: from Clear Mind itself.
    ReleaseSelf {
        /// How many of its own may go; 0 under MR-R12 `other-skills-only`.
        most: u8,
    },
    /// MR-5.22: the skill releases nothing.
    NoRelease {
        /// Which.
        skill: SkillKind,
    },
    /// MR-5.49: `heal`, or its absence, under the reading in force.
    HealField {
        /// True if it is wanted.
        wanted: bool,
    },
    /// MR-5.49: more than there is to heal.
    HealTooMuch {
        /// What was named.
        heal: u8,
        /// The most.
        most: u8,
    },
    /// MR-5.24: the seat has no such item.
    ItemNotOwned {
        /// Which, if the set has it.
        item: Option<ItemKind>,
    },
    /// MR-5.24: the item is not used so.
    NoAction {
        /// Which.
        item: ItemKind,
    },
    /// MR-5.25: the space is taken.
    SpaceTaken {
        /// Which.
        space: Space,
        /// By whom.
        by: Seat,
    },
    /// MR-5.25: the space is not there with so many seats.
    SpaceAbsent {
        /// Which.
        space: Space,
    },
    /// MR-5.25, MR-R14 `must-move-if-possible`: another space is free.
    MustMove {
        /// Where the pawn is.
        space: Space,
    },
    /// MR-5.33: once in a phase.
    LifeBought,
    /// MR-5.33: no chip is left on Extra life.
    NoLifeLeft,
    /// MR-5.33, MR-R20: it cannot be paid so; MR-5.36 for more markers than that.
    CannotPayOne {
        /// For which service.
        service: Service,
        /// Copper units in the purse.
        purse: u32,
        /// What is named beside it is worth.
        named: u32,
        /// Its price.
        price: u8,
    },
    /// MR-8.4: the seat has no flipped bonus shield that pays.
    NoBonus,
    /// MR-5.34: the item cannot be had.
    NoItem {
        /// Which.
        item: ItemKind,
        /// Why.
        why: NoItem,
    },
    /// MR-5.34: too expensive.
    TooExpensive {
        /// Which.
        item: ItemKind,
        /// Its price.
        price: u8,
        /// What the purse and what is named beside it are worth.
        has: u32,
    },
    /// MR-5.36: more markers than lie on Gather materials.
    GatherShort {
        /// How many are named.
        named: u8,
        /// How many lie there.
        gather: u8,
    },
    /// MR-5.36: markers and the bonus shield are worth more than the price.
    OverPrice {
        /// What they are worth.
        named: u32,
        /// The price.
        price: u8,
    },
    /// MR-5.38: not the next level.
    WrongLevel {
        /// Whom.
        character: Character,
        /// The character's level.
        level: u8,
        /// The level of the card.
        wanted: u8,
    },
    /// MR-5.38, MR-R22 `one-per-character`: already in this phase.
    LevelledAlready {
        /// Whom.
        character: Character,
    },
    /// MR-5.39: experience of another character.
    ForeignXp {
        /// Which.
        chip: XpChip,
        /// For whom.
        character: Character,
    },
    /// MR-5.39: more chips of a sort than the seat has.
    XpNotHeld {
        /// Which.
        chip: XpChip,
        /// How many are named.
        named: u8,
        /// How many it has.
        held: u8,
    },
    /// MR-5.39: the seat has no starting chip any more.
    NoStarter,
    /// MR-5.39: too few points.
    TooFewPoints {
        /// What is paid.
        points: u32,
        /// What is needed.
        need: u8,
    },
    /// MR-5.39, MR-R18: more than is needed without any one of them.
    Needless {
        /// What is paid.
        points: u32,
        /// What is needed.
        need: u8,
    },
    /// MR-5.40: no card of this kind is left.
    SkillGone {
        /// Which.
        skill: SkillKind,
    },
    /// MR-5.40: the card is another character's.
    OtherCharacter {
        /// Which.
        skill: SkillKind,
        /// Whom it was asked for.
        character: Character,
    },
    /// MR-5.40: the character has a skill of this level.
    SecondOfLevel {
        /// Which it has.
        has: SkillKind,
    },
    /// MR-5.44: the chip does not fit there.
    Unsuitable {
        /// Which chip.
        chip: SkillChip,
        /// On which.
        skill: SkillKind,
    },
    /// MR-7.3: not an own part card.
    NotMine {
        /// Which.
        card: PartKind,
    },
    /// MR-7.3: not a part card of another seat.
    NotTheirs {
        /// Which.
        card: PartKind,
    },
    /// MR-7.3, MR-R25 `mandatory`: a swap must be made.
    MustSwap,
    /// MR-5.28: the line is not complete (MR-R1 `active-seat-chooses`).
    NotComplete {
        /// Which.
        part: crate::vocabulary::Part,
    },
    /// MR-R20 `reminder-only`: nobody heals for a copper.
    NoMedic,
    /// MR-R20 `field-medic`: once in a phase.
    MedicUsed,
    /// MR-R20 `field-medic`: no damage chip.
    NoDamage,
    /// MR-5.8: another item is asked about (MR-R37 `ask-owner`).
    OtherItem {
        /// Which is asked about.
        asked: ItemKind,
    },
}

impl Refusal {
    /// The rule it is made by.
    pub const fn rule(&self) -> Rule {
        match self {
            Self::OtherQuestion { .. }
            | Self::NotComplete { .. }
            | Self::OtherItem { .. }
            | Self::NoMedic
            | Self::MedicUsed
            | Self::NoDamage
            | Self::CannotPayOne { service: Service::Gather | Service::Third, .. } => MR_5_1,
            Self::StarterGone { .. } => MR_4_19,
            Self::Way { .. } | Self::HealField { .. } | Self::HealTooMuch { .. } => MR_5_49,
            Self::NoSuchSkill { .. } => MR_5_13,
            Self::Used { .. } => MR_3_7,
            Self::BeyondLimit { .. } => MR_5_11,
            Self::Missed { .. }
            | Self::NoTarget { .. }
            | Self::TooManyTargets { .. }
            | Self::TargetCount { .. }
            | Self::NoAttack { .. } => MR_5_14,
            Self::NoLife { .. } | Self::WrongX { .. } => MR_5_16,
            Self::NoMarkers { .. } => MR_5_17,
            Self::ReleaseCount { .. }
            | Self::ReleaseFrom { .. }
            | Self::ReleaseSelf { .. }
            | Self::NoRelease { .. } => MR_5_22,
            Self::ItemNotOwned { .. } | Self::NoAction { .. } => MR_5_24,
            Self::SpaceTaken { .. } | Self::SpaceAbsent { .. } | Self::MustMove { .. } => MR_5_25,
            Self::LifeBought
            | Self::NoLifeLeft
            | Self::CannotPayOne { service: Service::ExtraLife, .. } => MR_5_33,
            Self::NoBonus => MR_8_4,
            Self::NoItem { .. } | Self::TooExpensive { .. } => MR_5_34,
            Self::GatherShort { .. } | Self::OverPrice { .. } => MR_5_36,
            Self::WrongLevel { .. } | Self::LevelledAlready { .. } => MR_5_38,
            Self::ForeignXp { .. }
            | Self::XpNotHeld { .. }
            | Self::NoStarter
            | Self::TooFewPoints { .. }
            | Self::Needless { .. } => MR_5_39,
            Self::SkillGone { .. } | Self::OtherCharacter { .. } | Self::SecondOfLevel { .. } => {
                MR_5_40
            }
            Self::Unsuitable { .. } => MR_5_44,
            Self::NotMine { .. } | Self::NotTheirs { .. } | Self::MustSwap => MR_7_3,
        }
    }
}
