//! One or more of every fact and every refusal, for the tests of words.

use crate::fact::{BattleResult, Fizzle, ItemWhat, SilentCause, Undealt};
use crate::prelude::*;
use crate::refusal::Tried;
use crate::table::scene::sample::city;

/// Seat 0.
pub const AKI: Seat = Seat::at(0);
/// Seat 1.
pub const BEA: Seat = Seat::at(1);

/// What the samples of facts and refusals are about.
#[derive(Clone, Copy)]
pub struct Parts {
    /// A card, with those who may know it.
    pub card: CardRef,
    /// Another one.
    pub other: CardRef,
}

impl Parts {
    const fn item(self, what: ItemWhat) -> ItemRef {
        ItemRef { id: ItemId(7), seat: self.card.seat, what }
    }

    /// One of each kind of item.
    fn items(self) -> Vec<ItemRef> {
        let (card, to) = (self.card, city(3));
        [
            ItemWhat::Recover,
            ItemWhat::Draw,
            ItemWhat::Move { card, to },
            ItemWhat::Set { card, city: to },
            ItemWhat::Battle { city: to },
            ItemWhat::Vanguard { card },
            ItemWhat::Fighter { card },
            ItemWhat::Damage { range: 1 },
            ItemWhat::Occupy { city: to },
            ItemWhat::CityDraw { city: to },
            ItemWhat::Reset,
            ItemWhat::Discard { count: 2 },
            ItemWhat::Entry { card },
            ItemWhat::Effect { card },
            ItemWhat::Ability { card },
            ItemWhat::Trigger { card },
        ]
        .map(|what| self.item(what))
        .to_vec()
    }

    fn targets(self) -> Vec<TargetRef> {
        let item = self.item(ItemWhat::Effect { card: self.other });
        vec![
            TargetRef::Card(self.card),
            TargetRef::Item(item),
            TargetRef::PastItem(ItemId(4)),
            TargetRef::City(city(5)),
        ]
    }
}

