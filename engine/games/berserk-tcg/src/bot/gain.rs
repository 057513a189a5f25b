//! What a text would bring, by its primitives.
//!
//! A text of the other seat is read from my side: what it does to cards counts by whose they are,
//! what it brings to its controller counts against me.

use super::Bot;
use super::text::Text;
use crate::cards::text::CharacterFilter;
use crate::prelude::*;

/// A text that cannot name what it must, or that would use up my deck.
pub(super) const NEVER: i64 = -1000;
/// Milling the other seat's last card.
const LAST_CARD: i64 = 1000;
/// Cards of my deck that no text of mine may touch.
const DECK_RESERVE: i64 = 3;

impl Bot<'_> {
    /// What a text would bring me; `but` is an item that is thought away.
    pub(super) fn gain(&self, text: Text<'_>, but: Option<ItemId>) -> i64 {
        let mine = text.from.seat == self.me;
        let your_sign = if mine { 1 } else { -1 };
        // Cards of the deck that were looked at, drawn or found so far.
        let mut looked = 0;
        let mut used = 0;
        let mut sum = 0;
        for step in text.steps {
            let brings = |value: i64, used: i64| {
                if mine && self.deck(self.me) <= used + DECK_RESERVE {
                    NEVER
                } else {
                    your_sign * value
                }
            };
            let about = step.subject().and_then(|subject| text.subject(subject));
            let raised = |worth: fn(i64) -> i64| {
                about.and_then(|id| self.in_trash(id)).map_or(0, |card| worth(self.value(card)))
            };
            sum += match (step, about.and_then(|id| self.in_play(id))) {
                (Step::Damage { amount, .. }, Some(card)) => self.damage_gain(card, *amount, but),
                (Step::DamageAll { of, amount }, _) => self
                    .fitting(of, text.from)
                    .map(|card| self.damage_gain(card, *amount, but))
                    .sum(),
                (Step::Shield { amount, .. }, Some(card)) => {
                    self.saving_gain(card, (*amount).into(), 0, but)
                }
                (Step::Heal { amount, .. }, Some(card)) => {
                    let healed = i64::from(card.damage.min(u16::from(*amount)));
                    self.saving_gain(card, healed, healed, but)
                }
                (Step::Mod { stat: Stat::Power, amount, .. }, Some(card)) => {
                    self.power_gain(card, *amount)
                }
                (Step::Mod { stat: Stat::Hp | Stat::Range | Stat::Move, .. }, _) => 0,
                (Step::Lock { .. }, Some(card)) => self.lock_gain(card),
                (Step::Unlock { .. }, Some(card)) => self.unlock_gain(card),
                (Step::MoveTo { city, .. }, Some(card)) => {
                    text.spot(*city).map_or(0, |to| self.relocation_gain(card, to, but))
                }
                (Step::ToHand { .. }, Some(card)) => {
                    let value = self.value(card);
                    if card.controller == self.foe {
                        value + self.fighting_bonus(card)
                    } else if self.is_dying(card, but) {
                        value
                    } else {
                        -value / 2
                    }
                }
                (Step::ToSet { .. }, Some(card)) => -self.side(card) * self.value(card),
                (Step::Trash { .. }, Some(card)) => -self.side(card) * self.loss(card),
                (Step::Control { .. }, Some(card)) if card.controller != text.from.seat => {
                    your_sign * 2 * self.value(card)
                }
                (Step::Control { .. }, _) => 0,
                (Step::Draw { seat, count }, _) => {
                    let count = i64::from(*count);
                    if text.seat(*seat) == text.from.seat {
                        used += count;
                        brings(3 * count, used)
                    } else {
                        -your_sign * 3 * count
                    }
                }
                (Step::DiscardChoice { seat, count }, _) => {
                    let seat = text.seat(*seat);
                    let hand = self.state.hand(seat).count() as i64;
                    self.against(seat) * 3 * hand.min((*count).into())
                }
                (Step::Mill { seat, count }, _) => {
                    let seat = text.seat(*seat);
                    let count = i64::from(*count);
                    let last = self.deck(seat) <= count;
                    self.against(seat) * if last { LAST_CARD } else { 1 + count }
                }
                (Step::Look { count }, _) => {
                    looked = (*count).into();
                    used += looked;
                    0
                }
                (Step::TakeOne { .. }, _) => brings(5, used),
                (Step::SetTop { .. }, _) => {
                    used += 1;
                    brings(3, used)
                }
                (Step::SetEach, _) => brings(3 * looked.min(self.deck(text.from.seat)), used),
                (Step::SearchPlay { max, city, .. }, _) => {
                    used += i64::from(*max);
                    let empty = |city| self.characters_at(text.from.seat, city).next().is_none();
                    let first = text.spot(*city).is_some_and(empty);
                    brings(5 * i64::from(*max) + 4 * i64::from(first), used)
                }
                (Step::Recover { .. }, _) => your_sign * raised(|value| value / 2 + 1),
                (Step::Reanimate { .. }, _) => your_sign * raised(|value| value),
                (Step::Negate { target }, _) => self.negation_gain(text, *target),
                (Step::LookSet { .. }, _) => your_sign * 2,
                (Step::Sacrifice { of }, _) => {
                    let values = self.fitting(of, text.from).map(|card| self.value(card));
                    -your_sign * values.min().unwrap_or(0)
                }
                (Step::BottomRest | Step::Shuffle { .. }, _) | (_, None) => 0,
            };
        }
        sum
    }

    /// +1 for what harms the other seat, −1 for what harms me.
    fn against(&self, seat: Seat) -> i64 {
        if seat == self.foe { 1 } else { -1 }
    }

    /// The characters that fit, by their numbers.
    pub(super) fn fitting<'b>(
        &'b self,
        filter: &'b CharacterFilter,
        from: Vantage,
    ) -> impl Iterator<Item = &'b Instance> {
        self.state.in_play().filter(move |card| self.game.fits(filter, from, card))
    }

    fn fighting_bonus(&self, card: &Instance) -> i64 {
        5 * i64::from(self.is_fighting(card.id))
    }

    /// What a card is worth to its side where it is.
    fn loss(&self, card: &Instance) -> i64 {
        self.value(card) + self.fighting_bonus(card)
    }

    /// True if a character will die of what pends.
    fn is_dying(&self, card: &Instance, but: Option<ItemId>) -> bool {
        self.incoming(card, but) >= self.left(card)
    }

    fn damage_gain(&self, card: &Instance, amount: u8, but: Option<ItemId>) -> i64 {
        let points = self.reduced(card, amount);
        if points == 0 || self.is_dying(card, but) {
            0
        } else if points >= self.left(card) {
            -self.side(card) * self.loss(card)
        } else {
            -self.side(card)
        }
    }

    /// So many points more to take: the character, if they save it, else what they are worth idle.
    fn saving_gain(&self, card: &Instance, more: i64, idle: i64, but: Option<ItemId>) -> i64 {
        let (incoming, left) = (self.incoming(card, but), self.left(card));
        let saves = incoming >= left && incoming < left + more;
        self.side(card) * if saves { self.value(card) } else { idle }
    }

    /// Power for a fighter that has not struck.
    fn power_gain(&self, card: &Instance, amount: i8) -> i64 {
        let strikes = self.state.battle.as_ref().is_some_and(|battle| {
            battle.fighters.iter().any(|side| side.contains(&card.id))
                && !battle.struck.contains(&card.id)
        });
        if !strikes {
            return 0;
        }
        let mut changed = *card;
        changed.mods.power += i16::from(amount);
        self.outlook(Some(&changed)) - self.outlook(None)
    }

    fn lock_gain(&self, card: &Instance) -> i64 {
        let is_in_turn = card.controller == self.state.tp();
        let acts = (is_in_turn && self.state.phase != Phase::End)
            || !self.occupies(card.controller, card.at());
        if card.locked || !acts || self.is_fighting(card.id) {
            return 0;
        }
        -self.side(card) * self.value(card) / 2
    }

    fn unlock_gain(&self, card: &Instance) -> i64 {
        if !card.locked {
            0
        } else if card.controller == self.state.tp() {
            self.side(card) * self.value(card) / 2
        } else {
            self.side(card)
        }
    }

    fn relocation_gain(&self, card: &Instance, to: City, but: Option<ItemId>) -> i64 {
        if card.controller != self.me {
            return 0;
        }
        let saved = if self.is_dying(card, but) { self.value(card) } else { 0 };
        let opens = !self.occupies(self.me, to) && self.strength_at(self.foe, to) == 0;
        let gives_up = self.occupies(self.me, card.at()) && self.is_alone(card);
        saved + 6 * i64::from(opens) - 12 * i64::from(gives_up)
    }

    /// What an item would do is not done. It is thought away when that is weighed: else what it
    /// kills would count as dead already.
    fn negation_gain(&self, text: Text<'_>, target: u8) -> i64 {
        let Some(Named::Item(id)) = text.named(target) else { return 0 };
        let negated = self.state.item(id).and_then(|item| Text::pending(self, item));
        let gain = negated.map_or(0, |negated| self.gain(negated, Some(id)));
        if text.from.seat == self.me { (-gain).max(0) } else { -gain.max(0) }
    }
}
