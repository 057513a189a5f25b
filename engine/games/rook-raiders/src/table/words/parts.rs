//! Parts of sentences about facts: what a command gives, HP left, how the game ended.

use super::{MARK, Seat, Seats, Tell, Teller, Thing, UNIT, fmt, say, thing};
use crate::cards::Effect;
use crate::prelude::*;
use crate::state::EndReason;
use arrayvec::ArrayVec;

/// How the game ended and who is best.
fn end(t: Teller<'_>, reason: EndReason, best: Seats, to: &mut fmt::Formatter<'_>) -> fmt::Result {
    let names = t.seats(best);
    match (reason, best.count()) {
        (EndReason::SoloBreach | EndReason::SoloLastRound | EndReason::RoundLimit, 0) => {
            say! { t, to;
                "the game is over: lost" / "ゲーム終了：敗北"
            }
        }
        (
            EndReason::Declared
            | EndReason::LastSurvivor
            | EndReason::NobodyLeft
            | EndReason::SoloCleared
            | EndReason::SoloBreach
            | EndReason::SoloLastRound
            | EndReason::RoundLimit,
            count,
        ) => {
            if count <= 1 {
                say! { t, to; "the game is over: {names} wins" / "ゲーム終了：{names}の勝利" }
            } else {
                say! { t, to;
                    "the game is over: a draw of {names}" / "ゲーム終了：{names}の引き分け"
                }
            }
        }
    }
}

/// How the game ended, who is best, and the threat and the medals of each.
pub(crate) fn game_over(
    t: Teller<'_>,
    reason: &EndReason,
    best: &Seats,
    medals: &ArrayVec<(Seat, ArrayVec<i8, 2>, i16), 4>,
    to: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    end(t, *reason, *best, to)?;
    for (seat, medals, threat) in medals {
        let (seat, threat) = (t.told(seat), t.told(threat));
        if medals.is_empty() {
            say! { t, to; "; {seat}: threat {threat}" / "。{seat}：脅威ポイント{threat}" }?;
        } else {
            say! { t, to;
                "; {seat}: threat {threat}, medals {medals}" /
                "。{seat}：脅威ポイント{threat}、勲章{medals}";
                medals = t.told(medals)
            }?;
        }
    }
    Ok(())
}

pub(crate) fn hp(game: &RookRaiders, kind: MonsterKind) -> u8 {
    game.cards.monster(kind).hp
}

/// What kind of skill a unit has.
pub(crate) fn skill_word(t: Teller<'_>, kind: UnitKind) -> &'static str {
    match t.game.cards.unit(kind).skill {
        Skill::Dice { .. } => t.word("a dice attack", "攻撃（ダイス）"),
        Skill::Assign { .. } => t.word("assigned damage", "攻撃（割り振り）"),
        Skill::Area { .. } => t.word("area damage", "攻撃（範囲）"),
        Skill::Heal { .. } => t.word("healing", "回復"),
        Skill::Song => t.word("a song", "歌"),
    }
}

/// What a command gives.
impl Tell<RookRaiders> for Effect {
    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Effect::Actions(count) => say! { t, f;
                "up to {count}" / "{count}まで"; count = t.count(count, &UNIT_ACTION)
            },
            Effect::Ready(count) => say! { t, f;
                "{count} made ready" / "{count}を未行動に戻す"; count = t.count(count, &UNIT)
            },
            Effect::Gold(count) => say! { t, f; "{count} gold" / "{count}金" },
            Effect::Deploy { mercenaries: true } => say! { t, f;
                "up to 1 unit from the hand or the mercenaries" / "手札か傭兵から1体まで配置"
            },
            Effect::Deploy { mercenaries: false } => say! { t, f;
                "up to 1 unit from the hand" / "手札から1体まで配置"
            },
        }
    }
}

static UNIT_ACTION: Thing = thing("unit action", "unit actions", "ユニットのアクション", "回");

/// HP left of a piece with this HP and damage.
pub(crate) struct Left<'a>(pub u8, pub u8, pub Teller<'a>);

impl fmt::Display for Left<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(hp, damage, t) = self;
        say! { t, f;
            "{left} of {hp} HP left" / "残りHP{left}/{hp}"; left = hp.saturating_sub(*damage)
        }
    }
}

/// A seat with its number of monsters.
pub(crate) struct SeatCount<'a>(pub Teller<'a>, pub &'a (Seat, u8));

impl fmt::Display for SeatCount<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(t, (seat, count)) = self;
        say! { t, f; "{seat} ({count})" / "{seat}（{count}体）"; seat = t.seat(*seat) }
    }
}

/// A seat with its honour marks and gold.
pub(crate) struct Figures<'a>(pub Teller<'a>, pub &'a (Seat, u32, u32));

impl fmt::Display for Figures<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(t, (seat, marks, gold)) = self;
        say! { t, f;
            "{seat} {marks} and {gold} gold" / "{seat}（{marks}・{gold}金）";
            seat = t.seat(*seat), marks = t.count(*marks, &MARK)
        }
    }
}
