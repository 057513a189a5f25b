//! Card sets: the data of a game, as TOML under one digest.
//!
//! Built-in sets are known by their digest and are never edited once released: a new revision is a
//! new file. Any other set is embedded in the log.

mod column;
mod file;
mod kind;
mod part;
mod row;

use std::fmt;
use std::sync::{Arc, OnceLock};

pub use column::{ByWord, Column, Number, Word};
pub use file::{Source, check_shorts, from_toml, is_id, read_toml, unlike};
pub use kind::{CardTable, KindOf};
pub use part::{CardFile, Fields, FromFile, Names, Part, Spot, Value};
pub use row::{Face, NAME_LEN_MAX, Place, each_row};

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
    /// The revision of the rules since which new games have it, until a later set comes.
    pub since: u32,
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

    /// The tables of the chosen set: those of the built-in ones are read by `parse` once for the
    /// whole program, made ready to be kept by `keep` and left in `kept`, which has a place for each
    /// of `sets`; others are read each time.
    ///
    /// # Errors
    ///
    /// [`SetError`], as [`CardChoice::text`] and as `parse`.
    pub fn tables<S, const SETS: usize>(
        &self,
        sets: &[BuiltInSet],
        kept: &[OnceLock<Arc<S>>; SETS],
        parse: impl FnOnce(&str) -> Result<S, SetError>,
        keep: impl FnOnce(&mut S),
    ) -> Result<Arc<S>, SetError> {
        assert_eq!(sets.len(), SETS, "each built-in set has its place");
        let text = self.text(sets)?;
        let Some(place) = sets.iter().position(|set| set.text == text) else {
            return parse(text).map(Arc::new);
        };
        if let Some(tables) = kept[place].get() {
            return Ok(Arc::clone(tables));
        }
        let mut tables = parse(text)?;
        keep(&mut tables);
        Ok(Arc::clone(kept[place].get_or_init(|| Arc::new(tables))))
    }
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
        BuiltInSet { name: "first-1", text: "a = 1", since: 1 },
        BuiltInSet { name: "first-2", text: "a = 2", since: 2 },
    ];

    #[test]
    fn a_set_is_found_by_its_digest() {
        assert_eq!(CardChoice::Newest.text(SETS), Ok("a = 2"));
        assert_eq!(CardChoice::BuiltIn(set_digest("a = 1")).text(SETS), Ok("a = 1"));
        assert_eq!(CardChoice::Own("b = 3".to_owned()).text(SETS), Ok("b = 3"));
        let error = CardChoice::BuiltIn([7; 32]).text(SETS).expect_err("no such set");
        assert!(error.to_string().contains("0707070707070707"), "{error}");
    }

    #[test]
    fn each_built_in_set_is_read_once() {
        static KEPT: [OnceLock<Arc<String>>; SETS.len()] = [const { OnceLock::new() }; SETS.len()];
        let tables = |choice: CardChoice| {
            let parse = |text: &str| Ok(text.to_owned());
            choice.tables(SETS, &KEPT, parse, |text| text.push_str(", kept")).expect("a set")
        };
        for (number, text) in ["a = 1", "a = 2"].into_iter().enumerate() {
            let first = tables(CardChoice::BuiltIn(set_digest(text)));
            assert_eq!(*first, format!("{text}, kept"));
            let again = tables(CardChoice::Own(text.to_owned()));
            assert!(Arc::ptr_eq(&first, &again));
            assert!(KEPT[number].get().is_some_and(|kept| Arc::ptr_eq(kept, &first)));
        }
        assert_eq!(*tables(CardChoice::Newest), "a = 2, kept");
        let own = CardChoice::Own("b = 3".to_owned());
        assert!(!Arc::ptr_eq(&tables(own.clone()), &tables(own.clone())));
        assert_eq!(*tables(own.clone()), "b = 3", "it is freed with the game");
        let no = SetError::field("line 1", "", "no");
        let refused = own.tables(SETS, &KEPT, |_| Err(no.clone()), |_| {});
        assert_eq!(refused, Err(no));
    }
}
