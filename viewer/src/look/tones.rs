//! What a tone looks like in the window: a fill, a line, letters, and a mark that works without
//! colour.

use super::Palette;
use egui::Color32;
use kanso_engine::scene::Tone;
use kanso_replay::draw::tone::{colours, mark};

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
