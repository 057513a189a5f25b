//! Which effects a card may have: only those that its class, its trigger or its place can carry out,
//! so that the rules never meet another.

use super::row;
use crate::cards::AttackRow;
use crate::prelude::*;
use kanso_engine::SetError;

/// Where an effect stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// A support card, at play.
    Support,
    /// A persistent card, at play and while it lies there.
    Persistent,
    /// A persistent card, after its owner's upkeep.
    AfterUpkeep,
    /// A placed card, at its trigger.
    Placed(Trigger),
    /// A placed card, right after the damage.
    AfterDamage,
    /// An ability.
    Ability,
    /// A consumable.
    Item,
    /// A row of a hero's chart.
    Chart,
    /// An enemy attack card.
    EnemyAttack,
}

impl Place {
    const fn words(self) -> &'static str {
        match self {
            Self::Support => "a support card",
            Self::Persistent => "a persistent card",
            Self::AfterUpkeep => "an effect after the upkeep",
            Self::Placed(Trigger::OwnRoll) => "a card with trigger own_roll",
            Self::Placed(Trigger::BeforeEvade) => "a card with trigger before_evade",
            Self::Placed(Trigger::EvadeFailed) => "a card with trigger evade_failed",
            Self::Placed(Trigger::BeforeDamage) => "a card with trigger before_damage",
            Self::Placed(Trigger::BeforeFall) => "a card with trigger before_fall",
            Self::Placed(Trigger::AfterAttacked) => "a card with trigger after_attacked",
            Self::AfterDamage => "an effect after the damage",
            Self::Ability => "an ability",
            Self::Item => "an item",
            Self::Chart => "a row of a chart",
            Self::EnemyAttack => "an enemy attack card",
        }
    }
}

/// True if an effect makes sense there.
const fn fits(effect: &Effect, place: Place) -> bool {
    use Place::{
        Ability, AfterDamage, AfterUpkeep, Chart, EnemyAttack, Item, Persistent, Placed, Support,
    };
    match effect {
        Effect::StatMod { until: Until::InPlay, stat: WhichStat::This(_), .. } => {
            matches!(place, Persistent)
        }
        Effect::StatMod { until: Until::Turn | Until::Round, .. } => {
            matches!(place, Support | Ability)
        }
        Effect::StatMod { until: Until::InPlay | Until::Roll, .. } => false,
        Effect::EvadeMod { until: Until::Turn, .. } => matches!(place, Support | Ability),
        Effect::EvadeMod { until: Until::Round, .. } => matches!(place, Support | Ability | Item),
        Effect::EvadeMod { until: Until::Roll, .. } => {
            matches!(place, Placed(Trigger::BeforeEvade))
        }
        Effect::EvadeMod { until: Until::InPlay, .. } => false,
        Effect::AutoEvade => matches!(place, Placed(Trigger::EvadeFailed)),
        Effect::ReduceDamage(_) => matches!(place, Placed(Trigger::BeforeDamage)),
        Effect::MinHp1 => matches!(place, Placed(Trigger::BeforeFall)),
        Effect::SetDie => matches!(place, Placed(Trigger::OwnRoll)),
        Effect::StrikePart { .. } => matches!(place, Placed(Trigger::AfterAttacked)),
        Effect::Heal { whom: Heals::Own, .. } => {
            matches!(place, Support | Ability | AfterUpkeep | AfterDamage)
        }
        Effect::Heal { whom: Heals::Ally(_) | Heals::Each { rouses: true, .. }, .. } => {
            matches!(place, Support | Ability)
        }
        Effect::Heal { whom: Heals::Each { rouses: false, .. }, .. } => {
            matches!(place, Support | Ability | AfterUpkeep)
        }
        Effect::Heal { whom: Heals::OwnOrFallen, .. } => matches!(place, Item),
        Effect::DamageSelf(_) => matches!(place, Support | Ability | Persistent),
        Effect::GainTension(_) => {
            matches!(place, Support | Ability | AfterUpkeep | AfterDamage | Item)
        }
        Effect::LoseTension(_) | Effect::Discard(_) => matches!(place, Support | EnemyAttack),
        Effect::MoveMod(_)
        | Effect::ExtraMove(_)
        | Effect::PostAttackMove(_)
        | Effect::Draw(_)
        | Effect::GainPursuit
        | Effect::NextAttack(_)
        | Effect::SelfEnemyDef(_)
        | Effect::TakeHate(_)
        | Effect::NoHate => matches!(place, Support | Ability),
        Effect::EnemyDef(_) | Effect::EnemyAtk(_) | Effect::EnemyMove(_) => {
            matches!(place, Support | Ability | Chart)
        }
        Effect::RecoverWeapon | Effect::GainItem(_) | Effect::RemoveFromGame => {
            matches!(place, Support)
        }
    }
}

/// True if an effect needs something to be chosen when it is used.
const fn aims(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::StatMod { stat: WhichStat::Chosen, .. }
            | Effect::Heal { whom: Heals::Ally(_) | Heals::OwnOrFallen, .. }
            | Effect::StrikePart { .. }
            | Effect::SetDie
    )
}

