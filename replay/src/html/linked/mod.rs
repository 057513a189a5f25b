//! What one eye was told of a game, in a link, and the page that shows what such a link holds.
//!
//! A log in a link opens in the viewer, which plays it again. What one eye was told cannot: there is no log
//! in it. So it is a part of the page that `kanso export --format html` makes for that eye, packed: its words
//! from the first to the last, and the table where it opens, where there is room for it. [`page_for_links`] is
//! a page that has no game of its own; it unpacks what stands behind the `#` of its address.
//!
//! ```text
//! https://example.org/games/told.html#p=PACKED
//!                                       zlib (RFC 1950) in base64 for addresses, unpadded: a text of the
//!                                       language and a line feed, the title and a line feed, the body
//! ```
//!
//! zlib's check tells of a link that was cut or changed. Whoever makes a link can write into it what they
//! want: the page takes from it no more than the parts and attributes that our pages have, none of which
//! leads out of it, and its policy lets no program run but its own.
//!
//! # Left out
//!
//! The tables after each event: those of one game take three to ten times what a link can hold.

use super::page::lang_tag;
use super::{Markup, Page, game, html, page};
use kanso_engine::{Lang, Text};

/// The program of the page.
const SCRIPT: &str = include_str!("open.js");
/// Its style, behind that of a game's page.
const STYLE: &str = include_str!("linked.css");

/// What a game's page tells, for a link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// Its language.
    pub lang: Lang,
    /// Its title, on one line.
    pub title: String,
    /// All its words.
    pub words: String,
    /// The same with the table where it opens.
    pub with_table: String,
}

impl Told {
    /// The text that is packed into a link, with the table or without it.
    pub fn text(&self, with_table: bool) -> String {
        let body = if with_table { &self.with_table } else { &self.words };
        format!("{}\n{}\n{body}", lang_tag(self.lang), self.title)
    }
}

/// The page that shows what a link holds; the same for all links.
pub fn page_for_links() -> String {
    let body = html! {
        div #told {}
        div #none.notice role="alert" hidden { (said(NONE)) }
        div #cut.notice role="alert" hidden { (said(CUT)) }
        div #old.notice role="alert" hidden { (said(OLD)) }
        noscript { p { (NO_SCRIPT.en) } p lang="ja" { (NO_SCRIPT.ja) } }
        p #linked.soft hidden { (said(LINKED)) }
    };
    let style = format!("{}{STYLE}", game::style());
    let around =
        Page { lang: Lang::En, title: "kansō", style: &style, script: SCRIPT, is_alone: false };
    page(&around, &body)
}

/// Words in both languages, of which that of the page is seen.
fn said(text: Text) -> Markup {
    html! { span.say { span lang="en" { (text.en) } span lang="ja" { (text.ja) } } }
}

/// There is nothing behind the `#`.
const NONE: Text = Text::new(
    "This page shows what a link of `kanso link --eye` holds, and the link that led here ends before that. Ask for it again.",
    "このページは`kanso link --eye`で作ったリンクの中身を表示します。開いたリンクには中身がないので、もう一度送ってもらってください。",
);
/// What stands there cannot be unpacked.
const CUT: Text = Text::new(
    "The link was cut or changed on its way. Ask for it again, or for the page as a file.",
    "リンクが途中で切れたか、書き換わっています。もう一度送ってもらうか、ページをファイルで受け取ってください。",
);
/// The browser cannot unpack anything.
const OLD: Text = Text::new(
    "This browser is too old to unpack the link. Open it with a newer one.",
    "このブラウザーは古いため、リンクを開けません。新しいブラウザーで開いてください。",
);
/// The browser runs no program.
const NO_SCRIPT: Text = Text::new(
    "This page needs its script to unpack the link.",
    "リンクを開くにはスクリプトを有効にしてください。",
);
/// Where it came from.
const LINKED: Text = Text::new(
    "All of this came in the link, and no server was sent it. Who made the link could write what they wanted: only the file of a game can be verified.",
    "この内容はすべてリンクに入っていたもので、サーバーには送られていません。リンクを作った人は何でも書けます。検証できるのは対局のファイルだけです。",
);

#[cfg(test)]
mod tests;
