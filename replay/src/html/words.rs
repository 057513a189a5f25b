//! The words of pages, in both languages. Words of a game are the game's own, words of a story are
//! those of [`tell`](crate::tell).

use kanso_engine::Text;

macro_rules! texts {
    ( $( $(#[$doc:meta])* $name:ident = $en:literal, $ja:literal; )* ) => {
        $( $(#[$doc])* pub(super) const $name: Text = Text::new($en, $ja); )*

        #[cfg(test)]
        const ALL: &[(&str, Text)] = &[ $( (stringify!($name), $name) ),* ];
    };
}

texts! {
    /// At the end of every page.
    SELF_CONTAINED = "this page is one file and loads nothing from anywhere",
        "このページは1つのファイルで完結し、外部から何も読み込みません";
    /// The picture of a table, for a screen reader.
    TABLE = "The table", "盤面";
    /// Heads the rules that a page names.
    RULES = "Rules cited", "引用したルール";
    /// An outcome that nobody knows yet.
    ASSUMED = "assumed", "仮";
    /// An event that was entered by hand.
    ENTERED = "entered", "入力";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_is_there_in_both_languages() {
        for (name, text) in ALL {
            assert!(!text.en.trim().is_empty(), "{name} in English");
            let japanese = text.ja.chars().any(|sign| sign as u32 >= 0x3000);
            assert!(japanese, "{name} in Japanese");
        }
    }
}
