//! The cards of Brave Architect: typed tables, read from a TOML file.
//!
//! Source: BA-21.1 to BA-21.29, BA-22.1 to BA-22.19 and the tables of the specification; the files
//! `cards/house-1.toml` and `cards/house-2.toml` say of every row where its numbers come from. A set
//! is read once (`read`), checked as a whole (`check`) and never changes after that. Every set has the same rows in the
//! same order: what may differ is what they say.
//!
//! Left out: who holds a card (the state), and how an effect is carried out (the rules).

mod check;
mod home;
mod lines;
mod read;
mod rows;
#[cfg(test)]
mod tests;

use crate::vocabulary::{LEVEL_MAX, Slots, Square, Squares, Stat, Stats};
use arrayvec::ArrayVec;
use kanso_engine::cards::{CardTable, KindOf};
use kanso_engine::{BuiltInSet, CardChoice, Kind, Label, SetError, vocabulary};
use serde::{Deserialize, Serialize};
use std::sync::{Arc, OnceLock};

pub use home::{
    Home, face_of, home_of, level_card, race_cards, skills, sub_card, weapon_cards, weapon_of,
};
pub use kanso_engine::cards::{Face, Source};
pub use lines::trait_words;

/// The file of the built-in set "house-1".
pub const HOUSE_1: &str = include_str!("cards/house-1.toml");
/// The file of the built-in set "house-2": enemy attacks that hit harder.
pub const HOUSE_2: &str = include_str!("cards/house-2.toml");
/// The sets that come with the program, oldest first.
pub const SETS: &[BuiltInSet] = &[
    BuiltInSet { name: "house-1", text: HOUSE_1, since: 1 },
    BuiltInSet { name: "house-2", text: HOUSE_2, since: 2 },
];

/// Races.
pub const RACES: u8 = 7;
/// Weapons, of two faces each.
pub const WEAPONS: u8 = 8;
/// Faces of weapons.
pub const FACES: u8 = WEAPONS * 2;
/// Sub-weapons.
pub const SUBS: u8 = 10;
/// Skills.
pub const SKILLS: u8 = 18;
/// Deck cards of a race.
pub const RACE_CARDS: u8 = 2;
/// Deck cards of a weapon.
pub const WEAPON_CARDS: u8 = 6;
/// First kind of deck card that is a weapon's.
pub const FIRST_WEAPON_CARD: u8 = RACES * RACE_CARDS;
/// First kind of deck card that is a sub-weapon's.
pub const FIRST_SUB_CARD: u8 = FIRST_WEAPON_CARD + WEAPONS * WEAPON_CARDS;
/// First kind of deck card that is a skill.
pub const FIRST_SKILL: u8 = FIRST_SUB_CARD + SUBS;
/// Deck cards of all sets, one copy each.
pub const DECK_CARDS: u8 = FIRST_SKILL + SKILLS;
/// Kinds of items.
pub const ITEMS: u8 = 10;
/// Pieces of equipment.
pub const PIECES: u8 = 8;
/// Enemy party cards.
pub const PARTIES: u8 = 7;
/// Enemy attack cards, the normal ones first.
pub const ATTACKS: u8 = 12;
/// Normal enemy attack cards, and strong ones.
pub const NORMAL_ATTACKS: u8 = 6;
/// Ranges of the hate card. Source: BA-10.2.
pub const HATE_RANGES: usize = 4;
/// Highest cost of a card: with more the list of ways to pay would be too long.
pub const COST_MAX: u8 = 2;

