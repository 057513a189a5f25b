//! Which deck card belongs to what: the places of the table.
//!
//! Source: BA-2.6, BA-15.2.

use super::{FIRST_SKILL, FIRST_SUB_CARD, FIRST_WEAPON_CARD, RACE_CARDS, SKILLS, WEAPON_CARDS};
use crate::prelude::*;
use crate::vocabulary::LEVEL_MAX;

/// What a deck card belongs to. Source: BA-2.6.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Home {
    /// To a race.
    Race(Race),
    /// To a weapon.
    Weapon {
        /// Which.
        weapon: Weapon,
        /// `1..=3`.
        level: u8,
        /// Of levels 2 and 3: of which style.
        style: Option<Style>,
    },
    /// To a sub-weapon.
    Sub(Sub),
    /// A skill stands alone.
    Skill,
}

/// What a deck card belongs to, by its place in the table.
pub fn home_of(card: CardKind) -> Home {
    let number = card.number();
    if number < FIRST_WEAPON_CARD {
        return Home::Race(Race::new(number / RACE_CARDS).expect("two cards of each race"));
    }
    if let Some(skill) = number.checked_sub(FIRST_SKILL) {
        debug_assert!(skill < SKILLS, "the skills are the last cards");
        return Home::Skill;
    }
    if let Some(sub) = number.checked_sub(FIRST_SUB_CARD) {
        return Home::Sub(Sub::new(sub).expect("a card of each sub-weapon"));
    }
    let at = number - FIRST_WEAPON_CARD;
    let weapon = Weapon::new(at / WEAPON_CARDS).expect("six cards of each weapon");
    let (level, style) = match at % WEAPON_CARDS {
        0 | 1 => (1, None),
        2 => (2, Some(Style::A)),
        3 => (2, Some(Style::B)),
        4 => (3, Some(Style::A)),
        _ => (3, Some(Style::B)),
    };
    Home::Weapon { weapon, level, style }
}

/// True if a card is a deck card of a weapon. Source: BA-21.14.
pub fn is_weapon_card(card: CardKind) -> bool {
    matches!(home_of(card), Home::Weapon { .. })
}

/// The deck cards of a race.
pub fn race_cards(race: Race) -> impl Iterator<Item = CardKind> {
    cards_from(race.number() * RACE_CARDS, RACE_CARDS)
}

/// The deck cards of a weapon, of both styles.
pub fn weapon_cards(weapon: Weapon) -> impl Iterator<Item = CardKind> {
    cards_from(FIRST_WEAPON_CARD + weapon.number() * WEAPON_CARDS, WEAPON_CARDS)
}

/// The deck card of a weapon that a style gets at level 2 or 3. Source: BA-15.2.
pub fn level_card(weapon: Weapon, style: Style, level: u8) -> CardKind {
    debug_assert!((2..=LEVEL_MAX).contains(&level), "a card is added at levels 2 and 3");
    let offset = 2 + (level - 2) * 2 + style.index() as u8;
    let number = FIRST_WEAPON_CARD + weapon.number() * WEAPON_CARDS + offset;
    CardKind::new(number).expect("six cards of each weapon")
}

/// The deck card of a sub-weapon.
pub fn sub_card(sub: Sub) -> CardKind {
    CardKind::new(FIRST_SUB_CARD + sub.number()).expect("a card of each sub-weapon")
}

/// All skills.
pub fn skills() -> impl Iterator<Item = CardKind> {
    cards_from(FIRST_SKILL, SKILLS)
}

fn cards_from(first: u8, count: u8) -> impl Iterator<Item = CardKind> {
    (first..first + count).map(|number| CardKind::new(number).expect("a place in the table"))
}

/// The face of a weapon in a style.
pub fn face_of(weapon: Weapon, style: Style) -> FaceKind {
    FaceKind::new(weapon.number() * 2 + style.index() as u8).expect("two faces of each weapon")
}

/// The weapon and the style of a face.
pub fn weapon_of(face: FaceKind) -> (Weapon, Style) {
    let weapon = Weapon::new(face.number() / 2).expect("two faces of each weapon");
    (weapon, Style::ALL[usize::from(face.number() % 2)])
}
