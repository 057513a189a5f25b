//! Searching chests.
//!
//! Source: BH-16.1 to BH-16.7, BH:SKL18, BH:ART33.

use crate::battle::Search;
use crate::prelude::*;
use crate::readings::{ChestRest, ThieveryTrap, TrapDice};
use crate::state::derived::gives;
use arrayvec::ArrayVec;

/// Check dice of a trap under BH-R19 `two-dice`.
const TWO_DICE: u8 = 2;

impl BattleLore {
    /// The Thievery of a hero. Source: BH:SKL18.
    fn thievery(&self, state: &State, hero: HeroId) -> Option<ItemId> {
        let found = self.skill_of(state, hero, gives!(SkillPower::Thievery => ()));
        found.map(|(skill, ())| ItemId::Skill(skill))
    }

    /// How many tokens a search draws. Source: BH-16.5, BH:SKL18.
    pub(crate) fn tokens_drawn(&self, state: &State, hero: HeroId) -> u8 {
        let at = state.battle().hero(hero).at;
        let chest = state.battle().chests.iter().find(|chest| Some(chest.at) == at);
        let lies = chest.map_or(1, |chest| chest.tokens);
        let shown = if self.thievery(state, hero).is_some() { lies } else { 1 };
        u32::from(shown).min(state.battle().chest_bag.total()) as u8
    }

    /// BH-16.3: a hero searches.
    pub(crate) fn search(&self, state: &mut State, hero: HeroId, trace: &mut Tracing) {
        let found = state.battle().hero(hero);
        let Some(at) = found.at else { return };
        let camp = found.camp;
        let who = self.own_fighter(state, hero);
        self.count_battle(state, &who);
        self.gives_up_second(state, &who);
        let name = self.hero_name(state, hero);
        trace.fact(BH_16_5, || Fact::Searches { hero: name, at });
        if self.enemy_beside(state, camp, at) {
            let map =
                self.artifact_of(state, hero, gives!(ArtifactPower::SearchBesideEnemies => ()));
            if let Some((card, ())) = map {
                self.tell_acts(state, (hero, ItemId::Artifact(card)), trace);
            }
        }
        state.battle_mut().search = Some(Search {
            hero,
            shown: ArrayVec::new(),
            token: None,
            ignored: false,
            step: SearchStep::Draw,
        });
        state.tasks.push(Task::Search);
    }

    /// Tokens were drawn: the chest hex is empty now.
    pub(crate) fn tokens_drew(&self, state: &mut State, kinds: &[Kind], trace: &mut Tracing) {
        let hero = state.battle_mut().search_mut().hero;
        let thievery = self.thievery(state, hero);
        let at = state.battle().hero(hero).at;
        let battle = state.battle_mut();
        battle.chests.retain(|chest| Some(chest.at) != at);
        for kind in kinds {
            let taken = battle.chest_bag.take(*kind);
            debug_assert!(taken, "the kernel has seen to it that the bag holds what is drawn");
        }
        let tokens: ArrayVec<ChestToken, 3> =
            kinds.iter().map(|kind| ChestToken::of(*kind)).collect();
        let search = battle.search_mut();
        let Some(item) = thievery else {
            // BH-R39: nobody names a position, so both values draw at random.
            search.token = tokens.first().copied();
            search.step = SearchStep::Seen;
            return;
        };
        search.shown.clone_from(&tokens);
        search.step = SearchStep::Choose;
        let name = self.hero_name(state, hero);
        let whose = self.whose(state, state.battle().hero(hero).camp);
        trace.fact(self.item_rule(item), || Fact::TokensShown { whose, hero: name, tokens });
    }

