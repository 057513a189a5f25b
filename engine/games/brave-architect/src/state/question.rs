//! What seats are asked, and how it is put: what it hangs on, and what it stands before.
//!
//! Source: the list of decisions of the specification (5.16). There is no secret in it: hands are told
//! by their numbers (5.19).

use crate::action::Category;
use crate::cards::FIRST_SKILL;
use crate::prelude::*;
use crate::readings::DraftCategory;
use crate::rules::course::FACES;
use crate::table::scene::ids::{persistent, pieced, slammed};
use crate::table::words::{HAND_CARDS, STEPS, gauges, hero, heroes};
use kanso_engine::words::Counted;
use std::fmt;

/// Picks of each seat in the draft. Source: BA-2.2.
const PICKS: u8 = 5;
/// Skills of each seat. Source: BA-2.2.
const SKILLS_EACH: usize = 2;

asks! {
    /// What is asked.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Question of BraveArchitect as at, who;
    Draft => "which card set to take" / "取るカードセット"
        asks say draft;
    Style => "which combat style to choose" / "戦闘スタイルの選択"
        asks "{who}: which combat style of {weapon}?" / "{who}：{weapon}の戦闘スタイルは？"
        with { who = hero(at, *who), weapon = at.told(&at.state.seat(*who).weapon) };
    Place => "where the hero starts" / "キャラの配置"
        asks "{who}: on which square of the start zone?" /
            "{who}：マップの青いマスのどこに配置する？"
        with { who = hero(at, *who) };
    /// Asked of the party.
    Next => "which hero acts next" / "次に手番を行うキャラ"
        asks say next;
    Hero => "what the hero does in its turn" / "手番の行動"
        asks say turn;
    Pursuit => "what the hero does after its attack" / "攻撃後の行動（追撃など）"
        asks say after_attack;
    /// BA-20.2.
    TensionInterrupt =>
        "whether to heal with tension before it rises" / "テンション上昇前の、テンションを使う回復"
        asks "{who}: heal with tension before it rises? {has}" /
            "{who}：テンション上昇の前に回復する？（{has}）"
        with { who = hero(at, *who), has = gauges(at, *who) };
    /// BA-20.3.
    Reroll => "whether to change a die" / "ダイスの変更"
        asks say reroll;
    /// BA-20.4.
    Boost => "whether to pay tension for more" / "テンション消費の追加効果"
        asks say boost;
    /// BA-20.5.
    Evade => "what to use before the evasion roll" / "回避判定前に使うもの"
        asks "{who} is to evade {attack} ({least}): use anything before the roll?" /
            "{who}：{attack}の回避判定（{least}）の前に何か使う？"
        with { who = hero(at, *who), attack = shown_attack(at), least = least_die(at, *who) };
    /// BA-20.6.
    EvadeFail =>
        "which placed card to use after the failed evasion" / "回避失敗時に使う設置カード"
        asks "{who} has not evaded {attack}: use anything?" / "{who}は{attack}の回避に失敗：何か使う？"
        with { who = hero(at, *who), attack = shown_attack(at) };
    /// BA-20.7.
    Damage => "what to use against the damage" / "ダメージに対して使うもの"
        asks say damage;
    /// BA-R55 `after-damage-prevents-down`.
    Heal => "what to heal with after the damage" / "ダメージ後の回復"
        asks "{who}: heal after the damage? {has}" / "{who}：ダメージのあとに回復する？（{has}）"
        with { who = hero(at, *who), has = gauges(at, *who) };
    /// BA-20.8.
    Revive => "whether to bring a hero back" / "ダウンした味方の復帰"
        asks say revive;
    /// BA-20.9.
    Counter => "whether to strike back" / "反撃"
        asks "{who}: strike back after {attack}?" / "{who}：{attack}のあとに反撃する？"
        with { who = hero(at, *who), attack = shown_attack(at) };
    /// BA-20.7, BA-R55 `before-damage-or-loss`.
    Loss => "whether to heal with tension before it is lost" / "失う前のテンションを使う回復"
        asks "{who}: heal with tension before it is lost? {has}" /
            "{who}：テンションを失う前に回復する？（{has}）"
        with { who = hero(at, *who), has = gauges(at, *who) };
    /// BA-20.10.
    SlamSide => "where the slammed hero goes" / "壁ドンで移動するマス"
        asks "{who} answers for {slammed} with {hp} HP: the wall slam goes to which side?" /
            "{who}：壁ドンで{slammed}（HP{hp}）はどちらへ移動する？"
        with {
            slammed = hero(at, slammed(at).unwrap_or(*who)),
            hp = at.state.seat(slammed(at).unwrap_or(*who)).hp,
        };
    /// BA-20.11.
    Discard => "which hand cards to discard" / "捨てる手札"
        asks "{who}: discard {cards}" / "{who}：捨てる{cards}を選ぶ"
        with { who = hero(at, *who), cards = discarded(at) };
    /// BA-21.14.
    Recover => "which weapon card to take" / "手札に加える武器カード"
        asks "{who}: which weapon card to the hand?" / "{who}：どの武器カードを手札に加える？"
        with { who = hero(at, *who) };
    /// BA-21.26.
    Treasure => "which item to take" / "取るアイテム"
        asks "{who}: take one of {items}" / "{who}：{items}から1枚を取る"
        with { who = hero(at, *who), items = at.told(&at.state.revealed) };
    /// BA-16.1: asked of the party.
    Assign => "who gets which item" / "アイテムの配分"
        asks "the party: who gets which item of {items}?" / "全員：{items}を誰に渡す？"
        with { items = at.told(&at.state.revealed) };
    /// BA-16.3.
    Equipment => "which piece to wear" / "装備品の選択"
        asks when (pieced(at).is_none()) "{who}: which piece?" / "{who}：どちらを装備する？"
        "{who}: which piece of {item}?" / "{who}：{item}のどちらを装備する？"
        with { who = hero(at, *who), item = at.told(&pieced(at).map(|(_, item)| item)).to_string() };
    /// BA-R17.
    Upkeep => "which card under the persistent card goes" / "持続カードの下から捨てるカード"
        asks "{who}: which card under {card} goes?" / "{who}：{card}の下のどのカードを捨てる？"
        with { who = hero(at, *who), card = at.told(&persistent(at)).to_string() };
    /// BA-R40.
    Order => "in which order parts are destroyed" / "敵パーティを破壊する順番"
        asks "{who}: in which order are the fallen parts destroyed?" /
            "{who}：倒れた敵パーティをどの順番で破壊する？"
        with { who = hero(at, *who) };
}

