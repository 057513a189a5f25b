//! The page itself: where what is told stands, how it looks, and the program that goes through it.

use super::end::end;
use super::head::head;
use super::story::{Entry, Story};
use crate::html::style::DARK;
use crate::html::{Markup, PreEscaped, board, html, words};
use crate::log::record::LineId;
use crate::review::Review;
use kanso_engine::scene::Tone;
use kanso_engine::{Eye, Lang, Text};
use kanso_table::look::Palette;
use std::fmt::Write as _;

/// The program of the page.
pub(super) const SCRIPT: &str = include_str!("game.js");

/// Its style, behind that of all pages.
pub(in crate::html) fn style() -> String {
    let mut style = String::from(include_str!("game.css"));
    for dark in [false, true] {
        let palette = Palette::of(dark);
        if dark {
            writeln!(style, "{DARK}{{").expect("a string takes every text");
        }
        for seat in 0..8 {
            let line = palette.tone(Tone::Seat(seat)).line.to_hex();
            writeln!(style, "#story .s{seat}{{border-left-color:{}}}", &line[..7])
                .expect("a string takes every text");
            writeln!(style, "#curve .c{seat}{{fill:{0};background:{0}}}", &line[..7])
                .expect("a string takes every text");
        }
        style.push_str(if dark { "}\n" } else { "" });
    }
    style
}

/// The body of the page. The review stands at the line's end.
pub(super) fn body(
    review: &dyn Review,
    story: &Story,
    curve: Option<Markup>,
    (line, lang, eye): (LineId, Lang, Eye),
) -> Markup {
    let say = |text: Text| text.in_lang(lang);
    let mut cited = story.cited.clone();
    let end = end(review, &story.last, &mut cited, (line, lang, eye));
    let count = story.entries.len();
    let [first, last] = &story.tables;
    html! {
        header { (head(review, (line, lang, eye))) }
        @if let Some(curve) = curve { (curve) }
        div #game {
            section #stage aria-label=(say(words::STAGE)) hidden {
                div #bar {
                    (controls(count as u32, story.opens_at, lang))
                    div #now aria-live="polite" {}
                    p #stands {}
                }
                (board::drawn("", lang))
            }
            section #start {
                h2 { (say(words::AT_START)) }
                (board::drawn(first, lang))
            }
            section #story {
                h2 { (say(words::STORY)) }
                (story.before)
                @if count == 0 { p.soft { (say(words::NO_EVENTS)) } }
                (events(&story.entries, 0))
                (end)
            }
            @if count > 0 {
                section #end {
                    h2 { (say(words::AT_END)) }
                    (board::drawn(last, lang))
                }
            }
        }
        (cited.list(review, lang))
        script #moments type="application/json" { (PreEscaped(data(story))) }
    }
}

/// Buttons, slider and the line that tells the keys.
fn controls(count: u32, at: u32, lang: Lang) -> Markup {
    let say = |text: Text| text.in_lang(lang);
    html! {
        div #controls.screen {
            (button("first", words::FIRST, "M4 3v10M13 3 6 8l7 5z", lang))
            (button("previous", words::PREVIOUS, "M11 3 4 8l7 5z", lang))
            (button("next", words::NEXT, "M5 3l7 5-7 5z", lang))
            (button("last", words::LAST, "M12 3v10M3 3l7 5-7 5z", lang))
            input #slider type="range" min="0" max=(count) value=(at) aria-label=(say(words::EVENT));
            output #place {}
        }
        p #keys.screen.soft {
            kbd { "←" } " " kbd { "→" } " " (say(words::KEYS_EVENT)) " · "
            kbd { "Shift" } "+" kbd { "←" } " " kbd { "→" } " " (say(words::KEYS_TURN)) " · "
            kbd { "Home" } " " kbd { "End" } " " (say(words::KEYS_ENDS))
        }
    }
}

/// A button with a sign, named for those who do not see it.
fn button(id: &str, name: Text, sign: &str, lang: Lang) -> Markup {
    let name = name.in_lang(lang);
    html! {
        button id=(id) type="button" title=(name) aria-label=(name) {
            svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" { path d=(sign); }
        }
    }
}

/// What happened, under its headings; one event, by its number, can be the current one.
pub(super) fn events(entries: &[Entry], current: u32) -> Markup {
    // A list goes on until the next heading.
    let mut lists: Vec<(Option<&str>, Vec<&Entry>)> = Vec::new();
    for entry in entries {
        match lists.last_mut() {
            Some((_, list)) if entry.heading.is_none() => list.push(entry),
            Some(_) | None => lists.push((entry.heading.as_deref(), vec![entry])),
        }
    }
    html! {
        @for (heading, list) in lists {
            @if let Some(heading) = heading { h3 { (heading) } }
            ol start=(list.first().map_or(1, |entry| entry.number)) {
                @for entry in list {
                    li id=(entry.number) class={ "entry " (class(entry)) }
                        aria-current=[(entry.number == current).then_some("true")] {
                        a.number href={ "#" (entry.number) } { (entry.number) }
                        div { p.event { (entry.words) } (entry.came) }
                    }
                }
            }
        }
    }
}

/// Whose colour an event has at its side.
fn class(entry: &Entry) -> String {
    entry.seat.map_or_else(|| "chance".to_owned(), |seat| format!("s{}", seat.index() % 8))
}

/// What the program goes through, fit to stand in a page: nothing in it ends its element.
fn data(story: &Story) -> String {
    let json = serde_json::to_string(&story.moments).expect("plain data");
    json.replace("</", "<\\/").replace("<!", "<\\u0021")
}
