//! A corpus report as a page for a browser.

use super::report::{Entry, Example, Group, Kind, Report};
use super::words;
use crate::games::Games;
use crate::html::{Markup, Page, html, page as whole};
use crate::log::record::MAIN_LINE;
use crate::under::Class;
use kanso_engine::{Lang, Text};

const STYLE: &str = include_str!("page.css");
/// Width of the bar in its own units; a game in a thousand is still seen.
const BAR_WIDTH: u64 = 1_000;
/// Height of the bar in its own units.
const BAR_HEIGHT: u64 = 40;
/// Width of the gap between two parts of the bar.
const GAP: u64 = 2;
/// The classes, as the bar has them from left to right.
const CLASSES: [Class; 3] = [Class::Same, Class::Differs, Class::StopsFitting];

/// The report as one file that needs nothing else: what is changed, the classes as a bar, each rule
/// with its games.
pub fn page(games: Games, report: &Report, lang: Lang) -> String {
    let title = format!("{}{}{}", words::TITLE.in_lang(lang), colon(lang), report.terms);
    let body = html! {
        h1 { (words::TITLE.in_lang(lang)) }
        (changed(games, report, lang))
        (classes(report, lang))
        (told(report, lang))
        @if !report.groups.is_empty() {
            h2 { (words::BY_RULE.in_lang(lang)) }
            (rules(report, lang))
            @for (number, group) in (1..).zip(&report.groups) {
                (section(games, report, group, number, lang))
            }
        }
        (others(report, lang))
    };
    whole(&Page { style: STYLE, ..Page::new(lang, &title) }, &body)
}

fn colon(lang: Lang) -> &'static str {
    if lang == Lang::En { ": " } else { "：" }
}

fn heading(text: Text, lang: Lang) -> Markup {
    html! { th scope="col" { (text.in_lang(lang)) } }
}

fn count_heading(text: Text, lang: Lang) -> Markup {
    html! { th.count scope="col" { (text.in_lang(lang)) } }
}

fn changed(games: Games, report: &Report, lang: Lang) -> Markup {
    html! {
        h2 { (words::CHANGED.in_lang(lang)) }
        @if report.changes.is_empty() { p.change { (report.terms) } }
        @for change in &report.changes {
            p {
                span.change { (words::change(games, change, lang)) }
                " " span.aside { (words::games_of(games, change, lang)) }
                @if let Some(reading) = &change.reading {
                    br;
                    span.soft { (words::rule_line(games, &change.game, reading.id, lang)) }
                }
            }
        }
    }
}

/// The classes: a bar, and the same in numbers.
fn classes(report: &Report, lang: Lang) -> Markup {
    let totals = &report.totals;
    let count = |class| match class {
        Class::Same => totals.same,
        Class::Differs => totals.differs,
        Class::StopsFitting => totals.stops_fitting,
    };
    html! {
        h2 { (words::games(totals.compared, lang)) }
        (bar(&CLASSES.map(|class| (class, count(class)))))
        table.data.classes {
            tbody {
                @for class in CLASSES {
                    tr {
                        th scope="row" {
                            span class={ "key " (name(class)) } {}
                            (words::kind(class.into()).in_lang(lang))
                        }
                        td.count { (count(class)) }
                        td.count { (words::share(count(class), totals.compared)) }
                        td.soft { (words::kind_long(class.into()).in_lang(lang)) }
                    }
                }
            }
        }
    }
}

const fn name(class: Class) -> &'static str {
    match class {
        Class::Same => "same",
        Class::Differs => "differs",
        Class::StopsFitting => "stops-fitting",
    }
}

/// The classes side by side, as wide as they have games. The numbers beside it say the same.
fn bar(counts: &[(Class, u32)]) -> Markup {
    let whole: u64 = counts.iter().map(|(_, count)| u64::from(*count)).sum();
    let mut before = 0;
    let mut parts = Vec::new();
    for (class, count) in counts.iter().filter(|(_, count)| *count > 0) {
        let from = before * BAR_WIDTH / whole;
        before += u64::from(*count);
        parts.push((*class, from, before * BAR_WIDTH / whole));
    }
    html! {
        @if whole > 0 {
            svg.bar viewBox={ "0 0 " (BAR_WIDTH) " " (BAR_HEIGHT) } preserveAspectRatio="none"
                aria-hidden="true" {
                @for (class, from, to) in &parts {
                    rect class=(name(*class)) x=(from) y="0" width=((to - from).max(1))
                        height=(BAR_HEIGHT) {}
                }
                @for (_, from, _) in parts.iter().skip(1) {
                    rect.edge x=(from.saturating_sub(GAP / 2)) y="0" width=(GAP)
                        height=(BAR_HEIGHT) {}
                }
            }
        }
    }
}

