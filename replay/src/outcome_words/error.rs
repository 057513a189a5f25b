//! Why a text is no outcome, in words.

use crate::outcome_words::items_awaited;
use crate::plain_text::cut;
use kanso_engine::{ChanceKind, Impossible, Lang};
use std::fmt;

/// A text that is not an outcome that can fall.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OutcomeTextError {
    /// No item has this word.
    Unknown {
        /// The word.
        word: String,
        /// Words of what is possible, in one language, cut when there are many.
        possible: Vec<String>,
        /// How many things are possible.
        count: usize,
    },
    /// Several items begin like this.
    Ambiguous {
        /// The word.
        word: String,
        /// The words it could be, cut when there are many.
        possible: Vec<String>,
        /// How many things it could be.
        count: usize,
    },
    /// Too few or too many words.
    Count {
        /// How many are awaited.
        wanted: u32,
        /// How many were given.
        found: u32,
        /// Words of what is possible, in one language, cut when there are many.
        possible: Vec<String>,
        /// How many things are possible.
        count: usize,
    },
    /// More of a kind than there are.
    TooOften {
        /// Its name, in one language.
        name: String,
        /// How many there are.
        held: u16,
    },
    /// Each word is known, but they cannot fall together.
    Impossible(Impossible),
    /// Not all of it is told, where all of it is needed.
    NotWhole,
}

impl OutcomeTextError {
    /// The error in one language.
    pub fn in_words(&self, lang: Lang) -> String {
        match (lang, self) {
            (Lang::En, Self::Unknown { word, possible, count }) => {
                format!("{word:?} cannot fall here: {}", list(possible, *count, lang))
            }
            (Lang::Ja, Self::Unknown { word, possible, count }) => {
                format!("「{word}」はここでは出ません。{}", list(possible, *count, lang))
            }
            (Lang::En, Self::Ambiguous { word, possible, count }) => {
                format!("{word:?} could be {}", cut(possible, *count, lang))
            }
            (Lang::Ja, Self::Ambiguous { word, possible, count }) => {
                format!("「{word}」は{}のどれですか", cut(possible, *count, lang))
            }
            (Lang::En, Self::Count { wanted, found, possible, count }) => {
                format!("{wanted} awaited, {found} given; {}", list(possible, *count, lang))
            }
            (Lang::Ja, Self::Count { wanted, found, possible, count }) => {
                let list = list(possible, *count, lang);
                format!("{wanted}個必要なところに{found}個です。{list}")
            }
            (Lang::En, Self::TooOften { name, held: 1 }) => {
                format!("{name} cannot fall more than once: 1 is there")
            }
            (Lang::En, Self::TooOften { name, held }) => {
                format!("{name} cannot fall more than {held} times: {held} are there")
            }
            (Lang::Ja, Self::TooOften { name, held }) => {
                format!("「{name}」は{held}個しか残っていません")
            }
            (_, Self::Impossible(impossible)) => say_impossible(*impossible, lang),
            (Lang::En, Self::NotWhole) => "say all of it here: `?` is for `kanso play`".to_owned(),
            (Lang::Ja, Self::NotWhole) => {
                "ここではすべてを指定してください（`?`が使えるのは`kanso play`です）".to_owned()
            }
        }
    }
}

impl fmt::Display for OutcomeTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.in_words(Lang::En))
    }
}

impl std::error::Error for OutcomeTextError {}

/// Why an outcome cannot be, in one language.
pub fn say_impossible(impossible: Impossible, lang: Lang) -> String {
    match (lang, impossible) {
        (Lang::En, Impossible::NotInBag { held: 0, .. }) => {
            "one of these is not there to be drawn".to_owned()
        }
        (Lang::En, Impossible::NotInBag { held, .. }) => {
            format!("more of one kind is drawn than the {held} that are there")
        }
        (Lang::En, impossible) => impossible.to_string(),
        (Lang::Ja, Impossible::OtherKind { .. }) => "別の種類の結果が必要です".to_owned(),
        (Lang::Ja, Impossible::Count { wanted, found }) => {
            format!("{wanted}個必要なところに{found}個です")
        }
        (Lang::Ja, Impossible::Face { face, faces }) => {
            format!("目は1〜{faces}です（{face}は出ません）")
        }
        (Lang::Ja, Impossible::NotInBag { held: 0, .. }) => {
            "もう残っていないものを引いています".to_owned()
        }
        (Lang::Ja, Impossible::NotInBag { held, .. }) => {
            format!("{held}個しか残っていないものを、それより多く引いています")
        }
        (Lang::Ja, Impossible::NotAscending) => "順不同の引きが昇順に書かれていません".to_owned(),
        (Lang::Ja, Impossible::NoSuchThing { index, n }) => {
            format!("番号は0〜{}です（{index}はありません）", n.saturating_sub(1))
        }
        (Lang::Ja, Impossible::Twice { index }) => format!("{index}が2回出ています"),
    }
}

/// What is awaited, for an eye that is not told what can fall: the same whatever it typed.
pub fn untold(kind: ChanceKind, lang: Lang) -> String {
    let wanted = items_awaited(kind);
    match (lang, wanted) {
        (Lang::En, 1) => {
            "1 awaited; what it can be is not told to this eye: type the whole name of \
             what it sees, or ? for what it does not"
                .to_owned()
        }
        (Lang::En, _) => format!(
            "{wanted} awaited; what they can be is not told to this eye: type whole names of what it \
             sees, and ? for each that it does not (one ? alone stands for all)"
        ),
        (Lang::Ja, _) => format!(
            "{wanted}個必要です。何が出うるかは、この席には知らされません。見えるものは正式な名前で、\
             見えないものは1個ごとに ? と入力してください（? だけなら全部）"
        ),
    }
}

fn list(possible: &[String], count: usize, lang: Lang) -> String {
    match lang {
        Lang::En => format!("possible: {}", cut(possible, count, lang)),
        Lang::Ja => format!("可能なのは{}", cut(possible, count, lang)),
    }
}
