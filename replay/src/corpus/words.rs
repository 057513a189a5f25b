//! The words of a corpus report, in both languages, for a table and a page alike.

use super::{Change, Example, Kind, Report};
use crate::games::Games;
use crate::log::record::{LineId, MAIN_LINE};
use crate::under::Said;
use kanso_engine::{Lang, Text};

/// Most differences of two tables that are told of one game.
const TOLD_ON_TABLE: usize = 4;

macro_rules! texts {
    ( $( $(#[$doc:meta])* $name:ident = $en:literal, $ja:literal; )* ) => {
        $( $(#[$doc])* pub const $name: Text = Text::new($en, $ja); )*

        #[cfg(test)]
        const ALL: &[(&str, Text)] = &[ $( (stringify!($name), $name) ),* ];
    };
}

texts! {
    /// What the report is.
    TITLE = "Games under other rules", "別のルールのもとでの対局";
    /// [`Kind::Same`].
    SAME = "same", "同じ";
    /// What it means.
    SAME_LONG = "every event fits, and comes to the same", "すべてのイベントが成り立ち、結果も同じ";
    /// [`Kind::Differs`].
    DIFFERS = "differs", "変わる";
    /// What it means.
    DIFFERS_LONG = "every event fits, but somewhere another thing comes of it",
        "すべてのイベントが成り立つが、どこかで結果が変わる";
    /// [`Kind::StopsFitting`].
    STOPS_FITTING = "stops fitting", "続かない";
    /// What it means.
    STOPS_FITTING_LONG = "some event no longer fits", "成り立たなくなるイベントがある";
    /// [`Kind::AlreadySo`].
    ALREADY_SO = "already so", "変更なし";
    /// What it means.
    ALREADY_SO_LONG = "these rules are those of the record", "もともとこのルールで記録されている";
    /// [`Kind::AnotherGame`].
    ANOTHER_GAME = "another game", "別のゲーム";
    /// What it means.
    ANOTHER_GAME_LONG = "these rules are for other games", "このルールは別のゲームのもの";
    /// [`Kind::Failed`].
    FAILED = "not compared", "比較不可";
    /// What it means.
    FAILED_LONG = "the file cannot be read, or is not sound", "ファイルが読めない、または問題がある";
    /// The card set is another one.
    CARDS = "the card set", "カードセット";
    /// Heading: how a game is classed.
    CLASS = "class", "分類";
    /// Heading: the rule.
    RULE = "rule", "ルール";
    /// Heading: how many games.
    GAMES = "games", "対局数";
    /// Heading: in how many others win.
    OTHER_WINNER = "other winner", "勝者が変わる";
    /// Heading: how many have no end.
    NO_END = "no end", "決着なし";
    /// Heading: the first example.
    FIRST = "first example", "最初の例";
    /// Heading: the file.
    FILE = "file", "ファイル";
    /// Heading: the event.
    EVENT = "event", "イベント";
    /// Heading: what happens there.
    WHAT = "what happens there", "その場面";
    /// Heading: what stands against an event.
    AGAINST = "does not fit", "成り立たない理由";
    /// Heading: what is asked instead of what was answered.
    INSTEAD = "asked instead", "代わりに聞かれること";
    /// Heading: the event where something first differs.
    SINCE = "differs since event", "変わり始めたイベント";
    /// The same seats win.
    SAME_WINNER = "the same", "同じ";
    /// Others win.
    OTHER = "another", "変わる";
    /// Heading: what differs on the table.
    TABLE = "on the table", "盤面";
    /// Heading: what comes of it as played.
    AS_PLAYED = "as played", "記録";
    /// Heading: under the other rules.
    UNDER = "under these rules", "このルールでは";
    /// It does not happen on this side, not in this event.
    NOTHING = "nothing of the kind in this event", "このイベントではそれが起こらない";
    /// No words say what differs.
    UNSAID = "the table looks otherwise", "盤面の見え方が変わる";
    /// Heading: the rules by which games change.
    BY_RULE = "By rule", "ルール別";
    /// Heading: which rules are other.
    CHANGED = "What is changed", "変更点";
    /// Heading: the files that are not compared.
    NOT_COMPARED = "Files that were not compared", "比較できなかったファイル";
    /// Heading: the winner.
    WINNER = "the winner", "勝者";
    /// No rule says it.
    NO_RULE = "no rule", "ルールなし";
    /// The set-up.
    SET_UP = "the set-up", "準備";
    /// The games of a group.
    SHOW_GAMES = "the games", "対局の一覧";
}

/// What a game turned out to be, in a word or two.
pub const fn kind(kind: Kind) -> Text {
    match kind {
        Kind::Same => SAME,
        Kind::Differs => DIFFERS,
        Kind::StopsFitting => STOPS_FITTING,
        Kind::AlreadySo => ALREADY_SO,
        Kind::AnotherGame => ANOTHER_GAME,
        Kind::Failed => FAILED,
    }
}

/// What that means.
pub const fn kind_long(kind: Kind) -> Text {
    match kind {
        Kind::Same => SAME_LONG,
        Kind::Differs => DIFFERS_LONG,
        Kind::StopsFitting => STOPS_FITTING_LONG,
        Kind::AlreadySo => ALREADY_SO_LONG,
        Kind::AnotherGame => ANOTHER_GAME_LONG,
        Kind::Failed => FAILED_LONG,
    }
}

/// Games, counted.
pub fn games(count: u32, lang: Lang) -> String {
    match (lang, count) {
        (Lang::En, 1) => "1 game".to_owned(),
        (Lang::En, _) => format!("{count} games"),
        (Lang::Ja, _) => format!("{count}局"),
    }
}

/// A part of a whole, as `31.2 %`.
pub fn share(part: u32, whole: u32) -> String {
    let whole = u64::from(whole.max(1));
    let tenths = (u64::from(part) * 1_000 + whole / 2) / whole;
    format!("{}.{} %", tenths / 10, tenths % 10)
}

/// A change: `RR-R7 declaration-moment: command-end → on-reaching`.
pub fn change(games: Games, change: &Change, lang: Lang) -> String {
    let Some(reading) = &change.reading else { return CARDS.in_lang(lang).to_owned() };
    let meta = games.meta(&change.game);
    let name = meta.and_then(|meta| {
        let spec = meta.readings.iter().find(|spec| meta.rules[spec.rule.index()].id == reading.id);
        spec.map(|spec| spec.name)
    });
    let colon = if lang == Lang::En { ": " } else { "：" };
    let (id, from, to) = (reading.id, reading.from, reading.to);
    format!("{id} {}{colon}{from} → {to}", name.unwrap_or_default())
}

/// The line of a rule in our words; empty for a card row, or where no rule says it.
pub fn rule_line(games: Games, game: &str, rule: &str, lang: Lang) -> &'static str {
    let entry = games.meta(game).and_then(|meta| meta.rules.iter().find(|entry| entry.id == rule));
    entry.map_or("", |entry| entry.line(lang))
}

/// The line of a group's rule; empty where it is a reading that is told as a change already.
pub fn group_line(
    games: Games,
    report: &Report,
    game: &str,
    rule: &str,
    lang: Lang,
) -> &'static str {
    let told = |change: &Change| change.reading.is_some_and(|reading| reading.id == rule);
    if report.changes.iter().any(told) { "" } else { rule_line(games, game, rule, lang) }
}

/// A game's name; its id where this program does not know it.
pub fn game_name(games: Games, game: &str, lang: Lang) -> String {
    games.meta(game).map_or_else(|| game.to_owned(), |meta| meta.name.in_lang(lang).to_owned())
}

/// How often the question came up.
pub fn came_up(report: &Report, lang: Lang) -> String {
    let count = games(report.totals.came_up, lang);
    match lang {
        Lang::En => format!("the question came up in {count}"),
        Lang::Ja => format!("この変更に関わる場面があったのは{count}"),
    }
}

/// In how many games the record is the same, though other actions were allowed.
pub fn other_choices(report: &Report, lang: Lang) -> String {
    let count = report.totals.other_choices;
    match lang {
        Lang::En => format!("the same record, but other choices were open: {}", games(count, lang)),
        Lang::Ja => format!("記録は同じだが、選べる行動が変わる：{}", games(count, lang)),
    }
}

/// In how many games the record is the same, though it is asked otherwise; and what is answered by
/// itself.
fn asked_otherwise(report: &Report, lang: Lang) -> Vec<String> {
    let totals = &report.totals;
    let (answered, unasked) = (totals.answered, totals.unasked);
    let mut told = Vec::new();
    if totals.asked_otherwise > 0 {
        let games = games(totals.asked_otherwise, lang);
        told.push(match lang {
            Lang::En => format!("the same record, but asked otherwise: {games}"),
            Lang::Ja => format!("記録は同じだが、聞かれ方が変わる：{games}"),
        });
    }
    if answered + unasked > 0 {
        told.push(match lang {
            Lang::En => format!(
                "answers that nobody had to choose, given by themselves: {answered}; left out \
                 because nothing asks for them: {unasked}"
            ),
            Lang::Ja => format!(
                "選ぶまでもなく自動で補った答え：{answered}、聞かれないため除いた答え：{unasked}"
            ),
        });
    }
    told
}

/// Who wins, counted.
pub fn winners(report: &Report, lang: Lang) -> String {
    let winner = &report.totals.winner;
    let (same, other) = (winner.same, winner.other);
    let ended = same + other;
    let changed = report.games.iter().find(|game| game.other_winner == Some(true));
    let first = match (lang, changed) {
        (_, None) => String::new(),
        (Lang::En, Some(game)) => format!(" (first: {})", game.file),
        (Lang::Ja, Some(game)) => format!("（最初：{}）", game.file),
    };
    match lang {
        Lang::En => format!(
            "the winner changes in {other} of {} with an end on both sides{first}",
            games(ended, lang)
        ),
        Lang::Ja => format!(
            "両方で決着した{}のうち、勝者が変わるのは{}{first}",
            games(ended, lang),
            games(other, lang)
        ),
    }
}

/// The games without an end on both sides; none where there are none.
pub fn without_end(report: &Report, lang: Lang) -> Option<String> {
    let (open, unfinished) = (report.totals.winner.open, report.totals.winner.unfinished);
    let played_on = report.terms.bot.is_some();
    let mut parts = Vec::new();
    match lang {
        Lang::En => {
            if open > 0 {
                let hint = if played_on { "" } else { "; --bot greedy plays on" };
                parts.push(format!(
                    "{open} with an end as played, but none under these rules{hint}"
                ));
            }
            if unfinished > 0 {
                parts.push(format!("{unfinished} that the rules had not ended as played"));
            }
            (!parts.is_empty()).then(|| format!("no end: {}", parts.join("; ")))
        }
        Lang::Ja => {
            if open > 0 {
                let hint =
                    if played_on { "" } else { "（--bot greedyで続きを指せます）" };
                parts.push(format!("記録では決着したがこのルールでは途中まで：{open}局{hint}"));
            }
            if unfinished > 0 {
                parts.push(format!("記録がルールによる決着に至っていない：{unfinished}局"));
            }
            (!parts.is_empty()).then(|| parts.join("、"))
        }
    }
}

/// Readings that concern none of the games that are here; none where there are none.
pub fn idle(report: &Report, lang: Lang) -> Option<String> {
    if report.idle.is_empty() {
        return None;
    }
    let ids = report.idle.join(if lang == Lang::En { ", " } else { "、" });
    Some(match lang {
        Lang::En => format!("no file is of a game that has {ids}"),
        Lang::Ja => format!("{ids}を持つゲームのファイルはありません"),
    })
}

/// What is counted beside the classes, a sentence each.
pub fn told(report: &Report, lang: Lang) -> Vec<String> {
    let totals = &report.totals;
    let mut told = Vec::new();
    if totals.compared > 0 {
        if report.changes.iter().any(|change| change.reading.is_some()) {
            told.push(came_up(report, lang));
        }
        if totals.other_choices > 0 {
            told.push(other_choices(report, lang));
        }
        told.extend(asked_otherwise(report, lang));
        told.push(winners(report, lang));
        told.extend(without_end(report, lang));
    }
    told.extend(idle(report, lang));
    told
}

/// True if the report is about more than one game.
pub fn several(report: &Report) -> bool {
    let mut games = report.changes.iter().map(|change| &change.game);
    let first = games.next();
    games.any(|game| Some(game) != first)
}

/// In how many files a change is one.
pub fn games_of(list: Games, change: &Change, lang: Lang) -> String {
    match lang {
        Lang::En => {
            format!("({}, {})", game_name(list, &change.game, lang), games(change.files, lang))
        }
        Lang::Ja => {
            format!("（{}、{}）", game_name(list, &change.game, lang), games(change.files, lang))
        }
    }
}

/// A place: `game-1.kanso, event 12`; of a line that is not the game itself `1.12`.
pub fn place(file: &str, line: LineId, event: u32, lang: Lang) -> String {
    let event = match (lang, event, line) {
        (_, 0, _) => SET_UP.in_lang(lang).to_owned(),
        (Lang::En, _, MAIN_LINE) => format!("event {event}"),
        (Lang::En, _, _) => format!("line {line}, event {event}"),
        (Lang::Ja, _, MAIN_LINE) => format!("イベント{event}"),
        (Lang::Ja, _, _) => format!("ライン{line}、イベント{event}"),
    };
    let comma = if lang == Lang::En { ", " } else { "、" };
    format!("{file}{comma}{event}")
}

/// An example in words: headings, each with what stands beside it.
pub fn example(example: &Example, lang: Lang) -> Vec<(&'static str, String)> {
    let mut told = Vec::new();
    let mut tell = |heading: Text, words: &str| {
        if !words.is_empty() {
            told.push((heading.in_lang(lang), words.to_owned()));
        }
    };
    tell(EVENT, example.words.in_lang(lang));
    if let Some(against) = &example.against {
        tell(AGAINST, against.in_lang(lang));
        if let Some(instead) = &example.instead {
            tell(INSTEAD, instead.in_lang(lang));
        }
    } else {
        let said = |said: &Option<Said>| match said {
            Some(said) => said.in_lang(lang).to_owned(),
            None => NOTHING.in_lang(lang).to_owned(),
        };
        if example.played.is_none() && example.under.is_none() {
            tell(UNDER, UNSAID.in_lang(lang));
        } else {
            tell(AS_PLAYED, &said(&example.played));
            tell(UNDER, &said(&example.under));
        }
    }
    if let Some(since) = example.since {
        tell(SINCE, &since.to_string());
    }
    tell(TABLE, &on_the_table(&example.table, &example.fields, lang));
    told
}

/// What differs on the table, the first of it; where no table shows it, in how many fields of the
/// state.
pub fn on_the_table(table: &[Said], fields: &[String], lang: Lang) -> String {
    let (semicolon, more) = match lang {
        Lang::En => ("; ", " … +"),
        Lang::Ja => ("、", "…ほか"),
    };
    if table.is_empty() {
        return match (fields.len(), lang) {
            (0, _) => String::new(),
            (1, Lang::En) => "nothing; 1 inner field differs".to_owned(),
            (count, Lang::En) => format!("nothing; {count} inner fields differ"),
            (count, Lang::Ja) => format!("違いなし。内部の項目{count}件が異なる"),
        };
    }
    let told = table.iter().take(TOLD_ON_TABLE).map(|said| said.in_lang(lang));
    let mut told = told.collect::<Vec<_>>().join(semicolon);
    if table.len() > TOLD_ON_TABLE {
        told.push_str(more);
        told.push_str(&(table.len() - TOLD_ON_TABLE).to_string());
    }
    told
}

/// Whether others win, in a word.
pub const fn winner(other: Option<bool>) -> Text {
    match other {
        Some(false) => SAME_WINNER,
        Some(true) => OTHER,
        None => NO_END,
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

    #[test]
    fn a_share_is_rounded_to_a_tenth() {
        assert_eq!(share(1, 3), "33.3 %");
        assert_eq!(share(2, 3), "66.7 %");
        assert_eq!(share(5, 5), "100.0 %");
        assert_eq!(share(0, 0), "0.0 %");
    }
}