/// Which pick it is, and what the seat still lacks.
fn draft(at: At<'_>, seat: &Seat, to: Words<'_>) -> fmt::Result {
    let pick = match at.state.tasks.last() {
        Some(Task::Draft(pick)) => *pick,
        _ => 0,
    };
    let (number, all) = (u16::from(pick) + 1, usize::from(PICKS) * at.state.seat_count());
    let has = at.state.seat(*seat);
    let skills = (has.deck.iter().filter(|(kind, _)| kind.0 >= u16::from(FIRST_SKILL))).count();
    let lacks = [
        (has.race.is_none(), Category::Race),
        (has.weapon.is_none(), Category::Weapon),
        (has.sub.is_none(), Category::Sub),
        (skills < SKILLS_EACH, Category::Skill),
    ];
    let open = lacks.into_iter().filter_map(|(lacks, category)| lacks.then_some(category));
    let mut open: Vec<_> = open.map(|category| at.text(category.name())).collect();
    match at.game.readings.draft_category {
        DraftCategory::Free => {}
        DraftCategory::FixedRaceWeaponSubSkillSkill => open.truncate(1),
    }
    let open = at.list(open, "nothing", "なし");
    say! { at, to;
        "{who}: take a card set, pick {number} of {all} (open: {open})" /
        "{who}：カードセットを1つ取る（{all}回中{number}回目、まだ取っていない種類：{open}）";
        who = at.seat(*seat)
    }
}

