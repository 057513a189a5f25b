//! What is asked, of whom, and what it hangs on.
//!
//! There is no secret in it: hands and decks are told by their counts, and what pends is public.
//! What pends is told from top to bottom, as it will resolve (BK-6.7).

use super::name::{named, named_card};
use super::running::{Announced, BattlePlace, By, ByText, ToPay};
use super::{At, BerserkTcg, CARD, Eye, Lang, Tell as _, TellAt, fmt, list, say};
use crate::cards::text::{CardFilter, Step};
use crate::state::{
    Ask, Assignment, Drawn, DrawnBy, Exchange, Item, Pending, Question, State, Task,
};
use kanso_engine::game::Words;

/// What the awaited decision asks, or what chance is about.
pub fn prompt(
    game: &BerserkTcg,
    state: &State,
    lang: Lang,
    eye: Eye,
    to: Words<'_>,
) -> fmt::Result {
    let at = At::new(game, state, lang, eye);
    if state.ending.is_some() {
        return say! { at, to; "the game is over" / "ゲーム終了" };
    }
    match state.tasks.last() {
        Some(Task::Ask(ask)) => asked(at, *ask, to),
        Some(Task::Chance(drawn)) => chance(at, *drawn, to),
        // Never awaited: they run by themselves.
        Some(
            Task::Setup(_)
            | Task::Announce(_)
            | Task::Put(_)
            | Task::Resolve(_)
            | Task::Exchange(_),
        )
        | None => say! { at, to; "the game goes on by itself" / "自動で進む" },
    }
}

fn chance(at: At<'_>, drawn: Drawn, to: Words<'_>) -> fmt::Result {
    match drawn {
        Drawn::FirstPlayer => say! { at, to; "who goes first" / "先攻の決定" },
        Drawn::LocalCities => say! { at, to;
            "which four local cities are used" / "使う地方都市の決定"
        },
        Drawn::InitialDraw { seat, count } => say! { at, to;
            "{who} draws a hand of {cards}" / "{who}が最初の手札の{cards}を引く";
            who = at.seat(seat), cards = at.count(count, &CARD)
        },
        Drawn::Draw { seat, count, bottom, by } => {
            let (who, cards) = (at.seat(seat), at.count(count + bottom, &CARD));
            match by {
                DrawnBy::Turn => say! { at, to;
                    "{who} draws {cards} for the turn" / "{who}がドローフェイズに{cards}を引く"
                },
                DrawnBy::City => say! { at, to;
                    "{who} draws {cards} by the city card" /
                    "{who}が都市カードの効果で{cards}を引く"
                },
                DrawnBy::Effect => say! { at, to;
                    "{who} draws {cards}{by}" / "{who}が{by}{cards}を引く"; by = By(at)
                },
            }
        }
        Drawn::Look { seat, count, bottom } => say! { at, to;
            "{who} looks at {cards} from the top of the deck{by}" /
            "{who}が{by}デッキの上の{cards}を見る";
            who = at.seat(seat), cards = at.count(count + bottom, &CARD), by = By(at)
        },
        Drawn::Mill { seat, count, bottom } => say! { at, to;
            "{cards} from the top of the deck of {who} go to the trash{by}" /
            "{by}{who}のデッキの上の{cards}をトラッシュする";
            cards = at.count(count + bottom, &CARD), who = at.seat(seat), by = By(at)
        },
        Drawn::CityReveal { city } => say! { at, to;
            "what {city} is" / "{city}の都市カードをめくる"; city = at.told(&city)
        },
    }
}

