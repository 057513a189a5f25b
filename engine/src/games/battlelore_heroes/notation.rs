//! Actions as they are typed.
//!
//! A word for what is done, then hexes by their labels, cards by their ids, heroes by their numbers
//! with a `#`, the way of a retreat as a chain of hexes from where the piece stands; what is not used
//! is left out: `retreat E6-D5-C5-out ignore 1`.

use super::BattleLore;
use super::action::{Action, FaceCounts, ItemId, Targets};
use super::battle::Fighter;
use super::cards::{Artifact, Lore, Skill};
use super::state::State;
use super::vocabulary::{Camp, ChestToken, Class, Face, GloryUse, Path, Section};
use crate::game::Words;
use std::fmt;

impl BattleLore {
    fn lore_id(&self, card: Lore) -> &str {
        &self.cards.lore(card).face.id
    }

    fn artifact_id(&self, card: Artifact) -> &str {
        &self.cards.artifact(card).face.id
    }

    fn skill_id(&self, skill: Skill) -> &str {
        &self.cards.skill(skill).face.id
    }

    fn used_id(&self, item: ItemId) -> &str {
        match item {
            ItemId::Skill(skill) => self.skill_id(skill),
            ItemId::Artifact(card) => self.artifact_id(card),
        }
    }

    /// An action as it is typed.
    pub(super) fn write_action(
        &self,
        state: &State,
        action: &Action,
        to: Words<'_>,
    ) -> fmt::Result {
        match action {
            Action::Pass => write!(to, "pass"),
            Action::ChooseCouncil { council } => {
                write!(to, "council")?;
                Class::ALL.iter().try_for_each(|class| write!(to, " {}", council.level(*class)))
            }
            Action::KeepLore { cards } => {
                write!(to, "keep_lore")?;
                cards.iter().try_for_each(|card| write!(to, " {}", self.lore_id(*card)))
            }
            Action::Enlist { class } => write!(to, "enlist {}", class_word(*class)),
            Action::DoneEnlisting => write!(to, "done_enlisting"),
            Action::ChooseSkill { skill } => write!(to, "skill {}", self.skill_id(*skill)),
            Action::Redraw { card } => write!(to, "redraw {}", self.artifact_id(*card)),
            Action::KeepArtifact { card } => {
                write!(to, "keep_artifact {}", self.artifact_id(*card))
            }
            Action::Equip { cards } => {
                write!(to, "equip")?;
                if cards.is_empty() {
                    return write!(to, " nothing");
                }
                cards.iter().try_for_each(|card| write!(to, " {}", self.artifact_id(*card)))
            }
            Action::PlaceHero { hero, hex, mounted } => {
                write!(to, "place #{} {hex}", hero.0)?;
                match mounted {
                    None => Ok(()),
                    Some(true) => write!(to, " mounted"),
                    Some(false) => write!(to, " foot"),
                }
            }
            Action::KeepHome { hero } => write!(to, "home #{}", hero.0),
            Action::PlayCommand { card, mode } => {
                write!(to, "command {}", self.cards.command(*card).face.id)?;
                mode.map_or(Ok(()), |hex| write!(to, " heal {hex}"))
            }
            Action::PlayLore { card, targets } => {
                write!(to, "lore {}", self.lore_id(*card))?;
                self.write_targets(targets, to)
            }
            Action::PlayLoreInLieu { card } => write!(to, "in_lieu {}", self.lore_id(*card)),
            Action::UseItem { hero, item, targets } => {
                write!(to, "use #{} {}", hero.0, self.used_id(*item))?;
                self.write_targets(targets, to)
            }
            Action::Order { piece, hero, section } => {
                write!(to, "order {piece}")?;
                hero.map_or(Ok(()), |hero| write!(to, " #{}", hero.0))?;
                section.map_or(Ok(()), |section| write!(to, " {}", section_word(section)))
            }
            Action::OrderDetach { hero, section } => {
                write!(to, "order_detach #{}", hero.0)?;
                section.map_or(Ok(()), |section| write!(to, " {}", section_word(section)))
            }
            Action::DoneOrdering => write!(to, "done_ordering"),
            Action::Move { piece, dest, glory, hero, leave, join } => {
                write!(to, "move {piece}")?;
                hero.map_or(Ok(()), |hero| write!(to, " #{}", hero.0))?;
                write!(to, " {dest}")?;
                write_choice(*leave, ["leave", "together"], to)?;
                write_choice(*join, ["join", "apart"], to)?;
                write_glory(*glory, to)
            }
            Action::Detach { hero, dest, join } => {
                write!(to, "detach #{} {dest}", hero.0)?;
                write_choice(*join, ["join", "apart"], to)
            }
            Action::ExitMap { hero } => write!(to, "exit #{}", hero.0),
            Action::SpendGlory { piece } => write!(to, "glory {piece}"),
            Action::DoneMoving => write!(to, "done_moving"),
            Action::Battle { attacker, target, glory, hero } => {
                write!(to, "battle {attacker}")?;
                hero.map_or(Ok(()), |hero| write!(to, " #{}", hero.0))?;
                write!(to, " {target}")?;
                write_glory(*glory, to)
            }
            Action::Search { hero } => write!(to, "search #{}", hero.0),
            Action::ChooseToken { kind } => write!(to, "token {}", token_word(*kind)),
            Action::CreaturePower { creature, target } => write!(to, "power {creature} {target}"),
            Action::DoneCombat => write!(to, "done_combat"),
            Action::IgnoreFlags { ignored, glory } => {
                write!(to, "ignore {ignored}")?;
                write_glory_use(*glory, to)
            }
            Action::Retreat { ignored, glory, path } => {
                write!(to, "retreat ")?;
                let retreat = state.battle.as_ref().and_then(|battle| battle.retreat.as_ref());
                write_path(retreat.map(|retreat| retreat.who), *path, to)?;
                if *ignored > 0 {
                    write!(to, " ignore {ignored}")?;
                }
                write_glory_use(*glory, to)
            }
            Action::BattleBack { glory } => {
                write!(to, "battle_back")?;
                write_glory(*glory, to)
            }
            Action::Evade { path } => {
                write!(to, "evade ")?;
                let fight = state.battle.as_ref().and_then(|battle| battle.fight());
                write_path(fight.map(|fight| fight.target), *path, to)
            }
            Action::PassingAttack => write!(to, "attack"),
            Action::GainGround => write!(to, "gain_ground"),
            Action::Stay => write!(to, "stay"),
            Action::Pursue { hex } => write!(to, "pursue {hex}"),
            Action::DrawTrophy => write!(to, "trophy"),
            Action::Decline => write!(to, "decline"),
            Action::AcceptCard => write!(to, "accept"),
            Action::DiscardArtifact { card } => {
                write!(to, "discard {}", self.artifact_id(*card))
            }
            Action::EquipNow => write!(to, "equip_now"),
            Action::PutUnder => write!(to, "put_under"),
            Action::KeepCommand { card } => {
                write!(to, "keep_command {}", self.cards.command(*card).face.id)
            }
            Action::TakeTwoTokens => write!(to, "two_tokens"),
            Action::TokenAndCard => write!(to, "token_and_card"),
            Action::TwoCardsKeepOne => write!(to, "two_cards"),
            Action::KeepLoreCard { card } => write!(to, "keep_card {}", self.lore_id(*card)),
            Action::DiscardLore { card } => write!(to, "discard {}", self.lore_id(*card)),
            Action::GiveInheritance { instructor } => write!(to, "inherit #{}", instructor.0),
            Action::ChooseScenario { scenario, camp } => {
                let id = &self.cards.scenario(*scenario).face.id;
                write!(to, "scenario {id} {}", camp_word(*camp))
            }
            Action::ChooseParty { heroes } => {
                write!(to, "party")?;
                if heroes.is_empty() {
                    return write!(to, " nobody");
                }
                heroes.iter().try_for_each(|hero| write!(to, " #{}", hero.0))
            }
            Action::BuyArtifact { card } => write!(to, "buy {}", self.artifact_id(*card)),
            Action::ReturnPair { cards } => {
                write!(to, "return")?;
                cards.iter().try_for_each(|card| write!(to, " {}", self.artifact_id(*card)))
            }
            Action::SpendPair => write!(to, "spend"),
            Action::DoneTrading => write!(to, "done_trading"),
            Action::KeepCard { card } => write!(to, "keep {}", self.artifact_id(*card)),
            Action::KeepNone => write!(to, "keep_none"),
            Action::RestoreSkull => write!(to, "restore"),
            Action::LevelUp { hero, skill } => {
                write!(to, "level_up #{} {}", hero.0, self.skill_id(*skill))
            }
            Action::JoinCouncil => write!(to, "join_council"),
        }
    }

