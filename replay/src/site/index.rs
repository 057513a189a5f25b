//! The page that lists the games of a site.

use super::{Curve, Entry, words};
use crate::html::{Markup, Page, html, page};
use crate::review::plain;
use crate::summary::Summary;
use kanso_engine::scene::Tone;
use kanso_engine::{Lang, Text};
use kanso_table::look::Palette;
use std::fmt::Write as _;

const STYLE: &str = include_str!("site.css");
const SCRIPT: &str = include_str!("site.js");
/// Where it is dark.
const DARK: &str = "@media screen and (prefers-color-scheme:dark)";
/// Most signs that are shown of a text of a log or of a path, which can be long.
const SHOWN_MAX: usize = 200;

/// A site, as its index is to tell it.
#[derive(Clone, Copy, Debug)]
pub struct Site<'a> {
    /// The language of its own words, and of what it tells of the games.
    pub lang: Lang,
    /// What it is headed by, if that was said.
    pub title: Option<&'a str>,
    /// Its games, in their order.
    pub entries: &'a [Entry],
}

/// The index: a table with a row for each game, sorted and searched in by a program of its own.
pub fn index(site: &Site<'_>) -> String {
    let Site { lang, title, entries } = *site;
    let title = title.map_or_else(|| words::GAMES.in_lang(lang).to_owned(), short);
    let say = |text: Text| text.in_lang(lang);
    let columns = Columns::of(entries, lang);
    let body = html! {
        main {
            h1 { (title) }
            p.soft { (say(words::EVERYTHING)) }
            p #find hidden {
                label for="search" { (say(words::SEARCH)) }
                input #search type="search" placeholder=(say(words::SEARCH_IN)) autocomplete="off";
                output #count for="search" { (entries.len()) }
            }
            table #games role="table" {
                thead role="rowgroup" { tr role="row" {
                    (heading(words::GAME, "ascending", "", lang))
                    (heading(words::PLAYERS, "ascending", "", lang))
                    (heading(words::RESULT, "ascending", "", lang))
                    (heading(words::EVENTS, "descending", "count", lang))
                    @if columns.made { (heading(words::MADE, "descending", "", lang)) }
                    @if columns.inside { th role="columnheader" scope="col" { (say(words::INSIDE)) } }
                    @if columns.curve { th role="columnheader" scope="col" { (say(words::CURVE)) } }
                    th role="columnheader" scope="col" { (say(words::LOG)) }
                } }
                tbody role="rowgroup" {
                    @for entry in entries { (row(entry, columns, lang)) }
                }
            }
            p #none hidden { (say(words::NONE)) }
        }
    };
    let style = style();
    let page_of =
        Page { style: &style, script: SCRIPT, is_alone: false, ..Page::new(lang, &title) };
    page(&page_of, &body)
}

/// Columns that stand there only where a game has something in them.
#[derive(Clone, Copy)]
struct Columns {
    made: bool,
    inside: bool,
    curve: bool,
}

impl Columns {
    fn of(entries: &[Entry], lang: Lang) -> Self {
        let any = |has: &dyn Fn(&Summary) -> bool| {
            entries.iter().filter_map(|entry| entry.summary.as_ref()).any(has)
        };
        Self {
            made: any(&|of| of.created.is_some()),
            inside: any(&|of| !inside(of, lang).is_empty()),
            curve: entries.iter().any(|entry| entry.curve.is_some()),
        }
    }
}

fn style() -> String {
    let mut style = String::from(STYLE);
    for dark in [false, true] {
        let palette = Palette::of(dark);
        let mut rules = String::new();
        for seat in 0..8 {
            let line = palette.tone(Tone::Seat(seat)).line.to_hex();
            writeln!(rules, ".curve .c{seat},.key.c{seat}{{fill:{0};background:{0}}}", &line[..7])
                .expect("a string takes every text");
        }
        let rules = if dark { format!("{DARK}{{\n{rules}}}\n") } else { rules };
        style.push_str(&rules);
    }
    style
}

/// A heading by which the list is sorted; `first`: which way, when it is asked for the first time.
fn heading(text: Text, first: &str, class: &str, lang: Lang) -> Markup {
    html! {
        th class=[(!class.is_empty()).then_some(class)] role="columnheader" scope="col"
            data-first=(first) { (text.in_lang(lang)) }
    }
}

