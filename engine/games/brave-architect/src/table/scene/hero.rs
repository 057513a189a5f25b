//! What each hero has: its sheet cards, play sheet, hand, piles and items; and what lies beside the
//! table. Its figures are in `figures.rs`.
//!
//! Source: BA-2.5, BA-5.4, BA-7.5 to BA-7.7, BA-16.1; what an eye sees of hands and decks: 5.19.

use super::{
    View, append, append_next, badge, figures, holding, ids, line, listed, none_if_empty, of_seat,
    region, slot, token,
};
use crate::prelude::*;
use kanso_engine::scene::{Gauge, Look, Slot, Token};

/// What a place of cards is called where none lies.
const NO_CARDS: (&str, &str) = ("no cards", "カードなし");

/// The panel of a seat.
pub(super) fn put(view: View<'_>, seat: Seat, regions: &mut Vec<Region>) {
    let place = (seat.into(), 0);
    let tone = view.tone(seat);
    regions.push(figures::sheet(view, seat, place));
    let mut row = |id: &str, name: Label, slots: Vec<Slot>| {
        regions.push(region(ids::of_seat(seat, id), name, place, tone, Body::Row(slots)));
    };
    row("build", Label::new("Character sheet", "キャラシート"), build(view, seat));
    row("play", Label::new("Play sheet", "プレイシート"), play(view, seat));
    row("hand", hand_name(view, seat), hand(view, seat));
    row("piles", Label::new("Deck and discard pile", "デッキと捨て札"), piles(view, seat));
    row("items", Label::new("Items", "アイテム"), items(view, seat));
}

/// What the hero has that it is about, beside the map: hand, play sheet, sheet cards, items.
pub(super) fn acting(view: View<'_>, place: (u8, u8), regions: &mut Vec<Region>) {
    let seat = view.acting();
    let tone = view.tone(seat);
    let owner = view.game.hero_label(view.state, seat);
    let of = |en: &str, ja: &str| {
        Label::new(format!("{}: {en}", owner.en), format!("{}：{ja}", owner.ja))
    };
    let mut row = |id: &str, name: Label, slots: Vec<Slot>| {
        regions.push(region(ids::of_seat(seat, id), name, place, tone, Body::Row(slots)));
    };
    row("hand", of("hand", "手札"), hand(view, seat));
    if !view.seat(seat).play_sheet.is_empty() {
        row("play", of("play sheet", "プレイシート"), play(view, seat));
    }
    row("build", of("sheet", "シート"), build(view, seat));
    if !view.seat(seat).items.is_empty() {
        row("items", of("items", "アイテム"), items(view, seat));
    }
}

/// What the others have in hand, on their play sheets and as items, a line each: it lies on the page of
/// the heroes.
pub(super) fn others(view: View<'_>, place: (u8, u8)) -> Region {
    let acting = view.acting();
    let seats = view.state.every_seat().filter(|seat| *seat != acting);
    let lines = seats.map(|seat| {
        let (id, owner) = (ids::of_seat(seat, "cards"), view.game.hero_label(view.state, seat));
        line(id, owner, cards_of(view, seat), of_seat(seat))
    });
    let name = Label::new("Cards of the others", "他のキャラのカード");
    region(ids::OTHERS, name, place, Tone::Plain, Body::Sheet(lines.collect()))
}

/// Hand, play sheet and items of a hero in words: a hand that the eye may not know as how many cards.
fn cards_of(view: View<'_>, seat: Seat) -> Label {
    let (has, cards) = (view.seat(seat), &view.game.cards);
    let hand = match has.hand.len() {
        0 => Label::new("none", "なし"),
        _ if view.sees_hand(seat) => names(view, has.hand.iter().copied()),
        count => super::number(count as i64),
    };
    let laid = listed(has.play_sheet.iter().map(|entry| {
        let mut words = names(view, [entry.card]);
        if !entry.under.is_empty() {
            let count = entry.under.len().to_string();
            append(&mut words, &[" (", &count, " under)"], &["（下に", &count, "枚）"]);
        }
        words
    }));
    let items = listed(held(view, seat).into_iter().map(|(HeldItem { item, piece }, count)| {
        let face = piece.map_or_else(|| &cards.item(item).face, |piece| &cards.piece(piece).face);
        counted(face.name.clone(), count)
    }));
    let mut whole = Label::default();
    for (en, ja, what) in
        [("hand", "手札", hand), ("play sheet", "プレイシート", laid), ("items", "アイテム", items)]
    {
        if !what.is_empty() {
            let part = Label::new(format!("{en}: {}", what.en), format!("{ja}：{}", what.ja));
            append_next(&mut whole, ("; ", "。"), &part);
        }
    }
    whole
}

