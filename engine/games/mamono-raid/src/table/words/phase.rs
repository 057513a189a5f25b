//! Phases in words.

use super::{MamonoRaid, Target, Teller, fmt, say};
use crate::rules::course::flow::{Phase, phase_of};
use crate::state::State;
use kanso_engine::game::Words;
use kanso_engine::{Eye, Lang};

/// The phase of a state in words. Source: MR-5.48.
pub fn phase(game: &MamonoRaid, state: &State, lang: Lang, to: Words<'_>) -> fmt::Result {
    let t = Teller::new(game, lang, Eye::Public);
    match phase_of(game, state) {
        Phase::SetUp => say! { t, to; "set-up" / "セッティング" },
        Phase::EnemyPhase => say! { t, to; "enemy phase" / "エネミーフェイズ" },
        Phase::MainPhase => say! { t, to; "main phase" / "メインフェイズ" },
        Phase::Result(Target::Part(part)) => say! { t, to;
            "main phase: result of the {part}" / "メインフェイズ：{part}のリザルト処理";
            part = t.told(&part)
        },
        Phase::Result(Target::Core) => say! { t, to;
            "main phase: result of the core" / "メインフェイズ：コアのリザルト処理"
        },
        Phase::EndPhase => say! { t, to; "end phase" / "終了フェイズ" },
        Phase::Scoring => say! { t, to; "scoring" / "得点計算" },
        Phase::Over => say! { t, to; "the game is over" / "ゲーム終了" },
    }
}
