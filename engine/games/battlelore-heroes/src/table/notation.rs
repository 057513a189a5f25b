//! Actions as they are typed.
//!
//! A word for what is done, then hexes by their labels, cards by their ids, heroes by their numbers
//! with a `#`, the way of a retreat as a chain of hexes from where the piece stands; what is not used
//! is left out: `retreat E6-D5-C5-out ignore 1`.

use crate::BattleLore;
use crate::action::{Action, FaceCounts, ItemId, Targets};
use crate::battle::Fighter;
use crate::cards::{Artifact, Lore, Skill};
use crate::state::State;
use crate::vocabulary::{Camp, ChestToken, Class, Face, GloryUse, Path, Section};
use kanso_engine::game::Words;
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
    pub(crate) fn write_action(
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::{Equipment, KeptLore, PartyHeroes, TargetHexes};
    use crate::battle::{Fight, FightKind, Retreat, RetreatCause};
    use crate::cards::{CardSet, Scenario};
    use crate::readings::Readings;
    use crate::vocabulary::{Council, HeroId, Hex, Mode};
    use kanso_engine::CardChoice;

    fn hex(label: &str) -> Hex {
        Hex::from_label(label).expect("a hex of the board")
    }

    #[test]
    fn actions_are_written_as_they_are_typed() {
        let values = vec![0; Readings::SPECS.len()];
        let game = BattleLore {
            names: vec!["a".to_owned(), "b".to_owned()],
            scenario: Scenario::new(3).expect("one of four"),
            battles: None,
            readings: Readings::from_values(&values).expect("each reading has a value"),
            cards: CardSet::chosen(&CardChoice::default()).expect("the built-in set is read"),
            opening: None,
        };
        let mut state = game.start_state();
        let row = game.cards.scenario(game.scenario);
        state.battle = Some(game.new_battle(row, [&[], &[]], [None, None]));
        let who = |camp, label| Fighter { camp, at: hex(label), hero: Some(HeroId(3)) };
        let (target, attacker) = (who(Camp::North, "F5"), who(Camp::South, "E5"));
        let battle = state.battle_mut();
        battle.fights = vec![Fight::new(FightKind::Attack, Mode::Melee, attacker, target)];
        let retreat = BattleLore::evade_of(who(Camp::South, "E6"));
        battle.retreat = Some(Retreat { cause: RetreatCause::Battle, flags: 2, ..retreat });
        let path = |steps: &[bool]| {
            steps.iter().fold(Path::EMPTY, |path, east| path.longer(*east).expect("a short path"))
        };
        let artifact = |id| game.cards.artifact_by_id(id).expect("an artifact");
        let lore = |id| game.cards.lore_by_id(id).expect("a Lore card");
        let play = |id, targets| Action::PlayLore { card: lore(id), targets };
        let moved = |glory, hero, leave, join| Action::Move {
            piece: hex("E6"),
            dest: hex("D6"),
            glory,
            hero,
            leave,
            join,
        };
        let council = Council { commander: 2, wizard: 0, cleric: 1, rogue: 0, warrior: 3 };
        let hero = HeroId(3);
        let item = ItemId::Artifact(artifact("ART17"));
        let faces = Targets::Faces([1, 0, 0, 1, 0, 2]);
        let hexes = TargetHexes::of([hex("G7"), hex("A1")]);
        let back = |ignored, glory, path| Action::Retreat { ignored, glory, path };
        let out = path(&[false, true]).then_out();
        let pairs = [
            (Action::ChooseCouncil { council }, "council 2 0 1 0 3"),
            (
                Action::KeepLore { cards: KeptLore::of([lore("LCL01"), lore("LWZ01")]) },
                "keep_lore LWZ01 LCL01",
            ),
            (Action::Equip { cards: Equipment::of([]) }, "equip nothing"),
            (Action::Equip { cards: Equipment::of([artifact("ART02")]) }, "equip ART02"),
            (Action::PlaceHero { hero, hex: hex("B4"), mounted: Some(false) }, "place #3 B4 foot"),
            (
                Action::PlayCommand {
                    card: game.cards.command_by_id("CMD25").expect("a Command card"),
                    mode: Some(hex("C5")),
                },
                "command CMD25 heal C5",
            ),
            (play("LWZ06", Targets::None), "lore LWZ06"),
            (play("LWZ01", Targets::Hex(hex("E7"))), "lore LWZ01 E7"),
            (play("LWZ05", Targets::Hexes(hexes)), "lore LWZ05 at A1+G7"),
            (
                play("LWZ03", Targets::Move { piece: hex("A1"), dest: hex("C3") }),
                "lore LWZ03 A1>C3",
            ),
            (play("LCL05", Targets::Section(Section::Centre)), "lore LCL05 centre"),
            (Action::UseItem { hero, item, targets: faces }, "use #3 ART17 glss"),
            (
                Action::Order { piece: hex("B4"), hero: None, section: Some(Section::West) },
                "order B4 west",
            ),
            (Action::OrderDetach { hero, section: None }, "order_detach #3"),
            (moved(false, None, None, None), "move E6 D6"),
            (moved(true, None, Some(true), None), "move E6 D6 leave glory"),
            (moved(false, Some(hero), None, Some(false)), "move E6 #3 D6 apart"),
            (Action::Detach { hero, dest: hex("D6"), join: None }, "detach #3 D6"),
            (
                Action::Battle { attacker: hex("E6"), target: hex("F6"), glory: true, hero: None },
                "battle E6 F6 glory",
            ),
            (back(2, None, Path::EMPTY), "retreat stay ignore 2"),
            (back(0, None, path(&[false, true])), "retreat E6-D5-C6"),
            (back(1, Some(GloryUse::ExtraHex), path(&[true])), "retreat E6-D6 ignore 1 glory hex"),
            (Action::Evade { path: out }, "evade F5-G5-H5-out"),
            (Action::BattleBack { glory: false }, "battle_back"),
            (
                Action::ChooseScenario { scenario: game.scenario, camp: Camp::North },
                "scenario SCN04 north",
            ),
            (
                Action::ChooseParty { heroes: PartyHeroes::of([HeroId(4), HeroId(1)]) },
                "party #1 #4",
            ),
        ];
        for (action, text) in &pairs {
            let mut written = String::new();
            game.write_action(&state, action, &mut written).expect("a string takes every text");
            assert_eq!(written, *text);
        }
    }
}
