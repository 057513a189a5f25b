//! Enlisting, first cards, inheritance and parties.
//!
//! Source: BH-4.1 to BH-4.6, BH-17.1, BH-20.6, BH-21.6, BH-R2, BH-R3.

use super::aaa::has_experience;
use crate::action::PartyHeroes;
use crate::prelude::*;
use crate::readings::{
    FirstSkillNeeds, LevelUpClass, RedrawReturn, SameClassTwice, SpecialCardsAtStart,
};
use crate::rules::chapter::aaa::SKILL_PRICE;
use crate::rules::course::kinds_as;
use crate::state::{ACTIVE_MAX, SKILLS_MAX};

impl BattleLore {
    /// BH-4.5, BH-4.6, BH-21.6, BH-R2.
    pub(super) fn check_enlist(
        &self,
        state: &State,
        seat: Seat,
        class: Class,
    ) -> Result<(), Refusal> {
        let roster = &state.seat(seat).roster;
        if state.campaign.is_some() {
            let active = roster.iter().filter(|sheet| sheet.status == SheetStatus::Active);
            if active.count() >= ACTIVE_MAX {
                return Err(Refusal::RosterFull);
            }
        } else {
            let once = self.readings.same_class_twice == SameClassTwice::No;
            if once && roster.iter().any(|sheet| sheet.class == class) {
                return Err(Refusal::ClassTaken { class });
            }
        }
        let free = self.free_skills(state, seat, class);
        if free.iter().any(|skill| self.may_be_first(*skill)) {
            return Ok(());
        }
        Err(Refusal::NoFreeSkill { class })
    }

    /// True if a hero of its class may begin with a skill. Source: BH-4.2, BH-R73.
    fn may_be_first(&self, skill: Skill) -> bool {
        match self.readings.first_skill_needs {
            FirstSkillNeeds::NoPrerequisite => self.cards.skill(skill).needs.is_empty(),
            FirstSkillNeeds::AnyOfClass => true,
        }
    }

    /// BH-4.2.
    pub(super) fn check_first_skill(
        &self,
        state: &State,
        seat: Seat,
        skill: Skill,
    ) -> Result<(), Refusal> {
        let awaited = Question::FirstSkill;
        let hero = Self::hero_asked(state).ok_or(Refusal::OtherQuestion { awaited })?;
        let row = self.cards.skill(skill);
        if row.class != state.sheet(hero).class {
            return Err(Refusal::OtherClass { skill });
        }
        if !self.may_be_first(skill) {
            return Err(Refusal::NeedsSkill { skill });
        }
        self.check_skill_free(state, seat, skill)
    }

    /// Checks whether a skill card lies in its player's set. Source: BH-19.13, BH-R26.
    fn check_skill_free(&self, state: &State, seat: Seat, skill: Skill) -> Result<(), Refusal> {
        let class = self.cards.skill(skill).class;
        if self.free_skills(state, seat, class).contains(&skill) {
            return Ok(());
        }
        Err(Refusal::SkillTaken { skill })
    }

    /// BH-4.2, BH-18.1, BH-18.5, BH-19.13, BH-R59, BH-R64.
    pub(crate) fn check_level_up(
        &self,
        state: &State,
        ask: Ask,
        hero: HeroId,
        skill: Skill,
    ) -> Result<(), Refusal> {
        let awaited = ask.question;
        if !self.learners(state, ask).contains(&hero) {
            return Err(Refusal::OtherQuestion { awaited });
        }
        let sheet = state.sheet(hero);
        let row = self.cards.skill(skill);
        let own_class = self.readings.level_up_class == LevelUpClass::OwnClass;
        if own_class && row.class != sheet.class {
            return Err(Refusal::OtherClass { skill });
        }
        if !row.needs.is_empty() && !row.needs.iter().any(|needed| sheet.has_skill(*needed)) {
            return Err(Refusal::NeedsSkill { skill });
        }
        if sheet.has_skill(skill) {
            return Err(Refusal::SkillTaken { skill });
        }
        self.check_skill_free(state, ask.seat, skill)?;
        // What was learned in this very step is not held against it as a third skill.
        let has_levelled = Self::has_levelled(state, hero);
        if sheet.skills.len() >= SKILLS_MAX && !(has_levelled && awaited == Question::Join) {
            return Err(Refusal::ThreeSkills);
        }
        if has_levelled {
            return Err(Refusal::LevelledUp);
        }
        has_experience(sheet, SKILL_PRICE, BH_18_1)
    }

