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
mod part;
mod read;
mod rows;
#[cfg(test)]
mod tests;

use crate::prelude::*;
use crate::vocabulary::LEVEL_MAX;
use kanso_engine::cards::{CardTable, KindOf};
use kanso_engine::{BuiltInSet, SetError, card_parts, card_words};
use read::{FILE, HP_MAX, MOVE_MAX, N_MAX, STAT_MAX, STAT_MIN, Written};
use std::sync::{Arc, OnceLock};

pub use home::{
    Home, face_of, home_of, is_weapon_card, level_card, race_cards, skills, sub_card, weapon_cards,
    weapon_of,
};
pub use kanso_engine::cards::{Face, Source};
pub use lines::trait_words;
pub use part::{
    Ability, AbilityCost, AttackMods, Boost, BoostGives, ChartRow, Class, Effect, Effects, Heals,
    HeroAttack, Icon, ItemUse, Manner, Points, Sheet, SheetAttack, Trait, Trigger, Until,
    WhichStat,
};

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

/// A table of a set whose rows are cited by their places among all rows ([`CardSet::rows`]).
pub trait CitedTable: CardTable {
    /// The place of its first row.
    const FIRST_ROW: u16;
}

/// The tables: their kinds, how many rows each has, the rows in a set, one row and the row with an id.
macro_rules! tables {
    ($(
        $(#[$meta:meta])* $Table:ident of $Kind:ident [$max:expr] as $what:literal
        $( from [$first:expr] )?: $rows:ident: $Row:ty, $one:ident, $by_id:ident;
    )*) => {
        $(
            $(#[$meta])*
            #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
            pub enum $Table {}

            impl CardTable for $Table {
                const KINDS_MAX: u8 = $max;
                const WHAT: &'static str = $what;
            }

            $( impl CitedTable for $Table {
                const FIRST_ROW: u16 = $first;
            } )?

            #[doc = concat!("A kind of ", $what, " by its place in its table of the [`CardSet`].")]
            pub type $Kind = KindOf<$Table>;
        )*

        impl CardSet { $(
            #[doc = concat!("The row of a ", $what, ".")]
            pub fn $one(&self, kind: $Kind) -> &$Row {
                &self.$rows[kind.index()]
            }

            #[doc = concat!("The ", $what, " with this id.")]
            pub fn $by_id(&self, id: &str) -> Option<$Kind> {
                $Kind::all(self.$rows.len()).find(|&kind| self.$one(kind).face.id == id)
            }
        )* }
    };
}

/// The place of the row behind the last one of a table.
const fn after<T: CitedTable>() -> u16 {
    T::FIRST_ROW + T::KINDS_MAX as u16
}

tables! {
    /// The table of the races, each with its player card: `HU` … `MA`. A race names its hero.
    Races of Race [RACES] as "race" from [0]: races: RaceRow, race, race_by_id;
    /// The table of the weapons: `W1` … `W8`. Their faces are cited, not they.
    Weapons of Weapon [WEAPONS] as "weapon": weapons: WeaponRow, weapon, weapon_by_id;
    /// The table of the deck cards: two of each race, six of each weapon (Lv1, Lv1, Lv2 A, Lv2 B,
    /// Lv3 A, Lv3 B), one of each sub-weapon, the skills.
    DeckCards of CardKind [DECK_CARDS] as "deck card" from [after::<Races>()]:
        deck_cards: DeckCard, card, card_by_id;
    /// The table of the faces of the weapons' player cards: both of `W1`, then both of `W2` …
    Faces of FaceKind [FACES] as "weapon face" from [after::<DeckCards>()]:
        faces: FaceRow, weapon_face, face_by_id;
    /// The table of the sub-weapons, each with its player card: `U01` … `U10`.
    Subs of Sub [SUBS] as "sub-weapon" from [after::<Faces>()]: subs: SubRow, sub, sub_by_id;
    /// The table of the items: `I01`, `I04` … `I12`.
    Items of ItemKind [ITEMS] as "item" from [after::<Subs>()]: items: ItemRow, item, item_by_id;
    /// The table of the pieces of equipment: `Q1` … `Q8`.
    Pieces of Piece [PIECES] as "piece of equipment" from [after::<Items>()]:
        pieces: PieceRow, piece, piece_by_id;
    /// The table of the enemy party cards: `EP1` … `EP7`.
    Parties of Party [PARTIES] as "enemy party card" from [after::<Pieces>()]:
        parties: PartyRow, party, party_by_id;
    /// The table of the enemy attack cards: `N1` … `N6`, `S1` … `S6`.
    Attacks of AttackCard [ATTACKS] as "enemy attack card" from [after::<Parties>()]:
        attacks: AttackRow, attack, attack_by_id;
}

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

/// Highest defence of a part and highest enemy hit number.
const ENEMY_MAX: u8 = 15;
/// Highest damage of an enemy attack card.
const ENEMY_DAMAGE_MAX: u8 = 12;
/// Highest number of the hate card.
const HATE_MAX: u8 = 99;
/// Most copies of an item.
const COPIES_MAX: u8 = 12;

vocabulary! {
    /// Where an enemy attack reaches, as told after "reaches". Source: BA-11.26.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Reach;
    #[serde(rename = "body_ring_8")]
    BodyRing8 => "the squares beside the dragon" / "敵本体に隣接するマス";
    #[serde(rename = "body_ring_12")]
    BodyRing12 => "the squares around the dragon" / "敵本体の周囲1マス";
    #[serde(rename = "body_cross_2")]
    BodyCross2 => "the dragon's rows and columns to distance 2" / "敵本体の縦横の列の2マス以内";
    #[serde(rename = "body_ring_32")]
    BodyRing32 => "two squares around the dragon" / "敵本体の周囲2マス";
    HatePlus => "hate-top and the four squares beside it" / "ヘイトトップとその上下左右のマス";
    HateSquare => "hate-top and the squares around it" / "ヘイトトップとその周囲1マス";
    HateDiamond => "hate-top and all within distance 2" / "ヘイトトップから2マス以内";
}

card_words!(Reach);

impl Reach {
    /// True if it is centred on hate-top.
    pub const fn is_hate_centred(self) -> bool {
        matches!(self, Self::HatePlus | Self::HateSquare | Self::HateDiamond)
    }
}

card_parts! {
    /// A complete card set.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct CardSet {
        /// Its name.
        name: String,
        /// The map sheet.
        board: Board,
        /// By [`Race`].
        races as race: Vec<RaceRow> [RACES],
        /// By [`Weapon`].
        weapons as weapon: Vec<WeaponRow> [WEAPONS],
        /// By [`FaceKind`].
        faces as face: Vec<FaceRow> [FACES],
        /// By [`Sub`].
        subs as sub: Vec<SubRow> [SUBS],
        /// By [`CardKind`].
        deck_cards as card: Vec<DeckCard> [DECK_CARDS],
        /// By [`ItemKind`].
        items as item: Vec<ItemRow> [ITEMS],
        /// By [`Piece`].
        pieces as piece: Vec<PieceRow> [PIECES],
        /// By [`Party`].
        parties as party: Vec<PartyRow> [PARTIES],
        /// By [`AttackCard`].
        attacks as attack: Vec<AttackRow> [ATTACKS],
        /// `BD1`.
        body: BodyRow,
        /// `HC1`.
        hate: HateRow,
    } and {
        /// What each row says, by its place in [`CardSet::rows`].
        lines: Vec<Label>,
    }

    /// The map sheet. Source: BA-1.3, BA-1.4.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Board {
        /// The body's north-west square at the start.
        body: Square,
        /// The start zone.
        start: Squares,
        /// `LAVA1` of the volcano.
        lava_1: Squares,
        /// `LAVA2` of the volcano.
        lava_2: Squares,
    }

    /// A race and its player card. Source: BA-2.5, BA-5.4.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct RaceRow {
        /// Most HP.
        max_hp as hp: u8 [1..=HP_MAX],
        /// Stats at levels 1 to 3.
        stats: [Stats; LEVEL_MAX as usize] [Written::All],
    } with {
        /// Id, names, source.
        face: Face,
    }

    /// A weapon. Source: BA-2.4.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct WeaponRow {} with {
        /// Id (`W1`), names, source.
        face: Face,
    }

    /// One face of a weapon's player card. Source: BA-2.4, BA-7.10.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct FaceRow {
        /// What it adds at levels 1 to 3.
        additions: [Stats; LEVEL_MAX as usize] [Written::Added],
        /// Its left half.
        ability: Option<Ability>,
    } with {
        /// Id (`WA1`), names, source.
        face: Face,
        /// Its right half.
        basic: SheetAttack,
    }

    /// A sub-weapon's player card.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct SubRow {
        /// What it adds.
        additions or (Stats::default()): Stats [Written::Added],
        /// Added to evasion rolls.
        evade or 0: i8 [STAT_MIN..=STAT_MAX],
        /// Its ability.
        ability: Option<Ability>,
    } with {
        /// Id (`U01`), names, source.
        face: Face,
        /// Its attack.
        attack: Option<SheetAttack>,
    }

    /// A deck card.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct DeckCard {
        /// Cards or tension, `0..=COST_MAX`.
        cost: u8 [0..=COST_MAX],
        /// The owner's HP must not be above this (Last Stand).
        hp_at_most: Option<u8> [1..=HP_MAX],
        /// What it does, in this order: at play; a placed card at its trigger. `StatMod` until `InPlay`
        /// acts as long as the card lies on the play sheet.
        effects or (Effects::new()): Effects,
        /// What a persistent card does after the upkeep of the owner's hero turn (BA-22.1).
        after_upkeep or (Effects::new()): Effects,
        /// What a placed card does right after the damage, if its owner stands (BA-12.10).
        after_damage or (Effects::new()): Effects,
        /// A boost.
        boost: Option<Boost>,
        /// What a persistent card lets its owner use (BA-7.10).
        ability: Option<Ability>,
    } with {
        /// Id, names, source.
        face: Face,
        /// How it is played.
        class: Class,
    }

    /// A kind of item card.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct ItemRow {
        /// Cards.
        copies: u8 [1..=COPIES_MAX],
    } with {
        /// Id, names, source.
        face: Face,
        /// What it is.
        what: ItemUse,
    }

    /// A piece of equipment.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct PieceRow {
        /// What it adds.
        additions or (Stats::default()): Stats [Written::Added],
        /// How much lower the damage after a failed defence check (Guard Charm).
        softens or 0: u8 [0..=N_MAX],
    } with {
        /// Id, names, source.
        face: Face,
    }

    /// An enemy party card.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct PartyRow {
        /// Defence with HP 11 or more (BA-9.8).
        defence_high: u8 [0..=ENEMY_MAX],
        /// Defence with HP 10 or less (BA-9.8).
        defence_low: u8 [0..=ENEMY_MAX],
        /// Added to the enemy hit number while active.
        hit: u8 [0..=N_MAX],
        /// Added to the damage while active.
        damage: u8 [0..=N_MAX],
        /// Printed at the corner: added to the core's defence while intact (BA-17.3).
        core_defence: u8 [0..=ENEMY_MAX],
        /// Its special ability.
        special: Trait,
    } with {
        /// Id, names, source.
        face: Face,
    }

    /// An enemy attack card. Source: BA-11.1.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct AttackRow {
        /// Left half: which traits it activates.
        marks: Slots,
        /// Left half: how far the enemy moves.
        steps: u8 [0..=MOVE_MAX],
        /// Left half: where it attacks.
        reach: Reach,
        /// Right half: the hit number.
        hit: u8 [0..=ENEMY_MAX],
        /// Right half: damage for faces 1 to 6.
        chart: [u8; 6] [0..=ENEMY_DAMAGE_MAX],
        /// Right half: the stat of the defence check, def or mag.
        defence: Stat,
        /// Right half: what happens to each hero whose evasion failed: `LoseTension` or `Discard`.
        effect: Option<Effect>,
    } with {
        /// Id, names, source.
        face: Face,
    } check (read::enemy_attack)

    /// The body card.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct BodyRow {} with {
        /// Id, names, source.
        face: Face,
    }

    /// The hate card.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct HateRow {
        /// The least damage of each range; the first is 0. Source: BA-10.2.
        from: [u8; HATE_RANGES] [0..=HATE_MAX],
    } with {
        /// Id, names, source.
        face: Face,
    }
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

impl CardSet {
    /// Reads a set and checks it as a whole.
    ///
    /// # Errors
    ///
    /// [`SetError`]: the line of the file, or the row and field, with what was found and what is
    /// allowed.
    pub fn parse(text: &str) -> Result<Self, SetError> {
        let mut set: Self = FILE.read(text)?;
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

    /// True if an enemy attack card is a strong one.
    pub const fn is_strong(attack: AttackCard) -> bool {
        attack.number() >= NORMAL_ATTACKS
    }
}
