//! A game in a link: all bytes of its log, behind the `#` of an address. What stands there a browser keeps
//! to itself, so no server is sent the game.
//!
//! ```text
//! https://example.org/games/#g=BYTES&at=0@129&h=4f2a90c1d37e
//!                              |       |       the first six bytes of its head hash, as digits
//!                              |       where it opens, if that is said
//!                              the log, whole, as base64 for addresses (RFC 4648, section 5), unpadded
//! ```
//!
//! The hash stands last: a link that was cut, as chats and forums do, has none. Source: FORMAT.md, *Links*.
//!
//! What is left out: whether the rules allow what the log says; opening it or verifying it tells.

use crate::address::Address;
use crate::foreign::is_unseen;
use crate::log::{LogError, RawLog, Tail};
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use base64::{DecodeError, Engine as _};
use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;

/// Longest link that is made, in signs. Browsers take it, and most programs that people write to each other
/// with; what is longer is sent as a file.
pub const LINK_LEN_MAX: usize = 32_000;
/// Links that are longer are cut by some of those programs, in signs.
pub const LINK_LEN_SAFE: usize = 2_000;
/// Longest text that is looked at as a link, in signs: twice what any log takes.
const READ_LEN_MAX: usize = 1 << 26;
/// How many bytes of the head hash stand in a link.
const HASH_LEN: usize = 6;

/// What begins the game, its place and its hash.
const GAME: &str = "g=";
const AT: &str = "at=";
const HASH: &str = "h=";
/// What begins what one eye was told, where there is no game.
const TOLD: &str = "p=";
/// How hard a text is packed, of 10.
const PACKED: u8 = 10;
/// Longest text that is unpacked, in bytes; the page for links has the same.
const TOLD_LEN_MAX: usize = 1 << 22;

/// What a link holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Linked {
    /// The log.
    pub bytes: Vec<u8>,
    /// Where it opens.
    pub at: Option<Address>,
    /// False if the link does not say which hash the log must have, so that it may be a part of one.
    pub vouched: bool,
}

/// Why there is no link.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LinkError {
    /// It is no log, or damaged.
    #[error(transparent)]
    Log(#[from] LogError),
    /// The log ends inside a frame.
    #[error("the game ends inside a frame, as one whose writing was interrupted")]
    Torn,
    /// It is too long for a link.
    #[error("{bytes} bytes would be a link of {len} signs, where one has at most {LINK_LEN_MAX}")]
    TooLong {
        /// Its bytes.
        bytes: usize,
        /// The signs of its link.
        len: usize,
    },
}

/// Why a text is no link with a game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UnlinkError {
    /// There is no `#g=` in it.
    #[error("this is no link with a game: `#g=` is missing")]
    NoGame,
    /// There are more signs than any log takes.
    #[error("{len} signs, where a link has at most {READ_LEN_MAX}")]
    TooLong {
        /// How many.
        len: usize,
    },
    /// A sign that is not of the alphabet of links.
    #[error("sign {at} of the link cannot stand there")]
    Sign {
        /// Which, from 1.
        at: usize,
    },
    /// The game in it is cut, or is none.
    #[error("the game in the link: {0}")]
    Log(LogError),
    /// It ends within the game.
    #[error("the link is cut: it ends within the game")]
    Cut,
    /// The log is another than the hash says.
    #[error("the link was changed or cut: its game has the hash {found}, where it says {said}")]
    Hash {
        /// What the link says.
        said: String,
        /// What its game has.
        found: String,
    },
    /// The place where it opens is no address.
    #[error("the place in the link: {0}")]
    At(String),
}

/// True if this can stand before the `#` of a link, wherever one is written: no sign in it ends an address
/// or is not seen.
pub fn is_base(text: &str) -> bool {
    let fits =
        |sign: char| !sign.is_whitespace() && !is_unseen(sign) && !"#<>\"`\\^{|}".contains(sign);
    text.chars().all(fits)
}

/// True if a text looks like a link with a game, and not like the name of a file.
pub fn is_link(text: &str) -> bool {
    text.split_once('#')
        .is_some_and(|(_, behind)| behind.split('&').any(|part| part.starts_with(GAME)))
}

