//! Phases in words.

use super::{BraveArchitect, Lang, fmt};
use crate::rules::course::flow::{Phase, phase_of};
use crate::state::State;
use kanso_engine::Text;
use kanso_engine::game::Words;

/// The phase of a state in words. Source: chapter 5 of the specification.
pub fn phase(game: &BraveArchitect, state: &State, lang: Lang, to: Words<'_>) -> fmt::Result {
    to.write_str(phase_name(phase_of(game, state)).in_lang(lang))
}

/// The name of a state of the table.
pub const fn phase_name(phase: Phase) -> Text {
    match phase {
        Phase::Draft => Text::new("draft", "キャラメイク"),
        Phase::Style => Text::new("choice of styles", "戦闘スタイルの選択"),
        Phase::DealParty => Text::new("making of the dragon", "敵キャラメイク"),
        Phase::PlaceHero => Text::new("placing of heroes", "キャラの配置"),
        Phase::OpeningDraw => Text::new("opening hands", "最初の手札"),
        Phase::FirstReveal => Text::new("first enemy attack card", "最初の敵攻撃カードの公開"),
        Phase::ChooseNext => Text::new("choice of the next hero", "次に手番を行うキャラの選択"),
        Phase::TurnStart => Text::new("hero turn: start", "手番：開始"),
        Phase::Main => Text::new("hero turn", "手番"),
        Phase::Attack => Text::new("hero turn: attack", "手番：攻撃"),
        Phase::AfterAttack => Text::new("hero turn: after the attack", "手番：攻撃後"),
        Phase::TurnEnd => Text::new("hero turn: end", "手番：終了"),
        Phase::EnemyTraits => Text::new("enemy action: traits", "敵の行動：特性チェック"),
        Phase::EnemyMove => Text::new("enemy action: move", "敵の行動：移動"),
        Phase::EnemyReveal => Text::new("enemy action: attack card", "敵の行動：攻撃カードの公開"),
        Phase::EnemyAttack => Text::new("enemy action: attack", "敵の行動：攻撃"),
        Phase::Destruction => Text::new("destruction of a part", "敵パーティの破壊"),
        Phase::RoundEnd => Text::new("end of the round", "ターン終了"),
        Phase::Over => Text::new("the game is over", "ゲーム終了"),
    }
}