macro_rules! table {
    ($(#[$meta:meta])* $Table:ident, $Kind:ident, $max:expr, $what:literal) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $Table {}

        impl CardTable for $Table {
            const KINDS_MAX: u8 = $max;
            const WHAT: &'static str = $what;
        }

        #[doc = concat!("A kind of ", $what, " by its place in its table of the [`CardSet`].")]
        pub type $Kind = KindOf<$Table>;
    };
}

table!(
    /// The table of the races, each with its player card: `HU` … `MA`. A race names its hero.
    Races, Race, RACES, "race"
);
table!(
    /// The table of the weapons: `W1` … `W8`.
    Weapons, Weapon, WEAPONS, "weapon"
);
table!(
    /// The table of the faces of the weapons' player cards: both of `W1`, then both of `W2` …
    Faces, FaceKind, FACES, "weapon face"
);
table!(
    /// The table of the sub-weapons, each with its player card: `U01` … `U10`.
    Subs, Sub, SUBS, "sub-weapon"
);
table!(
    /// The table of the deck cards: two of each race, six of each weapon (Lv1, Lv1, Lv2 A, Lv2 B,
    /// Lv3 A, Lv3 B), one of each sub-weapon, the skills.
    DeckCards, CardKind, DECK_CARDS, "deck card"
);
table!(
    /// The table of the items: `I01`, `I04` … `I12`.
    Items, ItemKind, ITEMS, "item"
);
table!(
    /// The table of the pieces of equipment: `Q1` … `Q8`.
    Pieces, Piece, PIECES, "piece of equipment"
);
table!(
    /// The table of the enemy party cards: `EP1` … `EP7`.
    Parties, Party, PARTIES, "enemy party card"
);
table!(
    /// The table of the enemy attack cards: `N1` … `N6`, `S1` … `S6`.
    Attacks, AttackCard, ATTACKS, "enemy attack card"
);

/// A card of the enemy attack deck: kinds `0..7` of its bag are party cards, `7..19` attack cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EnemyCard {
    /// Of a destroyed part.
    Party(Party),
    /// An attack.
    Attack(AttackCard),
}

impl From<EnemyCard> for Kind {
    fn from(card: EnemyCard) -> Self {
        match card {
            EnemyCard::Party(party) => Self(party.number().into()),
            EnemyCard::Attack(attack) => Self((PARTIES + attack.number()).into()),
        }
    }
}

impl EnemyCard {
    /// The card that a kind of the enemy attack deck is.
    ///
    /// # Panics
    ///
    /// For a kind that no bag of it holds.
    pub fn of(kind: Kind) -> Self {
        let number = kind.0 as u8;
        let card = match number.checked_sub(PARTIES) {
            None => Party::new(number).map(Self::Party),
            Some(attack) => AttackCard::new(attack).map(Self::Attack),
        };
        card.expect("the enemy attack deck holds party and attack cards alone: BA-3.4")
    }
}

/// Widest short name, in columns of a terminal.
pub const SHORT_COLUMNS_MAX: usize = 8;

vocabulary! {
    /// How long a change of a stat lasts. Source: BA-21.1.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Until;
    Turn => "until the end of the hero turn" / "手番終了まで";
    Round => "until the end of the round" / "ターン終了まで";
    InPlay => "while the card is in play" / "カードが場にある間";
    Roll => "for this roll" / "この判定のみ";
}

/// Whose stats change. Source: BA-21.1, BA-22.3.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whose {
    /// The owner's.
    Own,
    /// Those of each hero at this area distance of the owner, the owner's too.
    Within(u8),
}

/// Which stat changes. Source: BA-21.1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WhichStat {
    /// This one.
    This(Stat),
    /// The one that is chosen at play (the `aim` of the action).
    Chosen,
}

/// A number with a stat to be added when it is read. Source: BA-21.3, BA-21.4.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Points {
    /// The number.
    pub n: u8,
    /// The stat.
    pub plus: Option<Stat>,
}

/// Whom a heal reaches. Source: BA-21.9, BA-22.11, BA-22.12.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Heals {
    /// The owner.
    Own,
    /// One chosen hero within this ally range (BA-18.3), or the owner; 1 is adjacent.
    Ally(u8),
    /// Each hero at this area distance, the owner too; down heroes come back only if `rouses`.
    Each {
        /// The distance.
        within: u8,
        /// True if it brings back a down hero.
        rouses: bool,
    },
    /// The owner, or a down hero on an adjacent square (BA-16.4).
    OwnOrFallen,
}

/// What an attack takes with it. Source: BA-21.16 to BA-21.18, BA-22.6.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct AttackMods {
    /// Added before defence, once.
    pub add_damage: u8,
    /// Ignores defence, once.
    pub fixed: u8,
    /// Added to every roll.
    pub roll: i8,
    /// Added to the range.
    pub range: u8,
    /// Shift Mage: the attack is magic, and its check has mag for pow.
    pub as_magic: bool,
}

