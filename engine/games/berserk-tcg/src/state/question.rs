//! What is asked, and how it is put.
//!
//! Source: BK-5.53 and the table of decisions. There is no secret in it: hands and decks are told by
//! their counts, and what pends is public. What pends is told from top to bottom, as it will resolve
//! (BK-6.7).

use crate::prelude::*;
use crate::table::words::running::{Announced, BattlePlace, ByText, ToPay};
use crate::table::words::{CARD, list};
use kanso_engine::words::{Listed, ToldAt};
use std::fmt;

asks! {
    /// A kind of decision.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Question of BerserkTcg as at, who;
    /// BK-4.4.
    Mulligan => "whether to redraw" / "手札の交換"
        asks "{who}: keep the hand of {cards} or draw a new one?" /
            "{who}：手札{hand}枚で始める？ 引き直す？"
        with { cards = at.count(hand(at, *who), &CARD), hand = hand(at, *who) };
    /// BK-5.6.
    OpenPhase => "which card to open" / "オープンするカード"
        asks "{who}: open a set card? The city level is {level}" /
            "{who}：セットカードをオープンする？（都市Lv.{level}）"
        with { level = at.state.city_level() };
    /// BK-5.17.
    MainAction => "what to do in the Main phase" / "メインフェイズの行動"
        asks "{who}: move, set, use an ability, declare a battle, or end the Main phase" /
            "{who}：移動、セット、特殊能力、戦闘宣言、またはメインフェイズの終了";
    /// BK-5.34.
    Vanguard => "who is the vanguard" / "先陣の指定"
        asks "{who}: name the vanguard{place}?" / "{who}：{place}先陣を指定する？"
        with { place = BattlePlace(at) };
    /// BK-5.37.
    BattleOpen => "which card of the battle's city to open" / "戦闘の都市でオープンするカード"
        asks "{who}: open a set card{place}? The city level is {level}" /
            "{who}：{place}セットカードをオープンする？（都市Lv.{level}）"
        with { place = BattlePlace(at), level = at.state.city_level() };
    /// BK-5.38.
    Fighter => "who fights" / "戦闘キャラクターの指定"
        asks "{who}: name a fighter{place}?" / "{who}：{place}戦闘キャラクターを指定する？"
        with { place = BattlePlace(at) };
    /// BK-6.45.
    Assign => "how to assign damage" / "ダメージの割り振り"
        asks say assign;
    /// BK-6.21.
    CityDraw => "whether to draw for the city" / "都市カードの効果で引くか"
        asks "{who}: draw for the city?" / "{who}：都市カードの効果で引く？";
    /// BK-5.31.
    DiscardToLimit => "what to discard down to the hand limit" / "手札上限で捨てるカード"
        asks "{who}: discard a card, {cards} in hand" /
            "{who}：手札上限で捨てるカードは？（手札{hand}枚）"
        with { cards = at.count(hand(at, *who), &CARD), hand = hand(at, *who) };
    /// BK-5.51.
    PayCost => "what the cost is paid with" / "コストの支払い"
        asks "{who}: pay the cost of {what}{cost}" / "{who}：{what}のコストを支払う{cost}"
        with { what = Announced(at), cost = ToPay(at) };
    /// BK-5.51.
    ChooseTargets => "what the targets are" / "標的"
        asks "{who}: name the target of {what}" / "{who}：{what}の標的は？"
        with { what = Announced(at) };
    /// BK-6.13.
    TriggerOrder => "which trigger pends next" / "次に解決待機にするコストのない特殊能力"
        asks "{who}: which of these pends next: {triggers}" /
            "{who}：次に解決待機にするのは？（{triggers}）"
        with { triggers = triggers(at, *who) };
    /// BK-7.1.
    Window => "whether to use a Quick effect" / "クイック効果を使うか"
        asks say window;
    /// BK-9.15.
    Discard => "what to discard" / "捨てるカード"
        asks "{who}{by}: discard a card, {cards} in hand" /
            "{who}{by}：捨てるカードは？（手札{hand}枚）"
        with {
            by = ByText(at), cards = at.count(hand(at, *who), &CARD), hand = hand(at, *who),
        };
    /// BK-9.18.
    Take => "which card to take" / "手札に加えるカード"
        asks when (wanted(at) == CardFilter::Any)
            "{who}{by}: take one of the {cards} looked at{or_none}" /
            "{who}{by}：見たカード{aside}枚から1枚を手札に加える{or_none}"
        "{who}{by}: take a {filter} of the {cards} looked at{or_none}" /
            "{who}{by}：見たカード{aside}枚から{filter}を手札に加える{or_none}"
        with {
            by = ByText(at), filter = at.text(wanted(at).name()), or_none = or_none(at),
            cards = at.count(aside(at, *who), &CARD), aside = aside(at, *who),
        };
    /// BK-9.19.
    Bottom => "which card goes to the bottom" / "デッキの下に置くカード"
        asks "{who}{by}: which card goes to the bottom of the deck next, {aside} left" /
            "{who}{by}：次にデッキの一番下に置くカードは？（残り{aside}枚）"
        with { by = ByText(at), aside = aside(at, *who) };
    /// BK-9.20.
    Place => "which card is set where" / "セットするカードと都市"
        asks "{who}{by}: which card is set where, {aside} left" /
            "{who}{by}：どのカードをどの都市にセットする？（残り{aside}枚）"
        with { by = ByText(at), aside = aside(at, *who) };
    /// BK-9.22.
    Search => "which card to search for" / "探すカード"
        asks "{who}{by}: search the deck for a {filter}" / "{who}{by}：デッキから{filter}を探す"
        with { by = ByText(at), filter = at.text(wanted(at).name()) };
    /// BK-5.51, BK:K16.
    Sacrifice => "which character to trash" / "トラッシュするキャラクター"
        asks "{who}{by}: which character is trashed?" /
            "{who}{by}：トラッシュするキャラクターは？"
        with { by = ByText(at) };
}