/// One row for each variant; a new variant does not compile without a row.
macro_rules! samples {
    ($(#[$meta:meta])* $name:ident($parts:ident) -> $kind:ident { $($pattern:pat => $values:expr,)* }) => {
        $(#[$meta])*
        pub fn $name($parts: Parts) -> Vec<$kind> {
            let has_row = |value: &$kind| match value { $($pattern => {})* };
            let mut all: Vec<$kind> = Vec::new();
            $(
                let row: Vec<$kind> = $values.into_iter().collect();
                assert!(row.iter().all(|value| matches!(value, $pattern)), "a row has its own");
                assert!(!row.is_empty(), "a row has a sample");
                all.extend(row);
            )*
            all.iter().for_each(has_row);
            all
        }
    };
}

samples! {
    /// One or more of every fact.
    facts(p) -> Fact {
        Fact::FirstSeat { .. } => [Fact::FirstSeat { seat: AKI }],
        Fact::LocalCities { .. } => [Fact::LocalCities { cities: vec![Identity(1), Identity(4)] }],
        Fact::HandDrawn { .. } => [Fact::HandDrawn { seat: AKI, cards: vec![p.card, p.other] }],
        Fact::HandReturned { .. } => [Fact::HandReturned { seat: AKI, count: 7 }],
        Fact::HandKept { .. } => [false, true]
            .map(|by_itself| Fact::HandKept { seat: AKI, count: 6, by_itself }),
        Fact::PlayBegins { .. } => [Fact::PlayBegins { seat: AKI }],
        Fact::TurnStarts { .. } => [Fact::TurnStarts { seat: AKI, turn: 5 }],
        Fact::PhaseBegins { .. } => Phase::ALL.map(|phase| Fact::PhaseBegins { phase }),
        Fact::StepBegins { .. } => BattleStep::ALL
            .map(|step| Fact::StepBegins { step, city: city(2) }),
        Fact::Recovered { .. } => [Fact::Recovered { cards: vec![p.card, p.other] }],
        Fact::DrawSkipped { .. } => [Fact::DrawSkipped { seat: AKI }],
        Fact::Drawn { .. } => [DrawnBy::Turn, DrawnBy::City, DrawnBy::Effect]
            .map(|by| Fact::Drawn { seat: AKI, cards: vec![p.card, p.other], by }),
        Fact::DeckShort { .. } => [Fact::DeckShort { seat: AKI, missing: 1 }],
        Fact::OpenSkipped { .. } => [Fact::OpenSkipped { seat: AKI }],
        Fact::Opened { .. } => [Fact::Opened { card: p.card, city: city(3) }],
        Fact::ShownUnpaid { .. } => [Fact::ShownUnpaid { card: p.card, city: city(3) }],
        Fact::AbilityUsed { .. } => [Fact::AbilityUsed { card: p.card, ability: 0 }],
        Fact::LockPaid { .. } => [Fact::LockPaid { card: p.card }],
        Fact::CardsPaid { .. } => [Fact::CardsPaid { seat: AKI, cards: vec![p.card, p.other] }],
        Fact::Sacrificed { .. } => [Fact::Sacrificed { card: p.card, city: city(3) }],
        Fact::TargetsNamed { .. } => [(p.targets(), false), (p.targets(), true), (vec![], false)]
            .map(|(targets, forced)| Fact::TargetsNamed { seat: AKI, targets, forced }),
        Fact::OnlyChoice { .. } => [Fact::OnlyChoice { seat: AKI, card: p.card }],
        Fact::Pends { .. } => p.items().into_iter().map(|item| Fact::Pends { item }),
        Fact::TriggerPut { .. } => p.items().into_iter().map(|item| Fact::TriggerPut { item }),
        Fact::TriggerWithoutTarget { .. } => p.items().into_iter()
            .map(|item| Fact::TriggerWithoutTarget { item }),
        Fact::Resolves { .. } => p.items().into_iter().map(|item| Fact::Resolves { item }),
        Fact::Fizzles { .. } => Fizzle::ALL.map(|why| Fact::Fizzles { item: p.items()[2], why }),
        Fact::Negated { .. } => p.items().into_iter().map(|item| Fact::Negated { item }),
        Fact::TargetSkipped { .. } => p.targets().into_iter().flat_map(|target| {
            [false, true].map(|unfit| Fact::TargetSkipped { target, unfit })
        }),
        Fact::SourceGone { .. } => [Fact::SourceGone { card: p.card }],
        Fact::TextActs { .. } => [Fact::TextActs { card: p.card }],
        Fact::EffectSpent { .. } => [Fact::EffectSpent { card: p.card }],
        Fact::TurnedBack { .. } => [Fact::TurnedBack { card: p.card, city: city(3) }],
        Fact::WindowOpens { .. } => OpenWindow::ALL.map(|window| Fact::WindowOpens { window }),
        Fact::Passed { .. } => PassScope::ALL.map(|scope| Fact::Passed { seat: AKI, scope }),
        Fact::SilentPass { .. } => SilentCause::ALL
            .map(|cause| Fact::SilentPass { seat: AKI, cause }),
        Fact::StandingPassEnds { .. } => StandingPass::ALL
            .map(|pass| Fact::StandingPassEnds { seat: AKI, pass }),
        Fact::MoveAnnounced { .. } => [
            Fact::MoveAnnounced { card: p.card, from: city(2), to: city(3) },
        ],
        Fact::Moved { .. } => [Fact::Moved { card: p.card, from: city(2), to: city(3) }],
        Fact::SetDown { .. } => [Fact::SetDown { card: p.card, city: city(3) }],
        Fact::HandBlurred { .. } => [Fact::HandBlurred { seat: AKI }],
        Fact::BattleDeclared { .. } => [Fact::BattleDeclared { seat: AKI, city: city(3) }],
        Fact::BattleBegins { .. } => [Fact::BattleBegins { city: city(3), attacker: AKI }],
        Fact::MainEnds { .. } => [Fact::MainEnds { seat: AKI }],
        Fact::MainGoesOn { .. } => [Fact::MainGoesOn { seat: AKI }],
        Fact::VanguardNamed { .. } => [Fact::VanguardNamed { card: p.card }],
        Fact::VanguardStands { .. } => [Fact::VanguardStands { card: p.card }],
        Fact::NoVanguard { .. } => [false, true]
            .map(|by_itself| Fact::NoVanguard { seat: AKI, by_itself }),
        Fact::VanguardLost { .. } => [Fact::VanguardLost { card: p.card }],
        Fact::FighterNamed { .. } => [Fact::FighterNamed { card: p.card }],
        Fact::FighterJoins { .. } => [Fact::FighterJoins { card: p.card }],
        Fact::NoFighter { .. } => [false, true]
            .map(|by_itself| Fact::NoFighter { seat: AKI, by_itself }),
        Fact::OccupiersFight { .. } => [Fact::OccupiersFight { cards: vec![p.card, p.other] }],
        Fact::FighterLeft { .. } => [Fact::FighterLeft { card: p.card }],
        Fact::FighterChangedSides { .. } => [Fact::FighterChangedSides { card: p.card }],
        Fact::RangeStrikes { .. } => [Fact::RangeStrikes { range: 2, cards: vec![p.card, p.other] }],
        Fact::Assigned { .. } => [false, true]
            .map(|forced| Fact::Assigned { source: p.card, target: p.other, amount: 3, forced }),
        Fact::AssignStopped { .. } => [Fact::AssignStopped { source: p.card, rest: 2 }],
        Fact::NotDealt { .. } => Undealt::ALL
            .map(|why| Fact::NotDealt { source: p.card, target: p.other, amount: 2, why }),
        Fact::DealtTogether { .. } => [Fact::DealtTogether { range: 0 }],
        Fact::BattleEnds { .. } => BattleResult::ALL
            .map(|result| Fact::BattleEnds { city: city(3), result }),
        Fact::AtBattleEnd { .. } => [Fact::AtBattleEnd { city: city(3) }],
        Fact::Occupied { .. } => [Fact::Occupied { seat: AKI, city: city(3) }],
        Fact::Neutral { .. } => [Fact::Neutral { city: city(3), was: BEA }],
        Fact::CityDrawDeclined { .. } => [Fact::CityDrawDeclined { seat: AKI, city: city(3) }],
        Fact::Trashed { .. } => [
            TrashCause::Damage, TrashCause::Unique, TrashCause::Text, TrashCause::Negated,
        ].map(|why| Fact::Trashed { card: p.card, city: city(3), why }),
        Fact::ToOwner { .. } => [Fact::ToOwner { card: p.card, owner: BEA }],
        Fact::CityTurned { .. } => [false, true]
            .map(|up| Fact::CityTurned { city: city(3), up, level: 2 }),
        Fact::CityRevealed { .. } => [0, 3]
            .map(|row| Fact::CityRevealed { city: city(3), identity: Identity(row) }),
        Fact::DamageReset { .. } => [Fact::DamageReset { cards: vec![p.card, p.other] }],
        Fact::DiscardedToLimit { .. } => [Fact::DiscardedToLimit { seat: AKI, card: p.card }],
        Fact::DiscardChosen { .. } => [Fact::DiscardChosen { seat: AKI, card: p.card }],
        Fact::TurnEffectsEnd => [Fact::TurnEffectsEnd],
        Fact::TurnPasses { .. } => [Fact::TurnPasses { to: BEA }],
        Fact::Entered { .. } => [Fact::Entered { card: p.card, city: city(3) }],
        Fact::Damaged { .. } => [(0, 0, false), (1, 0, true), (0, 2, false), (1, 1, true)]
            .map(|(absorbed, reduced, combat)| {
                Fact::Damaged { card: p.card, damage: 2, absorbed, reduced, combat }
            }),
        Fact::EffectDamage { .. } => [
            Fact::EffectDamage { source: p.card, targets: vec![p.other, p.card], amount: 1 },
        ],
        Fact::Shielded { .. } => [Fact::Shielded { card: p.card, amount: 2 }],
        Fact::Healed { .. } => [Fact::Healed { card: p.card, amount: 2 }],
        Fact::Modified { .. } => [
            (Stat::Power, 1), (Stat::Hp, -1), (Stat::Range, 2), (Stat::Move, -2),
        ].map(|(stat, amount)| Fact::Modified { card: p.card, stat, amount }),
        Fact::LockChanged { .. } => [false, true]
            .map(|locked| Fact::LockChanged { card: p.card, locked }),
        Fact::ToHand { .. } => [Fact::ToHand { card: p.card, owner: BEA }],
        Fact::ToSet { .. } => [Fact::ToSet { card: p.card, was: CardId(4), city: city(3) }],
        Fact::ControlTaken { .. } => [Fact::ControlTaken { card: p.card, seat: BEA }],
        Fact::Discarded { .. } => [Fact::Discarded { seat: AKI, card: p.card }],
        Fact::NothingToDiscard { .. } => [Fact::NothingToDiscard { seat: AKI }],
        Fact::Milled { .. } => [Fact::Milled { seat: AKI, cards: vec![p.card, p.other] }],
        Fact::LookedAt { .. } => [Fact::LookedAt { seat: AKI, cards: vec![p.card, p.other] }],
        Fact::Taken { .. } => [Fact::Taken { seat: AKI, card: p.card }],
        Fact::NoneTaken { .. } => [Fact::NoneTaken { seat: AKI }],
        Fact::PutAtBottom { .. } => [false, true]
            .map(|forced| Fact::PutAtBottom { seat: AKI, card: p.card, forced }),
        Fact::SetFromDeck { .. } => [Fact::SetFromDeck { card: p.card, city: city(3) }],
        Fact::FoundAndSet { .. } => [Fact::FoundAndSet { card: p.card, city: city(3) }],
        Fact::SearchStopped { .. } => [Fact::SearchStopped { seat: AKI }],
        Fact::Shuffled { .. } => [Fact::Shuffled { seat: AKI }],
        Fact::RecoveredCard { .. } => [Fact::RecoveredCard { card: p.card }],
        Fact::StaysInTrash { .. } => [Fact::StaysInTrash { card: p.card }],
        Fact::SetCardSeen { .. } => [Fact::SetCardSeen { seat: AKI, card: p.card }],
        Fact::StaticActs { .. } => [Fact::StaticActs { card: p.card }],
        Fact::CityVictory { .. } => [Fact::CityVictory { seat: AKI }],
        Fact::DeckOut { .. } => [Fact::DeckOut { seat: AKI }],
        Fact::BothEnd { .. } => [Some(BEA), None].map(|winner| Fact::BothEnd { winner }),
    }
}

samples! {
    /// One or more of every refusal.
    refusals(p) -> Refusal {
        Refusal::WrongMoment { .. } => Tried::ALL.map(|tried| {
            Refusal::WrongMoment { tried, asked: Question::Window, open_phase: false }
        }),
        Refusal::NotOffered { .. } => Question::ALL.map(|asked| Refusal::NotOffered { asked }),
        Refusal::HandCard { .. } => [Refusal::HandCard { card: p.card }],
        Refusal::NotInHand { .. } => [Refusal::NotInHand { seat: AKI }],
        Refusal::SetThisTurn { .. } => [Refusal::SetThisTurn { card: p.card }],
        Refusal::NotAtBattle { .. } => [
            Refusal::NotAtBattle { card: p.card, city: city(2), battle: city(4) },
        ],
        Refusal::ShownAlready { .. } => [Refusal::ShownAlready { card: p.card }],
        Refusal::UnpaidInWindow => [Refusal::UnpaidInWindow],
        Refusal::NotQuick { .. } => [Refusal::NotQuick { card: p.card }],
        Refusal::LevelTooHigh { .. } => [
            Refusal::LevelTooHigh { card: p.card, level: 3, city_level: 1 },
        ],
        Refusal::UniqueInPlay { .. } => [
            Refusal::UniqueInPlay { card: p.card, other: p.other },
        ],
        Refusal::ConditionFails { .. } => [Refusal::ConditionFails { card: p.card }],
        Refusal::NoTarget { .. } => [false, true]
            .map(|paid_away| Refusal::NoTarget { card: p.card, paid_away }),
        Refusal::CannotPay { .. } => [
            (COST, false, false), (COST, false, true), (Cost::default(), true, true),
        ].map(|(cost, sacrifice, used)| {
            Refusal::CannotPay { card: p.card, cost, hand: 1, sacrifice, used }
        }),
        Refusal::NotInPlay { .. } => [Refusal::NotInPlay { card: p.card }],
        Refusal::NoCost { .. } => [false, true]
            .map(|absent| Refusal::NoCost { card: p.card, ability: 1, absent }),
        Refusal::OnlyInMain { .. } => [Refusal::OnlyInMain { card: p.card }],
        Refusal::LockedForCost { .. } => [Refusal::LockedForCost { card: p.card }],
        Refusal::LockedForMove { .. } => [Refusal::LockedForMove { card: p.card }],
        Refusal::EnteredThisTurn { .. } => [Refusal::EnteredThisTurn { card: p.card }],
        Refusal::TooFar { .. } => [
            Refusal::TooFar { card: p.card, to: city(5), distance: 4, movement: 3 },
        ],
        Refusal::AlreadyThere { .. } => [Refusal::AlreadyThere { card: p.card, city: city(2) }],
        Refusal::EnemyCity { .. } => [Refusal::EnemyCity { city: city(2) }],
        Refusal::OwnCity { .. } => [Refusal::OwnCity { city: city(2) }],
        Refusal::DeclaredAlready { .. } => [Refusal::DeclaredAlready { city: city(2) }],
        Refusal::NobodyToAttack { .. } => [Refusal::NobodyToAttack { city: city(2) }],
        Refusal::NoBattleInTurnOne => [Refusal::NoBattleInTurnOne],
        Refusal::FighterElsewhere { .. } => [false, true].map(|vanguard| {
            Refusal::FighterElsewhere { card: p.card, battle: city(3), vanguard }
        }),
        Refusal::FighterLocked { .. } => [false, true]
            .map(|vanguard| Refusal::FighterLocked { card: p.card, vanguard }),
        Refusal::FightsAlready { .. } => [Refusal::FightsAlready { card: p.card }],
        Refusal::NoEnemyFighter { .. } => [Refusal::NoEnemyFighter { card: p.card }],
        Refusal::AssignOutOfOrder { .. } => [false, true]
            .map(|last| Refusal::AssignOutOfOrder { card: p.card, amount: 1, rest: 3, last }),
        Refusal::MustAssignAll { .. } => [Refusal::MustAssignAll { rest: 2 }],
        Refusal::LethalFirst { .. } => [1, 3]
            .map(|amount| Refusal::LethalFirst { card: p.card, amount, enough: 2 }),
        Refusal::DrawOne => [Refusal::DrawOne],
        Refusal::WrongPayment { .. } => [(COST, false), (Cost::default(), true)]
            .map(|(cost, sacrifice)| Refusal::WrongPayment { cost, sacrifice }),
        Refusal::WrongPart { .. } => [Refusal::WrongPart { cost: COST }],
        Refusal::PaymentTakesTarget { .. } => [Refusal::PaymentTakesTarget { card: p.card }],
        Refusal::Untargetable { .. } => [Refusal::Untargetable { card: p.card }],
        Refusal::UnfitTarget { .. } => [false, true]
            .map(|missing| Refusal::UnfitTarget { card: p.card, missing }),
        Refusal::CannotTake { .. } => [false, true].map(|must| Refusal::CannotTake { must }),
        Refusal::CannotFind { .. } => [false, true]
            .map(|absent| Refusal::CannotFind { kind: FOUND, absent }),
        Refusal::FindUnique { .. } => [Refusal::FindUnique { kind: FOUND }],
        Refusal::MustFind => [Refusal::MustFind],
    }
}

/// Two white, one black and one more.
const COST: Cost = Cost { coloured: [2, 0, 1, 0], any: 1 };
/// Some kind that is searched for.
const FOUND: CardKind = CardKind::new(0).expect("a set has a first card");
