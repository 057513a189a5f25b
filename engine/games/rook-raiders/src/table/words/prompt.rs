//! What is asked, of whom, and what it hangs on.
//!
//! Under RR-R44 `private` the question of a declaration is told to the asked seat alone; every other
//! eye reads the same sentence, whoever is asked (RR-13.14).

use super::action::{SkillHint, User, skill_user};
use super::{ACTION, At, Eye, Lang, Modifier, RookRaiders, Seat, Teller, UnitKind, fmt, say};
use crate::state::{Due, MonsterId, SetUpStep, State, Task, UnitId};
use kanso_engine::Label;
use kanso_engine::game::Words;

/// What the awaited decision asks, or what chance is about.
pub fn prompt(
    game: &RookRaiders,
    state: &State,
    lang: Lang,
    eye: Eye,
    to: Words<'_>,
) -> fmt::Result {
    let at = At::new(game, state, lang, eye);
    if let (None, Some(task)) = (state.ending, state.tasks.last()) {
        return task_prompt(at, task, to);
    }
    say! { at, to; "the game is over" / "ゲーム終了" }
}

/// The seat whose decision, dice or board it is now about; none where it is about all.
pub fn active_seat(state: &State) -> Option<Seat> {
    state.tasks.iter().rev().find_map(|task| match task {
        Task::Place { queue }
        | Task::Turn { queue }
        | Task::Declaring { queue }
        | Task::Invasion { queue, .. }
        | Task::Fatigue { queue }
        | Task::Windows { queue }
        | Task::Support { queue: Some(queue) } => Some(queue.first().copied()),
        Task::Actions { seat, .. } | Task::Rest { seat } | Task::Recruit { seat } => {
            Some(Some(*seat))
        }
        Task::Summon { .. } => Some(Some(state.performer())),
        Task::SetUp { .. }
        | Task::Auto
        | Task::Command { .. }
        | Task::Support { queue: None }
        | Task::Mercenaries { .. }
        | Task::Commands
        | Task::StartCard => Some(None),
        Task::Acting { .. } | Task::Skill { .. } | Task::Roll { .. } | Task::Slain { .. } => None,
    })?
}

fn task_prompt(at: At<'_>, task: &Task, to: Words<'_>) -> fmt::Result {
    let At { t, state } = at;
    let seat = active_seat(state);
    let who = seat.map_or("", |seat| t.seat(seat));
    match task {
        Task::SetUp { next } => set_up(t, *next, to),
        Task::Place { .. } => say! { t, to;
            "{who}: place the first unit from the hand on the home area" /
            "{who}：手札から最初のユニットを自軍エリアに配置"
        },
        Task::Turn { .. } => say! { t, to;
            "{who}: pick a command card" / "{who}：コマンドカードを選択"
        },
        Task::Actions { left, .. } => say! { t, to;
            "{who}: choose a ready unit and where it goes, {left} left" /
            "{who}：アクションするユニットと移動先を選択（残り{left}）";
            left = t.count(*left, &ACTION)
        },
        Task::Skill { unit, granted, ally: None } => use_skill(at, *unit, *granted, to),
        Task::Skill { unit: _, granted: _, ally: Some(ally) } => say! { t, to;
            "{who}: level up before the song's damage to {ally}?" /
            "{who}：{ally}への歌のダメージの前にレベルアップする？";
            ally = at.told(ally)
        },
        Task::Roll { target, dice: [Some(a), Some(b)], rerolled: _ } => {
            after_roll(at, *target, [*a, *b], to)
        }
        Task::Roll { target, dice: _, rerolled } => {
            let sum = needed(at, *target);
            let (unit, target) = (at.told(&User), at.told(target));
            if *rerolled {
                say! { t, to;
                    "{who} rolls again: {unit} against {target}{sum}" /
                    "{who}の振り直し：{unit}から{target}へ{sum}"
                }
            } else {
                say! { t, to;
                    "{who} rolls: {unit} against {target}{sum}" /
                    "{who}のダイス：{unit}から{target}へ{sum}"
                }
            }
        }
        Task::Slain { monsters: _, boss } => {
            let boss = t.told(boss);
            say! { t, to; "{who} draws a medal for {boss}" / "{who}が{boss}の勲章を引く" }
        }
        Task::Rest { .. } => say! { t, to;
            "{who}: choose whom Rest makes ready" / "{who}：休息で未行動に戻すユニットを選択"
        },
        Task::Recruit { .. } => {
            let gold = seat.map_or(0, |seat| state.seats[seat.index()].gold);
            say! { t, to;
                "{who}: deploy a unit? {gold} gold" / "{who}：ユニットを配置する？（所持金{gold}）"
            }
        }
        Task::Declaring { .. } => declaration(at, to),
        Task::Invasion { due: Some((monster, Due::Attack)), .. } => say! { t, to;
            "{who}: level up before {monster} hits?" /
            "{who}：{monster}の攻撃の前にレベルアップする？";
            monster = at.told(monster)
        },
        Task::Invasion { .. } => say! { t, to;
            "{who}: the monsters act" / "{who}：モンスターの行動"
        },
        Task::Summon { letter: None, .. } => say! { t, to;
            "{who} turns a summon chip" / "{who}が召喚チップをめくる"
        },
        Task::Summon { letter: Some(lane), .. } => say! { t, to;
            "{who} turns a monster for lane {lane}" / "{who}がライン{lane}のモンスターをめくる";
            lane = lane.letter()
        },
        Task::Support { .. } => say! { t, to;
            "{who}: support: heal 1 HP of a unit?" / "{who}：援護でユニット1体のHPを1回復する？"
        },
        Task::Fatigue { .. } => say! { t, to;
            "{who}: choose which 2 units recover" / "{who}：疲労回復するユニット2体を選択"
        },
        Task::Mercenaries { next, .. } => mercenary(t, *next, to),
        Task::Commands => say! { t, to;
            "the command cards are shuffled" / "コマンドカードをシャッフル"
        },
        Task::Windows { .. } => say! { t, to;
            "{who}: level up now?" / "{who}：ここでレベルアップする？"
        },
        // Never awaited: they run by themselves.
        Task::Auto | Task::Command { .. } => say! { t, to;
            "the command is executed" / "コマンドの実行"
        },
        Task::Acting { .. } => say! { t, to; "the action ends" / "アクションの終了" },
        Task::StartCard => say! { t, to;
            "the start-player card goes on" / "スタートプレイヤーの交代"
        },
    }
}

