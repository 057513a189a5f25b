//! How a line ends.

use super::story::Stands;
use crate::html::{Cited, Markup, html, words};
use crate::log::record::{LineId, SealEnd};
use crate::review::{Review, plain};
use crate::tell::phrases;
use kanso_engine::game::EVENT_LIMIT_END;
use kanso_engine::{Eye, Lang, Standing};

/// What stands behind the last event: the standing, how the players ended it, or what is awaited; and
/// why a line that breaks a rule cannot be shown further. The review stands at the line's end.
pub(super) fn end(
    review: &dyn Review,
    last: &Stands,
    cited: &mut Cited,
    (line, lang, eye): (LineId, Lang, Eye),
) -> Markup {
    let Some(info) = review.lines().into_iter().find(|info| info.id == line) else {
        return html! {};
    };
    let colon = phrases::colon(lang);
    html! {
        @if let Some(broken) = review.broken(line, lang, eye) {
            div.notice role="note" {
                p { b { (words::BROKEN.in_lang(lang)) } }
                // What stands against it may be what the eye does not know.
                @if eye == Eye::All {
                    p {
                        (broken.words)
                        @if !broken.rule.is_empty() { " " (cited.cite(&broken.rule)) }
                    }
                }
            }
        } @else if let Some(standing) = review.standing() {
            (table(review, &standing, lang))
        } @else if let Some(how) = info.seal.and_then(|seal| stopped(review, seal, lang)) {
            h2 { (phrases::over(lang, &how)) }
        } @else {
            p.awaited {
                b { (phrases::AWAITED.in_lang(lang)) (colon) }
                (last.prompt)
            }
        }
    }
}

/// How each seat stands, with its figures.
fn table(review: &dyn Review, standing: &Standing, lang: Lang) -> Markup {
    let meta = review.meta();
    let reason = meta.ends.get(usize::from(standing.reason)).unwrap_or(&EVENT_LIMIT_END);
    // A figure that applies to nobody has no column.
    let told =
        |at: usize| standing.seats.iter().any(|seat| matches!(seat.figures.get(at), Some(Some(_))));
    let figures: Vec<_> = meta.figures.iter().enumerate().filter(|(at, _)| told(*at)).collect();
    html! {
        h2 { (phrases::over(lang, reason.name.in_lang(lang))) }
        div.wide {
            table.data {
                thead {
                    tr {
                        th scope="col" { (phrases::SEATS.in_lang(lang)) }
                        th scope="col" { (words::RESULT.in_lang(lang)) }
                        @for (_, figure) in &figures {
                            th.count scope="col" { (figure.name.in_lang(lang)) }
                        }
                    }
                }
                tbody {
                    @for (name, seat) in review.names().iter().zip(&standing.seats) {
                        tr {
                            th scope="row" { (plain(name)) }
                            td { (phrases::result(lang, seat.result)) }
                            @for (at, figure) in &figures {
                                td.count {
                                    @if let Some(Some(value)) = seat.figures.get(*at) { (figure.told(*value)) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// How the players ended a line before its rules did.
fn stopped(review: &dyn Review, end: SealEnd, lang: Lang) -> Option<String> {
    match end {
        SealEnd::Rules(_) => None,
        SealEnd::EventLimit => Some(EVENT_LIMIT_END.name.in_lang(lang).to_owned()),
        SealEnd::Conceded(seat) => {
            let name = plain(review.names().get(usize::from(seat))?);
            Some(match lang {
                Lang::En => format!("{name} conceded"),
                Lang::Ja => format!("{name}の投了"),
            })
        }
        SealEnd::Agreed => Some(words::AGREED.in_lang(lang).to_owned()),
        SealEnd::Abandoned => Some(words::ABANDONED.in_lang(lang).to_owned()),
    }
}
