//! The data of the game: terrain, units, cards and scenarios, typed tables read from TOML files.
//!
//! Source: chapter 9 of the specification; `cards/house-1.toml` and the files of `cards/scenarios`
//! say of every row where its numbers come from. A set is read once (`read`), checked as a whole
//! (`check`) and never changes after that. Every set has the same rows in the same order: what may
//! differ is what they say.
//!
//! Left out: who holds a card (the state), and how an effect is carried out (the rules).

mod check;
mod lines;
mod read;
mod rows;
#[cfg(test)]
mod tests;

use super::vocabulary::{Camp, Class, Colour, Council, HEXES, Hex, MoveClass};
use crate::cards::{CardTable, KindOf};
use crate::{BuiltInSet, CardChoice, Label, SetError};
use serde::{Deserialize, Serialize};
use std::sync::{Arc, LazyLock};

pub use crate::cards::Source;

/// The file of the built-in set "house-1": its cards, and after them its scenarios.
pub const HOUSE_1: &str = concat!(
    include_str!("cards/house-1.toml"),
    include_str!("cards/scenarios/scn01.toml"),
    include_str!("cards/scenarios/scn02.toml"),
    include_str!("cards/scenarios/scn03.toml"),
    include_str!("cards/scenarios/scn04.toml"),
);
/// The sets that come with the program, oldest first.
pub const SETS: &[BuiltInSet] = &[BuiltInSet { name: "house-1", text: HOUSE_1, since: 1 }];

/// Kinds of terrain.
pub const TERRAINS: u8 = 10;
/// Kinds of troops.
pub const TROOPS: u8 = 14;
/// Kinds of creatures.
pub const CREATURES: u8 = 2;
/// Kinds of Command cards.
pub const COMMANDS: u8 = 25;
/// Kinds of Lore cards.
pub const LORES: u8 = 36;
/// Skill cards.
pub const SKILLS: u8 = 30;
/// Kinds of artifact cards.
pub const ARTIFACTS: u8 = 39;
/// Scenarios.
pub const SCENARIOS: u8 = 4;
/// Skills of a class.
pub const SKILLS_OF_CLASS: u8 = 6;
/// Cards of the Command deck. Source: the components of the specification (1.1).
pub const COMMAND_CARDS: u16 = 60;
/// Cards of the Lore deck.
pub const LORE_CARDS: u16 = 40;
/// Cards of the artifact deck.
pub const ARTIFACT_CARDS: u16 = 44;

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
    /// The table of the terrains: `TER01` …
    Terrains, Terrain, TERRAINS, "terrain"
);
table!(
    /// The table of the troops: `UNI01` …
    Troops, Troop, TROOPS, "troop"
);
table!(
    /// The table of the creatures: `CRE01`, `CRE02`.
    Creatures, Creature, CREATURES, "creature"
);
table!(
    /// The table of the Command cards: `CMD01` …
    Commands, Command, COMMANDS, "Command card"
);
table!(
    /// The table of the Lore cards: `LWZ01` …, `LCL01` …, `LRG01` …, `LWA01` …
    Lores, Lore, LORES, "Lore card"
);
table!(
    /// The table of the skills: `SKL01` …
    Skills, Skill, SKILLS, "skill"
);
table!(
    /// The table of the artifacts: `ART01` …
    Artifacts, Artifact, ARTIFACTS, "artifact"
);
table!(
    /// The table of the scenarios: `SCN01` …
    Scenarios, Scenario, SCENARIOS, "scenario"
);

/// What every row has: its id, its names and its source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Face {
    /// Letters and a number, unique in the set: `CMD01`.
    pub id: String,
    /// The name in a sentence.
    pub name: Label,
    /// The name on a tile, at most [`SHORT_COLUMNS_MAX`] columns wide.
    pub short: Label,
    /// Where its numbers come from, but for those in `printed`.
    pub source: Source,
    /// Fields of a mixed row that the rulebook or a public page gives, by their names in the file.
    pub printed: Vec<String>,
}

