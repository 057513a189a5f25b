//! Heroes are made: class, first skill, first artifact, inheritance.
//!
//! Source: rulebook, headings 4 and 20; BH-4.1 to BH-4.6, BH-20.6, BH-20.7, H1 to H4 and K1 of the
//! specification.

use crate::fact::ArtifactList;
use crate::prelude::*;
use crate::readings::{InheritanceSource, RedrawReturn, SpecialCardsAtStart};
use crate::rules::course::kinds_as;
use crate::state::Recruit;
use std::cmp::Reverse;

impl BattleLore {
    /// The rule by which heroes are enlisted: in a campaign it is a phase of its own.
    const fn enlisting_rule(state: &State) -> Rule {
        if state.campaign.is_some() { BH_21_6 } else { BH_4_1 }
    }

    /// H1, K1: whether a seat need not be asked any more. Source: BL-6.2.
    pub(crate) fn run_enlist(&self, state: &mut State, seat: Seat, trace: &mut Tracing) -> bool {
        let in_battle = state.campaign.is_none();
        let cap = usize::from(if in_battle { self.scenario(state).hero_cap } else { u8::MAX });
        if state.seat(seat).roster.len() >= cap {
            self.end_enlisting(state);
            return true;
        }
        if self.has_choice(state) {
            return false;
        }
        self.tell_passed_over(state, seat, StepName::Enlist, trace);
        self.end_enlisting(state);
        true
    }

    /// BL-6.2: a step that a seat is not asked about.
    pub(crate) fn tell_passed_over(
        &self,
        state: &State,
        seat: Seat,
        step: StepName,
        trace: &mut Tracing,
    ) {
        let whose = Self::whose_seat(state, seat);
        trace.fact(BL_6_2, || Fact::PassedOver { whose, step });
    }

    /// H1, K1: a seat enlists no more heroes.
    pub(crate) fn done_enlisting(&self, state: &mut State, seat: Seat, trace: &mut Tracing) {
        let whose = Self::whose_seat(state, seat);
        let rule = Self::enlisting_rule(state);
        trace.fact(rule, || Fact::Passes { whose, step: StepName::Enlist });
        self.end_enlisting(state);
    }

    /// The next seat enlists; in a battle by itself both parties are deployed when both have.
    fn end_enlisting(&self, state: &mut State) {
        state.tasks.pop();
        if state.tasks.last() == Some(&Task::BeginTurn) {
            let steps = self.deployments(state);
            state.tasks.extend(steps.into_iter().rev());
        }
    }

    /// BH-4.1: a hero is enlisted; H2 to H4 follow, in a battle by itself H5 too.
    pub(crate) fn enlist(&self, state: &mut State, seat: Seat, class: Class, trace: &mut Tracing) {
        let in_battle = state.campaign.is_none();
        let sheets = || state.seats.iter().flat_map(|has| &has.roster);
        let id = HeroId(sheets().count() as u16);
        let name_no = sheets().filter(|sheet| sheet.class == class).count() as u16;
        state.seat_mut(seat).roster.push(Sheet::new(id, class, name_no));
        if in_battle {
            let camp = state.camp_of(seat);
            state.battle_mut().heroes.push(Hero::new(id, camp));
        }
        state.tasks.push(if in_battle { Task::Equip(id) } else { Task::Inherit(id) });
        state.tasks.push(Task::ChooseArtifact(id));
        state.tasks.push(Task::FirstArtifacts(id));
        state.tasks.push(Task::FirstSkill(id));
        let hero = self.hero_name(state, id);
        trace.fact(BH_4_1, || Fact::Enlisted { seat, hero });
    }

    /// BH-4.2: the first skill.
    pub(crate) fn first_skill(&self, state: &mut State, skill: Skill, trace: &mut Tracing) {
        let Some(Task::FirstSkill(id)) = state.tasks.pop() else { return };
        state.sheet_mut(id).learn(skill);
        let hero = self.hero_name(state, id);
        let rule = self.item_rule(ItemId::Skill(skill));
        trace.fact(rule, || Fact::SkillChosen { hero, skill });
    }

