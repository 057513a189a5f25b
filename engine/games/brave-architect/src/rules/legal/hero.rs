//! What a hero can do in its turn and in the windows.
//!
//! Source: BA-5.6, BA-9.21, BA-16.4, BA-20.2 to BA-20.9 and the sizes of the decisions (5.16).

use super::{Give, each};
use crate::prelude::*;
use crate::rules::check::{Aims, at_play, heroes};
use crate::rules::payment::Price;
use crate::vocabulary::SLOTS;
use arrayvec::ArrayVec;
use std::ops::ControlFlow;

/// Sets of squares that can be attacked together, ascending.
pub(crate) type TargetSets = ArrayVec<Slots, { (1 << SLOTS) - 1 }>;

impl BraveArchitect {
    /// The moves and cards of a hero turn.
    pub(super) fn legal_hero(&self, state: &State, seat: Seat, give: Give<'_>) -> ControlFlow<()> {
        self.legal_moves(state, seat, MoveBy::Area, give)?;
        self.legal_moves(state, seat, MoveBy::Extra, give)?;
        for &card in &state.seat(seat).hand {
            self.legal_plays(state, seat, card, give)?;
        }
        ControlFlow::Continue(())
    }

    /// BA-6.1 to BA-6.7, BA-22.8.
    pub(super) fn legal_moves(
        &self,
        state: &State,
        seat: Seat,
        by: MoveBy,
        give: Give<'_>,
    ) -> ControlFlow<()> {
        let Ok(points) = self.check_moves(state, seat, by) else {
            return ControlFlow::Continue(());
        };
        let ways = self.ways(state, seat, points);
        let reached = Square::all().filter(|to| ways[to.index()].is_some());
        each(reached.map(|to| moved(by, to)), give)
    }

    /// BA-7.2, BA-7.3, BA-8.5.
    fn legal_plays(
        &self,
        state: &State,
        seat: Seat,
        card: CardKind,
        give: Give<'_>,
    ) -> ControlFlow<()> {
        if self.check_playable(state, seat, card).is_err() {
            return ControlFlow::Continue(());
        }
        let has = state.seat(seat);
        let aims = self.aims(state, seat, Source::Card(card), at_play(self.cards.card(card)));
        let boost = self.boost_at_play(card);
        self.card_price(card, 0).each(&has.hand, has.tension, &mut |pay| {
            let spare = has.tension.saturating_sub(pay.tension);
            let boosted = boost.is_some_and(|tension| tension <= spare);
            for &aim in &aims {
                let play = |boost| Action::Play { card, pay: pay.clone(), aim, boost };
                give(play(false))?;
                if boosted {
                    give(play(true))?;
                }
            }
            ControlFlow::Continue(())
        })
    }

    /// BA-9.1, BA-9.12.
    pub(super) fn legal_attacks(
        &self,
        state: &State,
        seat: Seat,
        give: Give<'_>,
    ) -> ControlFlow<()> {
        let has = state.seat(seat);
        for source in self.attack_sources(state, seat) {
            if self.check_attack_source(state, seat, source).is_err() {
                continue;
            }
            let can = |set: &Slots| self.check_target_set(state, seat, source, *set).is_ok();
            let sets: TargetSets = Slots::all().filter(can).collect();
            self.attack_price(source)
                .each(&has.hand, has.tension, &mut |pay| each(attacks(source, pay, &sets), give))?;
        }
        ControlFlow::Continue(())
    }

    /// Hand cards and halves of the own sheet that attack, ascending.
    pub(crate) fn attack_sources(&self, state: &State, seat: Seat) -> Vec<Source> {
        let has = state.seat(seat);
        let cards = has.hand.iter().map(|card| Source::Card(*card));
        let face = self.face(state, seat).map(Source::Face);
        let sub = has.sub.map(Source::Sub);
        let all = cards.chain(face).chain(sub);
        all.filter(|source| self.attack_of(*source).is_some()).collect()
    }

    /// BA-7.10.
    pub(super) fn legal_abilities(
        &self,
        state: &State,
        seat: Seat,
        give: Give<'_>,
    ) -> ControlFlow<()> {
        for source in self.ability_sources(state, seat) {
            let Ok(ability) = self.check_usable(state, seat, source) else { continue };
            let aims = self.aims(state, seat, source, &ability.effects);
            let tension = state.seat(seat).tension;
            self.each_ability_payment(state, seat, ability, tension, &mut |pay| {
                each(abilities(source, pay, &aims), give)
            })?;
        }
        ControlFlow::Continue(())
    }

