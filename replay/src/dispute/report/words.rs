//! The words of reports, in both languages. Words of a game are the game's own.

use crate::counted::counted;
use kanso_engine::{Lang, Text};

/// What a file is called whose name would tell who played.
pub(super) const FILE_NAME: &str = "dispute.kanso";

macro_rules! texts {
    ( $( $name:ident = $en:literal, $ja:literal; )* ) => {
        $( pub(super) const $name: Text = Text::new($en, $ja); )*

        #[cfg(test)]
        const ALL: &[(&str, Text)] = &[ $( (stringify!($name), $name) ),* ];
    };
}

texts! {
    DISPUTE = "Dispute", "争点";
    RULES_IN_QUESTION = "It is about", "問題のルール";
    CLAIMS = "Who claims what", "それぞれの主張";
    CLAIMS_NONE = "Nobody has claimed anything yet.", "まだ誰も主張していません。";
    SETUP = "How it was set up", "ゲームの設定";
    READINGS = "The readings in question", "問題の解釈";
    IN_FORCE = "the game was played by it", "この対局で採用";
    CLAIMED_BY = "claimed by", "主張";
    RULED = "decided", "裁定";
    BEFORE = "Before", "問題の直前";
    CONTESTED = "What is contested", "問題の場面";
    NOTHING_PLAYED = "Nothing was played here yet.", "ここではまだ何も行われていません。";
    REFUSED = "refused", "不可";
    SIDES = "Side by side", "比較";
    AS_PLAYED = "As it was played", "記録どおり";
    NOBODY_CLAIMS = "claimed by nobody", "主張する人なし";
    ANSWER = "The contested answer", "問題の手とその結果";
    NO_ANSWER = "Nothing is answered here.", "ここでは何も行われません。";
    DIFFERS = "differs", "相違";
    DIFFERS_ON_TABLE = "otherwise on another side", "ほかの場合と異なる";
    POINTED = "what is contested", "問題の対象";
    FIELDS = "What the table has otherwise", "局面の違い";
    FIELD = "what", "項目";
    HERE = "here", "この場合";
    SAME_STATE = "The state is the same as it was played.", "局面は記録どおりの場合と同じです。";
    REST = "What becomes of the rest", "その後";
    WHOLE_GAME = "All events are as they were played.", "すべてのイベントが記録どおりです。";
    EARLIER = "Before the contested answer already, another thing comes of", "問題の場面より前にも結果の違うイベントがあります：";
    LATER = "First difference behind it", "その後の最初の違い";
    NO_LATER = "Behind it, the same comes of every event that is kept.",
        "その後に残るイベントの結果は、すべて記録どおりです。";
    NO_LONGER_FITS = "no longer fits", "成立しなくなる";
    END = "How it ends", "結末";
    SEAT = "seat", "席";
    RESULT = "result", "結果";
    FIGURES = "figures", "数値";
    RULINGS = "How it was settled", "裁定";
    RULING_COUNTS = "this one counts", "有効な裁定";
    RULING_BEFORE = "replaced by a later one", "後の裁定により失効";
    REASON = "because", "理由";
    DECIDED_BY = "decided by", "裁定者";
    RULES = "Rules cited", "引用したルール";
    RULES_ARE = "The rulebook's heading, and the rule in our words.", "ルールブックの見出しと、ルールの要約です。";
    STEPS = "See for yourself", "手元での再現方法";
    MADE_OF = "Versions and hashes", "版とハッシュ";
    FILED_BY = "filed by", "申し立てに使った版";
    FILED_UNDER = "newest rules revision then", "当時の最新ルール改訂";
    PLAYED_UNDER = "rules revision of the game", "対局のルール改訂";
    THIS_FILE = "hash of this file", "このファイルのハッシュ";
    SOURCE = "hash of the log it was filed from", "元の棋譜のハッシュ";
    START = "start", "開始局面";
    NOTE = "note", "メモ";
    REPRODUCES = "This version of kanso comes to the same as when the dispute was filed.",
        "この版のkansoでも、申し立てのときと同じ結果になります。";
    DOES_NOT = "This does not come to what it came to when the dispute was filed:",
        "申し立てのときと同じ結果になりません：";
    NOT_SOUND = "the file does not verify: `kanso verify` tells why", "ファイルの検証で問題が見つかりました。詳しくは`kanso verify`で確認できます";
    OPEN_ITSELF = "Open this dispute in a browser", "この争点をブラウザーで開く";
    LINK_HOLDS = "the link holds the whole file: seed, hands and notes too",
        "リンクにはシード、手札、メモを含むファイル全体が入っています";
    BARE_LINK = "This dispute itself, with its whole file, seed and notes too, to stand behind the address of a page that shows games, or for `kanso import`",
        "この争点そのもの（シードやメモを含むファイル全体）。対局を表示するページのアドレスの後ろに付けるか、`kanso import`に渡すと開けます";
    IS_LONG = "it is too long for a link", "リンクにするには長すぎます";
    IS_TORN = "it ends inside a frame, so there is no link of it", "途中で切れているためリンクを作れません";
    HAS_NAMES = "a link to it would tell the names", "リンクにすると名前が分かってしまいます";
    HINDSIGHT = "Told with hindsight: everything that the file holds, secrets too.",
        "すべてを公開した記録です。秘密の情報も含まれます。";
    ANONYMOUS = "Names are replaced. What people wrote keeps its words but for the names in it; hashes are those of the real file.",
        "名前は置き換えてあります。人が書いた文章は、名前以外は原文のままです。ハッシュは元のファイルのものです。";
    STEP_VERIFY = "the file is whole, and has the hash below", "ファイルが無傷で、下のハッシュと一致することを確かめる";
    STEP_CHECK = "the dispute comes to the same on your machine", "手元でも同じ結果になることを確かめる";
    STEP_COMPARE = "the courses beside each other, to their ends", "それぞれの場合を最後まで比べる";
    STEP_BEFORE = "the table before it", "問題の直前の盤面を見る";
    STEP_AFTER = "the contested event", "問題のイベントを見る";
    STEP_REPORT = "this report", "このレポートを作る";
    LEGEND = "≠ and a thick outline: otherwise on another side", "≠と太枠：ほかの場合と異なるもの";
    DIFFERS_SIGN = "≠ otherwise on another side", "≠：ほかの場合と異なるもの";
    POINTED_SIGN = "◎ what is contested", "◎：問題の対象";
    LEGEND_POINTED = "◎ and a thick outline: what is contested", "◎と太枠：問題の対象";
    AGREED = "The players agreed to stop", "合意により終了";
    ABANDONED = "The game was abandoned", "打ち切り";
}

