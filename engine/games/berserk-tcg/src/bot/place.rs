//! Where a card should be: sets and moves.

use super::Bot;
use crate::cards::Body;
use crate::prelude::*;

/// Hand cards below which nothing is set.
const HAND_LOW: usize = 3;
/// Most that a city in need of help counts.
const HELP_MAX: i64 = 8;

impl Bot<'_> {
    /// How good it is to have a card of this kind at a city.
    pub(super) fn place(&self, kind: CardKind, city: City) -> i64 {
        let fits = match self.game.data(kind).body {
            Body::Character(_) if self.occupies(self.me, city) => {
                let (own, opposed) =
                    (self.strength_at(self.me, city), self.strength_at(self.foe, city));
                (opposed - own).clamp(0, HELP_MAX)
            }
            Body::Character(_) => {
                let mut near =
                    self.characters(self.me).map(|card| card.at().distance(city)).peekable();
                4 * i64::from(near.peek().is_none() || near.any(|distance| distance <= 1))
            }
            Body::Eternal => 2 * self.characters_at(self.me, city).count() as i64,
            Body::Normal { .. } => {
                let there = self.state.in_play_at(city);
                there.filter(|card| self.game.is_character(card.kind)).count() as i64
            }
        };
        fits - 4 * self.set_at(self.me, city)
    }

    /// `set`.
    pub(super) fn setting(&self, id: CardId, city: City) -> i64 {
        let card = self.state.card(id);
        if self.state.hand(self.me).count() < HAND_LOW || !self.is_soon(card) {
            return -1;
        }
        let on_table = self.state.set_cards(self.me).count() as i64;
        6 + self.value(card) / 2 - 3 * on_table + self.place(card.kind, city)
    }

    /// `move`.
    pub(super) fn moving(&self, id: CardId, to: City) -> i64 {
        let card = self.state.card(id);
        let from = card.at();
        let mine = self.characters_at(self.me, to).count() as i64;
        let wins =
            !self.occupies(self.me, to) && self.strength(card) > self.strength_at(self.foe, to);
        let empty = mine == 0 && self.characters_at(self.foe, to).next().is_none();
        let (all, locked) = self
            .characters(self.me)
            .fold((0, 0), |(all, locked), card| (all + 1, locked + i64::from(card.locked)));
        let tired = 2 * locked >= all;
        let gone =
            -5 + 8 * i64::from(wins) + 4 * i64::from(empty) - 2 * mine - 20 * i64::from(tired);
        let alone = self.is_alone(card);
        if self.occupies(self.me, from) {
            return gone - 12 * i64::from(alone);
        }
        let needed = !self.state.battles_declared.contains(&from) && self.plan_pays(from);
        let last = alone && self.characters_at(self.foe, from).next().is_none();
        gone - 12 * i64::from(needed) - 3 * i64::from(last)
    }
}
