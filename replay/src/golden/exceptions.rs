//! Reasoned exceptions: what no golden shows, why not, and which test sees it instead.
//!
//! ```toml
//! [[exception]]
//! what = "refuses RR-5.2"
//! why = "the list of choices never offers it"
//! seen_by = "tv08_a_unit_that_has_acted_stays"
//! ```

use super::gap::Gap;
use kanso_engine::cards::from_toml;
use serde::{Deserialize, Serialize};

/// The list of one game: `<game>/exceptions.toml`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    exception: Vec<Exception>,
}

/// One exception.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Exception {
    /// The gap, as [`Gap`] prints it.
    pub what: String,
    /// Why no golden shows it.
    pub why: String,
    /// The test that sees it, or what else does.
    pub seen_by: String,
}

impl Exception {
    /// The gap that it excuses.
    ///
    /// # Errors
    ///
    /// In words.
    pub fn gap(&self) -> Result<Gap, String> {
        Gap::read(&self.what)
    }
}

/// Reads a list of exceptions.
///
/// # Errors
///
/// In words, with what is allowed.
pub fn read(text: &str) -> Result<Vec<Exception>, String> {
    let file: File = from_toml(text).map_err(|error| error.to_string())?;
    for (at, exception) in file.exception.iter().enumerate() {
        let number = at + 1;
        exception.gap().map_err(|problem| format!("exception {number}: {problem}"))?;
        for (name, value) in [("why", &exception.why), ("seen_by", &exception.seen_by)] {
            if value.trim().is_empty() {
                return Err(format!("exception {number} ({}): {name} is empty", exception.what));
            }
        }
        if file.exception[..at].iter().any(|other| other.what == exception.what) {
            return Err(format!("exception {number} ({}) stands twice", exception.what));
        }
    }
    Ok(file.exception)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_exception_has_a_reason_and_a_witness() {
        let good = "[[exception]]\nwhat = \"acts PG-1.1\"\nwhy = \"so\"\nseen_by = \"tv01\"\n";
        assert_eq!(read(good).map(|list| list.len()), Ok(1));
        assert_eq!(read("").map(|list| list.len()), Ok(0));
        for (from, to) in [("so", " "), ("acts PG-1.1", "PG-1.1"), ("tv01", ""), ("why", "wy")] {
            assert!(read(&good.replace(from, to)).is_err(), "{from} as {to}");
        }
        assert!(read(&[good, good].concat()).is_err_and(|error| error.contains("twice")));
    }
}
