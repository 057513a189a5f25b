//! Outcomes in words: what was rolled, drawn or turned up, and what for. A list of cards is read back
//! piece by piece: names of players, which may have commas, stand behind it.

use super::{CARDS, Display, attack_name, fmt, hero, say};
use crate::prelude::*;
use crate::rules::course::kinds_as;
use crate::state::DestructionStep;
use kanso_engine::words::Tell;

/// An outcome in words; the table is as it was before it.
pub(crate) fn outcome(at: At<'_>, outcome: &Outcome, to: Words<'_>) -> fmt::Result {
    match outcome {
        Outcome::Roll(faces) => rolled(at, faces, to),
        Outcome::Draw(kinds) => drawn(at, kinds, to),
        // Nothing is picked or shuffled in this game.
        Outcome::Pick(number) => write!(to, "{number}"),
        Outcome::Shuffle(order) => numbers(at, order, to),
    }
}

fn numbers<N: Display>(at: At<'_>, numbers: &[N], to: Words<'_>) -> fmt::Result {
    write!(to, "{}", at.list(numbers, "nothing", "なし"))
}

/// Dice, and what they are rolled for.
fn rolled(at: At<'_>, faces: &[u8], to: Words<'_>) -> fmt::Result {
    let attacks = at.state.attack.as_ref().map(|attack| attack.source);
    match (faces, attacks, at.state.enemy.as_ref()) {
        ([one, two], Some(source), _) => say! { at, to;
            "attack with {name}: {one} and {two}" / "{name}の攻撃判定：{one}と{two}";
            name = attack_name(at.t, source)
        },
        ([die], _, Some(enemy)) => match enemy.step {
            EnemyStep::DamageRoll => say! { at, to; "damage die: {die}" / "ダメージダイス：{die}" },
            EnemyStep::Roll(place) => match enemy.victims.get(usize::from(place)) {
                Some(victim) => say! { at, to;
                    "evasion of {who}: {die}" / "{who}の回避判定：{die}";
                    who = hero(at, victim.seat)
                },
                None => numbers(at, faces, to),
            },
            _ => numbers(at, faces, to),
        },
        _ => numbers(at, faces, to),
    }
}

/// Cards that were drawn, and what for; those of a hidden hand by their number.
fn drawn(at: At<'_>, kinds: &[Kind], to: Words<'_>) -> fmt::Result {
    let enemy_cards = || cards(at, kinds.iter().map(|kind| EnemyCard::of(*kind)));
    match at.state.tasks.last() {
        Some(Task::Draw { seat, .. }) => {
            let drawn = if at.game.shows_hand(*seat, at.eye) {
                cards(at, kinds_as::<CardKind>(kinds))
            } else {
                at.count(kinds.len() as u64, &CARDS).to_string()
            };
            say! { at, to;
                "{drawn} drawn by {who}" / "{drawn}を{who}が引く";
                who = at.seat(*seat)
            }
        }
        Some(Task::DealParty) => say! { at, to;
            "part {number}: {card}" / "敵パーティ{number}：{card}";
            number = at.state.parts.len() + 1, card = cards(at, kinds_as::<Party>(kinds))
        },
        Some(Task::FirstReveal) => say! { at, to;
            "first enemy card: {card}" / "最初の敵攻撃カード：{card}"; card = enemy_cards()
        },
        Some(Task::Reveal { .. }) => say! { at, to;
            "items turned up: {items}" / "公開されたアイテム：{items}";
            items = cards(at, kinds_as::<ItemKind>(kinds))
        },
        Some(Task::Enemy) => say! { at, to;
            "the dragon reveals {card}" / "敵が{card}を公開"; card = enemy_cards()
        },
        Some(Task::Destruction) => exchanged(at, enemy_cards(), to),
        Some(_) | None => write!(to, "{}", enemy_cards()),
    }
}

/// Attack cards that leave, come in or are flipped after a destruction.
fn exchanged(at: At<'_>, cards: String, to: Words<'_>) -> fmt::Result {
    match at.state.destruction.as_ref().map(|done| done.step) {
        Some(DestructionStep::FromDiscard) => say! { at, to;
            "out of the discard pile: {cards}" / "捨て札から取り除く：{cards}"
        },
        Some(DestructionStep::FromDeck(_)) => say! { at, to;
            "out of the enemy deck: {cards}" / "敵攻撃山札から取り除く：{cards}"
        },
        Some(DestructionStep::AddStrong) => say! { at, to;
            "into the enemy deck: {cards}" / "敵攻撃山札に加える：{cards}"
        },
        Some(DestructionStep::Flip) => say! { at, to;
            "flipped: {cards}" / "めくったカード：{cards}"
        },
        _ => write!(to, "{cards}"),
    }
}

fn cards<T: Tell<BraveArchitect>>(at: At<'_>, cards: impl Iterator<Item = T>) -> String {
    at.told(&cards.collect::<Vec<_>>()).to_string()
}
