//! `kanso line`

use super::{Failure, Finding, Io, files, line_names, open};
use kanso_replay::address::{Address, LineName, Place};
use kanso_replay::log::record::LineId;
use kanso_replay::review::{EditError, Review};
use std::path::{Path, PathBuf};

/// Rename, promote, fold, delete or extract a line.
///
/// Nothing is ever erased: a deleted line is only hidden, and every address stays what it was.
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
    /// Hide it.
    Delete {
        /// The line, by number or name.
        line: LineArg,
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
            Change::Extract { line, .. } => find(review, line),
        };
        let id = changed.map_err(|error| open::edit(&error).at(&self.file))?;
        if let Some(line) = review.lines().into_iter().find(|line| line.id == id) {
            writeln!(io.out, "{} {}", io.style.id(&line.id.to_string()), line.name)?;
        }
        Ok(Finding::Good)
    }

    fn extract(&self, line: &LineArg, out: &Path, io: &mut Io<'_>) -> Result<Finding, Failure> {
        let review = open::to_read(&self.file, io)?;
        let bytes = find(&*review, line).and_then(|line| review.extract(line, &[]));
        let bytes = bytes.map_err(|error| open::edit(&error).at(&self.file))?;
        files::make(out, &bytes)?;
        let told = format!("kanso review {}", out.display());
        writeln!(io.out, "{}: {}", out.display(), io.style.id(&told))?;
        Ok(Finding::Good)
    }
}

/// The number of a line.
fn find(review: &dyn Review, line: &LineArg) -> Result<LineId, EditError> {
    let address = Address { line: Some(line.0.clone()), place: Place::Event(0) };
    Ok(review.resolve(&address)?.line)
}