/// Items that lie revealed. Source: BA-16.1.
pub(super) fn revealed(view: View<'_>, place: (u8, u8)) -> Option<Region> {
    let View { game, state, .. } = view;
    let groups = state.revealed.chunk_by(|one, next| one == next);
    let slots: Vec<Slot> = groups
        .map(|group| {
            let id = ids::of(game, group[0]);
            let token = token::item(view, id, group[0], None, Tone::Treasure);
            slot(ids::place(&token.id), Label::default(), Some(token), group.len() as u16)
        })
        .collect();
    let name = Label::new("Revealed items", "公開されたアイテム");
    let some = !slots.is_empty();
    some.then(|| region(ids::ITEMS, name, place, Tone::Treasure, Body::Row(slots)))
}

/// What lies beside the table: item cards, and the hate card while nobody owns it.
pub(super) fn stock(view: View<'_>, place: (u8, u8)) -> Region {
    let View { game, state, .. } = view;
    let mut slots = Vec::with_capacity(3);
    let left = state.item_deck.total();
    let name = |kind: ItemKind| game.cards.item(kind).face.name.clone();
    let held = state
        .item_deck
        .iter()
        .filter_map(|(kind, count)| Some(counted(name(ItemKind::try_from(kind).ok()?), count)));
    let holds = listed(held);
    let pile = (left > 0).then(|| {
        let id = format!("{}/cards", ids::ITEM_DECK);
        let (name, short) =
            (Label::new("item deck", "アイテム山札"), Label::new("items", "アイテム"));
        token::pile(id, name, short, &holds, Tone::Treasure)
    });
    slots.push(slot(ids::ITEM_DECK, Label::new("deck", "山札"), pile, left as u16));
    let top = state.item_discard.last().map(|kind| {
        let id = format!("{}/top", ids::ITEM_DISCARD);
        let mut token = token::item(view, id, *kind, None, Tone::Faint);
        let all = listed(state.item_discard.iter().rev().map(|kind| name(*kind)));
        append(&mut token.detail, &["\nused: ", &all.en], &["\n使用済み：", &all.ja]);
        token
    });
    let count = state.item_discard.len() as u16;
    slots.push(slot(ids::ITEM_DISCARD, Label::new("discard", "捨て札"), top, count));
    if state.hate.is_none() {
        slots.push(holding(token::hate(view)));
    }
    let name = Label::new("Beside the table", "テーブル脇");
    region(ids::STOCK, name, place, Tone::Plain, Body::Row(slots))
}

/// What each seat has taken in the draft, one line each.
pub(super) fn taken(view: View<'_>, place: (u8, u8)) -> Region {
    let lines = view.state.every_seat().map(|seat| {
        // The race is what it has taken first.
        let label = super::enemy::player(view, seat);
        line(ids::of_seat(seat, "glance"), label, taken_words(view, seat), view.tone(seat))
    });
    let name = Label::new("Heroes", "キャラ");
    region(ids::HEROES, name, place, Tone::Plain, Body::Sheet(lines.collect()))
}

