//! What the Berserk trading card game says, in both languages and for one eye.
//!
//! Source: BK-3.16; terms follow the rulebook's glossary. A card is told by its name and its number,
//! each to the eyes that may know it; a seat by its player's name; a city by its place in the row.
//!
//! Left out: the notation by which an action is typed (`notation`), and which events and facts are
//! told to an eye at all (`secrets`).

mod action;
mod fact;
mod fact_causes;
mod item;
mod label;
mod name;
mod outcome;
mod parts;
mod phase;
mod prompt;
mod refusal;
mod running;
#[cfg(test)]
mod sample;
#[cfg(test)]
mod tests;

pub(crate) use self::{
    action::action,
    fact::fact,
    item::item,
    label::{item_label, phase_label, question_label, window_label},
    outcome::outcome,
    phase::phase,
    prompt::prompt,
    refusal::refusal,
};

use crate::BerserkTcg;
use crate::cards::CardKind;
use crate::fact::{CardRef, ItemRef, TargetRef};
use crate::state::City;
use kanso_engine::game::Words;
use kanso_engine::say;
use kanso_engine::words::Listed;
use kanso_engine::{Eye, Lang, Seat};
use name::{CardList, CardName, ItemName, KindName, TargetName};
use std::fmt;

/// Who tells, to whom and in which language.
#[derive(Clone, Copy)]
struct Teller<'a> {
    game: &'a BerserkTcg,
    lang: Lang,
    eye: Eye,
}

impl<'a> Teller<'a> {
    const fn new(game: &'a BerserkTcg, lang: Lang, eye: Eye) -> Self {
        Self { game, lang, eye }
    }

    /// A text in the teller's language.
    const fn word(self, en: &'static str, ja: &'static str) -> &'static str {
        match self.lang {
            Lang::En => en,
            Lang::Ja => ja,
        }
    }

    /// The name of a seat's player.
    fn seat(self, seat: Seat) -> &'a str {
        &self.game.names[seat.index()]
    }

    /// A city by its place in the row.
    const fn city(self, city: City) -> CityName<'a> {
        CityName { t: self, city }
    }

    /// The name of the capital.
    fn capital(self) -> &'a str {
        self.game.cards.cities[0].name.in_lang(self.lang)
    }

    /// A card that lies at a city or in play: its name and its number.
    const fn card(self, card: &CardRef) -> CardName<'a> {
        CardName { t: self, card: *card, coloured: false }
    }

    /// A card out of a hand, a deck or a trash: its name tells its colour, too, where others have
    /// the same name.
    const fn hand_card(self, card: &CardRef) -> CardName<'a> {
        CardName { t: self, card: *card, coloured: true }
    }

    /// A card of which nothing may be known.
    const fn unseen(self) -> &'static str {
        self.word("one card", "カード1枚")
    }

    /// Cards in play.
    const fn cards<'c>(self, cards: &'c [CardRef]) -> CardList<'a, 'c> {
        CardList { t: self, cards, coloured: false }
    }

    /// Cards out of a hand, a deck or a trash.
    const fn hand_cards<'c>(self, cards: &'c [CardRef]) -> CardList<'a, 'c> {
        CardList { t: self, cards, coloured: true }
    }

    /// A kind of card, apart from every other kind.
    const fn kind(self, kind: CardKind) -> KindName<'a> {
        KindName { t: self, kind }
    }

    /// A pending item with its controller.
    const fn item(self, item: &ItemRef) -> ItemName<'a> {
        ItemName { t: self, what: item.what, seat: Some(item.seat), details: None }
    }

    /// A pending item alone.
    const fn what(self, item: &ItemRef) -> ItemName<'a> {
        ItemName { t: self, what: item.what, seat: None, details: None }
    }

    /// Targets, with commas between them.
    fn targets<'c>(self, targets: &'c [TargetRef]) -> Listed<TargetName<'a>> {
        self.list(targets.iter().map(move |target| TargetName { t: self, target: *target }))
    }

    /// Words with commas between them; "nothing" for none.
    fn list<T>(self, items: impl IntoIterator<Item = T>) -> Listed<T> {
        Listed::new(items, ["nothing", "なし"], self.lang)
    }

    /// A number of cards: `1 card`, `2 cards`; `カード2枚` in Japanese.
    fn count(self, cards: impl Into<u32>) -> CardCount<'a> {
        CardCount { t: self, cards: cards.into() }
    }
}

/// A city by its place: `city 3`, `都市3`.
#[derive(Clone, Copy)]
struct CityName<'a> {
    t: Teller<'a>,
    city: City,
}

impl fmt::Display for CityName<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        say! { self.t, f; "city {city}" / "都市{city}"; city = self.city }
    }
}

/// A number of cards.
#[derive(Clone, Copy)]
struct CardCount<'a> {
    t: Teller<'a>,
    cards: u32,
}

impl fmt::Display for CardCount<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cards = self.cards;
        match (self.t.lang, cards) {
            (Lang::En, 1) => write!(f, "1 card"),
            (Lang::En, _) => write!(f, "{cards} cards"),
            (Lang::Ja, _) => write!(f, "カード{cards}枚"),
        }
    }
}

/// A change of a number, with its sign: `+1`, `−1`.
struct Change(i8);

impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { '−' } else { '+' };
        write!(f, "{sign}{}", self.0.unsigned_abs())
    }
}

/// A number that can be below zero: `2`, `−1`.
struct Signed(i16);

impl fmt::Display for Signed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 < 0 { write!(f, "−{}", self.0.unsigned_abs()) } else { self.0.fmt(f) }
    }
}

/// How many passes were left out, that nobody was asked for. Source: BK-7.12.
pub(crate) fn routine(count: u32, lang: Lang, to: Words<'_>) -> fmt::Result {
    match (lang, count) {
        (Lang::En, 1) => write!(to, "1 pass by itself"),
        (Lang::En, _) => write!(to, "{count} passes by themselves"),
        (Lang::Ja, _) => write!(to, "自動パス{count}回"),
    }
}
