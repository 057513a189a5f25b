//! What facts are about: pieces and heroes as they are named, reasons, places of cards.

use crate::action::ItemId;
use crate::battle::HeroStatus;
use crate::cards::{Artifact, Creature, Lore, UnitKind};
use crate::vocabulary::{Camp, Class, HeroId, Hex};
use kanso_engine::Seat;

/// A camp and the seat that holds it: a battle itself names camps alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Whose {
    /// The camp.
    pub camp: Camp,
    /// Who holds it.
    pub seat: Seat,
}

/// A hero as it is named. Source: chapter 9.9 of the specification.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HeroName {
    /// Its number.
    pub id: HeroId,
    /// Its class.
    pub class: Class,
    /// How many heroes of its class came before it.
    pub no: u16,
}

/// A piece as it is named. Source: BL-7.1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    /// Whose camp.
    pub camp: Camp,
    /// Who holds the camp.
    pub seat: Seat,
    /// Where it stands.
    pub at: Hex,
    /// The troop or creature; none: a Champion.
    pub unit: Option<UnitKind>,
    /// The Champion, or the Leader of the troop.
    pub hero: Option<HeroName>,
}

/// A phase or step that begins, or that is passed over. Source: 5.1 and 5.5 of the specification.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum StepName {
    /// T1.
    Command,
    /// T1b.
    Alongside,
    /// T2.
    Order,
    /// T3.
    Move,
    /// T4.
    Combat,
    /// The window `TurnEnd`.
    TurnEnd,
    /// T5a.
    DrawCommand,
    /// T5b.
    LoreGain,
    /// T5c.
    LoreDraw,
    /// T6.
    EndTurn,
    /// C1.
    PreAttack,
    /// C2.
    PreDefend,
    /// C4.
    PostAttack,
    /// C5.
    PostDefend,
    /// The window `Check`.
    Check,
    /// The window `CheckReroll`.
    CheckReroll,
    /// The window `Wounded`.
    Wounded,
    /// C8b.
    AfterBattle,
    /// C9.
    Answer,
    /// BH-15.5.
    Passing,
    /// C10: the window `FollowOn`.
    FollowOn,
    /// C10: the bonus melee.
    Bonus,
    /// The window `Counter`.
    Counter,
    /// The window `ChestSeen`.
    ChestSeen,
    /// `DrawTrophy`.
    Trophy,
    /// H1, K1.
    Enlist,
    /// K1: an inheritance.
    Inherit,
    /// H5.
    Equip,
    /// H6.
    Deploy,
    /// K3.
    Party,
    /// AAA (4).
    Purchase,
    /// AAA (5): trades.
    Trade,
    /// AAA (5): the card that is kept.
    Keep,
    /// AAA (5): Master Physician.
    Physician,
    /// AAA (7): a skill.
    LevelUp,
    /// AAA (7): the War Council.
    Join,
}

/// Why dice are more or fewer. Source: BL-9.9.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DiceBy {
    /// A skill or an artifact of a hero.
    Item(HeroId, ItemId),
    /// BH-R12 `plus-weapon`: the weapon of a Leader.
    Leader(HeroId),
    /// A Lore card.
    Lore(Lore),
    /// A Command card in play.
    Command,
    /// A Glory token.
    Glory,
    /// BL-4.5: a bow that moved.
    MovedBow,
}

/// Whose dice reach a target.
pub use crate::battle::DamageBy;

/// Who wounded a hero. Source: BH-11.10.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WoundedBy {
    /// A piece in a battle roll.
    Piece(Piece),
    /// A hero by its skill or artifact.
    Hero(HeroName),
    /// Nobody.
    Nobody,
}

/// Where an artifact card goes or comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum ArtifactPlace {
    /// Into the deck.
    Deck,
    /// Among the cards that come back in AAA step (6).
    Aside,
    /// Under the sheet.
    Sheet,
    /// Equipped.
    Equipped,
}

/// Why an artifact card goes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum ReturnCause {
    /// BH-4.3, BH-4.4: not kept, or drawn anew.
    NotKept,
    /// BH-17.9: a potion was used.
    Potion,
    /// BH-11.8: its hero was wounded.
    Wound,
    /// BH-13.2: its hero is dead.
    Death,
    /// BH-17.3, BH-19.12: one too many.
    TooMany,
    /// BH-19.17: a pair for a draw.
    Pair,
    /// BH-20.1: its hero joined the War Council.
    Council,
    /// BH-R3: a special card at the start.
    Special,
}

/// How a hero came out of a battle. Source: BH-21.4.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HeroOutcome {
    /// Who.
    pub hero: HeroName,
    /// Whose.
    pub camp: Camp,
    /// Where it was at the end.
    pub status: HeroStatus,
    /// Skulls lost.
    pub skulls: u8,
    /// Experience tokens gained.
    pub experience: u8,
    /// Treasure tokens gained.
    pub treasure: u8,
    /// Artifacts gained.
    pub gained: Vec<Artifact>,
    /// Artifacts lost.
    pub lost: Vec<Artifact>,
    /// Potions used.
    pub potions: Vec<Artifact>,
}

/// Why a hero gets an Experience token. Source: BH-18.2.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum ExperienceFor {
    /// It wounded an enemy hero.
    Wound,
    /// It killed a creature.
    Kill(Creature),
    /// It completed a quest.
    Quest,
    /// An Experience card.
    Card,
    /// A chest.
    Chest,
    /// It took part.
    Part,
}

/// Why a hero gets a Treasure token.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum TreasureFor {
    /// A chest.
    Chest,
    /// It stood on the map at the end.
    Spoils,
    /// A Treasure card.
    Card,
    /// BH-R25 `own-sheet-to-captor`: the ransom of an enemy hero.
    Ransom,
}
