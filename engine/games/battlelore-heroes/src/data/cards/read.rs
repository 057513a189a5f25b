//! Reads a card file row by row: the right fields, the right kinds of values, numbers within their
//! limits.
//!
//! A first look (serde) answers with the line of the file, a second one with the row and the field.
//! What only the whole set can tell (which rows there are, what fits where) is next door in `check`.

mod field;
mod form;
mod parts;
mod scenario;

pub(super) use field::{CLASS_WORDS, COLOURS};
pub(super) use parts::Parts;

use super::{
    ARTIFACTS, ArtifactRow, COMMANDS, CREATURES, CommandRow, CreatureRow, LORES, People, Power,
    SCENARIOS, SKILLS, TERRAINS, TROOPS, TerrainRow,
};
use crate::prelude::*;
use field::At;
use form::{
    ArtifactForm, CommandForm, CreatureForm, FileRows, LoreForm, SkillForm, TerrainForm, TroopForm,
};
use kanso_engine::SetError;
use kanso_engine::cards::read_toml;

/// The game a file must be for.
const GAME: &str = "battlelore-heroes";
/// Longest file accepted, in bytes: several times the built-in set.
pub const FILE_LEN_MAX: usize = 256 * 1024;
/// Most dice that one thing rolls or adds.
pub(super) const DICE_MAX: u8 = 6;
/// Most base dice that a terrain allows: more are no cap.
const CAP_MAX: u8 = 6;
/// Most bold levels of one thing.
pub(super) const BOLD_MAX: u8 = 3;
/// Most figures of a troop. Source: the zones of the specification (3.2).
const FIGURES_MAX: u8 = 4;
/// Farthest move of a unit.
pub(super) const MOVE_MAX: u8 = 6;
/// Most hexes that one thing adds to a move or a range.
pub(super) const HEXES_MAX: u8 = 3;
/// Farthest reach of a card or a power.
pub(super) const REACH_MAX: u8 = 8;
/// Most orders of a Command card.
pub(super) const ORDERS_MAX: u8 = 6;
/// Most orders that a Lore card gives.
pub(super) const EXTRA_MAX: u8 = 4;
/// Most pieces or faces that one card chooses.
pub(super) const PIECES_MAX: u8 = 3;
/// Most cards that one card draws.
pub(super) const DRAW_MAX: u8 = 4;
/// Most Lore tokens that one thing gives.
pub(super) const TOKENS_MAX: u8 = 6;
/// Highest cost in Lore tokens.
const COST_MAX: u8 = 12;
/// Most copies of a card.
const COPIES_MAX: u8 = 12;
/// Highest value of an artifact.
const VALUE_MAX: u8 = 9;

/// Reads the file into tables. What `lines` writes is still missing.
pub fn read(text: &str) -> Result<CardSet, SetError> {
    let file: FileRows = read_toml(text, FILE_LEN_MAX, "card set", GAME)?;
    let commands: Vec<&str> = file.command.iter().map(|row| row.id.as_str()).collect();
    let skills: Vec<&str> = file.skill.iter().map(|row| row.id.as_str()).collect();
    let mut set = CardSet {
        name: At::plain("name").text("", &file.name)?,
        terrains: each(&file.terrain, "terrain", TERRAINS, |row| &row.id, terrain)?,
        troops: each(&file.troop, "troop", TROOPS, |row| &row.id, troop)?,
        creatures: each(&file.creature, "creature", CREATURES, |row| &row.id, creature)?,
        commands: each(
            &file.command,
            "command",
            COMMANDS,
            |row| &row.id,
            |row, at| command(row, at, &commands),
        )?,
        lores: each(&file.lore, "lore", LORES, |row| &row.id, lore)?,
        skills: each(
            &file.skill,
            "skill",
            SKILLS,
            |row| &row.id,
            |row, at| skill(row, at, &skills),
        )?,
        artifacts: each(&file.artifact, "artifact", ARTIFACTS, |row| &row.id, artifact)?,
        scenarios: Vec::new(),
        lines: Vec::new(),
        unit_names: Vec::new(),
        grounds: Vec::new(),
    };
    check_roles(&set.terrains)?;
    check_codes(&set)?;
    let scenario = |row: &form::ScenarioForm, at: &At| scenario::scenario(row, at, &set);
    set.scenarios = each(&file.scenario, "scenario", SCENARIOS, |row| &row.id, scenario)?;
    Ok(set)
}