fn row(entry: &Entry, columns: Columns, lang: Lang) -> Markup {
    let of = entry.summary.as_ref();
    let name = short(&entry.name);
    let players = of.map_or_else(Vec::new, |of| of.names.iter().map(|name| short(name)).collect());
    let made = of.and_then(|of| of.created.as_deref()).map(short).unwrap_or_default();
    let inside = of.map_or_else(Vec::new, |of| inside(of, lang));
    let comma = crate::tell::phrases::comma(lang);
    let result = of.and_then(|of| of.result(lang)).map(|result| short(&result));
    html! {
        tr role="row" {
            th role="rowheader" scope="row" data-key=(name) {
                @match &entry.opens {
                    Some(address) => a href=(address) { (name) },
                    None => b { (name) },
                }
                @if let Some(of) = of { small { (short(&of.game_name(lang))) } }
            }
            td class=(filled("players", !players.is_empty())) role="cell" data-key=(players.join(" ")) {
                @for (seat, name) in players.iter().enumerate() {
                    span.player {
                        @if entry.curve.as_ref().is_some_and(Curve::is_by_seat) {
                            span class=(format!("key c{}", seat % 8)) aria-hidden="true" {}
                        }
                        span class=[has_won(of, seat).then_some("won")] { (name) }
                        @if seat + 1 < players.len() { (comma.trim_end()) }
                    }
                    " "
                }
            }
            td.result role="cell" data-key=(result.as_deref().unwrap_or_default()) {
                @if let Some(of) = of { (ended(of, result.as_deref(), entry.trouble.is_some(), lang)) }
                @if let Some(trouble) = &entry.trouble {
                    span.trouble { (trouble_told(of.is_some(), trouble, lang)) }
                }
            }
            td class=(filled("count", of.is_some())) role="cell" data-key=[of.map(|of| of.events)]
                data-label=(words::EVENTS.in_lang(lang)) {
                @if let Some(of) = of { (of.events) }
            }
            @if columns.made {
                td class=(filled("day", !made.is_empty())) role="cell" data-key=(made) title=(made) {
                    (day(&made))
                }
            }
            @if columns.inside {
                td class=(filled("inside", !inside.is_empty())) role="cell" {
                    @for (at, part) in inside.iter().enumerate() {
                        @if at > 0 { " " }
                        span { (part) }
                    }
                }
            }
            @if columns.curve {
                td class=(filled("drawn", entry.curve.is_some())) role="cell" {
                    @if let Some(curve) = &entry.curve { (curve.drawn(lang)) }
                }
            }
            td class=(filled("log", entry.log.is_some())) role="cell"
                data-label=(words::LOG.in_lang(lang)) {
                @if let Some((file, bytes)) = &entry.log {
                    a.download href=(Entry::in_games(file)) download=(file)
                        aria-label={ (words::LOG.in_lang(lang)) " " (name) } { (size(*bytes)) }
                }
            }
        }
    }
}

/// The class of a cell; one that is empty is left out where there is little room.
fn filled(class: &str, is_filled: bool) -> String {
    if is_filled { class.to_owned() } else { format!("{class} empty") }
}

fn has_won(of: Option<&Summary>, seat: usize) -> bool {
    let end = of.and_then(|of| of.end.as_ref());
    end.and_then(|end| end.standing.get(seat)).is_some_and(|(result, _)| *result == 0)
}

/// How it ended, and by what; nobody knows it of a log that cannot be read to its end.
fn ended(of: &Summary, result: Option<&str>, is_cut: bool, lang: Lang) -> Markup {
    html! {
        @match result {
            Some(result) => (result),
            None if is_cut => {},
            None => span.soft { (words::OPEN.in_lang(lang)) },
        }
        @if let Some(reason) = of.reason(lang) { small { (reason) } }
        @if of.torn > 0 { small { (words::TORN.in_lang(lang)) } }
    }
}

fn trouble_told(is_part: bool, trouble: &str, lang: Lang) -> String {
    let what = if is_part { words::CUT } else { words::UNREAD };
    let colon = crate::tell::phrases::colon(lang);
    format!("{}{colon}{}", what.in_lang(lang), short(trouble))
}

/// What is in a log besides the game itself.
fn inside(of: &Summary, lang: Lang) -> Vec<String> {
    let counted = |count: u32, en: &str, ja: &str| {
        (count > 0).then(|| match lang {
            Lang::En if count == 1 => format!("1 {en}"),
            Lang::En => format!("{count} {en}s"),
            Lang::Ja => format!("{ja}{count}"),
        })
    };
    let other_lines = of.lines.saturating_sub(1);
    let lines = counted(other_lines, "other line", "変化");
    let parts = [lines, counted(of.notes, "note", "メモ"), counted(of.disputes, "dispute", "争点")];
    parts.into_iter().flatten().collect()
}

/// The day of a moment that is written as RFC 3339 has it; another text as it is.
fn day(made: &str) -> &str {
    match made.get(..10) {
        Some(day) if made.as_bytes().get(10) == Some(&b'T') => day,
        _ => made,
    }
}

/// So many bytes, as people read it.
fn size(bytes: u64) -> String {
    let (whole, tenth) = (bytes / 1_000, bytes % 1_000 / 100);
    match bytes {
        0..1_000 => format!("{bytes} B"),
        1_000..10_000 => format!("{whole}.{tenth} kB"),
        _ => format!("{whole} kB"),
    }
}

/// A text of somebody else on one line, no longer than a row of a list can be.
fn short(text: &str) -> String {
    let mut short: String = plain(text).chars().take(SHOWN_MAX).collect();
    if text.chars().nth(SHOWN_MAX).is_some() {
        write!(short, "…").expect("a string takes every text");
    }
    short
}
