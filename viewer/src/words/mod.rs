//! The words of the interface, in English and Japanese; one file for each panel.
//!
//! Words of a game (actions, cards, rules) are not here: the game itself says them.
//! A sentence that stands alone has no full stop; `{name}` is a place to be filled.

/// Makes a constant of each line, and the list of them all.
macro_rules! words {
    ( $( $name:ident: $en:literal, $ja:literal; )* ) => {
        $(
            #[doc = $en]
            pub const $name: kanso_engine::Text = kanso_engine::Text::new($en, $ja);
        )*

        /// Every entry with its name, for the tests.
        #[cfg(test)]
        pub(super) const ALL: &[(&str, kanso_engine::Text)] =
            &[ $( (stringify!($name), $name), )* ];
    };
}

pub mod banner;
pub mod board;
pub mod branch;
pub mod common;
pub mod compare;
pub mod dialogs;
pub mod dispute;
pub mod edits;
pub mod export;
pub mod find;
pub mod game;
pub mod happened;
pub mod help;
pub mod insight;
pub mod library;
pub mod lines;
pub mod moves;
pub mod new_game;
pub mod notes;
pub mod opening;
pub mod pocket;
pub mod state;
pub mod timeline;
pub mod toolbar;
pub mod verification;
pub mod web;

use kanso_engine::{Eye, Lang};

/// Every file of words, for the tests.
#[cfg(test)]
const FILES: &[(&str, &[(&str, kanso_engine::Text)])] = &[
    ("banner", banner::ALL),
    ("board", board::ALL),
    ("branch", branch::ALL),
    ("common", common::ALL),
    ("compare", compare::ALL),
    ("dialogs", dialogs::ALL),
    ("dispute", dispute::ALL),
    ("edits", edits::ALL),
    ("export", export::ALL),
    ("find", find::ALL),
    ("game", game::ALL),
    ("happened", happened::ALL),
    ("help", help::ALL),
    ("insight", insight::ALL),
    ("library", library::ALL),
    ("lines", lines::ALL),
    ("moves", moves::ALL),
    ("new_game", new_game::ALL),
    ("notes", notes::ALL),
    ("opening", opening::ALL),
    ("pocket", pocket::ALL),
    ("state", state::ALL),
    ("timeline", timeline::ALL),
    ("toolbar", toolbar::ALL),
    ("verification", verification::ALL),
    ("web", web::ALL),
];

/// Fills the places of a text, each by its name: `fill(text, lang, &[("name", "main")])`.
pub fn fill(text: kanso_engine::Text, lang: Lang, places: &[(&str, &str)]) -> String {
    let mut words = text.in_lang(lang).to_owned();
    for (place, value) in places {
        words = words.replace(&format!("{{{place}}}"), value);
    }
    words
}

/// What an eye is called at a table with these names.
pub fn eye_name(eye: Eye, names: &[String], lang: Lang) -> String {
    match eye {
        Eye::All => toolbar::EYE_ALL.in_lang(lang).to_owned(),
        Eye::Public => toolbar::EYE_PUBLIC.in_lang(lang).to_owned(),
        Eye::Seat(seat) => names.get(seat.index()).cloned().unwrap_or_default(),
    }
}

/// The language that the environment asks for: the first of `LC_ALL`, `LC_MESSAGES` and `LANG`
/// that says anything; English unless it is Japanese.
pub fn lang_of_environment() -> Lang {
    let said = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(said)
        .map_or(Lang::En, |locale| lang_of_locale(&locale))
}

/// The language of a locale's name, such as `ja_JP.UTF-8`.
fn lang_of_locale(locale: &str) -> Lang {
    match locale.split(['_', '.', '@', '-']).next() {
        Some("ja") => Lang::Ja,
        _ => Lang::En,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The places to be filled, such as `{file}`, in alphabetical order.
    fn places(text: &str) -> Vec<&str> {
        let mut places: Vec<_> =
            text.split('{').skip(1).map(|rest| rest.split('}').next().unwrap_or(rest)).collect();
        places.sort_unstable();
        places
    }

    /// Every entry of every file.
    fn all() -> impl Iterator<Item = (String, kanso_engine::Text)> {
        FILES.iter().flat_map(|(file, entries)| {
            entries.iter().map(move |(name, text)| (format!("{file}::{name}"), *text))
        })
    }

    #[test]
    fn places_are_filled_by_name() {
        let text = kanso_engine::Text::new("{a} of {b}", "{b}の{a}");
        assert_eq!(fill(text, Lang::Ja, &[("a", "1"), ("b", "2")]), "2の1");
    }

    #[test]
    fn every_entry_is_written_in_both_languages() {
        let is_kana = |c: char| ('\u{3041}'..='\u{30ff}').contains(&c);
        let is_cjk = |c: char| is_kana(c) || ('\u{4e00}'..='\u{9fff}').contains(&c);
        for (name, text) in all() {
            assert!(text.en.contains(|c: char| c.is_ascii_alphabetic()), "{name}: no English");
            assert!(!text.en.contains(is_cjk), "{name}: Japanese in the English text");
            assert!(text.ja.contains(is_cjk), "{name}: no Japanese");
        }
    }

    #[test]
    fn both_languages_fill_the_same_places() {
        for (name, text) in all() {
            assert_eq!(places(text.en), places(text.ja), "{name}");
        }
    }

    #[test]
    fn a_sentence_that_stands_alone_has_no_full_stop() {
        for (name, text) in all() {
            assert!(!text.en.ends_with('.') && !text.ja.ends_with('。'), "{name}");
        }
    }

    #[test]
    fn a_locale_names_its_language_first() {
        for (locale, lang) in [
            ("ja_JP.UTF-8", Lang::Ja),
            ("ja", Lang::Ja),
            ("en_GB.UTF-8", Lang::En),
            ("C.UTF-8", Lang::En),
            ("jam_JM", Lang::En),
            ("", Lang::En),
        ] {
            assert_eq!(lang_of_locale(locale), lang, "{locale}");
        }
    }
}