/// True if a text looks like a link with what one eye was told.
pub fn is_told(text: &str) -> bool {
    text.split_once('#')
        .is_some_and(|(_, behind)| behind.split('&').any(|part| part.starts_with(TOLD)))
}

/// The link of [what one eye was told](crate::html::Told), as its text has it, from the `#` on: the address of
/// the page for such links stands before it.
///
/// # Errors
///
/// [`LinkError::TooLong`].
pub fn link_told(text: &str) -> Result<String, LinkError> {
    let packed = compress_to_vec_zlib(text.as_bytes(), PACKED);
    let link = format!("#{TOLD}{}", URL_SAFE_NO_PAD.encode(&packed));
    if link.len() > LINK_LEN_MAX {
        return Err(LinkError::TooLong { bytes: packed.len(), len: link.len() });
    }
    Ok(link)
}

/// The text of [`link_told`], as the page for links reads it; none where it was cut, or is none.
pub fn told(link: &str) -> Option<String> {
    let (_, behind) = link.split_once('#')?;
    let packed = behind.split('&').find_map(|part| part.strip_prefix(TOLD))?;
    let packed = URL_SAFE_NO_PAD.decode(packed).ok()?;
    String::from_utf8(decompress_to_vec_zlib_with_limit(&packed, TOLD_LEN_MAX).ok()?).ok()
}

/// The link of a game, from the `#` on: an address of a page that shows games stands before it.
///
/// # Errors
///
/// [`LinkError`].
pub fn link(bytes: &[u8], at: Option<&Address>) -> Result<String, LinkError> {
    let raw = RawLog::scan(bytes)?;
    if raw.tail != Tail::Clean {
        return Err(LinkError::Torn);
    }
    let hash = hash(&raw);
    let at = at.map(|at| format!("&{AT}{at}")).unwrap_or_default();
    let link = format!("#{GAME}{}{at}&{HASH}{hash}", URL_SAFE_NO_PAD.encode(bytes));
    if link.len() > LINK_LEN_MAX {
        return Err(LinkError::TooLong { bytes: bytes.len(), len: link.len() });
    }
    Ok(link)
}

/// The game of a link; what stands before its `#` is not looked at, and neither is what else stands
/// behind it.
///
/// # Errors
///
/// [`UnlinkError`]: nothing of a game that is not whole is given.
pub fn unlink(text: &str) -> Result<Linked, UnlinkError> {
    let text = text.trim();
    if text.len() > READ_LEN_MAX {
        return Err(UnlinkError::TooLong { len: text.len() });
    }
    let (before, behind) = text.split_once('#').ok_or(UnlinkError::NoGame)?;
    let (mut game, mut at, mut said) = (None, None, None);
    // Where each part begins, in bytes.
    let mut from = before.len() + 1;
    for part in behind.split('&') {
        if let Some(value) = part.strip_prefix(GAME) {
            game = Some((value, from + GAME.len()));
        } else if let Some(value) = part.strip_prefix(AT) {
            at = Some(value);
        } else if let Some(value) = part.strip_prefix(HASH) {
            said = Some(value);
        }
        from += part.len() + 1;
    }
    let (game, from) = game.ok_or(UnlinkError::NoGame)?;
    let bytes = URL_SAFE_NO_PAD.decode(game).map_err(|error| match error {
        DecodeError::InvalidByte(at, _) => {
            UnlinkError::Sign { at: text[..from + at].chars().count() + 1 }
        }
        // What stands there are signs of the alphabet, but not all of them.
        _ => UnlinkError::Cut,
    })?;
    let raw = RawLog::scan(&bytes).map_err(UnlinkError::Log)?;
    if raw.tail != Tail::Clean {
        return Err(UnlinkError::Cut);
    }
    let found = hash(&raw);
    if let Some(said) = said.filter(|said| **said != found) {
        return Err(UnlinkError::Hash { said: said.to_owned(), found });
    }
    let at = at.map(|at| {
        at.parse().map_err(|error: <Address as std::str::FromStr>::Err| {
            UnlinkError::At(error.to_string())
        })
    });
    let at = at.transpose()?;
    Ok(Linked { at, vouched: said.is_some(), bytes })
}

