//! What facts are about: why a turn comes, what is paid for, what a card does.

use crate::cards::{ChipKind, ItemKind, PartKind, SkillKind};
use crate::vocabulary::{BonusShield, Character, Part, Space, Spot};

/// Why it is a seat's turn. Source: MR-5.10.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TurnBy {
    /// Its pawn is the first in the safe zone that has not passed.
    Safe(Space),
    /// Its pawn is on the lowest space of the AP track, alone.
    Lowest(u8),
    /// Its pawn is on top of the stack on the lowest space of the AP track.
    TopOf(u8),
}

/// What an action cost is paid for. Source: MR-5.15, MR-5.23, MR-5.24.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CostFor {
    /// A skill.
    Skill(SkillKind),
    /// Gather materials.
    Gather,
    /// An item that is used instead of a skill.
    Item(ItemKind),
}

/// Why a purse changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CoinsFor {
    /// MR-5.18: a coin chip was taken.
    Chip(ChipKind),
    /// MR-5.18: the copper under a chip of the core.
    UnderChip(Spot),
    /// MR-6.5, MR-R31: a place in the ranking of a part.
    Rank {
        /// Which part.
        part: Part,
        /// From 0.
        place: u8,
    },
    /// MR-9.15: a part card.
    Card(PartKind),
    /// MR-5.31: the back of a bonus shield.
    BonusShield(BonusShield),
    /// MR-5.36: a purchase; the purse becomes smaller.
    Life,
    /// MR-5.36: a purchase; the purse becomes smaller.
    Item(ItemKind),
    /// MR-R20 `field-medic`: a purchase; the purse becomes smaller.
    Medic,
}

/// Why hate markers go home.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HomeFor {
    /// MR-6.15: their line is cleared.
    Line(Part),
    /// MR-5.36: they paid for Extra life.
    Life,
    /// MR-5.36: they paid for an item.
    Item(ItemKind),
    /// MR-5.39: they paid for a level.
    Level(Character),
    /// MR-R20 `field-medic`: they paid for it.
    Medic,
    /// MR-R3 `return-home`: the monster's level is full.
    LevelFull,
    /// MR-R24 `return-home`: the core is taken.
    Core,
    /// MR-R29 `return-unused`: the round is over.
    RoundEnd,
}

/// Why a seat gets a life chip from Extra life.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LifeFor {
    /// MR-5.33: it was bought.
    Bought,
    /// MR-9.8: an item.
    Item(ItemKind),
    /// MR-9.15: a part card.
    Card(PartKind),
}

/// What heals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HealBy {
    /// MR-5.20, MR-5.21: a skill.
    Skill(SkillKind),
    /// MR-9.10: an item.
    Item(ItemKind),
    /// MR-9.15: a part card.
    Card(PartKind),
    /// MR-R20 `field-medic`.
    Medic,
}

/// A card with a bonus to contributions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BonusCard {
    /// A skill.
    Skill(SkillKind),
    /// An item.
    Item(ItemKind),
    /// A part card.
    Part(PartKind),
}

/// What a payment in experience is of. Source: MR-5.39.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BonusPays {
    /// A copper.
    Copper,
    /// A point of experience.
    Experience,
}

/// Points of a seat by kind of card, in halves. Source: MR-8.5.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Skill cards.
    pub skills: i32,
    /// Part cards.
    pub parts: i32,
    /// Items.
    pub items: i32,
    /// The core bonus card.
    pub core: i32,
    /// Death penalty cards, 0 or less.
    pub deaths: i32,
}

impl Tally {
    /// All together.
    pub const fn total(self) -> i32 {
        self.skills + self.parts + self.items + self.core + self.deaths
    }
}
