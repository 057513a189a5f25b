//! The words of an index, in both languages.

use kanso_engine::Text;

macro_rules! texts {
    ( $( $(#[$doc:meta])* $name:ident = $en:literal, $ja:literal; )* ) => {
        $( $(#[$doc])* pub(super) const $name: Text = Text::new($en, $ja); )*

        #[cfg(test)]
        const ALL: &[(&str, Text)] = &[ $( (stringify!($name), $name) ),* ];
    };
}

texts! {
    /// Heads an index that has no title of its own.
    GAMES = "Games", "対局一覧";
    /// What a visitor is told of the games.
    EVERYTHING = "Each game is here whole: what was dealt and rolled, hidden hands, notes and other lines.",
        "各対局はすべて公開されています：配られたもの、ダイス、伏せた手札、メモ、変化を含みます。";
    /// The field in which one types.
    SEARCH = "Search", "検索";
    /// What can be typed there.
    SEARCH_IN = "name, player, game, result, year", "名前・プレイヤー・ゲーム・結果・年";
    /// No game has what was typed.
    NONE = "No game has these words", "該当する対局はありません";
    /// There is no game at all.
    GAME = "game", "対局";
    /// Heads who played.
    PLAYERS = "players", "プレイヤー";
    /// Heads how it ended.
    RESULT = "result", "結果";
    /// Heads how long it was.
    EVENTS = "events", "イベント数";
    /// Heads when it was made.
    MADE = "made", "作成";
    /// Heads what else is in the log.
    INSIDE = "in it", "内容";
    /// Heads the curve.
    CURVE = "who was winning", "形勢";
    /// Heads the link to the log.
    LOG = "log", "記録ファイル";
    /// A game that was not closed.
    OPEN = "not over", "未終局";
    /// A game that cannot be read.
    UNREAD = "cannot be read", "読み込めません";
    /// A game that is told up to some place.
    CUT = "told as far as it can be read", "読み込めた所まで";
    /// A log that ends within a record.
    TORN = "its end is torn", "末尾が途中で切れています";
    /// All seats, where they win as one.
    PARTY = "the party", "パーティー";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_is_there_in_both_languages() {
        for (name, text) in ALL {
            assert!(!text.en.trim().is_empty(), "{name} in English");
            let japanese = text.ja.chars().any(|sign| sign as u32 >= 0x3000);
            assert!(japanese, "{name} in Japanese");
        }
    }
}
