//! Which of the table's things a fact is about.

use super::ids;
use crate::MamonoRaid;
use crate::fact::{BonusCard, CoinsFor, CostFor, Fact, HealBy, HomeFor, LifeFor};
use crate::state::PointsCard;
use crate::vocabulary::{LINE_CELLS, Service, Spot, Target};
use kanso_engine::Seat;

/// Ids of the scene that a fact is about.
#[expect(clippy::too_many_lines, reason = "one arm for each kind of fact")]
pub fn points(game: &MamonoRaid, fact: &Fact, ids: &mut Vec<String>) {
    let of = ids::of_seat;
    match fact {
        Fact::PartRevealed { part, card } => {
            ids.extend([ids::part(game, *card), ids::part_place(*part)]);
        }
        Fact::LineDealt { part, chips: _ } => {
            let line = (0..LINE_CELLS as u8).map(|at| Spot::line(*part, at));
            ids.extend(line.map(ids::cell));
        }
        Fact::PawnsPlaced { order } => ids.extend(order.iter().map(|seat| ids::pawn(*seat))),
        Fact::StartersKept { kept } => ids.extend(kept.iter().map(|of| ids::starter(*of))),
        Fact::StarterPicked { seat, symbol: starter }
        | Fact::StarterSpent { seat, starter }
        | Fact::StarterCounts { seat, starter, character: _, points: _ } => {
            ids.extend([ids::starter(*starter), of(*seat, "xp")]);
        }
        Fact::StarterBecomes { seat, symbol: _, points: _ }
        | Fact::LevelDiscounted { seat, item: _, need: _ } => ids.push(of(*seat, "xp")),
        Fact::FirstRound
        | Fact::NoEnemyPhase
        | Fact::RoundBegins { round: _ }
        | Fact::RoundEnds { .. }
        | Fact::CoreBonusBoxed
        | Fact::LastRound
        | Fact::GuardEnds { idle: _ } => ids.push(ids::ROUND.to_owned()),
        Fact::MainPhaseEnds => ids.push(ids::PHASE.to_owned()),
        Fact::DamageFromHate { seat, away: _ } => {
            ids.extend([of(*seat, "home"), of(*seat, "damage")]);
        }
        Fact::DamageFromLevel { seat, level: _ } => {
            ids.extend([of(*seat, "damage"), ids::LEVEL.to_owned()]);
        }
        Fact::Shielded { seat, .. } => ids.push(of(*seat, "damage")),
        Fact::BonusShields { seat, chip } => {
            ids.extend([ids::bonus(*chip).to_owned(), of(*seat, "damage")]);
        }
        Fact::EnemyItemActs { seat, item }
        | Fact::EnemyItemKept { seat, item }
        | Fact::ItemUsed { seat, item }
        | Fact::ItemWorks { seat, item } => ids.push(ids::own_item(game, *seat, *item)),
        Fact::Softened { seat, item, rest: _ } => {
            ids.extend([ids::own_item(game, *seat, *item), of(*seat, "damage")]);
        }
        Fact::Saved { seat, item } => {
            ids.extend([ids::own_item(game, *seat, *item), of(*seat, "life")]);
        }
        Fact::Recycled { seat, item } | Fact::ItemBought { seat, item, price: _ } => {
            ids.extend([ids::item(game, *item), ids::own_item(game, *seat, *item)]);
        }
        Fact::LifeTurned { seat, .. }
        | Fact::Unharmed { seat }
        | Fact::LifeReturns { seat, .. } => {
            ids.push(of(*seat, "life"));
        }
        Fact::WipedOut { seat } | Fact::NoPenaltyLeft { seat } => {
            ids.extend([of(*seat, "life"), of(*seat, "sheet")]);
        }
        Fact::DeathPenalty { seat, deaths: _ } => {
            ids.extend([of(*seat, "deaths"), of(*seat, "points"), ids::place(ids::DEATHS)]);
        }
        Fact::ShieldReturned { seat: _, chip } | Fact::ShieldTaken { seat: _, chip } => {
            ids.push(ids::bonus(*chip).to_owned());
        }
        Fact::BonusUsed { seat, chip } | Fact::BonusPaid { seat, chip, pays: _ } => {
            ids.extend([ids::bonus(*chip).to_owned(), of(*seat, "cards")]);
        }
        Fact::TurnComes { seat, by: _ } => ids.extend([ids::pawn(*seat), ids::TURN.to_owned()]),
        Fact::SkillUsed { seat, skill }
        | Fact::ExtraIgnored { seat, skill, extra: _ }
        | Fact::StaysReady { seat, skill }
        | Fact::Stacked { seat, skill, x: _ }
        | Fact::Attacks { seat, skill, chips: _ }
        | Fact::Released { seat, skill, .. }
        | Fact::SkillChipPlaced { seat, chip: _, skill } => {
            ids.push(ids::own_skill(game, *seat, *skill));
        }
        Fact::LifeLocked { seat, skill, .. } => {
            ids.extend([ids::own_skill(game, *seat, *skill), of(*seat, "life")]);
        }
        Fact::CostPaid { seat, cost, .. } => {
            ids.push(ids::pawn(*seat));
            ids.push(match cost {
                CostFor::Skill(skill) => ids::own_skill(game, *seat, *skill),
                CostFor::Gather => ids::service(Service::Gather).to_owned(),
                CostFor::Item(item) => ids::own_item(game, *seat, *item),
            });
        }
        Fact::PawnMoves { seat, from: _, to, below: _ } => {
            ids.extend([ids::pawn(*seat), ids::ap(*to)]);
        }
        Fact::BeyondLimit { seat, space, .. } => {
            ids.extend([ids::pawn(*seat), ids::ap(*space), of(*seat, "ap")]);
        }
        Fact::LimitRises { seat, .. } => ids.extend([of(*seat, "ap"), ids::pawn(*seat)]),
        Fact::ChipTaken { seat, chip: _, spot } => ids.extend([ids::cell(*spot), of(*seat, "xp")]),
        Fact::Purse { seat, why, .. } => {
            ids.push(of(*seat, "purse"));
            ids.extend(coins(game, *seat, *why));
        }
        Fact::CoinsShort { seat, lost: _ } => ids.push(of(*seat, "purse")),
        Fact::MarkerPlaced { seat, spot, home: _ } => {
            ids.extend([ids::cell(*spot), of(*seat, "home")]);
        }
        Fact::NoMarkerLeft { seat, spot } => ids.extend([ids::cell(*spot), of(*seat, "home")]),
        Fact::Healed { seat, by, .. } | Fact::DryFire { seat, by } => {
            ids.extend([healer(game, *seat, *by), of(*seat, "life")]);
        }
        Fact::ClearsMind { seat, .. } => ids.push(of(*seat, "life")),
        Fact::Gathers { seat, gather: _ } => {
            let card = ids::service(Service::Gather).to_owned();
            ids.extend([card, of(*seat, "gather"), of(*seat, "home")]);
        }
        Fact::Passes { seat, from: _, space } => ids.extend([ids::pawn(*seat), ids::safe(*space)]),
        Fact::LineComplete { part, .. } | Fact::ResultChosen { seat: _, part } => {
            ids.extend([ids::part_place(*part), contribution(Target::Part(*part))]);
        }
        Fact::CoreComplete => ids.extend([ids::HEART.to_owned(), contribution(Target::Core)]),
        Fact::CardContributes { seat, card, tenths: _ } => ids.push(match card {
            BonusCard::Skill(skill) => ids::own_skill(game, *seat, *skill),
            BonusCard::Item(item) => ids::own_item(game, *seat, *item),
            BonusCard::Part(part) => ids::part(game, *part),
        }),
        Fact::Contributed { target, .. } | Fact::NobodyRanked { target } => {
            ids.push(contribution(*target));
        }
        Fact::TieBroken { first: _, second: _, by } => ids.push(ids::cell(*by)),
        Fact::Unpaid { part, place: _ } => ids.push(contribution(Target::Part(*part))),
        Fact::PartTaken { seat, card } => {
            ids.extend([ids::part(game, *card), of(*seat, "points")]);
        }
        Fact::PartBoxed { card } | Fact::OnGain { seat: _, card } => {
            ids.push(ids::part(game, *card));
        }
        Fact::BlackPlaced { space, printed: _ } => {
            ids.extend([ids::BLACK.to_owned(), ids::level_space(*space)]);
        }
        Fact::BlackThere { noted: _ } => ids.push(ids::BLACK.to_owned()),
        Fact::NothingToSwap { seat } | Fact::Declined { seat } => ids.push(of(*seat, "cards")),
        Fact::Swapped { seat: _, mine, other: _, theirs } => {
            ids.extend([ids::part(game, *mine), ids::part(game, *theirs)]);
        }
        Fact::LevelRaised { seat: _, space, printed: _ } => ids.push(ids::level_space(*space)),
        Fact::LevelStacked { seat: _ } => ids.push(ids::LEVEL.to_owned()),
        Fact::MarkersHome { seat, markers: _, why } => {
            ids.push(of(*seat, "home"));
            ids.push(went_home(game, *seat, *why));
        }
        Fact::ChipsBoxed { part, chips: _ } | Fact::PartBroken { part, breaks: _ } => {
            ids.push(ids::part_place(*part));
        }
        Fact::CoreExposed { spot, chip: _ } => ids.push(ids::cell(*spot)),
        Fact::CoreWon { seat } | Fact::CoreBonusTaken { seat } => {
            ids.extend([ids::CORE_BONUS.to_owned(), of(*seat, "points")]);
        }
        Fact::ShieldsFlip => ids.push(ids::SAFE_ZONE.to_owned()),
        Fact::VisitBegins { seat }
        | Fact::NothingToBuy { seat, .. }
        | Fact::LeavesBazaar { seat } => {
            ids.push(of(*seat, "shop"));
        }
        Fact::LifeBought { seat } => {
            ids.extend([ids::service(Service::ExtraLife).to_owned(), of(*seat, "life")]);
        }
        Fact::LifeGained { seat, why, .. } | Fact::NoLifeGained { seat, why } => {
            ids.push(of(*seat, "life"));
            ids.push(match why {
                LifeFor::Bought => ids::service(Service::ExtraLife).to_owned(),
                LifeFor::Item(item) => ids::own_item(game, *seat, *item),
                LifeFor::Card(card) => ids::part(game, *card),
            });
        }
        Fact::SkillChipComes { seat: _, chip } => ids.push(ids::skill_chips(*chip).to_owned()),
        Fact::LevelPaid { seat, character, .. } => {
            ids.extend([ids::level(*seat, *character), of(*seat, "xp")]);
        }
        Fact::SkillLearned { seat, character, level: _, skill } => {
            let (shown, own) = (ids::skill(game, *skill), ids::own_skill(game, *seat, *skill));
            ids.extend([own, shown, ids::level(*seat, *character)]);
        }
        Fact::MedicPaid { seat } => {
            ids.extend([ids::service(Service::Third).to_owned(), of(*seat, "life")]);
        }
        Fact::CountedScore { seat, card, points: _ } => ids.push(match card {
            PointsCard::Part(part) => ids::part(game, *part),
            PointsCard::Item(item) => ids::own_item(game, *seat, *item),
        }),
        Fact::FixedScore { seat, halves: _ }
        | Fact::Scored { seat, tally: _ }
        | Fact::Placed { seat, .. } => ids.push(of(*seat, "points")),
        Fact::TieInPoints { first, second, space } => {
            ids.extend([ids::safe(*space), of(*first, "points"), of(*second, "points")]);
        }
    }
}

