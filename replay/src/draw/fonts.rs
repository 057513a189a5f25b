//! The bundled fonts: what our own words, cards and rules are written in, in both languages, and what
//! names and notes mostly are.
//!
//! `replay/fonts/make.py` makes the files; a test of the window holds them to what stands in the
//! sources.

use std::collections::BTreeSet;
use std::sync::LazyLock;

/// Latin, kana, signs, ordinary kanji: a subset of Noto Sans CJK JP.
pub const TEXT_FONT: &[u8] = include_bytes!("../../fonts/NotoSansCJKjp-subset.otf");
/// Marks and buttons that the other lacks, drawn for this project.
pub const SIGNS_FONT: &[u8] = include_bytes!("../../fonts/kanso-signs.ttf");
/// The characters of both, one on each line, behind its number.
const BUNDLED: &str = include_str!("../../fonts/characters.txt");
/// What the text font calls itself.
pub const TEXT_FONT_NAME: &str = "Noto Sans CJK JP";

/// The characters that the bundled part has.
pub fn listed() -> impl Iterator<Item = char> {
    BUNDLED.lines().map(|line| {
        let code = line.split_once(' ').map_or(line, |(code, _)| code);
        let code = code.strip_prefix("U+").and_then(|code| u32::from_str_radix(code, 16).ok());
        code.and_then(char::from_u32).expect("make.py writes U+ and a code point in hexadecimal")
    })
}

/// True if a character is in the bundled part.
pub fn is_bundled(c: char) -> bool {
    static KNOWN: LazyLock<BTreeSet<char>> = LazyLock::new(|| listed().collect());
    c.is_ascii() || KNOWN.contains(&c)
}
