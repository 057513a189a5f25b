//! A report as a page for a browser.

use super::course::space;
use super::table::{DIFFERS, Table};
use super::{FactPart, Happened, Itself, Later, RefusedPart, Report, Rest, SidePart, words};
use crate::html::{self, Markup, Page, html, page as around};
use crate::tell::phrases;
use kanso_engine::{Lang, Text};
use kanso_table::paint::Ring;

/// What reports have besides the style of all pages.
const STYLE: &str = include_str!("report.css");
/// How wide a table by itself is drawn at most, in pixels.
const WIDE: u16 = 1_600;
/// How wide a table beside another is drawn at most.
const BESIDE: u16 = 760;

/// The whole page.
pub(super) fn page(report: &Report) -> String {
    let lang = report.lang;
    let say = |text: Text| text.in_lang(lang);
    let (first, rest) = report.question.split_once('\n').unwrap_or((&report.question, ""));
    let title = format!("{}{}{first}", say(words::DISPUTE), phrases::colon(lang));
    let body = html! {
        header {
            p.soft.kind { (say(words::DISPUTE)) @if report.count > 1 { " " (report.number) } " · " (report.game) }
            h1 dir="auto" { (first) }
            @for line in rest.lines() { p dir="auto" { (line) } }
            @if !report.rules.is_empty() {
                p { (say(words::RULES_IN_QUESTION)) (phrases::colon(lang)) (links(&report.rules)) }
            }
            (itself(report))
        }
        (claims(report))
        (rulings(report))
        @if report.because.is_empty() {
            p.soft { (say(words::REPRODUCES)) }
        } @else {
            div.notice role="note" {
                (say(words::DOES_NOT))
                ul { @for line in &report.because { li { (coded(line)) } } }
            }
        }
        p.soft { (say(words::HINDSIGHT)) @if report.anonymous { (space(lang)) (say(words::ANONYMOUS)) } }
        (readings(report))
        section {
            h2 { (say(words::SETUP)) }
            (figures(&report.setup, false))
        }
        (before(report))
        (contested(report))
        section {
            h2 { (say(words::SIDES)) }
            @if report.sides.len() > 1 { p.soft { (say(words::LEGEND)) } }
            div.sides.courses {
                @for side in &report.sides { (course(side, lang)) }
            }
        }
        (states(report))
        (rules(report))
        section.steps {
            h2 { (say(words::STEPS)) }
            ol {
                @for (command, what) in &report.steps {
                    li { pre { code { (command) } } p { (what) } }
                }
            }
        }
        section {
            h2 { (say(words::MADE_OF)) }
            (figures(&report.made_of, true))
        }
    };
    around(&Page { style: STYLE, ..Page::new(lang, &title) }, &body)
}

/// The way to the dispute itself.
fn itself(report: &Report) -> Markup {
    let lang = report.lang;
    match &report.itself {
        Itself::Link(link) => html! {
            p {
                b { a href=(link) { (words::OPEN_ITSELF.in_lang(lang)) } }
                " " span.soft { (tag(lang, words::LINK_HOLDS)) }
            }
        },
        Itself::Bare(link) => html! {
            details {
                summary { (coded(words::BARE_LINK.in_lang(lang))) }
                code.hash { (link) }
            }
        },
        Itself::InFile(why) => {
            let (before, after) = words::in_file(lang, *why);
            html! { p.soft { (before) code { (report.file) } (after) } }
        }
    }
}

fn claims(report: &Report) -> Markup {
    let lang = report.lang;
    html! {
        section {
            h2 { (words::CLAIMS.in_lang(lang)) }
            @if report.claims.is_empty() {
                p { (words::CLAIMS_NONE.in_lang(lang)) }
            } @else {
                ul.claims {
                    @for claim in &report.claims {
                        li { b { bdi { (claim.who) } } (phrases::colon(lang)) (claim.words) }
                    }
                }
            }
        }
    }
}