fn set_up(t: Teller<'_>, next: SetUpStep, to: Words<'_>) -> fmt::Result {
    match next {
        SetUpStep::Discard => say! { t, to;
            "cards leave the unit deck for the difficulty" /
            "難易度に応じてユニットデッキからカードを除外"
        },
        SetUpStep::Mercenary(slot) => mercenary(t, slot, to),
        SetUpStep::Commands => say! { t, to;
            "the command cards are shuffled" / "コマンドカードをシャッフル"
        },
        SetUpStep::StartSeat => say! { t, to;
            "who is the start player" / "スタートプレイヤーの決定"
        },
    }
}

fn mercenary(t: Teller<'_>, slot: u8, to: Words<'_>) -> fmt::Result {
    say! { t, to; "mercenary {place} is turned up" / "傭兵{place}をめくる"; place = slot + 1 }
}

fn use_skill(at: At<'_>, id: UnitId, granted: bool, to: Words<'_>) -> fmt::Result {
    let At { t, state } = at;
    let seat = active_seat(state);
    let who = seat.map_or("", |seat| t.seat(seat));
    let unit = at.told(&id);
    let found = seat.and_then(|seat| state.seats[seat.index()].unit(id));
    let Some((_, held)) = found else {
        return say! { t, to; "{who}: use the skill of {unit}?" / "{who}：{unit}のスキルを使う？" };
    };
    let skill = SkillHint(t, held.kind);
    if granted {
        say! { t, to;
            "{who}: the song lets {unit} use its skill ({skill})" /
            "{who}：歌を受けた{unit}のスキル（{skill}）"
        }
    } else {
        say! { t, to; "{who}: skill of {unit} ({skill})" / "{who}：{unit}のスキル（{skill}）" }
    }
}

/// The sum of a roll, what it is compared with and the damage it would do.
fn after_roll(at: At<'_>, target: MonsterId, dice: [u8; 2], to: Words<'_>) -> fmt::Result {
    let t = at.t;
    let who = active_seat(at.state).map_or("", |seat| t.seat(seat));
    let sum = Sum::of(at, target, dice);
    let target = at.told(&target);
    match sum {
        Some(sum) => say! { t, to;
            "{who}: {sum}, {target}: accept the roll or pay a benefit?" /
            "{who}：{sum}、{target}：受け入れるか恩恵を使うか"
        },
        None => say! { t, to; "{who}: accept the roll?" / "{who}：ダイスの結果を受け入れる？" },
    }
}

