//! Refusals in words: what was asked for, and what stands against it.
//!
//! The line of the rule itself is shown beside them and is not repeated here.

use super::{BerserkTcg, CARD, Eye, Lang, Teller, fmt, hand_card, say};
use crate::refusal::{Refusal, Tried};
use kanso_engine::game::Words;

/// A refusal in words, without the rule's own line.
pub fn refusal(
    game: &BerserkTcg,
    refusal: &Refusal,
    lang: Lang,
    eye: Eye,
    to: Words<'_>,
) -> fmt::Result {
    let t = Teller::new(game, lang, eye);
    match refusal {
        Refusal::WrongMoment { tried, asked, open_phase: _ } => say! { t, to;
            "this is not the moment {tried}: {question} is asked" /
            "今は{tried}時ではない：たずねているのは「{question}」";
            tried = tried_words(t, *tried), question = t.told(asked)
        },
        Refusal::NotOffered { asked } => say! { t, to;
            "this cannot be chosen here: {question} is asked" /
            "ここでは選べない：たずねているのは「{question}」";
            question = t.told(asked)
        },
        Refusal::HandCard { card } => say! { t, to;
            "{card} is in the hand: it must be set first" / "{card}は手札にある：先にセットが要る";
            card = hand_card(t, card)
        },
        Refusal::NotInHand { seat } => say! { t, to;
            "{seat} has no such card in hand" / "{seat}の手札にそのカードはない";
            seat = t.seat(*seat)
        },
        Refusal::SetThisTurn { card } => say! { t, to;
            "{card} became a set card this turn" / "{card}はこのターンにセットカードになった";
            card = t.told(card)
        },
        Refusal::NotAtBattle { card, city, battle } => say! { t, to;
            "{card} lies at {city}, the battle is at {battle}" / "{card}は{city}、戦闘は{battle}";
            card = t.told(card), city = t.told(city), battle = t.told(battle)
        },
        Refusal::ShownAlready { card } => say! { t, to;
            "{card} was shown already" / "{card}はすでに見せた"; card = t.told(card)
        },
        Refusal::UnpaidInWindow => say! { t, to;
            "an interrupt cannot just show a card" / "割り込みでは、支払わずに見せることはできない"
        },
        Refusal::NotQuick { card } => say! { t, to;
            "{card} has no Quick" / "{card}にはQuickがない"; card = t.told(card)
        },
        Refusal::LevelTooHigh { card, level, city_level } => say! { t, to;
            "{card} has level {level}, the city level is {city_level}" /
            "{card}はレベル{level}、都市Lv.は{city_level}";
            card = t.told(card)
        },
        Refusal::UniqueInPlay { card, other } => say! { t, to;
            "{card} is Unique, and {other} is in play" / "{card}はUniqueで、{other}が場にある";
            card = t.told(card), other = t.told(other)
        },
        Refusal::ConditionFails { card } => say! { t, to;
            "the condition of {card} does not hold" / "{card}の使用条件を満たしていない";
            card = t.told(card)
        },
        Refusal::NoTarget { card, paid_away: false } => say! { t, to;
            "{card} has no target" / "{card}の標的がない"; card = t.told(card)
        },
        Refusal::NoTarget { card, paid_away: true } => say! { t, to;
            "every way to pay for {card} takes its target away" /
            "どう支払っても{card}の標的がなくなる";
            card = t.told(card)
        },
        Refusal::CannotPay { card, sacrifice: true, .. } => say! { t, to;
            "there is no character to trash for {card}" /
            "{card}のためにトラッシュするキャラクターがいない";
            card = t.told(card)
        },
        Refusal::CannotPay { card, cost, hand, sacrifice: false, used: true } => say! { t, to;
            "using {card} costs {cost}; {cards} in hand cannot pay it" /
            "{card}の能力のコストは{cost}：手札{hand}枚では払えない";
            card = t.told(card), cost = t.told(cost), cards = t.count(*hand, &CARD)
        },
        Refusal::CannotPay { card, cost, hand, sacrifice: false, used: false } => say! { t, to;
            "{card} costs {cost}; {cards} in hand cannot pay it" /
            "{card}のコストは{cost}：手札{hand}枚では払えない";
            card = t.told(card), cost = t.told(cost), cards = t.count(*hand, &CARD)
        },
        Refusal::NotInPlay { card } => say! { t, to;
            "{card} is not in play under the player's control" /
            "{card}は自分がコントロールする場のカードではない";
            card = t.told(card)
        },
        Refusal::NoCost { card, ability, absent: true } => say! { t, to;
            "{card} has no ability {number}" / "{card}に{number}つ目の能力はない";
            card = t.told(card), number = u16::from(*ability) + 1
        },
        Refusal::NoCost { card, ability, absent: false } => say! { t, to;
            "ability {number} of {card} has no cost and cannot be used" /
            "{card}の{number}つ目の能力はコストがなく、使用できない";
            number = u16::from(*ability) + 1, card = t.told(card)
        },
        Refusal::OnlyInMain { card } => say! { t, to;
            "the ability of {card} has no Quick: it is for the Main phase" /
            "{card}の能力にはQuickがない：使えるのはメインフェイズだけ";
            card = t.told(card)
        },
        Refusal::LockedForCost { card } => say! { t, to;
            "{card} is locked and cannot be locked as a cost" /
            "{card}はロック状態で、コストとしてロックできない";
            card = t.told(card)
        },
        Refusal::LockedForMove { card } => say! { t, to;
            "{card} is locked and cannot move" / "{card}はロック状態で、移動できない";
            card = t.told(card)
        },
        Refusal::EnteredThisTurn { card } => say! { t, to;
            "{card} entered this turn" / "{card}はこのターンに登場した"; card = t.told(card)
        },
        Refusal::TooFar { card, to: dest, distance, movement } => say! { t, to;
            "{dest} is at distance {distance}, and {card} has Move {movement}" /
            "{dest}までの距離は{distance}、{card}のMoveは{movement}";
            dest = t.told(dest), card = t.told(card)
        },
        Refusal::AlreadyThere { card, city } => say! { t, to;
            "{card} is at {city} already" / "{card}はすでに{city}にいる";
            card = t.told(card), city = t.told(city)
        },
        Refusal::EnemyCity { city } => say! { t, to;
            "the enemy occupies {city}" / "{city}は敵が占領している"; city = t.told(city)
        },
        Refusal::OwnCity { city } => say! { t, to;
            "the player occupies {city}" / "{city}は自分が占領している"; city = t.told(city)
        },
        Refusal::DeclaredAlready { city } => say! { t, to;
            "a battle was declared at {city} this turn" /
            "{city}にはこのターンすでに戦闘宣言をした";
            city = t.told(city)
        },
        Refusal::NobodyToAttack { city } => say! { t, to;
            "the player has nobody at {city} who can attack" /
            "{city}には攻撃できる自分のキャラクターがいない";
            city = t.told(city)
        },
        Refusal::NoBattleInTurnOne => say! { t, to; "this is turn 1" / "今は第1ターン" },
        Refusal::FighterElsewhere { card, battle, vanguard: _ } => say! { t, to;
            "{card} is not at {battle}, where the battle is" /
            "{card}は戦闘の起きている{battle}にいない";
            card = t.told(card), battle = t.told(battle)
        },
        Refusal::FighterLocked { card, vanguard: true } => say! { t, to;
            "{card} is locked and cannot be the vanguard" /
            "{card}はロック状態で、先陣に指定できない";
            card = t.told(card)
        },
        Refusal::FighterLocked { card, vanguard: false } => say! { t, to;
            "{card} is locked and cannot be named" / "{card}はロック状態で、指定できない";
            card = t.told(card)
        },
        Refusal::FightsAlready { card } => say! { t, to;
            "{card} fights already" / "{card}はすでに戦闘に参加している"; card = t.told(card)
        },
        Refusal::NoEnemyFighter { card } => say! { t, to;
            "{card} is no enemy fighter" / "{card}は敵の戦闘参加キャラクターではない";
            card = t.told(card)
        },
        Refusal::AssignOutOfOrder { card, amount, rest, last: true } => say! { t, to;
            "{card} is the last target and takes all {rest}, not {amount}" /
            "{card}は最後の対象なので、{amount}ではなく残り{rest}すべてを受ける";
            card = t.told(card)
        },
        Refusal::AssignOutOfOrder { card, amount, rest, last: false } => say! { t, to;
            "{amount} to {card}: 1 to {rest} can be assigned, to each target once, by ascending number" /
            "{card}に{amount}：割り振れるのは1～{rest}、対象は番号順に1度ずつ";
            card = t.told(card)
        },
        Refusal::MustAssignAll { rest } => say! { t, to;
            "{rest} is still to be assigned" / "まだ{rest}を割り振らなければならない"
        },
        Refusal::LethalFirst { card, amount, enough } if u16::from(*amount) > *enough => {
            say! { t, to;
                "{enough} is enough for {card}, and others have not been assigned enough" /
                "{card}には{enough}で足り、ほかにまだ足りない対象がいる";
                card = t.told(card)
            }
        }
        Refusal::LethalFirst { card, amount, enough: _ } => say! { t, to;
            "with {amount} to {card} more is left than the targets after it need, while one has too little" /
            "{card}に{amount}では、残りが後の対象に必要な分より多く、足りない対象がいる";
            card = t.told(card)
        },
        Refusal::DrawOne => say! { t, to; "two cards are drawn or none" / "引くのは2枚か0枚" },
        Refusal::WrongPayment { cost, sacrifice: false } => say! { t, to;
            "the cost is {cost}" / "コストは{cost}"; cost = t.told(cost)
        },
        Refusal::WrongPayment { cost, sacrifice: true } => say! { t, to;
            "the cost is {cost}, and a character to trash that fits the text" /
            "コストは{cost}と、条件に合うキャラクター1体のトラッシュ";
            cost = t.told(cost)
        },
        Refusal::WrongPart { cost } => say! { t, to;
            "the cost is {cost}: cards are paid by ascending card number, and its rest must stay payable" /
            "コストは{cost}：カード番号の順に払い、残りも払えるようにする";
            cost = t.told(cost)
        },
        Refusal::PaymentTakesTarget { card } => say! { t, to;
            "this payment would leave {card} without a target" /
            "この支払いでは{card}の標的がなくなる";
            card = t.told(card)
        },
        Refusal::Untargetable { card } => say! { t, to;
            "the enemy cannot target {card}" / "{card}は敵の標的にならない"; card = t.told(card)
        },
        Refusal::UnfitTarget { card, missing: true } => say! { t, to;
            "a target of {card} is missing" / "{card}の標的が足りない"; card = t.told(card)
        },
        Refusal::UnfitTarget { card, missing: false } => say! { t, to;
            "this is no target of {card}" / "{card}の標的にはできない"; card = t.told(card)
        },
        Refusal::CannotTake { must: true } => say! { t, to;
            "one card must be taken" / "1枚は手札に加えなければならない"
        },
        Refusal::CannotTake { must: false } => say! { t, to;
            "this card does not fit the text" / "このカードは条件に合わない"
        },
        Refusal::CannotFind { kind, absent: true } => say! { t, to;
            "{card} is not in the deck" / "{card}はデッキにない"; card = t.told(kind)
        },
        Refusal::CannotFind { kind, absent: false } => say! { t, to;
            "{card} does not fit the text" / "{card}は条件に合わない"; card = t.told(kind)
        },
        Refusal::FindUnique { kind } => say! { t, to;
            "{card} is Unique, and one is in play" / "{card}はUniqueで、すでに場にある";
            card = t.told(kind)
        },
        Refusal::MustFind => say! { t, to; "there is a card that fits" / "条件に合うカードがある" },
    }
}

/// What was tried, after "the moment".
const fn tried_words(t: Teller<'_>, tried: Tried) -> &'static str {
    match tried {
        Tried::MainAction => {
            t.word("for an action of the Main phase", "メインフェイズの行動をする")
        }
        Tried::Open => t.word("to open a card", "オープンする"),
        Tried::OpenQuick => t.word("to open a card by Quick", "Quickでオープンする"),
        Tried::Vanguard => t.word("to name a vanguard", "先陣を指定する"),
        Tried::Fighter => t.word("to name a fighter", "戦闘キャラクターを指定する"),
        Tried::Pass => t.word("to pass", "パスする"),
        Tried::Answer => t.word("for this answer", "この答えを出す"),
    }
}
