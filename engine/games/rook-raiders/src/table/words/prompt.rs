//! What is asked, of whom, and what it hangs on; for chance, what falls and from what.

use super::{Eye, Lang, Modifier, Teller, User, fmt, say};
use crate::prelude::*;
use crate::rules::chapter::roll::{total, verdict};
use crate::state::SetUpStep;

/// What the awaited decision asks, or what chance is about.
pub fn prompt(at: At<'_>, to: Words<'_>) -> fmt::Result {
    match at.game.asked(at.state) {
        Some((question, seat)) => question.put(at, seat, to),
        None => of_chance(at, to),
    }
}

fn of_chance(at: At<'_>, to: Words<'_>) -> fmt::Result {
    let At { t, state } = at;
    let who = state.active_seat().map_or("", |seat| t.seat(seat));
    match state.tasks.last() {
        Some(Task::SetUp { next: SetUpStep::Discard }) => say! { t, to;
            "cards leave the unit deck for the difficulty" /
            "難易度に応じてユニットの山札からカードを除外"
        },
        Some(Task::SetUp { next: SetUpStep::StartSeat }) => say! { t, to;
            "who is the start player" / "スタートプレイヤーの決定"
        },
        Some(Task::SetUp { next: SetUpStep::Commands } | Task::Commands) => say! { t, to;
            "the command cards are shuffled" / "コマンドカードをシャッフル"
        },
        Some(
            Task::SetUp { next: SetUpStep::Mercenary(slot) } | Task::Mercenaries { next: slot, .. },
        ) => say! { t, to;
            "mercenary {place} is turned up" / "傭兵{place}をめくる"; place = slot + 1
        },
        Some(Task::Roll { target, rerolled, .. }) => {
            let (unit, aim) = (at.told(&User), at.told(target));
            if *rerolled {
                say! { t, to;
                    "{who} rolls again: {unit} against {aim}" / "{who}の振りなおし：{unit}から{aim}へ"
                }?;
            } else {
                say! { t, to;
                    "{who} rolls: {unit} against {aim}" / "{who}のダイス：{unit}から{aim}へ"
                }?;
            }
            let Some(sum) = Sum::of(at, *target, [1, 1]) else { return Ok(()) };
            let least = i16::from(sum.defense) - i16::from(sum.modifier);
            say! { t, to;
                ", 2 damage from {least} on" / "（出目{least}以上で2ダメージ）";
                least = t.told(&least)
            }
        }
        Some(Task::Slain { boss, .. }) => say! { t, to;
            "{who} draws a medal for {boss}" / "{who}が{boss}の勲章を引く"; boss = t.told(boss)
        },
        Some(Task::Invasion { .. }) => say! { t, to;
            "{who}: the monsters act" / "{who}：モンスターの行動"
        },
        Some(Task::Summon { letter: None, .. }) => say! { t, to;
            "{who} turns a summon chip" / "{who}が召喚チップをめくる"
        },
        Some(Task::Summon { letter: Some(lane), .. }) => say! { t, to;
            "{who} turns a monster for lane {lane}" / "{who}がライン{lane}のモンスターをめくる";
            lane = t.told(lane)
        },
        // Never awaited: they run by themselves.
        Some(Task::Acting { .. }) => say! { t, to; "the action ends" / "アクションの終了" },
        Some(Task::StartCard) => say! { t, to;
            "the start-player card goes on" / "スタートプレイヤーの交代"
        },
        Some(_) => say! { t, to; "the command is executed" / "コマンドの実行" },
        None => say! { t, to; "the game is over" / "ゲーム終了" },
    }
}

/// A roll with its sum, the defence and the damage: `3 + 4 + 1 = 8 against 9: 1 damage`.
pub(crate) struct Sum<'a> {
    dice: [u8; 2],
    modifier: i8,
    defense: u8,
    t: Teller<'a>,
}

impl<'a> Sum<'a> {
    /// The sum of the attack that is going on.
    pub fn of(at: At<'a>, target: MonsterId, dice: [u8; 2]) -> Option<Self> {
        let board = &at.state.seats[at.state.active_seat()?.index()];
        let (_, monster) = board.monster(target)?;
        let (_, unit) = board.unit(at.state.skill_user()?)?;
        let cards = &at.t.game.cards;
        let Skill::Dice { modifier } = cards.unit(unit.kind).skill else { return None };
        Some(Self { dice, modifier, defense: cards.monster(monster.kind).defense, t: at.t })
    }
}

impl fmt::Display for Sum<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { dice, modifier, defense, t } = self;
        let ([a, b], plus) = (dice, Modifier(*modifier));
        let total = total(*dice, *modifier);
        let came = verdict(*dice, *modifier, *defense);
        let called = came.called().map_or("", |called| called.in_lang(t.lang));
        let comma = if called.is_empty() { "" } else { t.word(", ", "、") };
        say! { t, f;
            "{a} + {b}{plus} = {total} against {defense}: {called}{comma}{damage} damage" /
            "{a} + {b}{plus} = {total} 対 {defense}：{called}{comma}{damage}ダメージ";
            total = t.told(&total), damage = came.damage()
        }
    }
}

/// What there is to know of a dice attack that is going on.
#[derive(Clone, Copy)]
pub enum Attack {
    /// The dice were not thrown: from this on they hit.
    Pending { least: i16 },
    /// The dice lie there, and would do so much damage.
    Thrown { damage: u8 },
}

/// The dice attack that is going on, and on what.
pub fn attack(game: &RookRaiders, state: &State) -> Option<(MonsterId, Attack)> {
    let Some(Task::Roll { target, dice, .. }) = state.tasks.last() else { return None };
    let at = At::new(game, state, Lang::En, Eye::Public);
    let known = if let [Some(a), Some(b)] = dice { Some([*a, *b]) } else { None };
    let Sum { modifier, defense, .. } = Sum::of(at, *target, known.unwrap_or([1, 1]))?;
    let attack = match known {
        Some(dice) => Attack::Thrown { damage: verdict(dice, modifier, defense).damage() },
        None => Attack::Pending { least: i16::from(defense) - i16::from(modifier) },
    };
    Some((*target, attack))
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