fn asked(at: At<'_>, ask: Ask, to: Words<'_>) -> fmt::Result {
    let (state, seat) = (at.state, ask.seat);
    let who = at.seat(seat);
    let hand = state.hand(seat).count() as u32;
    let aside = state.aside(seat).count() as u32;
    match ask.question {
        Question::Mulligan => say! { at, to;
            "{who}: keep the hand of {cards} or draw a new one?" /
            "{who}：手札{hand}枚で始める？ 引き直す？";
            cards = at.count(hand, &CARD)
        },
        Question::OpenPhase => say! { at, to;
            "{who}: open a set card? The city level is {level}" /
            "{who}：セットカードをオープンする？（都市Lv.{level}）";
            level = state.city_level()
        },
        Question::MainAction => say! { at, to;
            "{who}: move, set, use an ability, declare a battle, or end the Main phase" /
            "{who}：移動、セット、特殊能力、戦闘宣言、またはメインフェイズを終える"
        },
        Question::Vanguard => say! { at, to;
            "{who}: name the vanguard{place}?" / "{who}：{place}先陣を指定する？";
            place = BattlePlace(at)
        },
        Question::BattleOpen => say! { at, to;
            "{who}: open a set card{place}? The city level is {level}" /
            "{who}：{place}セットカードをオープンする？（都市Lv.{level}）";
            place = BattlePlace(at), level = state.city_level()
        },
        Question::Fighter => say! { at, to;
            "{who}: name a fighter{place}?" / "{who}：{place}戦闘キャラクターを指定する？";
            place = BattlePlace(at)
        },
        Question::Assign => assign(at, who, to),
        Question::CityDraw => say! { at, to;
            "{who}: draw for the city?" / "{who}：都市カードの効果で引く？"
        },
        Question::DiscardToLimit => say! { at, to;
            "{who}: discard a card, {cards} in hand" /
            "{who}：手札上限で捨てるカードは？（手札{hand}枚）";
            cards = at.count(hand, &CARD)
        },
        Question::PayCost => say! { at, to;
            "{who}: pay the cost of {what}{cost}" / "{who}：{what}のコストを支払う{cost}";
            what = Announced(at), cost = ToPay(at)
        },
        Question::ChooseTargets => say! { at, to;
            "{who}: name the target of {what}" / "{who}：{what}の標的は？"; what = Announced(at)
        },
        Question::TriggerOrder => {
            let own = state.triggers.iter().filter(move |met| met.controller == seat);
            say! { at, to;
                "{who}: which of these pends next: {triggers}" /
                "{who}：次に解決待機にするのは？（{triggers}）";
                triggers = list(at.t, own.map(|met| at.told(&met.id)))
            }
        }
        Question::Window => window(at, who, to),
        Question::Discard => say! { at, to;
            "{who}{by}: discard a card, {cards} in hand" /
            "{who}{by}：捨てるカードは？（手札{hand}枚）";
            by = ByText(at), cards = at.count(hand, &CARD)
        },
        Question::Take => match wanted(at) {
            CardFilter::Any => say! { at, to;
                "{who}{by}: take one of the {cards} looked at{or_none}" /
                "{who}{by}：見たカード{aside}枚から1枚を手札に加える{or_none}";
                by = ByText(at), or_none = or_none(at), cards = at.count(aside, &CARD)
            },
            filter @ (CardFilter::Character | CardFilter::Mercenary) => say! { at, to;
                "{who}{by}: take {filter} of the {cards} looked at{or_none}" /
                "{who}{by}：見たカード{aside}枚から{filter}を手札に加える{or_none}";
                by = ByText(at), or_none = or_none(at), filter = at.told(&filter),
                cards = at.count(aside, &CARD)
            },
        },
        Question::Bottom => say! { at, to;
            "{who}{by}: which card goes to the bottom of the deck next, {aside} left" /
            "{who}{by}：次にデッキの一番下に置くカードは？（残り{aside}枚）";
            by = ByText(at)
        },
        Question::Place => say! { at, to;
            "{who}{by}: which card is set where, {aside} left" /
            "{who}{by}：どのカードをどの都市にセットする？（残り{aside}枚）";
            by = ByText(at)
        },
        Question::Search => {
            let filter = wanted(at);
            say! { at, to;
                "{who}{by}: search the deck for {filter}" / "{who}{by}：デッキから{filter}を探す";
                by = ByText(at), filter = at.told(&filter)
            }
        }
        Question::Sacrifice => say! { at, to;
            "{who}{by}: which character is trashed?" / "{who}{by}：トラッシュするキャラクターは？";
            by = ByText(at)
        },
    }
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

fn assign(at: At<'_>, who: &str, to: Words<'_>) -> fmt::Result {
    match at.state.exchanging() {
        Some(Exchange { range, queue, rest: Some(rest), .. }) if !queue.is_empty() => {
            say! { at, to;
                "{who}: whom does {source} (Range {range}) strike? {rest} left to assign" /
                "{who}：{source}（Range{range}）のダメージの割り振りは？（残り{rest}）";
                source = at.told(&queue[0]), range = at.told(range)
            }
        }
        Some(_) | None => say! { at, to; "{who}: assign damage" / "{who}：ダメージの割り振り" },
    }
}

/// Who may interrupt, and what pends from top to bottom, or which open window it is.
fn window(at: At<'_>, who: &str, to: Words<'_>) -> fmt::Result {
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

/// A pending item with its controller, its targets and the damage it assigns.
impl TellAt<BerserkTcg> for Item {
    fn tell_at(&self, at: At<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let told = at.state.item_ref(self);
        let (what, seat) = (at.told(&told.what), at.seat(told.seat));
        if let Pending::Damage { assignments, .. } = &self.what
            && !assignments.is_empty()
        {
            return say! { at, f;
                "{what} ({seat}; {portions})" / "{what}（{seat}；{portions}）";
                portions = list(at.t, assignments.iter().map(|portion| at.told(portion)))
            };
        }
        if self.targets().is_empty() {
            return told.tell(at.t, f);
        }
        say! { at, f;
            "{what} ({seat}; on {targets})" / "{what}（{seat}；標的は{targets}）";
            targets = named(at, self.targets())
        }
    }
}

/// One portion of combat damage: `Outriders #3 deals 1 to Mercenary #4`.
impl TellAt<BerserkTcg> for Assignment {
    fn tell_at(&self, at: At<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { source, target, amount } = self;
        say! { at, f;
            "{source} deals {amount} to {target}" / "{source}から{target}に{amount}";
            source = named_card(at, *source), target = named_card(at, *target)
        }
    }
}
