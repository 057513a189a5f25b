//! What is asked, of whom and what it hangs on; for chance, what falls and from what.
//!
//! There is no secret in it: hands are told by their numbers (5.19 of the specification).

use super::prompt_windows::window;
use super::{
    At, CARDS, HAND_CARDS, ITEMS, STEPS, attack_name, fmt, gauges, hero, heroes, lying_on, say,
};
use crate::action::Category;
use crate::cards::FIRST_SKILL;
use crate::readings::DraftCategory;
use crate::refusal::Question;
use crate::state::{AttackStep, DestructionStep, EnemyStep, Task};
use crate::table::scene::ids::{persistent, pieced, slammed};
use kanso_engine::Seat;
use kanso_engine::game::Words;
use kanso_engine::words::Counted;

/// Picks of each seat in the draft. Source: BA-2.2.
const PICKS: u8 = 5;
/// Skills of each seat. Source: BA-2.2.
const SKILLS_EACH: usize = 2;

/// What the awaited decision asks, or what chance is about.
pub(crate) fn prompt(at: At<'_>, to: Words<'_>) -> fmt::Result {
    if at.state.tasks.is_empty() {
        return say! { at, to; "the game is over" / "ゲーム終了" };
    }
    match at.game.asked(at.state) {
        Some((question, seats)) => {
            let seat = seats.iter().next().unwrap_or(Seat::at(0));
            asked(at, question, seat, to)
        }
        None => chance(at, to),
    }
}

fn asked(at: At<'_>, question: Question, seat: Seat, to: Words<'_>) -> fmt::Result {
    let who = hero(at, seat);
    match question {
        Question::Draft => draft(at, seat, to),
        Question::Style => {
            say! { at, to;
                "{who}: which combat style of {weapon}?" / "{who}：{weapon}の戦闘スタイルは？";
                weapon = at.told(&at.state.seat(seat).weapon)
            }
        }
        Question::Place => say! { at, to;
            "{who}: on which square of the start zone?" /
            "{who}：マップの青いマスのどこに配置する？"
        },
        Question::Next => next(at, to),
        Question::Hero => turn(at, seat, to),
        Question::Pursuit => after_attack(at, seat, to),
        Question::SlamSide => {
            say! { at, to;
                "{who} answers for {slammed}: the wall slam goes to which side?" /
                "{who}：壁ドンで{slammed}はどちらへ移動する？";
                who = at.seat(seat), slammed = hero(at, slammed(at).unwrap_or(seat))
            }
        }
        Question::Discard => {
            let n = match at.state.tasks.last() {
                Some(Task::DiscardPick { n, .. }) => *n,
                Some(_) | None => 1,
            };
            say! { at, to;
                "{who}: discard {cards}" / "{who}：捨てる{cards}を選ぶ";
                cards = at.count(n, &HAND_CARDS)
            }
        }
        Question::Recover => say! { at, to;
            "{who}: which weapon card to the hand?" / "{who}：どの武器カードを手札に加える？"
        },
        Question::Treasure => say! { at, to;
            "{who}: take one of {items}" / "{who}：{items}から1枚を取る";
            items = at.told(&at.state.revealed)
        },
        Question::Assign => say! { at, to;
            "the party: who gets which item of {items}?" / "全員：{items}を誰に渡す？";
            items = at.told(&at.state.revealed)
        },
        Question::Equipment => match pieced(at) {
            Some((_, item)) => say! { at, to;
                "{who}: which piece of {item}?" / "{who}：{item}のどちらを装備する？";
                item = at.told(&item)
            },
            None => say! { at, to; "{who}: which piece?" / "{who}：どちらを装備する？" },
        },
        Question::Upkeep => say! { at, to;
            "{who}: which card under {card} goes?" / "{who}：{card}の下のどのカードを捨てる？";
            card = at.told(&persistent(at)).to_string()
        },
        Question::Order => say! { at, to;
            "{who}: in which order are the fallen parts destroyed?" /
            "{who}：倒れた敵パーティをどの順番で破壊する？"
        },
        Question::TensionInterrupt
        | Question::Reroll
        | Question::Boost
        | Question::Evade
        | Question::EvadeFail
        | Question::Damage
        | Question::Heal
        | Question::Revive
        | Question::Counter
        | Question::Loss => window(at, question, seat, to),
    }
}

