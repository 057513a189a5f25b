//! What must hold of a card set as a whole: the rows and sums of the components (1.1 of the
//! specification), and whatever the rules take for granted of what the rows say.

mod scenario;

use super::read::CLASS_WORDS;
use super::{
    ARTIFACT_CARDS, ARTIFACTS, COMMAND_CARDS, COMMANDS, CREATURES, Face, LORE_CARDS, People,
    SCENARIOS, SKILLS, SKILLS_OF_CLASS, TERRAINS, TROOPS,
};
use crate::prelude::*;
use kanso_engine::SetError;
use kanso_engine::cards::unlike;

/// The classes in the order of their skills.
const SKILL_CLASSES: [Class; 5] =
    [Class::Commander, Class::Warrior, Class::Rogue, Class::Wizard, Class::Cleric];
/// The letters of the Lore cards of each class, in their order, and how many kinds each has.
const LORE_LETTERS: [(&str, Class); 4] = [
    ("LWZ", Class::Wizard),
    ("LCL", Class::Cleric),
    ("LRG", Class::Rogue),
    ("LWA", Class::Warrior),
];
const LORES_OF_CLASS: u8 = 9;

/// Checks a set that was read row by row.
pub fn check(set: &CardSet) -> Result<(), SetError> {
    check_ids(set)?;
    for troop in &set.troops {
        check_troop(troop)?;
    }
    check_commands(set)?;
    check_lores(set)?;
    check_skills(set)?;
    check_artifacts(set)?;
    check_words(set)?;
    set.scenarios.iter().try_for_each(|row| scenario::check(set, row))
}

/// The rows are those of the tables, in their order: the rules cite them by their ids.
fn check_ids(set: &CardSet) -> Result<(), SetError> {
    let numbered =
        |letters: &'static str, count: u8| (1..=count).map(move |n| format!("{letters}{n:02}"));
    let lores = LORE_LETTERS.into_iter().flat_map(|(letters, _)| numbered(letters, LORES_OF_CLASS));
    table("terrain", set.terrains.iter().map(|row| &row.face), numbered("TER", TERRAINS))?;
    table("troop", set.troops.iter().map(|row| &row.face), numbered("UNI", TROOPS))?;
    table("creature", set.creatures.iter().map(|row| &row.face), numbered("CRE", CREATURES))?;
    table("command", set.commands.iter().map(|row| &row.face), numbered("CMD", COMMANDS))?;
    table("lore", set.lores.iter().map(|row| &row.face), lores)?;
    table("skill", set.skills.iter().map(|row| &row.face), numbered("SKL", SKILLS))?;
    table("artifact", set.artifacts.iter().map(|row| &row.face), numbered("ART", ARTIFACTS))?;
    table("scenario", set.scenarios.iter().map(|row| &row.face), numbered("SCN", SCENARIOS))
}

/// One table has these ids, row by row.
fn table<'a>(
    name: &str,
    faces: impl Iterator<Item = &'a Face>,
    wanted: impl Iterator<Item = String>,
) -> Result<(), SetError> {
    for (index, (face, wanted)) in faces.zip(wanted).enumerate() {
        if face.id != wanted {
            let place = format!("{name} row {}", index + 1);
            let problem = format!("{:?}, where {wanted:?} is wanted", face.id);
            return Err(SetError::field(&place, "id", problem));
        }
    }
    Ok(())
}

fn check_troop(troop: &TroopRow) -> Result<(), SetError> {
    let TroopRow { move_battle, move_only, .. } = troop;
    if move_battle > move_only {
        let problem = format!("{move_battle}, where move_only is {move_only}: it may not be more");
        return Err(row(&troop.face, "move_battle", problem));
    }
    let goblin_foot = troop.people == People::Goblin && troop.class == MoveClass::Foot;
    if troop.rush && !goblin_foot {
        return Err(row(&troop.face, "rush", "only goblins on foot rush"));
    }
    Ok(())
}

