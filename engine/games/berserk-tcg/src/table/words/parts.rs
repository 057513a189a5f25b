//! Parts of sentences: phases, steps, windows, questions, costs.

use super::{Teller, fmt, say};
use crate::cards::text::{CardFilter, Stat};
use crate::cards::{Colour, Cost};
use crate::fact::{BattleResult, Fizzle, SilentCause, Undealt};
use crate::state::{BattleStep, OpenWindow, Phase, Question};

/// A phase by its name.
pub(super) const fn phase_name(t: Teller<'_>, phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => t.word("set-up", "準備"),
        Phase::TurnStart => t.word("turn start", "ターン開始時"),
        Phase::Recovery => t.word("Recovery", "回復フェイズ"),
        Phase::Draw => t.word("Draw phase", "ドローフェイズ"),
        Phase::Open => t.word("Open phase", "オープンフェイズ"),
        Phase::Main => t.word("Main phase", "メインフェイズ"),
        Phase::Battle => t.word("Battle phase", "戦闘フェイズ"),
        Phase::End => t.word("End phase", "終了フェイズ"),
    }
}

/// A step of a battle by its name.
pub(super) const fn step_name(t: Teller<'_>, step: BattleStep) -> &'static str {
    match step {
        BattleStep::Vanguard => t.word("vanguard step", "先陣キャラクター指定ステップ"),
        BattleStep::BattleOpen => t.word("battle open step", "戦闘オープンステップ"),
        BattleStep::Fighters => t.word("fighter step", "戦闘キャラクター指定ステップ"),
        BattleStep::Exchange => t.word("damage exchange", "ダメージ応酬ステップ"),
        BattleStep::BattleEnd => t.word("battle end step", "戦闘終了ステップ"),
    }
}

/// When an open window is.
pub(super) const fn window_name(t: Teller<'_>, window: OpenWindow) -> &'static str {
    match window {
        OpenWindow::Recovery => t.word("end of Recovery", "回復フェイズの終わり"),
        OpenWindow::Draw => t.word("end of the Draw phase", "ドローフェイズの終わり"),
        OpenWindow::Open => t.word("end of the Open phase", "オープンフェイズの終わり"),
        OpenWindow::Main => t.word("end of the Main phase", "メインフェイズの終わり"),
        OpenWindow::Vanguard => t.word("after the vanguard is named", "先陣指定のあと"),
        OpenWindow::BattleOpen => {
            t.word("end of the battle open step", "戦闘オープンステップの終わり")
        }
        OpenWindow::Fighters => {
            t.word("end of the fighter step", "戦闘キャラクター指定ステップの終わり")
        }
        OpenWindow::Exchange => t.word("after the damage of a Range", "1つのRangeのダメージのあと"),
        OpenWindow::Assign => t.word("between the assignments", "攻撃側の割り振りのあと"),
        OpenWindow::BattleEnd => t.word("after the battle result", "戦闘結果のあと"),
        OpenWindow::End => t.word("end of the turn", "ターンの終わり"),
    }
}

/// What a decision is about.
pub(super) const fn question_name(t: Teller<'_>, question: Question) -> &'static str {
    match question {
        Question::Mulligan => t.word("whether to redraw", "手札の交換"),
        Question::OpenPhase => t.word("which card to open", "オープンするカード"),
        Question::MainAction => t.word("what to do in the Main phase", "メインフェイズの行動"),
        Question::Vanguard => t.word("who is the vanguard", "先陣の指定"),
        Question::BattleOpen => {
            t.word("which card of the battle's city to open", "戦闘の都市でオープンするカード")
        }
        Question::Fighter => t.word("who fights", "戦闘キャラクターの指定"),
        Question::Assign => t.word("how to assign damage", "ダメージの割り振り"),
        Question::CityDraw => t.word("whether to draw for the city", "都市カードの効果で引くか"),
        Question::DiscardToLimit => {
            t.word("what to discard down to the hand limit", "手札上限で捨てるカード")
        }
        Question::PayCost => t.word("what the cost is paid with", "コストの支払い"),
        Question::ChooseTargets => t.word("what the targets are", "標的"),
        Question::TriggerOrder => t.word("which trigger pends next", "次に解決待機にする誘発能力"),
        Question::Window => t.word("whether to use a Quick effect", "クイック効果を使うか"),
        Question::Discard => t.word("what to discard", "捨てるカード"),
        Question::Take => t.word("which card to take", "手札に加えるカード"),
        Question::Bottom => t.word("which card goes to the bottom", "デッキの下に置くカード"),
        Question::Place => t.word("which card is set where", "セットするカードと都市"),
        Question::Search => t.word("which card to search for", "探すカード"),
        Question::Sacrifice => t.word("which character to trash", "トラッシュするキャラクター"),
    }
}

/// A number of a character, as it is printed.
pub(super) const fn stat_name(stat: Stat) -> &'static str {
    match stat {
        Stat::Power => "Power",
        Stat::Hp => "HP",
        Stat::Range => "Range",
        Stat::Move => "Move",
    }
}

/// Cards by their kind.
pub(super) const fn filter_name(t: Teller<'_>, filter: CardFilter) -> &'static str {
    match filter {
        CardFilter::Any => t.word("a card", "カード"),
        CardFilter::Character => t.word("a character", "キャラクター"),
        CardFilter::Mercenary => t.word("a mercenary", "傭兵"),
    }
}

/// How a battle ended.
pub(super) const fn result_name(t: Teller<'_>, result: BattleResult) -> &'static str {
    match result {
        BattleResult::Occupation => t.word("occupation", "占領"),
        BattleResult::Repelled => t.word("repelled", "撃退"),
        BattleResult::Standoff => t.word("stand-off", "引き分け"),
        BattleResult::WipeOut => t.word("wiped out", "全滅"),
    }
}

/// Why an item does nothing.
pub(super) const fn fizzle_words(t: Teller<'_>, why: Fizzle) -> &'static str {
    match why {
        Fizzle::CardGone => {
            t.word("its card is gone or changed sides", "カードがないか、敵の側に移った")
        }
        Fizzle::AlreadyThere => t.word("the card is there already", "すでにその都市にいる"),
        Fizzle::Locked => t.word("the card is locked already", "すでにロックされている"),
        Fizzle::OutOfReach => t.word("the city is out of reach", "都市に届かない"),
        Fizzle::NoFighterLeft => {
            t.word("no fighter is left there", "戦闘参加キャラクターが残っていない")
        }
    }
}

/// Why a seat passes without being asked.
pub(super) const fn silent_words(t: Teller<'_>, cause: SilentCause) -> &'static str {
    match cause {
        SilentCause::StandingPass => t.word("its pass goes on", "パスの継続"),
        SilentCause::NothingUsable => t.word("it has nothing to use", "使えるクイック効果がない"),
        SilentCause::OwnAnnouncement => t.word("this is its own doing", "自分が宣言したもの"),
        SilentCause::EndedMain => t.word("it has ended Main", "自分でメインフェイズを終えた"),
    }
}

/// Why a portion of damage is not dealt.
pub(super) const fn undealt_words(t: Teller<'_>, why: Undealt) -> &'static str {
    match why {
        Undealt::SourceGone => t.word("the striker fights no more", "与える側が戦闘を離れた"),
        Undealt::TargetGone => t.word("the target fights no more", "受ける側が戦闘を離れた"),
    }
}

/// What is paid with hand cards: `2 white, 1 of any colour`.
pub(super) struct CostWords<'a>(pub Teller<'a>, pub Cost);

impl fmt::Display for CostWords<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(t, cost) = self;
        if cost.cards() == 0 {
            return f.write_str(t.word("no card", "カードなし"));
        }
        let mut comma = "";
        for (colour, count) in Colour::ALL.iter().zip(cost.coloured) {
            if count == 0 {
                continue;
            }
            f.write_str(comma)?;
            comma = t.word(", ", "、");
            let colour = colour.name().in_lang(t.lang);
            say! { t, f; "{count} {colour}" / "{colour}{count}枚" }?;
        }
        let any = cost.any;
        if any == 0 {
            return Ok(());
        }
        f.write_str(comma)?;
        say! { t, f; "{any} of any colour" / "色を問わず{any}枚" }
    }
}
