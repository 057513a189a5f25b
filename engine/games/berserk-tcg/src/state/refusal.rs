//! Why something may not be done in the trading card game.
//!
//! Source: the rules cited at each variant; the order in which they are tried is that of BK-5.49. A
//! refusal carries what was asked and what stands against it, and knows its rule. It is told to the
//! seat that is asked, and to nobody else (BK-3.16).

use crate::cards::{CardKind, Cost};
use crate::fact::CardRef;
use crate::rule_list::{
    BK_3_9, BK_5_6, BK_5_7, BK_5_8, BK_5_9, BK_5_10, BK_5_11, BK_5_12, BK_5_14, BK_5_17, BK_5_18,
    BK_5_19, BK_5_20, BK_5_22, BK_5_23, BK_5_24, BK_5_25, BK_5_34, BK_5_37, BK_5_38, BK_6_14,
    BK_6_18, BK_6_45, BK_7_1, BK_9_18, BK_9_22, BK_9_30, BK_R13, BK_R15, BK_R22, BK_R23, BK_R30,
    BK_R31, BK_R37, BK_R51, BK_R64, BK_R69,
};
use crate::state::{City, Question};
use kanso_engine::{Rule, Seat};

/// A kind of action that has its moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tried {
    /// Move, set, use, declare a battle, end Main.
    MainAction,
    /// Open a set card, paid or unpaid, or skip it.
    Open,
    /// Open a card with Quick.
    OpenQuick,
    /// Name a vanguard or none.
    Vanguard,
    /// Name a fighter or none.
    Fighter,
    /// Pass.
    Pass,
    /// An answer to some other question.
    Answer,
}