    /// Persistent cards in play and halves of the own sheet with an ability, ascending.
    pub(crate) fn ability_sources(&self, state: &State, seat: Seat) -> Vec<Source> {
        let has = state.seat(seat);
        let cards = has.play_sheet.iter().map(|entry| Source::Card(entry.card));
        let face = self.face(state, seat).map(Source::Face);
        let sub = has.sub.map(Source::Sub);
        let all = cards.chain(face).chain(sub);
        let mut sources: Vec<Source> =
            all.filter(|source| self.ability_of(*source).is_some()).collect();
        sources.sort_unstable();
        sources
    }

    /// Gives the payments of an ability with the hand and so much tension, ascending.
    pub(crate) fn each_ability_payment(
        &self,
        state: &State,
        seat: Seat,
        ability: &Ability,
        tension: u8,
        give: &mut dyn FnMut(&Pay) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match ability.cost {
            AbilityCost::Cards(cost) => {
                Price { cost, played: None, boost: 0 }.each(&state.seat(seat).hand, tension, give)
            }
            AbilityCost::Tension(cost) if cost <= tension => {
                give(&Pay { tension: cost, ..Pay::default() })
            }
            AbilityCost::Tension(_) => ControlFlow::Continue(()),
        }
    }

    /// BA-7.6.
    pub(super) fn legal_placed(
        &self,
        state: &State,
        question: Question,
        seat: Seat,
        give: Give<'_>,
    ) -> ControlFlow<()> {
        if !Self::offers_placed(question) {
            return ControlFlow::Continue(());
        }
        for card in self.placed(state, seat) {
            if self.check_placed(state, question, seat, card).is_ok() {
                let effects = &self.cards.card(card).effects;
                let aims = self.aims(state, seat, Source::Card(card), effects);
                each(aims.into_iter().map(|aim| Action::UsePlaced { card, aim }), give)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// BA-8.3, BA-16.4: items, then heals by tension, of every hero that may act now.
    pub(super) fn legal_helps(
        &self,
        state: &State,
        question: Question,
        asked: Seat,
        give: Give<'_>,
    ) -> ControlFlow<()> {
        let heroes = heroes(state);
        let may = |hero| Self::check_user(state, question, asked, hero).is_ok();
        if self.offers_items(question) {
            for &(hero, user) in heroes.iter().filter(|(hero, _)| may(*hero)) {
                for item in held_items(state, user) {
                    let fits = |target| {
                        self.check_item_target(state, question, user, item, target).is_ok()
                    };
                    let targets = heroes.iter().map(|(target, _)| *target);
                    let targets = targets.filter(|target| fits(*target));
                    each(targets.map(|target| Action::UseItem { hero, item, target }), give)?;
                }
            }
        }
        if self.offers_tension_heal(question) {
            for &(hero, user) in heroes.iter().filter(|(hero, _)| may(*hero)) {
                if self.check_tension_heal(state, user).is_ok() {
                    give(Action::TensionHeal { hero })?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// A move as an action.
pub(crate) const fn moved(by: MoveBy, to: Square) -> Action {
    match by {
        MoveBy::Area => Action::Move { to },
        MoveBy::Extra => Action::ExtraMove { to },
        MoveBy::AfterAttack => Action::PostAttackMove { to },
    }
}

/// The attacks with one payment on each of these sets, each square of a set being primary once.
pub(crate) fn attacks<'a>(
    source: Source,
    pay: &'a Pay,
    sets: &'a [Slots],
) -> impl Iterator<Item = Action> + 'a {
    sets.iter().flat_map(move |&targets| {
        targets.iter().map(move |primary| {
            let pay = pay.clone();
            Action::Attack { source, pay, targets, primary, boost: false }
        })
    })
}

/// The uses of an ability with one payment at each of these aims.
pub(crate) fn abilities<'a>(
    ability: Source,
    pay: &'a Pay,
    aims: &'a Aims,
) -> impl Iterator<Item = Action> + 'a {
    aims.iter().map(move |&aim| Action::UseAbility { ability, pay: pay.clone(), aim })
}

/// The kinds of items that a seat has, ascending.
pub(crate) fn held_items(state: &State, seat: Seat) -> Vec<ItemKind> {
    let mut items: Vec<ItemKind> = state.seat(seat).items.iter().map(|held| held.item).collect();
    items.sort_unstable();
    items.dedup();
    items
}
