//! Languages, eyes, and how much of a thing an eye is told.
//!
//! Words of a game (actions, facts, refusals, cards, rules) live with the game, in both languages
//! and for one eye; words of the interface live with the program that shows them.

mod parts;
mod tell;

pub use parts::{Counted, Listed, Thing, thing};
pub use tell::{At, Notate, Noted, Tell, TellAt, Teller, Told, ToldAt};

use crate::seat::Seat;
use serde::{Serialize, Serializer};
use std::borrow::Cow;
use std::fmt;

/// A language the program speaks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Japanese.
    Ja,
}

impl Lang {
    /// Every language, in a fixed order.
    pub const ALL: [Self; 2] = [Self::En, Self::Ja];

    /// The one of two texts that is in this language.
    pub const fn pick<'t>(self, en: &'t str, ja: &'t str) -> &'t str {
        match self {
            Self::En => en,
            Self::Ja => ja,
        }
    }
}

/// Writes one sentence in the language of a teller: whatever has a field `lang`.
///
/// The texts are formats; what they name is bound once for both, behind them. Braces, as the formatter
/// leaves what stands in them as it is written.
///
/// ```
/// use kanso_engine::{Lang, say};
/// use std::fmt::Write as _;
///
/// struct Teller {
///     lang: Lang,
/// }
///
/// let (teller, mut to) = (Teller { lang: Lang::Ja }, String::new());
/// say! { teller, to; "{points} more" / "{points}点"; points = 2 + 3 }?;
/// assert_eq!(to, "5点");
/// # Ok::<(), std::fmt::Error>(())
/// ```
#[macro_export]
macro_rules! say {
    ($teller:expr, $to:expr; $en:literal / $ja:literal $(; $($name:ident = $value:expr),+ $(,)?)?) => {{
        $($(let $name = $value;)+)?
        match $teller.lang {
            $crate::Lang::En => write!($to, $en),
            $crate::Lang::Ja => write!($to, $ja),
        }
    }};
}

/// One text in a language: as [`say!`](crate::say), but made rather than written.
///
/// ```
/// use kanso_engine::{Lang, text};
///
/// let more = |lang: Lang| text!(lang; "{points} more" / "{points}点"; points = 2 + 3);
/// assert_eq!((more(Lang::En), more(Lang::Ja)), ("5 more".to_owned(), "5点".to_owned()));
/// ```
#[macro_export]
macro_rules! text {
    ($lang:expr; $en:literal / $ja:literal $(; $($name:ident = $value:expr),+ $(,)?)?) => {{
        $($(let $name = $value;)+)?
        match $lang {
            $crate::Lang::En => format!($en),
            $crate::Lang::Ja => format!($ja),
        }
    }};
}

/// Who looks at the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Eye {
    /// Everything, with hindsight: for review after the game.
    #[default]
    All,
    /// What everybody at the table may see.
    Public,
    /// What one seat may see.
    Seat(Seat),
}

impl Eye {
    /// True if what only `seat` may know is open to this eye.
    pub fn sees(self, seat: Seat) -> bool {
        match self {
            Self::All => true,
            Self::Public => false,
            Self::Seat(own) => own == seat,
        }
    }

    /// Every eye at a table of `seats`: all, the public, then the seats.
    pub fn every(seats: u8) -> impl Iterator<Item = Self> {
        let own = (0..seats).filter_map(Seat::new).map(Self::Seat);
        [Self::All, Self::Public].into_iter().chain(own)
    }
}

/// How much of an event or a fact an eye is told.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Telling {
    /// Nothing: for this eye it did not happen, and its numbering goes on without it.
    Nothing,
    /// That it happened, without what is secret about it ("one medal").
    Shrunk,
    /// All of it.
    Whole,
}

/// Fixed words in both languages.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Text {
    /// English.
    pub en: &'static str,
    /// Japanese.
    pub ja: &'static str,
}

impl Text {
    /// Pairs the words of the two languages.
    pub const fn new(en: &'static str, ja: &'static str) -> Self {
        Self { en, ja }
    }

    /// The words in one language.
    pub const fn in_lang(self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.en,
            Lang::Ja => self.ja,
        }
    }
}

/// A number that is kept in halves, as people read it: `15`, `15.5`, `−2`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Halves(pub i32);

impl fmt::Display for Halves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "−" } else { "" };
        let halves = self.0.unsigned_abs();
        let half = if halves.is_multiple_of(2) { "" } else { ".5" };
        write!(f, "{sign}{}{half}", halves / 2)
    }
}

