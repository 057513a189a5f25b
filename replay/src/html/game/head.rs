//! What the game is, as far as an eye is told it.

use crate::html::{Markup, html, words};
use crate::log::record::{LineId, LuckSource};
use crate::review::{Review, plain};
use crate::tell::{card_set_name, phrases};
use kanso_engine::cards::hex;
use kanso_engine::{Eye, Lang, Text};

/// The head of the page of a line: names, what was chosen, how the rulebook is read, luck. Seed, head
/// hash and the names of lines are for [`Eye::All`] alone.
pub(super) fn head(review: &dyn Review, (line, lang, eye): (LineId, Lang, Eye)) -> Markup {
    let (meta, header) = (review.meta(), review.header());
    let say = |text: Text| text.in_lang(lang);
    let names: Vec<_> = review.names().iter().map(|name| plain(name)).collect();
    let options = meta.options_that_matter(&header.options).map(|(at, spec, value)| {
        let told = review.tells_option(at, eye).then(|| spec.said(value, lang).unwrap_or("?"));
        (spec.called(lang), told.unwrap_or(say(phrases::NOT_TOLD)))
    });
    let readings = meta.readings.iter().zip(&header.readings).filter(|(_, value)| **value != 0);
    let readings = readings.map(|(spec, value)| {
        let value = spec.values.get(usize::from(*value)).copied().unwrap_or("?");
        (meta.rules[spec.rule.index()].id, spec.name, value)
    });
    let luck = match &header.luck {
        LuckSource::Seeded { .. } => phrases::SEEDED,
        LuckSource::Table { .. } => phrases::TABLE,
        LuckSource::TakenOver { .. } => phrases::TAKEN_OVER,
        LuckSource::Committed { .. } => phrases::COMMITTED,
    };
    let seed = match (&header.luck, eye) {
        (LuckSource::Seeded { seed, .. }, Eye::All) => Some(hex(seed)),
        (
            LuckSource::Seeded { .. }
            | LuckSource::Table { .. }
            | LuckSource::TakenOver { .. }
            | LuckSource::Committed { .. },
            _,
        ) => None,
    };
    html! {
        h1 { (say(meta.name)) }
        p { b { (names.join(phrases::comma(lang))) } " · " (told_to(&names, lang, eye)) }
        details {
            summary { (say(words::ABOUT)) }
            dl.figures {
                dt { (say(words::LINE)) }
                dd { (line_told(review, line, lang, eye)) }
                @for (name, value) in options {
                    dt { (name) }
                    dd { (value) }
                }
                @for (id, name, value) in readings {
                    dt { (id) " " (name) }
                    dd { (value) }
                }
                @if let Some(name) = card_set_name(meta, &header.cards, lang) {
                    dt { (say(phrases::CARDS)) }
                    dd { (name) }
                }
                @if header.opening.is_some() {
                    dt { (say(words::START)) }
                    dd { (say(phrases::OPENING)) }
                }
                dt { (say(phrases::LUCK)) }
                dd { (say(luck)) @if let Some(seed) = seed { " " span.hash { (seed) } } }
                dt { (say(phrases::REVISION)) }
                dd { (header.revision) }
                @if let Some(created) = header.created.as_deref().map(plain) {
                    dt { (say(words::CREATED)) }
                    dd { (created) }
                }
                @if eye == Eye::All {
                    dt { (say(words::HEAD_HASH)) }
                    dd.hash { (hex(&review.head())) }
                }
            }
        }
    }
}

/// For whom the page is.
fn told_to(names: &[String], lang: Lang, eye: Eye) -> Markup {
    let seat = match eye {
        Eye::All => return html! { (words::TOLD_TO_ALL.in_lang(lang)) },
        Eye::Public => return html! { (words::TOLD_TO_PUBLIC.in_lang(lang)) },
        Eye::Seat(seat) => names.get(seat.index()).map_or("?", String::as_str),
    };
    html! {
        @match lang {
            Lang::En => { "As " b { (seat) } " was told it: what this seat may not know is nowhere in this file." },
            Lang::Ja => { b { (seat) } "に知らされた範囲の記録です。この席が知りえないことは、このファイルのどこにも含まれていません。" },
        }
    }
}

/// Which line the page tells. The name of a line, and how many others there are, can tell what
/// somebody with hindsight wanted to try.
fn line_told(review: &dyn Review, line: LineId, lang: Lang, eye: Eye) -> Markup {
    let own = if line == 0 { words::MAIN_LINE } else { words::OTHER_LINE };
    let lines = if eye == Eye::All { review.lines() } else { Vec::new() };
    let others: Vec<_> = lines
        .iter()
        .filter(|info| info.id != line && !info.deleted)
        .map(|info| format!("{} {}", info.id, info.name))
        .collect();
    let name = lines.iter().find(|info| info.id == line).map(|info| info.name.as_str());
    html! {
        @if let Some(name) = name { (line) " " (name) (phrases::comma(lang)) }
        (own.in_lang(lang))
        // What stood there before, and what is said about the line, is for whoever may know all.
        @if eye == Eye::All {
            @if let Some(mend) = review.say_mend(line, lang) { br; span.aside { (mend) } }
            @for note in review.line_notes(line) {
                p.note {
                    b { (words::NOTE.in_lang(lang)) }
                    @if !note.author.is_empty() { " (" (note.author) ")" }
                    (phrases::colon(lang))
                    (note.text)
                }
            }
        }
        @if !others.is_empty() {
            br;
            span.aside {
                (words::OTHER_LINES.in_lang(lang)) (phrases::colon(lang))
                (others.join(phrases::comma(lang)))
            }
        }
    }
}
