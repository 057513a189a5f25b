//! Reads a card file row by row: the right fields, the right kinds of values, numbers within their
//! limits.
//!
//! A first look (serde) answers with the line of the file, a second one with the row and the field.
//! What only the whole set can tell (counts, ids used twice) is next door in `check`.

use super::{
    ChipRow, CommandRow, Effect, MedalRow, MonsterRange, MonsterRow, Offset, Pattern,
    UNIT_KINDS_MAX, UnitCard, UnitRow,
};
use crate::prelude::*;
use kanso_engine::SetError;
use kanso_engine::cards::{Column, NAME_LEN_MAX, Number, Place, each_row, read_toml};
use std::collections::BTreeMap;

/// The game a file must be for.
const GAME: &str = "rook-raiders";
/// Longest file accepted, in bytes: many times the printed set.
pub const FILE_LEN_MAX: usize = 128 * 1024;
/// Largest number on a card. Twelve of them still fit a byte.
pub const NUMBER_MAX: i64 = 20;
/// A number on a card.
pub type Figure = Number<0, NUMBER_MAX>;
/// How many there are of something: at least 1.
pub type Count = Number<1, NUMBER_MAX>;
/// Most portions to divide: a list of legal actions stays under 4,096 with 12 monsters or 15 units
/// on a board.
pub const PORTIONS_MAX: u8 = 4;
/// Farthest cell of a pattern; the board has 6 columns.
pub const OFFSET_MAX: i64 = 6;
/// Longest words for a pattern, in characters.
const TEXT_LEN_MAX: usize = 3 * NAME_LEN_MAX;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileRows {
    // Looked at before the rows are read.
    #[serde(rename = "game")]
    _game: String,
    name: String,
    #[serde(default)]
    pattern: Vec<NamedPattern>,
    #[serde(default)]
    unit: Vec<UnitRow>,
    #[serde(default)]
    levelup: Vec<UnitRow>,
    #[serde(default)]
    monster: Vec<MonsterRow>,
    #[serde(default)]
    command: Vec<CommandRow>,
    #[serde(default)]
    chip: Vec<ChipRow>,
    #[serde(default)]
    medal: Vec<MedalRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NamedPattern {
    name: String,
    text_en: String,
    text_ja: String,
    cells: Vec<(i64, i64)>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SkillRow {
    kind: String,
    #[serde(rename = "mod")]
    modifier: Option<i64>,
    amount: Option<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RangeRow {
    kind: String,
    cells: PatternRow,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EffectRow {
    kind: String,
    amount: i64,
    mercenaries: Option<bool>,
}

#[derive(Deserialize)]
#[serde(untagged, expecting = "wanted: the name of a pattern, or a list of [f, s]")]
pub enum PatternRow {
    Name(String),
    Cells(Vec<(i64, i64)>),
}

/// The named patterns of the file: cells, and how a sentence calls them.
pub type Patterns = BTreeMap<String, Pattern>;

/// Reads the file into tables. What `rows` writes is still missing.
pub fn read(text: &str) -> Result<CardSet, SetError> {
    let file: FileRows = read_toml(text, FILE_LEN_MAX, "card set", GAME)?;
    let patterns = patterns(&file.pattern)?;
    let white = |row: &UnitRow, at: &Place| {
        absent(at, "of", row.of.as_ref())?;
        Ok(UnitCard { star: wanted(at, "star", row.star)?, ..row.card(at, &patterns)? })
    };
    let mut units = each_row("unit", &file.unit, |row| &row.id, white)?;
    level_ups(&file.levelup, &patterns, &mut units)?;
    Ok(CardSet {
        name: Place::of("name").text("", &file.name)?,
        units,
        monsters: each_row(
            "monster",
            &file.monster,
            |row| &row.id,
            |row, at| row.card(at, &patterns),
        )?,
        commands: each_row(
            "command",
            &file.command,
            |row| &row.id,
            |row, at| row.card(at, &patterns),
        )?,
        chips: each_row("chip", &file.chip, |row| &row.id, |row, at| row.card(at, &patterns))?,
        medals: each_row("medal", &file.medal, |row| &row.id, |row, at| row.card(at, &patterns))?,
        lines: Vec::new(),
    })
}

fn wanted<T>(at: &Place, field: &str, value: Option<T>) -> Result<T, SetError> {
    value.ok_or_else(|| at.error(field, "is wanted in every row of this table"))
}

fn absent<T>(at: &Place, field: &str, value: Option<T>) -> Result<(), SetError> {
    value.map_or(Ok(()), |_| Err(at.error(field, "is no field of this table")))
}

fn patterns(rows: &[NamedPattern]) -> Result<Patterns, SetError> {
    let mut patterns = Patterns::new();
    for row in rows {
        let at = Place::of(format!("pattern {:?}", row.name));
        let words = Label::new(
            at.text_to("text_en", &row.text_en, TEXT_LEN_MAX)?,
            at.text_to("text_ja", &row.text_ja, TEXT_LEN_MAX)?,
        );
        let (name, cells) = (at.text("name", &row.name)?, offsets(&at, "cells", &row.cells)?);
        if patterns.insert(name, Pattern { cells, words }).is_some() {
            return Err(at.error("name", "used twice"));
        }
    }
    Ok(patterns)
}

/// Adds the level-up cards behind the white ones and ties each to its ★ kind.
fn level_ups(
    rows: &[UnitRow],
    patterns: &Patterns,
    units: &mut Vec<UnitCard>,
) -> Result<(), SetError> {
    let white = units.len();
    for (index, row) in rows.iter().enumerate() {
        let at = &Place::row("levelup", index, &row.id);
        let too_many = || at.error("id", format!("more than {UNIT_KINDS_MAX} kinds of unit cards"));
        let kind = u8::try_from(units.len()).ok().and_then(UnitKind::new).ok_or_else(too_many)?;
        absent(at, "star", row.star)?;
        let id = wanted(at, "of", row.of.as_ref())?;
        let Some(of) = units[..white].iter().position(|unit| unit.star && unit.face.id == *id)
        else {
            let problem = format!("{id:?} is not the id of a unit row with star = true");
            return Err(at.error("of", problem));
        };
        if let Some(other) = units[of].levels_to {
            let other = &units[other.index()].face.id;
            return Err(at.error("of", format!("{id:?} has its level-up card already: {other}")));
        }
        units[of].levels_to = Some(kind);
        let level_of = UnitKind::new(of as u8);
        units.push(UnitCard { is_white: false, level_of, ..row.card(at, patterns)? });
    }
    Ok(())
}

impl Column<Skill, Patterns> for SkillRow {
    fn read(&self, at: &Place, field: &str, _: &Patterns) -> Result<Skill, SetError> {
        const KINDS: [(&str, &[&str]); 5] = [
            ("dice", &["mod"]),
            ("assign", &["amount"]),
            ("area", &["amount"]),
            ("heal", &["amount"]),
            ("song", &[]),
        ];
        let amount = |amount, max| at.number::<u8>("skill.amount", amount, 1, max);
        Ok(match (self.kind.as_str(), self.modifier, self.amount) {
            ("dice", Some(modifier), None) => {
                Skill::Dice { modifier: at.number("skill.mod", modifier, -NUMBER_MAX, NUMBER_MAX)? }
            }
            ("assign", None, Some(hits)) => {
                Skill::Assign { hits: amount(hits, PORTIONS_MAX.into())? }
            }
            ("area", None, Some(damage)) => Skill::Area { damage: amount(damage, NUMBER_MAX)? },
            ("heal", None, Some(points)) => {
                Skill::Heal { points: amount(points, PORTIONS_MAX.into())? }
            }
            ("song", None, None) => Skill::Song,
            (kind, ..) => return Err(at.fields_of(field, kind, &KINDS)),
        })
    }
}

impl Column<Effect, Patterns> for EffectRow {
    fn read(&self, at: &Place, field: &str, _: &Patterns) -> Result<Effect, SetError> {
        const KINDS: [(&str, &[&str]); 4] = [
            ("actions", &["amount"]),
            ("ready", &["amount"]),
            ("gold", &["amount"]),
            ("deploy", &["amount", "mercenaries"]),
        ];
        let of_amount = format!("{field}.amount");
        let amount = at.number(&of_amount, self.amount, 0, NUMBER_MAX)?;
        match (self.kind.as_str(), self.mercenaries) {
            ("actions", None) => Ok(Effect::Actions(amount)),
            ("ready", None) => Ok(Effect::Ready(amount)),
            ("gold", None) => Ok(Effect::Gold(amount)),
            ("deploy", Some(mercenaries)) if amount == 1 => Ok(Effect::Deploy { mercenaries }),
            ("deploy", Some(_)) => {
                Err(at.error(&of_amount, format!("{amount}, where a deployment is 1")))
            }
            (kind, _) => Err(at.fields_of(field, kind, &KINDS)),
        }
    }
}

impl Column<MonsterRange, Patterns> for RangeRow {
    fn read(&self, at: &Place, field: &str, patterns: &Patterns) -> Result<MonsterRange, SetError> {
        let Pattern { cells, .. } = self.cells.read(at, field, patterns)?;
        let is_star = at.one_of(field, &self.kind, &[("numbered", false), ("star", true)])?;
        Ok(if is_star { MonsterRange::Star(cells) } else { MonsterRange::Numbered(cells) })
    }
}

impl Column<Pattern, Patterns> for PatternRow {
    fn read(&self, at: &Place, field: &str, patterns: &Patterns) -> Result<Pattern, SetError> {
        match self {
            Self::Name(name) => patterns.get(name).cloned().ok_or_else(|| {
                let names: Vec<&str> = patterns.keys().map(String::as_str).collect();
                at.error(field, format!("{name:?} is none of {}", names.join(", ")))
            }),
            Self::Cells(cells) => {
                let cells = offsets(at, field, cells)?;
                let words = super::rows::cells_text(&cells, ", ", "・");
                Ok(Pattern { cells, words })
            }
        }
    }
}

fn offsets(at: &Place, field: &str, cells: &[(i64, i64)]) -> Result<Vec<Offset>, SetError> {
    let mut offsets = Vec::with_capacity(cells.len());
    for &(forward, down) in cells {
        let within = |number| at.number(field, number, -OFFSET_MAX, OFFSET_MAX);
        let offset = (within(forward)?, within(down)?);
        if offsets.contains(&offset) {
            return Err(at.error(field, format!("[{forward}, {down}] stands in it twice")));
        }
        offsets.push(offset);
    }
    Ok(offsets)
}