impl AttackMods {
    /// Both together.
    pub fn add(&mut self, more: &Self) {
        self.add_damage = self.add_damage.saturating_add(more.add_damage);
        self.fixed = self.fixed.saturating_add(more.fixed);
        self.roll = self.roll.saturating_add(more.roll);
        self.range = self.range.saturating_add(more.range);
        self.as_magic |= more.as_magic;
    }
}

/// A primitive that cards are built from. Source: BA-21.1 to BA-21.27.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// BA-21.1.
    StatMod {
        /// Whose.
        whose: Whose,
        /// Which.
        stat: WhichStat,
        /// How much.
        n: i8,
        /// How long.
        until: Until,
    },
    /// BA-21.2.
    MoveMod(u8),
    /// BA-21.3.
    ExtraMove(Points),
    /// BA-21.4.
    PostAttackMove(Points),
    /// BA-21.5.
    EvadeMod {
        /// How much.
        n: i8,
        /// How long.
        until: Until,
    },
    /// BA-21.6.
    AutoEvade,
    /// BA-21.7.
    ReduceDamage(u8),
    /// BA-21.8.
    MinHp1,
    /// BA-21.9.
    Heal {
        /// Whom.
        whom: Heals,
        /// How much.
        n: u8,
    },
    /// BA-21.10.
    DamageSelf(u8),
    /// BA-21.11.
    GainTension(u8),
    /// BA-21.11.
    LoseTension(u8),
    /// BA-21.12.
    Draw(u8),
    /// BA-21.13.
    Discard(u8),
    /// BA-21.14.
    RecoverWeapon,
    /// BA-21.15.
    GainPursuit,
    /// BA-21.16.
    NextAttack(AttackMods),
    /// BA-21.19: how much lower own attacks read the enemy's defence.
    SelfEnemyDef(u8),
    /// BA-21.20: how much lower the enemy's defence.
    EnemyDef(u8),
    /// BA-21.20: how much lower the enemy's attack.
    EnemyAtk(u8),
    /// BA-21.21: how much shorter the enemy's move.
    EnemyMove(u8),
    /// BA-21.22: the range index.
    TakeHate(u8),
    /// BA-21.23.
    NoHate,
    /// BA-21.24.
    StrikePart {
        /// How far.
        range: u8,
        /// Fixed damage.
        n: u8,
    },
    /// BA-21.25.
    SetDie,
    /// BA-21.26: how many cards are revealed.
    GainItem(u8),
    /// BA-21.27.
    RemoveFromGame,
}

vocabulary! {
    /// How an attack strikes: for display, and for Shift Mage. Source: BA-22.18.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Manner;
    Strike => "strike" / "打撃";
    Shot => "shot" / "射撃";
    Magic => "magic" / "魔法";
}

/// A row of a chart from this total on. Source: BA-9.6, BA-21.29.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChartRow {
    /// The lowest total of the row.
    pub from: i8,
    /// Damage.
    pub damage: u8,
    /// A stat that is added to it.
    pub plus: Option<Stat>,
    /// Chips and the like, after the damage (BA-9.18): `EnemyDef`, `EnemyAtk`, `EnemyMove` alone.
    pub effects: Vec<Effect>,
}

impl ChartRow {
    /// True if a hit of it lowers the enemy's defence. Source: BA-R26.
    pub fn lowers_defence(&self) -> bool {
        self.effects.iter().any(|effect| matches!(effect, Effect::EnemyDef(_)))
    }
}

/// What paying tension while a card is resolved gives. Source: BA-8.5.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoostGives {
    /// Added damage: offered after the first hit of an attack.
    AddDamage(u8),
    /// So much more healing: chosen at play.
    Heal(u8),
}

/// A boost. Source: BA-8.5.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Boost {
    /// What it costs, in tension.
    pub tension: u8,
    /// What it gives.
    pub gives: BoostGives,
}

