//! What the card files of all games share: their form, where the figures of a row come from, and
//! what can be asked of any row. Each answer names the place and what is allowed there.

use super::SetError;
use crate::unread::in_words;
use crate::words::Label;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;
use std::fmt;

/// Where the figures of a row come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// Printed in the rulebook, or forced by it.
    Rulebook,
    /// Told by a public page.
    Public,
    /// Made up to complete the game.
    House,
    /// Copied from the real card by whoever owns it, in a set of their own.
    Card,
}

impl Source {
    /// All of them, each behind its word in the file.
    pub const BY_WORD: [(&str, Self); 4] = [
        (Self::Rulebook.word(), Self::Rulebook),
        (Self::Public.word(), Self::Public),
        (Self::House.word(), Self::House),
        (Self::Card.word(), Self::Card),
    ];

    /// Its word in the file.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Rulebook => "rulebook",
            Self::Public => "public",
            Self::House => "house",
            Self::Card => "card",
        }
    }
}

impl SetError {
    /// An error of the field of a row, or of either alone where the other is empty.
    pub fn field(row: &str, field: &str, problem: impl Into<String>) -> Self {
        let gap = if row.is_empty() || field.is_empty() { "" } else { ", " };
        Self { place: format!("{row}{gap}{field}"), problem: problem.into() }
    }
}

/// Reads a file of at most `len_max` bytes into its rows: a `what` ("card set") for the game `game`.
///
/// # Errors
///
/// [`SetError`]: the file is too long, is for another game, or what the TOML reader found, with the
/// line it found it on.
pub fn read_toml<T: DeserializeOwned>(
    text: &str,
    len_max: usize,
    what: &str,
    game: &str,
) -> Result<T, SetError> {
    if text.len() > len_max {
        let problem = format!("{} bytes, where {len_max} are allowed", text.len());
        return Err(SetError::field("file", "", problem));
    }
    // Before the rows: those of another game would only be called wrong.
    if let Ok(head) = toml::from_str::<Head>(text)
        && head.game.get_ref() != game
    {
        let problem =
            format!("this is a {what} of {}, where one of {game} is wanted", head.game.get_ref());
        return Err(SetError::field(&line_at(text, head.game.span().start), "", problem));
    }
    from_toml(text)
}

/// What every file begins with.
#[derive(Deserialize)]
struct Head {
    game: toml::Spanned<String>,
}

/// Reads TOML.
///
/// # Errors
///
/// [`SetError`]: what the TOML reader found, in words, with the line it found it on.
pub fn from_toml<T: DeserializeOwned>(text: &str) -> Result<T, SetError> {
    toml::from_str(text).map_err(|found| {
        let place = match found.span() {
            Some(span) => line_at(text, span.start),
            None => "file".to_owned(),
        };
        SetError::field(&place, "", in_words(found.message()))
    })
}

fn line_at(text: &str, byte: usize) -> String {
    format!("line {}", text.get(..byte).unwrap_or(text).matches('\n').count() + 1)
}

/// True if a text is the id of a row: one to four capital letters, then at most four digits.
pub fn is_id(id: &str) -> bool {
    let digits = id.trim_start_matches(|sign: char| sign.is_ascii_uppercase());
    let letters = id.len() - digits.len();
    (1..=4).contains(&letters)
        && digits.len() <= 4
        && digits.bytes().all(|sign| sign.is_ascii_digit())
}

/// Whether the short names of a row fit a tile of `columns_max` columns: one for each ASCII sign, two
/// for every other.
///
/// # Errors
///
/// [`SetError`] with the first that is wider.
pub fn check_shorts(row: &str, en: &str, ja: &str, columns_max: usize) -> Result<(), SetError> {
    for (field, short) in [("short_en", en), ("short_ja", ja)] {
        let columns: usize = short.chars().map(|sign| if sign.is_ascii() { 1 } else { 2 }).sum();
        if columns > columns_max {
            let problem =
                format!("{short:?} is {columns} columns wide, where {columns_max} are allowed");
            return Err(SetError::field(row, field, problem));
        }
    }
    Ok(())
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
            return Err(SetError::field(&place.to_string(), field, problem));
        }
        said.insert(text, place);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told<T>(result: Result<T, SetError>) -> String {
        result.err().map_or_else(String::new, |error| error.to_string())
    }

    #[test]
    fn a_file_that_cannot_be_read_says_where() {
        #[derive(Debug, Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Rows {
            game: String,
        }
        let rows: Rows = read_toml("game = \"pig\"", 12, "card set", "pig").expect("short enough");
        assert_eq!(rows.game, "pig");
        let read = |text| told(read_toml::<Rows>(text, 21, "card set", "pig"));
        assert_eq!(read("game = \"a game of pigs\""), "file: 23 bytes, where 21 are allowed");
        assert_eq!(
            read("\ngame = \"chess\"\nx = 1"),
            "line 2: this is a card set of chess, where one of pig is wanted"
        );
        assert_eq!(read("game = \"pig\"\nx = 1"), "line 2: `x` is no field here; known is `game`");
    }

    #[test]
    fn an_id_is_letters_and_digits() {
        for id in ["U05", "CITY0", "ABCD1234", "U"] {
            assert!(is_id(id), "{id}");
        }
        for id in ["", "05", "u05", "U05b", "ABCDE1", "U12345", "É1"] {
            assert!(!is_id(id), "{id}");
        }
    }

    #[test]
    fn a_japanese_sign_takes_two_columns() {
        assert_eq!(told(check_shorts("W01", "Merc.W", "傭兵白", 6)), "");
        assert_eq!(
            told(check_shorts("W01", "Merc.W", "傭兵白", 5)),
            "W01, short_en: \"Merc.W\" is 6 columns wide, where 5 are allowed"
        );
        assert_eq!(
            told(check_shorts("W01", "Merc", "傭兵白", 5)),
            "W01, short_ja: \"傭兵白\" is 6 columns wide, where 5 are allowed"
        );
    }

    #[test]
    fn words_that_two_rows_share_in_one_language_are_told_with_both_places() {
        let label =
            |(id, en, ja): (&'static str, &'static str, &'static str)| (id, Label::new(en, ja));
        let rows = [("U01", "a", "あ"), ("U02", "b", "い"), ("U03", "c", "う")].map(label);
        let check = |rows: &[(&str, Label)]| {
            told(unlike("word", rows.iter().map(|(id, label)| (id, label))))
        };
        assert_eq!(check(&rows), "");
        for (last, message) in [
            (("U03", "b", "う"), "U03, word_en: \"b\" is that of U02 too"),
            (("U03", "c", "あ"), "U03, word_ja: \"あ\" is that of U01 too"),
        ] {
            let [first, second, _] = rows.clone();
            assert_eq!(check(&[first, second, label(last)]), message);
        }
    }
}