/// So many cards lie in a deck.
fn sum<'a>(name: &str, copies: impl Iterator<Item = &'a u8>, wanted: u16) -> Result<(), SetError> {
    let cards: u16 = copies.map(|copies| u16::from(*copies)).sum();
    if cards == wanted {
        return Ok(());
    }
    let problem = format!("{cards} cards, {wanted} wanted");
    Err(SetError::field(&format!("table {name}"), "copies", problem))
}

/// The sections of a card are left and right exchanged in its mirror. Source: CMD20.
fn check_commands(set: &CardSet) -> Result<(), SetError> {
    for card in &set.commands {
        let other = set.command(card.mirrored);
        if other.text != exchanged(card.text) {
            let problem =
                format!("{} is not the same card with left and right exchanged", other.face.id);
            return Err(row(&card.face, "mirror", problem));
        }
    }
    sum("command", set.commands.iter().map(|card| &card.copies), COMMAND_CARDS)
}

/// A text with left and right exchanged.
const fn exchanged(text: CommandText) -> CommandText {
    match text {
        CommandText::Sections { orders: [left, centre, right], scout } => {
            CommandText::Sections { orders: [right, centre, left], scout }
        }
        CommandText::Assault { section } => CommandText::Assault { section: 2 - section },
        _ => text,
    }
}

fn check_lores(set: &CardSet) -> Result<(), SetError> {
    for (card, (_, class)) in set
        .lores
        .chunks(LORES_OF_CLASS.into())
        .zip(LORE_LETTERS)
        .flat_map(|(cards, letters)| cards.iter().map(move |card| (card, letters)))
    {
        if card.class != class {
            return Err(wrong_class(&card.face, card.class, class));
        }
        check_lore(card)?;
    }
    sum("lore", set.lores.iter().map(|card| &card.copies), LORE_CARDS)
}

/// The effect of a card fits its window.
fn check_lore(card: &LoreRow) -> Result<(), SetError> {
    let windows: &[LoreWindow] = match card.effect {
        LoreEffect::GainLore { .. }
        | LoreEffect::StealLore { .. }
        | LoreEffect::HolyGround { .. }
        | LoreEffect::Healing { .. }
        | LoreEffect::Poison { .. }
        | LoreEffect::Spy { .. }
        | LoreEffect::FalseOrders => &[LoreWindow::Alongside],
        LoreEffect::OrderExtra { .. } => &[LoreWindow::Alongside, LoreWindow::InLieu],
        LoreEffect::Cancel => &[LoreWindow::Counter],
        LoreEffect::Portal { .. } | LoreEffect::Hurry { .. } => &[LoreWindow::Movement],
        LoreEffect::Strike { .. }
        | LoreEffect::Storm { .. }
        | LoreEffect::Shake { .. }
        | LoreEffect::FarSight { .. } => &[LoreWindow::CombatAction],
        LoreEffect::Dice { .. } | LoreEffect::LoreHits | LoreEffect::Cleave => {
            &[LoreWindow::PreRollAttack]
        }
        LoreEffect::FewerDice { .. } => &[LoreWindow::PreRollDefend],
        LoreEffect::CancelFaces { .. } | LoreEffect::Bold { .. } | LoreEffect::CancelFlags => {
            &[LoreWindow::PostRollDefend]
        }
        LoreEffect::Vengeance { .. } => &[LoreWindow::AfterBattle],
        LoreEffect::Relentless => &[LoreWindow::FollowOn],
    };
    if !windows.contains(&card.window) {
        let fits: Vec<&str> = windows.iter().map(|window| window.word()).collect();
        let problem =
            format!("{:?}, where its effect fits {}", card.window.word(), fits.join(" or "));
        return Err(row(&card.face, "window", problem));
    }
    let in_a_roll = matches!(
        card.window,
        LoreWindow::PreRollAttack | LoreWindow::PreRollDefend | LoreWindow::PostRollDefend
    );
    if card.mode.is_some() && !in_a_roll {
        let problem = "only a card of a window before or after a roll has it";
        return Err(row(&card.face, "mode", problem));
    }
    Ok(())
}

