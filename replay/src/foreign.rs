//! Text that somebody else wrote, fit to be shown: names, notes, ids, rule ids, questions, lines of a
//! transcript, names of files.
//!
//! A text of a file can hold what a terminal obeys (it moves the cursor, renames the window, hides
//! what follows) and what no eye sees (it turns the direction of writing, or makes two names look the
//! same). No such sign is shown. What is one, [`is_unseen`] alone decides; [`plain`] makes a text fit
//! for one line, [`Plain`] does so inside a message, and [`Sieve`] lets none through to a terminal,
//! whoever wrote it.
//!
//! What is left alone: the joiners of Persian and of emoji (U+200C, U+200D) and variation selectors,
//! without which names of people cannot be written.

use crate::plain_text::narrowed;
use std::borrow::Cow;
use std::fmt::{self, Write as _};
use std::io::{self, Write};

/// True if a sign is obeyed or not seen, where it ought to be read: control characters (C0, DEL, C1),
/// marks and switches of the direction of writing, spaces without width, tags, other format
/// characters.
pub const fn is_unseen(sign: char) -> bool {
    matches!(
        sign,
        '\0'..='\u{1f}'
            | '\u{7f}'..='\u{9f}'
            | '\u{ad}'
            | '\u{61c}'
            | '\u{180e}'
            | '\u{200b}'
            | '\u{200e}' | '\u{200f}'
            | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{feff}'
            | '\u{fff9}'..='\u{fffb}'
            | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e007f}'
    )
}

/// Letters of other scripts that no eye tells from these of ASCII.
const LIKE: [(&str, &str); 2] = [
    ("АВЕКМНОРСТУХІЈЅаеорсухіјѕ", "ABEKMHOPCTYXIJSaeopcyxijs"),
    ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧο", "ABEZHIKMNOPTYXo"),
];

/// What a name looks like: two that no eye tells apart look the same. What is not seen is left out, signs of
/// full width and letters of other scripts that look like those of ASCII are those of ASCII.
pub fn looks(name: &str) -> String {
    let is_seen = |sign: &char| {
        !is_unseen(*sign)
            && !matches!(
                sign,
                '\u{34f}' | '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}'
                    | '\u{e0100}'..='\u{e01ef}'
            )
    };
    let like = |sign: char| {
        let found = LIKE.iter().find_map(|(others, ours)| {
            let place = others.chars().position(|other| other == sign)?;
            ours.chars().nth(place)
        });
        found.unwrap_or(sign)
    };
    let seen: String = name.chars().filter(is_seen).map(like).collect();
    narrowed(&seen).split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A sign as it is shown on one line: a line break or a tab as a space, any other unseen one as
/// `\u{fffd}`.
const fn shown(sign: char) -> char {
    match sign {
        '\n' | '\t' => ' ',
        sign if is_unseen(sign) => char::REPLACEMENT_CHARACTER,
        sign => sign,
    }
}

/// A text of somebody else, fit to be shown on one line.
pub fn plain(text: &str) -> String {
    text.chars().map(shown).collect()
}

/// As [`plain`], with the lines that were written: for who shows a text by itself.
pub fn plain_lines(text: &str) -> String {
    text.lines().map(plain).collect::<Vec<_>>().join("\n")
}

/// A text of somebody else inside a message.
#[derive(Clone, Copy, Debug)]
pub struct Plain<T>(pub T);

impl<T: fmt::Display> fmt::Display for Plain<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&plain(&self.0.to_string()))
    }
}

/// A name of a file as one word of a shell, fit to be shown and to be pasted: never taken for an option.
pub fn word(path: impl AsRef<std::path::Path>) -> String {
    let text = path.as_ref().to_string_lossy();
    if text.starts_with('-') { argument(&format!("./{text}")) } else { argument(&text) }
}

/// A text as one word of a shell, fit to be shown and to be pasted: as it is where that is safe, else
/// quoted.
pub fn argument(text: &str) -> String {
    let is_bare = |sign: char| sign.is_alphanumeric() || "/._-+@:,=%".contains(sign);
    if !text.is_empty() && text.chars().all(is_bare) {
        return text.to_owned();
    }
    if !text.chars().any(is_unseen) {
        return format!("'{}'", text.replace('\'', r"'\''"));
    }
    let mut quoted = "$'".to_owned();
    for sign in text.chars() {
        match sign {
            '\'' | '\\' => quoted.extend(['\\', sign]),
            sign if is_unseen(sign) => {
                let mut bytes = [0; 4];
                for byte in sign.encode_utf8(&mut bytes).bytes() {
                    write!(quoted, "\\x{byte:02x}").expect("a string takes every text");
                }
            }
            sign => quoted.push(sign),
        }
    }
    quoted.push('\'');
    quoted
}

/// What lets no unseen sign through but line breaks, tabs and, where they are wanted, the colours that
/// this program makes: the last thing before a terminal, behind which nothing of a file can hide.
#[derive(Debug)]
pub struct Sieve<W> {
    to: W,
    colours: bool,
}

