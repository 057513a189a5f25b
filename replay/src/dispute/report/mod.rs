//! A dispute as a report for people: one page for a browser, or Markdown for a forum.
//!
//! [`report`] gathers all that there is to say, in words and scenes; [`Report::html`] and
//! [`Report::markdown`] only write it. The same file gives the same bytes: a report holds no date and
//! no path but the name of the file.
//!
//! It is told with hindsight, to the eye *all*: two people who argue about an event both have the log.
//!
//! # Without names
//!
//! With [`ReportOptions::anonymous`] the report is made from the same log with other names in memory,
//! so that every word of the game has the neutral ones. What people wrote themselves keeps its words
//! but for the names that stand in it as whole words. Hashes are those of the real file.

mod about;
pub(super) mod anonymous;
mod course;
mod gather;
mod markdown;
mod page;
mod table;
#[cfg(test)]
mod tests;
mod words;

pub use course::{DroppedPart, EndPart, Later, Rest, SeatEnd, StoppedPart};
pub use table::Table;

use super::DisputeError;
use crate::games::Games;
use kanso_engine::{Lang, Text};

/// How a report is made.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ReportOptions {
    /// The language of its words, and of what it tells.
    pub lang: Lang,
    /// True if the seats get neutral names.
    pub anonymous: bool,
    /// The pages of the tables, by their ids; empty: all of them.
    pub pages: Vec<String>,
    /// The name of the file, without folders: for the commands in the report.
    pub file: String,
    /// The address of a page that shows games, to stand before a link; empty: there is none.
    pub base: String,
}

/// Why there is no report.
#[derive(Debug, thiserror::Error)]
pub enum ReportError {
    /// There is no such dispute, or it cannot be shown.
    #[error(transparent)]
    Dispute(#[from] DisputeError),
    /// The table has no such page.
    #[error("the table has no page {page:?}: it has {}", .known.join(", "))]
    NoPage {
        /// The page that was asked for.
        page: String,
        /// The pages it has.
        known: Vec<String>,
    },
}

/// All that a report says, in one language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Its language.
    pub lang: Lang,
    /// True if the seats have neutral names.
    pub anonymous: bool,
    /// The name of the file.
    pub file: String,
    /// The number of the dispute.
    pub number: u32,
    /// How many disputes the file has.
    pub count: u32,
    /// Name of the game.
    pub game: String,
    /// What is asked, line by line as it was written.
    pub question: String,
    /// Ids of the rules that it is about.
    pub rules: Vec<String>,
    /// How whoever has only the report comes to the dispute itself.
    pub itself: Itself,
    /// How the game was set up: what, and its value.
    pub setup: Vec<(String, String)>,
    /// The readings that are disputed or decided.
    pub readings: Vec<ReadingPart>,
    /// Who claims what, in the order in which it was said.
    pub claims: Vec<ClaimPart>,
    /// The table before the contested answer.
    pub before: Before,
    /// What is contested.
    pub contested: Contested,
    /// The courses, the one as it was played first.
    pub sides: Vec<SidePart>,
    /// The rulings, in their order; the last one counts.
    pub rulings: Vec<RulingPart>,
    /// Every rule and card row that is named, in the order of the rulebook.
    pub cited: Vec<RulePart>,
    /// Why the dispute no longer comes to what it came to, or the file is not sound; none: it does.
    pub because: Vec<String>,
    /// Versions and hashes: what, and its value.
    pub made_of: Vec<(String, String)>,
    /// How to see it for oneself: a command, and what it shows.
    pub steps: Vec<(String, String)>,
}

/// How one comes to the dispute itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Itself {
    /// A link that opens it at what is contested.
    Link(String),
    /// As a link, but without the address of a page before its `#`.
    Bare(String),
    /// It has no link, and why.
    InFile(Text),
}

/// A reading of the rules that is disputed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadingPart {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// All its values.
    pub values: Vec<ValuePart>,
}

/// A value of a reading.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ValuePart {
    /// The value.
    pub value: String,
    /// True if the game was played by it.
    pub in_force: bool,
    /// Who claims it.
    pub claimed_by: Vec<String>,
    /// True if the last ruling decides for it.
    pub ruled: bool,
}

/// What somebody claims.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClaimPart {
    /// Who.
    pub who: String,
    /// What, in words.
    pub words: String,
}