fn check_skills(set: &CardSet) -> Result<(), SetError> {
    for (skills, class) in set.skills.chunks(SKILLS_OF_CLASS.into()).zip(SKILL_CLASSES) {
        for skill in skills {
            if skill.class != class {
                return Err(wrong_class(&skill.face, skill.class, class));
            }
            check_needs(set, skill)?;
        }
        if skills.iter().all(|skill| !skill.needs.is_empty()) {
            let face = &skills[0].face;
            let problem = "one skill of a class needs no other: heroes begin with it";
            return Err(row(face, "needs", problem));
        }
    }
    Ok(())
}

/// What a skill needs is a skill of its class that can be had before it.
fn check_needs(set: &CardSet, skill: &SkillRow) -> Result<(), SetError> {
    for &needed in &skill.needs {
        let needed = set.skill(needed);
        let id = &needed.face.id;
        if needed.class != skill.class {
            return Err(row(&skill.face, "needs", format!("{id} is a skill of another class")));
        }
        if !needed.needs.is_empty() {
            let problem = format!("{id} needs a skill itself, where one that needs none is wanted");
            return Err(row(&skill.face, "needs", problem));
        }
    }
    Ok(())
}

fn check_artifacts(set: &CardSet) -> Result<(), SetError> {
    for card in &set.artifacts {
        let special = matches!(
            card.power,
            ArtifactPower::TreasureToken
                | ArtifactPower::ExperienceToken
                | ArtifactPower::Physician
        );
        if special != card.is_special() {
            let problem = "treasure_token, experience_token and physician are of special cards, \
                           and all others of other cards";
            return Err(row(&card.face, "kind", problem));
        }
        if special != (card.value == 0) {
            return Err(row(&card.face, "value", "0 for special cards, at least 1 for others"));
        }
    }
    sum("artifact", set.artifacts.iter().map(|card| &card.copies), ARTIFACT_CARDS)
}

/// A name must tell which row is meant, among those that can stand in one place.
fn check_words(set: &CardSet) -> Result<(), SetError> {
    let terrains: Vec<&Face> = set.terrains.iter().map(|row| &row.face).collect();
    let troops = set.troops.iter().map(|row| &row.face);
    let units: Vec<&Face> = troops.chain(set.creatures.iter().map(|row| &row.face)).collect();
    let commands: Vec<&Face> = set.commands.iter().map(|row| &row.face).collect();
    let lores: Vec<&Face> = set.lores.iter().map(|row| &row.face).collect();
    let artifacts: Vec<&Face> = set.artifacts.iter().map(|row| &row.face).collect();
    let scenarios: Vec<&Face> = set.scenarios.iter().map(|row| &row.face).collect();
    // Skills of different classes share their names.
    let skills: Vec<Vec<&Face>> = set
        .skills
        .chunks(SKILLS_OF_CLASS.into())
        .map(|skills| skills.iter().map(|row| &row.face).collect())
        .collect();
    let families = [&terrains, &units, &commands, &lores, &artifacts, &scenarios];
    for family in families.into_iter().chain(&skills) {
        unlike("name", family.iter().map(|face| (&face.id, &face.name)))?;
        unlike("short", family.iter().map(|face| (&face.id, &face.short)))?;
    }
    Ok(())
}

/// The id of a row says its class.
fn wrong_class(face: &Face, found: Class, wanted: Class) -> SetError {
    let word =
        |class| CLASS_WORDS.iter().find(|(_, known)| *known == class).map_or("", |(word, _)| word);
    let problem = format!("{:?}, where {:?} is wanted", word(found), word(wanted));
    row(face, "class", problem)
}

fn row(face: &Face, field: &str, problem: impl Into<String>) -> SetError {
    SetError::field(&face.id, field, problem)
}
