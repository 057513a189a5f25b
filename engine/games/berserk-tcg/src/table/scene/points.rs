//! Which of the table's things a fact is about.
//!
//! The ids go to every eye that is told of the fact, even shrunk: a card whose number is not for
//! everybody is told by the place where it lies (BK-3.13, BK-3.16).

use super::ids;
use crate::BerserkTcg;
use crate::fact::{Audience, CardRef, Fact, ItemRef, TargetRef};
use crate::state::Known;
use crate::table::secrets::mentioned::each_card;
use kanso_engine::Seat;

/// Ids of the scene that a fact is about.
pub fn points(game: &BerserkTcg, fact: &Fact, ids: &mut Vec<String>) {
    let mut push = |id: String| {
        if !ids.contains(&id) {
            ids.push(id);
        }
    };
    each_card(fact, &mut |card| {
        if card.number == Audience::Everybody {
            push(ids::card(card.id));
        }
    });
    places(game, fact, &mut push);
}

/// The items and places that a fact is about.
fn places(game: &BerserkTcg, fact: &Fact, push: &mut dyn FnMut(String)) {
    match fact {
        Fact::Pends { item }
        | Fact::TriggerPut { item }
        | Fact::TriggerWithoutTarget { item }
        | Fact::Resolves { item }
        | Fact::Fizzles { item, .. }
        | Fact::Negated { item } => push(item_id(item)),
        Fact::TargetsNamed { targets, .. } => targets.iter().for_each(|one| target(one, push)),
        Fact::TargetSkipped { target: one, .. } => target(one, push),
        Fact::FirstSeat { .. }
        | Fact::PlayBegins { .. }
        | Fact::TurnStarts { .. }
        | Fact::TurnEffectsEnd
        | Fact::TurnPasses { .. } => push(ids::TURN.to_owned()),
        Fact::LocalCities { .. } => push(ids::FIELD.to_owned()),
        Fact::PhaseBegins { .. }
        | Fact::OpenSkipped { .. }
        | Fact::MainEnds { .. }
        | Fact::MainGoesOn { .. } => push(ids::PHASE.to_owned()),
        Fact::StepBegins { step, city } => {
            push(ids::STEPS[*step as usize].to_owned());
            push(ids::city(*city));
        }
        Fact::HandDrawn { seat, .. }
        | Fact::HandReturned { seat, .. }
        | Fact::HandKept { seat, .. }
        | Fact::HandBlurred { seat }
        | Fact::OnlyChoice { seat, .. }
        | Fact::Taken { seat, .. }
        | Fact::NothingToDiscard { seat }
        | Fact::DiscardChosen { seat, .. } => push(ids::hand(*seat)),
        Fact::DrawSkipped { seat } | Fact::Drawn { seat, .. } => {
            push(ids::hand(*seat));
            push(ids::deck(*seat));
        }
        Fact::DeckShort { seat, .. }
        | Fact::NoneTaken { seat }
        | Fact::PutAtBottom { seat, .. }
        | Fact::SearchStopped { seat }
        | Fact::Shuffled { seat }
        | Fact::DeckOut { seat } => push(ids::deck(*seat)),
        Fact::LookedAt { seat, .. } => push(ids::aside(*seat)),
        Fact::CardsPaid { seat, cards } | Fact::Milled { seat, cards } => {
            for card in cards {
                push(ids::in_trash(game, *seat, card.kind));
            }
        }
        Fact::DiscardedToLimit { seat, card } | Fact::Discarded { seat, card } => {
            push(ids::in_trash(game, *seat, card.kind));
        }
        Fact::ToOwner { card, owner } => {
            push(ids::in_trash(game, *owner, card.kind));
            push(ids::piles(*owner));
        }
        Fact::Sacrificed { card, .. }
        | Fact::Trashed { card, .. }
        | Fact::EffectSpent { card }
        | Fact::StaysInTrash { card } => push(ids::in_trash(game, card.seat, card.kind)),
        Fact::ToHand { card, owner } => to_hand(game, card, *owner, push),
        Fact::RecoveredCard { card } => to_hand(game, card, card.seat, push),
        Fact::Moved { card, to, .. } | Fact::MoveAnnounced { card, to, .. } => {
            push(ids::lane(card.seat, *to).to_owned());
        }
        Fact::SetDown { card, city }
        | Fact::SetFromDeck { card, city }
        | Fact::FoundAndSet { card, city }
        | Fact::Opened { card, city }
        | Fact::ShownUnpaid { card, city }
        | Fact::TurnedBack { card, city }
        | Fact::Entered { card, city } => push(ids::lane(card.seat, *city).to_owned()),
        Fact::ToSet { card, was, city } => {
            push(ids::card(*was));
            push(ids::lane(card.seat, *city).to_owned());
        }
        Fact::WindowOpens { .. } => push(ids::WINDOW.to_owned()),
        Fact::Passed { seat, .. } | Fact::StandingPassEnds { seat, .. } => push(ids::pass(*seat)),
        Fact::SilentPass { .. } => push(ids::PRIORITY.to_owned()),
        Fact::BattleDeclared { city, .. } => {
            push(ids::city(*city));
            push(ids::DECLARED.to_owned());
        }
        Fact::BattleBegins { city, .. }
        | Fact::BattleEnds { city, .. }
        | Fact::AtBattleEnd { city }
        | Fact::CityDrawDeclined { city, .. } => push(ids::city(*city)),
        Fact::NoVanguard { .. } | Fact::NoFighter { .. } => push(ids::BATTLE.to_owned()),
        Fact::RangeStrikes { range, .. } | Fact::DealtTogether { range } => {
            push(ids::rung(*range));
        }
        Fact::Occupied { city, .. } | Fact::Neutral { city, .. } => {
            push(ids::city(*city));
            push(ids::OCCUPIED.to_owned());
        }
        Fact::CityTurned { city, .. } => {
            push(ids::CITY_CARDS[city.index()].to_owned());
            push(ids::LEVEL.to_owned());
        }
        Fact::CityRevealed { city, .. } => push(ids::CITY_CARDS[city.index()].to_owned()),
        Fact::CityVictory { .. } => push(ids::OCCUPIED.to_owned()),
        Fact::BothEnd { .. } => push(ids::ASKED.to_owned()),
        // Their cards say it all.
        Fact::Recovered { .. }
        | Fact::AbilityUsed { .. }
        | Fact::LockPaid { .. }
        | Fact::SourceGone { .. }
        | Fact::TextActs { .. }
        | Fact::VanguardNamed { .. }
        | Fact::VanguardStands { .. }
        | Fact::VanguardLost { .. }
        | Fact::FighterNamed { .. }
        | Fact::FighterJoins { .. }
        | Fact::OccupiersFight { .. }
        | Fact::FighterLeft { .. }
        | Fact::FighterChangedSides { .. }
        | Fact::Assigned { .. }
        | Fact::AssignStopped { .. }
        | Fact::NotDealt { .. }
        | Fact::DamageReset { .. }
        | Fact::Damaged { .. }
        | Fact::EffectDamage { .. }
        | Fact::Shielded { .. }
        | Fact::Healed { .. }
        | Fact::Modified { .. }
        | Fact::LockChanged { .. }
        | Fact::ControlTaken { .. }
        | Fact::SetCardSeen { .. }
        | Fact::StaticActs { .. } => {}
    }
}

fn item_id(item: &ItemRef) -> String {
    ids::item(item.id)
}

fn target(target: &TargetRef, push: &mut dyn FnMut(String)) {
    match target {
        TargetRef::Card(_) => {}
        TargetRef::Item(item) => push(item_id(item)),
        TargetRef::PastItem(item) => push(ids::item(*item)),
        TargetRef::City(city) => push(ids::city(*city)),
    }
}

/// A card that came to a hand: where it lies in it, if everybody saw which it is.
fn to_hand(game: &BerserkTcg, card: &CardRef, owner: Seat, push: &mut dyn FnMut(String)) {
    push(ids::hand(owner));
    if card.face == Audience::Everybody {
        push(ids::on(ids::hand_pile(game, owner, card.kind, Known::Publicly)));
    }
}