/// Which pick it is, and what the seat still lacks.
fn draft(at: At<'_>, seat: Seat, to: Words<'_>) -> fmt::Result {
    let pick = match at.state.tasks.last() {
        Some(Task::Draft(pick)) => *pick,
        Some(_) | None => 0,
    };
    let (number, all) = (u16::from(pick) + 1, usize::from(PICKS) * at.state.seat_count());
    let has = at.state.seat(seat);
    let skills = (has.deck.iter().filter(|(kind, _)| kind.0 >= u16::from(FIRST_SKILL))).count();
    let lacks = [
        (has.race.is_none(), Category::Race),
        (has.weapon.is_none(), Category::Weapon),
        (has.sub.is_none(), Category::Sub),
        (skills < SKILLS_EACH, Category::Skill),
    ];
    let open = lacks.into_iter().filter_map(|(lacks, category)| lacks.then_some(category));
    let mut open: Vec<_> = open.map(|category| at.text(category.name())).collect();
    match at.game.readings.draft_category.get() {
        DraftCategory::Free => {}
        DraftCategory::FixedRaceWeaponSubSkillSkill => open.truncate(1),
    }
    let open = at.list(open, "nothing", "なし");
    say! { at, to;
        "{who}: take a card set, pick {number} of {all} (open: {open})" /
        "{who}：カードセットを1つ取る（{all}回中{number}回目、まだ取っていない種類：{open}）";
        who = at.seat(seat)
    }
}

/// Who acts next, or what is done before the enemy acts.
fn next(at: At<'_>, to: Words<'_>) -> fmt::Result {
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
            let heroes = open
                .iter()
                .map(|(seat, speed)| format!("{}{}{speed}", hero(at, *seat), at.word(" ", "・速")));
            say! { at, to;
                "the party, round {round}: who acts next, by speed {heroes}?" /
                "全員（第{round}ターン）：次に手番を行うのは？（速の高い順：{heroes}）";
                heroes = at.list(heroes, "nobody", "なし")
            }
        }
    }
}