    /// BH:SKL18: one of the tokens is chosen, the others return.
    pub(crate) fn choose_token(&self, state: &mut State, kind: ChestToken) {
        let mut shown = std::mem::take(&mut state.battle_mut().search_mut().shown);
        if let Some(place) = shown.iter().position(|token| *token == kind) {
            shown.remove(place);
        }
        let ignores =
            kind == ChestToken::Trap && self.readings.thievery_trap == ThieveryTrap::IgnoresTrap;
        if !shown.is_empty() && self.readings.chest_rest == ChestRest::BackToPool {
            let bag = &mut state.battle_mut().chest_bag;
            shown.iter().for_each(|token| bag.add((*token).into(), 1));
        }
        let search = state.battle_mut().search_mut();
        search.token = Some(kind);
        search.ignored = ignores;
        search.step = SearchStep::Seen;
    }

    /// Nothing is done about the token.
    pub(crate) fn pass_in_search(&self, state: &mut State) {
        state.battle_mut().search_mut().step = SearchStep::Result;
    }

    /// Runs a search; false if something is awaited.
    pub(crate) fn run_search(&self, state: &mut State, trace: &mut Tracing) -> bool {
        let Some(search) = state.battle().search.clone() else { return false };
        match search.step {
            SearchStep::Draw if self.tokens_drawn(state, search.hero) == 0 => {
                state.battle_mut().search_mut().step = SearchStep::Quest;
            }
            SearchStep::Draw | SearchStep::Choose => return false,
            SearchStep::Seen => {
                let is_trap = search.token == Some(ChestToken::Trap) && !search.ignored;
                if is_trap && self.has_choice(state) {
                    return false;
                }
                if is_trap {
                    self.pass_over(state, trace);
                } else {
                    self.pass_in_search(state);
                }
            }
            SearchStep::Result => self.token_acts(state, &search, trace),
            SearchStep::Quest => {
                state.tasks.pop();
                state.battle_mut().search = None;
                self.search_quest(state, search.hero, trace);
            }
        }
        true
    }

    /// BH-16.5: what the token brings.
    fn token_acts(&self, state: &mut State, search: &Search, trace: &mut Tracing) {
        let hero = search.hero;
        state.battle_mut().search_mut().step = SearchStep::Quest;
        let found = state.battle_mut().hero_mut(hero);
        found.searches = found.searches.saturating_add(1);
        let Some(token) = search.token else { return };
        let name = self.hero_name(state, hero);
        trace.fact(BH_16_5, || Fact::ChestToken { hero: name, token });
        match token {
            ChestToken::Experience => {
                self.experience(state, hero, ExperienceFor::Chest, trace);
            }
            ChestToken::Treasure => self.treasure(state, hero, TreasureFor::Chest, trace),
            ChestToken::Artifact => self.begin_gain(state, hero, false),
            ChestToken::Trap if search.ignored => {
                trace.fact(BH_16_5, || Fact::TrapIgnored { hero: name });
            }
            ChestToken::Trap => {
                let dice = match self.readings.trap_dice {
                    TrapDice::OneDie => 1,
                    TrapDice::TwoDice => TWO_DICE,
                };
                trace.fact(BH_11_5, || Fact::CheckDue { hero: name, dice });
                self.begin_check(state, Check::new(hero, dice, CheckCause::Trap));
            }
        }
    }

    /// BH-16.6: the first hero that has searched often enough, if the search did not wound it.
    fn search_quest(&self, state: &mut State, hero: HeroId, trace: &mut Tracing) {
        let Some(quest) = &self.scenario(state).quest else { return };
        let QuestTask::Searches(wanted) = quest.task else { return };
        let found = state.battle().hero(hero);
        let done = state.battle().sides.iter().any(|side| side.quest_done);
        if done || found.at.is_none() || found.searches < wanted {
            return;
        }
        for side in &mut state.battle_mut().sides {
            side.quest_done = true;
        }
        let scenario = self.scenario_kind(state);
        let name = self.hero_name(state, hero);
        trace.fact(BH_16_6, || Fact::QuestDone { hero: name, scenario });
        self.experience(state, hero, ExperienceFor::Quest, trace);
    }
}
