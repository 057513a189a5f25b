//! The words of an analysis.

use kanso_engine::Text;

/// Heading of the seats.
pub const SEAT: Text = Text::new("seat", "席");
/// Value at the start.
pub const START: Text = Text::new("start", "開始");
/// Value at the end.
pub const END: Text = Text::new("end", "終了");
/// Sum of the luck.
pub const LUCK: Text = Text::new("luck", "運");
/// Sum of the choices.
pub const CHOICES: Text = Text::new("choices", "選択");
/// Sum of the costs.
pub const COST: Text = Text::new("cost", "損失");
/// Marks.
pub const MARKS: Text = Text::new("marks", "評価");
/// A party, which has one value.
pub const PARTY: Text = Text::new("the party", "パーティー");
/// Heading of the turning points.
pub const TURNED: Text = Text::new("Where it turned", "勝負どころ");
/// Heading of what was missed.
pub const MISSED: Text = Text::new("What was missed", "逃した手");
/// Nothing turned.
pub const NO_TURN: Text = Text::new(
    "nothing that is surely more than chance of the playouts",
    "誤差を超える変化はありません",
);
/// Nothing was missed.
pub const NO_MISS: Text =
    Text::new("no choice that surely cost 2 points", "確かに2ポイント以上損した手はありません");
/// What the alternatives to a choice are headed by.
pub const BETTER: Text = Text::new("better", "最善");
/// Something fell.
pub const BY_LUCK: Text = Text::new("luck", "運");
/// Somebody decided.
pub const BY_CHOICE: Text = Text::new("choice", "選択");
/// Heading of games.
pub const GAME: Text = Text::new("game", "対局");
