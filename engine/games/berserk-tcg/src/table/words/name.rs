//! Cards, pending items and targets by their names, as far as an eye may know them.
//!
//! Source: BK-3.13, BK-3.16. A card in a fact carries who may know its face and who its number;
//! nothing here tells one of them to anybody else.

use super::{CARD, Listed, Tell, TellAt, Teller, Text, ToldAt, fmt, list, say};
use crate::fact::Audience;
use crate::prelude::*;
use std::fmt::Display as _;

/// By its place: `city 3`, `都市3`.
impl Tell<BerserkTcg> for City {
    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        say! { t, f; "city {number}" / "都市{number}"; number = self.number() }
    }
}

/// What a city is.
impl Tell<BerserkTcg> for Identity {
    const NONE: Text = Text::new("nothing", "なし");

    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(t.game.cards.cities[usize::from(self.0)].name.in_lang(t.lang))
    }
}

/// By a name that no other kind has; by its number if the set has no such card.
impl Tell<BerserkTcg> for CardKind {
    const NONE: Text = Text::new("nothing", "なし");

    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if t.game.cards.has_card(*self) {
            f.write_str(t.game.cards.called(*self).in_lang(t.lang))
        } else {
            say! { t, f; "card {number}" / "カード{number}"; number = self.number() }
        }
    }
}

/// A card: `Swarm Assault #12`, `Swarm Assault`, `set card #12` or `one card`. Its name tells its
/// colour, where others have the same name: payments depend on it.
#[derive(Clone, Copy)]
pub(crate) struct CardName<'a> {
    t: Teller<'a>,
    card: CardRef,
}

/// A card by its name.
pub(super) const fn card_name<'a>(t: Teller<'a>, card: &CardRef) -> CardName<'a> {
    CardName { t, card: *card }
}

impl CardName<'_> {
    fn shows_face(&self) -> bool {
        self.card.face.has(self.t.eye)
    }

    fn shows_number(&self) -> bool {
        self.card.number.has(self.t.eye)
    }
}

impl fmt::Display for CardName<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = self.card.id.0;
        match (self.shows_face(), self.shows_number()) {
            (true, true) => {
                self.card.kind.tell(self.t, f)?;
                say! { self.t, f; " #{number}" / "#{number}" }
            }
            (true, false) => self.card.kind.tell(self.t, f),
            (false, true) => say! { self.t, f; "set card #{number}" / "セットカード#{number}" },
            (false, false) => f.write_str(unseen(self.t)),
        }
    }
}

/// A card of which nothing may be known.
const fn unseen(t: Teller<'_>) -> &'static str {
    t.word("one card", "カード1枚")
}

impl Tell<BerserkTcg> for CardRef {
    const NONE: Text = Text::new("nothing", "なし");

    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        card_name(t, self).fmt(f)
    }
}

/// Cards out of a hand, a deck or a trash.
pub(crate) const fn hand_cards<'a>(t: Teller<'a>, cards: &'a [CardRef]) -> CardList<'a> {
    CardList { t, cards }
}

/// Several cards: those with a name or a number, then how many others.
#[derive(Clone, Copy)]
pub(crate) struct CardList<'a> {
    t: Teller<'a>,
    cards: &'a [CardRef],
}

impl fmt::Display for CardList<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let comma = self.t.word(", ", "、");
        let (mut told, mut unseen) = (false, 0_u32);
        for card in self.cards {
            let name = card_name(self.t, card);
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
            (true, _) => write!(f, "{comma}{}", self.t.count(unseen, &CARD)),
            (false, _) => self.t.count(unseen, &CARD).fmt(f),
        }
    }
}

/// With its controller: `Swarm Assault #12 (Ann)`.
impl Tell<BerserkTcg> for ItemRef {
    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        say! { t, f;
            "{what} ({seat})" / "{what}（{seat}）"; what = t.told(&self.what), seat = t.seat(self.seat)
        }
    }
}