    /// BH-17.12: the whole deck is shuffled for a reveal; says whether that changed anything.
    pub(crate) fn gather_artifacts(state: &mut State) -> bool {
        let deck = &mut state.artifacts;
        let is_known = !deck.top().is_empty() || !deck.bottom().is_empty();
        if is_known {
            deck.gather();
        }
        is_known
    }

    /// H3: with no card in the deck a hero begins without an artifact. Source: BH-4.5.
    pub(crate) fn run_first_artifacts(
        &self,
        state: &mut State,
        id: HeroId,
        trace: &mut Tracing,
    ) -> bool {
        if Self::gather_artifacts(state) {
            return true;
        }
        if state.artifacts.total() > 0 {
            return false;
        }
        // H3 and H4.
        state.tasks.pop();
        state.tasks.pop();
        let hero = self.hero_name(state, id);
        trace.fact(BH_4_5, || Fact::NoArtifacts { hero });
        true
    }

    /// Takes drawn cards out of the artifact deck.
    pub(crate) fn draw_artifacts(state: &mut State, kinds: &[Kind]) {
        for kind in kinds {
            let drawn = state.artifacts.draw(*kind);
            assert!(drawn, "a card that was drawn could be drawn: the kernel looked");
        }
    }

    /// BH-4.3: the first cards are shown to their owner.
    pub(crate) fn first_artifacts(
        &self,
        state: &mut State,
        id: HeroId,
        kinds: &[Kind],
        trace: &mut Tracing,
    ) {
        state.tasks.pop();
        Self::draw_artifacts(state, kinds);
        let mut shown: Vec<Artifact> = kinds_as(kinds).collect();
        shown.sort_unstable();
        let cards: ArtifactList = shown.iter().copied().collect();
        state.recruit = Some(Recruit { hero: id, shown, replaced: Vec::new(), kept: None });
        let (seat, hero) = (state.owner(id), self.hero_name(state, id));
        let all = kinds.len() < usize::from(crate::rules::course::SHOWN_FIRST);
        let rule = if all { BH_4_5 } else { BH_4_3 };
        trace.fact(rule, || Fact::ArtifactsShown { seat, hero, cards });
    }

    /// BH-4.4: a card that does not fit is drawn anew.
    pub(crate) fn redraw_first(&self, state: &mut State, card: Artifact, trace: &mut Tracing) {
        let Some(recruit) = state.recruit.as_mut() else { return };
        let id = recruit.hero;
        take_card(&mut recruit.shown, card);
        recruit.replaced.push(card);
        let (seat, hero) = (state.owner(id), self.hero_name(state, id));
        trace.fact(BH_4_4, || Fact::Redrawn { seat, hero, card, open: false });
        if self.readings.redraw_return == RedrawReturn::AtOnce {
            let recruit = state.recruit.as_mut();
            let cards = recruit.map(|recruit| std::mem::take(&mut recruit.replaced));
            self.to_deck(state, seat, &cards.unwrap_or_default(), ReturnCause::NotKept, trace);
            // The draws for a new hero are from a shuffled deck (BH-17.12): a special card that came
            // to lie on top (BH-R62) would come again for ever.
            Self::gather_artifacts(state);
        }
        if state.artifacts.total() > 0 {
            state.tasks.push(Task::RedrawArtifact(id));
        }
    }

    /// BH-4.4: the card that came instead.
    pub(crate) fn first_redrawn(
        &self,
        state: &mut State,
        id: HeroId,
        kinds: &[Kind],
        trace: &mut Tracing,
    ) {
        state.tasks.pop();
        Self::draw_artifacts(state, kinds);
        let (seat, hero) = (state.owner(id), self.hero_name(state, id));
        let Some(recruit) = state.recruit.as_mut() else { return };
        for card in kinds_as(kinds) {
            recruit.shown.push(card);
            trace.fact(BH_4_4, || Fact::RedrawCame { seat, hero, card, open: false });
        }
        recruit.shown.sort_unstable();
    }

