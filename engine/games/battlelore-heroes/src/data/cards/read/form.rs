//! The form of the file: which tables and fields there are, and of what kind.

use crate::cards::SHORT_COLUMNS_MAX;
use crate::prelude::*;
use kanso_engine::card_rows;
use std::collections::BTreeMap;

/// The whole file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FileRows {
    // Looked at before the rows are read.
    #[serde(rename = "game")]
    _game: String,
    pub name: String,
    #[serde(default)]
    pub terrain: Vec<TerrainForm>,
    #[serde(default)]
    pub troop: Vec<TroopForm>,
    #[serde(default)]
    pub creature: Vec<CreatureForm>,
    #[serde(default)]
    pub command: Vec<CommandForm>,
    #[serde(default)]
    pub lore: Vec<LoreForm>,
    #[serde(default)]
    pub skill: Vec<SkillForm>,
    #[serde(default)]
    pub artifact: Vec<ArtifactForm>,
    #[serde(default)]
    pub scenario: Vec<ScenarioForm>,
}

card_rows! {
    pub struct, shorts SHORT_COLUMNS_MAX, parts [];
    TerrainForm {
    role: String,
    enter: Option<String>,
    stop: Option<bool>,
    battle: Option<String>,
    cap_out: Option<i64>,
    cap_in: Option<i64>,
    cap_level: Option<i64>,
    blocks: Option<bool>,
    sees_over: Option<bool>,
    bold: Option<i64>,
}
    TroopForm {
    code: String,
    class: String,
    colour: String,
    figures: i64,
    move_battle: i64,
    move_only: i64,
    dice: i64,
    weapon: String,
    people: Option<String>,
    rush: Option<bool>,
}
    CreatureForm {
    code: String,
    colour: String,
    moves: i64,
    ignores_forest: Option<bool>,
    dice: i64,
    cost: i64,
    power: EffectForm,
}
    CommandForm { copies: i64, effect: EffectForm, mirror: Option<String> }
    LoreForm {
    class: String,
    copies: i64,
    cost: i64,
    window: String,
    mode: Option<String>,
    effect: EffectForm,
}
    SkillForm { class: String, needs: Option<Vec<String>>, power: EffectForm }
    ArtifactForm {
    copies: i64,
    usage: String,
    classes: Option<Vec<String>>,
    needs_mount: Option<bool>,
    kind: String,
    value: i64,
    limit: Option<String>,
    power: EffectForm,
}
    ScenarioForm {
    first: String,
    council_levels: i64,
    councils: Option<CouncilsForm>,
    hero_cap: i64,
    targets: TargetsForm,
    lore: bool,
    markers: Option<Vec<MarkerForm>>,
    quest: Option<QuestForm>,
    terrain: BTreeMap<String, Vec<String>>,
    south: BTreeMap<String, Vec<String>>,
    north: BTreeMap<String, Vec<String>>,
    chests: Option<BTreeMap<String, i64>>,
}
}

/// An effect or a power: `do` says which, and which fields it has.
#[derive(Deserialize)]
#[serde(transparent)]
pub struct EffectForm(pub BTreeMap<String, Value>);

impl EffectForm {
    /// Its fields as `printed` names them.
    pub fn parts(&self, field: &str) -> Vec<String> {
        self.0.keys().map(|name| format!("{field}.{name}")).collect()
    }
}

/// A field of an effect.
#[derive(Deserialize)]
#[serde(
    untagged,
    expecting = "a field of an effect is a number, a word, true, false, or a list of numbers or words"
)]
pub enum Value {
    Flag(bool),
    Number(i64),
    Word(String),
    Numbers(Vec<i64>),
    Words(Vec<String>),
}

/// Both councils.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CouncilsForm {
    pub south: BTreeMap<String, i64>,
    pub north: BTreeMap<String, i64>,
}

/// Banners to win.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TargetsForm {
    pub south: i64,
    pub north: i64,
}

/// An objective marker.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarkerForm {
    pub hexes: Vec<String>,
    pub only: Option<String>,
}

/// A quest: `do` says which, and which of the other fields it has.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct QuestForm {
    pub name_en: String,
    pub name_ja: String,
    #[serde(rename = "do")]
    pub what: String,
    pub count: Option<i64>,
    pub south: Option<String>,
    pub north: Option<String>,
}
