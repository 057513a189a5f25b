//! Disputes: a disagreement about a rule as one small file that anybody can run.
//!
//! A dispute is about the answer to one question of a game: the event that stands there, or one that
//! a rule refuses. Each side may claim a reading of the rules, an action, or an outcome.
//!
//! - [`file()`] makes the file: the contested line to its end as a log of its own, the lines that answer
//!   the contested question otherwise, and a record of the dispute with what each claim comes to;
//! - [`check`] runs it again and says whether all of it still comes to the same;
//! - [`sides`] makes the courses that the game takes under each claim, as reviews in memory that can
//!   be looked at side by side;
//! - [`settle`] adds a ruling, and makes a golden game of it;
//! - [`report`](mod@report) tells one to people, as a page or as Markdown.
//!
//! What is left out: the command line.

mod check;
mod claim;
mod error;
mod file;
mod finding;
mod ops;
pub mod report;
mod settle;
mod sides;
#[cfg(test)]
mod tests;

pub use check::{Because, Checked, CheckedDispute, check, found_words};
pub use error::{DisputeError, FilingError};
pub use file::{About, CLAIMS_MAX, ClaimText, Filing, RULES_MAX, file, lines_that_matter};
pub(crate) use ops::DisputeOps;
pub use settle::{Settled, Settling, settle};
pub use sides::{Contest, Refused, Side, SideOf, sides, sides_with};

use crate::lines::DisputeEntry;
use crate::log::record::{ChainHash, Claimed, Found, LineId, Verdict};
use crate::outcome_words;
use crate::review::words::written;
use crate::review::{Position, ReviewOf, plain, plain_lines};
use kanso_engine::prelude::*;
use kanso_engine::{Awaiting, Bag, Event, Eye, Game, Lang, Seat};
use serde::Serialize;

/// What there is to know about a dispute of a log, in one language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct DisputeInfo {
    /// Its number in the file, from 0.
    pub number: u32,
    /// The line.
    pub line: LineId,
    /// After how many events of the line the contested answer comes.
    pub events: u32,
    /// True if an event stands there; else the line ends where the question is asked.
    pub recorded: bool,
    /// What is asked, line by line as it was written.
    pub question: String,
    /// Ids of the rules that it is about.
    pub rules: Vec<String>,
    /// What the answer that was played came to when it was filed.
    pub found: Found,
    /// What each side claims, in the order in which it was said.
    pub claims: Vec<ClaimInfo>,
    /// Version of the program that filed it.
    pub program: String,
    /// Revision of the rules that the program had.
    pub revision: u32,
    /// Head hash of the log that it was filed from, as it was then.
    #[serde(serialize_with = "hex")]
    pub source: ChainHash,
    /// Its rulings; the last one counts.
    pub rulings: Vec<RulingInfo>,
}

impl DisputeInfo {
    /// The place before the contested answer.
    pub fn before(&self) -> Position {
        Position::after(self.line, self.events)
    }

    /// The contested event's place; where none stands there, the place of the question.
    pub fn contested(&self) -> Position {
        Position::after(self.line, self.events + u32::from(self.recorded))
    }
}

/// What one side claims.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ClaimInfo {
    /// Who claims it.
    pub seat: Seat,
    /// What.
    pub what: ClaimWhat,
    /// In words, without who claims it: `RR-R5 nobody-left = draw`, an action, an outcome.
    pub words: String,
    /// What it came to when the dispute was filed.
    pub found: Found,
}

/// What is claimed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ClaimWhat {
    /// A reading has this value.
    Reading {
        /// Id of the reading.
        id: String,
        /// The value.
        value: String,
    },
    /// This was done, or should be allowed: its notation.
    Action {
        /// By itself, as it is typed.
        notation: String,
    },
    /// This fell: its words, as they are entered.
    Outcome {
        /// As it is entered.
        text: String,
    },
}

/// How a dispute was settled.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RulingInfo {
    /// What was decided.
    pub verdict: Verdict,
    /// In words.
    pub words: String,
    /// Why, line by line as it was written.
    pub reason: String,
    /// Who decided; may be empty.
    pub by: String,
}

fn hex<S: serde::Serializer>(hash: &ChainHash, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&kanso_engine::cards::hex(hash))
}

