//! The table of Gin Rummy: stock and discard pile, hands, melds and scores, as one eye sees them.

use super::words::card_name;
use crate::GinRummy;
use crate::prelude::*;
use crate::rules::scoring::total;
use kanso_engine::scene::{Badge, Look, Slot, Token};

/// Id of the stock.
pub const STOCK_ID: &str = "stock";
/// Id of the discard pile.
pub const PILE_ID: &str = "pile";
/// Id of a card that lies open to the eye.
pub fn card_id(card: Card) -> String {
    format!("card/{card}")
}

/// Id of the hand of a seat.
pub fn hand_id(seat: Seat) -> String {
    format!("hand/{seat}")
}

/// Id of a meld of a seat.
pub fn meld_id(seat: Seat, meld: u8) -> String {
    format!("meld/{seat}/{meld}")
}

/// Id of the scores of a seat.
pub fn seat_id(seat: Seat) -> String {
    format!("seat/{seat}")
}

/// The table as an eye sees it.
pub fn scene(game: &GinRummy, state: &State, eye: Eye) -> Scene {
    let mut regions = vec![stock(state), pile(state, eye)];
    for (row, seat) in (1..).zip([Seat::at(0), Seat::at(1)]) {
        regions.push(hand(game, state, seat, row, eye));
        for (meld, number) in state.of(seat).melds.iter().zip(0..) {
            let id = meld_id(seat, number);
            let name = &game.names[seat.index()];
            let name = Label::new(
                format!("{name}: meld {}", number + 1),
                format!("{name}：メルド{}", number + 1),
            );
            let slots = meld.cards().iter().map(|card| slot(&id, face_up(card))).collect();
            regions.push(Region::new(id, name, (1, row), Tone::Good, Body::Row(slots)));
        }
    }
    regions.push(scores(game, state));
    Scene::of_page(regions)
}

fn stock(state: &State) -> Region {
    let count = state.stock().count() as u16;
    let token = (count > 0).then(|| back("stock/back".to_owned()));
    let slot = Slot { id: "stock/0".to_owned(), label: Label::default(), token, count };
    let name = Label::new(format!("Stock: {count}"), format!("山札 {count}枚"));
    Region::new(STOCK_ID, name, (0, 0), Tone::Plain, Body::Row(vec![slot]))
}

/// The discard pile, the top card last. Who knocked knows the card that lies face down on it.
fn pile(state: &State, eye: Eye) -> Region {
    let mut slots: Vec<_> = state.pile.iter().map(|card| slot(PILE_ID, face_up(*card))).collect();
    if let Some(card) = state.face_down {
        let sees = state.knocker.is_some_and(|knocker| eye.sees(knocker));
        let token = if sees { face_up(card) } else { back("pile/back".to_owned()) };
        slots.push(slot(PILE_ID, Token { look: Look::FaceDown, ..token }));
    } else if let Some(Slot { token: Some(top), .. }) = slots.last_mut() {
        let meaning = Label::new("the top of the discard pile", "捨て札の一番上");
        top.badges.push(Badge::new(Label::new("top", "上"), meaning, Tone::Active));
    }
    let name = Label::new("Discard pile", "捨て札");
    Region::new(PILE_ID, name, (1, 0), Tone::Plain, Body::Row(slots))
}

/// A hand: each card to whoever sees it, otherwise the cards that everybody knows, and backs.
fn hand(game: &GinRummy, state: &State, seat: Seat, row: u8, eye: Eye) -> Region {
    let (id, has) = (hand_id(seat), state.of(seat));
    let is_laid = state.is_open(seat);
    let shown = if is_laid || eye.sees(seat) { has.hand } else { has.known };
    let mut slots: Vec<_> = shown.iter().map(|card| slot(&id, face_up(card))).collect();
    let hidden = has.hand.difference(shown).count() as u16;
    if hidden > 0 {
        let token = back(format!("{id}/back"));
        slots.push(Slot { count: hidden, ..slot(&id, token) });
    }
    let (name, asked) = (&game.names[seat.index()], state.step.is_turn());
    let name = if is_laid {
        let points = has.hand.points();
        Label::new(format!("{name}: deadwood {points}"), format!("{name}：デッドウッド{points}点"))
    } else {
        Label::same(name.clone())
    };
    let tone = if asked && state.turn == seat { Tone::Active } else { Tone::Plain };
    Region::new(id, name, (0, row), tone, Body::Row(slots))
}

fn scores(game: &GinRummy, state: &State) -> Region {
    let line = |seat: Seat| {
        let has = state.of(seat);
        let (score, hands, goal) = (has.score, has.hands_won, game.goal);
        let value = if state.step == Step::Over {
            let total = total(state, seat);
            Label::new(
                format!("{total} in all: {score} points, {hands} hands"),
                format!("合計{total}点：得点{score}点、勝ち{hands}回"),
            )
        } else {
            Label::new(
                format!("{score} of {goal}, {hands} hands won"),
                format!("{score} / {goal}点、勝ち{hands}回"),
            )
        };
        let tone = if state.winner == Some(seat) { Tone::Good } else { Tone::Plain };
        Line::new(seat_id(seat), Label::same(game.names[seat.index()].clone()), value, tone)
    };
    let mut lines = vec![line(Seat::at(0)), line(Seat::at(1))];
    if state.step != Step::PickDealer {
        let name = Label::same(game.names[state.dealer.index()].clone());
        lines.push(Line::new("dealer", Label::new("Dealer", "親"), name, Tone::Faint));
    }
    let name = Label::new("Points", "得点");
    Region::new("scores", name, (0, 3), Tone::Plain, Body::Sheet(lines))
}

/// The place of a thing in a row, named after both.
fn slot(row: &str, token: Token) -> Slot {
    let id = format!("{row}/at/{}", token.id);
    Slot { id, label: Label::default(), token: Some(token), count: 1 }
}

fn face_up(card: Card) -> Token {
    let name = Label::same(card_name(card));
    let points = card.points();
    let detail = Label::new(
        format!("{}, points: {points}", card_name(card)),
        format!("{}、{points}点", card_name(card)),
    );
    token(card_id(card), name, detail, Tone::Plain, Look::Card)
}

fn back(id: String) -> Token {
    let name = Label::new("a card face down", "伏せたカード");
    token(id, name.clone(), name, Tone::Faint, Look::FaceDown)
}

fn token(id: String, name: Label, detail: Label, tone: Tone, look: Look) -> Token {
    let short = if look == Look::FaceDown { Label::same("?") } else { name.clone() };
    Token { detail, ..Token::new(id, name, short, tone, look) }
}
