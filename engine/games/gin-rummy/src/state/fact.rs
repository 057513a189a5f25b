//! What can happen in Gin Rummy, with its words and who is told.

use super::cards::Cards;
use crate::GinRummy;
use crate::prelude::*;
use crate::table::scene::{PILE_ID, STOCK_ID, card_id, hand_id, seat_id};

vocabulary! {
    /// What a hand was won by.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum WonBy;
    Knock => "knock" / "ノック";
    Undercut => "undercut" / "アンダーカット";
    Gin => "gin" / "ジン";
    BigGin => "big gin" / "ビッグジン";
}

facts! {
    /// One thing that happened.
    pub enum Fact of GinRummy as t;
    /// GR-1.2: chance picks the first dealer. GR-5.5: who deals next.
    Deals { seat: Seat } at [seat_id(*seat)] "{seat} deals" / "{seat}が親";
    /// GR-1.3: a seat is dealt its hand.
    Dealt { seat: Seat, cards: Cards } at [hand_id(*seat)]
        shrunk unless (t.eye.sees(*seat))
        when (t.eye.sees(*seat)) "{seat} is dealt {cards}" / "{seat}に配られたカード：{cards}"
        "{seat} is dealt {count} cards" / "{seat}にカードが{count}枚配られる"
        with { count = cards.count() };
    /// GR-1.4: the upcard.
    TurnedUp { card: Card } at [card_id(*card)] "{card} is turned up" / "{card}が表になる";
    /// GR-3.1: a seat leaves the upcard.
    Passes { seat: Seat, card: Card } at [card_id(*card)]
        "{seat} leaves {card}" / "{seat}は{card}を見送る";
    /// GR-3.1, GR-3.3: a seat takes the top of the discard pile.
    Takes { seat: Seat, card: Card } at [card_id(*card)]
        "{seat} takes {card}" / "{seat}が{card}を取る";
    /// GR-3.2, GR-3.3: a seat goes to the stock.
    Reaches { seat: Seat } at [STOCK_ID] "{seat} draws from the stock" / "{seat}が山札から引く";
    /// GR-3.3: what a seat drew.
    Draws { seat: Seat, card: Card } at [hand_id(*seat)]
        shrunk unless (t.eye.sees(*seat))
        when (t.eye.sees(*seat)) "{seat} gets {card}" / "{seat}が引いたのは{card}"
        "{seat} gets a card" / "{seat}がカードを1枚引く";
    /// GR-3.4: a discard.
    Discards { seat: Seat, card: Card } at [card_id(*card)]
        "{seat} discards {card}" / "{seat}が{card}を捨てる";
    /// GR-3.6: the hand is void.
    Voids { stock: u32 } at [STOCK_ID]
        "{stock} cards in the stock: the hand is void" / "山札が残り{stock}枚、このディールは流れ";
    /// GR-4.1, GR-4.2: a seat discards face down and ends the hand.
    Knocks { seat: Seat, card: Card, deadwood: u32 } at [PILE_ID]
        shrunk unless (t.eye.sees(*seat))
        when (*deadwood == 0 && t.eye.sees(*seat))
            "gin: {seat} discards {card} face down" / "ジン！{seat}が{card}を伏せて捨てる"
        when (*deadwood == 0) "gin for {seat}" / "{seat}がジン！"
        when (t.eye.sees(*seat))
            "{seat} discards {card} face down and knocks with {deadwood}" /
            "{seat}が{card}を伏せて捨て、デッドウッド{deadwood}点でノック"
        "{seat} knocks with {deadwood}" / "{seat}がデッドウッド{deadwood}点でノック";
    /// GR-4.3: a seat has melded eleven cards.
    GoesBigGin { seat: Seat } at [seat_id(*seat)] "big gin for {seat}" / "{seat}がビッグジン！";
    /// GR-4.4, GR-4.7: a seat lays out its cards.
    LaysOut { seat: Seat, melds: Vec<Meld>, rest: Cards } at [hand_id(*seat)]
        "{seat} lays out {melds}; deadwood: {rest}" /
        "{seat}のメルド：{melds}。デッドウッド：{rest}";
    /// GR-4.5: a card is laid off.
    LaysOff { seat: Seat, card: Card, onto: Meld } at [card_id(*card)]
        "{seat} lays off {card} onto {onto}" / "{seat}が{card}を{onto}にレイオフ";
    /// GR-4.5: a seat lays off no more.
    Keeps { seat: Seat } at [hand_id(*seat)]
        "{seat} lays off no more" / "{seat}はレイオフを終える";
    /// GR-5.1 to GR-5.4: a hand is won.
    Scores { seat: Seat, by: WonBy, margin: u32, bonus: u32, score: u32 } at [seat_id(*seat)]
        when (*bonus == 0)
            "{by}: {seat} scores {margin} and has {score}" /
            "{by}。{seat}が{margin}点を得て{score}点"
        "{by}: {seat} scores {margin} and a bonus of {bonus} and has {score}" /
        "{by}。{seat}が{margin}点とボーナス{bonus}点を得て{score}点";
    /// GR-R1: equal deadwood.
    Ties { deadwood: u32 }
        "{deadwood} against {deadwood}: nobody wins the hand" /
        "{deadwood}点対{deadwood}点、このディールの勝者はなし";
    /// GR-6.1: the match is won.
    Wins { seat: Seat, score: u32 } at [seat_id(*seat)]
        "{seat} wins the match with {score}" / "{seat}が{score}点でマッチに勝利";
    /// GR-6.2: the bonus of the match.
    AddsMatch { seat: Seat, bonus: u32 } at [seat_id(*seat)]
        "{seat} adds {bonus} for the match" / "{seat}にマッチのボーナス{bonus}点";
    /// GR-6.3: the bonus of the hands.
    AddsHands { seat: Seat, hands: u32, bonus: u32 } at [seat_id(*seat)]
        "{seat} adds {bonus} for hands won: {hands}" / "{seat}に勝ったディール{hands}回分の{bonus}点";
    /// GR-6.4: a shutout.
    Doubles { seat: Seat, total: u32 } at [seat_id(*seat)]
        "a shutout: all that {seat} has is doubled to {total}" /
        "シャットアウト！{seat}の合計は2倍の{total}点";
}
