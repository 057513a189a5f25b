//! Words on arrows: only where they lie on nothing that tells something itself.

use super::{Canvas, TEXT};
use crate::pen::{Laid, Lay, Pen, Round, Stroke};
use ecolor::Color32;
use emath::{Align2, Pos2, Rect, Vec2, vec2};

/// Where the meaning of an arrow stands along it, the best place first.
const ALONG: [f32; 5] = [0.5, 0.35, 0.65, 0.2, 0.8];
/// How far beside it, in points: on which side, and how far from it; the best place first.
const ASIDE: [(f32, f32); 5] = [(0.0, 0.0), (1.0, 2.0), (-1.0, 2.0), (1.0, 10.0), (-1.0, 10.0)];
/// More arrows than this with the same word have none: how they look says it.
const SAME_MAX: usize = 2;

/// An arrow that was drawn: its ends, its colour and what it means.
pub(super) type Drawn<'a> = ([Pos2; 2], Color32, &'a str);

/// What each arrow means, on a plate on it or beside it that lies on none of what is `taken`; left out
/// where there is no such place.
pub(super) fn words(canvas: &Canvas<'_, impl Pen>, arrows: &[Drawn<'_>], mut taken: Vec<Rect>) {
    for (ends, colour, words) in arrows {
        let same = arrows.iter().filter(|(_, _, others)| others == words).count();
        if words.is_empty() || same > SAME_MAX {
            continue;
        }
        let galley =
            canvas.galley(words, canvas.letters(TEXT * 0.9), *colour, Lay::row(f32::INFINITY));
        let Some(plate) = free(*ends, galley.size() + vec2(8.0, 2.0), &taken) else { continue };
        let stroke = Stroke::new(1.0, canvas.ink(*colour));
        canvas.pen.rect(plate, Round::same(4), canvas.ink(canvas.table.mat), stroke);
        canvas.put(plate, Align2::CENTER_CENTER, &galley, *colour);
        taken.push(plate);
    }
}

/// A place for a plate of this size on an arrow or beside it.
fn free([start, end]: [Pos2; 2], size: Vec2, taken: &[Rect]) -> Option<Rect> {
    let way = end - start;
    let across = if way == Vec2::ZERO { Vec2::ZERO } else { way.normalized().rot90() };
    // As far as a plate reaches to the arrow's side.
    let half = f32::midpoint(size.y * across.y.abs(), size.x * across.x.abs());
    let at = |(side, gap): &(f32, f32), along: &f32| {
        let off = across * *side * (half + gap);
        Rect::from_center_size(start + way * *along + off, size)
    };
    let mut places = ASIDE.iter().flat_map(|aside| ALONG.iter().map(move |along| at(aside, along)));
    places.find(|plate| !taken.iter().any(|other| other.intersects(*plate)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use emath::pos2;

    #[test]
    fn a_word_stands_on_its_arrow_beside_it_or_nowhere() {
        let (ends, size) = ([pos2(0.0, 50.0), pos2(100.0, 50.0)], vec2(30.0, 14.0));
        let on = free(ends, size, &[]).expect("nothing lies there");
        assert_eq!(on.center(), pos2(50.0, 50.0));
        let piece = Rect::from_min_max(pos2(0.0, 45.0), pos2(100.0, 55.0));
        let beside = free(ends, size, &[piece]).expect("above and below it is free");
        assert!(!beside.intersects(piece));
        let all = Rect::from_min_max(pos2(-50.0, 0.0), pos2(150.0, 100.0));
        assert_eq!(free(ends, size, &[all]), None);
    }
}
