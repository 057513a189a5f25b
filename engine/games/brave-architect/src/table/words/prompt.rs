//! What is asked, of whom and what it hangs on; for chance, what falls and from what.
//!
//! There is no secret in it: hands are told by their numbers (5.19 of the specification).

use super::prompt_windows::window;
use super::{BraveArchitect, CARDS, HAND_CARDS, ITEMS, STEPS, Teller, fmt, say};
use crate::cards::FIRST_SKILL;
use crate::readings::DraftCategory;
use crate::refusal::Question;
use crate::state::{AttackStep, DestructionStep, EnemyStep, State, Task};
use kanso_engine::game::Words;
use kanso_engine::{Eye, Lang, Seat};

/// Picks of each seat in the draft. Source: BA-2.2.
const PICKS: u8 = 5;
/// Skills of each seat. Source: BA-2.2.
const SKILLS_EACH: usize = 2;

/// What the awaited decision asks, or what chance is about.
pub fn prompt(
    game: &BraveArchitect,
    state: &State,
    lang: Lang,
    eye: Eye,
    to: Words<'_>,
) -> fmt::Result {
    let t = Teller::new(game, lang, eye);
    if state.tasks.is_empty() {
        return say! { t, to; "the game is over" / "ゲーム終了" };
    }
    match game.asked(state) {
        Some((question, seats)) => {
            let seat = seats.iter().next().unwrap_or(Seat::at(0));
            asked(t, state, question, seat, to)
        }
        None => chance(t, state, to),
    }
}

