//! What a tone looks like in the window: a fill, a line, letters, and a mark that works without
//! colour.

use super::Palette;
use crate::tone::{colours, mark, seat_by_night};
use ecolor::Color32;
use kanso_engine::scene::Tone;

/// Colours of one tone, with its mark.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ToneLook {
    /// The area of a thing.
    pub fill: Color32,
    /// Its outline, and letters on the fill.
    pub line: Color32,
    /// A character that stands for the tone; empty for what is nothing special.
    pub mark: &'static str,
}

/// By night, how much of a fill is the ground, against its line's colour.
const FILL_OF_NIGHT: f32 = 0.72;
/// By night, how much of a line is its fill by day, against its own colour.
const LINE_OF_NIGHT: f32 = 0.78;

impl Palette {
    /// What a tone looks like.
    pub fn tone(&self, tone: Tone) -> ToneLook {
        let colours = colours(tone);
        let (fill, line) = (hex(colours.fill), hex(colours.line));
        if let (Tone::Seat(seat), true) = (tone, self.dark) {
            // Those of the seats are chosen for both, so that they are told apart.
            let colours = seat_by_night(seat);
            return ToneLook { fill: hex(colours.fill), line: hex(colours.line), mark: mark(tone) };
        }
        let (fill, line) = if self.dark {
            let ground = Self::of(true).raised;
            (line.lerp_to_gamma(ground, FILL_OF_NIGHT), line.lerp_to_gamma(fill, LINE_OF_NIGHT))
        } else {
            (fill, line)
        };
        ToneLook { fill, line, mark: mark(tone) }
    }
}

/// A colour written as `#rrggbb`.
fn hex(text: &str) -> Color32 {
    Color32::from_hex(text).expect("the drawing room writes its colours as #rrggbb")
}

#[cfg(test)]
mod tests {
    use super::super::contrast;
    use super::*;

    #[test]
    fn letters_of_every_tone_are_read_on_its_fill() {
        for dark in [false, true] {
            let palette = Palette::of(dark);
            for tone in Tone::ALL {
                let look = palette.tone(tone);
                let found = contrast(look.line, look.fill);
                assert!(found >= 4.5, "{tone:?}, dark {dark}: {found}");
                let found = contrast(palette.strong, look.fill);
                assert!(found >= 7.0, "{tone:?}, dark {dark}: strong ink {found}");
            }
        }
    }

    /// How those who lack one kind of cones see the light of colours, and those who lack none.
    /// Source: Machado, Oliveira and Fernandes 2009, of full severity.
    const EYES: [(&str, [[f32; 3]; 3]); 4] = [
        ("all cones", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
        (
            "no long cones",
            [[0.1523, 1.0526, -0.2049], [0.1145, 0.7863, 0.0992], [-0.0039, -0.0481, 1.0520]],
        ),
        (
            "no middle cones",
            [[0.3673, 0.8607, -0.2280], [0.2801, 0.6725, 0.0474], [-0.0118, 0.0429, 0.9689]],
        ),
        (
            "no short cones",
            [[1.2555, -0.0767, -0.1788], [-0.0784, 0.9308, 0.1476], [0.0047, 0.6914, 0.3039]],
        ),
    ];
    /// Two colours as far from each other as this are told apart at a glance, in Oklab.
    const APART: f32 = 0.1;

    /// A colour in Oklab as an eye sees it.
    fn seen(colour: Color32, eye: &[[f32; 3]; 3]) -> [f32; 3] {
        let times = |of: &[[f32; 3]; 3], with: [f32; 3]| {
            of.map(|row| row.iter().zip(with).map(|(of, with)| of * with).sum::<f32>())
        };
        let light = ecolor::Rgba::from(colour);
        let light = times(eye, [light.r(), light.g(), light.b()]).map(|part| part.clamp(0.0, 1.0));
        let cones = times(
            &[[0.4122, 0.5363, 0.0514], [0.2119, 0.6807, 0.1074], [0.0883, 0.2817, 0.6300]],
            light,
        );
        times(
            &[[0.2105, 0.7936, -0.0041], [1.9780, -2.4286, 0.4506], [0.0259, 0.7828, -0.8087]],
            cones.map(f32::cbrt),
        )
    }

    #[test]
    fn four_seats_are_told_apart_by_every_eye() {
        for dark in [false, true] {
            let palette = Palette::of(dark);
            for (name, eye) in &EYES {
                let seats = [0, 1, 2, 3].map(|seat| seen(palette.tone(Tone::Seat(seat)).line, eye));
                for (at, one) in seats.iter().enumerate() {
                    for (more, other) in seats[at + 1..].iter().enumerate() {
                        let parts = one.iter().zip(other).map(|(one, other)| (one - other).powi(2));
                        let apart = parts.sum::<f32>().sqrt();
                        let other = at + 1 + more;
                        assert!(apart >= APART, "{at} and {other}, {name}, dark {dark}: {apart}");
                    }
                }
            }
        }
    }

    #[test]
    fn what_is_written_in_and_on_the_colour_of_a_seat_is_read() {
        for dark in [false, true] {
            let palette = Palette::of(dark);
            for seat in 0..4 {
                let line = palette.tone(Tone::Seat(seat)).line;
                let on_it = contrast(palette.ink_on(line), line);
                assert!(on_it >= 4.5, "signs on {seat}, dark {dark}: {on_it}");
                for ground in [palette.panel, palette.on_table().mat] {
                    let found = contrast(line, ground);
                    assert!(found >= 4.5, "the name of {seat}, dark {dark}: {found}");
                }
            }
        }
    }

    #[test]
    fn outlines_of_every_tone_are_seen_on_the_table_and_on_panels() {
        for dark in [false, true] {
            let palette = Palette::of(dark);
            for tone in Tone::ALL {
                for ground in [palette.table, palette.panel] {
                    let found = contrast(palette.tone(tone).line, ground);
                    assert!(found >= 3.0, "{tone:?}, dark {dark}: {found}");
                }
            }
        }
    }

    #[test]
    fn tones_that_differ_have_marks_that_differ() {
        let mut marks: Vec<_> = Tone::ALL.map(|tone| Palette::of(false).tone(tone).mark).to_vec();
        marks.retain(|mark| !mark.is_empty());
        let all = marks.len();
        marks.sort_unstable();
        marks.dedup();
        assert_eq!(marks.len(), all);
    }
}
