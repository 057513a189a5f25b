//! What can be answered: to questions with few answers all that might be tried, of which `check` leaves
//! the legal ones; and the legal answers of the set-up where what might be tried is more.
//!
//! Source: chapters 4.2 and 5.8 of the specification, BL-16.5, BH-17.11.

use super::{Give, each};
use crate::action::{Equipment, PartyHeroes};
use crate::prelude::*;
use crate::vocabulary::{CLASSES, LEVEL_MAX};
use kanso_engine::Ascending;
use std::ops::ControlFlow;

/// Every War Council with levels up to the highest. Source: BL-13.1.
pub(crate) fn councils() -> impl Iterator<Item = Council> {
    let choices = u32::from(LEVEL_MAX) + 1;
    (0..choices.pow(CLASSES as u32)).map(move |number| {
        let mut council = Council::default();
        let mut left = number;
        for class in Class::ALL.into_iter().rev() {
            *council.level_mut(class) = (left % choices) as u8;
            left /= choices;
        }
        council
    })
}

/// Every set of so many of these, equal ones not told apart; the list ascends.
fn sets_of<T: Copy + Ord>(list: &[T], count: usize) -> Vec<Vec<T>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let mut sets = Vec::new();
    for (at, first) in list.iter().enumerate() {
        if at > 0 && list[at - 1] == *first {
            continue;
        }
        for rest in sets_of(&list[at + 1..], count - 1) {
            let mut set = vec![*first];
            set.extend(rest);
            sets.push(set);
        }
    }
    sets
}

/// Which cards and tokens a question names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Named {
    /// Those that lie where one of them is chosen.
    There,
    /// All of the set: a player asks why another one cannot be chosen.
    All,
}

impl Named {
    /// Each of them once: of all that there are, and of those that lie there.
    fn of<T: Copy + Ord>(self, all: impl Iterator<Item = T>, there: &[T]) -> Vec<T> {
        let mut named = if self == Self::All { all.collect() } else { there.to_vec() };
        named.sort_unstable();
        named.dedup();
        named
    }
}

impl BattleLore {
    /// Gives the answers to a question that has few of them; whether they are allowed, `check` says.
    pub(crate) fn each_answer(
        &self,
        state: &State,
        ask: Ask,
        named: Named,
        give: Give<'_>,
    ) -> ControlFlow<()> {
        let battle = state.battle.as_ref();
        let aaa = Self::aaa_turn(state);
        let artifacts =
            |there: &[Artifact]| named.of(Artifact::all(self.cards.artifacts.len()), there);
        let lores = |there: &[Lore]| named.of(Lore::all(self.cards.lores.len()), there);
        let skills = || Skill::all(self.cards.skills.len());
        match ask.question {
            Question::Council => {
                each(councils().map(|council| Action::ChooseCouncil { council }), give)
            }
            Question::Enlist => {
                give(Action::DoneEnlisting)?;
                each(Class::ALL.map(|class| Action::Enlist { class }), give)
            }
            Question::FirstSkill => each(skills().map(|skill| Action::ChooseSkill { skill }), give),
            Question::ChooseArtifact => {
                let shown = state.recruit.as_ref().map_or(&[][..], |recruit| &recruit.shown);
                let ways = |card| [Action::Redraw { card }, Action::KeepArtifact { card }];
                each(artifacts(shown).into_iter().flat_map(ways), give)
            }
            Question::Inherit => {
                let sheets = state.seat(ask.seat).roster.iter();
                each(sheets.map(|sheet| Action::GiveInheritance { instructor: sheet.id }), give)
            }
            Question::Scenario => {
                let ways =
                    |scenario| Camp::ALL.map(|camp| Action::ChooseScenario { scenario, camp });
                each(Scenario::all(self.cards.scenarios.len()).flat_map(ways), give)
            }
            Question::Party => {
                let parties = self.parties(state, ask).into_iter();
                each(parties.map(|heroes| Action::ChooseParty { heroes }), give)
            }
            Question::KeepCommand => {
                let all = Command::all(self.cards.commands.len());
                let cards = named.of(all, &state.battle().scouted);
                each(cards.into_iter().map(|card| Action::KeepCommand { card }), give)
            }
            Question::LoreGain => {
                each([Action::TakeTwoTokens, Action::TokenAndCard, Action::TwoCardsKeepOne], give)
            }
            Question::KeepLoreCard => {
                let cards = lores(&state.battle().browsed).into_iter();
                each(cards.map(|card| Action::KeepLoreCard { card }), give)
            }
            Question::DiscardLore => {
                let cards = lores(&state.battle().side(ask.camp).lores).into_iter();
                each(cards.map(|card| Action::DiscardLore { card }), give)
            }
            Question::Passing => give(Action::PassingAttack),
            Question::Ground => each([Action::Stay, Action::GainGround], give),
            Question::ChooseToken => {
                let search = state.battle().search.as_ref();
                let shown = search.map_or(&[][..], |search| &search.shown);
                let kinds = named.of(ChestToken::ALL.into_iter(), shown).into_iter();
                each(kinds.map(|kind| Action::ChooseToken { kind }), give)
            }
            Question::Trophy => each([Action::DrawTrophy, Action::Decline], give),
            Question::Redraw => {
                give(Action::AcceptCard)?;
                let card = battle.and_then(|battle| battle.gain.as_ref()?.card);
                each(card.map(|card| Action::Redraw { card }), give)
            }
            Question::DiscardArtifact | Question::Return => {
                let cards = artifacts(&Self::discardable(state, ask.question)).into_iter();
                each(cards.map(|card| Action::DiscardArtifact { card }), give)
            }
            Question::EquipNow => each([Action::PutUnder, Action::EquipNow], give),
            Question::LevelUpInTurn | Question::LevelUp => self.each_lesson(state, ask, give),
            Question::Purchase => {
                let all = Artifact::all(self.cards.artifacts.len());
                each(all.map(|card| Action::BuyArtifact { card }), give)
            }
            Question::Trade => {
                each([Action::DoneTrading, Action::SpendPair], &mut *give)?;
                let own = aaa.map_or(&[][..], |(_, hero)| &state.sheet(hero.hero).artifacts);
                let pairs = sets_of(own, 2).into_iter();
                let returns = pairs.map(|pair| Action::ReturnPair { cards: Ascending::of(pair) });
                each(returns.filter(|pair| self.check_offered(state, ask, pair).is_ok()), give)
            }
            Question::KeepCard => {
                give(Action::KeepNone)?;
                let shown = aaa.map_or(&[][..], |(aaa, _)| &aaa.shown);
                let ways = |card| [Action::Redraw { card }, Action::KeepCard { card }];
                each(artifacts(shown).into_iter().flat_map(ways), give)
            }
            Question::Physician => each([Action::Decline, Action::RestoreSkull], give),
            Question::Join => each([Action::Stay, Action::JoinCouncil], give),
            _ => ControlFlow::Continue(()),
        }
    }