/// That the dispute itself is in a file, whose name stands between these, and why there is no link to it.
pub(super) fn in_file(lang: Lang, why: Text) -> (&'static str, String) {
    let why = why.in_lang(lang);
    match lang {
        Lang::En => ("This dispute itself is in the file ", format!(": {why}.")),
        Lang::Ja => ("この争点そのものは", format!("にあります（{why}）。")),
    }
}

/// The neutral name of a seat, from 1.
pub(super) fn seat(lang: Lang, number: usize) -> String {
    match lang {
        Lang::En => format!("Seat {number}"),
        Lang::Ja => format!("席{number}"),
    }
}

/// The neutral name of somebody who sits at none, from 1.
pub(super) fn person(lang: Lang, number: usize) -> String {
    match lang {
        Lang::En => format!("Person {number}"),
        Lang::Ja => format!("人物{number}"),
    }
}

/// A seat that gave up.
pub(super) fn conceded(lang: Lang, name: &str) -> String {
    match lang {
        Lang::En => format!("{name} concedes"),
        Lang::Ja => format!("{name}の投了"),
    }
}

/// A course that has not come to an end.
pub(super) fn not_over(lang: Lang, asked: &str) -> String {
    match lang {
        Lang::En => format!("Not over; next {asked}"),
        Lang::Ja => format!("未終局。次は{asked}"),
    }
}

/// What follows behind a table.
pub(super) fn next(lang: Lang, asked: &str) -> String {
    match lang {
        Lang::En => format!("Next {asked}"),
        Lang::Ja => format!("次は{asked}"),
    }
}

/// A course under a reading.
pub(super) fn under(lang: Lang, id: &str, name: &str, value: &str) -> String {
    let name = if name.is_empty() { id.to_owned() } else { format!("{id} {name}") };
    match lang {
        Lang::En => format!("Under {name} = {value}"),
        Lang::Ja => format!("{name} = {value} の場合"),
    }
}

