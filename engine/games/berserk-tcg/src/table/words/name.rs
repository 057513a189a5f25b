//! Cards, pending items and targets by their names, as far as an eye may know them.
//!
//! Source: BK-3.13, BK-3.16. A card in a fact carries who may know its face and who its number;
//! nothing here tells one of them to anybody else.

use super::{CityName, Lang, Seat, Teller, fmt, say};
use crate::BerserkTcg;
use crate::cards::CardKind;
use crate::fact::{Audience, CardRef, ItemWhat, TargetRef};
use crate::state::{CardId, City, Named, State, Zone};
use std::fmt::Display as _;

/// A card: `Swarm Assault #12`, `Swarm Assault`, `set card #12` or `one card`.
#[derive(Clone, Copy)]
pub(super) struct CardName<'a> {
    pub t: Teller<'a>,
    pub card: CardRef,
    /// Its name tells its colour, where others have the same name.
    pub coloured: bool,
}

impl CardName<'_> {
    fn shows_face(&self) -> bool {
        self.card.face.has(self.t.eye)
    }

    fn shows_number(&self) -> bool {
        self.card.number.has(self.t.eye)
    }

    fn name(&self, f: &mut fmt::Formatter<'_>, coloured: bool) -> fmt::Result {
        if coloured {
            self.t.kind(self.card.kind).fmt(f)
        } else {
            f.write_str(self.t.game.data(self.card.kind).name.in_lang(self.t.lang))
        }
    }
}

impl fmt::Display for CardName<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = self.card.id.0;
        match (self.shows_face(), self.shows_number()) {
            (true, true) => {
                self.name(f, self.coloured)?;
                say! { self.t, f; " #{number}" / "#{number}" }
            }
            // Without a number, one name must not stand for two cards.
            (true, false) => self.name(f, true),
            (false, true) => say! { self.t, f; "set card #{number}" / "セットカード#{number}" },
            (false, false) => f.write_str(self.t.unseen()),
        }
    }
}

/// Several cards: those with a name or a number, then how many others.
#[derive(Clone, Copy)]
pub(super) struct CardList<'a, 'c> {
    pub t: Teller<'a>,
    pub cards: &'c [CardRef],
    pub coloured: bool,
}

impl fmt::Display for CardList<'_, '_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let comma = self.t.word(", ", "、");
        let (mut told, mut unseen) = (false, 0_u32);
        for card in self.cards {
            let name = CardName { t: self.t, card: *card, coloured: self.coloured };
            if !name.shows_face() && !name.shows_number() {
                unseen += 1;
                continue;
            }
            if told {
                f.write_str(comma)?;
            }
            told = true;
            name.fmt(f)?;
        }
        match (told, unseen) {
            (true, 0) => Ok(()),
            (false, 0) => f.write_str(self.t.word("nothing", "なし")),
            (true, _) => write!(f, "{comma}{}", self.t.count(unseen)),
            (false, _) => self.t.count(unseen).fmt(f),
        }
    }
}

/// A kind of card by a name that no other kind has; its number if the set has no such card.
#[derive(Clone, Copy)]
pub(super) struct KindName<'a> {
    pub t: Teller<'a>,
    pub kind: CardKind,
}

impl fmt::Display for KindName<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cards = &self.t.game.cards;
        if cards.has_card(self.kind) {
            f.write_str(cards.card_words(self.kind).name.in_lang(self.t.lang))
        } else {
            say! { self.t, f; "card {number}" / "カード{number}"; number = self.kind.number() }
        }
    }
}

/// A pending item: `Swarm Assault #12 (Ann)`.
#[derive(Clone, Copy)]
pub(super) struct ItemName<'a> {
    pub t: Teller<'a>,
    pub what: ItemWhat,
    /// Its controller, if it is told.
    pub seat: Option<Seat>,
    /// What more is told in the brackets.
    pub details: Option<&'a dyn fmt::Display>,
}

impl fmt::Display for ItemName<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.what(f)?;
        let Some(seat) = self.seat else { return Ok(()) };
        let seat = self.t.seat(seat);
        match self.details {
            None => say! { self.t, f; " ({seat})" / "（{seat}）" },
            Some(details) => say! { self.t, f; " ({seat}; {details})" / "（{seat}；{details}）" },
        }
    }
}

impl ItemName<'_> {
    fn what(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let t = self.t;
        match &self.what {
            ItemWhat::Recover => say! { t, f;
                "the unlocking of Recovery" / "回復フェイズのアンロック"
            },
            ItemWhat::Draw => say! { t, f; "the draw of the turn" / "ドローフェイズのドロー" },
            ItemWhat::Move { card, to } => say! { t, f;
                "the move of {card} to {city}" / "{card}の{city}への移動";
                card = t.card(card), city = t.city(*to)
            },
            ItemWhat::Set { card, city } => say! { t, f;
                "the setting of {card} at {city}" / "{city}への{card}のセット";
                card = t.hand_card(card), city = t.city(*city)
            },
            ItemWhat::Battle { city } => say! { t, f;
                "the battle declared at {city}" / "{city}への戦闘宣言"; city = t.city(*city)
            },
            ItemWhat::Vanguard { card } => say! { t, f;
                "{card} as vanguard" / "{card}の先陣指定"; card = t.card(card)
            },
            ItemWhat::Fighter { card } => say! { t, f;
                "{card} as fighter" / "{card}の戦闘参加"; card = t.card(card)
            },
            ItemWhat::Damage { range } => say! { t, f;
                "the combat damage of Range {range}" / "Range{range}の戦闘ダメージ";
                range = super::Signed(*range)
            },
            ItemWhat::Occupy { city } => say! { t, f;
                "the occupation of {city}" / "{city}の占領"; city = t.city(*city)
            },
            ItemWhat::CityDraw { city } => say! { t, f;
                "the effect of {city}" / "{city}の都市カードの効果"; city = t.city(*city)
            },
            ItemWhat::Reset => say! { t, f; "the reset of damage" / "ダメージのリセット" },
            ItemWhat::Discard { count } => say! { t, f;
                "the discard of {count}" / "{count}を捨てる処理"; count = t.count(*count)
            },
            ItemWhat::Entry { card } => say! { t, f;
                "the entry of {card}" / "{card}の登場"; card = t.card(card)
            },
            ItemWhat::Effect { card } => t.card(card).fmt(f),
            ItemWhat::Ability { card } => say! { t, f;
                "the ability of {card}" / "{card}の特殊能力"; card = t.card(card)
            },
            ItemWhat::Trigger { card } => say! { t, f;
                "the trigger of {card}" / "{card}の誘発能力"; card = t.card(card)
            },
        }
    }
}

