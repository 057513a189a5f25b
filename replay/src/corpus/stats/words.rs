//! The words of a corpus in figures, in both languages, for a page and the terminal alike.

use super::beside::{Differing, Figure, Value};
use super::report::{Lengths, Rate};
use super::split::is_general;
use super::tally::{CARDS, REVISION, SEATS};
use crate::games::Games;
use crate::questions::{Named, UseKind};
use crate::under::Said;
use kanso_engine::game::EVENT_LIMIT_END;
use kanso_engine::{Lang, Text};

macro_rules! texts {
    ( $( $(#[$doc:meta])* $name:ident = $en:literal, $ja:literal; )* ) => {
        $( $(#[$doc])* pub const $name: Text = Text::new($en, $ja); )*

        #[cfg(test)]
        const ALL: &[(&str, Text)] = &[ $( (stringify!($name), $name) ),* ];
    };
}

texts! {
    /// What the page is.
    TITLE = "Games in figures", "対局の統計";
    /// Heading: how the games were set up.
    SET_UP = "Set-up", "設定";
    /// Heading: the seats' wins.
    WINS = "Wins", "勝率";
    /// Heading: a share.
    SHARE = "share", "割合";
    /// Heading: between which shares it lies.
    INTERVAL = "95 % interval", "95%信頼区間";
    /// Heading: how many games.
    GAMES = "games", "対局数";
    /// Heading: how many turns and events.
    LENGTH = "Length", "長さ";
    /// Heading: the shortest.
    LEAST = "shortest", "最短";
    /// Heading: a quarter is shorter.
    QUARTER = "lower quartile", "第1四分位数";
    /// Heading: half are shorter.
    MEDIAN = "median", "中央値";
    /// Heading: a quarter is longer.
    THREE_QUARTERS = "upper quartile", "第3四分位数";
    /// Heading: the longest.
    MOST = "longest", "最長";
    /// Events.
    EVENTS = "events", "イベント数";
    /// Turns.
    TURNS = "turns", "ターン数";
    /// Heading: how games ended.
    ENDS = "How games ended", "終わり方";
    /// Heading: the use of cards.
    CARDS_USED = "Cards", "カード";
    /// Heading: the use of actions.
    ACTIONS_USED = "Actions", "行動";
    /// Heading: the use of rules.
    RULES_USED = "Rules", "ルール";
    /// Heading: id of a thing.
    ID = "id", "番号";
    /// Heading: what it is called.
    NAME = "name", "名前";
    /// Heading: an action of this kind.
    FOR_EXAMPLE = "for example", "例";
    /// Heading: what a rule says.
    LINE = "in short", "内容";
    /// Heading: in how many games it was used.
    USED_IN = "used in", "使われた対局";
    /// Heading: how often, in a game.
    PER_GAME = "times a game", "1局あたりの回数";
    /// Heading: what those win who used it.
    WON_WITH = "won by who used it", "使った側の勝率";
    /// Heading: what the others win.
    WON_WITHOUT = "by who did not", "使わなかった側の勝率";
    /// Nobody won.
    UNDECIDED = "won by nobody (draws, or all lose)", "勝者なし（引き分け・全員の負け）";
    /// The rules did not end it.
    UNFINISHED = "not ended by the rules", "ルールによる決着なし";
    /// A party wins.
    PARTY = "the party wins", "全員の勝ち";
    /// Heading: what differs.
    BESIDE = "Beside the other games", "比較相手との違い";
    /// Nothing differs.
    NOTHING = "nothing differs", "違いはない";
    /// Nothing but what is listed.
    NOTHING_ELSE = "nothing else differs", "ほかに違いはない";
    /// Heading: which figure.
    FIGURE = "what", "項目";
    /// Heading: its value in the games that are told.
    HERE = "here", "この対局群";
    /// Heading: its value in the other ones.
    THERE = "there", "比較相手";
    /// Heading: how probable that is by chance.
    BY_CHANCE = "by chance, corrected", "補正後の確率";
    /// Heading: files that are not counted.
    DAMAGED = "Files that are not counted", "集計できなかったファイル";
    /// Heading: the same, of the other corpus.
    DAMAGED_THERE = "Files of the other games that are not counted", "比較相手のうち集計できなかったファイル";
    /// Heading: how the figures are made.
    HOW = "How to read this", "読み方";
    /// The intervals.
    HOW_INTERVALS = "A share is shown with Wilson's interval: with 95 % the true share lies in it. Wins, draws \
        and lengths are of the games that the rules ended; one that was conceded, agreed on or \
        abandoned counts as not ended by them",
        "割合には95%信頼区間（Wilson）が付く。勝率、引き分け、長さはルールによって決着した対局だけのもの。投了・合意・打ち切りの対局は決着なしに数える";
    /// The use of things.
    HOW_USED = "Who used a thing and who did not is compared in the games where some did and some did not; of \
        a party, games with it and games without it. Whoever is ahead may use a thing because of it: this is what goes \
        together with winning, no cause. A rule or a card is used by the seat that what happened is about",
        "使った側と使わなかった側の勝率は、使った席と使わなかった席の両方がある対局で比べる（協力ゲームでは使った対局と使わなかった対局）。優勢だから使えたということもあるので、勝ちやすさとの関連であって原因とは限らない。ルールやカードは、起きたことの主体である席が使ったと数える";
    /// The correction.
    HOW_CORRECTED = "So many figures are compared that some would differ by chance alone. Holm's correction keeps \
        the probability of even one false line below 5 %, and asks nothing of how the figures hang together, which \
        those of cards and rules do; so no line is expected to be wrong, as it would be with a correction for the \
        share of false ones (Benjamini-Hochberg), and small differences need more games. Shares are compared \
        by Fisher's exact test, lengths by the rank sum test. The least probable line comes first",
        "多くの項目を比べると、偶然だけで差が出るものがある。Holmの補正により、誤った行が1つでも載る確率を5%未満に抑えている。カードやルールの項目は互いに関連するが、この補正は項目どうしの関係を問わない。誤りの割合だけを抑えるBenjamini-Hochberg法より厳しく、小さな差を見つけるには対局数が要る。割合はFisherの正確検定、長さは順位和検定で比べ、確率の小さい順に並べる";
}

/// A name and what it means: `: ` between them.
pub const fn colon(lang: Lang) -> &'static str {
    match lang {
        Lang::En => ": ",
        Lang::Ja => "：",
    }
}

/// `2,000 games` without the comma.
pub fn games(count: u32, lang: Lang) -> String {
    super::super::words::games(count, lang)
}

/// Files and games of a corpus in one sentence.
pub fn counted(files: u32, games_counted: u32, lang: Lang) -> String {
    let games = games(games_counted, lang);
    match (lang, files) {
        (Lang::En, 1) => format!("{games} of 1 file"),
        (Lang::En, _) => format!("{games} of {files} files"),
        (Lang::Ja, _) => format!("{files}ファイル中{games}"),
    }
}

/// How much was asked, and what came of it.
pub fn asked(count: u32, differing: usize, lang: Lang) -> String {
    match (lang, differing) {
        (Lang::En, 1) => format!("of {count} figures that were compared, 1 differs"),
        (Lang::En, _) => format!("of {count} figures that were compared, {differing} differ"),
        (Lang::Ja, _) => format!("比べた{count}項目のうち、違いがあるのは{differing}項目"),
    }
}

/// The games on both sides of a comparison.
pub fn sides(here: u32, there: u32, lang: Lang) -> String {
    match lang {
        Lang::En => format!("{} here, {there} there", games(here, lang)),
        Lang::Ja => format!("この対局群{here}局、比較相手{there}局"),
    }
}

/// `31.2 %`.
pub fn share(ten_thousandths: u32) -> String {
    let tenths = (ten_thousandths + 5) / 10;
    format!("{}.{} %", tenths / 10, tenths % 10)
}

/// The share of a rate: `31.2 %`; of nothing `-`.
pub fn share_of(rate: &Rate) -> String {
    if rate.of == 0 { "-".to_owned() } else { share(rate.share) }
}

/// `29.2 to 33.3 %`; empty of nothing.
pub fn interval(rate: &Rate, lang: Lang) -> String {
    if rate.of == 0 {
        return String::new();
    }
    let (low, high) = (share(rate.low), share(rate.high));
    match lang {
        Lang::En => format!("{} to {high}", low.trim_end_matches(" %")),
        Lang::Ja => format!("{}～{high}", low.trim_end_matches(" %")),
    }
}

/// `31.2 % of 2000`; of nothing `-`.
pub fn rate(rate: &Rate, lang: Lang) -> String {
    match lang {
        _ if rate.of == 0 => "-".to_owned(),
        Lang::En => format!("{} of {}", share(rate.share), rate.of),
        Lang::Ja => format!("{}中{}", rate.of, share(rate.share)),
    }
}

/// A median with its quartiles: `118 (96 to 143)`; of no games `-`.
pub fn lengths(lengths: &Lengths, lang: Lang) -> String {
    let Lengths { quarter, median, three_quarters, .. } = lengths;
    match lang {
        _ if lengths.most == 0 => "-".to_owned(),
        Lang::En => format!("{median} ({quarter} to {three_quarters})"),
        Lang::Ja => format!("{median}（{quarter}～{three_quarters}）"),
    }
}

/// A value of a figure.
pub fn value(of: &Value, lang: Lang) -> String {
    match of {
        Value::Rate(of) => rate(of, lang),
        Value::Lengths(of) => lengths(of, lang),
    }
}

/// A probability: `0.032`, `4.1e-9`.
pub fn probability(of: f64) -> String {
    if of == 0.0 {
        "< 1e-300".to_owned()
    } else if of < 0.001 {
        format!("{of:.1e}")
    } else {
        format!("{of:.3}")
    }
}

/// A seat, from 1.
pub fn seat(seat: usize, lang: Lang) -> String {
    match lang {
        Lang::En => format!("seat {}", seat + 1),
        Lang::Ja => format!("席{}", seat + 1),
    }
}

/// A game's name; its id where this program does not know it.
pub fn game(games: Games, game: &str, lang: Lang) -> String {
    super::super::words::game_name(games, game, lang)
}

/// How a game ended, in words.
pub fn end(games: Games, game: &str, id: &str, lang: Lang) -> String {
    let own = games.meta(game).and_then(|meta| meta.ends.iter().find(|end| end.id == id));
    let text = match id {
        _ if own.is_some() => own.map_or(Text::new("", ""), |end| end.name),
        "conceded" => Text::new("conceded", "投了"),
        "agreed" => Text::new("ended by agreement", "合意により終了"),
        "abandoned" => Text::new("abandoned", "打ち切り"),
        _ if id == EVENT_LIMIT_END.id => EVENT_LIMIT_END.name,
        _ => return id.to_owned(),
    };
    text.in_lang(lang).to_owned()
}

/// What something of a set-up is called.
pub fn set_up_name(games: Games, game: &str, name: &str, lang: Lang) -> String {
    let general = match name {
        SEATS => Some(Text::new("seats", "人数")),
        REVISION => Some(Text::new("revision of the rules", "ルールの版")),
        CARDS => Some(Text::new("card set", "カードセット")),
        _ => None,
    };
    if let Some(general) = general {
        return general.in_lang(lang).to_owned();
    }
    let option = games.meta(game).and_then(|meta| {
        let spec = meta.options.iter().find(|spec| spec.name == name);
        spec.map(|spec| spec.called(lang))
    });
    option.unwrap_or(name).to_owned()
}

/// A value of something of a set-up, as people read it.
pub fn set_up_value(games: Games, game: &str, name: &str, value: &str, lang: Lang) -> String {
    let spec = games
        .meta(game)
        .filter(|_| !is_general(name))
        .and_then(|meta| meta.options.iter().find(|spec| spec.name == name));
    spec.map_or(value, |spec| spec.in_words(value, lang)).to_owned()
}

/// `seats 2, deck-0 red-host`; of the only group all games.
pub fn setting(games: Games, game: &str, setting: &[Named], lang: Lang) -> String {
    let told = setting.iter().map(|Named { name, value }| {
        let value = set_up_value(games, game, name, value, lang);
        let name = set_up_name(games, game, name, lang);
        match lang {
            Lang::En => format!("{name} {value}"),
            Lang::Ja => format!("{name}：{value}"),
        }
    });
    told.collect::<Vec<_>>().join(if lang == Lang::En { ", " } else { "、" })
}

/// The kind of a thing that is used.
pub const fn kind(kind: UseKind) -> Text {
    match kind {
        UseKind::Action => Text::new("action", "行動"),
        UseKind::Card => Text::new("card", "カード"),
        UseKind::Rule => Text::new("rule", "ルール"),
    }
}

/// What a thing is called: its name, or for a rule its line.
pub fn thing(
    games: Games,
    game: &str,
    (kind, id): (UseKind, &str),
    words: &Said,
    lang: Lang,
) -> String {
    match kind {
        UseKind::Rule => super::super::words::rule_line(games, game, id, lang).to_owned(),
        UseKind::Action | UseKind::Card => words.in_lang(lang).to_owned(),
    }
}

/// A figure that differs, in words: `card BK:W09 Siege Crossbows: share of wins where it is used`.
pub fn figure(list: Games, of: &str, differing: &Differing, lang: Lang) -> String {
    let thing = |is: UseKind, id: &str, what: Text| {
        let name = match is {
            UseKind::Card => format!(" {}", differing.words.in_lang(lang)),
            UseKind::Action | UseKind::Rule => String::new(),
        };
        let (is, what) = (kind(is).in_lang(lang), what.in_lang(lang));
        match lang {
            Lang::En => format!("{is} {id}{name}: {what}"),
            Lang::Ja => format!("{is} {id}{name}：{what}"),
        }
    };
    match &differing.figure {
        Figure::Wins { seat: at } => match lang {
            Lang::En => format!("{} wins", seat(usize::from(*at), lang)),
            Lang::Ja => format!("{}の勝率", seat(usize::from(*at), lang)),
        },
        Figure::PartyWins => PARTY.in_lang(lang).to_owned(),
        Figure::Undecided => UNDECIDED.in_lang(lang).to_owned(),
        Figure::Unfinished => UNFINISHED.in_lang(lang).to_owned(),
        Figure::Ends { end: id } => match lang {
            Lang::En => format!("games that end so: {}", end(list, of, id, lang)),
            Lang::Ja => format!("終わり方：{}", end(list, of, id, lang)),
        },
        Figure::Events => EVENTS.in_lang(lang).to_owned(),
        Figure::Turns => TURNS.in_lang(lang).to_owned(),
        Figure::Used { kind, id } => {
            thing(*kind, id, Text::new("games in which it is used", "使われた対局の割合"))
        }
        Figure::WinsWith { kind, id } => {
            thing(*kind, id, Text::new("won by who used it", "使った側の勝率"))
        }
    }
}

/// The line of the rule that a figure is about; empty of another figure.
pub fn line_of(games: Games, game: &str, differing: &Differing, lang: Lang) -> &'static str {
    match &differing.figure {
        Figure::Used { kind: UseKind::Rule, id } | Figure::WinsWith { kind: UseKind::Rule, id } => {
            super::super::words::rule_line(games, game, id, lang)
        }
        _ => "",
    }
}

/// What changed between two corpora as a whole: `card set: 1a2b there, 3c4d here`.
pub fn changed(games: Games, game: &str, of: &super::Changed, lang: Lang) -> String {
    let value = |value: &str| set_up_value(games, game, &of.name, value, lang);
    let name = set_up_name(games, game, &of.name, lang);
    let (here, there) = (value(&of.here), value(&of.beside));
    match lang {
        Lang::En => format!("{name}: {there} there, {here} here"),
        Lang::Ja => format!("{name}：比較相手は{there}、この対局群は{here}"),
    }
}

/// That games are not split by something.
pub fn overfull(games: Games, game: &str, of: &super::Overfull, lang: Lang) -> String {
    let name = set_up_name(games, game, &of.name, lang);
    match lang {
        Lang::En => format!("{name} has {} values here: games are not split by it", of.values),
        Lang::Ja => format!("{name}は{}通りあるため、これでは分けていない", of.values),
    }
}

/// Groups and games that only one corpus has.
pub fn only_one(what: &[String], lang: Lang) -> String {
    match lang {
        Lang::En => format!("in one of the two alone, and not compared: {}", what.join("; ")),
        Lang::Ja => format!("片方にしかないため比べていない：{}", what.join("、")),
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
    fn figures_are_written_as_people_read_them() {
        assert_eq!(share(3_333), "33.3 %");
        assert_eq!(share(10_000), "100.0 %");
        assert_eq!(probability(0.0), "< 1e-300");
        assert_eq!(probability(0.0314), "0.031");
        assert_eq!(probability(4.12e-9), "4.1e-9");
        let half = Rate::of(5, 10);
        assert_eq!(rate(&half, Lang::En), "50.0 % of 10");
        assert_eq!(interval(&half, Lang::En), "23.7 to 76.3 %");
        let none = Rate::of(0, 0);
        assert_eq!((rate(&none, Lang::En).as_str(), share_of(&none).as_str()), ("-", "-"));
        assert_eq!(interval(&none, Lang::En), "");
        assert_eq!(lengths(&Lengths::default(), Lang::En), "-");
    }
}