fn rulings(report: &Report) -> Markup {
    let lang = report.lang;
    let say = |text: Text| text.in_lang(lang);
    html! {
        @if !report.rulings.is_empty() {
            section {
                h2 { (say(words::RULINGS)) }
                @for ruling in &report.rulings {
                    div.ruling.past[!ruling.counts] {
                        p { b { (ruling.words) }
                            @if report.rulings.len() > 1 {
                                " " span.soft { (tag(lang, if ruling.counts { words::RULING_COUNTS } else { words::RULING_BEFORE })) }
                            }
                        }
                        @for (at, line) in ruling.reason.lines().enumerate() {
                            p dir="auto" { @if at == 0 { (say(words::REASON)) (phrases::colon(lang)) } (line) }
                        }
                        @if !ruling.by.is_empty() {
                            p.soft { (say(words::DECIDED_BY)) (phrases::colon(lang)) bdi { (ruling.by) } }
                        }
                    }
                }
            }
        }
    }
}

/// Words on the side.
fn tag(lang: Lang, text: Text) -> String {
    crate::tell::aside(lang, text.in_lang(lang))
}

fn readings(report: &Report) -> Markup {
    let lang = report.lang;
    let say = |text: Text| text.in_lang(lang);
    let line = |id: &str| {
        report.cited.iter().find(|rule| rule.id == id).map_or("", |rule| rule.line.as_str())
    };
    html! {
        @if !report.readings.is_empty() {
            section {
                h2 { (say(words::READINGS)) }
                @for reading in &report.readings {
                    h3 { (links(std::slice::from_ref(&reading.id))) " " (reading.name) }
                    p { (coded(line(&reading.id))) }
                    ul.values {
                        @for value in &reading.values {
                            li {
                                code { (value.value) }
                                @if value.in_force { " " span.tag { (say(words::IN_FORCE)) } }
                                @if !value.claimed_by.is_empty() {
                                    " " span.tag { (say(words::CLAIMED_BY)) (phrases::colon(lang)) bdi { (value.claimed_by.join(phrases::comma(lang))) } }
                                }
                                @if value.ruled { " " span.tag { b { (say(words::RULED)) } } }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn before(report: &Report) -> Markup {
    let (lang, before) = (report.lang, &report.before);
    html! {
        section {
            h2 { (words::BEFORE.in_lang(lang)) }
            p {
                (words::after_events(lang, before.events)) (phrases::colon(lang))
                @if !before.asked.is_empty() && !before.prompt.contains(&before.asked) { b { bdi { (before.asked) } } (phrases::colon(lang)) }
                (before.prompt)
            }
            @for (who, note) in &before.notes {
                p.soft dir="auto" {
                    (words::NOTE.in_lang(lang))
                    @if !who.is_empty() { (crate::tell::aside(lang, who)) }
                    (phrases::colon(lang)) (note)
                }
            }
            @if !before.table.pointed.is_empty() {
                p.soft { (words::LEGEND_POINTED.in_lang(lang)) }
            }
            (table(&before.table, WIDE, lang))
        }
    }
}

fn contested(report: &Report) -> Markup {
    let (lang, contested) = (report.lang, &report.contested);
    html! {
        section {
            h2 { (words::CONTESTED.in_lang(lang)) }
            @if let Some(played) = &contested.played {
                p { span.soft { (words::event(lang, played.event)) (phrases::colon(lang)) } (said(played, lang)) }
                (facts(&played.facts, lang))
            } @else {
                p { (words::NOTHING_PLAYED.in_lang(lang)) }
            }
            (refused(&contested.refused, lang))
        }
    }
}

/// One course, in parts that stand beside those of the others.
fn course(side: &SidePart, lang: Lang) -> Markup {
    let say = |text: Text| text.in_lang(lang);
    html! {
        article.course {
            div {
                h3 { (side.title) }
                p {
                    @if side.claimed_by.is_empty() {
                        span.soft { (say(words::NOBODY_CLAIMS)) }
                    } @else {
                        (say(words::CLAIMED_BY)) (phrases::colon(lang)) b { bdi { (side.claimed_by.join(phrases::comma(lang))) } }
                    }
                }
            }
            div {
                h4 { (say(words::ANSWER)) }
                @if let Some(earlier) = &side.earlier {
                    div.notice { p { (say(words::EARLIER)) } (later(earlier, lang)) }
                }
                @if let Some(unreached) = &side.unreached { p.notice { (unreached) } }
                @if let Some(answer) = &side.answer {
                    p { (said(answer, lang)) }
                    (facts(&answer.facts, lang))
                } @else if side.refused.is_empty() && side.unreached.is_none() {
                    p { (say(words::NO_ANSWER)) }
                }
                (refused(&side.refused, lang))
            }
            div {
                h4 { (side.at) }
                (table(&side.table, BESIDE, lang))
                p { b { (side.then) } }
            }
            div {
                h4 { (say(words::REST)) }
                (rest(side, lang))
            }
            div {
                h4 { (say(words::END)) }
                (end(side, lang))
            }
        }
    }
}

/// The states that the tables show, field by field.
fn states(report: &Report) -> Markup {
    let lang = report.lang;
    html! {
        @if report.sides.len() > 1 {
            section {
                h2 { (words::FIELDS.in_lang(lang)) }
                @for side in &report.sides[1..] {
                    h3 { (side.title) }
                    (fields(side, lang))
                }
            }
        }
    }
}

fn fields(side: &SidePart, lang: Lang) -> Markup {
    let say = |text: Text| text.in_lang(lang);
    html! {
        @if side.inner_fields > 0 {
            p { (words::inner(lang, side.inner_fields)) }
        } @else if side.fields.is_empty() {
            p { (say(words::SAME_STATE)) }
        } @else {
            div.wide {
                table.data {
                    thead { tr { th { (say(words::FIELD)) } th { (say(words::AS_PLAYED)) } th { (say(words::HERE)) } } }
                    tbody {
                        @for (field, there, here) in &side.fields {
                            tr { td { (field) } td { (there) } td { b { (here) } } }
                        }
                    }
                }
            }
            @if side.more_fields > 0 { p.soft { (words::and_more(lang, side.more_fields)) } }
        }
    }
}

fn rest(side: &SidePart, lang: Lang) -> Markup {
    let Some(rest) = &side.rest else {
        return html! { p { (words::WHOLE_GAME.in_lang(lang)) } };
    };
    let Rest { played, kept, dropped, more_dropped, filled, stopped } = rest;
    let why = |rule: &str, why: &str| {
        html! { (words::NO_LONGER_FITS.in_lang(lang)) (phrases::colon(lang)) (why) " " (link(rule)) }
    };
    html! {
        ul.facts {
            li { (words::kept(lang, *kept, *played)) }
            @for one in dropped {
                li { (words::event(lang, one.event)) (phrases::colon(lang)) q { (one.words) } " " (why(&one.rule, &one.why)) }
            }
            @if *more_dropped > 0 { li { (words::and_more(lang, *more_dropped)) } }
            @for told in filled.in_words(lang) { li { (told) } }
            @if let Some(stop) = stopped {
                li {
                    (words::stops(lang, &stop.asked, stop.waiting)) (phrases::colon(lang))
                    (words::event(lang, stop.first.event)) " " q { (stop.first.words) } " "
                    (why(&stop.first.rule, &stop.first.why))
                }
            }
        }
        @if let Some(differs) = &side.later {
            p { (words::LATER.in_lang(lang)) (phrases::colon(lang)) }
            (later(differs, lang))
        } @else {
            p { (words::NO_LATER.in_lang(lang)) }
        }
    }
}

/// Where another thing comes of an event.
fn later(later: &Later, lang: Lang) -> Markup {
    let say = |text: Text| text.in_lang(lang);
    html! {
        div.later {
            p { span.soft { (words::event(lang, later.played.event)) (phrases::colon(lang)) } (said(&later.played, lang)) }
            p.soft { (say(words::AS_PLAYED)) (phrases::colon(lang)) }
            (facts(&later.played.facts, lang))
            @if let Some(here) = &later.here {
                p.soft { (say(words::HERE)) (phrases::colon(lang)) }
                (facts(here, lang))
            }
            @if let Some(misfit) = &later.misfit {
                p { b { (DIFFERS) " " (say(words::NO_LONGER_FITS)) } (phrases::colon(lang)) (misfit.why) " " (link(&misfit.rule)) }
            }
        }
    }
}

fn end(side: &SidePart, lang: Lang) -> Markup {
    let say = |text: Text| text.in_lang(lang);
    let end = &side.end;
    html! {
        p { (words::after_events(lang, end.events)) (phrases::colon(lang)) b { (end.how) } }
        @if !end.seats.is_empty() {
            div.wide {
                table.data {
                    thead { tr { th { (say(words::SEAT)) } th { (say(words::RESULT)) } th { (say(words::FIGURES)) } } }
                    tbody {
                        @for seat in &end.seats {
                            tr.differs[seat.differs] {
                                td { @if seat.differs { (sign(lang)) " " } bdi { (seat.name) } }
                                td { b { (seat.result) } } td { (seat.figures) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn rules(report: &Report) -> Markup {
    let lang = report.lang;
    html! {
        @if !report.cited.is_empty() {
            section.rules {
                h2 { (words::RULES.in_lang(lang)) }
                p.soft { (words::RULES_ARE.in_lang(lang)) }
                dl {
                    @for rule in &report.cited {
                        dt id={ "rule-" (rule.id) } { (rule.id) }
                        dd {
                            @if !rule.heading.is_empty() { (html::book_heading(&rule.heading, lang)) }
                            (coded(&rule.line))
                        }
                    }
                }
            }
        }
    }
}

/// Labelled values; hashes as such.
fn figures(all: &[(String, String)], hashes: bool) -> Markup {
    html! {
        dl.figures {
            @for (label, value) in all {
                dt { (label) }
                dd.hash[hashes && value.len() == 64] { (value) }
            }
        }
    }
}

/// An event in one line, with its odds.
fn said(event: &Happened, lang: Lang) -> Markup {
    html! {
        b { (event.said) }
        @if !event.odds.is_empty() { " " span.aside { (crate::tell::aside(lang, &event.odds)) } }
    }
}

fn facts(facts: &[FactPart], lang: Lang) -> Markup {
    html! {
        @if !facts.is_empty() {
            ul.facts {
                @for fact in facts {
                    li.differs[fact.differs].aside[fact.rules.is_empty()] {
                        @if fact.differs { (sign(lang)) " " }
                        (fact.words) " " (links(&fact.rules))
                    }
                }
            }
        }
    }
}

fn refused(all: &[RefusedPart], lang: Lang) -> Markup {
    html! {
        @for one in all {
            p.refused {
                b { "✗ " (words::wants(lang, &one.who, &one.words)) }
                br;
                (words::REFUSED.in_lang(lang)) (phrases::colon(lang)) (one.why) " " (link(&one.rule))
            }
        }
    }
}

/// The sign of what differs.
fn sign(lang: Lang) -> Markup {
    html! { b.sign role="img" aria-label=(words::DIFFERS.in_lang(lang)) { (DIFFERS) } }
}

/// Ids of rules, each with a link to its line.
fn links(ids: &[String]) -> Markup {
    html! { @for (at, id) in ids.iter().enumerate() { @if at > 0 { " " } (link(id)) } }
}

fn link(id: &str) -> Markup {
    html! { @if !id.is_empty() { a.rule href={ "#rule-" (id) } { (id) } } }
}

/// Our own words, in which what is typed stands between backticks.
fn coded(text: &str) -> Markup {
    html! {
        @for (at, part) in text.split('`').enumerate() {
            @if at % 2 == 1 { code { (part) } } @else { (part) }
        }
    }
}

/// A table as a picture in which things stand out.
fn table(table: &Table, wide: u16, lang: Lang) -> Markup {
    let scene = table.signed(words::POINTED, words::DIFFERS_ON_TABLE);
    let pointed = table.pointed.iter().map(|id| (id.clone(), Ring::Pointed));
    let differs = table.differs.iter().map(|id| (id.clone(), Ring::Changed));
    let rings: Vec<_> = pointed.chain(differs).collect();
    html::scene_within(&scene, wide, &rings, lang)
}
