//! What the words of a text mean on the table: filters, targets, conditions.
//!
//! Source: BK-9.1, BK-5.12, BK-6.12, BK-6.33, BK-6.34, BK-R16, BK-R44, BK-R46, BK-R53. Nothing here
//! changes anything.

#[cfg(test)]
mod tests;

use crate::cards::Body;
use crate::cards::deck::is_mercenary;
use crate::cards::text::{
    CharacterFilter, Condition, ItemFilter, ItemKind, Place, SetFilter, Side, Subject, TargetKind,
    TrashFilter,
};
use crate::prelude::*;
use crate::readings::DarkWindCondition;
use crate::state::{TARGETS_MAX, other};

/// From where a text is read: whose it is, on which card, and where that lies (or lay).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Vantage {
    /// "You".
    pub seat: Seat,
    /// "This card".
    pub card: CardId,
    /// "This city".
    pub city: City,
}

impl Vantage {
    /// That of a card at a city, for its controller.
    pub(crate) fn of(card: &Instance) -> Self {
        Self { seat: card.controller, card: card.id, city: card.at() }
    }

    /// True if a seat is of this side. Source: BK-6.34.
    fn is_of(self, side: Side, seat: Seat) -> bool {
        match side {
            Side::Any => true,
            Side::Friend => seat == self.seat,
            Side::Enemy => seat != self.seat,
        }
    }

    /// True if a card that lies at a city is of this side and in these cities. Source: BK-9.1.
    pub(crate) fn has_at(self, side: Side, place: Place, card: &Instance) -> bool {
        let distance = self.city.distance(card.at());
        let near = match place {
            Place::This => distance == 0,
            Place::Within(farthest) => distance <= farthest,
            Place::At(wanted) => distance == wanted,
            Place::All => true,
        };
        near && self.is_of(side, card.controller)
    }
}

/// True if two cards of one zone are one option. Source: BK-3.15.
pub(crate) fn alike(one: &Instance, other: &Instance) -> bool {
    let apart = match one.zone {
        Zone::Hand | Zone::Aside | Zone::Trash => false,
        Zone::Transit | Zone::Set | Zone::Opening | Zone::InPlay => true,
    };
    !apart
        && (one.zone, one.owner, one.kind, one.known)
            == (other.zone, other.owner, other.kind, other.known)
}

/// The first of each that are alike, by their numbers. Source: BK-3.15.
pub(crate) fn distinct<'a>(cards: impl IntoIterator<Item = &'a Instance>) -> Vec<CardId> {
    let mut first: Vec<&Instance> = Vec::new();
    for card in cards {
        if !first.iter().any(|other| alike(other, card)) {
            first.push(card);
        }
    }
    first.into_iter().map(|card| card.id).collect()
}

/// From where the text of a card at a city is read, if it is this seat's.
pub(crate) fn vantage(state: &State, card: CardId, seat: Seat) -> Vantage {
    Vantage { seat, card, city: state.card(card).at() }
}

/// How a target stands when its text is carried out. Source: BK-6.12, BK-R44.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stands {
    /// It is there and fits the text.
    Good,
    /// It is not the same thing any more, or not in the same kind of place.
    Gone,
    /// It is there and does not fit the text any more: BK-R44 says what that means.
    Unfit,
}

impl BerserkTcg {
    /// True if a card is a face-up character in play that fits. Source: BK-9.1.
    pub(crate) fn fits(&self, filter: &CharacterFilter, vantage: Vantage, card: &Instance) -> bool {
        let CharacterFilter { side, place, level_max, locked, other, mercenary } = filter;
        card.is_in_play()
            && vantage.has_at(*side, *place, card)
            && self.is_character(card.kind)
            && level_max.is_none_or(|most| self.data(card.kind).level <= most)
            && locked.is_none_or(|wanted| card.locked == wanted)
            && !(*other && card.id == vantage.card)
            && (!*mercenary || self.is_mercenary(card.kind))
    }

    /// The characters that fit, by their numbers.
    pub(crate) fn characters(
        &self,
        state: &State,
        filter: &CharacterFilter,
        vantage: Vantage,
    ) -> Vec<CardId> {
        state
            .in_play()
            .filter(|card| self.fits(filter, vantage, card))
            .map(|card| card.id)
            .collect()
    }

    /// True if a card is a character. Source: BK-3.1.
    pub(crate) fn is_character(&self, kind: CardKind) -> bool {
        matches!(self.data(kind).body, Body::Character(_))
    }

    /// True if a card is a mercenary. Source: BK-R53.
    pub(crate) fn is_mercenary(&self, kind: CardKind) -> bool {
        is_mercenary(&self.cards, kind, self.readings.mercenary_definition)
    }