    /// BH-4.3: one card is kept, all others go back.
    pub(crate) fn keep_artifact(&self, state: &mut State, card: Artifact, trace: &mut Tracing) {
        state.tasks.pop();
        let Some(mut recruit) = state.recruit.take() else { return };
        let id = recruit.hero;
        take_card(&mut recruit.shown, card);
        let (seat, hero) = (state.owner(id), self.hero_name(state, id));
        // In K1 the sheets are open (BH-19.18).
        let open = state.campaign.is_some();
        trace.fact(BH_4_3, || Fact::ArtifactKept { seat, hero, card, open });
        let at_start = self.readings.special_cards_at_start;
        let is_special = self.cards.artifact(card).is_special();
        if is_special && at_start == SpecialCardsAtStart::ExchangeAtOnce {
            self.exchange_special(state, id, card, trace);
            self.to_deck(state, seat, &[card], ReturnCause::Special, trace);
        } else {
            state.sheet_mut(id).own(card);
        }
        recruit.shown.append(&mut recruit.replaced);
        self.to_deck(state, seat, &recruit.shown, ReturnCause::NotKept, trace);
    }

    /// A Treasure or Experience card becomes its token; a Master Physician nothing.
    pub(crate) fn exchange_special(
        &self,
        state: &mut State,
        id: HeroId,
        card: Artifact,
        trace: &mut Tracing,
    ) {
        let hero = self.hero_name(state, id);
        trace
            .fact(self.item_rule(ItemId::Artifact(card)), || Fact::SpecialExchanged { hero, card });
        match self.cards.artifact(card).power {
            ArtifactPower::TreasureToken => self.treasure(state, id, TreasureFor::Card, trace),
            ArtifactPower::ExperienceToken => {
                self.experience(state, id, ExperienceFor::Card, trace);
            }
            _ => {}
        }
    }

    /// K1: an instructor that has nothing to give is not asked for it.
    pub(crate) fn run_inherit(&self, state: &mut State, _: HeroId) -> bool {
        let asks = self.has_choice(state);
        if !asks {
            state.tasks.pop();
        }
        !asks
    }

    /// What an instructor can give now. Source: BH-20.6, BH-20.7, BH-R31.
    pub fn gift_of(&self, state: &State, instructor: &Sheet) -> Option<Artifact> {
        if instructor.status != SheetStatus::Instructor || instructor.gift_used {
            return None;
        }
        let mut cards = instructor.legacy.artifacts.clone();
        cards.sort_by_key(|card| (Reverse(self.cards.artifact(*card).value), *card));
        let choice = match self.readings.inheritance_source {
            InheritanceSource::NextBestInDeck => cards.len(),
            InheritanceSource::WaitUntilAvailable => 1,
        };
        let deck = state.artifacts.contents();
        cards.into_iter().take(choice).find(|card| deck.count((*card).into()) > 0)
    }

    /// BH-20.6: an instructor gives its best artifact to a new hero.
    pub(crate) fn give_inheritance(
        &self,
        state: &mut State,
        instructor: HeroId,
        trace: &mut Tracing,
    ) {
        let Some(Task::Inherit(id)) = state.tasks.pop() else { return };
        let card = self.gift_of(state, state.sheet(instructor)).expect("a gift: checked");
        let taken = state.artifacts.take_kind(card.into());
        assert!(taken, "a gift lies in the deck: looked up just now");
        state.sheet_mut(id).own(card);
        let giver = state.sheet_mut(instructor);
        giver.gift_used = true;
        giver.status = SheetStatus::Discarded;
        let (from, to) = (self.hero_name(state, instructor), self.hero_name(state, id));
        trace.fact(BH_20_6, || Fact::Inherited { from, to, card });
        let status = SheetStatus::Discarded;
        trace.fact(BH_20_6, || Fact::StatusChanged { hero: from, status });
    }

    /// True if a hero has Riding. Source: BH-1.2.
    pub(crate) fn has_riding(&self, sheet: &Sheet) -> bool {
        sheet.skills.iter().any(|skill| self.cards.skill(*skill).power == SkillPower::Riding)
    }
}

/// Takes one card out of a list.
///
/// # Panics
///
/// If it is not there: the check has seen to it.
pub(crate) fn take_card(cards: &mut Vec<Artifact>, card: Artifact) {
    let at = cards.iter().position(|shown| *shown == card);
    cards.remove(at.expect("a card that is chosen is shown: checked"));
}
