//! What people type, and what it is compared with.
//!
//! A text is compared in its plain form: small letters, signs of full width as those of a keyboard,
//! every dash and minus as `-`, spaces as one. A number is always compared whole: `#1` is not the
//! beginning of `#18`, and `8` does not stand in it.

use crate::tell;
use kanso_engine::Lang;

/// A text in its plain form.
pub fn plain(text: &str) -> String {
    // Most words of the games are so already, but for their capitals.
    let is_spaced = |text: &str| {
        text.trim_ascii().len() == text.len() && !text.contains("  ") && !text.contains('\t')
    };
    if text.is_ascii() && is_spaced(text) {
        return text.to_ascii_lowercase();
    }
    let mut plain = String::with_capacity(text.len());
    for word in text.split(|sign| narrow(sign) == ' ').filter(|word| !word.is_empty()) {
        if !plain.is_empty() {
            plain.push(' ');
        }
        plain.extend(word.chars().map(narrow).flat_map(char::to_lowercase));
    }
    plain
}

/// A text with the signs of a keyboard for those of full width, and otherwise as it was typed.
pub fn narrowed(text: &str) -> String {
    text.chars().map(narrow).collect()
}

/// The sign of a keyboard for one that an input method or a telling puts in its place.
fn narrow(sign: char) -> char {
    match sign {
        // The signs of full width stand in the order of ASCII.
        '\u{ff01}'..='\u{ff5e}' => {
            char::from_u32(sign as u32 - 0xff01 + 0x21).expect("an ASCII sign")
        }
        // Hyphens, dashes and the minus sign; not the long vowel ー, which is a letter.
        '\u{2010}'..='\u{2015}' | '\u{2212}' => '-',
        '\u{2018}' | '\u{2019}' => '\'',
        '\u{201c}' | '\u{201d}' => '"',
        '\u{ff61}' => '。',
        '\u{ff64}' => '、',
        sign if sign.is_whitespace() => ' ',
        sign => sign,
    }
}

/// True if a plain text begins with another, and not within a number.
pub fn begins(plain: &str, with: &str) -> bool {
    plain.strip_prefix(with).is_some_and(|behind| !goes_on(with, behind))
}

/// True if a plain text stands in another, not within a number, and from the beginning of a word on where
/// words are parted: `arm` stands in `iron armour`, not in `charm`.
pub fn stands_in(plain: &str, part: &str) -> bool {
    let is_letter = |sign: char| sign.is_ascii_alphabetic();
    plain.match_indices(part).any(|(at, _)| {
        let (before, behind) = (&plain[..at], &plain[at + part.len()..]);
        !(goes_on(part, behind)
            || part.starts_with(is_digit) && is_number_open(before)
            || part.starts_with(is_letter) && before.ends_with(is_letter))
    })
}

/// True if a plain text has a name in it, and not as a part of another word.
pub fn names(plain: &str, name: &str) -> bool {
    let is_letter = |sign: char| sign.is_ascii_alphanumeric();
    !name.is_empty()
        && plain.match_indices(name).any(|(at, _)| {
            let (before, behind) = (&plain[..at], &plain[at + name.len()..]);
            !(before.ends_with(is_letter) && name.starts_with(is_letter)
                || name.ends_with(is_letter) && behind.starts_with(is_letter))
        })
}

/// True if the number at the end of `text` goes on in `behind`.
fn goes_on(text: &str, behind: &str) -> bool {
    text.ends_with(is_digit) && behind.starts_with(is_digit)
}

/// True if digits behind this text belong to a number that it ends with: `1`, a sign, `C3-` not.
fn is_number_open(text: &str) -> bool {
    text.ends_with(is_digit)
        || text.strip_suffix(['-', '+']).is_some_and(|rest| !rest.ends_with(char::is_alphanumeric))
}

/// The first of so many things, in a list; where there are more, how many there are in all.
pub fn cut<T: AsRef<str>>(some: &[T], count: usize, lang: Lang) -> String {
    let some: Vec<_> = some.iter().map(AsRef::as_ref).collect();
    let list = some.join(tell::comma(lang));
    match (some.len() < count, lang) {
        (false, _) => list,
        (true, Lang::En) => format!("{list}, … ({count} in all)"),
        (true, Lang::Ja) => format!("{list}、…（全{count}）"),
    }
}

const fn is_digit(sign: char) -> bool {
    sign.is_ascii_digit()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn full_width_dashes_spaces_and_capitals_make_no_difference() {
        for (typed, same) in [
            ("Ｃ３", "c3"),
            ("ｏｐｅｎ　＃１８", "open #18"),
            ("  War   Council： Commander 2 ", "war council: commander 2"),
            ("War  Council", "war council"),
            ("War\tCouncil", "war council"),
            ("War Council ", "war council"),
            ("Medal −1", "medal -1"),
            ("Ｗ０１＊２，Ｋ０３", "w01*2,k03"),
            ("A–B ‐ C", "a-b - c"),
            ("オーガ", "オーガ"),
            ("\u{3000}", ""),
        ] {
            assert_eq!(plain(typed), same, "{typed}");
        }
        assert_eq!(narrowed("Ｎ　１"), "N 1");
    }

    #[test]
    fn a_number_is_compared_whole() {
        assert!(begins("open #18", "open #18") && begins("open #18", "open #"));
        assert!(begins("order b4 west", "order b4"));
        assert!(!begins("open #18", "open #1"));
        assert!(stands_in("open #18 at c3", "18") && stands_in("open #18 at c3", "#18 at"));
        assert!(!stands_in("open #18 at c3", "#1") && !stands_in("open #18 at c3", "8"));
        assert!(stands_in("set #181, #18", "18"), "the second one");
        assert!(stands_in("都市1への攻撃", "都市1") && !stands_in("都市12への攻撃", "都市1"));
        assert!(!stands_in("medal -1", "1") && stands_in("medal -1", "-1"));
        assert!(stands_in("retreat f10-9", "9") && stands_in("scouts", "scout"));
        assert!(stands_in("iron armour", "arm") && !stands_in("charm", "arm"));
        assert!(stands_in("魔法aを使う", "a") && stands_in("鉄の鎧", "鎧"), "no space parts these");
    }
}
