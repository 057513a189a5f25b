//! What a player of Gin Rummy can say, how it is typed and how it is told.

use super::melds::deadwood;
use crate::GinRummy;
use crate::prelude::*;
use crate::table::scene::{PILE_ID, STOCK_ID, card_id, hand_id, meld_id};
use kanso_engine::words::At;

actions! {
    /// A decision. Append-only.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Action of GinRummy as at;
    /// GR-3.1: leave the upcard.
    Pass as "pass" at [PILE_ID] "pass" / "見送る";
    /// GR-3.1, GR-3.3: take the top card of the discard pile.
    Take as "take" at [at.state.pile.last().map(|card| card_id(*card))]
        "take {top}" / "{top}を取る" with { top = at.told(&at.state.pile.last().copied()) };
    /// GR-3.3: draw from the stock.
    Draw as "draw" at [STOCK_ID] "draw from the stock" / "山札から引く";
    /// GR-3.4: discard a card.
    Discard { card: Card } as "discard {card}" at [card_id(*card)]
        "discard {card}" / "{card}を捨てる";
    /// GR-4.1, GR-4.2: discard a card face down and end the hand.
    Knock { card: Card } as "knock {card}" at [card_id(*card)]
        when (!sees_turn(at)) "knock" / "ノックする"
        when (deadwood_without(at, *card) == 0)
            "go gin, {card} face down" / "{card}を伏せてジンで上がる"
        "knock with {left}, {card} face down" / "{card}を伏せてデッドウッド{left}点でノックする"
        with { left = deadwood_without(at, *card) };
    /// GR-4.3: end the hand with eleven melded cards.
    BigGin as "big-gin" at [hand_id(at.state.turn)] "big gin" / "ビッグジンで上がる";
    /// GR-4.5: lay off a card onto a meld.
    // Any number may stand in a damaged log: `u16` has room for one more.
    LayOff { card: Card, meld: u8 } as "lay {card} {number}" (number = u16::from(*meld) + 1)
        at [card_id(*card), knocker(at).map(|seat| meld_id(seat, *meld))]
        "lay off {card} onto {onto}" / "{card}を{onto}にレイオフする"
        with { onto = at.told(&at.state.melds_to_lay_on().get(usize::from(*meld)).copied()) };
    /// GR-4.5: lay off no more.
    Finish as "done" at [hand_id(at.state.turn)] "lay off no more" / "レイオフを終える";
}

fn knocker(at: At<'_, GinRummy>) -> Option<Seat> {
    at.state.knocker
}

/// True if the eye sees the cards of the seat whose turn it is.
fn sees_turn(at: At<'_, GinRummy>) -> bool {
    at.eye.sees(at.state.turn)
}

/// The deadwood that a discard leaves.
fn deadwood_without(at: At<'_, GinRummy>, card: Card) -> u32 {
    deadwood(at.state.of(at.state.turn).hand.without(card))
}
