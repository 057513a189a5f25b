//! The tables of a set, and their rows as rules are cited by them (`BL:CMD01`, `BH:SKL01`): numbered
//! over all tables.

use super::{
    ARTIFACTS, ArtifactRow, COMMANDS, CREATURES, CommandRow, CreatureRow, Face, LORES, SCENARIOS,
    SKILLS, TERRAINS, TROOPS, TerrainRow,
};
use crate::prelude::*;
use kanso_engine::cards::{CardTable, KindOf};
use kanso_engine::game::CardRow;

/// Declares the tables of a set, in the order of their rows: each with its kind, its rows, how many
/// there are, what one is called, and how one is found: by its kind, by its id, and by its place among
/// the rows of all tables. After `also` stands a part of a row that has a name of its own.
macro_rules! tables {
    ($(
        $(#[$m:meta])*
        $Table:ident of $Kind:ident, $max:ident $what:literal, $Row:ident in $rows:ident,
        $one:ident, $by_id:ident, $row_of:ident $( also $part:ident )? ;
    )*) => {
        $(
            $(#[$m])*
            #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
            pub enum $Table {}

            impl CardTable for $Table {
                const KINDS_MAX: u8 = $max;
                const WHAT: &'static str = $what;
            }

            #[doc = concat!("A kind of ", $what, " by its place in its table of the [`CardSet`].")]
            pub type $Kind = KindOf<$Table>;
        )*

        /// The tables, in order.
        #[derive(Clone, Copy)]
        enum Table { $( $Table, )* }

        /// How many rows each has.
        const COUNTS: &[u8] = &[ $( $max ),* ];

        impl CardSet {
            $(
                #[doc = concat!("What a ", $what, " is.")]
                pub fn $one(&self, kind: $Kind) -> &$Row {
                    &self.$rows[kind.index()]
                }

                #[doc = concat!("The ", $what, " with this id.")]
                pub fn $by_id(&self, id: &str) -> Option<$Kind> {
                    $Kind::all(self.$rows.len()).find(|&kind| self.$one(kind).face.id == id)
                }

                #[doc = concat!("The row of a ", $what, ".")]
                pub const fn $row_of(kind: $Kind) -> u16 {
                    first(Table::$Table) + kind.number() as u16
                }
            )*

            /// All words of the set that are shown again and again.
            pub(super) fn labels_mut(&mut self) -> impl Iterator<Item = &mut Label> {
                let mut labels: Vec<&mut Label> = Vec::new();
                $( for row in &mut self.$rows {
                    labels.extend([&mut row.face.name, &mut row.face.short]);
                    $( labels.extend(row.$part.iter_mut().map(|part| &mut part.name)); )?
                } )*
                labels.extend(&mut self.lines);
                labels.extend(self.unit_names.iter_mut().flatten());
                labels.extend(self.grounds.iter_mut().flatten());
                labels.into_iter()
            }

            /// The faces of all rows, in their order.
            pub(super) fn faces(&self) -> impl Iterator<Item = &Face> {
                std::iter::empty() $( .chain(self.$rows.iter().map(|row| &row.face)) )*
            }
        }
    };
}

tables! {
    /// The table of the terrains: `TER01` …
    Terrains of Terrain, TERRAINS "terrain", TerrainRow in terrains,
        terrain, terrain_by_id, row_of_terrain;
    /// The table of the troops: `UNI01` …
    Troops of Troop, TROOPS "troop", TroopRow in troops, troop, troop_by_id, row_of_troop;
    /// The table of the creatures: `CRE01`, `CRE02`.
    Creatures of Creature, CREATURES "creature", CreatureRow in creatures,
        creature, creature_by_id, row_of_creature;
    /// The table of the Command cards: `CMD01` …
    Commands of Command, COMMANDS "Command card", CommandRow in commands,
        command, command_by_id, row_of_command;
    /// The table of the Lore cards: `LWZ01` …, `LCL01` …, `LRG01` …, `LWA01` …
    Lores of Lore, LORES "Lore card", LoreRow in lores, lore, lore_by_id, row_of_lore;
    /// The table of the skills: `SKL01` …
    Skills of Skill, SKILLS "skill", SkillRow in skills, skill, skill_by_id, row_of_skill;
    /// The table of the artifacts: `ART01` …
    Artifacts of Artifact, ARTIFACTS "artifact", ArtifactRow in artifacts,
        artifact, artifact_by_id, row_of_artifact;
    /// The table of the scenarios: `SCN01` …
    Scenarios of Scenario, SCENARIOS "scenario", ScenarioRow in scenarios,
        scenario, scenario_by_id, row_of_scenario also quest;
}

/// The first row of a table.
const fn first(table: Table) -> u16 {
    let (mut first, mut before) = (0, 0);
    while before < table as usize {
        first += COUNTS[before] as u16;
        before += 1;
    }
    first
}

const FIRST_COMMAND: u16 = first(Table::Commands);
const FIRST_SKILL: u16 = first(Table::Skills);
const FIRST_SCENARIO: u16 = first(Table::Scenarios);

impl CardSet {
    /// All rows in the order terrains, troops, creatures, Command cards, Lore cards, skills,
    /// artifacts, scenarios. Skills and artifacts are cited `BH:SKL01`, `BH:ART01`; terrains, troops,
    /// creatures and scenarios only define.
    pub fn rows(&self) -> impl Iterator<Item = CardRow<'_>> {
        let faces = (0..).zip(self.faces()).zip(&self.lines);
        faces.map(|((at, face), line)| {
            let row =
                CardRow::new(&face.id, &face.name, face.source, line).with_printed(&face.printed);
            match at {
                ..FIRST_COMMAND | FIRST_SCENARIO.. => row.that_defines(),
                FIRST_COMMAND..FIRST_SKILL => row,
                FIRST_SKILL..FIRST_SCENARIO => row.with_prefix("BH"),
            }
        })
    }

    /// One row by its place in [`CardSet::rows`].
    pub fn card_row(&self, row: usize) -> Option<CardRow<'_>> {
        self.rows().nth(row)
    }

    /// What a row says, by its place in [`CardSet::rows`].
    ///
    /// # Panics
    ///
    /// If the set has no such row.
    pub fn line(&self, row: u16) -> &Label {
        &self.lines[usize::from(row)]
    }

    /// The terrain that has a role.
    ///
    /// # Panics
    ///
    /// Never: a set has one for each.
    pub fn terrain_of(&self, role: TerrainRole) -> Terrain {
        let mut all = Terrain::all(self.terrains.len());
        all.find(|&kind| self.terrain(kind).role == role).expect("a set has one for each role")
    }

    /// The troop with this code (`HBs`).
    pub fn troop_by_code(&self, code: &str) -> Option<Troop> {
        Troop::all(self.troops.len()).find(|&kind| self.troop(kind).code == code)
    }

    /// The creature with this code (`SPI`).
    pub fn creature_by_code(&self, code: &str) -> Option<Creature> {
        Creature::all(self.creatures.len()).find(|&kind| self.creature(kind).code == code)
    }
}
