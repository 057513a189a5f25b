//! The data of the game: terrain, units, cards and scenarios, typed tables read from TOML files.
//!
//! Source: chapter 9 of the specification; `cards/house-1.toml` and the files of `cards/scenarios`
//! say of every row where its numbers come from. A set is read once (`read`), checked as a whole
//! (`check`) and never changes after that. Every set has the same rows in the same order: what may
//! differ is what they say.
//!
//! Left out: who holds a card (the state), and how an effect is carried out (the rules).

mod check;
mod effects;
mod lines;
mod read;
mod rows;
#[cfg(test)]
mod tests;

use crate::prelude::*;
use crate::vocabulary::HEXES;
use effects::words;
use kanso_engine::{BuiltInSet, SetError};
use std::sync::{Arc, OnceLock};

pub use effects::{
    ArtifactKind, ArtifactPower, CommandText, DamageFaces, LoreEffect, LoreWindow, Power,
    SkillPower, Usage, UseLimit,
};
pub use kanso_engine::cards::{Face, Source};
pub use rows::{
    Artifact, Artifacts, Command, Commands, Creature, Creatures, Lore, Lores, Scenario, Scenarios,
    Skill, Skills, Terrain, Terrains, Troop, Troops,
};

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

/// Widest short name, in columns of a terminal.
pub const SHORT_COLUMNS_MAX: usize = 8;

/// A number that depends on the level of a Lore Master: at levels 1, 2, 3. Source: BL-12.5.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ByLevel(pub [u8; 3]);

impl From<u8> for ByLevel {
    fn from(number: u8) -> Self {
        Self([number; 3])
    }
}

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

words! {
    /// Who may do something in a terrain. Source: the table of terrains (9.1).
    pub enum Who;
    /// Everybody.
    "all" All;
    /// Foot units and creatures; no unit with a mounted figure.
    "unmounted" Unmounted;
    /// Nobody.
    "nobody" Nobody;
}

/// A terrain. Source: BL-2.6.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TerrainRow {
    /// Id, names, source.
    pub face: Face,
    /// Who may enter.
    pub enter: Who,
    /// True if entering ends a move (BL-8.3).
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
    /// True if it blocks the line of sight.
    pub blocks: bool,
    /// True if it does not block between two units on the same terrain (BL-4.9).
    pub sees_over: bool,
    /// Bold levels for its occupant.
    pub bold: u8,
    /// What it is to rules that name a terrain.
    pub role: TerrainRole,
}

words! {
    /// Terrains that rules name.
    pub enum TerrainRole;
    /// Plain.
    "plain" Plain;
    /// Forest: Ambush, the spider.
    "forest" Forest;
    /// Hill.
    "hill" Hill;
    /// River: Pathfinder, Grapnel.
    "river" River;
    /// Ford: what a Grapnel makes of a river.
    "ford" Ford;
    /// Bridge.
    "bridge" Bridge;
    /// Marsh.
    "marsh" Marsh;
    /// Rampart.
    "rampart" Rampart;
    /// Building.
    "building" Building;
    /// Impassable: Pathfinder.
    "impassable" Impassable;
}

words! {
    /// The people of a troop. Source: the traits of the table of units (9.2).
    pub enum People;
    /// No trait.
    "human" Human;
    /// Frightened (BL-10.3); on foot Rush (BL-8.5).
    "goblin" Goblin;
    /// Bold by one level (BL-10.1).
    "dwarf" Dwarf;
}

/// A weapon. Source: the table of weapons (9.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
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
    /// All of them.
    pub const ALL: [Self; 6] =
        [Self::Short, Self::Long, Self::Bow, Self::Crossbow, Self::HeroMelee, Self::Natural];

    /// True if it shoots.
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
    /// True if it may rush (BL-8.5).
    pub rush: bool,
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
    /// True if forests do not stop it.
    pub ignores_forest: bool,
    /// Battle dice.
    pub dice: u8,
    /// Its power.
    pub power: Power,
    /// What the power costs in Lore tokens.
    pub cost: u8,
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
    pub mode: Option<Mode>,
    /// What it does.
    pub effect: LoreEffect,
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
    /// True if the hero must be mounted.
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
    /// True if it is Treasure, Experience or Master Physician.
    pub const fn is_special(&self) -> bool {
        matches!(self.kind, ArtifactKind::Special)
    }

    /// True if it is a potion.
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
    /// True if Lore is used.
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
    /// What troops, then creatures, are called on the board, of South and of North.
    unit_names: Vec<[Label; 2]>,
    /// What a hex of each terrain says, by the sections in which it lies.
    grounds: Vec<[Label; lines::SECTION_SETS]>,
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
        set.unit_names = lines::unit_names(&set);
        set.grounds = lines::grounds(&set);
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

    /// What a hex with this terrain does, and the sections in which it lies. Source: BL-1.4, BL-2.6.
    pub fn ground(&self, terrain: Terrain, hex: Hex) -> &Label {
        let sections = Section::ALL.map(|section| hex.is_in(section));
        &self.grounds[terrain.index()][lines::section_set(sections)]
    }

    /// What a unit of a camp is called on the board.
    pub fn unit_name(&self, kind: UnitKind, camp: Camp) -> &Label {
        let at = match kind {
            UnitKind::Troop(troop) => troop.index(),
            UnitKind::Creature(creature) => self.troops.len() + creature.index(),
        };
        &self.unit_names[at][camp.index()]
    }
}