    /// What a card or an item is aimed at, after a blank.
    fn write_targets(&self, targets: &Targets, to: Words<'_>) -> fmt::Result {
        match targets {
            Targets::None => Ok(()),
            Targets::Hex(hex) => write!(to, " {hex}"),
            Targets::Move { piece, dest } => write!(to, " {piece}>{dest}"),
            Targets::Hexes(hexes) => {
                for (at, hex) in hexes.iter().enumerate() {
                    write!(to, "{}{hex}", if at == 0 { " at " } else { "+" })?;
                }
                Ok(())
            }
            Targets::Section(section) => write!(to, " {}", section_word(*section)),
            Targets::Faces(counts) => write_faces(counts, to),
            Targets::Card(card) => write!(to, " {}", self.artifact_id(*card)),
        }
    }
}

/// Dice by the letters of their faces, after a blank. Source: table luck (5.10).
fn write_faces(counts: &FaceCounts, to: Words<'_>) -> fmt::Result {
    write!(to, " ")?;
    for (face, count) in Face::ALL.into_iter().zip(counts) {
        (0..*count).try_for_each(|_| write!(to, "{}", face_letter(face)))?;
    }
    Ok(())
}

/// The letter of a face. Source: table luck (5.10).
const fn face_letter(face: Face) -> char {
    match face {
        Face::Green => 'g',
        Face::Blue => 'b',
        Face::Red => 'r',
        Face::Lore => 'l',
        Face::Flag => 'f',
        Face::Strike => 's',
    }
}