/// What else is counted, in sentences.
fn told(report: &Report, lang: Lang) -> Markup {
    let lines = words::told(report, lang);
    html! {
        ul { @for line in &lines { li { (line) } } }
    }
}

/// The groups in one table.
fn rules(report: &Report, lang: Lang) -> Markup {
    html! {
        div.wide { table.data {
            thead { tr {
                (heading(words::CLASS, lang))
                (heading(words::RULE, lang))
                (count_heading(words::GAMES, lang))
                (count_heading(words::OTHER_WINNER, lang))
                (count_heading(words::NO_END, lang))
                (heading(words::FIRST, lang))
            } }
            tbody {
                @for (number, group) in (1..).zip(&report.groups) {
                    tr {
                        td {
                            span class={ "key " (name(group.class)) } {}
                            (words::kind(group.class.into()).in_lang(lang))
                        }
                        td { a.rule href={ "#group-" (number) } { (rule(group, lang)) } }
                        td.count { (group.games) }
                        td.count { (group.other_winner) }
                        td.count { (group.no_end) }
                        td { (place(&group.first, lang)) }
                    }
                }
            }
        } }
    }
}

fn rule(group: &Group, lang: Lang) -> String {
    if group.rule.is_empty() { words::NO_RULE.in_lang(lang).to_owned() } else { group.rule.clone() }
}

/// `game-1.kanso, event 12`.
fn place(example: &Example, lang: Lang) -> String {
    words::place(&example.file, example.line, example.event, lang)
}

/// One group: its rule, its first game in words, and all its games.
fn section(games: Games, report: &Report, group: &Group, number: u32, lang: Lang) -> Markup {
    let line = words::group_line(games, report, &group.game, &group.rule, lang);
    let first = &group.first;
    html! {
        section.group id={ "group-" (number) } {
            h3 {
                span class={ "key " (name(group.class)) } {}
                (words::kind(group.class.into()).in_lang(lang)) (colon(lang)) (rule(group, lang))
                " · " (words::games(group.games, lang))
                @if words::several(report) { " · " (words::game_name(games, &group.game, lang)) }
            }
            @if !line.is_empty() { p.line { (line) } }
            dl {
                dt { (words::FIRST.in_lang(lang)) }
                dd { (place(first, lang)) }
                @for (name, said) in words::example(first, lang) {
                    dt { (name) }
                    dd { (said) }
                }
            }
            details {
                summary { (words::SHOW_GAMES.in_lang(lang)) }
                div.wide { table.data {
                    thead { tr {
                        (heading(words::FILE, lang))
                        (count_heading(words::EVENT, lang))
                        (heading(words::WHAT, lang))
                        (heading(words::WINNER, lang))
                    } }
                    tbody { @for entry in report.of_group(group) { (row(entry, lang)) } }
                } }
            }
        }
    }
}

/// One game of a group.
fn row(entry: &Entry, lang: Lang) -> Markup {
    let words = entry.compared.as_ref().map(|compared| entry.example(compared).words);
    html! {
        tr {
            td { (file(entry)) }
            td.count { (entry.event.unwrap_or_default()) }
            td { (words.as_ref().map_or("", |words| words.in_lang(lang))) }
            td { (words::winner(entry.other_winner).in_lang(lang)) }
        }
    }
}

fn file(entry: &Entry) -> String {
    if entry.line == MAIN_LINE {
        entry.file.clone()
    } else {
        format!("{} ({})", entry.file, entry.line)
    }
}

/// What was not compared.
fn others(report: &Report, lang: Lang) -> Markup {
    let totals = &report.totals;
    let counts = [
        (Kind::AlreadySo, totals.already_so),
        (Kind::AnotherGame, totals.another_game),
        (Kind::Failed, totals.failed),
    ];
    html! {
        @if counts.iter().any(|(_, count)| *count > 0) {
            h2 { (words::NOT_COMPARED.in_lang(lang)) }
            table.data.classes { tbody {
                @for (kind, count) in counts.iter().filter(|(_, count)| *count > 0) {
                    tr {
                        th scope="row" { (words::kind(*kind).in_lang(lang)) }
                        td.count { (count) }
                        td.soft { (words::kind_long(*kind).in_lang(lang)) }
                    }
                }
            } }
            @if totals.failed > 0 {
                ul {
                    @for entry in report.games.iter().filter(|entry| entry.is == Kind::Failed) {
                        li { b { (entry.file) } (colon(lang)) (entry.error.as_deref().unwrap_or("")) }
                    }
                }
            }
        }
    }
}
