//! What a card is worth, what it can take, and what is coming at it: the common values of the policy.

use super::Bot;
use super::text::Text;
use crate::cards::Body;
use crate::prelude::*;
use crate::state::other;

/// What a character can do now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Numbers {
    pub power: i64,
    pub range: i64,
    pub hp: i64,
    pub movement: i64,
}

impl Numbers {
    /// What a character with these numbers is worth.
    pub fn value(self, level: u8) -> i64 {
        2 * i64::from(level) + self.power + self.hp + 2 * self.range + self.movement
    }
}

impl<'a> Bot<'a> {
    /// The numbers of a character in play.
    pub(super) fn numbers(&self, card: &Instance) -> Numbers {
        let (game, state) = (self.game, self.state);
        Numbers {
            power: game.power_now(state, card).into(),
            range: game.range_now(state, card).into(),
            hp: game.hp_now(state, card).into(),
            movement: game.move_now(state, card).into(),
        }
    }

    /// What a card is worth: by its present numbers in play, else by the printed ones.
    pub(super) fn value(&self, card: &Instance) -> i64 {
        let data = self.game.data(card.kind);
        match data.body {
            Body::Character(_) if card.is_in_play() => self.numbers(card).value(data.level),
            Body::Character(_) | Body::Normal { .. } | Body::Eternal => {
                self.printed_value(card.kind)
            }
        }
    }

    /// What a card is worth by its printed numbers.
    pub(super) fn printed_value(&self, kind: CardKind) -> i64 {
        let data = self.game.data(kind);
        match data.body {
            Body::Character(stats) => {
                let printed = Numbers {
                    power: stats.power.into(),
                    range: stats.range.into(),
                    hp: stats.hp.into(),
                    movement: stats.movement.into(),
                };
                printed.value(data.level)
            }
            Body::Normal { .. } | Body::Eternal => 4 + 2 * i64::from(data.level),
        }
    }

    /// Points that a character can still take, with its shield.
    pub(super) fn left(&self, card: &Instance) -> i64 {
        let hp = i64::from(self.game.left_hp(self.state, card));
        hp.max(0) + i64::from(card.shield)
    }

    /// Power and points left of a character.
    pub(super) fn strength(&self, card: &Instance) -> i64 {
        i64::from(self.game.power_now(self.state, card)) + self.left(card)
    }

    /// +1 for a card that I control, −1 for one of the other seat.
    pub(super) fn side(&self, card: &Instance) -> i64 {
        if card.controller == self.me { 1 } else { -1 }
    }

