//! Why a dispute cannot be filed, looked at or settled.

use crate::address::AddressError;
use crate::counted::counted;
use crate::log::record::Verdict;
use crate::review::{EditError, NOTE_LEN_MAX, OpenError};
use crate::under::UnderError;
use kanso_engine::Lang;

use super::file::{CLAIMS_MAX, RULES_MAX};

/// Why a dispute was not filed. Nothing was written.
#[derive(Debug, thiserror::Error)]
pub enum FilingError {
    /// The place is not there.
    #[error(transparent)]
    Address(#[from] AddressError),
    /// The set-up is no event.
    #[error("0 is the set-up, before the first event: name the event that is contested")]
    SetUp,
    /// A place within an event.
    #[error("{at} is within event {event}: name the whole event")]
    WithinEvent {
        /// The place.
        at: String,
        /// The event.
        event: u32,
    },
    /// Nobody is asked there.
    #[error("behind event {events} of the line nothing is asked: the game is over there")]
    Over {
        /// How many events the line has there.
        events: u32,
    },
    /// A question without words, or a book of them.
    #[error("the question has 1 to {NOTE_LEN_MAX} bytes: say what you disagree about")]
    Question,
    /// Too many.
    #[error("a dispute has at most {CLAIMS_MAX} claims and cites at most {RULES_MAX} rules")]
    TooMany,
    /// No rule of the game has this id.
    #[error("{game} has no rule {id:?}{}", other_game(.other.as_deref()))]
    NoRule {
        /// Id of the game.
        game: &'static str,
        /// The id given.
        id: String,
        /// The game that has it.
        other: Option<String>,
    },
    /// No reading of the game is called like this.
    #[error("{game} has no reading {name:?}{}", other_game(.other.as_deref()))]
    NoReading {
        /// Id of the game.
        game: &'static str,
        /// The name given.
        name: String,
        /// The game that has it.
        other: Option<String>,
    },
    /// The reading has no such value.
    #[error("{id} cannot be {value:?}: it is one of {}", .values.join(", "))]
    NoValue {
        /// Id of the reading.
        id: &'static str,
        /// The value given.
        value: String,
        /// The values it has.
        values: &'static [&'static str],
    },
    /// The game has no such seat.
    #[error("there is no seat {seat}: the game has {seats}")]
    NoSeat {
        /// The seat.
        seat: u8,
        /// How many there are.
        seats: u8,
    },
    /// A claim names nothing that could be done or could fall there.
    #[error("the claim {text:?}: {problem}")]
    Claim {
        /// What was claimed.
        text: String,
        /// Why it says nothing, and what there is.
        problem: String,
    },
    /// What is claimed could be answered in place of the event, and behind it.
    #[error("{text:?} could be meant in place of event {at}, or behind it as event {}", .at + 1)]
    Both {
        /// The event.
        at: u32,
        /// What was claimed.
        text: String,
    },
    /// The line cannot be taken out of its log.
    #[error(transparent)]
    Extract(#[from] EditError),
    /// The log cannot be read.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// A reading that is claimed does not go with the rest of the set-up.
    #[error(transparent)]
    Under(#[from] UnderError),
}

impl FilingError {
    /// In one language. What the log or the rules answer stays as they say it.
    pub fn in_words(&self, lang: Lang) -> String {
        if lang == Lang::En {
            return self.to_string();
        }
        let other_game = |other: &Option<String>| {
            other.as_ref().map_or(String::new(), |game| format!("（{game}にはあります）"))
        };
        match self {
            Self::SetUp => {
                "0は最初のイベントより前の準備です。争点のイベントを指定してください".to_owned()
            }
            Self::WithinEvent { at, event } => {
                format!("{at}はイベント{event}の途中です。イベント全体を指定してください")
            }
            Self::Over { events } => {
                format!("イベント{events}の後ではゲームが終了していて、何も求められません")
            }
            Self::Question => {
                format!("何が食い違っているのかを1〜{NOTE_LEN_MAX}バイトで書いてください")
            }
            Self::TooMany => {
                format!("主張は{CLAIMS_MAX}件、ルールは{RULES_MAX}件までです")
            }
            Self::NoRule { game, id, other } => {
                format!("{game}に{id:?}というルールはありません{}", other_game(other))
            }
            Self::NoReading { game, name, other } => {
                format!("{game}に{name:?}という解釈はありません{}", other_game(other))
            }
            Self::NoValue { id, value, values } => {
                format!("{id}は{value:?}にできません。{}のどれかです", values.join("、"))
            }
            Self::NoSeat { seat, seats } => {
                format!("席{seat}はありません。このゲームは{seats}席です")
            }
            Self::Claim { text, problem } => format!("主張「{text}」：{problem}"),
            Self::Both { at, text } => {
                format!(
                    "「{text}」はイベント{at}の代わりとも、その後のイベント{}とも読めます",
                    at + 1
                )
            }
            Self::Address(_) | Self::Extract(_) | Self::Open(_) | Self::Under(_) => {
                self.to_string()
            }
        }
    }
}

fn other_game(other: Option<&str>) -> String {
    other.map_or(String::new(), |game| format!(", {game} has one"))
}

/// Why a dispute cannot be looked at or settled. Nothing was written.
#[derive(Debug, thiserror::Error)]
pub enum DisputeError {
    /// The log cannot be read.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The log has no dispute at all.
    #[error("this log has no dispute")]
    NoDispute,
    /// The log has no such dispute.
    #[error("there is no dispute {number}: the log has {count}")]
    NoSuch {
        /// The number.
        number: u32,
        /// How many there are.
        count: u32,
    },
    /// The contested place cannot be reached: the line breaks a rule before it.
    #[error("the line is allowed up to event {allowed} only, before what is contested")]
    Broken {
        /// How many events are allowed.
        allowed: u32,
    },
    /// There is no game under a reading that is claimed.
    #[error(transparent)]
    Under(#[from] UnderError),
    /// A claim could not be tried.
    #[error(transparent)]
    Edit(#[from] EditError),
    /// A reading, value or claim that a ruling names is not there.
    #[error(transparent)]
    Verdict(FilingError),
    /// A ruling for something that is refused by the rules in force.
    #[error("claim {claim} is refused by {rule}: {words}; settle it by the reading that allows it")]
    Refused {
        /// The claim, from 1 as people count.
        claim: u32,
        /// The rule.
        rule: String,
        /// Why.
        words: String,
    },
    /// Under the ruling the game never comes to the contested place, or there is nothing to show.
    #[error("under this ruling ({}) the game does not come to the contested place: it stops after \
             {}", verdict_words(.verdict), counted(events, "event"))]
    Unreached {
        /// The ruling.
        verdict: Verdict,
        /// How many events there are.
        events: u32,
    },
    /// A ruling without a reason.
    #[error("the reason has 1 to {NOTE_LEN_MAX} bytes: say why it was decided so")]
    Reason,
}

impl DisputeError {
    /// In one language. What the log or the rules answer stays as they say it.
    pub fn in_words(&self, lang: Lang) -> String {
        if lang == Lang::En {
            return self.to_string();
        }
        match self {
            Self::NoDispute => "この棋譜に争点の記録はありません".to_owned(),
            Self::NoSuch { number, count } => {
                format!("争点{number}はありません。この棋譜にあるのは{count}件です")
            }
            Self::Broken { allowed } => {
                format!("争点より前、イベント{allowed}までしかルール上成立しません")
            }
            Self::Verdict(error) => error.in_words(lang),
            Self::Refused { claim, rule, words } => {
                format!("主張{claim}は{rule}により不可です：{words}。認める解釈で裁定してください")
            }
            Self::Unreached { verdict, events } => {
                let verdict = match verdict {
                    Verdict::Reading(id, value) => format!("{id} = {value}"),
                    Verdict::Stands => "記録どおり".to_owned(),
                    Verdict::Claim(at) => format!("主張{}", at + 1),
                };
                format!("この裁定（{verdict}）では{events}イベントで止まり、争点に届きません")
            }
            Self::Reason => format!("裁定の理由を1〜{NOTE_LEN_MAX}バイトで書いてください"),
            Self::Open(_) | Self::Under(_) | Self::Edit(_) => self.to_string(),
        }
    }
}

fn verdict_words(verdict: &Verdict) -> String {
    match verdict {
        Verdict::Reading(id, value) => format!("{id} = {value}"),
        Verdict::Stands => "it stands".to_owned(),
        Verdict::Claim(at) => format!("claim {}", at + 1),
    }
}
