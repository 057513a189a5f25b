//! Why something may not be done in Rook & Raiders.
//!
//! Source: the rules cited at each variant. A refusal carries what was asked and what stands against
//! it, as far as its words need it, and knows its rule.

use crate::cards::UnitKind;
use crate::fact::{MonsterRef, UnitRef};
use crate::rule_list::{
    RR_1_7, RR_2_11, RR_3_3, RR_4_3, RR_4_6B, RR_4_9, RR_4_14, RR_4_15, RR_4_17, RR_4_18, RR_4_19,
    RR_5_1, RR_5_3, RR_5_4, RR_5_5, RR_5_6, RR_5_7, RR_5_15, RR_5_17, RR_5_19, RR_8_4, RR_8_5,
    RR_9_3, RR_9_4, RR_9_5, RR_9_6, RR_9_8, RR_9_9, RR_9_10, RR_9_11, RR_9_12, RR_9_13, RR_11_4,
    RR_13_1, RR_13_4, RR_R10, RR_R11, RR_R15, RR_R16, RR_R17, RR_R19, RR_R21, RR_R26, RR_R42,
    RR_R43,
};
use crate::state::{Command, MonsterId, UnitId};
use kanso_engine::{Cell, Rule, Seat};

/// A kind of decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// Which unit starts where.
    SetupPlace,
    /// Which command.
    ChooseCommand,
    /// Which unit acts.
    Activate,
    /// Whether and how the unit uses its skill.
    UseSkill,
    /// What to do about a roll.
    AfterRoll,
    /// Whether to level up against an attack.
    AttackInterrupt,
    /// Which units become ready by Rest.
    RestChoose,
    /// Which unit to deploy.
    RecruitChoose,
    /// Which unit to heal by support.
    SupportHeal,
    /// Which units recover.
    FatigueChoose,
    /// Whether to declare victory.
    Declare,
    /// Whether to level up after another seat's decision (RR-R12).
    Window,
}

/// What an honour mark would be paid for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BenefitFor {
    /// Will power.
    WillPower,
    /// A full-speed move.
    FullMove,
}