    /// True if a card, wherever it is, fits.
    pub(crate) fn card_fits(&self, filter: CardFilter, kind: CardKind) -> bool {
        match filter {
            CardFilter::Any => true,
            CardFilter::Character => self.is_character(kind),
            CardFilter::Mercenary => self.is_mercenary(kind),
        }
    }

    /// The face-up card in play that has the same Unique name, if this one is Unique; the first by
    /// number. Source: BK-3.10.
    pub(crate) fn unique_in_play(&self, state: &State, kind: CardKind) -> Option<CardId> {
        let data = self.data(kind);
        if !data.unique {
            return None;
        }
        let twin = state.in_play().find(|card| self.data(card.kind).name == data.name)?;
        Some(twin.id)
    }

    fn set_card_fits(filter: &SetFilter, vantage: Vantage, card: &Instance) -> bool {
        card.zone == Zone::Set && vantage.has_at(filter.side, filter.place, card)
    }

    fn trash_card_fits(&self, filter: &TrashFilter, vantage: Vantage, card: &Instance) -> bool {
        card.zone == Zone::Trash
            && card.owner == vantage.seat
            && self.card_fits(filter.filter, card.kind)
            && filter.level_max.is_none_or(|most| self.data(card.kind).level <= most)
    }

    /// True if a character can be named as a target. Source: BK-9.30.
    fn may_name_character(&self, filter: &CharacterFilter, from: Vantage, card: &Instance) -> bool {
        self.fits(filter, from, card) && !self.is_untargetable_by(card, from.seat)
    }

    /// True if a set card can be named: a card that is opened is no set card any more when it names
    /// its targets.
    fn may_name_set_card(filter: &SetFilter, from: Vantage, card: &Instance) -> bool {
        Self::set_card_fits(filter, from, card) && card.id != from.card
    }

