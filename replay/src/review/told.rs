//! What came of an event, line by line, as people read it: facts, and what was left out between
//! them.

use super::{FactInfo, Review};
use crate::tell::Routine;
use kanso_engine::{Eye, Lang};
use serde::Serialize;

/// One line of what came of an event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ToldLine {
    /// What happened, at least one fact. Several are of one beat and have the same words, such as a
    /// rule and a card row that say the same: they are told once, with the rules of all.
    Facts(Vec<FactInfo>),
    /// Routine facts that stood here, one after the other.
    LeftOut {
        /// How many, from 1.
        count: u32,
        /// In the game's words, without brackets.
        words: String,
    },
}

/// What came of event `event` (from 1) of the line that is shown, as far as an eye is told it.
///
/// With [`Routine::LeftOut`] the facts that the game calls routine are skipped, and one line stands
/// for each run of them. An eye that is told none of a run has no such line.
pub fn told_lines(
    review: &dyn Review,
    event: u32,
    routine: Routine,
    lang: Lang,
    eye: Eye,
) -> Vec<ToldLine> {
    lines_of(review, review.facts(event, lang, eye), routine, lang)
}

/// As [`told_lines`], of facts that an eye was told in `lang`, perhaps of several events: then no two
/// of them have the same [`FactInfo::beat`].
pub(crate) fn lines_of(
    review: &dyn Review,
    facts: Vec<FactInfo>,
    routine: Routine,
    lang: Lang,
) -> Vec<ToldLine> {
    let mut lines: Vec<ToldLine> = Vec::new();
    for fact in facts {
        if fact.routine && routine == Routine::LeftOut {
            match lines.last_mut() {
                Some(ToldLine::LeftOut { count, .. }) => *count += 1,
                Some(ToldLine::Facts(_)) | None => {
                    lines.push(ToldLine::LeftOut { count: 1, words: String::new() });
                }
            }
            continue;
        }
        match lines.last_mut() {
            Some(ToldLine::Facts(facts)) if says_the_same(facts, &fact) => facts.push(fact),
            Some(ToldLine::Facts(_) | ToldLine::LeftOut { .. }) | None => {
                lines.push(ToldLine::Facts(vec![fact]));
            }
        }
    }
    for line in &mut lines {
        if let ToldLine::LeftOut { count, words } = line {
            review.say_routine(*count, lang, words).expect("a string takes every text");
        }
    }
    lines
}

/// True if a fact says once more, by another rule, what these say.
fn says_the_same(facts: &[FactInfo], fact: &FactInfo) -> bool {
    facts.iter().all(|other| {
        other.beat == fact.beat && other.words == fact.words && other.rule != fact.rule
    })
}
