//! What a player of the trading card game can say.
//!
//! Source: BK-5.53 and the catalogue of actions. Cards are named by their numbers (BK-3.13). Sets
//! inside an action are ascending.

use crate::cards::CardKind;
use crate::state::{CardId, City, ItemId, PAYMENT_MAX, Targets};
use kanso_engine::Ascending;
use serde::{Deserialize, Serialize};

/// Hand cards that are paid.
pub type Payment = Ascending<CardId, PAYMENT_MAX>;

/// How long a pass lasts. Source: BK-7.6 to BK-7.8.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PassScope {
    /// This offering only.
    Once,
    /// Until something changes.
    UntilChange,
    /// Until the turn ends.
    UntilTurnEnd,
}

impl PassScope {
    /// All of them, in order.
    pub const ALL: [Self; 3] = [Self::Once, Self::UntilChange, Self::UntilTurnEnd];
}

/// A decision. Append-only. Source: the specification's 5.8.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// BK-4.4: keep the hand.
    Keep,
    /// BK-4.4: draw a new hand, one card smaller.
    Redraw,
    /// BK-5.6, BK-5.37: open a set card.
    Open {
        /// Which.
        card: CardId,
    },
    /// BK-5.14: show a set card and turn it back.
    OpenUnpaid {
        /// Which.
        card: CardId,
    },
    /// BK-5.6, BK-5.37: open nothing.
    SkipOpen,
    /// BK-5.18: move a character.
    Move {
        /// Which.
        card: CardId,
        /// Where to.
        to: City,
    },
    /// BK-5.20: set a hand card.
    Set {
        /// Which.
        card: CardId,
        /// Where.
        city: City,
    },
    /// BK-5.22: use an ability with a cost.
    Use {
        /// Whose.
        card: CardId,
        /// Which of its text, from 0.
        ability: u8,
    },
    /// BK-7.1: open a set card with Quick.
    OpenQuick {
        /// Which.
        card: CardId,
    },
    /// BK-5.24: declare a battle.
    DeclareBattle {
        /// Where.
        city: City,
    },
    /// BK-5.27: end Main.
    EndMain,
    /// BK-5.34: name the vanguard.
    Vanguard {
        /// Who.
        card: CardId,
    },
    /// BK-5.35: name none.
    NoVanguard,
    /// BK-5.38: name a fighter.
    Fighter {
        /// Who.
        card: CardId,
    },
    /// BK-5.39: name none.
    NoFighter,
    /// BK-6.45: assign damage.
    Assign {
        /// To whom.
        target: CardId,
        /// Points.
        amount: u8,
    },
    /// BK-R30 `up-to`: assign no more.
    StopAssign,
    /// BK-6.21: draw two.
    DrawTwo,
    /// BK-R37 `zero-one-two`: draw one.
    DrawOne,
    /// BK-6.21: draw none.
    Decline,
    /// BK-5.31, BK-9.15: discard a hand card.
    Discard {
        /// Which.
        card: CardId,
    },
    /// BK-5.51: pay a cost.
    Pay {
        /// With which hand cards.
        cards: Payment,
        /// With which character.
        sacrifice: Option<CardId>,
    },
    /// BK-5.51: pay one card of a cost that is paid in parts.
    PayCard {
        /// Which.
        card: CardId,
    },
    /// BK-5.51, BK:K16: trash a character of one's own.
    Sacrifice {
        /// Which.
        card: CardId,
    },
    /// BK-5.51: name the targets.
    Targets {
        /// In the order of the text.
        list: Targets,
    },
    /// BK-6.13: put this trigger next.
    NextTrigger {
        /// Which.
        item: ItemId,
    },
    /// BK-9.18: take a card looked at.
    Take {
        /// Which.
        card: CardId,
    },
    /// BK-9.18: take none.
    TakeNone,
    /// BK-9.19: put a card at the bottom.
    Bottom {
        /// Which.
        card: CardId,
    },
    /// BK-9.20: set a card looked at.
    Place {
        /// Which.
        card: CardId,
        /// Where.
        city: City,
    },
    /// BK-9.22: find a card.
    Find {
        /// Which.
        kind: CardKind,
    },
    /// BK-6.30: search no further.
    StopSearch,
    /// BK-7.6 to BK-7.8: pass.
    Pass {
        /// For how long.
        scope: PassScope,
    },
}

/// How many variants [`Action`] has.
pub const ACTION_VARIANTS: u8 = 33;
