//! The words of pages, in both languages. Words of a game are the game's own, words of a story are
//! those of [`tell`](crate::tell).

use kanso_engine::{Lang, Text};

macro_rules! texts {
    ( $( $(#[$doc:meta])* $name:ident = $en:literal, $ja:literal; )* ) => {
        $( $(#[$doc])* pub(super) const $name: Text = Text::new($en, $ja); )*

        #[cfg(test)]
        const ALL: &[(&str, Text)] = &[ $( (stringify!($name), $name) ),* ];
    };
}

texts! {
    /// At the end of every page.
    SELF_CONTAINED = "this page is one file and loads nothing from anywhere",
        "このページは1つのファイルで完結し、外部から何も読み込みません";
    /// The picture of a table, for a screen reader.
    TABLE = "The table", "盤面";
    /// Heads the rules that a page names.
    RULES = "Rules cited", "引用したルール";
    /// An event that was entered by hand.
    ENTERED = "entered", "入力";
    /// A note.
    NOTE = "note", "メモ";
    /// The page tells everything.
    TOLD_TO_ALL = "Told with hindsight: everything that the file holds, secrets too.",
        "すべてを公開した記録です。秘密の情報も含まれます。";
    /// The page tells what everybody at the table may know.
    TOLD_TO_PUBLIC = "As everybody at the table was told it: what is secret is nowhere in this file.",
        "全員に公開された範囲の記録です。秘密の情報は、このファイルのどこにも含まれていません。";
    /// Heads what the game was played with.
    ABOUT = "How it was set up", "ゲームの設定";
    /// Heads the line that is told.
    LINE = "line", "記録";
    /// The line is the game itself.
    MAIN_LINE = "the game itself", "本譜";
    /// The line is another one.
    OTHER_LINE = "a line beside the game", "本譜から分かれた変化";
    /// Heads the lines that the page does not tell.
    OTHER_LINES = "not on this page", "このページにない変化";
    /// Heads where the game starts.
    START = "start", "開始局面";
    /// When the game was made.
    CREATED = "made", "作成";
    /// Heads the hash over the whole file.
    HEAD_HASH = "hash of the file", "ファイルのハッシュ";
    /// The part of the page that shows the table.
    STAGE = "The table, event by event", "1手ごとの盤面";
    /// The table before the first event.
    AT_START = "The table at the start", "開始時の盤面";
    /// The table after the last event.
    AT_END = "The table at the end", "終了時の盤面";
    /// Heads all that happened.
    STORY = "What happened", "経過";
    /// A line without events.
    NO_EVENTS = "Nothing has happened yet", "まだ何も起きていません";
    /// To the start.
    FIRST = "To the start", "最初へ";
    /// One event back.
    PREVIOUS = "Previous event", "前のイベントへ";
    /// One event on.
    NEXT = "Next event", "次のイベントへ";
    /// To the end.
    LAST = "To the end", "最後へ";
    /// The slider.
    EVENT = "Event", "イベント";
    /// What the arrow keys do.
    KEYS_EVENT = "event by event", "1イベントずつ";
    /// What they do with Shift.
    KEYS_TURN = "turn by turn", "手番ごと";
    /// What the keys at the ends do.
    KEYS_ENDS = "start and end", "最初と最後";
    /// The line breaks a rule.
    BROKEN = "The line ends here: the rules do not allow its next event",
        "記録はここまでです。次のイベントはルール上認められません";
    /// Heads how the seats fared.
    RESULT = "result", "結果";
    /// Heads the curve of an analysis.
    CURVE = "Who was winning", "形勢";
    /// What its numbers are.
    NO_ORACLE = "Shares of the win in points of 100, if the greedy bot plays on from each event. No oracle: the bot errs.",
        "各局面から欲張りボットが最後まで続けたときの勝率（100ポイント中）。ボットも間違えるので、絶対の答えではありません。";
    /// Heads the seats of an analysis.
    SEAT = "seat", "席";
    /// Heads the values of a seat at both ends.
    VALUES = "start → end", "開始→終了";
    /// Heads what luck did.
    LUCK = "luck", "運";
    /// Heads what choices did.
    CHOICES = "choices", "選択";
    /// Heads what choices cost.
    COST = "cost", "損失";
    /// All seats, where they win as one.
    PARTY = "the party", "パーティー";
    /// Heads the turning points.
    TURNED = "Where it turned", "勝負どころ";
    /// Both sides stopped.
    AGREED = "the players agreed to stop", "合意により終了";
    /// Nobody goes on.
    ABANDONED = "abandoned", "打ち切り";
}

/// Heads the table after an event.
pub(super) fn at_event(lang: Lang, number: u32) -> String {
    match lang {
        Lang::En => format!("The table after event {number}"),
        Lang::Ja => format!("イベント{number}の後の盤面"),
    }
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
