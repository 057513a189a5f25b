//! Every card that a fact names, wherever in it.

use crate::fact::{CardRef, Fact, ItemRef, ItemWhat, TargetRef};

/// True if every card named in a fact is one of these; true for a fact without cards.
pub(super) fn all_cards(fact: &Fact, is_one: impl Fn(&CardRef) -> bool) -> bool {
    let mut all = true;
    each_card(fact, &mut |card| all &= is_one(card));
    all
}

/// Looks at every card that a fact names.
pub(crate) fn each_card(fact: &Fact, look: &mut dyn FnMut(&CardRef)) {
    match fact {
        Fact::HandDrawn { cards, .. }
        | Fact::Recovered { cards }
        | Fact::Drawn { cards, .. }
        | Fact::CardsPaid { cards, .. }
        | Fact::OccupiersFight { cards }
        | Fact::RangeStrikes { cards, .. }
        | Fact::DamageReset { cards }
        | Fact::Milled { cards, .. }
        | Fact::LookedAt { cards, .. } => cards.iter().for_each(look),
        Fact::Opened { card, .. }
        | Fact::ShownUnpaid { card, .. }
        | Fact::AbilityUsed { card, .. }
        | Fact::LockPaid { card }
        | Fact::Sacrificed { card, .. }
        | Fact::OnlyChoice { card, .. }
        | Fact::SourceGone { card }
        | Fact::TextActs { card }
        | Fact::EffectSpent { card }
        | Fact::TurnedBack { card, .. }
        | Fact::MoveAnnounced { card, .. }
        | Fact::Moved { card, .. }
        | Fact::SetDown { card, .. }
        | Fact::VanguardNamed { card }
        | Fact::VanguardStands { card }
        | Fact::VanguardLost { card }
        | Fact::FighterNamed { card }
        | Fact::FighterJoins { card }
        | Fact::FighterLeft { card }
        | Fact::FighterChangedSides { card }
        | Fact::AssignStopped { source: card, .. }
        | Fact::Trashed { card, .. }
        | Fact::ToOwner { card, .. }
        | Fact::DiscardedToLimit { card, .. }
        | Fact::DiscardChosen { card, .. }
        | Fact::Entered { card, .. }
        | Fact::Damaged { card, .. }
        | Fact::Shielded { card, .. }
        | Fact::Healed { card, .. }
        | Fact::Modified { card, .. }
        | Fact::LockChanged { card, .. }
        | Fact::ToHand { card, .. }
        | Fact::ToSet { card, .. }
        | Fact::ControlTaken { card, .. }
        | Fact::Discarded { card, .. }
        | Fact::Taken { card, .. }
        | Fact::PutAtBottom { card, .. }
        | Fact::SetFromDeck { card, .. }
        | Fact::FoundAndSet { card, .. }
        | Fact::RecoveredCard { card }
        | Fact::StaysInTrash { card }
        | Fact::SetCardSeen { card, .. }
        | Fact::StaticActs { card } => look(card),
        Fact::Assigned { source, target, .. } | Fact::NotDealt { source, target, .. } => {
            look(source);
            look(target);
        }
        Fact::EffectDamage { source, targets, .. } => {
            look(source);
            targets.iter().for_each(look);
        }
        Fact::TargetsNamed { targets, .. } => {
            for target in targets {
                of_target(target, look);
            }
        }
        Fact::TargetSkipped { target, .. } => of_target(target, look),
        Fact::Pends { item }
        | Fact::TriggerPut { item }
        | Fact::TriggerWithoutTarget { item }
        | Fact::Resolves { item }
        | Fact::Fizzles { item, .. }
        | Fact::Negated { item } => of_item(item, look),
        Fact::FirstSeat { .. }
        | Fact::LocalCities { .. }
        | Fact::HandReturned { .. }
        | Fact::HandKept { .. }
        | Fact::PlayBegins { .. }
        | Fact::TurnStarts { .. }
        | Fact::PhaseBegins { .. }
        | Fact::StepBegins { .. }
        | Fact::DrawSkipped { .. }
        | Fact::DeckShort { .. }
        | Fact::OpenSkipped { .. }
        | Fact::WindowOpens { .. }
        | Fact::Passed { .. }
        | Fact::SilentPass { .. }
        | Fact::StandingPassEnds { .. }
        | Fact::HandBlurred { .. }
        | Fact::BattleDeclared { .. }
        | Fact::BattleBegins { .. }
        | Fact::MainEnds { .. }
        | Fact::MainGoesOn { .. }
        | Fact::NoVanguard { .. }
        | Fact::NoFighter { .. }
        | Fact::DealtTogether { .. }
        | Fact::BattleEnds { .. }
        | Fact::AtBattleEnd { .. }
        | Fact::Occupied { .. }
        | Fact::Neutral { .. }
        | Fact::CityDrawDeclined { .. }
        | Fact::CityTurned { .. }
        | Fact::CityRevealed { .. }
        | Fact::TurnEffectsEnd
        | Fact::TurnPasses { .. }
        | Fact::NothingToDiscard { .. }
        | Fact::NoneTaken { .. }
        | Fact::SearchStopped { .. }
        | Fact::Shuffled { .. }
        | Fact::CityVictory { .. }
        | Fact::DeckOut { .. }
        | Fact::BothEnd { .. } => {}
    }
}

fn of_target(target: &TargetRef, look: &mut dyn FnMut(&CardRef)) {
    match target {
        TargetRef::Card(card) => look(card),
        TargetRef::Item(item) => of_item(item, look),
        TargetRef::PastItem(_) | TargetRef::City(_) => {}
    }
}

fn of_item(item: &ItemRef, look: &mut dyn FnMut(&CardRef)) {
    match &item.what {
        ItemWhat::Move { card, .. }
        | ItemWhat::Set { card, .. }
        | ItemWhat::Vanguard { card }
        | ItemWhat::Fighter { card }
        | ItemWhat::Entry { card }
        | ItemWhat::Effect { card }
        | ItemWhat::Ability { card }
        | ItemWhat::Trigger { card } => look(card),
        ItemWhat::Recover
        | ItemWhat::Draw
        | ItemWhat::Battle { .. }
        | ItemWhat::Damage { .. }
        | ItemWhat::Occupy { .. }
        | ItemWhat::CityDraw { .. }
        | ItemWhat::Reset
        | ItemWhat::Discard { .. } => {}
    }
}
