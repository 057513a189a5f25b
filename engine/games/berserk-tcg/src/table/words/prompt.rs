//! What is asked, of whom, and what it hangs on.
//!
//! There is no secret in it: hands and decks are told by their counts, and what pends is public.
//! What pends is told from top to bottom, as it will resolve (BK-6.7).

use super::name::{named, named_card};
use super::running::{Announced, BattlePlace, By, ByText, ToPay};
use super::{At, BerserkTcg, CARD, Eye, Lang, fmt, list, say};
use crate::cards::text::{CardFilter, Step};
use crate::state::{
    Ask, Assignment, Drawn, DrawnBy, Exchange, Item, Named, Pending, Question, State, Task,
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
        return say! { at.t, to; "the game is over" / "ゲーム終了" };
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
        | None => say! { at.t, to; "the game goes on by itself" / "自動で進む" },
    }
}

fn chance(at: At<'_>, drawn: Drawn, to: Words<'_>) -> fmt::Result {
    let t = at.t;
    match drawn {
        Drawn::FirstPlayer => say! { t, to; "who goes first" / "先攻の決定" },
        Drawn::LocalCities => say! { t, to;
            "which four local cities are used" / "使う地方都市の決定"
        },
        Drawn::InitialDraw { seat, count } => say! { t, to;
            "{who} draws a hand of {cards}" / "{who}が最初の手札の{cards}を引く";
            who = t.seat(seat), cards = t.count(count, &CARD)
        },
        Drawn::Draw { seat, count, bottom, by } => {
            let (who, cards) = (t.seat(seat), t.count(count + bottom, &CARD));
            match by {
                DrawnBy::Turn => say! { t, to;
                    "{who} draws {cards} for the turn" / "{who}がドローフェイズに{cards}を引く"
                },
                DrawnBy::City => say! { t, to;
                    "{who} draws {cards} by the city card" /
                    "{who}が都市カードの効果で{cards}を引く"
                },
                DrawnBy::Effect => say! { t, to;
                    "{who} draws {cards}{by}" / "{who}が{by}{cards}を引く"; by = By(at)
                },
            }
        }
        Drawn::Look { seat, count, bottom } => say! { t, to;
            "{who} looks at {cards} from the top of the deck{by}" /
            "{who}が{by}デッキの上の{cards}を見る";
            who = t.seat(seat), cards = t.count(count + bottom, &CARD), by = By(at)
        },
        Drawn::Mill { seat, count, bottom } => say! { t, to;
            "{cards} from the top of the deck of {who} go to the trash{by}" /
            "{by}{who}のデッキの上の{cards}をトラッシュする";
            cards = t.count(count + bottom, &CARD), who = t.seat(seat), by = By(at)
        },
        Drawn::CityReveal { city } => say! { t, to;
            "what {city} is" / "{city}の都市カードをめくる"; city = t.told(&city)
        },
    }
}

