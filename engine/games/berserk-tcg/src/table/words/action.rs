//! Actions in words, as a player says them: in a list of choices and in a transcript.
//!
//! What others may not know of a set, a take, a card put at the bottom, a card placed and a pass is
//! left out for their eyes by the table of BK-3.16.

use super::name::{Found, Known, shown_card, turned_up};
use super::{At, BerserkTcg, CARD, Eye, Lang, fmt, has_several_abilities, list, say};
use crate::action::{Action, PassScope};
use crate::state::{CardId, State};
use kanso_engine::game::Words;

/// An action in words; `state` is the one before it.
pub fn action(
    game: &BerserkTcg,
    state: &State,
    action: &Action,
    lang: Lang,
    eye: Eye,
    to: Words<'_>,
) -> fmt::Result {
    let at = At::new(game, state, lang, eye);
    let t = at.t;
    // Whether it is told to the seat that does it.
    let own = state.asked().is_none_or(|ask| eye.sees(ask.seat));
    let shows = game.shows_card(state, action, eye);
    let told = |id| if shows { shown_card(at, id) } else { Found::Unseen(t) };
    match action {
        Action::Keep => say! { t, to; "keep the hand" / "この手札で始める" },
        Action::Redraw => {
            let hand = state.asked().map_or(0, |ask| state.hand(ask.seat).count() as u32);
            let left = hand.saturating_sub(1);
            let cards = t.count(left, &CARD);
            say! { t, to; "draw a new hand of {cards}" / "手札を{left}枚に引き直す" }
        }
        Action::Open { card } => say! { t, to;
            "open {card}{place}" / "{place}{card}をオープン";
            place = SetPlace(at, *card), card = turned_up(at, *card)
        },
        Action::OpenUnpaid { card } => say! { t, to;
            "show {card}{place} and turn it back" / "{place}{card}を見せ、支払わずに裏に戻す";
            place = SetPlace(at, *card), card = turned_up(at, *card)
        },
        Action::SkipOpen => say! { t, to; "open nothing" / "オープンしない" },
        Action::Move { card, to: dest } => say! { t, to;
            "move {card} to {dest}" / "{card}を{dest}へ移動";
            card = at.told(card), dest = Known(at, *dest)
        },
        Action::Set { card, city } => say! { t, to;
            "set {card} at {city}" / "{card}を{city}にセット";
            card = told(*card), city = Known(at, *city)
        },
        Action::Use { card, ability } => {
            let (name, number) = (at.told(card), u16::from(*ability) + 1);
            if state.find(*card).is_some_and(|card| has_several_abilities(game, card.kind)) {
                say! { t, to;
                    "use ability {number} of {name}" / "{name}の{number}つ目の特殊能力を使用"
                }
            } else {
                say! { t, to; "use {name}" / "{name}の特殊能力を使用" }
            }
        }
        Action::OpenQuick { card } => say! { t, to;
            "open {card}{place} by Quick" / "{place}{card}をQuickでオープン";
            place = SetPlace(at, *card), card = turned_up(at, *card)
        },
        Action::DeclareBattle { city } => say! { t, to;
            "declare a battle at {city}" / "{city}に戦闘宣言"; city = Known(at, *city)
        },
        Action::EndMain => say! { t, to; "end the Main phase" / "メインフェイズを終える" },
        Action::Vanguard { card } => say! { t, to;
            "name {card} as vanguard" / "{card}を先陣に指定"; card = at.told(card)
        },
        Action::NoVanguard => say! { t, to; "name no vanguard" / "先陣を指定しない" },
        Action::Fighter { card } => say! { t, to;
            "name {card} as fighter" / "{card}を戦闘キャラクターに指定"; card = at.told(card)
        },
        Action::NoFighter => say! { t, to; "name no fighter" / "戦闘キャラクターを指定しない" },
        Action::Assign { target, amount } => {
            let target = at.told(target);
            match state.exchanging().and_then(|exchange| exchange.queue.first()) {
                Some(source) => say! { t, to;
                    "{source} assigns {amount} to {target}" /
                    "{source}が{target}に{amount}を割り振る";
                    source = at.told(source)
                },
                None => say! { t, to;
                    "assign {amount} to {target}" / "{target}に{amount}を割り振る"
                },
            }
        }
        Action::StopAssign => say! { t, to; "assign no more" / "これ以上割り振らない" },
        Action::DrawTwo => say! { t, to; "draw 2 cards" / "カード2枚を引く" },
        Action::DrawOne => say! { t, to; "draw 1 card" / "カード1枚を引く" },
        Action::Decline => say! { t, to; "draw nothing" / "引かない" },
        Action::Discard { card } => say! { t, to;
            "discard {card}" / "{card}を捨てる"; card = shown_card(at, *card)
        },
        Action::Pay { cards, sacrifice } => pay(at, cards, *sacrifice, to),
        Action::PayCard { card } => say! { t, to;
            "pay {card}" / "{card}を支払う"; card = shown_card(at, *card)
        },
        Action::Sacrifice { card } => say! { t, to;
            "trash {card}" / "{card}をトラッシュ"; card = at.told(card)
        },
        Action::Targets { list } if list.is_empty() => say! { t, to;
            "name no target" / "標的を取らない"
        },
        Action::Targets { list } => say! { t, to;
            "target {targets}" / "標的に取る：{targets}";
            targets = super::list(t, list.iter().map(|named| at.told(named)))
        },
        Action::NextTrigger { item } => {
            let met = state.triggers.iter().find(|met| met.id == *item);
            if let Some(met) = met {
                let met = state.met_ref(met);
                let trigger = t.told(&met.what);
                say! { t, to; "put {trigger} next" / "次に{trigger}を解決待機にする" }
            } else {
                let number = item.0;
                say! { t, to;
                    "put trigger {number} next" / "次に誘発能力{number}を解決待機にする"
                }
            }
        }
        Action::Take { card } => say! { t, to;
            "take {card}" / "{card}を手札に加える"; card = told(*card)
        },
        Action::TakeNone => say! { t, to; "take no card" / "手札に加えない" },
        Action::Bottom { card } => say! { t, to;
            "put {card} at the bottom of the deck" / "{card}をデッキの一番下に置く";
            card = told(*card)
        },
        Action::Place { card, city } => say! { t, to;
            "set {card} at {city}" / "{card}を{city}にセット";
            card = told(*card), city = Known(at, *city)
        },
        Action::Find { kind } => say! { t, to;
            "find {card}" / "{card}を探す"; card = t.told(kind)
        },
        Action::StopSearch => say! { t, to; "search no further" / "これ以上探さない" },
        Action::Pass { scope } => match scope {
            PassScope::UntilChange if own => say! { t, to;
                "pass until something changes" / "変化があるまでパス"
            },
            PassScope::UntilTurnEnd if own => say! { t, to;
                "pass until the turn ends" / "ターンの終わりまでパス"
            },
            PassScope::Once | PassScope::UntilChange | PassScope::UntilTurnEnd => {
                match state.stack.last() {
                    Some(item) => {
                        let item = state.item_ref(item);
                        say! { t, to; "pass on {item}" / "{item}にはパス"; item = t.told(&item) }
                    }
                    None => say! { t, to; "pass" / "パス" },
                }
            }
        },
    }
}

