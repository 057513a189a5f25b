//! A table as a picture in a page.

use super::{Markup, PreEscaped, html, words};
use crate::draw::{SvgOptions, scene_svg};
use kanso_engine::{Lang, Scene};

/// The name of what a picture is written in: a name, which nobody goes to.
#[cfg(test)]
pub(super) const NAMESPACE: &str = "xmlns=\"http://www.w3.org/2000/svg\"";

/// A scene as a picture that is never wider than its page unless it would be too small to read; it
/// follows the colours of the page.
pub fn scene(scene: &Scene, lang: Lang) -> Markup {
    drawn(&scene_svg(scene, &SvgOptions { lang, page: None }), lang)
}

/// A scene that is drawn already.
pub(super) fn drawn(svg: &str, lang: Lang) -> Markup {
    html! {
        div.table role="group" tabindex="0" aria-label=(words::TABLE.in_lang(lang)) {
            (PreEscaped(svg))
        }
    }
}
