//! Reads a card file row by row: the right fields, the right kinds of values, numbers within their
//! limits.
//!
//! A first look (serde) answers with the line of the file, a second one with the row and the field.
//! What only the whole set can tell, and whether a text makes sense, is next door in `check`.

use super::deck::{Deck, is_deck_id};
use super::{Body, CARD_KINDS_MAX, CityCard, Rarity, SHORT_COLUMNS_MAX, Source, Stats};
use crate::prelude::*;
use kanso_engine::cards::{Face, Place, each_row, read_toml};
use kanso_engine::{SetError, card_rows};
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

card_rows! {
    struct, words, shorts SHORT_COLUMNS_MAX, parts [];
    CityRow { capital: bool, draws: i64 }
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
    let cards = each_row("card", &file.card, |row| &row.id, |row, at| card(row, at, &types))?;
    ascending(&cards)?;
    let cities = each_row("city", &file.city, |row| &row.id, city)?;
    if let Some(card) = cards.iter().find(|card| cities.iter().any(|city| city.id == card.id)) {
        return Err(SetError::field(&card.id, "id", "the number is that of a city card"));
    }
    let name = Place::of("").text("name", &file.name)?;
    let (decks, lines, called) = (Vec::new(), Vec::new(), Vec::new());
    let mut set = CardSet { name, cards, cities, decks, lines, called };
    for row in file.deck {
        let at = Place::of(format!("deck {:?}", row.id));
        if !is_deck_id(&row.id) {
            return Err(at.error("id", "small letters are wanted"));
        }
        let name = at.label("name", &row.name_en, &row.name_ja)?;
        let short = at.shorts(&row.short_en, &row.short_ja, SHORT_COLUMNS_MAX)?;
        let deck = Deck::from_counts(row.id, name, row.cards.into_iter(), &set)
            .map_err(|found| at.error(&found.place, found.problem))?;
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
        let at = Place::of(format!("type {:?}", row.name_en));
        let label = at.label("name", &row.name_en, &row.name_ja)?;
        if types.insert(row.name_en.clone(), label).is_some() {
            return Err(at.error("name_en", "used twice"));
        }
    }
    Ok(types)
}

fn city(row: &CityRow, at: &Place) -> Result<CityCard, SetError> {
    let Face { id, name, short, word, source, .. } = row.face(at)?;
    let draws = at.number("draws", row.draws, 0, NUMBER_MAX)?;
    Ok(CityCard { id, name, short, word, capital: row.capital, draws, source })
}

fn card(row: &CardFields, at: &Place, types: &BTreeMap<String, Label>) -> Result<Card, SetError> {
    let type_name = types
        .get(&row.type_name)
        .cloned()
        .ok_or_else(|| at.error("type", format!("{:?} is no row of table type", row.type_name)))?;
    if let Some(printed) = row.printed.iter().find(|field| !PRINTED.contains(&field.as_str())) {
        let problem = format!("{printed:?} is none of {}", PRINTED.join(", "));
        return Err(at.error("printed", problem));
    }
    Ok(Card {
        id: at.id(&row.id)?,
        name: at.label("name", &row.name_en, &row.name_ja)?,
        short: at.shorts(&row.short_en, &row.short_ja, SHORT_COLUMNS_MAX)?,
        colour: row.colour,
        body: body(at, row)?,
        level: at.number("level", row.level, 0, LEVEL_MAX)?,
        cost: cost(at, &row.cost)?,
        mercenary: row.type_name == MERCENARY,
        type_name,
        unique: row.unique,
        rarity: row.rarity,
        abilities: row.ability.clone(),
        source: row.source,
        printed: row.printed.clone(),
    })
}

/// What the row is, with the numbers of a character.
fn body(at: &Place, row: &CardFields) -> Result<Body, SetError> {
    let stats = [
        ("range", row.range, 0),
        ("move", row.movement, 0),
        ("power", row.power, 0),
        ("hp", row.hp, 1),
    ];
    if let BodyKind::Character = row.kind {
        let mut numbers = [0; 4];
        for (number, (field, value, least)) in numbers.iter_mut().zip(stats) {
            let value = value.ok_or_else(|| at.error(field, "a character has it"))?;
            *number = at.number(field, value, least, NUMBER_MAX)?;
        }
        if row.quick {
            return Err(at.error("quick", "a character is never Quick"));
        }
        let [range, movement, power, hp] = numbers;
        return Ok(Body::Character(Stats { range, movement, power, hp }));
    }
    if let Some((field, ..)) = stats.iter().find(|(_, value, _)| value.is_some()) {
        return Err(at.error(field, "only a character has it"));
    }
    match row.kind {
        BodyKind::Eternal if row.quick => {
            Err(at.error("quick", "an eternal effect is never Quick"))
        }
        BodyKind::Eternal => Ok(Body::Eternal),
        BodyKind::Character | BodyKind::Normal => Ok(Body::Normal { quick: row.quick }),
    }
}

/// Letters of colours, then at most one digit: `WW1`.
fn cost(at: &Place, text: &str) -> Result<Cost, SetError> {
    let wrong = || {
        let problem = format!("{text:?}, where letters of W, G, K, R and then 1 to 9 are wanted");
        at.error("cost", problem)
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
