//! Heroes before a battle: what they take along, and where they stand.
//!
//! Source: rulebook, headings 5 and 17; BH-5.1 to BH-5.4, BH-17.4, H5 and H6 of the specification.

use crate::action::Equipment;
use crate::prelude::*;
use crate::readings::DeployOrder;
use crate::state::derived::gives;

/// Artifacts that a hero equips before a battle. Source: BH-17.4.
pub const EQUIP_LIMIT: u8 = 2;

impl BattleLore {
    /// How many of these artifacts count against the limit: potions do not beside a Beaker Box.
    /// Source: BH-17.4, BH:ART08.
    pub fn equip_load(&self, cards: &[Artifact]) -> u8 {
        let row = |card: &Artifact| self.cards.artifact(*card);
        let has_box = cards.iter().any(|card| row(card).power == ArtifactPower::FreePotions);
        let counts = |card: &&Artifact| !(has_box && row(card).is_potion());
        cards.iter().filter(counts).count() as u8
    }

    /// H6 in order. Source: BH-5.2, BH-R5.
    pub(crate) fn deployments(&self, state: &State) -> Vec<Task> {
        let of_camp = |camp: Camp| {
            let heroes = state.battle().heroes.iter();
            heroes.filter(move |hero| hero.camp == camp).map(|hero| Task::Deploy(hero.id))
        };
        let [first, other] = self.set_up_order(state);
        let (mut one, mut two) = (of_camp(first).peekable(), of_camp(other).peekable());
        if self.readings.deploy_order != DeployOrder::AlternateOneByOne {
            return one.chain(two).collect();
        }
        let mut steps = Vec::new();
        while one.peek().is_some() || two.peek().is_some() {
            steps.extend(one.next());
            steps.extend(two.next());
        }
        steps
    }

    /// H5: a hero with nothing to equip is not asked.
    pub(crate) fn run_equip(&self, state: &mut State, hero: HeroId, trace: &mut Tracing) -> bool {
        if self.has_choice(state) {
            return false;
        }
        self.tell_passed_over(state, state.owner(hero), StepName::Equip, trace);
        state.tasks.pop();
        true
    }

    /// BH-17.4: what a hero takes into the battle.
    pub(crate) fn equip(&self, state: &mut State, cards: &Equipment, trace: &mut Tracing) {
        let Some(Task::Equip(id)) = state.tasks.pop() else { return };
        let hero = self.hero_name(state, id);
        state.battle_mut().hero_mut(id).equipped = cards.to_vec();
        trace.fact(BH_17_4, || Fact::Equipped { hero, cards: cards.iter().copied().collect() });
        self.tell_room(state, id, cards, trace);
    }

    /// Tells what makes room for artifacts that a hero has equipped. Source: BH:ART08, BH:SKL21.
    pub(crate) fn tell_room(
        &self,
        state: &State,
        id: HeroId,
        cards: &[Artifact],
        trace: &mut Tracing,
    ) {
        let row = |card: &Artifact| self.cards.artifact(*card);
        let boxed = cards.iter().find(|card| row(card).power == ArtifactPower::FreePotions);
        if let Some(card) = boxed
            && cards.iter().any(|card| row(card).is_potion())
        {
            self.tell_acts(state, (id, ItemId::Artifact(*card)), trace);
        }
        if self.equip_load(cards) > EQUIP_LIMIT {
            let servant =
                self.skill_of(state, id, gives!(SkillPower::UnseenServant { limit } => limit));
            if let Some((skill, _)) = servant {
                self.tell_acts(state, (id, ItemId::Skill(skill)), trace);
            }
        }
    }

    /// H6: a hero that can only stay home is not asked.
    pub(crate) fn run_deploy(&self, state: &mut State, hero: HeroId, trace: &mut Tracing) -> bool {
        if self.has_choice(state) {
            return false;
        }
        self.tell_passed_over(state, state.owner(hero), StepName::Deploy, trace);
        self.keep_home(state, hero, trace);
        true
    }

    /// BH-5.3: a hero is placed.
    pub(crate) fn place_hero(
        &self,
        state: &mut State,
        id: HeroId,
        at: Hex,
        mounted: Option<bool>,
        trace: &mut Tracing,
    ) {
        state.tasks.pop();
        let mounted = mounted.unwrap_or_else(|| self.has_riding(state.sheet(id)));
        let name = self.hero_name(state, id);
        let hero = state.battle_mut().hero_mut(id);
        hero.status = HeroStatus::OnMap;
        hero.at = Some(at);
        hero.mounted = mounted;
        let camp = hero.camp;
        trace.fact(BH_5_3, || Fact::HeroPlaced { hero: name, camp, at, mounted });
    }

    /// BH-5.4: a hero is kept home.
    pub(crate) fn keep_home(&self, state: &mut State, id: HeroId, trace: &mut Tracing) {
        state.tasks.pop();
        let hero = self.hero_name(state, id);
        trace.fact(BH_5_4, || Fact::KeptHome { hero });
    }
}
