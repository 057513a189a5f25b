//! Card sets: the data of a game, as TOML under one digest.
//!
//! Built-in sets are known by their digest and are never edited once released: a new revision is a
//! new file. Any other set is embedded in the log.

use crate::words::Label;
use std::collections::BTreeMap;
use std::fmt;

/// The digest of a card set's text: BLAKE3 with a key of its own.
pub fn set_digest(text: &str) -> [u8; 32] {
    blake3::derive_key("kanso card set 1", text.as_bytes())
}

/// A card set that comes with the program.
#[derive(Clone, Copy, Debug)]
pub struct BuiltInSet {
    /// Its name: kebab-case, with a revision number at its end.
    pub name: &'static str,
    /// Its text.
    pub text: &'static str,
}

/// Which card set a game is played with.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum CardChoice {
    /// The newest built-in set, or none for a game without cards.
    #[default]
    Newest,
    /// The built-in set with this digest.
    BuiltIn([u8; 32]),
    /// A set of the user's own, by its text.
    Own(String),
}

impl CardChoice {
    /// The text of the chosen set among a game's built-in `sets`, oldest first.
    ///
    /// # Errors
    ///
    /// [`SetError`] when no built-in set has the digest.
    pub fn text<'a>(&'a self, sets: &'a [BuiltInSet]) -> Result<&'a str, SetError> {
        match self {
            Self::Newest => Ok(sets.last().map_or("", |set| set.text)),
            Self::BuiltIn(digest) => sets
                .iter()
                .find(|set| set_digest(set.text) == *digest)
                .map(|set| set.text)
                .ok_or_else(|| SetError {
                    place: format!("card set {}", hex(&digest[..8])),
                    problem: "this program has no such set; the log was made by a newer kanso"
                        .to_owned(),
                }),
            Self::Own(text) => Ok(text),
        }
    }
}

/// Columns that a name on a card takes on a tile: one for each ASCII sign, two for every other.
pub fn columns(text: &str) -> usize {
    text.chars().map(|sign| if sign.is_ascii() { 1 } else { 2 }).sum()
}

/// Whether rows, each a place and its words, have words of their own in each language; the fields
/// of the file are called `words` with `_en` and `_ja`.
///
/// # Errors
///
/// [`SetError`] at the first row with words that a row before it has.
pub fn unlike<'a, P: fmt::Display>(
    words: &str,
    rows: impl Iterator<Item = (P, &'a Label)> + Clone,
) -> Result<(), SetError> {
    unlike_in(&format!("{words}_en"), rows.clone().map(|(place, label)| (place, &*label.en)))?;
    unlike_in(&format!("{words}_ja"), rows.map(|(place, label)| (place, &*label.ja)))
}

fn unlike_in<'a, P: fmt::Display>(
    field: &str,
    rows: impl Iterator<Item = (P, &'a str)>,
) -> Result<(), SetError> {
    let mut said: BTreeMap<&str, P> = BTreeMap::new();
    for (place, text) in rows {
        if let Some(other) = said.get(text) {
            let problem = format!("{text:?} is that of {other} too");
            return Err(SetError { place: format!("{place}, {field}"), problem });
        }
        said.insert(text, place);
    }
    Ok(())
}

/// Why a card set cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetError {
    /// Where: a line of the file, or a row and a field.
    pub place: String,
    /// What is wrong and what is allowed.
    pub problem: String,
}

impl fmt::Display for SetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.problem)
    }
}

impl std::error::Error for SetError {}

/// Lower-case hexadecimal digits of bytes.
pub fn hex(bytes: &[u8]) -> String {
    use fmt::Write as _;
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        write!(text, "{byte:02x}").expect("a string takes every text");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const SETS: &[BuiltInSet] = &[
        BuiltInSet { name: "first-1", text: "a = 1" },
        BuiltInSet { name: "first-2", text: "a = 2" },
    ];

    #[test]
    fn a_japanese_sign_takes_two_columns() {
        assert_eq!((columns("Merc.W"), columns("傭兵白"), columns("")), (6, 6, 0));
    }

    #[test]
    fn words_that_two_rows_share_in_one_language_are_told_with_both_places() {
        let label =
            |(id, en, ja): (&'static str, &'static str, &'static str)| (id, Label::new(en, ja));
        let rows = [("U01", "a", "あ"), ("U02", "b", "い"), ("U03", "c", "う")].map(label);
        let check = |rows: &[(&str, Label)]| {
            unlike("word", rows.iter().map(|(id, label)| (id, label)))
                .map_err(|error| error.to_string())
        };
        assert_eq!(check(&rows), Ok(()));
        for (last, message) in [
            (("U03", "b", "う"), "U03, word_en: \"b\" is that of U02 too"),
            (("U03", "c", "あ"), "U03, word_ja: \"あ\" is that of U01 too"),
        ] {
            let [first, second, _] = rows.clone();
            assert_eq!(check(&[first, second, label(last)]), Err(message.to_owned()));
        }
    }

    #[test]
    fn a_set_is_found_by_its_digest() {
        assert_eq!(CardChoice::Newest.text(SETS), Ok("a = 2"));
        assert_eq!(CardChoice::BuiltIn(set_digest("a = 1")).text(SETS), Ok("a = 1"));
        assert_eq!(CardChoice::Own("b = 3".to_owned()).text(SETS), Ok("b = 3"));
        let error = CardChoice::BuiltIn([7; 32]).text(SETS).expect_err("no such set");
        assert!(error.to_string().contains("0707070707070707"), "{error}");
    }
}
