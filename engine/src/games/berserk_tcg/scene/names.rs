//! Short names of phases, steps, windows and questions, for sheets.

use super::super::state::{BattleStep, EndReason, OpenWindow, Phase, Question, StandingPass};
use crate::Text;

pub(super) const fn phase(phase: Phase) -> Text {
    match phase {
        Phase::Setup => Text::new("set-up", "準備"),
        Phase::TurnStart => Text::new("turn start", "ターン開始時"),
        Phase::Recovery => Text::new("Recovery", "回復フェイズ"),
        Phase::Draw => Text::new("Draw", "ドローフェイズ"),
        Phase::Open => Text::new("Open", "オープンフェイズ"),
        Phase::Main => Text::new("Main", "メインフェイズ"),
        Phase::Battle => Text::new("battle", "戦闘フェイズ"),
        Phase::End => Text::new("End", "終了フェイズ"),
    }
}

pub(super) const fn step(step: BattleStep) -> Text {
    match step {
        BattleStep::Vanguard => Text::new("vanguard", "先陣"),
        BattleStep::BattleOpen => Text::new("battle open", "戦闘オープン"),
        BattleStep::Fighters => Text::new("fighters", "戦闘キャラクター"),
        BattleStep::Exchange => Text::new("exchange", "ダメージ応酬"),
        BattleStep::BattleEnd => Text::new("battle end", "戦闘終了"),
    }
}

/// All steps of a battle, in order.
pub(super) const BATTLE_STEPS: [BattleStep; 5] = [
    BattleStep::Vanguard,
    BattleStep::BattleOpen,
    BattleStep::Fighters,
    BattleStep::Exchange,
    BattleStep::BattleEnd,
];

pub(super) const fn window(window: OpenWindow) -> Text {
    match window {
        OpenWindow::Recovery => Text::new("end of Recovery", "回復フェイズの終わり"),
        OpenWindow::Draw => Text::new("end of Draw", "ドローフェイズの終わり"),
        OpenWindow::Open => Text::new("end of Open", "オープンフェイズの終わり"),
        OpenWindow::Main => Text::new("end of Main", "メインフェイズの終わり"),
        OpenWindow::Vanguard => Text::new("after the vanguard", "先陣指定後"),
        OpenWindow::BattleOpen => Text::new("after the battle opens", "戦闘オープン後"),
        OpenWindow::Fighters => Text::new("before the first damage", "最初のダメージの前"),
        OpenWindow::Exchange => Text::new("after the damage of a Range", "Rangeごとのダメージ後"),
        OpenWindow::Assign => Text::new("between the assignments", "割り振りの間"),
        OpenWindow::BattleEnd => Text::new("after the battle result", "戦闘結果後"),
        OpenWindow::End => Text::new("end of the turn", "ターンの終わり"),
    }
}

pub(super) const fn question(question: Question) -> Text {
    match question {
        Question::Mulligan => Text::new("keep or redraw", "手札の交換"),
        Question::OpenPhase => Text::new("open a set card", "セットカードのオープン"),
        Question::MainAction => Text::new("main action", "メインフェイズの行動"),
        Question::Vanguard => Text::new("vanguard", "先陣キャラクター"),
        Question::BattleOpen => Text::new("battle open", "戦闘オープン"),
        Question::Fighter => Text::new("next fighter", "次の戦闘キャラクター"),
        Question::Assign => Text::new("assign damage", "ダメージの割り振り"),
        Question::CityDraw => Text::new("draw for the city", "都市カードで引くか"),
        Question::DiscardToLimit => Text::new("discard to 7", "手札を7枚にする"),
        Question::PayCost => Text::new("pay", "コストの支払い"),
        Question::ChooseTargets => Text::new("targets", "標的"),
        Question::TriggerOrder => Text::new("next trigger", "次の誘発"),
        Question::Window => Text::new("interrupt or pass", "割り込みかパスか"),
        Question::Discard => Text::new("discard", "捨てるカード"),
        Question::Take => Text::new("take a card", "手札に加えるカード"),
        Question::Bottom => Text::new("card for the bottom", "デッキの下に置くカード"),
        Question::Place => Text::new("card to set", "セットするカード"),
        Question::Search => Text::new("search", "探すカード"),
        Question::Sacrifice => Text::new("character to trash", "トラッシュするキャラクター"),
    }
}

pub(super) const fn standing_pass(pass: StandingPass) -> Text {
    match pass {
        StandingPass::UntilChange => {
            Text::new("passes until something changes", "変化があるまでパス")
        }
        StandingPass::UntilTurnEnd => Text::new("passes until the turn ends", "ターン終了までパス"),
    }
}

pub(super) const fn end(reason: EndReason) -> Text {
    match reason {
        EndReason::Cities => Text::new("three cities with the capital", "王都を含む3都市の占領"),
        EndReason::DeckOut => Text::new("a deck ran out", "デッキ切れ"),
        EndReason::Both => Text::new("both seats at once", "両者同時"),
    }
}
