//! How wide text stands in a terminal: a Japanese character takes two columns.

use unicode_width::{UnicodeWidthChar as _, UnicodeWidthStr as _};

/// What stands for the rest of a text that was cut.
pub const ELLIPSIS: char = '…';

/// What a colour of a terminal begins with; it ends with `m`.
const ESCAPE: char = '\u{1b}';

/// Columns up to which a line may have a label.
const LABEL_MAX: usize = 24;

/// Columns that a text takes.
pub fn width(text: &str) -> usize {
    text.width()
}

/// Columns that a character takes: 0 for a combining mark, 2 for a wide one.
pub fn char_width(character: char) -> usize {
    character.width().unwrap_or(0)
}

/// The text, cut to at most `columns`, with [`ELLIPSIS`] in the place of what was cut.
pub fn clip(text: &str, columns: usize) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    if columns == 0 {
        return String::new();
    }
    let (mut clipped, mut used) = (String::new(), 0);
    for character in text.chars() {
        used += char_width(character);
        if used > columns - 1 {
            break;
        }
        clipped.push(character);
    }
    clipped.push(ELLIPSIS);
    clipped
}

/// Breaks a text into lines of at most `columns`: at spaces, and between any two wide characters; a
/// word that is longer than a line is cut.
pub fn wrap(text: &str, columns: usize) -> Vec<String> {
    hang(text, columns, 0)
}

/// Breaks a text as [`wrap`] does, with so many columns before each line but the first. Colours of a
/// terminal take no column.
pub fn hang(text: &str, columns: usize, indent: usize) -> Vec<String> {
    let columns = columns.max(2);
    let indent = indent.min(columns / 2);
    let (mut lines, mut line, mut used, mut start) = (Vec::new(), String::new(), 0, 0);
    let next = |line: &mut String| std::mem::replace(line, " ".repeat(indent));
    for piece in pieces(text) {
        let needed = shown_width(piece);
        let at_end = shown_width(piece.trim_end());
        if used > start && used + at_end > columns {
            lines.push(next(&mut line).trim_end().to_owned());
            (used, start) = (indent, indent);
        }
        if used + at_end <= columns {
            line.push_str(piece);
            used += needed;
            continue;
        }
        let mut in_colour = false;
        for character in piece.chars() {
            in_colour |= character == ESCAPE;
            let needed = if in_colour { 0 } else { char_width(character) };
            in_colour &= character != 'm';
            if used + needed > columns {
                lines.push(next(&mut line));
                (used, start) = (indent, indent);
            }
            line.push(character);
            used += needed;
        }
    }
    lines.push(line.trim_end().to_owned());
    lines
}

/// Where the lines go on that a line of told text is broken into: under what stands behind its label
/// (`  u        take back …`), or a little farther in than the line.
pub fn hanging(text: &str) -> usize {
    let text = uncoloured(text);
    let before = text.len() - text.trim_start_matches(' ').len();
    let label = text[before..].find("  ").map(|at| before + at);
    let behind = label.map(|at| {
        let gap = text[at..].len() - text[at..].trim_start_matches(' ').len();
        width(&text[..at]) + gap
    });
    behind.filter(|column| *column <= LABEL_MAX).unwrap_or(before + 2)
}

/// Columns that a text takes in a terminal, colours left out.
fn shown_width(text: &str) -> usize {
    if text.contains(ESCAPE) { width(&uncoloured(text)) } else { width(text) }
}

fn uncoloured(text: &str) -> String {
    let mut in_colour = false;
    let mut shown = |character: char| {
        in_colour |= character == ESCAPE;
        let is_shown = !in_colour;
        in_colour &= character != 'm';
        is_shown
    };
    text.chars().filter(|character| shown(*character)).collect()
}

/// A text in pieces between which a line may break: words with the spaces behind them, and single
/// wide characters.
fn pieces(text: &str) -> Vec<&str> {
    let (mut pieces, mut start) = (Vec::new(), 0);
    let mut characters = text.char_indices().peekable();
    while let Some((at, character)) = characters.next() {
        let end = at + character.len_utf8();
        let Some((_, next)) = characters.peek().copied() else { break };
        let after_space = character == ' ' && next != ' ';
        let wide = char_width(character) == 2 || char_width(next) == 2;
        // A closing mark stays with what it closes.
        let closing = "、。，．）」』】・！？：；…".contains(next);
        if after_space || (wide && !closing && next != ' ') {
            pieces.push(&text[start..end]);
            start = end;
        }
    }
    pieces.push(&text[start..]);
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn japanese_is_two_columns_wide() {
        assert_eq!(width("感想戦"), 6);
        assert_eq!(width("B4 騎士"), 7);
        assert_eq!(width("e\u{301}"), 1);
    }

    #[test]
    fn clipping_never_passes_the_width() {
        assert_eq!(clip("Skeleton", 8), "Skeleton");
        assert_eq!(clip("Skeletons", 8), "Skeleto…");
        assert_eq!(clip("骸骨騎士", 6), "骸骨…");
        assert_eq!(clip("骸骨騎士", 5), "骸骨…");
        assert_eq!(clip("骸骨", 0), "");
    }

    #[test]
    fn a_line_breaks_at_spaces_and_between_wide_characters() {
        assert_eq!(wrap("one two three", 8), ["one two", "three"]);
        assert_eq!(wrap("さいころを振る。", 8), ["さいころ", "を振る。"]);
        assert_eq!(wrap("さいころ。振る", 8), ["さいこ", "ろ。振る"]);
        assert_eq!(wrap("abcdefghij", 4), ["abcd", "efgh", "ij"]);
        assert_eq!(wrap("", 4), [""]);
    }

    #[test]
    fn a_broken_line_goes_on_under_what_stands_behind_its_label() {
        for (line, columns, lines) in [
            ("one two three", 8, &["one two", "  three"][..]),
            ("  u   take it back", 12, &["  u   take", "      it", "      back"]),
            ("    1 Aki: roll the die", 16, &["    1 Aki: roll", "      the die"]),
            ("abcdefghij", 6, &["abcdef", "  ghij"]),
            ("\u{1b}[1mone\u{1b}[0m two", 7, &["\u{1b}[1mone\u{1b}[0m two"]),
            ("\u{1b}[1mone\u{1b}[0m two", 6, &["\u{1b}[1mone\u{1b}[0m", "  two"]),
        ] {
            assert_eq!(hang(line, columns, hanging(line)), lines, "{line}");
        }
    }
}
