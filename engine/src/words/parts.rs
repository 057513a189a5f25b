//! Parts of sentences that all games need: lists and numbers of things, in both languages.

use super::Lang;
use std::fmt::{self, Display};

/// Words with commas between them, or a word for none.
#[derive(Clone, Debug)]
pub struct Listed<T> {
    items: Vec<T>,
    lang: Lang,
    none: &'static str,
}

impl<T> Listed<T> {
    /// A list; `none`, in English and in Japanese, is said when there is nothing on it.
    pub fn new(items: impl IntoIterator<Item = T>, none: [&'static str; 2], lang: Lang) -> Self {
        let [en, ja] = none;
        Self { items: items.into_iter().collect(), lang, none: lang.pick(en, ja) }
    }

    /// Its items.
    pub fn items(&self) -> &[T] {
        &self.items
    }
}

impl<T: Display> Display for Listed<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, item) in self.items.iter().enumerate() {
            if at > 0 {
                f.write_str(self.lang.pick(", ", "、"))?;
            }
            item.fmt(f)?;
        }
        if self.items.is_empty() { f.write_str(self.none) } else { Ok(()) }
    }
}

/// Something that is counted, in both languages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thing {
    /// One of it, in English.
    pub one: &'static str,
    /// Many of it, in English.
    pub many: &'static str,
    /// Its name in Japanese, empty where the counter says it.
    pub ja: &'static str,
    /// What Japanese counts it with.
    pub counter: &'static str,
}

/// A thing that is counted: in English one of it and many of it, in Japanese its name, which may be
/// empty, and what stands behind the number.
///
/// ```
/// use kanso_engine::Lang;
/// use kanso_engine::words::{Thing, thing};
///
/// static CARDS: Thing = thing("card", "cards", "カード", "枚");
/// assert_eq!(CARDS.count(1, Lang::En).to_string(), "1 card");
/// assert_eq!(CARDS.count(3, Lang::Ja).to_string(), "カード3枚");
/// ```
pub const fn thing(
    one: &'static str,
    many: &'static str,
    ja: &'static str,
    counter: &'static str,
) -> Thing {
    Thing { one, many, ja, counter }
}

impl Thing {
    /// So many of it.
    pub fn count(&'static self, count: impl Into<i128>, lang: Lang) -> Counted {
        Counted { count: count.into(), thing: self, lang }
    }
}

/// A number of things.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counted {
    /// How many.
    pub count: i128,
    /// Of what.
    pub thing: &'static Thing,
    /// In which language it is told.
    pub lang: Lang,
}

impl Display for Counted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { count, thing, lang } = self;
        match lang {
            Lang::En if *count == 1 => write!(f, "1 {}", thing.one),
            Lang::En => write!(f, "{count} {}", thing.many),
            Lang::Ja => write!(f, "{}{count}{}", thing.ja, thing.counter),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_has_commas_of_its_language_and_a_word_for_none() {
        let said = |items: &[&str], lang| {
            Listed::new(items.iter().copied(), ["nothing", "なし"], lang).to_string()
        };
        assert_eq!(said(&["a", "b", "c"], Lang::En), "a, b, c");
        assert_eq!(said(&["a", "b"], Lang::Ja), "a、b");
        assert_eq!(said(&["a"], Lang::En), "a");
        assert_eq!([said(&[], Lang::En), said(&[], Lang::Ja)], ["nothing", "なし"]);
    }

    #[test]
    fn one_is_told_apart_in_english_alone() {
        static ROUNDS: Thing = thing("round", "rounds", "", "ラウンド");
        let said = |count: u8| Lang::ALL.map(|lang| ROUNDS.count(count, lang).to_string());
        assert_eq!(said(1), ["1 round", "1ラウンド"]);
        assert_eq!(said(0), ["0 rounds", "0ラウンド"]);
    }
}
