//! Card rows as rules, and cards and items as facts name them.

use crate::fact::{Audience, ItemWhat};
use crate::prelude::*;
use crate::rule_list::RULES;
use crate::state::Known;

fn row(row: u16) -> Rule {
    Rule::new(RULES.len() as u16 + row)
}

/// One seat alone.
const fn only(seat: Seat) -> Audience {
    Audience::Only(Seats::one(seat))
}

impl Instance {
    /// Who may know which card it is. Source: BK-3.12, BK-3.16.
    pub fn face(&self) -> Audience {
        match self.zone {
            Zone::Opening | Zone::InPlay | Zone::Trash => Audience::Everybody,
            Zone::Aside => only(self.controller),
            Zone::Hand | Zone::Transit | Zone::Set => match self.known {
                Known::No => only(self.controller),
                Known::Privately => Audience::Only(Seats::first(2)),
                Known::Publicly => Audience::Everybody,
            },
        }
    }

    /// Who may know its number. Source: BK-3.13.
    pub const fn number(&self) -> Audience {
        match self.zone {
            Zone::Hand | Zone::Aside => only(self.controller),
            Zone::Transit | Zone::Set | Zone::Opening | Zone::InPlay | Zone::Trash => {
                Audience::Everybody
            }
        }
    }

    /// This card as a fact names it now.
    pub fn as_ref(&self) -> CardRef {
        CardRef {
            id: self.id,
            kind: self.kind,
            seat: self.controller,
            face: self.face(),
            number: self.number(),
        }
    }
}

impl State {
    /// A card as a fact names it now; one that has another number by now as it was under this one,
    /// which every seat saw.
    ///
    /// # Panics
    ///
    /// If no card of this turn had the number: a bug of the caller.
    pub fn card_ref(&self, id: CardId) -> CardRef {
        if let Some(card) = self.find(id) {
            return card.as_ref();
        }
        let former = self.former.iter().find(|former| former.id == id);
        let former = former.expect("the caller has seen this card this turn");
        self.open_ref(id, former.kind, former.seat)
    }

    /// A card that lies open, as a fact names it, whether or not it is still there.
    pub fn open_ref(&self, id: CardId, kind: CardKind, seat: Seat) -> CardRef {
        CardRef { id, kind, seat, face: Audience::Everybody, number: Audience::Everybody }
    }

    /// The card of an item that was open when the item came up; a card that went into a hand or
    /// face-down since keeps the name by which it was announced.
    fn announced(&self, id: CardId, seat: Seat) -> CardRef {
        match self.find(id) {
            Some(card) if card.zone == Zone::Transit => card.as_ref(),
            Some(_) | None => self.open_ref(id, self.card_ref(id).kind, seat),
        }
    }

    /// A card that is being set, as others know it.
    fn being_set(&self, id: CardId) -> CardRef {
        let card = self.card_ref(id);
        // BK-R21 `in-hand`: the number of a card that was paid meanwhile was one of a hand.
        let number = self.find(id).map_or(only(card.seat), Instance::number);
        CardRef { face: only(card.seat), number, ..card }
    }

    /// An item as a fact names it.
    pub fn item_ref(&self, item: &Item) -> ItemRef {
        let seat = item.controller;
        let what = match &item.what {
            Pending::Recover => ItemWhat::Recover,
            Pending::Draw => ItemWhat::Draw,
            Pending::Move { card, to } => {
                ItemWhat::Move { card: self.announced(*card, seat), to: *to }
            }
            Pending::Set { card, city } => {
                ItemWhat::Set { card: self.being_set(*card), city: *city }
            }
            Pending::Battle { city } => ItemWhat::Battle { city: *city },
            Pending::Vanguard { card } => ItemWhat::Vanguard { card: self.announced(*card, seat) },
            Pending::Fighter { card } => ItemWhat::Fighter { card: self.announced(*card, seat) },
            Pending::Damage { range, .. } => ItemWhat::Damage { range: *range },
            Pending::Occupy { city } => ItemWhat::Occupy { city: *city },
            Pending::CityDraw { city } => ItemWhat::CityDraw { city: *city },
            Pending::Reset => ItemWhat::Reset,
            Pending::Discard { cards } => ItemWhat::Discard { count: cards.len() as u8 },
            Pending::Entry { card } => ItemWhat::Entry { card: self.announced(*card, seat) },
            Pending::Effect { card, .. } => ItemWhat::Effect { card: self.announced(*card, seat) },
            Pending::Paid { source, .. } => {
                ItemWhat::Ability { card: self.open_ref(source.card, source.kind, seat) }
            }
            Pending::Trigger { source, .. } => {
                ItemWhat::Trigger { card: self.open_ref(source.card, source.kind, seat) }
            }
        };
        ItemRef { id: item.id, seat, what }
    }

    /// A trigger that is not put yet, as a fact names it.
    pub fn met_ref(&self, met: &Met) -> ItemRef {
        let seat = met.controller;
        let what = match &met.what {
            Trigger::CityDraw { city } => ItemWhat::CityDraw { city: *city },
            Trigger::Ability { source, .. } => {
                ItemWhat::Trigger { card: self.open_ref(source.card, source.kind, seat) }
            }
        };
        ItemRef { id: met.id, seat, what }
    }
}

impl BerserkTcg {
    /// The data of a card.
    pub(crate) fn data(&self, kind: CardKind) -> &Card {
        self.cards.card(kind)
    }

    /// BK:G01 … BK:W16.
    pub(crate) fn card_rule(&self, kind: CardKind) -> Rule {
        row(self.cards.row_of_card(kind))
    }

    /// BK:CITY0 … BK:CITY4.
    pub(crate) fn city_rule(&self, identity: Identity) -> Rule {
        row(self.cards.row_of_city(identity.0))
    }
}
