//! Parts of sentences about facts: what a command gives, HP left, how the game ended.

use super::{
    Listed, MARK, MonsterKind, RookRaiders, Seat, Seats, Signed, Teller, Thing, UNIT, fmt, say,
    thing,
};
use crate::action::Die;
use crate::cards::Effect;
use crate::state::{EndReason, Role};
use kanso_engine::game::Words;

/// How the game ended and who is best.
pub(super) fn end(t: Teller<'_>, reason: EndReason, best: Seats, to: Words<'_>) -> fmt::Result {
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

pub(super) fn medal_list<'a>(t: Teller<'a>, medals: &'a [i8]) -> Listed<Signed> {
    t.list(medals.iter().map(|value| Signed((*value).into())), "none", "なし")
}

pub(super) fn hp(game: &RookRaiders, kind: MonsterKind) -> u8 {
    game.cards.monster(kind).hp
}

/// How a seat takes part, as the cards call it.
pub(super) const fn role_word(t: Teller<'_>, role: Role) -> &'static str {
    match role {
        Role::Leader => t.word("leader", "LEADER"),
        Role::Follower => t.word("follower", "FOLLOWER"),
        Role::Auto => t.word("auto", "AUTO"),
    }
}

/// One of two dice.
pub(super) const fn die_word(t: Teller<'_>, die: Die) -> &'static str {
    match die {
        Die::First => t.word("first", "1個目"),
        Die::Second => t.word("second", "2個目"),
    }
}

/// What a command gives.
pub(super) struct EffectWords<'a>(pub Effect, pub Teller<'a>);

impl fmt::Display for EffectWords<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(effect, t) = self;
        match *effect {
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
pub(super) struct Left<'a>(pub u8, pub u8, pub Teller<'a>);

impl fmt::Display for Left<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(hp, damage, t) = self;
        say! { t, f;
            "{left} of {hp} HP left" / "残りHP{left}/{hp}"; left = hp.saturating_sub(*damage)
        }
    }
}

/// A seat with its number of monsters.
pub(super) struct SeatCount<'a>(pub Teller<'a>, pub &'a (Seat, u8));

impl fmt::Display for SeatCount<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(t, (seat, count)) = self;
        say! { t, f; "{seat} ({count})" / "{seat}（{count}体）"; seat = t.seat(*seat) }
    }
}

/// A seat with its honour marks and gold.
pub(super) struct Figures<'a>(pub Teller<'a>, pub &'a (Seat, u32, u32));

impl fmt::Display for Figures<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(t, (seat, marks, gold)) = self;
        say! { t, f;
            "{seat} {marks} and {gold} gold" / "{seat}（{marks}・{gold}金）";
            seat = t.seat(*seat), marks = t.count(*marks, &MARK)
        }
    }
}
