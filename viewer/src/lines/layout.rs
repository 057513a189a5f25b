//! Where the parts of a row of the tree are: arithmetic, no painting.

use crate::model::DEPTH_MAX;
use egui::{Pos2, Rect, pos2, vec2};

/// How far each level is set in.
const INDENT: f32 = 13.0;
/// Width of what folds, and of the button at the right.
const BUTTON: f32 = 20.0;
/// Space at the edges.
const PAD: f32 = 4.0;

/// The parts of a row.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct RowPlaces {
    /// What folds the lines below.
    pub fold: Rect,
    /// The name.
    pub name: Rect,
    /// Where it leaves, and what is special about it.
    pub more: Rect,
    /// The button with the actions.
    pub menu: Rect,
    /// Guides from the lines above, as pairs of ends.
    pub guides: Vec<[Pos2; 2]>,
}

/// Height of a row with a name and a smaller text of these heights.
pub(super) fn row_height(name: f32, more: f32) -> f32 {
    (name + more + 2.0 * PAD).ceil()
}

/// Where the parts of a row are. `goes_on` is that of
/// [`TreeRow::goes_on`](crate::model::TreeRow::goes_on).
pub(super) fn row_places(row: Rect, depth: u32, goes_on: &[bool], name_height: f32) -> RowPlaces {
    let depth = (depth as usize).min(DEPTH_MAX);
    let trunk = |level: usize| row.left() + PAD + level as f32 * INDENT + BUTTON / 2.0;
    let left = row.left() + PAD + depth as f32 * INDENT;
    let middle = row.top() + PAD + name_height / 2.0;
    let fold = Rect::from_center_size(pos2(left + BUTTON / 2.0, middle), vec2(BUTTON, BUTTON));
    let menu = Rect::from_center_size(
        pos2(row.right() - PAD - BUTTON / 2.0, middle),
        vec2(BUTTON, BUTTON),
    );
    let (text_left, text_right) = (fold.right() + 2.0, menu.left() - 2.0);
    let name_bottom = row.top() + PAD + name_height;
    let right = text_right.max(text_left);
    let name = Rect::from_min_max(pos2(text_left, row.top() + PAD), pos2(right, name_bottom));
    let more_right = (row.right() - PAD).max(text_left);
    let more =
        Rect::from_min_max(pos2(text_left, name_bottom), pos2(more_right, row.bottom() - PAD));
    let mut guides = Vec::new();
    for (level, goes_on) in goes_on.iter().take(depth).enumerate() {
        let x = trunk(level);
        let own = level + 1 == depth;
        let bottom = if *goes_on { row.bottom() } else { middle };
        if own || *goes_on {
            guides.push([pos2(x, row.top()), pos2(x, bottom)]);
        }
        if own {
            guides.push([pos2(x, middle), pos2(fold.left() + 2.0, middle)]);
        }
    }
    RowPlaces { fold, name, more, menu, guides }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROW: Rect = Rect { min: pos2(10.0, 100.0), max: pos2(210.0, 140.0) };

    #[test]
    fn a_deeper_row_is_set_in_and_its_parts_do_not_overlap() {
        let (upper, lower) = (row_places(ROW, 0, &[], 16.0), row_places(ROW, 1, &[false], 16.0));
        assert!(lower.name.left() > upper.name.left());
        for places in [upper, lower] {
            assert!(places.fold.right() <= places.name.left());
            assert!(places.name.right() <= places.menu.left());
            assert!(places.name.bottom() <= places.more.top());
            for part in [places.fold, places.name, places.more, places.menu] {
                assert!(ROW.contains_rect(part), "{part:?}");
            }
        }
    }

    #[test]
    fn levels_beyond_the_deepest_are_not_set_in_further() {
        let goes_on = [true; DEPTH_MAX];
        let deepest = row_places(ROW, DEPTH_MAX as u32, &goes_on, 16.0);
        assert_eq!(row_places(ROW, 1_999, &goes_on, 16.0), deepest);
        assert!(deepest.name.width() > 40.0);
    }

    #[test]
    fn a_guide_goes_down_only_where_another_line_follows() {
        let last = row_places(ROW, 1, &[false], 16.0);
        assert!(last.guides.iter().all(|[_, end]| end.y < ROW.bottom()));
        let more = row_places(ROW, 1, &[true], 16.0);
        assert!(more.guides.iter().any(|[_, end]| end.y >= ROW.bottom()));
        assert_eq!(row_places(ROW, 2, &[false, false], 16.0).guides.len(), 2);
        assert_eq!(row_places(ROW, 2, &[true, false], 16.0).guides.len(), 3);
    }

    #[test]
    fn a_narrow_row_has_no_part_of_negative_width() {
        let narrow = Rect::from_min_size(Pos2::ZERO, vec2(30.0, 40.0));
        let places = row_places(narrow, 6, &[true; 6], 16.0);
        assert!(places.name.width() >= 0.0 && places.more.width() >= 0.0);
    }
}
