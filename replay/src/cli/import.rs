//! `kanso import`

use super::{Failure, Finding, Io, files};
use kanso_replay::log::jsonl;
use std::path::PathBuf;

/// Make a game's file from JSON Lines, as `kanso export --format jsonl` writes them.
///
/// The text is read strictly; a wrong field is refused with its line. Whether the rules allow what
/// it says is another question: `kanso verify` answers it.
#[derive(Debug, clap::Args)]
pub struct Import {
    /// The text.
    file: PathBuf,
    /// The file to make; it must not be there yet.
    #[arg(short, long = "out", value_name = "OUT")]
    out: PathBuf,
}

impl Import {
    /// Runs the command.
    pub fn run(&self, io: &mut Io<'_>) -> Result<Finding, Failure> {
        let text = files::read_text(&self.file)?;
        let bytes = jsonl::import(&text).map_err(|error| {
            Failure::cannot(error).at(&self.file).next(
                "correct that line; `kanso export --format jsonl` shows what a line looks like",
            )
        })?;
        files::make(&self.out, &bytes)?;
        let next = format!("kanso verify {}", self.out.display());
        writeln!(io.out, "{}: {}", self.out.display(), io.style.id(&next))?;
        Ok(Finding::Good)
    }
}
