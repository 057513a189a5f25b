//! Phases in words.

use super::{fmt, say};
use crate::prelude::*;
use crate::rules::course::flow::{Phase, phase_of};

/// The phase of a state in words. Source: MR-5.48.
pub fn phase(at: At<'_>, to: Words<'_>) -> fmt::Result {
    match phase_of(at.game, at.state) {
        Phase::SetUp => say! { at, to; "set-up" / "セッティング" },
        Phase::EnemyPhase => say! { at, to; "enemy phase" / "エネミーフェイズ" },
        Phase::MainPhase => say! { at, to; "main phase" / "メインフェイズ" },
        Phase::Result(Target::Part(part)) => say! { at, to;
            "main phase: result of the {part}" / "メインフェイズ：{part}のリザルト処理";
            part = at.told(&part)
        },
        Phase::Result(Target::Core) => say! { at, to;
            "main phase: result of the core" / "メインフェイズ：コアのリザルト処理"
        },
        Phase::EndPhase => say! { at, to; "end phase" / "終了フェイズ" },
        Phase::Scoring => say! { at, to; "scoring" / "得点計算" },
        Phase::Over => say! { at, to; "the game is over" / "ゲーム終了" },
    }
}
