//! Reading the rows of a card file: what every row has, and values within their limits. Each error
//! names the row and the field.

use super::SetError;
use super::file::{Source, check_shorts, is_id};
use crate::words::Label;
use std::fmt::Display;

/// Longest name, in characters.
pub const NAME_LEN_MAX: usize = 40;
/// Fields of every row that the rulebook may print where the rest is made up.
const SHARED: [&str; 4] = ["name_en", "name_ja", "short_en", "short_ja"];

/// What every row has: its id, its names and its source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Face {
    /// Letters and digits, unique in the set: `U05`.
    pub id: String,
    /// The name in a sentence.
    pub name: Label,
    /// The name on a tile, no wider than the game allows.
    pub short: Label,
    /// The word by which the card is entered; empty where a file has none.
    pub word: Label,
    /// Where its numbers come from, but for those in `printed`.
    pub source: Source,
    /// Fields of a mixed row that the rulebook prints, by their names in the file.
    pub printed: Vec<String>,
}

/// Where in a file something is read: the id of a row, or its table and place when the id is no help.
#[derive(Clone, Debug)]
pub struct Place(String);

impl Place {
    /// A place that is called so.
    pub fn of(place: impl Into<String>) -> Self {
        Self(place.into())
    }

    /// A row, by its place in its table from 0.
    pub fn row(table: &str, index: usize, id: &str) -> Self {
        Self(if is_id(id) { id.to_owned() } else { format!("{table} row {}", index + 1) })
    }

    /// What is wrong with a field here.
    pub fn error(&self, field: &str, problem: impl Into<String>) -> SetError {
        SetError::field(&self.0, field, problem)
    }

    /// The id of the row.
    ///
    /// # Errors
    ///
    /// [`SetError`] if it is none ([`is_id`]).
    pub fn id(&self, id: &str) -> Result<String, SetError> {
        if is_id(id) {
            return Ok(id.to_owned());
        }
        let problem = format!("{id:?}, where one to four capital letters, then digits, are wanted");
        Err(self.error("id", problem))
    }

    /// A text of at most [`NAME_LEN_MAX`] characters that can be shown.
    ///
    /// # Errors
    ///
    /// [`SetError`] if it is empty, too long, has blanks around it or control characters in it.
    pub fn text(&self, field: &str, text: &str) -> Result<String, SetError> {
        self.text_to(field, text, NAME_LEN_MAX)
    }

    /// A text of at most so many characters that can be shown.
    ///
    /// # Errors
    ///
    /// As [`Place::text`].
    pub fn text_to(&self, field: &str, text: &str, len_max: usize) -> Result<String, SetError> {
        let len = text.chars().count();
        if len == 0 || text.trim() != text || text.chars().any(char::is_control) {
            let problem =
                format!("{text:?}: empty, with blanks around it, or with control characters");
            return Err(self.error(field, problem));
        }
        if len > len_max {
            let problem = format!("{len} characters, where {len_max} are allowed");
            return Err(self.error(field, problem));
        }
        Ok(text.to_owned())
    }

    /// A text in both languages, of the fields `field` with `_en` and `_ja`.
    ///
    /// # Errors
    ///
    /// As [`Place::text`].
    pub fn label(&self, field: &str, en: &str, ja: &str) -> Result<Label, SetError> {
        let en = self.text(&format!("{field}_en"), en)?;
        Ok(Label::new(en, self.text(&format!("{field}_ja"), ja)?))
    }

    /// The short names, at most so many columns wide.
    ///
    /// # Errors
    ///
    /// As [`Place::text`] and [`check_shorts`].
    pub fn shorts(&self, en: &str, ja: &str, columns_max: usize) -> Result<Label, SetError> {
        check_shorts(&self.0, en, ja, columns_max)?;
        self.label("short", en, ja)
    }

    /// The words of entry: each without a blank.
    ///
    /// # Errors
    ///
    /// As [`Place::text`], or there is a blank.
    pub fn words(&self, en: &str, ja: &str) -> Result<Label, SetError> {
        for (field, word) in [("word_en", en), ("word_ja", ja)] {
            if word.chars().any(char::is_whitespace) {
                let problem = format!("{word:?} has a blank in it; one word is wanted");
                return Err(self.error(field, problem));
            }
        }
        self.label("word", en, ja)
    }