/// Widest short name, in columns of a terminal.
pub const SHORT_COLUMNS_MAX: usize = 8;

/// A number that depends on the level of a Lore Master: at levels 1, 2, 3. Source: BL-12.5.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ByLevel(pub [u8; 3]);

impl ByLevel {
    /// The number at a level, `1..=3`; a level of 0 counts as 1.
    pub const fn at(self, level: u8) -> u8 {
        match level {
            0 | 1 => self.0[0],
            2 => self.0[1],
            _ => self.0[2],
        }
    }
}

/// Who may do something in a terrain. Source: the table of terrains (9.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    /// Everybody.
    All,
    /// Foot units and creatures; no unit with a mounted figure.
    Unmounted,
    /// Nobody.
    Nobody,
}

/// A terrain. Source: BL-2.6.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TerrainRow {
    /// Id, names, source.
    pub face: Face,
    /// Who may enter.
    pub enter: Who,
    /// Whether entering ends a move (BL-8.3).
    pub stop: bool,
    /// Who may battle in the turn of entering.
    pub battle: Who,
    /// Most base dice of an attacker inside.
    pub cap_out: Option<u8>,
    /// Most base dice against a target inside.
    pub cap_in: Option<u8>,
    /// Most base dice against a target inside, if the attacker stands on the same terrain (hills);
    /// `cap_in` then only binds other attackers. Source: BL-R7.
    pub cap_level: Option<u8>,
    /// Whether it blocks the line of sight.
    pub blocks: bool,
    /// Whether it does not block between two units on the same terrain (BL-4.9).
    pub sees_over: bool,
    /// Bold levels for its occupant.
    pub bold: u8,
    /// What it is to rules that name a terrain.
    pub role: TerrainRole,
}

/// Terrains that rules name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TerrainRole {
    /// Plain.
    Plain,
    /// Forest: Ambush, the spider.
    Forest,
    /// Hill.
    Hill,
    /// River: Pathfinder, Grapnel.
    River,
    /// Ford: what a Grapnel makes of a river.
    Ford,
    /// Bridge.
    Bridge,
    /// Marsh.
    Marsh,
    /// Rampart.
    Rampart,
    /// Building.
    Building,
    /// Impassable: Pathfinder.
    Impassable,
}

impl TerrainRole {
    /// In the order of the table.
    pub const ALL: [Self; TERRAINS as usize] = [
        Self::Plain,
        Self::Forest,
        Self::Hill,
        Self::River,
        Self::Ford,
        Self::Bridge,
        Self::Marsh,
        Self::Rampart,
        Self::Building,
        Self::Impassable,
    ];

    /// Its word in the file.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Plain => "plain",
            Self::Forest => "forest",
            Self::Hill => "hill",
            Self::River => "river",
            Self::Ford => "ford",
            Self::Bridge => "bridge",
            Self::Marsh => "marsh",
            Self::Rampart => "rampart",
            Self::Building => "building",
            Self::Impassable => "impassable",
        }
    }
}

/// The people of a troop. Source: the traits of the table of units (9.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum People {
    /// No trait.
    Human,
    /// Frightened (BL-10.3); on foot Rush (BL-8.5).
    Goblin,
    /// Bold by one level (BL-10.1).
    Dwarf,
}

/// A weapon. Source: the table of weapons (9.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Weapon {
    /// Short sword: on foot against mounted units one bonus strike is ignored.
    Short,
    /// Long sword, lance.
    Long,
    /// Bow.
    Bow,
    /// Crossbow.
    Crossbow,
    /// The weapon of a hero, mounted or not.
    HeroMelee,
    /// Fangs and clubs.
    Natural,
}

impl Weapon {
    /// Whether it shoots.
    pub const fn is_missile(self) -> bool {
        match self {
            Self::Bow | Self::Crossbow => true,
            Self::Short | Self::Long | Self::HeroMelee | Self::Natural => false,
        }
    }

