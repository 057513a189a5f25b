//! Windows: what happened that a seat may answer to, and what it stands before. Source: BA-20.1.

use super::{At, fmt, gauges, hero, heroes, say};
use crate::action::Source;
use crate::cards::{AttackCard, BoostGives, EnemyCard};
use crate::refusal::Question;
use crate::state::{EnemyStep, Task};
use kanso_engine::Seat;
use kanso_engine::game::Words;

/// What a window asks.
pub(super) fn window(at: At<'_>, question: Question, seat: Seat, to: Words<'_>) -> fmt::Result {
    let who = hero(at, seat);
    let has = gauges(at, seat);
    match question {
        Question::TensionInterrupt => say! { at, to;
            "{who}: heal with tension before it rises? {has}" /
            "{who}：テンション上昇の前に回復する？（{has}）"
        },
        Question::Reroll => reroll(at, &who, to),
        Question::Boost => boost(at, &who, to),
        Question::Evade => say! { at, to;
            "{who}: use anything before rolling to evade {attack}?" /
            "{who}：{attack}の回避判定の前に何か使う？";
            attack = shown_attack(at)
        },
        Question::EvadeFail => say! { at, to;
            "{who} has not evaded {attack}: use anything?" /
            "{who}は{attack}の回避に失敗：何か使う？";
            attack = shown_attack(at)
        },
        Question::Damage => {
            let harm = at.state.hurt.as_ref().and_then(|hurt| {
                let harm = hurt.harms.iter().find(|harm| harm.seat == seat)?;
                Some((harm.amount, hurt.cause))
            });
            let Some((amount, by)) = harm else {
                return say! { at, to;
                    "{who}: use anything against the damage?" / "{who}：ダメージに対して何か使う？"
                };
            };
            say! { at, to;
                "{who}: {amount} damage by {by} with {hp} HP, use anything?" /
                "{who}：{by}で{amount}ダメージ（HP{hp}）、何か使う？";
                by = at.told(&by), hp = at.state.seat(seat).hp
            }
        }
        Question::Heal => say! { at, to;
            "{who}: heal after the damage? {has}" /
            "{who}：ダメージのあとに回復する？（{has}）"
        },
        Question::Revive => {
            let own = at.game.asked(at.state).and_then(|(_, seats)| seats.only());
            let near = |seat: &Seat| {
                own.is_some_and(|own| at.game.ally_distance(at.state, own, *seat) == Some(1))
            };
            let fell = |seat: &Seat| at.state.seat(*seat).hp == 0 && near(seat);
            say! { at, to;
                "{who}: bring back {down}?" / "{who}：ダウンした{down}を復帰させる？";
                down = heroes(at, at.state.every_seat().filter(fell))
            }
        }
        Question::Counter => say! { at, to;
            "{who}: strike back after {attack}?" / "{who}：{attack}のあとに反撃する？";
            attack = shown_attack(at)
        },
        Question::Loss => say! { at, to;
            "{who}: heal with tension before it is lost? {has}" /
            "{who}：テンションを失う前に回復する？（{has}）"
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
fn shown_attack(at: At<'_>) -> String {
    let attack = at.state.enemy_shown.last().and_then(|card| match card {
        EnemyCard::Attack(attack) => Some(*attack),
        EnemyCard::Party(_) => None,
    });
    let name = |attack: AttackCard| at.told(&attack).to_string();
    attack.map_or_else(|| at.word("the attack", "敵の攻撃").to_owned(), name)
}

/// The dice that may be changed: of an attack, or of an evasion.
fn reroll(at: At<'_>, who: &str, to: Words<'_>) -> fmt::Result {
    if at.state.tasks.last() == Some(&Task::Attack) {
        let rolled = at.state.attack.as_ref().and_then(|attack| attack.rolls.last());
        if let Some([one, two]) = rolled.map(|roll| roll.dice) {
            return say! { at, to;
                "{who} has rolled {one} and {two} to attack: change a die?" /
                "{who}の攻撃判定は{one}と{two}：ダイスを変える？"
            };
        }
    }
    let die = at.state.enemy.as_ref().and_then(|enemy| match enemy.step {
        EnemyStep::Reroll(place) => enemy.victims.get(usize::from(place))?.die,
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
        Some(die) => say! { at, to;
            "{who} has rolled {die} to evade: change the die?" /
            "{who}の回避判定は{die}：ダイスを変える？"
        },
        None => say! { at, to; "{who}: change a die?" / "{who}：ダイスを変える？" },
    }
}

/// What a boost costs and gives.
fn boost(at: At<'_>, who: &str, to: Words<'_>) -> fmt::Result {
    let source = at.state.attack.as_ref().map(|attack| attack.source);
    let boost = match source {
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