impl Tell<BerserkTcg> for TargetRef {
    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Card(card) => card.tell(t, f),
            Self::Item(item) => item.tell(t, f),
            Self::PastItem(id) => say! { t, f;
                "pending effect {number}" / "待機中だった効果{number}"; number = id.0
            },
            Self::City(city) => city.tell(t, f),
        }
    }
}

/// A card by its number, as it is now.
pub(crate) enum Found<'a> {
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
            Self::Unseen(t) => f.write_str(unseen(*t)),
        }
    }
}

/// A card by its number, as it is known.
fn found(at: At<'_>, id: CardId) -> Found<'_> {
    found_as(at, id, |card| card)
}

/// A card by its number, known like this.
fn found_as(at: At<'_>, id: CardId, known: impl Fn(CardRef) -> CardRef) -> Found<'_> {
    match at.state.find(id) {
        Some(card) => Found::Card(card_name(at.t, &known(card.as_ref()))),
        None => Found::Gone(at.t, id),
    }
}

/// At a city, with what the eye may know of it now.
impl TellAt<BerserkTcg> for CardId {
    fn tell_at(&self, at: At<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        found(at, *self).fmt(f)
    }
}

/// A card at a city, if one is meant.
pub(crate) fn known_card(at: At<'_>, id: Option<CardId>) -> Found<'_> {
    id.map_or(Found::Unseen(at.t), |id| found(at, id))
}

/// A card whose face is told by what is done with it; its number only to those who know it already.
pub(crate) fn shown_card(at: At<'_>, id: CardId) -> Found<'_> {
    found_as(at, id, |card| CardRef { face: Audience::Everybody, ..card })
}

/// A set card that is turned up now: all are told which one it is. A card that is none yet is told
/// as it is known.
pub(crate) fn turned_up(at: At<'_>, id: CardId) -> Found<'_> {
    match at.state.find(id) {
        Some(card) if card.zone == Zone::Set => shown_card(at, id),
        Some(_) | None => found(at, id),
    }
}

/// A card that was named in everybody's sight by a number: it keeps its name where it went to a
/// hand or got another number since.
pub(super) fn named_card(at: At<'_>, id: CardId) -> Found<'_> {
    let (kind, seat) = match at.state.find(id) {
        Some(card) if card.zone == Zone::Hand => (card.kind, card.controller),
        Some(_) => return found(at, id),
        None => match at.state.former.iter().find(|former| former.id == id) {
            Some(former) => (former.kind, former.seat),
            None => return Found::Gone(at.t, id),
        },
    };
    Found::Card(card_name(at.t, &at.state.open_ref(id, kind, seat)))
}

/// A city by its place, the capital by its name, too, once it is known: `city 3 (Royal Capital)`.
#[derive(Clone, Copy)]
pub(crate) struct Known<'a>(pub At<'a>, pub City);

impl fmt::Display for Known<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(at, city) = self;
        city.tell(at.t, f)?;
        if at.state.city(*city).identity != Some(Identity::CAPITAL) {
            return Ok(());
        }
        say! { at, f; " ({capital})" / "（{capital}）"; capital = at.told(&Identity::CAPITAL) }
    }
}

/// A target as an action or a pending item names it.
impl TellAt<BerserkTcg> for Named {
    fn tell_at(&self, at: At<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Card(card) => named_card(at, card).fmt(f),
            Self::City(city) => Known(at, city).fmt(f),
            Self::Item(id) => {
                if let Some(item) = at.state.item(id) {
                    at.state.item_ref(item).tell(at.t, f)
                } else {
                    say! { at, f;
                        "pending effect {number}" / "待機中の効果{number}"; number = id.0
                    }
                }
            }
        }
    }
}

/// Targets as an action or a pending item names them.
pub(crate) fn named<'a>(at: At<'a>, targets: &'a [Named]) -> Listed<ToldAt<'a, BerserkTcg, Named>> {
    list(at.t, targets.iter().map(move |target| at.told(target)))
}
