//! What cards do: the primitives that Command and Lore cards, skills and artifacts are built from.
//!
//! Source: the tables of chapter 9 of the specification, BL-17.1 to BL-17.14.

use super::ByLevel;
use crate::vocabulary::Colour;
use kanso_engine::vocabulary;
use serde::{Deserialize, Serialize};

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

vocabulary! {
    /// When a Lore card is played. Source: chapter 7 of the specification.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum LoreWindow;
    /// After the Command card is shown.
    Alongside => "with the Command card" / "戦術カードと同時";
    /// Instead of a Command card.
    InLieu => "instead of a Command card" / "戦術カードの代わり";
    /// After the opponent's Lore card is paid.
    Counter => "against the enemy's Lore card" / "相手のロアカードへの対抗";
    /// With the moves.
    Movement => "with the moves" / "移動フェイズ";
    /// With the battles.
    CombatAction => "with the battles" / "戦闘フェイズ";
    /// Before the own attack roll.
    PreRollAttack => "before an own attack roll" / "自軍の攻撃のダイスの前";
    /// Before the enemy's attack roll.
    PreRollDefend => "before an enemy's attack roll" / "敵の攻撃のダイスの前";
    /// After the enemy's attack roll.
    PostRollDefend => "after an enemy's attack roll" / "敵の攻撃のダイスの後";
    /// After the enemy's melee.
    AfterBattle => "after an enemy's melee" / "敵の白兵戦の後";
    /// After ground was gained.
    FollowOn => "after ground was gained" / "前進の後";
}

impl LoreWindow {
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
        /// True if it must be in sight of that piece.
        sight: bool,
        /// True if only troops can be chosen.
        troops_only: bool,
        /// Dice.
        dice: ByLevel,
        /// What hits.
        faces: DamageFaces,
        /// True if flags count.
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
        /// True if only mounted ones.
        mounted_only: bool,
        /// Hexes more.
        hexes: u8,
        /// True if stop terrain does not stop them.
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
        /// True if attacker or target must be in a forest or beside one.
        near_forest: bool,
        /// True if bonus strikes hit, whatever the weapon says.
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
        /// True if Lore symbols count as flags too.
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
