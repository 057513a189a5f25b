//! Phases in words: the phase or step, and inside a battle what is going on.

use super::{Lang, fmt};
use crate::prelude::*;

/// The phase of a state in words. Source: 4.1, 5.1, 5.5 and 5.8 of the specification.
pub fn phase(_: &BattleLore, state: &State, lang: Lang, to: Words<'_>) -> fmt::Result {
    let Some(&top) = state.tasks.last() else {
        return to.write_str(Text::new("the game is over", "ゲーム終了").in_lang(lang));
    };
    let outer = state.tasks.iter().rev().find_map(|task| phase_name(state, *task));
    let inner = step_name(state, top);
    match (outer, inner) {
        (Some(outer), Some(inner)) => {
            let colon = Text::new(": ", "：").in_lang(lang);
            write!(to, "{}{colon}{}", outer.in_lang(lang), inner.in_lang(lang))
        }
        (Some(name), None) | (None, Some(name)) => to.write_str(name.in_lang(lang)),
        (None, None) => to.write_str(Text::new("battle", "戦闘").in_lang(lang)),
    }
}

/// The name of a phase or of a step of the set-up; none: a task that comes up inside another.
fn phase_name(state: &State, task: Task) -> Option<Text> {
    Some(match task {
        Task::Enlist(_)
        | Task::FirstSkill(_)
        | Task::FirstArtifacts(_)
        | Task::ChooseArtifact(_)
        | Task::RedrawArtifact(_)
        | Task::Inherit(_) => Text::new("enlisting", "ヒーローの登録"),
        Task::ChooseScenario => Text::new("choice of the scenario", "シナリオの選択"),
        Task::ChooseParty(_) => Text::new("choice of the parties", "出すヒーローの選択"),
        Task::BeginBattle => Text::new("a battle begins", "戦闘の開始"),
        Task::Aaa => state.campaign.as_ref()?.aaa.as_ref()?.step.name(),
        Task::NextBattle => Text::new("end of a battle", "戦闘の終了"),
        Task::Council(_) | Task::RevealCouncils => Text::new("War Councils", "ウォーカウンシル"),
        Task::DealCommands(_) => Text::new("Command hands", "戦術カードの手札"),
        Task::DealLore(_) | Task::KeepLore(_) => Text::new("first Lore cards", "最初のロアカード"),
        Task::FirstTokens => Text::new("first Lore tokens", "最初のロアトークン"),
        Task::Equip(_) => Text::new("equipment", "装備"),
        Task::Deploy(_) => Text::new("deployment of heroes", "ヒーローの配置"),
        Task::BeginTurn => Text::new("start of the turn", "手番の開始"),
        Task::Command | Task::Alongside => Text::new("Command card", "戦術カード"),
        Task::CommandDice | Task::BeginOrders | Task::Order => Text::new("orders", "命令"),
        Task::Move => Text::new("moves", "移動"),
        Task::Combat => Text::new("battles", "戦闘"),
        Task::TurnEnd | Task::LevelUp => Text::new("end of the turn", "手番の終わり"),
        Task::DrawCommands { .. } | Task::KeepCommand => {
            Text::new("draw of Command cards", "戦術カードの補充")
        }
        Task::LoreGain => Text::new("Lore at the end of the turn", "手番の終わりのロア"),
        Task::DrawLore { .. } | Task::KeepLoreCard | Task::DiscardLore => {
            Text::new("draw of Lore cards", "ロアカードのドロー")
        }
        Task::EndTurn => Text::new("end of the turn", "手番の終わり"),
        Task::Announced
        | Task::FalseOrders(_)
        | Task::Fight
        | Task::Retreat
        | Task::Check
        | Task::Damage
        | Task::Search
        | Task::Gain => return None,
    })
}

/// What goes on inside a phase; none: the phase itself is asked.
fn step_name(state: &State, task: Task) -> Option<Text> {
    Some(match task {
        Task::FirstSkill(_) => Text::new("first skill", "最初のスキル"),
        Task::FirstArtifacts(_) | Task::ChooseArtifact(_) | Task::RedrawArtifact(_) => {
            Text::new("first artifact", "最初のアーティファクト")
        }
        Task::Inherit(_) => Text::new("inheritance", "アーティファクトの譲渡"),
        Task::Alongside => Text::new("Lore card with it", "同時に使うロアカード"),
        Task::Announced => Text::new("answer to a Lore card", "ロアカードへの対抗"),
        Task::FalseOrders(_) => Text::new("loss of a Command card", "戦術カードの喪失"),
        Task::Fight => state.battle.as_ref()?.fight()?.step.name(),
        Task::Retreat => Text::new("retreat", "退却"),
        Task::Check => Text::new("casualty check", "負傷チェック"),
        Task::Damage => Text::new("dice of a card or power", "カードや能力のダイス"),
        Task::Search => Text::new("search of a chest", "宝箱の捜索"),
        Task::Gain => Text::new("artifact card", "アーティファクトカード"),
        _ => return None,
    })
}