/// Why an action is refused: what was asked, and what stands against it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// RR-R43 `no`: no level-up in the end phase.
    NoBenefitInEndPhase,
    /// RR-13.1: something else is asked.
    OtherQuestion {
        /// What is asked.
        awaited: Question,
    },
    /// RR-2.11, RR-4.17: the card is not in the hand.
    NotInHand {
        /// Whose hand.
        seat: Seat,
        /// The card; none if the set has no such card.
        card: Option<UnitKind>,
        /// True if the first unit is placed.
        set_up: bool,
    },
    /// RR-1.7, RR-4.14: the cell is not in the home area.
    NotHome {
        /// The cell.
        cell: Cell,
        /// True if the first unit is placed.
        set_up: bool,
    },
    /// RR-3.3: the command was executed in this round.
    CommandUsed {
        /// Which.
        command: Command,
    },
    /// RR-4.3, RR-4.9, RR-8.4, RR-8.5, RR-9.4: no such unit on the own board.
    NoSuchUnit {
        /// Which was asked for.
        unit: UnitId,
        /// What is asked.
        asked: Question,
        /// True if it was to be levelled up.
        level_up: bool,
    },
    /// RR-4.3: the unit has acted.
    UnitHasActed {
        /// The unit.
        unit: UnitRef,
    },
    /// RR-R26 `printed`: no action marker is left.
    NoMarkerLeft,
    /// RR-5.5: off the board or on a circle.
    NoUnitCell {
        /// The unit.
        unit: UnitRef,
        /// Where it was to go.
        dest: Cell,
    },
    /// RR-5.3: an own unit stands there.
    OwnUnitThere {
        /// The unit.
        unit: UnitRef,
        /// The one on the destination.
        other: UnitRef,
    },
    /// RR-5.4: a monster stands there.
    MonsterThere {
        /// The unit.
        unit: UnitRef,
        /// The one on the destination.
        monster: MonsterRef,
    },
    /// RR-5.1: too far.
    TooFar {
        /// The unit.
        unit: UnitRef,
        /// Where it was to go.
        dest: Cell,
        /// Steps away.
        steps: u8,
        /// Its movement.
        movement: u8,
    },
    /// RR-9.13: too far even at full speed.
    TooFarAtFullSpeed {
        /// The unit.
        unit: UnitRef,
        /// Where it was to go.
        dest: Cell,
        /// Steps away.
        steps: u8,
        /// Its movement at full speed.
        movement: u8,
    },
    /// RR-5.4: near enough, but monsters are in the way.
    MonstersInTheWay {
        /// The unit.
        unit: UnitRef,
        /// Where it was to go.
        dest: Cell,
    },
    /// RR-4.6b: the unit would neither move nor use a skill.
    EmptyAction {
        /// The unit.
        unit: UnitRef,
    },
    /// RR-9.10, RR-9.12: no mark of the named form.
    NoSuchMark {
        /// Who.
        seat: Seat,
        /// For what.
        benefit: BenefitFor,
        /// Tokens asked for: 1 with a token, 0 with a trophy.
        pay_tokens: u8,
        /// Tokens it has.
        tokens: u32,
        /// Trophies it has.
        trophies: u8,
    },
    /// RR-R21 `tokens-first`: trophies are paid while tokens are left.
    TokensFirst {
        /// Who.
        seat: Seat,
        /// Tokens asked for.
        pay_tokens: u8,
        /// Tokens it must pay.
        wanted: u8,
    },
    /// RR-13.4: full speed without need.
    NoNeedForFullSpeed {
        /// The unit.
        unit: UnitRef,
        /// Where it was to go.
        dest: Cell,
    },
    /// RR-5.7: the unit has another skill.
    OtherSkill {
        /// The unit.
        unit: UnitRef,
    },
    /// RR-R42 `must-if-possible`: a granted skill must be used.
    GrantMustBeUsed {
        /// The unit.
        unit: UnitRef,
    },
    /// RR-5.6: the monster is not in range, or there is none.
    NotInRange {
        /// The unit.
        unit: UnitRef,
        /// The monster asked for.
        target: MonsterId,
    },
    /// RR-5.6: no monster is in range.
    NobodyInRange {
        /// The unit.
        unit: UnitRef,
    },
    /// RR-5.15, RR-R19: another number of portions.
    WrongPortions {
        /// The unit.
        unit: UnitRef,
        /// How many were given.
        given: u8,
        /// How many there must be.
        wanted: u8,
        /// RR-R19 `forbidden`: fewer HP are left in range than the card has portions.
        capped: bool,
    },
    /// RR-R19 `forbidden`: more portions than HP left.
    Overkill {
        /// The monster.
        target: MonsterRef,
        /// Portions given.
        given: u8,
        /// HP it has left.
        left: u8,
    },
    /// RR-5.17: the unit has no damage, or is out of range.
    CannotHeal {
        /// The healer.
        unit: UnitRef,
        /// The unit to heal.
        target: UnitRef,
        /// True if it is in range.
        in_range: bool,
    },
    /// RR-13.4: another number of points than must be healed.
    WrongPoints {
        /// The healer.
        unit: UnitRef,
        /// How many were given.
        given: u8,
        /// How many there must be.
        wanted: u8,
    },
    /// RR-5.17: more points than damage.
    HealsTooMuch {
        /// The unit to heal.
        target: UnitRef,
        /// Points given.
        given: u8,
        /// Its damage.
        damage: u8,
    },
    /// RR-5.19: the ally is not in range.
    AllyNotInRange {
        /// The singer.
        unit: UnitRef,
        /// The ally.
        ally: UnitRef,
    },
    /// RR-R15 `no`: the singer itself.
    SingerItself {
        /// The singer.
        unit: UnitRef,
    },
    /// RR-R16 `forbidden`: another Bard.
    AnotherBard {
        /// The singer.
        unit: UnitRef,
        /// The other one.
        ally: UnitRef,
    },
    /// RR-R17 `needs-usable-skill`: the ally could not use its skill.
    IdleAlly {
        /// The singer.
        unit: UnitRef,
        /// The ally.
        ally: UnitRef,
    },
    /// RR-9.4: not a basic unit.
    NotBasic {
        /// The unit.
        unit: UnitRef,
    },
    /// RR-9.6: no level-up card is left.
    PileEmpty {
        /// The unit.
        unit: UnitRef,
        /// The card it would get.
        card: UnitKind,
    },
    /// RR-9.5: too few marks.
    MarksShort {
        /// Who.
        seat: Seat,
        /// The cost.
        cost: u8,
        /// Marks it has.
        marks: u32,
    },
    /// RR-9.3: the payment cannot be made with these tokens and trophies.
    BadPayment {
        /// Who.
        seat: Seat,
        /// The cost.
        cost: u8,
        /// Tokens asked for.
        pay_tokens: u8,
        /// Tokens it has.
        tokens: u32,
        /// Trophies it has.
        trophies: u8,
    },
    /// RR-9.9: not the attacking unit.
    NotTheAttacker {
        /// The unit.
        unit: UnitRef,
    },
    /// RR-9.8: not a targeted unit.
    NotTargeted {
        /// The unit.
        unit: UnitRef,
        /// True if it is a song that is interrupted (RR-R18 `offered`).
        song: bool,
    },
    /// RR-R11 `forbidden`: after a re-roll.
    NoLevelUpAfterReroll {
        /// The unit.
        unit: UnitRef,
    },
    /// RR-R10: will power rolls both dice again, or one die, not as asked.
    OtherReroll {
        /// True if one die was asked for.
        one_die: bool,
    },
    /// RR-9.11: already rolled again.
    AlreadyRerolled,
    /// RR-4.9, RR-8.5: the unit is ready.
    UnitIsReady {
        /// The unit.
        unit: UnitRef,
        /// True if by Rest.
        rest: bool,
    },
    /// RR-4.9, RR-8.5: another number of units.
    WrongUnitCount {
        /// How many were given.
        given: u8,
        /// How many there must be.
        wanted: u8,
        /// True if by Rest.
        rest: bool,
    },
    /// RR-4.19: no mercenaries when the card runs by itself.
    NoMercenaryInAuto,
    /// RR-4.18: nobody is in the slot.
    SlotEmpty {
        /// Place in the row, from 0.
        slot: u8,
    },
    /// RR-4.15: the cell is taken.
    CellTaken {
        /// The cell.
        cell: Cell,
    },
    /// RR-4.15: too little gold.
    GoldShort {
        /// Who.
        seat: Seat,
        /// The card.
        card: UnitKind,
        /// Its cost.
        cost: u8,
        /// What the seat has.
        gold: u32,
    },
    /// RR-8.4: the unit has no damage.
    Undamaged {
        /// The unit.
        unit: UnitRef,
    },
    /// RR-11.4: monsters are left in the deck, or the threat is too high.
    CannotDeclare {
        /// Who.
        seat: Seat,
        /// Monster cards left.
        deck: u8,
        /// Its threat total.
        threat: i16,
    },
}

