//! What stands around every page.

use super::words;
use super::{Markup, PreEscaped, html, style};
use crate::signed::digest_for_browsers;
use kanso_engine::Lang;

/// By this the browser asks nobody for anything: what a page needs is in it. It runs our program, which is
/// known by its digest, and none that got into the page on another way.
fn policy(script: &str) -> String {
    let script = if script.is_empty() { "none".to_owned() } else { digest_for_browsers(script) };
    format!(
        "default-src 'none'; style-src 'unsafe-inline'; script-src '{script}'; base-uri 'none'; \
         form-action 'none'"
    )
}

/// What a page needs besides its body.
#[derive(Clone, Copy, Debug)]
pub struct Page<'a> {
    /// Its language: of its own words and of what it tells.
    pub lang: Lang,
    /// Its title, which the browser shows on its tab.
    pub title: &'a str,
    /// Rules of style behind those that all pages have; never made of what a log holds.
    pub style: &'a str,
    /// A program at its end, none for a page that only tells; never made of what a log holds.
    pub script: &'a str,
    /// True if it is one file that needs nothing else, which it says at its end; false for one that leads to
    /// others beside it.
    pub is_alone: bool,
}

impl<'a> Page<'a> {
    /// A page with the style that all pages have, and no program.
    pub const fn new(lang: Lang, title: &'a str) -> Self {
        Self { lang, title, style: "", script: "", is_alone: true }
    }
}

/// The whole page, as it is written to a file.
///
/// What the page says of itself at its end, the program's name and version, is the same for everybody.
pub fn page(page: &Page<'_>, body: &Markup) -> String {
    let Page { lang, title, style, script, is_alone } = *page;
    let style = PreEscaped(format!("{}{style}", style::sheet()));
    let page = html! {
        (maud::DOCTYPE)
        html lang=(lang_tag(lang)) {
            head {
                meta charset="utf-8";
                meta http-equiv="Content-Security-Policy" content=(policy(script));
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="generator" content=(program());
                meta name="color-scheme" content="light dark";
                title { (title) }
                style { (style) }
            }
            body {
                (body)
                footer {
                    (program())
                    @if is_alone { " · " (words::SELF_CONTAINED.in_lang(lang)) }
                }
                @if !script.is_empty() {
                    script { (PreEscaped(script)) }
                }
            }
        }
    };
    let mut page = page.into_string();
    page.push('\n');
    page
}

/// The language as a browser and a screen reader want it.
pub(super) const fn lang_tag(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "en",
        Lang::Ja => "ja",
    }
}

fn program() -> String {
    format!("kansō {}", env!("CARGO_PKG_VERSION"))
}