    /// How far it reaches, printed. Source: BL-4.5.
    pub const fn range(self) -> u8 {
        match self {
            Self::Bow => 4,
            Self::Crossbow => 3,
            Self::Short | Self::Long | Self::HeroMelee | Self::Natural => 1,
        }
    }
}

/// A kind of troop. Source: the table of units (9.2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TroopRow {
    /// Id, names, source.
    pub face: Face,
    /// Short name of scenarios and test vectors: `HBs`.
    pub code: String,
    /// Foot or mounted.
    pub class: MoveClass,
    /// Banner colour.
    pub colour: Colour,
    /// Figures at the start.
    pub figures: u8,
    /// Hexes that it may move and still battle.
    pub move_battle: u8,
    /// Hexes that it may move.
    pub move_only: u8,
    /// Battle dice.
    pub dice: u8,
    /// What it fights with.
    pub weapon: Weapon,
    /// Its people.
    pub people: People,
    /// Whether it may rush (BL-8.5).
    pub rush: bool,
}

/// A creature's power. Source: the table of creatures (9.2.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Power {
    /// An adjacent enemy troop or Champion may not move in its owner's next turn.
    Web,
    /// DAMAGE at a distance, in sight.
    Hurl {
        /// Nearest target.
        from: u8,
        /// Farthest target.
        to: u8,
        /// Dice.
        dice: u8,
        /// What hits.
        faces: DamageFaces,
        /// Whether flags count.
        flags: bool,
    },
}

/// A creature. Source: the table of creatures (9.2.3).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CreatureRow {
    /// Id, names, source.
    pub face: Face,
    /// Short name of scenarios: `SPI`.
    pub code: String,
    /// Banner colour.
    pub colour: Colour,
    /// Hexes that it may move.
    pub moves: u8,
    /// Whether forests do not stop it.
    pub ignores_forest: bool,
    /// Battle dice.
    pub dice: u8,
    /// Its power.
    pub power: Power,
    /// What the power costs in Lore tokens.
    pub cost: u8,
}

/// Faces that hit in DAMAGE. Source: BL-17.5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DamageFaces {
    /// The helmet of the target's colour.
    #[serde(default, rename = "match")]
    pub matching: bool,
    /// Bonus strikes.
    #[serde(default, rename = "strike")]
    pub strikes: bool,
    /// Lore symbols.
    #[serde(default)]
    pub lore: bool,
}

/// What a Command card orders. Source: the table of Command cards (9.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommandText {
    /// So many pieces in the left, centre and right section. Source: BL-7.2, BL-16.7.
    Sections {
        /// Left, centre, right, seen from the seat.
        orders: [u8; 3],
        /// A Scout card: one card more is drawn (BL-16.5).
        scout: bool,
    },
    /// As many pieces in one section (0 left, 1 centre, 2 right) as the seat has Command cards, this
    /// one included.
    Assault(u8),
    /// One die per Command card held, this one included, says what is ordered (BL-7.6).
    BattleLore,
    /// Foot troops, foot Champions, detachments of foot Leaders (BH-7.2); blue and red foot troops may
    /// move 2 hexes and battle in melee.
    FootOnslaught {
        /// How many.
        orders: u8,
    },
    /// Mounted troops, mounted Champions, detachments of mounted Leaders (BH-7.4); dice more in melee.
    MountedCharge {
        /// How many.
        orders: u8,
        /// Dice more.
        dice: u8,
    },
    /// A troop without a Leader or a creature, and all combined units (BH-7.3).
    Leadership {
        /// Dice more in the first battle.
        dice: u8,
    },
    /// The card that the opponent played in its last turn, left and right exchanged.
    CounterAttack,
    /// Missile troops; those that do not move may battle at range twice.
    DarkenTheSky {
        /// How many.
        orders: u8,
    },
    /// Troops and creatures of a colour.
    Banners {
        /// Which colour.
        colour: Colour,
        /// How many.
        orders: u8,
    },
    /// Pieces of choice; before ordering a troop may be healed.
    Rally {
        /// How many.
        orders: u8,
        /// Dice of the healing.
        dice: u8,
    },
}