    /// BH-4.4, BH-17.1: a card that does not fit is drawn anew.
    pub(super) fn check_redraw(
        &self,
        state: &State,
        question: Question,
        card: Artifact,
    ) -> Result<(), Refusal> {
        match question {
            Question::ChooseArtifact => {
                let Some(recruit) = &state.recruit else { return Err(not_shown()) };
                if !recruit.shown.contains(&card) {
                    return Err(not_shown());
                }
                self.check_fits_not(state, recruit.hero, card)
            }
            Question::Redraw => {
                let gain = state.battle.as_ref().and_then(|battle| battle.gain.as_ref());
                let Some(gain) = gain.filter(|gain| gain.card == Some(card)) else {
                    return Err(Refusal::NotThere { rule: BH_17_3 });
                };
                self.check_fits_not(state, gain.hero, card)
            }
            _ => {
                let (aaa, adventurer) = Self::aaa_turn(state).ok_or_else(not_shown)?;
                if !aaa.shown.contains(&card) {
                    return Err(Refusal::NotThere { rule: BH_19_8 });
                }
                self.check_fits_not(state, adventurer.hero, card)
            }
        }
    }

    /// BH-17.1: whether a hero can never use a card, and there is another to draw.
    fn check_fits_not(&self, state: &State, hero: HeroId, card: Artifact) -> Result<(), Refusal> {
        if self.fits(state, hero, card) {
            return Err(Refusal::CardFits { card });
        }
        if state.artifacts.total() == 0 {
            return Err(Refusal::NoCardLeft { card });
        }
        Ok(())
    }

    /// BH-4.4: a special card is kept only if nothing else is shown and no card is left to draw.
    pub(super) fn check_keep_artifact(&self, state: &State, card: Artifact) -> Result<(), Refusal> {
        let Some(recruit) = &state.recruit else { return Err(not_shown()) };
        if !recruit.shown.contains(&card) {
            return Err(not_shown());
        }
        let is_special = |card: &Artifact| self.cards.artifact(*card).is_special();
        let allowed = !is_special(&card)
            || self.readings.special_cards_at_start == SpecialCardsAtStart::ExchangeAtOnce
            || (recruit.shown.iter().all(is_special) && !self.has_better_to_draw(state));
        if allowed { Ok(()) } else { Err(Refusal::SpecialCard { card }) }
    }

    /// True if drawing anew can still bring a card that may be kept: with BH-R4 `at-once` the cards
    /// never run out, but all of them may be special.
    fn has_better_to_draw(&self, state: &State) -> bool {
        let deck = state.artifacts.contents();
        let is_special = |card: &Artifact| self.cards.artifact(*card).is_special();
        match self.readings.redraw_return {
            RedrawReturn::AfterTheChoice => !deck.is_empty(),
            RedrawReturn::AtOnce => {
                let kinds: Vec<Kind> = deck.iter().map(|(kind, _)| kind).collect();
                !kinds_as::<Artifact>(&kinds).all(|card| is_special(&card))
            }
        }
    }

    /// BH-20.6.
    pub(super) fn check_gift(
        &self,
        state: &State,
        seat: Seat,
        hero: HeroId,
    ) -> Result<(), Refusal> {
        let sheet = state.seat(seat).roster.iter().find(|sheet| sheet.id == hero);
        let gives = sheet.is_some_and(|sheet| {
            sheet.status == SheetStatus::Instructor
                && !sheet.gift_used
                && self.gift_of(state, sheet).is_some()
        });
        if gives { Ok(()) } else { Err(Refusal::NoGift { hero }) }
    }

    /// BH-21.6, BH-R2.
    pub(crate) fn check_party(
        &self,
        state: &State,
        seat: Seat,
        heroes: &PartyHeroes,
    ) -> Result<(), Refusal> {
        let cap = self.party_cap(state);
        let roster = &state.seat(seat).roster;
        let is_active = |hero: &HeroId| {
            roster.iter().any(|sheet| sheet.id == *hero && sheet.status == SheetStatus::Active)
        };
        if heroes.len() > usize::from(cap) || heroes.has_twins() || !heroes.iter().all(is_active) {
            return Err(Refusal::WrongParty);
        }
        let once = self.readings.same_class_twice == SameClassTwice::No;
        let classes: Vec<Class> = heroes.iter().map(|hero| state.sheet(*hero).class).collect();
        let twice = classes.iter().enumerate().any(|(at, class)| classes[..at].contains(class));
        if once && twice { Err(Refusal::WrongParty) } else { Ok(()) }
    }
}

const fn not_shown() -> Refusal {
    Refusal::NotThere { rule: BH_4_4 }
}
