//! The After Adventure Action from its fourth step on: purchase, draws, return of cards, skills, the
//! War Council.
//!
//! Source: rulebook, headings 18 to 20; BH-19.5 to BH-19.19, BH-20.1 to BH-20.3. A step is finished
//! for all heroes before the next begins; step (5) and step (7) have parts, which one hero goes
//! through before the next hero comes.

use crate::fact::{ArtifactPlace, TOLD_MAX};
use crate::prelude::*;
use crate::readings::{AaaReturnTiming, LevelUpPrice, LimitTiming, PairReturn};
use crate::rules::course::enlist::take_card;
use crate::rules::course::{DRAW_MAX, kinds_as};
use crate::state::{ARTIFACTS_OWNED_MAX, Guest, Legacy, SKILLS_MAX};
use kanso_engine::Ascending;

/// Treasure tokens that an artifact costs. Source: BH-19.5.
pub const ARTIFACT_PRICE: u8 = 5;
/// Cards of a pair, or Experience tokens of one. Source: BH-19.6.
pub const PAIR: u8 = 2;
/// Experience tokens that a skill costs. Source: BH-18.1.
pub const SKILL_PRICE: u8 = 5;
/// Treasure tokens that a Master Physician costs. Source: BH-19.10.
pub const PHYSICIAN_TREASURE: u8 = 1;
/// Experience tokens that it costs too. Source: BH-19.10.
pub const PHYSICIAN_EXPERIENCE: u8 = 4;

impl BattleLore {
    /// How many cards the hero whose turn it is reveals: one for taking part, one for standing on the
    /// map at the end, one for winning, one for each pair. Source: BH-19.7.
    pub fn reveals(&self, state: &State) -> u8 {
        let aaa = state.campaign.as_ref().and_then(|campaign| campaign.aaa.as_ref());
        let hero = aaa.and_then(|aaa| aaa.heroes.get(usize::from(aaa.at)).map(|hero| (aaa, hero)));
        hero.map_or(0, |(aaa, hero)| {
            let parts = u8::from(hero.took_part) + u8::from(hero.on_map) + u8::from(hero.won);
            parts.saturating_add(aaa.pairs).min(DRAW_MAX)
        })
    }

    /// K5: one part of the After Adventure Action; false if something is awaited.
    pub(crate) fn run_aaa(&self, state: &mut State, trace: &mut Tracing) -> bool {
        let aaa = state.aaa_mut();
        let step = aaa.step;
        match step {
            AaaStep::Fallen
            | AaaStep::Potions
            | AaaStep::Advisors
            | AaaStep::Homecoming
            | AaaStep::Spoils
            | AaaStep::Experience => {
                self.run_aftermath(state, step, trace);
                return true;
            }
            AaaStep::Sheets => {
                self.write_sheets(state, trace);
                return true;
            }
            _ => {}
        }
        if step == AaaStep::Return && aaa.at == 0 && self.return_aside(state, trace) {
            return true;
        }
        let aaa = state.aaa_mut();
        let Some(&hero) = aaa.heroes.get(usize::from(aaa.at)) else {
            self.next_step(state, step);
            return true;
        };
        match step {
            AaaStep::Exchange => self.run_exchange(state, hero, trace),
            AaaStep::Reveal => self.run_reveal(state, hero, trace),
            AaaStep::Redraw => {
                let is_drawn = self.drawable(state, 1) == 0;
                if is_drawn {
                    state.aaa_mut().step = AaaStep::Choose;
                }
                is_drawn
            }
            AaaStep::BuyLimit | AaaStep::KeepLimit | AaaStep::Return => {
                self.run_limit(state, step, hero)
            }
            AaaStep::LevelUp => self.run_level_up(state, hero, trace),
            AaaStep::Join => self.run_join(state, hero, trace),
            AaaStep::Purchase | AaaStep::Trade | AaaStep::Choose | AaaStep::Physician => {
                self.ask_or_pass_over(state, trace)
            }
            _ => true,
        }
    }

    /// BL-6.2: who could only pass is not asked; true if it is passed over.
    fn ask_or_pass_over(&self, state: &mut State, trace: &mut Tracing) -> bool {
        let asks = self.has_choice(state);
        if !asks {
            self.pass_over(state, trace);
        }
        !asks
    }