/// A Command card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommandRow {
    /// Id, names, source.
    pub face: Face,
    /// Cards.
    pub copies: u8,
    /// What it orders.
    pub text: CommandText,
    /// What it becomes when Counter Attack copies it: Left is read as Right. Itself if it names no
    /// side.
    pub mirrored: Command,
}

/// When a Lore card is played. Source: chapter 7 of the specification.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LoreWindow {
    /// After the Command card is shown.
    Alongside,
    /// Instead of a Command card.
    InLieu,
    /// After the opponent's Lore card is paid.
    Counter,
    /// With the moves.
    Movement,
    /// With the battles.
    CombatAction,
    /// Before the own attack roll.
    PreRollAttack,
    /// Before the enemy's attack roll.
    PreRollDefend,
    /// After the enemy's attack roll.
    PostRollDefend,
    /// After the enemy's melee.
    AfterBattle,
    /// After ground was gained.
    FollowOn,
}

impl LoreWindow {
    /// In the order of a turn.
    pub const ALL: [Self; 10] = [
        Self::Alongside,
        Self::InLieu,
        Self::Counter,
        Self::Movement,
        Self::CombatAction,
        Self::PreRollAttack,
        Self::PreRollDefend,
        Self::PostRollDefend,
        Self::AfterBattle,
        Self::FollowOn,
    ];

    /// Its word in the file.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Alongside => "alongside",
            Self::InLieu => "in_lieu",
            Self::Counter => "counter",
            Self::Movement => "movement",
            Self::CombatAction => "combat_action",
            Self::PreRollAttack => "pre_roll_attack",
            Self::PreRollDefend => "pre_roll_defend",
            Self::PostRollDefend => "post_roll_defend",
            Self::AfterBattle => "after_battle",
            Self::FollowOn => "follow_on",
        }
    }
}

/// What a Lore card does, from the primitives of 9.7. Source: the table of Lore cards (9.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LoreEffect {
    /// BL-17.5: one enemy unit near an own piece.
    Strike {
        /// How near; 1 is adjacent.
        reach: ByLevel,
        /// Whether it must be in sight of that piece.
        sight: bool,
        /// Whether only troops can be chosen.
        troops_only: bool,
        /// Dice.
        dice: ByLevel,
        /// What hits.
        faces: DamageFaces,
        /// Whether flags count.
        flags: bool,
    },
    /// BL-17.5: each enemy unit in and beside a hex in sight.
    Storm {
        /// How far the hex may be from an own piece.
        reach: u8,
        /// Dice for each.
        dice: ByLevel,
        /// What hits.
        faces: DamageFaces,
    },
    /// BL-17.2: TELEPORT.
    Portal {
        /// How far.
        reach: ByLevel,
    },
    /// The next ranged battle of a missile troop needs no line of sight and has dice more.
    FarSight {
        /// Dice more.
        dice: ByLevel,
    },
    /// BL-17.2: ordered pieces that have not moved go farther.
    Hurry {
        /// How many pieces.
        pieces: ByLevel,
        /// Whether only mounted ones.
        mounted_only: bool,
        /// Hexes more.
        hexes: u8,
        /// Whether stop terrain does not stop them.
        no_stop: bool,
        /// Dice more in melee.
        melee_dice: u8,
    },
    /// BL-17.11: GAIN_LORE.
    GainLore {
        /// Tokens.
        tokens: ByLevel,
    },
    /// BL-17.3: dice more in the attack.
    Dice {
        /// How many.
        dice: ByLevel,
        /// Whether attacker or target must be in a forest or beside one.
        near_forest: bool,
        /// Whether bonus strikes hit, whatever the weapon says.
        strikes_hit: bool,
    },
    /// BL-17.3: dice fewer for the attacker.
    FewerDice {
        /// How many.
        dice: ByLevel,
    },
    /// Enemy units are shaken: each flag of the dice is a flag on them (BL-10.9).
    Shake {
        /// Dice for each.
        dice: ByLevel,
        /// Whether Lore symbols count as flags too.
        lore: bool,
        /// All enemies beside a chosen own piece; else one enemy beside any.
        all_beside: bool,
    },
    /// BL-17.13: COUNTER.
    Cancel,
    /// BL-17.10: dice heal an own troop: each helmet of its colour or Lore symbol a figure.
    Healing {
        /// Dice.
        dice: ByLevel,
    },
    /// BL-17.4: Lore symbols are dedicated and hit.
    LoreHits,
    /// BL-17.6: CANCEL_FACE.
    CancelFaces {
        /// How many.
        faces: ByLevel,
        /// Only bonus strikes; else all that hits or makes a check.
        strikes_only: bool,
    },
    /// BL-17.9: BOLD for this attack.
    Bold {
        /// Levels.
        levels: ByLevel,
    },
    /// BL-17.9: BOLD in a section until the start of the own next turn.
    HolyGround {
        /// Levels.
        levels: u8,
    },
    /// BL-17.1: ORDER_EXTRA in any section; in the window `InLieu` the only orders of the turn.
    OrderExtra {
        /// How many.
        orders: ByLevel,
    },
    /// BL-17.11: STEAL_LORE.
    StealLore {
        /// Tokens.
        tokens: ByLevel,
    },
    /// One Command card out of the opponent's hand is discarded.
    FalseOrders,
    /// BL-17.10: LOSE for enemy troops that are not beside each other.
    Poison {
        /// How many troops.
        troops: ByLevel,
    },
    /// The opponent's Command hand is seen, Lore cards are drawn.
    Spy {
        /// Lore cards.
        cards: u8,
    },
    /// Each hitting bonus strike counts two hits on troops.
    Cleave,
    /// All flags of the roll are cancelled.
    CancelFlags,
    /// The defender may battle back although not bold.
    Vengeance {
        /// Dice more.
        dice: ByLevel,
    },
    /// A foot unit that gained ground makes a bonus melee.
    Relentless,
}