fn contribution(target: Target) -> String {
    ids::contribution(target).to_owned()
}

/// What coins come from or go to.
fn coins(game: &MamonoRaid, seat: Seat, why: CoinsFor) -> Option<String> {
    match why {
        CoinsFor::Chip(_) => None,
        CoinsFor::UnderChip(spot) => Some(ids::cell(spot)),
        CoinsFor::Rank { part, place: _ } => Some(contribution(Target::Part(part))),
        CoinsFor::Card(card) => Some(ids::part(game, card)),
        CoinsFor::BonusShield(chip) => Some(ids::bonus(chip).to_owned()),
        CoinsFor::Life => Some(ids::service(Service::ExtraLife).to_owned()),
        CoinsFor::Item(item) => Some(ids::own_item(game, seat, item)),
        CoinsFor::Medic => Some(ids::service(Service::Third).to_owned()),
    }
}

/// What heals a seat.
fn healer(game: &MamonoRaid, seat: Seat, by: HealBy) -> String {
    match by {
        HealBy::Skill(skill) => ids::own_skill(game, seat, skill),
        HealBy::Item(item) => ids::own_item(game, seat, item),
        HealBy::Card(card) => ids::part(game, card),
        HealBy::Medic => ids::service(Service::Third).to_owned(),
    }
}

/// Where markers that went home came from, or what they paid for.
fn went_home(game: &MamonoRaid, seat: Seat, why: HomeFor) -> String {
    match why {
        HomeFor::Line(part) => ids::part_place(part),
        HomeFor::Item(item) => ids::own_item(game, seat, item),
        HomeFor::Level(character) => ids::level(seat, character),
        HomeFor::LevelFull => ids::LEVEL.to_owned(),
        HomeFor::Core => ids::HEART.to_owned(),
        HomeFor::Life | HomeFor::Medic | HomeFor::RoundEnd => ids::of_seat(seat, "gather"),
    }
}
