//! An artifact card on its way to a hero in a battle.
//!
//! Source: BH-17.1 to BH-17.6, BH-17.11, 5.7.2 of the specification.

use crate::battle::{Gain, GainStep};
use crate::fact::ArtifactPlace;
use crate::prelude::*;
use crate::readings::{LimitTiming, RedrawReturn, SpecialCardsInBattle, TrophyEquip};
use crate::rules::course::deploy::EQUIP_LIMIT;
use crate::state::ARTIFACTS_OWNED_MAX;
use kanso_engine::NextCard;

impl BattleLore {
    /// BH-17.11: a card may come to a hero, as a trophy or out of a chest.
    pub(crate) fn begin_gain(&self, state: &mut State, hero: HeroId, trophy: bool) {
        let step = if trophy { GainStep::Offer } else { GainStep::Draw };
        state.battle_mut().gain =
            Some(Gain { hero, trophy, card: None, replaced: Vec::new(), step });
        state.tasks.push(Task::Gain);
    }

    /// Runs a card on its way; false if something is awaited.
    pub(crate) fn run_gain(&self, state: &mut State, trace: &mut Tracing) -> bool {
        let Some(gain) = state.battle().gain.clone() else { return false };
        match gain.step {
            GainStep::Offer | GainStep::Draw if state.artifacts.next() == NextCard::None => {
                let hero = self.hero_name(state, gain.hero);
                trace.fact(BH_17_11, || Fact::NoArtifact { hero });
                self.end_gain(state);
            }
            GainStep::Offer | GainStep::Draw | GainStep::Redraw => return false,
            GainStep::Fits => {
                if self.has_choice(state) {
                    return false;
                }
                self.accept_card(state, trace);
            }
            GainStep::Limit => {
                let owned = state.sheet(gain.hero).artifacts.len();
                if owned > ARTIFACTS_OWNED_MAX
                    && self.readings.limit_timing != LimitTiming::AlwaysStep6
                {
                    return false;
                }
                state.battle_mut().gain_mut().step = GainStep::Equip;
            }
            GainStep::Equip => return self.equip_gain(state, &gain, trace),
        }
        true
    }

    fn end_gain(&self, state: &mut State) {
        state.tasks.pop();
        state.battle_mut().gain = None;
    }

    /// BH-17.6: the winner draws.
    pub(crate) fn draw_trophy(&self, state: &mut State, trace: &mut Tracing) {
        let hero = state.battle_mut().gain_mut().hero;
        let name = self.hero_name(state, hero);
        state.battle_mut().gain_mut().step = GainStep::Draw;
        trace.fact(BH_17_6, || Fact::TrophyDrawn { hero: name });
    }

    /// A trophy is declined.
    pub(crate) fn pass_in_gain(&self, state: &mut State) {
        self.end_gain(state);
    }

    /// A card was drawn.
    pub(crate) fn gain_drew(&self, state: &mut State, kind: Kind, trace: &mut Tracing) {
        let drawn = state.artifacts.draw(kind);
        debug_assert!(drawn, "the kernel has seen to it that the card could be drawn");
        let card = Artifact::try_from(kind).expect("the artifact deck holds artifacts");
        let gain = state.battle_mut().gain_mut();
        let (hero, again) = (gain.hero, gain.step == GainStep::Redraw);
        gain.card = Some(card);
        gain.step = GainStep::Fits;
        let (seat, name) = (state.owner(hero), self.hero_name(state, hero));
        if again {
            trace.fact(BH_17_1, || Fact::RedrawCame { seat, hero: name, card, open: false });
        } else {
            trace.fact(BH_17_11, || Fact::ArtifactDrawn { seat, hero: name, card, open: false });
        }
    }

    /// BH-17.1: the card is drawn anew.
    pub(crate) fn redraw_gain(&self, state: &mut State, trace: &mut Tracing) {
        let gain = state.battle_mut().gain_mut();
        let hero = gain.hero;
        let Some(card) = gain.card.take() else { return };
        gain.step = GainStep::Redraw;
        let (seat, name) = (state.owner(hero), self.hero_name(state, hero));
        trace.fact(BH_17_1, || Fact::Redrawn { seat, hero: name, card, open: false });
        match self.readings.redraw_return {
            RedrawReturn::AfterTheChoice => state.battle_mut().gain_mut().replaced.push(card),
            RedrawReturn::AtOnce => {
                self.to_deck(state, seat, &[card], ReturnCause::NotKept, trace);
            }
        }
    }

    /// BH-17.11: the card goes to the sheet.
    pub(crate) fn accept_card(&self, state: &mut State, trace: &mut Tracing) {
        let gain = state.battle_mut().gain_mut();
        let hero = gain.hero;
        let replaced = std::mem::take(&mut gain.replaced);
        gain.step = GainStep::Limit;
        let Some(card) = gain.card else { return };
        let seat = state.owner(hero);
        if !replaced.is_empty() {
            self.to_deck(state, seat, &replaced, ReturnCause::NotKept, trace);
        }
        if self.exchanged_now(state, hero, card, trace) {
            state.battle_mut().gain_mut().card = None;
            self.to_deck(state, seat, &[card], ReturnCause::Special, trace);
            self.end_gain(state);
            return;
        }
        state.sheet_mut(hero).own(card);
        state.battle_mut().hero_mut(hero).tally.gained.push(card);
    }

