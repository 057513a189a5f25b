//! What happened, in words.

use super::cited::is_card_row;
use super::{Cited, Markup, html, words};
use crate::review::{EventKind, FactInfo, Origin, Review, ToldLine, plain};
use crate::tell;
use kanso_engine::{Eye, Lang, Telling};

/// An event in one line, with who decided it: `Ada: roll`, `the die shows 5`. Nothing for an eye that
/// is told nothing of it.
///
/// `event` is the place of the event on the line that is shown, from 1.
pub fn event_words(review: &dyn Review, event: u32, lang: Lang, eye: Eye) -> Markup {
    let mut said = String::new();
    if review.tells(event, eye) != Telling::Nothing {
        review.say_event(event, lang, eye, &mut said).expect("a string takes every text");
    }
    let seats = match review.event(event).map(|info| info.kind) {
        Some(EventKind::Decision(seats)) if !said.is_empty() => seats.iter().collect(),
        Some(EventKind::Decision(_) | EventKind::Chance) | None => Vec::new(),
    };
    let names: Vec<_> = seats.iter().map(|seat| plain(&review.names()[seat.index()])).collect();
    // What somebody thinks of it is, as a note, for whoever may read anything.
    let glyph = review.event(event).and_then(|info| info.glyph).filter(|_| eye == Eye::All);
    html! {
        @if !names.is_empty() { b { (names.join("/")) } (tell::phrases::colon(lang)) }
        (said)
        @if let Some(glyph) = glyph {
            " " b title=(glyph.words().in_lang(lang)) { (glyph.sign()) }
        }
    }
}

/// What is said of an event on the side: how probable an outcome was; to the eye *all* also that it
/// is assumed, or that a person entered it.
pub fn event_aside(review: &dyn Review, event: u32, lang: Lang, eye: Eye) -> Markup {
    let mut aside: Vec<String> = Vec::new();
    if review.tells(event, eye) != Telling::Nothing {
        aside.extend(review.odds(event, eye).map(|odds| tell::odds(lang, &odds)));
    }
    if eye == Eye::All
        && let Some(info) = review.event(event)
    {
        aside.extend(tell::assumed(review, event, lang, eye));
        let entered = info.origin == Origin::Entered;
        aside.extend(entered.then(|| words::ENTERED.in_lang(lang).to_owned()));
    }
    let words = aside.join(tell::phrases::comma(lang));
    html! { @if !words.is_empty() { span.aside { (tell::aside(lang, &words)) } } }
}

/// What came of an event: the lines that [`told_lines`](crate::review::told_lines) made for an eye,
/// each with the rules by which it happened. Nothing where there are none.
pub fn facts(review: &dyn Review, lines: &[ToldLine], cited: &mut Cited, lang: Lang) -> Markup {
    html! {
        @if !lines.is_empty() {
            ul.facts {
                @for line in lines {
                    @match line {
                        ToldLine::Facts(facts) => {
                            li {
                                (facts.first().map_or("", |fact| fact.words.as_str()))
                                @for fact in facts.iter().filter(|fact| may_be_cited(review, fact)) {
                                    " " (cited.cite(&fact.rule))
                                }
                            }
                        },
                        ToldLine::LeftOut { words, .. } => {
                            li.aside { (tell::aside(lang, words)) }
                        },
                    }
                }
            }
        }
    }
}

/// True if the rule of a fact may be named: a card's own row would give away the card that is told
/// as "a card".
fn may_be_cited(review: &dyn Review, fact: &FactInfo) -> bool {
    !(fact.shrunk && is_card_row(review.meta(), &fact.rule))
}
