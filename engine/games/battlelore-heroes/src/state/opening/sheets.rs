//! The heroes of an opening: their sheets, and the cards that lie on them and beside them.
//!
//! Source: BH-21.2, BH-3.1, BH-4.1, BH-4.2, BH-17.3, BH-18.1, BH-18.5, the rules cited at each check.

use super::check::{Problem, name_of, within};
use super::{DeckOpening, SHEET_NUMBER_MAX};
use crate::prelude::*;
use crate::readings::{LevelUpClass, LimitTiming, SkillSets};
use crate::state::derived::skulls;
use crate::state::{ARTIFACTS_OWNED_MAX, Legacy, SKILLS_MAX};
use kanso_engine::Deck;

impl BattleLore {
    /// What must hold of a sheet by itself.
    pub(super) fn check_sheet(&self, sheet: &Sheet) -> Result<(), Problem> {
        let hero = format!("hero {}", sheet.id.0);
        let cards = &self.cards;
        for (what, number, count) in
            sheet.skills.iter().map(|skill| ("skill", skill.index(), cards.skills.len())).chain(
                sheet.artifacts.iter().map(|a| ("artifact", a.index(), cards.artifacts.len())),
            )
        {
            if number >= count {
                return Err(format!(
                    "{hero}: the card set has no {what} number {number}: there are {count}"
                ));
            }
        }
        for (what, number, most) in [
            ("Treasure tokens", sheet.treasure, SHEET_NUMBER_MAX),
            ("Experience tokens", sheet.experience, SHEET_NUMBER_MAX),
            ("battles", sheet.battles, SHEET_NUMBER_MAX),
            ("wounds", sheet.wounds, SHEET_NUMBER_MAX),
            ("the number of its name", sheet.name_no, SHEET_NUMBER_MAX),
            ("skulls marked off", sheet.skulls_marked.into(), skulls(sheet.class).into()),
        ] {
            within(&format!("{hero}: {what}"), number, 0, most)?;
        }
        if sheet.legacy != Legacy::default() || sheet.gift_used {
            return Err(format!(
                "{hero}: it has a legacy, which a hero that takes part has not: leave it out"
            ));
        }
        self.check_skills(&hero, sheet)?;
        if !sheet.artifacts.is_sorted() {
            return Err(format!(
                "{hero}: its artifacts do not stand in ascending order: sort them"
            ));
        }
        let owned = match self.readings.limit_timing {
            LimitTiming::AlwaysStep6 => SHEET_NUMBER_MAX.into(),
            LimitTiming::BattleAtOnceAaaStep6 | LimitTiming::AlwaysAtOnce => ARTIFACTS_OWNED_MAX,
        };
        within(&format!("{hero}: artifacts"), sheet.artifacts.len(), 0, owned)
    }

    /// BH-18.1, BH-4.2, BH-18.5: the skills of a hero.
    fn check_skills(&self, hero: &str, sheet: &Sheet) -> Result<(), Problem> {
        within(&format!("{hero}: skills"), sheet.skills.len() as i64, 0, SKILLS_MAX as i64)?;
        if !sheet.skills.is_sorted_by(|one, two| one < two) {
            return Err(format!(
                "{hero}: its skills do not stand in ascending order, each once: sort them"
            ));
        }
        for skill in &sheet.skills {
            let row = self.cards.skill(*skill);
            let name = name_of(&row.face);
            if row.class != sheet.class && self.readings.level_up_class == LevelUpClass::OwnClass {
                return Err(format!(
                    "{hero}: {name} is a skill of the class {:?}, and the hero is of the class \
                     {:?} (BH-R64)",
                    row.class, sheet.class
                ));
            }
            if !row.needs.is_empty() && !row.needs.iter().any(|needed| sheet.has_skill(*needed)) {
                let needed: Vec<String> =
                    row.needs.iter().map(|skill| name_of(&self.cards.skill(*skill).face)).collect();
                return Err(format!(
                    "{hero}: {name} asks for {} (BH-18.5): give it that too",
                    needed.join(" or ")
                ));
            }
        }
        Ok(())
    }

