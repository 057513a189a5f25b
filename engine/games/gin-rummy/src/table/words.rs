//! What cards and melds are called, what is asked and what fell.

use crate::GinRummy;
use crate::prelude::*;
use crate::state::HAND;
use crate::state::cards::Cards;
use crate::state::melds::deadwood;
use kanso_engine::game::{Item, ItemWords};
use kanso_engine::words::{At, Notate, Tell};
use std::fmt::{self, Formatter};

/// The signs of the suits, in their order.
const SUITS: [char; 4] = ['♣', '♦', '♥', '♠'];

/// What people call a card, in either language: `♥10`.
pub fn card_name(card: Card) -> String {
    format!("{}{}", SUITS[card.suit()], card.rank_name())
}

/// What people call a card that was drawn; a damaged log may name one that is none.
fn kind_name(kind: Kind) -> String {
    Card::of(kind).map_or_else(|| "?".to_owned(), card_name)
}

impl Tell<GinRummy> for Card {
    fn tell(&self, _: Teller<'_, GinRummy>, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&card_name(*self))
    }
}

impl Notate<GinRummy> for Card {
    fn notate(&self, _: &GinRummy, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl Tell<GinRummy> for Cards {
    fn tell(&self, t: Teller<'_, GinRummy>, f: &mut Formatter<'_>) -> fmt::Result {
        self.iter().collect::<Vec<_>>().tell(t, f)
    }
}

impl Tell<GinRummy> for Meld {
    const NONE: Text = Text::new("no meld", "なし");

    fn tell(&self, _: Teller<'_, GinRummy>, f: &mut Formatter<'_>) -> fmt::Result {
        let cards: Vec<_> = self.cards().iter().map(card_name).collect();
        f.write_str(&cards.join("-"))
    }
}

/// What is asked of the seat whose turn it is, or what chance is about.
pub fn prompt(at: At<'_, GinRummy>, to: Words<'_>) -> fmt::Result {
    let (seat, hand) = (at.seat(at.state.turn), at.state.of(at.state.turn).hand);
    let top = at.told(&at.state.pile.last().copied()).to_string();
    match at.state.step {
        Step::PickDealer => say! { at, to; "who deals first" / "最初の親は誰か" },
        Step::Deal => say! { at, to; "the hand of {seat}" / "{seat}の手札" },
        Step::TurnUp => say! { at, to; "the upcard" / "表にするカード" },
        Step::Offer => {
            say! { at, to; "{seat}: take {top} or pass" / "{seat}：{top}を取るか見送るか" }
        }
        Step::Draw => say! { at, to;
            "{seat}: draw from the stock or take {top}" / "{seat}：山札から引くか{top}を取るか"
        },
        Step::Stock => say! { at, to;
            "what {seat} draws from the stock" / "{seat}が山札から引くカード"
        },
        Step::Discard if at.eye.sees(at.state.turn) => say! { at, to;
            "{seat}: discard or knock (all eleven cards: {left} of deadwood)" /
            "{seat}：捨てるかノックするか（11枚でデッドウッド{left}点）";
            left = deadwood(hand)
        },
        Step::Discard => say! { at, to;
            "{seat}: discard or knock" / "{seat}：捨てるかノックするか"
        },
        Step::LayOff => say! { at, to;
            "{seat}: lay off cards, or be done" / "{seat}：レイオフするか終えるか"
        },
        Step::LayOut | Step::Score | Step::Gather => say! { at, to; "the count" / "得点計算" },
        Step::Over => say! { at, to; "the match is over" / "マッチ終了" },
    }
}

/// An outcome, by the table before it; whoever does not see the cards is told how many they are.
pub fn outcome(at: At<'_, GinRummy>, outcome: &Outcome, to: Words<'_>) -> fmt::Result {
    let seat = at.seat(at.state.turn);
    let is_told = at.state.step == Step::TurnUp || at.eye.sees(at.state.turn);
    match outcome {
        Outcome::Pick(picked) => say! { at, to;
            "{picked} deals first" / "最初の親は{picked}";
            picked = u8::try_from(*picked).ok().and_then(Seat::new).map_or("?", |seat| at.seat(seat))
        },
        Outcome::Draw(kinds) if is_told => say! { at, to;
            "{cards} from the stock" / "山札から{cards}";
            cards = at.list(kinds.iter().map(|kind| kind_name(*kind)), "nothing", "なし")
        },
        Outcome::Draw(kinds) if kinds.len() == usize::from(HAND) => say! { at, to;
            "{HAND} cards for {seat}" / "{seat}に{HAND}枚"
        },
        _ => say! { at, to; "a card for {seat}" / "{seat}に1枚" },
    }
}

/// How an item of an outcome is called and typed.
pub fn item(game: &GinRummy, item: Item) -> ItemWords {
    match item {
        Item::Kind(kind) => {
            let word = Card::of(kind).map_or_else(|| kind.0.to_string(), |card| card.to_string());
            let (name, word) = (Label::same(kind_name(kind)), Label::same(word));
            ItemWords { name, word, short: Label::default() }
        }
        Item::Pick(seat) => {
            let name = game.names.get(usize::from(seat)).cloned().unwrap_or_default();
            let word = Label::same(seat.to_string());
            ItemWords { name: Label::same(name), word, short: Label::default() }
        }
        Item::Face(number) | Item::Place(number) => ItemWords::plain(number.to_string()),
    }
}

/// The part of the hand that goes on.
pub fn phase(at: At<'_, GinRummy>, to: Words<'_>) -> fmt::Result {
    let seat = at.seat(at.state.turn);
    match at.state.step {
        Step::PickDealer | Step::Deal | Step::TurnUp => {
            say! { at, to; "the deal" / "カードを配る" }
        }
        Step::Offer => say! { at, to; "the upcard, {seat}" / "最初の表のカード、{seat}" },
        Step::Draw | Step::Stock | Step::Discard => {
            say! { at, to; "turn of {seat}" / "{seat}の手番" }
        }
        Step::LayOff => say! { at, to; "{seat} lays off" / "{seat}のレイオフ" },
        Step::LayOut | Step::Score | Step::Gather | Step::Over => {
            say! { at, to; "the count" / "得点計算" }
        }
    }
}
