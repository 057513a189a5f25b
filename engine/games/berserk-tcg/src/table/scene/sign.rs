//! The signs of cards and cities, which show what a card is where there is no room for its name.
//!
//! A sign is found by the English name of a card, not by its number: a set of one's own may have
//! another card with the same number. A name that is not in the table is that of a sign, or else the
//! word below it decides, or else what the card is, so that every card has a sign. No two cards of a
//! ready-made deck have one picture, mercenaries left aside, and none has that of how an effect works.

use crate::cards::{Body, CityCard};
use crate::prelude::*;
use kanso_engine::scene::Icon;

/// Words and their signs, ascending by word.
type Table = [(&'static str, Icon)];

/// Cards by their names.
const CARDS: &Table = &[
    ("Archers at the Ready", Icon::Arrows),
    ("Banner Sergeant", Icon::Banner),
    ("Barrier", Icon::RoundShield),
    ("Blood Priest", Icon::Cultist),
    ("Call to Enlist", Icon::Recruit),
    ("Captain of the Ninth Company", Icon::Officer),
    ("Carrion Hounds", Icon::Beast),
    ("Charging Cavalry", Icon::Riders),
    ("Corpse Feast", Icon::Death),
    ("Dark Wind", Icon::Wind),
    ("Dread Hour", Icon::Dark),
    ("Drill Ground", Icon::Camp),
    ("Field Surgeon", Icon::Healer),
    ("Fire Lancers", Icon::Lancer),
    ("Forced March", Icon::Tactic),
    ("Forest Warden", Icon::Tree),
    ("General of the Red Host", Icon::Officer),
    ("Grave Crawlers", Icon::Skeleton),
    ("Grove Matriarch", Icon::Mage),
    ("Hedge of Thorns", Icon::Limit),
    ("Herbalist", Icon::Potion),
    ("Longbow Hunters", Icon::Archer),
    ("Lord of the Barrow", Icon::Lich),
    ("Marshal of the Old Guard", Icon::Knight),
    ("Mercenary", Icon::Mercenary),
    ("Moss Golem", Icon::Golem),
    ("Muster Roll", Icon::Ledger),
    ("Night Ogre", Icon::Ogre),
    ("Oath of the Company", Icon::Oath),
    ("Occupation Edict", Icon::Scroll),
    ("Old Stone Guardian", Icon::Giant),
    ("Orderly Withdrawal", Icon::ToHand),
    ("Outriders", Icon::Horse),
    ("Pike Line", Icon::Pikemen),
    ("Plague Bearer", Icon::Poison),
    ("Powder Cannon", Icon::Cannon),
    ("Quiet Grove", Icon::Rest),
    ("Rally to the Banner", Icon::Tactic),
    ("Rending Claws", Icon::Hack),
    ("Rise Again", Icon::Ready),
    ("Royal Road Courier", Icon::Riders),
    ("Scorched Road", Icon::Fire),
    ("Scout Rider", Icon::Horse),
    ("Sending Home", Icon::ToHand),
    ("Shackle-Master", Icon::Chain),
    ("Siege Crossbows", Icon::Crossbowmen),
    ("Skybreaker Siege Host", Icon::Fireball),
    ("Slingers", Icon::Shot),
    ("Snare", Icon::Snare),
    ("Spine Thrower", Icon::Tail),
    ("Spirit Guidance", Icon::Light),
    ("Swarm Assault", Icon::Assault),
    ("Terror in the Dark", Icon::Threat),
    ("Thing from the Rift", Icon::Head),
    ("Turn Aside", Icon::Cancel),
    ("Turncoat's Price", Icon::Gold),
    ("Vanguard Spears", Icon::Pikes),
    ("Veil of Mist", Icon::Fog),
    ("War Drummer", Icon::Drum),
    ("Ward Mistress", Icon::Sorcerer),
    ("Whispers Below", Icon::Hidden),
];

/// Cards by the word below their names.
const TYPES: &Table = &[
    ("Beast", Icon::Beast),
    ("Construct", Icon::Golem),
    ("Cultist", Icon::Cultist),
    ("Decree", Icon::Scroll),
    ("Engine", Icon::Cannon),
    ("Healer", Icon::Healer),
    ("Hunter", Icon::Archer),
    ("Mage", Icon::Mage),
    ("Magic", Icon::Spell),
    ("Musician", Icon::Drum),
    ("Oath", Icon::Oath),
    ("Officer", Icon::Officer),
    ("Place", Icon::Camp),
    ("Rite", Icon::Dark),
    ("Scout", Icon::Sight),
    ("Soldier", Icon::FootSoldiers),
    ("Summons", Icon::Scroll),
    ("Tactic", Icon::Tactic),
    ("Undead", Icon::Skeleton),
    ("Warden", Icon::Tree),
];

/// Cities by their names.
const CITIES: &Table = &[
    ("Ford Town", Icon::Ford),
    ("Heron Keep", Icon::Keep),
    ("Mill Harbour", Icon::Mill),
    ("Royal Capital", Icon::Capital),
    ("Stone Pass", Icon::Pass),
];

/// The sign of a card whose face the eye knows.
pub(super) fn card(data: &Card) -> Icon {
    let (name, kind) = (&data.name.en, &data.type_name.en);
    // The names of the built-in set stand in the table, so that only others are looked for.
    of(CARDS, name)
        .or_else(|| Icon::called(name))
        .or_else(|| of(TYPES, kind))
        .or_else(|| Icon::called(kind))
        .unwrap_or_else(|| body(data))
}

/// The sign of a known city.
pub(super) fn city(data: &CityCard) -> Icon {
    let otherwise = if data.capital { Icon::Capital } else { Icon::City };
    of(CITIES, &data.name.en).unwrap_or(otherwise)
}

/// The sign of a colour. Source: BK-3.1.
pub(super) const fn colour(colour: Colour) -> Icon {
    match colour {
        Colour::White => Icon::White,
        Colour::Green => Icon::Green,
        Colour::Black => Icon::Black,
        Colour::Red => Icon::Red,
    }
}

/// The sign of a word of the table.
fn of(table: &Table, word: &str) -> Option<Icon> {
    table.binary_search_by_key(&word, |(name, _)| name).ok().map(|at| table[at].1)
}

/// The sign of a card that has none of its own: of a character by its colour.
fn body(data: &Card) -> Icon {
    match data.body {
        Body::Character(_) if data.mercenary => Icon::Mercenary,
        Body::Character(_) => match data.colour {
            Colour::White => Icon::FootSoldiers,
            Colour::Green => Icon::Mage,
            Colour::Black => Icon::Beast,
            Colour::Red => Icon::Warrior,
        },
        Body::Normal { quick: true } => Icon::Tactic,
        Body::Normal { quick: false } => Icon::Scroll,
        Body::Eternal => Icon::Camp,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn house() -> std::sync::Arc<CardSet> {
        CardSet::chosen(&CardChoice::default()).expect("the built-in set is sound")
    }

    #[test]
    fn words_ascend_so_that_they_are_found() {
        for table in [CARDS, TYPES, CITIES] {
            assert!(table.is_sorted_by(|one, next| one.0 < next.0));
        }
    }

    /// No name of the table is misspelt, and no card of the set has to be looked for elsewhere.
    #[test]
    fn the_tables_have_the_names_of_the_built_in_set() {
        let set = house();
        let mut names: Vec<&str> = set.cards.iter().map(|card| &*card.name.en).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(CARDS.iter().map(|(name, _)| *name).collect::<Vec<_>>(), names);
        let mut names: Vec<&str> = set.cities.iter().map(|city| &*city.name.en).collect();
        names.sort_unstable();
        assert_eq!(CITIES.iter().map(|(name, _)| *name).collect::<Vec<_>>(), names);
        for (word, _) in TYPES {
            let has = set.cards.iter().any(|card| card.type_name.en == *word);
            assert!(has, "no card has the word {word} below its name");
        }
    }

    /// Mercenaries of two colours differ in that alone.
    #[test]
    fn no_two_cards_of_a_deck_have_one_picture() {
        let set = house();
        for deck in &set.decks {
            let mut seen = std::collections::BTreeMap::new();
            for (kind, _) in &deck.cards {
                let data = set.card(*kind);
                let icon = card(data);
                assert!(
                    ![Icon::Quick, Icon::Once, Icon::Eternal].contains(&icon),
                    "{}",
                    data.name.en
                );
                if !data.mercenary {
                    let other = seen.insert(icon, data.name.en.clone());
                    assert_eq!(other, None, "{} of {}", data.name.en, deck.id);
                }
            }
        }
    }

    #[test]
    fn a_card_of_ones_own_has_the_sign_of_its_name_its_type_or_what_it_is() {
        let set = house();
        let sign_of = |id: &str, name: &'static str, kind: &'static str| {
            let data = set.card(set.by_id(id).expect("a card of the set")).clone();
            let (name, type_name) = (Label::same(name), Label::same(kind));
            card(&Card { name, type_name, ..data })
        };
        assert_eq!(sign_of("W05", "Dragon", "Soldier"), Icon::Dragon);
        assert_eq!(sign_of("W05", "Halberdiers", "Soldier"), Icon::FootSoldiers);
        assert_eq!(sign_of("W05", "Sir Somebody", "Knight"), Icon::Knight);
        assert_eq!(sign_of("R02", "Somebody", "Nobody"), Icon::Warrior);
        assert_eq!(sign_of("W01", "Hireling", "Nobody"), Icon::Mercenary);
        assert_eq!(sign_of("R10", "Something", "Event"), Icon::Tactic);
        assert_eq!(sign_of("R03", "Something", "Event"), Icon::Scroll);
        assert_eq!(sign_of("W11", "Somewhere", "Decoration"), Icon::Camp);
    }
}
