//! Many pictures that differ little, in few bytes: pieces that are stored once, and for each picture
//! what it has of the one before.

use serde::{Serialize, Serializer};
use similar::{Algorithm, DiffOp, capture_diff_slices};
use std::collections::BTreeMap;

/// Texts, each stored once and called by its number.
#[derive(Clone, Debug, Default)]
pub(super) struct Names {
    numbers: BTreeMap<String, u32>,
}

impl Names {
    /// The number of a text.
    pub fn number(&mut self, text: &str) -> u32 {
        if let Some(number) = self.numbers.get(text) {
            return *number;
        }
        let number = self.numbers.len() as u32;
        self.numbers.insert(text.to_owned(), number);
        number
    }
}

/// Written as the list of the texts by number.
impl Serialize for Names {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut texts = vec![""; self.numbers.len()];
        for (text, number) in &self.numbers {
            texts[*number as usize] = text;
        }
        texts.serialize(serializer)
    }
}

/// Pictures, one after the other.
///
/// A picture is a list of [`pieces`], which stand one behind the other. `changes` has for each picture how it is made of the one
/// before it, the first one of an empty one: again and again how many pieces are kept, how many of
/// the old ones are then left out, how many new ones come there, and these; what is behind the last
/// change is kept.
#[derive(Debug, Default, Serialize)]
pub(super) struct Frames {
    pieces: Names,
    changes: Vec<Vec<u32>>,
    /// Lines of pictures, and the pieces of each.
    #[serde(skip)]
    lines: Names,
    #[serde(skip)]
    made_of: Vec<Vec<u32>>,
    /// The lines of the last picture.
    #[serde(skip)]
    last: Vec<u32>,
}

impl Frames {
    /// Appends a picture.
    ///
    /// Lines are compared first, and then the pieces of those that differ: a picture has thousands of
    /// pieces, of which few change.
    pub fn push(&mut self, picture: &str) {
        let lines: Vec<u32> = lines(picture).map(|line| self.line(line)).collect();
        let (mut changes, mut kept) = (Vec::new(), 0);
        for op in capture_diff_slices(Algorithm::Myers, &self.last, &lines) {
            let (_, old, new) = op.as_tag_tuple();
            let (old, new) = (self.made_of(&self.last[old]), self.made_of(&lines[new]));
            if matches!(op, DiffOp::Equal { .. }) {
                kept += old.len();
                continue;
            }
            for op in capture_diff_slices(Algorithm::Myers, &old, &new) {
                let (_, gone, come) = op.as_tag_tuple();
                if matches!(op, DiffOp::Equal { .. }) {
                    kept += gone.len();
                    continue;
                }
                changes.extend([kept as u32, gone.len() as u32, come.len() as u32]);
                changes.extend(&new[come]);
                kept = 0;
            }
        }
        self.changes.push(changes);
        self.last = lines;
    }

    fn line(&mut self, line: &str) -> u32 {
        let number = self.lines.number(line);
        if number as usize == self.made_of.len() {
            self.made_of.push(pieces(line).map(|piece| self.pieces.number(piece)).collect());
        }
        number
    }

    fn made_of(&self, lines: &[u32]) -> Vec<u32> {
        lines.iter().flat_map(|line| &self.made_of[*line as usize]).copied().collect()
    }
}

/// The lines of a picture: a line ends where a tag begins the next one, not within a text.
fn lines(picture: &str) -> impl Iterator<Item = &str> {
    let mut rest = picture.trim_end_matches('\n');
    std::iter::from_fn(move || {
        let (line, after) = match rest.find("\n<") {
            Some(at) => (&rest[..at], &rest[at + 1..]),
            None => (rest, ""),
        };
        rest = after;
        Some(line).filter(|line| !line.is_empty())
    })
}

/// What begins where something lies: attributes that differ where all else is the same.
const PLACES: [&str; 2] = [" x=\"", " points=\""];

/// A line in pieces that come again in others: each tag and each text, and where something lies apart
/// from what it is.
fn pieces(line: &str) -> impl Iterator<Item = &str> {
    let mut rest = line;
    std::iter::from_fn(move || {
        let (piece, after) = rest.split_at(piece_len(rest));
        rest = after;
        Some(piece).filter(|piece| !piece.is_empty())
    })
}

