//! What a player brings: a deck and five city cards, their limits, and their written forms.
//!
//! Source: BK-1.3 to BK-1.6, BK-4.8. A deck is written as a list (`G01:4,W01:8`, in the header of a
//! log) or as a TOML file of the player's own; reading the file from a disk is not done here.

use super::CITY_KINDS;
use crate::prelude::*;
use crate::readings::{DeckLimitKey, MercenaryDefinition};
use kanso_engine::SetError;
use kanso_engine::cards::{Place, read_toml};
use std::collections::BTreeMap;
use std::fmt;

/// Fewest cards of a deck (BK-1.3).
pub const CARDS_MIN: u32 = 45;
/// Most cards of a deck (BK-4.8).
pub const CARDS_MAX: u32 = 200;
/// Most copies of a card that is no mercenary (BK-1.4).
pub const COPIES_MAX: u32 = 3;
/// Fewest mercenaries of a deck (BK-1.5).
pub const MERCENARIES_MIN: u32 = 10;
/// Longest file accepted, in bytes.
pub const FILE_LEN_MAX: usize = 16 * 1024;

/// A deck with the city cards that go with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deck {
    /// `[a-z][a-z0-9-]*`; empty for a deck read from a list.
    pub id: String,
    /// Its name; empty for a deck read from a list.
    pub name: Label,
    /// Its name on a tile, as those of cards; empty for a deck that does not come with the set.
    pub short: Label,
    /// Kinds with their copies, ascending, each kind once, each at least 1.
    pub cards: Vec<(CardKind, u8)>,
    /// The player's city cards, by their places in [`CardSet::cities`], ascending; one kind can be
    /// in it more than once.
    pub cities: Vec<u8>,
}

/// Why a deck cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckError {
    /// The rule that refuses it.
    pub rule: Rule,
    /// Where: a field, a card number, or the whole deck.
    pub place: String,
    /// What is wrong and what is allowed.
    pub problem: String,
}

impl fmt::Display for DeckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.problem)
    }
}

impl std::error::Error for DeckError {}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DeckFile {
    format: u32,
    // Looked at before the list is read.
    #[serde(rename = "game")]
    _game: String,
    id: String,
    name: DeckName,
    cards: BTreeMap<String, i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DeckName {
    en: String,
    ja: Option<String>,
}

impl Deck {
    /// Reads a deck file with the numbers of this set. Its limits: [`Deck::check`].
    ///
    /// # Errors
    ///
    /// [`DeckError`] by BK-4.8: not TOML, an unknown field, number or format, a count of 0.
    pub fn from_file(text: &str, set: &CardSet) -> Result<Self, DeckError> {
        let file: DeckFile =
            read_toml(text, FILE_LEN_MAX, "deck list", super::read::GAME).map_err(unread)?;
        if file.format != 1 {
            return Err(bad("format", format!("{}, where 1 is wanted", file.format)));
        }
        if !is_deck_id(&file.id) {
            return Err(bad("id", format!("{:?}, where small letters are wanted", file.id)));
        }
        let DeckName { en, ja } = file.name;
        let ja = ja.unwrap_or_else(|| en.clone());
        for (at, text) in [("name.en", &en), ("name.ja", &ja)] {
            Place::of("").text(at, text).map_err(unread)?;
        }
        Self::from_counts(file.id, Label::new(en, ja), file.cards.into_iter(), set)
    }

    /// Reads a list as it stands in the header of a log: `G01:4,W01:8`. Its limits:
    /// [`Deck::check`].
    ///
    /// # Errors
    ///
    /// [`DeckError`] by BK-4.8: badly formed, not in ascending order, an unknown number, a count
    /// of 0.
    pub fn from_list(list: &str, set: &CardSet) -> Result<Self, DeckError> {
        let mut counts: Vec<(String, i64)> = Vec::new();
        for part in list.split(',') {
            let form = || bad(part, "number:count is wanted".to_owned());
            let (id, count) = part.split_once(':').ok_or_else(form)?;
            let number: i64 = count.parse().map_err(|_| form())?;
            if number.to_string() != count {
                return Err(form()); // One deck has one list: no sign, no zero in front.
            }
            if counts.last().is_some_and(|(last, _)| last.as_str() >= id) {
                return Err(bad(id, "numbers ascend, each once".to_owned()));
            }
            counts.push((id.to_owned(), number));
        }
        Self::from_counts(String::new(), Label::same(""), counts.into_iter(), set)
    }

