//! The form of the file: which tables and fields there are, and of what kind.

use crate::cards::SHORT_COLUMNS_MAX;
use kanso_engine::card_rows;
use serde::Deserialize;

/// The whole file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FileRows {
    // Looked at before the rows are read.
    #[serde(rename = "game")]
    _game: String,
    pub name: String,
    pub board: BoardForm,
    #[serde(default)]
    pub race: Vec<RaceForm>,
    #[serde(default)]
    pub weapon: Vec<WeaponForm>,
    #[serde(default)]
    pub face: Vec<FaceForm>,
    #[serde(default)]
    pub sub: Vec<SubForm>,
    #[serde(default)]
    pub card: Vec<CardForm>,
    #[serde(default)]
    pub item: Vec<ItemForm>,
    #[serde(default)]
    pub piece: Vec<PieceForm>,
    #[serde(default)]
    pub party: Vec<PartyForm>,
    #[serde(default)]
    pub attack: Vec<EnemyAttackForm>,
    pub body: BodyForm,
    pub hate: HateForm,
}

/// What is printed on the map sheet.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardForm {
    pub body: String,
    pub start: Vec<String>,
    pub lava_1: Vec<String>,
    pub lava_2: Vec<String>,
}

/// What `printed` may also say of a field: a part of it, or what the id tells.
const PARTS: [(&str, &[&str]); 4] = [
    ("attack", &["attack.check"]),
    ("effects", &["effects.do", "effects.fixed"]),
    ("special", &["special.do"]),
    ("class", &["level", "style"]),
];

card_rows! {
    pub struct, shorts SHORT_COLUMNS_MAX, parts PARTS;
    RaceForm { hp: i64, stats: Vec<Vec<i64>> }
    WeaponForm {}
    FaceForm {
    additions: Vec<StatsForm>,
    sheet: SheetForm,
    attack: AttackForm,
    chart: Vec<ChartForm>,
    ability: Option<AbilityForm>,
}
    SubForm {
    additions: Option<StatsForm>,
    evade: Option<i64>,
    sheet: Option<SheetForm>,
    attack: Option<AttackForm>,
    chart: Option<Vec<ChartForm>>,
    ability: Option<AbilityForm>,
}
    CardForm {
    class: String,
    cost: i64,
    trigger: Option<String>,
    hp_at_most: Option<i64>,
    attack: Option<AttackForm>,
    chart: Option<Vec<ChartForm>>,
    mods: Option<ModsForm>,
    effects: Option<Vec<EffectForm>>,
    after_upkeep: Option<Vec<EffectForm>>,
    after_damage: Option<Vec<EffectForm>>,
    boost: Option<BoostForm>,
    ability: Option<AbilityForm>,
}
    ItemForm { copies: i64, effects: Option<Vec<EffectForm>>, pieces: Option<Vec<String>> }
    PieceForm { additions: Option<StatsForm>, softens: Option<i64> }
    PartyForm {
    defence_high: i64,
    defence_low: i64,
    hit: i64,
    damage: i64,
    core_defence: i64,
    special: SpecialForm,
}
    EnemyAttackForm {
    marks: Vec<i64>,
    steps: i64,
    reach: String,
    hit: i64,
    chart: Vec<i64>,
    defence: String,
    effect: Option<EffectForm>,
}
    BodyForm {}
    HateForm { from: Vec<i64> }
}

/// Stats by their names.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StatsForm {
    pub pow: Option<i64>,
    pub acc: Option<i64>,
    pub spd: Option<i64>,
    pub def: Option<i64>,
    pub mag: Option<i64>,
}

/// The name and the cost of an attack on a player card.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SheetForm {
    pub name_en: String,
    pub name_ja: String,
    pub cost: i64,
}

/// An attack but for its chart.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AttackForm {
    pub manner: String,
    pub range: i64,
    pub hits: Option<i64>,
    pub targets: Option<i64>,
    pub check: Vec<String>,
    #[serde(default)]
    pub icons: Vec<String>,
    pub fixed: Option<i64>,
    pub recoil: Option<i64>,
    #[serde(default)]
    pub recoil_if_hit: bool,
}

/// A row of a chart.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChartForm {
    pub from: i64,
    pub damage: i64,
    pub plus: Option<String>,
    #[serde(default)]
    pub effects: Vec<EffectForm>,
}

/// What an attack takes with it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ModsForm {
    pub add_damage: Option<i64>,
    pub fixed: Option<i64>,
    pub roll: Option<i64>,
    pub range: Option<i64>,
    #[serde(default)]
    pub as_magic: bool,
}

/// An effect: `do` says which, and which of the other fields it has.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EffectForm {
    #[serde(rename = "do")]
    pub what: String,
    pub n: Option<i64>,
    pub stat: Option<String>,
    pub until: Option<String>,
    pub whom: Option<String>,
    pub within: Option<i64>,
    pub range: Option<i64>,
    pub plus: Option<String>,
    pub rouses: Option<bool>,
    pub add_damage: Option<i64>,
    pub fixed: Option<i64>,
    pub roll: Option<i64>,
    pub as_magic: Option<bool>,
}

/// A boost: one of the two.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoostForm {
    pub tension: i64,
    pub add_damage: Option<i64>,
    pub heal: Option<i64>,
}

/// An ability: `cost` or `tension`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AbilityForm {
    pub name_en: String,
    pub name_ja: String,
    pub cost: Option<i64>,
    pub tension: Option<i64>,
    pub effects: Vec<EffectForm>,
}

/// The special ability of a part.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpecialForm {
    #[serde(rename = "do")]
    pub what: String,
    pub n: Option<i64>,
}