/// An attack of a hero, as a card prints it. Source: BA-21.29.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeroAttack {
    /// Strike, shot or magic.
    pub manner: Manner,
    /// How far.
    pub range: u8,
    /// Strikes, at least 1.
    pub hits: u8,
    /// Most targets, at least 1.
    pub targets: u8,
    /// The stats of the check.
    pub check: ArrayVec<Stat, 3>,
    /// The rows that hit, ascending; below the first is a miss.
    pub chart: ArrayVec<ChartRow, 4>,
    /// Icon LC.
    pub link_check: bool,
    /// Icon LA.
    pub link_attack: bool,
    /// Icon P.
    pub pursuit: bool,
    /// Fixed damage on a hit.
    pub fixed: u8,
    /// Damage to the hero after the attack (BA-22.7).
    pub recoil: u8,
    /// True if that comes only after a hit.
    pub recoil_if_hit: bool,
}

impl HeroAttack {
    /// The row that a total falls in; none is a miss. Source: BA-9.6.
    pub fn row(&self, total: i32) -> Option<usize> {
        self.chart.iter().rposition(|row| total >= i32::from(row.from))
    }
}

/// When a placed card acts. Source: BA-7.6 and the windows of BA-20.2 to BA-20.9.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trigger {
    /// After an own attack roll or evasion roll (BA-20.3).
    OwnRoll,
    /// Before an own evasion roll (BA-20.5).
    BeforeEvade,
    /// When an own evasion failed (BA-20.6).
    EvadeFailed,
    /// Before damage from the enemy's attack (BA-20.7).
    BeforeDamage,
    /// Before any damage that would bring the owner down, by itself (BA-12.9).
    BeforeFall,
    /// After the enemy attacked the owner (BA-20.9).
    AfterAttacked,
}

/// How a deck card is played. Source: BA-7.1 to BA-7.7.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Class {
    /// An attack.
    Attack(HeroAttack),
    /// It acts at once.
    Support,
    /// It waits for its trigger.
    Placed(Trigger),
    /// It stays (BA-7.7).
    Persistent,
    /// It acts on the attack that it pays for (BA-7.4).
    CostTrigger(AttackMods),
}

/// A deck card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckCard {
    /// Id, names, source.
    pub face: Face,
    /// How it is played.
    pub class: Class,
    /// Cards or tension, `0..=COST_MAX`.
    pub cost: u8,
    /// The owner's HP must not be above this (Last Stand).
    pub hp_at_most: Option<u8>,
    /// What it does, in this order: at play; a placed card at its trigger. `StatMod` until `InPlay`
    /// acts as long as the card lies on the play sheet.
    pub effects: Vec<Effect>,
    /// What a persistent card does after the upkeep of the owner's hero turn (BA-22.1).
    pub after_upkeep: Vec<Effect>,
    /// What a placed card does right after the damage, if its owner stands (BA-12.10).
    pub after_damage: Vec<Effect>,
    /// A boost.
    pub boost: Option<Boost>,
    /// What a persistent card lets its owner use (BA-7.10).
    pub ability: Option<Ability>,
}

impl DeckCard {
    /// What the card attacks with, if it is an attack.
    pub const fn attack(&self) -> Option<&HeroAttack> {
        match &self.class {
            Class::Attack(attack) => Some(attack),
            Class::Support | Class::Placed(_) | Class::Persistent | Class::CostTrigger(_) => None,
        }
    }

    /// When it acts, if it is a placed card.
    pub const fn trigger(&self) -> Option<Trigger> {
        match self.class {
            Class::Placed(trigger) => Some(trigger),
            Class::Attack(_) | Class::Support | Class::Persistent | Class::CostTrigger(_) => None,
        }
    }
}

/// What an ability costs. Source: BA-22.17.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AbilityCost {
    /// So many cards or tension, as a card.
    Cards(u8),
    /// So much tension, which no card replaces.
    Tension(u8),
}

/// An ability of a sheet card. Source: BA-7.10.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ability {
    /// Its name.
    pub name: Label,
    /// What it costs.
    pub cost: AbilityCost,
    /// What it does.
    pub effects: Vec<Effect>,
}

/// An attack of a sheet card. Source: BA-7.10.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetAttack {
    /// Its name.
    pub name: Label,
    /// Cards or tension.
    pub cost: u8,
    /// The attack.
    pub attack: HeroAttack,
}

/// A race and its player card. Source: BA-2.5, BA-5.4.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RaceRow {
    /// Id, names, source.
    pub face: Face,
    /// Most HP.
    pub max_hp: u8,
    /// Stats at levels 1 to 3.
    pub stats: [Stats; LEVEL_MAX as usize],
}

