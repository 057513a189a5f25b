//! Words of a story that are no game's own, in both languages.

use crate::log::record::{Mend, MendReason};
use crate::review::{AssumedItem, Review};
use kanso_engine::{Eye, Lang, SeatResult, Telling, Text};

/// Heads the names of the seats.
pub const SEATS: Text = Text::new("seats", "プレイヤー");
/// Heads the options.
pub const OPTIONS: Text = Text::new("options", "オプション");
/// Stands for the value of an option that an eye is not told.
pub const NOT_TOLD: Text = Text::new("not told", "非公開");
/// Heads a reading that differs from the default of the revision.
pub const READING: Text = Text::new("reading", "解釈");
/// Heads the card set.
pub const CARDS: Text = Text::new("cards", "カードセット");
/// A card set that is embedded in the log.
pub const OWN_CARDS: Text = Text::new("own set", "独自セット");
/// Heads the source of luck.
pub const LUCK: Text = Text::new("luck", "運");
/// Luck by the program's generator.
pub const SEEDED: Text = Text::new("seeded", "シード");
/// Luck of a real table.
pub const TABLE: Text = Text::new("real dice and cards", "実物のさいころとカード");
/// Luck of another log.
pub const COMMITTED: Text = Text::new("committed", "封印した乱数");
/// Where the luck of a game comes from.
pub const TAKEN_OVER: Text = Text::new("taken over from another log", "別の棋譜から引き継ぎ");
/// The game begins from a typed position.
pub const OPENING: Text = Text::new("starts from a given position", "指定の局面から開始");
/// Heads the revision of the rules.
pub const REVISION: Text = Text::new("rules revision", "ルール改訂");
/// Marks a decision whose list has one entry.
pub const ONLY_CHOICE: Text = Text::new("the only choice", "ほかに選択肢なし");
/// Heads what is awaited at the end of an unfinished game.
pub const AWAITED: Text = Text::new("Awaited", "待っていること");
/// An outcome that nobody at the table knows yet was filled in.
pub const ASSUMED: Text = Text::new("assumed", "仮");
/// So were some of its items.
pub const ASSUMED_IN_PART: Text = Text::new("assumed in part", "一部は仮");
/// Heads an event that the rules refuse.
pub const REFUSED: Text = Text::new("refused", "不許可");
/// An attempt that no rule stands against.
pub const ALLOWED: Text = Text::new("allowed", "可能");
/// An event of another kind than the awaited one.
pub const NOT_AWAITED: Text = Text::new("something else is awaited", "別のことを待っている");

/// In whose place a line stands: from which event on, what stood there and what stands there now,
/// each empty where nothing does, and why.
pub fn mended(lang: Lang, mend: &Mend, was: &str, now: &str) -> String {
    let (of, event) = (mend.of, mend.events + 1);
    let why = match mend.why {
        MendReason::TakenBack => Text::new("taken back", "取り消し"),
        MendReason::Agreed => Text::new("taken back, the table agreed", "卓の合意による取り消し"),
        MendReason::Slip => Text::new("a slip at the table, corrected", "卓での入力ミスの訂正"),
        MendReason::Corrected => Text::new("corrected", "訂正"),
    };
    let why = why.in_lang(lang);
    let said = |words: &str| if words.is_empty() { "…".to_owned() } else { words.to_owned() };
    let change = match (was.is_empty() && now.is_empty(), lang) {
        (true, _) => String::new(),
        (false, Lang::En) => format!(": {} → {}", said(was), said(now)),
        (false, Lang::Ja) => format!("：{} → {}", said(was), said(now)),
    };
    match lang {
        Lang::En => format!("in place of line {of} from event {event} on{change} ({why})"),
        Lang::Ja => format!("分岐{of}のイベント{event}以降に代わるもの{change}（{why}）"),
    }
}

/// `Round 3`; `name` is what the game calls a round. None before the first round, where nothing is
/// counted yet.
pub fn round(lang: Lang, name: Text, number: u16) -> Option<String> {
    (number > 0).then(|| match lang {
        Lang::En => format!("{} {number}", name.en),
        Lang::Ja => format!("第{number}{}", name.ja),
    })
}

/// `Chapter 2`; `number` counts from 1.
pub fn chapter(lang: Lang, number: u16) -> String {
    match lang {
        Lang::En => format!("Chapter {number}"),
        Lang::Ja => format!("第{number}章"),
    }
}

/// `Turn 12`; `number` counts the turns of the line from 1.
pub fn turn(lang: Lang, number: u32) -> String {
    match lang {
        Lang::En => format!("Turn {number}"),
        Lang::Ja => format!("手番{number}"),
    }
}

/// `The game is over: a seat reached the goal`.
pub fn over(lang: Lang, reason: &str) -> String {
    match lang {
        Lang::En => format!("The game is over: {reason}"),
        Lang::Ja => format!("ゲーム終了：{reason}"),
    }
}

/// How a seat stands at the end.
pub const fn result(lang: Lang, result: SeatResult) -> &'static str {
    let text = match result {
        SeatResult::Win => Text::new("won", "勝ち"),
        SeatResult::Draw => Text::new("drew", "引き分け"),
        SeatResult::Loss => Text::new("lost", "負け"),
    };
    text.in_lang(lang)
}

/// What stands between two items of a list.
pub const fn comma(lang: Lang) -> &'static str {
    match lang {
        Lang::En => ", ",
        Lang::Ja => "、",
    }
}

