//! What is asked, of whom and what it hangs on; for chance, what falls and from what.
//!
//! There is no secret in it: hands are told by their numbers (5.19 of the specification).

use super::{CARDS, ITEMS, attack_name, fmt, hero, heroes, lying_on, say};
use crate::prelude::*;
use crate::state::question::{least_die, shown_attack};
use crate::state::{AttackStep, DestructionStep};

/// What the awaited decision asks, or what chance is about.
pub(crate) fn prompt(at: At<'_>, to: Words<'_>) -> fmt::Result {
    if at.state.tasks.is_empty() {
        return say! { at, to; "the game is over" / "ゲーム終了" };
    }
    match at.game.asked(at.state) {
        Some((question, seats)) => {
            let seat = seats.iter().next().unwrap_or(Seat::at(0));
            question.put(at, seat, to)
        }
        None => chance(at, to),
    }
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
                "{who} rolls to evade {attack}: {least}" /
                "{who}の{attack}に対する回避判定、ダイスの目は？（{least}）";
                who = hero(at, victim.seat), attack = shown_attack(at),
                least = least_die(at, victim.seat)
            },
            None => by_itself(at, to),
        },
        EnemyStep::DamageRoll => {
            let failed = enemy.victims.iter().filter(|victim| victim.failed);
            say! { at, to;
                "the damage die of {attack} for {failed}" /
                "{attack}のダメージを決めるダイスの目は？（{failed}）";
                attack = shown_attack(at),
                failed = heroes(at, failed.map(|victim| victim.seat))
            }
        }
        _ => by_itself(at, to),
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
        _ => by_itself(at, to),
    }
}
