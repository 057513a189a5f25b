//! The shares of the win over a game, as an analysis has found them: the curve, where it turned, and what
//! became of each seat.

use super::super::words;
use crate::html::{Markup, html};
use crate::insight::{Analysis, Share, Turned};
use crate::review::{CourseEvent, Review, plain};
use kanso_engine::{Lang, Text};
use std::fmt::Write as _;

/// Turning points that are told.
const TURNED_MAX: usize = 5;
/// Height of the curve, in its own units; as wide as there are moments.
const HIGH: i32 = 100;

/// What is told of an analysis; `course` has the events of the page with their numbers.
pub(super) fn curve(
    review: &dyn Review,
    analysis: &Analysis,
    course: &[CourseEvent],
    lang: Lang,
) -> Markup {
    let say = |text: Text| text.in_lang(lang);
    // An event that the page tells, or the last one before it.
    let number = |event: u32| {
        let before = course.partition_point(|other| other.event <= event);
        before.checked_sub(1).map_or(0, |at| course[at].number)
    };
    let names: Vec<String> = if analysis.party {
        vec![say(words::PARTY).to_owned()]
    } else {
        review.names().iter().map(|name| plain(name)).collect()
    };
    let wide = analysis.events.len().max(2) as i32 - 1;
    html! {
        section #curve {
            h2 { (say(words::CURVE)) }
            p.soft { (say(words::NO_ORACLE)) }
            svg viewBox=(format!("0 0 {wide} {HIGH}")) preserveAspectRatio="none" role="img"
                aria-label=(say(words::CURVE)) {
                @for seat in 0..names.len() {
                    path class=(format!("c{}", seat % 8)) d=(area(analysis, seat)) {
                        title { (names[seat]) }
                    }
                }
                @for (at, event) in analysis.events.iter().enumerate() {
                    a href=(format!("#{}", number(event.event))) {
                        rect x=(at as i32 - 1) y="0" width="1" height=(HIGH) {
                            title { (told(analysis, &names, at, number(event.event))) }
                        }
                    }
                }
            }
            (seats(analysis, &names, lang))
            (turned(analysis, &names, &number, lang))
        }
    }
}

/// A seat's part of the curve, above those before it.
fn area(analysis: &Analysis, seat: usize) -> String {
    let below = |seats: std::ops::Range<usize>, at: usize| {
        let share: Share = seats.map(|seat| analysis.events[at].value[seat]).sum();
        HIGH - (share.0 * HIGH + 5_000) / 10_000
    };
    let mut path = String::from("M");
    for at in 0..analysis.events.len() {
        write!(path, "{at} {} ", below(0..seat + 1, at)).expect("a string takes every text");
    }
    for at in (0..analysis.events.len()).rev() {
        write!(path, "{at} {} ", below(0..seat, at)).expect("a string takes every text");
    }
    path + "z"
}

/// The shares at a moment, in words.
fn told(analysis: &Analysis, names: &[String], at: usize, number: u32) -> String {
    let shares = names.iter().zip(&analysis.events[at].value);
    let shares: Vec<String> = shares.map(|(name, share)| format!("{name} {share} %")).collect();
    format!("{number}: {}", shares.join(", "))
}

fn seats(analysis: &Analysis, names: &[String], lang: Lang) -> Markup {
    let say = |text: Text| text.in_lang(lang);
    html! {
        table {
            tr {
                @for heading in [words::SEAT, words::VALUES, words::LUCK, words::CHOICES, words::COST] {
                    th { (say(heading)) }
                }
            }
            @for (seat, name) in names.iter().enumerate() {
                @let total = &analysis.seats[seat];
                tr {
                    td { span class=(format!("key c{}", seat % 8)) {} " " (name) }
                    td { (total.start) " → " (total.end) }
                    td { (signed(total.luck)) " ±" (total.error) }
                    td { (signed(total.choices)) }
                    td { (total.cost) " ±" (total.cost_error) " " (total.marks_told()) }
                }
            }
        }
    }
}

fn turned(
    analysis: &Analysis,
    names: &[String],
    number: &impl Fn(u32) -> u32,
    lang: Lang,
) -> Markup {
    let turned = analysis.turned(TURNED_MAX);
    let whose = |turned: &Turned| names.get(turned.seat.index()).or(names.first()).cloned();
    html! {
        @if !turned.is_empty() {
            h3 { (words::TURNED.in_lang(lang)) }
            ol {
                @for turned in &turned {
                    @let number = number(analysis.events[turned.event].event);
                    li {
                        a href=(format!("#{number}")) { (number) }
                        " " (whose(turned).unwrap_or_default()) " " (signed(turned.by)) " ±" (turned.error)
                    }
                }
            }
        }
    }
}

fn signed(share: Share) -> String {
    if share > Share(0) { format!("+{share}") } else { share.to_string() }
}
