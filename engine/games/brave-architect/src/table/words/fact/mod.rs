//! Facts in words: what happened, to whom, and what is left. Each subject has its file.

mod attack;
mod cards;
mod course;
mod destruction;
mod effects;
mod enemy;
mod enemy_attack;
mod hurt;

use super::{BraveArchitect, Teller, fmt, parts, say};
use crate::fact::Fact;
use crate::table::names;
use kanso_engine::game::Words;
use kanso_engine::{Eye, Lang};

/// A fact in words.
pub fn fact(
    game: &BraveArchitect,
    fact: &Fact,
    lang: Lang,
    eye: Eye,
    to: Words<'_>,
) -> fmt::Result {
    let t = Teller::new(game, lang, eye);
    match fact {
        Fact::SetTaken { .. }
        | Fact::StyleChosen { .. }
        | Fact::SheetReady { .. }
        | Fact::DeckReady { .. }
        | Fact::PartDealt { .. }
        | Fact::EnemyHp { .. }
        | Fact::EasyMode
        | Fact::AttackDeckReady { .. }
        | Fact::HeroPlaced { .. }
        | Fact::Flipped { .. }
        | Fact::RoundBegins { .. }
        | Fact::HeroNext { .. }
        | Fact::TurnSkipped { .. }
        | Fact::HeroesDone
        | Fact::TurnEnds { .. }
        | Fact::PreparedLost { .. }
        | Fact::UpkeepPaid { .. }
        | Fact::PersistentEnds { .. }
        | Fact::ActsAfterUpkeep { .. }
        | Fact::Moved { .. }
        | Fact::SheetCleared { .. }
        | Fact::ChipsOff
        | Fact::Passes { .. }
        | Fact::CoreFalls { .. }
        | Fact::Victory { .. }
        | Fact::TwoDown { .. }
        | Fact::Defeat { .. }
        | Fact::Stalled { .. } => course::fact(t, fact, to),
        Fact::CardSays { .. }
        | Fact::CardPlayed { .. }
        | Fact::LiesOnSheet { .. }
        | Fact::SheetAttackUsed { .. }
        | Fact::AbilityUsed { .. }
        | Fact::PlacedUsed { .. }
        | Fact::ActsByItself { .. }
        | Fact::PaidCards { .. }
        | Fact::PaidTension { .. }
        | Fact::PutUnder { .. }
        | Fact::CostTriggers { .. }
        | Fact::PlainCost { .. }
        | Fact::Boosted { .. }
        | Fact::Drew { .. }
        | Fact::DeckRefilled { .. }
        | Fact::NothingToDraw { .. }
        | Fact::Discarded { .. }
        | Fact::WeaponRecovered { .. }
        | Fact::CardRemoved { .. }
        | Fact::ItemUsed { .. } => cards::fact(t, fact, to),
        Fact::StatChanges { .. }
        | Fact::AuraBegins { .. }
        | Fact::MoveLonger { .. }
        | Fact::ExtraMoveGranted { .. }
        | Fact::PostMoveGranted { .. }
        | Fact::EvasionChanges { .. }
        | Fact::EvadesAfterAll { .. }
        | Fact::TensionRises { .. }
        | Fact::TensionFalls { .. }
        | Fact::NothingToLose { .. }
        | Fact::PursuitGained { .. }
        | Fact::Prepared { .. }
        | Fact::SeesThrough { .. }
        | Fact::ChipPlaced { .. }
        | Fact::EnemySlowed { .. }
        | Fact::HidesFromHate { .. }
        | Fact::DieSet { .. } => effects::fact(t, fact, to),
        Fact::Attacks { .. }
        | Fact::FollowsUp { .. }
        | Fact::RightUsed { .. }
        | Fact::Linked { .. }
        | Fact::TakesAlong { .. }
        | Fact::BecomesMagic { .. }
        | Fact::AttackRolled { .. }
        | Fact::Misses { .. }
        | Fact::Hits { .. }
        | Fact::StrikesLost { .. }
        | Fact::DamageAdded { .. }
        | Fact::EnemyHurt { .. }
        | Fact::EnemyHurtFixed { .. }
        | Fact::FixedLost { .. }
        | Fact::AttackRemembered { .. }
        | Fact::HateChecked { .. }
        | Fact::HateTaken { .. }
        | Fact::HateStays { .. }
        | Fact::HateDropped { .. } => attack::fact(t, fact, to),
        Fact::EnemyActs { .. }
        | Fact::TraitActive { .. }
        | Fact::StandsIn { .. }
        | Fact::EnemyWillMove { .. }
        | Fact::EnemyStays
        | Fact::EnemySteps { .. }
        | Fact::Pushed { .. }
        | Fact::Slammed { .. }
        | Fact::ForcedOverLava { .. } => enemy::fact(t, fact, to),
        Fact::PartyRevealed { .. }
        | Fact::AttackRevealed { .. }
        | Fact::EnemyDeckRefilled { .. }
        | Fact::AttackReaches { .. }
        | Fact::TraitCounts { .. }
        | Fact::TraitHurts { .. }
        | Fact::EvasionRolled { .. }
        | Fact::EnemyDamageRolled { .. }
        | Fact::Defended { .. }
        | Fact::Softened { .. }
        | Fact::AttackEffect { .. }
        | Fact::TraitAfter { .. }
        | Fact::Counters { .. }
        | Fact::AttackSettled { .. } => enemy_attack::fact(t, fact, to),
        Fact::DamageReduced { .. }
        | Fact::LeftAtOne { .. }
        | Fact::KeptAtOne { .. }
        | Fact::HurtsItself { .. }
        | Fact::Healed { .. }
        | Fact::Recovered { .. }
        | Fact::MayStillAct { .. }
        | Fact::Harmed { .. }
        | Fact::Unharmed { .. }
        | Fact::GoesDown { .. }
        | Fact::TurnCutShort { .. } => hurt::fact(t, fact, to),
        Fact::FallsLater { .. }
        | Fact::PartDestroyed { .. }
        | Fact::CoreExposed { .. }
        | Fact::NormalsOut { .. }
        | Fact::StrongsIn { .. }
        | Fact::DeckRebuilt { .. }
        | Fact::PartyOut { .. }
        | Fact::PartyFlipped { .. }
        | Fact::LevelUp { .. }
        | Fact::WeaponCardAdded { .. }
        | Fact::ItemsRevealed { .. }
        | Fact::ItemDeckRefilled { .. }
        | Fact::ItemsShort { .. }
        | Fact::ItemGot { .. }
        | Fact::GoesWithout { .. }
        | Fact::ItemsDiscarded { .. }
        | Fact::PieceChosen { .. }
        | Fact::NoPieceLeft { .. } => destruction::fact(t, fact, to),
    }
}

/// A fact of another file's: the list above sends none, and a test tells every variant.
const fn of_another_file() -> fmt::Result {
    Err(fmt::Error)
}
