//! Flips that no golden needs to notice, each with its reason: `<game>/flips.toml`.
//!
//! ```toml
//! [[flip]]
//! at = "derived.rs: State::performer"
//! line = "let first = order.first().unwrap_or(start);"
//! flip = "1 -> 2"
//! why = "a game has a seat, so the order is never empty"
//! ```
//!
//! `line` is the line of the source without its indent, `flip` what `kanso golden flips` prints.
//! Without `flip` all flips of the line are meant, without `line` too all of the function. `nth`
//! tells alike ones in one function apart, from 1. There are no line numbers: they move.

use kanso_engine::cards::from_toml;
use serde::{Deserialize, Serialize};

/// The list of one game: `<game>/flips.toml`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    flip: Vec<FlipException>,
}

/// One exception.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FlipException {
    /// File and function: `derived.rs: State::performer`.
    pub at: String,
    /// The line of the source, without its indent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<String>,
    /// What becomes what: `1 -> 2`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub flip: Option<String>,
    /// Which one of those that read the same, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nth: Option<u32>,
    /// Why no golden notices it.
    pub why: String,
}

impl FlipException {
    /// The file, from the folder of the game.
    pub fn file(&self) -> &str {
        self.at.split_once(": ").map_or(self.at.as_str(), |(file, _)| file)
    }

    /// The function, with the type it belongs to.
    pub fn function(&self) -> &str {
        self.at.split_once(": ").map_or("", |(_, function)| function)
    }
}

/// Reads a list of exceptions.
///
/// # Errors
///
/// In words.
pub fn read(text: &str) -> Result<Vec<FlipException>, String> {
    let file: File = from_toml(text).map_err(|error| error.to_string())?;
    for (at, exception) in file.flip.iter().enumerate() {
        let problem = |what: &str| Err(format!("flip {} ({}): {what}", at + 1, exception.at));
        if exception.why.trim().is_empty() {
            return problem("why is empty");
        }
        if exception.function().is_empty() {
            return problem("`at` is a file and a function: \"roll.rs: Die::damage\"");
        }
        if exception.line.is_none() && exception.flip.is_some() {
            return problem("a flip needs the line it stands in");
        }
        if exception.flip.is_none() && exception.nth.is_some() {
            return problem("nth tells flips apart: say which flip");
        }
        let why = &exception.why;
        if file.flip[..at]
            .iter()
            .any(|other| *exception == FlipException { why: why.clone(), ..other.clone() })
        {
            return problem("it stands twice");
        }
    }
    Ok(file.flip)
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = "[[flip]]\nat = \"a.rs: A::b\"\nline = \"x + 1\"\nflip = \"1 -> 2\"\n\
                        nth = 2\nwhy = \"so\"\n";

    #[test]
    fn an_exception_says_where_what_and_why() {
        let list = read(GOOD).expect("it is whole");
        assert_eq!((list[0].file(), list[0].function()), ("a.rs", "A::b"));
        assert_eq!(list[0].nth, Some(2));
        assert_eq!(read(""), Ok(Vec::new()));
        for (from, to, says) in [
            ("\"so\"", "\" \"", "why is empty"),
            ("a.rs: A::b", "a.rs", "a file and a function"),
            ("line = \"x + 1\"\n", "", "needs the line"),
            ("flip = \"1 -> 2\"\n", "", "which flip"),
            ("why", "wy", "`wy` is no field here"),
        ] {
            let error = read(&GOOD.replace(from, to)).expect_err(says);
            assert!(error.contains(says), "{error}");
        }
        let twice = read(&[GOOD, GOOD].concat()).expect_err("it stands twice");
        assert!(twice.contains("twice"), "{twice}");
    }
}
