//! Refusals in words: what was asked, what stands against it, what would be possible.

mod battle;
mod cards;
mod hero;

use super::{BattleLore, Teller, fmt, parts, say};
use crate::action::ItemId;
use crate::refusal::Refusal;
use kanso_engine::game::Words;
use kanso_engine::{Eye, Lang};

/// A refusal in words, without the rule's own line.
pub fn refusal(
    game: &BattleLore,
    refusal: &Refusal,
    lang: Lang,
    eye: Eye,
    to: Words<'_>,
) -> fmt::Result {
    let t = Teller::new(game, lang, eye);
    match refusal {
        Refusal::OtherQuestion { awaited } => say! { t, to;
            "something else is asked: {question}" / "いま尋ねられているのは別のこと：{question}";
            question = parts::question_name(t, *awaited)
        },
        Refusal::OtherReading => say! { t, to;
            "by the readings in force there is no such choice here: leave that word out" /
            "採用中の解釈ではこの指定はない：余分な選択を外せばよい"
        },
        Refusal::NotApart => say! { t, to;
            "under the readings in force this is no choice of its own: the move or the retreat says it" /
            "採用中の解釈では単独の選択ではない：移動や退却の中で指定する"
        },
        Refusal::ChoiceMissing => say! { t, to;
            "the readings in force ask for one thing more here: name one of the choices that say it" /
            "採用中の解釈では、ここでもう1つ指定が要る：それを含む選択肢から選ぶ"
        },
        Refusal::NotOffered => say! { t, to;
            "this is not offered here: choose one of the others" /
            "ここでは選べない：ほかの選択肢から選ぶ"
        },
        Refusal::WrongCouncil { .. }
        | Refusal::WrongLoreCount { .. }
        | Refusal::NotThere { .. }
        | Refusal::MustKeep
        | Refusal::CommandNotHeld { .. }
        | Refusal::LoreNotHeld { .. }
        | Refusal::WrongWindow { .. }
        | Refusal::WrongMode { .. }
        | Refusal::NoEffect { .. }
        | Refusal::PlayedInLieu { .. }
        | Refusal::TooFewTokens { .. }
        | Refusal::LorePlayed
        | Refusal::NoTarget { .. }
        | Refusal::NoRallyTarget
        | Refusal::WrongRole { .. }
        | Refusal::NotEquipped { .. }
        | Refusal::UsedUp { .. }
        | Refusal::CannotUse { .. }
        | Refusal::NoToken { .. } => cards::refusal(t, refusal, to),
        Refusal::ClassTaken { .. }
        | Refusal::RosterFull
        | Refusal::NoFreeSkill { .. }
        | Refusal::OtherClass { .. }
        | Refusal::NeedsSkill { .. }
        | Refusal::SkillTaken { .. }
        | Refusal::ThreeSkills
        | Refusal::LevelledUp
        | Refusal::TooLittleExperience { .. }
        | Refusal::TooLittleTreasure { .. }
        | Refusal::CardFits { .. }
        | Refusal::NoCardLeft { .. }
        | Refusal::SpecialFound { .. }
        | Refusal::SpecialCard { .. }
        | Refusal::CannotEquip { .. }
        | Refusal::NoLoreMaster { .. }
        | Refusal::CannotPlace { .. }
        | Refusal::NotInDeck { .. }
        | Refusal::NotForSale { .. }
        | Refusal::NoPair
        | Refusal::TooFewSkills
        | Refusal::GuestSpotFull
        | Refusal::NoGift { .. }
        | Refusal::WrongParty
        | Refusal::NoSkullMarked => hero::refusal(t, refusal, to),
        Refusal::NoPiece { .. }
        | Refusal::OrderedAlready { .. }
        | Refusal::OutsideSection { .. }
        | Refusal::SectionWithout { .. }
        | Refusal::SectionMissing { .. }
        | Refusal::WrongPiece { .. }
        | Refusal::NoOrders
        | Refusal::NoFace { .. }
        | Refusal::NotLeader { .. }
        | Refusal::CannotDetach { .. }
        | Refusal::NoDetachment { .. }
        | Refusal::SameHex { .. }
        | Refusal::NotOrdered { .. }
        | Refusal::StaysThere { .. }
        | Refusal::NowhereToGo { .. }
        | Refusal::TooFar { .. }
        | Refusal::Occupied { .. }
        | Refusal::NoEntry { .. }
        | Refusal::StopsBefore { .. }
        | Refusal::HasMoved { .. }
        | Refusal::LeavesSection { .. }
        | Refusal::IsWebbed { .. }
        | Refusal::WaitsForLeader { .. }
        | Refusal::WasJoined { .. }
        | Refusal::CannotShare { .. }
        | Refusal::MountedLeader { .. }
        | Refusal::StopsAtChest { .. }
        | Refusal::CannotExit { .. }
        | Refusal::NoGlory { .. }
        | Refusal::HasBattled { .. }
        | Refusal::MovedTooFar { .. }
        | Refusal::HeroMayNot { .. }
        | Refusal::EnteredTerrain { .. }
        | Refusal::NoEnemy { .. }
        | Refusal::NoSight { .. }
        | Refusal::MustMelee { .. }
        | Refusal::NoChest { .. }
        | Refusal::EnemyBeside { .. }
        | Refusal::CannotSearch { .. }
        | Refusal::TooManyIgnored { .. }
        | Refusal::ShorterPath { .. }
        | Refusal::LongerPath { .. }
        | Refusal::IgnoredOtherwise { .. }
        | Refusal::WrongPath
        | Refusal::PathTooLong
        | Refusal::PathTooShort
        | Refusal::NoExitByEvade
        | Refusal::CannotEnd { .. }
        | Refusal::NoBattleBack
        | Refusal::NoEvade
        | Refusal::NoGround
        | Refusal::NoPursuit { .. }
        | Refusal::NoPower { .. }
        | Refusal::GloryBefore { .. }
        | Refusal::GloryMoveFirst { .. } => battle::refusal(t, refusal, to),
    }
}

/// A refusal of another file's: the list above sends none, and a test tells every variant.
const fn of_another_file() -> fmt::Result {
    Err(fmt::Error)
}