/// Hand cards and a character that are paid; the cards in the order in which they go to the trash
/// (BK-3.13): the order of their numbers would tell in which order they were drawn.
fn pay(at: At<'_>, cards: &[CardId], sacrifice: Option<CardId>, to: Words<'_>) -> fmt::Result {
    let t = at.t;
    let mut cards = cards.to_vec();
    cards.sort_by_key(|id| at.state.find(*id).map(|card| card.kind));
    let paid = list(t, cards.iter().map(|card| shown_card(at, *card)));
    match sacrifice {
        None => say! { t, to; "pay {paid}" / "支払う：{paid}" },
        Some(card) if cards.is_empty() => say! { t, to;
            "trash {card}" / "{card}をトラッシュ"; card = at.told(&card)
        },
        Some(card) => say! { t, to;
            "pay {paid}, and trash {card}" / "支払う：{paid}。{card}をトラッシュ";
            card = at.told(&card)
        },
    }
}

/// Where a set card lies: ` at city 3`, before its name in Japanese; nothing for another card.
struct SetPlace<'a>(At<'a>, CardId);

impl fmt::Display for SetPlace<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(at, id) = self;
        let Some(city) = at.state.find(*id).and_then(|card| card.city) else { return Ok(()) };
        say! { at, f; " at {city}" / "{city}の"; city = Known(*at, city) }
    }
}
