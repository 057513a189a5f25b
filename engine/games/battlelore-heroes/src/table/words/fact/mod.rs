//! Facts in words: what happened, to whom, and what is left. Each subject has its file.

mod battle;
mod campaign;
mod casualty;
mod chest;
mod end;
mod lore;
mod orders;
mod retreat;
mod setup;

use super::{BattleLore, Teller, fmt, parts, say};
use crate::fact::Fact;
use crate::table::names;
use kanso_engine::game::Words;
use kanso_engine::{Eye, Lang};

/// A fact in words.
pub fn fact(game: &BattleLore, fact: &Fact, lang: Lang, eye: Eye, to: Words<'_>) -> fmt::Result {
    let t = Teller::new(game, lang, eye);
    match fact {
        Fact::LaidOut { .. }
        | Fact::ChestsLaid { .. }
        | Fact::CouncilChosen { .. }
        | Fact::CouncilsRevealed { .. }
        | Fact::AdvisorCounts { .. }
        | Fact::HandSize { .. }
        | Fact::DrewCommands { .. }
        | Fact::DrewLore { .. }
        | Fact::KeptLore { .. }
        | Fact::FirstTokens { .. }
        | Fact::Enlisted { .. }
        | Fact::SkillChosen { .. }
        | Fact::ArtifactsShown { .. }
        | Fact::NoArtifacts { .. }
        | Fact::Redrawn { .. }
        | Fact::RedrawCame { .. }
        | Fact::ArtifactKept { .. }
        | Fact::SpecialExchanged { .. }
        | Fact::CardsReturn { .. }
        | Fact::Equipped { .. }
        | Fact::HeroPlaced { .. }
        | Fact::KeptHome { .. } => setup::fact(t, fact, to),
        Fact::TurnBegins { .. }
        | Fact::PhaseBegins { .. }
        | Fact::PassedOver { .. }
        | Fact::Passes { .. }
        | Fact::NoCommand { .. }
        | Fact::CommandPlayed { .. }
        | Fact::ActsAs { .. }
        | Fact::CommandDice { .. }
        | Fact::OrdersGiven { .. }
        | Fact::OrdersMore { .. }
        | Fact::PieceOrdered { .. }
        | Fact::LedOrdered { .. }
        | Fact::DetachOrdered { .. }
        | Fact::OrdersLost { .. }
        | Fact::Moved { .. }
        | Fact::Rushes { .. }
        | Fact::Joined { .. }
        | Fact::LeadsLater { .. }
        | Fact::StaysApart { .. }
        | Fact::Carried { .. }
        | Fact::Detached { .. }
        | Fact::DetachLapsed { .. }
        | Fact::LeaderLeft { .. }
        | Fact::LeftMap { .. }
        | Fact::GlorySpent { .. }
        | Fact::GloryLost { .. } => orders::fact(t, fact, to),
        Fact::Battles { .. }
        | Fact::Capped { .. }
        | Fact::DiceChanged { .. }
        | Fact::Dice { .. }
        | Fact::NoDice { .. }
        | Fact::Rolled { .. }
        | Fact::Rerolled { .. }
        | Fact::FacesCancelled { .. }
        | Fact::FlagAdded
        | Fact::HitsCancelled { .. }
        | Fact::HitsBy { .. }
        | Fact::LoreFaces { .. }
        | Fact::PoolEmpty { .. }
        | Fact::StrikeIgnored { .. }
        | Fact::StrikesMiss { .. }
        | Fact::Hit { .. }
        | Fact::FiguresLost { .. }
        | Fact::FiguresBack { .. }
        | Fact::Eliminated { .. }
        | Fact::Banner { .. }
        | Fact::CriticalDice { .. }
        | Fact::Critical { .. }
        | Fact::FlagsMoot { .. }
        | Fact::FlagsCancelled { .. } => battle::fact(t, fact, to),
        Fact::MustRetreat { .. }
        | Fact::FlagsIgnored { .. }
        | Fact::Stands { .. }
        | Fact::Frightened { .. }
        | Fact::Retreated { .. }
        | Fact::AbsorbedBy { .. }
        | Fact::CannotRetreat { .. }
        | Fact::LostInRetreat { .. }
        | Fact::Panic { .. }
        | Fact::HeroSteps { .. }
        | Fact::Evades { .. }
        | Fact::MayPassAttack { .. }
        | Fact::DrivenOn { .. }
        | Fact::HeroStuck { .. }
        | Fact::BattlesBack { .. }
        | Fact::Snared { .. }
        | Fact::GainsGround { .. }
        | Fact::Pursues { .. }
        | Fact::BonusMelee
        | Fact::NoFollowOn { .. } => retreat::fact(t, fact, to),
        Fact::LorePlayed { .. }
        | Fact::OutOfCharacter { .. }
        | Fact::Countered { .. }
        | Fact::Refunded { .. }
        | Fact::LoreActs { .. }
        | Fact::LoreDone { .. }
        | Fact::ActsOn { .. }
        | Fact::GoesFarther { .. }
        | Fact::Teleported { .. }
        | Fact::Bolder { .. }
        | Fact::HolyEnds { .. }
        | Fact::TokensGained { .. }
        | Fact::TokensStolen { .. }
        | Fact::CommandLost { .. }
        | Fact::HandSeen { .. }
        | Fact::DamageRolled { .. }
        | Fact::DamageHits { .. }
        | Fact::DamageFlags { .. }
        | Fact::ItemUsed { .. }
        | Fact::ItemActs { .. }
        | Fact::PotionGoes { .. }
        | Fact::RemedyRolled { .. }
        | Fact::PowerUsed { .. }
        | Fact::Webbed { .. }
        | Fact::GivesUpBattle { .. } => lore::fact(t, fact, to),
        Fact::CheckDue { .. }
        | Fact::BearerLost { .. }
        | Fact::CheckDice { .. }
        | Fact::CheckStrikeIgnored { .. }
        | Fact::CheckCancelled { .. }
        | Fact::Checked { .. }
        | Fact::LastLight { .. }
        | Fact::Unharmed { .. }
        | Fact::Wounded { .. }
        | Fact::SkullMarked { .. }
        | Fact::Died { .. }
        | Fact::GloryGained { .. }
        | Fact::Experience { .. }
        | Fact::Treasure { .. } => casualty::fact(t, fact, to),
        Fact::Searches { .. }
        | Fact::TokensShown { .. }
        | Fact::ChestToken { .. }
        | Fact::TrapIgnored { .. }
        | Fact::QuestDone { .. }
        | Fact::ArtifactDrawn { .. }
        | Fact::NoArtifact { .. }
        | Fact::TrophyDrawn { .. }
        | Fact::ArtifactDiscarded { .. }
        | Fact::ArtifactGoes { .. } => chest::fact(t, fact, to),
        Fact::Reshuffled { .. }
        | Fact::NothingToDraw { .. }
        | Fact::CommandKept { .. }
        | Fact::LoreChoice { .. }
        | Fact::LoreCardKept { .. }
        | Fact::LoreDiscarded { .. }
        | Fact::Marker { .. }
        | Fact::QuestsFirst
        | Fact::Decided { .. } => end::fact(t, fact, to),
        Fact::BattleStarted { .. }
        | Fact::BattleFinished { .. }
        | Fact::ScenarioChosen { .. }
        | Fact::PartyChosen { .. }
        | Fact::PartiesRevealed { .. }
        | Fact::AdvisorDefeat { .. }
        | Fact::BecomesInstructor { .. }
        | Fact::Exchanged { .. }
        | Fact::RansomPaid { .. }
        | Fact::RansomShared { .. }
        | Fact::RansomSkull { .. }
        | Fact::SheetsOpen
        | Fact::Bought { .. }
        | Fact::PairReturned { .. }
        | Fact::PairPaid { .. }
        | Fact::Revealed { .. }
        | Fact::CardKept { .. }
        | Fact::CardsAside { .. }
        | Fact::SkullRestored { .. }
        | Fact::AsideReturns { .. }
        | Fact::Learned { .. }
        | Fact::JoinsCouncil { .. }
        | Fact::Inherited { .. }
        | Fact::SheetsWritten
        | Fact::StatusChanged { .. }
        | Fact::CampaignOver { .. } => campaign::fact(t, fact, to),
    }
}

/// A fact of another file's: the list above sends none, and a test tells every variant.
const fn of_another_file() -> fmt::Result {
    Err(fmt::Error)
}