fn asked(
    t: Teller<'_>,
    state: &State,
    question: Question,
    seat: Seat,
    to: Words<'_>,
) -> fmt::Result {
    let who = t.hero(state, seat);
    match question {
        Question::Draft => draft(t, state, seat, to),
        Question::Style => {
            let weapon = state.seat(seat).weapon.map(|weapon| t.weapon(weapon).to_string());
            say! { t, to;
                "{who}: which combat style of {weapon}?" / "{who}：{weapon}の戦闘スタイルは？";
                weapon = weapon.unwrap_or_default()
            }
        }
        Question::Place => say! { t, to;
            "{who}: on which square of the start zone?" /
            "{who}：マップの青いマスのどこに配置する？"
        },
        Question::Next => next(t, state, to),
        Question::Hero => turn(t, state, seat, to),
        Question::Pursuit => after_attack(t, state, seat, to),
        Question::SlamSide => {
            let slammed = state.enemy.as_ref().and_then(|enemy| enemy.push.as_ref());
            let slammed = slammed.and_then(|push| push.chain.last()).copied().unwrap_or(seat);
            say! { t, to;
                "{who} answers for {slammed}: the wall slam goes to which side?" /
                "{who}：壁ドンで{slammed}はどちらへ移動する？";
                who = t.seat(seat), slammed = t.hero(state, slammed)
            }
        }
        Question::Discard => {
            let n = match state.tasks.last() {
                Some(Task::DiscardPick { n, .. }) => *n,
                Some(_) | None => 1,
            };
            say! { t, to;
                "{who}: discard {cards}" / "{who}：捨てる{cards}を選ぶ";
                cards = t.count(n, &HAND_CARDS)
            }
        }
        Question::Recover => say! { t, to;
            "{who}: which weapon card to the hand?" / "{who}：どの武器カードを手札に加える？"
        },
        Question::Treasure => say! { t, to;
            "{who}: take one of {items}" / "{who}：{items}から1枚を取る";
            items = t.items(&state.revealed)
        },
        Question::Assign => say! { t, to;
            "the party: who gets which item of {items}?" / "全員：{items}を誰に渡す？";
            items = t.items(&state.revealed)
        },
        Question::Equipment => {
            let item = match state.tasks.last() {
                Some(Task::ChoosePiece { at, .. }) => {
                    state.seat(seat).items.get(usize::from(*at)).map(|held| held.item)
                }
                Some(_) | None => None,
            };
            match item {
                Some(item) => say! { t, to;
                    "{who}: which piece of {item}?" / "{who}：{item}のどちらを装備する？";
                    item = t.item(item)
                },
                None => say! { t, to; "{who}: which piece?" / "{who}：どちらを装備する？" },
            }
        }
        Question::Upkeep => {
            let card = match state.tasks.last() {
                Some(Task::Upkeep { at, .. }) => state.seat(seat).play_sheet.get(usize::from(*at)),
                Some(_) | None => None,
            };
            let card = card.map(|entry| t.card(entry.card).to_string()).unwrap_or_default();
            say! { t, to;
                "{who}: which card under {card} goes?" / "{who}：{card}の下のどのカードを捨てる？"
            }
        }
        Question::Order => say! { t, to;
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
        | Question::Loss => window(t, state, question, seat, to),
    }
}

/// Which pick it is, and what the seat still lacks.
fn draft(t: Teller<'_>, state: &State, seat: Seat, to: Words<'_>) -> fmt::Result {
    let pick = match state.tasks.last() {
        Some(Task::Draft(pick)) => *pick,
        Some(_) | None => 0,
    };
    let (number, all) = (u16::from(pick) + 1, usize::from(PICKS) * state.seat_count());
    let has = state.seat(seat);
    let skills = (has.deck.iter().filter(|(kind, _)| kind.0 >= u16::from(FIRST_SKILL))).count();
    let lacks = [
        (has.race.is_none(), t.word("race", "種族")),
        (has.weapon.is_none(), t.word("weapon", "武器")),
        (has.sub.is_none(), t.word("sub-weapon", "サブウェポン")),
        (skills < SKILLS_EACH, t.word("skill", "スキル")),
    ];
    let mut open: Vec<&str> =
        lacks.into_iter().filter_map(|(lacks, name)| lacks.then_some(name)).collect();
    match t.game.readings.draft_category.get() {
        DraftCategory::Free => {}
        DraftCategory::FixedRaceWeaponSubSkillSkill => open.truncate(1),
    }
    let open = t.list(open, "nothing", "なし");
    say! { t, to;
        "{who}: take a card set, pick {number} of {all} (open: {open})" /
        "{who}：カードセットを1つ取る（{all}回中{number}回目、まだ取っていない種類：{open}）";
        who = t.seat(seat)
    }
}

/// Who acts next, or what is done before the enemy acts.
fn next(t: Teller<'_>, state: &State, to: Words<'_>) -> fmt::Result {
    let waits = |seat: &Seat| state.stands(*seat) && !state.seat(*seat).acted;
    let open = t.game.by_speed(state, state.every_seat().filter(waits));
    let round = state.round;
    match open[..] {
        [] => say! { t, to;
            "the party, round {round}: use anything before the dragon acts?" /
            "全員（第{round}ターン）：敵の行動の前に何か使う？"
        },
        [(only, _)] => say! { t, to;
            "the party, round {round}: who acts next, {who}?" /
            "全員（第{round}ターン）：次に手番を行うのは？（{who}）";
            who = t.hero(state, only)
        },
        [..] => {
            let heroes = open.iter().map(|(seat, speed)| {
                let hero = t.hero(state, *seat);
                format!("{hero}{}{speed}", t.word(" ", "・速"))
            });
            say! { t, to;
                "the party, round {round}: who acts next, by speed {heroes}?" /
                "全員（第{round}ターン）：次に手番を行うのは？（速の高い順：{heroes}）";
                heroes = t.list(heroes.collect(), "nobody", "なし")
            }
        }
    }
}

/// Whose turn it is, and what the hero has for it.
fn turn(t: Teller<'_>, state: &State, seat: Seat, to: Words<'_>) -> fmt::Result {
    let has = state.seat(seat);
    say! { t, to;
        "turn of {who}: {hp} HP, tension {tension}, {cards}" /
        "{who}の手番：HP{hp}、テンション{tension}、{cards}";
        who = t.hero(state, seat), hp = has.hp, tension = has.tension,
        cards = t.count(has.hand.len() as u64, &HAND_CARDS)
    }?;
    let Some(turn) = state.turn.as_ref().filter(|turn| turn.seat == seat) else { return Ok(()) };
    if !turn.moved {
        let points = t.game.move_points(state, seat);
        let steps = t.count(points, &STEPS);
        say! { t, to; ", move up to {steps}" / "、移動は{steps}まで" }?;
    }
    if let Some(points) = turn.extra_moves.first() {
        let points = t.game.points(state, seat, *points);
        let steps = t.count(points, &STEPS);
        say! { t, to; ", extra move up to {steps}" / "、追加移動は{steps}まで" }?;
    }
    Ok(())
}

/// What may follow an attack.
fn after_attack(t: Teller<'_>, state: &State, seat: Seat, to: Words<'_>) -> fmt::Result {
    let has = state.seat(seat);
    say! { t, to;
        "{who} has attacked: go on or stop? {hp} HP, tension {tension}, {cards}" /
        "{who}の攻撃後、続ける？：HP{hp}、テンション{tension}、{cards}";
        who = t.hero(state, seat), hp = has.hp, tension = has.tension,
        cards = t.count(has.hand.len() as u64, &HAND_CARDS)
    }?;
    let Some(points) =
        state.turn.as_ref().filter(|turn| !turn.post_moved).and_then(|t| t.post_move)
    else {
        return Ok(());
    };
    let steps = t.count(t.game.points(state, seat, points), &STEPS);
    say! { t, to; ", move up to {steps}" / "、移動は{steps}まで" }
}

/// What falls, and from what.
fn chance(t: Teller<'_>, state: &State, to: Words<'_>) -> fmt::Result {
    match state.tasks.last() {
        Some(Task::DealParty) => say! { t, to;
            "which card is part {number} of the dragon?" / "敵パーティ{number}のカードは？";
            number = state.parts.len() + 1
        },
        Some(Task::FirstReveal) => say! { t, to;
            "which card lies first on the enemy discard pile?" /
            "最初に敵攻撃カードの捨て札に置くカードは？"
        },
        Some(Task::Draw { seat, left }) => {
            let has = state.seat(*seat);
            let count = u32::from(*left).min(has.deck.total());
            say! { t, to;
                "{who} draws {cards} from a deck of {deck}" /
                "{who}が山札{deck}枚から{cards}を引く";
                who = t.hero(state, *seat), cards = t.count(count, &CARDS),
                deck = has.deck.total()
            }
        }
        Some(Task::Reveal { left }) => {
            let count = u32::from(*left).min(state.item_deck.total());
            say! { t, to;
                "the item deck ({deck}) turns up {cards}" /
                "アイテム山札{deck}枚から{cards}を公開";
                cards = t.count(count, &ITEMS), deck = state.item_deck.total()
            }
        }
        Some(Task::Attack) => attack_roll(t, state, to),
        Some(Task::Enemy) => enemy_chance(t, state, to),
        Some(Task::Destruction) => destruction_chance(t, state, to),
        // Never awaited: they run by themselves.
        Some(_) | None => by_itself(t, to),
    }
}

fn by_itself(t: Teller<'_>, to: Words<'_>) -> fmt::Result {
    say! { t, to; "the game goes on by itself" / "自動で進む" }
}

/// Two dice for an attack, and what is added to them.
fn attack_roll(t: Teller<'_>, state: &State, to: Words<'_>) -> fmt::Result {
    let Some(attack) = state.attack.as_ref().filter(|attack| attack.step == AttackStep::Roll)
    else {
        return by_itself(t, to);
    };
    say! { t, to;
        "{who} rolls two dice for {name} on {targets}" /
        "{who}の{name}の攻撃判定、ダイス2個の目は？（攻撃対象：{targets}）";
        who = t.hero(state, attack.seat), name = t.attack_name(attack.source),
        targets = t.list(
            attack.targets.iter().map(|slot| t.target(state, slot)).collect(),
            "nothing",
            "なし",
        )
    }?;
    let strikes = t.game.attack_of(attack.source).map_or(1, |printed| printed.hits);
    if strikes > 1 {
        let strike = u16::from(attack.strike) + 1;
        say! { t, to; ", strike {strike} of {strikes}" / "、{strikes}回攻撃の{strike}回目" }?;
    }
    Ok(())
}

/// What the enemy's attack hangs on.
fn enemy_chance(t: Teller<'_>, state: &State, to: Words<'_>) -> fmt::Result {
    let Some(enemy) = state.enemy.as_ref() else { return by_itself(t, to) };
    match enemy.step {
        EnemyStep::Reveal => say! { t, to;
            "which card does the dragon reveal, of {count}?" /
            "敵が公開するカードは？（敵攻撃山札{count}枚）";
            count = state.atk_deck.total()
        },
        EnemyStep::Roll(at) => match enemy.victims.get(usize::from(at)) {
            Some(victim) => say! { t, to;
                "{who} rolls to evade" / "{who}の回避判定、ダイスの目は？";
                who = t.hero(state, victim.seat)
            },
            None => by_itself(t, to),
        },
        EnemyStep::DamageRoll => {
            let failed = enemy.victims.iter().filter(|victim| victim.failed);
            let failed = failed.map(|victim| t.hero(state, victim.seat)).collect();
            say! { t, to;
                "the damage die for {failed}" / "ダメージを決めるダイスの目は？（{failed}）";
                failed = t.list(failed, "nobody", "なし")
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
        | EnemyStep::Losing(_) => by_itself(t, to),
    }
}

/// What the exchange of attack cards hangs on.
fn destruction_chance(t: Teller<'_>, state: &State, to: Words<'_>) -> fmt::Result {
    match state.destruction.as_ref().map(|done| done.step) {
        Some(DestructionStep::FromDiscard) => say! { t, to;
            "which normal cards leave the enemy discard pile?" /
            "敵攻撃カードの捨て札から取り除く通常カードは？"
        },
        Some(DestructionStep::FromDeck(count)) => say! { t, to;
            "which normal cards leave the enemy attack deck? {cards}" /
            "敵攻撃山札から取り除く通常カード{count}枚は？";
            cards = t.count(count, &CARDS)
        },
        Some(DestructionStep::AddStrong) => say! { t, to;
            "which strong cards come into the enemy attack deck?" /
            "敵攻撃山札に加える強攻撃カードは？"
        },
        Some(DestructionStep::Flip) => say! { t, to;
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
        | None => by_itself(t, to),
    }
}
