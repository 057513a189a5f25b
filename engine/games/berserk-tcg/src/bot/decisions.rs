//! The other decisions: openings, uses, payments, battles, hands.

use super::Bot;
use super::gain::NEVER;
use crate::cards::Body;
use crate::prelude::*;
use crate::state::other;

/// Cards of a hand that is not redrawn whatever it has.
const HAND_SMALL: usize = 5;
/// Highest level of a character that can be opened early.
const EARLY_LEVEL: u8 = 1;
/// Early characters of a hand that is kept.
const EARLY_ENOUGH: usize = 2;

impl Bot<'_> {
    /// `Mulligan`: whether the hand is kept.
    pub(super) fn keeps_hand(&self) -> bool {
        let early = self.state.hand(self.me).filter(|card| {
            self.game.is_character(card.kind) && self.game.data(card.kind).level <= EARLY_LEVEL
        });
        self.state.hand(self.me).count() <= HAND_SMALL || early.count() >= EARLY_ENOUGH
    }

    /// `open`; in a battle a character counts double.
    pub(super) fn opening(&self, id: CardId, in_battle: bool) -> i64 {
        let card = self.state.card(id);
        let city = card.at();
        let data = self.game.data(card.kind);
        let has_character = self.characters_at(self.me, city).next().is_some();
        let brings = match data.body {
            Body::Character(_) => {
                let times = if in_battle { 2 } else { 1 };
                times * self.value(card)
                    + 4 * i64::from(!has_character)
                    + 3 * i64::from(!self.occupies(self.me, city))
                    + self.entering(card)
            }
            Body::Eternal => 2 + 4 * i64::from(has_character),
            Body::Normal { quick: _ } => self
                .game
                .opened_text(card.kind)
                .map_or(NEVER, |text| self.best(text, Vantage::of(card))),
        };
        brings - 2 * i64::from(self.game.opening_cost(self.state, card).cards())
    }

    /// `declare_battle`.
    pub(super) fn declaring(&self, city: City) -> i64 {
        self.plan(city) - 2 * self.set_at(self.foe, city)
    }

    /// `use` in the main phase.
    pub(super) fn using(&self, id: CardId, ability: u8) -> i64 {
        let card = self.state.card(id);
        let text = &self.game.data(card.kind).abilities[usize::from(ability)];
        let Ability::Paid { cost, .. } = text else { return NEVER };
        let from = Vantage::of(card);
        let sacrifice = cost.sacrifice.as_ref().map_or(0, |filter| {
            let values = self.fitting(filter, from).map(|card| self.value(card));
            values.min().unwrap_or(0)
        });
        let needed = cost.lock && self.state.tp() == self.me && self.plan_pays(card.at());
        self.best(text, from) - 2 * i64::from(cost.any) - sacrifice - 3 * i64::from(needed)
    }

    /// `pay`, whole or in parts.
    pub(super) fn paying(&self, cards: &[CardId], sacrifice: Option<CardId>) -> i64 {
        let kept: i64 = cards.iter().map(|id| self.keep(self.state.card(*id))).sum();
        -kept - sacrifice.map_or(0, |id| self.value(self.state.card(id)))
    }

    /// `vanguard`.
    pub(super) fn vanguard(&self, id: CardId) -> i64 {
        let Some(battle) = &self.state.battle else { return -1 };
        if self.planned_vanguard(battle.city) == Some(id) { 1 } else { -1 }
    }

    /// `fighter`.
    pub(super) fn fighter(&self, id: CardId) -> i64 {
        let Some(battle) = &self.state.battle else { return -1 };
        if self.planned_fighter(battle) == Some(id) { 1 } else { -1 }
    }

    /// `assign`.
    pub(super) fn assigning(&self, target: CardId, amount: u8) -> i64 {
        let (Some(exchange), Some(battle)) = (self.state.exchanging(), &self.state.battle) else {
            return 0;
        };
        let enemies = &battle.fighters[other(self.me).index()];
        let from = exchange.last_target.map_or(0, |last| enemies.partition_point(|id| *id <= last));
        let given = |id| {
            let parts = exchange.assignments.iter().filter(|part| part.target == id);
            parts.map(|part| i64::from(part.amount)).sum()
        };
        let rest = i64::from(exchange.rest.unwrap_or(0));
        let Some((first, points)) = self.planned_assignment(rest, &enemies[from..], given) else {
            return 0;
        };
        if first != target {
            return 0;
        }
        let planned = |amount: u8| i64::from(amount) == points;
        if planned(amount) {
            return 1;
        }
        // The rest may have to go to this target (BK-6.45), or less of it (BK-R31).
        let mut most = 0;
        for option in self.game.assign_options(self.state) {
            if let Action::Assign { target, amount } = option
                && target == first
            {
                if planned(amount) {
                    return 0;
                }
                most = most.max(amount);
            }
        }
        i64::from(amount == most)
    }

    /// `draw_two`, `draw_one`.
    pub(super) fn city_draw(&self, cards: i64) -> i64 {
        if self.deck(self.me) >= cards + 4 { cards } else { -1 }
    }

    /// `discard`, for the hand limit or an effect.
    pub(super) fn discarding(&self, id: CardId) -> i64 {
        let card = self.state.card(id);
        let far = self.game.data(card.kind).level > self.state.city_level() + 2;
        let mut characters =
            self.state.hand(self.me).filter(|card| self.game.is_character(card.kind));
        let only =
            characters.next().map(|first| first.id) == Some(id) && characters.next().is_none();
        -self.keep(card) + 4 * i64::from(far) - 50 * i64::from(only)
    }

    /// `find`.
    pub(super) fn finding(&self, kind: CardKind) -> i64 {
        let colour = self.game.data(kind).colour as usize;
        let set = self.state.set_cards(self.me);
        let circles: i64 =
            set.map(|card| i64::from(self.game.data(card.kind).cost.coloured[colour])).sum();
        10 + (circles - i64::from(self.hand_colours()[colour])).max(0)
    }
}
