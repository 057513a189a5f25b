//! Reads a card file row by row: the right fields, the right kinds of values, numbers within their
//! limits.
//!
//! A first look (serde) answers with the line of the file, a second one with the row and the field.
//! What only the whole set can tell, and whether a text makes sense, is next door in `check`.

use super::deck::{Deck, is_deck_id};
use super::text::Ability;
use super::{
    Body, CARD_KINDS_MAX, Card, CardSet, CityCard, Colour, Cost, Rarity, SHORT_COLUMNS_MAX, Source,
    Stats,
};
use kanso_engine::cards::{check_shorts, is_id, read_toml};
use kanso_engine::{Label, SetError};
use serde::Deserialize;
use std::collections::BTreeMap;

/// The game a file must be for.
pub(super) const GAME: &str = "berserk-tcg";
/// The type, and the name, of a mercenary.
pub(super) const MERCENARY: &str = "Mercenary";
/// Longest file accepted, in bytes.
pub const FILE_LEN_MAX: usize = 256 * 1024;
/// Largest number on a card.
pub const NUMBER_MAX: i64 = 20;
/// Highest level: there are five cities (BK-3.6).
pub const LEVEL_MAX: i64 = 5;
/// Longest name, in characters.
const NAME_LEN_MAX: usize = 40;
/// Fields that a row can call printed.
const PRINTED: [&str; 14] = [
    "name_en", "name_ja", "kind", "quick", "level", "cost", "type", "range", "move", "power", "hp",
    "unique", "rarity", "ability",
];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileRows {
    // Looked at before the rows are read.
    #[serde(rename = "game")]
    _game: String,
    name: String,
    #[serde(rename = "type", default)]
    types: Vec<TypeRow>,
    #[serde(default)]
    city: Vec<CityRow>,
    #[serde(default)]
    card: Vec<CardFields>,
    #[serde(default)]
    deck: Vec<DeckRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TypeRow {
    name_en: String,
    name_ja: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CityRow {
    id: String,
    name_en: String,
    name_ja: String,
    short_en: String,
    short_ja: String,
    word_en: String,
    word_ja: String,
    capital: bool,
    draws: i64,
    source: Source,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum BodyKind {
    Character,
    Normal,
    Eternal,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardFields {
    id: String,
    name_en: String,
    name_ja: String,
    short_en: String,
    short_ja: String,
    colour: Colour,
    kind: BodyKind,
    #[serde(default)]
    quick: bool,
    level: i64,
    cost: String,
    #[serde(rename = "type")]
    type_name: String,
    range: Option<i64>,
    #[serde(rename = "move")]
    movement: Option<i64>,
    power: Option<i64>,
    hp: Option<i64>,
    #[serde(default)]
    unique: bool,
    rarity: Rarity,
    source: Source,
    #[serde(default)]
    printed: Vec<String>,
    #[serde(default)]
    ability: Vec<Ability>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DeckRow {
    id: String,
    name_en: String,
    name_ja: String,
    short_en: String,
    short_ja: String,
    cards: BTreeMap<String, i64>,
}

/// Reads the file into tables. What `rows` writes is still missing.
pub fn read(text: &str) -> Result<CardSet, SetError> {
    let file: FileRows = read_toml(text, FILE_LEN_MAX, "card set", GAME)?;
    if file.card.len() > usize::from(CARD_KINDS_MAX) {
        let problem = format!("{} rows, where {CARD_KINDS_MAX} are allowed", file.card.len());
        return Err(SetError::field("table card", "", problem));
    }
    let types = types(&file.types)?;
    let cards = file.card.into_iter().enumerate();
    let cards =
        cards.map(|(index, row)| card(index, row, &types)).collect::<Result<Vec<_>, _>>()?;
    ascending(&cards)?;
    let cities = file.city.iter().enumerate().map(|(index, row)| city(index, row));
    let cities: Vec<CityCard> = cities.collect::<Result<_, _>>()?;
    if let Some(card) = cards.iter().find(|card| cities.iter().any(|city| city.id == card.id)) {
        return Err(SetError::field(&card.id, "id", "the number is that of a city card"));
    }
    let mut set = CardSet {
        name: name("", "name", &file.name)?,
        cards,
        cities,
        decks: Vec::new(),
        lines: Vec::new(),
    };
    for row in file.deck {
        let place = format!("deck {:?}", row.id);
        if !is_deck_id(&row.id) {
            return Err(SetError::field(&place, "id", "small letters are wanted"));
        }
        let names = names(&place, &row.name_en, &row.name_ja)?;
        let short = shorts(&place, &row.short_en, &row.short_ja)?;
        let deck = Deck::from_counts(row.id, names, row.cards.into_iter(), &set)
            .map_err(|found| SetError::field(&place, &found.place, found.problem))?;
        set.decks.push(Deck { short, ..deck });
    }
    Ok(set)
}

/// A card's place is its number, so the file has them in order, each once.
fn ascending(cards: &[Card]) -> Result<(), SetError> {
    match cards.windows(2).find(|pair| pair[0].id >= pair[1].id) {
        Some(pair) => {
            let problem = format!("card numbers ascend, and this one follows {}", pair[0].id);
            Err(SetError::field(&pair[1].id, "id", problem))
        }
        None => Ok(()),
    }
}

fn types(rows: &[TypeRow]) -> Result<BTreeMap<String, Label>, SetError> {
    let mut types = BTreeMap::new();
    for row in rows {
        let place = format!("type {:?}", row.name_en);
        let label = names(&place, &row.name_en, &row.name_ja)?;
        if types.insert(row.name_en.clone(), label).is_some() {
            return Err(SetError::field(&place, "name_en", "used twice"));
        }
    }
    Ok(types)
}

fn city(index: usize, row: &CityRow) -> Result<CityCard, SetError> {
    let place = &place("city", index, &row.id)?;
    let word = [("word_en", &row.word_en), ("word_ja", &row.word_ja)];
    if let Some((at, _)) = word.iter().find(|(_, word)| word.contains(char::is_whitespace)) {
        return Err(SetError::field(place, at, "one word is wanted"));
    }
    Ok(CityCard {
        id: row.id.clone(),
        name: names(place, &row.name_en, &row.name_ja)?,
        short: shorts(place, &row.short_en, &row.short_ja)?,
        word: Label::new(
            name(place, "word_en", &row.word_en)?,
            name(place, "word_ja", &row.word_ja)?,
        ),
        capital: row.capital,
        draws: number(place, "draws", row.draws, 0, NUMBER_MAX)?,
        source: row.source,
    })
}

fn card(index: usize, row: CardFields, types: &BTreeMap<String, Label>) -> Result<Card, SetError> {
    let place = &place("card", index, &row.id)?;
    let type_name = types.get(&row.type_name).cloned().ok_or_else(|| {
        SetError::field(place, "type", format!("{:?} is no row of table type", row.type_name))
    })?;
    for printed in &row.printed {
        if !PRINTED.contains(&printed.as_str()) {
            let problem = format!("{printed:?} is none of {}", PRINTED.join(", "));
            return Err(SetError::field(place, "printed", problem));
        }
    }
    Ok(Card {
        name: names(place, &row.name_en, &row.name_ja)?,
        short: shorts(place, &row.short_en, &row.short_ja)?,
        colour: row.colour,
        body: body(place, &row)?,
        level: number(place, "level", row.level, 0, LEVEL_MAX)?,
        cost: cost(place, &row.cost)?,
        mercenary: row.type_name == MERCENARY,
        type_name,
        unique: row.unique,
        rarity: row.rarity,
        abilities: row.ability,
        source: row.source,
        printed: row.printed,
        id: row.id,
    })
}

fn body(place: &str, row: &CardFields) -> Result<Body, SetError> {
    let stats =
        [("range", row.range), ("move", row.movement), ("power", row.power), ("hp", row.hp)];
    match row.kind {
        BodyKind::Character => {
            let stat = |index: usize, min: i64| {
                let (at, value) = stats[index];
                let value =
                    value.ok_or_else(|| SetError::field(place, at, "a character has it"))?;
                number(place, at, value, min, NUMBER_MAX)
            };
            if row.quick {
                return Err(SetError::field(place, "quick", "a character is never Quick"));
            }
            Ok(Body::Character(Stats {
                range: stat(0, 0)?,
                movement: stat(1, 0)?,
                power: stat(2, 0)?,
                hp: stat(3, 1)?,
            }))
        }
        BodyKind::Normal | BodyKind::Eternal => {
            if let Some((at, _)) = stats.iter().find(|(_, value)| value.is_some()) {
                return Err(SetError::field(place, at, "only a character has it"));
            }
            match row.kind {
                BodyKind::Eternal if row.quick => {
                    Err(SetError::field(place, "quick", "an eternal effect is never Quick"))
                }
                BodyKind::Eternal => Ok(Body::Eternal),
                BodyKind::Character | BodyKind::Normal => Ok(Body::Normal { quick: row.quick }),
            }
        }
    }
}

/// Letters of colours, then at most one digit: `WW1`.
fn cost(place: &str, text: &str) -> Result<Cost, SetError> {
    let wrong = || {
        let problem = format!("{text:?}, where letters of W, G, K, R and then 1 to 9 are wanted");
        SetError::field(place, "cost", problem)
    };
    let mut cost = Cost::default();
    for sign in text.chars() {
        if cost.any > 0 || cost.cards() >= NUMBER_MAX as u8 {
            return Err(wrong());
        }
        match Colour::ALL.iter().position(|colour| colour.letter() == sign) {
            Some(colour) => cost.coloured[colour] += 1,
            None => match sign.to_digit(10) {
                Some(any @ 1..) => cost.any = any as u8,
                Some(_) | None => return Err(wrong()),
            },
        }
    }
    Ok(cost)
}

/// The id of a row, if it is one: capital letters, then digits.
fn place(table: &str, index: usize, id: &str) -> Result<String, SetError> {
    if is_id(id) {
        return Ok(id.to_owned());
    }
    let problem = format!("{id:?}, where one to four capital letters, then digits, are wanted");
    Err(SetError::field(&format!("{table} row {}", index + 1), "id", problem))
}

fn names(place: &str, en: &str, ja: &str) -> Result<Label, SetError> {
    Ok(Label::new(name(place, "name_en", en)?, name(place, "name_ja", ja)?))
}

fn shorts(place: &str, en: &str, ja: &str) -> Result<Label, SetError> {
    check_shorts(place, en, ja, SHORT_COLUMNS_MAX)?;
    Ok(Label::new(name(place, "short_en", en)?, name(place, "short_ja", ja)?))
}

/// A name, if it can be shown.
pub(super) fn name(place: &str, at: &str, text: &str) -> Result<String, SetError> {
    let len = text.chars().count();
    let odd = text.trim() != text || text.chars().any(char::is_control);
    if len == 0 || len > NAME_LEN_MAX || odd {
        let problem = format!("{text:?}, where 1 to {NAME_LEN_MAX} plain characters are wanted");
        return Err(SetError::field(place, at, problem));
    }
    Ok(text.to_owned())
}

fn number(place: &str, at: &str, value: i64, min: i64, max: i64) -> Result<u8, SetError> {
    if (min..=max).contains(&value) {
        return Ok(value as u8);
    }
    Err(SetError::field(place, at, format!("{value}, where {min} to {max} are allowed")))
}
