//! A text with what it names: of what pends, of what is announced, of a card that enters.

use super::Bot;
use super::gain::NEVER;
use crate::cards::text::{Event, Spot, Subject, Who};
use crate::prelude::*;
use crate::state::other;

/// A text with what it names.
#[derive(Clone, Copy)]
pub(super) struct Text<'a> {
    pub steps: &'a [Step],
    pub from: Vantage,
    /// The card of the event that set it off.
    pub event: Option<CardId>,
    pub targets: &'a [Named],
}

impl<'a> Text<'a> {
    /// That of a pending item, if it has one.
    pub(super) fn pending(bot: &Bot<'a>, item: &'a Item) -> Option<Self> {
        let (source, targets, event) = bot.state.text_of(item)?;
        let from = Vantage { seat: item.controller, card: source.card, city: source.city };
        Some(Self { steps: bot.game.ability(source).steps(), from, event, targets })
    }

    pub(super) fn named(&self, place: u8) -> Option<Named> {
        self.targets.get(usize::from(place)).copied()
    }

    pub(super) fn subject(&self, subject: Subject) -> Option<CardId> {
        match subject {
            Subject::Source => Some(self.from.card),
            Subject::EventCard => self.event,
            Subject::Target(place) => match self.named(place)? {
                Named::Card(id) => Some(id),
                Named::Item(_) | Named::City(_) => None,
            },
        }
    }

    pub(super) fn spot(&self, spot: Spot) -> Option<City> {
        match spot {
            Spot::This => Some(self.from.city),
            Spot::Target(place) => match self.named(place)? {
                Named::City(city) => Some(city),
                Named::Card(_) | Named::Item(_) => None,
            },
        }
    }

    pub(super) fn seat(&self, who: Who) -> Seat {
        match who {
            Who::You => self.from.seat,
            Who::Enemy => other(self.from.seat),
        }
    }

    /// Points that its `Damage` will deal to a card.
    pub(super) fn damage_to(&self, bot: &Bot<'_>, card: &Instance) -> i64 {
        let parts = self.steps.iter().map(|step| {
            let Step::Damage { to, amount } = step else { return 0 };
            if self.subject(*to) == Some(card.id) { bot.reduced(card, *amount) } else { 0 }
        });
        parts.sum()
    }
}

impl<'a> Bot<'a> {
    /// A card in play, if it is still that.
    pub(super) fn in_play(&self, id: CardId) -> Option<&'a Instance> {
        self.state.find(id).filter(|card| card.is_in_play())
    }

    /// A card in a trash, if it is still that.
    pub(super) fn in_trash(&self, id: CardId) -> Option<&'a Instance> {
        self.state.find(id).filter(|card| card.zone == Zone::Trash)
    }

    /// What a text would bring with the best of the targets that it may name.
    pub(super) fn best(&self, ability: &Ability, from: Vantage) -> i64 {
        let gain = |targets: &[Named]| {
            self.gain(Text { steps: ability.steps(), from, event: None, targets }, None)
        };
        if ability.targets().is_empty() {
            return gain(&[]);
        }
        let lists = self.game.target_lists(self.state, ability, from);
        lists.iter().map(|list| gain(list)).max().unwrap_or(NEVER)
    }

    /// What a card's own text on entering would bring, if it enters where it lies.
    pub(super) fn entering(&self, card: &Instance) -> i64 {
        let from = Vantage::of(card);
        let texts = self.game.data(card.kind).abilities.iter().filter(|ability| {
            let Ability::Trigger { on: Event::Enters, condition, .. } = ability else {
                return false;
            };
            let mut conditions = condition.iter();
            conditions.all(|condition| self.game.condition_holds(self.state, condition, from))
        });
        // BK-6.44: without a target it is not put, which does no harm.
        texts
            .filter(|text| self.game.has_targets(self.state, text, from))
            .map(|text| self.best(text, from))
            .sum()
    }

    /// What naming these targets would bring to what is being announced or put.
    pub(super) fn naming(&self, targets: &[Named]) -> i64 {
        let Some((ability, from, event)) = self.naming_for() else { return 0 };
        self.gain(Text { steps: ability.steps(), from, event, targets }, None)
    }

    fn naming_for(&self) -> Option<(&'a Ability, Vantage, Option<CardId>)> {
        if let Some(Task::Put(met)) = self.state.tasks.iter().rev().nth(1) {
            return self.put_text(met);
        }
        let announce = self.state.announcing()?;
        let kind = self.state.find(announce.card)?.kind;
        let ability = match announce.ability {
            Some(ability) => self.game.data(kind).abilities.get(usize::from(ability))?,
            None => self.game.opened_text(kind)?,
        };
        let from = Vantage { seat: announce.seat, card: announce.card, city: announce.city };
        Some((ability, from, None))
    }

    /// The text of a trigger that is being put. Source: BK-6.44.
    fn put_text(&self, met: &Met) -> Option<(&'a Ability, Vantage, Option<CardId>)> {
        let Trigger::Ability { source, event_card, leaves } = &met.what else { return None };
        let there = self.in_play(source.card).filter(|_| !leaves);
        let city = there.map_or(source.city, Instance::at);
        let from = Vantage { seat: met.controller, card: source.card, city };
        Some((self.game.ability(*source), from, *event_card))
    }
}
