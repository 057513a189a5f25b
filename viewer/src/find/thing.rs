//! What a thing of the scene is called.

use kanso_engine::scene::{Body, Token};
use kanso_engine::{Label, Scene};

/// The name of the thing with this id, where it is on the table.
pub(super) fn name<'a>(scene: &'a Scene, id: &str) -> Option<&'a Label> {
    let regions = scene.pages.iter().flat_map(|page| &page.regions);
    regions
        .filter_map(|region| {
            if region.id == id {
                return Some(&region.name);
            }
            match &region.body {
                Body::Board(board) => board.cells.iter().find_map(|cell| {
                    among(&cell.tokens, id).or_else(|| (cell.id == id).then_some(&cell.label))
                }),
                Body::Row(slots) => slots.iter().find_map(|slot| {
                    let token = slot.token.as_ref();
                    let of_token = token.filter(|token| token.id == id).map(|token| &token.name);
                    let itself = || token.map_or(&slot.label, |token| &token.name);
                    of_token.or_else(|| (slot.id == id).then(itself))
                }),
                Body::Track(steps) => steps.iter().find_map(|step| {
                    among(&step.tokens, id).or_else(|| (step.id == id).then_some(&step.label))
                }),
                Body::Sheet(lines) => {
                    lines.iter().find(|line| line.id == id).map(|line| &line.label)
                }
            }
        })
        .find(|name| !name.is_empty())
}

fn among<'a>(tokens: &'a [Token], id: &str) -> Option<&'a Label> {
    tokens.iter().find(|token| token.id == id).map(|token| &token.name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::testing::with_golden;
    use kanso_engine::{Eye, Lang};

    #[test]
    fn pieces_cells_and_lines_of_a_sheet_have_names() {
        for game in ["rook-raiders/four-seats-declared", "berserk-tcg/both-at-once", "pig/conceded"]
        {
            let model = with_golden(game);
            let scene = model.table.as_ref().expect("open").review().scene(Eye::All);
            let mut named = 0;
            for region in scene.pages.iter().flat_map(|page| &page.regions) {
                let ids: Vec<&str> = match &region.body {
                    Body::Board(board) => {
                        let tokens = board.cells.iter().flat_map(|cell| &cell.tokens);
                        let cells = board.cells.iter().map(|cell| &*cell.id);
                        cells.chain(tokens.map(|token| &*token.id)).collect()
                    }
                    Body::Row(slots) => {
                        slots.iter().filter_map(|slot| Some(&*slot.token.as_ref()?.id)).collect()
                    }
                    Body::Track(steps) => steps.iter().map(|step| &*step.id).collect(),
                    Body::Sheet(lines) => lines.iter().map(|line| &*line.id).collect(),
                };
                for id in ids {
                    let name = name(&scene, id).unwrap_or_else(|| panic!("{game}: {id}"));
                    assert!(!name.in_lang(Lang::Ja).is_empty());
                    named += 1;
                }
            }
            assert!(named > 2, "{game}");
            assert_eq!(name(&scene, "no such thing"), None);
        }
    }
}