/// A choice that only a reading gives, after a blank.
fn write_choice(choice: Option<bool>, [yes, no]: [&str; 2], to: Words<'_>) -> fmt::Result {
    match choice {
        None => Ok(()),
        Some(true) => write!(to, " {yes}"),
        Some(false) => write!(to, " {no}"),
    }
}

/// Whether a Glory token is spent.
fn write_glory(glory: bool, to: Words<'_>) -> fmt::Result {
    if glory { write!(to, " glory") } else { Ok(()) }
}

/// What a Glory token does in a retreat.
fn write_glory_use(glory: Option<GloryUse>, to: Words<'_>) -> fmt::Result {
    match glory {
        None => Ok(()),
        Some(GloryUse::IgnoreFlag) => write!(to, " glory flag"),
        Some(GloryUse::ExtraHex) => write!(to, " glory hex"),
    }
}

/// A way back as a chain of hexes from where the piece stands; `stay` if there is none.
fn write_path(who: Option<Fighter>, path: Path, to: Words<'_>) -> fmt::Result {
    if path == Path::EMPTY {
        return write!(to, "stay");
    }
    let hexes = who.map(|who| (who.at, path.hexes(who.at, who.camp)));
    let shown = hexes.as_ref().map_or(0, |(_, hexes)| hexes.len() as u8);
    if let Some((start, hexes)) = &hexes {
        write!(to, "{start}")?;
        hexes.iter().try_for_each(|hex| write!(to, "-{hex}"))?;
    }
    // Steps that the board does not have.
    for step in shown..path.len() {
        write!(to, "-{}", if path.is_east(step) { "east" } else { "west" })?;
    }
    if path.leaves() { write!(to, "-out") } else { Ok(()) }
}

/// The word of a class.
const fn class_word(class: Class) -> &'static str {
    match class {
        Class::Commander => "commander",
        Class::Wizard => "wizard",
        Class::Cleric => "cleric",
        Class::Rogue => "rogue",
        Class::Warrior => "warrior",
    }
}

/// The word of a section.
const fn section_word(section: Section) -> &'static str {
    match section {
        Section::West => "west",
        Section::Centre => "centre",
        Section::East => "east",
    }
}

/// The word of a chest token. Source: table luck (5.10).
const fn token_word(kind: ChestToken) -> &'static str {
    match kind {
        ChestToken::Experience => "experience",
        ChestToken::Treasure => "treasure",
        ChestToken::Artifact => "artifact",
        ChestToken::Trap => "trap",
    }
}

/// The word of a camp.
const fn camp_word(camp: Camp) -> &'static str {
    match camp {
        Camp::South => "south",
        Camp::North => "north",
    }
}