/// Why an action is refused: what was asked, and what stands against it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// BK-5.17, BK-5.8, BK-5.6, BK-7.1, BK-5.34, BK-5.38: not now.
    WrongMoment {
        /// What was tried.
        tried: Tried,
        /// What is asked.
        asked: Question,
        /// True if it is the Open phase.
        open_phase: bool,
    },
    /// What was named is not among what can be chosen: another question's piece, an unknown number.
    NotOffered {
        /// What is asked.
        asked: Question,
    },
    /// BK-5.7: a card is opened from the hand.
    HandCard {
        /// Which.
        card: CardRef,
    },
    /// BK-5.20: a card that is not in the hand is set.
    NotInHand {
        /// Whose hand.
        seat: Seat,
    },
    /// BK-R15 `no`: the card was set this turn, or turned face-down.
    SetThisTurn {
        /// Which.
        card: CardRef,
    },
    /// BK-5.37: the card lies at another city than the battle.
    NotAtBattle {
        /// Which.
        card: CardRef,
        /// Where it lies.
        city: City,
        /// Where the battle is.
        battle: City,
    },
    /// BK-5.14 under BK-R14 `free` or BK-R13 `yes`: the card was shown already.
    ShownAlready {
        /// Which.
        card: CardRef,
    },
    /// BK-R13 `no`: no unpaid opening in a window.
    UnpaidInWindow,
    /// BK-7.1: the card has no Quick.
    NotQuick {
        /// Which.
        card: CardRef,
    },
    /// BK-5.9: the level is above the city level.
    LevelTooHigh {
        /// Which.
        card: CardRef,
        /// Its level.
        level: u8,
        /// The city level.
        city_level: u8,
    },
    /// BK-5.11: a card of its Unique name is in play.
    UniqueInPlay {
        /// Which.
        card: CardRef,
        /// The one in play.
        other: CardRef,
    },
    /// BK-5.12: the condition for use does not hold.
    ConditionFails {
        /// Of which card.
        card: CardRef,
    },
    /// BK-5.12: there is no legal target, or no payment leaves one.
    NoTarget {
        /// Of which card.
        card: CardRef,
        /// There is one now, but each payment takes it away.
        paid_away: bool,
    },
    /// BK-5.10: the hand cannot pay.
    CannotPay {
        /// For which card.
        card: CardRef,
        /// What it costs.
        cost: Cost,
        /// Hand cards there are.
        hand: u8,
        /// A character to sacrifice is missing.
        sacrifice: bool,
        /// An ability is used, and no card opened.
        used: bool,
    },
    /// BK-6.14: the card is not in play under one's own control.
    NotInPlay {
        /// Which.
        card: CardRef,
    },
    /// BK-5.23: the ability has no cost, or there is no such ability.
    NoCost {
        /// Of which card.
        card: CardRef,
        /// Which of its text, from 0.
        ability: u8,
        /// There is no such ability.
        absent: bool,
    },
    /// BK-5.22: an ability without Quick is for Main.
    OnlyInMain {
        /// Of which card.
        card: CardRef,
    },
    /// BK-3.9: the card is locked and cannot pay the lock mark.
    LockedForCost {
        /// Which.
        card: CardRef,
    },
    /// BK-5.18: a locked character does not move.
    LockedForMove {
        /// Which.
        card: CardRef,
    },
    /// BK-R69 `from-next-turn`: it entered this turn.
    EnteredThisTurn {
        /// Which.
        card: CardRef,
    },
    /// BK-5.19: too far.
    TooFar {
        /// Which.
        card: CardRef,
        /// Where to.
        to: City,
        /// Distance.
        distance: u8,
        /// Its Move.
        movement: u8,
    },
    /// BK-5.19 under BK-R20 `no`: a move to the own city.
    AlreadyThere {
        /// Which.
        card: CardRef,
        /// Where.
        city: City,
    },
    /// BK-R22 `no`: the enemy occupies the city.
    EnemyCity {
        /// Which.
        city: City,
    },
    /// BK-5.24: one's own city is not attacked.
    OwnCity {
        /// Which.
        city: City,
    },
    /// BK-5.25: one battle per city and turn.
    DeclaredAlready {
        /// Which.
        city: City,
    },
    /// BK-R23 `no`: nobody is there to attack.
    NobodyToAttack {
        /// Which city.
        city: City,
    },
    /// BK-R64 `no`: no battle in turn 1.
    NoBattleInTurnOne,
    /// BK-5.34, BK-5.38: the character is not at the battle.
    FighterElsewhere {
        /// Who.
        card: CardRef,
        /// Where the battle is.
        battle: City,
        /// True if it was to be the vanguard.
        vanguard: bool,
    },
    /// BK-5.34, BK-5.38: a locked character is not named.
    FighterLocked {
        /// Who.
        card: CardRef,
        /// True if it was to be the vanguard.
        vanguard: bool,
    },
    /// BK-5.38: it fights already.
    FightsAlready {
        /// Who.
        card: CardRef,
    },
    /// BK-6.18: the target is no enemy fighter.
    NoEnemyFighter {
        /// Who was to be struck.
        card: CardRef,
    },
    /// BK-6.45: targets ascend; each amount is at least 1; the last one takes the rest.
    AssignOutOfOrder {
        /// Who was to be struck.
        card: CardRef,
        /// Points.
        amount: u8,
        /// Points left.
        rest: u16,
        /// It is the last one and takes the rest.
        last: bool,
    },
    /// BK-R30 `all`: the whole Power is assigned.
    MustAssignAll {
        /// Points left.
        rest: u16,
    },
    /// BK-R31 `lethal-first`: another fighter has not been assigned enough, or could not be.
    LethalFirst {
        /// Who was to be struck.
        card: CardRef,
        /// Points.
        amount: u8,
        /// Points that are enough.
        enough: u16,
    },
    /// BK-R37: one card is no choice here.
    DrawOne,
    /// BK-5.10: these cards do not pay the cost.
    WrongPayment {
        /// What it costs.
        cost: Cost,
        /// A character to sacrifice is part of it.
        sacrifice: bool,
    },
    /// BK-5.10: of a cost that is paid in parts this card is not the next one: they ascend by card
    /// number, and the rest stays payable (BK-5.51).
    WrongPart {
        /// What it costs.
        cost: Cost,
    },
    /// BK-5.12: after this payment a target is missing.
    PaymentTakesTarget {
        /// For which card.
        card: CardRef,
    },
    /// BK-9.30: the enemy cannot target it.
    Untargetable {
        /// Which.
        card: CardRef,
    },
    /// BK-5.12: what is named does not fit the text.
    UnfitTarget {
        /// Of which card the text is.
        card: CardRef,
        /// Fewer targets are named than must be.
        missing: bool,
    },
    /// BK-9.18: the card does not match, or one must be taken.
    CannotTake {
        /// A card must be taken.
        must: bool,
    },
    /// BK-9.22: the card does not match, or none is in the deck.
    CannotFind {
        /// Which.
        kind: CardKind,
        /// It matches, but the deck has none.
        absent: bool,
    },
    /// BK-5.11: a card of its Unique name is in play and it could not enter.
    FindUnique {
        /// Which.
        kind: CardKind,
    },
    /// BK-R51 `must-find`: a matching card is there.
    MustFind,
}