    /// Where the figures come from.
    ///
    /// # Errors
    ///
    /// [`SetError`] if it is no [`Source`].
    pub fn source(&self, source: &str) -> Result<Source, SetError> {
        self.one_of("source", source, &Source::BY_WORD)
    }

    /// The fields that the rulebook prints: of those that every row has, of the row's `own`, and of the
    /// `parts` of these.
    ///
    /// # Errors
    ///
    /// [`SetError`] if there are any in a row of the rulebook, or one is none of them.
    pub fn printed(
        &self,
        source: &str,
        printed: &[String],
        own: &[&str],
        parts: &[&str],
    ) -> Result<Vec<String>, SetError> {
        if source == Source::Rulebook.word() && !printed.is_empty() {
            let problem = "all of a row of the rulebook is printed; leave the list out";
            return Err(self.error("printed", problem));
        }
        let allowed = [&SHARED[..], own, parts].concat();
        match printed.iter().find(|field| !allowed.contains(&field.as_str())) {
            None => Ok(printed.to_vec()),
            Some(field) => {
                let problem = format!("{field:?} is none of {}", allowed.join(", "));
                Err(self.error("printed", problem))
            }
        }
    }

    /// A number within its limits.
    ///
    /// # Errors
    ///
    /// [`SetError`] if it is not.
    ///
    /// # Panics
    ///
    /// If the limits do not fit the type: a bug of the caller.
    pub fn number<N: TryFrom<i64>>(
        &self,
        field: &str,
        value: i64,
        min: impl Into<i64>,
        max: impl Into<i64>,
    ) -> Result<N, SetError> {
        let (min, max) = (min.into(), max.into());
        if (min..=max).contains(&value) {
            return Ok(N::try_from(value).ok().expect("the limits fit the type"));
        }
        Err(self.error(field, format!("{value}, where {min} to {max} are allowed")))
    }

    /// What a word stands for.
    ///
    /// # Errors
    ///
    /// [`SetError`] if it is none of the words.
    pub fn one_of<T: Copy>(
        &self,
        field: &str,
        word: &str,
        words: &[(&str, T)],
    ) -> Result<T, SetError> {
        if let Some(&(_, found)) = words.iter().find(|(known, _)| *known == word) {
            return Ok(found);
        }
        Err(self.error(field, none_of(word, words)))
    }

    /// What is wrong with a table of a kind, by the names that its other fields have for each kind:
    /// there is no such kind, or its fields are others.
    pub fn fields_of(&self, field: &str, kind: &str, kinds: &[(&str, &[&str])]) -> SetError {
        let problem = match kinds.iter().find(|(known, _)| *known == kind) {
            Some((_, [])) => format!("{kind:?} wants no other field"),
            Some((_, fields)) => format!("{kind:?} wants {} and no other field", fields.join(", ")),
            None => none_of(kind, kinds),
        };
        self.error(field, problem)
    }

    /// A list of so many.
    ///
    /// # Errors
    ///
    /// [`SetError`] if there are more or fewer.
    pub fn exactly<'a, T, const N: usize>(
        &self,
        field: &str,
        list: &'a [T],
    ) -> Result<&'a [T; N], SetError> {
        list.try_into().map_err(|_| {
            self.error(field, format!("{} in the list, where {N} are wanted", list.len()))
        })
    }

    /// Whether a list has at most so many.
    ///
    /// # Errors
    ///
    /// [`SetError`] if it has more.
    pub fn at_most<T>(&self, field: &str, list: &[T], len_max: usize) -> Result<(), SetError> {
        if list.len() <= len_max {
            return Ok(());
        }
        let problem = format!("{} in the list, where {len_max} are allowed", list.len());
        Err(self.error(field, problem))
    }

    /// A list of at most so many, each turned into what it says.
    ///
    /// # Errors
    ///
    /// As [`Place::at_most`], or the first that `turn` makes.
    pub fn list<Form, Value>(
        &self,
        field: &str,
        list: &[Form],
        len_max: usize,
        turn: impl Fn(&Form) -> Result<Value, SetError>,
    ) -> Result<Vec<Value>, SetError> {
        self.at_most(field, list, len_max)?;
        list.iter().map(turn).collect()
    }
}

impl Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

fn none_of<T>(word: &str, words: &[(&str, T)]) -> String {
    let known: Vec<&str> = words.iter().map(|(known, _)| *known).collect();
    format!("{word:?} is none of {}", known.join(", "))
}