/// A Lore card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoreRow {
    /// Id, names, source.
    pub face: Face,
    /// Its class; never Commander.
    pub class: Class,
    /// Cards.
    pub copies: u8,
    /// Lore tokens.
    pub cost: u8,
    /// When it is played.
    pub window: LoreWindow,
    /// The only kind of battle that it fits, if only one.
    pub mode: Option<super::vocabulary::Mode>,
    /// What it does.
    pub effect: LoreEffect,
}

/// What a skill does. Source: the table of skills (9.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SkillPower {
    /// The hero is mounted (BH-1.2).
    Riding,
    /// It may be ordered by an order of any section.
    Outflank,
    /// Dice more in melee attacks; dice more in a check, if the roll hit or had a bonus strike.
    Blademaster {
        /// Battle dice.
        dice: u8,
        /// Check dice.
        check_dice: u8,
    },
    /// An adjacent own troop gives up its battle for dice.
    CallToArms {
        /// Dice more.
        dice: u8,
    },
    /// Ordered by a Scout card: so many cards are drawn.
    Scouting {
        /// Cards.
        cards: u8,
    },
    /// Ordered by a Scout card: a chain of pieces is ordered too.
    LeadByExample {
        /// Pieces.
        pieces: u8,
    },
    /// Farther, without stop, across river and impassable hexes.
    Pathfinder {
        /// Hexes more.
        hexes: u8,
    },
    /// Melee against heroes and combined units.
    Assassin {
        /// Battle dice.
        dice: u8,
        /// Check dice.
        check_dice: u8,
    },
    /// Dice more in melee attacks, no battle back.
    HackAndSlash {
        /// Dice.
        dice: u8,
    },
    /// All Lore faces of a melee roll are rolled again.
    BattleRage,
    /// Tokens of an enemy's Lore faces go to the own seat.
    Leech,
    /// All tokens of a chest are shown, one is chosen, a trap is ignored.
    Thievery,
    /// A potion may be used so often.
    Alchemist {
        /// Uses in a battle.
        uses: u8,
    },
    /// Another limit of equipped artifacts.
    UnseenServant {
        /// The limit.
        limit: u8,
    },
    /// DAMAGE instead of the battle, with flags.
    BallLightning {
        /// Dice.
        dice: u8,
        /// How far.
        range: u8,
    },
    /// Lore symbols hit in melee.
    FlameLance,
    /// Dice more with Ball Lightning and Flame Lance.
    ArcaneMastery {
        /// Dice.
        dice: u8,
    },
    /// The hero, its troop and own pieces near it are bolder.
    Chant {
        /// Levels.
        levels: u8,
        /// How near.
        reach: u8,
    },
    /// A die may save a figure of an own troop near it.
    HerbalRemedy {
        /// How near; the own troop is at 0.
        reach: u8,
    },
    /// Herbal Remedy reaches farther and succeeds on a Lore symbol too.
    ShieldOfFaith {
        /// How near.
        reach: u8,
    },
    /// Chant reaches farther.
    LitanyOfValour {
        /// How near.
        reach: u8,
    },
    /// Once a battle, dice fewer in a check.
    TurnTheBlade {
        /// Dice.
        dice: u8,
    },
}