/// A target: a card, a pending item or a city.
#[derive(Clone, Copy)]
pub(super) struct TargetName<'a> {
    pub t: Teller<'a>,
    pub target: TargetRef,
}

impl fmt::Display for TargetName<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.target {
            TargetRef::Card(card) => self.t.card(card).fmt(f),
            TargetRef::Item(item) => self.t.item(item).fmt(f),
            TargetRef::PastItem(id) => say! { self.t, f;
                "pending effect {number}" / "待機中だった効果{number}"; number = id.0
            },
            TargetRef::City(city) => self.t.city(*city).fmt(f),
        }
    }
}

/// A card by its number, as it is now.
pub(super) enum Found<'a> {
    /// There it is.
    Card(CardName<'a>),
    /// No card has this number, or none has it any more.
    Gone(Teller<'a>, CardId),
    /// The eye is not told which card it is.
    Unseen(Teller<'a>),
}

impl fmt::Display for Found<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Card(card) => card.fmt(f),
            Self::Gone(t, id) => say! { t, f; "card #{number}" / "カード#{number}"; number = id.0 },
            Self::Unseen(t) => f.write_str(t.unseen()),
        }
    }
}

/// What lies on the table, for words about a state.
#[derive(Clone, Copy)]
pub(super) struct At<'a> {
    pub t: Teller<'a>,
    pub state: &'a State,
}

impl<'a> At<'a> {
    pub const fn new(game: &'a BerserkTcg, state: &'a State, lang: Lang, eye: super::Eye) -> Self {
        Self { t: Teller::new(game, lang, eye), state }
    }

    /// A card at a city, with what the eye may know of it now.
    pub fn card(self, id: CardId) -> Found<'a> {
        match self.state.find(id) {
            Some(card) => Found::Card(self.t.card(&card.as_ref())),
            None => Found::Gone(self.t, id),
        }
    }

    /// A card of a hand, aside or in a trash, with what the eye may know of it now.
    pub fn hand_card(self, id: CardId) -> Found<'a> {
        match self.state.find(id) {
            Some(card) => Found::Card(self.t.hand_card(&card.as_ref())),
            None => Found::Gone(self.t, id),
        }
    }

    /// A card whose face is told by what is done with it; its number only to those who know it
    /// already.
    pub fn shown_card(self, id: CardId) -> Found<'a> {
        match self.state.find(id) {
            Some(card) => {
                let card = CardRef { face: Audience::Everybody, ..card.as_ref() };
                Found::Card(self.t.hand_card(&card))
            }
            None => Found::Gone(self.t, id),
        }
    }

    /// A card that was named in everybody's sight by a number: it keeps its name where it went to a
    /// hand or got another number since.
    pub fn named_card(self, id: CardId) -> Found<'a> {
        let (kind, seat) = match self.state.find(id) {
            Some(card) if card.zone == Zone::Hand => (card.kind, card.controller),
            Some(_) => return self.card(id),
            None => match self.state.former.iter().find(|former| former.id == id) {
                Some(former) => (former.kind, former.seat),
                None => return Found::Gone(self.t, id),
            },
        };
        Found::Card(self.t.card(&self.state.open_ref(id, kind, seat)))
    }

    /// A city by its place, the capital by its name, too, once it is known.
    pub fn city(self, city: City) -> KnownCity<'a> {
        let identity = self.state.city(city).identity;
        KnownCity { name: self.t.city(city), capital: identity.is_some_and(|known| known.0 == 0) }
    }

    /// True if a card has more than one ability, so that one must be told from the other.
    pub fn has_several_abilities(self, id: CardId) -> bool {
        self.state.find(id).is_some_and(|card| self.t.game.data(card.kind).abilities.len() > 1)
    }
}

/// A city by its place: `city 3`, `city 3 (Royal Capital)`.
#[derive(Clone, Copy)]
pub(super) struct KnownCity<'a> {
    name: CityName<'a>,
    capital: bool,
}

impl fmt::Display for KnownCity<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.name.fmt(f)?;
        if !self.capital {
            return Ok(());
        }
        let t = self.name.t;
        say! { t, f; " ({capital})" / "（{capital}）"; capital = t.capital() }
    }
}

/// A target as an action or a pending item names it.
#[derive(Clone, Copy)]
pub(super) struct Target<'a> {
    pub at: At<'a>,
    pub named: Named,
}

impl fmt::Display for Target<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { at, named } = self;
        match *named {
            Named::Card(card) => at.named_card(card).fmt(f),
            Named::City(city) => at.city(city).fmt(f),
            Named::Item(id) => {
                if let Some(item) = at.state.item(id) {
                    at.t.item(&at.state.item_ref(item)).fmt(f)
                } else {
                    say! { at.t, f;
                        "pending effect {number}" / "待機中の効果{number}"; number = id.0
                    }
                }
            }
        }
    }
}