    pub(super) fn from_counts(
        id: String,
        name: Label,
        counts: impl Iterator<Item = (String, i64)>,
        set: &CardSet,
    ) -> Result<Self, DeckError> {
        let mut cards = Vec::new();
        let mut cities = Vec::new();
        for (number, count) in counts {
            let count = u8::try_from(count).ok().filter(|&count| count > 0).ok_or_else(|| {
                bad(&number, format!("{count} copies, where 1 to {CARDS_MAX} are allowed"))
            })?;
            if let Some(city) = set.cities.iter().position(|city| city.id == number) {
                cities.extend(std::iter::repeat_n(city as u8, count.into()));
                continue;
            }
            let kind = set
                .by_id(&number)
                .ok_or_else(|| bad(&number, "the card set has no such number".to_owned()))?;
            cards.push((kind, count));
        }
        cards.sort_unstable();
        cities.sort_unstable();
        if cities.is_empty() {
            cities.extend(0..CITY_KINDS as u8);
        }
        Ok(Self { id, name, short: Label::default(), cards, cities })
    }

    /// The list as it stands in the header of a log; city cards only where they are not the five
    /// of the set.
    pub fn list(&self, set: &CardSet) -> String {
        let cards = self.cards.iter().map(|&(kind, count)| (set.card(kind).id.as_str(), count));
        let mut counts: BTreeMap<&str, u8> = cards.collect();
        if !self.cities.iter().copied().eq(0..CITY_KINDS as u8) {
            for &city in &self.cities {
                *counts.entry(&set.cities[usize::from(city)].id).or_default() += 1;
            }
        }
        let parts: Vec<String> =
            counts.iter().map(|(number, count)| format!("{number}:{count}")).collect();
        parts.join(",")
    }

    /// Cards in all, without city cards.
    pub fn size(&self) -> u32 {
        self.cards.iter().map(|&(_, count)| u32::from(count)).sum()
    }

    /// Whether the deck may be played with (BK-1.3 to BK-1.6, BK-4.8), under these values of BK-R52
    /// and BK-R53.
    ///
    /// # Errors
    ///
    /// [`DeckError`] with the first limit that is broken, in the order of their rules.
    pub fn check(
        &self,
        set: &CardSet,
        key: DeckLimitKey,
        definition: MercenaryDefinition,
    ) -> Result<(), DeckError> {
        let refuse =
            |rule, place: &str, problem| Err(DeckError { rule, place: place.to_owned(), problem });
        let size = self.size();
        if size < CARDS_MIN {
            let problem = format!("{size} cards, where at least {CARDS_MIN} are wanted");
            return refuse(BK_1_3, "deck", problem);
        }
        if size > CARDS_MAX {
            let problem = format!("{size} cards, where {CARDS_MAX} are allowed");
            return refuse(BK_4_8, "deck", problem);
        }
        let mut copies: BTreeMap<&str, u32> = BTreeMap::new();
        let mut mercenaries = 0;
        for &(kind, count) in &self.cards {
            let card = set.card(kind);
            if is_mercenary(set, kind, definition) {
                mercenaries += u32::from(count);
                continue;
            }
            let counted = match key {
                DeckLimitKey::CardNumber => card.id.as_str(),
                DeckLimitKey::CardName => &card.name.en,
            };
            let found = copies.entry(counted).or_default();
            *found += u32::from(count);
            if *found > COPIES_MAX {
                let problem = format!("{found} copies, where {COPIES_MAX} are allowed");
                return refuse(BK_1_4, &card.id, problem);
            }
        }
        if mercenaries < MERCENARIES_MIN {
            let problem =
                format!("{mercenaries} mercenaries, where at least {MERCENARIES_MIN} are wanted");
            return refuse(BK_1_5, "deck", problem);
        }
        let capitals =
            self.cities.iter().filter(|&&city| set.cities[usize::from(city)].capital).count();
        if (capitals, self.cities.len()) != (1, CITY_KINDS) {
            let locals = self.cities.len() - capitals;
            let problem =
                format!("{capitals} capitals and {locals} local cities, where 1 and 4 are wanted");
            return refuse(BK_1_6, "cities", problem);
        }
        Ok(())
    }
}

/// True if a card is a mercenary in a deck, under a value of BK-R53.
pub fn is_mercenary(set: &CardSet, kind: CardKind, definition: MercenaryDefinition) -> bool {
    let card = set.card(kind);
    match definition {
        MercenaryDefinition::TypeMercenary => card.mercenary,
        MercenaryDefinition::NameMercenary => card.name.en == super::read::MERCENARY,
    }
}

/// A small letter, then small letters, digits and hyphens.
pub(super) fn is_deck_id(id: &str) -> bool {
    id.starts_with(|sign: char| sign.is_ascii_lowercase())
        && id.chars().all(|sign| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '-')
}

/// What is wrong with the form of a deck file.
fn unread(found: SetError) -> DeckError {
    bad(&found.place, found.problem)
}

fn bad(place: &str, problem: String) -> DeckError {
    DeckError { rule: BK_4_8, place: place.to_owned(), problem }
}