    /// The characters of a seat, by their numbers.
    pub(super) fn characters(self, seat: Seat) -> impl Iterator<Item = &'a Instance> {
        let in_play = self.state.in_play();
        in_play.filter(move |card| card.controller == seat && self.game.is_character(card.kind))
    }

    /// The characters of a seat at a city, by their numbers.
    pub(super) fn characters_at(
        self,
        seat: Seat,
        city: City,
    ) -> impl Iterator<Item = &'a Instance> {
        self.characters(seat).filter(move |card| card.city == Some(city))
    }

    /// Power and points left of all characters of a seat at a city.
    pub(super) fn strength_at(&self, seat: Seat, city: City) -> i64 {
        self.characters_at(seat, city).map(|card| self.strength(card)).sum()
    }

    /// True if a seat occupies a city.
    pub(super) fn occupies(&self, seat: Seat, city: City) -> bool {
        self.state.city(city).occupant == Some(seat)
    }

    /// True if a character is the only one of its controller at its city.
    pub(super) fn is_alone(&self, card: &Instance) -> bool {
        self.characters_at(card.controller, card.at()).all(|there| there.id == card.id)
    }

    /// Set cards of a seat at a city: how many, not which.
    pub(super) fn set_at(&self, seat: Seat, city: City) -> i64 {
        self.state.set_cards(seat).filter(|card| card.city == Some(city)).count() as i64
    }

    /// Whether the capital lies at a city; none while that is not known.
    fn is_capital(&self, city: City) -> Option<bool> {
        let identity = self.state.city(city).identity?;
        Some(self.game.cards.cities[usize::from(identity.0)].capital)
    }

    /// True if a seat would win with this city beside those it occupies: three or more, the known
    /// capital among them. Source: BK-1.2.
    pub(super) fn wins_with(&self, city: City, seat: Seat) -> bool {
        let mut held = City::ALL.into_iter().filter(|at| *at == city || self.occupies(seat, *at));
        held.clone().count() >= 3 && held.any(|at| self.is_capital(at) == Some(true))
    }

    /// What occupying a city is worth to a seat.
    pub(super) fn prize(&self, city: City, seat: Seat) -> i64 {
        let may_be_capital = self.is_capital(city) != Some(false);
        10 + 6 * i64::from(may_be_capital)
            + 6 * i64::from(self.occupies(other(seat), city))
            + 1000 * i64::from(self.wins_with(city, seat))
    }

    /// Points that an effect's damage of this amount would do to a card.
    pub(super) fn reduced(&self, card: &Instance, amount: u8) -> i64 {
        i64::from(u16::from(amount).saturating_sub(self.game.effect_reduction(card)))
    }

    /// Points that an item will deal to a card.
    fn coming_from(&self, item: &Item, card: &Instance) -> i64 {
        match combat_damage(item, card.id) {
            0 => Text::pending(self, item).map_or(0, |text| text.damage_to(self, card)),
            points => points,
        }
    }

    /// Points that pending items will deal to a card, one item perhaps left out.
    pub(super) fn incoming(&self, card: &Instance, but: Option<ItemId>) -> i64 {
        let stack = self.state.stack.iter().filter(|item| Some(item.id) != but);
        stack.map(|item| self.coming_from(item, card)).sum()
    }

    /// True if a character fights, or is about to.
    pub(super) fn is_fighting(&self, id: CardId) -> bool {
        let is_named = |item: &Item| {
            let (Pending::Vanguard { card } | Pending::Fighter { card }) = item.what else {
                return false;
            };
            card == id
        };
        let battle = self.state.battle.as_ref();
        battle.is_some_and(|battle| battle.fighters.iter().any(|side| side.contains(&id)))
            || self.state.stack.iter().any(is_named)
    }

    /// My hand cards of each colour.
    pub(super) fn hand_colours(&self) -> [u8; 4] {
        let mut held = [0; 4];
        for card in self.state.hand(self.me) {
            held[self.game.data(card.kind).colour as usize] += 1;
        }
        held
    }

    /// What keeping a card is worth, with what my set cards need it for.
    pub(super) fn keep(&self, card: &Instance) -> i64 {
        let colour = self.game.data(card.kind).colour as usize;
        let needed = |set: &Instance| self.game.data(set.kind).cost.coloured[colour] > 0;
        let last = card.is_in_hand_of(self.me) && self.hand_colours()[colour] == 1;
        let wanted = last && self.state.set_cards(self.me).any(needed);
        self.value(card) + 6 * i64::from(wanted)
    }

    /// True if a hand card will be payable soon: its level is near, the rest of my hand covers its
    /// cost but for one card of each colour.
    pub(super) fn is_soon(&self, card: &Instance) -> bool {
        let data = self.game.data(card.kind);
        let held = self.hand_colours();
        let others: u8 = held.iter().sum::<u8>() - 1;
        data.level <= self.state.city_level() + 2
            && others >= data.cost.cards()
            && held.iter().zip(data.cost.coloured).enumerate().all(|(colour, (held, need))| {
                let itself = u8::from(data.colour as usize == colour);
                need <= held - itself + 1
            })
    }

    /// Cards of a seat's deck.
    pub(super) fn deck(&self, seat: Seat) -> i64 {
        self.state.deck_count(seat).into()
    }
}

/// Points of combat damage that an item will deal to a card.
pub(super) fn combat_damage(item: &Item, to: CardId) -> i64 {
    let Pending::Damage { assignments, .. } = &item.what else { return 0 };
    let parts = assignments.iter().filter(|part| part.target == to);
    parts.map(|part| i64::from(part.amount)).sum()
}
