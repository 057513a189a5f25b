//! Reads a card file row by row: the right fields, the right kinds of values, numbers within their
//! limits.
//!
//! A first look (serde) answers with the line of the file, a second one with the row and the field.
//! What only the whole set can tell (counts, ids used twice) is next door in `check`.

use super::{
    CardSet, ChipCard, CommandCard, Effect, Face, MedalCard, MonsterCard, MonsterRange, Offset,
    SHORT_COLUMNS_MAX, Skill, Source, UNIT_KINDS_MAX, UnitCard, UnitKind,
};
use kanso_engine::cards::{check_shorts, is_id, read_toml};
use kanso_engine::{Label, SetError};
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
/// Longest name, in characters.
const NAME_LEN_MAX: usize = 40;

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

/// A row with the fields that all rows share; they cannot be flattened, as serde would then let
/// unknown fields pass.
macro_rules! row {
    ($name:ident { $($field:ident: $type:ty),* $(,)? }) => {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct $name {
            id: String,
            name_en: String,
            name_ja: String,
            short_en: String,
            short_ja: String,
            word_en: String,
            word_ja: String,
            source: String,
            #[serde(default)]
            printed: Vec<String>,
            $($field: $type,)*
        }

        impl $name {
            fn face(&self, at: &At) -> Result<Face, SetError> {
                let own = &[$(stringify!($field)),*];
                Ok(Face {
                    id: at.id(&self.id)?,
                    name: at.names(&self.name_en, &self.name_ja)?,
                    short: at.shorts(&self.short_en, &self.short_ja)?,
                    word: at.words(&self.word_en, &self.word_ja)?,
                    source: at.source(&self.source)?,
                    printed: at.printed(&self.source, &self.printed, own)?,
                })
            }
        }
    };
}

row!(UnitRow {
    star: bool,
    copies: i64,
    cost: i64,
    hp: i64,
    movement: i64,
    skill: SkillRow,
    pattern: PatternField,
});
row!(LevelUpRow {
    of: String,
    copies: i64,
    cost: i64,
    hp: i64,
    movement: i64,
    skill: SkillRow,
    pattern: PatternField,
});
row!(MonsterRow {
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
});
row!(CommandRow {
    gold_at_selection: i64,
    honor_at_selection: i64,
    leader: EffectRow,
    follower: EffectRow,
    auto: EffectRow,
});
row!(ChipRow { letter: String, copies: i64 });
row!(MedalRow { value: i64, copies: i64 });

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
        name: At::plain("name").text("", &file.name)?,
        units,
        monsters: each(
            &file.monster,
            "monster",
            |row| &row.id,
            |row, at| monster(row, at, &patterns),
        )?,
        commands: each(&file.command, "command", |row| &row.id, command)?,
        chips: each(&file.chip, "chip", |row| &row.id, chip)?,
        medals: each(&file.medal, "medal", |row| &row.id, medal)?,
        lines: Vec::new(),
    })
}

/// Turns every row of a table, telling each where it stands.
fn each<Row, Card>(
    rows: &[Row],
    table: &str,
    id: impl Fn(&Row) -> &String,
    turn: impl Fn(&Row, &At) -> Result<Card, SetError>,
) -> Result<Vec<Card>, SetError> {
    rows.iter().enumerate().map(|(index, row)| turn(row, &At::row(table, index, id(row)))).collect()
}

fn patterns(rows: &[PatternRow]) -> Result<Patterns, SetError> {
    let mut patterns = Patterns::new();
    for row in rows {
        let at = At::plain(&format!("pattern {:?}", row.name));
        let text = Label::new(at.text("text_en", &row.text_en)?, at.text("text_ja", &row.text_ja)?);
        if patterns
            .insert(at.text("name", &row.name)?, (at.cells("cells", &row.cells)?, text))
            .is_some()
        {
            return Err(at.error("name", "used twice".to_owned()));
        }
    }
    Ok(patterns)
}