/// Words in both languages, made when needed: a name on the table, a value on a sheet.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Label {
    /// English.
    pub en: Cow<'static, str>,
    /// Japanese.
    pub ja: Cow<'static, str>,
}

impl Label {
    /// Pairs the words of the two languages.
    pub fn new(en: impl Into<Cow<'static, str>>, ja: impl Into<Cow<'static, str>>) -> Self {
        Self { en: en.into(), ja: ja.into() }
    }

    /// One text for both languages: a number, a coordinate, a person's name.
    pub fn same(text: impl Into<Cow<'static, str>>) -> Self {
        let text = text.into();
        Self { en: text.clone(), ja: text }
    }

    /// The words in one language.
    pub fn in_lang(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.en,
            Lang::Ja => &self.ja,
        }
    }

    /// Makes its words ones that are never freed, so that a copy of a word is a copy of a pointer:
    /// for what a process keeps to its end.
    pub fn keep(&mut self) {
        for words in [&mut self.en, &mut self.ja] {
            *words = Cow::Borrowed(String::leak(words.to_string()));
        }
    }

    /// True if these are the words in one of the languages, in small letters or capitals.
    pub fn is_called(&self, word: &str) -> bool {
        let word = word.trim();
        self.en.eq_ignore_ascii_case(word) || self.ja == word
    }

    /// True if there are no words in either language.
    pub fn is_empty(&self) -> bool {
        self.en.is_empty() && self.ja.is_empty()
    }
}

impl From<Text> for Label {
    fn from(text: Text) -> Self {
        Self { en: Cow::Borrowed(text.en), ja: Cow::Borrowed(text.ja) }
    }
}

/// Numbers are written alike in both languages; small ones, of which a picture has many, are there
/// already.
macro_rules! label_of_number {
    ($($T:ty),*) => { $(
        impl From<$T> for Label {
            fn from(number: $T) -> Self {
                const SMALL: [&str; 31] = [
                    "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14",
                    "15", "16", "17", "18", "19", "20", "21", "22", "23", "24", "25", "26", "27",
                    "28", "29", "30",
                ];
                match usize::try_from(number).ok().and_then(|index| SMALL.get(index)) {
                    Some(text) => Self::same(*text),
                    None => Self::same(number.to_string()),
                }
            }
        }
    )* };
}

label_of_number! { u8, u16, u32, i16, i32, i64 }

/// Written as `[en, ja]`, or as one string where both are the same.
impl Serialize for Label {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.en == self.ja {
            serializer.serialize_str(&self.en)
        } else {
            (&*self.en, &*self.ja).serialize(serializer)
        }
    }
}

impl Serialize for Text {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Label::from(*self).serialize(serializer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_eye_sees_its_own_seat_alone() {
        let (own, other) = (Seat::at(1), Seat::at(2));
        assert!(Eye::Seat(own).sees(own));
        assert!(!Eye::Seat(own).sees(other));
        assert!(Eye::All.sees(other));
        assert!(!Eye::Public.sees(other));
        assert_eq!(Eye::every(2).count(), 4);
    }

    #[test]
    fn words_are_there_in_both_languages_and_called_by_either() {
        let text = Text::new("Fox", "狐");
        assert_eq!([text.in_lang(Lang::En), text.in_lang(Lang::Ja)], ["Fox", "狐"]);
        let mut label = Label::from(text);
        assert_eq!([label.in_lang(Lang::En), label.in_lang(Lang::Ja)], ["Fox", "狐"]);
        for (word, is_one) in [("fox", true), (" FOX ", true), ("狐", true), ("wolf", false)] {
            assert_eq!(label.is_called(word), is_one, "{word}");
        }
        label.en = Cow::Owned("Wolf".to_owned());
        label.keep();
        assert!(matches!(label.en, Cow::Borrowed("Wolf")));
        let empty = |en: &'static str, ja: &'static str| Label::new(en, ja).is_empty();
        assert!(empty("", "") && !empty("Fox", "") && !empty("", "狐"));
    }

    #[test]
    fn words_that_are_the_same_in_both_languages_are_written_once() {
        let written = |label: Label| serde_json::to_string(&label).expect("plain data");
        assert_eq!(written(Label::same("7")), "\"7\"");
        assert_eq!(written(Label::new("Fox", "狐")), "[\"Fox\",\"狐\"]");
    }

    #[test]
    fn halves_are_read_as_decimals() {
        let told: Vec<String> =
            [31, 30, 1, 0, -1, -4].map(|halves| Halves(halves).to_string()).into();
        assert_eq!(told, ["15.5", "15", "0.5", "0", "−0.5", "−2"]);
    }
}