/// A skill card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SkillRow {
    /// Id, names, source.
    pub face: Face,
    /// The class that learns it.
    pub class: Class,
    /// Skills of which one must be had before (BH-18.5); none: no prerequisite.
    pub needs: Vec<Skill>,
    /// What it does.
    pub power: SkillPower,
}

/// When an artifact can be used. Source: BH-17.2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Usage {
    /// Green: by any hero.
    Any,
    /// Yellow: while Champion.
    ChampionOnly,
    /// Purple: while Leader.
    LeaderOnly,
}

/// A kind of artifact. Source: the table of artifacts (9.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ArtifactKind {
    /// Armor.
    Armor,
    /// Equipment.
    Equipment,
    /// Enchanted.
    Enchanted,
    /// Weapon.
    Weapon,
    /// Potion: back to the deck after its use (BH-17.9).
    Potion,
    /// Treasure, Experience, Master Physician.
    Special,
}

/// How often something can be used. Source: BH-17.10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum UseLimit {
    /// Once in a battle roll.
    PerRoll,
    /// Once in a player turn.
    PerTurn,
    /// Once in a battle game.
    PerGame,
}

/// What an artifact does. Source: the table of artifacts (9.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArtifactPower {
    /// Sapphire Armor: all bonus strikes of a check are rolled again.
    RerollStrikes,
    /// Warding Bracers: a bonus strike of a melee roll is cancelled.
    CancelStrike,
    /// Orb of Deflection: a helmet hit of a ranged roll is cancelled.
    DeflectHelmet,
    /// Bulwark Shield: no checks by bonus strikes of ranged attacks.
    NoRangedChecks,
    /// Gilded Helm: the combined unit is bolder.
    Bold {
        /// Levels.
        levels: u8,
    },
    /// Chain of Thorns: DAMAGE on a melee attacker.
    Thorns {
        /// Dice.
        dice: u8,
        /// What hits.
        faces: DamageFaces,
    },
    /// Mount-War: dice in melee after a move.
    MovedDice {
        /// Dice.
        dice: u8,
        /// Hexes moved at least.
        moved: u8,
    },
    /// Beaker Box: equipped potions do not count.
    FreePotions,
    /// Backpack: is exchanged for another artifact.
    Backpack,
    /// Surveyor's Map: searches beside enemies.
    SearchBesideEnemies,
    /// Tower Banner: the combined unit counts as supported.
    Supported,
    /// Spyglass: the troop shoots farther.
    Range {
        /// Hexes.
        hexes: u8,
    },
    /// Grapnel: river is ford.
    RiverAsFord,
    /// Horn of Command: adjacent own troops are ordered too.
    OrderBeside {
        /// How many.
        orders: u8,
    },
    /// Maelstrom Cloak.
    NoPassingAttacks,
    /// Snaring Rope: the target may not battle back or evade.
    Snare,
    /// Rabbit's Foot: one die is rolled again.
    RerollOne,
    /// Lore Stone: Lore faces never hit the hero or its unit.
    LoreNeverHits,
    /// Ring of Whispers: tokens, if no enemy is near.
    Whispers {
        /// Tokens.
        tokens: u8,
        /// How near is near.
        distance: u8,
    },
    /// Boots of the Stag: hexes more.
    Hexes {
        /// How many.
        hexes: u8,
    },
    /// Cloak of Dusk: dice fewer at range.
    FewerRangedDice {
        /// Dice.
        dice: u8,
    },
    /// Crown of Valour: dice more in attacks, no battle back.
    AttackDice {
        /// Dice.
        dice: u8,
    },
    /// Amulet of Last Light: a Lore symbol saves from a wound.
    LastLight,
    /// Gauntlets of Might: bonus strikes count two hits on troops in melee.
    DoubleStrikes,
    /// Dragon Lance: dice more in melee against mounted units and creatures.
    DiceAgainstMounted {
        /// Dice.
        dice: u8,
    },
    /// Elven Bow: a ranged battle.
    Bow {
        /// Dice.
        dice: u8,
        /// Nearest target.
        from: u8,
        /// Farthest target.
        to: u8,
    },
    /// Staff of Embers: Ball Lightning farther and with more dice.
    Embers {
        /// Hexes farther.
        range: u8,
        /// Dice more.
        dice: u8,
    },
    /// Mace of Dawn: Lore symbols hit in melee.
    LoreHits,
    /// Assassin's Dirk: check dice in melee.
    CheckDice {
        /// Dice.
        dice: u8,
    },
    /// Sword of the Marshal: dice for the combined unit's battle back.
    BattleBackDice {
        /// Dice.
        dice: u8,
    },
    /// Philter of Fear: a flag is added to the roll.
    AddFlag,
    /// Goblet of Blood: dice now, a check after the battle.
    Blood {
        /// Dice.
        dice: u8,
        /// Check dice.
        check_dice: u8,
    },
    /// Tonic of Trap Detection: a trap is ignored.
    IgnoreTrap,
    /// Wine of Warping: a move farther and without stop.
    Warp {
        /// Hexes.
        hexes: u8,
    },
    /// Elixir of Iron Skin: a check is cancelled.
    CancelCheck,
    /// Draught of Giants: dice in melee.
    Dice {
        /// Dice.
        dice: u8,
    },
    /// Treasure: exchanged for a token (BH-19.9).
    TreasureToken,
    /// Experience: exchanged for a token (BH-19.9).
    ExperienceToken,
    /// Master Physician (BH-19.10).
    Physician,
}