    /// All heroes are through a step.
    fn next_step(&self, state: &mut State, step: AaaStep) {
        if step == AaaStep::Purchase {
            self.order_by_winner(state);
        }
        let aaa = state.aaa_mut();
        aaa.at = 0;
        aaa.step = match step {
            AaaStep::Purchase => AaaStep::Exchange,
            AaaStep::Exchange => AaaStep::Return,
            AaaStep::Return => AaaStep::LevelUp,
            _ => AaaStep::Sheets,
        };
    }

    /// The next hero begins the step that this one belongs to.
    fn next_hero(state: &mut State, first: AaaStep) {
        let aaa = state.aaa_mut();
        aaa.at += 1;
        aaa.step = first;
        (aaa.bought, aaa.pairs) = (0, 0);
    }

    /// The hero whose turn it is.
    fn hero_of_turn(state: &mut State) -> Adventurer {
        let aaa = state.aaa_mut();
        aaa.heroes[usize::from(aaa.at)]
    }

    /// What follows when nothing is done in a step, whether it was said or passed over.
    pub(crate) fn pass_in_aaa(&self, state: &mut State, _: Question, trace: &mut Tracing) {
        match state.aaa_mut().step {
            AaaStep::Purchase => Self::next_hero(state, AaaStep::Purchase),
            AaaStep::Trade => state.aaa_mut().step = AaaStep::Reveal,
            AaaStep::Choose => self.keep_none(state, trace),
            AaaStep::Exchange | AaaStep::Physician => self.dismiss_physician(state, trace),
            AaaStep::LevelUp => state.aaa_mut().step = AaaStep::Join,
            AaaStep::Join => Self::next_hero(state, AaaStep::LevelUp),
            _ => {}
        }
    }

    /// BH-19.5: an artifact is bought.
    pub(crate) fn buy_artifact(&self, state: &mut State, card: Artifact, trace: &mut Tracing) {
        let id = Self::hero_of_turn(state).hero;
        let taken = state.artifacts.take_kind(card.into());
        assert!(taken, "what is bought lies in the deck: checked");
        let sheet = state.sheet_mut(id);
        sheet.treasure -= u16::from(ARTIFACT_PRICE);
        sheet.own(card);
        state.aaa_mut().bought += 1;
        let hero = self.hero_name(state, id);
        trace.fact(BH_19_5, || Fact::Bought { hero, card });
        if self.is_over_at_once(state, id) {
            state.aaa_mut().step = AaaStep::BuyLimit;
        }
    }

    /// True if a hero owns more artifacts than it may. Source: BH-17.3.
    fn is_over_limit(state: &State, id: HeroId) -> bool {
        state.sheet(id).artifacts.len() > ARTIFACTS_OWNED_MAX
    }

    /// BH-R45 `always-at-once`: whether a card too many goes now.
    fn is_over_at_once(&self, state: &State, id: HeroId) -> bool {
        Self::is_over_limit(state, id) && self.readings.limit_timing == LimitTiming::AlwaysAtOnce
    }

    /// BH-19.9: special cards that a hero owned before are exchanged before it trades; with a Master
    /// Physician it may be asked.
    fn run_exchange(&self, state: &mut State, hero: Adventurer, trace: &mut Tracing) -> bool {
        let cards = state.sheet(hero.hero).artifacts.iter().copied();
        let special = cards.filter(|card| self.cards.artifact(*card).is_special()).min();
        let Some(card) = special else {
            if hero.took_part {
                state.aaa_mut().step = AaaStep::Trade;
            } else {
                Self::next_hero(state, AaaStep::Exchange);
            }
            return true;
        };
        if self.cards.artifact(card).power == ArtifactPower::Physician {
            return self.ask_or_pass_over(state, trace);
        }
        state.sheet_mut(hero.hero).disown(card);
        self.exchange_special(state, hero.hero, card, trace);
        self.lay_aside(state, hero, vec![card], trace);
        true
    }

    /// BH-19.10: a skull is restored.
    pub(crate) fn restore_skull(&self, state: &mut State, trace: &mut Tracing) {
        let id = Self::hero_of_turn(state).hero;
        let sheet = state.sheet_mut(id);
        sheet.treasure -= u16::from(PHYSICIAN_TREASURE);
        sheet.experience -= u16::from(PHYSICIAN_EXPERIENCE);
        sheet.skulls_marked -= 1;
        let (hero, left) = (self.hero_name(state, id), self.skulls_left(state, id));
        if let Some(item) = self.physician_of(state, id).map(ItemId::Artifact) {
            trace.fact(self.item_rule(item), || Fact::ItemUsed { hero, item });
        }
        trace.fact(BH_19_10, || Fact::SkullRestored { hero, left });
        self.dismiss_physician(state, trace);
    }