fn asked(at: At<'_>, ask: Ask, to: Words<'_>) -> fmt::Result {
    let At { t, state } = at;
    let seat = ask.seat;
    let who = t.seat(seat);
    let hand = state.hand(seat).count() as u32;
    let aside = state.aside(seat).count() as u32;
    match ask.question {
        Question::Mulligan => say! { t, to;
            "{who}: keep the hand of {cards} or draw a new one?" /
            "{who}：手札{hand}枚で始める？ 引き直す？";
            cards = t.count(hand, &CARD)
        },
        Question::OpenPhase => say! { t, to;
            "{who}: open a set card? The city level is {level}" /
            "{who}：セットカードをオープンする？（都市Lv.{level}）";
            level = state.city_level()
        },
        Question::MainAction => say! { t, to;
            "{who}: move, set, use an ability, declare a battle, or end the Main phase" /
            "{who}：移動、セット、特殊能力、戦闘宣言、またはメインフェイズを終える"
        },
        Question::Vanguard => say! { t, to;
            "{who}: name the vanguard{place}?" / "{who}：{place}先陣を指定する？";
            place = BattlePlace(at)
        },
        Question::BattleOpen => say! { t, to;
            "{who}: open a set card{place}? The city level is {level}" /
            "{who}：{place}セットカードをオープンする？（都市Lv.{level}）";
            place = BattlePlace(at), level = state.city_level()
        },
        Question::Fighter => say! { t, to;
            "{who}: name a fighter{place}?" / "{who}：{place}戦闘キャラクターを指定する？";
            place = BattlePlace(at)
        },
        Question::Assign => assign(at, who, to),
        Question::CityDraw => say! { t, to;
            "{who}: draw for the city?" / "{who}：都市カードの効果で引く？"
        },
        Question::DiscardToLimit => say! { t, to;
            "{who}: discard a card, {cards} in hand" /
            "{who}：手札上限で捨てるカードは？（手札{hand}枚）";
            cards = t.count(hand, &CARD)
        },
        Question::PayCost => say! { t, to;
            "{who}: pay the cost of {what}{cost}" / "{who}：{what}のコストを支払う{cost}";
            what = Announced(at), cost = ToPay(at)
        },
        Question::ChooseTargets => say! { t, to;
            "{who}: name the target of {what}" / "{who}：{what}の標的は？"; what = Announced(at)
        },
        Question::TriggerOrder => {
            let own = state.triggers.iter().filter(move |met| met.controller == seat);
            say! { t, to;
                "{who}: which of these pends next: {triggers}" /
                "{who}：次に解決待機にするのは？（{triggers}）";
                triggers = list(t, own.map(|met| at.told(&met.id)))
            }
        }
        Question::Window => window(at, who, to),
        Question::Discard => say! { t, to;
            "{who}{by}: discard a card, {cards} in hand" /
            "{who}{by}：捨てるカードは？（手札{hand}枚）";
            by = ByText(at), cards = t.count(hand, &CARD)
        },
        Question::Take => match wanted(at) {
            CardFilter::Any => say! { t, to;
                "{who}{by}: take one of the {cards} looked at{or_none}" /
                "{who}{by}：見たカード{aside}枚から1枚を手札に加える{or_none}";
                by = ByText(at), or_none = or_none(at), cards = t.count(aside, &CARD)
            },
            filter @ (CardFilter::Character | CardFilter::Mercenary) => say! { t, to;
                "{who}{by}: take {filter} of the {cards} looked at{or_none}" /
                "{who}{by}：見たカード{aside}枚から{filter}を手札に加える{or_none}";
                by = ByText(at), or_none = or_none(at), filter = t.told(&filter),
                cards = t.count(aside, &CARD)
            },
        },
        Question::Bottom => say! { t, to;
            "{who}{by}: which card goes to the bottom of the deck next, {aside} left" /
            "{who}{by}：次にデッキの一番下に置くカードは？（残り{aside}枚）";
            by = ByText(at)
        },
        Question::Place => say! { t, to;
            "{who}{by}: which card is set where, {aside} left" /
            "{who}{by}：どのカードをどの都市にセットする？（残り{aside}枚）";
            by = ByText(at)
        },
        Question::Search => {
            let filter = wanted(at);
            say! { t, to;
                "{who}{by}: search the deck for {filter}" / "{who}{by}：デッキから{filter}を探す";
                by = ByText(at), filter = t.told(&filter)
            }
        }
        Question::Sacrifice => say! { t, to;
            "{who}{by}: which character is trashed?" / "{who}{by}：トラッシュするキャラクターは？";
            by = ByText(at)
        },
    }
}

/// Which cards match what is taken or searched for.
fn wanted(at: At<'_>) -> CardFilter {
    match at.t.game.running_step(at.state) {
        Some(Step::TakeOne { filter, .. } | Step::SearchPlay { filter, .. }) => *filter,
        _ => CardFilter::Any,
    }
}

