//! What the things of a table are called; and its regions and cells where no two may be called the same.

use kanso_engine::scene::{Body, Page, Region};
use kanso_engine::{Label, Lang, Scene};
use std::collections::BTreeMap;

/// What everything on a table is called, by its id; several things may be called the same.
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

/// What the places are called in which the things of a table lie, by the ids of these: the cell or slot, or
/// the region where that has no name.
pub fn places(scene: &Scene, lang: Lang) -> BTreeMap<String, String> {
    let mut places = BTreeMap::new();
    for region in scene.pages.iter().flat_map(|page| &page.regions) {
        let mut put = |label: &Label, id: &str| {
            let label = if label.is_empty() { &region.name } else { label };
            places.insert(id.to_owned(), label.in_lang(lang).to_owned());
        };
        match &region.body {
            Body::Board(board) => {
                for cell in &board.cells {
                    cell.tokens.iter().for_each(|token| put(&cell.label, &token.id));
                }
            }
            Body::Row(slots) => {
                for slot in slots {
                    slot.token.iter().for_each(|token| put(&slot.label, &token.id));
                }
            }
            Body::Track(steps) => {
                for step in steps {
                    step.tokens.iter().for_each(|token| put(&step.label, &token.id));
                }
            }
            Body::Sheet(_) => {}
        }
    }
    places
}

/// What regions and cells are called, so that no two are called the same.
pub(crate) struct Names<'a> {
    /// How often a name of a region stands on the table.
    regions: BTreeMap<&'a Label, u32>,
    /// How often a name of a cell does.
    cells: BTreeMap<&'a Label, u32>,
}

impl<'a> Names<'a> {
    /// The names of a table.
    pub(crate) fn of(scene: &'a Scene) -> Self {
        let mut names = Self { regions: BTreeMap::new(), cells: BTreeMap::new() };
        for region in scene.pages.iter().flat_map(|page| &page.regions) {
            *names.regions.entry(&region.name).or_default() += 1;
            if let Body::Board(board) = &region.body {
                for cell in &board.cells {
                    *names.cells.entry(&cell.label).or_default() += 1;
                }
            }
        }
        names
    }

    /// A region; with whose place it lies in, where several have its name.
    pub(crate) fn region(&self, page: &Page, region: &Region) -> Label {
        if self.regions.get(&region.name).is_none_or(|count| *count < 2) {
            return region.name.clone();
        }
        match place_name(page, region) {
            Some(of) => in_brackets(&region.name, of),
            None => region.name.clone(),
        }
    }

    /// A cell; with its board, where several have its name.
    pub(crate) fn cell(
        &self,
        page: &Page,
        region: &Region,
        label: &Label,
        called: &Label,
    ) -> Label {
        if label.is_empty() {
            return called.clone();
        }
        if self.cells.get(label).is_none_or(|count| *count < 2) {
            return label.clone();
        }
        in_brackets(label, place_name(page, region).unwrap_or(called))
    }
}

/// The name of the first region in the place of this one, where it is another.
fn place_name<'p>(page: &'p Page, region: &Region) -> Option<&'p Label> {
    let same = |other: &&Region| (other.column, other.row) == (region.column, region.row);
    let first = page.regions.iter().find(same)?;
    (first.name != region.name && !first.name.is_empty()).then_some(&first.name)
}

fn in_brackets(name: &Label, of: &Label) -> Label {
    Label::new(format!("{} ({})", name.en, of.en), format!("{}（{}）", name.ja, of.ja))
}