/// Turns every row of a table of so many, telling each where it stands.
fn each<Row, Card>(
    rows: &[Row],
    table: &str,
    wanted: u8,
    id: impl Fn(&Row) -> &String,
    turn: impl Fn(&Row, &At) -> Result<Card, SetError>,
) -> Result<Vec<Card>, SetError> {
    if rows.len() != usize::from(wanted) {
        let problem = format!("{} rows, {wanted} wanted", rows.len());
        return Err(SetError::field(&format!("table {table}"), "", problem));
    }
    rows.iter().enumerate().map(|(index, row)| turn(row, &At::row(table, index, id(row)))).collect()
}

/// There is one terrain for each role: scenarios name terrains by them.
fn check_roles(terrains: &[TerrainRow]) -> Result<(), SetError> {
    for (index, row) in terrains.iter().enumerate() {
        if let Some(other) = terrains[..index].iter().find(|other| other.role == row.role) {
            let problem = format!("{:?} is that of {} too", row.role.word(), other.face.id);
            return Err(SetError::field(&row.face.id, "role", problem));
        }
    }
    Ok(())
}

/// No two units have one code: scenarios name units by them.
fn check_codes(set: &CardSet) -> Result<(), SetError> {
    let troops = set.troops.iter().map(|row| (&row.face.id, &row.code));
    let creatures = set.creatures.iter().map(|row| (&row.face.id, &row.code));
    let codes: Vec<(&String, &String)> = troops.chain(creatures).collect();
    for (index, (id, code)) in codes.iter().enumerate() {
        if let Some((other, _)) = codes[..index].iter().find(|(_, known)| known == code) {
            let problem = format!("{code:?} is that of {other} too");
            return Err(SetError::field(id, "code", problem));
        }
    }
    Ok(())
}

fn terrain(row: &TerrainForm, at: &At) -> Result<TerrainRow, SetError> {
    let who = |field: &str, word: &Option<String>| {
        word.as_ref().map_or(Ok(Who::All), |word| at.one_of(field, word, Who::WORDS))
    };
    let cap = |field: &str, cap: Option<i64>| {
        cap.map(|cap| at.number(field, cap, 1, CAP_MAX)).transpose()
    };
    Ok(TerrainRow {
        face: row.face(at)?,
        enter: who("enter", &row.enter)?,
        stop: row.stop == Some(true),
        battle: who("battle", &row.battle)?,
        cap_out: cap("cap_out", row.cap_out)?,
        cap_in: cap("cap_in", row.cap_in)?,
        cap_level: cap("cap_level", row.cap_level)?,
        blocks: row.blocks == Some(true),
        sees_over: row.sees_over == Some(true),
        bold: at.number("bold", row.bold.unwrap_or(0), 0, BOLD_MAX)?,
        role: at.one_of("role", &row.role, TerrainRole::WORDS)?,
    })
}

fn troop(row: &TroopForm, at: &At) -> Result<TroopRow, SetError> {
    let classes = [("foot", MoveClass::Foot), ("mounted", MoveClass::Mounted)];
    let weapons = [
        ("short", Weapon::Short),
        ("long", Weapon::Long),
        ("bow", Weapon::Bow),
        ("crossbow", Weapon::Crossbow),
    ];
    let people = row.people.as_deref().unwrap_or("human");
    Ok(TroopRow {
        face: row.face(at)?,
        code: at.code(&row.code)?,
        class: at.one_of("class", &row.class, &classes)?,
        colour: at.colour("colour", &row.colour)?,
        figures: at.number("figures", row.figures, 1, FIGURES_MAX)?,
        move_battle: at.number("move_battle", row.move_battle, 0, MOVE_MAX)?,
        move_only: at.number("move_only", row.move_only, 1, MOVE_MAX)?,
        dice: at.number("dice", row.dice, 1, DICE_MAX)?,
        weapon: at.one_of("weapon", &row.weapon, &weapons)?,
        people: at.one_of("people", people, People::WORDS)?,
        rush: row.rush == Some(true),
    })
}

