//! The row of cities with a lane of each seat beyond it.
//!
//! Nearest to the city stand the characters, then the eternals, outermost the face-down cards.

use super::{View, append, card, city_number, ids, joined, of_seat, sign};
use crate::cards::{Body as CardBody, CityCard};
use crate::prelude::*;
use crate::state::CityState;
use kanso_engine::scene::{Board, BoardCell, Icon, Look, Shape, Token};

/// What cities are held for. Source: BK-8.1.
const WINS: Text = Text::new(
    "a city, occupied by battles: three of them win, the royal capital among them",
    "戦闘で占領する都市：王都を含む3つの占領で勝利",
);
/// The mark of the capital.
pub(super) const CAPITAL: &str = "♛";
/// Cities that win with the capital among them. Source: BK-8.1.
pub(super) const CITIES_WANTED: u8 = 3;

pub(super) fn region(view: View<'_>, row: u8) -> Region {
    let level = view.state.city_level();
    let name = Label::new(format!("Cities: level {level}"), format!("都市Lv.{level}"));
    let mut cells = Vec::with_capacity(15);
    cells.extend(City::ALL.map(|city| lane(view, Seat::at(1), city, 0)));
    cells.extend(City::ALL.map(|city| place(view, city, 1)));
    cells.extend(City::ALL.map(|city| lane(view, Seat::at(0), city, 2)));
    let body = Body::Board(Board::new(Shape::Grid, cells));
    super::region(ids::FIELD.to_owned(), name, (0, row), Tone::Plain, body)
}

/// How far from the city a card lies: characters, eternals, face-down cards.
fn depth(view: View<'_>, card: &Instance) -> u8 {
    match card.zone {
        Zone::Transit | Zone::Set => 3,
        Zone::Opening => 2,
        Zone::InPlay | Zone::Hand | Zone::Aside | Zone::Trash => {
            match view.game.data(card.kind).body {
                CardBody::Character(_) => 0,
                CardBody::Normal { .. } | CardBody::Eternal => 1,
            }
        }
    }
}

fn lane(view: View<'_>, seat: Seat, city: City, y: i16) -> BoardCell {
    let mut cards: Vec<(u8, &Instance)> = view
        .state
        .cards
        .iter()
        .filter(|card| card.city == Some(city) && card.controller == seat)
        .map(|card| (depth(view, card), card))
        .collect();
    // Tokens go from bottom to top: towards seat 1's edge.
    let north = seat == Seat::at(1);
    cards.sort_by_key(|(depth, card)| {
        if north { (*depth, u32::MAX - card.id.0) } else { (3 - depth, u32::MAX - card.id.0) }
    });
    let (name, place) = (view.name(seat), (city.index() as i16, y));
    let number = city_number(city);
    let mut detail = Label::default();
    append(
        &mut detail,
        &[
            name,
            "'s cards at city ",
            &number.en,
            ": next to it the characters, then eternals, outermost what lies face down",
        ],
        &[name, "が都市", &number.ja, "に出したカード：都市の側からキャラクター、永続、裏向きの順"],
    );
    BoardCell {
        detail,
        tokens: cards.into_iter().map(|(_, card)| card::at_city(view, card)).collect(),
        ..BoardCell::new(ids::lane(seat, city), place, number, of_seat(seat))
    }
}

fn place(view: View<'_>, city: City, y: i16) -> BoardCell {
    let here = view.state.city(city);
    let mut badges = Vec::new();
    if view.state.battles_declared.contains(&city) {
        let now = view.state.battle.as_ref().is_some_and(|battle| battle.city == city);
        let meaning = Text::new("a battle was declared here this turn", "このターンに戦闘宣言済み");
        let tone = if now { Tone::Active } else { Tone::Faint };
        badges.push(card::badge("⚔", Icon::Battle, meaning, tone));
    }
    let tint = here.occupant.map_or(Tone::Plain, of_seat);
    let data = known(view, city);
    if data.is_some_and(|data| data.capital) {
        let meaning = Text::new("the royal capital", "王都");
        badges.push(card::badge(CAPITAL, Icon::Capital, meaning, Tone::Treasure));
    }
    let label = super::city_name(city);
    BoardCell {
        // The card beside it has the name; in a picture it may have room for a sign only.
        short: data.map(|data| joined(&[city_number(city), data.short.clone()], " ", " ")),
        detail: WINS.into(),
        badges,
        tokens: vec![city_card(view, city, here)],
        ..BoardCell::new(ids::city(city), (city.index() as i16, y), label, tint)
    }
}

fn city_card(view: View<'_>, city: City, here: &CityState) -> Token {
    let mut token = match here.identity {
        Some(identity) => known_city(view, identity),
        None => unknown_city(view),
    };
    // What it is called at its place: whoever asks for a city by its number finds it.
    let place = super::city_name(city);
    append(&mut token.name, &[" (", &place.en, ")"], &["（", &place.ja, "）"]);
    if let Some(seat) = here.occupant {
        let name = view.name(seat);
        append(&mut token.detail, &["; occupied by ", name], &["。占領：", name]);
    }
    Token {
        id: ids::CITY_CARDS[city.index()].to_owned(),
        tone: here.occupant.map_or(Tone::Faint, of_seat),
        look: if here.face_up { Look::Card } else { Look::FaceDown },
        sign: token.sign.filter(|_| here.face_up),
        ..token
    }
}

/// What the place of a city is known to be.
fn known(view: View<'_>, place: City) -> Option<&CityCard> {
    view.state.city(place).identity.map(|one| &view.game.cards.cities[usize::from(one.0)])
}

fn known_city(view: View<'_>, identity: Identity) -> Token {
    let data = &view.game.cards.cities[usize::from(identity.0)];
    let line = view.game.cards.line(view.game.cards.row_of_city(identity.0));
    let sign = Some(sign::city(data));
    Token { sign, ..card::plain(data.name.clone(), data.short.clone(), line.clone(), Vec::new()) }
}

/// A city that has not been seen: one of those that are left, in no known place.
fn unknown_city(view: View<'_>) -> Token {
    let name_of = |(kind, _): (Kind, u16)| &view.game.cards.cities[usize::from(kind.0)].name;
    let left: Vec<Label> = view.state.city_bag.iter().map(|kind| name_of(kind).clone()).collect();
    let mut detail = joined(&left, ", ", "、");
    detail.en.to_mut().insert_str(0, "one of: ");
    detail.ja.to_mut().insert_str(0, "次のどれか：");
    let name = Label::new("unknown city", "不明の都市");
    let sign = Some(Icon::City);
    Token { sign, ..card::plain(name, Label::new("?", "？"), detail, Vec::new()) }
}

/// Whether a seat holds the royal capital.
pub(super) fn holds_capital(view: View<'_>, seat: Seat) -> bool {
    City::ALL.into_iter().any(|place| {
        let is_capital = known(view, place).is_some_and(|data| data.capital);
        is_capital && view.state.city(place).occupant == Some(seat)
    })
}
