//! What facts are about: why a turn comes, by what a thing is done, why a purse changes.

use crate::prelude::*;
use crate::table::words::{Ordinal, Turned};

facts! {
    /// Why it is a seat's turn. Source: MR-5.10.
    #[derive(Copy)]
    pub enum TurnBy of MamonoRaid as t;
    /// Its pawn is the first in the safe zone that has not passed.
    Safe { space: Space }
        "first in the safe zone ({space})" / "セーフティゾーンの先頭（{space}）"
        with { space = space.letter() };
    /// Its pawn is on the lowest space of the AP track, alone.
    Lowest { space: u8 }
        "lowest on the AP track (space {space})" / "APトラックの最小のマス（{space}）";
    /// Its pawn is on top of the stack on the lowest space of the AP track.
    TopOf { space: u8 }
        "on top of the lowest stack of the AP track (space {space})" /
        "APトラックの最小のマス（{space}）で一番上";
}

/// By what something is done, gained or saved, or what is paid for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Means {
    /// MR-5.13: a skill.
    Skill(SkillKind),
    /// MR-5.24, MR-5.34: an item.
    Item(ItemKind),
    /// MR-6.6: a part card.
    Part(PartKind),
    /// MR-5.1: a service.
    Service(Service),
}

impl From<PointsCard> for Means {
    fn from(card: PointsCard) -> Self {
        match card {
            PointsCard::Part(part) => Self::Part(part),
            PointsCard::Item(item) => Self::Item(item),
        }
    }
}

facts! {
    /// Why a purse changes.
    #[derive(Copy)]
    pub enum CoinsFor of MamonoRaid as t;
    /// MR-5.18: a coin chip was taken.
    Chip { chip: ChipKind } "{chip}" / "{chip}";
    /// MR-5.18: the copper under a chip of the core.
    UnderChip { spot: Spot } "the copper coin on {spot}" / "{spot}の銅貨";
    /// MR-6.5, MR-R31: a place in the ranking of a part, from 0.
    Rank { part: Part, place: u8 }
        "the {place} place at the {part}" / "{part}の{place}の報酬"
        with { place = t.told(&Ordinal(*place)) };
    /// MR-5.31: the back of a bonus shield.
    BonusShield { chip: BonusShield }
        "the {back}" / "{back}" with { back = t.told(&Turned(*chip)) };
    /// MR-9.15: a part card; MR-5.36, MR-R20: a purchase, by which the purse becomes smaller.
    Means { means: Means } "{means}" / "{means}";
}

facts! {
    /// Why hate markers go home; Japanese says it before the sentence.
    #[derive(Copy)]
    pub enum HomeFor of MamonoRaid as t;
    /// MR-6.15: their line is cleared.
    Line { part: Part } "from the {part}" / "{part}のヘイトラインから";
    /// MR-5.36, MR-R20 `field-medic`: they paid for it.
    Price { means: Means } "as payment for {means}" / "{means}の支払いで";
    /// MR-5.39: they paid for a level.
    Level { character: Character }
        "as experience for the {character}" / "{character}の経験値として";
    /// MR-R3 `return-home`: the monster's level is full.
    LevelFull "as the monster level is full" / "エネミーレベルに空きがなく、";
    /// MR-R24 `return-home`: the core is taken.
    Core "from the core" / "コアから";
    /// MR-R29 `return-unused`: the round is over.
    RoundEnd "unused at the end of the round" / "ラウンド終了時に使われなかった";
}

vocabulary! {
    /// What a turned bonus shield pays. Source: MR-5.39, MR-8.4.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum BonusPays;
    Copper => "1 copper" / "銅貨1枚分";
    Experience => "1 point of experience" / "経験値1点";
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
