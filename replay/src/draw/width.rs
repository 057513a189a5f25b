//! How wide text stands in a terminal: a Japanese character takes two columns.

use unicode_width::{UnicodeWidthChar as _, UnicodeWidthStr as _};

/// What stands for the rest of a text that was cut.
pub const ELLIPSIS: char = '…';

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
    let columns = columns.max(2);
    let (mut lines, mut line, mut used) = (Vec::new(), String::new(), 0);
    for piece in pieces(text) {
        let needed = width(piece);
        let at_end = width(piece.trim_end());
        if used > 0 && used + at_end > columns {
            lines.push(std::mem::take(&mut line).trim_end().to_owned());
            used = 0;
        }
        if at_end <= columns {
            line.push_str(piece);
            used += needed;
            continue;
        }
        for character in piece.chars() {
            let needed = char_width(character);
            if used + needed > columns {
                lines.push(std::mem::take(&mut line));
                used = 0;
            }
            line.push(character);
            used += needed;
        }
    }
    lines.push(line.trim_end().to_owned());
    lines
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
}
