//! What is wrong with a layout: for tests, and for whoever checks many games.

use super::{Form, Layout, Spot, Thing};
use emath::{Pos2, Rect};
use kanso_engine::scene::{Body, Page, Shape};
use std::collections::BTreeMap;
use std::fmt;

/// Something of a page that does not lie as it should.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Its id.
    pub id: String,
    /// What is wrong with it.
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{} {}", self.id, self.what)
    }
}

/// What is wrong with a layout of a page: everything is laid out once, on the mat of its region, which
/// is within the page; no mat lies on another, and no place on another.
pub fn faults(page: &Page, layout: &Layout) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut fault = |id: &str, what: String| faults.push(Fault { id: id.to_owned(), what });
    let mut laid: BTreeMap<Thing, usize> = BTreeMap::new();
    for spot in &layout.spots {
        *laid.entry(spot.thing).or_default() += 1;
    }
    for thing in things(page) {
        match laid.get(&thing) {
            Some(1) => {}
            None => fault(thing.id(page), "is not laid out".to_owned()),
            Some(times) => fault(thing.id(page), format!("is laid out {times} times")),
        }
    }
    let whole = Rect::from_min_size(Pos2::ZERO, layout.size).expand(0.5);
    for (at, mat) in layout.mats.iter().enumerate() {
        let name = mat.regions.first().map_or("a mat", |region| &page.regions[*region].id);
        if !whole.contains_rect(mat.rect) {
            fault(name, "lies off the page".to_owned());
        }
        if layout.mats[at + 1..].iter().any(|other| mat.rect.shrink(0.5).intersects(other.rect)) {
            fault(name, "lies on another mat".to_owned());
        }
    }
    for spot in &layout.spots {
        let mut mats = layout.mats.iter();
        let mat = mats.find(|mat| mat.regions.contains(&spot.thing.region()));
        if mat.is_none_or(|mat| !mat.rect.expand(0.5).contains_rect(spot.rect)) {
            fault(spot.thing.id(page), "lies off its mat".to_owned());
        }
    }
    let is_place = |spot: &&Spot| {
        matches!(spot.thing, Thing::Place(..)) && spot.form != Form::Cell(Shape::Hexes)
    };
    let mut places: Vec<&Spot> = layout.spots.iter().filter(is_place).collect();
    places.sort_by(|one, other| one.rect.left().total_cmp(&other.rect.left()));
    for (at, one) in places.iter().enumerate() {
        // Only what begins before this one ends can lie on it.
        let near = places[at + 1..].iter().take_while(|other| other.rect.left() < one.rect.right());
        for other in near {
            if one.rect.shrink(0.5).intersects(other.rect) {
                fault(one.thing.id(page), format!("lies on {}", other.thing.id(page)));
            }
        }
    }
    faults
}

/// Everything of a page that has a place of its own.
fn things(page: &Page) -> Vec<Thing> {
    let mut things = Vec::new();
    for (index, region) in page.regions.iter().enumerate() {
        let tokens: Vec<usize> = match &region.body {
            Body::Board(board) => board.cells.iter().map(|cell| cell.tokens.len()).collect(),
            Body::Row(slots) => {
                slots.iter().map(|slot| usize::from(slot.token.is_some())).collect()
            }
            Body::Track(steps) => steps.iter().map(|step| step.tokens.len()).collect(),
            Body::Sheet(lines) => vec![0; lines.len()],
        };
        for (place, count) in tokens.into_iter().enumerate() {
            things.push(Thing::Place(index, place));
            things.extend((0..count).map(|nth| Thing::Token(index, place, nth)));
        }
    }
    things
}
