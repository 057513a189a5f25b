//! What lies on a seat's own side of the table: how many cards it has and how near it is to winning,
//! its hand, deck and trash, and the cards that it looks at. Each is called by its owner: both seats
//! have one.

use super::field::{CITIES_WANTED, holds_capital};
use super::{View, append, card, ids, joined, line, of_seat, region, slot};
use crate::prelude::*;
use crate::state::Known;
use kanso_engine::scene::{Icon, Look, Pile, Slot, Token};

/// Cards of a deck that are few. Source: the specification's chapter 12.
const DECK_LOW: u32 = 5;

pub(super) fn put(view: View<'_>, seat: Seat, row: u8, regions: &mut Vec<Region>) {
    let View { state, .. } = view;
    let asked = state.asked().is_some_and(|ask| ask.seat == seat);
    let tone = if asked { Tone::Active } else { of_seat(seat) };
    let name = view.name(seat);
    let body = Body::Sheet(status(view, seat));
    let status = region(ids::status(seat), Label::same(name.to_owned()), (0, row), tone, body);
    regions.push(status.on_side_of(seat));
    let hand: Vec<&Instance> = state.hand(seat).collect();
    let label = of_owner(name, "hand", "手札");
    let body = Body::Row(cards(view, seat, "hand", &hand));
    regions.push(region(ids::hand(seat), label, (0, row), tone, body).on_side_of(seat));
    let aside: Vec<&Instance> = state.aside(seat).collect();
    if !aside.is_empty() {
        let label = Label::new(format!("{name} looks at"), format!("{name}が見ているカード"));
        let body = Body::Row(cards(view, seat, "aside", &aside));
        regions.push(region(ids::aside(seat), label, (0, row), tone, body).on_side_of(seat));
    }
    let label = of_owner(name, "deck and trash", "デッキとトラッシュ");
    let piles = piles(view, seat);
    let region = region(ids::piles(seat), label, (0, row), of_seat(seat), piles);
    regions.push(region.on_side_of(seat));
}

/// Something of a seat: `Ann's hand`, `葵の手札`.
fn of_owner(name: &str, en: &str, ja: &str) -> Label {
    Label::new(format!("{name}'s {en}"), format!("{name}の{ja}"))
}

/// What a seat still wants to win by cities. Source: BK-8.1.
fn wanted(view: View<'_>, seat: Seat) -> Line {
    let missing = CITIES_WANTED.saturating_sub(view.state.occupied_by(seat));
    let others = missing.saturating_sub(1);
    let value = match (missing, holds_capital(view, seat)) {
        (0 | 1, false) => Label::new("the capital", "王都"),
        (_, true) => Label::new(format!("{missing} more"), format!("{missing}都市")),
        (_, false) => Label::new(format!("capital + {others}"), format!("王都+{others}都市")),
    };
    line(ids::of_seat(seat, "wanted"), Label::new("To win", "勝利まで"), value, Tone::Plain)
}

/// What is counted of a seat: hand, deck, cities, the capital, trash; what it wants to win; and its
/// standing pass where the eye may know of it.
fn status(view: View<'_>, seat: Seat) -> Vec<Line> {
    let View { state, .. } = view;
    let figure = |id: &str, label: Text, sign: Icon, figure: Label, tone: Tone| {
        line(ids::of_seat(seat, id), label.into(), figure.clone(), tone).signed(sign, figure)
    };
    let held = state.occupied_by(seat);
    let cities = Label::same(format!("{held}/{CITIES_WANTED}"));
    // BK-8.1: one more city may win.
    let near = held + 1 >= CITIES_WANTED;
    let tone = if near { Tone::Warning } else { Tone::Plain };
    let (has, tone_capital) = if holds_capital(view, seat) {
        (Label::new("held", "占領"), Tone::Good)
    } else {
        (Label::new("no", "なし"), Tone::Faint)
    };
    let (hand, trash) = (state.hand(seat).count(), state.trash(seat).count());
    let deck = state.deck_count(seat);
    let tone_deck = if deck <= DECK_LOW { Tone::Warning } else { Tone::Plain };
    let count = |count: usize| Label::same(count.to_string());
    let mut lines = vec![
        figure("cards", Text::new("Hand", "手札"), Icon::Hand, count(hand), Tone::Plain),
        figure("left", Text::new("Deck", "デッキ"), Icon::Deck, count(deck as usize), tone_deck),
        figure("cities", Text::new("Cities", "都市"), Icon::City, cities, tone),
        figure("capital", Text::new("Capital", "王都"), Icon::Capital, has, tone_capital),
        figure("gone", Text::new("Trash", "トラッシュ"), Icon::Discard, count(trash), Tone::Plain),
    ];
    lines.extend(state.ending.is_none().then(|| wanted(view, seat)));
    let passes = state.seats[seat.index()].standing_pass.filter(|_| view.eye.sees(seat));
    lines.extend(passes.map(|pass| {
        let label = Text::new("Standing pass", "継続中のパス");
        let line = line(ids::pass(seat), label.into(), pass.name().into(), Tone::Warning);
        line.signed(Icon::Leave, Label::new("pass", "パス"))
    }));
    lines
}

