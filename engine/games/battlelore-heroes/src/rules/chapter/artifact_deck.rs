//! Where artifact and skill cards go, and whom they fit.
//!
//! Source: chapter 5.7.2 of the specification; BH-4.4, BH-4.5, BH-13.2, BH-17.1, BH-17.12.

use crate::fact::TOLD_MAX;
use crate::prelude::*;
use crate::readings::{ArtifactReturnPlace, CapturedArtifactsDead, SkillSets, SpecialCardsAtStart};
use crate::state::SKILLS_MAX;

impl BattleLore {
    /// BH-17.12: cards of a seat go to the artifact deck, and that is told.
    pub(crate) fn to_deck(
        &self,
        state: &mut State,
        seat: Seat,
        cards: &[Artifact],
        why: ReturnCause,
        trace: &mut Tracing,
    ) {
        self.to_deck_by(state, seat, cards, (why, BH_17_12), trace);
    }

    /// Cards of a seat go to the artifact deck by a rule.
    pub(crate) fn to_deck_by(
        &self,
        state: &mut State,
        seat: Seat,
        cards: &[Artifact],
        (why, rule): (ReturnCause, Rule),
        trace: &mut Tracing,
    ) {
        let mut sorted = cards.to_vec();
        sorted.sort_unstable();
        self.put_back(state, &sorted);
        let in_aaa = state.campaign.as_ref().is_some_and(|campaign| campaign.aaa.is_some());
        let open = match why {
            // Cards shown to their owner alone, or face down under its sheet (BH-19.18).
            ReturnCause::NotKept | ReturnCause::TooMany => in_aaa,
            // What a dead hero has left lay face down; between battles the sheets are open.
            ReturnCause::Death => state.campaign.is_some(),
            _ => true,
        };
        for part in sorted.chunks(TOLD_MAX) {
            let told = || part.iter().copied().collect();
            trace.fact(rule, || Fact::CardsReturn { seat, cards: told(), why, open });
        }
    }

    /// Puts ascending cards into the artifact deck, silently. Source: BH-17.12, BH-R62.
    pub(crate) fn put_back(&self, state: &mut State, cards: &[Artifact]) {
        if cards.is_empty() {
            return;
        }
        let deck = &mut state.artifacts;
        match self.readings.artifact_return_place {
            ArtifactReturnPlace::ShuffledIn => {
                for card in cards {
                    deck.add_to_bag((*card).into(), 1);
                }
            }
            ArtifactReturnPlace::Bottom => {
                for card in cards {
                    deck.put_at_bottom((*card).into());
                }
            }
            // The lowest card comes to lie on top.
            ArtifactReturnPlace::Top => {
                for card in cards.iter().rev() {
                    deck.put_on_top((*card).into());
                }
            }
        }
    }

    /// True if a card can ever be used by a hero: one that does not fit may be drawn anew. While a
    /// hero is made a special card does not fit either. Source: BH-17.1, BH-4.4, BH-R3.
    pub fn fits(&self, state: &State, hero: HeroId, card: Artifact) -> bool {
        let row = self.cards.artifact(card);
        if row.is_special() {
            let is_new = state.tasks.last() == Some(&Task::ChooseArtifact(hero));
            let at_start = self.readings.special_cards_at_start;
            return !is_new || at_start == SpecialCardsAtStart::ExchangeAtOnce;
        }
        let sheet = state.sheet(hero);
        if !row.classes.is_empty() && !row.classes.contains(&sheet.class) {
            return false;
        }
        !row.needs_mount || self.has_riding(sheet) || sheet.skills.len() < SKILLS_MAX
    }

    /// The skill cards of a class that lie free in a seat's set, ascending: no sheet has them. Those
    /// that a dead hero takes along stay on its sheet. Source: BH-4.5, BH-19.13, BH-R26.
    pub fn free_skills(&self, state: &State, seat: Seat, class: Class) -> Vec<Skill> {
        let one_set = self.readings.skill_sets == SkillSets::OneInAll;
        let is_taken = |skill: Skill| {
            state.seats.iter().enumerate().any(|(other, has)| {
                let shares = one_set || other == seat.index();
                let is_on_sheet = || has.roster.iter().any(|sheet| sheet.has_skill(skill));
                shares && (is_on_sheet() || has.home_skills.contains(&skill))
            })
        };
        let all = Skill::all(self.cards.skills.len());
        all.filter(|skill| self.cards.skill(*skill).class == class && !is_taken(*skill)).collect()
    }

    /// BH-13.2: the cards of a dead hero go back to their decks, or stay with it (BH-R47 `lost`).
    pub(crate) fn strip_dead(&self, state: &mut State, hero: HeroId, trace: &mut Tracing) {
        if self.readings.captured_artifacts_dead == CapturedArtifactsDead::Lost {
            return;
        }
        let seat = state.owner(hero);
        let sheet = state.sheet_mut(hero);
        sheet.skills.clear();
        let cards = std::mem::take(&mut sheet.artifacts);
        self.to_deck_by(state, seat, &cards, (ReturnCause::Death, BH_13_2), trace);
    }
}
