//! The form of the file: which tables and fields there are, and of what kind.

use crate::cards::SHORT_COLUMNS_MAX;
use crate::prelude::*;
use kanso_engine::card_rows;

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
    pub skill: Vec<SkillRow>,
    #[serde(default)]
    pub part: Vec<PartRow>,
    #[serde(default)]
    pub item: Vec<ItemRow>,
    #[serde(default)]
    pub chip: Vec<ChipRow>,
    #[serde(default)]
    pub starter: Vec<StarterRow>,
    #[serde(default)]
    pub bonus: Vec<BonusRow>,
    pub core_bonus: CoreBonusRow,
    pub death: DeathRow,
    pub extra_life: ExtraLifeRow,
    pub gather: GatherRow,
    pub third: ThirdRow,
}

/// What is printed on the boards.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardForm {
    pub ap_spaces: i64,
    pub line: Vec<i64>,
    pub level_spaces: i64,
    pub level_prints: Vec<i64>,
    pub bonus: (String, String),
    pub bonus_two: String,
    pub ring: Vec<RingForm>,
    pub ring_two: Vec<RingForm>,
}

/// One cell of a core ring.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RingForm {
    pub covers: Vec<String>,
    pub value: i64,
    #[serde(default)]
    pub not_with_three: bool,
}

card_rows! {
    pub struct, shorts SHORT_COLUMNS_MAX, parts [("attack", &["attack.xp", "attack.coin", "attack.most"])];
    SkillRow {
    character: String,
    level: i64,
    ac: i64,
    lock: LockForm,
    attack: Option<AttackForm>,
    heal: Option<AmountForm>,
    releases: Option<bool>,
    ap: Option<i64>,
    shield: Option<i64>,
    contribution: Option<i64>,
    points: i64,
    copies: i64,
}
    PartRow {
    part: String,
    ap: Option<i64>,
    shield: Option<i64>,
    contribution: Option<i64>,
    on_gain: Option<OnGainForm>,
    points: PointsForm,
}
    ItemRow {
    minus_of: Option<String>,
    price: i64,
    effect: Option<EffectForm>,
    ap: Option<i64>,
    shield: Option<i64>,
    contribution: Option<i64>,
    points: PointsForm,
    copies: i64,
}
    ChipRow {
    stage: i64,
    serial: Option<i64>,
    xp: Option<XpForm>,
    coin: Option<String>,
    extra: i64,
    copies: i64,
}
    StarterRow { character: String }
    BonusRow {}
    CoreBonusRow { halves: i64 }
    DeathRow { halves: i64, shield: i64 }
    ExtraLifeRow { price: i64 }
    GatherRow { ac: i64 }
    ThirdRow {}
}

/// How a skill is paid with life chips.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LockForm {
    pub kind: String,
    pub most: Option<AmountForm>,
}

/// Which chips a skill takes.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AttackForm {
    pub xp: i64,
    pub coin: i64,
    pub most: i64,
    #[serde(default)]
    pub ignores_extra: bool,
}

/// A number, or all.
#[derive(Deserialize)]
#[serde(untagged, expecting = "wanted: a number or \"all\"")]
pub enum AmountForm {
    Number(i64),
    Word(String),
}

/// What a part card does when it is gained.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OnGainForm {
    pub kind: String,
    pub amount: Option<AmountForm>,
}

/// What an item does.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EffectForm {
    pub kind: String,
    pub ac: Option<i64>,
    pub heal: Option<AmountForm>,
    pub by: Option<i64>,
}

/// Fixed points, or one for each of something.
#[derive(Deserialize)]
#[serde(
    untagged,
    expecting = "wanted: a number, or a table with `per`, `cap` and, as `per` wants it, `level` or `every`"
)]
pub enum PointsForm {
    Fixed(i64),
    Per(PerForm),
}

/// Points for something counted.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PerForm {
    pub per: String,
    pub level: Option<i64>,
    pub every: Option<i64>,
    pub cap: i64,
}

/// An experience chip.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct XpForm {
    pub symbol: String,
    pub value: i64,
}