/// How long the piece is with which a part of a line begins. A quote within a text or a value is
/// escaped, so that what looks like an attribute is one.
fn piece_len(rest: &str) -> usize {
    let behind_value = |from: usize| {
        let quote = rest[from..].find('"').map(|at| from + at + 1);
        quote.and_then(|open| rest[open..].find('"').map(|at| open + at + 1))
    };
    if PLACES.iter().any(|place| rest.starts_with(place))
        && let Some(end) = behind_value(0)
    {
        let across = if rest[end..].starts_with(" y=\"") { behind_value(end) } else { None };
        return across.unwrap_or(end);
    }
    let tag = rest.find('>').map(|at| at + 1);
    let place = PLACES.iter().filter_map(|place| rest.find(place)).min();
    tag.into_iter().chain(place).min().unwrap_or(rest.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the program of the page does with them.
    fn pictures(frames: &Frames) -> Vec<String> {
        let json = serde_json::to_value(frames).expect("plain data");
        let pieces: Vec<&str> = json["pieces"]
            .as_array()
            .expect("a list")
            .iter()
            .filter_map(|text| text.as_str())
            .collect();
        let (mut last, mut all) = (Vec::new(), Vec::new());
        for changes in &frames.changes {
            let (mut now, mut from, mut at) = (Vec::new(), 0, 0);
            while at < changes.len() {
                let [keep, gone, come] = [0, 1, 2].map(|next| changes[at + next] as usize);
                now.extend_from_slice(&last[from..from + keep]);
                now.extend_from_slice(&changes[at + 3..at + 3 + come]);
                from += keep + gone;
                at += 3 + come;
            }
            now.extend_from_slice(&last[from..]);
            let lines: Vec<_> = now.iter().map(|piece: &u32| pieces[*piece as usize]).collect();
            all.push(lines.concat());
            last = now;
        }
        all
    }

    #[test]
    fn pictures_come_out_as_they_went_in() {
        let wanted = [
            "<a><b/><c/>",
            "<a><b/><c/>",
            "<a><x/><c/><y/>",
            "",
            "<c/><b/><a><a><a>",
            "<new/><c/><b/><a><a><a>",
            "<b/>",
        ];
        let mut frames = Frames::default();
        for picture in wanted {
            frames.push(picture);
        }
        assert_eq!(pictures(&frames), wanted);
        assert!(frames.changes[1].is_empty(), "nothing changed");
        assert_eq!(frames.pieces.numbers.len(), 6, "each piece is stored once");
    }

    #[test]
    fn what_a_thing_is_stands_apart_from_where_it_lies() {
        let picture = "<g data-id=\"a\">\n<rect x=\"1\" y=\"2\" rx=\"3\"/>\n<text x=\"4\" y=\"5\">\
                       one\ntwo</text></g>\n<polygon points=\"1,2 3,4\" fill=\"x\"/>\n";
        let found: Vec<_> = lines(picture).flat_map(pieces).collect();
        let wanted = [
            "<g data-id=\"a\">",
            "<rect",
            " x=\"1\" y=\"2\"",
            " rx=\"3\"/>",
            "<text",
            " x=\"4\" y=\"5\"",
            ">",
            "one\ntwo</text>",
            "</g>",
            "<polygon",
            " points=\"1,2 3,4\"",
            " fill=\"x\"/>",
        ];
        assert_eq!(found, wanted);
        assert_eq!((lines("\n").count(), lines("").count(), pieces("").count()), (0, 0, 0));
        assert_eq!(pieces("no markup").collect::<Vec<_>>(), ["no markup"]);
    }

    #[test]
    fn a_drawn_table_is_the_same_but_for_its_line_breaks() {
        for scene in [crate::draw::sample::scene(), crate::draw::sample::hexes()] {
            let drawn = crate::draw::scene_svg(&scene, &crate::draw::SvgOptions::default());
            let joined: String = lines(&drawn).flat_map(pieces).collect();
            assert_eq!(joined, drawn.trim_end().replace("\n<", "<"));
        }
    }
}