/// Who acts next, or what is done before the enemy acts.
fn next(at: At<'_>, _: &Seat, to: Words<'_>) -> fmt::Result {
    let waits = |seat: &Seat| at.state.stands(*seat) && !at.state.seat(*seat).acted;
    let open = at.game.by_speed(at.state, at.state.every_seat().filter(waits));
    let round = at.state.round;
    match open[..] {
        [] => say! { at, to;
            "the party, round {round}: use anything before the dragon acts?" /
            "全員（第{round}ターン）：敵の行動の前に何か使う？"
        },
        [(only, _)] => say! { at, to;
            "the party, round {round}: who acts next, {who}?" /
            "全員（第{round}ターン）：次に手番を行うのは？（{who}）";
            who = hero(at, only)
        },
        [..] => {
            let heroes =
                open.iter().map(|(seat, speed)| (hero(at, *seat), *speed)).map(|(hero, speed)| {
                    match at.lang {
                        Lang::En => format!("{hero} (speed {speed})"),
                        Lang::Ja => format!("{hero}（速{speed}）"),
                    }
                });
            say! { at, to;
                "the party, round {round}: who acts next of {heroes}?" /
                "全員（第{round}ターン）：次に手番を行うのは？ 速の高い順に{heroes}";
                heroes = at.list(heroes, "nobody", "なし")
            }
        }
    }
}

/// Whose turn it is, and what the hero has for it.
fn turn(at: At<'_>, seat: &Seat, to: Words<'_>) -> fmt::Result {
    let seat = *seat;
    say! { at, to;
        "turn of {who}: {has}, {cards}" / "{who}の手番：{has}、{cards}";
        who = hero(at, seat), has = gauges(at, seat), cards = hand(at, seat)
    }?;
    let Some(turn) = at.state.turn.as_ref().filter(|turn| turn.seat == seat) else { return Ok(()) };
    if !turn.moved {
        let steps = at.count(at.game.move_points(at.state, seat), &STEPS);
        say! { at, to; ", move up to {steps}" / "、移動は{steps}まで" }?;
    }
    if let Some(points) = turn.extra_moves.first() {
        let steps = at.count(at.game.points(at.state, seat, *points), &STEPS);
        say! { at, to; ", extra move up to {steps}" / "、追加移動は{steps}まで" }?;
    }
    Ok(())
}

/// What may follow an attack.
fn after_attack(at: At<'_>, seat: &Seat, to: Words<'_>) -> fmt::Result {
    let seat = *seat;
    say! { at, to;
        "{who} has attacked: go on or stop? {has}, {cards}" /
        "{who}の攻撃後、続ける？：{has}、{cards}";
        who = hero(at, seat), has = gauges(at, seat), cards = hand(at, seat)
    }?;
    let turn = at.state.turn.as_ref().filter(|turn| !turn.post_moved);
    let Some(points) = turn.and_then(|turn| turn.post_move) else { return Ok(()) };
    let steps = at.count(at.game.points(at.state, seat, points), &STEPS);
    say! { at, to; ", move up to {steps}" / "、移動は{steps}まで" }
}

/// The hand of a hero, by its number.
fn hand(at: At<'_>, seat: Seat) -> Counted {
    at.count(at.state.seat(seat).hand.len() as u64, &HAND_CARDS)
}

/// How many cards are to be discarded.
fn discarded(at: At<'_>) -> Counted {
    let n = match at.state.tasks.last() {
        Some(Task::DiscardPick { n, .. }) => *n,
        _ => 1,
    };
    at.count(n, &HAND_CARDS)
}

/// The attack that the enemy makes now.
pub(crate) fn shown_attack(at: At<'_>) -> String {
    let name = |attack: &AttackCard| at.told(attack).to_string();
    match at.state.enemy_shown.last() {
        Some(EnemyCard::Attack(attack)) => name(attack),
        Some(EnemyCard::Party(_)) | None => at.word("the attack", "敵の攻撃").to_owned(),
    }
}

