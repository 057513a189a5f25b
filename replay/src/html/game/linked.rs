//! The page of a game without its program, for a link: its words, and one table.

use super::end::end;
use super::head::head;
use super::pages::events;
use super::story::Story;
use crate::html::{Markup, board, html, words};
use crate::log::record::LineId;
use crate::review::Review;
use kanso_engine::{Eye, Lang};

/// The body: the same words as those of the page, and the table where it opens, if that is wanted. The
/// review stands at the line's end.
pub(super) fn body(
    review: &dyn Review,
    story: &Story,
    with_table: bool,
    (line, lang, eye): (LineId, Lang, Eye),
) -> Markup {
    let mut cited = story.cited.clone();
    let end = end(review, &story.last, &mut cited, (line, lang, eye));
    let at = story.opens_at;
    html! {
        header { (head(review, (line, lang, eye))) }
        @if with_table {
            section {
                h2 { (heading(at, story.entries.len(), lang)) }
                (board::drawn(&story.opens_with, lang))
            }
        }
        section #story {
            h2 { (words::STORY.in_lang(lang)) }
            (story.before)
            @if story.entries.is_empty() { p.soft { (words::NO_EVENTS.in_lang(lang)) } }
            (events(&story.entries, at))
            (end)
        }
        (cited.list(review, lang))
    }
}

/// What heads the table behind this event.
fn heading(at: u32, count: usize, lang: Lang) -> String {
    match at {
        0 => words::AT_START.in_lang(lang).to_owned(),
        at if at as usize == count => words::AT_END.in_lang(lang).to_owned(),
        at => words::at_event(lang, at),
    }
}