    /// The cards of a trash that can be named; one that is to enter must be able to (BK-9.25).
    fn nameable_in_trash<'a>(
        &'a self,
        state: &'a State,
        filter: &'a TrashFilter,
        enters: bool,
        from: Vantage,
    ) -> impl Iterator<Item = &'a Instance> {
        state
            .trash(from.seat)
            .filter(move |card| self.trash_card_fits(filter, from, card))
            .filter(move |card| !(enters && self.unique_in_play(state, card.kind).is_some()))
    }

    fn item_fits(filter: &ItemFilter, vantage: Vantage, item: &Item) -> bool {
        let of_kind = filter.kinds.iter().any(|kind| match kind {
            ItemKind::EffectCard => matches!(item.what, Pending::Effect { .. }),
            ItemKind::Paid => matches!(item.what, Pending::Paid { .. }),
        });
        of_kind && vantage.is_of(filter.side, item.controller)
    }

    /// What can be named for one target of a text, ascending: cards of a trash that are alike are
    /// one (BK-3.15), an untargetable card is none (BK-9.30), a card that is to enter must be able to
    /// (BK-9.25). `place` is that of the target in the text.
    pub(crate) fn candidates(
        &self,
        state: &State,
        ability: &Ability,
        place: usize,
        vantage: Vantage,
    ) -> Vec<Named> {
        let cards = |fits: &dyn Fn(&Instance) -> bool| {
            let on_table = state.cards.table().iter().filter(|card| fits(card));
            on_table.map(|card| Named::Card(card.id)).collect()
        };
        match &ability.targets()[place].what {
            TargetKind::Character(filter) => {
                cards(&|card| self.may_name_character(filter, vantage, card))
            }
            TargetKind::SetCard(filter) => {
                cards(&|card| Self::may_name_set_card(filter, vantage, card))
            }
            TargetKind::Trash(filter) => {
                let fitting =
                    self.nameable_in_trash(state, filter, enters(ability, place), vantage);
                distinct(fitting).into_iter().map(Named::Card).collect()
            }
            TargetKind::Item(filter) => state
                .stack
                .iter()
                .filter(|item| Self::item_fits(filter, vantage, item))
                .map(|item| Named::Item(item.id))
                .collect(),
            TargetKind::City { nearest, farthest } => City::ALL
                .into_iter()
                .filter(|city| (*nearest..=*farthest).contains(&vantage.city.distance(*city)))
                .map(Named::City)
                .collect(),
        }
    }

    /// True if every target that must be named can be. Source: BK-5.12.
    pub(crate) fn has_targets(&self, state: &State, ability: &Ability, vantage: Vantage) -> bool {
        let mut places = ability.targets().iter().enumerate();
        places.all(|(place, target)| {
            target.optional || self.has_candidate(state, ability, place, vantage)
        })
    }

    /// True if anything can be named for one target of a text: whether [`Self::candidates`] has one.
    fn has_candidate(&self, state: &State, ability: &Ability, place: usize, from: Vantage) -> bool {
        let mut on_table = state.cards.table().iter();
        match &ability.targets()[place].what {
            TargetKind::Character(filter) => {
                on_table.any(|card| self.may_name_character(filter, from, card))
            }
            TargetKind::SetCard(filter) => {
                on_table.any(|card| Self::may_name_set_card(filter, from, card))
            }
            TargetKind::Trash(filter) => {
                let enters = enters(ability, place);
                self.nameable_in_trash(state, filter, enters, from).next().is_some()
            }
            TargetKind::Item(filter) => {
                state.stack.iter().any(|item| Self::item_fits(filter, from, item))
            }
            TargetKind::City { nearest, farthest } => City::ALL
                .into_iter()
                .any(|city| (*nearest..=*farthest).contains(&from.city.distance(city))),
        }
    }

    /// Every list of targets that may be named, ascending: one empty list for a text without any; no
    /// list where one that must be named is missing; "up to 1" may be left out, and ends the list.
    /// Source: BK-5.51.
    pub(crate) fn target_lists(
        &self,
        state: &State,
        ability: &Ability,
        vantage: Vantage,
    ) -> Vec<Targets> {
        let mut lists = vec![Targets::new()];
        let mut ended = Vec::new();
        for (place, target) in ability.targets().iter().enumerate().take(TARGETS_MAX) {
            let named = self.candidates(state, ability, place, vantage);
            let before = lists;
            lists = Vec::with_capacity(before.len() * named.len());
            for list in &before {
                for named in &named {
                    let mut list = list.clone();
                    list.push(*named);
                    lists.push(list);
                }
            }
            if target.optional {
                ended.extend(before);
            }
        }
        lists.append(&mut ended);
        lists.sort_unstable();
        lists
    }

    /// How a target stands when its text is carried out, read from where the text is now.
    /// Source: BK-6.12.
    pub(crate) fn target_stands(
        &self,
        state: &State,
        target: &Target,
        named: Named,
        vantage: Vantage,
    ) -> Stands {
        let card = |zone: Zone, fits: &dyn Fn(&Instance) -> bool| match named {
            Named::Card(id) => match state.find(id).filter(|card| card.zone == zone) {
                Some(card) if fits(card) => Stands::Good,
                Some(_) => Stands::Unfit,
                None => Stands::Gone,
            },
            Named::Item(_) | Named::City(_) => Stands::Gone,
        };
        match &target.what {
            TargetKind::Character(filter) => {
                card(Zone::InPlay, &|card| self.fits(filter, vantage, card))
            }
            TargetKind::SetCard(filter) => {
                card(Zone::Set, &|card| Self::set_card_fits(filter, vantage, card))
            }
            TargetKind::Trash(filter) => {
                card(Zone::Trash, &|card| self.trash_card_fits(filter, vantage, card))
            }
            TargetKind::Item(filter) => match named {
                Named::Item(id) => match state.item(id) {
                    Some(item) if Self::item_fits(filter, vantage, item) => Stands::Good,
                    Some(_) => Stands::Unfit,
                    None => Stands::Gone,
                },
                Named::Card(_) | Named::City(_) => Stands::Gone,
            },
            TargetKind::City { nearest, farthest } => match named {
                Named::City(city)
                    if (*nearest..=*farthest).contains(&vantage.city.distance(city)) =>
                {
                    Stands::Good
                }
                Named::City(_) => Stands::Unfit,
                Named::Card(_) | Named::Item(_) => Stands::Gone,
            },
        }
    }

    /// True if what a text asks for holds now. Source: BK-5.12, BK-6.44, BK-R46.
    pub(crate) fn condition_holds(
        &self,
        state: &State,
        condition: &Condition,
        vantage: Vantage,
    ) -> bool {
        let Vantage { seat, card, city } = vantage;
        match condition {
            Condition::CitiesOccupied { you, enemy } => {
                let theirs = state.occupied_by(other(seat));
                let enough = match self.readings.dark_wind_condition {
                    DarkWindCondition::ExactlyTwo => theirs == *enemy,
                    DarkWindCondition::TwoOrMore => theirs >= *enemy,
                };
                enough && state.occupied_by(seat) == *you
            }
            Condition::YouOccupyThisCity => state.city(city).occupant == Some(seat),
            Condition::AnotherOwnCharacterHere => state.in_play_at(city).any(|there| {
                there.controller == seat && there.id != card && self.is_character(there.kind)
            }),
        }
    }
}

/// True if the target at this place of a text enters from the trash. Source: BK-9.25.
fn enters(ability: &Ability, place: usize) -> bool {
    ability.steps().iter().any(|step| {
        matches!(step, Step::Reanimate { card: Subject::Target(at), .. } if usize::from(*at) == place)
    })
}
