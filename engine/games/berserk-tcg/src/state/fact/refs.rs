//! Cards, items and targets as facts name them, and who is told what of them.
//!
//! Source: BK-3.13, BK-3.16.

use crate::prelude::*;
use crate::table::words::CARD;

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

facts! {
    /// What an item is; it tells itself without its controller.
    #[derive(Copy)]
    pub enum ItemWhat of BerserkTcg as t;
    Recover "the unlocking of Recovery" / "回復フェイズのアンロック";
    Draw "the draw of the turn" / "ドローフェイズのドロー";
    Move { card: CardRef, to: City } "the move of {card} to {to}" / "{card}の{to}への移動";
    Set { card: CardRef, city: City }
        "the setting of {card} at {city}" / "{city}への{card}のセット";
    Battle { city: City } "the battle declared at {city}" / "{city}への戦闘宣言";
    Vanguard { card: CardRef } "{card} as vanguard" / "{card}の先陣指定";
    Fighter { card: CardRef } "{card} as fighter" / "{card}の戦闘参加";
    /// Assigned.
    Damage { range: i16 } "the combat damage of Range {range}" / "Range{range}の戦闘ダメージ";
    Occupy { city: City } "the occupation of {city}" / "{city}の占領";
    CityDraw { city: City } "the effect of {city}" / "{city}の都市カードの効果";
    /// BK-R8 `all`.
    Reset "the reset of damage" / "ダメージのリセット";
    /// For the hand limit (BK-R8 `all`).
    Discard { count: u8 } "the discard of {cards}" / "{cards}を捨てる処理"
        with { cards = t.count(*count, &CARD) };
    Entry { card: CardRef } "the entry of {card}" / "{card}の登場";
    /// A normal effect.
    Effect { card: CardRef } "{card}" / "{card}";
    /// A used one.
    Ability { card: CardRef } "the ability of {card}" / "{card}の特殊能力";
    Trigger { card: CardRef } "the trigger of {card}" / "{card}のコストのない特殊能力";
}

impl ItemWhat {
    /// The card that it is about.
    pub(crate) fn card(&self) -> Option<CardRef> {
        let mut card = None;
        self.fields(&mut |field| card = card.or(field.downcast_ref().copied()));
        card
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
    fn card(&self) -> Option<CardRef> {
        match self {
            Self::Card(card) => Some(*card),
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
