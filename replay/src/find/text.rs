//! Text that is looked for: letters of either case, wide or narrow, in either kana, are the same.

use std::ops::Range;

/// One character as it is compared. Each stays one, so that places in a text are kept.
fn folded(sign: char) -> char {
    // Wide letters stand this far behind the narrow ones, hiragana this far before katakana.
    const WIDE: u32 = 0xfee0;
    const KATAKANA: u32 = 0x60;
    let sign = match sign {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(sign as u32 - WIDE).unwrap_or(sign),
        '\u{30a1}'..='\u{30f6}' => char::from_u32(sign as u32 - KATAKANA).unwrap_or(sign),
        '\u{3000}' => ' ',
        other => other,
    };
    let mut lower = sign.to_lowercase();
    match (lower.next(), lower.next()) {
        (Some(one), None) => one,
        _ => sign,
    }
}

/// A text as it is compared.
pub fn fold(text: &str) -> String {
    text.chars().map(folded).collect()
}

/// The words of a text that is looked for, as they are compared.
pub fn needles(text: &str) -> Vec<String> {
    fold(text).split_whitespace().map(str::to_owned).collect()
}

/// Where the words stand in a text: ranges of its bytes, ascending, none within another.
pub fn places(text: &str, needles: &[String]) -> Vec<Range<usize>> {
    let signs: Vec<(usize, char)> =
        text.char_indices().map(|(at, sign)| (at, folded(sign))).collect();
    let byte = |at: usize| signs.get(at).map_or(text.len(), |(byte, _)| *byte);
    let mut found: Vec<Range<usize>> = Vec::new();
    let mut at = 0;
    while at < signs.len() {
        let stands = |needle: &&String| {
            let mut here = signs[at..].iter().map(|(_, sign)| *sign);
            needle.chars().all(|sign| here.next() == Some(sign))
        };
        let longest = needles.iter().filter(stands).map(|needle| needle.chars().count()).max();
        match longest {
            Some(count) if count > 0 => {
                found.push(byte(at)..byte(at + count));
                at += count;
            }
            _ => at += 1,
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn case_width_and_kana_are_not_compared() {
        for (a, b) in [
            ("Dragon", "dRAGON"),
            ("ＲＲ－５", "rr-5"),
            ("ドラゴン", "どらごん"),
            ("Ａ　Ｂ", "a b"),
        ] {
            assert_eq!(fold(a), fold(b));
        }
        assert_ne!(fold("ドラゴン"), fold("トラコン"));
        assert_eq!(needles(" Two　ＷＯＲＤＳ "), ["two", "words"]);
        assert!(needles("  ").is_empty());
    }

    #[test]
    fn places_are_those_of_the_text_as_it_stands() {
        let find = |text: &'static str, of: &str| {
            let ranges = places(text, &needles(of));
            ranges.into_iter().map(|range| &text[range]).collect::<Vec<_>>()
        };
        assert_eq!(find("Thief★ hits the Thief", "thief"), ["Thief", "Thief"]);
        assert_eq!(find("ドラゴンが倒れる", "どらごん 倒"), ["ドラゴン", "倒"]);
        assert_eq!(find("aaaa", "aa aaa"), ["aaa"], "the longest that stands there");
        assert_eq!(find("İstanbul", "stan"), ["stan"]);
        assert!(find("no", "").is_empty() && find("", "no").is_empty());
    }
}