/// That no card need be taken, where that is so.
fn or_none(at: At<'_>) -> &'static str {
    match at.t.game.running_step(at.state) {
        Some(Step::TakeOne { optional: true, .. }) => at.t.word(", or none", "（0枚でもよい）"),
        _ => "",
    }
}

fn assign(at: At<'_>, who: &str, to: Words<'_>) -> fmt::Result {
    let t = at.t;
    match at.state.exchanging() {
        Some(Exchange { range, queue, rest: Some(rest), .. }) if !queue.is_empty() => say! { t, to;
            "{who}: whom does {source} (Range {range}) strike? {rest} left to assign" /
            "{who}：{source}（Range{range}）のダメージの割り振りは？（残り{rest}）";
            source = at.told(&queue[0]), range = t.told(range)
        },
        Some(_) | None => say! { t, to; "{who}: assign damage" / "{who}：ダメージの割り振り" },
    }
}

/// Who may interrupt, and what pends from top to bottom, or which open window it is.
fn window(at: At<'_>, who: &str, to: Words<'_>) -> fmt::Result {
    let At { t, state } = at;
    let pending = |item| PendingName { at, item };
    match (&*state.stack, state.open_window) {
        ([], Some(window)) => say! { t, to;
            "{who} may use a Quick effect: {window}, nothing is pending" /
            "{who}はクイック効果を使える：{window}、解決待機なし";
            window = t.text(window.name())
        },
        ([], None) => say! { t, to;
            "{who} may use a Quick effect" / "{who}はクイック効果を使える"
        },
        ([item], _) => say! { t, to;
            "{who} may answer: {item} is pending; nothing else" /
            "{who}は割り込める：解決待機は{item}だけ";
            item = pending(item)
        },
        ([below @ .., top], _) => {
            say! { t, to;
                "{who} may answer: {item} resolves first" /
                "{who}は割り込める：解決待機は上から{item}";
                item = pending(top)
            }?;
            for item in below.iter().rev() {
                say! { t, to; ", then {item}" / "、次に{item}"; item = pending(item) }?;
            }
            Ok(())
        }
    }
}

/// A pending item with its controller, its targets and the damage it assigns.
struct PendingName<'a> {
    at: At<'a>,
    item: &'a Item,
}

impl fmt::Display for PendingName<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { at, item } = self;
        let told = at.state.item_ref(item);
        let details = Details { at: *at, item };
        if details.is_empty() {
            return at.told(&told).fmt(f);
        }
        say! { at, f;
            "{what} ({seat}; {details})" / "{what}（{seat}；{details}）";
            what = at.told(&told.what), seat = at.seat(told.seat)
        }
    }
}

/// What belongs to a pending item: its targets, or the damage it assigns.
struct Details<'a> {
    at: At<'a>,
    item: &'a Item,
}

impl<'a> Details<'a> {
    fn is_empty(&self) -> bool {
        self.targets().is_empty() && self.assignments().is_empty()
    }

    fn targets(&self) -> &'a [Named] {
        match &self.item.what {
            Pending::Effect { targets, .. }
            | Pending::Paid { targets, .. }
            | Pending::Trigger { targets, .. } => targets,
            Pending::Recover
            | Pending::Draw
            | Pending::Move { .. }
            | Pending::Set { .. }
            | Pending::Battle { .. }
            | Pending::Vanguard { .. }
            | Pending::Fighter { .. }
            | Pending::Damage { .. }
            | Pending::Occupy { .. }
            | Pending::CityDraw { .. }
            | Pending::Reset
            | Pending::Discard { .. }
            | Pending::Entry { .. } => &[],
        }
    }

    fn assignments(&self) -> &'a [Assignment] {
        if let Pending::Damage { assignments, .. } = &self.item.what { assignments } else { &[] }
    }
}

impl fmt::Display for Details<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let at = self.at;
        if self.assignments().is_empty() {
            return say! { at, f;
                "on {targets}" / "標的は{targets}"; targets = named(at, self.targets())
            };
        }
        list(at.t, self.assignments().iter().map(|portion| Portion { at, portion })).fmt(f)
    }
}

/// One portion of combat damage: `Outriders #3 deals 1 to Mercenary #4`.
#[derive(Clone, Copy)]
struct Portion<'a> {
    at: At<'a>,
    portion: &'a Assignment,
}

impl fmt::Display for Portion<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Assignment { source, target, amount } = self.portion;
        let at = self.at;
        say! { at, f;
            "{source} deals {amount} to {target}" / "{source}から{target}に{amount}";
            source = named_card(at, *source), target = named_card(at, *target)
        }
    }
}
