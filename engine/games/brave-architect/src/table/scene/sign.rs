//! Signs of kinds of things: of cards by their class, of what is worn and of the enemy by their
//! English names first, else by what they do, so that a set of one's own has signs, too.
//!
//! `Icon` of the card set is a mark on an attack; the signs of the table are called `Sign` here.

use crate::cards::{
    AttackRow, DeckCard, ItemRow, Manner, PartyRow, PieceRow, RaceRow, SubRow, face_of,
};
use crate::prelude::*;
use kanso_engine::scene::Icon as Sign;

/// What weapons are called.
const WEAPONS: [(&str, Sign); 13] = [
    ("shield", Sign::SwordAndShield),
    ("knuckle", Sign::Fist),
    ("axe", Sign::Axe),
    ("blades", Sign::SwordMaster),
    ("sword", Sign::Warrior),
    ("lance", Sign::Lancer),
    ("crossbow", Sign::Crossbowmen),
    ("bow", Sign::Bow),
    ("staff", Sign::Staff),
    ("gun", Sign::Gun),
    ("cannon", Sign::Cannon),
    ("dagger", Sign::Dagger),
    ("grimoire", Sign::Scroll),
];

/// What sub-weapons, items and pieces of equipment are called.
const GEAR: [(&str, Sign); 24] = [
    ("buckler", Sign::Buckler),
    ("dagger", Sign::Dagger),
    ("knives", Sign::Knives),
    ("boots", Sign::Boots),
    ("wand", Sign::Sorcerer),
    ("symbol", Sign::HolySymbol),
    ("whip", Sign::Reach),
    ("cloak", Sign::Cloak),
    ("alchemy", Sign::Potion),
    ("potion", Sign::Potion),
    ("elixir", Sign::Elixir),
    ("drink", Sign::Tension),
    ("smoke", Sign::Smoke),
    ("armour", Sign::Armour),
    ("armor", Sign::Armour),
    ("mail", Sign::Armour),
    ("robe", Sign::Cloak),
    ("ring", Sign::Ring),
    ("gloves", Sign::Fist),
    ("charm", Sign::RabbitFoot),
    ("helmet", Sign::Helmet),
    ("crown", Sign::Crown),
    ("shield", Sign::RoundShield),
    ("banner", Sign::Banner),
];

/// What races are called.
const RACES: [(&str, Sign); 7] = [
    ("human", Sign::Human),
    ("elf", Sign::Elf),
    ("dwarf", Sign::Dwarf),
    ("halfrat", Sign::Halfrat),
    ("demihuman", Sign::Demihuman),
    ("beastman", Sign::Beastman),
    ("machine", Sign::Machine),
];

/// What parts of the enemy are called.
const ELEMENTS: [(&str, Sign); 7] = [
    ("fire", Sign::Fire),
    ("water", Sign::Water),
    ("wind", Sign::Wind),
    ("earth", Sign::Tremor),
    ("thunder", Sign::Bolt),
    ("light", Sign::Light),
    ("dark", Sign::Dark),
];

/// What the enemy attacks with.
const ATTACKS: [(&str, Sign); 8] = [
    ("bite", Sign::Head),
    ("stomp", Sign::Tremor),
    ("claw", Sign::Claw),
    ("tail", Sign::Tail),
    ("wing", Sign::Back),
    ("breath", Sign::Fire),
    ("meteor", Sign::Fireball),
    ("rampage", Sign::Hack),
];

/// A race.
pub(super) fn of_race(race: &RaceRow) -> Sign {
    Sign::of_word(&race.face.name.en, &RACES).unwrap_or(Sign::Fighter)
}

/// A weapon, and each of its faces.
pub(super) fn of_weapon(cards: &CardSet, weapon: Weapon) -> Sign {
    Sign::of_word(&cards.weapon(weapon).face.name.en, &WEAPONS).unwrap_or_else(|| {
        let face = cards.weapon_face(face_of(weapon, Style::ALL[0]));
        of_manner(face.basic.attack.manner)
    })
}