/// A weapon. Source: BA-2.4.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WeaponRow {
    /// Id (`W1`), names, source.
    pub face: Face,
}

/// One face of a weapon's player card. Source: BA-2.4, BA-7.10.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FaceRow {
    /// Id (`WA1`), names, source.
    pub face: Face,
    /// What it adds at levels 1 to 3.
    pub additions: [Stats; LEVEL_MAX as usize],
    /// Its right half.
    pub basic: SheetAttack,
    /// Its left half.
    pub ability: Option<Ability>,
}

/// A sub-weapon's player card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SubRow {
    /// Id (`U01`), names, source.
    pub face: Face,
    /// What it adds.
    pub additions: Stats,
    /// Added to evasion rolls.
    pub evade: i8,
    /// Its attack.
    pub attack: Option<SheetAttack>,
    /// Its ability.
    pub ability: Option<Ability>,
}

/// What an item is. Source: BA-16.3, BA-16.4.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ItemUse {
    /// Used once.
    Consumable(Vec<Effect>),
    /// One of two pieces, worn for good.
    Equipment([Piece; 2]),
}

/// A kind of item card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ItemRow {
    /// Id, names, source.
    pub face: Face,
    /// Cards.
    pub copies: u8,
    /// What it is.
    pub what: ItemUse,
}

/// A piece of equipment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PieceRow {
    /// Id, names, source.
    pub face: Face,
    /// What it adds.
    pub additions: Stats,
    /// How much lower the damage after a failed defence check (Guard Charm).
    pub softens: u8,
}

/// A special ability of a part. Source: BA-11.3 and the table of party cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trait {
    /// `pre_evade`: damage to every hero in the range before evasion.
    Burns(u8),
    /// `after_damage`: tension lost by each hero whose evasion failed.
    Drains(u8),
    /// `at_move`: squares more.
    Hastens(u8),
    /// `defence`: the stat of the defence check counts so much lower.
    Crushes(u8),
    /// `evade`: a 6 does not evade by itself.
    NoAutoSix,
    /// `range`: the squares beside the range belong to it.
    Widens,
    /// `evade`: so much less on the evasion roll of hate-top.
    Shades(u8),
}

/// An enemy party card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PartyRow {
    /// Id, names, source.
    pub face: Face,
    /// Defence with HP 11 or more (BA-9.8).
    pub defence_high: u8,
    /// Defence with HP 10 or less (BA-9.8).
    pub defence_low: u8,
    /// Added to the enemy hit number while active.
    pub hit: u8,
    /// Added to the damage while active.
    pub damage: u8,
    /// Printed at the corner: added to the core's defence while intact (BA-17.3).
    pub core_defence: u8,
    /// Its special ability.
    pub special: Trait,
}

vocabulary! {
    /// Where an enemy attack reaches, as told after "reaches". Source: BA-11.26.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Reach;
    BodyRing8 => "the squares beside the dragon" / "敵本体に隣接するマス";
    BodyRing12 => "the squares around the dragon" / "敵本体の周囲1マス";
    BodyCross2 => "the dragon's rows and columns to distance 2" / "敵本体の縦横の列の2マス以内";
    BodyRing32 => "two squares around the dragon" / "敵本体の周囲2マス";
    HatePlus => "hate-top and the four squares beside it" / "ヘイトトップとその上下左右のマス";
    HateSquare => "hate-top and the squares around it" / "ヘイトトップとその周囲1マス";
    HateDiamond => "hate-top and all within distance 2" / "ヘイトトップから2マス以内";
}

impl Reach {
    /// True if it is centred on hate-top.
    pub const fn is_hate_centred(self) -> bool {
        match self {
            Self::HatePlus | Self::HateSquare | Self::HateDiamond => true,
            Self::BodyRing8 | Self::BodyRing12 | Self::BodyCross2 | Self::BodyRing32 => false,
        }
    }
}

/// An enemy attack card. Source: BA-11.1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AttackRow {
    /// Id, names, source.
    pub face: Face,
    /// Left half: which traits it activates.
    pub marks: Slots,
    /// Left half: how far the enemy moves.
    pub steps: u8,
    /// Left half: where it attacks.
    pub reach: Reach,
    /// Right half: the hit number.
    pub hit: u8,
    /// Right half: damage for faces 1 to 6.
    pub chart: [u8; 6],
    /// Right half: the stat of the defence check, def or mag.
    pub defence: Stat,
    /// Right half: what happens to each hero whose evasion failed: `LoseTension` or `Discard`.
    pub effect: Option<Effect>,
}