/// Cards of one zone, those that are one option together; behind them, as a number, those that the
/// eye does not know.
fn cards(view: View<'_>, seat: Seat, zone: &str, all: &[&Instance]) -> Vec<Slot> {
    let known = all.iter().filter(|card| view.knows(card));
    let mut known: Vec<(CardKind, Known, CardId)> =
        known.map(|card| (card.kind, card.known, card.id)).collect();
    known.sort_unstable();
    let mut slots = Vec::with_capacity(known.len() + 1);
    for group in known.chunk_by(|one, next| (one.0, one.1) == (next.0, next.1)) {
        let lowest = view.state.card(group[0].2);
        let place = match zone {
            "hand" => ids::hand_pile(view.game, seat, lowest.kind, lowest.known),
            _ => ids::pile(view.game, seat, zone, lowest.kind),
        };
        let token = card::in_row(view, ids::on(place.clone()), lowest);
        slots.push(slot(place, Label::default(), Some(token), group.len() as u16));
    }
    let hidden = all.len() - known.len();
    if hidden > 0 {
        let mut place = ids::of_seat(seat, zone);
        place.push_str("/backs");
        let token = Token {
            id: ids::on(place.clone()),
            look: Look::FaceDown,
            tone: of_seat(seat),
            ..card::plain(
                Label::new("unknown card", "不明のカード"),
                Label::new("card", "カード"),
                Label::new("unknown card", "不明のカード"),
                Vec::new(),
            )
        };
        slots.push(slot(place, Label::default(), Some(token), hidden as u16));
    }
    slots
}

/// The deck and the trash, a pile each.
fn piles(view: View<'_>, seat: Seat) -> Body {
    let View { game, state, .. } = view;
    let (owner, left) = (view.name(seat), state.deck_count(seat));
    let (name, short) = (of_owner(owner, "deck", "デッキ"), Label::new("deck", "デッキ"));
    let token = (left > 0).then(|| Token {
        id: ids::deck(seat),
        look: Look::FaceDown,
        tone: of_seat(seat),
        ..card::plain(name, short, deck_detail(view, seat), Vec::new())
    });
    let deck = slot(ids::of_seat(seat, "deck"), Label::default(), token, left as u16);
    let trash = trashed(view, seat);
    let count: u16 = trash.iter().map(|(_, count)| *count).sum();
    let label = Label::new("trash", "トラッシュ");
    let names = trash.iter().map(|(kind, count)| counted(game, *kind, *count));
    let names = joined(&names.collect::<Vec<_>>(), ", ", "、");
    let token = (count > 0).then(|| Token {
        id: trash_cards(seat),
        tone: Tone::Faint,
        sign: Some(Icon::Discard),
        ..card::plain(of_owner(owner, "trash", "トラッシュ"), label.clone(), names, Vec::new())
    });
    // What lies there has its name.
    let label = if token.is_some() { Label::default() } else { label };
    Body::Row(vec![deck, slot(ids::trash(seat), label, token, count)])
}

/// What stands for the cards of a trash.
fn trash_cards(seat: Seat) -> String {
    ids::of_seat(seat, "trash/cards")
}

/// The cards of a trash by their numbers, with how many there are of each: everybody may look at them, and
/// they have no order. Source: BK-3.7.
fn trashed(view: View<'_>, seat: Seat) -> Vec<(CardKind, u16)> {
    let mut kinds: Vec<CardKind> = view.state.trash(seat).map(|card| card.kind).collect();
    kinds.sort_unstable();
    kinds.chunk_by(|one, next| one == next).map(|group| (group[0], group.len() as u16)).collect()
}

/// What lies in a trash, to look into.
pub(super) fn trash(view: View<'_>, seat: Seat) -> Option<Pile> {
    let game = view.game;
    let cards = trashed(view, seat).into_iter().map(|(kind, count)| {
        let data = game.data(kind);
        let detail = game.cards.line(game.cards.row_of_card(kind)).clone();
        let badges = std::iter::once(card::level(data.colour, data.level)).chain(card::kind(data));
        (Token { tone: Tone::Faint, ..card::face_up(game, kind, detail, badges.collect()) }, count)
    });
    Pile::of(trash_cards(seat), cards)
}

/// The name of a card with how many there are.
fn counted(game: &BerserkTcg, kind: CardKind, count: u16) -> Label {
    let name = game.cards.called(kind);
    if count == 1 {
        return name.clone();
    }
    Label::new(format!("{} × {count}", name.en), format!("{}×{count}", name.ja))
}

/// What the eye knows of a deck: its owner the cards that are shuffled, and those whose place it
/// has seen; everybody else how many there are.
fn deck_detail(view: View<'_>, seat: Seat) -> Label {
    let View { game, state, eye } = view;
    let deck = &state.seats[seat.index()].deck;
    let left = deck.total();
    let mut detail = match left {
        1 => Label::new("1 card", "1枚"),
        _ => Label::new(format!("{left} cards"), format!("{left}枚")),
    };
    if !eye.sees(seat) {
        return detail;
    }
    let counted = |(kind, count): (Kind, u16)| {
        let kind = CardKind::try_from(kind).expect("a deck holds cards of the set");
        counted(game, kind, count)
    };
    let name = |kind: Kind| counted((kind, 1));
    let mut part = |en: &str, ja: &str, names: Vec<Label>| {
        if names.is_empty() {
            return;
        }
        let names = joined(&names, ", ", "、");
        append(&mut detail, &["; ", en, ": ", &names.en], &["。", ja, "：", &names.ja]);
    };
    let on_top = deck.top().iter().rev().map(|kind| name(*kind)).collect();
    part("from the top", "上から順に", on_top);
    part("in unknown order", "順番不明", deck.bag().iter().map(counted).collect());
    part(
        "at the bottom, the lowest last",
        "一番下まで順に",
        deck.bottom().iter().map(|kind| name(*kind)).collect(),
    );
    detail
}
