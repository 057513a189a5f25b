//! Why an action is refused.
//!
//! Source: the rules cited at each variant; `rule` says which one it is told with: what is no answer
//! to what is asked is refused by BA-5.2, the order of things. What was asked stands beside what
//! stands against it.

use crate::action::{DraftSet, Source};
use crate::cards::{CardKind, ItemKind, Piece, Race};
use crate::rule_list::{
    BA_2_2, BA_2_3, BA_4_2, BA_4_3, BA_5_2, BA_6_1, BA_6_3, BA_6_4, BA_6_7, BA_7_3, BA_7_4, BA_7_6,
    BA_7_10, BA_8_3, BA_8_5, BA_9_3, BA_9_4, BA_9_5, BA_9_12, BA_12_2, BA_16_3, BA_16_4, BA_18_3,
    BA_21_14, BA_22_8, BA_22_10, BA_22_11, BA_22_17,
};
use crate::vocabulary::{Slot, Square};
use kanso_engine::{Rule, Seat};

/// What is asked. Source: the list of decisions of the specification (5.16).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// Which card set.
    Draft,
    /// Which style.
    Style,
    /// Where the hero stands.
    Place,
    /// Who acts next: asked of the party.
    Next,
    /// What to do in the hero turn.
    Hero,
    /// What to do after an attack.
    Pursuit,
    /// BA-20.2.
    TensionInterrupt,
    /// BA-20.3.
    Reroll,
    /// BA-20.4.
    Boost,
    /// BA-20.5.
    Evade,
    /// BA-20.6.
    EvadeFail,
    /// BA-20.7.
    Damage,
    /// BA-R55 `after-damage-prevents-down`.
    Heal,
    /// BA-20.8.
    Revive,
    /// BA-20.9.
    Counter,
    /// BA-20.7, BA-R55 `before-damage-or-loss`.
    Loss,
    /// BA-20.10.
    SlamSide,
    /// BA-20.11.
    Discard,
    /// BA-21.14.
    Recover,
    /// BA-21.26.
    Treasure,
    /// BA-16.1: asked of the party.
    Assign,
    /// BA-16.3.
    Equipment,
    /// BA-R17.
    Upkeep,
    /// BA-R40.
    Order,
}

/// Why a square cannot be moved to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoWay {
    /// BA-6.3: the hero stands there.
    Start,
    /// BA-6.4: another hero is there.
    Occupied(Seat),
    /// BA-6.4: the enemy is there.
    Enemy,
    /// No way with so many points.
    TooFar {
        /// The points.
        points: u8,
    },
}