/// Cards in the hand.
fn hand(at: At<'_>, seat: Seat) -> u32 {
    at.state.hand(seat).count() as u32
}

/// Cards looked at.
fn aside(at: At<'_>, seat: Seat) -> u32 {
    at.state.aside(seat).count() as u32
}

/// The seat's triggers that wait.
fn triggers(at: At<'_>, seat: Seat) -> Listed<ToldAt<'_, BerserkTcg, ItemId>> {
    let own = at.state.triggers.iter().filter(move |met| met.controller == seat);
    list(at.t, own.map(move |met| at.told(&met.id)))
}

/// Which cards match what is taken or searched for.
fn wanted(at: At<'_>) -> CardFilter {
    match at.game.running_step(at.state) {
        Some(Step::TakeOne { filter, .. } | Step::SearchPlay { filter, .. }) => *filter,
        _ => CardFilter::Any,
    }
}

/// That no card need be taken, where that is so.
fn or_none(at: At<'_>) -> &'static str {
    match at.game.running_step(at.state) {
        Some(Step::TakeOne { optional: true, .. }) => at.word(", or none", "（0枚でもよい）"),
        _ => "",
    }
}

fn assign(at: At<'_>, who: &Seat, to: Words<'_>) -> fmt::Result {
    let who = at.seat(*who);
    let striker = at.state.exchanging().and_then(|it| Some((it, it.queue.first()?, it.rest?)));
    let Some((exchange, source, rest)) = striker else {
        return say! { at, to; "{who}: assign damage" / "{who}：ダメージの割り振り" };
    };
    say! { at, to;
        "{who}: whom does {source} (Range {range}) strike? {rest} left to assign" /
        "{who}：{source}（Range{range}）のダメージの割り振りは？（残り{rest}点）";
        source = at.told(source), range = at.told(&exchange.range)
    }
}

/// Who may interrupt, and what pends from top to bottom, or which open window it is.
fn window(at: At<'_>, who: &Seat, to: Words<'_>) -> fmt::Result {
    let who = at.seat(*who);
    match (&*at.state.stack, at.state.open_window) {
        ([], Some(window)) => say! { at, to;
            "{who} may use a Quick effect: {window}, nothing is pending" /
            "{who}はクイック効果を使える：{window}、解決待機なし";
            window = at.text(window.name())
        },
        ([], None) => say! { at, to;
            "{who} may use a Quick effect" / "{who}はクイック効果を使える"
        },
        ([item], _) => say! { at, to;
            "{who} may answer: {item} is pending; nothing else" /
            "{who}は割り込める：解決待機は{item}だけ";
            item = at.told(item)
        },
        ([below @ .., top], _) => {
            say! { at, to;
                "{who} may answer: {item} resolves first" /
                "{who}は割り込める：解決待機は上から{item}";
                item = at.told(top)
            }?;
            for item in below.iter().rev() {
                say! { at, to; ", then {item}" / "、次に{item}"; item = at.told(item) }?;
            }
            Ok(())
        }
    }
}