/// Every effect of a list fits its place, and at most one has an aim.
fn check_list(face: &Face, field: &str, list: &[Effect], place: Place) -> Result<(), SetError> {
    for (index, effect) in list.iter().enumerate() {
        if !fits(effect, place) {
            let problem = format!("effect {} makes no sense for {}", index + 1, place.words());
            return Err(row(face, field, problem));
        }
        if matches!(effect, Effect::RemoveFromGame) && index + 1 != list.len() {
            return Err(row(face, field, "remove_from_game comes last"));
        }
    }
    if list.iter().filter(|effect| aims(effect)).count() > 1 {
        return Err(row(face, field, "two effects that need a choice, where one may"));
    }
    Ok(())
}

/// A deck card does what its class can.
pub fn check_card(card: &DeckCard) -> Result<(), SetError> {
    let face = &card.face;
    let effects = |place| check_list(face, "effects", &card.effects, place);
    let some = || {
        if card.effects.is_empty() {
            return Err(row(face, "effects", "the card does nothing"));
        }
        Ok(())
    };
    let none = |wanted: &str| {
        if card.effects.is_empty() {
            return Ok(());
        }
        Err(row(face, "effects", format!("{wanted} has none")))
    };
    match &card.class {
        Class::Attack(attack) => {
            check_attack(face, attack)?;
            none("an attack")?;
        }
        Class::Support => {
            some()?;
            effects(Place::Support)?;
        }
        Class::Placed(trigger) => {
            effects(Place::Placed(*trigger))?;
            if card.effects.len() != 1 {
                let problem =
                    format!("{} effects, where a placed card has one", card.effects.len());
                return Err(row(face, "effects", problem));
            }
        }
        Class::Persistent => {
            if card.after_upkeep.is_empty() && card.ability.is_none() {
                some()?;
            }
            effects(Place::Persistent)?;
        }
        Class::CostTrigger(mods) => {
            none("a cost-trigger card")?;
            let AttackMods { add_damage: _, fixed: _, roll: _, range, as_magic } = *mods;
            if range > 0 || as_magic {
                let problem = "range and as_magic come too late with what pays for an attack";
                return Err(row(face, "mods", problem));
            }
            if card.cost > 0 {
                return Err(row(face, "cost", "a cost-trigger card cannot be played: 0"));
            }
        }
    }
    check_list(face, "after_upkeep", &card.after_upkeep, Place::AfterUpkeep)?;
    check_list(face, "after_damage", &card.after_damage, Place::AfterDamage)?;
    check_parts(card)
}

/// What only one class of cards has.
fn check_parts(card: &DeckCard) -> Result<(), SetError> {
    let face = &card.face;
    let only = |field, there: bool, fits: bool, whose: &str| {
        if there && !fits {
            return Err(row(face, field, format!("only {whose} has it")));
        }
        Ok(())
    };
    let support = matches!(card.class, Class::Support);
    let persistent = matches!(card.class, Class::Persistent);
    let before_damage = matches!(card.class, Class::Placed(Trigger::BeforeDamage));
    let attack = card.attack().is_some();
    let heals = card.effects.iter().filter(|effect| matches!(effect, Effect::Heal { .. })).count();
    only("hp_at_most", card.hp_at_most.is_some(), support, "a support card")?;
    only("after_upkeep", !card.after_upkeep.is_empty(), persistent, "a persistent card")?;
    only("ability", card.ability.is_some(), persistent, "a persistent card")?;
    let trigger = "a card with trigger before_damage";
    only("after_damage", !card.after_damage.is_empty(), before_damage, trigger)?;
    match card.boost.map(|boost| boost.gives) {
        None => {}
        Some(BoostGives::AddDamage(_)) => only("boost.add_damage", true, attack, "an attack")?,
        Some(BoostGives::Heal(_)) => {
            let whose = "a support card with one heal";
            only("boost.heal", true, support && heals == 1, whose)?;
        }
    }
    check_ability(face, card.ability.as_ref())
}

/// A chart begins somewhere, ascends, and its rows put chips.
pub fn check_attack(face: &Face, attack: &HeroAttack) -> Result<(), SetError> {
    if attack.chart.is_empty() {
        return Err(row(face, "chart", "no row: the attack never hits"));
    }
    if !attack.chart.is_sorted_by(|one, next| one.from < next.from) {
        return Err(row(face, "chart", "the rows ascend, each total once"));
    }
    for line in &attack.chart {
        check_list(face, "chart.effects", &line.effects, Place::Chart)?;
    }
    Ok(())
}

/// An ability does something.
pub fn check_ability(face: &Face, ability: Option<&Ability>) -> Result<(), SetError> {
    let Some(ability) = ability else { return Ok(()) };
    if ability.effects.is_empty() {
        return Err(row(face, "ability.effects", "the ability does nothing"));
    }
    check_list(face, "ability.effects", &ability.effects, Place::Ability)
}

/// An item does one thing.
pub fn check_consumable(face: &Face, effects: &[Effect]) -> Result<(), SetError> {
    if effects.len() != 1 {
        let problem = format!("{} effects, where an item has one", effects.len());
        return Err(row(face, "effects", problem));
    }
    check_list(face, "effects", effects, Place::Item)
}

/// An enemy attack takes tension or cards.
pub fn check_enemy_attack(card: &AttackRow) -> Result<(), SetError> {
    check_list(&card.face, "effect", card.effect.as_slice(), Place::EnemyAttack)
}
