//! What a player of the trading card game can say: how it is typed, what it is about and how it is
//! told.
//!
//! Source: BK-5.53 and the catalogue of actions. Cards are named by their numbers (BK-3.13). Sets
//! inside an action are ascending. What others may not know of a set, a take, a card put at the
//! bottom, a card placed and a pass is left out for their eyes by the table of BK-3.16.

use crate::prelude::*;
use crate::state::PAYMENT_MAX;
use crate::table::notation::{sacrifice_word, target_words};
use crate::table::scene::ids::{
    PHASE, PRIORITY, asked, battle_city, card_token, deck, hand, lane, paid, piles, striker,
    target_ids,
};
use crate::table::words::action::{
    Payment as Paid, SetPlace, has_several, is_own, redrawn, secret_card, top,
};
use crate::table::words::{CARD, Known, known_card, named, shown_card, turned_up};
use kanso_engine::Ascending;

/// Hand cards that are paid.
pub type Payment = Ascending<CardId, PAYMENT_MAX>;

/// How long a pass lasts. Source: BK-7.6 to BK-7.8.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PassScope {
    /// This offering only.
    Once,
    /// Until something changes.
    UntilChange,
    /// Until the turn ends.
    UntilTurnEnd,
}

impl PassScope {
    /// All of them, in order.
    pub const ALL: [Self; 3] = [Self::Once, Self::UntilChange, Self::UntilTurnEnd];
}