    /// The Master Physician that lies with a hero.
    fn physician_of(&self, state: &State, id: HeroId) -> Option<Artifact> {
        let mut cards = state.sheet(id).artifacts.iter().copied();
        cards.find(|card| self.cards.artifact(*card).power == ArtifactPower::Physician)
    }

    /// The Master Physician whose turn it was goes, used or not.
    fn dismiss_physician(&self, state: &mut State, trace: &mut Tracing) {
        let hero = Self::hero_of_turn(state);
        let Some(card) = self.physician_of(state, hero.hero) else { return };
        state.sheet_mut(hero.hero).disown(card);
        self.lay_aside(state, hero, vec![card], trace);
        if state.aaa_mut().step == AaaStep::Physician {
            self.after_keeping(state, hero.hero);
        }
    }

    /// BH-19.11: cards stay out of the deck until step (6), or go back at once (BH-R58).
    fn lay_aside(
        &self,
        state: &mut State,
        _: Adventurer,
        mut cards: Vec<Artifact>,
        trace: &mut Tracing,
    ) {
        if cards.is_empty() {
            return;
        }
        cards.sort_unstable();
        let to = match self.readings.aaa_return_timing {
            AaaReturnTiming::AfterAllHeroes => {
                let aside = &mut state.campaign_mut().aside;
                aside.extend(&cards);
                aside.sort_unstable();
                ArtifactPlace::Aside
            }
            AaaReturnTiming::AtOnce => {
                self.put_back(state, &cards);
                ArtifactPlace::Deck
            }
        };
        for part in cards.chunks(TOLD_MAX) {
            let told = || part.iter().copied().collect();
            trace.fact(BH_19_11, || Fact::CardsAside { cards: told(), to });
        }
    }

    /// BH-19.6, BH-19.17: two artifacts are returned for a draw more.
    pub(crate) fn return_pair(
        &self,
        state: &mut State,
        cards: &Ascending<Artifact, 2>,
        trace: &mut Tracing,
    ) {
        let Adventurer { hero: id, seat, .. } = Self::hero_of_turn(state);
        let sheet = state.sheet_mut(id);
        for card in cards.iter() {
            let owned = sheet.disown(*card);
            assert!(owned, "a card that is returned is owned: checked");
        }
        state.aaa_mut().pairs += 1;
        let hero = self.hero_name(state, id);
        let told = || cards.iter().copied().collect();
        trace.fact(BH_19_6, || Fact::PairReturned { hero, cards: told() });
        match self.readings.pair_return {
            PairReturn::AtOnce => {
                self.to_deck_by(state, seat, cards, (ReturnCause::Pair, BH_19_17), trace);
            }
            PairReturn::Step6 => state.aaa_mut().returned.extend(cards.iter().copied()),
        }
    }

    /// BH-19.6: two Experience tokens are paid for a draw more.
    pub(crate) fn spend_pair(&self, state: &mut State, trace: &mut Tracing) {
        let id = Self::hero_of_turn(state).hero;
        state.sheet_mut(id).experience -= u16::from(PAIR);
        state.aaa_mut().pairs += 1;
        let hero = self.hero_name(state, id);
        trace.fact(BH_19_6, || Fact::PairPaid { hero });
    }

    /// BH-19.6: no more trades.
    pub(crate) fn done_trading(&self, state: &mut State, trace: &mut Tracing) {
        Self::tell_passes(state, StepName::Trade, BH_19_6, trace);
        state.aaa_mut().step = AaaStep::Reveal;
    }

    /// A decision of the hero whose turn it is to do nothing.
    fn tell_passes(state: &mut State, step: StepName, rule: Rule, trace: &mut Tracing) {
        let seat = Self::hero_of_turn(state).seat;
        let whose = Self::whose_seat(state, seat);
        trace.fact(rule, || Fact::Passes { whose, step });
    }

    /// BH-19.7: the deck is shuffled; an empty one shows nothing.
    fn run_reveal(&self, state: &mut State, hero: Adventurer, trace: &mut Tracing) -> bool {
        if Self::gather_artifacts(state) {
            return true;
        }
        if self.drawable(state, self.reveals(state)) > 0 {
            return false;
        }
        let hero = self.hero_name(state, hero.hero);
        trace.fact(BH_19_7, || Fact::NoArtifact { hero });
        state.aaa_mut().step = AaaStep::Choose;
        true
    }

