//! Reads a card file row by row: the right fields, the right kinds of values, numbers within their
//! limits.
//!
//! A first look (serde) answers with the line of the file, a second one with the row and the field.
//! What only the whole set can tell (counts, ids used twice) is next door in `check`.

use super::{
    CardSet, ChipCard, CommandCard, Effect, MedalCard, MonsterCard, MonsterRange, Offset,
    SHORT_COLUMNS_MAX, Skill, UNIT_KINDS_MAX, UnitCard, UnitKind,
};
use kanso_engine::cards::{NAME_LEN_MAX, Place, each_row, read_toml};
use kanso_engine::{Label, SetError, card_rows};
use serde::Deserialize;
use std::collections::BTreeMap;

/// The game a file must be for.
const GAME: &str = "rook-raiders";
/// Longest file accepted, in bytes: many times the printed set.
pub const FILE_LEN_MAX: usize = 128 * 1024;
/// Largest number on a card. Twelve of them still fit a byte.
pub const NUMBER_MAX: u8 = 20;
/// Most portions to divide: a list of legal actions stays under 4,096 with 12 monsters or 15 units
/// on a board.
pub const PORTIONS_MAX: u8 = 4;
/// Farthest cell of a pattern; the board has 6 columns.
pub const OFFSET_MAX: i8 = 6;
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
    pattern: Vec<PatternRow>,
    #[serde(default)]
    unit: Vec<UnitRow>,
    #[serde(default)]
    levelup: Vec<LevelUpRow>,
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
struct PatternRow {
    name: String,
    text_en: String,
    text_ja: String,
    cells: Vec<(i64, i64)>,
}