fn creature(row: &CreatureForm, at: &At) -> Result<CreatureRow, SetError> {
    Ok(CreatureRow {
        face: row.face_with(at, &row.power.parts("power"))?,
        code: at.code(&row.code)?,
        colour: at.colour("colour", &row.colour)?,
        moves: at.number("moves", row.moves, 1, MOVE_MAX)?,
        ignores_forest: row.ignores_forest == Some(true),
        dice: at.number("dice", row.dice, 1, DICE_MAX)?,
        power: Parts::effect(at, "power", &row.power, Power::read)?,
        cost: at.number("cost", row.cost, 0, COST_MAX)?,
    })
}

fn command(row: &CommandForm, at: &At, ids: &[&str]) -> Result<CommandRow, SetError> {
    let mirror = row.mirror.as_deref().unwrap_or(&row.id);
    let place = ids.iter().position(|id| *id == mirror);
    let mirrored = place.and_then(|place| Command::new(u8::try_from(place).ok()?));
    Ok(CommandRow {
        face: row.face_with(at, &row.effect.parts("effect"))?,
        copies: at.number("copies", row.copies, 1, COPIES_MAX)?,
        text: Parts::effect(at, "effect", &row.effect, CommandText::read)?,
        mirrored: mirrored.ok_or_else(|| {
            at.error("mirror", format!("{mirror:?} is not the id of a Command card"))
        })?,
    })
}

fn lore(row: &LoreForm, at: &At) -> Result<LoreRow, SetError> {
    let windows = LoreWindow::ALL.map(|window| (window.word(), window));
    let classes =
        CLASS_WORDS.map(|(word, class)| (class != Class::Commander).then_some((word, class)));
    let classes: Vec<(&str, Class)> = classes.into_iter().flatten().collect();
    let modes = [("melee", Mode::Melee), ("ranged", Mode::Ranged)];
    let mode = row.mode.as_ref().map(|mode| at.one_of("mode", mode, &modes));
    Ok(LoreRow {
        face: row.face_with(at, &row.effect.parts("effect"))?,
        class: at.one_of("class", &row.class, &classes)?,
        copies: at.number("copies", row.copies, 1, COPIES_MAX)?,
        cost: at.number("cost", row.cost, 0, COST_MAX)?,
        window: at.one_of("window", &row.window, &windows)?,
        mode: mode.transpose()?,
        effect: Parts::effect(at, "effect", &row.effect, LoreEffect::read)?,
    })
}

fn skill(row: &SkillForm, at: &At, ids: &[&str]) -> Result<SkillRow, SetError> {
    let mut needs = Vec::new();
    for id in row.needs.iter().flatten() {
        let place = ids.iter().position(|known| known == id);
        let skill = place.and_then(|place| Skill::new(u8::try_from(place).ok()?));
        let skill =
            skill.ok_or_else(|| at.error("needs", format!("{id:?} is not the id of a skill")))?;
        if needs.contains(&skill) {
            return Err(at.error("needs", format!("{id:?} is there twice")));
        }
        needs.push(skill);
    }
    needs.sort_unstable();
    Ok(SkillRow {
        face: row.face_with(at, &row.power.parts("power"))?,
        class: at.class("class", &row.class)?,
        needs,
        power: Parts::effect(at, "power", &row.power, SkillPower::read)?,
    })
}

fn artifact(row: &ArtifactForm, at: &At) -> Result<ArtifactRow, SetError> {
    let mut classes = Vec::new();
    for word in row.classes.iter().flatten() {
        let class = at.class("classes", word)?;
        if classes.contains(&class) {
            return Err(at.error("classes", format!("{word:?} is there twice")));
        }
        classes.push(class);
    }
    classes.sort_unstable();
    Ok(ArtifactRow {
        face: row.face_with(at, &row.power.parts("power"))?,
        copies: at.number("copies", row.copies, 1, COPIES_MAX)?,
        usage: at.one_of("usage", &row.usage, Usage::WORDS)?,
        classes,
        needs_mount: row.needs_mount == Some(true),
        kind: at.one_of("kind", &row.kind, ArtifactKind::WORDS)?,
        value: at.number("value", row.value, 0, VALUE_MAX)?,
        limit: at.one_of("limit", row.limit.as_deref().unwrap_or("per_roll"), UseLimit::WORDS)?,
        power: Parts::effect(at, "power", &row.power, ArtifactPower::read)?,
    })
}
