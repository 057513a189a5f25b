//! Windows: what happened that a seat may answer to, and what it stands before. Source: BA-20.1.

use super::parts::cause;
use super::{Teller, fmt, say};
use crate::action::Source;
use crate::cards::{AttackCard, BoostGives, EnemyCard};
use crate::refusal::Question;
use crate::state::{EnemyStep, State, Task};
use kanso_engine::Seat;
use kanso_engine::game::Words;

/// What a window asks.
pub(super) fn window(
    t: Teller<'_>,
    state: &State,
    question: Question,
    seat: Seat,
    to: Words<'_>,
) -> fmt::Result {
    let who = t.hero(state, seat);
    let has = state.seat(seat);
    let (hp, tension) = (has.hp, has.tension);
    match question {
        Question::TensionInterrupt => say! { t, to;
            "{who}: heal with tension before it rises? {hp} HP, tension {tension}" /
            "{who}：テンション上昇の前に回復する？（HP{hp}、テンション{tension}）"
        },
        Question::Reroll => reroll(t, state, &who, to),
        Question::Boost => boost(t, state, &who, to),
        Question::Evade => say! { t, to;
            "{who}: use anything before rolling to evade {attack}?" /
            "{who}：{attack}の回避判定の前に何か使う？";
            attack = shown_attack(t, state)
        },
        Question::EvadeFail => say! { t, to;
            "{who} has not evaded {attack}: use anything?" /
            "{who}は{attack}の回避に失敗：何か使う？";
            attack = shown_attack(t, state)
        },
        Question::Damage => {
            let harm = state.hurt.as_ref().and_then(|hurt| {
                let harm = hurt.harms.iter().find(|harm| harm.seat == seat)?;
                Some((harm.amount, hurt.cause))
            });
            let Some((amount, by)) = harm else {
                return say! { t, to;
                    "{who}: use anything against the damage?" / "{who}：ダメージに対して何か使う？"
                };
            };
            say! { t, to;
                "{who}: {amount} damage by {by} with {hp} HP, use anything?" /
                "{who}：{by}で{amount}ダメージ（HP{hp}）、何か使う？";
                by = cause(t, by)
            }
        }
        Question::Heal => say! { t, to;
            "{who}: heal after the damage? {hp} HP, tension {tension}" /
            "{who}：ダメージのあとに回復する？（HP{hp}、テンション{tension}）"
        },
        Question::Revive => {
            let own = t.game.asked(state).and_then(|(_, seats)| seats.only());
            let near = |seat: &Seat| {
                own.is_some_and(|own| t.game.ally_distance(state, own, *seat) == Some(1))
            };
            let down = state.every_seat().filter(|seat| state.seat(*seat).hp == 0 && near(seat));
            let down = down.map(|seat| t.hero(state, seat)).collect();
            say! { t, to;
                "{who}: bring back {down}?" / "{who}：ダウンした{down}を復帰させる？";
                down = t.list(down, "nobody", "なし")
            }
        }
        Question::Counter => say! { t, to;
            "{who}: strike back after {attack}?" / "{who}：{attack}のあとに反撃する？";
            attack = shown_attack(t, state)
        },
        Question::Loss => say! { t, to;
            "{who}: heal with tension before it is lost? {hp} HP, tension {tension}" /
            "{who}：テンションを失う前に回復する？（HP{hp}、テンション{tension}）"
        },
        // No windows of this file: each has its own question.
        Question::Draft
        | Question::Style
        | Question::Place
        | Question::Next
        | Question::Hero
        | Question::Pursuit
        | Question::SlamSide
        | Question::Discard
        | Question::Recover
        | Question::Treasure
        | Question::Assign
        | Question::Equipment
        | Question::Upkeep
        | Question::Order => Err(fmt::Error),
    }
}

/// The attack that the enemy makes now.
fn shown_attack(t: Teller<'_>, state: &State) -> String {
    let attack = state.enemy_shown.last().and_then(|card| match card {
        EnemyCard::Attack(attack) => Some(*attack),
        EnemyCard::Party(_) => None,
    });
    let name = |attack: AttackCard| t.attack(attack).to_string();
    attack.map_or_else(|| t.word("the attack", "敵の攻撃").to_owned(), name)
}

/// The dice that may be changed: of an attack, or of an evasion.
fn reroll(t: Teller<'_>, state: &State, who: &str, to: Words<'_>) -> fmt::Result {
    if state.tasks.last() == Some(&Task::Attack) {
        let rolled = state.attack.as_ref().and_then(|attack| attack.rolls.last());
        if let Some([one, two]) = rolled.map(|roll| roll.dice) {
            return say! { t, to;
                "{who} has rolled {one} and {two} to attack: change a die?" /
                "{who}の攻撃判定は{one}と{two}：ダイスを変える？"
            };
        }
    }
    let die = state.enemy.as_ref().and_then(|enemy| match enemy.step {
        EnemyStep::Reroll(at) => enemy.victims.get(usize::from(at))?.die,
        EnemyStep::Traits
        | EnemyStep::Steps
        | EnemyStep::Slams
        | EnemyStep::Lava
        | EnemyStep::Reveal
        | EnemyStep::PreEvade(_)
        | EnemyStep::Respond(_)
        | EnemyStep::Roll(_)
        | EnemyStep::Failed(_)
        | EnemyStep::DamageRoll
        | EnemyStep::Damage(_)
        | EnemyStep::Effect(_)
        | EnemyStep::AfterDamage(_)
        | EnemyStep::Counter(_)
        | EnemyStep::Settle
        | EnemyStep::Losing(_) => None,
    });
    match die {
        Some(die) => say! { t, to;
            "{who} has rolled {die} to evade: change the die?" /
            "{who}の回避判定は{die}：ダイスを変える？"
        },
        None => say! { t, to; "{who}: change a die?" / "{who}：ダイスを変える？" },
    }
}

/// What a boost costs and gives.
fn boost(t: Teller<'_>, state: &State, who: &str, to: Words<'_>) -> fmt::Result {
    let source = state.attack.as_ref().map(|attack| attack.source);
    let boost = match source {
        Some(Source::Card(card)) => t.game.cards.card(card).boost,
        Some(Source::Face(_) | Source::Sub(_)) | None => None,
    };
    match boost.map(|boost| (boost.tension, boost.gives)) {
        Some((cost, BoostGives::AddDamage(n))) => say! { t, to;
            "{who} has hit: pay {cost} tension for {n} more damage?" /
            "{who}の攻撃がヒット：テンション{cost}を消費して追加ダメージ＋{n}？"
        },
        Some((_, BoostGives::Heal(_))) | None => say! { t, to;
            "{who} has hit: pay tension for more?" / "{who}の攻撃がヒット：テンションを消費する？"
        },
    }
}
