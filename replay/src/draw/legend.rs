//! What the short names and marks of a table mean: a legend for what a painter has no room to say.

use super::tone::mark;
use kanso_engine::scene::{Badge, Body, Land, Token, Tone};
use kanso_engine::{Lang, Scene, Text};
use std::collections::BTreeSet;

/// How the terminal draws a line that parts a board.
pub(super) const DIVIDER: &str = "┊";
/// What such a line is.
const PARTS: Text = Text::new("a line that parts the board", "盤を分ける線");

/// A short text on the table, and what it means.
pub type Meaning = (String, String);

/// What the short names of the pieces on boards mean, then what the marks mean: each once, in the
/// order of the table. Of one page, or of all.
pub fn legend(scene: &Scene, page: Option<&str>, lang: Lang) -> (Vec<Meaning>, Vec<Meaning>) {
    let (mut names, mut marks, mut grounds) = <(Found, Found, Found)>::default();
    let mut token = |token: &Token, is_on_board: bool| {
        if is_on_board {
            names.add(token.short.in_lang(lang), token.name.in_lang(lang));
        }
        token.badges.iter().for_each(|badge| marks.badge(badge, lang));
    };
    let mut cells = Vec::new();
    let shown = scene.pages.iter().filter(|known| page.is_none_or(|page| known.id == page));
    for region in shown.flat_map(|page| &page.regions) {
        match &region.body {
            Body::Board(board) => {
                if !board.dividers.is_empty() {
                    grounds.add(DIVIDER, PARTS.in_lang(lang));
                }
                for cell in &board.cells {
                    if let Tone::Land(land) = cell.tint {
                        grounds.add(mark(cell.tint), land_name(land).in_lang(lang));
                    }
                    cells.extend(&cell.badges);
                    cell.tokens.iter().for_each(|piece| token(piece, true));
                }
            }
            Body::Row(slots) => {
                slots.iter().filter_map(|slot| slot.token.as_ref()).for_each(|it| token(it, false));
            }
            Body::Track(steps) => {
                steps.iter().flat_map(|step| &step.tokens).for_each(|it| token(it, false));
            }
            Body::Sheet(_) => {}
        }
    }
    for badge in cells {
        marks.badge(badge, lang);
    }
    for (text, meaning) in grounds.list {
        marks.add(&text, &meaning);
    }
    (names.list, marks.list)
}

/// What a landscape is called.
const fn land_name(land: Land) -> Text {
    match land {
        Land::Forest => Text::new("forest", "森"),
        Land::Hill => Text::new("hill", "丘"),
        Land::River => Text::new("river", "川"),
        Land::Ford => Text::new("ford", "浅瀬"),
        Land::Bridge => Text::new("bridge", "橋"),
        Land::Marsh => Text::new("marsh", "湿地"),
        Land::Rampart => Text::new("rampart", "城壁"),
        Land::Building => Text::new("building", "建物"),
        Land::Rock => Text::new("rock, which nobody enters", "岩山（進入不可）"),
    }
}

/// What was found, each once.
#[derive(Default)]
struct Found {
    seen: BTreeSet<Meaning>,
    list: Vec<Meaning>,
}

impl Found {
    fn badge(&mut self, badge: &Badge, lang: Lang) {
        self.add(badge.text.in_lang(lang), badge.meaning.in_lang(lang));
    }

    /// Something that says less than it means.
    fn add(&mut self, text: &str, meaning: &str) {
        if text.is_empty() || meaning.is_empty() || text == meaning {
            return;
        }
        let found = (text.to_owned(), meaning.to_owned());
        if self.seen.insert(found.clone()) {
            self.list.push(found);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::sample::{scene, troops};

    #[test]
    fn each_short_name_and_mark_is_explained_once() {
        for lang in Lang::ALL {
            let (names, marks) = legend(&troops(), None, lang);
            assert!(!names.is_empty() && !marks.is_empty());
            for list in [&names, &marks] {
                let once: BTreeSet<_> = list.iter().collect();
                assert_eq!(once.len(), list.len());
                assert!(list.iter().all(|(text, meaning)| text != meaning && !text.is_empty()));
            }
        }
    }

    #[test]
    fn a_page_has_the_legend_of_what_is_on_it() {
        let scene = scene();
        let all = legend(&scene, None, Lang::En);
        let none = legend(&scene, Some("no such page"), Lang::En);
        assert!(none.0.is_empty() && none.1.is_empty());
        let first = legend(&scene, Some(&scene.pages[0].id), Lang::En);
        assert!(first.0.iter().all(|name| all.0.contains(name)));
    }
}
