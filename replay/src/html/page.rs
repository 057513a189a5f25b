//! What stands around every page.

use super::words;
use super::{Markup, PreEscaped, html, style};
use kanso_engine::Lang;

/// By this the browser asks nobody for anything: what a page needs is in it.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; \
    base-uri 'none'; form-action 'none'";

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
}

impl<'a> Page<'a> {
    /// A page with the style that all pages have, and no program.
    pub const fn new(lang: Lang, title: &'a str) -> Self {
        Self { lang, title, style: "", script: "" }
    }
}

/// The whole page, as it is written to a file.
///
/// What the page says of itself at its end, the program's name and version, is the same for everybody.
pub fn page(page: &Page<'_>, body: &Markup) -> String {
    let Page { lang, title, style, script } = *page;
    let style = PreEscaped(format!("{}{style}", style::sheet()));
    let page = html! {
        (maud::DOCTYPE)
        html lang=(lang_tag(lang)) {
            head {
                meta charset="utf-8";
                meta http-equiv="Content-Security-Policy" content=(POLICY);
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="generator" content=(program());
                meta name="color-scheme" content="light dark";
                title { (title) }
                style { (style) }
            }
            body {
                (body)
                footer { (program()) " · " (words::SELF_CONTAINED.in_lang(lang)) }
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