/// Why a square of the enemy is no target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoTarget {
    /// BA-9.3: out of range.
    OutOfRange {
        /// How far it is.
        distance: u8,
        /// How far the attack reaches.
        range: u8,
    },
    /// BA-9.4: another square of the enemy lies between.
    Blocked(Slot),
    /// BA-22.10: its part has fallen already.
    Fallen,
}

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// BA-5.2: something else is asked.
    OtherQuestion {
        /// What.
        awaited: Question,
    },
    /// BA-2.2: the seat has filled this category.
    CategoryFilled {
        /// Which set.
        set: DraftSet,
    },
    /// BA-2.2, BA-R2: this pass is for another category.
    OtherCategory {
        /// Which set.
        set: DraftSet,
    },
    /// BA-2.3: the set is taken.
    SetTaken {
        /// Which.
        set: DraftSet,
        /// Who has it.
        by: Seat,
    },
    /// BA-4.2: outside the start zone.
    OutsideZone {
        /// Where.
        at: Square,
    },
    /// BA-4.3: another hero is there.
    StartOccupied {
        /// Where.
        at: Square,
        /// Who.
        by: Seat,
    },
    /// No hero of this race is in the game.
    NoSuchHero {
        /// Which.
        hero: Race,
    },
    /// BA-5.2: the hero has acted in this round.
    HasActed {
        /// Who.
        hero: Race,
    },
    /// BA-12.2: the hero is down.
    IsDown {
        /// Who.
        hero: Race,
    },
    /// BA-5.2: a hero still has to act.
    StillToAct {
        /// Who.
        hero: Race,
    },
    /// BA-6.1: the area move is used.
    MoveUsed,
    /// BA-6.7: no extra move is granted.
    NoExtraMove,
    /// BA-22.8: no move after the attack is granted, or it is used.
    NoPostMove {
        /// True if it was used.
        used: bool,
    },
    /// BA-6.1, BA-6.3, BA-6.4, BA-6.7, BA-22.8: no way there.
    Unreachable {
        /// Where.
        to: Square,
        /// Why.
        why: NoWay,
        /// The rule of the move that it is too far for.
        rule: Rule,
    },
    /// BA-7.3: the card is not in the hand.
    NotInHand {
        /// Which.
        card: CardKind,
    },
    /// BA-7.3: a card cannot pay for itself.
    PaysForItself {
        /// Which.
        card: CardKind,
    },
    /// BA-7.3: a card is named twice.
    PaidTwice {
        /// Which.
        card: CardKind,
    },
    /// BA-7.3: not exactly the cost.
    WrongPayment {
        /// What it costs.
        cost: u8,
        /// What is paid.
        paid: u8,
    },
    /// BA-7.3, BA-8.5, BA-22.17, BA-8.3: too little tension.
    NoTension {
        /// How much is needed.
        wanted: u8,
        /// How much there is.
        tension: u8,
        /// The rule that asks for it.
        rule: Rule,
    },
    /// BA-22.17: no card pays for this.
    TensionOnly {
        /// How much it costs.
        tension: u8,
    },
    /// BA-7.4: a cost-trigger card is not played by itself.
    CostTriggerAlone {
        /// Which.
        card: CardKind,
    },
    /// BA-5.2: an attack card is played by attacking, another card is no attack.
    WrongClass {
        /// Which.
        card: CardKind,
    },
    /// BA-8.5: the card has no boost that is chosen at play.
    NoBoost {
        /// Which.
        source: Source,
    },
    /// The card wants an aim of another sort, or none.
    WrongAim {
        /// Whose.
        source: Source,
        /// What is wanted.
        wanted: WantedAim,
    },
    /// BA-18.3: the hero is out of range.
    HeroOutOfRange {
        /// Who.
        hero: Race,
        /// How far, none if there is no way.
        distance: Option<u8>,
        /// How far it reaches.
        range: u8,
    },
    /// BA-22.11: the hero has all its HP.
    FullHp {
        /// Who.
        hero: Race,
    },
    /// BA:K17: too many HP.
    TooManyHp {
        /// Which card.
        card: CardKind,
        /// Its row as a rule.
        rule: Rule,
        /// At most.
        most: u8,
        /// HP now.
        hp: u8,
    },
    /// BA:DW1, BA-21.14: no weapon card can be recovered.
    NoWeaponCard {
        /// The row of the card as a rule.
        rule: Rule,
    },
    /// BA-7.10: the card is not on the own sheet or in play.
    NotOnSheet {
        /// Which.
        source: Source,
    },
    /// BA-7.10: the card has no such half, wherever it is.
    NoSuchUse {
        /// Which.
        source: Source,
        /// True if an attack was wanted, not an ability.
        attack: bool,
    },
    /// BA-7.10, BA-R83: used in this hero turn.
    SheetUsed {
        /// Which.
        source: Source,
    },
    /// BA-9.3, BA-9.4: no target.
    Missed {
        /// Which.
        slot: Slot,
        /// Why.
        why: NoTarget,
    },
    /// BA-22.10: no square that a counter can strike.
    NoCounter {
        /// Which.
        slot: Slot,
        /// Why.
        why: NoTarget,
    },
    /// BA-9.5: none, or too many.
    TargetCount {
        /// How many.
        named: u8,
        /// At most.
        most: u8,
    },
    /// BA-9.5: two squares of one part, or two of the core.
    SameThing {
        /// One.
        one: Slot,
        /// The other.
        other: Slot,
    },
    /// BA-9.5: the primary target is not among the targets.
    PrimaryElsewhere {
        /// Which.
        primary: Slot,
    },
    /// BA-9.12: neither its icon nor a right allows a further attack.
    NoPursuit {
        /// With what.
        source: Source,
    },
    /// BA-9.12, BA-R35 `no`: no further attack after a miss.
    MissedBefore,
    /// BA-22.8: no attack after the move.
    MovedAfterAttack,
    /// BA-7.6: the card does not lie on the play sheet.
    NotPlaced {
        /// Which.
        card: CardKind,
    },
    /// BA-7.6: this is not its time.
    WrongTime {
        /// Which.
        card: CardKind,
    },
    /// BA-16.4: the hero has no such item.
    NoItem {
        /// Which.
        item: ItemKind,
    },
    /// BA-16.4: equipment is not used up.
    NoConsumable {
        /// Which.
        item: ItemKind,
    },
    /// BA-16.4: not for this hero, or not now.
    ItemTarget {
        /// Which item.
        item: ItemKind,
        /// For whom.
        target: Race,
    },
    /// BA-5.3: not in this hero's turn, or not its window.
    OtherHero {
        /// Who.
        hero: Race,
    },
    /// BA-8.3: a heal by tension would change nothing.
    NoUse,
    /// BA-20.10: not one of the two squares.
    NoSlamSide {
        /// Which.
        to: Square,
    },
    /// BA-20.11: not so many cards.
    DiscardCount {
        /// How many are named.
        named: u8,
        /// How many it must be.
        wanted: u8,
    },
    /// BA-20.11: a card is named twice.
    DiscardedTwice {
        /// Which.
        card: CardKind,
    },
    /// BA-21.14: the card is not among those that can be recovered.
    NotRecoverable {
        /// Which.
        card: CardKind,
    },
    /// BA-16.1, BA-21.26: the item is not revealed (any more).
    NotRevealed {
        /// Which.
        item: ItemKind,
    },
    /// BA-16.1: every revealed card is given, at most one to a hero.
    WrongShares,
    /// BA-16.3: the hero has the piece, or it is not on the card.
    NoSuchPiece {
        /// Which.
        piece: Piece,
        /// True if the hero has it.
        held: bool,
    },
    /// BA-R17: the card does not lie under the persistent card.
    NotUnder {
        /// Which.
        card: CardKind,
    },
    /// BA-R40: not each fallen part once.
    WrongOrder,
}

