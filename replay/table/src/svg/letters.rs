//! How wide letters are about, and text in rows by that.
//!
//! A document is shown with whatever font there is; the widths here are between those of the usual ones.

use crate::pen::{Laid, Lay};
use emath::{Align, Vec2, vec2};
use unicode_width::UnicodeWidthChar;

/// Height of a row against its letters.
const ROW: f32 = 1.25;
/// Where letters stand in a row, from its upper edge, against their size.
const BASE: f32 = 0.97;

/// How wide a character is, against the size of its letters.
pub fn width_of(character: char) -> f32 {
    match character {
        'i' | 'j' | 'l' | '\'' | '|' | '.' | ',' | ':' | ';' | '!' | '·' => 0.27,
        ' ' => 0.27,
        'f' | 'r' | 't' | 'I' | '(' | ')' | '[' | ']' | '-' | '/' | '"' | '*' => 0.37,
        'm' | 'w' => 0.82,
        'M' | 'W' | '@' | '%' | '…' => 0.9,
        'A'..='Z' | '&' | '+' | '=' | '<' | '>' | '×' | '−' => 0.65,
        'c' | 'k' | 's' | 'v' | 'x' | 'y' | 'z' => 0.5,
        '!'..='~' => 0.56,
        other => match other.width() {
            Some(0) | None => 0.0,
            Some(1) => 0.62,
            Some(_) => 1.0,
        },
    }
}

/// Text in rows.
#[derive(Clone, PartialEq, Debug)]
pub struct Rows {
    lines: Vec<String>,
    size: Vec2,
    /// Size of its letters.
    pub letters: f32,
    /// How its rows stand.
    pub align: Align,
    whole: bool,
}

impl Laid for Rows {
    fn size(&self) -> Vec2 {
        self.size
    }

    fn rows(&self) -> usize {
        self.lines.len()
    }

    fn is_whole(&self) -> bool {
        self.whole
    }
}

impl Rows {
    /// Lays a text out.
    pub fn of(words: &str, letters: f32, lay: Lay) -> Self {
        let mut laying =
            Laying { letters, wide: lay.wide, rows: vec![Row::default()], broken: false };
        for line in words.split_inclusive('\n') {
            for word in parts(line.trim_end_matches('\n')) {
                if lay.rows == 1 {
                    laying.append(word);
                } else {
                    laying.word(word);
                }
            }
            if line.ends_with('\n') && lay.rows > 1 {
                laying.rows.push(Row::default());
            }
        }
        let Laying { mut rows, broken, .. } = laying;
        let mut whole = !broken;
        if rows.len() > lay.rows {
            rows.truncate(lay.rows.max(1));
            whole = false;
            rows.last_mut().expect("at least one").words.push('…');
        }
        let last = rows.last_mut().expect("at least one");
        let fits = |row: &Row| width(&row.words, letters) <= lay.wide + 0.5;
        if !fits(last) {
            whole = false;
            last.words.truncate(last.words.trim_end_matches('…').len());
            while !last.words.is_empty() && width(&last.words, letters) + 0.9 * letters > lay.wide {
                last.words.pop();
            }
            last.words.push('…');
        }
        let rows: Vec<String> =
            rows.into_iter().map(|row| row.words.trim_end().to_owned()).collect();
        let wide = rows.iter().map(|row| width(row, letters)).fold(0.0, f32::max);
        let high = letters * ROW * crate::layout::number(rows.len());
        Self { lines: rows, size: vec2(wide, high), letters, align: lay.align, whole }
    }

    /// Each row with where its letters stand, for rows that begin at this height.
    pub fn lines(&self, top: f32) -> impl Iterator<Item = (&str, f32)> {
        let rows = self.lines.iter().enumerate();
        rows.map(move |(at, row)| {
            let above = crate::layout::number(at) * ROW + BASE;
            (row.as_str(), top + above * self.letters)
        })
    }
}

fn width(words: &str, letters: f32) -> f32 {
    words.chars().map(width_of).sum::<f32>() * letters
}

/// A text where it may be parted: behind spaces, and around characters that have no spaces.
fn parts(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let mut ends = rest.char_indices().zip(rest.chars().skip(1).map(Some).chain([None]));
        let end = ends.find_map(|((at, character), next)| {
            let wide = |character: char| character.width() == Some(2);
            let parted = character == ' ' || wide(character) || next.is_none_or(wide);
            parted.then_some(at + character.len_utf8())
        })?;
        let (part, after) = rest.split_at(end);
        rest = after;
        Some(part)
    })
}

#[derive(Default)]
struct Row {
    words: String,
    wide: f32,
}

struct Laying {
    letters: f32,
    wide: f32,
    rows: Vec<Row>,
    broken: bool,
}

impl Laying {
    fn last(&mut self) -> &mut Row {
        self.rows.last_mut().expect("there is one from the start")
    }

    fn append(&mut self, words: &str) {
        let wide = width(words, self.letters);
        let last = self.last();
        last.words.push_str(words);
        last.wide += wide;
    }

    /// A word in this row, else in the next one, else broken.
    fn word(&mut self, word: &str) {
        let own = width(word.trim_end(), self.letters);
        if self.last().wide + own > self.wide && !self.last().words.is_empty() {
            self.rows.push(Row::default());
        }
        if own <= self.wide {
            return self.append(word);
        }
        self.broken = true;
        for character in word.chars() {
            let own = width_of(character) * self.letters;
            if self.last().wide + own > self.wide && !self.last().words.is_empty() {
                self.rows.push(Row::default());
            }
            self.append(character.encode_utf8(&mut [0; 4]));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(words: &str, wide: f32, rows: usize) -> (Vec<String>, bool) {
        let laid = Rows::of(words, 10.0, Lay::rows(wide, rows));
        (laid.lines.clone(), laid.is_whole())
    }

    #[test]
    fn words_go_on_in_the_next_row() {
        assert_eq!(rows("one two", 200.0, 2), (vec!["one two".to_owned()], true));
        assert_eq!(rows("one two", 20.0, 2), (vec!["one".to_owned(), "two".to_owned()], true));
        assert_eq!(rows("剣と盾", 20.0, 2), (vec!["剣と".to_owned(), "盾".to_owned()], true));
    }

    #[test]
    fn what_has_no_room_is_cut_and_says_so() {
        let (found, whole) = rows("one two three", 20.0, 2);
        assert!(found[1].ends_with('…') && found.len() == 2 && !whole, "{found:?}");
        let (found, whole) = rows("unbreakable", 30.0, 1);
        assert!(found[0].ends_with('…') && !whole, "{found:?}");
        assert!(!rows("unbreakable", 30.0, 4).1, "a word is broken");
    }

    #[test]
    fn every_row_has_room_where_it_is() {
        for words in ["a", "Skeleton Archer", "髑髏の射手", "Commander, the second of them"] {
            for wide in [12.0_f32, 40.0, 90.0] {
                for count in 1..4 {
                    let laid = Rows::of(words, 10.0, Lay::rows(wide, count));
                    assert!(laid.rows() <= count);
                    assert!(laid.size().x <= wide + 10.0, "{words} {wide}: {:?}", laid.lines);
                }
            }
        }
    }
}