/// By which faces a victim of the enemy's attack evades, as things stand. Source: BA-11.11.
pub(crate) fn least_die(at: At<'_>, seat: Seat) -> String {
    let victims = at.state.enemy.iter().flat_map(|enemy| &enemy.victims);
    let victim = victims.into_iter().find(|victim| victim.seat == seat);
    let (Some(card), Some(victim)) = (at.game.current_card(at.state), victim) else {
        return at.word("a die decides", "ダイスしだい").to_owned();
    };
    let active = at.game.active_traits(at.state);
    let mut check = at.game.evasion_check(at.state, seat, card, &active);
    check.mods = check.mods.saturating_add(victim.evade);
    match (1..=FACES).find(|die| check.evades(*die)) {
        None => at.word("no die evades", "成功する目なし").to_owned(),
        Some(FACES) => format!("{FACES}{}", at.word(" evades", "で成功")),
        Some(least) => format!("{least}{}", at.word(" or more evades", "以上で成功")),
    }
}

/// The dice that may be changed: of an attack, or of an evasion.
fn reroll(at: At<'_>, seat: &Seat, to: Words<'_>) -> fmt::Result {
    let who = hero(at, *seat);
    let of_attack =
        at.state.attack.as_ref().filter(|_| at.state.tasks.last() == Some(&Task::Attack));
    if let Some(roll) = of_attack.and_then(|attack| attack.rolls.last()) {
        let [one, two] = roll.dice;
        return say! { at, to;
            "{who} has rolled {one} and {two} to attack: change a die?" /
            "{who}の攻撃判定は{one}と{two}：ダイスを変える？"
        };
    }
    let die = at.state.enemy.as_ref().and_then(|enemy| match enemy.step {
        EnemyStep::Reroll(place) => enemy.victims.get(usize::from(place))?.die,
        _ => None,
    });
    match die {
        Some(die) => say! { at, to;
            "{who} has rolled {die} to evade {attack} ({least}): change the die?" /
            "{who}の{attack}に対する回避判定は{die}（{least}）：ダイスを変える？";
            attack = shown_attack(at), least = least_die(at, *seat)
        },
        None => say! { at, to; "{who}: change a die?" / "{who}：ダイスを変える？" },
    }
}

/// What a boost costs and gives.
fn boost(at: At<'_>, seat: &Seat, to: Words<'_>) -> fmt::Result {
    let who = hero(at, *seat);
    let boost = match at.state.attack.as_ref().map(|attack| attack.source) {
        Some(Source::Card(card)) => at.game.cards.card(card).boost,
        Some(Source::Face(_) | Source::Sub(_)) | None => None,
    };
    match boost.map(|boost| (boost.tension, boost.gives)) {
        Some((cost, BoostGives::AddDamage(n))) => say! { at, to;
            "{who} has hit: pay {cost} tension for {n} more damage?" /
            "{who}の攻撃がヒット：テンション{cost}を消費して追加ダメージ＋{n}？"
        },
        Some((_, BoostGives::Heal(_))) | None => say! { at, to;
            "{who} has hit: pay tension for more?" / "{who}の攻撃がヒット：テンションを消費する？"
        },
    }
}

/// How much damage by what.
fn damage(at: At<'_>, seat: &Seat, to: Words<'_>) -> fmt::Result {
    let who = hero(at, *seat);
    let hurt = at.state.hurt.as_ref();
    let harm = hurt.and_then(|hurt| hurt.harms.iter().find(|harm| harm.seat == *seat));
    let (Some(hurt), Some(harm)) = (hurt, harm) else {
        return say! { at, to;
            "{who}: use anything against the damage?" / "{who}：ダメージに対して何か使う？"
        };
    };
    say! { at, to;
        "{who}: {amount} damage by {by} with {hp} HP, use anything?" /
        "{who}：{by}で{amount}ダメージ（HP{hp}）、何か使う？";
        amount = harm.amount, by = at.told(&hurt.cause), hp = at.state.seat(*seat).hp
    }
}

/// Who can be brought back.
fn revive(at: At<'_>, seat: &Seat, to: Words<'_>) -> fmt::Result {
    let own = at.game.asked(at.state).and_then(|(_, seats)| seats.only());
    let near =
        |seat: Seat| own.is_some_and(|own| at.game.ally_distance(at.state, own, seat) == Some(1));
    let fell = |seat: &Seat| at.state.seat(*seat).hp == 0 && near(*seat);
    say! { at, to;
        "{who}: bring back {down}?" / "{who}：ダウンした{down}を復帰させる？";
        who = hero(at, *seat), down = heroes(at, at.state.every_seat().filter(fell))
    }
}