/// A sub-weapon.
pub(super) fn of_sub(sub: &SubRow) -> Sign {
    let by_attack = || sub.attack.as_ref().map(|sheet| of_manner(sheet.attack.manner));
    let by_ability = || sub.ability.as_ref().and_then(|ability| of_effects(&ability.effects));
    let by_name = Sign::of_word(&sub.face.name.en, &GEAR);
    by_name.or_else(by_attack).or_else(by_ability).unwrap_or(Sign::Fighter)
}

/// A deck card: how it attacks, else how it is played.
pub(super) fn of_card(card: &DeckCard) -> Sign {
    match &card.class {
        Class::Attack(attack) => of_manner(attack.manner),
        Class::Support => Sign::Support,
        Class::Placed(_) => Sign::Placed,
        Class::Persistent => Sign::Eternal,
        Class::CostTrigger(_) => Sign::Pays,
    }
}

/// A manner of attack.
pub(super) const fn of_manner(manner: Manner) -> Sign {
    match manner {
        Manner::Strike => Sign::Blow,
        Manner::Shot => Sign::Shot,
        Manner::Magic => Sign::Spell,
    }
}

/// An item card.
pub(super) fn of_item(item: &ItemRow) -> Sign {
    Sign::of_word(&item.face.name.en, &GEAR).unwrap_or_else(|| match &item.what {
        ItemUse::Consumable(effects) => of_effects(effects).unwrap_or(Sign::Potion),
        ItemUse::Equipment(_) => Sign::Armour,
    })
}

/// A piece of equipment that was chosen.
pub(super) fn of_piece(piece: &PieceRow) -> Sign {
    let adds = |stat: &Stat| piece.additions.of(*stat) > 0;
    let by_stat = || Stat::ALL.into_iter().find(adds).map(of_stat);
    Sign::of_word(&piece.face.name.en, &GEAR).or_else(by_stat).unwrap_or(Sign::Armour)
}

/// What some effects do first, as far as there is a sign for it.
fn of_effects(effects: &[Effect]) -> Option<Sign> {
    effects.iter().find_map(|effect| match effect {
        Effect::Heal { .. } => Some(Sign::Heal),
        Effect::GainTension(_) => Some(Sign::Tension),
        Effect::EvadeMod { .. } | Effect::AutoEvade => Some(Sign::Dodge),
        Effect::ReduceDamage(_) | Effect::MinHp1 => Some(Sign::Defence),
        Effect::MoveMod(_) | Effect::ExtraMove(_) | Effect::PostAttackMove(_) => Some(Sign::Move),
        Effect::Draw(_) => Some(Sign::Hand),
        _ => None,
    })
}

/// A stat.
pub(super) const fn of_stat(stat: Stat) -> Sign {
    match stat {
        Stat::Pow => Sign::Power,
        Stat::Acc => Sign::Accuracy,
        Stat::Spd => Sign::Speed,
        Stat::Def => Sign::Defence,
        Stat::Mag => Sign::MagicPower,
    }
}

/// A part of the enemy: its element.
pub(super) fn of_party(party: &PartyRow) -> Sign {
    Sign::of_word(&party.face.name.en, &ELEMENTS).unwrap_or(match party.special {
        Trait::Burns(_) => Sign::Fire,
        Trait::Drains(_) => Sign::Water,
        Trait::Hastens(_) => Sign::Wind,
        Trait::Crushes(_) => Sign::Tremor,
        Trait::NoAutoSix => Sign::Bolt,
        Trait::Widens => Sign::Light,
        Trait::Shades(_) => Sign::Dark,
    })
}

/// An attack card of the enemy.
pub(super) fn of_attack(attack: &AttackRow) -> Sign {
    Sign::of_word(&attack.face.name.en, &ATTACKS).unwrap_or(Sign::Claw)
}
