//! Changes of a text that keep its lines.

use std::ops::Range;

/// Insertions and replacements, by where they stand. Those at one place stay in the order in which
/// they were made, so what encloses something must open before it and close behind it.
#[derive(Debug, Default)]
pub struct Edits {
    edits: Vec<(Range<usize>, String)>,
}

impl Edits {
    /// Puts a text at a place.
    pub fn insert(&mut self, at: usize, text: impl Into<String>) {
        self.edits.push((at..at, text.into()));
    }

    /// Puts a text in the place of another.
    pub fn replace(&mut self, range: Range<usize>, text: impl Into<String>) {
        self.edits.push((range, text.into()));
    }

    /// Takes a text out; its line ends stay, so that what follows keeps its line.
    pub fn blank(&mut self, text: &str, range: Range<usize>) {
        let lines = text[range.clone()].matches('\n').count();
        self.replace(range, "\n".repeat(lines));
    }

    /// The text with all changes.
    pub fn apply(mut self, text: &str) -> String {
        self.edits.sort_by_key(|(range, _)| range.start);
        let mut out = String::with_capacity(text.len() * 2);
        let mut done = 0;
        for (range, new) in self.edits {
            debug_assert!(range.start >= done, "changes do not overlap");
            out.push_str(&text[done..range.start]);
            out.push_str(&new);
            done = range.end;
        }
        out.push_str(&text[done..]);
        out
    }
}