impl<W: Write> Sieve<W> {
    /// Lets through what may be seen, with or without colours.
    pub const fn new(to: W, colours: bool) -> Self {
        Self { to, colours }
    }

    fn sifted<'a>(&self, text: &'a str) -> Cow<'a, str> {
        let passes = |sign| matches!(sign, '\n' | '\t') || !is_unseen(sign);
        let is_usual = |byte: u8| matches!(byte, b'\n' | b' '..=b'~');
        if text.bytes().all(is_usual) || text.chars().all(passes) {
            return Cow::Borrowed(text);
        }
        let mut sifted = String::with_capacity(text.len());
        let mut rest = text;
        while let Some(sign) = rest.chars().next() {
            if let Some(colour) = colour(rest).filter(|_| self.colours) {
                sifted.push_str(colour);
                rest = &rest[colour.len()..];
                continue;
            }
            sifted.push(if passes(sign) { sign } else { char::REPLACEMENT_CHARACTER });
            rest = &rest[sign.len_utf8()..];
        }
        Cow::Owned(sifted)
    }
}

/// The colour that a text begins with, as terminals are told it: `ESC [ numbers m`.
fn colour(text: &str) -> Option<&str> {
    let numbers = text.strip_prefix("\u{1b}[")?;
    let len = numbers.find(|sign: char| !sign.is_ascii_digit() && sign != ';')?;
    numbers[len..].starts_with('m').then(|| &text[..len + 3])
}

/// Whatever is written in one call is text of its own: no sign is divided between two.
impl<W: Write> Write for Sieve<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let text = String::from_utf8_lossy(bytes);
        self.to.write_all(self.sifted(&text).as_bytes())?;
        Ok(bytes.len())
    }

    fn write_fmt(&mut self, text: fmt::Arguments<'_>) -> io::Result<()> {
        // As one text, so that a colour that is written in parts is known as one.
        match text.as_str() {
            Some(text) => self.write_all(text.as_bytes()),
            None => self.write_all(text.to_string().as_bytes()),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.to.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One of each kind: C0, DEL, C1, direction, zero width, tags.
    const UNSEEN: &str =
        "\u{1b}]0;x\u{7}\u{7f}\u{9b}\u{202e}\u{2066}\u{200b}\u{feff}\u{ad}\u{e0041}\r";

    #[test]
    fn letters_that_look_alike_stand_in_pairs() {
        for (others, ours) in LIKE {
            assert_eq!(others.chars().count(), ours.len());
            assert!(ours.is_ascii() && !others.chars().any(|sign| sign.is_ascii()));
            assert_eq!(looks(others), ours);
        }
        assert_eq!(looks(" Ａki\u{200b}\u{3000}２ "), "Aki 2");
        assert_eq!(looks("弁 Åsa"), "弁 Åsa");
    }

    #[test]
    fn no_unseen_sign_of_a_text_is_shown() {
        assert_eq!(plain("two\nlines\tof"), "two lines of");
        assert_eq!(plain_lines("two\nlines\u{1b}"), "two\nlines\u{fffd}");
        assert!(!plain(UNSEEN).chars().any(is_unseen));
        assert_eq!(format!("<{}>", Plain("a\u{202e}b")), "<a\u{fffd}b>");
        for whole in ["Müller", "勇者", "نام\u{200c}ها", "👩\u{200d}🚀", "☺\u{fe0f}"]
        {
            assert_eq!(plain(whole), whole);
        }
    }

    #[test]
    fn a_sieve_lets_text_and_own_colours_through_and_nothing_else() {
        let through = |text: &str, colours| {
            let mut to = Vec::new();
            Sieve::new(&mut to, colours).write_all(text.as_bytes()).expect("a vector takes all");
            String::from_utf8(to).expect("text")
        };
        assert_eq!(through("a\tb\n勇者", false), "a\tb\n勇者");
        assert_eq!(through("\u{1b}[31mred\u{1b}[0m", true), "\u{1b}[31mred\u{1b}[0m");
        assert_eq!(through("\u{1b}[31mred", false), "\u{fffd}[31mred");
        assert_eq!(through("\u{1b}[2Jgone\u{1b}[", true), "\u{fffd}[2Jgone\u{fffd}[");
        for colours in [true, false] {
            assert!(!through(UNSEEN, colours).chars().any(is_unseen));
        }
    }

    #[test]
    fn a_name_of_a_file_can_be_pasted() {
        for (name, pasted) in [
            ("games/pig.kanso", "games/pig.kanso"),
            ("勇者.kanso", "勇者.kanso"),
            ("two words.kanso", "'two words.kanso'"),
            ("it's.kanso", r"'it'\''s.kanso'"),
            ("$(rm).kanso", "'$(rm).kanso'"),
            ("-o.kanso", "./-o.kanso"),
            ("a\u{1b}[2J.kanso", r"$'a\x1b[2J.kanso'"),
            ("", "''"),
        ] {
            assert_eq!(word(name), pasted);
        }
    }
}