    /// Checks whether a hero can go into a battle.
    pub(super) fn check_can_take_part(&self, sheet: &Sheet) -> Result<(), Problem> {
        let hero = sheet.id.0;
        if sheet.status != SheetStatus::Active {
            return Err(format!(
                "hero {hero} is {:?}: only heroes that are active take part (BH-21.6)",
                sheet.status
            ));
        }
        if sheet.skulls_marked == skulls(sheet.class) {
            return Err(format!("hero {hero} has no skull left and would be dead (BH-13.2)"));
        }
        Ok(())
    }

    /// What must hold of all sheets together: numbers, names, skill cards.
    pub(super) fn check_parties(&self, seats: &[SeatState]) -> Result<(), Problem> {
        let all = || seats.iter().flat_map(|has| &has.roster);
        for (at, sheet) in all().enumerate() {
            for other in all().take(at) {
                let HeroId(id) = sheet.id;
                if other.id == sheet.id {
                    return Err(format!("two heroes have the number {id}: give each its own"));
                }
                if (other.class, other.name_no) == (sheet.class, sheet.name_no) {
                    return Err(format!(
                        "heroes {} and {id} have the same name: name_no must differ for heroes of \
                         the class {:?}",
                        other.id.0, sheet.class
                    ));
                }
            }
        }
        let shared = self.readings.skill_sets == SkillSets::OneInAll;
        let mut taken: Vec<(usize, Skill)> = Vec::new();
        for (seat, has) in seats.iter().enumerate() {
            let on_sheets = has.roster.iter().flat_map(|sheet| &sheet.skills);
            for skill in on_sheets.chain(&has.home_skills) {
                if skill.index() >= self.cards.skills.len() {
                    return Err(format!("the card set has no skill number {}", skill.index()));
                }
                if taken.iter().any(|(of, other)| other == skill && (shared || *of == seat)) {
                    let name = name_of(&self.cards.skill(*skill).face);
                    let whose = if shared { "both players together" } else { "a player" };
                    return Err(format!(
                        "{name} lies in two places, and there is one for {whose} (BH-R26)"
                    ));
                }
                taken.push((seat, *skill));
            }
        }
        Ok(())
    }
}

impl DeckOpening {
    /// The artifact deck beside these sheets: no card is there more often than it exists.
    pub(super) fn deck(&self, game: &BattleLore, seats: &[SeatState]) -> Result<Deck, Problem> {
        let count = game.cards.artifacts.len();
        let listed = || self.bag.iter().flatten();
        let known = || self.top.iter().chain(&self.bottom);
        if let Some(card) = listed().chain(known()).find(|card| card.index() >= count) {
            let number = card.index();
            return Err(format!("the card set has no artifact number {number}: there are {count}"));
        }
        let on_sheets =
            || seats.iter().flat_map(|has| &has.roster).flat_map(|sheet| &sheet.artifacts);
        let mut bag: Bag = listed().map(|card| ((*card).into(), 1)).collect();
        for card in Artifact::all(count) {
            let row = game.cards.artifact(card);
            let of_it = |found: &&Artifact| **found == card;
            let found = listed().chain(known()).chain(on_sheets()).filter(of_it).count();
            let Some(left) = usize::from(row.copies).checked_sub(found) else {
                let (name, copies) = (name_of(&row.face), row.copies);
                return Err(format!("{found} cards {name}, there are {copies}: take some away"));
            };
            if self.bag.is_none() {
                bag.add(card.into(), left as u16);
            }
        }
        let mut deck = Deck::shuffled(bag);
        for card in &self.top {
            deck.put_on_top((*card).into());
        }
        for card in &self.bottom {
            deck.put_at_bottom((*card).into());
        }
        Ok(deck)
    }
}
