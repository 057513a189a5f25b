//! All that a seat might try while it is asked.
//!
//! Source: the event catalogue of the specification (5.17): the legal actions, and the attempts that
//! are worth a reason why not. Payments make the cost exactly, as if tension were full, or are
//! nothing at all.

use crate::cards::{RACES, SUBS, WEAPONS, skills, weapon_cards};
use crate::prelude::*;
use crate::rules::check::{Aimed, at_play, heroes};
use crate::rules::legal::{abilities, attacks, held_items, moved};
use crate::vocabulary::TENSION_MAX;
use std::ops::ControlFlow;

impl BraveArchitect {
    /// Appends all that a seat might try, ascending; nothing for a seat that is not asked.
    pub(crate) fn conceivable_actions(&self, state: &State, seat: Seat, into: &mut Vec<Action>) {
        let Some((question, seats)) = self.asked(state) else { return };
        if !seats.contains(seat) {
            return;
        }
        let mut all = Vec::new();
        self.legal_actions(state, &mut all);
        match question {
            Question::Draft => all.extend(draft_sets().map(|set| Action::DraftPick { set })),
            Question::Place => all.extend(Square::all().map(|at| Action::PlaceHero { at })),
            Question::Next => {
                let heroes = heroes(state).into_iter();
                all.extend(heroes.map(|(hero, _)| Action::NextHero { hero }));
                all.push(Action::Proceed);
            }
            Question::Hero => {
                all.extend(Square::all().map(|to| moved(MoveBy::Area, to)));
                if self.check_moves(state, seat, MoveBy::Extra).is_ok() {
                    all.extend(Square::all().map(|to| moved(MoveBy::Extra, to)));
                }
                self.conceivable_plays(state, seat, &mut all);
                self.conceivable_attacks(state, seat, &mut all);
                self.conceivable_abilities(state, seat, &mut all);
            }
            Question::Pursuit => {
                self.conceivable_attacks(state, seat, &mut all);
                if state.turn.as_ref().is_some_and(|turn| turn.post_move.is_some()) {
                    all.extend(Square::all().map(|to| moved(MoveBy::AfterAttack, to)));
                }
            }
            Question::Boost => all.push(Action::Boost),
            Question::Recover => {
                let cards = state.seat(seat).weapon.into_iter().flat_map(weapon_cards);
                all.extend(cards.map(|card| Action::RecoverWeapon { card }));
            }
            Question::Equipment => {
                let pieces = self.pieces_shown(state).iter();
                all.extend(pieces.map(|piece| Action::ChooseEquipment { piece: *piece }));
            }
            _ => {}
        }
        self.conceivable_answers(state, question, seat, &mut all);
        all.sort_unstable();
        all.dedup();
        into.append(&mut all);
    }

    fn conceivable_plays(&self, state: &State, seat: Seat, all: &mut Vec<Action>) {
        let hand = &state.seat(seat).hand;
        for &card in hand {
            let row = self.cards.card(card);
            if row.attack().is_some() {
                continue;
            }
            let aims = Self::each_aim(state, Aimed::of(at_play(row)));
            let boosts: &[bool] =
                if self.boost_at_play(card).is_some() { &[false, true] } else { &[false] };
            let mut pays = vec![Pay::default()];
            let _all =
                self.card_price(card, 0).each(hand, TENSION_MAX, &mut |pay| keep(&mut pays, pay));
            for pay in &pays {
                for &aim in &aims {
                    let play = |&boost| Action::Play { card, pay: pay.clone(), aim, boost };
                    all.extend(boosts.iter().map(play));
                }
            }
        }
    }

    fn conceivable_attacks(&self, state: &State, seat: Seat, all: &mut Vec<Action>) {
        for source in self.attack_sources(state, seat) {
            let most = self.attack_of(source).map_or(0, |attack| attack.targets);
            let sets: Vec<Slots> =
                Slots::all().filter(|set| set.len() <= u32::from(most)).collect();
            let mut pays = vec![Pay::default()];
            let hand = &state.seat(seat).hand;
            let price = self.attack_price(source);
            let _all = price.each(hand, TENSION_MAX, &mut |pay| keep(&mut pays, pay));
            all.extend(pays.iter().flat_map(|pay| attacks(source, pay, &sets)));
        }
    }

    fn conceivable_abilities(&self, state: &State, seat: Seat, all: &mut Vec<Action>) {
        for source in self.ability_sources(state, seat) {
            let Some(ability) = self.ability_of(source) else { continue };
            let aims = Self::each_aim(state, Aimed::of(&ability.effects));
            let mut pays = vec![Pay::default()];
            let _all = self.each_ability_payment(state, seat, ability, TENSION_MAX, &mut |pay| {
                keep(&mut pays, pay)
            });
            all.extend(pays.iter().flat_map(|pay| abilities(source, pay, &aims)));
        }
    }

    /// Placed cards at any time, own items for every hero, the own heal.
    fn conceivable_answers(
        &self,
        state: &State,
        question: Question,
        seat: Seat,
        all: &mut Vec<Action>,
    ) {
        if Self::offers_placed(question) {
            for card in self.placed(state, seat) {
                // At a wrong time nothing is asked about the aim.
                let is_time = self.check_placed(state, question, seat, card).is_ok();
                let effects = &self.cards.card(card).effects;
                let aimed = if is_time { Aimed::of(effects) } else { Aimed::Nothing };
                let aims = Self::each_aim(state, aimed).into_iter();
                all.extend(aims.map(|aim| Action::UsePlaced { card, aim }));
            }
        }
        let Some(hero) = state.seat(seat).race else { return };
        if self.offers_items(question) {
            let is_used_up =
                |item: &ItemKind| matches!(self.cards.item(*item).what, ItemUse::Consumable(_));
            for item in held_items(state, seat).into_iter().filter(is_used_up) {
                let targets = heroes(state).into_iter().map(|(target, _)| target);
                all.extend(targets.map(|target| Action::UseItem { hero, item, target }));
            }
        }
        if self.offers_tension_heal(question) {
            all.push(Action::TensionHeal { hero });
        }
    }
}

/// Keeps a payment and wants more.
fn keep(pays: &mut Vec<Pay>, pay: &Pay) -> ControlFlow<()> {
    pays.push(pay.clone());
    ControlFlow::Continue(())
}

/// All card sets of the draft, ascending. Source: BA-2.1.
pub(crate) fn draft_sets() -> impl Iterator<Item = DraftSet> {
    let races = Race::all(RACES.into()).map(DraftSet::Race);
    let weapons = Weapon::all(WEAPONS.into()).map(DraftSet::Weapon);
    let subs = Sub::all(SUBS.into()).map(DraftSet::Sub);
    races.chain(weapons).chain(subs).chain(skills().map(DraftSet::Skill))
}
