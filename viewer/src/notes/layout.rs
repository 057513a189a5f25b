//! How high each note is, and which are seen: arithmetic, no painting.
//!
//! A note's height is known once it was drawn. Until then it is guessed, so that ten thousand notes
//! need not be laid out to show ten of them.

use std::ops::Range;

/// The heights of notes below each other, in points.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Heights {
    heights: Vec<f32>,
}

impl Heights {
    /// Guessed heights.
    pub fn guessed(heights: impl IntoIterator<Item = f32>) -> Self {
        Self { heights: heights.into_iter().collect() }
    }

    /// A note was drawn, and is so high. Returns whether that was not what was thought.
    pub fn measured(&mut self, place: usize, height: f32) -> bool {
        let known = &mut self.heights[place];
        let other = (*known - height).abs() > 0.5;
        *known = height;
        other
    }

    /// How high all of them are.
    pub fn total(&self) -> f32 {
        self.heights.iter().sum()
    }

    /// The notes that are seen between two heights, with the top of the first.
    pub fn seen(&self, from: f32, to: f32) -> (Range<usize>, f32) {
        let (mut first, mut top) = (0, 0.0);
        while first < self.heights.len() && top + self.heights[first] <= from {
            top += self.heights[first];
            first += 1;
        }
        let (mut last, mut bottom) = (first, top);
        while last < self.heights.len() && bottom < to {
            bottom += self.heights[last];
            last += 1;
        }
        (first..last, top)
    }
}

/// How high a note is, probably: its head, and so many lines of text as its characters need.
pub(super) fn guess(text: &str, width: f32, line: f32, around: f32) -> f32 {
    // A Japanese character is about as wide as high, a Latin one half of it.
    let wide = |c: char| if c.is_ascii() { 0.5 } else { 1.0 };
    let rows: f32 = text
        .lines()
        .map(|text| {
            let needed: f32 = text.chars().map(wide).sum::<f32>() * line * 0.75;
            (needed / width.max(line)).ceil().max(1.0)
        })
        .sum();
    around + rows.max(1.0) * line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_notes_between_two_heights_are_seen() {
        let heights = Heights::guessed([10.0, 20.0, 30.0, 40.0]);
        assert_eq!(heights.seen(0.0, 10.0), (0..1, 0.0));
        assert_eq!(heights.seen(15.0, 35.0), (1..3, 10.0));
        assert_eq!(heights.seen(60.0, 500.0), (3..4, 60.0));
        assert_eq!(heights.seen(200.0, 300.0), (4..4, 100.0));
        assert!((heights.total() - 100.0).abs() < 0.01);
    }

    #[test]
    fn what_was_measured_replaces_what_was_guessed() {
        let mut heights = Heights::guessed([10.0, 20.0]);
        assert!(heights.measured(0, 15.0));
        assert!(!heights.measured(0, 15.2));
        assert!((heights.total() - 35.2).abs() < 0.01);
    }

    #[test]
    fn longer_and_wider_texts_are_guessed_higher() {
        let of = |text: &str| guess(text, 200.0, 16.0, 30.0);
        assert!(of("short") < of(&"long ".repeat(60)));
        assert!(of("ab\ncd\nef") > of("ab cd ef"));
        assert!(of(&"あ".repeat(60)) > of(&"a".repeat(60)));
        assert!(of("") >= 46.0);
    }
}
