//! Reads scenarios: terrain, units and chests hex by hex.

use super::field::{At, CAMPS};
use super::form::{CouncilsForm, MarkerForm, QuestForm, ScenarioForm};
use crate::cards::{Marker, Quest, StartUnit, Terrain, Troop};
use crate::prelude::*;
use crate::vocabulary::{CLASSES, HEXES, LEVEL_MAX};
use kanso_engine::SetError;
use std::collections::BTreeMap;

/// Most levels of a War Council: all five Lore Masters at their highest.
const LEVELS_MAX: u8 = CLASSES as u8 * LEVEL_MAX;
/// Most heroes of a camp.
const HERO_CAP_MAX: u8 = 2;
/// Most banners that a scenario can ask for.
const TARGET_MAX: u8 = 20;
/// Fewest and most tokens of a chest hex. Source: BH-16.1.
const CHEST: (u8, u8) = (2, 3);
/// Most chest hexes that a hero can be asked to search.
const SEARCHES_MAX: u8 = 9;
/// Most objective markers.
const MARKERS_MAX: usize = 9;

/// One scenario; the tables before it are read.
pub fn scenario(row: &ScenarioForm, at: &At, set: &CardSet) -> Result<ScenarioRow, SetError> {
    let councils = row.councils.as_ref().map(|form| councils(form, at));
    let target = |field: &str, target| at.number(field, target, 1, TARGET_MAX);
    Ok(ScenarioRow {
        face: row.face(at)?,
        first: at.one_of("first", &row.first, &CAMPS)?,
        council_levels: at.number("council_levels", row.council_levels, 0, LEVELS_MAX)?,
        councils: councils.transpose()?,
        hero_cap: at.number("hero_cap", row.hero_cap, 0, HERO_CAP_MAX)?,
        targets: [
            target("targets.south", row.targets.south)?,
            target("targets.north", row.targets.north)?,
        ],
        markers: markers(row.markers.as_deref().unwrap_or_default(), at)?,
        lore: row.lore,
        quest: row.quest.as_ref().map(|form| quest(form, at)).transpose()?,
        terrain: terrain(&row.terrain, at, set)?,
        units: units([&row.south, &row.north], at, set)?,
        chests: chests(row.chests.as_ref(), at)?,
    })
}

fn councils(form: &CouncilsForm, at: &At) -> Result<[Council; 2], SetError> {
    let mut councils = [Council::default(); 2];
    for ((camp, levels), council) in
        [("south", &form.south), ("north", &form.north)].into_iter().zip(&mut councils)
    {
        let field = format!("councils.{camp}");
        for (word, &level) in levels {
            let class = at.class(&field, word)?;
            *council.level_mut(class) =
                at.number(&format!("{field}.{word}"), level, 0, LEVEL_MAX)?;
        }
    }
    Ok(councils)
}

fn markers(forms: &[MarkerForm], at: &At) -> Result<Vec<Marker>, SetError> {
    if forms.len() > MARKERS_MAX {
        let problem = format!("{} in the list, where {MARKERS_MAX} are allowed", forms.len());
        return Err(at.error("markers", problem));
    }
    let marker = |form: &MarkerForm| {
        let mut hexes = Vec::new();
        for label in &form.hexes {
            let hex = at.hex("markers.hexes", label)?;
            if hexes.contains(&hex) {
                return Err(at.error("markers.hexes", format!("{hex} is there twice")));
            }
            hexes.push(hex);
        }
        if hexes.is_empty() {
            return Err(at.error("markers.hexes", "a marker has at least one hex"));
        }
        hexes.sort_unstable();
        let only = form.only.as_ref().map(|camp| at.one_of("markers.only", camp, &CAMPS));
        Ok(Marker { hexes, only: only.transpose()? })
    };
    forms.iter().map(marker).collect()
}

fn quest(form: &QuestForm, at: &At) -> Result<Quest, SetError> {
    let task = match (form.what.as_str(), form.count, &form.south, &form.north) {
        ("searches", Some(count), None, None) => {
            QuestTask::Searches(at.number("quest.count", count, 1, SEARCHES_MAX)?)
        }
        ("stands", None, Some(south), Some(north)) => {
            QuestTask::Stands([at.hex("quest.south", south)?, at.hex("quest.north", north)?])
        }
        (word, ..) => {
            let fields = [("searches", "count"), ("stands", "south and north")];
            let fields = at.one_of("quest.do", word, &fields)?;
            let problem = format!("{word:?} has, of count, south and north, {fields}");
            return Err(at.error("quest", problem));
        }
    };
    Ok(Quest { name: at.quest_name(&form.name_en, &form.name_ja)?, task })
}

/// The terrain of each hex: plain, where nothing is said.
fn terrain(
    lists: &BTreeMap<String, Vec<String>>,
    at: &At,
    set: &CardSet,
) -> Result<[Terrain; HEXES], SetError> {
    let of_role: Vec<(&str, Terrain)> = Terrain::all(set.terrains.len())
        .map(|terrain| (set.terrain(terrain).role.word(), terrain))
        .collect();
    let plain = at.one_of("terrain", TerrainRole::Plain.word(), &of_role)?;
    let mut terrain = [plain; HEXES];
    let mut said: [Option<&str>; HEXES] = [None; HEXES];
    for (role, labels) in lists {
        let kind = at.one_of("terrain", role, &of_role)?;
        let field = format!("terrain.{role}");
        for label in labels {
            let hex = at.hex(&field, label)?;
            if let Some(other) = said[hex.index()].replace(role) {
                return Err(at.error(&field, format!("{hex} is {other} already")));
            }
            terrain[hex.index()] = kind;
        }
    }
    Ok(terrain)
}

/// The units of both camps in board order.
fn units(
    lists: [&BTreeMap<String, Vec<String>>; 2],
    at: &At,
    set: &CardSet,
) -> Result<Vec<StartUnit>, SetError> {
    let troops = Troop::all(set.troops.len())
        .map(|troop| (set.troop(troop).code.as_str(), UnitKind::Troop(troop)));
    let creatures = Creature::all(set.creatures.len())
        .map(|creature| (set.creature(creature).code.as_str(), UnitKind::Creature(creature)));
    let codes: Vec<(&str, UnitKind)> = troops.chain(creatures).collect();
    let mut units: Vec<StartUnit> = Vec::new();
    let mut said: [Option<&str>; HEXES] = [None; HEXES];
    for ((word, camp), list) in CAMPS.into_iter().zip(lists) {
        for (code, labels) in list {
            let kind = at.one_of(word, code, &codes)?;
            let field = format!("{word}.{code}");
            for label in labels {
                let hex = at.hex(&field, label)?;
                if let Some(other) = said[hex.index()].replace(code) {
                    return Err(at.error(&field, format!("{hex} holds {other} already")));
                }
                units.push(StartUnit { at: hex, camp, kind });
            }
        }
    }
    units.sort_unstable_by_key(|unit| unit.at);
    Ok(units)
}

/// Chest hexes in board order.
fn chests(list: Option<&BTreeMap<String, i64>>, at: &At) -> Result<Vec<(Hex, u8)>, SetError> {
    let mut chests = Vec::new();
    for (label, &tokens) in list.into_iter().flatten() {
        let hex = at.hex("chests", label)?;
        let (least, most) = CHEST;
        chests.push((hex, at.number(&format!("chests.{label}"), tokens, least, most)?));
    }
    chests.sort_unstable();
    Ok(chests)
}

const _: () = assert!(Camp::South as u8 == 0 && Camp::North as u8 == 1);