    /// BH-19.7, BH-19.8: cards are revealed, or one is revealed anew.
    pub(crate) fn aaa_drew(&self, state: &mut State, kinds: &[Kind], trace: &mut Tracing) {
        Self::draw_artifacts(state, kinds);
        let Adventurer { hero: id, seat, .. } = Self::hero_of_turn(state);
        let hero = self.hero_name(state, id);
        let aaa = state.aaa_mut();
        if aaa.step == AaaStep::Reveal {
            trace.fact(BH_19_7, || Fact::Revealed { hero, cards: kinds_as(kinds).collect() });
        } else {
            for card in kinds_as(kinds) {
                trace.fact(BH_19_8, || Fact::RedrawCame { seat, hero, card, open: true });
            }
        }
        aaa.shown.extend(kinds_as::<Artifact>(kinds));
        aaa.shown.sort_unstable();
        aaa.step = AaaStep::Choose;
    }

    /// BH-19.8: a revealed card that can never be used is drawn anew.
    pub(crate) fn redraw_in_aaa(&self, state: &mut State, card: Artifact, trace: &mut Tracing) {
        let Adventurer { hero: id, seat, .. } = Self::hero_of_turn(state);
        let hero = self.hero_name(state, id);
        let aaa = state.aaa_mut();
        take_card(&mut aaa.shown, card);
        aaa.replaced.push(card);
        aaa.step = AaaStep::Redraw;
        trace.fact(BH_19_8, || Fact::Redrawn { seat, hero, card, open: true });
    }

    /// BH-19.8: one of the revealed cards is kept, or none.
    pub(crate) fn keep_card(&self, state: &mut State, card: Option<Artifact>, trace: &mut Tracing) {
        let Some(card) = card else {
            Self::tell_passes(state, StepName::Keep, BH_19_8, trace);
            return self.keep_none(state, trace);
        };
        let hero = Self::hero_of_turn(state);
        take_card(&mut state.aaa_mut().shown, card);
        let name = self.hero_name(state, hero.hero);
        trace.fact(BH_19_8, || Fact::CardKept { hero: name, card });
        let mut others = self.clear_shown(state);
        match self.cards.artifact(card).power {
            ArtifactPower::TreasureToken | ArtifactPower::ExperienceToken => {
                self.exchange_special(state, hero.hero, card, trace);
                others.push(card);
            }
            ArtifactPower::Physician => {
                // It lies with the hero until it is decided what it does.
                state.sheet_mut(hero.hero).own(card);
                self.lay_aside(state, hero, others, trace);
                state.aaa_mut().step = AaaStep::Physician;
                return;
            }
            _ => state.sheet_mut(hero.hero).own(card),
        }
        self.lay_aside(state, hero, others, trace);
        self.after_keeping(state, hero.hero);
    }

    /// No revealed card is kept.
    fn keep_none(&self, state: &mut State, trace: &mut Tracing) {
        let hero = Self::hero_of_turn(state);
        let cards = self.clear_shown(state);
        self.lay_aside(state, hero, cards, trace);
        Self::next_hero(state, AaaStep::Exchange);
    }

    /// Takes away what is shown and what was replaced.
    fn clear_shown(&self, state: &mut State) -> Vec<Artifact> {
        let aaa = state.aaa_mut();
        let mut cards = std::mem::take(&mut aaa.shown);
        cards.append(&mut aaa.replaced);
        cards
    }

    /// The hero's part of step (5) is done.
    fn after_keeping(&self, state: &mut State, id: HeroId) {
        if self.is_over_at_once(state, id) {
            state.aaa_mut().step = AaaStep::KeepLimit;
        } else {
            Self::next_hero(state, AaaStep::Exchange);
        }
    }

    /// BH-19.12: all that lay aside goes back to the deck; true if there was anything.
    fn return_aside(&self, state: &mut State, trace: &mut Tracing) -> bool {
        let mut cards = std::mem::take(&mut state.campaign_mut().aside);
        cards.append(&mut state.aaa_mut().returned);
        if cards.is_empty() {
            return false;
        }
        cards.sort_unstable();
        self.put_back(state, &cards);
        for part in cards.chunks(TOLD_MAX) {
            let told = || part.iter().copied().collect();
            trace.fact(BH_19_12, || Fact::AsideReturns { cards: told() });
        }
        true
    }

