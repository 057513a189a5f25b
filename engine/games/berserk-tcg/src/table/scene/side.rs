//! What lies on a seat's own side of the table: its hand, deck and trash, and the cards that it
//! looks at.

use super::{View, append, card, ids, joined, of_seat, region, slot};
use crate::prelude::*;
use crate::state::Known;
use kanso_engine::scene::{Icon, Look, Slot, Token};

/// Cards of a deck that are few. Source: the specification's chapter 12.
const DECK_LOW: u32 = 5;

pub(super) fn put(view: View<'_>, seat: Seat, row: u8, regions: &mut Vec<Region>) {
    let View { state, .. } = view;
    let asked = state.asked().is_some_and(|ask| ask.seat == seat);
    let tone = if asked { Tone::Active } else { of_seat(seat) };
    let name = view.name(seat);
    let hand: Vec<&Instance> = state.hand(seat).collect();
    let count = hand.len();
    let label = Label::new(format!("{name}: hand {count}"), format!("{name}：手札{count}"));
    let body = Body::Row(cards(view, seat, "hand", &hand));
    regions.push(region(ids::hand(seat), label, (0, row), tone, body).on_side_of(seat));
    let aside: Vec<&Instance> = state.aside(seat).collect();
    if !aside.is_empty() {
        let label = Label::new(format!("{name} looks at"), format!("{name}が見ているカード"));
        let body = Body::Row(cards(view, seat, "aside", &aside));
        regions.push(region(ids::aside(seat), label, (0, row), tone, body).on_side_of(seat));
    }
    let trash = state.trash(seat).count();
    let label = Label::new(
        format!("{name}: deck, trash {trash}"),
        format!("{name}：デッキ、トラッシュ{trash}"),
    );
    let piles = piles(view, seat);
    let region = region(ids::piles(seat), label, (0, row), of_seat(seat), piles);
    regions.push(region.on_side_of(seat));
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

/// The deck, the trash by card number, and the standing pass where the eye may know of it.
fn piles(view: View<'_>, seat: Seat) -> Body {
    let View { game, state, eye } = view;
    let left = state.deck_count(seat);
    let label = Label::new("deck", "デッキ");
    let token = (left > 0).then(|| Token {
        id: ids::deck(seat),
        look: Look::FaceDown,
        tone: if left <= DECK_LOW { Tone::Warning } else { of_seat(seat) },
        ..card::plain(label.clone(), label.clone(), deck_detail(view, seat), Vec::new())
    });
    let mut slots = vec![slot(ids::of_seat(seat, "deck"), Label::default(), token, left as u16)];
    let mut trash: Vec<CardKind> = state.trash(seat).map(|card| card.kind).collect();
    trash.sort_unstable();
    for group in trash.chunk_by(|one, next| one == next) {
        let data = game.data(group[0]);
        let detail = game.cards.line(game.cards.row_of_card(group[0])).clone();
        let badges = vec![card::level(data.colour, data.level)];
        let token = Token {
            id: ids::in_trash(game, seat, group[0]),
            tone: Tone::Faint,
            ..card::face_up(data, detail, badges)
        };
        let place = ids::pile(game, seat, "trash", group[0]);
        slots.push(slot(place, Label::default(), Some(token), group.len() as u16));
    }
    if let Some(pass) = state.seats[seat.index()].standing_pass
        && eye.sees(seat)
    {
        let name: Label = pass.name().into();
        let token = Token {
            id: ids::pass(seat),
            look: Look::Counter,
            tone: Tone::Warning,
            sign: Some(Icon::Leave),
            ..card::plain(name.clone(), Label::new("passes", "パス中"), name, Vec::new())
        };
        slots.push(slot(ids::of_seat(seat, "pass"), Label::default(), Some(token), 1));
    }
    Body::Row(slots)
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
    let name = |kind: Kind| {
        let kind = CardKind::try_from(kind).expect("a deck holds cards of the set");
        game.data(kind).name.clone()
    };
    let counted = |(kind, count): (Kind, u16)| {
        let name = name(kind);
        Label::new(format!("{} × {count}", name.en), format!("{}×{count}", name.ja))
    };
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
