//! Why something may not be done in Gin Rummy. Whoever cannot see a hand is not told what is in it.

use crate::GinRummy;
use crate::prelude::*;

refusals! {
    /// Why an action is refused.
    pub enum Refusal of GinRummy as t;
    /// GR-3.1: the upcard comes first.
    UpcardFirst by GR_3_1
        "the upcard is offered first: take it or pass" /
        "まず最初の表のカードを取るか、見送ってください";
    /// GR-3.1: there is no upcard to leave.
    NothingOffered by GR_3_1
        "only the first upcard can be left" / "見送れるのは最初の表のカードだけです";
    /// GR-3.3: the turn begins with a card.
    DrawFirst by GR_3_3
        "take a card first, from the stock or from the discard pile" /
        "まず山札か捨て札から1枚取ってください";
    /// GR-3.3: the turn had its card.
    DrawnAlready by GR_3_3
        "a card was taken in this turn already" / "この手番ではすでに1枚取っています";
    /// GR-3.4: the card is not there.
    NotHeld { seat: Seat, card: Card } by GR_3_4
        when (t.eye.sees(*seat)) "{card} is not in the hand" / "{card}は手札にありません"
        "this cannot be done with the hand" / "この手札ではできません";
    /// GR-3.5: the card was just taken.
    JustTaken { card: Card } by GR_3_5
        "{card} was taken in this turn" / "{card}はこの手番で取ったばかりです";
    /// GR-4.1: too much is left.
    TooMuch { seat: Seat, deadwood: u32 } by GR_4_1
        when (t.eye.sees(*seat))
            "the deadwood would be {deadwood}" / "デッドウッドが{deadwood}点になります"
        "this cannot be done with the hand" / "この手札ではできません";
    /// GR-4.3: big gin is not played.
    NoBigGin by GR_4_3
        "big gin is not played here" / "ビッグジンは採用していません";
    /// GR-4.3: not all is melded.
    NotAllMelded { seat: Seat, deadwood: u32 } by GR_4_3
        when (t.eye.sees(*seat))
            "{deadwood} points are in no meld" / "メルドに入らないカードが{deadwood}点あります"
        "this cannot be done with the hand" / "この手札ではできません";
    /// GR-4.5: nothing is laid out.
    NobodyKnocked by GR_4_5
        "nobody has knocked" / "まだ誰もノックしていません";
    /// GR-4.5: the cards are being laid off.
    LayingOff by GR_4_5
        "there was a knock: lay off, or be done" /
        "ノックされました。レイオフするか、終えてください";
    /// GR-4.5: no such card to lay off.
    NotToLay { seat: Seat, card: Card } by GR_4_5
        when (t.eye.sees(*seat)) "{card} is not in the hand" / "{card}は手札にありません"
        "this cannot be done with the hand" / "この手札ではできません";
    /// GR-4.5: the card does not fit.
    DoesNotFit { seat: Seat, card: Card, onto: Option<Meld> } by GR_4_5
        when (onto.is_none()) "there is no such meld" / "そのメルドはありません"
        when (t.eye.sees(*seat)) "{card} does not fit {onto}" / "{card}は{onto}には付けられません"
        "this cannot be done with the hand" / "この手札ではできません";
}