impl Refusal {
    /// The rule it is made by. Source: BK-5.49.
    pub const fn rule(&self) -> Rule {
        match self {
            Self::WrongMoment { tried, open_phase, .. } => match tried {
                Tried::MainAction | Tried::Answer => BK_5_17,
                Tried::Open if *open_phase => BK_5_6,
                Tried::Open => BK_5_8,
                Tried::OpenQuick | Tried::Pass => BK_7_1,
                Tried::Vanguard => BK_5_34,
                Tried::Fighter => BK_5_38,
            },
            Self::NotOffered { asked } => match asked {
                Question::Assign => BK_6_45,
                Question::PayCost => BK_5_10,
                Question::ChooseTargets | Question::Sacrifice => BK_5_12,
                Question::Take | Question::Bottom | Question::Place => BK_9_18,
                Question::Search => BK_9_22,
                Question::Vanguard => BK_5_34,
                Question::Fighter => BK_5_38,
                Question::Window => BK_7_1,
                Question::OpenPhase | Question::BattleOpen => BK_5_8,
                Question::Mulligan
                | Question::MainAction
                | Question::CityDraw
                | Question::DiscardToLimit
                | Question::TriggerOrder
                | Question::Discard => BK_5_17,
            },
            Self::HandCard { .. } => BK_5_7,
            Self::NotInHand { .. } => BK_5_20,
            Self::SetThisTurn { .. } => BK_R15,
            Self::NotAtBattle { .. } => BK_5_37,
            Self::ShownAlready { .. } => BK_5_14,
            Self::UnpaidInWindow => BK_R13,
            Self::NotQuick { .. } => BK_7_1,
            Self::LevelTooHigh { .. } => BK_5_9,
            Self::UniqueInPlay { .. } | Self::FindUnique { .. } => BK_5_11,
            Self::ConditionFails { .. }
            | Self::NoTarget { .. }
            | Self::PaymentTakesTarget { .. }
            | Self::UnfitTarget { .. } => BK_5_12,
            Self::CannotPay { .. } | Self::WrongPayment { .. } | Self::WrongPart { .. } => BK_5_10,
            Self::NotInPlay { .. } => BK_6_14,
            Self::NoCost { .. } => BK_5_23,
            Self::OnlyInMain { .. } => BK_5_22,
            Self::LockedForCost { .. } => BK_3_9,
            Self::LockedForMove { .. } => BK_5_18,
            Self::EnteredThisTurn { .. } => BK_R69,
            Self::TooFar { .. } | Self::AlreadyThere { .. } => BK_5_19,

            Self::EnemyCity { .. } => BK_R22,
            Self::OwnCity { .. } => BK_5_24,
            Self::DeclaredAlready { .. } => BK_5_25,
            Self::NobodyToAttack { .. } => BK_R23,
            Self::NoBattleInTurnOne => BK_R64,
            Self::FighterElsewhere { vanguard, .. } | Self::FighterLocked { vanguard, .. } => {
                if *vanguard {
                    BK_5_34
                } else {
                    BK_5_38
                }
            }
            Self::FightsAlready { .. } => BK_5_38,
            Self::NoEnemyFighter { .. } => BK_6_18,
            Self::AssignOutOfOrder { .. } => BK_6_45,
            Self::MustAssignAll { .. } => BK_R30,
            Self::LethalFirst { .. } => BK_R31,
            Self::DrawOne => BK_R37,
            Self::Untargetable { .. } => BK_9_30,
            Self::CannotTake { .. } => BK_9_18,
            Self::CannotFind { .. } => BK_9_22,
            Self::MustFind => BK_R51,
        }
    }
}
