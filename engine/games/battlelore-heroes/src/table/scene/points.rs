//! Which of the table's things a fact is about.
//!
//! Ids of cards that an eye may not know are not named: what is drawn or kept points at hands and decks.

use super::ids;
use crate::BattleLore;
use crate::action::ItemId;
use crate::fact::{ArtifactPlace, DamageBy, DiceBy, Fact, HeroName, Piece, WoundedBy};
use crate::vocabulary::{Camp, Hex};

/// Ids of the scene that a fact is about.
#[expect(clippy::too_many_lines, reason = "one arm for each kind of fact")]
pub fn points(game: &BattleLore, fact: &Fact, ids: &mut Vec<String>) {
    let of = |camp: Camp, name: &str| ids::of_camp(camp, name);
    match fact {
        Fact::LaidOut { .. } | Fact::ChestsLaid { .. } => ids.push(ids::BOARD.to_owned()),
        Fact::CouncilChosen { whose, .. } | Fact::AdvisorCounts { whose, .. } => {
            ids.push(of(whose.camp, "council"));
        }
        Fact::CouncilsRevealed { .. } => ids.extend(Camp::ALL.map(|camp| of(camp, "council"))),
        Fact::HandSize { whose, cards: _ } => ids.push(of(whose.camp, "commands")),
        Fact::DrewCommands { whose, cards: _ } => {
            ids.extend([of(whose.camp, "commands"), ids::COMMAND_DECK.to_owned()]);
        }
        Fact::DrewLore { whose, cards: _ } => {
            ids.extend([of(whose.camp, "lores"), ids::LORE_DECK.to_owned()]);
        }
        Fact::KeptLore { whose, .. }
        | Fact::LoreCardKept { whose, .. }
        | Fact::LoreDiscarded { whose, .. } => {
            ids.extend([of(whose.camp, "lores"), ids::LORE_DISCARD.to_owned()]);
        }
        Fact::FirstTokens { whose, tokens: _ }
        | Fact::TokensGained { whose, tokens: _ }
        | Fact::Refunded { whose, tokens: _ } => {
            ids.extend([of(whose.camp, "tokens"), ids::POOL.to_owned()]);
        }
        Fact::PoolEmpty { whose } => ids.extend([ids::POOL.to_owned(), of(whose.camp, "tokens")]),
        Fact::TokensStolen { whose, tokens: _ } => {
            ids.extend([of(whose.camp, "tokens"), of(whose.camp.other(), "tokens")]);
        }

        Fact::Enlisted { seat: _, hero }
        | Fact::NoArtifacts { hero }
        | Fact::NoArtifact { hero }
        | Fact::TrophyDrawn { hero }
        | Fact::RemedyRolled { hero, .. }
        | Fact::PotionGoes { hero, .. }
        | Fact::ArtifactDiscarded { hero, .. }
        | Fact::KeptHome { hero }
        | Fact::Exchanged { hero }
        | Fact::StatusChanged { hero, status: _ }
        | Fact::PairPaid { hero } => sheet(*hero, ids),
        Fact::SkillChosen { hero, skill } | Fact::Learned { hero, skill } => {
            ids.extend([ids::skill(game, hero.id, *skill), ids::of_hero(hero.id, "sheet")]);
        }
        Fact::ArtifactsShown { seat: _, hero, cards: _ }
        | Fact::Redrawn { hero, .. }
        | Fact::RedrawCame { hero, .. }
        | Fact::ArtifactDrawn { hero, .. }
        | Fact::Revealed { hero, cards: _ } => {
            ids.extend([ids::SHOWN.to_owned(), ids::ARTIFACTS.to_owned()]);
            sheet(*hero, ids);
        }
        Fact::ArtifactKept { hero, .. } | Fact::SpecialExchanged { hero, card: _ } => {
            ids.push(ids::of_hero(hero.id, "artifacts"));
        }
        Fact::ArtifactGoes { hero, to, .. } => {
            ids.push(ids::of_hero(hero.id, "artifacts"));
            ids.push(place(*to));
        }
        Fact::CardsReturn { .. } | Fact::AsideReturns { cards: _ } => {
            ids.push(ids::ARTIFACTS.to_owned());
        }
        Fact::CardsAside { cards: _, to } => ids.push(place(*to)),
        Fact::Equipped { hero, cards } => {
            ids.push(ids::of_hero(hero.id, "artifacts"));
            ids.extend(cards.iter().map(|card| ids::artifact(game, hero.id, *card)));
        }
        Fact::Bought { hero, card } | Fact::CardKept { hero, card } => {
            ids.extend([ids::artifact(game, hero.id, *card), ids::of_hero(hero.id, "artifacts")]);
        }
        Fact::PairReturned { hero, cards: _ } => ids.push(ids::of_hero(hero.id, "artifacts")),
        Fact::HeroPlaced { hero, camp: _, at, mounted: _ } => {
            ids.extend([ids::hero(hero.id), ids::hex(*at)]);
        }

        Fact::TurnBegins { .. }
        | Fact::PhaseBegins { .. }
        | Fact::PassedOver { .. }
        | Fact::Passes { .. }
        | Fact::NoCommand { .. }
        | Fact::Decided { .. }
        | Fact::BattleFinished { .. }
        | Fact::SheetsOpen
        | Fact::SheetsWritten
        | Fact::CampaignOver { .. } => ids.push(ids::TURN.to_owned()),
        Fact::BattleStarted { number, .. } => {
            ids.extend([ids::BOARD.to_owned(), ids::battle(*number)]);
        }
        Fact::CommandPlayed { whose, card, heals } => {
            ids.extend([ids::CARD.to_owned(), ids::command(game, whose.camp, *card)]);
            ids.extend(heals.map(ids::hex));
        }
        Fact::ActsAs { .. } => ids.push(ids::CARD.to_owned()),
        Fact::CommandDice { .. } => ids.extend([ids::CARD, ids::DICE].map(str::to_owned)),
        Fact::OrdersGiven { .. } | Fact::OrdersMore { .. } | Fact::OrdersLost { .. } => {
            ids.push(ids::ORDERS.to_owned());
        }
        Fact::LedOrdered { .. } => ids.push(ids::ORDERS.to_owned()),
        Fact::PieceOrdered { piece: of } => {
            piece(of, ids);
            ids.push(ids::ORDERS.to_owned());
        }
        Fact::DetachOrdered { hero }
        | Fact::DetachLapsed { hero }
        | Fact::Carried { hero }
        | Fact::BearerLost { hero }
        | Fact::CheckCancelled { hero }
        | Fact::CheckStrikeIgnored { hero }
        | Fact::Unharmed { hero }
        | Fact::TrapIgnored { hero }
        | Fact::Evades { hero }
        | Fact::HeroStuck { hero }
        | Fact::LeftMap { hero }
        | Fact::JoinsCouncil { hero }
        | Fact::BecomesInstructor { hero }
        | Fact::AdvisorDefeat { hero, defeats: _ } => ids.push(ids::hero(hero.id)),
        Fact::Moved { piece: of, way, moved: _ } | Fact::Retreated { piece: of, way } => {
            piece(of, ids);
            ids.extend(way.iter().map(|hex| ids::hex(*hex)));
        }
        Fact::Joined { hero, troop: _, at }
        | Fact::LeadsLater { hero, troop: _, at }
        | Fact::LeaderLeft { hero, at }
        | Fact::StaysApart { hero, at } => {
            ids.extend([ids::hero(hero.id), ids::hex(*at)]);
        }
        Fact::Detached { hero, way } => {
            ids.push(ids::hero(hero.id));
            ids.extend(way.iter().map(|hex| ids::hex(*hex)));
        }
        Fact::Rushes { piece: of }
        | Fact::GlorySpent { piece: of }
        | Fact::GloryGained { piece: of }
        | Fact::GloryLost { piece: of, tokens: _ }
        | Fact::Dice { piece: of, dice: _ }
        | Fact::LostInRetreat { piece: of }
        | Fact::DrivenOn { piece: of }
        | Fact::NoDice { piece: of }
        | Fact::StrikeIgnored { target: of }
        | Fact::StrikesMiss { piece: of }
        | Fact::Hit { target: of, .. }
        | Fact::FiguresLost { piece: of, .. }
        | Fact::FiguresBack { piece: of, .. }
        | Fact::Eliminated { piece: of }
        | Fact::MustRetreat { piece: of, .. }
        | Fact::FlagsIgnored { piece: of, .. }
        | Fact::Stands { piece: of }
        | Fact::Frightened { piece: of, .. }
        | Fact::CannotRetreat { piece: of, .. }
        | Fact::BattlesBack { piece: of }
        | Fact::Snared { piece: of }
        | Fact::NoFollowOn { piece: of }
        | Fact::GoesFarther { piece: of, .. }
        | Fact::DamageHits { target: of, .. }
        | Fact::DamageFlags { target: of, .. }
        | Fact::Webbed { piece: of, held: _ }
        | Fact::GivesUpBattle { piece: of } => piece(of, ids),
        Fact::CriticalDice { piece: of, dice: _ }
        | Fact::Critical { piece: of, .. }
        | Fact::Panic { piece: of, faces: _ } => {
            piece(of, ids);
            ids.push(ids::DICE.to_owned());
        }
        Fact::Battles { piece: of, target, .. } => {
            piece(of, ids);
            piece(target, ids);
            ids.push(ids::FIGHT.to_owned());
        }
        Fact::Capped { .. } | Fact::BonusMelee | Fact::FlagsMoot { flags: _ } => {
            ids.push(ids::FIGHT.to_owned());
        }
        Fact::DiceChanged { by, dice: _ } => {
            ids.push(ids::FIGHT.to_owned());
            ids.extend(item_of(game, *by));
        }
        Fact::Rolled { .. }
        | Fact::Rerolled { .. }
        | Fact::FacesCancelled { faces: _ }
        | Fact::FlagAdded
        | Fact::LoreFaces { faces: _ }
        | Fact::HitsCancelled { hits: _ }
        | Fact::HitsBy { face: _ }
        | Fact::FlagsCancelled { flags: _ } => ids.push(ids::DICE.to_owned()),
        Fact::Banner { whose, banners, target: _ } => {
            ids.push(ids::track(whose.camp, usize::from((*banners).max(1))));
            ids.extend([of(whose.camp, "banners"), of(whose.camp, "track")]);
        }
        Fact::AbsorbedBy { hero, spared: _ } | Fact::MayPassAttack { piece: _, hero } => {
            ids.push(ids::hero(hero.id));
        }
        Fact::HeroSteps { hero, to, evades: _ } => {
            ids.extend([ids::hero(hero.id), ids::hex(*to)]);
        }
        Fact::GainsGround { piece: of, to }
        | Fact::Pursues { piece: of, to }
        | Fact::Teleported { piece: of, to } => {
            piece(of, ids);
            ids.push(ids::hex(*to));
        }

        Fact::LorePlayed { whose, card, paid: _ } => {
            ids.push(ids::lore(game, whose.camp, *card));
            ids.extend([of(whose.camp, "lores"), of(whose.camp, "tokens")]);
        }
        Fact::OutOfCharacter { whose, .. } => ids.push(of(whose.camp, "council")),
        Fact::Countered { .. } | Fact::LoreActs { .. } | Fact::LoreDone { .. } => {
            ids.push(ids::LORE_DISCARD.to_owned());
        }
        Fact::ActsOn { by, piece: of } => {
            piece(of, ids);
            ids.extend(item_of(game, *by));
        }
        Fact::Bolder { .. } | Fact::HolyEnds { .. } => {
            ids.extend([ids::HOLY, ids::BOARD].map(str::to_owned));
        }
        Fact::CommandLost { whose, card: _ } => {
            ids.extend([of(whose.camp, "commands"), ids::COMMAND_DISCARD.to_owned()]);
        }
        Fact::HandSeen { by, cards: _ } => ids.push(of(by.camp.other(), "commands")),
        Fact::DamageRolled { by, target, faces: _ } => {
            piece(target, ids);
            ids.push(ids::DICE.to_owned());
            if let DamageBy::Item(hero, item) = by {
                ids.push(ids::item(game, *hero, *item));
            }
        }
        Fact::ItemUsed { hero, item } | Fact::ItemActs { hero, item } => {
            item_at(game, *hero, *item, ids);
        }
        Fact::PowerUsed { piece: of, target, paid: _ } => {
            piece(of, ids);
            piece(target, ids);
        }

        Fact::CheckDue { hero, dice: _ } => {
            ids.extend([ids::hero(hero.id), ids::INSIDE.to_owned()]);
        }
        Fact::CheckDice { by, dice: _ } => {
            ids.push(ids::INSIDE.to_owned());
            ids.extend(item_of(game, *by));
        }
        Fact::Checked { hero, faces: _ } | Fact::LastLight { hero, faces: _ } => {
            ids.extend([ids::hero(hero.id), ids::DICE.to_owned()]);
        }
        Fact::Wounded { hero, camp, by } => {
            ids.extend([ids::hero(hero.id), of(camp.other(), "track")]);
            match by {
                WoundedBy::Piece(of) => piece(of, ids),
                WoundedBy::Hero(other) => ids.push(ids::hero(other.id)),
                WoundedBy::Nobody => {}
            }
        }
        Fact::SkullMarked { hero, left: _ }
        | Fact::SkullRestored { hero, left: _ }
        | Fact::RansomSkull { hero } => ids.push(ids::of_hero(hero.id, "skulls")),
        Fact::Died { hero } => ids.extend([ids::hero(hero.id), ids::of_hero(hero.id, "status")]),
        Fact::Experience { hero, why: _ } => ids.push(ids::of_hero(hero.id, "experience")),
        Fact::Treasure { hero, why: _ } => ids.push(ids::of_hero(hero.id, "treasure")),
        Fact::RansomPaid { hero, payer } | Fact::RansomShared { hero, payer } => {
            ids.extend([ids::of_hero(hero.id, "sheet"), ids::of_hero(payer.id, "treasure")]);
        }

        Fact::Searches { hero, at } => ids.extend([ids::hero(hero.id), chest(*at)]),
        Fact::TokensShown { hero, .. } | Fact::ChestToken { hero, token: _ } => {
            ids.extend([ids::hero(hero.id), ids::CHESTS.to_owned()]);
        }
        Fact::QuestDone { hero, scenario: _ } => {
            ids.extend([ids::hero(hero.id), ids::QUEST.to_owned()]);
        }

        Fact::Reshuffled { lore, cards: _ } => ids.extend(if *lore {
            [ids::LORE_DECK, ids::LORE_DISCARD].map(str::to_owned)
        } else {
            [ids::COMMAND_DECK, ids::COMMAND_DISCARD].map(str::to_owned)
        }),
        Fact::NothingToDraw { whose: _, lore } => {
            ids.push(if *lore { ids::LORE_DECK } else { ids::COMMAND_DECK }.to_owned());
        }
        Fact::CommandKept { whose, .. } => {
            ids.extend([of(whose.camp, "commands"), ids::COMMAND_DISCARD.to_owned()]);
        }
        Fact::LoreChoice { whose, .. } => {
            ids.extend([of(whose.camp, "tokens"), of(whose.camp, "lores")]);
        }
        Fact::Marker { marker: _, holder } => {
            ids.extend([ids::BOARD.to_owned(), of(holder.camp, "banners")]);
        }
        Fact::QuestsFirst => ids.push(ids::QUEST.to_owned()),

        Fact::ScenarioChosen { scenario, .. } => {
            ids.extend([ids::scenario(game, *scenario), ids::TURN.to_owned()]);
        }
        Fact::PartyChosen { seat, heroes: _ } => {
            ids.extend([ids::of_seat(*seat, "party"), ids::of_seat(*seat, "hall")]);
        }
        Fact::PartiesRevealed { heroes } => {
            ids.extend(heroes.iter().flatten().map(|hero| ids::hero(hero.id)));
            ids.push(ids::TURN.to_owned());
        }
        Fact::Inherited { from, to, card } => {
            ids.extend([ids::hero(from.id), ids::hero(to.id)]);
            ids.push(ids::artifact(game, to.id, *card));
        }
    }
}