/// A course with another answer.
pub(super) fn with_answer(lang: Lang, words: &str) -> String {
    match lang {
        Lang::En => format!("If instead: {words}"),
        Lang::Ja => format!("「{words}」だった場合"),
    }
}

/// A course that stops before the contested place.
pub(super) fn unreached(lang: Lang, events: u32, asked: &str) -> String {
    match lang {
        Lang::En => format!(
            "The game does not come to the contested place on this side. After {} it waits: {asked}",
            counted(events, "event")
        ),
        Lang::Ja => format!(
            "この場合、問題の場面まで進みません。{events}イベントの後で待ちになります：{asked}"
        ),
    }
}

/// Where a table stands.
pub(super) fn table_after(lang: Lang, event: u32) -> String {
    match lang {
        Lang::En => format!("The table after event {event}"),
        Lang::Ja => format!("イベント{event}の後の盤面"),
    }
}

/// Where a table stands: nothing is answered there.
pub(super) fn table_before(lang: Lang, events: u32) -> String {
    match lang {
        Lang::En => {
            format!("The table after {}, where the question is asked", counted(events, "event"))
        }
        Lang::Ja => format!("イベント{events}の後、問題の場面の盤面"),
    }
}

/// Heads the digest of a state.
pub(super) fn state_of(lang: Lang, title: &str, at: &str) -> String {
    let (open, close) = match lang {
        Lang::En => (" (", ")"),
        Lang::Ja => ("（", "）"),
    };
    format!("{title}{open}{at}{close}")
}

/// `Event 18`.
pub(super) fn event(lang: Lang, number: u32) -> String {
    match lang {
        Lang::En => format!("Event {number}"),
        Lang::Ja => format!("イベント{number}"),
    }
}

/// Who wanted what.
pub(super) fn wants(lang: Lang, who: &str, words: &str) -> String {
    match (lang, who.is_empty()) {
        (_, true) => words.to_owned(),
        (Lang::En, false) => format!("{who} wants: {words}"),
        (Lang::Ja, false) => format!("{who}の希望：{words}"),
    }
}

/// What is kept of the record.
pub(super) fn kept(lang: Lang, kept: u32, of: u32) -> String {
    match lang {
        Lang::En => match of {
            1 => format!("{kept} of 1 event is kept"),
            _ => format!("{kept} of {of} events are kept"),
        },
        Lang::Ja => format!("{of}イベントのうち{kept}イベントがそのまま成立"),
    }
}

/// More of a list.
pub(super) fn and_more(lang: Lang, count: u32) -> String {
    match lang {
        Lang::En => format!("and {count} more"),
        Lang::Ja => format!("ほか{count}件"),
    }
}

/// That no table shows what differs.
pub(super) fn inner(lang: Lang, count: u32) -> String {
    match (lang, count) {
        (Lang::En, 1) => "The table is the same; 1 inner field of the state differs.".to_owned(),
        (Lang::En, _) => {
            format!("The table is the same; {count} inner fields of the state differ.")
        }
        (Lang::Ja, _) => format!("盤面は同じです。局面の内部の項目{count}件が異なります。"),
    }
}

/// Where only a person can go on.
pub(super) fn stops(lang: Lang, asked: &str, waiting: u32) -> String {
    match (lang, waiting) {
        (Lang::En, 1) => format!("It stops for a person ({asked}); 1 event waits"),
        (Lang::En, _) => format!("It stops for a person ({asked}); {waiting} events wait"),
        (Lang::Ja, _) => format!("人の判断が必要なため停止（{asked}）。{waiting}イベントが保留"),
    }
}

/// After how many events the question is asked.
pub(super) fn after_events(lang: Lang, events: u32) -> String {
    match (lang, events) {
        (Lang::En, 0) => "At the start, before any event".to_owned(),
        (Lang::En, 1) => "After event 1".to_owned(),
        (Lang::En, _) => format!("After event {events}"),
        (Lang::Ja, 0) => "開始時、最初のイベントの前".to_owned(),
        (Lang::Ja, _) => format!("イベント{events}の後"),
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