impl Refusal {
    /// The rule it is made by. Source: RR-13.11.
    pub const fn rule(&self) -> Rule {
        match self {
            Self::NoBenefitInEndPhase => RR_R43,
            Self::OtherQuestion { .. } => RR_13_1,
            Self::NotInHand { set_up, .. } => {
                if *set_up {
                    RR_2_11
                } else {
                    RR_4_17
                }
            }
            Self::NotHome { set_up, .. } => {
                if *set_up {
                    RR_1_7
                } else {
                    RR_4_14
                }
            }
            Self::CommandUsed { .. } => RR_3_3,
            Self::NoSuchUnit { level_up: true, .. } => RR_9_4,
            Self::NoSuchUnit { asked, level_up: false, .. } => match asked {
                Question::RestChoose => RR_4_9,
                Question::FatigueChoose => RR_8_5,
                Question::SupportHeal => RR_8_4,
                Question::SetupPlace
                | Question::ChooseCommand
                | Question::Activate
                | Question::UseSkill
                | Question::AfterRoll
                | Question::AttackInterrupt
                | Question::RecruitChoose
                | Question::Declare
                | Question::Window => RR_4_3,
            },
            Self::UnitHasActed { .. } => RR_4_3,
            Self::NoMarkerLeft => RR_R26,
            Self::NoUnitCell { .. } => RR_5_5,
            Self::OwnUnitThere { .. } => RR_5_3,
            Self::MonsterThere { .. } | Self::MonstersInTheWay { .. } => RR_5_4,
            Self::TooFar { .. } => RR_5_1,
            Self::TooFarAtFullSpeed { .. } => RR_9_13,
            Self::EmptyAction { .. } => RR_4_6B,
            Self::NoSuchMark { benefit, .. } => match benefit {
                BenefitFor::WillPower => RR_9_10,
                BenefitFor::FullMove => RR_9_12,
            },
            Self::TokensFirst { .. } => RR_R21,
            Self::NoNeedForFullSpeed { .. } | Self::WrongPoints { .. } => RR_13_4,
            Self::OtherSkill { .. } => RR_5_7,
            Self::GrantMustBeUsed { .. } => RR_R42,
            Self::NotInRange { .. } | Self::NobodyInRange { .. } => RR_5_6,
            Self::WrongPortions { capped: false, .. } => RR_5_15,
            Self::WrongPortions { capped: true, .. } | Self::Overkill { .. } => RR_R19,
            Self::CannotHeal { .. } | Self::HealsTooMuch { .. } => RR_5_17,
            Self::AllyNotInRange { .. } => RR_5_19,
            Self::SingerItself { .. } => RR_R15,
            Self::AnotherBard { .. } => RR_R16,
            Self::IdleAlly { .. } => RR_R17,
            Self::NotBasic { .. } => RR_9_4,
            Self::PileEmpty { .. } => RR_9_6,
            Self::MarksShort { .. } => RR_9_5,
            Self::BadPayment { .. } => RR_9_3,
            Self::NotTheAttacker { .. } => RR_9_9,
            Self::NotTargeted { .. } => RR_9_8,
            Self::NoLevelUpAfterReroll { .. } => RR_R11,
            Self::OtherReroll { .. } => RR_R10,
            Self::AlreadyRerolled => RR_9_11,
            Self::UnitIsReady { rest, .. } | Self::WrongUnitCount { rest, .. } => {
                if *rest {
                    RR_4_9
                } else {
                    RR_8_5
                }
            }
            Self::NoMercenaryInAuto => RR_4_19,
            Self::SlotEmpty { .. } => RR_4_18,
            Self::CellTaken { .. } | Self::GoldShort { .. } => RR_4_15,
            Self::Undamaged { .. } => RR_8_4,
            Self::CannotDeclare { .. } => RR_11_4,
        }
    }
}