    /// Gives every skill for each hero that may learn one.
    pub(crate) fn each_lesson(&self, state: &State, ask: Ask, give: Give<'_>) -> ControlFlow<()> {
        let learners = self.learners(state, ask).into_iter();
        let skills = || Skill::all(self.cards.skills.len());
        let lessons = |hero| skills().map(move |skill| Action::LevelUp { hero, skill });
        each(learners.flat_map(lessons), give)
    }

    /// Set-up 7. Source: BL-5.4.
    pub(super) fn legal_first_lores(
        &self,
        state: &State,
        camp: Camp,
        give: Give<'_>,
    ) -> ControlFlow<()> {
        let count = usize::from(self.lore_row(state, camp).kept);
        let sets = sets_of(&state.battle().side(camp).lores, count).into_iter();
        each(sets.map(|cards| Action::KeepLore { cards: KeptLore::of(cards) }), give)
    }

    /// Every set of artifacts that a hero can equip. Source: BH-17.4.
    pub(super) fn legal_equip(&self, state: &State, give: Give<'_>) -> ControlFlow<()> {
        let Some(hero) = Self::hero_asked(state) else { return ControlFlow::Continue(()) };
        let mut own = state.sheet(hero).artifacts.clone();
        own.retain(|card| !self.cards.artifact(*card).is_special());
        for count in 0..=own.len().min(crate::action::EQUIPPED_MAX) {
            for set in sets_of(&own, count) {
                let cards = Equipment::of(set);
                if self.check_equip(state, &cards).is_ok() {
                    give(Action::Equip { cards })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Where a hero can be placed. Source: BH-5.1 to BH-5.4.
    pub(super) fn legal_deploy(
        &self,
        state: &State,
        camp: Camp,
        give: Give<'_>,
    ) -> ControlFlow<()> {
        let Some(hero) = Self::hero_asked(state) else { return ControlFlow::Continue(()) };
        give(Action::KeepHome { hero })?;
        for hex in Hex::all() {
            for mounted in self.mount_choices(state, hero).iter().copied() {
                if self.check_place(state, camp, hero, hex, mounted).is_ok() {
                    give(Action::PlaceHero { hero, hex, mounted })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Every party that the roster of a seat could give. Source: BH-21.6.
    fn parties(&self, state: &State, ask: Ask) -> Vec<PartyHeroes> {
        let heroes: Vec<HeroId> =
            state.seat(ask.seat).roster.iter().map(|sheet| sheet.id).collect();
        let sizes = 0..=crate::action::PARTY_MAX;
        sizes.flat_map(|size| sets_of(&heroes, size)).map(PartyHeroes::of).collect()
    }
}
