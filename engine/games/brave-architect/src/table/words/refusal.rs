//! Refusals in words: what was asked, what stands against it, what would be allowed.

use super::parts::{category, question_name, wanted_aim};
use super::{BraveArchitect, HAND_CARDS, TENSION, Teller, attack_name, fmt, say};
use crate::action::DraftSet;
use crate::cards::{CardKind, Home, home_of};
use crate::refusal::{NoTarget, NoWay, Refusal, WantedAim};
use crate::vocabulary::{Slot, Square};
use kanso_engine::game::Words;
use kanso_engine::{Eye, Lang};

/// A refusal in words, without the rule's own line.
pub fn refusal(
    game: &BraveArchitect,
    refusal: &Refusal,
    lang: Lang,
    eye: Eye,
    to: Words<'_>,
) -> fmt::Result {
    let t = Teller::new(game, lang, eye);
    match *refusal {
        Refusal::OtherQuestion { awaited } => say! { t, to;
            "something else is asked: {question}" / "いま尋ねられているのは別のこと：{question}";
            question = question_name(t, awaited)
        },

        // The set-up.
        Refusal::CategoryFilled { set: set @ DraftSet::Skill(_) } => say! { t, to;
            "{set} cannot be taken: the seat has both its skills already" /
            "{set}は取れない：スキルはもう2つとも取り終えている";
            set = t.told(&set)
        },
        Refusal::CategoryFilled { set } => say! { t, to;
            "{set} cannot be taken: the seat has its {category} already" /
            "{set}は取れない：{category}はもう取り終えている";
            category = category(t, set), set = t.told(&set)
        },
        Refusal::OtherCategory { set: DraftSet::Skill(card) } if home_of(card) != Home::Skill => {
            say! { t, to;
                "{card} is no skill: it comes with another card set" /
                "{card}はスキルではなく、別のカードセットに含まれる";
                card = t.told(&card)
            }
        }
        Refusal::OtherCategory { set } => say! { t, to;
            "{set} cannot be taken: this pass of the draft is for another kind of set" /
            "{set}は取れない：今の周で取るのは別の種類のカードセット";
            set = t.told(&set)
        },
        Refusal::SetTaken { set, by } => say! { t, to;
            "{by} has taken {set}" / "{set}は{by}がすでに取っている";
            set = t.told(&set), by = t.seat(by)
        },
        Refusal::OutsideZone { at } => say! { t, to;
            "{at} is outside the start zone ({zone})" / "{at}はマップの青いマス（{zone}）ではない";
            zone = t.told(&game.cards.board.start)
        },
        Refusal::StartOccupied { at, by } => say! { t, to;
            "{by}'s hero stands on {at}" / "{at}には{by}のキャラがいる"; by = t.seat(by)
        },

        // Who acts.
        Refusal::NoSuchHero { hero } => say! { t, to;
            "no {hero} is in the game" / "{hero}はこのゲームにいない"; hero = t.told(&hero)
        },
        Refusal::HasActed { hero } => say! { t, to;
            "the {hero} has had its hero turn in this round" /
            "{hero}はこのターンの手番を終えている";
            hero = t.told(&hero)
        },
        Refusal::IsDown { hero } => say! { t, to;
            "the {hero} is down: it can do nothing until it comes back" /
            "{hero}はダウン中：復帰するまで何もできない";
            hero = t.told(&hero)
        },
        Refusal::StillToAct { hero } => say! { t, to;
            "the {hero} still has to act: the dragon acts after all standing heroes" /
            "{hero}の手番がまだ残っている：敵の行動はダウンしていない全キャラの手番のあと";
            hero = t.told(&hero)
        },
        Refusal::OtherHero { hero } => say! { t, to;
            "this is not for the {hero}: another hero is asked" /
            "いま行動できるのは{hero}ではない";
            hero = t.told(&hero)
        },

        // Moves.
        Refusal::MoveUsed => say! { t, to;
            "the hero has moved in this hero turn" / "この手番の移動はもう済んでいる"
        },
        Refusal::NoExtraMove => say! { t, to;
            "there is no extra move to make" / "行える追加移動がない"
        },
        Refusal::NoPostMove { used: true } => say! { t, to;
            "the move after the attack is used" / "攻撃後の移動はもう済んでいる"
        },
        Refusal::NoPostMove { used: false } => say! { t, to;
            "no move after an attack is granted" / "攻撃後の移動の効果を得ていない"
        },
        Refusal::Unreachable { to: goal, why, rule: _ } => no_way(t, goal, why, to),

        // Costs.
        Refusal::NotInHand { card } => say! { t, to;
            "{card} is not in the hand" / "{card}は手札にない"; card = t.told(&card)
        },
        Refusal::PaysForItself { card } => say! { t, to;
            "{card} cannot pay for itself" / "{card}を自分自身のコストにはできない";
            card = t.told(&card)
        },
        Refusal::PaidTwice { card } => say! { t, to;
            "{card} cannot pay twice" / "{card}を二重にコストにはできない"; card = t.told(&card)
        },
        Refusal::WrongPayment { cost, paid } => say! { t, to;
            "the cost is {cost} in cards and tension together, not {paid}" /
            "コストはカードとテンション合わせて{cost}で、{paid}ではない"
        },
        Refusal::NoTension { wanted, tension: has, rule: _ } => say! { t, to;
            "{wanted} needed, the hero has {has}" / "{wanted}が必要だが、{has}しかない";
            wanted = t.count(wanted, &TENSION), has = tension_left(t, has)
        },
        Refusal::TensionOnly { tension: n } => say! { t, to;
            "this costs exactly {tension}, which no card replaces" /
            "コストはちょうど{tension}で、カードでは代用できない";
            tension = t.count(n, &TENSION)
        },
        Refusal::CostTriggerAlone { card } => say! { t, to;
            "{card} is not played by itself: it acts when it pays for an attack" /
            "{card}は単独ではプレイできない：攻撃のコストにしたときに効果がある";
            card = t.told(&card)
        },
        Refusal::WrongClass { card } => wrong_class(t, card, to),
        Refusal::NoBoost { source } => say! { t, to;
            "{card} has no boost that is chosen at play" /
            "{card}にはプレイ時に選ぶテンション消費の効果がない";
            card = t.told(&source)
        },

        // What is aimed at.
        Refusal::WrongAim { source, wanted: WantedAim::Nothing } => say! { t, to;
            "{card} wants nothing to aim at" / "{card}には対象を指定しない";
            card = t.told(&source)
        },
        Refusal::WrongAim { source, wanted } => say! { t, to;
            "{card} wants {wanted}" / "{card}に必要なのは{wanted}";
            card = t.told(&source), wanted = wanted_aim(t, wanted)
        },
        Refusal::HeroOutOfRange { hero, distance, range } => {
            let hero = t.told(&hero);
            match distance {
                Some(distance) => say! { t, to;
                    "the {hero} is {distance} away, the range is {range}" /
                    "{hero}までの距離は{distance}で、射程は{range}"
                },
                None => say! { t, to;
                    "no way around the dragon leads to the {hero}; the range is {range}" /
                    "敵に遮られ、{hero}まで射程{range}が届く道がない"
                },
            }
        }
        Refusal::FullHp { hero } => say! { t, to;
            "the {hero} has all its HP" / "{hero}のHPは減っていない"; hero = t.told(&hero)
        },
        Refusal::TooManyHp { card, rule: _, most, hp } => say! { t, to;
            "{card} needs at most {most} HP, the hero has {hp}" /
            "{card}はHP{most}以下のときだけ使える（いまのHP{hp}）";
            card = t.told(&card)
        },
        Refusal::NoWeaponCard { rule: _ } => say! { t, to;
            "neither discard pile nor deck has a weapon card" / "捨て札にも山札にも武器カードがない"
        },
        Refusal::NotOnSheet { source } => say! { t, to;
            "{card} is not on the own sheet or in play" / "{card}は自分のシートにも場にもない";
            card = t.told(&source)
        },
        Refusal::NoSuchUse { source, attack: true } => say! { t, to;
            "{card} has no attack" / "{card}で攻撃はできない"; card = t.told(&source)
        },
        Refusal::NoSuchUse { source, attack: false } => say! { t, to;
            "{card} has no ability to use" / "{card}に使える能力はない";
            card = t.told(&source)
        },
        Refusal::SheetUsed { source } => say! { t, to;
            "{card} is used in this hero turn already" / "{card}はこの手番でもう使った";
            card = t.told(&source)
        },
        Refusal::Missed { slot, why } | Refusal::NoCounter { slot, why } => {
            missed(t, slot, why, to)
        }
        Refusal::TargetCount { named: 0, most } => say! { t, to;
            "an attack has a target, at most {most}" / "攻撃対象を選ぶ必要がある（最大{most}）"
        },
        Refusal::TargetCount { named, most } => say! { t, to;
            "{named} targets are too many: the attack has {most} at most" /
            "この攻撃の攻撃対象は最大{most}で、{named}は選べない"
        },
        Refusal::SameThing { one, other } => say! { t, to;
            "{one} and {other} are squares of one part, or both of the core" /
            "{one}と{other}は同じ敵パーティか、どちらも敵コアのマス";
            one = t.told(&one), other = t.told(&other)
        },
        Refusal::PrimaryElsewhere { primary } => say! { t, to;
            "{slot} receives what counts once, but is no target" /
            "一度だけの効果を与える{slot}が攻撃対象に入っていない";
            slot = t.told(&primary)
        },

        // Follow-up attacks.
        Refusal::NoPursuit { source } => say! { t, to;
            "{card} cannot follow up: it has no pursuit icon, and there is no right to one more attack" /
            "{card}では追撃できない：追撃のアイコンも追撃の権利もない";
            card = attack_name(t, source)
        },
        Refusal::MissedBefore => say! { t, to;
            "the attack before missed: nothing follows it up" /
            "直前の攻撃が空振りのため追撃できない"
        },
        Refusal::MovedAfterAttack => say! { t, to;
            "the hero has moved after its attack: it attacks no more" /
            "攻撃後に移動したため、もう攻撃できない"
        },

        // Placed cards and items.
        Refusal::NotPlaced { card } => say! { t, to;
            "{card} is no placed card on the own play sheet" /
            "{card}は自分のプレイシートの設置カードではない";
            card = t.told(&card)
        },
        Refusal::WrongTime { card } => say! { t, to;
            "this is not the time for {card}" / "いまは{card}を使えるタイミングではない";
            card = t.told(&card)
        },
        Refusal::NoItem { item } => say! { t, to;
            "the hero has no {item}" / "{item}を持っていない"; item = t.told(&item)
        },
        Refusal::NoConsumable { item } => say! { t, to;
            "{item} is equipment, which is worn and not used" / "{item}は装備品で、消耗品ではない";
            item = t.told(&item)
        },
        Refusal::ItemTarget { item, target } => say! { t, to;
            "{item} cannot be used for the {target} now" /
            "いま{item}を{target}に使うことはできない";
            item = t.told(&item), target = t.told(&target)
        },
        Refusal::NoUse => say! { t, to;
            "the hero has all its HP: tension heals nothing" /
            "HPが減っていないため、テンションで回復できない"
        },

        // Choices.
        Refusal::NoSlamSide { to: goal } => say! { t, to;
            "the wall slam does not lead to {goal}" / "壁ドンで{goal}には移動できない"
        },
        Refusal::DiscardCount { named, wanted } => say! { t, to;
            "{wanted} must be discarded, not {named}" / "捨てるのは{wanted}で、{named}枚ではない";
            wanted = t.count(wanted, &HAND_CARDS)
        },
        Refusal::DiscardedTwice { card } => say! { t, to;
            "{card} cannot be discarded twice" / "{card}を二重に捨て札にはできない";
            card = t.told(&card)
        },
        Refusal::NotRecoverable { card } => say! { t, to;
            "{card} is not among the weapon cards that can be taken" /
            "{card}は手札に加えられる武器カードではない";
            card = t.told(&card)
        },
        Refusal::NotRevealed { item } => say! { t, to;
            "{item} is not among the revealed items" / "{item}は公開されていない";
            item = t.told(&item)
        },
        Refusal::WrongShares => say! { t, to;
            "every revealed item is given once, at most one to each hero" /
            "公開したアイテムはそれぞれ1回ずつ、各キャラに1枚まで渡す"
        },
        Refusal::NoSuchPiece { piece, held: true } => say! { t, to;
            "the hero wears {piece} already" / "{piece}はすでに装備している"; piece = t.told(&piece)
        },
        Refusal::NoSuchPiece { piece, held: false } => say! { t, to;
            "{piece} is not on the card" / "{piece}はこのカードにない"; piece = t.told(&piece)
        },
        Refusal::NotUnder { card } => say! { t, to;
            "{card} does not lie under the persistent card" / "{card}は持続カードの下にない";
            card = t.told(&card)
        },
        Refusal::WrongOrder => say! { t, to;
            "each fallen part is named once, by its first square" /
            "HPが0の敵パーティをそれぞれ1回ずつ（最初のマスで）選ぶ"
        },
    }
}