fn units(rows: &[UnitRow], patterns: &Patterns) -> Result<Vec<UnitCard>, SetError> {
    each(
        rows,
        "unit",
        |row| &row.id,
        |row, at| {
            let (pattern, reach) = at.pattern("pattern", &row.pattern, patterns)?;
            Ok(UnitCard {
                face: row.face(at)?,
                star: row.star,
                is_white: true,
                copies: at.number("copies", row.copies, 1)?,
                cost: at.number("cost", row.cost, 0)?,
                hp: at.number("hp", row.hp, 1)?,
                movement: at.number("movement", row.movement, 0)?,
                skill: at.skill(&row.skill)?,
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
        let at = &At::row("levelup", index, &row.id);
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
        let (pattern, reach) = at.pattern("pattern", &row.pattern, patterns)?;
        units.push(UnitCard {
            face: row.face(at)?,
            star: false,
            is_white: false,
            copies: at.number("copies", row.copies, 1)?,
            cost: at.number("cost", row.cost, 0)?,
            hp: at.number("hp", row.hp, 1)?,
            movement: at.number("movement", row.movement, 0)?,
            skill: at.skill(&row.skill)?,
            pattern,
            reach,
            levels_to: None,
            level_of: UnitKind::new(of as u8),
        });
    }
    Ok(())
}

fn monster(row: &MonsterRow, at: &At, patterns: &Patterns) -> Result<MonsterCard, SetError> {
    let (cells, _) = at.pattern("range", &row.range.cells, patterns)?;
    Ok(MonsterCard {
        face: row.face(at)?,
        level: at.number_in("level", row.level, 1, 3)? as u8,
        white: at.number("white", row.white, 1)?,
        black: at.number_in("black", row.black, 0, 3 * i64::from(NUMBER_MAX))? as u8,
        threat: at.number("threat", row.threat, 0)?,
        red: at.one_of("color", &row.color, &[("blue", false), ("red", true)])?,
        hp: at.number("hp", row.hp, 1)?,
        defense: at.number("defense", row.defense, 0)?,
        damage: at.number("damage", row.damage, 0)?,
        movement: at.number("movement", row.movement, 0)?,
        range: if at.one_of("range", &row.range.kind, &[("numbered", false), ("star", true)])? {
            MonsterRange::Star(cells)
        } else {
            MonsterRange::Numbered(cells)
        },
    })
}

fn command(row: &CommandRow, at: &At) -> Result<CommandCard, SetError> {
    Ok(CommandCard {
        face: row.face(at)?,
        gold_at_selection: at.number("gold_at_selection", row.gold_at_selection, 0)?,
        honor_at_selection: at.number("honor_at_selection", row.honor_at_selection, 0)?,
        leader: at.effect("leader", &row.leader)?,
        follower: at.effect("follower", &row.follower)?,
        auto: at.effect("auto", &row.auto)?,
    })
}

fn chip(row: &ChipRow, at: &At) -> Result<ChipCard, SetError> {
    Ok(ChipCard {
        face: row.face(at)?,
        lane: at.one_of("letter", &row.letter, &[("A", 0), ("B", 1), ("C", 2)])?,
        copies: at.number("copies", row.copies, 1)?,
    })
}

fn medal(row: &MedalRow, at: &At) -> Result<MedalCard, SetError> {
    Ok(MedalCard {
        face: row.face(at)?,
        value: at.number_in("value", row.value, -i64::from(NUMBER_MAX), 0)? as i8,
        copies: at.number("copies", row.copies, 1)?,
    })
}

/// Where we read: the id of a row, or its table and place when the id is no help.
struct At {
    place: String,
}

impl At {
    fn plain(place: &str) -> Self {
        Self { place: place.to_owned() }
    }

    fn row(table: &str, index: usize, id: &str) -> Self {
        if is_id(id) {
            Self::plain(id)
        } else {
            Self { place: format!("{table} row {}", index + 1) }
        }
    }

    fn error(&self, field: &str, problem: String) -> SetError {
        SetError::field(&self.place, field, problem)
    }

    fn id(&self, id: &str) -> Result<String, SetError> {
        if is_id(id) {
            return Ok(id.to_owned());
        }
        Err(self.error(
            "id",
            format!("{id:?}, where one to four capital letters and a number are wanted"),
        ))
    }

    fn text(&self, field: &str, text: &str) -> Result<String, SetError> {
        let len = text.chars().count();
        if len == 0 || text.trim() != text || text.chars().any(char::is_control) {
            return Err(self.error(
                field,
                format!("{text:?}: empty, with blanks around it, or with control characters"),
            ));
        }
        // Only patterns are described at length.
        let max = if field.starts_with("text") { 3 * NAME_LEN_MAX } else { NAME_LEN_MAX };
        if len > max {
            return Err(self.error(field, format!("{len} characters, where {max} are allowed")));
        }
        Ok(text.to_owned())
    }

    fn names(&self, en: &str, ja: &str) -> Result<Label, SetError> {
        Ok(Label::new(self.text("name_en", en)?, self.text("name_ja", ja)?))
    }

    fn shorts(&self, en: &str, ja: &str) -> Result<Label, SetError> {
        check_shorts(&self.place, en, ja, SHORT_COLUMNS_MAX)?;
        Ok(Label::new(self.text("short_en", en)?, self.text("short_ja", ja)?))
    }

    fn words(&self, en: &str, ja: &str) -> Result<Label, SetError> {
        for (field, word) in [("word_en", en), ("word_ja", ja)] {
            if word.chars().any(char::is_whitespace) {
                return Err(
                    self.error(field, format!("{word:?} has a blank in it; one word is wanted"))
                );
            }
        }
        Ok(Label::new(self.text("word_en", en)?, self.text("word_ja", ja)?))
    }

    fn source(&self, source: &str) -> Result<Source, SetError> {
        self.one_of("source", source, &Source::BY_WORD)
    }

    fn printed(
        &self,
        source: &str,
        printed: &[String],
        own: &[&str],
    ) -> Result<Vec<String>, SetError> {
        if source == "rulebook" && !printed.is_empty() {
            return Err(self.error(
                "printed",
                "all of a row of the rulebook is printed; leave the list out".to_owned(),
            ));
        }
        let shared = ["name_en", "name_ja", "short_en", "short_ja"];
        for field in printed {
            if !shared.contains(&field.as_str()) && !own.contains(&field.as_str()) {
                let allowed = [&shared[..], own].concat().join(", ");
                return Err(self.error("printed", format!("{field:?} is none of {allowed}")));
            }
        }
        Ok(printed.to_vec())
    }

    fn number(&self, field: &str, value: i64, min: i64) -> Result<u8, SetError> {
        Ok(self.number_in(field, value, min, i64::from(NUMBER_MAX))? as u8)
    }

    fn number_in(&self, field: &str, value: i64, min: i64, max: i64) -> Result<i64, SetError> {
        if (min..=max).contains(&value) {
            return Ok(value);
        }
        Err(self.error(field, format!("{value}, where {min} to {max} are allowed")))
    }

    fn one_of<T: Copy>(
        &self,
        field: &str,
        value: &str,
        allowed: &[(&str, T)],
    ) -> Result<T, SetError> {
        if let Some(&(_, found)) = allowed.iter().find(|(name, _)| *name == value) {
            return Ok(found);
        }
        let names: Vec<&str> = allowed.iter().map(|&(name, _)| name).collect();
        Err(self.error(field, format!("{value:?} is none of {}", names.join(", "))))
    }

    fn skill(&self, row: &SkillRow) -> Result<Skill, SetError> {
        let number = i64::from(NUMBER_MAX);
        let amount =
            |amount, max| Ok::<u8, SetError>(self.number_in("skill.amount", amount, 1, max)? as u8);
        match (row.kind.as_str(), row.modifier, row.amount) {
            ("dice", Some(modifier), None) => Ok(Skill::Dice {
                modifier: self.number_in("skill.mod", modifier, -number, number)? as i8,
            }),
            ("assign", None, Some(hits)) => {
                Ok(Skill::Assign { hits: amount(hits, PORTIONS_MAX.into())? })
            }
            ("area", None, Some(damage)) => Ok(Skill::Area { damage: amount(damage, number)? }),
            ("heal", None, Some(points)) => {
                Ok(Skill::Heal { points: amount(points, PORTIONS_MAX.into())? })
            }
            ("song", None, None) => Ok(Skill::Song),
            ("dice", ..) => {
                Err(self.error("skill", "\"dice\" wants `mod` and no `amount`".to_owned()))
            }
            ("song", ..) => {
                Err(self.error("skill", "\"song\" wants neither `mod` nor `amount`".to_owned()))
            }
            (kind @ ("assign" | "area" | "heal"), ..) => {
                Err(self.error("skill", format!("{kind:?} wants `amount` and no `mod`")))
            }
            (kind, ..) => {
                Err(self
                    .error("skill", format!("{kind:?} is none of dice, assign, area, heal, song")))
            }
        }
    }

    fn effect(&self, field: &str, row: &EffectRow) -> Result<Effect, SetError> {
        let amount = self.number(&format!("{field}.amount"), row.amount, 0)?;
        let kinds = [
            ("actions", Effect::Actions(amount)),
            ("ready", Effect::Ready(amount)),
            ("gold", Effect::Gold(amount)),
            ("deploy", Effect::Deploy { mercenaries: row.mercenaries == Some(true) }),
        ];
        let effect = self.one_of(field, &row.kind, &kinds)?;
        let deploys = matches!(effect, Effect::Deploy { .. });
        if deploys != row.mercenaries.is_some() {
            return Err(self
                .error(field, "\"deploy\" wants `mercenaries`, and nothing else does".to_owned()));
        }
        if deploys && amount != 1 {
            return Err(self
                .error(&format!("{field}.amount"), format!("{amount}, where a deployment is 1")));
        }
        Ok(effect)
    }

    fn cells(&self, field: &str, cells: &[(i64, i64)]) -> Result<Vec<Offset>, SetError> {
        let max = i64::from(OFFSET_MAX);
        let mut offsets = Vec::with_capacity(cells.len());
        for &(forward, down) in cells {
            let offset = (
                self.number_in(field, forward, -max, max)? as i8,
                self.number_in(field, down, -max, max)? as i8,
            );
            if offsets.contains(&offset) {
                return Err(self.error(field, format!("[{forward}, {down}] stands in it twice")));
            }
            offsets.push(offset);
        }
        Ok(offsets)
    }

    fn pattern(
        &self,
        field: &str,
        pattern: &PatternField,
        patterns: &Patterns,
    ) -> Result<(Vec<Offset>, Label), SetError> {
        match pattern {
            PatternField::Name(name) => patterns.get(name).cloned().ok_or_else(|| {
                let names: Vec<&str> = patterns.keys().map(String::as_str).collect();
                self.error(field, format!("{name:?} is none of {}", names.join(", ")))
            }),
            PatternField::Cells(cells) => {
                let cells = self.cells(field, cells)?;
                let text = super::rows::cells_text(&cells);
                Ok((cells, Label::same(text)))
            }
        }
    }
}