fn taken_words(view: View<'_>, seat: Seat) -> Label {
    let View { game, state, .. } = view;
    let (has, cards) = (view.seat(seat), &game.cards);
    let face = game.face(state, seat).map(|kind| &cards.weapon_face(kind).face);
    let taken = [
        has.race.map(|kind| &cards.race(kind).face),
        face.or_else(|| has.weapon.map(|kind| &cards.weapon(kind).face)),
        has.sub.map(|kind| &cards.sub(kind).face),
    ];
    // A skill lies in the deck from the pick on.
    let is_skill = |kind: &CardKind| crate::cards::skills().any(|skill| skill == *kind);
    let skills = cards_in(&has.deck).filter(is_skill).map(|kind| &cards.card(kind).face);
    let value = listed(taken.into_iter().flatten().chain(skills).map(|face| face.name.clone()));
    if value.is_empty() { Label::new("nothing yet", "まだなし") } else { value }
}

/// Race, weapon face and sub-weapon; the hate card beside the sub-weapon of its owner.
fn build(view: View<'_>, seat: Seat) -> Vec<Slot> {
    let View { game, state, .. } = view;
    let has = view.seat(seat);
    let tone = of_seat(seat);
    let mut slots = Vec::with_capacity(4);
    if let Some(kind) = has.race {
        let gauge = Gauge { value: has.hp.into(), max: game.max_hp(state, seat).into() };
        // Before the map is set there is no HP to show.
        let gauge = has.at.map(|_| gauge);
        slots.push(holding(Token { gauge, ..token::race(view, kind, tone) }));
    }
    match (game.face(state, seat), has.weapon) {
        (Some(kind), _) => slots.push(holding(token::face(view, kind, tone))),
        (None, Some(kind)) => slots.push(holding(token::weapon(view, kind, tone))),
        (None, None) => {}
    }
    slots.extend(has.sub.map(|kind| holding(token::sub(view, kind, tone))));
    if state.hate.is_some_and(|hate| hate.owner == seat) {
        slots.push(holding(token::hate(view)));
    }
    none_if_empty(&mut slots, ids::of_seat(seat, "build/none"), NO_CARDS);
    slots
}

/// The play sheet in the order of play. Source: BA-7.5 to BA-7.7.
fn play(view: View<'_>, seat: Seat) -> Vec<Slot> {
    let entry = |entry: &Entry| {
        let mut token = token::card(view, entry.card, of_seat(seat));
        if !entry.under.is_empty() {
            token.badges.push(badge::under(entry.under.len()));
            let names = names(view, entry.under.iter().copied());
            append(&mut token.detail, &["\nunder it: ", &names.en], &["\n下：", &names.ja]);
        }
        // How many lie under it its badge says.
        holding(token)
    };
    let mut slots: Vec<Slot> = view.seat(seat).play_sheet.iter().map(entry).collect();
    none_if_empty(&mut slots, ids::of_seat(seat, "play/none"), NO_CARDS);
    slots
}

fn hand_name(view: View<'_>, seat: Seat) -> Label {
    let count = view.seat(seat).hand.len();
    Label::new(format!("Hand {count}"), format!("手札{count}"))
}

/// The hand: card by card, or how many where the eye may not know which. Source: 5.19, BA-R66.
fn hand(view: View<'_>, seat: Seat) -> Vec<Slot> {
    let has = view.seat(seat);
    let mut slots = Vec::with_capacity(has.hand.len());
    if view.sees_hand(seat) {
        let cards = has.hand.iter();
        slots.extend(cards.map(|kind| holding(token::card(view, *kind, of_seat(seat)))));
    } else if !has.hand.is_empty() {
        let count = has.hand.len() as u16;
        let place = ids::of_seat(seat, "hand/backs");
        let name = match count {
            1 => Label::new("1 card", "1枚"),
            _ => Label::new(format!("{count} cards"), format!("{count}枚")),
        };
        let id = format!("{place}/cards");
        let token = hand_or_deck(view, seat, (id, name, Label::new("hand", "手札")));
        slots.push(slot(place, Label::default(), Some(token), count));
    }
    none_if_empty(&mut slots, ids::of_seat(seat, "hand/none"), NO_CARDS);
    slots
}

