//! `kanso diff`

use super::{Failure, Finding, Io, open, words};
use kanso_replay::address::Address;
use serde_json::json;
use std::path::PathBuf;

/// Show what differs between two moments of a game, field by field.
///
/// The two moments may be on different lines: `kanso diff FILE 0@14 2@14`.
///
/// Exit status: 0 nothing differs, 1 something does, 2 it could not be done.
#[derive(Debug, clap::Args)]
pub struct Diff {
    /// The game's file.
    file: PathBuf,
    /// One moment.
    a: Address,
    /// The other moment.
    b: Address,
    /// Answer as JSON.
    #[arg(long)]
    json: bool,
}

impl Diff {
    /// Runs the command.
    pub fn run(&self, io: &mut Io<'_>) -> Result<Finding, Failure> {
        let mut review = open::to_read(&self.file, io)?;
        let found = review
            .seek(&self.a)
            .and_then(|_| review.resolve(&self.b))
            .and_then(|b| review.diff(b))
            .map_err(|error| open::no_address(&error).at(&self.file))?;
        if self.json {
            let found: Vec<_> = found
                .iter()
                .map(|difference| {
                    let side = |value: &Option<_>| value.as_ref().map(ToString::to_string);
                    json!({
                        "path": difference.path, "place": difference.place,
                        "a": side(&difference.left), "b": side(&difference.right),
                    })
                })
                .collect();
            writeln!(io.out, "{:#}", json!(found))?;
        } else if found.is_empty() {
            writeln!(io.out, "{}", io.say(words::NO_DIFFERENCE))?;
        } else {
            for difference in &found {
                writeln!(io.out, "{difference}")?;
            }
        }
        Ok(Finding::good_if(found.is_empty()))
    }
}
