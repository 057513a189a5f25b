//! A table as a picture in a page.

use super::{Markup, PreEscaped, html, words};
use crate::draw::{Room, SvgOptions, scene_svg_in};
use kanso_engine::{Lang, Scene};
use kanso_table::paint::Ring;

/// The name of what a picture is written in: a name, which nobody goes to.
#[cfg(test)]
pub(super) const NAMESPACE: &str = "xmlns=\"http://www.w3.org/2000/svg\"";

/// How wide a picture is drawn at most, in pixels: what stands side by side goes on below behind it.
const WIDTH: u16 = 1_240;

/// The room for the pictures of a page, before any of them is known.
pub(super) fn room() -> Room {
    Room::up_to(WIDTH)
}

/// A scene as a picture that is as wide as its page, but never larger than it is drawn and never too
/// small to read; it follows the colours of the page.
pub fn scene(scene: &Scene, lang: Lang) -> Markup {
    scene_within(scene, WIDTH, &[], lang)
}

/// As [`scene`], drawn at most about so wide, in pixels: for pictures beside each other,
/// in which things stand out.
pub fn scene_within(scene: &Scene, wide: u16, rings: &[(String, Ring)], lang: Lang) -> Markup {
    let options = SvgOptions { lang, rings: rings.to_vec(), ..SvgOptions::default() };
    drawn(&scene_svg_in(scene, &options, &mut Room::up_to(wide)), lang)
}

/// A scene that is drawn already; nothing for one that a program will put there.
pub(super) fn drawn(svg: &str, lang: Lang) -> Markup {
    let wide = svg.split(" width=\"").nth(1).and_then(|rest| rest.split('"').next());
    html! {
        div.table role="group" tabindex="0" aria-label=(words::TABLE.in_lang(lang))
            style=[wide.map(|wide| format!("--wide:{wide}px"))] {
            (PreEscaped(svg))
        }
    }
}
