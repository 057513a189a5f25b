//! The rules that a page names.

use super::{Markup, html, words};
use crate::review::Review;
use kanso_engine::{Lang, Meta};
use std::collections::BTreeSet;

/// The rules and card rows that a page has named so far, for a list of them at its end.
///
/// What is in the list follows from what was told, and tells no more.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Cited {
    ids: BTreeSet<String>,
}

impl Cited {
    /// Names a rule: its id, with a link to its line in the list.
    pub fn cite(&mut self, id: &str) -> Markup {
        self.ids.insert(id.to_owned());
        link(id)
    }

    /// True if nothing was named.
    pub fn is_empty(&self) -> bool {
        self.ids.is_empty()
    }

    /// The list, with a heading: the rules in the order of the rulebook, each with the rulebook's
    /// heading and its line in our words, then the card rows by id. Nothing where nothing was named.
    pub fn list(&self, review: &dyn Review, lang: Lang) -> Markup {
        let meta = review.meta();
        let mut ids: Vec<_> = self.ids.iter().map(|id| (place(meta, id), id)).collect();
        ids.sort_unstable();
        html! {
            @if !ids.is_empty() {
                section.rules aria-labelledby="rules" {
                    h2 #rules { (words::RULES.in_lang(lang)) }
                    dl {
                        @for (place, id) in ids {
                            dt id=(id) { (id) }
                            dd {
                                @if let Some(entry) = meta.rules.get(place)
                                    && !entry.heading.is_empty() {
                                    (book_heading(entry.heading, lang))
                                }
                                (review.rule_line(id, lang).unwrap_or_default())
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A heading of the rulebook before a rule, labelled where the page is not in its language.
pub fn book_heading(heading: &str, lang: Lang) -> Markup {
    let (label, heading) = crate::tell::book_heading(lang, heading);
    html! { span.heading { (label) span lang="ja" { (heading) } } " " }
}

/// A rule's id with a link to the list.
fn link(id: &str) -> Markup {
    html! { a.rule href={ "#" (id) } { (id) } }
}

/// The place of a rule in the game's list; behind all of them for a card row.
fn place(meta: &Meta, id: &str) -> usize {
    meta.rules.iter().position(|entry| entry.id == id).unwrap_or(usize::MAX)
}

/// True if an id is that of a row of a card set, which tells what card it was.
pub(super) fn is_card_row(meta: &Meta, id: &str) -> bool {
    place(meta, id) == usize::MAX
}