/// The table before the contested answer, and who is asked what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Before {
    /// After how many events.
    pub events: u32,
    /// The table; what is contested is pointed at.
    pub table: Table,
    /// Who is asked; empty for chance.
    pub asked: String,
    /// What is asked, or what chance is about.
    pub prompt: String,
    /// The notes that were written there: who, and what.
    pub notes: Vec<(String, String)>,
}

/// What is contested.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contested {
    /// What was played; none: nothing was answered there.
    pub played: Option<Happened>,
    /// What was wanted and is refused by the rules in force.
    pub refused: Vec<RefusedPart>,
}

/// An event, and what came of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Happened {
    /// Its number on its line, from 1.
    pub event: u32,
    /// The event, with who decided it.
    pub said: String,
    /// How probable it was; empty for a decision.
    pub odds: String,
    /// What came of it.
    pub facts: Vec<FactPart>,
}

/// One line of what came of an event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FactPart {
    /// What happened.
    pub words: String,
    /// Ids of the rules by which it happened; none for a line that counts what is left out.
    pub rules: Vec<String>,
    /// True if the other courses do not have it.
    pub differs: bool,
}

/// An answer that is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RefusedPart {
    /// Who wanted it; empty: it is what was played.
    pub who: String,
    /// What was wanted.
    pub words: String,
    /// Id of the rule that refuses it; empty where none does (something else is asked).
    pub rule: String,
    /// Why not.
    pub why: String,
}

/// One course of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SidePart {
    /// Which course it is.
    pub title: String,
    /// Who claims it.
    pub claimed_by: Vec<String>,
    /// What is answered there; none: nothing, or it is refused.
    pub answer: Option<Happened>,
    /// What is refused there.
    pub refused: Vec<RefusedPart>,
    /// Why the course does not come to the contested place, where it does not.
    pub unreached: Option<String>,
    /// What the table shows: behind which event.
    pub at: String,
    /// The table behind the answer; where there is none, before it.
    pub table: Table,
    /// What follows: who is asked what, or how the game is over.
    pub then: String,
    /// What the table has otherwise than the game as it was played: what, there, here.
    pub fields: Vec<(String, String, String)>,
    /// How many more differences there are.
    pub more_fields: u32,
    /// Where no table shows a difference: how many fields of the state differ.
    pub inner_fields: u32,
    /// Digest of the state that the table shows.
    pub digest: String,
    /// What became of the events of the game as it was played; none for that game itself.
    pub rest: Option<Rest>,
    /// The first event before the contested one that comes to something else.
    pub earlier: Option<Later>,
    /// The first event behind the contested one that comes to something else.
    pub later: Option<Later>,
    /// How it ends.
    pub end: EndPart,
}

/// A ruling.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RulingPart {
    /// What was decided.
    pub words: String,
    /// Why, line by line as it was written.
    pub reason: String,
    /// Who decided; may be empty.
    pub by: String,
    /// True if it is the one that counts.
    pub counts: bool,
}

/// A rule or card row that is named.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RulePart {
    /// Its id.
    pub id: String,
    /// The rulebook's heading; empty where it has none.
    pub heading: String,
    /// One line in our words.
    pub line: String,
}

/// The report of a dispute of a log, by the dispute's number.
///
/// # Errors
///
/// [`ReportError`].
pub fn report(
    games: Games,
    bytes: &[u8],
    number: u32,
    options: &ReportOptions,
) -> Result<Report, ReportError> {
    gather::report(games, bytes, number, options)
}

impl Report {
    /// As a page for a browser: one file that needs nothing else.
    pub fn html(&self) -> String {
        shown(&page::page(self))
    }

    /// As Markdown.
    pub fn markdown(&self) -> String {
        shown(&markdown::markdown(self))
    }
}

/// A text in which nothing is hidden: marks that turn the direction of writing could make a report
/// read otherwise than it is written, and control characters are no text at all.
fn shown(text: &str) -> String {
    let turns = |sign: char| matches!(sign, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let fit = |sign: char| match sign {
        '\n' | '\t' => sign,
        sign if sign.is_control() || turns(sign) => char::REPLACEMENT_CHARACTER,
        sign => sign,
    };
    text.chars().map(fit).collect()
}