/// The first bytes of the head hash, as digits.
fn hash(raw: &RawLog<'_>) -> String {
    raw.head()[..HASH_LEN].iter().fold(String::new(), |digits, byte| format!("{digits}{byte:02x}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::log::record::{Record, Step};
    use crate::log::samples;

    fn log() -> Vec<u8> {
        let step = |face| Record::Step(Step { line: 0, events: samples::roll(face).to_vec() });
        samples::file(&[step(2), step(3), step(4)])
    }

    #[test]
    fn a_game_comes_back_from_its_link_with_its_place() {
        let bytes = log();
        for (at, base) in [(None, ""), (Some("0@3.1"), "https://example.org/a%20b/?x=1")] {
            let at: Option<Address> = at.map(|at| at.parse().expect("an address"));
            let made = format!("{base}{}", link(&bytes, at.as_ref()).expect("it fits"));
            assert!(is_link(&made));
            let known =
                |sign: char| sign.is_ascii_alphanumeric() || "-._~:/?#@!$&'()*+,;=%".contains(sign);
            assert!(made.chars().all(known), "{made}: signs that an address can hold");
            let linked = unlink(&format!(" {made}\n")).expect("a good link");
            assert_eq!(linked, Linked { bytes: bytes.clone(), at, vouched: true });
        }
    }

    /// Wherever a link is cut: no part of the game is taken for all of it, unasked.
    #[test]
    fn a_cut_link_is_told() {
        let whole = link(&log(), Some(&"0@2".parse().expect("an address"))).expect("it fits");
        let mut kinds = std::collections::BTreeSet::new();
        for len in 0..whole.len() {
            match unlink(&whole[..len]) {
                Ok(linked) => {
                    assert!(!linked.vouched, "{len}");
                    kinds.insert("not vouched");
                }
                Err(UnlinkError::NoGame) => assert!(len < "#g=".len(), "{len}"),
                Err(UnlinkError::Cut) => drop(kinds.insert("cut")),
                Err(UnlinkError::Log(_)) => drop(kinds.insert("no log")),
                Err(UnlinkError::Hash { .. }) => drop(kinds.insert("hash")),
                Err(UnlinkError::At(_)) => drop(kinds.insert("place")),
                Err(error) => panic!("{len}: {error}"),
            }
        }
        assert_eq!(
            kinds.into_iter().collect::<Vec<_>>(),
            ["cut", "hash", "no log", "not vouched", "place"]
        );
    }

    /// Whichever sign of the game or its hash is another: it is told.
    #[test]
    fn a_changed_link_is_told() {
        let whole = link(&log(), None).expect("it fits");
        for at in "#g=".len()..whole.len() {
            for sign in ["A", "B", "!", "é"] {
                let mut changed = whole.clone();
                changed.replace_range(at..=at, sign);
                if changed == whole
                    || whole[at..].starts_with("&h")
                    || whole[at..].starts_with("h=")
                    || whole[at..].starts_with('=')
                {
                    continue;
                }
                let found = unlink(&changed);
                assert!(found.is_err(), "{at} {sign}: {found:?}");
                if sign == "!" && at < whole.len() - 20 {
                    assert_eq!(found, Err(UnlinkError::Sign { at: at + 1 }));
                }
            }
        }
    }

    #[test]
    fn what_is_no_link_and_what_does_not_fit_is_refused() {
        assert_eq!(unlink("game.kanso"), Err(UnlinkError::NoGame));
        assert_eq!(unlink("https://example.org/#top"), Err(UnlinkError::NoGame));
        for name in ["game.kanso", "a#b.jsonl", "#1", "-"] {
            assert!(!is_link(name), "{name}");
        }
        let note = crate::log::record::Note {
            line: 0,
            events: 0,
            author: String::new(),
            text: "x".repeat(LINK_LEN_MAX),
        };
        let long = samples::file(&[Record::Note(note)]);
        assert!(matches!(link(&long, None), Err(LinkError::TooLong { .. })));
        let cut = &log()[..log().len() - 1];
        assert_eq!(link(cut, None), Err(LinkError::Torn));
        assert!(matches!(link(b"text", None), Err(LinkError::Log(LogError::NotALog))));
    }
}
