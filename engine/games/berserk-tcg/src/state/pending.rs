//! What pends: items on their list, and triggers that wait to be put.
//!
//! Source: BK-6.5 to BK-6.13, BK-7.2 and the specification's 3.4.

use super::TARGETS_MAX;
use crate::prelude::*;
use arrayvec::ArrayVec;

/// Something named as a target.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Named {
    /// A card at a city or in a trash.
    Card(CardId),
    /// A pending item.
    Item(ItemId),
    /// A city.
    City(City),
}

/// Targets in the order of the text; those left out ("up to") are missing at the end.
pub type Targets = ArrayVec<Named, TARGETS_MAX>;

/// The card that an ability comes from, as it was when the ability was met or used; its city goes
/// with it as long as it is in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Source {
    /// Its number.
    pub card: CardId,
    /// Its card.
    pub kind: CardKind,
    /// Its city.
    pub city: City,
    /// Which ability of its text, from 0.
    pub ability: u8,
}

/// One portion of combat damage. Source: BK-5.43.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Assignment {
    /// Who strikes.
    pub source: CardId,
    /// Who is struck.
    pub target: CardId,
    /// Points.
    pub amount: u16,
}

/// What pends. Source: BK-7.2 and the table of pending items.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Pending {
    /// `RuleRecover`.
    Recover,
    /// `RuleDraw`.
    Draw,
    /// `RuleMove`.
    Move {
        /// Which character.
        card: CardId,
        /// Where to.
        to: City,
    },
    /// `RuleSet`.
    Set {
        /// Which card.
        card: CardId,
        /// Where.
        city: City,
    },
    /// `RuleBattle`.
    Battle {
        /// Where.
        city: City,
    },
    /// `RuleVanguard`.
    Vanguard {
        /// Who.
        card: CardId,
    },
    /// `RuleFighter`.
    Fighter {
        /// Who.
        card: CardId,
    },
    /// `RuleDamage`.
    Damage {
        /// Of which Range.
        range: i16,
        /// Who deals what to whom.
        assignments: Vec<Assignment>,
    },
    /// `RuleOccupy`.
    Occupy {
        /// Where.
        city: City,
    },
    /// The city card's effect.
    CityDraw {
        /// Where.
        city: City,
    },
    /// `RuleReset` (BK-R8 `all` only).
    Reset,
    /// `RuleDiscard` (BK-R8 `all` only).
    Discard {
        /// Which hand cards.
        cards: Vec<CardId>,
    },
    /// A character or eternal that was opened.
    Entry {
        /// Which.
        card: CardId,
    },
    /// A normal effect that was opened.
    Effect {
        /// Which.
        card: CardId,
        /// Its targets.
        targets: Targets,
    },
    /// An ability that was used.
    Paid {
        /// Whose.
        source: Source,
        /// Its targets.
        targets: Targets,
    },
    /// An ability that was set off.
    Trigger {
        /// Whose.
        source: Source,
        /// Its targets.
        targets: Targets,
        /// The card of the event.
        event_card: Option<CardId>,
        /// True if its source left play by that event (BK-6.43).
        leaves: bool,
    },
}

/// A pending item.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Item {
    /// Its number.
    pub id: ItemId,
    /// Whose it is.
    pub controller: Seat,
    /// What it is.
    pub what: Pending,
    /// Its announcer still counts as having passed on it. Source: BK-7.5.
    pub own_pass: bool,
}

impl Item {
    /// What it is aimed at.
    pub fn targets(&self) -> &[Named] {
        match &self.what {
            Pending::Effect { targets, .. }
            | Pending::Paid { targets, .. }
            | Pending::Trigger { targets, .. } => targets,
            _ => &[],
        }
    }

    /// The seat that announced it, none for what comes by itself.
    pub const fn announcer(&self) -> Option<Seat> {
        match self.what {
            Pending::Recover
            | Pending::Draw
            | Pending::Damage { .. }
            | Pending::Occupy { .. }
            | Pending::CityDraw { .. }
            | Pending::Reset
            | Pending::Discard { .. }
            | Pending::Trigger { .. } => None,
            Pending::Move { .. }
            | Pending::Set { .. }
            | Pending::Battle { .. }
            | Pending::Vanguard { .. }
            | Pending::Fighter { .. }
            | Pending::Entry { .. }
            | Pending::Effect { .. }
            | Pending::Paid { .. } => Some(self.controller),
        }
    }
}

/// A trigger that was met and not yet put. Source: BK-6.13, BK-6.44.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Met {
    /// The number that its item gets.
    pub id: ItemId,
    /// When it was met: those of one moment have one number.
    pub moment: u32,
    /// Whose it is.
    pub controller: Seat,
    /// What was met.
    pub what: Trigger,
}

/// What was met.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Trigger {
    /// A city card's effect.
    CityDraw {
        /// Where.
        city: City,
    },
    /// An ability.
    Ability {
        /// Whose.
        source: Source,
        /// The card of the event.
        event_card: Option<CardId>,
        /// True if its source left play by that event.
        leaves: bool,
    },
}
