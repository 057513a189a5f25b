//! Things as they are typed in an action.
//!
//! Cards by their ids, cells as the board calls them.

use crate::prelude::*;
use kanso_engine::words::{Notate, Noted};
use std::fmt;

/// Declares how things are typed that show themselves so.
macro_rules! typed {
    ($( $T:ty: $it:ident, $game:pat => $typed:expr; )*) => { $(
        impl Notate<MamonoRaid> for $T {
            fn notate(&self, $game: &MamonoRaid, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let $it = *self;
                write!(f, "{}", $typed)
            }
        }
    )* };
}

typed! {
    SkillKind: skill, game => game.cards.skill(skill).face.id;
    PartKind: part, game => game.cards.part(part).face.id;
    ItemKind: item, game => game.cards.items.get(item.index()).map_or("?", |card| &card.face.id);
    Character: character, _ => character.letter();
    Part: part, _ => part.word();
    Space: space, _ => space.letter();
    Spot: spot, _ => spot;
    XpChip: chip, _ => format_args!("{}{}", chip.symbol.letter(), chip.points());
}

/// Behind its word, as a list of cards with their numbers; nothing where there is none.
impl Notate<MamonoRaid> for Releases {
    fn notate(&self, game: &MamonoRaid, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.is_empty() { "" } else { " release" })?;
        let mut each = self.iter();
        each.try_for_each(|one| write!(f, " {}:{}", Noted::new(game, &one.skill), one.count))
    }
}

/// How a starting chip counts, where a seat says so (MR-R32 `when-taken`).
pub(crate) const fn way_word(way: Option<Way>) -> &'static str {
    match way {
        None => "",
        Some(Way::Own) => " own",
        Some(Way::Any) => " any",
    }
}

/// A number behind its word, where there is one.
pub(crate) fn named(word: &str, number: Option<u8>) -> String {
    number.map_or_else(String::new, |number| format!(" {word}{number}"))
}

/// What pays beside the purse or the chips.
pub(crate) fn beside(markers: u8, bonus: bool) -> String {
    let markers = Some(markers).filter(|markers| *markers > 0);
    named("markers ", markers) + if bonus { " bonus" } else { "" }
}

/// What pays beside the purse where the price is one copper.
pub(crate) fn single(markers: u8, bonus: bool) -> String {
    match markers {
        1 => " marker".to_owned() + if bonus { " bonus" } else { "" },
        _ => beside(markers, bonus),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::{Action, Release, Targets};
    use kanso_engine::{Ascending, Setup};

    fn written(game: &MamonoRaid, action: &Action) -> String {
        game.notation(&game.start(), action)
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
