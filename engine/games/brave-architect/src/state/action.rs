//! What a player of Brave Architect can say.
//!
//! Source: the event catalogue of the specification (5.17). An action names the hero it concerns by
//! its race where several seats may answer or another hero may be meant. Lists inside an action are
//! ascending; the order of the actions is that of their variants and fields.

use crate::cards::{COST_MAX, CardKind, FaceKind, ItemKind, Piece, Race, Sub, Weapon};
use crate::vocabulary::{SEATS_MAX, SLOTS, Slot, Slots, Square, Stat, Style};
use arrayvec::ArrayVec;
use kanso_engine::{Ascending, vocabulary};
use serde::{Deserialize, Serialize};

/// Most cards that an effect makes a seat discard at once.
pub const DISCARDS_MAX: usize = 4;

/// Cards that pay. Source: BA-7.3.
pub type PaidCards = Ascending<CardKind, { COST_MAX as usize }>;
/// Cards that are discarded. Source: BA-21.13.
pub type Discards = Ascending<CardKind, DISCARDS_MAX>;
/// Who gets which item. Source: BA-16.1.
pub type Gets = Ascending<Get, SEATS_MAX>;
/// Fallen parts in the order in which they are destroyed. Source: BA-R40.
pub type SlotOrder = ArrayVec<Slot, SLOTS>;

/// A card set of the draft. Source: BA-2.1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DraftSet {
    /// A race with its player card and two deck cards.
    Race(Race),
    /// A weapon with its player card and six deck cards.
    Weapon(Weapon),
    /// A sub-weapon with its player card and one deck card.
    Sub(Sub),
    /// A skill, one deck card.
    Skill(CardKind),
}

/// How a cost is paid. Source: BA-7.3.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub struct Pay {
    /// Hand cards.
    pub cards: PaidCards,
    /// Tension.
    pub tension: u8,
}

vocabulary! {
    /// One of the two dice of a roll; the only one is the first.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Die;
    First => "the first die" / "1つ目のダイス";
    Second => "the second die" / "2つ目のダイス";
}

/// What an effect is aimed at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Aim {
    /// A stat.
    Stat(Stat),
    /// A hero.
    Hero(Race),
    /// A square of the enemy.
    Slot(Slot),
    /// A die and the face that it shall show.
    Die {
        /// Which.
        die: Die,
        /// `1..=6`.
        face: u8,
    },
}

/// A hand card or a card on the sheet. Source: BA-7.10.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// A deck card: of an attack in hand, of an ability in play.
    Card(CardKind),
    /// The own weapon's face: its right half attacks, its left half is an ability.
    Face(FaceKind),
    /// The own sub-weapon.
    Sub(Sub),
}

/// Which hero gets which item. Source: BA-16.1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Get {
    /// Who.
    pub hero: Race,
    /// What.
    pub item: ItemKind,
}

/// A decision. Append-only. Source: the event catalogue of the specification.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// BA-2.2: take a card set.
    DraftPick {
        /// Which.
        set: DraftSet,
    },
    /// BA-2.4: choose a face of the weapon.
    ChooseStyle {
        /// Which.
        style: Style,
    },
    /// BA-4.2: place the hero.
    PlaceHero {
        /// Where.
        at: Square,
    },
    /// BA-5.3: the hero that acts next.
    NextHero {
        /// Who.
        hero: Race,
    },
    /// BA-5.3: nobody does anything more before the enemy acts.
    Proceed,
    /// BA-6.1: the area move.
    Move {
        /// Where to.
        to: Square,
    },
    /// BA-6.7: an extra move.
    ExtraMove {
        /// Where to.
        to: Square,
    },
    /// BA-7.2: play a card that is no attack.
    Play {
        /// Which.
        card: CardKind,
        /// How it is paid.
        pay: Pay,
        /// What it is aimed at.
        aim: Option<Aim>,
        /// BA-8.5: whether its boost is paid.
        boost: bool,
    },
    /// BA-9.1: attack.
    Attack {
        /// With what.
        source: Source,
        /// How it is paid.
        pay: Pay,
        /// Which squares of the enemy.
        targets: Slots,
        /// The one that receives what counts once (BA-9.10).
        primary: Slot,
        /// True if a boost that is chosen at play is paid.
        boost: bool,
    },
    /// BA-7.10: use an ability of a sheet card.
    UseAbility {
        /// Whose.
        ability: Source,
        /// How it is paid.
        pay: Pay,
        /// What it is aimed at.
        aim: Option<Aim>,
    },
    /// BA-7.6: use a placed card.
    UsePlaced {
        /// Which.
        card: CardKind,
        /// What it is aimed at.
        aim: Option<Aim>,
    },
    /// BA-16.4: use a consumable.
    UseItem {
        /// Who uses it.
        hero: Race,
        /// Which.
        item: ItemKind,
        /// For whom.
        target: Race,
    },
    /// BA-8.2: two tension for one HP.
    TensionHeal {
        /// Who.
        hero: Race,
    },
    /// BA-5.6: end the hero turn without an attack.
    EndTurn,
    /// BA-9.21: end the hero turn after an attack.
    Stop,
    /// BA-21.4: the move after the attack.
    PostAttackMove {
        /// Where to.
        to: Square,
    },
    /// BA-20.4: pay the boost.
    Boost,
    /// BA-20.1: nothing (more) in this window.
    Pass,
    /// BA-20.10: the square that a slammed hero goes to.
    SlamSide {
        /// Which.
        to: Square,
    },
    /// BA-21.13: discard hand cards.
    Discard {
        /// Which.
        cards: Discards,
    },
    /// BA-21.14: take a weapon card to the hand.
    RecoverWeapon {
        /// Which.
        card: CardKind,
    },
    /// BA-21.26: take one of the revealed items.
    TakeItem {
        /// Which.
        item: ItemKind,
    },
    /// BA-16.1: who gets which item.
    AssignItems {
        /// Ascending by hero; who goes without is left out.
        gets: Gets,
    },
    /// BA-16.3: a piece of equipment.
    ChooseEquipment {
        /// Which.
        piece: Piece,
    },
    /// BA-R17 `owner-chooses`: the card under a persistent card that goes.
    UpkeepPick {
        /// Which.
        card: CardKind,
    },
    /// BA-R40 `attacker-chooses-order`: in which order fallen parts are destroyed.
    DestructionOrder {
        /// One slot of each fallen part, its lowest.
        slots: SlotOrder,
    },
}
