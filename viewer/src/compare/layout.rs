//! Where the parts of a row are: arithmetic, no painting.

use egui::{Rect, pos2};

/// Width of the number of an event, in points.
const NUMBER: f32 = 52.0;
/// Width of the sign between both sides.
const SIGN: f32 = 22.0;
/// Space at the edges.
const PAD: f32 = 6.0;

/// The parts of a row.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct RowPlaces {
    /// The number.
    pub number: Rect,
    /// Left and right.
    pub sides: [Rect; 2],
    /// Whether both sides are the same.
    pub sign: Rect,
}

/// Where the parts of a row are.
pub(super) fn row_places(row: Rect) -> RowPlaces {
    let part = |left: f32, width: f32| {
        Rect::from_min_max(pos2(left, row.top()), pos2(left + width.max(0.0), row.bottom()))
    };
    let left = row.left() + PAD;
    let side = ((row.width() - 2.0 * PAD - NUMBER - SIGN) / 2.0).max(0.0);
    RowPlaces {
        number: part(left, NUMBER),
        sides: [part(left + NUMBER, side), part(left + NUMBER + side + SIGN, side)],
        sign: part(left + NUMBER + side, SIGN),
    }
}

/// The left and right half of a place, with a gap between them.
pub(super) fn halves(place: Rect, gap: f32) -> [Rect; 2] {
    let width = ((place.width() - gap) / 2.0).max(0.0);
    let left = Rect::from_min_max(place.min, pos2(place.left() + width, place.bottom()));
    let right = Rect::from_min_max(pos2(place.right() - width, place.top()), place.max);
    [left, right]
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{Pos2, vec2};

    #[test]
    fn both_sides_are_as_wide_and_nothing_overlaps() {
        let row = Rect::from_min_size(pos2(20.0, 100.0), vec2(600.0, 24.0));
        let RowPlaces { number, sides: [left, right], sign } = row_places(row);
        assert!((left.width() - right.width()).abs() < 0.01);
        for (a, b) in [(number, left), (left, sign), (sign, right)] {
            assert!(a.right() <= b.left() + 0.01);
        }
        assert!(row.contains_rect(right) && row.contains_rect(number));
    }

    #[test]
    fn a_narrow_row_has_no_part_of_negative_width() {
        let places = row_places(Rect::from_min_size(Pos2::ZERO, vec2(40.0, 24.0)));
        assert!(places.sides.iter().all(|side| side.width() >= 0.0));
    }

    #[test]
    fn halves_leave_a_gap() {
        let place = Rect::from_min_size(Pos2::ZERO, vec2(110.0, 50.0));
        let [left, right] = halves(place, 10.0);
        assert!((left.width() - 50.0).abs() < 0.01 && (right.left() - 60.0).abs() < 0.01);
    }
}
