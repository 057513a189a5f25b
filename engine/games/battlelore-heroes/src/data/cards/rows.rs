//! The card rows as rules are cited by them (`BL:CMD01`, `BH:SKL01`): numbered over all tables.

use super::{
    ARTIFACTS, Artifact, COMMANDS, CREATURES, CardSet, Command, Creature, Face, LORES, Lore,
    SKILLS, Scenario, Skill, TERRAINS, TROOPS, Terrain, TerrainRole, Troop,
};
use kanso_engine::Label;
use kanso_engine::game::CardRow;

/// The first row of each table behind the terrains.
const FIRST_TROOP: u16 = TERRAINS as u16;
const FIRST_CREATURE: u16 = FIRST_TROOP + TROOPS as u16;
const FIRST_COMMAND: u16 = FIRST_CREATURE + CREATURES as u16;
const FIRST_LORE: u16 = FIRST_COMMAND + COMMANDS as u16;
const FIRST_SKILL: u16 = FIRST_LORE + LORES as u16;
const FIRST_ARTIFACT: u16 = FIRST_SKILL + SKILLS as u16;
const FIRST_SCENARIO: u16 = FIRST_ARTIFACT + ARTIFACTS as u16;

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

    /// The row of a terrain.
    pub const fn row_of_terrain(terrain: Terrain) -> u16 {
        terrain.number() as u16
    }

    /// The row of a troop.
    pub const fn row_of_troop(troop: Troop) -> u16 {
        FIRST_TROOP + troop.number() as u16
    }

    /// The row of a creature.
    pub const fn row_of_creature(creature: Creature) -> u16 {
        FIRST_CREATURE + creature.number() as u16
    }

    /// The row of a Command card.
    pub const fn row_of_command(command: Command) -> u16 {
        FIRST_COMMAND + command.number() as u16
    }

    /// The row of a Lore card.
    pub const fn row_of_lore(lore: Lore) -> u16 {
        FIRST_LORE + lore.number() as u16
    }

    /// The row of a skill.
    pub const fn row_of_skill(skill: Skill) -> u16 {
        FIRST_SKILL + skill.number() as u16
    }

    /// The row of an artifact.
    pub const fn row_of_artifact(artifact: Artifact) -> u16 {
        FIRST_ARTIFACT + artifact.number() as u16
    }

    /// The row of a scenario.
    pub const fn row_of_scenario(scenario: Scenario) -> u16 {
        FIRST_SCENARIO + scenario.number() as u16
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

    /// The terrain with this id (`TER01`).
    pub fn terrain_by_id(&self, id: &str) -> Option<Terrain> {
        Terrain::all(self.terrains.len()).find(|&kind| self.terrain(kind).face.id == id)
    }

    /// The troop with this id (`UNI01`).
    pub fn troop_by_id(&self, id: &str) -> Option<Troop> {
        Troop::all(self.troops.len()).find(|&kind| self.troop(kind).face.id == id)
    }

    /// The troop with this code (`HBs`).
    pub fn troop_by_code(&self, code: &str) -> Option<Troop> {
        Troop::all(self.troops.len()).find(|&kind| self.troop(kind).code == code)
    }

    /// The creature with this id (`CRE01`).
    pub fn creature_by_id(&self, id: &str) -> Option<Creature> {
        Creature::all(self.creatures.len()).find(|&kind| self.creature(kind).face.id == id)
    }

    /// The creature with this code (`SPI`).
    pub fn creature_by_code(&self, code: &str) -> Option<Creature> {
        Creature::all(self.creatures.len()).find(|&kind| self.creature(kind).code == code)
    }

    /// The Command card with this id (`CMD01`).
    pub fn command_by_id(&self, id: &str) -> Option<Command> {
        Command::all(self.commands.len()).find(|&kind| self.command(kind).face.id == id)
    }

    /// The Lore card with this id (`LWZ01`).
    pub fn lore_by_id(&self, id: &str) -> Option<Lore> {
        Lore::all(self.lores.len()).find(|&kind| self.lore(kind).face.id == id)
    }

    /// The skill with this id (`SKL01`).
    pub fn skill_by_id(&self, id: &str) -> Option<Skill> {
        Skill::all(self.skills.len()).find(|&kind| self.skill(kind).face.id == id)
    }

    /// The artifact with this id (`ART01`).
    pub fn artifact_by_id(&self, id: &str) -> Option<Artifact> {
        Artifact::all(self.artifacts.len()).find(|&kind| self.artifact(kind).face.id == id)
    }

    /// The scenario with this id (`SCN01`).
    pub fn scenario_by_id(&self, id: &str) -> Option<Scenario> {
        Scenario::all(self.scenarios.len()).find(|&kind| self.scenario(kind).face.id == id)
    }

    /// All words of the set that are shown again and again.
    pub(super) fn labels_mut(&mut self) -> impl Iterator<Item = &mut Label> {
        let mut faces: Vec<&mut Face> = Vec::new();
        faces.extend(self.terrains.iter_mut().map(|row| &mut row.face));
        faces.extend(self.troops.iter_mut().map(|row| &mut row.face));
        faces.extend(self.creatures.iter_mut().map(|row| &mut row.face));
        faces.extend(self.commands.iter_mut().map(|row| &mut row.face));
        faces.extend(self.lores.iter_mut().map(|row| &mut row.face));
        faces.extend(self.skills.iter_mut().map(|row| &mut row.face));
        faces.extend(self.artifacts.iter_mut().map(|row| &mut row.face));
        let mut labels: Vec<&mut Label> = Vec::new();
        for row in &mut self.scenarios {
            faces.push(&mut row.face);
            labels.extend(row.quest.iter_mut().map(|quest| &mut quest.name));
        }
        labels.extend(faces.into_iter().flat_map(|face| [&mut face.name, &mut face.short]));
        labels.extend(&mut self.lines);
        labels.extend(self.unit_names.iter_mut().flatten());
        labels.into_iter()
    }

    /// The faces of all rows, in their order.
    pub(super) fn faces(&self) -> impl Iterator<Item = &Face> {
        let terrains = self.terrains.iter().map(|row| &row.face);
        let troops = self.troops.iter().map(|row| &row.face);
        let creatures = self.creatures.iter().map(|row| &row.face);
        let commands = self.commands.iter().map(|row| &row.face);
        let lores = self.lores.iter().map(|row| &row.face);
        let skills = self.skills.iter().map(|row| &row.face);
        let artifacts = self.artifacts.iter().map(|row| &row.face);
        let scenarios = self.scenarios.iter().map(|row| &row.face);
        let board = terrains.chain(troops).chain(creatures);
        board.chain(commands).chain(lores).chain(skills).chain(artifacts).chain(scenarios)
    }
}