/// An artifact card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArtifactRow {
    /// Id, names, source.
    pub face: Face,
    /// Cards.
    pub copies: u8,
    /// Its symbol.
    pub usage: Usage,
    /// Classes that it fits; none: all.
    pub classes: Vec<Class>,
    /// Whether the hero must be mounted.
    pub needs_mount: bool,
    /// What kind it is.
    pub kind: ArtifactKind,
    /// Orders inheritance (BH-20.7); 0 for special cards.
    pub value: u8,
    /// How often it is used.
    pub limit: UseLimit,
    /// What it does.
    pub power: ArtifactPower,
}

impl ArtifactRow {
    /// Whether it is Treasure, Experience or Master Physician.
    pub const fn is_special(&self) -> bool {
        matches!(self.kind, ArtifactKind::Special)
    }

    /// Whether it is a potion.
    pub const fn is_potion(&self) -> bool {
        matches!(self.kind, ArtifactKind::Potion)
    }
}

/// A troop or a creature.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum UnitKind {
    /// A troop.
    Troop(Troop),
    /// A creature.
    Creature(Creature),
}

/// A unit at the start of a scenario.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StartUnit {
    /// Where.
    pub at: Hex,
    /// Whose.
    pub camp: Camp,
    /// What.
    pub kind: UnitKind,
}