    /// BH-17.3, BH-19.12: whether a hero has cards too many; true if it has none.
    fn run_limit(&self, state: &mut State, step: AaaStep, hero: Adventurer) -> bool {
        if Self::is_over_limit(state, hero.hero) {
            return false;
        }
        match step {
            AaaStep::BuyLimit => state.aaa_mut().step = AaaStep::Purchase,
            AaaStep::KeepLimit => self.after_keeping(state, hero.hero),
            _ => Self::next_hero(state, AaaStep::Return),
        }
        true
    }

    /// BH-19.12: a card too many goes to the deck.
    pub(crate) fn discard_in_aaa(&self, state: &mut State, card: Artifact, trace: &mut Tracing) {
        let Adventurer { hero: id, seat, .. } = Self::hero_of_turn(state);
        let owned = state.sheet_mut(id).disown(card);
        assert!(owned, "a card that is discarded is owned: checked");
        self.to_deck_by(state, seat, &[card], (ReturnCause::TooMany, BH_19_12), trace);
    }

    /// AAA (7): whether a hero can buy a skill; true if it is not asked.
    fn run_level_up(&self, state: &mut State, hero: Adventurer, trace: &mut Tracing) -> bool {
        let has_all = state.sheet(hero.hero).skills.len() >= SKILLS_MAX;
        if has_all {
            state.aaa_mut().step = AaaStep::Join;
            return true;
        }
        self.ask_or_pass_over(state, trace)
    }

    /// BH-19.13: a hero learns a skill; at most one in one After Adventure Action, or in one battle
    /// under BH-R59 `any-time`.
    pub(crate) fn level_up(
        &self,
        state: &mut State,
        id: HeroId,
        skill: Skill,
        trace: &mut Tracing,
    ) {
        let sheet = state.sheet_mut(id);
        sheet.experience -= u16::from(SKILL_PRICE);
        sheet.learn(skill);
        let hero = self.hero_name(state, id);
        trace.fact(BH_19_13, || Fact::Learned { hero, skill });
        match state.tasks.last() {
            Some(Task::Aaa) => {
                let aaa = state.aaa_mut();
                aaa.levelled.push(id);
                aaa.step = AaaStep::Join;
            }
            Some(_) | None => state.battle_mut().hero_mut(id).levelled = true,
        }
    }

    /// BH-R59: whether skills can be bought in a battle.
    pub(crate) fn may_level_up_in_turn(&self) -> bool {
        self.readings.level_up_price == LevelUpPrice::AnyTime
    }

    /// BH-R59 `any-time`: the active seat may buy skills at the start of T5; true if it is not asked.
    pub(crate) fn run_level_up_in_turn(&self, state: &mut State) -> bool {
        if self.has_choice(state) {
            return false;
        }
        state.tasks.pop();
        true
    }

    /// AAA (7): whether a hero can join the War Council; one without three skills is not concerned.
    fn run_join(&self, state: &mut State, hero: Adventurer, trace: &mut Tracing) -> bool {
        if state.sheet(hero.hero).skills.len() < SKILLS_MAX {
            Self::next_hero(state, AaaStep::LevelUp);
            return true;
        }
        self.ask_or_pass_over(state, trace)
    }

    /// BH-20.1: a hero joins its player's War Council.
    pub(crate) fn join_council(&self, state: &mut State, trace: &mut Tracing) {
        let Adventurer { hero: id, seat, .. } = Self::hero_of_turn(state);
        let sheet = state.sheet_mut(id);
        let skills = std::mem::take(&mut sheet.skills);
        let artifacts = std::mem::take(&mut sheet.artifacts);
        sheet.legacy = Legacy { skills, artifacts: artifacts.clone() };
        (sheet.treasure, sheet.experience) = (0, 0);
        sheet.status = SheetStatus::Advisor;
        state.seat_mut(seat).guest = Some(Guest { hero: id, defeats: 0 });
        let hero = self.hero_name(state, id);
        trace.fact(BH_20_1, || Fact::JoinsCouncil { hero });
        self.to_deck(state, seat, &artifacts, ReturnCause::Council, trace);
        Self::next_hero(state, AaaStep::LevelUp);
    }

    /// BH-19.14: a hero stays.
    pub(crate) fn stay_hero(&self, state: &mut State, trace: &mut Tracing) {
        Self::tell_passes(state, StepName::Join, BH_19_14, trace);
        Self::next_hero(state, AaaStep::LevelUp);
    }

    /// BH-19.15: the sheets are written, and the After Adventure Action is over.
    fn write_sheets(&self, state: &mut State, trace: &mut Tracing) {
        state.campaign_mut().aaa = None;
        state.tasks.pop();
        trace.fact(BH_19_15, || Fact::SheetsWritten);
    }
}
