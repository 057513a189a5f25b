//! The table of the trading card game: what is going on above; the row of five cities with the
//! lanes of both seats; beyond each lane the hand, deck and trash of its seat, seat 0 below.
//!
//! Source: the specification's chapter 12. What an eye is shown of hands, set cards, decks and
//! standing passes follows BK-3.12, BK-3.13 and BK-3.16. A picture is made for every eye at every
//! event, so words that never change are borrowed.
//!
//! Left out: the order of cards in a lane and a trash, which there is none (BK-3.7).

mod battle;
mod card;
mod field;
mod header;
pub(crate) mod ids;
mod pending;
#[cfg(test)]
pub(crate) mod sample;
mod side;
mod sign;
#[cfg(test)]
mod tests;

pub(crate) use ids::{points, touches};

use crate::prelude::*;
use kanso_engine::scene::{Page, Slot, Token};

/// The table as one eye sees it.
pub(crate) fn scene(game: &BerserkTcg, state: &State, eye: Eye) -> Scene {
    let view = View { game, state, eye };
    let mut regions = Vec::with_capacity(11);
    let mut arrows = Vec::new();
    regions.push(header::region(view));
    pending::put(view, &mut regions, &mut arrows);
    battle::put(view, &mut regions, &mut arrows);
    side::put(view, Seat::at(1), 1, &mut regions);
    regions.push(field::region(view, 2));
    side::put(view, Seat::at(0), 3, &mut regions);
    let name = Label::new("Table", "テーブル");
    let piles = [0, 1].into_iter().filter_map(|seat| side::trash(view, Seat::at(seat))).collect();
    Scene { pages: vec![Page { id: "table".to_owned(), name, regions, arrows, piles }] }
}

/// Who looks at what.
#[derive(Clone, Copy)]
struct View<'a> {
    game: &'a BerserkTcg,
    state: &'a State,
    eye: Eye,
}

impl<'a> View<'a> {
    /// True if the eye may know which card it is.
    fn knows(self, card: &Instance) -> bool {
        card.face().has(self.eye)
    }

    fn name(self, seat: Seat) -> &'a str {
        &self.game.names[seat.index()]
    }

    /// A card in a line of words: its short name as far as the eye knows it, and its number.
    fn card_words(self, card: CardRef) -> Label {
        let mut words = if card.face.has(self.eye) {
            self.game.data(card.kind).short.clone()
        } else {
            Label::new("a card", "カード")
        };
        if card.number.has(self.eye) {
            let number = card.id.0.to_string();
            append(&mut words, &[" #", &number], &["#", &number]);
        }
        words
    }
}

/// The tone of what belongs to a seat.
fn of_seat(seat: Seat) -> Tone {
    Tone::Seat(seat.into())
}

fn region(id: String, name: Label, place: (u8, u8), tone: Tone, body: Body) -> Region {
    Region::new(id, name, place, tone, body)
}

fn line(id: impl Into<String>, label: Label, value: Label, tone: Tone) -> Line {
    Line::new(id, label, value, tone)
}

fn slot(id: String, label: Label, token: Option<Token>, count: u16) -> Slot {
    Slot { id, label, token, count }
}

/// The number of a city as words.
fn city_number(city: City) -> Label {
    const NUMBERS: [&str; 5] = ["1", "2", "3", "4", "5"];
    let number = NUMBERS[city.index()];
    Label::new(number, number)
}

fn city_name(city: City) -> Label {
    const EN: [&str; 5] = ["City 1", "City 2", "City 3", "City 4", "City 5"];
    const JA: [&str; 5] = ["都市1", "都市2", "都市3", "都市4", "都市5"];
    Label::new(EN[city.index()], JA[city.index()])
}

/// Puts words behind words.
fn append(to: &mut Label, en: &[&str], ja: &[&str]) {
    to.en.to_mut().extend(en.iter().copied());
    to.ja.to_mut().extend(ja.iter().copied());
}

/// Words that are joined in both languages.
fn joined(parts: &[Label], en: &str, ja: &str) -> Label {
    let mut whole = Label::default();
    for (at, part) in parts.iter().enumerate() {
        if at > 0 {
            append(&mut whole, &[en], &[ja]);
        }
        append(&mut whole, &[&part.en], &[&part.ja]);
    }
    whole
}
