//! `kanso line`

use super::{Failure, Finding, Io, files, line_names, lines, open};
use crate::address::{Address, AddressError, LineName, Place};
use crate::foreign::word;
use crate::log::record::LineId;
use crate::review::{EditError, Review};
use kanso_engine::Lang;
use std::path::{Path, PathBuf};

/// Rename, promote, fold, trim, delete or extract a line, or have a deleted one back.
///
/// Nothing is ever erased: a deleted line and what is trimmed off one are only hidden, and every
/// address stays what it was.
#[derive(Debug, clap::Args)]
pub struct Line {
    /// The game's file.
    file: PathBuf,
    #[command(subcommand)]
    change: Change,
}

/// What is done to a line.
#[derive(Debug, clap::Subcommand)]
enum Change {
    /// Call it something else.
    Rename {
        /// The line, by number or name.
        line: LineArg,
        /// Its new name.
        name: String,
    },
    /// Show it first.
    Promote {
        /// The line, by number or name.
        line: LineArg,
    },
    /// Fold it away in lists.
    Fold {
        /// The line, by number or name.
        line: LineArg,
        /// Unfold it again.
        #[arg(long)]
        undo: bool,
    },
    /// Hide it; `undelete` shows it again.
    Delete {
        /// The line, by number or name.
        line: LineArg,
    },
    /// Show it again.
    Undelete {
        /// The line, by number; by name if only one is called so, deleted or not.
        line: LineArg,
    },
    /// Show it only up to a place; what is behind is hidden, and reached by its address alone.
    Trim {
        /// The line, by number or name.
        line: LineArg,
        /// The place on the line where it ends from now on: `12`, `t5`, `r3`.
        #[arg(
            long,
            value_name = "ADDR",
            required_unless_present = "undo",
            conflicts_with = "undo"
        )]
        at: Option<Address>,
        /// Show all of it again.
        #[arg(long)]
        undo: bool,
    },
    /// Write it as the main line of a new file, with its notes.
    ///
    /// Where no seed gives all that fell on it (an outcome was forced, or its luck changed on the
    /// way), the new file tells its luck as taken over from this one.
    Extract {
        /// The line, by number or name.
        line: LineArg,
        /// The file to make; it must not be there yet.
        #[arg(short, long = "out", value_name = "OUT")]
        out: PathBuf,
    },
}

/// A line by number or name.
#[derive(Clone, Debug)]
struct LineArg(LineName);

impl std::str::FromStr for LineArg {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        text.parse().map(Self).map_err(|problem: &str| problem.to_owned())
    }
}

impl Line {
    /// Runs the command.
    pub fn run(&self, io: &mut Io<'_>) -> Result<Finding, Failure> {
        if let Change::Extract { line, out } = &self.change {
            return self.extract(line, out, io);
        }
        let mut review = open::to_write(&self.file, io)?;
        let review = &mut *review;
        if let Change::Rename { line, name } = &self.change
            && let Ok(line) = find(review, line)
        {
            line_names::chosen(review, name, Some(line))
                .map_err(|failure| failure.at(&self.file))?;
        }
        let changed = match &self.change {
            Change::Rename { line, name } => {
                find(review, line).and_then(|line| review.rename(line, name).map(|()| line))
            }
            Change::Promote { line } => {
                find(review, line).and_then(|line| review.promote(line).map(|()| line))
            }
            Change::Fold { line, undo } => {
                find(review, line).and_then(|line| review.fold(line, !undo).map(|()| line))
            }
            Change::Delete { line } => {
                find(review, line).and_then(|line| review.delete(line).map(|()| line))
            }
            Change::Undelete { line } => {
                deleted(review, line).and_then(|line| review.undelete(line).map(|()| line))
            }
            Change::Trim { line, at, .. } => find(review, line).and_then(|line| {
                let events = match at {
                    Some(at) => Some(place_on(review, line, at)?),
                    None => None,
                };
                review.trim(line, events).map(|()| line)
            }),
            Change::Extract { line, .. } => find(review, line),
        };
        let id = changed.map_err(|error| open::edit(&error).at(&self.file))?;
        if let Some(line) = review.lines().into_iter().find(|line| line.id == id) {
            let hidden = match (line.deleted, line.trimmed) {
                (true, _) => Some("undelete"),
                (false, 1..) => Some("trim --undo"),
                (false, 0) => None,
            };
            let next = hidden.map(|change| {
                let (file, id) = (word(&self.file), line.id);
                let (verb, rest) = change.split_once(' ').unwrap_or((change, ""));
                format!("kanso line {file} {verb} {id} {rest}").trim_end().to_owned()
            });
            let back = match (next, io.lang) {
                (None, _) => String::new(),
                (Some(next), Lang::En) => format!("  ({} has it back)", io.command(&next)),
                (Some(next), Lang::Ja) => format!("（戻すには {}）", io.command(&next)),
            };
            let told = lines::told(&line, io);
            writeln!(io.out, "{} {told}{back}", io.style.id(&line.id.to_string()))?;
        }
        Ok(Finding::Good)
    }

    fn extract(&self, line: &LineArg, out: &Path, io: &mut Io<'_>) -> Result<Finding, Failure> {
        let review = open::to_read(&self.file, io)?;
        let bytes = find(&*review, line).and_then(|line| review.extract(line, &[]));
        let bytes = bytes.map_err(|error| open::edit(&error).at(&self.file))?;
        files::make_own(out, &bytes)?;
        let told = format!("kanso review {}", word(out));
        writeln!(io.out, "{}: {}", out.display(), io.command(&told))?;
        Ok(Finding::Good)
    }
}

/// After how many events of a line a place on it is.
fn place_on(review: &dyn Review, line: LineId, at: &Address) -> Result<u32, EditError> {
    let number = Some(LineName::Number(line));
    if let Some(named) = &at.line {
        let start = Address { line: Some(named.clone()), place: Place::Event(0) };
        if review.resolve(&start)?.line != line {
            return Err(EditError::NotPossible(format!("{at} is not a place on line {line}")));
        }
    }
    let at = review.resolve(&Address { line: number, place: at.place.clone() })?;
    if at.beat.is_some() {
        return Err(EditError::WithinEvent { event: at.event });
    }
    Ok(at.event)
}

/// The number of a line, which may be a deleted one.
fn deleted(review: &dyn Review, line: &LineArg) -> Result<LineId, EditError> {
    if let LineName::Name(name) = &line.0 {
        let lines = review.lines();
        let called: Vec<_> =
            lines.iter().filter(|line| line.deleted && line.name == *name).collect();
        match called[..] {
            [only] => return Ok(only.id),
            [] => {}
            [..] => {
                let count = called.len();
                return Err(AddressError::Ambiguous { name: name.clone(), count }.into());
            }
        }
    }
    find(review, line)
}

/// The number of a line.
fn find(review: &dyn Review, line: &LineArg) -> Result<LineId, EditError> {
    let address = Address { line: Some(line.0.clone()), place: Place::Event(0) };
    Ok(review.resolve(&address)?.line)
}