/// The disputes of a log, in one language.
pub(crate) fn infos<G: Game>(review: &ReviewOf<G>, lang: Lang) -> Vec<DisputeInfo> {
    let entries = review.tree().disputes();
    let info = |(number, entry): (usize, &DisputeEntry<G::Action>)| {
        let dispute = &entry.dispute;
        let place = (dispute.line, dispute.events);
        let claims = dispute.claims.iter().map(|claim| {
            let (what, words) = claimed(review, place, &claim.claimed, lang);
            ClaimInfo {
                seat: Seat::at(usize::from(claim.seat)),
                what,
                words,
                found: claim.found.clone(),
            }
        });
        let claims: Vec<_> = claims.collect();
        let rulings = entry.rulings.iter().map(|ruling| RulingInfo {
            words: verdict_words(&ruling.verdict, &claims, review, lang),
            verdict: ruling.verdict.clone(),
            reason: plain_lines(&ruling.reason),
            by: plain(&ruling.by),
        });
        DisputeInfo {
            number: number as u32,
            line: dispute.line,
            events: dispute.events,
            recorded: dispute.events < review.events(dispute.line),
            found: dispute.recorded.clone(),
            question: plain_lines(&dispute.question),
            rules: dispute.rules.iter().map(|id| plain(id)).collect(),
            program: plain(&dispute.program),
            revision: dispute.revision,
            source: dispute.source,
            rulings: rulings.collect(),
            claims,
        }
    };
    entries.iter().enumerate().map(info).collect()
}

/// What is claimed after so many events of a line, and its words.
fn claimed<G: Game>(
    review: &ReviewOf<G>,
    (line, events): (LineId, u32),
    claimed: &Claimed<G::Action>,
    lang: Lang,
) -> (ClaimWhat, String) {
    match claimed {
        Claimed::Reading(id, value) => {
            let (id, value) = (plain(id), plain(value));
            let words = reading_words::<G>(&id, &value);
            (ClaimWhat::Reading { id, value }, words)
        }
        // A claim about a place that the line does not lead to can only be named by its bytes.
        Claimed::Action(_) | Claimed::Outcome(_) if events > review.events(line) => {
            let text = "?".to_owned();
            (ClaimWhat::Action { notation: text.clone() }, text)
        }
        Claimed::Action(action) => {
            let state = &review.moment(line, events).state;
            review.with_game(|game| {
                if !matches!(game.awaiting(state), Awaiting::Decision(_)) {
                    let text = "?".to_owned();
                    return (ClaimWhat::Action { notation: text.clone() }, text);
                }
                let notation = written(|to| game.notate(state, action, to));
                let words = written(|to| game.say_action(state, action, lang, Eye::All, to));
                (ClaimWhat::Action { notation }, words)
            })
        }
        Claimed::Outcome(outcome) => {
            let state = &review.moment(line, events).state;
            review.with_game(|game| {
                let event = Event::Chance(outcome.clone());
                if game.allows(state, &event, &mut Bag::new()).is_err() {
                    let text = "?".to_owned();
                    return (ClaimWhat::Outcome { text: text.clone() }, text);
                }
                let text = written(|to| outcome_words::write(game, state, outcome, lang, to));
                let words = written(|to| game.say_outcome(state, outcome, lang, Eye::All, to));
                (ClaimWhat::Outcome { text }, words)
            })
        }
    }
}

/// A reading and its value, as people name them.
fn reading_words<G: Game>(id: &str, value: &str) -> String {
    let meta = G::meta();
    let spec = meta.readings.iter().find(|spec| meta.rules[spec.rule.index()].id == id);
    match spec {
        Some(spec) => format!("{id} {} = {value}", spec.name),
        None => format!("{id} = {value}"),
    }
}

fn verdict_words<G: Game>(
    verdict: &Verdict,
    claims: &[ClaimInfo],
    review: &ReviewOf<G>,
    lang: Lang,
) -> String {
    match verdict {
        Verdict::Reading(id, value) => reading_words::<G>(&plain(id), &plain(value)),
        Verdict::Stands => match lang {
            Lang::En => "it stands as it was played".to_owned(),
            Lang::Ja => "記録どおりとする".to_owned(),
        },
        Verdict::Claim(at) => {
            let Some(claim) = claims.get(usize::from(*at)) else { return String::new() };
            let names = &review.tree().header().names;
            let name = names.get(claim.seat.index()).map_or(String::new(), |name| plain(name));
            match lang {
                Lang::En => format!("as {name} claims: {}", claim.words),
                Lang::Ja => format!("{name}の主張どおり：{}", claim.words),
            }
        }
    }
}
