//! What holds of every picture: ids stand once, ground is told, and no word is an id.

use crate::scene::{Body, Page, Token};
use crate::{Label, Lang, Scene};
use std::collections::BTreeSet;

/// Looks at a picture.
///
/// # Panics
///
/// Where an id stands twice, a cell says nothing, or something says an id.
pub(super) fn is_sound(scene: &Scene) {
    for page in &scene.pages {
        let mut ids = BTreeSet::new();
        let mut see = |id: &str| assert!(ids.insert(id.to_owned()), "an id stands once: {id}");
        for region in &page.regions {
            see(&region.id);
            match &region.body {
                Body::Board(board) => board.cells.iter().for_each(|cell| see(&cell.id)),
                Body::Row(slots) => slots.iter().for_each(|slot| see(&slot.id)),
                Body::Track(steps) => steps.iter().for_each(|step| see(&step.id)),
                Body::Sheet(lines) => lines.iter().for_each(|line| see(&line.id)),
            }
        }
        tokens(page).for_each(|token| see(&token.id));
        is_told(page, &ids);
    }
}

fn tokens(page: &Page) -> impl Iterator<Item = &Token> {
    page.regions.iter().flat_map(|region| -> Vec<&Token> {
        match &region.body {
            Body::Board(board) => board.cells.iter().flat_map(|cell| &cell.tokens).collect(),
            Body::Row(slots) => slots.iter().filter_map(|slot| slot.token.as_ref()).collect(),
            Body::Track(steps) => steps.iter().flat_map(|step| &step.tokens).collect(),
            Body::Sheet(_) => Vec::new(),
        }
    })
}

fn is_told(page: &Page, ids: &BTreeSet<String>) {
    for token in tokens(page) {
        no_word_is_an_id(&token.detail, ids);
        token.reach.iter().for_each(|id| assert!(ids.contains(&**id), "{} reaches {id}", token.id));
    }
    for region in &page.regions {
        let Body::Board(board) = &region.body else { continue };
        for cell in &board.cells {
            for lang in Lang::ALL {
                assert!(!cell.detail.in_lang(lang).is_empty(), "{} says what it is", cell.id);
            }
            no_word_is_an_id(&cell.detail, ids);
        }
        let parts = board.wholes.iter().flat_map(|whole| &whole.cells);
        parts.for_each(|id| assert!(ids.contains(id), "{id} is a cell of a whole"));
    }
}

/// Ids are found in what is said by their strokes; a hex is called as its id.
fn no_word_is_an_id(said: &Label, ids: &BTreeSet<String>) {
    for lang in Lang::ALL {
        let words = said.in_lang(lang).split([' ', '\n', '、', '，', ',', ':', '：']);
        for word in words.filter(|word| word.contains('/')) {
            assert!(!ids.contains(word), "{word} is an id: {}", said.in_lang(lang));
        }
    }
}
