//! Short names for tiles and sheets.

use crate::state::{BattleStep, EndReason, StandingPass};
use kanso_engine::Text;

/// A step on the bar of a battle.
pub(super) const fn step(step: BattleStep) -> Text {
    match step {
        BattleStep::Vanguard => Text::new("vanguard", "先陣"),
        BattleStep::BattleOpen => Text::new("battle open", "戦闘オープン"),
        BattleStep::Fighters => Text::new("fighters", "戦闘キャラクター"),
        BattleStep::Exchange => Text::new("exchange", "ダメージ応酬"),
        BattleStep::BattleEnd => Text::new("battle end", "戦闘終了"),
    }
}

/// How long a standing pass lasts.
pub(super) const fn standing_pass(pass: StandingPass) -> Text {
    match pass {
        StandingPass::UntilChange => {
            Text::new("passes until something changes", "変化があるまでパス")
        }
        StandingPass::UntilTurnEnd => Text::new("passes until the turn ends", "ターン終了までパス"),
    }
}

/// Why a game ended.
pub(super) const fn end(reason: EndReason) -> Text {
    match reason {
        EndReason::Cities => Text::new("three cities with the capital", "王都を含む3都市の占領"),
        EndReason::DeckOut => Text::new("a deck ran out", "デッキ切れ"),
        EndReason::Both => Text::new("both seats at once", "両者同時"),
    }
}