/// A roll with its sum, the defence and the damage: `3 + 4 + 1 = 8 against 9: 1 damage`.
pub(super) struct Sum<'a> {
    dice: [u8; 2],
    modifier: i8,
    defense: u8,
    t: Teller<'a>,
}

impl<'a> Sum<'a> {
    /// The sum of the attack that is going on.
    pub fn of(at: At<'a>, target: MonsterId, dice: [u8; 2]) -> Option<Self> {
        let board = &at.state.seats[active_seat(at.state)?.index()];
        let (_, monster) = board.monster(target)?;
        let (_, unit) = board.unit(skill_user(at.state)?)?;
        let modifier = modifier(at.t.game, unit.kind)?;
        let defense = at.t.game.cards.monster(monster.kind).defense;
        Some(Self { dice, modifier, defense, t: at.t })
    }
}

impl fmt::Display for Sum<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { dice: [a, b], modifier, defense, t } = self;
        let total = i16::from(*a) + i16::from(*b) + i16::from(*modifier);
        let damage = match (a, b) {
            (6, 6) => 3,
            (1, 1) => 0,
            _ if total >= i16::from(*defense) => 2,
            _ => 1,
        };
        let (plus, total) = (Modifier(*modifier), t.told(&total));
        say! { t, f;
            "{a} + {b}{plus} = {total} against {defense}: {damage} damage" /
            "{a} + {b}{plus} = {total} 対 {defense}：{damage}ダメージ"
        }
    }
}

/// The sum of a pending roll in both languages; none where no dice lie.
pub fn attack_sum(game: &RookRaiders, state: &State) -> Option<Label> {
    let Some(Task::Roll { target, dice: [Some(a), Some(b)], .. }) = state.tasks.last() else {
        return None;
    };
    let say = |lang| {
        let at = At::new(game, state, lang, Eye::Public);
        Sum::of(at, *target, [*a, *b]).map(|sum| sum.to_string())
    };
    Some(Label::new(say(Lang::En)?, say(Lang::Ja)?))
}

/// What the dice must show for 2 damage.
struct Needed<'a>(Option<i16>, Teller<'a>);

impl fmt::Display for Needed<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self(Some(sum), t) => say! { t, f;
                ", 2 damage from {sum} on" / "（出目{sum}以上で2ダメージ）"; sum = t.told(sum)
            },
            Self(None, _) => Ok(()),
        }
    }
}

fn needed(at: At<'_>, target: MonsterId) -> Needed<'_> {
    let sum = Sum::of(at, target, [1, 1]);
    Needed(sum.map(|sum| i16::from(sum.defense) - i16::from(sum.modifier)), at.t)
}

/// The modifier of a dice skill.
pub(super) fn modifier(game: &RookRaiders, kind: UnitKind) -> Option<i8> {
    use crate::cards::Skill;
    match game.cards.unit(kind).skill {
        Skill::Dice { modifier } => Some(modifier),
        Skill::Assign { .. } | Skill::Area { .. } | Skill::Heal { .. } | Skill::Song => None,
    }
}

fn declaration(at: At<'_>, to: Words<'_>) -> fmt::Result {
    let At { t, state } = at;
    let seat = active_seat(state);
    let private = t.game.asks_in_private();
    match seat {
        Some(seat) if t.eye.sees(seat) => {
            let threat = t.game.threat(&state.seats[seat.index()]);
            say! { t, to;
                "{who}: declare victory with threat {threat}?" /
                "{who}：脅威ポイント{threat}で勝利宣言する？";
                who = t.seat(seat), threat = t.told(&threat)
            }
        }
        Some(seat) if !private => say! { t, to;
            "{who}: declare victory?" / "{who}：勝利宣言する？"; who = t.seat(seat)
        },
        Some(_) | None if state.running().is_some() && t.game.asks_after_skill() => say! { t, to;
            "end of the skill: seats that qualify may declare" /
            "スキルの処理終了：条件を満たすプレイヤーは勝利宣言できる"
        },
        Some(_) | None => say! { t, to;
            "end of the command: seats that qualify may declare" /
            "コマンド終了：条件を満たすプレイヤーは勝利宣言できる"
        },
    }
}
