//! Legal actions before and after a battle, and of artifact cards on their way.
//!
//! Source: chapters 4.2 and 5.8 of the specification, BH-17.11.

use super::{Give, each};
use crate::BattleLore;
use crate::action::{Action, Equipment, KeptLore, PartyHeroes};
use crate::cards::{Artifact, Scenario, Skill};
use crate::refusal::Question;
use crate::rules::check::Ask;
use crate::state::State;
use crate::vocabulary::{Camp, Class, Council, HeroId, Hex, LEVEL_MAX};
use kanso_engine::Ascending;
use std::ops::ControlFlow;

/// Every War Council with levels up to the highest. Source: BL-13.1.
pub(crate) fn councils() -> impl Iterator<Item = Council> {
    let levels = || 0..=LEVEL_MAX;
    levels().flat_map(move |commander| {
        levels().flat_map(move |wizard| {
            levels().flat_map(move |cleric| {
                levels().flat_map(move |rogue| {
                    levels().map(move |warrior| Council {
                        commander,
                        wizard,
                        cleric,
                        rogue,
                        warrior,
                    })
                })
            })
        })
    })
}

/// Every set of so many of these, equal ones not told apart; the list ascends.
pub(crate) fn sets_of<T: Copy + Ord>(list: &[T], count: usize) -> Vec<Vec<T>> {
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

/// The kinds of a list that ascends.
fn kinds(list: &[Artifact]) -> Vec<Artifact> {
    let mut kinds = list.to_vec();
    kinds.sort_unstable();
    kinds.dedup();
    kinds
}

impl BattleLore {
    /// Gives the legal actions of a question outside the player turns.
    pub(super) fn legal_apart(&self, state: &State, ask: Ask, give: Give<'_>) -> ControlFlow<()> {
        if crate::rules::check::may_pass(ask.question) {
            give(Action::Pass)?;
        }
        let hero = state.tasks.last().and_then(|task| Self::hero_of(*task));
        let allowed = |action: &Action| self.check_action(state, action).is_ok();
        match ask.question {
            Question::Council => {
                let all = councils().map(|council| Action::ChooseCouncil { council });
                each(all.filter(allowed), give)
            }
            Question::KeepLore => {
                let count = usize::from(self.lore_row(state, ask.camp).kept);
                let sets = sets_of(&state.battle().side(ask.camp).lores, count).into_iter();
                each(sets.map(|cards| Action::KeepLore { cards: KeptLore::of(cards) }), give)
            }
            Question::Enlist => {
                give(Action::DoneEnlisting)?;
                let classes = Class::ALL.into_iter().map(|class| Action::Enlist { class });
                each(classes.filter(allowed), give)
            }
            Question::FirstSkill => {
                let class = hero.map_or(Class::Commander, |hero| state.sheet(hero).class);
                let skills = self.free_skills(state, ask.seat, class).into_iter();
                each(skills.map(|skill| Action::ChooseSkill { skill }).filter(allowed), give)
            }
            Question::ChooseArtifact => {
                let shown = state.recruit.as_ref().map(|recruit| kinds(&recruit.shown));
                for card in shown.unwrap_or_default() {
                    let ways = [Action::Redraw { card }, Action::KeepArtifact { card }];
                    each(ways.into_iter().filter(allowed), &mut *give)?;
                }
                ControlFlow::Continue(())
            }
            Question::Equip => self.legal_equip(state, hero, give),
            Question::Deploy => self.legal_deploy(state, ask.camp, hero, give),
            Question::Inherit => {
                let sheets = state.seat(ask.seat).roster.iter();
                let gifts = sheets.map(|sheet| Action::GiveInheritance { instructor: sheet.id });
                each(gifts.filter(allowed), give)
            }
            Question::Scenario => {
                let all = Scenario::all(self.cards.scenarios.len());
                let both = |scenario| {
                    Camp::ALL.into_iter().map(move |camp| Action::ChooseScenario { scenario, camp })
                };
                each(all.flat_map(both), give)
            }
            Question::Party => {
                let sets = self.parties(state, ask).into_iter();
                each(sets.map(|heroes| Action::ChooseParty { heroes }).filter(allowed), give)
            }
            Question::Trophy => each([Action::DrawTrophy, Action::Decline], give),
            Question::Redraw => {
                give(Action::AcceptCard)?;
                let gain = state.battle.as_ref().and_then(|battle| battle.gain.as_ref());
                let card = gain.and_then(|gain| gain.card);
                each(card.map(|card| Action::Redraw { card }).filter(allowed), give)
            }
            Question::DiscardArtifact | Question::Return => {
                let cards = kinds(&Self::discardable(state, ask.question)).into_iter();
                each(cards.map(|card| Action::DiscardArtifact { card }), give)
            }
            Question::EquipNow => {
                give(Action::PutUnder)?;
                each([Action::EquipNow].into_iter().filter(allowed), give)
            }
            Question::LevelUpInTurn | Question::LevelUp => {
                for hero in self.learners(state, ask) {
                    let all = Skill::all(self.cards.skills.len());
                    let skills = all.map(|skill| Action::LevelUp { hero, skill });
                    each(skills.filter(allowed), &mut *give)?;
                }
                ControlFlow::Continue(())
            }
            Question::Purchase => {
                let all = Artifact::all(self.cards.artifacts.len());
                each(all.map(|card| Action::BuyArtifact { card }).filter(allowed), give)
            }
            Question::Trade => {
                give(Action::DoneTrading)?;
                each([Action::SpendPair].into_iter().filter(allowed), &mut *give)?;
                let own = Self::aaa_turn(state).map(|(_, hero)| &state.sheet(hero.hero).artifacts);
                let pairs = own.map_or_else(Vec::new, |own| sets_of(own, 2)).into_iter();
                let returns = pairs.map(|pair| Action::ReturnPair { cards: Ascending::of(pair) });
                each(returns.filter(allowed), give)
            }
            Question::KeepCard => {
                let shown = Self::aaa_turn(state).map(|(aaa, _)| kinds(&aaa.shown));
                for card in shown.unwrap_or_default() {
                    let ways = [Action::Redraw { card }, Action::KeepCard { card }];
                    each(ways.into_iter().filter(allowed), &mut *give)?;
                }
                each([Action::KeepNone].into_iter().filter(allowed), give)
            }
            Question::Physician => {
                give(Action::Decline)?;
                each([Action::RestoreSkull].into_iter().filter(allowed), give)
            }
            Question::Join => {
                give(Action::Stay)?;
                each([Action::JoinCouncil].into_iter().filter(allowed), give)
            }
            _ => ControlFlow::Continue(()),
        }
    }

    /// Every set of artifacts that a hero can equip. Source: BH-17.4.
    fn legal_equip(&self, state: &State, hero: Option<HeroId>, give: Give<'_>) -> ControlFlow<()> {
        let Some(hero) = hero else { return ControlFlow::Continue(()) };
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
    fn legal_deploy(
        &self,
        state: &State,
        camp: Camp,
        hero: Option<HeroId>,
        give: Give<'_>,
    ) -> ControlFlow<()> {
        let Some(hero) = hero else { return ControlFlow::Continue(()) };
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
    pub(crate) fn parties(&self, state: &State, ask: Ask) -> Vec<PartyHeroes> {
        let heroes: Vec<HeroId> =
            state.seat(ask.seat).roster.iter().map(|sheet| sheet.id).collect();
        let sizes = 0..=crate::action::PARTY_MAX;
        sizes.flat_map(|size| sets_of(&heroes, size)).map(PartyHeroes::of).collect()
    }
}