/// The map sheet. Source: BA-1.3, BA-1.4.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// The body's north-west square at the start.
    pub body: Square,
    /// The start zone.
    pub start: Squares,
    /// `LAVA1` of the volcano.
    pub lava_1: Squares,
    /// `LAVA2` of the volcano.
    pub lava_2: Squares,
}

/// A complete card set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardSet {
    /// Its name.
    pub name: String,
    /// By [`Race`].
    pub races: Vec<RaceRow>,
    /// By [`Weapon`].
    pub weapons: Vec<WeaponRow>,
    /// By [`FaceKind`].
    pub faces: Vec<FaceRow>,
    /// By [`Sub`].
    pub subs: Vec<SubRow>,
    /// By [`CardKind`].
    pub deck_cards: Vec<DeckCard>,
    /// By [`ItemKind`].
    pub items: Vec<ItemRow>,
    /// By [`Piece`].
    pub pieces: Vec<PieceRow>,
    /// By [`Party`].
    pub parties: Vec<PartyRow>,
    /// By [`AttackCard`].
    pub attacks: Vec<AttackRow>,
    /// The body card `BD1` and the hate card `HC1`.
    pub others: [Face; 2],
    /// The least damage of each range of the hate card; the first is 0. Source: BA-10.2.
    pub hate_from: [u8; HATE_RANGES],
    /// The map sheet.
    pub board: Board,
    /// What each row says, by its place in [`CardSet::rows`].
    lines: Vec<Label>,
}

impl CardSet {
    /// Reads a set and checks it as a whole.
    ///
    /// # Errors
    ///
    /// [`SetError`]: the line of the file, or the row and field, with what was found and what is
    /// allowed.
    pub fn parse(text: &str) -> Result<Self, SetError> {
        let mut set = read::read(text)?;
        check::check(&set)?;
        set.lines = lines::lines(&set);
        Ok(set)
    }

    /// The set that a game is set up with. The built-in ones are read once for the whole program.
    ///
    /// # Errors
    ///
    /// [`SetError`], as [`CardSet::parse`]; or there is no built-in set of that digest.
    pub fn chosen(choice: &CardChoice) -> Result<Arc<Self>, SetError> {
        static KEPT: [OnceLock<Arc<CardSet>>; SETS.len()] = [const { OnceLock::new() }; SETS.len()];
        let keep = |set: &mut Self| set.labels_mut().for_each(Label::keep);
        choice.tables(SETS, &KEPT, Self::parse, keep)
    }

    /// The row of a race.
    pub fn race(&self, race: Race) -> &RaceRow {
        &self.races[race.index()]
    }

    /// The row of a weapon.
    pub fn weapon(&self, weapon: Weapon) -> &WeaponRow {
        &self.weapons[weapon.index()]
    }

    /// The row of a weapon's face.
    pub fn weapon_face(&self, face: FaceKind) -> &FaceRow {
        &self.faces[face.index()]
    }

    /// The row of a sub-weapon.
    pub fn sub(&self, sub: Sub) -> &SubRow {
        &self.subs[sub.index()]
    }

    /// A deck card.
    pub fn card(&self, card: CardKind) -> &DeckCard {
        &self.deck_cards[card.index()]
    }

    /// An item.
    pub fn item(&self, item: ItemKind) -> &ItemRow {
        &self.items[item.index()]
    }

    /// A piece of equipment.
    pub fn piece(&self, piece: Piece) -> &PieceRow {
        &self.pieces[piece.index()]
    }

    /// An enemy party card.
    pub fn party(&self, party: Party) -> &PartyRow {
        &self.parties[party.index()]
    }

    /// An enemy attack card.
    pub fn attack(&self, attack: AttackCard) -> &AttackRow {
        &self.attacks[attack.index()]
    }

    /// True if an enemy attack card is a strong one.
    pub const fn is_strong(attack: AttackCard) -> bool {
        attack.number() >= NORMAL_ATTACKS
    }
}
