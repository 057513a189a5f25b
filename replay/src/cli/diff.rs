//! `kanso diff`

use super::{Failure, Finding, Io, open, who, words};
use crate::address::Address;
use crate::scene_diff::differences;
use kanso_engine::Eye;
use kanso_engine::canon::Difference;
use serde_json::json;
use std::path::PathBuf;

/// Show what differs between two moments of a game: what moved, came, went, and which values
/// changed on the table.
///
/// With `--raw` the fields of the state are told, as the program keeps them: more than a table shows,
/// for whoever looks for a bug. The two moments may be on different lines: `kanso diff FILE 0@14 2@14`.
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
    /// Who looks: all, public, or a seat by number or name.
    #[arg(long, default_value = "all")]
    eye: String,
    /// Tell the fields of the state with their values instead.
    #[arg(long)]
    raw: bool,
    /// Answer as JSON, with the fields of the state.
    #[arg(long)]
    json: bool,
}

impl Diff {
    /// Runs the command.
    pub fn run(&self, io: &mut Io<'_>) -> Result<Finding, Failure> {
        let mut review = open::to_read(&self.file, io)?;
        let eye = who::eye(&self.eye, review.names())?;
        let is_raw = self.raw || self.json;
        if is_raw && eye != Eye::All {
            return Err(Failure::cannot("the fields of a state are for the eye all alone")
                .next("leave --eye out, or --raw and --json"));
        }
        let no_address = |error: &_| open::no_address(error).at(&self.file);
        let b = review.resolve(&self.b).map_err(|error| no_address(&error))?;
        review.seek(&self.a).map_err(|error| no_address(&error))?;
        let fields = review.diff(b).map_err(|error| no_address(&error))?;
        if is_raw {
            self.tell_fields(&fields, io)?;
            return Ok(Finding::good_if(fields.is_empty()));
        }
        let before = review.scene(eye);
        review.go(b).map_err(|error| no_address(&error))?;
        let mut found = differences(&before, &review.scene(eye));
        found.retain(|one| one.is_told(io.lang));
        // How many fields of the state differ tells of what an eye does not see.
        let inner = if eye == Eye::All { fields.len() } else { 0 };
        for one in &found {
            writeln!(io.out, "{}", one.line(io.lang))?;
        }
        match (found.is_empty(), inner) {
            (true, 0) => writeln!(io.out, "{}", io.say(words::NO_DIFFERENCE))?,
            (false, 0) => {}
            (is_silent, count) => {
                let told = words::inner_fields(count, is_silent, io.lang);
                writeln!(io.out, "{}", io.style.faint(&told))?;
            }
        }
        Ok(Finding::good_if(found.is_empty() && inner == 0))
    }

    fn tell_fields(&self, found: &[Difference], io: &mut Io<'_>) -> Result<(), Failure> {
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
            for difference in found {
                writeln!(io.out, "{difference}")?;
            }
        }
        Ok(())
    }
}