/// A hero's sheet, and its disc where it is shown.
fn sheet(hero: HeroName, ids: &mut Vec<String>) {
    ids.extend([ids::of_hero(hero.id, "sheet"), ids::hero(hero.id)]);
}

/// A piece: the hex in which it stood when it was told; a Champion by itself.
fn piece(of: &Piece, ids: &mut Vec<String>) {
    match (of.unit, of.hero) {
        (None, Some(hero)) => ids.extend([ids::hero(hero.id), ids::hex(of.at)]),
        (Some(_) | None, _) => ids.push(ids::hex(of.at)),
    }
}

/// The skill or artifact by which something is so.
fn item_of(game: &BattleLore, by: DiceBy) -> Option<String> {
    match by {
        DiceBy::Item(hero, item) => Some(ids::item(game, hero, item)),
        DiceBy::Leader(hero) => Some(ids::hero(hero)),
        DiceBy::Command => Some(ids::CARD.to_owned()),
        DiceBy::Lore(_) | DiceBy::Glory | DiceBy::MovedBow => None,
    }
}

fn item_at(game: &BattleLore, hero: HeroName, item: ItemId, ids: &mut Vec<String>) {
    ids.extend([ids::hero(hero.id), ids::item(game, hero.id, item)]);
}

/// Where artifact cards go.
fn place(to: ArtifactPlace) -> String {
    match to {
        ArtifactPlace::Deck | ArtifactPlace::Sheet | ArtifactPlace::Equipped => ids::ARTIFACTS,
        ArtifactPlace::Aside => ids::ASIDE,
    }
    .to_owned()
}

/// The chest of a hex, which is empty after a search, and the hex.
fn chest(at: Hex) -> String {
    ids::chest(at)
}