/// The deck and the discard pile.
fn piles(view: View<'_>, seat: Seat) -> Vec<Slot> {
    let has = view.seat(seat);
    let left = has.deck.total();
    let deck = (left > 0).then(|| {
        let id = ids::of_seat(seat, "deck/cards");
        let short = Label::new("deck", "デッキ");
        let name = match left {
            1 => Label::new("deck of 1 card", "デッキ1枚"),
            _ => Label::new(format!("deck of {left} cards"), format!("デッキ{left}枚")),
        };
        if view.sees_hand(seat) {
            let cards = names(view, cards_in(&has.deck));
            return token::pile(id, name, short, &cards, of_seat(seat));
        }
        hand_or_deck(view, seat, (id, name, short))
    });
    let top = has.discard.split_last().map(|(top, beneath)| {
        let mut token = token::card(view, *top, Tone::Faint);
        if !beneath.is_empty() {
            let names = names(view, beneath.iter().rev().copied());
            append(&mut token.detail, &["\nbeneath: ", &names.en], &["\n下：", &names.ja]);
        }
        token
    });
    let label = Label::new("discard", "捨て札");
    vec![
        slot(ids::of_seat(seat, "deck"), Label::new("deck", "デッキ"), deck, left as u16),
        slot(ids::of_seat(seat, "discard"), label, top, has.discard.len() as u16),
    ]
}

/// A pile with the kinds of hand and deck together, which everybody can work out. Source: 5.19.
fn hand_or_deck(view: View<'_>, seat: Seat, (id, name, short): (String, Label, Label)) -> Token {
    let has = view.seat(seat);
    let mut kinds: Vec<CardKind> = has.hand.iter().copied().chain(cards_in(&has.deck)).collect();
    kinds.sort_unstable();
    let Label { en, ja } = &names(view, kinds);
    let mut token = token::pile(id, name, short, &Label::default(), of_seat(seat));
    append(&mut token.detail, &["; hand or deck: ", en], &["。手札かデッキ：", ja]);
    token
}

/// Cards by their names.
fn names(view: View<'_>, cards: impl IntoIterator<Item = CardKind>) -> Label {
    listed(cards.into_iter().map(|kind| view.game.cards.card(kind).face.name.clone()))
}

/// The cards of a deck, ascending.
fn cards_in(deck: &Bag) -> impl Iterator<Item = CardKind> + '_ {
    deck.iter().filter_map(|(kind, _)| CardKind::try_from(kind).ok())
}

fn counted(name: Label, count: u16) -> Label {
    if count == 1 {
        return name;
    }
    Label::new(format!("{} × {count}", name.en), format!("{}×{count}", name.ja))
}

/// The items of a hero, how many of each: consumables of a kind together, equipment piece by piece.
fn held(view: View<'_>, seat: Seat) -> Vec<(HeldItem, u16)> {
    let mut held: Vec<HeldItem> = view.seat(seat).items.clone();
    held.sort_unstable();
    let groups = held.chunk_by(|one, next| one == next);
    groups.map(|group| (group[0], group.len() as u16)).collect()
}

/// The same as cards.
fn items(view: View<'_>, seat: Seat) -> Vec<Slot> {
    let mut slots = Vec::with_capacity(8);
    let mut last: Option<ItemKind> = None;
    let is_down = view.seat(seat).hp == 0;
    for (HeldItem { item, piece }, count) in held(view, seat) {
        let mut id = ids::own_item(view.game, seat, item);
        // The same card with another piece.
        if last == Some(item) {
            id.push('/');
            id.push_str(&piece_id(view, piece));
        }
        last = Some(item);
        // BA-5.4: equipment of a down hero counts nothing.
        let look = if is_down { Look::Spent } else { Look::Card };
        let token = Token { look, ..token::item(view, id, item, piece, of_seat(seat)) };
        slots.push(slot(ids::place(&token.id), Label::default(), Some(token), count));
    }
    none_if_empty(&mut slots, ids::of_seat(seat, "items/none"), ("no items", "アイテムなし"));
    slots
}

fn piece_id(view: View<'_>, piece: Option<Piece>) -> String {
    piece.map_or_else(|| "none".to_owned(), |piece| view.game.cards.piece(piece).face.id.clone())
}