/// Turns every row of a table, telling each where it stands.
///
/// # Errors
///
/// The first that `turn` makes.
pub fn each_row<Row, Card>(
    table: &str,
    rows: &[Row],
    id: impl Fn(&Row) -> &String,
    turn: impl Fn(&Row, &Place) -> Result<Card, SetError>,
) -> Result<Vec<Card>, SetError> {
    let turn = |(index, row)| turn(row, &Place::row(table, index, id(row)));
    rows.iter().enumerate().map(turn).collect()
}

/// Declares the rows of a card file as serde reads them: those fields that every row has, and the own
/// ones of each. An unknown field is refused.
///
/// The head says how wide a short name may be, and which parts of a field may be named in `printed`
/// beside it. Each row makes its [`Face`] by `face`, or by `face_with` where more parts may be named.
/// With `words` in the head each row has its words of entry (`word_en`, `word_ja`), too.
///
/// ```
/// use kanso_engine::card_rows;
/// use kanso_engine::cards::{Place, from_toml};
///
/// card_rows! {
///     struct, shorts 6, parts [("attack", &["attack.dice"])];
///     UnitRow { hp: i64, attack: Option<i64> }
/// }
///
/// let row: UnitRow = from_toml(
///     "id = 'U05'\nname_en = 'Archer'\nname_ja = '弓兵'\nshort_en = 'Arch'\nshort_ja = '弓兵'\n\
///      source = 'house'\nprinted = ['attack.dice']\nhp = 3",
/// )
/// .expect("a row");
/// let at = Place::row("unit", 0, &row.id);
/// let face = row.face(&at).expect("all is well");
/// assert_eq!((face.id.as_str(), &*face.name.en), ("U05", "Archer"));
/// let hp = at.number::<u8>("hp", row.hp, 5, 9).expect_err("out of bounds");
/// assert_eq!(hp.to_string(), "U05, hp: 3, where 5 to 9 are allowed");
/// assert_eq!(row.attack, None);
/// ```
#[macro_export]
macro_rules! card_rows {
    (
        $vis:vis struct, words, shorts $columns:expr, parts $parts:expr;
        $( $Row:ident { $( $(#[$m:meta])* $f:ident : $T:ty ),* $(,)? } )*
    ) => {
        $( $crate::card_rows! {
            @ [$vis] $columns, $parts;
            $Row { word_en: String, word_ja: String } words(self, at, at.words(&self.word_en, &self.word_ja)?)
            { $( $(#[$m])* $f : $T ),* }
        } )*
    };
    (
        $vis:vis struct, shorts $columns:expr, parts $parts:expr;
        $( $Row:ident { $( $(#[$m:meta])* $f:ident : $T:ty ),* $(,)? } )*
    ) => {
        $( $crate::card_rows! {
            @ [$vis] $columns, $parts;
            $Row {} words(self, at, $crate::Label::default())
            { $( $(#[$m])* $f : $T ),* }
        } )*
    };
    (
        @ [$vis:vis] $columns:expr, $parts:expr;
        $Row:ident { $( $w:ident : $W:ty ),* } words($self:ident, $at:ident, $word:expr)
        { $( $(#[$m:meta])* $f:ident : $T:ty ),* }
    ) => {
        // They cannot be flattened: serde would then let unknown fields pass.
        #[derive(serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        $vis struct $Row {
            $vis id: String,
            name_en: String,
            name_ja: String,
            short_en: String,
            short_ja: String,
            $( $w: $W, )*
            source: String,
            #[serde(default)]
            printed: Vec<String>,
            $( $(#[$m])* $vis $f: $T, )*
        }

        #[allow(dead_code, reason = "a game makes a face in one of two ways")]
        impl $Row {
            /// What every row has.
            $vis fn face(
                &$self,
                $at: &$crate::cards::Place,
            ) -> Result<$crate::cards::Face, $crate::SetError> {
                $self.face_with($at, &[])
            }

            /// What every row has, where more parts may be printed.
            $vis fn face_with(
                &$self,
                $at: &$crate::cards::Place,
                parts: &[String],
            ) -> Result<$crate::cards::Face, $crate::SetError> {
                let own: &[&str] = &[ $( stringify!($f) ),* ];
                let of_own: &[(&str, &[&str])] = &$parts;
                let of_own = of_own.iter().filter(|(field, _)| own.contains(field));
                let mut all: Vec<&str> = of_own.flat_map(|(_, parts)| parts.iter().copied()).collect();
                all.extend(parts.iter().map(String::as_str));
                Ok($crate::cards::Face {
                    id: $at.id(&$self.id)?,
                    name: $at.label("name", &$self.name_en, &$self.name_ja)?,
                    short: $at.shorts(&$self.short_en, &$self.short_ja, $columns)?,
                    word: $word,
                    source: $at.source(&$self.source)?,
                    printed: $at.printed(&$self.source, &$self.printed, own, &all)?,
                })
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fmt::Debug;

    fn told<T: Debug>(read: Result<T, SetError>) -> String {
        read.expect_err("refused").to_string()
    }

    fn at() -> Place {
        Place::row("unit", 0, "U05")
    }

    #[test]
    fn a_text_can_be_shown_and_is_no_longer_than_it_may_be() {
        let longest = "n".repeat(NAME_LEN_MAX);
        assert_eq!(at().text("name", &longest), Ok(longest.clone()));
        let error = told(at().text("name", &format!("{longest}n")));
        assert_eq!(error, "U05, name: 41 characters, where 40 are allowed");
        for text in ["", " a", "a ", "a\tb"] {
            let error = told(at().text("name", text));
            assert!(error.ends_with("empty, with blanks around it, or with control characters"));
        }
        assert_eq!(at().words("Fox", "狐"), Ok(Label::new("Fox", "狐")));
        assert!(
            told(at().words("Red Fox", "狐")).starts_with("U05, word_en: \"Red Fox\" has a blank")
        );
        assert_eq!(at().shorts("Fox", "狐", 3), Ok(Label::new("Fox", "狐")));
        assert!(at().shorts("Foxes", "狐", 3).is_err());
    }

    #[test]
    fn an_id_and_a_word_are_those_that_are_known() {
        assert_eq!(at().id("U05"), Ok("U05".to_owned()));
        assert!(told(at().id("u5")).starts_with("U05, id: \"u5\", where"));
        let colours = [("red", 1), ("blue", 2)];
        assert_eq!(at().one_of("colour", "blue", &colours), Ok(2));
        let error = told(at().one_of("colour", "green", &colours));
        assert_eq!(error, "U05, colour: \"green\" is none of red, blue");
    }

    #[test]
    fn the_rulebook_prints_fields_that_a_row_has() {
        let printed = |source, fields: &[&str]| {
            let fields: Vec<_> = fields.iter().map(ToString::to_string).collect();
            at().printed(source, &fields, &["hp"], &["attack.dice"])
        };
        let fields = ["name_en", "hp", "attack.dice"];
        assert_eq!(printed("house", &fields).expect("it has them"), fields);
        assert_eq!(printed("rulebook", &[]), Ok(Vec::new()));
        assert!(told(printed("rulebook", &["hp"])).contains("leave the list out"));
        let error = told(printed("house", &["mana"]));
        assert!(error.starts_with("U05, printed: \"mana\" is none of name_en,"), "{error}");
        assert!(error.ends_with("hp, attack.dice"), "{error}");
    }

    #[test]
    fn a_kind_with_other_fields_is_told_those_it_wants() {
        let kinds: [(&str, &[&str]); 2] = [("rest", &[]), ("heal", &["n", "of"])];
        for (kind, words) in [
            ("rest", "\"rest\" wants no other field"),
            ("heal", "\"heal\" wants n, of and no other field"),
            ("harm", "\"harm\" is none of rest, heal"),
        ] {
            let error = at().fields_of("does", kind, &kinds).to_string();
            assert_eq!(error, format!("U05, does: {words}"));
        }
    }

    #[test]
    fn each_of_a_list_and_each_row_is_read() {
        let twice = |number: &u8| Ok(number * 2);
        assert_eq!(at().list("hits", &[1, 2], 2, twice), Ok(vec![2, 4]));
        let error = told(at().list("hits", &[1, 2], 1, twice));
        assert_eq!(error, "U05, hits: 2 in the list, where 1 are allowed");
        let rows = ["U05".to_owned(), "?".to_owned()];
        let places = each_row("unit", &rows, |id| id, |_, at| Ok(at.to_string()));
        assert_eq!(places.expect("all is well"), ["U05", "unit row 2"]);
    }
}
