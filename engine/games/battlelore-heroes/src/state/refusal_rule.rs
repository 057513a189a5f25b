//! Which rule a refusal cites.
//!
//! Source: the last column of the table of refusals of the specification (5.9).

use crate::refusal::Refusal;
use crate::rule_list::{
    BH_4_2, BH_4_4, BH_4_5, BH_4_6, BH_5_1, BH_5_3, BH_6_3, BH_6_4, BH_6_6, BH_8_5, BH_8_7, BH_8_9,
    BH_9_1, BH_12_2, BH_15_1, BH_15_2, BH_15_4, BH_16_2, BH_16_3, BH_16_5, BH_17_2, BH_17_4,
    BH_17_10, BH_18_1, BH_18_5, BH_19_5, BH_19_6, BH_19_8, BH_19_10, BH_19_13, BH_20_1, BH_20_3,
    BH_20_6, BH_21_6, BL_4_6, BL_4_8, BL_5_4, BL_6_2, BL_6_3, BL_6_4, BL_7_1, BL_7_2, BL_7_3,
    BL_7_4, BL_7_5, BL_7_6, BL_8_1, BL_8_2, BL_8_3, BL_9_1, BL_10_2, BL_10_4, BL_10_5, BL_11_1,
    BL_11_3, BL_11_4, BL_12_3, BL_12_4, BL_12_6, BL_13_1, BL_14_3,
};
use kanso_engine::Rule;

impl Refusal {
    /// The rule that is cited. Source: 5.9 of the specification.
    pub const fn rule(&self) -> Rule {
        match self {
            Self::OtherQuestion { .. } => BL_6_2,
            Self::WrongCouncil { .. } => BL_13_1,
            Self::WrongLoreCount { .. } => BL_5_4,
            Self::NotThere { rule }
            | Self::TooLittleExperience { rule, .. }
            | Self::TooLittleTreasure { rule, .. }
            | Self::TooFewTokens { rule, .. }
            | Self::TooFar { rule, .. }
            | Self::NoEntry { rule, .. }
            | Self::CannotShare { rule, .. }
            | Self::HeroMayNot { rule, .. }
            | Self::NoEnemy { rule, .. }
            | Self::CannotSearch { rule, .. } => *rule,
            Self::CommandNotHeld { .. } | Self::NoRallyTarget => BL_6_3,
            Self::LoreNotHeld { .. }
            | Self::WrongWindow { .. }
            | Self::WrongMode { .. }
            | Self::NoEffect { .. }
            | Self::PlayedInLieu { .. }
            | Self::NoTarget { .. } => BL_12_6,
            Self::LorePlayed => BL_12_4,
            Self::ClassTaken { .. } => BH_4_6,
            Self::RosterFull | Self::WrongParty => BH_21_6,
            Self::NoFreeSkill { .. } => BH_4_5,
            Self::OtherClass { .. } => BH_4_2,
            Self::NeedsSkill { .. } => BH_18_5,
            Self::SkillTaken { .. } | Self::LevelledUp => BH_19_13,
            Self::ThreeSkills => BH_18_1,
            Self::CardFits { .. } | Self::NoCardLeft { .. } | Self::SpecialCard { .. } => BH_4_4,
            Self::CannotEquip { .. } | Self::NotEquipped { .. } | Self::SpecialFound { .. } => {
                BH_17_4
            }
            Self::NoLoreMaster { .. } => BH_5_1,
            Self::CannotPlace { .. } => BH_5_3,
            Self::NoPiece { .. } | Self::OrderedAlready { .. } => BL_7_1,
            Self::OutsideSection { .. }
            | Self::SectionWithout { .. }
            | Self::SectionMissing { .. }
            | Self::LeavesSection { .. } => BL_7_2,
            Self::WrongPiece { .. } => BL_7_5,
            Self::NoOrders => BL_7_3,
            Self::NoFace { .. } => BL_7_6,
            Self::NotLeader { .. } | Self::NoDetachment { .. } => BH_6_3,
            Self::CannotDetach { .. } => BH_6_6,
            Self::SameHex { .. } => BH_9_1,
            Self::NotOrdered { .. } => BL_7_4,
            Self::Occupied { .. } => BL_8_2,
            Self::StopsBefore { .. } => BL_8_3,
            Self::HasMoved { .. } | Self::StaysThere { .. } | Self::NowhereToGo { .. } => BL_8_1,
            Self::IsWebbed { .. } | Self::NoPower { .. } => BL_14_3,
            Self::WaitsForLeader { .. } => BH_6_4,
            Self::WasJoined { .. } => BH_8_9,
            Self::MountedLeader { .. } => BH_8_7,
            Self::StopsAtChest { .. } => BH_16_2,
            Self::CannotExit { .. } => BH_8_5,
            Self::NoGlory { .. } => BH_12_2,
            Self::HasBattled { .. } | Self::MovedTooFar { .. } | Self::EnteredTerrain { .. } => {
                BL_9_1
            }
            Self::NoSight { .. } => BL_4_8,
            Self::MustMelee { .. } => BL_4_6,
            Self::NoChest { .. } | Self::EnemyBeside { .. } => BH_16_3,
            Self::WrongRole { .. } => BH_17_2,
            Self::UsedUp { .. } | Self::CannotUse { .. } => BH_17_10,
            Self::TooManyIgnored { .. } => BL_10_2,
            Self::ShorterPath { .. } | Self::LongerPath { .. } => BL_10_5,
            Self::WrongPath => BL_10_4,
            Self::PathTooLong | Self::PathTooShort => BH_15_1,
            Self::CannotEnd { .. } => BH_15_2,
            Self::NoBattleBack => BL_11_1,
            Self::NoEvade | Self::NoExitByEvade => BH_15_4,
            Self::NoGround => BL_11_3,
            Self::NoPursuit { .. } => BL_11_4,
            Self::NotOffered => BL_12_3,
            Self::NoToken { .. } => BH_16_5,
            Self::NotInDeck { .. } | Self::NotForSale { .. } => BH_19_5,
            Self::MustKeep => BH_19_8,
            Self::NoPair => BH_19_6,
            Self::TooFewSkills => BH_20_1,
            Self::GuestSpotFull => BH_20_3,
            Self::NoGift { .. } => BH_20_6,
            Self::NoSkullMarked => BH_19_10,
            Self::OtherReading
            | Self::NotApart
            | Self::ChoiceMissing
            | Self::IgnoredOtherwise { .. }
            | Self::GloryBefore { .. }
            | Self::GloryMoveFirst { .. } => BL_6_4,
        }
    }
}