actions! {
    /// A decision. Append-only. Source: the specification's 5.8.
    #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Action of BerserkTcg as at;

    /// BK-4.4: keep the hand.
    Keep as "keep" at [asked(at, hand)] "keep the hand" / "この手札で始める";
    /// BK-4.4: draw a new hand, one card smaller.
    Redraw as "redraw" at [asked(at, hand)]
        "draw a new hand of {cards}" / "手札を{left}枚に引き直す"
        with { cards = at.count(redrawn(at), &CARD), left = redrawn(at) };
    /// BK-5.6, BK-5.37: open a set card.
    Open { card: CardId } as "open {card}" at [card_token(at, *card)]
        "open {card}{place}" / "{card}{place}をオープン"
        with { place = SetPlace(at, *card), card = turned_up(at, *card) };
    /// BK-5.14: show a set card and turn it back.
    OpenUnpaid { card: CardId } as "open_unpaid {card}" at [card_token(at, *card)]
        "show {card}{place} and turn it back" / "{card}{place}を見せ、支払わずに裏に戻す"
        with { place = SetPlace(at, *card), card = turned_up(at, *card) };
    /// BK-5.6, BK-5.37: open nothing.
    SkipOpen as "skip_open" at [PHASE] "open nothing" / "オープンしない";
    /// BK-5.18: move a character.
    Move { card: CardId, to: City } as "move {card} {to}"
        at [card_token(at, *card), asked(at, |seat| lane(seat, *to))]
        "move {card} to {to}" / "{card}を{to}へ移動"
        with { to = Known(at, *to) };
    /// BK-5.20: set a hand card.
    Set { card: CardId, city: City } as "set {card} {city}"
        at [card_token(at, *card), asked(at, |seat| lane(seat, *city))]
        "set {card} at {city}" / "{card}を{city}にセット"
        with { card = secret_card(at, *card, false), city = Known(at, *city) };
    /// BK-5.22: use an ability with a cost; those of a card are counted from 0.
    Use { card: CardId, ability: u8 }
        as "use {card} {ability}" (ability = u16::from(*ability) + 1)
        at [card_token(at, *card)]
        when (has_several(at, *card); number = u16::from(*ability) + 1)
            "use ability {number} of {card}" / "{card}の{number}つ目の特殊能力を使用"
        "use {card}" / "{card}の特殊能力を使用";
    /// BK-7.1: open a set card with Quick.
    OpenQuick { card: CardId } as "open_quick {card}" at [card_token(at, *card)]
        "open {card}{place} by Quick" / "{card}{place}をQuickでオープン"
        with { place = SetPlace(at, *card), card = turned_up(at, *card) };
    /// BK-5.24: declare a battle.
    DeclareBattle { city: City } as "declare_battle {city}" at [city]
        "declare a battle at {city}" / "{city}に戦闘宣言"
        with { city = Known(at, *city) };
    /// BK-5.27: end Main. Whoever says that the turn ends, or a phase, means this.
    EndMain as "end_main" at [PHASE]
        "end the Main phase, then the turn" / "メインフェイズを終了し、ターン終了へ";
    /// BK-5.34: name the vanguard.
    Vanguard { card: CardId } as "vanguard {card}" at [card_token(at, *card)]
        "name {card} as vanguard" / "{card}を先陣に指定";
    /// BK-5.35: name none.
    NoVanguard as "no_vanguard" at [battle_city(at)] "name no vanguard" / "先陣を指定しない";
    /// BK-5.38: name a fighter.
    Fighter { card: CardId } as "fighter {card}" at [card_token(at, *card)]
        "name {card} as fighter" / "{card}を戦闘キャラクターに指定";
    /// BK-5.39: name none.
    NoFighter as "no_fighter" at [battle_city(at)]
        "name no fighter" / "戦闘キャラクターを指定しない";
    /// BK-6.45: assign damage.
    Assign { target: CardId, amount: u8 } as "assign {target} {amount}"
        at [striker(at), card_token(at, *target)]
        when (striker(at).is_some()) "{source} assigns {amount} to {target}" /
            "{source}が{target}に{amount}点を割り振る"
        "assign {amount} to {target}" / "{target}に{amount}点を割り振る"
        with { source = known_card(at, striker(at)) };
    /// BK-R30 `up-to`: assign no more.
    StopAssign as "stop_assign" at [striker(at)]
        "assign no more" / "これ以上割り振らない";
    /// BK-6.21: draw two.
    DrawTwo as "draw_two" at [asked(at, deck)] "draw 2 cards" / "カード2枚を引く";
    /// BK-R37 `zero-one-two`: draw one.
    DrawOne as "draw_one" at [asked(at, deck)] "draw 1 card" / "カード1枚を引く";
    /// BK-6.21: draw none.
    Decline as "decline" at [asked(at, piles)] "draw nothing" / "引かない";
    /// BK-5.31, BK-9.15: discard a hand card.
    Discard { card: CardId } as "discard {card}" at [card_token(at, *card)]
        "discard {card}" / "{card}を捨てる"
        with { card = shown_card(at, *card) };
    /// BK-5.51: pay a cost with hand cards and a character.
    Pay { cards: Payment, sacrifice: Option<CardId> }
        as "pay{cards}{sacrifice}" (sacrifice = sacrifice_word(*sacrifice))
        at [paid(at, cards, *sacrifice)]
        when (sacrifice.is_none()) "pay {cards}" / "{cards}で支払う"
        when (cards.is_empty()) "trash {sacrifice}" / "{sacrifice}をトラッシュ"
        "pay {cards}, and trash {sacrifice}" / "{cards}で支払い、{sacrifice}をトラッシュ"
        with { cards = Paid(at, cards), sacrifice = known_card(at, *sacrifice) };
    /// BK-5.51: pay one card of a cost that is paid in parts.
    PayCard { card: CardId } as "pay_card {card}" at [card_token(at, *card)]
        "pay {card}" / "{card}で支払う"
        with { card = shown_card(at, *card) };
    /// BK-5.51, BK:K16: trash a character of one's own.
    Sacrifice { card: CardId } as "sacrifice {card}" at [card_token(at, *card)]
        "trash {card}" / "{card}をトラッシュ";
    /// BK-5.51: name the targets, in the order of the text.
    Targets { list: Targets } as "targets{list}" (list = target_words(list))
        at [target_ids(at, list)]
        when (list.is_empty()) "name no target" / "標的を指定しない"
        "target {list}" / "{list}を標的にする"
        with { list = named(at, list) };
    /// BK-6.13: put this trigger next.
    NextTrigger { item: ItemId } as "next_trigger {item}" at [*item]
        "put {item} next" / "次に{item}を解決待機にする";
    /// BK-9.18: take a card looked at.
    Take { card: CardId } as "take {card}" at [card_token(at, *card)]
        "take {card}" / "{card}を手札に加える"
        with { card = secret_card(at, *card, at.game.shows_taken_card(at.state)) };
    /// BK-9.18: take none.
    TakeNone as "take_none" at [asked(at, piles)] "take no card" / "手札に加えない";
    /// BK-9.19: put a card at the bottom.
    Bottom { card: CardId } as "bottom {card}" at [card_token(at, *card)]
        "put {card} at the bottom of the deck" / "{card}をデッキの一番下に置く"
        with { card = secret_card(at, *card, false) };
    /// BK-9.20: set a card looked at.
    Place { card: CardId, city: City } as "place {card} {city}"
        at [card_token(at, *card), asked(at, |seat| lane(seat, *city))]
        "set {card} at {city}" / "{card}を{city}にセット"
        with {
            card = secret_card(at, *card, at.game.shows_placed_cards()), city = Known(at, *city),
        };
    /// BK-9.22: find a card.
    Find { kind: CardKind } as "find {kind}" at [asked(at, deck)]
        "find {kind}" / "{kind}を探す";
    /// BK-6.30: search no further.
    StopSearch as "stop_search" at [asked(at, piles)] "search no further" / "これ以上探さない";
    /// BK-7.6 to BK-7.8: pass.
    Pass { scope: PassScope } as "pass {scope}" at [PRIORITY]
        when (is_own(at) && *scope == PassScope::UntilChange)
            "pass until something changes" / "パス（変化があるまで）"
        when (is_own(at) && *scope == PassScope::UntilTurnEnd)
            "pass until the turn ends" / "パス（ターンの終わりまで）"
        when (top(at).is_some()) "pass on {item}" / "パス（{item}）"
        "pass" / "パス"
        with { item = at.told(&top(at)) };
}