    /// BH-R38 `exchanged-now`: a Treasure or Experience card becomes its token.
    fn exchanged_now(
        &self,
        state: &mut State,
        hero: HeroId,
        card: Artifact,
        trace: &mut Tracing,
    ) -> bool {
        let power = self.cards.artifact(card).power;
        if !matches!(power, ArtifactPower::TreasureToken | ArtifactPower::ExperienceToken)
            || self.readings.special_cards_in_battle == SpecialCardsInBattle::KeptUntilAaa
        {
            return false;
        }
        self.exchange_special(state, hero, card, trace);
        true
    }

    /// BH-17.3: a card too many goes.
    pub(crate) fn discard_gain(&self, state: &mut State, card: Artifact, trace: &mut Tracing) {
        let gain = state.battle_mut().gain_mut();
        let hero = gain.hero;
        if gain.card == Some(card) {
            gain.card = None;
        }
        let name = self.hero_name(state, hero);
        let seat = state.owner(hero);
        state.sheet_mut(hero).disown(card);
        let found = state.battle_mut().hero_mut(hero);
        let open = found.equipped.contains(&card);
        found.equipped.retain(|own| *own != card);
        found.tally.lost.push(card);
        if self.cards.artifact(card).is_potion() {
            // Should the hero get it again, it is an unused one.
            found.used.retain(|used| used.item != ItemId::Artifact(card));
        }
        trace.fact(BH_17_3, || Fact::ArtifactDiscarded { seat, hero: name, card, open });
        self.to_deck(state, seat, &[card], ReturnCause::TooMany, trace);
    }

    /// BH-17.5, BH-17.6, BH-R14: where the card goes.
    fn equip_gain(&self, state: &mut State, gain: &Gain, trace: &mut Tracing) -> bool {
        let Some(card) = gain.card else {
            self.end_gain(state);
            return true;
        };
        if gain.trophy {
            let special = self.cards.artifact(card).is_special();
            let equipped = &state.battle().hero(gain.hero).equipped;
            let mut with: Vec<Artifact> = equipped.clone();
            with.push(card);
            let room = self.equip_load(&with) <= self.equip_limit(state, gain.hero);
            let equips = !special
                && match self.readings.trophy_equip {
                    TrophyEquip::IfFewerThanLimit => room,
                    TrophyEquip::AtOnceBeyondLimit => true,
                    TrophyEquip::Never => false,
                };
            self.place_gain(state, gain.hero, card, equips, trace);
            return true;
        }
        if self.has_choice(state) {
            return false;
        }
        self.put_under(state, trace);
        true
    }

    /// The card is equipped or goes under the sheet.
    fn place_gain(
        &self,
        state: &mut State,
        hero: HeroId,
        card: Artifact,
        equips: bool,
        trace: &mut Tracing,
    ) {
        let (seat, name) = (state.owner(hero), self.hero_name(state, hero));
        let trophy = state.battle_mut().gain_mut().trophy;
        let (rule, to) = if equips {
            let equipped = &mut state.battle_mut().hero_mut(hero).equipped;
            equipped.push(card);
            equipped.sort_unstable();
            (BL_17_14, ArtifactPlace::Equipped)
        } else {
            (if trophy { BH_17_6 } else { BH_17_5 }, ArtifactPlace::Sheet)
        };
        trace.fact(rule, || Fact::ArtifactGoes { seat, hero: name, card, to, open: equips });
        let equipped = &state.battle().hero(hero).equipped;
        // What is found in a chest may be equipped beyond the limit by itself (BH-17.5).
        if equips
            && trophy
            && equipped.len() > usize::from(EQUIP_LIMIT)
            && self.readings.trophy_equip == TrophyEquip::IfFewerThanLimit
        {
            self.tell_room(state, hero, &equipped.clone(), trace);
        }
        self.end_gain(state);
    }

    /// BH-17.5: what was found is equipped.
    pub(crate) fn equip_now(&self, state: &mut State, trace: &mut Tracing) {
        let gain = state.battle_mut().gain_mut();
        let (hero, card) = (gain.hero, gain.card);
        if let Some(card) = card {
            self.place_gain(state, hero, card, true, trace);
        }
    }

    /// BH-17.5: what was found goes under the sheet.
    pub(crate) fn put_under(&self, state: &mut State, trace: &mut Tracing) {
        let gain = state.battle_mut().gain_mut();
        let (hero, card) = (gain.hero, gain.card);
        if let Some(card) = card {
            self.place_gain(state, hero, card, false, trace);
        }
    }
}