/// What stands between a head and its words.
pub const fn colon(lang: Lang) -> &'static str {
    match lang {
        Lang::En => ": ",
        Lang::Ja => "：",
    }
}

/// What is said on the side: `(3 routine steps left out)`.
pub fn aside(lang: Lang, words: &str) -> String {
    match lang {
        Lang::En => format!("({words})"),
        Lang::Ja => format!("（{words}）"),
    }
}

/// Exact odds: `1 in 6`, `6分の1`.
pub fn odds(lang: Lang, odds: &kanso_engine::Odds) -> String {
    match (lang, odds.fraction()) {
        (Lang::En, _) => odds.to_string(),
        (Lang::Ja, Some((1, 1))) => "確実".to_owned(),
        (Lang::Ja, Some((over, under))) => format!("{under}分の{over}"),
        (Lang::Ja, None) => "10の38乗分の1未満".to_owned(),
    }
}

/// That an event's outcome was filled in because nobody at the table knows it yet, or which of its
/// items were, where the eye is told them; none where it was not.
pub fn assumed(review: &dyn Review, event: u32, lang: Lang, eye: Eye) -> Option<String> {
    let items = review.assumed_items(event);
    let of = items.first()?.of;
    if items.len() == usize::from(of) {
        return Some(ASSUMED.in_lang(lang).to_owned());
    }
    if review.tells(event, eye) != Telling::Whole {
        return Some(ASSUMED_IN_PART.in_lang(lang).to_owned());
    }
    let called = |item: &AssumedItem| {
        let words = &item.words;
        let label = if words.name.is_empty() { &words.word } else { &words.name };
        label.in_lang(lang).to_owned()
    };
    let names: Vec<_> = items.iter().map(called).collect();
    Some(format!("{}{}{}", ASSUMED.in_lang(lang), colon(lang), names.join(comma(lang))))
}

/// Odds that a person can picture: exact where the fraction is a small one, else about one in so many
/// (`about 1 in 6,773`), or per cent where that is no small part.
pub fn odds_to_read(lang: Lang, exact: &kanso_engine::Odds) -> String {
    /// A fraction with a greater denominator than this is nothing to picture.
    const UNDER_MAX: u128 = 1_000;
    /// From this many on it is told as one in so many.
    const ONE_IN_MIN: u128 = 10;
    let (over, under) = match exact.fraction() {
        Some((over, under)) if over > 1 && under > UNDER_MAX => (over, under),
        Some((1, under)) if under > UNDER_MAX => {
            let many = thousands(under);
            return match lang {
                Lang::En => format!("1 in {many}"),
                Lang::Ja => format!("{many}分の1"),
            };
        }
        Some(_) | None => return odds(lang, exact),
    };
    let one_in = under / over + u128::from(under % over >= over.div_ceil(2));
    if one_in >= ONE_IN_MIN {
        let many = thousands(one_in);
        return match lang {
            Lang::En => format!("about 1 in {many}"),
            Lang::Ja => format!("約{many}分の1"),
        };
    }
    // Tenths of one per cent; the halves of a draw are small enough for it, or it is left exact.
    let Some(share) = over.checked_mul(1_000).map(|over| over / under) else {
        return odds(lang, exact);
    };
    match lang {
        Lang::En => format!("about {}.{} %", share / 10, share % 10),
        Lang::Ja => format!("約{}.{}%", share / 10, share % 10),
    }
}

/// A number with a comma at each thousand.
fn thousands(number: u128) -> String {
    let digits = number.to_string();
    let mut told = String::with_capacity(digits.len() + digits.len() / 3);
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            told.push(',');
        }
        told.push(digit);
    }
    told
}

/// A heading of the rulebook, which is Japanese: among English words it is told as what it is.
///
/// Returns what stands before it, and the heading itself.
pub fn book_heading(lang: Lang, heading: &str) -> (&'static str, String) {
    match lang {
        Lang::En => {
            ("rulebook: ", format!("「{}」", heading.replace('「', "『").replace('」', "』")))
        }
        Lang::Ja => ("", heading.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odds_that_nobody_can_picture_are_told_as_one_in_so_many() {
        let told = |over, under, lang| {
            odds_to_read(lang, &kanso_engine::Odds { factors: vec![(over, under)] })
        };
        assert_eq!(told(24, 162_545, Lang::En), "about 1 in 6,773");
        assert_eq!(told(24, 162_545, Lang::Ja), "約6,773分の1");
        assert_eq!(told(1_999, 6_001, Lang::En), "about 33.3 %");
        assert_eq!(told(1_999, 6_001, Lang::Ja), "約33.3%");
        assert_eq!(told(5, 18, Lang::En), "5 in 18", "a small fraction is exact");
        assert_eq!(told(1, 46_656, Lang::En), "1 in 46,656");
        assert_eq!(told(7, 7, Lang::En), "certain");
        let counts = [999, 1_000, 6_773, 1_234_567].map(thousands);
        assert_eq!(counts, ["999", "1,000", "6,773", "1,234,567"]);
    }

    #[test]
    fn a_heading_of_the_rulebook_is_labelled_among_english_words() {
        let told = |lang, heading| {
            let (label, heading) = book_heading(lang, heading);
            format!("{label}{heading}")
        };
        assert_eq!(told(Lang::En, "スキル"), "rulebook: 「スキル」");
        assert_eq!(told(Lang::En, "「箱に戻す」とは？"), "rulebook: 「『箱に戻す』とは？」");
        assert_eq!(told(Lang::Ja, "「箱に戻す」とは？"), "「箱に戻す」とは？");
    }
}
