//! The words of the interface, in English and Japanese.
//!
//! Words of a game (actions, cards, rules) are not here: the game itself says them.
//! A sentence that stands alone has no full stop; `{name}` is a place to be filled.

use kanso_engine::{Lang, Text};

/// Makes a constant of each line, and the list of them all.
macro_rules! words {
    ( $( $name:ident: $en:literal, $ja:literal; )* ) => {
        $(
            #[doc = $en]
            pub const $name: Text = Text::new($en, $ja);
        )*

        /// Every entry with its name, for the tests.
        #[cfg(test)]
        const ALL: &[(&str, Text)] = &[ $( (stringify!($name), $name), )* ];
    };
}

words! {
    NOTHING_TITLE: "No game is open", "対局が開かれていません";
    NOTHING_NEXT: "Drop a log on this window, or start the program with its name", "棋譜ファイルをこのウィンドウにドロップするか、ファイル名を付けて起動してください";
    FOUND_TITLE: "Log to review", "感想戦の棋譜";
    FOUND_LEN: "{len} bytes", "{len}バイト";
    FOUND_NEXT: "This version does not show the table yet. Read the game in a terminal", "この版ではまだ盤面を表示できません。対局は端末で読めます";
    MISSING_TITLE: "There is no such file", "ファイルが見つかりません";
    MISSING_NEXT: "Look at the spelling and the folder, then try again; or drop a log on this window", "名前とフォルダーを確かめて、もう一度試してください。棋譜ファイルをこのウィンドウにドロップしても開けます";
    FOLDER_TITLE: "This is a folder, not a log", "これはフォルダーで、棋譜ではありません";
    FOLDER_NEXT: "Name one of the logs inside it, or drop one on this window", "中にある棋譜を1つ指定するか、このウィンドウにドロップしてください";
    UNREADABLE_TITLE: "The file cannot be read", "ファイルを読めません";
    UNREADABLE_NEXT: "The system says: {why}. Put this right and try again", "システムの返答: {why}。直してから、もう一度試してください";
    TRY_AGAIN: "Try again", "もう一度試す";
    NO_DISPLAY: "kanso-viewer: there is no display to open a window on. Start it from a desktop, or read the game here with `kanso review FILE`", "kanso-viewer: ウィンドウを開く画面がありません。デスクトップから起動するか、`kanso review FILE` で対局を読んでください";
    NO_WINDOW: "kanso-viewer: the window could not be drawn: {why}. It needs OpenGL 2 or later; without it, read the game with `kanso review FILE`", "kanso-viewer: ウィンドウを描けません: {why}。OpenGL 2以降が必要です。使えないときは `kanso review FILE` で対局を読んでください";
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

    #[test]
    fn every_entry_is_written_in_both_languages() {
        let is_kana = |c: char| ('\u{3041}'..='\u{30ff}').contains(&c);
        let is_cjk = |c: char| is_kana(c) || ('\u{4e00}'..='\u{9fff}').contains(&c);
        for (name, text) in ALL {
            assert!(text.en.contains(|c: char| c.is_ascii_alphabetic()), "{name}: no English");
            assert!(!text.en.contains(is_cjk), "{name}: Japanese in the English text");
            assert!(text.ja.contains(is_cjk), "{name}: no Japanese");
        }
    }

    #[test]
    fn both_languages_fill_the_same_places() {
        for (name, text) in ALL {
            assert_eq!(places(text.en), places(text.ja), "{name}");
        }
    }

    #[test]
    fn a_sentence_that_stands_alone_has_no_full_stop() {
        for (name, text) in ALL {
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
