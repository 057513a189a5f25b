//! Actions as they are typed.
//!
//! Variants and fields by their names in small letters, cards by their ids, cells as the board calls
//! them, a field that is absent or counts nothing left out: `use_skill SO22 x2 head.0 tail.1`.

use crate::MamonoRaid;
use crate::action::{Action, Way};
use crate::cards::{ItemKind, PartKind, SkillKind};
use kanso_engine::game::Words;
use std::fmt;

impl MamonoRaid {
    fn skill_id(&self, skill: SkillKind) -> &str {
        &self.cards.skill(skill).face.id
    }

    fn part_id(&self, part: PartKind) -> &str {
        &self.cards.part(part).face.id
    }

    fn item_id(&self, item: ItemKind) -> &str {
        if self.cards.has_item(item) { &self.cards.item(item).face.id } else { "?" }
    }

    /// An action as it is typed.
    pub(crate) fn write_action(&self, action: &Action, to: Words<'_>) -> fmt::Result {
        match action {
            Action::PickStarter { symbol, way } => {
                write!(to, "pick_starter {}", symbol.letter())?;
                match way {
                    None => Ok(()),
                    Some(Way::Own) => write!(to, " own"),
                    Some(Way::Any) => write!(to, " any"),
                }
            }
            Action::UseSkill { skill, x, targets, release, heal } => {
                write!(to, "use_skill {}", self.skill_id(*skill))?;
                if let Some(x) = x {
                    write!(to, " x{x}")?;
                }
                targets.iter().try_for_each(|spot| write!(to, " {spot}"))?;
                if !release.is_empty() {
                    write!(to, " release")?;
                }
                for from in release.iter() {
                    write!(to, " {}:{}", self.skill_id(from.skill), from.count)?;
                }
                write_heal(*heal, to)
            }
            Action::Gather => write!(to, "gather"),
            Action::UseItem { item, heal } => {
                write!(to, "use_item {}", self.item_id(*item))?;
                write_heal(*heal, to)
            }
            Action::Pass { space } => write!(to, "pass {}", space.letter()),
            Action::SwapParts { mine, theirs } => {
                write!(to, "swap_parts {} {}", self.part_id(*mine), self.part_id(*theirs))
            }
            Action::Decline => write!(to, "decline"),
            Action::BuyLife { markers, bonus } => {
                write!(to, "buy_life")?;
                write_single(*markers, *bonus, to)
            }
            Action::BuyItem { item, markers, bonus } => {
                write!(to, "buy_item {}", self.item_id(*item))?;
                write_beside(*markers, *bonus, to)
            }
            Action::LevelUp { character, skill, chips, starter, markers, bonus } => {
                write!(to, "level_up {} {}", character.letter(), self.skill_id(*skill))?;
                for chip in chips.iter() {
                    write!(to, " {}{}", chip.symbol.letter(), chip.points())?;
                }
                if *starter {
                    write!(to, " starter")?;
                }
                write_beside(*markers, *bonus, to)
            }
            Action::Done => write!(to, "done"),
            Action::PlaceChip { skill } => write!(to, "place_chip {}", self.skill_id(*skill)),
            Action::ChooseResult { part } => write!(to, "choose_result {}", part.word()),
            Action::FieldMedic { markers, bonus } => {
                write!(to, "field_medic")?;
                write_single(*markers, *bonus, to)
            }
            Action::UseEnemyItem { item, yes } => {
                let answer = if *yes { "yes" } else { "no" };
                write!(to, "use_enemy_item {} {answer}", self.item_id(*item))
            }
        }
    }
}

/// How many damage chips are turned, where a seat says so (MR-R23 `choose`).
fn write_heal(heal: Option<u8>, to: Words<'_>) -> fmt::Result {
    match heal {
        None => Ok(()),
        Some(heal) => write!(to, " heal {heal}"),
    }
}

/// What pays beside the purse or the chips.
fn write_beside(markers: u8, bonus: bool, to: Words<'_>) -> fmt::Result {
    if markers > 0 {
        write!(to, " markers {markers}")?;
    }
    if bonus { write!(to, " bonus") } else { Ok(()) }
}