/// What tension there is: a number.
fn tension_left(t: Teller<'_>, has: u8) -> String {
    if has == 0 { t.word("none", "0").to_owned() } else { has.to_string() }
}

/// Why a square cannot be moved to.
fn no_way(t: Teller<'_>, goal: Square, why: NoWay, to: Words<'_>) -> fmt::Result {
    match why {
        NoWay::Start => say! { t, to;
            "the hero stands on {goal}, and a move ends elsewhere" /
            "{goal}はいまいるマスで、移動先にはできない"
        },
        NoWay::Occupied(seat) => say! { t, to;
            "{who}'s hero is on {goal}" / "{goal}には{who}のキャラがいる"; who = t.seat(seat)
        },
        NoWay::Enemy => say! { t, to; "the dragon is on {goal}" / "{goal}には敵がいる" },
        NoWay::TooFar { points } => say! { t, to;
            "{goal} is too far for a move of {points}" / "移動力{points}では{goal}に届かない"
        },
    }
}

/// A card that is played in another way.
fn wrong_class(t: Teller<'_>, card: CardKind, to: Words<'_>) -> fmt::Result {
    let name = t.told(&card);
    if t.game.cards.card(card).attack().is_some() {
        return say! { t, to;
            "{name} is an attack: it is played by attacking" /
            "{name}は攻撃カードで、攻撃としてプレイする"
        };
    }
    say! { t, to; "{name} is no attack" / "{name}は攻撃カードではない" }
}

/// Why a square of the enemy is no target.
fn missed(t: Teller<'_>, slot: Slot, why: NoTarget, to: Words<'_>) -> fmt::Result {
    let name = t.told(&slot);
    match why {
        NoTarget::OutOfRange { distance, range } => say! { t, to;
            "{name} is {distance} away, the range is {range}" /
            "{name}までの距離は{distance}で、射程は{range}"
        },
        NoTarget::Blocked(other) => say! { t, to;
            "{name} is behind {other}, another square of the dragon" /
            "{name}は敵の別のマス（{other}）の陰にある";
            other = t.told(&other)
        },
        NoTarget::Fallen => say! { t, to;
            "the part on {name} has fallen already" / "{name}の敵パーティのHPはすでに0"
        },
    }
}