/// What an effect is to be aimed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WantedAim {
    /// Nothing.
    Nothing,
    /// A stat.
    Stat,
    /// A hero.
    Hero,
    /// A square of the enemy.
    Slot,
    /// A die, and another face than it shows.
    Die,
}

impl Refusal {
    /// The rule that refuses.
    pub const fn rule(&self) -> Rule {
        match self {
            Self::CategoryFilled { .. } | Self::OtherCategory { .. } => BA_2_2,
            Self::SetTaken { .. } => BA_2_3,
            Self::OutsideZone { .. } => BA_4_2,
            Self::StartOccupied { .. } => BA_4_3,
            Self::HasActed { .. }
            | Self::StillToAct { .. }
            | Self::NoSuchHero { .. }
            | Self::OtherQuestion { .. }
            | Self::WrongClass { .. }
            | Self::WrongAim { .. }
            | Self::OtherHero { .. }
            | Self::NotRevealed { .. }
            | Self::WrongShares
            | Self::NoSlamSide { .. }
            | Self::DiscardCount { .. }
            | Self::DiscardedTwice { .. }
            | Self::NotUnder { .. }
            | Self::WrongOrder => BA_5_2,
            Self::IsDown { .. } => BA_12_2,
            Self::MoveUsed => BA_6_1,
            Self::NoExtraMove => BA_6_7,
            Self::NoPostMove { .. } | Self::MovedAfterAttack => BA_22_8,
            Self::Unreachable { why, rule, .. } => match why {
                NoWay::Start => BA_6_3,
                NoWay::Occupied(_) | NoWay::Enemy => BA_6_4,
                NoWay::TooFar { .. } => *rule,
            },
            Self::NotInHand { .. }
            | Self::PaysForItself { .. }
            | Self::PaidTwice { .. }
            | Self::WrongPayment { .. } => BA_7_3,
            Self::NoTension { rule, .. }
            | Self::TooManyHp { rule, .. }
            | Self::NoWeaponCard { rule } => *rule,
            Self::NoUse => BA_8_3,
            Self::TensionOnly { .. } => BA_22_17,
            Self::CostTriggerAlone { .. } => BA_7_4,
            Self::NoBoost { .. } => BA_8_5,
            Self::HeroOutOfRange { .. } => BA_18_3,
            Self::FullHp { .. } => BA_22_11,
            Self::NotOnSheet { .. } | Self::NoSuchUse { .. } | Self::SheetUsed { .. } => BA_7_10,
            Self::Missed { why, .. } => match why {
                NoTarget::OutOfRange { .. } => BA_9_3,
                NoTarget::Blocked(_) => BA_9_4,
                NoTarget::Fallen => BA_22_10,
            },
            Self::NoCounter { .. } => BA_22_10,
            Self::TargetCount { .. } | Self::SameThing { .. } | Self::PrimaryElsewhere { .. } => {
                BA_9_5
            }
            Self::NoPursuit { .. } | Self::MissedBefore => BA_9_12,
            Self::NotPlaced { .. } | Self::WrongTime { .. } => BA_7_6,
            Self::NoItem { .. } | Self::NoConsumable { .. } | Self::ItemTarget { .. } => BA_16_4,
            Self::NotRecoverable { .. } => BA_21_14,
            Self::NoSuchPiece { .. } => BA_16_3,
        }
    }
}