/// An objective marker: a camp holds it while it has a piece on one of its hexes and the other camp
/// has none there. Source: chapter 9.8 of the specification.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Marker {
    /// Its hexes, in board order.
    pub hexes: Vec<Hex>,
    /// The only camp that it counts for; none: both.
    pub only: Option<Camp>,
}

/// A quest. Source: BH-16.6.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quest {
    /// Its name.
    pub name: Label,
    /// What is to be done.
    pub task: QuestTask,
}

/// What completes a quest. Source: chapter 9.8 of the specification.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuestTask {
    /// The first hero that has searched so many chest hexes; once a battle.
    Searches(u8),
    /// A hero of South in the first hex, or of North in the second, at the end of its owner's turn;
    /// once for each camp.
    Stands([Hex; 2]),
}

/// A scenario. Source: chapter 9.8 of the specification.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScenarioRow {
    /// Id, names, source.
    pub face: Face,
    /// Who takes turn 1.
    pub first: Camp,
    /// Sum of the levels of a War Council.
    pub council_levels: u8,
    /// Both councils, where the scenario fixes them.
    pub councils: Option<[Council; 2]>,
    /// Most heroes of a camp.
    pub hero_cap: u8,
    /// Banners to win, South's and North's.
    pub targets: [u8; 2],
    /// Objective markers.
    pub markers: Vec<Marker>,
    /// Whether Lore is used.
    pub lore: bool,
    /// Its quest.
    pub quest: Option<Quest>,
    /// The terrain of each hex.
    pub terrain: [Terrain; HEXES],
    /// Units in board order.
    pub units: Vec<StartUnit>,
    /// Chest hexes and how many tokens lie there, in board order.
    pub chests: Vec<(Hex, u8)>,
}

/// A complete card set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardSet {
    /// Its name.
    pub name: String,
    /// By [`Terrain`].
    pub terrains: Vec<TerrainRow>,
    /// By [`Troop`].
    pub troops: Vec<TroopRow>,
    /// By [`Creature`].
    pub creatures: Vec<CreatureRow>,
    /// By [`Command`].
    pub commands: Vec<CommandRow>,
    /// By [`Lore`].
    pub lores: Vec<LoreRow>,
    /// By [`Skill`].
    pub skills: Vec<SkillRow>,
    /// By [`Artifact`].
    pub artifacts: Vec<ArtifactRow>,
    /// By [`Scenario`].
    pub scenarios: Vec<ScenarioRow>,
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
        static NEWEST: LazyLock<Arc<CardSet>> = LazyLock::new(|| {
            let mut set = CardSet::parse(HOUSE_1).expect("a test reads the built-in set");
            set.labels_mut().for_each(Label::keep);
            Arc::new(set)
        });
        choice.tables(SETS, &NEWEST, Self::parse)
    }

    /// A terrain.
    pub fn terrain(&self, terrain: Terrain) -> &TerrainRow {
        &self.terrains[terrain.index()]
    }

    /// A troop.
    pub fn troop(&self, troop: Troop) -> &TroopRow {
        &self.troops[troop.index()]
    }

    /// A creature.
    pub fn creature(&self, creature: Creature) -> &CreatureRow {
        &self.creatures[creature.index()]
    }

    /// A Command card.
    pub fn command(&self, command: Command) -> &CommandRow {
        &self.commands[command.index()]
    }

    /// A Lore card.
    pub fn lore(&self, lore: Lore) -> &LoreRow {
        &self.lores[lore.index()]
    }

    /// A skill.
    pub fn skill(&self, skill: Skill) -> &SkillRow {
        &self.skills[skill.index()]
    }

    /// An artifact.
    pub fn artifact(&self, artifact: Artifact) -> &ArtifactRow {
        &self.artifacts[artifact.index()]
    }

    /// A scenario.
    pub fn scenario(&self, scenario: Scenario) -> &ScenarioRow {
        &self.scenarios[scenario.index()]
    }
}
