//! A whole game as one page: the table after each event, what happened and by which rule.
//!
//! One goes through it by key, by a slider or by a click on an event; `#12` behind the page's name
//! opens event 12. Without a program (printed, or where the browser runs none) the page has the table
//! at the start and at the end, and all that happened.
//!
//! # What may be in it
//!
//! All is asked for with the eye that will read, so that the page can be given to a seat during or
//! after play. An eye that is not [`Eye::All`] has numbers of its own, and is not told:
//!
//! - seed and head hash; digests of states are told to nobody;
//! - notes and the names of lines, which whoever wrote them may have written with hindsight, and how
//!   many other lines there are;
//! - which outcomes are assumed and which events were entered by a person;
//! - why a line that breaks a rule breaks it.
//!
//! Neither is told how many events it was not told: what followed from such an event, as far as the
//! eye is told that, stands with the event before it, and the table is the one on which the next told
//! event happens.
//!
//! When the game was made is told to everybody: it was written down before the first event.
//!
//! # Left out
//!
//! Steps within an event, what else could have been done, probes, other lines.

mod curve;
mod end;
mod frames;
mod head;
mod linked;
mod pages;
mod story;
#[cfg(test)]
mod tests;

use super::{Page, Told};
use crate::address::AddressError;
use crate::insight::Analysis;
use crate::review::{Position, Review, plain};
use crate::tell::Routine;
use kanso_engine::{Eye, Lang};
use story::Story;

pub(in crate::html) use pages::style;

/// How a game is told as a page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GamePage<'a> {
    /// Its language.
    pub lang: Lang,
    /// Who reads it.
    pub eye: Eye,
    /// What becomes of routine facts.
    pub routine: Routine,
    /// The line that is told, and the event at which the page opens.
    pub at: Position,
    /// What an analysis of the line found for this eye, if there is one.
    pub analysis: Option<&'a Analysis>,
}

/// The page of a line of a game. The review then stands at the line's end.
///
/// # Errors
///
/// [`AddressError`]: there is no such place.
pub fn game_page(review: &mut dyn Review, options: &GamePage<'_>) -> Result<String, AddressError> {
    let GamePage { lang, eye, analysis, .. } = *options;
    let story = Story::of(review, options)?;
    let title = title(review, lang);
    let line = options.at.line;
    let curve =
        analysis.map(|analysis| curve::curve(review, analysis, &review.course(line, eye), lang));
    let body = pages::body(review, &story, curve, (line, lang, eye));
    let page = Page { style: &style(), script: pages::SCRIPT, ..Page::new(lang, &title) };
    Ok(super::page(&page, &body))
}

/// What the page of a line tells, for a link: without the analysis, and of its tables only the one where it
/// opens. The review then stands at the line's end.
///
/// # Errors
///
/// As [`game_page`].
pub fn game_told(review: &mut dyn Review, options: &GamePage<'_>) -> Result<Told, AddressError> {
    let GamePage { lang, eye, .. } = *options;
    let story = Story::of(review, options)?;
    let of = (options.at.line, lang, eye);
    let [words, with_table] =
        [false, true].map(|table| linked::body(review, &story, table, of).into_string());
    Ok(Told { lang, title: title(review, lang), words, with_table })
}

/// The game and who plays it, on one line.
fn title(review: &dyn Review, lang: Lang) -> String {
    let names: Vec<_> = review.names().iter().map(|name| plain(name)).collect();
    let comma = crate::tell::phrases::comma(lang);
    let colon = crate::tell::phrases::colon(lang);
    format!("{}{colon}{}", review.meta().name.in_lang(lang), names.join(comma))
}