/// Whose turn it is, and what the hero has for it.
fn turn(at: At<'_>, seat: Seat, to: Words<'_>) -> fmt::Result {
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
fn after_attack(at: At<'_>, seat: Seat, to: Words<'_>) -> fmt::Result {
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

/// What falls, and from what.
fn chance(at: At<'_>, to: Words<'_>) -> fmt::Result {
    match at.state.tasks.last() {
        Some(Task::DealParty) => say! { at, to;
            "which card is part {number} of the dragon?" / "敵パーティ{number}のカードは？";
            number = at.state.parts.len() + 1
        },
        Some(Task::FirstReveal) => say! { at, to;
            "which card lies first on the enemy discard pile?" /
            "最初に敵攻撃カードの捨て札に置くカードは？"
        },
        Some(Task::Draw { seat, left }) => {
            let has = at.state.seat(*seat);
            let count = u32::from(*left).min(has.deck.total());
            say! { at, to;
                "{who} draws {cards} from a deck of {deck}" /
                "{who}が山札{deck}枚から{cards}を引く";
                who = hero(at, *seat), cards = at.count(count, &CARDS),
                deck = has.deck.total()
            }
        }
        Some(Task::Reveal { left }) => {
            let count = u32::from(*left).min(at.state.item_deck.total());
            say! { at, to;
                "the item deck ({deck}) turns up {cards}" /
                "アイテム山札{deck}枚から{cards}を公開";
                cards = at.count(count, &ITEMS), deck = at.state.item_deck.total()
            }
        }
        Some(Task::Attack) => attack_roll(at, to),
        Some(Task::Enemy) => enemy_chance(at, to),
        Some(Task::Destruction) => destruction_chance(at, to),
        // Never awaited: they run by themselves.
        Some(_) | None => by_itself(at, to),
    }
}

fn by_itself(at: At<'_>, to: Words<'_>) -> fmt::Result {
    say! { at, to; "the game goes on by itself" / "自動で進む" }
}

/// Two dice for an attack, and what is added to them.
fn attack_roll(at: At<'_>, to: Words<'_>) -> fmt::Result {
    let Some(attack) = at.state.attack.as_ref().filter(|attack| attack.step == AttackStep::Roll)
    else {
        return by_itself(at, to);
    };
    say! { at, to;
        "{who} rolls two dice for {name} on {targets}" /
        "{who}の{name}の攻撃判定、ダイス2個の目は？（攻撃対象：{targets}）";
        who = hero(at, attack.seat), name = attack_name(at.t, attack.source),
        targets = lying_on(at, attack.targets.iter())
    }?;
    let strikes = at.game.attack_of(attack.source).map_or(1, |printed| printed.hits);
    if strikes > 1 {
        let strike = u16::from(attack.strike) + 1;
        say! { at, to; ", strike {strike} of {strikes}" / "、{strikes}回攻撃の{strike}回目" }?;
    }
    Ok(())
}

/// What the enemy's attack hangs on.
fn enemy_chance(at: At<'_>, to: Words<'_>) -> fmt::Result {
    let Some(enemy) = at.state.enemy.as_ref() else { return by_itself(at, to) };
    match enemy.step {
        EnemyStep::Reveal => say! { at, to;
            "which card does the dragon reveal, of {count}?" /
            "敵が公開するカードは？（敵攻撃山札{count}枚）";
            count = at.state.atk_deck.total()
        },
        EnemyStep::Roll(place) => match enemy.victims.get(usize::from(place)) {
            Some(victim) => say! { at, to;
                "{who} rolls to evade" / "{who}の回避判定、ダイスの目は？";
                who = hero(at, victim.seat)
            },
            None => by_itself(at, to),
        },
        EnemyStep::DamageRoll => {
            let failed = enemy.victims.iter().filter(|victim| victim.failed);
            say! { at, to;
                "the damage die for {failed}" / "ダメージを決めるダイスの目は？（{failed}）";
                failed = heroes(at, failed.map(|victim| victim.seat))
            }
        }
        EnemyStep::Traits
        | EnemyStep::Steps
        | EnemyStep::Slams
        | EnemyStep::Lava
        | EnemyStep::PreEvade(_)
        | EnemyStep::Respond(_)
        | EnemyStep::Reroll(_)
        | EnemyStep::Failed(_)
        | EnemyStep::Damage(_)
        | EnemyStep::Effect(_)
        | EnemyStep::AfterDamage(_)
        | EnemyStep::Counter(_)
        | EnemyStep::Settle
        | EnemyStep::Losing(_) => by_itself(at, to),
    }
}

/// What the exchange of attack cards hangs on.
fn destruction_chance(at: At<'_>, to: Words<'_>) -> fmt::Result {
    match at.state.destruction.as_ref().map(|done| done.step) {
        Some(DestructionStep::FromDiscard) => say! { at, to;
            "which normal cards leave the enemy discard pile?" /
            "敵攻撃カードの捨て札から取り除く通常カードは？"
        },
        Some(DestructionStep::FromDeck(count)) => say! { at, to;
            "which normal cards leave the enemy attack deck? {cards}" /
            "敵攻撃山札から取り除く通常カード{count}枚は？";
            cards = at.count(count, &CARDS)
        },
        Some(DestructionStep::AddStrong) => say! { at, to;
            "which strong cards come into the enemy attack deck?" /
            "敵攻撃山札に加える強攻撃カードは？"
        },
        Some(DestructionStep::Flip) => say! { at, to;
            "which card is flipped onto the enemy discard pile?" /
            "敵攻撃カードの捨て札にめくるカードは？"
        },
        Some(
            DestructionStep::Order(_)
            | DestructionStep::Remove
            | DestructionStep::Rebuild
            | DestructionStep::LevelUp
            | DestructionStep::Items
            | DestructionStep::Assign,
        )
        | None => by_itself(at, to),
    }
}