card_rows! {
    struct, words, shorts SHORT_COLUMNS_MAX, parts [];
    UnitRow {
    star: bool,
    copies: i64,
    cost: i64,
    hp: i64,
    movement: i64,
    skill: SkillRow,
    pattern: PatternField,
    }
    LevelUpRow {
    of: String,
    copies: i64,
    cost: i64,
    hp: i64,
    movement: i64,
    skill: SkillRow,
    pattern: PatternField,
    }
    MonsterRow {
    level: i64,
    white: i64,
    black: i64,
    threat: i64,
    color: String,
    hp: i64,
    defense: i64,
    damage: i64,
    movement: i64,
    range: RangeRow,
    }
    CommandRow {
    gold_at_selection: i64,
    honor_at_selection: i64,
    leader: EffectRow,
    follower: EffectRow,
    auto: EffectRow,
    }
    ChipRow { letter: String, copies: i64 }
    MedalRow { value: i64, copies: i64 }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SkillRow {
    kind: String,
    #[serde(rename = "mod")]
    modifier: Option<i64>,
    amount: Option<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RangeRow {
    kind: String,
    cells: PatternField,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EffectRow {
    kind: String,
    amount: i64,
    mercenaries: Option<bool>,
}

#[derive(Deserialize)]
#[serde(untagged, expecting = "wanted: the name of a pattern, or a list of [f, s]")]
enum PatternField {
    Name(String),
    Cells(Vec<(i64, i64)>),
}

/// The named patterns of the file: cells, and how a sentence calls them.
type Patterns = BTreeMap<String, (Vec<Offset>, Label)>;

/// Reads the file into tables. What `rows` writes is still missing.
pub fn read(text: &str) -> Result<CardSet, SetError> {
    let file: FileRows = read_toml(text, FILE_LEN_MAX, "card set", GAME)?;
    let patterns = patterns(&file.pattern)?;
    let mut units = units(&file.unit, &patterns)?;
    level_ups(&file.levelup, &patterns, &mut units)?;
    Ok(CardSet {
        name: Place::of("name").text("", &file.name)?,
        units,
        monsters: each_row(
            "monster",
            &file.monster,
            |row| &row.id,
            |row, at| monster(row, at, &patterns),
        )?,
        commands: each_row("command", &file.command, |row| &row.id, command)?,
        chips: each_row("chip", &file.chip, |row| &row.id, chip)?,
        medals: each_row("medal", &file.medal, |row| &row.id, medal)?,
        lines: Vec::new(),
    })
}

fn patterns(rows: &[PatternRow]) -> Result<Patterns, SetError> {
    let mut patterns = Patterns::new();
    for row in rows {
        let at = Place::of(format!("pattern {:?}", row.name));
        let text = Label::new(
            at.text_to("text_en", &row.text_en, TEXT_LEN_MAX)?,
            at.text_to("text_ja", &row.text_ja, TEXT_LEN_MAX)?,
        );
        if patterns
            .insert(at.text("name", &row.name)?, (offsets(&at, "cells", &row.cells)?, text))
            .is_some()
        {
            return Err(at.error("name", "used twice".to_owned()));
        }
    }
    Ok(patterns)
}

fn units(rows: &[UnitRow], patterns: &Patterns) -> Result<Vec<UnitCard>, SetError> {
    each_row(
        "unit",
        rows,
        |row| &row.id,
        |row, at| {
            let (pattern, reach) = pattern(at, "pattern", &row.pattern, patterns)?;
            Ok(UnitCard {
                face: row.face(at)?,
                star: row.star,
                is_white: true,
                copies: at.number("copies", row.copies, 1, NUMBER_MAX)?,
                cost: at.number("cost", row.cost, 0, NUMBER_MAX)?,
                hp: at.number("hp", row.hp, 1, NUMBER_MAX)?,
                movement: at.number("movement", row.movement, 0, NUMBER_MAX)?,
                skill: skill(at, &row.skill)?,
                pattern,
                reach,
                levels_to: None,
                level_of: None,
            })
        },
    )
}

/// Adds the level-up cards behind the white ones and ties each to its ★ kind.
fn level_ups(
    rows: &[LevelUpRow],
    patterns: &Patterns,
    units: &mut Vec<UnitCard>,
) -> Result<(), SetError> {
    let white = units.len();
    for (index, row) in rows.iter().enumerate() {
        let at = &Place::row("levelup", index, &row.id);
        let too_many = || at.error("id", format!("more than {UNIT_KINDS_MAX} kinds of unit cards"));
        let kind = u8::try_from(units.len()).ok().and_then(UnitKind::new).ok_or_else(too_many)?;
        let Some(of) = units[..white].iter().position(|unit| unit.star && unit.face.id == row.of)
        else {
            return Err(at.error(
                "of",
                format!("{:?} is not the id of a unit row with star = true", row.of),
            ));
        };
        if let Some(other) = units[of].levels_to {
            let other = &units[other.index()].face.id;
            return Err(
                at.error("of", format!("{:?} has its level-up card already: {other}", row.of))
            );
        }
        units[of].levels_to = Some(kind);
        let (pattern, reach) = pattern(at, "pattern", &row.pattern, patterns)?;
        units.push(UnitCard {
            face: row.face(at)?,
            star: false,
            is_white: false,
            copies: at.number("copies", row.copies, 1, NUMBER_MAX)?,
            cost: at.number("cost", row.cost, 0, NUMBER_MAX)?,
            hp: at.number("hp", row.hp, 1, NUMBER_MAX)?,
            movement: at.number("movement", row.movement, 0, NUMBER_MAX)?,
            skill: skill(at, &row.skill)?,
            pattern,
            reach,
            levels_to: None,
            level_of: UnitKind::new(of as u8),
        });
    }
    Ok(())
}

fn monster(row: &MonsterRow, at: &Place, patterns: &Patterns) -> Result<MonsterCard, SetError> {
    let (cells, _) = pattern(at, "range", &row.range.cells, patterns)?;
    Ok(MonsterCard {
        face: row.face(at)?,
        level: at.number("level", row.level, 1, 3)?,
        white: at.number("white", row.white, 1, NUMBER_MAX)?,
        black: at.number("black", row.black, 0, 3 * NUMBER_MAX)?,
        threat: at.number("threat", row.threat, 0, NUMBER_MAX)?,
        red: at.one_of("color", &row.color, &[("blue", false), ("red", true)])?,
        hp: at.number("hp", row.hp, 1, NUMBER_MAX)?,
        defense: at.number("defense", row.defense, 0, NUMBER_MAX)?,
        damage: at.number("damage", row.damage, 0, NUMBER_MAX)?,
        movement: at.number("movement", row.movement, 0, NUMBER_MAX)?,
        range: if at.one_of("range", &row.range.kind, &[("numbered", false), ("star", true)])? {
            MonsterRange::Star(cells)
        } else {
            MonsterRange::Numbered(cells)
        },
    })
}

fn command(row: &CommandRow, at: &Place) -> Result<CommandCard, SetError> {
    Ok(CommandCard {
        face: row.face(at)?,
        gold_at_selection: at.number("gold_at_selection", row.gold_at_selection, 0, NUMBER_MAX)?,
        honor_at_selection: at.number(
            "honor_at_selection",
            row.honor_at_selection,
            0,
            NUMBER_MAX,
        )?,
        leader: effect(at, "leader", &row.leader)?,
        follower: effect(at, "follower", &row.follower)?,
        auto: effect(at, "auto", &row.auto)?,
    })
}

fn chip(row: &ChipRow, at: &Place) -> Result<ChipCard, SetError> {
    Ok(ChipCard {
        face: row.face(at)?,
        lane: at.one_of("letter", &row.letter, &[("A", 0), ("B", 1), ("C", 2)])?,
        copies: at.number("copies", row.copies, 1, NUMBER_MAX)?,
    })
}

fn medal(row: &MedalRow, at: &Place) -> Result<MedalCard, SetError> {
    Ok(MedalCard {
        face: row.face(at)?,
        value: at.number("value", row.value, -i64::from(NUMBER_MAX), 0)?,
        copies: at.number("copies", row.copies, 1, NUMBER_MAX)?,
    })
}

fn skill(at: &Place, row: &SkillRow) -> Result<Skill, SetError> {
    let number = i64::from(NUMBER_MAX);
    let amount = |amount, max| at.number::<u8>("skill.amount", amount, 1, max);
    match (row.kind.as_str(), row.modifier, row.amount) {
        ("dice", Some(modifier), None) => {
            Ok(Skill::Dice { modifier: at.number("skill.mod", modifier, -number, number)? })
        }
        ("assign", None, Some(hits)) => {
            Ok(Skill::Assign { hits: amount(hits, PORTIONS_MAX.into())? })
        }
        ("area", None, Some(damage)) => Ok(Skill::Area { damage: amount(damage, number)? }),
        ("heal", None, Some(points)) => {
            Ok(Skill::Heal { points: amount(points, PORTIONS_MAX.into())? })
        }
        ("song", None, None) => Ok(Skill::Song),
        ("dice", ..) => Err(at.error("skill", "\"dice\" wants `mod` and no `amount`".to_owned())),
        ("song", ..) => {
            Err(at.error("skill", "\"song\" wants neither `mod` nor `amount`".to_owned()))
        }
        (kind @ ("assign" | "area" | "heal"), ..) => {
            Err(at.error("skill", format!("{kind:?} wants `amount` and no `mod`")))
        }
        (kind, ..) => {
            Err(at.error("skill", format!("{kind:?} is none of dice, assign, area, heal, song")))
        }
    }
}

fn effect(at: &Place, field: &str, row: &EffectRow) -> Result<Effect, SetError> {
    let amount = at.number(&format!("{field}.amount"), row.amount, 0, NUMBER_MAX)?;
    let kinds = [
        ("actions", Effect::Actions(amount)),
        ("ready", Effect::Ready(amount)),
        ("gold", Effect::Gold(amount)),
        ("deploy", Effect::Deploy { mercenaries: row.mercenaries == Some(true) }),
    ];
    let effect = at.one_of(field, &row.kind, &kinds)?;
    let deploys = matches!(effect, Effect::Deploy { .. });
    if deploys != row.mercenaries.is_some() {
        return Err(
            at.error(field, "\"deploy\" wants `mercenaries`, and nothing else does".to_owned())
        );
    }
    if deploys && amount != 1 {
        return Err(
            at.error(&format!("{field}.amount"), format!("{amount}, where a deployment is 1"))
        );
    }
    Ok(effect)
}

fn offsets(at: &Place, field: &str, cells: &[(i64, i64)]) -> Result<Vec<Offset>, SetError> {
    let max = i64::from(OFFSET_MAX);
    let mut offsets = Vec::with_capacity(cells.len());
    for &(forward, down) in cells {
        let offset = (at.number(field, forward, -max, max)?, at.number(field, down, -max, max)?);
        if offsets.contains(&offset) {
            return Err(at.error(field, format!("[{forward}, {down}] stands in it twice")));
        }
        offsets.push(offset);
    }
    Ok(offsets)
}

fn pattern(
    at: &Place,
    field: &str,
    pattern: &PatternField,
    patterns: &Patterns,
) -> Result<(Vec<Offset>, Label), SetError> {
    match pattern {
        PatternField::Name(name) => patterns.get(name).cloned().ok_or_else(|| {
            let names: Vec<&str> = patterns.keys().map(String::as_str).collect();
            at.error(field, format!("{name:?} is none of {}", names.join(", ")))
        }),
        PatternField::Cells(cells) => {
            let cells = offsets(at, field, cells)?;
            let text = super::rows::cells_text(&cells);
            Ok((cells, Label::same(text)))
        }
    }
}
