//! What moves after a step: from where it lay to where it lies, for a moment.

use egui::Rect;
use kanso_engine::Scene;
use kanso_engine::scene::Page;
use kanso_table::layout::{Layout, Spot, Thing};
use std::collections::BTreeMap;
use std::rc::Rc;

/// How long a piece is on its way, in seconds.
pub const SECONDS: f64 = 0.26;
/// A thing that is this near to where it was has not moved, in points of the page.
const NEAR: f32 = 1.0;

/// A step that is being shown.
pub struct Motion {
    /// When it began, in seconds of the toolkit's clock.
    pub began: f64,
    /// The table before.
    pub from: Rc<Scene>,
    /// Its page that is shown.
    pub page: usize,
    /// Where everything lay.
    pub layout: Layout,
}

impl Motion {
    /// How much of the way is done, `0.0..1.0`; none once it is over.
    pub fn done(&self, now: f64) -> Option<f32> {
        let share = (now - self.began) / SECONDS;
        (0.0..1.0).contains(&share).then_some(eased(share as f32))
    }

    /// The page before.
    pub fn page(&self) -> &Page {
        &self.from.pages[self.page]
    }
}

/// Fast at first, then slower.
fn eased(share: f32) -> f32 {
    1.0 - (1.0 - share).powi(3)
}

/// What a token does between two layouts.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Course {
    /// It lies where it lay.
    Stays,
    /// It comes from here.
    From(Rect),
    /// It was not there.
    Comes,
}

/// What each token of the later layout does, by its index among the spots.
pub fn courses(before: (&Page, &Layout), after: (&Page, &Layout)) -> BTreeMap<usize, Course> {
    let (old_page, old) = before;
    let (new_page, new) = after;
    let mut known: BTreeMap<&str, &Spot> = BTreeMap::new();
    for spot in &old.spots {
        if matches!(spot.thing, Thing::Token(..)) {
            known.insert(spot.thing.id(old_page), spot);
        }
    }
    let old_corner = |region| corner(old, region);
    let mut courses = BTreeMap::new();
    for (at, spot) in new.spots.iter().enumerate() {
        if !matches!(spot.thing, Thing::Token(..)) {
            continue;
        }
        let course = match known.get(spot.thing.id(new_page)) {
            None => Course::Comes,
            Some(was_spot) => {
                // A region that only lies elsewhere takes its things along at once.
                let (was, is) = (was_spot.thing.region(), spot.thing.region());
                let same = old_page.regions[was].id == new_page.regions[is].id;
                let was_at = (was_spot.rect.min - old_corner(was)) / was_spot.scale;
                let is_at = (spot.rect.min - corner(new, is)) / spot.scale;
                if same && (was_at - is_at).length() < NEAR {
                    Course::Stays
                } else {
                    Course::From(was_spot.rect)
                }
            }
        };
        courses.insert(at, course);
    }
    courses
}

/// Where a region begins: the corner of the first thing of it.
fn corner(layout: &Layout, region: usize) -> egui::Pos2 {
    let of = layout.spots.iter().filter(|spot| spot.thing.region() == region);
    of.map(|spot| spot.rect.min).fold(egui::Pos2::new(f32::MAX, f32::MAX), egui::Pos2::min)
}

/// A rectangle on the way from one to another.
pub fn between(from: Rect, to: Rect, share: f32) -> Rect {
    Rect::from_min_max(from.min.lerp(to.min, share), from.max.lerp(to.max, share))
}

#[cfg(test)]
mod tests {
    use super::*;
    use kanso_engine::Lang;
    use kanso_engine::scene::Body;
    use kanso_table::Extent;
    use kanso_table::layout::Settled;
    use kanso_table::sample::{self, PANEL};

    fn laid(page: &Page) -> Layout {
        let mut extent = Extent::default();
        extent.widen(&Scene { pages: vec![page.clone()] });
        let settled = Settled::of(&extent, &page.id, Lang::En, PANEL);
        settled.expect("the page is known").layout(page, None)
    }

    /// What the token with this id does.
    fn course(before: &Page, after: &Page, id: &str) -> Course {
        let (old, new) = (laid(before), laid(after));
        let courses = courses((before, &old), (after, &new));
        let at = new
            .spots
            .iter()
            .position(|spot| matches!(spot.thing, Thing::Token(..)) && spot.thing.id(after) == id);
        courses[&at.expect("the token is there")]
    }

    #[test]
    fn a_token_on_another_cell_comes_from_where_it_lay() {
        let before = sample::table();
        let after = sample::moved();
        let was = laid(&before).find(&before, "knight").expect("it is there").rect;
        assert_eq!(course(&before, &after, "knight"), Course::From(was));
        assert_eq!(course(&before, &after, "ogre"), Course::Stays);
    }

    #[test]
    fn a_token_that_was_not_there_comes() {
        let after = sample::table();
        let mut before = after.clone();
        let Body::Board(board) = &mut before.regions[0].body else { unreachable!() };
        board.cells[0].tokens.clear();
        assert_eq!(course(&before, &after, "knight"), Course::Comes);
    }

    #[test]
    fn a_region_that_moves_takes_its_things_along() {
        let before = sample::table();
        let mut after = before.clone();
        // Another region above pushes the board down.
        let mut sheet = before.regions[3].clone();
        sheet.id = "above".to_owned();
        for region in &mut after.regions {
            region.row += 1;
        }
        after.regions.push(sheet);
        assert_eq!(course(&before, &after, "knight"), Course::Stays);
    }

    #[test]
    fn a_motion_begins_at_once_and_ends() {
        let motion = Motion {
            began: 10.0,
            from: Rc::new(Scene { pages: vec![sample::table()] }),
            page: 0,
            layout: Layout::default(),
        };
        let done: Vec<Option<f32>> =
            [10.0, 10.0 + SECONDS / 2.0, 10.0 + SECONDS * 1.1].map(|now| motion.done(now)).into();
        assert_eq!((done[0], done[2]), (Some(0.0), None));
        assert!(done[1].is_some_and(|share| share > 0.5 && share < 1.0));
    }
}
