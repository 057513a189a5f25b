//! Phases in words.

use super::{Eye, Lang, Teller, fmt, say};
use crate::prelude::*;
use crate::rules::course::flow::Phase;

/// The phase of a state in words.
pub fn phase(game: &RookRaiders, state: &State, lang: Lang, to: Words<'_>) -> fmt::Result {
    let t = Teller::new(game, lang, Eye::Public);
    match Phase::of(state) {
        Phase::SetUp => say! { t, to; "set-up" / "セッティング" },
        Phase::Choosing => say! { t, to;
            "main phase: a command is picked" / "メインフェイズ：コマンド選択"
        },
        Phase::Led(command, leader) => say! { t, to;
            "main phase: {command}, leader {leader}" /
            "メインフェイズ：{command}（LEADER {leader}）";
            command = t.told(&command), leader = t.seat(leader)
        },
        Phase::Auto(command) => say! { t, to;
            "main phase: {command}, auto" / "メインフェイズ：{command}（AUTO）";
            command = t.told(&command)
        },
        Phase::Declaration => say! { t, to;
            "main phase: declaration" / "メインフェイズ：勝利宣言"
        },
        Phase::Invasion => say! { t, to; "enemy phase: invasion" / "エネミーフェイズ：侵略" },
        Phase::Summon => say! { t, to; "enemy phase: summon" / "エネミーフェイズ：召喚" },
        Phase::Support => say! { t, to; "end phase: support" / "エンドフェイズ：援護" },
        Phase::Fatigue => say! { t, to;
            "end phase: recovery from fatigue" / "エンドフェイズ：疲労回復"
        },
        Phase::Mercenaries => say! { t, to;
            "end phase: mercenary reset" / "エンドフェイズ：傭兵のリセット"
        },
        Phase::Commands => say! { t, to;
            "end phase: command reset" / "エンドフェイズ：コマンドカードのリセット"
        },
        Phase::StartCard => say! { t, to;
            "end phase: start player" / "エンドフェイズ：スタートプレイヤーの交代"
        },
        Phase::Over => say! { t, to; "the game is over" / "ゲーム終了" },
    }
}