/// What pays beside the purse where the price is one copper.
fn write_single(markers: u8, bonus: bool, to: Words<'_>) -> fmt::Result {
    match markers {
        1 if bonus => write!(to, " marker bonus"),
        1 => write!(to, " marker"),
        _ => write_beside(markers, bonus, to),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game as _;
    use crate::action::{Release, Releases, Targets};
    use crate::vocabulary::{Character, Part, Space, Spot, XpChip};
    use kanso_engine::{Ascending, Setup};

    fn written(game: &MamonoRaid, action: &Action) -> String {
        let mut text = String::new();
        game.write_action(action, &mut text).expect("a string takes every text");
        text
    }

    #[test]
    fn actions_are_written_as_they_are_typed() {
        let game = MamonoRaid::new(&Setup::new::<MamonoRaid>(2)).expect("a plain set-up");
        let cards = game.cards();
        let skill = |id| cards.skill_by_id(id).expect("a skill of the set");
        let item = |id| cards.item_by_id(id).expect("an item of the set");
        let part = |id| cards.part_by_id(id).expect("a part card of the set");
        let chip = |at| XpChip::all().nth(at).expect("a sort of chip");
        let none = Targets::of([]);
        let head = Spot::line(Part::Head, 3);
        let used = |id, x, targets: &Targets, heal| Action::UseSkill {
            skill: skill(id),
            x,
            targets: targets.clone(),
            release: Releases::of([]),
            heal,
        };
        let two = Targets::of([Spot::core(7), Spot::line(Part::Tail, 1)]);
        let cleared = Action::UseSkill {
            skill: skill("SO32"),
            x: Some(2),
            targets: none.clone(),
            release: Releases::of(
                ["TH11", "WA11"].map(|id| Release { skill: skill(id), count: 1 }),
            ),
            heal: None,
        };
        let level = |chips: &[usize], starter, markers, bonus| Action::LevelUp {
            character: Character::Thief,
            skill: skill("TH21"),
            chips: Ascending::of(chips.iter().map(|at| chip(*at))),
            starter,
            markers,
            bonus,
        };
        let starter = |way| Action::PickStarter { symbol: Character::Warrior, way };
        let life = |markers, bonus| Action::BuyLife { markers, bonus };
        let bought = |id, markers, bonus| Action::BuyItem { item: item(id), markers, bonus };
        let pairs = [
            (starter(None), "pick_starter W"),
            (starter(Some(Way::Own)), "pick_starter W own"),
            (starter(Some(Way::Any)), "pick_starter W any"),
            (used("WA11", None, &Targets::of([head]), None), "use_skill WA11 head.3"),
            (used("SO22", Some(2), &two, None), "use_skill SO22 x2 tail.1 core.7"),
            (used("CL31", None, &none, Some(2)), "use_skill CL31 heal 2"),
            (cleared, "use_skill SO32 x2 release WA11:1 TH11:1"),
            (Action::Gather, "gather"),
            (Action::UseItem { item: item("IT08"), heal: None }, "use_item IT08"),
            (Action::UseItem { item: item("IT08"), heal: Some(0) }, "use_item IT08 heal 0"),
            (Action::Pass { space: Space::A }, "pass A"),
            (Action::SwapParts { mine: part("BK4"), theirs: part("HD1") }, "swap_parts BK4 HD1"),
            (Action::Decline, "decline"),
            (life(0, false), "buy_life"),
            (life(1, false), "buy_life marker"),
            (life(0, true), "buy_life bonus"),
            (life(1, true), "buy_life marker bonus"),
            (bought("IT07", 1, true), "buy_item IT07 markers 1 bonus"),
            (bought("IM02", 0, false), "buy_item IM02"),
            (level(&[9, 13], true, 1, true), "level_up T TH21 T1 M2 starter markers 1 bonus"),
            (level(&[9, 9], false, 0, false), "level_up T TH21 T1 T1"),
            (Action::Done, "done"),
            (Action::PlaceChip { skill: skill("WA11") }, "place_chip WA11"),
            (Action::ChooseResult { part: Part::Head }, "choose_result head"),
            (Action::FieldMedic { markers: 0, bonus: false }, "field_medic"),
            (Action::FieldMedic { markers: 1, bonus: false }, "field_medic marker"),
            (Action::UseEnemyItem { item: item("IT14"), yes: true }, "use_enemy_item IT14 yes"),
            (Action::UseEnemyItem { item: item("IT09"), yes: false }, "use_enemy_item IT09 no"),
        ];
        for (action, text) in &pairs {
            assert_eq!(written(&game, action), *text);
        }
    }

    #[test]
    fn an_item_that_the_set_does_not_have_is_a_question_mark() {
        let game = MamonoRaid::new(&Setup::new::<MamonoRaid>(2)).expect("a plain set-up");
        let beyond = ItemKind::all(usize::from(crate::cards::ITEM_KINDS_MAX)).last();
        let item = beyond.expect("the table can hold more items than the set has");
        assert!(!game.cards().has_item(item), "house-1 has 18 kinds");
        let action = Action::BuyItem { item, markers: 0, bonus: false };
        assert_eq!(written(&game, &action), "buy_item ?");
    }
}
