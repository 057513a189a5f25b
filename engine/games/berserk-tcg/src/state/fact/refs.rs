//! Cards, items and targets as facts name them, and who is told what of them.
//!
//! Source: BK-3.13, BK-3.16.

use super::Fact;
use crate::cards::CardKind;
use crate::state::{CardId, City, ItemId};
use kanso_engine::{Eye, Seat, Seats};

/// Who is told something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// Every eye.
    Everybody,
    /// The eyes of these seats, and the eye that sees all.
    Only(Seats),
}

impl Audience {
    /// True if an eye is told.
    pub fn has(self, eye: Eye) -> bool {
        match (self, eye) {
            (Self::Everybody, _) | (Self::Only(_), Eye::All) => true,
            (Self::Only(_), Eye::Public) => false,
            (Self::Only(seats), Eye::Seat(seat)) => seats.contains(seat),
        }
    }
}

/// A card as it was when something happened to it. Source: BK-3.13, BK-3.16.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardRef {
    /// Its number.
    pub id: CardId,
    /// Its card.
    pub kind: CardKind,
    /// Who controlled it.
    pub seat: Seat,
    /// Who is told which card it is.
    pub face: Audience,
    /// Who is told its number.
    pub number: Audience,
}

/// A pending item as it was when something happened to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ItemRef {
    /// Its number.
    pub id: ItemId,
    /// Whose it is.
    pub seat: Seat,
    /// What it is.
    pub what: ItemWhat,
}

/// What an item is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the line above says what a field is")]
pub enum ItemWhat {
    /// The unlocking of Recovery.
    Recover,
    /// The draw of the turn.
    Draw,
    /// A character moves to a city.
    Move { card: CardRef, to: City },
    /// A card being set at a city.
    Set { card: CardRef, city: City },
    /// A battle declared at a city.
    Battle { city: City },
    /// A vanguard named.
    Vanguard { card: CardRef },
    /// A fighter named.
    Fighter { card: CardRef },
    /// Combat damage of a Range assigned.
    Damage { range: i16 },
    /// An occupation.
    Occupy { city: City },
    /// A city card's effect.
    CityDraw { city: City },
    /// The damage reset (BK-R8 `all`).
    Reset,
    /// So many cards discarded for the hand limit (BK-R8 `all`).
    Discard { count: u8 },
    /// A character or eternal about to enter.
    Entry { card: CardRef },
    /// A normal effect.
    Effect { card: CardRef },
    /// A used ability of a card.
    Ability { card: CardRef },
    /// A triggered ability of a card.
    Trigger { card: CardRef },
}

impl ItemWhat {
    /// The card that it is about.
    const fn card(&self) -> Option<&CardRef> {
        match self {
            Self::Move { card, .. }
            | Self::Set { card, .. }
            | Self::Vanguard { card }
            | Self::Fighter { card }
            | Self::Entry { card }
            | Self::Effect { card }
            | Self::Ability { card }
            | Self::Trigger { card } => Some(card),
            Self::Recover
            | Self::Draw
            | Self::Battle { .. }
            | Self::Damage { .. }
            | Self::Occupy { .. }
            | Self::CityDraw { .. }
            | Self::Reset
            | Self::Discard { .. } => None,
        }
    }
}

/// A target as it was when it was named or looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TargetRef {
    /// A card.
    Card(CardRef),
    /// A pending item.
    Item(ItemRef),
    /// An item that pends no longer.
    PastItem(ItemId),
    /// A city.
    City(City),
}

impl TargetRef {
    /// The card that it is, or that it is about.
    const fn card(&self) -> Option<&CardRef> {
        match self {
            Self::Card(card) => Some(card),
            Self::Item(item) => item.what.card(),
            Self::PastItem(_) | Self::City(_) => None,
        }
    }
}

impl Fact {
    /// Every card that it names, wherever in it.
    pub(crate) fn cards(&self) -> Vec<CardRef> {
        let mut cards = Vec::new();
        self.fields(&mut |field| {
            if let Some(card) = field.downcast_ref::<CardRef>() {
                cards.push(*card);
            } else if let Some(list) = field.downcast_ref::<Vec<CardRef>>() {
                cards.extend(list);
            } else if let Some(item) = field.downcast_ref::<ItemRef>() {
                cards.extend(item.what.card());
            } else if let Some(target) = field.downcast_ref::<TargetRef>() {
                cards.extend(target.card());
            } else if let Some(list) = field.downcast_ref::<Vec<TargetRef>>() {
                cards.extend(list.iter().filter_map(TargetRef::card));
            }
        });
        cards
    }
}
