//! What the things of a scene are called.

use kanso_engine::Lang;
use kanso_engine::scene::{Body, Scene};
use std::collections::BTreeMap;

/// Names of everything in a scene, by id.
pub fn names(scene: &Scene, lang: Lang) -> BTreeMap<String, String> {
    let mut names = BTreeMap::new();
    for region in scene.pages.iter().flat_map(|page| &page.regions) {
        let mut put = |id: &str, name: &str| names.insert(id.to_owned(), name.to_owned());
        put(&region.id, region.name.in_lang(lang));
        match &region.body {
            Body::Board(board) => {
                for cell in &board.cells {
                    put(&cell.id, cell.label.in_lang(lang));
                    cell.tokens.iter().for_each(|token| {
                        put(&token.id, token.name.in_lang(lang));
                    });
                }
            }
            Body::Row(slots) => {
                for slot in slots {
                    put(&slot.id, slot.label.in_lang(lang));
                    slot.token.iter().for_each(|token| {
                        put(&token.id, token.name.in_lang(lang));
                    });
                }
            }
            Body::Track(steps) => {
                for step in steps {
                    put(&step.id, step.label.in_lang(lang));
                    step.tokens.iter().for_each(|token| {
                        put(&token.id, token.name.in_lang(lang));
                    });
                }
            }
            Body::Sheet(lines) => lines.iter().for_each(|line| {
                put(&line.id, line.label.in_lang(lang));
            }),
        }
    }
    names
}
